"""tools/workflows, started as a program on a repository of its own."""

import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

SCRIPT = Path(__file__).resolve().parents[1] / "workflows"

WORKFLOW = """\
name: W
on: push
jobs:
  inside:
    runs-on: ubuntu-24.04
    container: any:1
    steps:
      - uses: actions/checkout@v4
      - name: Owner
        run: test "$(id -u)" = 0 && test "$(stat -c %u .)" = 1001 && ! git status
      - name: Trust
        run: git config --global --add safe.directory "$GITHUB_WORKSPACE" && git status
      - name: Shell
        run: case $(readlink /proc/$$/exe) in */bash) exit 1 ;; esac
      - name: Leave
        run: |
          touch /etc/likeness-made-this "$GITHUB_WORKSPACE/made"
          echo "NAME=value" >>"$GITHUB_ENV"
          echo "Two words" >>"$GITHUB_STEP_SUMMARY"
      - name: Find
        run: test "$NAME" = value && test -f made && test "$CI" = true && test -z "$OURS"
  outside:
    runs-on: ubuntu-24.04
    needs: inside
    steps:
      - uses: actions/checkout@v4
      - name: Owner
        run: test "$(id -un)" = runner && git status && touch made ~/made
      - name: Clean
        run: test ! -e /etc/likeness-made-this && [[ $HOME = /home/runner ]]
      - name: Fail
        run: exit 4
  last:
    runs-on: ubuntu-24.04
    needs: outside
    steps:
      - run: echo never
"""


class ProgramTests(unittest.TestCase):
    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory(prefix="likeness-workflows-test-")
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name)
        (self.root / ".github/workflows").mkdir(parents=True)
        (self.root / ".github/workflows/w.yml").write_text(WORKFLOW)
        for words in (["init", "-q"], ["add", "."], ["commit", "-q", "-m", "All"]):
            author = ["-c", "user.name=A", "-c", "user.email=a@b.c"]
            subprocess.run(["git", *author, *words], cwd=self.root, check=True)

    def run_program(self, *arguments: str, before: tuple[str, ...] = ()) -> tuple[int, str, str]:
        words = [*before, sys.executable, "-B", str(SCRIPT), "--root", str(self.root), *arguments]
        ended = subprocess.run(words, capture_output=True, text=True, check=False)
        self.assertNotIn("Traceback", ended.stderr)
        return ended.returncode, ended.stdout, ended.stderr

    def test_the_plan(self) -> None:
        status, output, errors = self.run_program("--list", "--job", "outside")
        self.assertEqual((status, errors), (0, ""))
        self.assertEqual(
            output.splitlines(),
            [
                "W / outside (ubuntu-24.04; push) .github/workflows/w.yml:22",
                "  not run  actions/checkout (.github/workflows/w.yml:26): "
                "the workspace is a copy of the last commit",
                "  run      Owner (.github/workflows/w.yml:27)",
                "  run      Clean (.github/workflows/w.yml:29)",
                "  run      Fail (.github/workflows/w.yml:31)",
            ],
        )

    def test_an_unknown_job(self) -> None:
        status, _, errors = self.run_program("--list", "--job", "none")
        self.assertEqual(status, 2)
        self.assertIn("unknown job none. Jobs: inside, last, outside", errors)

    def test_a_file_that_is_not_understood(self) -> None:
        (self.root / ".github/workflows/w.yml").write_text("on: push\njobs: {a: {steps: []}}\n")
        status, _, errors = self.run_program("--list")
        self.assertEqual(status, 2)
        self.assertIn(".github/workflows/w.yml:2: ", errors)

    def test_jobs_run_as_at_github(self) -> None:
        status, output, errors = self.run_program(before=("env", "OURS=1"))
        if status == 3:
            self.skipTest(errors.strip())
        self.assertEqual(status, 1, output + errors)
        decided = [line.split()[:2] for line in output.splitlines() if line.startswith("  ")]
        self.assertEqual(
            [words for words in decided if words[0] in ("passed", "FAILED")],
            [
                *(["passed", name] for name in ("Owner", "Trust", "Shell", "Leave", "Find")),
                *(["passed", "Owner"], ["passed", "Clean"], ["FAILED", "Fail"]),
            ],
            output,
        )
        self.assertIn("Summary:\nTwo words\n", output)
        self.assertIn("not run: a job that it needs failed", output)
        # Nothing is left, here or on the machine.
        self.assertFalse(Path("/etc/likeness-made-this").exists())
        left = sorted(path.name for path in self.root.iterdir())
        self.assertEqual(left, [".git", ".github"])
