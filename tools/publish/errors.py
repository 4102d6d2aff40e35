"""What can go wrong, each with its cause and what to do next."""
from __future__ import annotations


class PublishError(Exception):
    """Something that the person who reads the log of the job has to know."""


class HostileInput(PublishError):
    """Something in an artifact that no honest run writes. It is not used."""


class Refusal(PublishError):
    """A request in a comment that is not carried out. Its text answers the comment, so it quotes nothing unescaped."""


class PushRejected(PublishError):
    """The branch is not where it was when its content was read."""


class ApiError(PublishError):
    """An answer of the API that is none of what was asked for."""

    def __init__(self, message: str, status: int) -> None:
        super().__init__(message)
        self.status = status
