"""A copy of this machine for one job of a workflow, as a hosted runner would give it.

https://docs.github.com/en/actions/reference/workflows-and-actions/variables
"""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType

from lib.process import run
from lib.workflows import REPOSITORY, Job, Step

# The user of hosted runners, who owns the workspace also where a container's root works in it.
USER = 1001

# How this machine reaches Debian and PyPI; everything else that we see stays outside.
_OF_THE_NETWORK = ("PIP_", "SSL_CERT_", "REQUESTS_CA_BUNDLE", "CURL_CA_BUNDLE")


class RoomError(Exception):
    """This machine can't make the copy; the message says why."""


class Room:
    """The copy. Within `with`, `execute` runs scripts in it.

    Call it where nobody else sees the mounts, as tools/workflows does with `unshare`.
    """

    def __init__(self, folder: Path, checkout: Path, job: Job) -> None:
        self.folder = Path(tempfile.mkdtemp(dir=folder))
        self.checkout = checkout
        self.job = job
        self.root = self.folder / "root"
        name = REPOSITORY.partition("/")[2]
        base, home = (
            ("/__w", "/github/home")
            if job.container
            else (
                "/home/runner/work",
                "/home/runner",
            )
        )
        self.workspace = f"{base}/{name}/{name}"
        self.temp = f"{base}/_temp"
        self.home = home
        self.scripts = 0

    def __enter__(self) -> "Room":
        try:
            self.make()
        except BaseException:
            self.remove()
            raise
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.remove()

    def make(self) -> None:
        for name in ("upper", "work", "root", "tmp"):
            (self.folder / name).mkdir(parents=True)
        (self.folder / "tmp").chmod(0o1777)
        layers = f"lowerdir=/,upperdir={self.folder}/upper,workdir={self.folder}/work"
        mounted = run("mount", "-t", "overlay", "-o", layers, "overlay", self.root)
        if mounted.status != 0:
            # In a container its own layers are below, which can't take another one.
            layers = f"lowerdir=/,upperdir={self.folder}/in-memory/upper"
            layers += f",workdir={self.folder}/in-memory/work"
            (self.folder / "in-memory").mkdir()
            _system("mount", "-t", "tmpfs", "tmpfs", self.folder / "in-memory")
            for name in ("upper", "work"):
                (self.folder / "in-memory" / name).mkdir()
            _system("mount", "-t", "overlay", "-o", layers, "overlay", self.root)
        _system("mount", "-t", "proc", "proc", self.root / "proc")
        for name in ("dev", "sys"):
            _system("mount", "--rbind", f"/{name}", self.root / name)
        _system("mount", "--bind", self.folder / "tmp", self.root / "tmp")
        # Containers mount these over the files of their image.
        for file in ("etc/resolv.conf", "etc/hosts"):
            if Path("/", file).is_file():
                (self.root / file).unlink(missing_ok=True)
                shutil.copyfile(Path("/", file), self.root / file)
        self.make_places()
        self.add_user()
        for place, name in ((self.workspace, "workspace"), (self.temp, "temp")):
            (self.folder / name).mkdir()
            _system("mount", "--bind", self.folder / name, self.root / place[1:])
        (self.folder / "temp/_runner_file_commands").mkdir()
        self.check_out()
        _system("chown", "-R", f"{USER}:{USER}", self.folder / "workspace", self.folder / "temp")

    def make_places(self) -> None:
        """Makes the folders of the job, empty also where this machine is itself such a copy."""
        for place in (self.home, self.workspace, self.temp):
            folder = self.root / place[1:]
            if folder.exists():
                shutil.rmtree(folder)
            folder.mkdir(parents=True)

    def add_user(self) -> None:
        if self.job.container:
            return
        with (self.root / "etc/passwd").open("a") as users:
            users.write(f"runner:x:{USER}:{USER}::{self.home}:/bin/bash\n")
        with (self.root / "etc/group").open("a") as groups:
            groups.write(f"runner:x:{USER}:\n")
        if (self.root / "etc/sudoers.d").is_dir():
            rights = self.root / "etc/sudoers.d/runner"
            rights.write_text("runner ALL=(ALL) NOPASSWD:ALL\n")
            rights.chmod(0o440)
        _system("chown", "-R", f"{USER}:{USER}", self.root / "home/runner")

    def check_out(self) -> None:
        """Makes the workspace what actions/checkout leaves, with a remote that nothing reaches."""
        checkout = [step for step in self.job.steps if _is_checkout(step)]
        if not checkout:
            return
        workspace = self.folder / "workspace"
        depth = checkout[0].settings.get("fetch-depth", "1")
        history = [] if depth == "0" else [f"--depth={depth}"]
        tags = ["refs/tags/*:refs/tags/*"] if depth == "0" else []
        git = ("git", "-c", "protocol.file.allow=always", "-C", workspace)
        _system("git", "init", "--quiet", workspace)
        _system(*git, "fetch", "--quiet", *history, f"file://{self.checkout}", "HEAD", *tags)
        branch = ["-B", "main"] if self.job.event != "pull_request" else ["--detach"]
        _system(*git, "checkout", "--quiet", *branch, "FETCH_HEAD")
        _system(*git, "remote", "add", "origin", f"https://github.com/{REPOSITORY}")

    def remove(self) -> None:
        # What is left of the mounts goes with the namespace; the folders go now, they are large.
        run("umount", "--recursive", "--lazy", self.root)
        for name in ("workspace", "temp", "tmp", "upper"):
            shutil.rmtree(self.folder / name, ignore_errors=True)

    def environment(self) -> dict[str, str]:
        """What every script sees, of the machine and of its runner."""
        own = {
            name: value
            for name, value in os.environ.items()
            if name.startswith(_OF_THE_NETWORK) or name.lower().endswith("_proxy")
        }
        return own | {
            "PATH": os.environ["PATH"],
            "HOME": self.home,
            "CI": "true",
            "GITHUB_ACTIONS": "true",
            "GITHUB_WORKSPACE": self.workspace,
            "RUNNER_OS": "Linux",
            "RUNNER_ARCH": "ARM64" if os.uname().machine == "aarch64" else "X64",
            "RUNNER_TEMP": self.temp,
            "RUNNER_TOOL_CACHE": f"{self.temp}/_tool",
        }

    def file(self, name: str, content: str = "") -> str:
        """Writes a file that a step may read and write, and returns its path in the copy."""
        path = self.folder / "temp" / "_runner_file_commands" / name
        path.write_text(content, encoding="utf-8")
        os.chown(path, USER, USER)
        return f"{self.temp}/_runner_file_commands/{name}"

    def content(self, name: str) -> str:
        path = self.folder / "temp" / "_runner_file_commands" / name
        # A script may have put a link in its place, which would lead out of the copy.
        if path.is_symlink() or not path.is_file():
            return ""
        return path.read_text(encoding="utf-8", errors="replace")

    def execute(self, script: str, shell: tuple[str, ...], environment: Mapping[str, str]) -> int:
        """Runs a script, and returns its status."""
        self.scripts += 1
        file = self.file(f"script-{self.scripts}.sh", script.rstrip("\n") + "\n")
        user = [] if self.job.container else [f"--userspec={USER}:{USER}"]
        words = ["chroot", *user, str(self.root), "env", f"--chdir={self.workspace}"]
        return subprocess.call(
            [*words, *shell, file],
            env=dict(environment),
            stdin=subprocess.DEVNULL,
            # The messages of tools/workflows itself are apart.
            stderr=subprocess.STDOUT,
        )


def _is_checkout(step: Step) -> bool:
    return (step.uses or "").startswith("actions/checkout@")


def _system(*words: str | Path) -> None:
    ran = run(*words)
    if ran.status != 0:
        command = " ".join(str(word) for word in words[:3])
        raise RoomError(f"{command}: {ran.errors.strip()}")
