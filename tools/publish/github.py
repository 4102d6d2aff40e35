"""GitHub, through its command `gh`: the pull request of a run, and our comment in it."""

import json
import subprocess
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote

from lib.process import run

from .errors import PublishError
from .git import LIMIT
from .text import visible

# Whom the token of a workflow stands for. No person can have a name with brackets.
BOT = "github-actions[bot]"
# The invisible first line of a comment of ours.
MARKER = "<!-- likeness-differences -->\n"


class GitHub:
    """The API of one repository."""

    def __init__(self, repository: str, environment: Mapping[str, str]) -> None:
        """`gh` takes the token from `GITHUB_TOKEN` of the environment."""
        self._repository = repository
        self._environment = dict(environment)

    def request(self, path: str, *options: str, body: object = None) -> Any:
        """What the API answers to a request below the path of the repository."""
        arguments = ["gh", "api", f"repos/{self._repository}/{path}", *options]
        if body is not None:
            arguments += ["--input", "-"]
        try:
            given = json.dumps(body).encode()
            done = run(*arguments, environment=self._environment, given=given, limit=LIMIT)
            if done.status == 0:
                return json.loads(done.stdout or "null")
            said = visible(done.errors)
            reason = f"{said} Does the job have the `permissions` for it?"
        except (OSError, ValueError, subprocess.TimeoutExpired) as error:
            reason = visible(str(error))
        raise PublishError(f"gh api {path.split('?')[0]} failed: {reason}")

    def elements(self, path: str) -> list[dict[str, Any]]:
        """The elements of a list on all its pages."""
        pages = self.request(path, "--paginate", "--slurp")
        return [element for page in pages for element in page]


@dataclass(frozen=True)
class Run:
    """The run of a workflow, as the API knows it: an artifact could claim anything."""

    head: str
    page: str
    # The open pull request whose branch is at the commit; None if it moved on, or there is none.
    pull_request: int | None


def run_of(github: GitHub, number: int) -> Run:
    """The run with a number, and its pull request."""
    run = github.request(f"actions/runs/{number}")
    source = (run.get("head_repository") or {}).get("full_name") or ""
    head, branch = run["head_sha"], quote(f"{source.split('/')[0]}:{run['head_branch']}", safe="")
    numbers = [
        pull["number"]
        for pull in github.elements(f"pulls?state=open&head={branch}")
        if pull["head"]["sha"] == head and (pull["head"]["repo"] or {}).get("full_name") == source
    ]
    return Run(head, run["html_url"], numbers[0] if numbers else None)


def comment(github: GitHub, pull_request: int, text: str, only_update: bool) -> None:
    """Updates our comment in a pull request, or adds it unless `only_update`.

    It is found by its marker and its author, so nobody takes it over by pasting the marker.
    """
    own = sorted(
        one["id"]
        for one in github.elements(f"issues/{pull_request}/comments")
        if (one["user"] or {}).get("login") == BOT and (one["body"] or "").startswith(MARKER)
    )
    body = {"body": MARKER + text}
    if own:
        github.request(f"issues/comments/{own[0]}", "--method", "PATCH", body=body)
    elif not only_update:
        github.request(f"issues/{pull_request}/comments", "--method", "POST", body=body)
    # Two jobs at the same moment can each have added one.
    for extra in own[1:]:
        github.request(f"issues/comments/{extra}", "--method", "DELETE")
