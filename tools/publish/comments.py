"""The one comment of a report in a pull request: found again, updated in place, never twice."""
from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from .errors import ApiError, PublishError
from .github import Api, quoted

# Whom the token of a workflow stands for; no person can have a name with brackets.
BOT = "github-actions[bot]"


@dataclass(frozen=True)
class Told:
    """A comment of ours, and the commit whose report it shows."""

    number: int
    commit: str
    updated: str


def marker(key: str, commit: str) -> str:
    """What a comment of ours begins with; a page does not show it."""
    return f"<!-- likeness-differences key={key} head={commit} -->\n"


def own_login(api: Api) -> str:
    """Who the token stands for. That of a workflow may not ask, and is the bot."""
    try:
        user = api.get("/user")
    except ApiError as error:
        if error.status in (401, 403, 404):
            return BOT
        raise
    return str(user.get("login") or BOT) if isinstance(user, dict) else BOT


class Comments:
    """The comments of one pull request."""

    def __init__(self, api: Api, repository: str, number: int, author: str) -> None:
        self._api = api
        self._repository = f"/repos/{repository}"
        self._number = number
        self._author = author

    def find(self, key: str) -> list[Told]:
        """Our comments under a key, the oldest first: of our own account, and with the marker as the first thing in them.

        Whoever pastes the marker into a comment of their own, or makes another program quote it, has no comment of ours.
        """
        found = []
        for comment in self._api.pages(f"{self._repository}/issues/{self._number}/comments"):
            match = re.match(r"<!-- likeness-differences key=([\w.-]+) head=([0-9a-f]{40,64}|-) -->", str(comment.get("body") or ""))
            if match and match.group(1) == key and self._login(comment) == self._author:
                found.append(Told(int(comment["id"]), match.group(2), str(comment.get("updated_at") or "")))
        return sorted(found, key=lambda told: told.number)

    def put(self, key: str, body: str, only_update: bool = False) -> str:
        """Makes or updates the comment; `only_update`: where there is none, none is made. Returns what was done, in words."""
        for _ in range(3):
            found = self.find(key)
            if found:
                self._api.request("PATCH", f"{self._repository}/issues/comments/{found[0].number}", {"body": body})
                # Two jobs at one moment can each have found none.
                for extra in found[1:]:
                    self._api.request("DELETE", f"{self._repository}/issues/comments/{extra.number}")
                return "The comment is updated."
            if only_update:
                return "Nothing to tell in the pull request."
            try:
                self._api.request("POST", f"{self._repository}/issues/{self._number}/comments", {"body": body})
            except ApiError as error:
                # Lost on the way there or back: whether there is a comment is looked up, and it is not made a second time.
                if error.status == 0 or error.status >= 500:
                    continue
                raise
            if len(self.find(key)) == 1:
                return "The comment is made."
        raise PublishError(f"The comment in pull request {self._number} could not be made in 3 attempts. Run the job again.")

    def reply(self, body: str) -> None:
        """Adds a comment."""
        self._api.request("POST", f"{self._repository}/issues/{self._number}/comments", {"body": body})

    def react(self, comment: int, emoji: str) -> None:
        """Adds a reaction to a comment: `eyes`, `rocket`, `confused`."""
        self._api.request("POST", f"{self._repository}/issues/comments/{quoted(comment)}/reactions", {"content": emoji})

    def _login(self, comment: dict[str, Any]) -> str | None:
        user = comment.get("user")
        return str(user.get("login")) if isinstance(user, dict) else None
