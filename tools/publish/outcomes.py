"""`outcomes.json`, read as the data of a stranger: what does not have the form of `outcomes.schema.json` is refused, with its place."""
from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import Any

from . import limits
from .bundle import Bundle
from .errors import HostileInput

SCHEMA_VERSION = 1
# The statuses of SnapshotStatus.swift in its order, with their kinds and words.
STATUSES = {
    "unreadable": ("error", "unreadable"), "unwritable": ("error", "failed to record"), "undrawable": ("error", "failed to render"),
    "refused": ("error", "not checked"), "notRun": ("error", "not run"), "size": ("changed", "size changed"),
    "pixels": ("changed", "pixels changed"), "text": ("changed", "text changed"), "removed": ("changed", "removed"),
    "renamed": ("changed", "renamed"), "missing": ("new", "missing reference"), "recorded": ("new", "recorded"),
    "tolerated": ("passed", "within tolerance"), "elsewhere": ("passed", "checked elsewhere"), "identical": ("passed", "identical"),
}
ROLES = ("reference", "actual", "difference")


@dataclass(frozen=True)
class Picture:
    """A picture in the folder of a report. Nothing says yet that the file is what it claims; the digest only tells which pictures are alike."""

    place: str
    path: str
    digest: str
    width: int
    height: int


@dataclass(frozen=True)
class Numbers:
    """How far two pictures are apart."""

    different: int
    compared: int
    delta: int


@dataclass(frozen=True)
class Snapshot:
    """What came out of one snapshot that makes the run fail."""

    identity: str
    reason: str
    verdict: str
    numbers: Numbers | None
    causes: tuple[str, ...]
    scale: float
    pictures: dict[str, Picture]
    accept: str | None

    @property
    def kind(self) -> str:
        """`changed`, `new` or `error`."""
        return STATUSES[self.reason][0]


@dataclass(frozen=True)
class Outcomes:
    """A run: how many snapshots it had, and those that failed, in their order."""

    title: str
    total: int
    failures: tuple[Snapshot, ...]


def read_outcomes(bundle: Bundle) -> Outcomes:
    """Reads and checks `outcomes.json` of a report."""
    data = bundle.read("outcomes.json", limits.OUTCOMES_BYTES)
    try:
        document = json.loads(data)
    except (ValueError, RecursionError) as error:
        raise HostileInput(f"{bundle.place}: outcomes.json is no JSON ({error}).") from error
    reader = _Reader(bundle.place)
    top = reader.members(document, "the document")
    if top.get("schemaVersion") != SCHEMA_VERSION or isinstance(top["schemaVersion"], bool):
        raise HostileInput(
            f"{bundle.place}: outcomes.json is of version {str(top.get('schemaVersion'))[:20]!r}, and {SCHEMA_VERSION} is read. "
            "Use tools/publish-diffs of the version of Likeness that wrote the report.")
    snapshots = reader.elements(top.get("snapshots"), "snapshots", limits.SNAPSHOTS)
    failures = []
    for index, entry in enumerate(snapshots):
        place = f"snapshots[{index}]"
        fields = reader.members(entry, place)
        if reader.boolean(fields.get("failed"), f"{place}.failed"):
            failures.append(_snapshot(reader, fields, place))
    return Outcomes(title=reader.text(top.get("title"), "title"), total=len(snapshots), failures=tuple(failures))


def _snapshot(reader: _Reader, fields: dict[str, Any], place: str) -> Snapshot:
    reason = reader.text(fields.get("reason"), f"{place}.reason")
    if reason not in STATUSES:
        raise reader.refuse(f"{place}.reason", "is none that is known")
    pictures = reader.members(fields.get("pictures"), f"{place}.pictures")
    accept, numbers = fields.get("accept"), fields.get("numbers")
    return Snapshot(
        identity=reader.text(fields.get("snapshot"), f"{place}.snapshot"),
        reason=reason,
        verdict=reader.text(fields.get("verdict"), f"{place}.verdict"),
        numbers=None if numbers is None else _numbers(reader, numbers, f"{place}.numbers"),
        causes=tuple(reader.text(cause, f"{place}.causes") for cause in reader.elements(fields.get("causes"), f"{place}.causes")[:limits.CAUSES]),
        scale=reader.number(fields.get("scale", 1), f"{place}.scale", 0.01, 100),
        pictures={role: _picture(reader, pictures[role], f"{place}.pictures.{role}") for role in ROLES if role in pictures},
        accept=None if accept is None else reader.text(accept, f"{place}.accept"))


def _numbers(reader: _Reader, value: object, place: str) -> Numbers:
    fields = reader.members(value, place)
    different, compared, delta = (
        reader.number(fields.get(key), f"{place}.{key}", 0, 1 << 53) for key in ("differentPixels", "comparedPixels", "maxDelta"))
    return Numbers(int(different), int(compared), int(delta))


def _picture(reader: _Reader, value: object, place: str) -> Picture:
    fields = reader.members(value, place)
    path, digest = reader.text(fields.get("path"), f"{place}.path"), reader.text(fields.get("digest"), f"{place}.digest")
    if not re.fullmatch(r"images/[0-9a-f]{16}\.png", path):
        raise reader.refuse(f"{place}.path", "is not that of a picture in a report")
    if not re.fullmatch(r"[0-9a-f]{64}", digest):
        raise reader.refuse(f"{place}.digest", "is no SHA-256")
    return Picture(
        reader.label, path, digest, reader.integer(fields.get("width"), f"{place}.width"), reader.integer(fields.get("height"), f"{place}.height"))


class _Reader:
    """Values of JSON by their types, and what to say where they have another."""

    def __init__(self, label: str) -> None:
        self.label = label

    def refuse(self, place: str, what: str) -> HostileInput:
        return HostileInput(f"{self.label}: outcomes.json: {place} {what}. The report is not used.")

    def members(self, value: object, place: str) -> dict[str, Any]:
        if not isinstance(value, dict):
            raise self.refuse(place, "is no object")
        return value

    def elements(self, value: object, place: str, longest: int = limits.SNAPSHOTS) -> list[Any]:
        if not isinstance(value, list):
            raise self.refuse(place, "is no array")
        if len(value) > longest:
            raise self.refuse(place, f"has {len(value):,} elements, and {longest:,} are taken")
        return value

    def text(self, value: object, place: str) -> str:
        if not isinstance(value, str):
            raise self.refuse(place, "is no string")
        return value

    def boolean(self, value: object, place: str) -> bool:
        if not isinstance(value, bool):
            raise self.refuse(place, "is neither true nor false")
        return value

    def number(self, value: object, place: str, lowest: float, highest: float) -> float:
        if isinstance(value, bool) or not isinstance(value, (int, float)) or not lowest <= value <= highest:
            raise self.refuse(place, f"is no number from {lowest:g} to {highest:g}")
        return float(value)

    def integer(self, value: object, place: str) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not 1 <= value < 1 << 31:
            raise self.refuse(place, "is no number of pixels")
        return value
