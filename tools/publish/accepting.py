"""The verbs `request` and `accept`: before and after a job without rights draws what a comment asks for."""
from __future__ import annotations

import argparse
import json
import re
from pathlib import Path

from . import limits
from .asked import Event, decide
from .comments import Comments, own_login
from .errors import ApiError, PublishError, Refusal
from .git import Git
from .github import quoted
from .pulls import download_artifacts
from .references import checked_references, push_references
from .surroundings import Surroundings, say
from .text import code


def request(options: argparse.Namespace, job: Surroundings, _: Path) -> int:
    """Decides on the comment of the event, and tells the next jobs by outputs. Returns the exit code."""
    api, repository = job.api(), job.repository()
    event = Event.read(job.event())
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


def accept(options: argparse.Namespace, job: Surroundings, folder: Path) -> int:
    """Pushes what was drawn for a request. Returns the exit code.

    `LIKENESS_REQUEST` holds the outputs of the request, `LIKENESS_RECORDED` how the job that drew ended: both from the workflow itself.
    """
    api, repository = job.api(), job.repository()
    event = Event.read(job.event())
    comments = Comments(api, repository, event.number, own_login(api))
    try:
        asked = json.loads(job.need("LIKENESS_REQUEST"))
        head, owner, branch, patterns = asked["head"], asked["repository"], asked["branch"], json.loads(asked["patterns"])
    except (ValueError, KeyError, TypeError) as error:
        raise PublishError("LIKENESS_REQUEST does not hold the outputs of `publish-diffs request`.") from error
    page = job.page()
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


def _is_line(text: str) -> bool:
    """Whether a text can be an output of a step: one line, so that it can't add another output."""
    if re.search(r"[\r\n]", text):
        raise PublishError(f"{text!r} can't be handed to the next job.")
    return True
