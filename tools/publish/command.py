"""The command: from reports to pictures on a branch and a comment in the pull request."""

import argparse
import datetime
import sys
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path

from . import limits
from .branch import NAME, keep, path_of
from .errors import PublishError
from .git import Git
from .github import MARKER, GitHub, comment, run_of
from .render import Page, render
from .report import gather, reports_in
from .text import logged

_ABOUT = """Shows the pictures of reports in the pull request of a workflow's run.

Needs git and GitHub's command `gh`. Reads GITHUB_TOKEN and GITHUB_REPOSITORY.
Exit codes: 0 done, 1 done in part, 2 it could not run."""


def main(
    arguments: Sequence[str], environment: Mapping[str, str], today: datetime.date | None = None
) -> int:
    """Runs the command, and returns its exit code."""
    parser = argparse.ArgumentParser("publish-diffs", description=_ABOUT)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("reports", type=Path, help="a report, or a folder of reports")
    parser.add_argument("run", type=int, help="the number of the run that checked the snapshots")
    parser.add_argument("--remote", help=argparse.SUPPRESS)
    options = parser.parse_args(arguments)
    today = today or datetime.datetime.now(datetime.timezone.utc).date()
    try:
        return _publish(options, environment, today)
    except PublishError as error:
        _say(str(error))
    except OSError as error:
        _say(f"{error.filename or 'A file'}: {error.strerror}.")
    return 2


def _publish(
    options: argparse.Namespace, environment: Mapping[str, str], today: datetime.date
) -> int:
    token, repository = (_need(environment, name) for name in ("GITHUB_TOKEN", "GITHUB_REPOSITORY"))
    address = f"https://github.com/{repository}"
    folders = reports_in(options.reports)
    if not folders:
        _say(f"No report in {options.reports}: nothing was checked.")
        return 0
    github = GitHub(repository, environment)
    run = run_of(github, options.run)
    if run.pull_request is None:
        _say("No open pull request is at the commit of the run, so there is no comment.")
        return 0
    overview = gather(folders)
    with tempfile.TemporaryDirectory(prefix="likeness-publish-") as folder:
        try:
            git = Git(Path(folder), options.remote or f"{address}.git", token)
            keep(git, overview.files, today)
        except PublishError as error:
            # The words are still worth reading.
            overview.pictures.clear()
            overview.problems.append(str(error))
    for problem in overview.problems:
        _say(problem)

    def shown(digest: str) -> str:
        # In a private repository, too, whoever may read it is led to the file.
        return f"{address}/blob/{NAME}/{path_of(digest, today)}?raw=true"

    page = Page(shown, run.head, run.page, likeness_in(Path()))
    text = render(overview, page, limits.COMMENT_BYTES - len(MARKER))
    is_green = not overview.failures and not overview.problems
    comment(github, run.pull_request, text, only_update=is_green)
    return 1 if overview.problems else 0


def likeness_in(folder: Path) -> str:
    """The words that start Likeness in the checkout, which is not that of the pull request."""
    return "swift run likeness" if (folder / "Package.swift").is_file() else "likeness"


def _need(environment: Mapping[str, str], name: str) -> str:
    value = environment.get(name)
    if not value:
        raise PublishError(f"The variable {name} is not set. Set it in `env:` of the step.")
    return value


def _say(text: str) -> None:
    """Prints a line in the log, in which nothing is a command to the runner."""
    print(f"publish-diffs: {logged(text)}", file=sys.stderr, flush=True)
