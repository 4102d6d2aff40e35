"""Small reports, pictures and repositories for the tests."""
from __future__ import annotations

import datetime
import hashlib
import json
import struct
import subprocess
import tempfile
import unittest
import zipfile
import zlib
from pathlib import Path
from typing import Any

from publish.surroundings import Surroundings

TODAY = datetime.date(2026, 3, 31)
HEAD = "a" * 40


def chunk(kind: bytes, data: bytes) -> bytes:
    """A chunk of a PNG file."""
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def png(shade: int = 0, width: int = 4, height: int = 3) -> bytes:
    """A picture of one gray."""
    rows = (b"\0" + bytes([shade]) * width) * height
    header = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def digest(data: bytes) -> str:
    """The SHA-256."""
    return hashlib.sha256(data).hexdigest()


def picture(data: bytes, width: int = 4, height: int = 3) -> dict[str, Any]:
    """A picture in outcomes.json."""
    return {"path": f"images/{digest(data)[:16]}.png", "digest": digest(data), "width": width, "height": height}


def snapshot(identity: str, pictures: dict[str, bytes] | None = None, **fields: Any) -> dict[str, Any]:
    """A failed snapshot in outcomes.json."""
    return {
        "snapshot": identity, "suite": "S", "name": "n", "variant": [], "reason": "pixels", "failed": True, "verdict": "differs", "causes": [],
        "changes": [], "moreChanges": 0, "regions": [], "moreRegions": 0, "warnings": [],
        "pictures": {role: picture(data) for role, data in (pictures or {}).items()}, "accept": f"swift run likeness accept {identity}", **fields}


def document(*snapshots: dict[str, Any], passed: int = 0) -> dict[str, Any]:
    """An outcomes.json; `passed` snapshots are added that match."""
    good = [snapshot(f"Good/{number}", reason="identical", failed=False) for number in range(passed)]
    return {"schemaVersion": 1, "title": "t", "counts": {}, "snapshots": [*snapshots, *good]}


def files_of(outcomes: object, *pictures: bytes) -> dict[str, bytes]:
    """The files of a report."""
    return {"outcomes.json": json.dumps(outcomes).encode(), **{f"images/{digest(data)[:16]}.png": data for data in pictures}}


def zipped(files: dict[str, bytes]) -> bytes:
    """A zip file."""
    with tempfile.TemporaryFile() as file:
        with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
            for name, data in files.items():
                archive.writestr(name, data)
        file.seek(0)
        return file.read()


class FolderTest(unittest.TestCase):
    """A test with a folder of its own, and git in it."""

    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory(prefix="likeness-publish-test-")
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def write(self, files: dict[str, bytes], name: str = "report") -> Path:
        """Writes files into a folder."""
        for path, data in files.items():
            (self.folder / name / path).parent.mkdir(parents=True, exist_ok=True)
            (self.folder / name / path).write_bytes(data)
        return self.folder / name

    def git(self, *arguments: str, place: str = "remote.git") -> str:
        """What git prints in a repository."""
        identity = ["-c", "user.name=T", "-c", "user.email=t@example.invalid"]
        return subprocess.run(
            ["git", *identity, *arguments], cwd=self.folder / place, check=True, capture_output=True, text=True).stdout.strip()

    def remote(self, name: str = "remote.git", with_filter: bool = True) -> str:
        """A bare repository and its address."""
        (self.folder / name).mkdir()
        self.git("init", "--quiet", "--bare", "--template=", "--initial-branch=main", place=name)
        self.git("config", "uploadpack.allowFilter", "true" if with_filter else "false", place=name)
        self.git("config", "uploadpack.allowAnySHA1InWant", "true", place=name)
        return f"file://{self.folder / name}"

    def job(self, **variables: str) -> Surroundings:
        """The environment of a job, on a fixed day."""
        values = {"GITHUB_REPOSITORY": "acme/app", "GITHUB_STEP_SUMMARY": str(self.folder / "summary.md"), "GITHUB_RUN_ID": "7", **variables}
        return Surroundings(values, sleep=lambda _: None, today=lambda: TODAY)
