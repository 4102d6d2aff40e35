"""What programs that the tools start get, and what comes back."""

import contextlib
import io
import os
import subprocess
import sys
import unittest
from unittest.mock import patch

from lib.process import as_user, inherited, output, run

PRINT = "import os, sys; print(os.getcwd(), sys.stdin.read(), sorted(os.environ))"


class ProcessTests(unittest.TestCase):
    def test_a_person_has_no_variable_that_changes_what_is_checked(self) -> None:
        # Those of CI services are the ones that ShardRequest.swift and RunShare.swift read.
        hidden = ["LIKENESS_RECORD", "LIKENESS_STRICT", "CI", "CI_NODE_INDEX", "CIRCLE_NODE_TOTAL"]
        hidden += ["BUILDKITE_PARALLEL_JOB", "GITHUB_STEP_SUMMARY", "SWIFTPM_BUILD_DIR"]
        hidden += ["SWIFT_DETERMINISTIC_HASHING", "XCTestSessionIdentifier"]
        kept = {"HOME": "/home", "PATH": "/bin", "SWIFT_VERSION": "6.3", "TERM": "xterm"}
        with patch.dict(os.environ, {**dict.fromkeys(hidden, "1"), **kept}, clear=True):
            self.assertEqual(as_user(), kept)
            self.assertEqual(as_user(LIKENESS_RUN="a"), {**kept, "LIKENESS_RUN": "a"})
            without = inherited("LIKENESS_STRICT", "PATH", EXTRA="b")
            self.assertEqual(set(without), {*hidden, *kept, "EXTRA"} - {"LIKENESS_STRICT", "PATH"})

    def test_a_program_sees_its_variables_its_folder_and_its_input(self) -> None:
        ran = run(sys.executable, "-c", PRINT, cwd="/", environment={"A": "b"}, given=b"in")
        # Python adds one for its own settings of the language.
        self.assertRegex(ran.output, r"^/ in \['A'(, 'LC_CTYPE')?\]\n$")
        self.assertEqual((ran.status, ran.errors), (0, ""))

    def test_messages_are_kept_merged_or_dropped(self) -> None:
        script = "import sys; print('out', flush=True); print('err', file=sys.stderr); sys.exit(3)"
        found = [run(sys.executable, "-c", script, errors=how) for how in ("keep", "merge", "drop")]
        self.assertEqual([ran.status for ran in found], [3, 3, 3])
        self.assertEqual([ran.output for ran in found], ["out\n", "out\nerr\n", "out\n"])
        self.assertEqual([ran.errors for ran in found], ["err\n", "", ""])

    def test_a_program_without_an_end_is_stopped(self) -> None:
        with self.assertRaises(subprocess.TimeoutExpired):
            run(sys.executable, "-c", "while True: pass", limit=0.1)

    def test_a_failure_ends_the_tool_and_names_the_command(self) -> None:
        said = io.StringIO()
        with contextlib.redirect_stderr(said), self.assertRaises(SystemExit) as ended:
            output("some", "sh", "-c", "echo why; exit 7", status=2)
        self.assertEqual(ended.exception.code, 2)
        self.assertEqual(said.getvalue(), "tools/some: status 7: sh -c 'echo why; exit 7'\nwhy\n\n")
        self.assertEqual(output("some", "echo", "a b"), "a b\n")


if __name__ == "__main__":
    unittest.main()
