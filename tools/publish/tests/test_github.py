"""The pull request of a run, and the comment, also with people who imitate ours."""

from publish.errors import PublishError
from publish.github import MARKER, GitHub, comment, run_of

from .samples import HEAD, FolderTest
from .stub import Stub


class GitHubTests(FolderTest):
    """What is asked and changed."""

    def setUp(self) -> None:
        super().setUp()
        self.stub = Stub(self.folder)
        self.github = GitHub("acme/app", self.stub.environment)

    def put(self, text: str, only_update: bool = False) -> None:
        """Puts our comment."""
        comment(self.github, 5, text, only_update)

    def test_the_pull_request_of_a_run_is_the_one_at_its_commit(self) -> None:
        self.stub.add_run(9, HEAD)
        self.stub.add_pull(3, HEAD, "acme/other")
        self.stub.add_pull(4, "b" * 40)
        self.assertIsNone(run_of(self.github, 9).pull_request)
        self.stub.add_pull(5, HEAD)
        self.assertEqual(run_of(self.github, 9).pull_request, 5)

    def test_a_refusal_names_the_request(self) -> None:
        with self.assertRaisesRegex(PublishError, "gh api actions/runs/9 failed: .*404"):
            run_of(self.github, 9)
        with self.assertRaisesRegex(PublishError, "No such file"):
            GitHub("acme/app", {"PATH": "/nowhere"}).request("x")

    def test_it_is_added_once_and_then_updated_behind_others(self) -> None:
        for number in range(5):
            self.stub.add_comment(f"talk {number}", "somebody")
        self.put("one")
        self.put("two")
        self.assertEqual(self.stub.bodies()[5:], [MARKER + "two"])

    def test_the_marker_in_another_comment_is_nothing(self) -> None:
        for login in ("mallory", "github-actions", "other[bot]"):
            self.stub.add_comment(MARKER + "mine", login)
        self.stub.add_comment("You wrote:\n" + MARKER)
        before = self.stub.bodies()
        self.put("ours")
        self.assertEqual(self.stub.bodies(), [*before, MARKER + "ours"])

    def test_green_adds_no_comment_but_updates_one(self) -> None:
        self.put("green", only_update=True)
        self.assertEqual(self.stub.bodies(), [])
        self.put("red")
        self.put("green", only_update=True)
        self.assertEqual(self.stub.bodies(), [MARKER + "green"])

    def test_of_two_comments_of_ours_one_stays(self) -> None:
        for text in ("one", "two"):
            self.stub.add_comment(MARKER + text)
        self.put("three")
        self.assertEqual(self.stub.bodies(), [MARKER + "three"])
