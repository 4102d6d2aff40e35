"""Texts of strangers in Markdown, HTML and logs, where they mean nothing but themselves."""

import re
from unicodedata import category

from . import limits

# Signs of direction and of width that change how the text around them looks.
_INVISIBLE = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}


def visible(text: str, longest: int = limits.TEXT_LENGTH) -> str:
    """The text on one line: what can't be seen is written as its number, and what is too long ends
    in an ellipsis."""
    cut = text[:longest]
    numbers = {sign: f"\\u{{{ord(sign):X}}}" for sign in cut if category(sign) in _INVISIBLE}
    shown = "".join(numbers.get(sign, sign) for sign in cut)
    return shown + ("…" if len(text) > longest else "")


def escaped(text: str, longest: int = limits.TEXT_LENGTH) -> str:
    """The text for Markdown and HTML alike, also in attributes.

    A character reference can't be a sign of Markdown's structure (CommonMark 0.31, 2.5) nor one of
    HTML's, so every sign of ASCII that is neither a letter, a digit nor a space becomes one.
    """
    shown = visible(text, longest)
    return re.sub(r"[!-/:-@\[-`{-~]", lambda sign: f"&#{ord(sign.group())};", shown)


def code(text: str, longest: int = limits.TEXT_LENGTH) -> str:
    """The text as code. GitHub makes no links of `@name`, `#1` and commits there, so nobody is
    called by the name of a snapshot.

    It does make a link of an address of mail, unless a place for a line break parts it.
    """
    shown = escaped(text, longest).replace("&#64;", "&#64;<wbr>")
    return f"<code>{shown}</code>"


def is_name(text: str) -> bool:
    """Whether the text can be the name of one snapshot, as FileName.swift writes them, and of
    nothing else: neither a pattern nor an option.

    A cut command is another command, so a long name is none."""
    parts = text.split("/")
    return (
        len(parts) > 1
        and all(part and part[0] not in ".- " and part[-1] not in ". " for part in parts)
        and not re.search(r'[\\:*?"<>|]', text)
        and visible(text) == text
    )


def shell_word(text: str) -> str:
    """The text as one word of a shell, in single quotes if needed. As in Invocation.swift: zsh
    replaces a word such as `=ls` with the path of a program."""
    if re.fullmatch(r"[\w@%+:,./-][\w@%+=:,./-]*", text, re.ASCII):
        return text
    return "'" + text.replace("'", "'\\''") + "'"


def fenced(lines: list[str]) -> str:
    """Lines as a block of code with a button that copies it; the fence is longer than any run of
    backticks in it."""
    shown = [visible(line, 2_000) for line in lines]
    longest = max((len(run) for line in shown for run in re.findall("`+", line)), default=0)
    fence = "`" * max(3, longest + 1)
    return "\n".join([f"{fence}sh", *shown, fence])


def logged(text: str) -> str:
    """The text for a log, in which a runner looks for commands: `::` at the start of a line, `##[`
    anywhere."""
    return re.sub(r"#(?=#\[)|##(?=vso\[)", "# ", visible(text, 4_000)).replace("::", ": :")


def counted(count: int, noun: str) -> str:
    """`1 snapshot`, `2,000 snapshots`."""
    return f"{count:,} {noun}{'' if count == 1 else 's'}"
