"""The API of GitHub: one request, all pages of a list, a download. Waits where it is told to, and tries again what may pass."""
from __future__ import annotations

import http.client
import json
import re
import time
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from email.message import Message
from typing import IO, Any

from . import limits
from .errors import ApiError, HostileInput, PublishError
from .text import visible

_ATTEMPTS = 5
_SECONDS = 60
# The longest that all waits for one request may take together: a job should not sit on a machine for an hour.
_PATIENCE = 600.0
_ANSWER_BYTES = 64 * limits.MEBIBYTE
_PAGES = 100


@dataclass(frozen=True)
class _Answer:
    status: int
    headers: Message
    data: bytes


class _NoRedirects(urllib.request.HTTPRedirectHandler):
    """Redirects are followed by hand: the token is not for the server that they lead to."""

    def redirect_request(self, *_: Any) -> None:
        return None


class Api:
    """The API at an address such as `https://api.github.com`, as the owner of a token."""

    def __init__(
        self, address: str, token: str | None, sleep: Callable[[float], object] = time.sleep, clock: Callable[[], float] = time.time
    ) -> None:
        self._address = address.rstrip("/")
        if urllib.parse.urlsplit(address).scheme not in ("http", "https"):
            raise PublishError(f"GITHUB_API_URL is {address!r}, which is no address of an API.")
        self._token = token
        self._sleep = sleep
        self._clock = clock
        self._opener = urllib.request.build_opener(_NoRedirects)

    def get(self, path: str) -> Any:
        """What is under a path."""
        return self.request("GET", path)

    def request(self, method: str, path: str, body: object = None) -> Any:
        """Sends a request and returns what JSON answers, or None. A POST whose answer is lost is not sent again: it may have been carried out."""
        return self._json(self._send(method, self._address + path, body), path)

    def pages(self, path: str, key: str | None = None) -> Iterator[dict[str, Any]]:
        """The elements of a list over all its pages; `key` is the member that holds them, where it is not the answer itself."""
        address: str | None = f"{self._address}{path}{'&' if '?' in path else '?'}per_page=100"
        for _ in range(_PAGES):
            if address is None:
                return
            answer = self._send("GET", address, None)
            value = self._json(answer, path)
            elements = value.get(key) if key is not None and isinstance(value, dict) else value
            if not isinstance(elements, list):
                raise ApiError(f"GET {path}: the API answered with something that is no list.", answer.status)
            yield from (element for element in elements if isinstance(element, dict))
            address = self._next(answer.headers)

    def download(self, path: str, to: IO[bytes], limit: int) -> None:
        """Writes what is under a path, or under the one that it leads to, into a file; of at most `limit` bytes."""
        answer = self._send("GET", self._address + path, None, limit)
        for _ in range(3):
            if answer.status not in (301, 302, 303, 307, 308):
                break
            place = answer.headers.get("Location", "")
            target, own = urllib.parse.urlsplit(place), urllib.parse.urlsplit(self._address)
            if target.scheme != "https" and target.scheme != own.scheme:
                raise ApiError(f"GET {path}: the API leads to an address that is not safe.", answer.status)
            answer = self._send("GET", place, None, limit, with_token=False)
        if answer.status != 200:
            raise ApiError(f"GET {path}: {answer.status} where a file was expected.", answer.status)
        if len(answer.data) > limit:
            raise HostileInput(f"GET {path}: the file has more than {limit:,} bytes. It is not used.")
        to.write(answer.data)
        to.flush()

    def _next(self, headers: Message) -> str | None:
        for address, relation in re.findall(r'<([^>]*)>\s*;\s*rel="([^"]*)"', headers.get("Link", "")):
            # A page elsewhere would be handed the token.
            if relation == "next" and str(address).startswith(self._address + "/"):
                return str(address)
        return None

    def _json(self, answer: _Answer, path: str) -> Any:
        if not answer.data:
            return None
        try:
            return json.loads(answer.data)
        except (ValueError, RecursionError) as error:
            raise ApiError(f"{path}: the API answered with something that is no JSON.", answer.status) from error

    def _send(self, method: str, address: str, body: object, limit: int = _ANSWER_BYTES, with_token: bool = True) -> _Answer:
        shown = f"{method} {address.removeprefix(self._address).split('?')[0] if with_token else 'the file of an artifact'}"
        waited, cause = 0.0, f"{shown}: no answer."
        for attempt in range(_ATTEMPTS):
            try:
                answer = self._once(method, address, body, limit, with_token)
            except (OSError, http.client.HTTPException) as error:
                cause = f"{shown}: no answer from the API ({error})."
                if method == "POST":
                    raise ApiError(cause, 0) from error
                wait = float(1 << attempt)
            else:
                if answer.status < 400:
                    return answer
                pause = self._pause(answer, attempt, method)
                cause = _told(shown, answer)
                if pause is None:
                    raise ApiError(cause, answer.status)
                wait = pause
            waited += wait
            if waited > _PATIENCE or attempt == _ATTEMPTS - 1:
                break
            self._sleep(wait)
        raise ApiError(f"{cause} That was attempt {attempt + 1} of {_ATTEMPTS}; run the job again later.", 0)

    def _once(self, method: str, address: str, body: object, limit: int, with_token: bool) -> _Answer:
        headers = {"User-Agent": "likeness-publish-diffs", "Accept": "application/vnd.github+json", "X-GitHub-Api-Version": "2022-11-28"}
        if with_token and self._token:
            headers["Authorization"] = f"Bearer {self._token}"
        data = None
        if body is not None:
            data, headers["Content-Type"] = json.dumps(body).encode(), "application/json"
        request = urllib.request.Request(address, data=data, headers=headers, method=method)  # noqa: S310 - the API's address and where it leads are checked.
        try:
            with self._opener.open(request, timeout=_SECONDS) as response:
                return _Answer(response.status, response.headers, response.read(limit + 1))
        except urllib.error.HTTPError as error:
            with error:
                return _Answer(error.code, error.headers, error.read(1 << 16))

    def _pause(self, answer: _Answer, attempt: int, method: str) -> float | None:
        """How long to wait before the request is sent again; None where that is of no use."""
        after = answer.headers.get("Retry-After", "")
        is_limited = answer.status == 429 or (answer.status == 403 and (
            after != "" or answer.headers.get("X-RateLimit-Remaining") == "0" or b"rate limit" in answer.data.lower()))
        if is_limited:
            if after.isdigit():
                return float(after)
            reset = answer.headers.get("X-RateLimit-Reset", "")
            if answer.headers.get("X-RateLimit-Remaining") == "0" and reset.isdigit():
                return max(1.0, float(reset) - self._clock())
            # What GitHub asks for where it names no time.
            return 60.0 * (1 << attempt)
        if answer.status >= 500 and method != "POST":
            return float(after) if after.isdigit() else float(1 << attempt)
        return None


def _told(shown: str, answer: _Answer) -> str:
    try:
        document = json.loads(answer.data)
        message = visible(str(document.get("message", ""))) if isinstance(document, dict) else ""
    except (ValueError, RecursionError):
        message = ""
    hint = {
        401: "The token is not valid any more.",
        403: "The token may not do that: look at `permissions` of the job.",
        404: "It is not there, or the token may not see it.",
        422: "The API does not take what was sent.",
    }.get(answer.status, "")
    return " ".join(part for part in (f"{shown}: {answer.status}", f"“{message}”." if message else "", hint) if part)


def quoted(text: object) -> str:
    """A text as one component of a path."""
    return urllib.parse.quote(str(text), safe="")
