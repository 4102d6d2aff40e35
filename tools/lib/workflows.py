"""What the workflows of GitHub in this repository run, read from their files.

Whatever is not understood is an error with its place. A plan that left it out would be green for
what nobody ran.
"""

import contextlib
import itertools
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from ruamel.yaml import YAML
from ruamel.yaml.error import MarkedYAMLError

from lib import expressions, shell
from lib.expressions import Absent, Expression, ExpressionError, Value, Withheld

# The keys that are understood, or that change nothing here.
_WORKFLOW = {"name", "on", "permissions", "concurrency", "env", "jobs"}
_JOB = {
    *("name", "if", "needs", "runs-on", "container", "timeout-minutes", "permissions"),
    *("environment", "strategy", "env", "steps"),
}
_STEP = {"name", "id", "if", "uses", "with", "run", "shell", "env"}
_ACTION = {"name", "description", "inputs", "runs"}

# What `shell` means, and what runs a step without one, in a container and outside of one.
# https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-syntax
SHELLS = {
    "bash": ("bash", "--noprofile", "--norc", "-eo", "pipefail"),
    "sh": ("sh", "-e"),
    "": ("bash", "-e"),
    "container": ("sh", "-e"),
}

# Programs that reach more of the network than the packages of Debian and PyPI.
_OUTSIDE = {
    "gh": "asks GitHub",
    "curl": "uses the network",
    "wget": "uses the network",
    "ssh": "uses the network",
    "scp": "uses the network",
    "rsync": "uses the network",
    "docker": "uses the network",
    "podman": "uses the network",
    "npm": "uses the network",
    "npx": "uses the network",
    "brew": "uses the network",
}
_OUTSIDE_OF_GIT = {
    "push": "changes the repository at GitHub",
    "fetch": "asks GitHub",
    "pull": "asks GitHub",
    "clone": "asks GitHub",
    "ls-remote": "asks GitHub",
    "submodule": "asks GitHub",
}

# The repository at GitHub, whose name is that of the workspace.
REPOSITORY = "example/likeness"

_TOKEN = Absent("a secret, which this machine does not have")


class WorkflowError(Exception):
    """A file that is wrong or not understood. The message begins with file and line."""


@dataclass(frozen=True)
class Checkout:
    """The repository that the plan is for."""

    root: Path
    commit: str
    # The newest tag, if there is one.
    tag: str | None


@dataclass(frozen=True)
class Step:
    """One step, those of local actions included."""

    place: str
    name: str
    condition: Expression
    id: str | None = None
    # The step that calls the local action that it belongs to, and the folder of that action, from
    # the repository's root.
    around: "Step | None" = None
    action: str | None = None
    # What differs from the contexts of the job: the inputs of its action.
    contexts: Mapping[str, Value] = field(default_factory=dict)
    environment: Mapping[str, str] = field(default_factory=dict)
    script: str | None = None
    shell: tuple[str, ...] = ()
    uses: str | None = None
    settings: Mapping[str, str] = field(default_factory=dict)
    # Why it is not run here, whatever its condition is.
    withheld: str | None = None

    @property
    def chain(self) -> tuple["Step", ...]:
        """The steps that call its action, from the outside in, and itself."""
        return (*(self.around.chain if self.around else ()), self)


@dataclass(frozen=True)
class Job:
    """One job, once for every row of its matrix."""

    place: str
    key: str
    workflow: str
    name: str
    runner: str
    container: str | None
    needs: tuple[str, ...]
    contexts: Mapping[str, Value]
    environment: Mapping[str, str]
    steps: tuple[Step, ...]
    # Why none of its steps is run here.
    withheld: str | None = None

    @property
    def title(self) -> str:
        return f"{self.workflow} / {self.name}"

    @property
    def event(self) -> str:
        return expressions.filled("${{ github.event_name }}", self.contexts)


def jobs(checkout: Checkout) -> list[Job]:
    """The jobs of all workflows, in the order of their files."""
    folder = checkout.root / ".github/workflows"
    files = sorted([*folder.glob("*.yml"), *folder.glob("*.yaml")])
    found = [job for file in files for job in _Reader(checkout, file).jobs()]
    return list(_once(found))


def _once(found: Iterable[Job]) -> Iterator[Job]:
    """Jobs on Linux that run the same as an earlier one say so: this is one machine."""
    seen: dict[object, str] = {}
    for job in found:
        scripts = tuple(_filled(step, job) for step in job.steps if step.script is not None)
        same = (job.workflow, job.key, tuple(job.environment.items()), scripts)
        if job.withheld is None and same in seen:
            yield replace(job, withheld=f"on this machine its steps are those of {seen[same]}")
            continue
        if job.withheld is None:
            seen[same] = job.name
        yield job


def _filled(step: Step, job: Job) -> tuple[object, ...]:
    """What a step runs, with the values that are known before."""
    known: list[object] = [step.shell]
    for one in step.chain:
        contexts = {**job.contexts, **one.contexts, "runner": RUNNER}
        for template in (one.script or "", *one.environment.values()):
            try:
                known.append(expressions.filled(template, contexts))
            except (ExpressionError, Withheld):
                known.append(template)
        known += [tuple(one.environment), one.condition]
    return tuple(known)


class _File:
    """A file of YAML, whose parts know their lines."""

    def __init__(self, checkout: Checkout, path: Path) -> None:
        self.checkout = checkout
        self.path = path.relative_to(checkout.root).as_posix()
        try:
            # Not safe loading, which forgets the lines; it makes no other objects.
            self.content = YAML(typ="rt").load(path.read_text(encoding="utf-8"))
        except MarkedYAMLError as error:
            line = error.problem_mark.line + 1 if error.problem_mark else 1
            raise WorkflowError(f"{self.path}:{line}: {error.problem}") from None
        except OSError as error:
            raise WorkflowError(f"{self.path}:1: {error.strerror}") from None
        self.check_expressions(self.content, f"{self.path}:1")

    def place(self, mapping: Any, key: object) -> str:
        return f"{self.path}:{mapping.lc.key(key)[0] + 1}"

    def place_of_item(self, items: Any, number: int) -> str:
        return f"{self.path}:{items.lc.item(number)[0] + 1}"

    def mapping(self, value: Any, place: str, known: Iterable[str] | None = None) -> Any:
        """A mapping that has no unknown keys."""
        if not isinstance(value, dict):
            raise WorkflowError(f"{place}: a mapping is missing")
        for key in value:
            if known is not None and key not in known:
                raise WorkflowError(
                    f'{self.place(value, key)}: "{key}" is not understood by tools/workflows'
                )
        return value

    def needed(self, mapping: Any, key: str, place: str) -> Any:
        """The value of a key that has to be there."""
        if key not in mapping:
            raise WorkflowError(f'{place}: "{key}" is missing')
        return mapping[key]

    def check_expressions(self, value: Any, place: str) -> None:
        """Refuses expressions that are not understood, wherever they are."""
        if isinstance(value, dict):
            for key, part in value.items():
                inner = self.place(value, key)
                try:
                    if key == "if":
                        expressions.condition(part)
                        continue
                except ExpressionError as error:
                    raise WorkflowError(f"{inner}: {error}") from None
                self.check_expressions(part, inner)
        elif isinstance(value, list):
            for number, part in enumerate(value):
                self.check_expressions(part, self.place_of_item(value, number))
        elif isinstance(value, str):
            try:
                expressions.inserted(value)
            except ExpressionError as error:
                raise WorkflowError(f"{place}: {error}") from None

    def texts(self, mapping: Any, key: str) -> dict[str, str]:
        """The texts of a mapping such as `env`, with their expressions."""
        part = self.mapping(
            mapping.get(key) or {}, self.place(mapping, key) if key in mapping else ""
        )
        return {str(name): _text(value) for name, value in part.items()}


def _text(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return "" if value is None else str(value)


class _Reader(_File):
    """One workflow."""

    def jobs(self) -> Iterator[Job]:
        workflow = self.mapping(self.content, f"{self.path}:1", _WORKFLOW)
        on = self.needed(workflow, "on", f"{self.path}:1")
        all_jobs = self.needed(workflow, "jobs", f"{self.path}:1")
        name = _text(workflow.get("name") or self.path)
        events = list(self.events(on, self.place(workflow, "on")))
        environment = self.texts(workflow, "env")
        ready: set[str] = set()
        for key, part in self.mapping(all_jobs, self.place(workflow, "jobs")).items():
            place = self.place(all_jobs, key)
            job = self.mapping(part, place, _JOB)
            for need in _needs(job):
                if need not in ready:
                    raise WorkflowError(f'{place}: it needs "{need}", which is no job before it')
            ready.add(key)
            for row in self.rows(job, place):
                yield self.job(name, key, job, place, row, events, environment)

    def events(self, on: Any, place: str) -> Iterator[dict[str, Value]]:
        """The contexts of every way in which the workflow starts."""
        if isinstance(on, str):
            on = {on: None}
        elif isinstance(on, list):
            on = dict.fromkeys(on)
        for event, part in self.mapping(on, place).items():
            here = self.place(on, event) if hasattr(on, "lc") else place
            settings = part or {}
            if event == "push" and "tags" in settings and "branches" not in settings:
                yield self.contexts(event, f"refs/tags/{self.checkout.tag}", self.checkout.tag)
            elif event in ("push", "schedule"):
                yield self.contexts(event, "refs/heads/main", "main")
            elif event == "pull_request":
                yield self.contexts(event, "refs/pull/1/merge", "1/merge")
            elif event == "workflow_run":
                yield self.contexts(event, "refs/heads/main", "main")
            elif event == "workflow_dispatch":
                for inputs in self.inputs(settings, here):
                    contexts = self.contexts(event, "refs/heads/main", "main")
                    yield {**contexts, "inputs": inputs}
            else:
                raise WorkflowError(
                    f'{here}: the event "{event}" is not understood by tools/workflows'
                )

    def contexts(self, event: str, ref: str, ref_name: str | None) -> dict[str, Value]:
        no_tag = Absent("the repository has no tag yet")
        of_event: dict[str, Value] = {"repository": {"default_branch": "main"}}
        if event == "workflow_run":
            of_event["workflow_run"] = {
                "id": 1.0,
                "head_branch": "main",
                "head_repository": {"full_name": REPOSITORY},
            }
        github: dict[str, Value] = {
            "event_name": event,
            "event": of_event,
            "ref": ref if ref_name else no_tag,
            "ref_name": ref_name or no_tag,
            "ref_type": "tag" if ref.startswith("refs/tags/") else "branch",
            "repository": REPOSITORY,
            "sha": self.checkout.commit,
            "token": _TOKEN,
            "workflow": _text(self.content.get("name") or self.path),
        }
        return {"github": github}

    def inputs(self, settings: Any, place: str) -> Iterator[dict[str, Value]]:
        """Every choice of the inputs that are true or false, the defaults first."""
        choices: list[list[tuple[str, Value]]] = []
        for name, setting in self.mapping(settings.get("inputs") or {}, place).items():
            default = setting.get("default")
            if setting.get("type") == "boolean":
                first = bool(default)
                choices.append([(name, first), (name, not first)])
            else:
                choices.append([(name, _text(default))])
        return (dict(choice) for choice in itertools.product(*choices))

    def rows(self, job: Any, place: str) -> Iterator[dict[str, Value]]:
        """The rows of the matrix; one without anything if there is none."""
        if "strategy" not in job:
            yield {}
            return
        place = self.place(job, "strategy")
        strategy = self.mapping(job["strategy"], place, {"fail-fast", "matrix"})
        matrix = self.mapping(strategy.get("matrix"), place, {"include"})
        for row in self.needed(matrix, "include", place):
            yield {name: _text(value) for name, value in self.mapping(row, place).items()}

    def job(
        self,
        workflow: str,
        key: str,
        job: Any,
        place: str,
        row: dict[str, Value],
        events: list[dict[str, Value]],
        environment: dict[str, str],
    ) -> Job:
        condition = expressions.condition(job.get("if", True))
        if_place = self.place(job, "if") if "if" in job else place
        chosen: dict[str, Value] | None = None
        with _placed(if_place):
            for event in events:
                contexts = {**event, "matrix": row, "secrets": _Secrets()}
                # An event without inputs has empty ones.
                contexts.setdefault("inputs", _Empty())
                if expressions.is_true(condition.value(contexts, lambda name: name != "failure")):
                    chosen = contexts
                    break
        if chosen is None:
            raise WorkflowError(f"{if_place}: no event makes this true, so the job never runs")
        if isinstance(job.get("container"), dict):
            raise WorkflowError(
                f"{self.place(job, 'container')}: only the name of an image is understood"
            )
        with _placed(place):
            runner = expressions.filled(_text(self.needed(job, "runs-on", place)), chosen)
            name = expressions.filled(_text(job.get("name") or key), chosen)
            container = expressions.filled(_text(job.get("container")), chosen) or None
        default = SHELLS["container" if container else ""]
        steps = _Steps(self, chosen, default)
        withheld = None
        if runner.startswith("macos"):
            withheld = f"{runner} is macOS; tools/lint-macos looks for calls that macOS lacks"
        elif not runner.startswith("ubuntu"):
            raise WorkflowError(f'{place}: the runner "{runner}" is not understood')
        variables = {**environment, **self.texts(job, "env")}
        absent = None
        try:
            for template in variables.values():
                expressions.filled(template, chosen)
        except Withheld as error:
            absent = f"it needs {error}"
        except ExpressionError as error:
            raise WorkflowError(f"{place}: {error}") from None
        return Job(
            place=place,
            key=key,
            workflow=workflow,
            name=name,
            runner=runner,
            container=container,
            needs=_needs(job),
            contexts=chosen,
            environment=variables,
            steps=tuple(
                replace(step, withheld=absent) if absent and step.script is not None else step
                for step in steps.read(job.get("steps") or [], place)
            ),
            withheld=withheld,
        )


class _Empty(dict[str, Value]):
    """The inputs of an event that has none: each is empty."""

    def __contains__(self, key: object) -> bool:
        return True

    def __missing__(self, key: str) -> Value:
        return None


class _Secrets(dict[str, Value]):
    """The secrets of a repository; none is here."""

    def __contains__(self, key: object) -> bool:
        return True

    def __missing__(self, key: str) -> Value:
        return _TOKEN


@contextlib.contextmanager
def _placed(place: str) -> Iterator[None]:
    """Gives errors of expressions a place."""
    try:
        yield
    except (ExpressionError, Withheld) as error:
        raise WorkflowError(f"{place}: {error}") from None


class _Steps:
    """The steps of one job or of one local action."""

    def __init__(
        self,
        file: _File,
        contexts: Mapping[str, Value],
        default: tuple[str, ...] | None,
        around: Step | None = None,
        action: str | None = None,
        inputs: Mapping[str, Value] | None = None,
    ) -> None:
        self.file = file
        self.contexts = contexts
        # Steps of actions have to name their shell.
        self.default = default
        # The step that calls the action.
        self.around = around
        self.folder = action
        self.inner: Mapping[str, Value] = {} if inputs is None else {"inputs": inputs}
        self.ids: set[str] = set()
        # Folders that steps before would have brought, with the action.
        self.brought: dict[str, str] = {}

    def read(self, steps: Any, place: str) -> Iterator[Step]:
        if not isinstance(steps, list):
            raise WorkflowError(f"{place}: steps are missing")
        for number, part in enumerate(steps):
            here = self.file.place_of_item(steps, number)
            yield from self.step(self.file.mapping(part, here, _STEP), here)

    def step(self, part: Any, place: str) -> Iterator[Step]:
        if ("run" in part) == ("uses" in part):
            raise WorkflowError(f"{place}: a step has either run or uses")
        step = Step(
            place=place,
            name=_step_name(part),
            condition=expressions.condition(part.get("if", True)),
            id=part.get("id"),
            around=self.around,
            action=self.folder,
            contexts=self.inner,
            environment=self.file.texts(part, "env"),
        )
        if "uses" in part:
            step = replace(step, uses=str(part["uses"]), settings=self.file.texts(part, "with"))
            self.check_names(step)
            yield from self.uses(step)
        else:
            yield self.script(step, part)
        if step.id:
            self.ids.add(step.id)

    def script(self, step: Step, part: Any) -> Step:
        named = _text(part.get("shell"))
        shell_words = SHELLS.get(named) if named in ("bash", "sh") else self.default
        if named not in ("", "bash", "sh") or shell_words is None:
            raise WorkflowError(f'{step.place}: the shell "{named}" is not understood')
        step = replace(step, script=_text(part["run"]), shell=shell_words)
        self.check_names(step)
        return replace(step, withheld=self.reason(step))

    def check_names(self, step: Step) -> None:
        """Reads everything once, so that a name that does not exist is found without a run."""
        here = {**self.contexts, **step.contexts, "runner": RUNNER, "env": _Empty()}
        here["steps"] = {name: Absent("known when it runs") for name in self.ids}
        templates = [*step.environment.values(), *step.settings.values(), step.script or ""]
        found = [one for template in templates for one in expressions.inserted(template)]
        for expression in (step.condition, *found):
            for name in expression.names():
                try:
                    expressions.parse(name).value(here)
                except Withheld:
                    pass
                except ExpressionError as error:
                    raise WorkflowError(f"{step.place}: {error}") from None

    def reason(self, step: Step) -> str | None:
        """Why a step can't run here, from what it uses."""
        here = {**self.contexts, **step.contexts, "runner": RUNNER, "env": _Empty()}
        for template in (*step.environment.values(), step.script or ""):
            for expression in expressions.inserted(template):
                if any(name.startswith("steps.") for name in expression.names()):
                    continue
                try:
                    expression.value(here)
                except Withheld as absent:
                    return f"it needs {absent}"
        if any(name.startswith("secrets.") for name in step.condition.names()):
            return "its condition needs a secret, which this machine does not have"
        # What stands in braces is a word for the shell.
        script = expressions.blanked(step.script or "")
        try:
            for words in shell.commands(script):
                if reason := _outside(words) or self.missing(words):
                    return reason
        except shell.ShellError as error:
            raise WorkflowError(f"{step.place}: {error}") from None
        return None

    def missing(self, words: list[str]) -> str | None:
        for folder, action in self.brought.items():
            if any(word == folder or word.startswith(f"{folder}/") for word in words[1:]):
                return f"it reads {folder}, which {action} brings"
        return None

    def uses(self, step: Step) -> Iterator[Step]:
        """The step itself, or those of the local action that it calls."""
        uses, settings = step.uses or "", step.settings
        if not uses.startswith("./"):
            if uses.startswith("actions/download-artifact@") and "path" in settings:
                self.brought[settings["path"].rstrip("/")] = uses.partition("@")[0]
            yield step
            return
        root = self.file.checkout.root
        file = _File(self.file.checkout, root / uses / "action.yml")
        place = f"{file.path}:1"
        content = file.mapping(file.content, place, _ACTION)
        runs = file.mapping(file.needed(content, "runs", place), place, {"using", "steps"})
        if runs.get("using") != "composite":
            raise WorkflowError(
                f"{file.place(runs, 'using')}: only composite actions are understood"
            )
        inputs = self.inputs(file, content, settings, step)
        # Secrets are not handed on to actions, and neither are the inputs of the workflow.
        contexts = {name: value for name, value in self.contexts.items() if name != "secrets"}
        yield from _Steps(file, contexts, None, step, uses.removeprefix("./"), inputs).read(
            file.needed(runs, "steps", place), place
        )

    def inputs(
        self, file: _File, content: Any, settings: Mapping[str, str], step: Step
    ) -> dict[str, Value]:
        known = file.mapping(content.get("inputs") or {}, f"{file.path}:1")
        for name in settings:
            if name not in known:
                raise WorkflowError(f'{step.place}: {file.path} has no input "{name}"')
        found: dict[str, Value] = {}
        here = {**self.contexts, **step.contexts}
        for name, input_ in known.items():
            template = settings.get(name, _text(input_.get("default")))
            try:
                found[name] = expressions.filled(template, here)
            except Withheld as absent:
                found[name] = Absent(str(absent))
            except ExpressionError as error:
                raise WorkflowError(f"{step.place}: {error}") from None
        return found


# Where a job in a container finds its files; the runner replaces the values.
RUNNER: dict[str, Value] = {"temp": "/__w/_temp", "os": "Linux", "arch": "X64"}


def _needs(job: Any) -> tuple[str, ...]:
    needs = job.get("needs") or []
    return (needs,) if isinstance(needs, str) else tuple(needs)


def _step_name(part: Any) -> str:
    """The name of a step, or the action without its version, or the first line of its script."""
    if "name" in part:
        return _text(part["name"])
    if "uses" in part:
        return str(part["uses"]).partition("@")[0]
    return _text(part["run"]).strip().partition("\n")[0]


def _outside(words: list[str]) -> str | None:
    name = words[0].removeprefix("/usr/bin/")
    if name in _OUTSIDE:
        return f"{name} {_OUTSIDE[name]}"
    if name == "git":
        rest = iter(words[1:])
        for word in rest:
            if word in ("-C", "-c", "--git-dir", "--work-tree"):
                next(rest, None)
            elif not word.startswith("-"):
                if word in _OUTSIDE_OF_GIT:
                    return f"git {word} {_OUTSIDE_OF_GIT[word]}"
                break
    return None
