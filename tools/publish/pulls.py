"""Pull requests and runs, as the API tells them; nothing of it comes from an artifact."""
from __future__ import annotations

import fnmatch
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from . import limits
from .bundle import Bundle, ZipBundle
from .errors import PublishError
from .github import Api, quoted


@dataclass(frozen=True)
class PullRequest:
    """A pull request and where its branch is."""

    number: int
    head: str
    repository: str
    branch: str
    is_open: bool
    takes_edits: bool


@dataclass(frozen=True)
class Run:
    """A run of a workflow."""

    number: int
    head: str
    repository: str
    branch: str
    page: str


def pull_request(api: Api, repository: str, number: int) -> PullRequest:
    """The pull request of a number."""
    return _pull_request(api.get(f"/repos/{repository}/pulls/{quoted(number)}"))


def run_of(api: Api, repository: str, number: int) -> Run:
    """The run of a number."""
    value = api.get(f"/repos/{repository}/actions/runs/{quoted(number)}")
    head = value.get("head_repository") or {}
    return Run(number, str(value["head_sha"]), str(head.get("full_name") or ""), str(value.get("head_branch") or ""), str(value.get("html_url") or ""))


def pull_request_of(api: Api, repository: str, run: Run) -> PullRequest | None:
    """The open pull request whose branch is at the commit of a run; None where there is none, or where its branch moved on."""
    if not run.repository or not run.branch:
        return None
    owner = run.repository.split("/")[0]
    for value in api.pages(f"/repos/{repository}/pulls?state=open&head={quoted(owner)}:{quoted(run.branch)}"):
        found = _pull_request(value)
        if found.head == run.head and found.repository == run.repository:
            return found
    return None


def download_artifacts(api: Api, repository: str, run: int, pattern: str, folder: Path) -> list[Bundle]:
    """The artifacts of a run whose names match a glob, in the order of their names; of two with one name the newer."""
    newest: dict[str, int] = {}
    for artifact in api.pages(f"/repos/{repository}/actions/runs/{quoted(run)}/artifacts", "artifacts"):
        name, number = str(artifact.get("name")), int(artifact["id"])
        if fnmatch.fnmatchcase(name, pattern) and not artifact.get("expired"):
            newest[name] = max(number, newest.get(name, 0))
    if len(newest) > limits.ARTIFACTS:
        raise PublishError(f"Run {run} has {len(newest):,} artifacts that match {pattern!r}, and {limits.ARTIFACTS} are read.")
    bundles: list[Bundle] = []
    for name, number in sorted(newest.items()):
        with tempfile.NamedTemporaryFile(dir=folder, suffix=".zip", delete=False) as file:
            api.download(f"/repos/{repository}/actions/artifacts/{quoted(number)}/zip", file, limits.ARTIFACT_BYTES)
        # The label is what the name adds to the pattern: `likeness-report-macOS` of `likeness-report*` is `macOS`.
        bundles.append(ZipBundle(Path(file.name), name, name.removeprefix(pattern.rstrip("*")).lstrip("-") or name if len(newest) > 1 else ""))
    return bundles


def may_write(api: Api, repository: str, login: str) -> bool:
    """Whether a person may push to the repository."""
    value = api.get(f"/repos/{repository}/collaborators/{quoted(login)}/permission")
    # The API reports `maintain` as `write` and `triage` as `read`.
    return isinstance(value, dict) and value.get("permission") in ("admin", "write")


def _pull_request(value: dict[str, Any]) -> PullRequest:
    head = value["head"]
    return PullRequest(
        number=int(value["number"]), head=str(head["sha"]), repository=str((head.get("repo") or {}).get("full_name") or ""), branch=str(head["ref"]),
        is_open=value.get("state") == "open", takes_edits=value.get("maintainer_can_modify") is True)
