"""The branch that hosts pictures for comments and summaries: one commit without a history, pictures by the SHA-256 of their bytes, old ones removed.

Concurrent jobs lose nothing: each reads the branch, adds, and puts it where it has read it from, else reads again. The links in comments name the
branch and not a commit, since each push leaves the commit before it without a name, and what has none may be collected at any time; a picture under its
digest never changes, so it can't be mistaken for another.
"""
from __future__ import annotations

import datetime
import json
import random
import re
import time
from collections.abc import Callable
from dataclasses import dataclass

from . import limits
from .errors import PublishError, PushRejected
from .git import Git, Unreachable
from .text import counted

DEFAULT_NAME = "likeness-differences"
DEFAULT_AGE = 30
_KIND = "likeness-differences"
_ATTEMPTS = 10
_README = f"""# Pictures of snapshots that differ

`tools/publish-diffs` of Likeness keeps pictures here that comments and summaries show. The branch has one commit and no history, and is written anew by
each run; pictures that no run has used for some time (by default {DEFAULT_AGE} days) are removed. The branch may be deleted at any time: the next run makes
it again, and older comments lose their pictures.
"""


@dataclass
class _Kept:
    """A picture on the branch."""

    blob: str
    used: str
    size: int


def path_of(digest: str) -> str:
    """Where the picture with this SHA-256 is on the branch."""
    return f"images/{digest}.png"


class PictureBranch:
    """A branch of pictures."""

    def __init__(
        self, git: Git, name: str = DEFAULT_NAME, age: int = DEFAULT_AGE, sleep: Callable[[float], object] = time.sleep,
        most_bytes: int = limits.BRANCH_BYTES
    ) -> None:
        """`age` is in days. `most_bytes` is what the branch may hold; beyond it the pictures that were used longest ago go first."""
        self._git = git
        self.name = name
        self._age = age
        self._sleep = sleep
        self._most_bytes = most_bytes

    def keep(self, pictures: dict[str, bytes], today: datetime.date) -> str:
        """Puts the pictures on the branch, by their digests, and removes old ones. Returns what it did, in words."""
        self._git.run("check-ref-format", f"refs/heads/{self.name}")
        for attempt in range(_ATTEMPTS):
            try:
                return self._try(pictures, today)
            except (PushRejected, Unreachable) as error:
                if attempt == _ATTEMPTS - 1:
                    raise PublishError(f"{error} That was attempt {_ATTEMPTS}, the last.") from error
                # Twice as long each time, and never two jobs in step.
                self._sleep(min(30.0, 0.5 * (1 << attempt)) * random.uniform(0.5, 1.5))
        raise AssertionError("the last attempt returns or raises")

    def _try(self, pictures: dict[str, bytes], today: datetime.date) -> str:
        head = self._git.remote_head(self.name)
        kept: dict[str, _Kept] = {}
        if head is not None:
            head = self._git.fetch(f"refs/heads/{self.name}")
            kept = self._read(head, today)
        elif not pictures:
            return f"No picture is to be kept, and there is no branch {self.name}."
        before = {digest: (picture.blob, picture.used) for digest, picture in kept.items()}
        for digest, data in pictures.items():
            blob = kept[digest].blob if digest in kept else self._git.text("hash-object", "-w", "--stdin", data=data)
            kept[digest] = _Kept(blob, today.isoformat(), len(data))
        removed = self._remove_old(kept, set(pictures), today)
        if {digest: (picture.blob, picture.used) for digest, picture in kept.items()} == before:
            return f"All {counted(len(pictures), 'picture')} are on the branch {self.name} already."
        self._git.push(self._commit(kept), self.name, head)
        added = len(kept.keys() - before.keys())
        return f"{counted(added, 'picture')} added to the branch {self.name}, {removed:,} removed, {len(kept):,} in all."

    def _read(self, head: str, today: datetime.date) -> dict[str, _Kept]:
        blobs: dict[str, str] = {}
        has_index = False
        for line in self._git.run("ls-tree", "-r", "-z", head).decode("utf-8", "replace").split("\0")[:-1]:
            description, _, path = line.partition("\t")
            found = re.fullmatch(r"images/([0-9a-f]{64})\.png", path)
            if found:
                blobs[found.group(1)] = description.split(" ")[2]
            elif path == "index.json":
                has_index = True
            elif path != "README.md":
                raise self._foreign(path)
        if not has_index:
            raise self._foreign("no index.json")
        entries = self._read_index(self._git.run("cat-file", "blob", f"{head}:index.json"))
        kept = {}
        for digest, blob in blobs.items():
            entry = entries.get(digest)
            fields = entry if isinstance(entry, dict) else {}
            used, size = fields.get("used"), fields.get("bytes")
            # What the index does not list counts as used today, so a damaged index loses nothing.
            is_day = isinstance(used, str) and re.fullmatch(r"\d{4}-\d\d-\d\d", used) is not None
            kept[digest] = _Kept(blob, str(used) if is_day else today.isoformat(), size if isinstance(size, int) else 0)
        return kept

    def _read_index(self, data: bytes) -> dict[str, object]:
        try:
            document = json.loads(data)
        except (ValueError, RecursionError):
            return {}
        if not isinstance(document, dict) or document.get("kind") != _KIND:
            raise self._foreign("an index.json of another program")
        pictures = document.get("pictures")
        return pictures if isinstance(pictures, dict) else {}

    def _foreign(self, what: str) -> PublishError:
        return PublishError(
            f"The branch {self.name} holds something else ({what!r}), and would be overwritten. Name another with --branch, or delete this one.")

    def _remove_old(self, kept: dict[str, _Kept], needed: set[str], today: datetime.date) -> int:
        oldest = (today - datetime.timedelta(days=self._age)).isoformat()
        before = len(kept)
        for digest in [digest for digest, picture in kept.items() if picture.used < oldest]:
            del kept[digest]
        size = sum(picture.size for picture in kept.values())
        for digest in sorted(kept.keys() - needed, key=lambda digest: (kept[digest].used, digest)):
            if size <= self._most_bytes:
                break
            size -= kept.pop(digest).size
        return before - len(kept)

    def _commit(self, kept: dict[str, _Kept]) -> str:
        index = {"kind": _KIND, "schemaVersion": 1, "pictures": {
            digest: {"used": picture.used, "bytes": picture.size} for digest, picture in sorted(kept.items())}}
        index_blob = self._git.text("hash-object", "-w", "--stdin", data=(json.dumps(index, indent=1) + "\n").encode())
        readme_blob = self._git.text("hash-object", "-w", "--stdin", data=_README.encode())
        images = self._tree([("100644", "blob", picture.blob, f"{digest}.png") for digest, picture in kept.items()])
        tree = self._tree([
            ("100644", "blob", readme_blob, "README.md"), ("040000", "tree", images, "images"), ("100644", "blob", index_blob, "index.json")])
        return self._git.text("commit-tree", tree, "-m", "Pictures of snapshots that differ")

    def _tree(self, entries: list[tuple[str, str, str, str]]) -> str:
        lines = "".join(f"{mode} {kind} {name}\t{path}\0" for mode, kind, name, path in entries)
        # The files of old pictures are on the remote alone.
        return self._git.text("mktree", "-z", "--missing", data=lines.encode())
