"""Reports, read as the data of a stranger: what does not have the expected form is refused.

Several reports, one for each machine of a matrix, are shown as one.
"""

import hashlib
import json
import re
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from . import limits
from .errors import PublishError

SCHEMA_VERSION = 3
# The statuses of SnapshotStatus.swift by their kinds; all others are errors.
KINDS = dict.fromkeys(("size", "pixels", "text", "missing", "renamed"), "changed")
KINDS |= dict.fromkeys(("added", "recorded"), "new")
ROLES = ("reference", "actual", "difference")
_HEADER, _END = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", b"\0\0\0\0IEND\xaeB`\x82"


@dataclass(frozen=True)
class Picture:
    """A picture of a report. Its digest tells which pictures are alike; its file may be another."""

    folder: Path
    path: str
    digest: str
    width: int
    height: int


@dataclass(frozen=True)
class Cause:
    """A cause in words, and what tells it from others of the same words."""

    title: str
    shown: str = ""
    """Digests of what an area shows before and after; empty for all other causes."""


@dataclass(frozen=True)
class Snapshot:
    """A snapshot that failed."""

    identity: str
    status: str
    summary: str
    causes: tuple[Cause, ...]
    scale: float
    pictures: dict[str, Picture]
    is_waiting: bool
    """Whether it can be accepted. The command is not read: a reader would paste it."""

    @property
    def kind(self) -> str:
        """`changed`, `new` or `error`."""
        return KINDS.get(self.status, "error")


@dataclass
class Group:
    """Snapshots with one cause, or with one status where no cause is known."""

    title: str
    snapshots: list[Snapshot]


@dataclass
class Overview:
    """Everything that a summary or a comment shows."""

    total: int = 0
    is_read: bool = False
    groups: list[Group] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)
    pictures: dict[Picture, str] = field(default_factory=dict)
    """The SHA-256 of the bytes of each picture that is shown."""
    files: dict[str, bytes] = field(default_factory=dict)
    """The bytes of these pictures by their SHA-256."""

    @property
    def failures(self) -> list[Snapshot]:
        """All snapshots that failed, in the order in which they are shown."""
        return [snapshot for group in self.groups for snapshot in group.snapshots]


def reports_in(folder: Path) -> list[Path]:
    """The reports of a folder: itself, or its subfolders as artifacts are unpacked."""
    if (folder / "outcomes.json").exists():
        return [folder]
    inner = sorted(folder.iterdir()) if folder.is_dir() else []
    return [path for path in inner if (path / "outcomes.json").exists()]


def gather(folders: list[Path]) -> Overview:
    """Reads the reports. One that can't be used becomes a problem; the others are still shown."""
    overview = Overview()
    merged: dict[tuple[str, str, str], Snapshot] = {}
    for folder in folders:
        try:
            total, snapshots = _read(folder)
        except PublishError as error:
            overview.problems.append(str(error))
            continue
        overview.is_read = True
        overview.total = max(overview.total, total)
        for one in snapshots:
            actual = one.pictures.get("actual")
            # What failed alike on several machines is shown once.
            merged.setdefault((one.identity, one.status, actual.digest if actual else ""), one)
    overview.groups = _grouped(sorted(merged.values(), key=lambda one: one.identity))
    _load_pictures(overview)
    return overview


def _grouped(snapshots: list[Snapshot]) -> list[Group]:
    """Puts each snapshot under the most frequent of its causes, the larger groups first."""
    counts = Counter(cause for one in snapshots for cause in one.causes)
    groups: dict[tuple[bool, Cause], Group] = {}
    for one in snapshots:
        cause = max(
            one.causes,
            key=lambda cause: (counts[cause], cause.title, cause.shown),
            default=Cause(one.status),
        )
        group = groups.setdefault((not one.causes, cause), Group(cause.title, []))
        group.snapshots.append(one)
    # The snapshots are in order already: of equal groups that of the first one comes first.
    order = sorted(groups, key=lambda key: (key[0], -len(groups[key].snapshots), key[1].title))
    return [groups[key] for key in order]


def _load_pictures(overview: Overview) -> None:
    """Reads the pictures that are shown. One that is not what the report says is a problem."""
    size = 0
    for snapshot in overview.failures[: limits.SHOWN_SNAPSHOTS]:
        for picture in snapshot.pictures.values():
            if picture in overview.pictures:
                continue
            try:
                data = _bytes(picture.folder, picture.path, limits.PICTURE_BYTES)
                if size_of_png(data) != (picture.width, picture.height):
                    raise PublishError(f"{picture.path} is not a PNG file of the reported size.")
            except PublishError as error:
                overview.problems.append(f"{error} It is left out.")
                continue
            size += len(data)
            if size > limits.RUN_BYTES:
                overview.problems.append("There are too many pictures: some are left out.")
                return
            digest = hashlib.sha256(data).hexdigest()
            overview.files[digest], overview.pictures[picture] = data, digest


def size_of_png(data: bytes) -> tuple[int, int] | None:
    """The size in pixels; None if the bytes do not begin and end like PNG."""
    if not data.startswith(_HEADER) or not data.endswith(_END):
        return None
    return int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big")


def _bytes(folder: Path, name: str, limit: int) -> bytes:
    """The content of a file of a report. Links could lead to files of the machine."""
    path = folder / name
    if any(part.is_symlink() for part in (path, path.parent)) or not path.is_file():
        raise PublishError(f"{folder.name}: {name} is not a file.")
    with path.open("rb") as file:
        data = file.read(limit + 1)
    if len(data) > limit:
        raise PublishError(f"{folder.name}: {name} has more than {limit:,} bytes.")
    return data


def _read(folder: Path) -> tuple[int, list[Snapshot]]:
    """The number of snapshots in `outcomes.json`, and those that failed."""
    data = _bytes(folder, "outcomes.json", limits.OUTCOMES_BYTES)
    place = f"{folder.name}: outcomes.json"
    try:
        document = json.loads(data)
        version = document["schemaVersion"]
        if version != SCHEMA_VERSION or isinstance(version, bool):
            raise PublishError(
                f"{place} has version {str(version)[:20]!r} instead of {SCHEMA_VERSION}. "
                "Use the action of the version of Likeness that wrote the report."
            )
        entries = _is(document["outcomes"], list)
        if len(entries) > limits.SNAPSHOTS:
            raise PublishError(f"{place} has more than {limits.SNAPSHOTS:,} snapshots.")
        failed = [entry for entry in entries if _is(entry["failed"], bool)]
        return len(entries), [_snapshot(folder, entry) for entry in failed]
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        problem = f"{place} is invalid ({error!r:.200}). The report is ignored."
        raise PublishError(problem) from error


def _snapshot(folder: Path, entry: dict[str, Any]) -> Snapshot:
    scale = _is(entry.get("scale", 1), (int, float))
    if not 0.01 <= scale <= 100:
        raise ValueError(f"scale {scale!r:.40}")
    pictures = _is(entry["pictures"], dict)
    return Snapshot(
        identity=_is(entry["snapshot"], str),
        status=_is(entry["status"], str),
        summary=_is(entry["summary"], str),
        causes=tuple(
            _cause(cause) for cause in _is(entry.get("causes", []), list)[: limits.CAUSES]
        ),
        scale=float(scale),
        is_waiting=bool(_is(entry.get("accept", ""), str)),
        pictures={role: _picture(folder, pictures[role]) for role in ROLES if role in pictures},
    )


def _cause(value: dict[str, Any]) -> Cause:
    """A cause without its view: a token that colors a hundred views is one cause."""

    def text(key: str) -> str:
        return str(_is(value.get(key, ""), str))

    kind = str(_is(value["kind"], str))
    if kind == "tree":
        return Cause(f"{text('view')} {text('property')}".strip())
    if kind == "picture" and text("property") in ("appeared", "vanished", "redrawn"):
        return Cause(f"{text('after')} {text('property')} ({text('before')})")
    if kind == "picture" and text("property") == "recolored":
        return Cause(f"{text('before')} → {text('after')}")
    if kind == "picture" and text("property") == "rounding":
        return Cause("one step of 255")
    if kind == "picture" and text("property") != "size":
        return Cause(_of_lines(text("property"), text("after") or text("before")))
    name = f"token {text('token')}" if kind == "token" else text("property") or kind
    sides = [side for side in (text("before"), text("after")) if side]
    return Cause(f"{name}: {' → '.join(sides)}" if sides else name)


def _of_lines(edit: str, value: str) -> str:
    """What the pixels of a picture without views show: `50 rows inserted`."""
    if edit in ("block moved", "pane moved"):
        return f"a {edit} {value}"
    return f"{value} {edit.replace('s ', ' ', 1) if value == '1' else edit}"


def _picture(folder: Path, value: dict[str, Any]) -> Picture:
    path, digest = _is(value["path"], str), _is(value["digest"], str)
    size = _is(value["width"], int), _is(value["height"], int)
    if not re.fullmatch(r"images/[0-9a-f]{16}\.png", path) or min(size) < 1:
        raise ValueError(f"picture {path!r:.60}")
    return Picture(folder, path, digest, *size)


def _is(value: Any, kind: type | tuple[type, ...]) -> Any:
    """The value, if it has the type. In Python `True` is an integer."""
    if not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
        raise TypeError(f"{value!r:.60} in place of {kind}")
    return value
