"""`publish-diffs publish` from end to end: reports, a bare repository, the stub of the API."""
from __future__ import annotations

import contextlib
import io
from typing import Any
from unittest import mock

from publish import limits
from publish.command import main
from publish.surroundings import Surroundings

from .samples import HEAD, FolderTest, digest, document, files_of, png, snapshot, zipped
from .stub import BOT, Fault, Stub


class PublishTests(FolderTest):
    """What a run leaves in the pull request, in the summary and on the branch."""

    def setUp(self) -> None:
        super().setUp()
        self.stub = Stub()
        self.addCleanup(self.stub.close)
        self.address = self.remote()
        self.log = ""
        self.failing = document(snapshot("A/b", {"reference": png(1), "actual": png(2), "difference": png(3)}, causes=["padding 1 → 2"]), passed=1)
        self.pictures = [png(1), png(2), png(3)]

    def surroundings(self, **variables: str) -> Surroundings:
        """A job with a token."""
        return self.job(GITHUB_API_URL=self.stub.address, GITHUB_TOKEN="s3cr3t", **variables)

    def publish(self, *arguments: str, job: Surroundings | None = None) -> int:
        """Runs the command."""
        with contextlib.redirect_stderr(io.StringIO()) as log:
            status = main(["publish", "--remote", self.address, *arguments], job or self.surroundings())
        self.log = log.getvalue()
        return status

    def add_run(self, outcomes: Any, *pictures: bytes, number: int = 9, name: str = "likeness-report", head: str = HEAD) -> None:
        """Adds a run with a report."""
        self.stub.add_run(number, head)
        self.stub.artifacts.setdefault(number, []).append((name, zipped(files_of(outcomes, *pictures))))

    def summary(self) -> str:
        """The summary of the job."""
        return (self.folder / "summary.md").read_text()

    def test_a_run_is_shown_in_its_pull_request_and_pictures_are_on_the_branch(self) -> None:
        self.add_run(self.failing, *self.pictures)
        self.stub.add_pull(5, HEAD)
        self.stub.add_pull(6, "b" * 40)
        self.assertEqual(self.publish("--run", "9"), 0, self.log)
        body = self.stub.bodies()[0]
        self.assertTrue(body.startswith(f"<!-- likeness-differences key=snapshots head={HEAD} -->\n### 👀 1 of 2"))
        self.assertIn("/repos/acme/app/issues/5/comments", self.stub.sent("POST"))
        for data in self.pictures:
            path = f"images/{digest(data)}.png"
            self.assertIn(f"https://raw.githubusercontent.com/acme/app/likeness-differences/{path}", body)
            self.assertEqual(int(self.git("cat-file", "-s", f"likeness-differences:{path}")), len(data))
        self.assertIn("### 👀 1 of 2", self.summary())
        self.assertIn("comment `/accept-snapshots`", body)

    def test_pictures_of_a_private_repository_are_asked_for_through_its_pages(self) -> None:
        self.stub.private = True
        self.add_run(self.failing, *self.pictures)
        self.publish("--run", "9")
        self.assertIn(f"https://github.com/acme/app/blob/likeness-differences/images/{digest(png(1))}.png?raw=true", self.summary())

    def test_red_then_green_turns_the_comment_and_green_alone_makes_none(self) -> None:
        self.stub.add_pull(5, HEAD)
        self.add_run(document(passed=3), number=1)
        self.publish("--run", "1")
        self.assertEqual(self.stub.comments, [])
        self.add_run(self.failing, *self.pictures, number=2)
        self.publish("--run", "2")
        self.publish("--run", "1")
        self.assertEqual(len(self.stub.comments), 1)
        self.assertIn("✅ All 3 snapshots match", self.stub.bodies()[0])

    def test_a_run_of_an_older_commit_leaves_the_comment_to_the_newer(self) -> None:
        self.stub.add_pull(5, "b" * 40)
        self.add_run(self.failing, *self.pictures)
        self.assertEqual(self.publish("--run", "9"), 0)
        self.assertEqual(self.stub.comments, [])
        self.assertIn("No open pull request", self.log)

    def test_a_fork_is_found_by_its_repository_and_not_by_the_name_of_its_branch(self) -> None:
        self.stub.add_pull(5, HEAD, repository="mallory/app")
        self.stub.add_pull(6, HEAD, repository="mallory/other")
        self.stub.add_run(9, HEAD, repository="mallory/other")
        self.stub.artifacts[9] = [("likeness-report", zipped(files_of(self.failing, *self.pictures)))]
        self.publish("--run", "9")
        self.assertEqual(self.stub.sent("POST"), ["/repos/acme/app/issues/6/comments"])

    def test_reports_of_a_matrix_are_one_comment(self) -> None:
        self.stub.add_pull(5, HEAD)
        self.add_run(self.failing, *self.pictures, name="likeness-report-linux")
        self.add_run(document(passed=2), name="likeness-report-macos")
        self.add_run(document(), name="something-else")
        self.publish("--run", "9")
        self.assertEqual(len(self.stub.comments), 1)
        self.assertIn("on <code>linux</code> only", self.stub.bodies()[0])

    def test_a_hostile_report_is_told_and_the_others_are_shown(self) -> None:
        self.stub.add_pull(5, HEAD)
        self.add_run(self.failing, *self.pictures, name="likeness-report-a")
        self.stub.artifacts[9].append(("likeness-report-b", zipped({"outcomes.json": b'{"schemaVersion": 1, "title": "::error::x"}'})))
        self.assertEqual(self.publish("--run", "9"), 1)
        self.assertIn("⚠️", self.stub.bodies()[0])
        self.assertIn("A&#47;<wbr>b", self.stub.bodies()[0])

    def test_a_zip_file_that_leads_elsewhere_is_refused(self) -> None:
        self.stub.add_run(9, HEAD)
        self.stub.artifacts[9] = [("likeness-report", zipped({"../../etc/passwd": b"x", **files_of(self.failing)}))]
        self.assertEqual(self.publish("--run", "9"), 2)
        self.assertIn("Nothing of it is used", self.log)

    def test_hostile_names_start_no_command_in_the_log(self) -> None:
        self.stub.add_run(9, HEAD)
        entry = snapshot("x\n::error::y", {"actual": png(1)})
        entry["pictures"]["actual"]["width"] = 9
        self.stub.artifacts[9] = [("likeness-report", zipped(files_of(document(entry), png(1))))]
        self.assertEqual(self.publish("--run", "9"), 1)
        self.assertTrue(all(line.startswith("publish-diffs: ") for line in self.log.splitlines()), self.log)
        self.assertNotIn("::", self.log)

    def test_a_branch_that_can_not_be_written_leaves_the_words(self) -> None:
        self.stub.add_pull(5, HEAD)
        self.add_run(self.failing, *self.pictures)
        self.address = "file:///nonexistent.git"
        self.assertEqual(self.publish("--run", "9"), 1)
        self.assertIn("in the report", self.stub.bodies()[0])
        self.assertNotIn("<img", self.stub.bodies()[0])

    def test_a_run_without_report_is_no_error(self) -> None:
        self.stub.add_run(9, HEAD)
        self.assertEqual(self.publish("--run", "9"), 0)
        self.assertIn("made no report", self.log)

    def test_a_run_that_is_not_there_ends_with_2(self) -> None:
        self.assertEqual(self.publish("--run", "9"), 2)
        self.assertIn("404", self.log)

    def test_a_folder_and_a_number_do_without_artifacts(self) -> None:
        self.stub.add_pull(5, HEAD)
        folder = self.write(files_of(self.failing, *self.pictures))
        self.assertEqual(self.publish("--report", str(folder), "--pull-request", "5", "--commit", HEAD), 0)
        self.assertEqual(len(self.stub.comments), 1)
        self.assertEqual(self.publish("--report", str(folder), "--pull-request", "5", "--commit", "c" * 40), 0)
        self.assertIn("is at another commit", self.log)

    def test_without_a_token_there_are_summary_and_file(self) -> None:
        folder = self.write(files_of(self.failing, *self.pictures))
        out = self.folder / "comment.md"
        status = self.publish(
            "--report", str(folder), "--markdown", str(out), "--picture-url", "https://git.example.invalid/raw/{branch}/{path}", job=self.job())
        self.assertEqual(status, 0, self.log)
        self.assertIn(f"https://git.example.invalid/raw/likeness-differences/images/{digest(png(1))}.png", out.read_text())
        self.assertEqual(self.stub.log, [])

    def test_a_summary_that_is_nearly_full_is_not_made_too_long(self) -> None:
        (self.folder / "summary.md").write_bytes(b"x" * (limits.SUMMARY_BYTES - 10))
        self.assertEqual(self.publish("--report", str(self.write(files_of(self.failing, *self.pictures)))), 0)
        self.assertEqual(len(self.summary()), limits.SUMMARY_BYTES - 10)
        self.assertIn("is full", self.log)

    def test_a_comment_is_within_what_github_takes(self) -> None:
        self.stub.add_pull(5, HEAD)
        entries = [snapshot(f"S{number}/" + "|`@" * 60, {"reference": png(number), "actual": png(number + 100)}) for number in range(100)]
        self.add_run(document(*entries), *(png(shade) for shade in range(200)))
        self.assertEqual(self.publish("--run", "9"), 0, self.log)
        self.assertLessEqual(len(self.stub.bodies()[0].encode()), limits.COMMENT_BYTES)
        self.assertRegex(self.stub.bodies()[0], r"… and \*\*\d+ more\*\* in \[the report\]")

    def test_too_many_artifacts_are_refused(self) -> None:
        self.add_run(document())
        self.add_run(document(), name="likeness-report-2")
        with mock.patch.object(limits, "ARTIFACTS", 1):
            self.assertEqual(self.publish("--run", "9"), 2)

    def test_bad_options_end_with_2(self) -> None:
        folder = str(self.write(files_of(self.failing, *self.pictures)))
        self.assertEqual(self.publish("--report", folder, "--key", "a b"), 2)
        self.assertEqual(self.publish("--report", folder, "--max-age", "0"), 1)
        self.assertEqual(self.publish("--report", "/nonexistent"), 2)
        self.assertEqual(self.publish("--run", "9", job=self.job()), 2)
        self.assertIn("GITHUB_TOKEN is not set", self.log)

    def test_a_comment_of_somebody_else_stays_as_it_is(self) -> None:
        self.stub.add_pull(5, HEAD)
        self.add_run(self.failing, *self.pictures)
        theirs = self.stub.add_comment(f"<!-- likeness-differences key=snapshots head={HEAD} -->\nall is well", "mallory")
        self.publish("--run", "9")
        self.assertIn("all is well", theirs["body"])
        self.assertEqual([comment["user"]["login"] for comment in self.stub.comments], ["mallory", BOT])

    def test_a_fault_in_between_is_lived_through(self) -> None:
        self.stub.add_pull(5, HEAD)
        self.add_run(self.failing, *self.pictures)
        self.stub.faults = [Fault(429, {"Retry-After": "0"}, method="POST")]
        self.assertEqual(self.publish("--run", "9"), 0, self.log)
        self.assertEqual(len(self.stub.comments), 1)
