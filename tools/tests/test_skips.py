"""What counts as skipped in the log of a run, and what a leg of CI may skip."""

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


class ListTests(unittest.TestCase):
    """The lists of this repository."""

    def test_every_line_names_a_step_or_a_reason_that_is_given(self) -> None:
        # What a string of several lines says.
        given = re.sub(
            r"\\\n\s*",
            "",
            "".join(
                path.read_text(encoding="utf-8")
                for path in [*(ROOT / "Tests").glob("*/**/*.swift"), ROOT / "tools/test"]
            ),
        )
        for path in sorted((ROOT / "tools/skips").iterdir()):
            for line in patterns(path.read_text(encoding="utf-8")):
                name, _, reason = line.partition(": ")
                # The kit's trait writes these words before the name of what a test needs.
                reason = re.sub("^needs (the variable )?", "", reason)
                words = [name.split()[0], *reason.split("*")]
                for word in words if name != "*" else words[1:]:
                    self.assertTrue(word.strip() in given, f"{path.name}: {line}")


if __name__ == "__main__":
    unittest.main()
