"""Small reports, pictures and repositories for the tests."""

import datetime
import hashlib
import json
import struct
import subprocess
import tempfile
import unittest
from pathlib import Path
from typing import Any

TODAY = datetime.date(2026, 3, 31)
HEAD = "a" * 40


def png(shade: int = 0, width: int = 4, height: int = 3) -> bytes:
    """The header and the end of a PNG file, and the shade in place of pixels."""
    header = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" + struct.pack(">II", width, height)
    return header + bytes([shade]) + b"\0\0\0\0IEND\xaeB`\x82"


def digest(data: bytes) -> str:
    """The SHA-256."""
    return hashlib.sha256(data).hexdigest()


def picture(data: bytes, width: int = 4, height: int = 3) -> dict[str, Any]:
    """A picture in outcomes.json."""
    name = digest(data)
    return {"path": f"images/{name[:16]}.png", "digest": name, "width": width, "height": height}


def snapshot(identity: str, pictures: dict[str, bytes] | None = None, **fields: Any) -> Any:
    """What is read of a failed snapshot in outcomes.json."""
    found = {"snapshot": identity, "status": "pixels", "failed": True, "summary": "differs"}
    shown = {role: picture(data) for role, data in (pictures or {}).items()}
    return {**found, "pictures": shown, "accept": f"swift run likeness accept {identity}", **fields}


def cause(name: str) -> dict[str, Any]:
    """A changed token."""
    return {"kind": "token", "token": name, "before": "1", "after": "2"}


def document(*snapshots: dict[str, Any], passed: int = 0) -> dict[str, Any]:
    """An outcomes.json; `passed` snapshots are added that match."""
    good = [snapshot(f"Good/{n}", status="identical", failed=False) for n in range(passed)]
    return {"schemaVersion": 3, "outcomes": [*snapshots, *good]}


def files_of(outcomes: object, *pictures: bytes) -> dict[str, bytes]:
    """The files of a report."""
    files = {f"images/{digest(data)[:16]}.png": data for data in pictures}
    return {"outcomes.json": json.dumps(outcomes).encode(), **files}


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
        command = ["git", "-c", "user.name=T", "-c", "user.email=t@example.invalid", *arguments]
        return subprocess.check_output(command, cwd=self.folder / place, text=True).strip()

    def remote(self) -> str:
        """A bare repository and its address."""
        (self.folder / "remote.git").mkdir()
        self.git("init", "--quiet", "--bare", "--template=", "--initial-branch=main")
        self.git("config", "uploadpack.allowFilter", "true")
        return f"file://{self.folder / 'remote.git'}"
