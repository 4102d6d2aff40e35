"""`/accept-snapshots`: who may, what is recorded, and what a hostile pull request gets out of it."""
from __future__ import annotations

import contextlib
import io
import json
import unittest
from typing import Any
from unittest import mock

from publish.command import main
from publish.comments import marker
from publish.errors import Refusal
from publish.git import Git, Unreachable
from publish.patterns import matches, patterns_of
from publish.surroundings import Surroundings

from .samples import FolderTest, png, zipped
from .stub import BOT, Fault, Stub

TEXT = b"snapshot 1\nrenderer 1\n"


class PatternTests(unittest.TestCase):
    """The command, and the meaning of globs as in Sources/Evidence/LikenessSnapshots/SnapshotPattern.swift."""

    def test_names_and_globs_follow_the_command_on_its_line(self) -> None:
        cases: list[tuple[str, list[str] | None]] = [
            ("/accept-snapshots", []), ("/accept-snapshots\r\nthanks!", []), ("/accept-snapshots News/* 'A b/c'", ["News/*", "A b/c"]),
            ("/accept-snapshots `Button/primary@dark`", ["Button/primary@dark"]), ("/accept-snapshots-later", None), ("please /accept-snapshots", None),
            ("", None),
        ]
        for comment, expected in cases:
            self.assertEqual(patterns_of(comment), expected, comment)

    def test_what_can_be_no_name_is_refused(self) -> None:
        for line in ("--mode all", "'open", "x" * 301, " ".join(["a"] * 101), "a\tb\x07"):
            with self.subTest(line), self.assertRaises(Refusal):
                patterns_of(f"/accept-snapshots {line}")

    def test_globs_mean_what_they_mean_to_likeness(self) -> None:
        name = "Cards/Button/primary@dark,rtl"
        for pattern, expected in {
            name: True, "Cards": True, "Cards/": True, "Cards/Button": True, "Card": False, "Cards/*": False, "Cards/**": True, "Cards/*/*": True,
            "Cards/Button/*@*rtl": True, "**@*rtl": True, "*rtl": False, "Cards/Button/primar?@dark,rtl": True, "Cards?Button/*": False, "": False, "/": False,
            "Cards/Button/primary@dark": False, "CARDS": False,
        }.items():
            self.assertEqual(matches(pattern, name), expected, pattern)


class AcceptTests(FolderTest):
    """Both jobs, against a bare repository and the stub."""

    def setUp(self) -> None:
        super().setUp()
        self.stub = Stub()
        self.addCleanup(self.stub.close)
        self.address = self.remote()
        (self.folder / "work").mkdir()
        self.git("init", "--quiet", "--template=", "--initial-branch=feature", place="work")
        self.commit({"Snapshots/A/b.png": png(1), "Snapshots/A/b.txt": TEXT, "Sources/main.swift": b"// code\n"})
        self.stub.add_pull(5, self.head)
        self.stub.permissions["ada"] = "write"
        self.told = self.stub.add_comment(marker("snapshots", self.head) + "report", updated="2026-03-31T10:00:00Z")
        self.log = ""

    def commit(self, files: dict[str, bytes]) -> None:
        """Pushes a commit to the branch of the pull request."""
        self.write(files, "work")
        self.git("add", ".", place="work")
        self.git("commit", "--quiet", "-m", "work", place="work")
        self.git("push", "--quiet", self.address, "feature", place="work")
        self.head = self.git("rev-parse", "HEAD", place="work")

    def event(self, body: str = "/accept-snapshots", login: str = "ada", created: str = "2026-03-31T11:00:00Z") -> str:
        """The file of an event."""
        path = self.folder / "event.json"
        path.write_text(json.dumps({
            "issue": {"number": 5, "pull_request": {}}, "repository": {"default_branch": "main"},
            "comment": {"id": 900, "body": body, "user": {"login": login}, "created_at": created}}))
        return str(path)

    def run_verb(self, *arguments: str, job: Surroundings) -> int:
        """Runs the command."""
        with contextlib.redirect_stderr(io.StringIO()) as log:
            status = main(arguments, job)
        self.log = log.getvalue()
        return status

    def request(self, event: str | None = None, **variables: str) -> tuple[int, dict[str, str]]:
        """Runs the first job and returns its outputs."""
        out = self.folder / "outputs"
        out.write_text("")
        job = self.job(
            GITHUB_API_URL=self.stub.address, GITHUB_TOKEN="s3cr3t", GITHUB_EVENT_PATH=event or self.event(), GITHUB_OUTPUT=str(out), **variables)
        status = self.run_verb("request", job=job)
        return status, dict(line.split("=", 1) for line in out.read_text().splitlines())

    def accept(self, files: dict[str, bytes] | bytes | None, *arguments: str, patterns: list[str] | None = None, **variables: str) -> int:
        """Runs the last job on what the one without rights drew."""
        self.stub.artifacts[7] = [] if files is None else [("likeness-recorded", zipped(files) if isinstance(files, dict) else files)]
        request = {"head": self.head, "repository": "acme/app", "branch": "feature", "patterns": json.dumps(patterns or [])}
        values = {"LIKENESS_RECORDED": "success", "LIKENESS_REQUEST": json.dumps(request), "GITHUB_EVENT_PATH": self.event(), **variables}
        job = self.job(GITHUB_API_URL=self.stub.address, GITHUB_TOKEN="s3cr3t", **values)
        return self.run_verb("accept", "--remote", self.address, *arguments, job=job)

    def refused(self, reason: str) -> None:
        """Checks that the comment got an answer with a reason, and nothing was pushed."""
        self.assertEqual(self.stub.reactions[-1:], [(900, "confused")], self.log)
        self.assertRegex(self.stub.bodies()[-1], f"^@[a-z]+ .*{reason}")
        self.assertEqual(self.git("rev-parse", "feature"), self.head)

    # The first job.

    def test_who_may_write_is_heard(self) -> None:
        for permission in ("write", "admin"):
            self.stub.permissions["ada"] = permission
            status, outputs = self.request(self.event("/accept-snapshots A/* 'B c'"))
            self.assertEqual(status, 0)
            self.assertEqual(outputs, {
                "accepted": "true", "head": self.head, "repository": "acme/app", "branch": "feature", "patterns": '["A/*", "B c"]'})
        self.assertEqual(self.stub.reactions, [(900, "eyes")] * 2)

    def test_who_may_not_is_told_and_nothing_else_is_looked_at(self) -> None:
        for permission in ("read", "none", "triage"):
            self.stub.permissions["mallory"] = permission
            status, outputs = self.request(self.event(login="mallory"))
            self.assertEqual((status, outputs), (1, {}))
            self.refused("Only who may push")
        self.assertEqual([path for path in self.stub.sent("GET") if "pulls" in path], [])

    def test_other_comments_are_left_alone(self) -> None:
        for body in ("/accept-snapshots-please", "no /accept-snapshots"):
            self.assertEqual(self.request(self.event(body)), (0, {}))
        self.assertEqual((self.stub.reactions, len(self.stub.comments)), ([], 1))

    def test_what_nobody_has_seen_is_not_accepted(self) -> None:
        self.told["body"] = marker("snapshots", "c" * 40) + "report of another commit"
        self.request()
        self.refused("the branch is at")
        self.told["body"] = marker("snapshots", self.head)
        self.told["updated_at"] = "2026-03-31T11:00:01Z"
        self.request()
        self.refused("changed after your comment")
        self.told["user"] = {"login": "mallory"}
        self.request()
        self.refused("no report")

    def test_branches_that_take_no_push_are_refused_with_the_way_out(self) -> None:
        self.stub.add_pull(5, self.head, repository="mallory/app")
        self.request()
        self.refused("Allow edits by maintainers")
        self.stub.add_pull(5, self.head, repository="mallory/app", maintainer_can_modify=True)
        self.request()
        self.refused("LIKENESS_PUSH_TOKEN")
        status, outputs = self.request(LIKENESS_PUSH_TOKEN="other")
        self.assertEqual((status, outputs["repository"]), (0, "mallory/app"))
        self.stub.add_pull(5, self.head, repository=None)
        self.request()
        self.refused("not there any more")
        self.stub.add_pull(5, self.head, branch="main")
        self.request()
        self.refused("the default one")
        self.stub.add_pull(5, self.head, state="closed")
        self.request()
        self.refused("is closed")

    def test_a_comment_outside_of_a_pull_request_ends_with_2(self) -> None:
        path = self.folder / "event.json"
        events: list[object] = [{"issue": {"number": 5}}, {}, [], {"issue": {"pull_request": {}}, "comment": None}]
        for event in events:
            path.write_text(json.dumps(event))
            self.assertEqual(self.request(str(path))[0], 2)

    # The last job.

    def test_new_looks_become_one_commit_on_the_branch_that_changes_nothing_else(self) -> None:
        status = self.accept({"A/b.png": png(2), "A/b.txt": TEXT + b"x", "C/d@2x.png": png(3), "C/d@2x.txt": TEXT}, "--dispatch", "snapshots.yml")
        self.assertEqual(status, 0, self.log)
        self.assertEqual(self.git("rev-parse", "feature^"), self.head)
        changed = self.git("diff-tree", "-r", "--raw", "--abbrev=1", self.head, "feature").splitlines()
        self.assertEqual([line.split("\t")[1] for line in changed], [f"Snapshots/{name}" for name in ("A/b.png", "A/b.txt", "C/d@2x.png", "C/d@2x.txt")])
        self.assertTrue(all(line.split()[1] == "100644" for line in changed))
        self.assertEqual(self.git("log", "-1", "--format=%s%n%b%an", "feature").splitlines(), [
            "Accept 2 snapshots", "Asked for by ada in pull request #5.", BOT])
        self.assertEqual(self.stub.reactions, [(900, "rocket")])
        self.assertEqual(self.stub.dispatched, [("snapshots.yml", "feature")])

    def test_only_what_was_named_is_taken_whatever_was_drawn(self) -> None:
        self.accept({"A/b.png": png(2), "A/b.txt": TEXT + b"x", "C/d.png": png(3)}, patterns=["C/*"])
        self.assertEqual(self.git("diff-tree", "-r", "--name-only", self.head, "feature"), "Snapshots/C/d.png")

    def test_nothing_new_is_told(self) -> None:
        for files in (None, {"A/b.png": png(1), "A/b.txt": TEXT}):
            self.assertEqual(self.accept(files), 1)
            self.refused("Nothing is to be accepted")
        self.assertEqual(self.accept({"A/b.png": png(2)}, patterns=["Z"]), 1)
        self.refused("Nothing is to be accepted")

    def test_a_branch_that_moved_while_drawing_is_left_as_it_is(self) -> None:
        seen = self.head
        self.commit({"Sources/evil.swift": b""})
        request = json.dumps({"head": seen, "repository": "acme/app", "branch": "feature", "patterns": "[]"})
        self.assertEqual(self.accept({"A/b.png": png(2)}, LIKENESS_REQUEST=request), 1)
        self.refused("moved on")

    def test_a_push_whose_answer_is_lost_is_done_once(self) -> None:
        for is_carried_out in (True, False):
            original = Git.push
            lost: list[bool] = []

            def push(git: Git, *arguments: Any, carried_out: bool = is_carried_out, lost: list[bool] = lost, original: Any = original) -> None:
                if lost or carried_out:
                    original(git, *arguments)
                if not lost:
                    lost.append(True)
                    raise Unreachable("gone")

            with mock.patch.object(Git, "push", push):
                self.assertEqual(self.accept({"A/b.png": png(2 + is_carried_out)}), 0, self.log)
            self.assertEqual(self.git("rev-parse", "feature^"), self.head)
            self.git("update-ref", "refs/heads/feature", self.head)

    def test_a_drawing_that_failed_is_told(self) -> None:
        for result in ("failure", "cancelled", "skipped"):
            self.assertEqual(self.accept({"A/b.png": png(2)}, LIKENESS_RECORDED=result), 1)
            self.refused("could not be drawn")

    def test_nothing_but_references_gets_through(self) -> None:
        hostile: dict[str, dict[str, bytes]] = {
            "workflow": {"../.github/workflows/x.yml": b"on: push"}, "hidden": {".github/x.png": png(1)}, "attributes": {".gitattributes": b""},
            "code": {"A/b.swift": b""}, "no picture": {"A/b.png": b"#!/bin/sh"},
            "polyglot": {"A/b.png": png(2) + b"<script>"}, "binary": {"A/b.txt": b"\x00\x01"},
            "not UTF-8": {"A/b.txt": b"\xff\xfe"}, "absolute": {"/Snapshots/A/b.png": png(2)}, "up": {"A/../../b.png": png(2)}, "option": {"-x/b.png": png(2)},
            "git": {".git/hooks/b.png": png(2)}, "submodule": {"A/.git/b.txt": b"x"},
        }
        for name, files in hostile.items():
            with self.subTest(name):
                self.assertEqual(self.accept({"A/good.png": png(9), **files}), 2)
                self.refused("could not be done")

    def test_links_on_the_branch_lead_nowhere(self) -> None:
        (self.folder / "work/Snapshots/Out").symlink_to("../Sources")
        (self.folder / "work/Snapshots/A/link.png").symlink_to("../../Sources/main.swift")
        self.commit({"x": b""})
        for name in ("Out/main.png", "A/link.png", "A/b.png/c.png"):
            with self.subTest(name):
                self.assertEqual(self.accept({name: png(2)}), 1)
                self.refused("is not a")

    def test_a_push_that_is_refused_for_good_is_told(self) -> None:
        hook = self.folder / "remote.git/hooks/update"
        hook.parent.mkdir()
        hook.write_text("#!/bin/sh\necho 'GH006: Protected branch update failed' >&2\nexit 1\n")
        hook.chmod(0o755)
        self.git("config", "core.hooksPath", str(hook.parent))
        self.assertEqual(self.accept({"A/b.png": png(2)}), 2)
        self.refused("could not be done")

    def test_checks_that_can_not_be_started_end_with_1(self) -> None:
        self.stub.faults = [Fault(403, path="dispatches")]
        self.assertEqual(self.accept({"A/b.png": png(2)}, "--dispatch", "snapshots.yml"), 1)
        self.assertIn("could not be started again", self.log)

    def test_a_push_token_starts_checks_by_itself(self) -> None:
        self.assertEqual(self.accept({"A/b.png": png(2)}, "--dispatch", "snapshots.yml", LIKENESS_PUSH_TOKEN="other"), 0, self.log)
        self.assertEqual(self.stub.dispatched, [])

    def test_a_request_of_another_form_ends_with_2(self) -> None:
        for value in ("{", "[]", "{}", '{"head": 1}'):
            self.assertEqual(self.accept(None, LIKENESS_REQUEST=value), 2)

    def test_both_jobs_fit_together(self) -> None:
        _, outputs = self.request(self.event("/accept-snapshots A"))
        request: dict[str, Any] = {key: outputs[key] for key in ("head", "repository", "branch", "patterns")}
        self.assertEqual(self.accept({"A/b.png": png(2), "B/c.png": png(3)}, LIKENESS_REQUEST=json.dumps(request)), 0, self.log)
        self.assertEqual(self.git("diff-tree", "-r", "--name-only", self.head, "feature"), "Snapshots/A/b.png")


if __name__ == "__main__":
    unittest.main()
