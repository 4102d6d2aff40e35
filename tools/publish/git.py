"""git in an empty repository of its own. No process list and no file shows the token."""

from __future__ import annotations

import base64
import os
import subprocess
from pathlib import Path

from .errors import PublishError, PushRejected

_SECONDS = 600
# The account that the token of a workflow stands for.
_NAME, _EMAIL = "github-actions[bot]", "41898282+github-actions[bot]@users.noreply.github.com"
# What git prints if the branch is not where it was, also if two pushes arrive together.
_RACES = (
    "stale info",
    "fetch first",
    "non-fast-forward",
    "cannot lock ref",
    "failed to update ref",
    "incorrect old value",
    "reference already exists",
)


class Git:
    """A bare repository in `folder`, and a remote one."""

    def __init__(self, folder: Path, remote: str, token: str = "") -> None:
        self._token = token
        settings = {
            "remote.origin.url": remote,
            "core.hooksPath": os.devnull,
            "gc.auto": "0",
            "protocol.ext.allow": "never",
        }
        if token and remote.startswith("https://"):
            basic = base64.b64encode(f"x-access-token:{token}".encode()).decode()
            settings[f"http.{remote}.extraheader"] = f"AUTHORIZATION: basic {basic}"
        self._environment = {
            **os.environ,
            "GIT_TERMINAL_PROMPT": "0",
            "LC_ALL": "C",
            "GIT_DIR": str(folder),
            "GIT_AUTHOR_NAME": _NAME,
            "GIT_AUTHOR_EMAIL": _EMAIL,
            "GIT_COMMITTER_NAME": _NAME,
            "GIT_COMMITTER_EMAIL": _EMAIL,
            "GIT_CONFIG_COUNT": str(len(settings)),
        }
        for number, (key, value) in enumerate(settings.items()):
            self._environment[f"GIT_CONFIG_KEY_{number}"] = key
            self._environment[f"GIT_CONFIG_VALUE_{number}"] = value
        self.run("init", "--quiet", "--bare", "--template=", str(folder))

    def run(self, *arguments: str, data: bytes = b"") -> bytes:
        """What a command prints."""
        try:
            done = subprocess.run(
                ["git", *arguments],
                input=data,
                capture_output=True,
                env=self._environment,
                timeout=_SECONDS,
                check=False,
            )
        except (OSError, subprocess.TimeoutExpired) as error:
            raise PublishError(f"git {arguments[0]} failed: {error}.") from error
        if done.returncode == 0:
            return done.stdout
        said = " ".join((done.stdout + b" " + done.stderr).decode("utf-8", "replace").split())[
            -600:
        ]
        if self._token:
            said = said.replace(self._token, "…")
        if arguments[0] == "push" and any(race in said for race in _RACES):
            raise PushRejected("The branch moved while it was written.")
        hint = (
            " Does the token have the permission `contents: write`?"
            if arguments[0] == "push"
            else ""
        )
        raise PublishError(f"git {arguments[0]} failed: {said}{hint}")

    def text(self, *arguments: str, data: bytes = b"") -> str:
        """What a command prints, without white space around it."""
        return self.run(*arguments, data=data).decode("utf-8", "replace").strip()

    def fetch(self, branch: str) -> str | None:
        """Fetches a branch without its files, and returns its commit; None if it does not exist."""
        name = f"refs/heads/{branch}"
        if not self.text("ls-remote", "--refs", "origin", name):
            return None
        self.run(
            "fetch",
            "--quiet",
            "--no-tags",
            "--depth=1",
            "--filter=blob:none",
            "origin",
            f"+{name}:{name}",
        )
        return self.text("rev-parse", f"{name}^{{commit}}")

    def push(self, commit: str, branch: str, expected: str | None) -> None:
        """Moves a branch to a commit, if it still is at the expected one; None: if it does not
        exist."""
        name = f"refs/heads/{branch}"
        self.run(
            "push",
            "--porcelain",
            f"--force-with-lease={name}:{expected or ''}",
            "origin",
            f"{commit}:{name}",
        )
