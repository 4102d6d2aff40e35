"""Reads pages of Markdown as far as the tools need it: their prose and their blocks of code."""

from collections.abc import Iterator
from dataclasses import dataclass


@dataclass(frozen=True)
class Part:
    """A paragraph, or a fenced block of code without its fences."""

    # The word after the fence, empty where none is there; None for a paragraph.
    language: str | None
    # The number of its first line, from 1.
    line: int
    text: str

    def lines(self) -> Iterator[tuple[int, str]]:
        """Its lines with their numbers on the page."""
        return enumerate(self.text.splitlines(), self.line)


def parts(page: str) -> Iterator[Part]:
    """The paragraphs and blocks of a page in their order. Blank lines end a paragraph."""
    language: str | None = None
    start, lines = 1, list[str]()
    for number, line in enumerate(page.splitlines(), 1):
        is_fence = line.lstrip().startswith("```")
        if not is_fence and (language is not None or line.strip()):
            lines.append(line)
            continue
        if lines:
            yield Part(language, start, "\n".join(lines) + "\n")
        start, lines = number + 1, []
        if is_fence:
            language = line.lstrip()[3:].strip() if language is None else None
    if lines:
        yield Part(language, start, "\n".join(lines) + "\n")
