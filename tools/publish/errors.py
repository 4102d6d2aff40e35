"""What can go wrong, each with its cause and what to do next."""


class PublishError(Exception):
    """Something that the person who reads the log of the job has to know."""


class PushRejected(PublishError):
    """The branch is not where it was when its content was read."""
