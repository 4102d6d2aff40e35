"""git in an empty repository of its own. No process list and no file shows the token."""

import base64
import os
import re
import subprocess
from pathlib import Path

from lib.process import inherited, run

from .errors import PublishError, PushRejected

# The account that the token of a workflow stands for.
_NAME, _EMAIL = "github-actions[bot]", "41898282+github-actions[bot]@users.noreply.github.com"
# What git prints if the branch is not where it was, also if two pushes arrive together.
_RACES = re.compile(
    "stale info|fetch first|non-fast-forward|cannot lock ref|failed to update ref"
    "|incorrect old value|reference already exists"
)


# A program that does not answer ends after so many seconds.
LIMIT = 600


class Git:
    """A bare repository in `folder`, and a remote one."""

    def __init__(self, folder: Path, remote: str, token: str = "") -> None:
        self._token = token
        settings = {"remote.origin.url": remote, "core.hooksPath": os.devnull}
        settings |= {"gc.auto": "0", "protocol.ext.allow": "never"}
        if token and remote.startswith("https://"):
            basic = base64.b64encode(f"x-access-token:{token}".encode()).decode()
            settings[f"http.{remote}.extraheader"] = f"AUTHORIZATION: basic {basic}"
        self._environment = inherited(LC_ALL="C", GIT_TERMINAL_PROMPT="0")
        self._environment |= {"GIT_DIR": str(folder), "GIT_CONFIG_COUNT": str(len(settings))}
        for role in ("AUTHOR", "COMMITTER"):
            self._environment |= {f"GIT_{role}_NAME": _NAME, f"GIT_{role}_EMAIL": _EMAIL}
        for number, (key, value) in enumerate(settings.items()):
            self._environment[f"GIT_CONFIG_KEY_{number}"] = key
            self._environment[f"GIT_CONFIG_VALUE_{number}"] = value
        self.run("init", "--quiet", "--bare", "--template=", str(folder))

    def run(self, *arguments: str, data: bytes = b"") -> bytes:
        """What a command prints."""
        try:
            done = run("git", *arguments, environment=self._environment, given=data, limit=LIMIT)
        except (OSError, subprocess.TimeoutExpired) as error:
            raise PublishError(f"git {arguments[0]} failed: {error}.") from error
        if done.status == 0:
            return done.stdout
        said = " ".join((done.stdout + b" " + done.stderr).decode("utf-8", "replace").split())
        said = said[-600:]
        if self._token:
            said = said.replace(self._token, "…")
        if arguments[0] != "push":
            raise PublishError(f"git {arguments[0]} failed: {said}")
        if _RACES.search(said):
            raise PushRejected("The branch moved while it was written.")
        hint = "Does the token have the permission `contents: write`?"
        raise PublishError(f"git push failed: {said} {hint}")

    def text(self, *arguments: str, data: bytes = b"") -> str:
        """What a command prints, without white space around it."""
        return self.run(*arguments, data=data).decode("utf-8", "replace").strip()

    def fetch(self, branch: str) -> str | None:
        """Fetches a branch without its files, and returns its commit; None if it does not exist."""
        name = f"refs/heads/{branch}"
        if not self.text("ls-remote", "--refs", "origin", name):
            return None
        options = ["--quiet", "--no-tags", "--depth=1", "--filter=blob:none"]
        self.run("fetch", *options, "origin", f"+{name}:{name}")
        return self.text("rev-parse", f"{name}^{{commit}}")

    def push(self, commit: str, branch: str, expected: str | None) -> None:
        """Moves a branch to a commit if it is still at `expected`; None if it must not exist."""
        name = f"refs/heads/{branch}"
        lease = f"--force-with-lease={name}:{expected or ''}"
        self.run("push", "--porcelain", lease, "origin", f"{commit}:{name}")
