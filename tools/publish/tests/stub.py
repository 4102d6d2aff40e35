"""As much of GitHub's API as is used, in memory, on loopback; it fails when it is told to."""
from __future__ import annotations

import json
import re
import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.parse import parse_qs, urlsplit

BOT = "github-actions[bot]"


@dataclass
class Fault:
    """What the next request that fits is answered with; status 0 drops the connection, `carried_out` does the work first."""

    status: int
    headers: dict[str, str] = field(default_factory=dict)
    body: str = '{"message": "told to fail"}'
    method: str = ""
    path: str = ""
    carried_out: bool = False


class Stub:
    """The server and what it knows."""

    def __init__(self) -> None:
        self.comments: list[dict[str, Any]] = []
        self.reactions: list[tuple[int, str]] = []
        self.permissions: dict[str, str] = {}
        self.pulls: dict[int, dict[str, Any]] = {}
        self.runs: dict[int, dict[str, Any]] = {}
        self.artifacts: dict[int, list[tuple[str, bytes]]] = {}
        self.dispatched: list[tuple[str, str]] = []
        self.faults: list[Fault] = []
        self.log: list[tuple[str, str, str | None]] = []
        self.private = False
        self.page_size = 2
        self.before_post: Callable[[], object] | None = None
        self.lock = threading.Lock()
        stub = self

        class Handler(_Handler):
            owner = stub

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        threading.Thread(target=self._server.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True).start()
        self.port = self._server.server_address[1]
        self.address = f"http://127.0.0.1:{self.port}"

    def close(self) -> None:
        """Ends the server."""
        self._server.shutdown()
        self._server.server_close()

    def add_pull(self, number: int, head: str, branch: str = "feature", repository: str | None = "acme/app", **fields: Any) -> None:
        """Adds a pull request."""
        self.pulls[number] = {
            "number": number, "state": "open", "maintainer_can_modify": False,
            "head": {"sha": head, "ref": branch, "repo": {"full_name": repository} if repository else None}, **fields}

    def add_run(self, number: int, head: str, branch: str = "feature", repository: str = "acme/app") -> None:
        """Adds a run of a workflow."""
        self.runs[number] = {
            "head_sha": head, "head_branch": branch, "head_repository": {"full_name": repository}, "html_url": f"https://github.com/acme/app/actions/runs/{number}"}

    def add_comment(self, body: str, login: str = BOT, updated: str = "2026-03-31T10:00:00Z") -> dict[str, Any]:
        """Adds a comment."""
        with self.lock:
            comment = {"id": len(self.comments) + 100, "body": body, "user": {"login": login}, "updated_at": updated}
            self.comments.append(comment)
            return comment

    def bodies(self) -> list[str]:
        """The texts of all comments."""
        return [comment["body"] for comment in self.comments]

    def sent(self, method: str) -> list[str]:
        """The paths that were asked for by a method."""
        return [path for how, path, _ in self.log if how == method]


class _Handler(BaseHTTPRequestHandler):
    owner: Stub

    def log_message(self, *_: Any) -> None:
        pass

    def _serve(self) -> None:
        stub, parts = self.owner, urlsplit(self.path)
        length = int(self.headers.get("Content-Length") or 0)
        body = json.loads(self.rfile.read(length)) if length else {}
        with stub.lock:
            stub.log.append((self.command, parts.path, self.headers.get("Authorization")))
            fault = next((fault for fault in stub.faults if fault.method in ("", self.command) and fault.path in parts.path), None)
            if fault:
                stub.faults.remove(fault)
        if fault and not fault.carried_out:
            self._fail(fault)
            return
        status, value, headers = self._answer(parts.path, {key: values[0] for key, values in parse_qs(parts.query).items()}, body)
        if fault:
            self._fail(fault)
            return
        data = value if isinstance(value, bytes) else b"" if value is None else json.dumps(value).encode()
        self._send(status, headers, data)

    do_GET = do_POST = do_PATCH = do_DELETE = _serve  # noqa: N815 - the names that the library calls.

    def _fail(self, fault: Fault) -> None:
        if fault.status == 0:
            self.close_connection = True
            return
        self._send(fault.status, fault.headers, fault.body.encode())

    def _send(self, status: int, headers: dict[str, str], data: bytes) -> None:
        self.send_response(status)
        for key, content in headers.items():
            self.send_header(key, content)
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def _answer(self, path: str, query: dict[str, str], body: dict[str, Any]) -> tuple[int, Any, dict[str, str]]:
        stub = self.owner
        for pattern, answer in self._routes(query, body):
            found = re.fullmatch(pattern, f"{self.command} {path}")
            if found:
                result = answer(*found.groups())
                return result if isinstance(result, tuple) else (200, result, {})
        return 404, {"message": f"Not Found ({stub.address})"}, {}

    def _routes(self, query: dict[str, str], body: dict[str, Any]) -> list[tuple[str, Callable[..., Any]]]:
        stub, app = self.owner, "/repos/acme/app"
        return [
            ("GET /user", lambda: (403, {"message": "Resource not accessible by integration"}, {})),
            (f"GET {app}", lambda: {"private": stub.private}),
            (rf"GET {app}/issues/\d+/comments", lambda: self._page(stub.comments, query)),
            (rf"POST {app}/issues/\d+/comments", lambda: self._post(body)),
            (rf"PATCH {app}/issues/comments/(\d+)", lambda number: self._patch(int(number), body)),
            (rf"DELETE {app}/issues/comments/(\d+)", lambda number: self._delete(int(number))),
            (rf"POST {app}/issues/comments/(\d+)/reactions", lambda number: stub.reactions.append((int(number), body["content"]))),
            (rf"GET {app}/collaborators/([^/]+)/permission", lambda login: {"permission": stub.permissions.get(login, "read")}),
            (rf"GET {app}/pulls/(\d+)", lambda number: stub.pulls.get(int(number)) or (404, {"message": "Not Found"}, {})),
            (rf"GET {app}/pulls", lambda: self._page(self._heads(query["head"]), query)),
            (rf"GET {app}/actions/runs/(\d+)", lambda number: stub.runs.get(int(number)) or (404, {"message": "Not Found"}, {})),
            (rf"GET {app}/actions/runs/(\d+)/artifacts", lambda number: self._artifacts(int(number), query)),
            (rf"GET {app}/actions/artifacts/(\d+)/zip", lambda number: (302, None, {"Location": f"http://localhost:{stub.port}/blob/{number}"})),
            (r"GET /blob/(\d+)", lambda number: stub.artifacts[int(number) // 100][int(number) % 100][1]),
            (rf"POST {app}/actions/workflows/([^/]+)/dispatches", lambda name: stub.dispatched.append((name, body["ref"]))),
        ]

    def _heads(self, head: str) -> list[dict[str, Any]]:
        return [pull for pull in self.owner.pulls.values()
                if pull["head"]["repo"] and f"{pull['head']['repo']['full_name'].split('/')[0]}:{pull['head']['ref']}" == head]

    def _page(self, elements: list[Any], query: dict[str, str], key: str | None = None) -> tuple[int, Any, dict[str, str]]:
        number, size = int(query.get("page", 1)), self.owner.page_size
        shown = elements[(number - 1) * size:number * size]
        rest = "&".join(f"{name}={content}" for name, content in query.items() if name != "page")
        path = urlsplit(self.path).path
        link = f'<{self.owner.address}{path}?{rest}&page={number + 1}>; rel="next", <{self.owner.address}{path}?page=9>; rel="last"'
        return 200, {key: shown} if key else shown, {"Link": link} if number * size < len(elements) else {}

    def _artifacts(self, run: int, query: dict[str, str]) -> tuple[int, Any, dict[str, str]]:
        entries = [{"id": run * 100 + place, "name": name, "expired": False} for place, (name, _) in enumerate(self.owner.artifacts.get(run, []))]
        return self._page(entries, query, "artifacts")

    def _post(self, body: dict[str, Any]) -> Any:
        if self.owner.before_post:
            before, self.owner.before_post = self.owner.before_post, None
            before()
        return 201, self.owner.add_comment(body["body"]), {}

    def _patch(self, number: int, body: dict[str, Any]) -> Any:
        for comment in self.owner.comments:
            if comment["id"] == number:
                comment["body"] = body["body"]
                return comment
        return 404, {"message": "Not Found"}, {}

    def _delete(self, number: int) -> Any:
        self.owner.comments[:] = [comment for comment in self.owner.comments if comment["id"] != number]
        return 204, None, {}
