"""What counts as skipped in the log of a run, and what a leg of CI may skip."""

import fnmatch
import re
import unittest
from pathlib import Path

from lib.skips import ListError, Skip, listed, patterns, skipped, unexpected

ROOT = Path(__file__).resolve().parents[2]

# What Swift Testing 6.3.1 printed for suites and tests that are disabled with and without a reason.
LOG = """\
◇ Test run started.
➜ Suite Whole skipped: "needs a browser"
➜ Test "B is b" skipped.
◇ Test fine() started.
➜ Test a() skipped: "no fonts
here"
➜ Test c(x:) skipped: "args"
━ Test known() recorded a known issue at t.swift:4:40: Expectation failed: Bool(false)
➜ Test one() skipped: "needs a browser"
➜ Test one() skipped: "needs a browser"
➜ Test "Two words" skipped: "needs a browser"
➜ Test cancels() was cancelled after 0.001 seconds: "cancelled reason"
✔ Test skipped() passed after 0.004 seconds.
✔ Test "The list of what was skipped: "x"" passed after 0.004 seconds.
━ Test run with 9 tests in 2 suites passed after 0.005 seconds with 1 known issue.
tools/test: SKIPPED bare-machine: it needs root
| x86_64 debug | native, 1 and 8 threads | 265 of 265 | 1 + 1.0 |
| wasm32 | Chromium | skipped; apt-get install chromium |  |
"""


class SkipTests(unittest.TestCase):
    def test_every_skipped_test_and_step_is_listed_once_with_its_reason(self) -> None:
        self.assertEqual(
            [str(skip) for skip in skipped(LOG)],
            [
                "B is b: no reason is given",
                "Two words: needs a browser",
                "a(): no fonts",
                "bare-machine: it needs root",
                "c(x:): args",
                "cancels(): cancelled reason",
                "one(): needs a browser",
                "same-pixels wasm32 Chromium: apt-get install chromium",
            ],
        )

    def test_the_list_is_grouped_by_reason(self) -> None:
        skips = [Skip("two()", "no fonts"), Skip("one()", "no fonts"), Skip("a", "")]
        self.assertEqual(
            listed(skips),
            "Skipped:\n  no fonts (2)\n    one(), two()\n  no reason is given (1)\n    a",
        )
        self.assertEqual(listed([]), "Nothing was skipped.")

    def test_a_leg_may_skip_what_its_list_allows_and_nothing_else(self) -> None:
        skips = [Skip("one()", "needs a browser"), Skip("[a]", "b"), Skip("two()", "")]
        allowed = "# Browsers\n*: needs a browser\n\n  [a]: b\n"
        self.assertEqual(unexpected(skips, allowed), [Skip("two()", "")])
        self.assertEqual(unexpected(skips, allowed + "two(): no reason is given"), [])
        self.assertEqual(unexpected(skips, "# *\n"), skips)
        self.assertEqual(unexpected([Skip("a", "b")], "[a]: b"), [Skip("a", "b")])

    def test_a_line_that_allows_nothing_or_everything_is_refused(self) -> None:
        for line in ("a", "a:", ": b", "*: *"):
            with self.assertRaisesRegex(ListError, "line 2"):
                patterns(f"a: b\n{line}\n")


# The names that tests give to what they need: calls of the kit, and files by their paths.
NEEDED = re.compile(
    r"""(?:\bRequirement|\binstalled|\bprogram|\.(?:file|variable|module|check))\(\s*"([^"]+)\""""
    r"""|"(/usr/share/[^"]+)\""""
)
# The names of steps: the lists of tools/test, parts that it skips by name, and rows of
# tools/same-pixels.
STEPS = re.compile(r"^(?:every_push|nightly)=\(([^)]*)\)", re.MULTILINE)
PARTS = re.compile(r"\bskip ([a-z-]+) ")
ROWS = re.compile(r"\bskipped\(\"(\w+)\", \"([^\"]+)\"")


class ListTests(unittest.TestCase):
    """The lists of this repository."""

    def setUp(self) -> None:
        paths = (ROOT / "Tests").glob("*/**/*.swift")
        tests = [path for path in paths if "TestKitTests" not in path.parts]
        # What a string of several lines says.
        self.given = re.sub(
            r"\\\n\s*", "", "".join(path.read_text(encoding="utf-8") for path in tests)
        )
        self.needed = {name or path for name, path in NEEDED.findall(self.given)}
        checks = (ROOT / "tools/test").read_text(encoding="utf-8")
        pixels = (ROOT / "tools/same-pixels").read_text(encoding="utf-8")
        self.steps = {
            *" ".join(STEPS.findall(checks)).split(),
            *PARTS.findall(checks),
            *(f"same-pixels {target} {engine}" for target, engine in ROWS.findall(pixels)),
        }

    def is_given(self, line: str) -> bool:
        """Whether a line of a list names a step, or a reason of tests."""
        name, _, reason = line.partition(": ")
        if name != "*":
            return name in self.steps
        if not reason.startswith("needs "):
            return all(words.strip() in self.given for words in reason.split("*"))
        # The kit's trait writes these words before the name of what a test needs.
        needed = re.sub("^needs (the variable )?", "", reason)
        return any(fnmatch.fnmatchcase(name, needed) for name in self.needed)

    def test_every_line_names_a_step_or_a_reason_that_is_given(self) -> None:
        for path in sorted((ROOT / "tools/skips").iterdir()):
            for line in patterns(path.read_text(encoding="utf-8")):
                self.assertTrue(self.is_given(line), f"{path.name}: {line}")

    def test_a_line_that_fits_no_step_and_no_reason_is_noticed(self) -> None:
        for line in (
            "*: needs roots*",
            "*: needs Root*",
            "*: needs a room*",
            "*: needs the variable ROOT_*",
            "*: a test for nobody; *",
            "fault: *",
            "same-pixels wasm32 Opera: *",
        ):
            self.assertFalse(self.is_given(line), line)


if __name__ == "__main__":
    unittest.main()
