"""A comment in Markdown: what changed and why, pictures side by side, how to accept."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

from . import limits
from .report import ROLES, Group, Overview, Snapshot
from .text import code, counted, escaped, fenced, is_name, shell_word, visible

# In pixels of the page: three fit side by side into a comment.
_THUMBNAIL_WIDTH = 250
_COMMANDS = 20
_SYMBOLS = {"error": "🔴", "changed": "🟠", "new": "🔵"}
_WORDS = {"error": "could not be compared", "changed": "changed", "new": "new"}
_HEADER = "<tr><th>Reference</th><th>Actual</th><th>Difference</th></tr>"


@dataclass(frozen=True)
class Page:
    """What is around the pictures."""

    # The address of the picture with a SHA-256.
    address: Callable[[str], str]
    commit: str
    # The page with the whole report.
    report: str
    # The words that start Likeness where the commands are pasted.
    likeness: str


def render(overview: Overview, page: Page, limit: int) -> str:
    """The Markdown, of at most `limit` bytes. Snapshots that don't fit are counted."""
    head, foot = _headline(overview, page), _accepting(overview, page)
    # With room for the longest line that says what is left out.
    budget = limit - _bytes(head) - _bytes(foot) - 300
    parts, shown = [head], 0
    for number, group in enumerate(overview.groups):
        most = limits.SHOWN_SNAPSHOTS - shown
        text, count = _group(overview, group, page, budget, most, number == 0)
        budget -= _bytes(text)
        parts.append(text)
        shown += count
        if count < len(group.snapshots):
            break
    left = len(overview.failures) - shown
    if left:
        parts.append(f"\n… and **{left:,} more** in [the report]({page.report}).\n\n")
    whole = "".join([*parts, foot]).encode("utf-8", "replace")
    # Only problems with long names exceed the limit.
    return whole[:limit].decode("utf-8", "ignore")


def _headline(overview: Overview, page: Page) -> str:
    failed = {one.identity for one in overview.failures}
    if not overview.is_read:
        title = "❌ No report of the snapshots can be read"
    elif not failed:
        title = f"✅ All of {counted(overview.total, 'snapshot')} match"
    else:
        title = f"👀 {len(failed):,} of {counted(overview.total, 'snapshot')} differ"
    kinds = Counter(one.kind for one in overview.failures)
    found = [kind for kind in _SYMBOLS if kinds[kind]]
    details = [f"{_SYMBOLS[kind]} **{kinds[kind]:,}** {_WORDS[kind]}" for kind in found]
    details += [f"commit {code(page.commit[:9])}", f"[the whole report]({page.report})"]
    warnings = [f"> ⚠️ {code(problem, 600)}\n" for problem in overview.problems[:5]]
    return "\n".join([f"### {title}\n", " · ".join(details) + "\n", *warnings, ""])


def _group(
    overview: Overview, group: Group, page: Page, budget: int, most: int, is_open: bool
) -> tuple[str, int]:
    """The group with as many of its findings as fit, and how many these are."""
    title = f"<b>{code(group.title)}</b> · {counted(len(group.snapshots), 'snapshot')}"
    start = f"<details{' open' if is_open else ''}><summary>{title}</summary>\n<table>\n{_HEADER}\n"
    end = "</table>\n</details>\n\n"
    budget -= _bytes(start) + _bytes(end)
    rows: list[str] = []
    for snapshot in group.snapshots[: max(0, most)]:
        row = _row(overview, snapshot, page)
        budget -= _bytes(row)
        if budget < 0:
            break
        rows.append(row)
    return f"{start}{''.join(rows)}{end}" if rows else "", len(rows)


def _row(overview: Overview, snapshot: Snapshot, page: Page) -> str:
    cells = "".join(
        f'<td align="center" valign="top">{_image(overview, snapshot, role, page)}</td>'
        for role in ROLES
    )
    caption = f"{code(snapshot.identity)}<br><sub>{code(snapshot.summary)}</sub>"
    return f'<tr><td colspan="3">{caption}</td></tr>\n<tr>{cells}</tr>\n'


def _image(overview: Overview, snapshot: Snapshot, role: str, page: Page) -> str:
    picture = snapshot.pictures.get(role)
    if picture is None:
        return "–"
    digest = overview.pictures.get(picture)
    if digest is None:
        return "<em>in the report</em>"
    width = max(1, round(min(picture.width / snapshot.scale, _THUMBNAIL_WIDTH)))
    link = page.address(digest).replace("&", "&amp;").replace('"', "%22").replace("<", "%3C")
    alt = escaped(f"{role} of {visible(snapshot.identity, 120)}")
    return f'<a href="{link}"><img src="{link}" width="{width}" alt="{alt}"></a>'


def _accepting(overview: Overview, page: Page) -> str:
    """Commands to paste, made from the names alone: no other word of a report is in them."""
    waiting = [one.identity for one in overview.failures if one.is_waiting]
    names = [name for name in waiting if is_name(name)][:_COMMANDS]
    if not names:
        return ""
    lines = [f"{page.likeness} accept {shell_word(name)}" for name in names]
    if len(waiting) > len(names):
        lines.append(f"# and {len(waiting) - len(names):,} more, in the report")
    return (
        "<details><summary>Accept on your machine</summary>\n\n"
        f"Check out the branch, run its checks, then run:\n\n{fenced(lines)}\n\n</details>\n"
    )


def _bytes(text: str) -> int:
    return len(text.encode("utf-8", "replace"))
