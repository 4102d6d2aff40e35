"""The plan of workflows, from files written here."""

import contextlib
import io
import tempfile
import textwrap
import unittest
from collections.abc import Mapping
from pathlib import Path

from lib.jobruns import JobRun, assigned
from lib.workflows import Checkout, Job, WorkflowError, jobs

STEPS = "    runs-on: ubuntu-24.04\n    steps:\n"


class Case(unittest.TestCase):
    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory(prefix="likeness-workflows-test-")
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name)

    def write(self, path: str, text: str) -> None:
        (self.root / path).parent.mkdir(parents=True, exist_ok=True)
        (self.root / path).write_text(text)

    def read(self, workflow: str, tag: str | None = None) -> list[Job]:
        self.write(".github/workflows/w.yml", workflow)
        return jobs(Checkout(root=self.root, commit="c0ffee", tag=tag))

    def planned(self, steps: str, on: str = "push", **more: str | None) -> list[str]:
        """The lines of a plan with these steps, without the name of the file."""
        body = textwrap.indent(textwrap.dedent(steps).strip("\n"), " " * 6)
        found = self.read(f"on: {on}\njobs:\n  a:\n{STEPS}{body}\n", **more)
        return [line.replace("(.github/workflows/w.yml:", "(") for line in plan(found)[1:]]

    def refused(self, workflow: str) -> str:
        with self.assertRaises(WorkflowError) as caught:
            self.read(workflow)
        return str(caught.exception)


def plan(found: list[Job]) -> list[str]:
    return [line.strip() for job in found for line in JobRun(job).planned()]


class PlanTests(Case):
    def test_steps_with_uses_are_listed(self) -> None:
        self.assertEqual(
            self.planned("- uses: actions/checkout@v4\n- uses: a/b@v1\n- run: make\n"),
            [
                "not run  actions/checkout (6): the workspace is a copy of the last commit",
                "not run  a/b (7): an action from elsewhere",
                "run      make (8)",
            ],
        )

    def test_steps_that_need_more_than_the_machine_are_listed(self) -> None:
        for step, reason in (
            ("run: gh release list", "gh asks GitHub"),
            ("run: x=$(gh api)", "gh asks GitHub"),
            ("run: git -C a push", "git push changes the repository at GitHub"),
            ("run: curl -O https://a.b", "curl uses the network"),
            (
                "run: a\n  env: {A: '${{ secrets.A }}'}",
                "it needs secrets.A: a secret, which this machine does not have",
            ),
            (
                "run: a '${{ github.token }}'",
                "it needs github.token: a secret, which this machine does not have",
            ),
        ):
            (line,) = self.planned(f"- {step}\n")
            self.assertTrue(line.startswith("not run"), line)
            self.assertTrue(line.endswith(f": {reason}"), line)

    def test_a_secret_of_the_job_is_one_of_its_steps(self) -> None:
        found = self.read(
            "on: push\njobs:\n  a:\n    env: {A: '${{ secrets.A }}'}\n" + STEPS + "      - run: x\n"
        )
        self.assertEqual(
            plan(found)[1].partition(": ")[2],
            "it needs secrets.A: a secret, which this machine does not have",
        )

    def test_words_that_look_alike_run(self) -> None:
        for script in ("echo git push", "git status", "tools/gh", "apt-get update", "pip list"):
            (line,) = self.planned(f"- run: {script}\n")
            self.assertTrue(line.startswith("run "), line)

    def test_files_of_another_job_are_missing(self) -> None:
        lines = self.planned(
            """
            - run: ls dist
            - uses: actions/download-artifact@v4
              with: {path: dist}
            - run: ls dist/*.tar
            - run: ls distant
            """
        )
        self.assertEqual(
            [line[:7] for line in lines], ["run    ", "not run", "not run", "run    "], lines
        )
        self.assertIn("it reads dist, which actions/download-artifact brings", lines[2])

    def test_conditions(self) -> None:
        lines = self.planned(
            """
            - run: a
              if: github.event_name == 'push'
            - run: b
              if: failure()
            - run: c
              if: ${{ !cancelled() }}
            - id: out
              run: d
            - run: e
              if: steps.out.outputs.x == 'y'
            """
        )
        self.assertEqual(
            lines,
            [
                "run      a (6)",
                "skipped  b (8): its condition is false: failure()",
                "run      c (10)",
                "run      d (12)",
                "run if   e (14): steps.out.outputs.x == 'y'",
            ],
        )

    def test_a_tag_is_that_of_the_repository(self) -> None:
        step = "- run: echo '${{ github.ref_name }}'\n"
        on = '{push: {tags: ["1"]}}'
        self.assertIn("the repository has no tag yet", self.planned(step, on)[0])
        self.assertEqual(self.planned(step, on, tag="1.2.3")[0][:7], "run    ")

    def test_local_actions_are_opened(self) -> None:
        self.write(
            "act/action.yml",
            "name: A\ninputs: {word: {default: d}, other: {}}\nruns:\n  using: composite\n"
            "  steps:\n    - {run: a, shell: bash, if: inputs.word == 'w'}\n"
            "    - {run: b, shell: sh, if: inputs.other != ''}\n",
        )
        lines = self.planned("- uses: ./act\n  with: {word: w}\n- uses: ./act\n")
        self.assertEqual(
            lines,
            [
                "run      a (act/action.yml:6)",
                "skipped  b (act/action.yml:7): its condition is false: inputs.other != ''",
                "skipped  a (act/action.yml:6): its condition is false: inputs.word == 'w'",
                "skipped  b (act/action.yml:7): its condition is false: inputs.other != ''",
            ],
        )

    def test_rows_of_a_matrix(self) -> None:
        found = self.read(
            "on: push\njobs:\n  a:\n    name: N ${{ matrix.n }}\n    runs-on: ${{ matrix.os }}\n"
            "    container: ${{ matrix.c }}\n    strategy:\n      matrix:\n        include:\n"
            "          - {n: 1, os: ubuntu-24.04, c: 'a:b', leg: x}\n"
            "          - {n: 2, os: ubuntu-24.04-arm, c: 'a:b', leg: x}\n"
            "          - {n: 3, os: ubuntu-24.04, c: '', leg: x}\n"
            "          - {n: 4, os: ubuntu-24.04, c: '', leg: y}\n"
            "          - {n: 5, os: macos-26, c: '', leg: x}\n"
            "    steps:\n      - run: make ${{ matrix.leg }}\n"
        )
        self.assertEqual([job.name for job in found], ["N 1", "N 2", "N 3", "N 4", "N 5"])
        # The second differs in nothing that a step sees; the third has another shell.
        reasons = [(job.withheld or "").split(" ")[0] for job in found]
        self.assertEqual(reasons, ["", "on", "", "", "macos-26"])
        self.assertEqual(
            [job.steps[0].shell for job in found][:3:2], [("sh", "-e"), ("bash", "-e")]
        )

    def test_the_event_is_one_for_which_the_job_runs(self) -> None:
        found = self.read(
            "on:\n  push:\n  pull_request:\n  workflow_dispatch:\n    inputs:\n"
            "      go: {type: boolean, default: false}\njobs:\n"
            f"  a:\n    if: inputs.go\n{STEPS}      - run: a\n"
            f"  b:\n    if: github.event_name == 'pull_request'\n{STEPS}      - run: a\n"
            f"  c:\n    if: '!inputs.go'\n{STEPS}      - run: a\n"
        )
        events = [job.event for job in found]
        self.assertEqual(events, ["workflow_dispatch", "pull_request", "push"])

    def test_the_workflows_of_this_repository_are_understood(self) -> None:
        root = Path(__file__).resolve().parents[2]
        found = jobs(Checkout(root=root, commit="c0ffee", tag=None))
        self.assertTrue(plan(found))


class RefusalTests(Case):
    def test_what_is_not_understood_has_a_place(self) -> None:
        step = f"on: push\njobs:\n  a:\n{STEPS}      - run: x\n"
        for workflow, place in (
            ("on: [push\n", "2: "),
            ("jobs: {}\n", '1: "on" is missing'),
            ("on: release\njobs: {}\n", '1: the event "release" is not'),
            ("on: push\ndefaults: {}\njobs: {}\n", '2: "defaults" is not'),
            (f"{step}        continue-on-error: true\n", '7: "continue-on-error" is not'),
            (f"{step}        shell: pwsh\n", '6: the shell "pwsh" is not'),
            (f"{step}        if: hashFiles('a')\n", "7: hashFiles('a'): the function hashFiles"),
            (f"{step}        if: github.nothing\n", '6: github.nothing: "nothing" is not known'),
            (
                f"{step}        env: {{A: '${{{{ steps.a.outputs.b }}}}'}}\n",
                '6: steps.a.outputs.b: "a"',
            ),
            (f"{step}        uses: a/b@c\n", "6: a step has either run or uses"),
            (f"{step}      - uses: ./none\n", "1: No such file"),
            ("on: push\njobs: {a: {steps: []}}\n", '2: "runs-on" is missing'),
            (f"{step}    needs: b\n", '3: it needs "b"'),
            (f"{step}    container: {{image: a}}\n", "7: only the name"),
            (f"{step}    strategy: {{matrix: {{a: [1]}}}}\n", '7: "a" is not'),
            (f"{step}    services: {{}}\n", '7: "services" is not'),
            (step.replace("ubuntu-24.04", "windows-2025"), '3: the runner "windows-2025"'),
            (step.replace("run: x", "run: if"), "6: "),
            (step.replace("- run: x", "- {}"), "6: a step has either"),
            (f"{step}    if: github.event_name == 'schedule'\n", "7: no event makes this true"),
        ):
            message = self.refused(workflow)
            self.assertRegex(message, r"^(\.github/workflows/w\.yml|none/action\.yml):\d+: ")
            self.assertIn(f":{place}", message)


class Fake:
    """A room in which scripts do what a test says."""

    workspace = "/w"
    temp = "/t"

    def __init__(self, **scripts: dict[str, str] | int) -> None:
        self.scripts = scripts
        self.files: dict[str, str] = {}
        self.ran: list[tuple[str, Mapping[str, str]]] = []

    def environment(self) -> dict[str, str]:
        return {"PATH": "/bin"}

    def file(self, name: str, content: str = "") -> str:
        self.files[name] = content
        return name

    def content(self, name: str) -> str:
        return self.files[name]

    def execute(self, script: str, shell: tuple[str, ...], environment: Mapping[str, str]) -> int:
        self.ran.append((script, environment))
        does = self.scripts.get(script.split()[0], 0)
        if isinstance(does, int):
            return does
        for name, content in does.items():
            self.files[environment[name]] = content
        return 0


class RunTests(Case):
    def ran(self, steps: str, room: Fake) -> JobRun:
        body = textwrap.indent(textwrap.dedent(steps).strip("\n"), " " * 6)
        head = "on: push\nenv: {W: w}\njobs:\n  a:\n    env: {J: j}\n"
        (job,) = self.read(f"{head}{STEPS}{body}\n")
        run = JobRun(job)
        with contextlib.redirect_stdout(io.StringIO()):
            run.run(room)
        return run

    def test_files_of_a_step_reach_the_next(self) -> None:
        room = Fake(
            first={
                "GITHUB_OUTPUT": "a=1\n",
                "GITHUB_ENV": "E<<X\n1\n2\nX\n",
                "GITHUB_PATH": "/p\n/q\n",
            }
        )
        self.ran("- {id: one, run: first}\n- {run: 'second ${{ steps.one.outputs.a }}'}\n", room)
        script, environment = room.ran[1]
        self.assertEqual(script, "second 1")
        self.assertEqual(environment["E"], "1\n2")
        # The one that was added last is searched first.
        self.assertEqual(environment["PATH"], "/q:/p:/bin")
        self.assertEqual((environment["W"], environment["J"]), ("w", "j"))
        self.assertEqual(environment["GITHUB_REF"], "refs/heads/main")

    def test_after_a_failure_only_steps_that_ask_for_it_run(self) -> None:
        room = Fake(bad=3)
        run = self.ran(
            "- run: bad\n- run: never\n- {run: clean, if: always()}\n- {run: say, if: failure()}\n",
            room,
        )
        self.assertEqual([script for script, _ in room.ran], ["bad", "clean", "say"])
        self.assertTrue(run.failed)
        words = [line.split()[0] for line in run.summary()[1:]]
        self.assertEqual(words, ["FAILED", "skipped", "passed", "passed"])

    def test_in_an_action_only_its_own_steps_count(self) -> None:
        # https://github.com/actions/runner/blob/main/docs/adrs/1438-conditional-composite.md
        self.write(
            "act/action.yml",
            "runs:\n  using: composite\n  steps:\n    - {run: first, shell: sh}\n"
            "    - {run: bad, shell: sh}\n    - {run: never, shell: sh}\n"
            "    - {run: clean, shell: sh, if: failure()}\n",
        )
        room = Fake(bad=1)
        run = self.ran(
            "- run: bad\n- {uses: ./act, if: failure(), env: {O: '${{ github.sha }}'}}\n"
            "- uses: ./act\n- {run: last, if: always()}\n",
            room,
        )
        self.assertEqual(
            [script for script, _ in room.ran], ["bad", "first", "bad", "clean", "last"]
        )
        self.assertEqual(room.ran[1][1]["O"], "c0ffee")
        self.assertEqual(room.ran[1][1]["GITHUB_ACTION_PATH"], "/w/act")
        words = [line.split()[0] for line in run.summary()[1:]]
        inner = ["passed", "FAILED", "skipped", "passed"]
        self.assertEqual(words, ["FAILED", *inner, *["skipped"] * 4, "passed"])

    def test_inputs_of_an_action_are_not_those_of_the_workflow(self) -> None:
        self.write(
            "act/action.yml",
            "inputs: {go: {default: here}}\nruns:\n  using: composite\n"
            "  steps:\n    - {run: 'a ${{ inputs.go }}', shell: sh}\n",
        )
        (job,) = self.read(
            "on: {workflow_dispatch: {inputs: {go: {default: there}}}}\njobs:\n  a:\n"
            f"{STEPS}      - {{uses: ./act, if: inputs.go == 'there'}}\n"
        )
        room = Fake()
        with contextlib.redirect_stdout(io.StringIO()):
            JobRun(job).run(room)
        self.assertEqual([script for script, _ in room.ran], ["a here"])

    def test_outputs_of_a_step_that_is_not_run_are_not_guessed(self) -> None:
        room = Fake()
        run = self.ran(
            "- {id: far, uses: a/b@c}\n- {run: 'x ${{ steps.far.outputs.y }}'}\n"
            "- {run: z, if: steps.far.outputs.y == ''}\n",
            room,
        )
        self.assertEqual(room.ran, [])
        self.assertFalse(run.failed)
        self.assertIn("steps.far: its step is not run here", run.summary()[2])

    def test_a_wrong_line_in_a_file_fails_the_step(self) -> None:
        run = self.ran("- run: bad\n", Fake(bad={"GITHUB_OUTPUT": "no equal sign\n"}))
        self.assertTrue(run.failed)

    def test_lines_of_files(self) -> None:
        self.assertEqual(
            list(assigned("a=b=c\n\nx<<END\n1=2\n\nEND\ny=\n")),
            [("a", "b=c"), ("x", "1=2\n"), ("y", "")],
        )
        for wrong in ("a", "=b", "x<<END\n1\n"):
            with self.assertRaises(ValueError, msg=wrong):
                list(assigned(wrong))
