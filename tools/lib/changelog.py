"""The notes of a release, from the changelog."""

import re


class NotesError(Exception):
    """The changelog has no notes for a version; the message says why."""


def notes(changelog: str, version: str) -> str:
    """The section of one version, without its heading: "## 1.2.0 — 2026-03-31"."""
    parts = re.split(r"(?m)^## +(.*)\n", changelog)
    for heading, section in zip(parts[1::2], parts[2::2], strict=True):
        if heading.split()[:1] != [version]:
            continue
        if "unreleased" in heading:
            raise NotesError(f"{version} is unreleased. Write its date into the heading.")
        if not section.strip():
            raise NotesError(f"The section of {version} is empty.")
        return section.strip() + "\n"
    raise NotesError(f"{version} has no section. Write one that begins with: ## {version} — DATE")
