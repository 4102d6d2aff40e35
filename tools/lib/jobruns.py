"""Decides which steps of a job run, and runs them in a room."""

import re
from collections.abc import Iterator, Mapping
from typing import Protocol

from lib import expressions
from lib.expressions import Absent, ExpressionError, Value, Withheld
from lib.workflows import RUNNER, Job, Step, WorkflowError

_FILES = ("GITHUB_ENV", "GITHUB_OUTPUT", "GITHUB_PATH", "GITHUB_STEP_SUMMARY")


class Room(Protocol):
    """Where scripts run. `rooms.Room` is one."""

    workspace: str
    temp: str

    def environment(self) -> dict[str, str]: ...
    def file(self, name: str, content: str = "") -> str: ...
    def content(self, name: str) -> str: ...
    def execute(
        self, script: str, shell: tuple[str, ...], environment: Mapping[str, str]
    ) -> int: ...


class Outputs(dict[str, Value]):
    """The outputs of a step; one that it did not write is empty."""

    def __contains__(self, key: object) -> bool:
        return True

    def __missing__(self, key: str) -> Value:
        return None


class JobRun:
    """One run of a job, or the plan of one."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self.failed = False
        # Of each step that was decided: a word, its name and place, and why.
        self.lines: list[tuple[str, Step, str]] = []
        self.left: str | None = job.withheld
        # By the step that calls an action, None for the job: what `steps` has there, whether the
        # action is entered, and those in which a step failed.
        self.steps: dict[int | None, dict[str, Value]] = {}
        self.entered: dict[int, bool] = {}
        self.broken: set[int | None] = set()
        self.exported: dict[str, str] = {}
        self.paths: list[str] = []
        self.number = 0

    @property
    def has_work(self) -> bool:
        """Whether a step would run if all before it succeed."""
        plan = JobRun(self.job)._plan()
        return self.left is None and any(word.startswith("run") for word, _, _ in plan)

    def leave(self, reason: str) -> None:
        """Runs nothing, and fails."""
        self.left = reason
        self.failed = True

    def planned(self) -> list[str]:
        """The lines that say which steps would run."""
        return self._listed(self._plan())

    def summary(self) -> list[str]:
        """The lines that say what became of the steps."""
        return self._listed(self.lines or JobRun(self.job)._plan())

    def _listed(self, lines: list[tuple[str, Step, str]]) -> list[str]:
        job = self.job
        system = f"{job.runner}, {job.container}" if job.container else job.runner
        head = f"{job.title} ({system}; {job.event}) {job.place}"
        if self.left:
            return [f"{head}: not run: {self.left}"]
        return [head + (": FAILED" if self.failed else ""), *(_line(*line) for line in lines)]

    def _plan(self) -> list[tuple[str, Step, str]]:
        lines: list[tuple[str, Step, str]] = []
        for step in self.job.steps:
            try:
                reason = self.reason(step, RUNNER)
                lines.append((_decided(reason), step, reason or ""))
            except Withheld:
                sources = [one.condition.source for one in step.chain]
                sources = [source for source in sources if source != "true"]
                lines.append(("run if", step, " && ".join(sources)))
            if step.id:
                known = Absent("known when it runs")
                self.steps.setdefault(_scope(step), {})[step.id] = known
        return lines

    def reason(self, step: Step, runner: Mapping[str, Value]) -> str | None:
        """Why a step does not run now. Begins with "skipped" where its condition is false."""
        try:
            for one in step.chain:
                if not self.holds(one, runner, keep=one is not step):
                    if one.condition.source == "true":
                        return "skipped: a step before it failed"
                    return f"skipped: its condition is false: {one.condition.source}"
        except ExpressionError as error:
            raise WorkflowError(f"{step.place}: {error}") from None
        if step.uses is not None:
            if step.uses.startswith("actions/checkout@"):
                return "the workspace is a copy of the last commit"
            return "an action from elsewhere"
        return step.withheld

    def holds(self, step: Step, runner: Mapping[str, Value], keep: bool) -> bool:
        """Whether a condition is true. That of an action is read once, before its first step."""
        if id(step) in self.entered:
            return self.entered[id(step)]
        # In an action only its own steps count (ADR 1438 of actions/runner).
        failed = _scope(step) in self.broken
        status = {"success": not failed, "failure": failed, "always": True, "cancelled": False}
        value = step.condition.value(self.contexts(step, runner), status.__getitem__)
        if keep:
            self.entered[id(step)] = expressions.is_true(value)
        return expressions.is_true(value)

    def contexts(self, step: Step, runner: Mapping[str, Value]) -> dict[str, Value]:
        environment: dict[str, Value] = Outputs({**self.job.environment, **self.exported})
        return {
            **self.job.contexts,
            **step.contexts,
            "runner": runner,
            "steps": self.steps.get(_scope(step), {}),
            "env": environment,
        }

    def run(self, room: Room) -> None:
        """Runs all steps. After one that fails, those whose conditions ask for it run."""
        runner: dict[str, Value] = {**RUNNER, "temp": room.temp}
        for step in self.job.steps:
            outputs: Value = Absent("its step is not run here")
            try:
                reason = self.reason(step, runner)
            except Withheld as absent:
                reason = f"its condition needs {absent}"
            if reason is not None:
                self.lines.append((_decided(reason), step, reason))
            else:
                print(f"\n== {self.job.title}: {step.name} ({step.place})", flush=True)
                try:
                    note, outputs = self.run_step(step, room, runner)
                except Withheld as absent:
                    self.lines.append(("not run", step, f"it needs {absent}"))
                else:
                    if note:
                        self.failed = True
                        self.broken |= {_scope(one) for one in step.chain}
                    self.lines.append(("FAILED" if note else "passed", step, note))
            if step.id:
                self.steps.setdefault(_scope(step), {})[step.id] = outputs

    def run_step(self, step: Step, room: Room, runner: Mapping[str, Value]) -> tuple[str, Value]:
        """Runs one step; returns why it failed, and what `steps.ID` is afterwards."""
        self.number += 1
        contexts = self.contexts(step, runner)
        try:
            script = expressions.filled(step.script or "", contexts)
            # GitHub sets those of the job and of earlier steps before those of the step.
            own = {
                name: expressions.filled(value, contexts)
                for name, value in self.job.environment.items()
            } | self.exported
            for one in step.chain:
                there = self.contexts(one, runner)
                for name, value in one.environment.items():
                    own[name] = expressions.filled(value, there)
        except ExpressionError as error:
            raise WorkflowError(f"{step.place}: {error}") from None
        environment = room.environment() | self.of_github(room) | own
        environment["PATH"] = ":".join([*reversed(self.paths), environment["PATH"]])
        if step.action:
            environment["GITHUB_ACTION_PATH"] = f"{room.workspace}/{step.action}"
        for name in _FILES:
            environment[name] = room.file(f"{name}-{self.number}")
        status = room.execute(script, step.shell, environment)
        note = f"status {status}" if status else ""
        outputs: dict[str, Value] = {}
        try:
            self.exported |= dict(assigned(room.content(f"GITHUB_ENV-{self.number}")))
            outputs = dict(assigned(room.content(f"GITHUB_OUTPUT-{self.number}")))
        except ValueError as error:
            note = note or str(error)
        added = room.content(f"GITHUB_PATH-{self.number}").splitlines()
        self.paths += [line for line in added if line]
        summary = room.content(f"GITHUB_STEP_SUMMARY-{self.number}").rstrip("\n")
        if summary:
            print(f"Summary:\n{summary}", flush=True)
        outcome = "failure" if note else "success"
        return note, {"outputs": Outputs(outputs), "outcome": outcome, "conclusion": outcome}

    def of_github(self, room: Room) -> dict[str, str]:
        found = {}
        for name in ("event_name", "ref", "ref_name", "ref_type", "repository", "sha", "workflow"):
            try:
                value = expressions.parse(f"github.{name}").value(self.job.contexts)
            except Withheld:
                continue
            found[f"GITHUB_{name.upper()}"] = expressions.written(value)
        return found | {"GITHUB_JOB": self.job.key, "GITHUB_RUN_ID": "1", "GITHUB_RUN_NUMBER": "1"}


def assigned(content: str) -> Iterator[tuple[str, str]]:
    """The lines `NAME=VALUE` of a file such as $GITHUB_OUTPUT, and those of several lines:
    `NAME<<WORD`, the value, `WORD`."""
    lines = iter(content.splitlines())
    for line in lines:
        if not line:
            continue
        begins = re.match(r"([^=]*?)<<(.+)", line)
        if begins:
            value: list[str] = []
            for part in lines:
                if part == begins[2]:
                    break
                value.append(part)
            else:
                raise ValueError(f'"{line}": the line {begins[2]} is missing')
            yield begins[1], "\n".join(value)
            continue
        name, equal, rest = line.partition("=")
        if not equal or not name:
            raise ValueError(f'"{line}" is not NAME=VALUE')
        yield name, rest


def _scope(step: Step) -> int | None:
    """What the steps of one action, or of the job itself, have in common."""
    return None if step.around is None else id(step.around)


def _decided(reason: str | None) -> str:
    if reason is None:
        return "run"
    return "skipped" if reason.startswith("skipped: ") else "not run"


def _line(word: str, step: Step, note: str) -> str:
    note = note.removeprefix("skipped: ")
    return f"  {word:8} {step.name} ({step.place})" + (f": {note}" if note else "")
