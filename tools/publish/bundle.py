"""The files of a report or of an artifact: a folder, or a zip file that is never unpacked. Links are not followed, names lead nowhere else."""
from __future__ import annotations

import os
import re
import shlex
import stat
import zipfile
import zlib
from pathlib import Path
from typing import Protocol

from . import limits
from .errors import HostileInput, PublishError


class Bundle(Protocol):
    """Some files under relative names, in which `/` separates folders."""

    label: str
    """What tells the report of one machine from those of others; empty where there is one."""
    place: str
    """Where it is, for messages."""

    def names(self) -> list[str]:
        """The names of all files, in the order of their bytes."""

    def read(self, name: str, limit: int) -> bytes:
        """The content of a file of at most `limit` bytes."""


def checked_name(name: str, place: str) -> str:
    """The name, where it is one that stays in its folder on every system."""
    parts = name.split("/")
    is_bad = any(part in ("", ".", "..") or len(part.encode("utf-8", "surrogatepass")) > limits.NAME_BYTES for part in parts)
    if is_bad or len(name.encode("utf-8", "surrogatepass")) > limits.PATH_BYTES or re.search(r"[\x00-\x1f\x7f\\:\ud800-\udfff]", name):
        raise HostileInput(f"{place} holds a file that is called {name!r}. Nothing of it is used.")
    return name


class FolderBundle:
    """A folder on disk."""

    def __init__(self, folder: Path, label: str = "") -> None:
        self.folder = folder
        self.label = label
        self.place = str(folder)
        if not folder.is_dir():
            raise PublishError(f"There is no folder {folder}. To write a report there, run: swift run likeness report --to {shlex.quote(str(folder))}")

    def names(self) -> list[str]:
        found: list[str] = []
        for within, folders, files in os.walk(self.folder):
            for entry in folders + files:
                if os.path.islink(os.path.join(within, entry)):
                    raise HostileInput(f"{self.place} holds a link, {entry!r}. Nothing of it is used.")
            found += [checked_name(os.path.relpath(os.path.join(within, file), self.folder).replace(os.sep, "/"), self.place) for file in files]
            if len(found) > limits.ARTIFACT_FILES:
                raise HostileInput(f"{self.place} holds more than {limits.ARTIFACT_FILES:,} files. Nothing of it is used.")
        return sorted(found)

    def read(self, name: str, limit: int) -> bytes:
        path = self.folder
        for part in checked_name(name, self.place).split("/"):
            path = path / part
            if path.is_symlink():
                raise HostileInput(f"{self.place}: {name} is a link, or in one. It is not read.")
        try:
            if not stat.S_ISREG(os.lstat(path).st_mode):
                raise HostileInput(f"{self.place}: {name} is no file. It is not read.")
            with open(path, "rb") as file:
                data = file.read(limit + 1)
        except OSError as error:
            raise PublishError(f"{self.place}: {name} can't be read: {error.strerror}.") from error
        return _within(data, limit, name, self.place)


class ZipBundle:
    """A zip file as GitHub keeps artifacts."""

    def __init__(self, path: Path, place: str, label: str = "") -> None:
        self.label = label
        self.place = place
        try:
            self._archive = zipfile.ZipFile(path)
        except (zipfile.BadZipFile, OSError, ValueError, NotImplementedError) as error:
            raise HostileInput(f"{place} is no zip file that can be read ({error}). Nothing of it is used.") from error
        entries = self._archive.infolist()
        if len(entries) > limits.ARTIFACT_FILES:
            raise HostileInput(f"{place} holds {len(entries):,} files, and {limits.ARTIFACT_FILES:,} are taken. Nothing of it is used.")
        self._entries: dict[str, zipfile.ZipInfo] = {}
        for entry in entries:
            kind = stat.S_IFMT(entry.external_attr >> 16)
            if kind not in (0, stat.S_IFREG, stat.S_IFDIR):
                raise HostileInput(f"{place}: {entry.filename!r} is a link or a device. Nothing of it is used.")
            if entry.is_dir():
                continue
            name = checked_name(entry.orig_filename, place)
            if name in self._entries:
                raise HostileInput(f"{place} holds {name!r} twice. Nothing of it is used.")
            self._entries[name] = entry

    def names(self) -> list[str]:
        return sorted(self._entries)

    def read(self, name: str, limit: int) -> bytes:
        entry = self._entries.get(name)
        if entry is None:
            raise PublishError(f"{self.place}: there is no {name!r} in it.")
        try:
            # What the directory of the zip file says of a size is a claim; no more than the limit is unpacked.
            with self._archive.open(entry) as file:
                data = file.read(limit + 1)
        except (zipfile.BadZipFile, OSError, RuntimeError, NotImplementedError, EOFError, zlib.error) as error:
            raise HostileInput(f"{self.place}: {name} can't be unpacked ({error}). It is not used.") from error
        return _within(data, limit, name, self.place)


def _within(data: bytes, limit: int, name: str, place: str) -> bytes:
    if len(data) > limit:
        raise HostileInput(f"{place}: {name} has more than {limit:,} bytes. It is not used.")
    return data
