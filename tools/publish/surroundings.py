"""Where a job runs: its environment, its clock, its log."""
from __future__ import annotations

import datetime
import json
import re
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .errors import PublishError
from .github import Api
from .text import logged


@dataclass(frozen=True)
class Surroundings:
    """The environment of the job, and its clock."""

    environment: dict[str, str]
    sleep: Callable[[float], object] = time.sleep
    today: Callable[[], datetime.date] = lambda: datetime.datetime.now(datetime.timezone.utc).date()

    def get(self, name: str) -> str:
        """A variable; empty where it is not set."""
        return self.environment.get(name, "")

    def need(self, name: str) -> str:
        """A variable that has to be set."""
        value = self.get(name)
        if not value:
            raise PublishError(f"The variable {name} is not set. In a workflow of GitHub give it in `env:`; elsewhere see --help.")
        return value

    def repository(self) -> str:
        """`owner/name`."""
        value = self.need("GITHUB_REPOSITORY")
        if not re.fullmatch(r"[\w.-]+/[\w.-]+", value):
            raise PublishError(f"GITHUB_REPOSITORY is {value!r}, which is not of the form owner/name.")
        return value

    def api(self) -> Api:
        """The API with the token of the job."""
        return Api(self.get("GITHUB_API_URL") or "https://api.github.com", self.need("GITHUB_TOKEN"), self.sleep)

    def server(self) -> str:
        """The address of the web site."""
        return (self.get("GITHUB_SERVER_URL") or "https://github.com").rstrip("/")

    def append(self, variable: str, text: str, limit: int) -> None:
        """Adds to the file that a variable names, which takes so many bytes in all; there need not be one."""
        path = self.get(variable)
        if not path:
            return
        with open(path, "ab") as file:
            if file.tell() + len(text.encode()) <= limit:
                file.write(text.encode())
            else:
                say(f"{variable} is full: nothing is added.")

    def page(self) -> str | None:
        """The page of the run that the job is part of."""
        repository, run = self.get("GITHUB_REPOSITORY"), self.get("GITHUB_RUN_ID")
        return f"{self.server()}/{repository}/actions/runs/{run}" if repository and run.isdigit() else None

    def event(self) -> Any:
        """The event that started the workflow."""
        try:
            return json.loads(Path(self.need("GITHUB_EVENT_PATH")).read_bytes())
        except ValueError as error:
            raise PublishError("GITHUB_EVENT_PATH names a file that is no JSON.") from error


def say(text: str) -> None:
    """A line in the log, in which nothing is a command to the runner."""
    print(f"publish-diffs: {logged(text)}", file=sys.stderr, flush=True)
