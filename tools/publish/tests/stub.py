"""A stand-in for `gh` with as much of the API as is used, which keeps its state in a file."""

import contextlib
import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from publish.github import BOT

_PROGRAM = f"""#!{sys.executable} -B
import json, re, sys
from pathlib import Path

file = Path(__file__).with_name("state.json")
state = json.loads(file.read_text())
_, _, path, *options = sys.argv
method = options[options.index("--method") + 1] if "--method" in options else "GET"
body = json.load(sys.stdin)["body"] if "--input" in options else ""
place = path.removeprefix("repos/acme/app/")
answer = None
if found := re.fullmatch("actions/runs/([0-9]+)", place):
    answer = state["runs"].get(found[1])
elif place == "pulls?state=open&head=acme%3Afeature":
    answer = [state["pulls"]]
elif method == "GET" and place == "issues/5/comments":
    # Pages of two.
    answer = [state["comments"][n:n + 2] for n in range(0, len(state["comments"]), 2)]
elif method == "POST" and place == "issues/5/comments":
    answer = {{"id": 900, "user": {{"login": {BOT!r}}}, "body": body}}
    state["comments"].append(answer)
elif found := re.fullmatch("issues/comments/([0-9]+)", place):
    answer = next(one for one in state["comments"] if one["id"] == int(found[1]))
    answer["body"] = body
    if method == "DELETE":
        state["comments"].remove(answer)
if answer is None:
    sys.exit("gh: Not Found (HTTP 404)")
file.write_text(json.dumps(state))
print(json.dumps(answer))
"""


class Stub:
    """A folder with the program. Pull request 5 is at the branch `feature`."""

    def __init__(self, folder: Path) -> None:
        self._state = folder / "bin/state.json"
        program = folder / "bin/gh"
        program.parent.mkdir()
        program.write_text(_PROGRAM)
        program.chmod(0o755)
        self.environment = {"GITHUB_REPOSITORY": "acme/app", "GITHUB_TOKEN": "s3cr3t"}
        self.environment["PATH"] = f"{program.parent}:{os.environ['PATH']}"
        self._state.write_text(json.dumps({"runs": {}, "pulls": [], "comments": []}))

    @contextlib.contextmanager
    def _changed(self) -> Iterator[Any]:
        state = json.loads(self._state.read_text())
        yield state
        self._state.write_text(json.dumps(state))

    def add_pull(self, number: int, head: str, repository: str = "acme/app") -> None:
        """Adds an open pull request from a branch `feature`."""
        branch = {"sha": head, "repo": {"full_name": repository}}
        with self._changed() as state:
            state["pulls"].append({"number": number, "head": branch})

    def add_run(self, number: int, head: str) -> None:
        """Adds the run of a workflow on the branch `feature`."""
        run: dict[str, Any] = {"head_sha": head, "head_branch": "feature"}
        run["head_repository"] = {"full_name": "acme/app"}
        run["html_url"] = f"https://github.com/acme/app/actions/runs/{number}"
        with self._changed() as state:
            state["runs"][str(number)] = run

    def add_comment(self, body: str, login: str = BOT) -> None:
        """Adds a comment."""
        with self._changed() as state:
            number = len(state["comments"]) + 100
            state["comments"].append({"id": number, "body": body, "user": {"login": login}})

    def bodies(self) -> list[str]:
        """The texts of all comments."""
        return [one["body"] for one in json.loads(self._state.read_text())["comments"]]
