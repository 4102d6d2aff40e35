"""Lists of the tools' files, which would otherwise fall behind."""

import re
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def scripts(shell: str) -> set[str]:
    """The programs in tools/ whose first line names this interpreter."""
    return {
        path.name
        for path in (ROOT / "tools").iterdir()
        if path.is_file() and re.match(rb"#!.*\b" + shell.encode(), path.read_bytes())
    }


class ListTests(unittest.TestCase):
    def test_editorconfig_names_the_scripts_of_bash(self) -> None:
        text = (ROOT / ".editorconfig").read_text()
        named = re.search(r"^\[tools/\{(.+)\}\]\nindent_size = 2$", text, re.MULTILINE)
        self.assertIsNotNone(named)
        self.assertEqual(set(named[1].split(",")) if named else set(), scripts("bash"))

    def test_mypy_reads_what_has_annotations(self) -> None:
        text = (ROOT / "tools/mypy.ini").read_text()
        listed = set(re.findall(r"tools/[\w./-]+", text[text.index("files =") :]))
        # Makers of measurements, without annotations.
        free = {"bench", "causes", "expectations"}
        self.assertEqual(
            {name for name in scripts("python3") if f"tools/{name}" not in listed}, free
        )
        for name in listed:
            self.assertTrue((ROOT / name).exists(), name)


if __name__ == "__main__":
    unittest.main()
