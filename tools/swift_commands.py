"""Runs Swift commands in a user's package, and reports the time of each and the modules that it
compiled."""

import os
import re
import resource
import signal
import subprocess
import threading
import time
from dataclasses import dataclass
from pathlib import Path

from lib.process import as_user

# Lines such as "[12/34] Compiling LikenessPNG Encoder.swift" and "[3/9] Emitting module
# LikenessPNG". Plugins are listed even when they are up to date.
COMPILED = re.compile(r"^\[\d+/\d+\] (?:Compiling|Emitting module) (?!plugin )(\S+)", re.MULTILINE)

# How many seconds a server may take to be built, to print its address and to stop.
SERVER_LIMIT = 600


@dataclass
class Result:
    """What a command did."""

    status: int
    output: str
    seconds: float
    compiled: set[str]
    compiled_own: set[str]


class UserPackage:
    """A package in a folder of its own.

    `own` names its modules; all others belong to Likeness and its dependencies. `scratch` is the
    folder to build in, instead of `.build` in the package.
    """

    def __init__(self, folder: Path, own: set[str], scratch: Path | None = None) -> None:
        self.folder = folder
        self.own = own
        self.scratch = scratch
        self.known: set[str] = set()
        self.recompiled: set[str] = set()

    def run(self, command: str, serves: bool = False) -> Result:
        """Runs a shell command in the package, as a user would. A command that serves is told to
        stop when it has printed its address."""
        environment = as_user()
        if self.scratch:
            # SwiftPM's variable for --scratch-path, so that commands stay as printed.
            environment["SWIFTPM_BUILD_DIR"] = str(self.scratch)
        start, used = time.monotonic(), cpu_seconds()
        process = subprocess.Popen(
            ["bash", "-c", command],
            cwd=self.folder,
            env=environment,
            text=True,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        # A server that prints no address, or does not stop, is killed, and so is one that waits for
        # a build: its status says so.
        limit = threading.Timer(SERVER_LIMIT, os.killpg, (process.pid, signal.SIGKILL))
        if serves:
            limit.start()
        output, is_stopped = "", False
        for line in process.stdout or ():
            output += line
            if serves and not is_stopped and "http://" in line:
                os.killpg(process.pid, signal.SIGTERM)
                is_stopped = True
        status = process.wait()
        limit.cancel()
        # The status 1 of a review says that pictures are left to answer.
        if is_stopped and status in (1, -signal.SIGTERM):
            status = 0
        names = set(COMPILED.findall(output))
        compiled = names - self.own
        again = sorted(compiled & self.known)
        self.known |= compiled
        self.recompiled.update(again)
        seconds, used = time.monotonic() - start, cpu_seconds() - used
        note = (
            f"  RECOMPILED: {', '.join(again)}"
            if again
            else f"  compiled {len(compiled)} modules"
            if compiled
            else ""
        )
        print(
            f"{seconds:7.1f} s ({used:.1f} s of processor time)  status {status}  {command}{note}",
            flush=True,
        )
        return Result(status, output, seconds, compiled, names & self.own)

    def write(self, path: str, text: str) -> None:
        """Writes a file of the package, and makes the folders above it."""
        file = self.folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")


def cpu_seconds() -> float:
    """The time that finished child processes spent on processors, in user and system mode."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime
