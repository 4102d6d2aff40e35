"""The command from end to end: reports, a bare repository, the stub of the API."""

import contextlib
import io

from publish.branch import path_of
from publish.command import likeness_in, main
from publish.github import MARKER

from .samples import HEAD, TODAY, FolderTest, cause, digest, document, files_of, png, snapshot
from .stub import Stub


class PublishTests(FolderTest):
    """What a run leaves in the pull request, in the summary and on the branch."""

    def setUp(self) -> None:
        super().setUp()
        self.stub = Stub(self.folder)
        self.stub.add_pull(5, HEAD)
        self.stub.add_run(9, HEAD)
        self.address = self.remote()
        self.log = ""
        pictures = {"reference": png(1), "actual": png(2), "difference": png(3)}
        self.pictures = list(pictures.values())
        self.failing = document(snapshot("A/b", pictures, causes=[cause("a")]), passed=1)

    def publish(self, outcomes: object, run: int = 9) -> int:
        """Runs the command on a report."""
        # As the action downloads it: in a folder with the name of its artifact.
        report = self.write(files_of(outcomes, *self.pictures), "all/likeness-report-linux")
        arguments = [str(report.parent), str(run), "--remote", self.address]
        with contextlib.redirect_stderr(io.StringIO()) as log:
            status = main(arguments, self.stub.environment, TODAY)
        self.log = log.getvalue()
        return status

    def test_a_run_is_shown_in_its_pull_request_and_pictures_are_on_the_branch(self) -> None:
        self.assertEqual(self.publish(self.failing), 0, self.log)
        body = self.stub.bodies()[0]
        self.assertTrue(body.startswith(MARKER + "### 👀 1 of 2"))
        for data in self.pictures:
            path = path_of(digest(data), TODAY)
            self.assertIn(f"github.com/acme/app/blob/likeness-differences/{path}?raw=true", body)
            size = self.git("cat-file", "-s", f"likeness-differences:{path}")
            self.assertEqual(int(size), len(data))

    def test_red_then_green_turns_the_comment_and_green_alone_adds_none(self) -> None:
        self.assertEqual(self.publish(document(passed=3)), 0)
        self.assertEqual(self.stub.bodies(), [])
        self.publish(self.failing)
        self.publish(document(passed=3))
        self.assertEqual(len(self.stub.bodies()), 1)
        self.assertIn("✅ All of 3", self.stub.bodies()[0])

    def test_the_commands_start_as_in_the_checkout(self) -> None:
        self.assertEqual(likeness_in(self.folder), "likeness")
        self.write({"Package.swift": b""}, ".")
        self.assertEqual(likeness_in(self.folder), "swift run likeness")

    def test_an_outdated_run_changes_no_comment(self) -> None:
        self.stub.add_run(8, "b" * 40)
        self.assertEqual(self.publish(self.failing, run=8), 0)
        self.assertEqual(self.stub.bodies(), [])

    def test_a_branch_that_can_not_be_written_leaves_the_words(self) -> None:
        self.address = "file:///nonexistent.git"
        self.assertEqual(self.publish(self.failing), 1)
        self.assertIn("in the report", self.stub.bodies()[0])

    def test_hostile_names_start_no_command_in_the_log(self) -> None:
        entry = snapshot("x\n::error::y", {"actual": png(1)})
        entry["pictures"]["actual"]["width"] = 9
        self.assertEqual(self.publish(document(entry)), 1)
        self.assertTrue(all(line.startswith("publish-diffs: ") for line in self.log.splitlines()))
        self.assertNotIn("::", self.log)

    def test_a_missing_report_is_no_error_and_a_missing_run_is_one(self) -> None:
        with contextlib.redirect_stderr(io.StringIO()):
            self.assertEqual(main([str(self.folder), "9"], self.stub.environment), 0)
        self.assertEqual(self.publish(self.failing, run=7), 2)
        self.assertIn("404", self.log)
        self.stub.environment["GITHUB_TOKEN"] = ""
        self.assertEqual(self.publish(self.failing), 2)
        self.assertIn("GITHUB_TOKEN is not set", self.log)
