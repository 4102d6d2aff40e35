"""What a run of the checks skipped, and what a leg of CI may skip."""

import fnmatch
import re
import textwrap
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

# Swift Testing's lines "➜ Test name() skipped: "reason"", "➜ Test name() skipped." and "➜ Test
# name() was cancelled after 0.1 seconds: "reason"". A display name has quotes around it.
_SKIPPED = re.compile(
    r"➜ Test (.+?) (?:skipped|was cancelled after [\d.]+ seconds)(?:\.$|: \"(.*))"
)
# A step that could not run, as tools/test notes it.
_NOTED = re.compile(r"tools/test: SKIPPED (\S+): (.*)")
# A row of the table of tools/same-pixels.
_TARGET = re.compile(r"\| (\S+) \| (.*?) \| skipped; (.*?) \|")


@dataclass(frozen=True, order=True)
class Skip:
    """A test or a step, and why it did not run."""

    name: str
    reason: str

    def __str__(self) -> str:
        return f"{self.name}: {self.reason or 'no reason is given'}"


def skipped(log: str) -> list[Skip]:
    """What the log of a run says was skipped, without repetitions, sorted."""
    return sorted(set(_found(log.splitlines())))


def listed(skips: Iterable[Skip]) -> str:
    """Lines for a reader: each reason, and under it the names that it holds for."""
    names: dict[str, list[str]] = {}
    for skip in skips:
        names.setdefault(skip.reason or "no reason is given", []).append(skip.name)
    lines = ["Skipped:" if names else "Nothing was skipped."]
    for reason in sorted(names):
        lines.append(f"  {reason} ({len(names[reason])})")
        lines += textwrap.wrap(
            ", ".join(sorted(names[reason])), 100, initial_indent=" " * 4, subsequent_indent=" " * 4
        )
    return "\n".join(lines)


def _found(lines: list[str]) -> Iterator[Skip]:
    for line in lines:
        if noted := _NOTED.fullmatch(line):
            yield Skip(noted[1], noted[2])
        elif row := _TARGET.match(line):
            yield Skip(f"same-pixels {row[1]} {row[2]}".rstrip(), row[3])
        elif test := _SKIPPED.match(line):
            # Of a reason of several lines, the first one says enough.
            yield Skip(test[1].strip('"'), (test[2] or "").removesuffix('"'))


class ListError(Exception):
    """A line of a list can't be read."""


def patterns(allowed: str) -> list[str]:
    """The lines of a leg's list that allow something.

    A line is `NAME: REASON`, in which `*` stands for any text. Empty lines and those that begin
    with `#` allow nothing.
    """
    found = []
    for number, line in enumerate(map(str.strip, allowed.splitlines()), 1):
        if not line or line.startswith("#"):
            continue
        name, _, reason = line.partition(": ")
        if not name or not reason:
            raise ListError(f"line {number} is not NAME: REASON: {line}")
        if name == reason == "*":
            raise ListError(f"line {number} would allow every skip: {line}")
        found.append(line)
    return found


def unexpected(skips: Iterable[Skip], allowed: str) -> list[Skip]:
    """The skips that no line of a leg's list allows."""
    lines = patterns(allowed)
    return [skip for skip in skips if not any(_fits(skip, line) for line in lines)]


def _fits(skip: Skip, pattern: str) -> bool:
    # Names of tests contain brackets, which are no classes of characters here.
    return fnmatch.fnmatchcase(str(skip), pattern.replace("[", "[[]"))
