"""What tools/same-pixels answers about platforms that this machine can't run."""

import os
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

SCRIPT = Path(__file__).resolve().parents[1] / "same-pixels"


class SkippedPlatformTests(unittest.TestCase):
    """Runs a copy of the script beside programs of our own, without an emulator or a compiler."""

    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory(prefix="likeness-same-pixels-test-")
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        (self.folder / "tools").mkdir()
        shutil.copy(SCRIPT, self.folder / "tools" / "same-pixels")
        shutil.copytree(SCRIPT.parent / "lib", self.folder / "tools" / "lib")
        self.write("tools/embedded", "echo 'needs Embedded Swift'; exit 3")
        self.write("bin/swift", "exit 0")
        for mode in ("debug", "release"):
            self.write(f".build/{mode}/pixel-corpus", "echo '265 digests are equal'")

    def write(self, path: str, line: str) -> None:
        """Writes a program of one line."""
        file = self.folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(f"#!/bin/sh\n{line}\n")
        file.chmod(0o755)

    def run_script(self, *targets: str) -> tuple[int, str]:
        """The exit status, and the messages."""
        ended = subprocess.run(
            [sys.executable, "-B", "tools/same-pixels", *targets],
            check=False,
            cwd=self.folder,
            capture_output=True,
            text=True,
            env={**os.environ, "PATH": str(self.folder / "bin")},
        )
        self.assertNotIn("Traceback", ended.stderr)
        return ended.returncode, ended.stderr

    def test_a_platform_that_was_named_and_skipped_fails(self) -> None:
        self.assertEqual(self.run_script("debug"), (0, ""))
        for named in (["debug", "riscv64"], ["riscv64"], ["wasm32", "debug"]):
            status, messages = self.run_script(*named)
            skipped = next(target for target in named if target != "debug")
            self.assertEqual(status, 2, named)
            self.assertIn(f"tools/same-pixels: {skipped}: skipped; ", messages)

    def test_without_names_what_can_not_run_is_skipped(self) -> None:
        self.assertEqual(self.run_script(), (0, ""))


if __name__ == "__main__":
    unittest.main()
