"""An overview as Markdown, for the summary of a job and for a comment: what changed and why first, then pictures side by side, then how to accept."""
from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

from . import limits
from .gathered import Finding, Group, Overview
from .outcomes import ROLES, Picture, Snapshot
from .text import code, counted, escaped, fenced, visible

# In pixels of the page: three fit side by side into a comment.
_THUMBNAIL_WIDTH, _THUMBNAIL_HEIGHT = 250, 280
# How many rows of a group are seen at once; the others unfold.
_OPEN_ROWS = 3
_COMMANDS = 20
_COMPANY = 4
_SYMBOLS = {"changed": "🟠", "new": "🔵", "error": "🔴"}


@dataclass(frozen=True)
class Page:
    """What stands around the pictures."""

    # The address of a picture, or nothing where it has none.
    address: Callable[[Picture], str | None]
    commit: str | None = None
    # The page where the whole report can be had.
    report: str | None = None
    # Whether a comment can accept. The comment then says so.
    accepts: bool = False
    # Of how many machines there is a report.
    reports: int = 1


def render(overview: Overview, page: Page, limit: int) -> str:
    """The Markdown, of at most `limit` bytes. Rows that don't fit are counted."""
    if not overview.findings:
        return _whole(_headline(overview, page), limit)
    head = _headline(overview, page)
    foot = _accepting(overview, page)
    # The longest line that can be added where something is left out.
    budget = limit - _bytes(head) - _bytes(foot) - 200
    parts, shown = [head], 0
    for group in overview.groups:
        text, count = _group(group, page, budget, limits.SHOWN_SNAPSHOTS - shown)
        if count == 0:
            break
        parts.append(text)
        budget -= _bytes(text)
        shown += count
        if count < len(group.findings):
            break
    left = len(overview.findings) - shown
    if left:
        place = f"[the report]({page.report})" if page.report else "the report"
        parts.append(f"\n… and **{left:,} more** in {place}.\n")
    return _whole("".join([*parts, foot]), limit)


def _headline(overview: Overview, page: Page) -> str:
    findings, total = len(overview.findings), overview.total
    counts = [f"{_SYMBOLS[kind]} **{count:,}** {name}" for kind, name in (
        ("error", "could not be compared"), ("changed", "changed"), ("new", "new")) if (count := overview.count(kind))]
    failed = {finding.snapshot.identity for finding in overview.findings}
    if not overview.labels:
        title = "❌ There is no report of the snapshots that can be read"
    elif not findings:
        title = f"✅ {'The snapshot matches' if total == 1 else f'All {total:,} snapshots match'}"
    else:
        title = f"👀 {len(failed):,} of {counted(total, 'snapshot')} {'needs' if len(failed) == 1 else 'need'} a look"
    if overview.labels and total > len(failed) > 0:
        counts.append(f"{total - len(failed):,} as before")
    if page.commit:
        counts.append(f"commit {code(page.commit[:9])}")
    if page.report:
        counts.append(f"[the whole report]({page.report})")
    lines = [f"### {title}", ""] + ([" · ".join(counts), ""] if counts else [])
    for problem in overview.problems[:5]:
        lines += [f"> ⚠️ {code(problem, 600)}", ""]
    if len(overview.problems) > 5:
        lines += [f"> ⚠️ and {counted(len(overview.problems) - 5, 'more problem')}, in the log", ""]
    return "\n".join(lines) + "\n"


def _group(group: Group, page: Page, budget: int, most: int) -> tuple[str, int]:
    """The group with as many of its findings as fit, and how many these are."""
    title = code(group.title) if group.is_cause else group.title
    text = f"#### {title} · {counted(len(group.findings), 'snapshot')}\n\n"
    text += _company(group)
    is_grid = all(set(finding.snapshot.pictures) <= {"actual"} for finding in group.findings)
    header = "" if is_grid else "<tr><th>Reference</th><th>Actual</th><th>Difference</th></tr>\n"
    width = 3 if is_grid else 1
    findings = group.findings[:most]
    rows = [findings[i:i + width] for i in range(0, len(findings), width)]
    closing = "</table>\n\n"
    # The room of what unfolds, reserved before the first rows are written.
    folding = len(f"<details><summary>{len(group.findings):,} more</summary>\n<table>{header}</details>\n\n</table>\n\n")
    room = budget - _bytes(text) - _bytes(header) - len("<table>\n") - len(closing) - folding
    drawn: list[tuple[str, int]] = []
    for row in rows:
        line = _grid_row(row, page) if is_grid else _row(row[0], page)
        room -= _bytes(line)
        if room < 0:
            break
        drawn.append((line, len(row)))
    if not drawn:
        return "", 0
    text += f"<table>\n{header}{''.join(line for line, _ in drawn[:_OPEN_ROWS])}{closing}"
    folded = drawn[_OPEN_ROWS:]
    if folded:
        text += f"<details><summary>{sum(count for _, count in folded):,} more</summary>\n"
        text += f"<table>\n{header}{''.join(line for line, _ in folded)}{closing.rstrip()}\n</details>\n\n"
    return text, sum(count for _, count in drawn)


def _company(group: Group) -> str:
    """The causes that some of the group have beside the one that heads it."""
    counts = Counter(cause for finding in group.findings for cause in dict.fromkeys(finding.snapshot.causes) if cause != group.title)
    if not counts:
        return ""
    widest = sorted(counts.items(), key=lambda pair: (-pair[1], pair[0]))[:_COMPANY]
    told = [f"{code(cause, 80)} × {count:,}" for cause, count in widest]
    left = len(counts) - len(told)
    return f"Together with {', '.join(told)}{f' and {left:,} more' if left else ''}.\n\n"


def _row(finding: Finding, page: Page) -> str:
    cells = "".join(f'<td align="center" valign="top">{_picture(finding.snapshot, role, page)}</td>' for role in ROLES)
    return f'<tr><td colspan="3">{_caption(finding, page.reports)}</td></tr>\n<tr>{cells}</tr>\n'


def _grid_row(findings: list[Finding], page: Page) -> str:
    cells = [f'{_picture(finding.snapshot, "actual", page)}<br>{_caption(finding, page.reports)}' for finding in findings]
    return "<tr>" + "".join(f'<td width="33%" align="center" valign="top">{cell}</td>' for cell in cells) + "</tr>\n"


def _caption(finding: Finding, reports: int) -> str:
    told = _told(finding.snapshot)
    where = f", on {', '.join(code(label, 60) for label in finding.labels)} only" if len(finding.labels) < reports else ""
    # Long names break where a person would break them.
    name = re.sub(r"(&#(?:47|44);)", r"\1<wbr>", code(finding.snapshot.identity))
    below = f"{told}{where}".removeprefix(", ")
    return f"{name}<br><sub>{below}</sub>" if below else name


def _told(snapshot: Snapshot) -> str:
    """What came out, in our own words: those of the report are a stranger's."""
    reference, actual, numbers = snapshot.pictures.get("reference"), snapshot.pictures.get("actual"), snapshot.numbers
    if snapshot.reason == "size" and reference and actual:
        return f"{reference.width} × {reference.height} → {actual.width} × {actual.height} pixels"
    if snapshot.reason == "pixels" and numbers and numbers.compared:
        share = f"{numbers.different / numbers.compared:.2%}"
        return f"{numbers.different:,} of {counted(numbers.compared, 'pixel')} differ ({share}), by up to {numbers.delta}"
    if snapshot.reason in ("missing", "recorded"):
        return ""
    return code(snapshot.verdict)


def _picture(snapshot: Snapshot, role: str, page: Page) -> str:
    picture = snapshot.pictures.get(role)
    if picture is None:
        return "–"
    address = page.address(picture)
    if address is None:
        return "<em>in the report</em>"
    width = min(picture.width / snapshot.scale, _THUMBNAIL_WIDTH, picture.width * _THUMBNAIL_HEIGHT / picture.height)
    alt = f"{role} of {visible(snapshot.identity, 120)}"
    link = escaped_address(address)
    return f'<a href="{link}"><img src="{link}" width="{max(1, round(width))}" alt="{escaped(alt)}"></a>'


def escaped_address(address: str) -> str:
    """An address of our own making in an attribute of HTML."""
    return address.replace("&", "&amp;").replace('"', "%22").replace("<", "%3C").replace(">", "%3E")


def _accepting(overview: Overview, page: Page) -> str:
    commands = [finding.snapshot.accept for finding in overview.findings if finding.snapshot.accept]
    if not commands:
        return ""
    lines = ["---", ""]
    if page.accepts:
        lines += [
            "**If this is meant**, comment `/accept-snapshots`, and the new looks are recorded on this branch. "
            "`/accept-snapshots 'Button/*' News` takes only some.", ""]
    left = len(commands) - _COMMANDS
    shown = commands[:_COMMANDS] + ([f"# and {left:,} more, in the report"] if left > 0 else [])
    lines += [
        "<details><summary>Accept on your machine</summary>", "", "Check out the branch, run its checks, then run:", "",
        fenced([command[:limits.TEXT_LENGTH] for command in shown]), "", "</details>", ""]
    return "\n".join(lines)


def _bytes(text: str) -> int:
    return len(text.encode("utf-8", "replace"))


def _whole(text: str, limit: int) -> str:
    """The text, cut where it is still too long, which only problems with long names can make it."""
    data = text.encode("utf-8", "replace")
    return data.decode() if len(data) <= limit else data[:limit - 4].decode("utf-8", "ignore") + "…"
