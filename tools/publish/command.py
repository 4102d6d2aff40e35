"""The command line: `publish`, `request`, `accept`."""
from __future__ import annotations

import argparse
import datetime
import json
import os
import re
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from . import branch as picture_branch
from . import limits
from .asked import Event, decide
from .branch import PictureBranch, path_of
from .bundle import Bundle, FolderBundle
from .comments import Comments, marker, own_login
from .errors import ApiError, PublishError, Refusal
from .gathered import Pictures, gather, load_pictures
from .git import Git
from .github import Api, quoted
from .pulls import PullRequest, Run, download_artifacts, pull_request, pull_request_of, run_of
from .references import checked_references, push_references
from .render import Page, render
from .text import code, logged

EPILOG = """\
Environment: GITHUB_TOKEN, GITHUB_REPOSITORY, GITHUB_API_URL, GITHUB_SERVER_URL, GITHUB_RUN_ID, GITHUB_EVENT_PATH, GITHUB_OUTPUT and
GITHUB_STEP_SUMMARY, as a runner of GitHub sets them; LIKENESS_PUSH_TOKEN, a token that may push to forks.

Exit codes: 0 done, 1 refused or done in part, 2 it could not run. The manual is tools/publish/README.md.
"""


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


def say(text: str) -> None:
    """A line in the log, in which nothing is a command to the runner."""
    print(f"publish-diffs: {logged(text)}", file=sys.stderr, flush=True)


def parser() -> argparse.ArgumentParser:
    """The options of all verbs."""
    main = argparse.ArgumentParser(
        prog="publish-diffs", description="Shows the pictures of a report where reviewers are: in the summary of a job and in a pull request.",
        epilog=EPILOG, formatter_class=argparse.RawDescriptionHelpFormatter)
    verbs = main.add_subparsers(dest="verb", required=True, metavar="VERB")

    publish = verbs.add_parser("publish", help="put pictures on the branch, write the summary, and make or update the comment")
    source = publish.add_mutually_exclusive_group(required=True)
    source.add_argument("--report", action="append", type=Path, metavar="FOLDER", help="the folder of a report; may be given more than once")
    source.add_argument("--run", type=int, metavar="ID", help="the run of a workflow whose artifacts are the reports")
    publish.add_argument("--artifacts", default="likeness-report*", metavar="GLOB", help="the names of these artifacts (default: %(default)s)")
    publish.add_argument("--pull-request", type=int, metavar="NUMBER", help="the pull request, with --report; --run finds it by the commit of the run")
    publish.add_argument("--commit", metavar="SHA", help="the commit that was checked, with --report")
    publish.add_argument("--report-page", metavar="URL", help="where the whole report can be had (default: the page of the run)")
    publish.add_argument("--no-comment", action="store_true", help="leave the pull request alone")
    publish.add_argument("--no-pictures", action="store_true", help="push no pictures; texts only")
    publish.add_argument("--no-accept", action="store_true", help="don't tell of /accept-snapshots, where no workflow answers it")
    publish.add_argument("--markdown", type=Path, metavar="FILE", help="write the comment into this file, too")
    publish.add_argument("--branch", default=picture_branch.DEFAULT_NAME, metavar="NAME", help="the branch of pictures (default: %(default)s)")
    publish.add_argument(
        "--max-age", type=int, default=picture_branch.DEFAULT_AGE, metavar="DAYS",
        help="remove pictures that no run has used for so long (default: %(default)s)")
    publish.add_argument("--remote", metavar="URL", help="the repository of the branch (default: that of the job)")
    publish.add_argument(
        "--picture-url", metavar="URL", help="the address of a picture, with {branch} and {path} (default: by whether the repository is public)")

    request = verbs.add_parser("request", help="decide on a comment /accept-snapshots, and tell the next jobs what to record")
    accept = verbs.add_parser("accept", help="push the references that another job drew for a request")
    accept.add_argument("--recorded", default="likeness-recorded", metavar="NAME", help="the artifact that holds them (default: %(default)s)")
    accept.add_argument("--folder", default="Snapshots", metavar="FOLDER", help="the folder of references in the repository (default: %(default)s)")
    accept.add_argument("--remote", metavar="URL", help="the repository of the branch (default: that of the pull request)")
    accept.add_argument("--dispatch", metavar="WORKFLOW", help="start this workflow on the branch, since a push by a workflow's token starts none")

    for verb in (publish, request, accept):
        verb.add_argument("--key", default="snapshots", metavar="NAME", help="tells apart several reports in one pull request (default: %(default)s)")
    return main


def main(arguments: Sequence[str], surroundings: Surroundings) -> int:
    """Runs the command and returns its exit code."""
    options = parser().parse_args(arguments)
    verbs: dict[str, Callable[[argparse.Namespace, Surroundings, Path], int]] = {"publish": _publish, "request": _request, "accept": _accept}
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


def _publish(options: argparse.Namespace, job: Surroundings, folder: Path) -> int:
    has_token = bool(job.get("GITHUB_TOKEN"))
    api = job.api() if options.run is not None or has_token else None
    run, pull = _whereabouts(options, job, api)
    bundles: list[Bundle]
    if run is not None and api is not None:
        bundles = download_artifacts(api, job.repository(), run.number, options.artifacts, folder)
        if not bundles:
            say(f"Run {run.number} has no artifact that matches {options.artifacts!r}: it made no report.")
            return 0
    else:
        bundles = [FolderBundle(path, path.name if len(options.report) > 1 else "") for path in options.report]
    overview = gather(bundles)
    status = 0
    pictures = Pictures()
    if not options.no_pictures:
        pictures = load_pictures(overview)
        try:
            _keep(options, job, folder, pictures.files)
        except PublishError as error:
            # The words are still worth reading.
            status, pictures = 1, Pictures()
            overview.problems.append(str(error))
    for problem in overview.problems:
        status = 1
        say(problem)
    address = _address(options, job, api)
    commit = pull.head if pull else run.head if run else options.commit
    page = Page(
        address=lambda picture: address(pictures.names[picture]) if picture in pictures.names else None, commit=commit,
        report=options.report_page or (run.page if run else _own_page(job)), accepts=pull is not None and not options.no_accept,
        reports=len(overview.labels))
    job.append("GITHUB_STEP_SUMMARY", render(overview, page, limits.SUMMARY_BYTES - 1_000) + "\n", limits.SUMMARY_BYTES)
    head = marker(options.key, commit if commit and re.fullmatch(r"[0-9a-f]{40,64}", commit) else "-")
    body = head + render(overview, page, limits.COMMENT_BYTES - len(head))
    if options.markdown:
        options.markdown.write_text(body, encoding="utf-8")
    if options.no_comment or api is None:
        return status
    if pull is None:
        say("No open pull request is at this commit, so there is none to comment in.")
        return status
    comments = Comments(api, job.repository(), pull.number, own_login(api))
    say(comments.put(options.key, body, only_update=not overview.findings and not overview.problems))
    return status


def _whereabouts(options: argparse.Namespace, job: Surroundings, api: Api | None) -> tuple[Run | None, PullRequest | None]:
    """The run and its pull request, from the API alone; with a report in a folder, by the number that the workflow itself was started for."""
    if api is None:
        return None, None
    if options.run is not None:
        run = run_of(api, job.repository(), options.run)
        return run, pull_request_of(api, job.repository(), run)
    if options.pull_request is None:
        return None, None
    pull = pull_request(api, job.repository(), options.pull_request)
    if options.commit and options.commit != pull.head:
        say(f"Pull request {pull.number} is at another commit by now; its comment is left to a newer run.")
        return None, None
    return None, pull


def _keep(options: argparse.Namespace, job: Surroundings, folder: Path, pictures: dict[str, bytes]) -> None:
    if not 1 <= options.max_age <= 3_650:
        raise PublishError("--max-age takes 1 to 3,650 days.")
    remote = options.remote or f"{job.server()}/{job.repository()}.git"
    git = Git(folder / "pictures.git", remote, job.get("GITHUB_TOKEN") or None)
    say(PictureBranch(git, options.branch, options.max_age, job.sleep).keep(pictures, job.today()))


def _address(options: argparse.Namespace, job: Surroundings, api: Api | None) -> Callable[[str], str]:
    """Where pages find the picture with a SHA-256.

    The raw address of a public repository is shown to everybody. That of a private one wants a token which only a page of GitHub adds: `blob` with
    `raw=true` leads there for whoever is logged in and may read the repository. So does it on servers of one's own, whose raw addresses differ.
    """
    template = options.picture_url
    if not template:
        repository = job.repository()
        is_public = api is not None and job.server() == "https://github.com" and api.get(f"/repos/{repository}").get("private") is False
        if is_public:
            template = f"https://raw.githubusercontent.com/{repository}/{{branch}}/{{path}}"
        else:
            template = f"{job.server()}/{repository}/blob/{{branch}}/{{path}}?raw=true"
    filled = template.replace("{branch}", quoted(options.branch).replace("%2F", "/"))
    return lambda digest: filled.replace("{path}", path_of(digest))


def _own_page(job: Surroundings) -> str | None:
    repository, run = job.get("GITHUB_REPOSITORY"), job.get("GITHUB_RUN_ID")
    return f"{job.server()}/{repository}/actions/runs/{run}" if repository and run.isdigit() else None


def _request(options: argparse.Namespace, job: Surroundings, _: Path) -> int:
    api, repository = job.api(), job.repository()
    event = Event.read(_event(job))
    comments = Comments(api, repository, event.number, own_login(api))
    try:
        accepted = decide(api, repository, event, comments, options.key, bool(job.get("LIKENESS_PUSH_TOKEN")))
        if accepted is None:
            say("The comment asks for nothing.")
            return 0
    except Refusal as refusal:
        return _refuse(comments, event.comment, event.login, str(refusal))
    comments.react(event.comment, "eyes")
    pull = accepted.pull
    outputs = {
        "accepted": "true", "head": pull.head, "repository": pull.repository, "branch": pull.branch, "patterns": json.dumps(accepted.patterns)}
    job.append("GITHUB_OUTPUT", "".join(f"{key}={value}\n" for key, value in outputs.items() if _is_line(value)), limits.MEBIBYTE)
    say(f"Recording {' '.join(accepted.patterns) or 'all that differs'} of {pull.repository} at {pull.head}.")
    return 0


def _accept(options: argparse.Namespace, job: Surroundings, folder: Path) -> int:
    """`LIKENESS_REQUEST` holds the outputs of the request, `LIKENESS_RECORDED` how the job that drew ended: both from the workflow itself."""
    api, repository = job.api(), job.repository()
    event = Event.read(_event(job))
    comments = Comments(api, repository, event.number, own_login(api))
    try:
        asked = json.loads(job.need("LIKENESS_REQUEST"))
        head, owner, branch, patterns = asked["head"], asked["repository"], asked["branch"], json.loads(asked["patterns"])
    except (ValueError, KeyError, TypeError) as error:
        raise PublishError("LIKENESS_REQUEST does not hold the outputs of `publish-diffs request`.") from error
    page = _own_page(job)
    seen = f" [The run]({page}) tells why." if page else ""
    try:
        if job.need("LIKENESS_RECORDED") != "success":
            raise Refusal(f"The snapshots could not be drawn.{seen}")
        bundles = download_artifacts(api, repository, int(job.need("GITHUB_RUN_ID")), options.recorded, folder)
        if not bundles:
            raise Refusal("Nothing is to be accepted: all that was drawn equals its reference, or no name matches.")
        files = checked_references(bundles[0], patterns)
        is_fork = owner != repository
        token = job.get("LIKENESS_PUSH_TOKEN") or ("" if is_fork else job.need("GITHUB_TOKEN"))
        git = Git(folder / "branch.git", options.remote or f"{job.server()}/{owner}.git", token)
        message = f"Accept {{snapshots}}\n\nAsked for by {event.login} in pull request #{event.number}.\n"
        recorded = push_references(git, files, options.folder.rstrip("/"), branch, head, message, job.sleep) if files else None
        if recorded is None:
            raise Refusal("Nothing is to be accepted: all that was drawn equals its reference, or no name matches.")
    except Refusal as refusal:
        return _refuse(comments, event.comment, event.login, str(refusal))
    except PublishError as error:
        _refuse(comments, event.comment, event.login, f"It could not be done: {code(str(error), 1_000)}{seen}")
        raise
    say(f"{recorded.count} snapshots are recorded in {recorded.commit}.")
    comments.react(event.comment, "rocket")
    if options.dispatch and not is_fork and not job.get("LIKENESS_PUSH_TOKEN"):
        try:
            api.request("POST", f"/repos/{repository}/actions/workflows/{quoted(options.dispatch)}/dispatches", {"ref": branch})
        except ApiError as error:
            say(f"The checks could not be started again: {error}")
            return 1
    return 0


def _refuse(comments: Comments, comment: int, login: str, reason: str) -> int:
    say(reason)
    try:
        comments.react(comment, "confused")
    finally:
        comments.reply(f"@{login} {reason}" if re.fullmatch(r"[A-Za-z0-9-]+", login) else reason)
    return 1


def _event(job: Surroundings) -> Any:
    try:
        return json.loads(Path(job.need("GITHUB_EVENT_PATH")).read_bytes())
    except ValueError as error:
        raise PublishError("GITHUB_EVENT_PATH names a file that is no JSON.") from error


def _is_line(text: str) -> bool:
    """Whether a text can be an output of a step: one line, so that it can't add another output."""
    if re.search(r"[\r\n]", text):
        raise PublishError(f"{text!r} can't be handed to the next job.")
    return True


def start() -> int:
    """The command in the environment of the process."""
    return main(sys.argv[1:], Surroundings(dict(os.environ)))
