"""Puts references that a job without rights drew onto the branch of a pull request. What it drew is a stranger's data, and no code of the branch runs."""
from __future__ import annotations

import re
import time
from collections.abc import Callable
from dataclasses import dataclass

from . import limits
from .bundle import Bundle, checked_name
from .errors import HostileInput, PushRejected, Refusal
from .git import Git, Unreachable
from .patterns import matches
from .png import size_of_png
from .text import code, counted

_ATTEMPTS = 5


@dataclass(frozen=True)
class Recorded:
    """A commit with new references."""

    commit: str
    count: int


def checked_references(bundle: Bundle, patterns: list[str]) -> dict[str, bytes]:
    """The pictures and display lists of an artifact by their paths in the folder of references, those that the patterns mean.

    Anything that is neither a picture nor a display list, or is not what its name says, makes all of it unusable: an honest recording has none.
    """
    files: dict[str, bytes] = {}
    size = 0
    names = bundle.names()
    if len(names) > limits.REFERENCES:
        raise HostileInput(f"{len(names):,} files were recorded, and {limits.REFERENCES:,} are taken at a time. Name some.")
    for name in names:
        checked_name(name, bundle.place)
        found = re.fullmatch(r"(.+)\.(png|txt)", name)
        if found is None or any(part.startswith((".", "-")) for part in name.split("/")):
            raise HostileInput(f"Among what was recorded is {name!r}, which is neither a picture nor a display list.")
        if patterns and not any(matches(pattern, found.group(1)) for pattern in patterns):
            continue
        is_picture = found.group(2) == "png"
        data = bundle.read(name, limits.PICTURE_BYTES if is_picture else limits.TEXT_BYTES)
        size += len(data)
        if size > limits.REFERENCES_BYTES:
            raise HostileInput(f"More than {limits.REFERENCES_BYTES:,} bytes were recorded, which is more than is taken at a time. Name some.")
        if is_picture:
            size_of_png(data, name)
        else:
            _check_text(data, name)
        files[name] = data
    return files


def _check_text(data: bytes, name: str) -> None:
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise HostileInput(f"{name} is no text in UTF-8. It is not recorded.") from error
    if re.search(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]", text):
        raise HostileInput(f"{name} holds signs that no display list has. It is not recorded.")


def push_references(
    git: Git, files: dict[str, bytes], folder: str, branch: str, head: str, message: str, sleep: Callable[[float], object] = time.sleep
) -> Recorded | None:
    """Commits the files into `folder` on top of `head` and pushes them to the branch, which still has to be there. None: nothing is new.

    The commit is made from trees; nothing is checked out, so neither hooks, filters nor links of the branch matter.
    """
    git.run("check-ref-format", f"refs/heads/{branch}")
    git.fetch(head)
    git.run("read-tree", head)
    entries = []
    for name, data in files.items():
        blob = git.text("hash-object", "-w", "--stdin", "--no-filters", data=data)
        entries.append(f"100644 {blob}\t{folder}/{name}\0")
    _check_places(git, head, [f"{folder}/{name}" for name in files])
    git.run("update-index", "-z", "--index-info", data="".join(entries).encode())
    tree = git.text("write-tree", "--missing-ok")
    if tree == git.text("rev-parse", f"{head}^{{tree}}"):
        return None
    changed = git.run("diff-tree", "-r", "-z", "--name-only", "--no-renames", head, tree).decode().split("\0")[:-1]
    count = len({path.rsplit(".", 1)[0] for path in changed})
    commit = git.text("commit-tree", tree, "-p", head, data=message.format(snapshots=counted(count, "snapshot")).encode())
    try:
        _push(git, commit, branch, head, sleep)
    except PushRejected as error:
        raise Refusal(f"The branch moved on from {code(head[:9])} while the snapshots were drawn. Wait for its report, look, and comment again.") from error
    return Recorded(commit, count)


def _push(git: Git, commit: str, branch: str, head: str, sleep: Callable[[float], object]) -> None:
    """Pushes, again where no answer came; a push whose answer was lost has been carried out, and is not taken for a branch that moved."""
    for attempt in range(_ATTEMPTS):
        try:
            return git.push(commit, branch, head)
        except Unreachable:
            if attempt == _ATTEMPTS - 1:
                raise
            sleep(float(1 << attempt))
            if git.remote_head(branch) == commit:
                return None
    return None


def _check_places(git: Git, head: str, paths: list[str]) -> None:
    """Refuses places that are a link, or lead through one, on the branch: what is written there would land elsewhere in a checkout."""
    wanted = set(paths) | {path[:place.start()] for path in paths for place in re.finditer("/", path)}
    for line in git.run("ls-tree", "-r", "-t", "-z", head).decode("utf-8", "replace").split("\0")[:-1]:
        description, _, path = line.partition("\t")
        mode = description.split(" ")[0]
        is_folder = path in wanted and path not in paths
        if path in wanted and mode not in (("040000",) if is_folder else ("100644", "100755")):
            raise Refusal(f"{code(path)} is not {'a folder' if is_folder else 'a file'} on the branch, so no reference is written there.")
