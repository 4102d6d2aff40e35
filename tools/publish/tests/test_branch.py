"""The branch of pictures, with bare repositories."""

import datetime
from unittest import mock

from publish.branch import NAME, keep, path_of
from publish.errors import PublishError
from publish.git import Git

from .samples import TODAY, FolderTest, digest, png


class BranchTests(FolderTest):
    """What is on the branch after some runs."""

    def setUp(self) -> None:
        super().setUp()
        self.address = self.remote()
        self.waits: list[float] = []
        sleep = mock.patch("publish.branch.sleep", self.waits.append)
        sleep.start()
        self.addCleanup(sleep.stop)
        self.jobs = 0

    def keep(self, *shades: int, days: int = 0) -> None:
        """Keeps pictures of some shades, as a job some days later."""
        self.jobs += 1
        git = Git(self.folder / f"job{self.jobs}", self.address)
        pictures = {digest(png(shade)): png(shade) for shade in shades}
        keep(git, pictures, TODAY + datetime.timedelta(days))

    def assert_held(self, *pictures: tuple[int, int]) -> None:
        """The branch has these shades of these days in one commit."""
        paths = self.git("ls-tree", "-r", "--name-only", NAME).splitlines()
        days = [(TODAY + datetime.timedelta(day), png(shade)) for day, shade in pictures]
        self.assertEqual(set(paths), {path_of(digest(data), day) for day, data in days})
        self.assertEqual(self.git("rev-list", "--count", NAME), "1")

    def test_each_run_adds_its_pictures_to_the_only_commit(self) -> None:
        self.keep(1)
        self.keep(2)
        self.assert_held((0, 1), (0, 2))
        size = self.git("cat-file", "-s", f"{NAME}:{path_of(digest(png(1)), TODAY)}")
        self.assertEqual(int(size), len(png(1)))

    def test_pictures_are_removed_after_thirty_days(self) -> None:
        self.keep(1, 2)
        self.keep(2, days=20)
        self.keep(3, days=30)
        self.assert_held((0, 1), (0, 2), (20, 2), (30, 3))
        self.keep(3, days=31)
        self.assert_held((20, 2), (30, 3), (31, 3))

    def test_nothing_new_pushes_nothing(self) -> None:
        self.keep()
        self.assertEqual(self.git("branch", "--list"), "")
        self.keep(1)
        before = self.git("rev-parse", NAME)
        self.keep(1)
        self.assertEqual(self.git("rev-parse", NAME), before)

    def test_a_push_in_between_loses_nothing(self) -> None:
        """The other job pushes after this one has read, and before it pushes."""
        push, others = Git.push, [2]

        def late(git: Git, commit: str, branch: str, expected: str | None) -> None:
            if others:
                self.keep(others.pop())
            push(git, commit, branch, expected)

        with mock.patch.object(Git, "push", late):
            self.keep(1)
        self.assert_held((0, 1), (0, 2))
        self.assertEqual(len(self.waits), 1)

    def test_the_waits_grow_and_end_in_an_error(self) -> None:
        self.keep(1)
        # A hook that refuses like a race.
        hook = self.folder / "remote.git/hooks/update"
        hook.parent.mkdir()
        hook.write_text("#!/bin/sh\necho 'cannot lock ref' >&2\nexit 1\n")
        hook.chmod(0o755)
        self.git("config", "core.hooksPath", str(hook.parent))
        with self.assertRaisesRegex(PublishError, "attempt 10, the last"):
            self.keep(2)
        for attempt, wait in enumerate(self.waits):
            self.assertTrue(0.5 <= wait / min(30, 0.5 * 2**attempt) <= 1.5, (attempt, wait))

    def test_a_branch_of_something_else_is_not_overwritten(self) -> None:
        blob = self.git("hash-object", "-w", "config")
        self.git("update-index", "--add", "--cacheinfo", f"100644,{blob},main.swift")
        commit = self.git("commit-tree", self.git("write-tree"), "-m", "x")
        self.git("update-ref", f"refs/heads/{NAME}", commit)
        with self.assertRaisesRegex(PublishError, "main.swift"):
            self.keep(1)

    def test_the_token_is_in_no_file_and_no_message(self) -> None:
        git = Git(self.folder / "secret", "https://127.0.0.1:9/acme/app.git", "s3cr3t")
        with self.assertRaises(PublishError) as caught:
            git.fetch("main")
        self.assertNotIn("s3cr3t", str(caught.exception))
        files = [path for path in (self.folder / "secret").rglob("*") if path.is_file()]
        self.assertNotIn(b"AUTHORIZATION", b"".join(path.read_bytes() for path in files))
