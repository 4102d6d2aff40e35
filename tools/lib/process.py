"""Runs other programs for the tools, and decides which variables they see."""

import os
import shlex
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

# The beginnings of the names of variables that change what Likeness, Swift's package manager or a
# runner of tests does: those of Likeness, of CI services (CI, CI_NODE_INDEX of GitLab, CIRCLE_… and
# so on), and of the tools around `swift test`. Fixed hashing would hide builds that depend on the
# order of a set.
_OF_SERVICES = ("LIKENESS_", "CI", "GITHUB_", "BUILDKITE_")
_OF_SWIFT = ("SWIFTPM_", "SWIFT_TESTING", "SWIFT_DETERMINISTIC_HASHING", "XCTest")
_HIDDEN = _OF_SERVICES + _OF_SWIFT


def as_user(**more: str) -> dict[str, str]:
    """The variables of a person in a shell: ours without those that change what is checked."""
    own = {name: value for name, value in os.environ.items() if not name.startswith(_HIDDEN)}
    return own | more


def inherited(*without: str, **more: str) -> dict[str, str]:
    """Our own variables, for the tools that build Likeness itself."""
    own = {name: value for name, value in os.environ.items() if name not in without}
    return own | more


@dataclass(frozen=True)
class Ran:
    """What a program did. A negative status is the signal that ended it."""

    status: int
    stdout: bytes
    stderr: bytes

    @property
    def output(self) -> str:
        return self.stdout.decode("utf-8", "replace")

    @property
    def errors(self) -> str:
        return self.stderr.decode("utf-8", "replace")


def run(
    *command: str | Path,
    cwd: str | Path | None = None,
    environment: Mapping[str, str] | None = None,
    given: bytes = b"",
    limit: float | None = None,
    errors: Literal["keep", "show", "merge", "drop"] = "keep",
) -> Ran:
    """Runs a program to its end, whatever its status.

    `environment` is all that it sees; by default everything that we see. `given` is its input.
    After `limit` seconds `subprocess.TimeoutExpired` is raised. `errors` says where its messages
    go: into the result, to our own, into its output, or nowhere.
    """
    places = {"keep": subprocess.PIPE, "show": None, "merge": subprocess.STDOUT}
    with subprocess.Popen(
        [str(word) for word in command],
        cwd=cwd,
        env=environment,
        stdin=subprocess.PIPE if given else subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=places.get(errors, subprocess.DEVNULL),
    ) as process:
        try:
            stdout, stderr = process.communicate(given or None, limit)
        except BaseException:
            process.kill()
            raise
    return Ran(process.returncode, stdout, stderr or b"")


def output(
    tool: str,
    *command: str | Path,
    cwd: str | Path | None = None,
    environment: Mapping[str, str] | None = None,
    given: bytes = b"",
    status: int = 1,
    errors: Literal["show", "merge", "drop"] = "show",
) -> str:
    """What a program prints. If it fails, ends the tool of this name, with a message."""
    ran = run(*command, cwd=cwd, environment=environment, given=given, errors=errors)
    if ran.status == 0:
        return ran.output
    words = shlex.join(str(word) for word in command)
    # Compilers print to the output.
    print(f"tools/{tool}: status {ran.status}: {words}\n{ran.output[-3000:]}", file=sys.stderr)
    sys.exit(status)
