"""The command line: `publish`, `request`, `accept`."""
from __future__ import annotations

import argparse
import os
import re
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path

from .accepting import accept, request
from .branch import DEFAULT_AGE, DEFAULT_NAME
from .errors import PublishError
from .publishing import publish
from .surroundings import Surroundings, say

EPILOG = """\
Environment: GITHUB_TOKEN, GITHUB_REPOSITORY, GITHUB_API_URL, GITHUB_SERVER_URL, GITHUB_RUN_ID, GITHUB_EVENT_PATH, GITHUB_OUTPUT and
GITHUB_STEP_SUMMARY, as a runner of GitHub sets them; LIKENESS_PUSH_TOKEN, a token that may push to forks.

Exit codes: 0 done, 1 refused or done in part, 2 it could not run. The manual is tools/publish/README.md.
"""


def parser() -> argparse.ArgumentParser:
    """The options of all verbs."""
    main = argparse.ArgumentParser(
        prog="publish-diffs", description="Shows the pictures of a report where reviewers are: in the summary of a job and in a pull request.",
        epilog=EPILOG, formatter_class=argparse.RawDescriptionHelpFormatter)
    verbs = main.add_subparsers(dest="verb", required=True, metavar="VERB")

    publishing = verbs.add_parser("publish", help="put pictures on the branch, write the summary, and make or update the comment")
    source = publishing.add_mutually_exclusive_group(required=True)
    source.add_argument("--report", action="append", type=Path, metavar="FOLDER", help="the folder of a report; may be given more than once")
    source.add_argument("--run", type=int, metavar="ID", help="the run of a workflow whose artifacts are the reports")
    publishing.add_argument("--artifacts", default="likeness-report*", metavar="GLOB", help="the names of these artifacts (default: %(default)s)")
    publishing.add_argument("--pull-request", type=int, metavar="NUMBER", help="the pull request, with --report; --run finds it by the commit of the run")
    publishing.add_argument("--commit", metavar="SHA", help="the commit that was checked, with --report")
    publishing.add_argument("--report-page", metavar="URL", help="where the whole report can be had (default: the page of the run)")
    publishing.add_argument("--no-comment", action="store_true", help="leave the pull request alone")
    publishing.add_argument("--no-pictures", action="store_true", help="push no pictures; texts only")
    publishing.add_argument("--no-accept", action="store_true", help="don't tell of /accept-snapshots, where no workflow answers it")
    publishing.add_argument("--markdown", type=Path, metavar="FILE", help="write the comment into this file, too")
    publishing.add_argument("--branch", default=DEFAULT_NAME, metavar="NAME", help="the branch of pictures (default: %(default)s)")
    publishing.add_argument(
        "--max-age", type=int, default=DEFAULT_AGE, metavar="DAYS",
        help="remove pictures that no run has used for so long (default: %(default)s)")
    publishing.add_argument("--remote", metavar="URL", help="the repository of the branch (default: that of the job)")
    publishing.add_argument(
        "--picture-url", metavar="URL", help="the address of a picture, with {branch} and {path} (default: by whether the repository is public)")

    asking = verbs.add_parser("request", help="decide on a comment /accept-snapshots, and tell the next jobs what to record")
    accepting = verbs.add_parser("accept", help="push the references that another job drew for a request")
    accepting.add_argument("--recorded", default="likeness-recorded", metavar="NAME", help="the artifact that holds them (default: %(default)s)")
    accepting.add_argument("--folder", default="Snapshots", metavar="FOLDER", help="the folder of references in the repository (default: %(default)s)")
    accepting.add_argument("--remote", metavar="URL", help="the repository of the branch (default: that of the pull request)")
    accepting.add_argument("--dispatch", metavar="WORKFLOW", help="start this workflow on the branch, since a push by a workflow's token starts none")

    for verb in (publishing, asking, accepting):
        verb.add_argument("--key", default="snapshots", metavar="NAME", help="tells apart several reports in one pull request (default: %(default)s)")
    return main


def main(arguments: Sequence[str], surroundings: Surroundings) -> int:
    """Runs the command and returns its exit code."""
    options = parser().parse_args(arguments)
    verbs: dict[str, Callable[[argparse.Namespace, Surroundings, Path], int]] = {"publish": publish, "request": request, "accept": accept}
    try:
        if not re.fullmatch(r"[\w.-]{1,60}", options.key):
            raise PublishError("--key takes up to 60 letters, digits, dots, hyphens and underscores.")
        with tempfile.TemporaryDirectory(prefix="likeness-publish-") as folder:
            return verbs[options.verb](options, surroundings, Path(folder))
    except PublishError as error:
        say(str(error))
        return 2
    except OSError as error:
        say(f"{error.filename or 'A file'}: {error.strerror}.")
        return 2


def start() -> int:
    """The command in the environment of the process."""
    return main(sys.argv[1:], Surroundings(dict(os.environ)))
