"""git in a repository of its own, which holds no files of anybody, with the token where no process list and no file shows it."""
from __future__ import annotations

import base64
import os
import re
import subprocess
from pathlib import Path

from .errors import PublishError, PushRejected

_SECONDS = 600
# The author of commits: the account that the token of a workflow stands for.
AUTHOR = ("github-actions[bot]", "41898282+github-actions[bot]@users.noreply.github.com")
# Everything that git says where the branch is not where it was, also where two pushes arrive in one moment.
_RACES = ("stale info", "fetch first", "non-fast-forward", "cannot lock ref", "failed to update ref", "incorrect old value", "reference already exists")
_FOR_GOOD = re.compile(r"\b(401|403|404)\b|denied|not found|protected|GH006|GH013|authentication failed|could not read Username|not appear to be a git", re.I)


class Unreachable(PublishError):
    """The remote did not answer, which may pass."""


class Git:
    """A bare repository in `folder`, and a remote."""

    def __init__(self, folder: Path, remote: str, token: str | None = None) -> None:
        self.folder = folder
        self.remote = remote
        self._token = token
        self._environment = {
            **os.environ, "GIT_TERMINAL_PROMPT": "0", "LC_ALL": "C", "GIT_DIR": str(folder), "GIT_INDEX_FILE": str(folder / "likeness-index"),
            "GIT_AUTHOR_NAME": AUTHOR[0], "GIT_AUTHOR_EMAIL": AUTHOR[1], "GIT_COMMITTER_NAME": AUTHOR[0], "GIT_COMMITTER_EMAIL": AUTHOR[1],
        }
        settings = {"remote.origin.url": remote, "core.hooksPath": os.devnull, "gc.auto": "0", "protocol.ext.allow": "never"}
        if token and remote.startswith("https://"):
            basic = base64.b64encode(f"x-access-token:{token}".encode()).decode()
            settings[f"http.{remote}.extraheader"] = f"AUTHORIZATION: basic {basic}"
        self._environment["GIT_CONFIG_COUNT"] = str(len(settings))
        for number, (key, value) in enumerate(settings.items()):
            self._environment |= {f"GIT_CONFIG_KEY_{number}": key, f"GIT_CONFIG_VALUE_{number}": value}
        if not (folder / "HEAD").exists():
            self.run("init", "--quiet", "--bare", "--template=", str(folder))

    def run(self, *arguments: str, data: bytes = b"") -> bytes:
        """What the command prints."""
        done = self._start(arguments, data)
        if done.returncode != 0:
            raise self._failure(arguments[0], done.stderr)
        return done.stdout

    def text(self, *arguments: str, data: bytes = b"") -> str:
        """What the command prints, without white space around."""
        return self.run(*arguments, data=data).decode("utf-8", "replace").strip()

    def remote_head(self, branch: str) -> str | None:
        """The commit that a branch of the remote is at."""
        for line in self.text("ls-remote", "--refs", "origin", f"refs/heads/{branch}").splitlines():
            commit, _, name = line.partition("\t")
            if name == f"refs/heads/{branch}":
                return commit
        return None

    def fetch(self, source: str) -> str:
        """Fetches a commit or a branch with its trees but no files; those that are read come when they are. Returns the commit."""
        self.run("fetch", "--quiet", "--no-tags", "--depth=1", "--filter=blob:none", "origin", f"+{source}:refs/likeness/fetched")
        return self.text("rev-parse", "refs/likeness/fetched^{commit}")

    def push(self, commit: str, branch: str, expected: str | None) -> None:
        """Puts a branch at a commit, where it still is at the one that is expected; None: where it is not there yet."""
        arguments = ("push", "--porcelain", f"--force-with-lease=refs/heads/{branch}:{expected or ''}", "origin", f"{commit}:refs/heads/{branch}")
        done = self._start(arguments, b"")
        if done.returncode == 0:
            return
        told = (done.stdout + done.stderr).decode("utf-8", "replace")
        if any(race in told for race in _RACES):
            raise PushRejected(f"The branch {branch} moved while it was written to.")
        raise self._failure("push", done.stdout + b"\n" + done.stderr)

    def _start(self, arguments: tuple[str, ...], data: bytes) -> subprocess.CompletedProcess[bytes]:
        try:
            return subprocess.run(["git", *arguments], input=data, capture_output=True, env=self._environment, timeout=_SECONDS, check=False)
        except FileNotFoundError as error:
            raise PublishError("git is missing. Install it, then run this again.") from error
        except subprocess.TimeoutExpired as error:
            raise Unreachable(f"git {arguments[0]} took more than {_SECONDS} seconds.") from error

    def _failure(self, command: str, stderr: bytes) -> PublishError:
        told = " ".join(stderr.decode("utf-8", "replace").split())[-600:]
        is_for_good = _FOR_GOOD.search(told) is not None
        if self._token:
            told = told.replace(self._token, "…")
        if is_for_good:
            return PublishError(
                f"git {command} was refused by {self.remote}: {told}. Does the token have the permission `contents: write`, "
                "and does no rule protect the branch?")
        return Unreachable(f"git {command} failed with {self.remote}: {told}")
