"""`/accept-snapshots`: whether what a comment asks for is to be done. Runs no code of the pull request, and decides before any runs."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .comments import Comments
from .errors import PublishError, Refusal
from .github import Api
from .patterns import patterns_of
from .pulls import PullRequest, may_write, pull_request
from .text import code


@dataclass(frozen=True)
class Accepted:
    """What is to be recorded, and where it goes."""

    pull: PullRequest
    login: str
    comment: int
    patterns: list[str]


@dataclass(frozen=True)
class Event:
    """The event of a comment, as the runner hands it over."""

    number: int
    comment: int
    body: str
    login: str
    created: str
    default_branch: str

    @staticmethod
    def read(document: Any) -> Event:
        """Reads the event; GitHub wrote it, so only its form is checked."""
        try:
            if not isinstance(document["issue"].get("pull_request"), dict):
                raise PublishError("The comment is not in a pull request. There is nothing to do.")
            comment = document["comment"]
            return Event(
                int(document["issue"]["number"]), int(comment["id"]), str(comment["body"]), str(comment["user"]["login"]), str(comment["created_at"]),
                str(document["repository"]["default_branch"]))
        except (KeyError, TypeError, AttributeError, ValueError) as error:
            raise PublishError("The event is not that of a comment. Run this in a workflow on `issue_comment`.") from error


def decide(api: Api, repository: str, event: Event, comments: Comments, key: str, has_push_token: bool) -> Accepted | None:
    """What to record, or None where the comment asks for nothing. Throws a refusal with its reason."""
    # Who may not write is refused first: nobody else learns anything, and nothing else is looked at.
    if not event.body.startswith("/accept-snapshots"):
        return None
    patterns = patterns_of(event.body)
    if patterns is None:
        return None
    if not may_write(api, repository, event.login):
        raise Refusal("Only who may push to this repository can accept snapshots.")
    pull = pull_request(api, repository, event.number)
    if not pull.is_open:
        raise Refusal("The pull request is closed.")
    if not pull.repository:
        raise Refusal("The repository of the branch is not there any more.")
    told = comments.find(key)
    if not told:
        raise Refusal("There is no report of this pull request yet, so nobody has seen what would be accepted. Comment again once it is there.")
    # A comment is updated in place, so what the person saw is what it tells now only where it was not updated since. Times of the API, all of one form.
    if told[0].updated > event.created:
        raise Refusal("The report changed after your comment. Look at it again, and comment again.")
    if told[0].commit != pull.head:
        raise Refusal(
            f"The report shows commit {code(told[0].commit[:9])}, and the branch is at {code(pull.head[:9])} by now. "
            "Wait for its report, look, and comment again.")
    if pull.repository != repository:
        if not pull.takes_edits:
            raise Refusal(
                "The branch is in a fork that takes no edits from maintainers. Its author can tick “Allow edits by maintainers”, "
                "or accept the pictures by the commands under “Accept on your machine” and push.")
        if not has_push_token:
            raise Refusal(
                "The branch is in a fork, which the token of a workflow can't push to. Its author can accept the pictures by the commands under "
                "“Accept on your machine” and push; or give this repository a secret `LIKENESS_PUSH_TOKEN`, the token of an account that may push to it.")
    elif pull.branch == event.default_branch:
        raise Refusal(f"The branch is {code(pull.branch)}, the default one. References get there by a pull request only.")
    return Accepted(pull, event.login, event.comment, patterns)
