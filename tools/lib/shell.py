"""Reads scripts of the shell with the parser of shfmt."""

import json
import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from lib.process import run

# A part of shfmt's tree. Its field "Type" names the kind where there are several.
Node = dict[str, Any]

# What stands for a part of a word that only the shell knows.
UNKNOWN = "\0"

# Programs that start another one, and their short options that take a value.
_STARTERS = {
    "command": "",
    "env": "CSu",
    "exec": "a",
    "nice": "n",
    "nohup": "",
    "sudo": "CDghpRrTtu",
    "time": "fo",
    "xargs": "adEIiLlnPsS",
}

_FIND_STARTS = ("-exec", "-execdir", "-ok", "-okdir")


class ShellError(Exception):
    """A script that shfmt can't read; the message says why."""


def parse(script: str) -> Node:
    """The tree of a script for bash."""
    ran = run(_shfmt(), "--to-json", "--language-dialect=bash", given=script.encode() or b"\n")
    if ran.status != 0:
        raise ShellError(ran.errors.strip())
    tree: Node = json.loads(ran.output)
    return tree


def _shfmt() -> str:
    beside = Path(sys.executable).with_name("shfmt")
    found = str(beside) if beside.exists() else shutil.which("shfmt")
    if not found:
        raise ShellError("shfmt is missing. Run: tools/setup --checks")
    return found


def nodes(value: Any) -> Iterator[Node]:
    """A node and everything in it, from the outside in."""
    if isinstance(value, dict):
        yield value
        for part in value.values():
            yield from nodes(part)
    elif isinstance(value, list):
        for part in value:
            yield from nodes(part)


def text(word: Node | None) -> str:
    """The text of a word, with `UNKNOWN` for what the shell puts in."""
    if word is None:
        return ""
    if "Parts" in word:
        return "".join(text(part) for part in word["Parts"])
    if word.get("Type") == "Lit":
        return re.sub(r"\\(.)", r"\1", word.get("Value", ""))
    return str(word.get("Value", "")) if word.get("Type") == "SglQuoted" else UNKNOWN


def line(node: Node) -> int:
    """The line of a node in its script, from 1."""
    return int(node["Pos"]["Line"])


def started(words: list[str]) -> Iterator[list[str]]:
    """A command, and those that it starts: `sudo -u me ls -l` is `sudo -u me`, then `ls -l`."""
    if not words:
        return
    name, rest = words[0], words[1:]
    own = 0
    if name == "find":
        runs = [number for number, word in enumerate(rest) if word in _FIND_STARTS]
        own = runs[0] + 1 if runs else len(rest)
        ends = [number for number, word in enumerate(rest) if number >= own and word in (";", "+")]
        yield [name, *rest[:own], *(rest[ends[0] + 1 :] if ends else [])]
        yield from started(rest[own : ends[0] if ends else len(rest)])
        return
    if name not in _STARTERS or (name == "command" and rest[:1] in (["-v"], ["-V"])):
        yield words
        return
    while own < len(rest) and (rest[own].startswith("-") or re.match(r"\w+=", rest[own])):
        option = rest[own]
        own += 1
        if option == "--":
            break
        takes_next = option[0] == "-" and option[:2] != "--" and option[-1] in _STARTERS[name]
        own += takes_next
    yield [name, *rest[:own]]
    yield from started(rest[own:])


def script_in(words: list[str]) -> str | None:
    """The script that a command receives as a word: `bash -c SCRIPT`, `trap SCRIPT EXIT`."""
    name, rest = words[0], words[1:]
    if name in ("eval", "trap") and rest and not rest[0].startswith("-"):
        return rest[0]
    if name in ("sh", "bash"):
        while rest and rest[0].startswith(("-", "+")):
            option = rest.pop(0)
            if not option.startswith("--") and "c" in option:
                # The options after -c come before the script, too.
                rest = [word for word in rest if not word.startswith("-")]
                return rest[0] if rest else None
            if option in ("--rcfile", "--init-file") or option.endswith("o"):
                rest = rest[1:]
    return None


def commands(script: str) -> Iterator[list[str]]:
    """The words of every command in a script, wherever it stands."""
    for node in nodes(parse(script)):
        if node.get("Type") == "CallExpr":
            for words in started([text(word) for word in node.get("Args", [])]):
                yield words
                inner = script_in(words)
                if inner is not None:
                    yield from commands(inner)


def options(words: list[str], with_value: str = "") -> Iterator[tuple[str, str | None]]:
    """The options among the words after a name, each with the value that it has.

    `with_value` are the short ones that take a value. A long option's value is that after `=`.
    """
    rest = list(words)
    while rest:
        word = rest.pop(0)
        if word == "--":
            return
        if word.startswith("--"):
            name, equal, value = word.partition("=")
            yield name, value if equal else None
        elif word.startswith("-") and len(word) > 1:
            letters = word[1:]
            while letters:
                letter, letters = letters[0], letters[1:]
                if letter not in with_value:
                    yield f"-{letter}", None
                    continue
                if not letters and rest:
                    letters = rest.pop(0)
                yield f"-{letter}", letters
                break
