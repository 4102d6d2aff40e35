"""Names and globs of snapshots, with the meaning that `likeness` gives them."""
from __future__ import annotations

import re
import shlex

from . import limits
from .errors import Refusal
from .text import code

COMMAND = "/accept-snapshots"


def patterns_of(comment: str) -> list[str] | None:
    """The patterns after the command in the first line of a comment; none: all that differs. None where the comment is no command."""
    line = comment.splitlines()[0] if comment.splitlines() else ""
    found = re.fullmatch(re.escape(COMMAND) + r"(\s.*)?", line.strip())
    if not found:
        return None
    try:
        patterns = shlex.split(found.group(1) or "")
    except ValueError as error:
        raise Refusal("The quotation marks of the command don't come in pairs.") from error
    patterns = [pattern.strip("`") for pattern in patterns if pattern.strip("`")]
    if len(patterns) > limits.PATTERNS:
        raise Refusal(f"The command has {len(patterns):,} names, and {limits.PATTERNS} are taken. Use globs: `{COMMAND} 'Button/*'`.")
    for pattern in patterns:
        if pattern.startswith("-") or len(pattern) > limits.PATTERN_LENGTH or re.search(r"[\x00-\x1f\x7f]", pattern):
            raise Refusal(f"{code(pattern)} can't be the name of a snapshot, nor a glob for some.")
    return patterns


def matches(pattern: str, identity: str) -> bool:
    """`*` is anything in one component, `**` anything at all, `?` one character of a component; the name of a folder is all that is in it."""
    pattern = pattern.removesuffix("/")
    if pattern == "" or identity == pattern or identity.startswith(pattern + "/"):
        return pattern != ""
    reached = [True] + [False] * len(identity)
    place = 0
    while place < len(pattern):
        is_star, is_double = pattern[place] == "*", pattern[place:place + 2] == "**"
        wanted = pattern[place]
        place += 2 if is_double else 1
        if is_star:
            for i, sign in enumerate(identity):
                reached[i + 1] = reached[i + 1] or (reached[i] and (is_double or sign != "/"))
        else:
            reached = [False] + [
                reached[i] and (sign != "/" if wanted == "?" else sign == wanted) for i, sign in enumerate(identity)]
    return reached[-1]
