"""The branch that hosts pictures: one commit without history, with a folder for each day.

Jobs that run together lose nothing: each reads the branch, adds, and replaces exactly what it
read, else it starts again. Links name the branch and not a commit, because each push leaves the
previous commit without a name, and GitHub may collect it.
"""

import datetime
import random
import re
from collections import defaultdict
from time import sleep

from .errors import PublishError, PushRejected
from .git import Git

NAME = "likeness-differences"
# Folders of earlier days are removed.
_DAYS = 30
_ATTEMPTS = 10


def path_of(digest: str, day: datetime.date) -> str:
    """The path of the picture with a SHA-256 that a run of a day kept."""
    return f"{day.isoformat()}/{digest}.png"


def keep(git: Git, pictures: dict[str, bytes], day: datetime.date) -> None:
    """Adds the pictures, by their SHA-256, to the folder of the day, and removes old folders."""
    for attempt in range(_ATTEMPTS):
        try:
            _try(git, pictures, day)
            return
        except PushRejected as error:
            if attempt == _ATTEMPTS - 1:
                raise PublishError(f"{error} That was attempt {_ATTEMPTS}, the last.") from error
            # Twice as long each time, and never two jobs in step.
            sleep(min(30.0, 0.5 * (1 << attempt)) * random.uniform(0.5, 1.5))


def _try(git: Git, pictures: dict[str, bytes], day: datetime.date) -> None:
    head = git.fetch(NAME)
    before = _read(git, head) if head else {}
    oldest = (day - datetime.timedelta(days=_DAYS)).isoformat()
    blobs = {path: blob for path, blob in before.items() if path >= oldest}
    for digest, data in pictures.items():
        blobs[path_of(digest, day)] = git.text("hash-object", "-w", "--stdin", data=data)
    if blobs == before:
        return
    folders: dict[str, list[str]] = defaultdict(list)
    for path, blob in blobs.items():
        folder, name = path.split("/")
        folders[folder].append(f"100644 blob {blob}\t{name}")
    trees = [f"040000 tree {_tree(git, files)}\t{name}" for name, files in folders.items()]
    tree = _tree(git, trees)
    git.push(git.text("commit-tree", tree, "-m", "Pictures of snapshots that differ"), NAME, head)


def _read(git: Git, head: str) -> dict[str, str]:
    """The blob of each picture by its path."""
    blobs = {}
    for line in git.text("ls-tree", "-r", head).splitlines():
        description, _, path = line.partition("\t")
        if not re.fullmatch(r"\d{4}-\d\d-\d\d/[0-9a-f]{64}\.png", path):
            raise PublishError(f"The branch {NAME} has other files, such as {path!r}. Rename it.")
        blobs[path] = description.split(" ")[2]
    return blobs


def _tree(git: Git, entries: list[str]) -> str:
    # The files of earlier pictures are only in the remote repository.
    return git.text("mktree", "--missing", data="\n".join(entries).encode())
