"""The branch of pictures, against bare repositories."""
from __future__ import annotations

import datetime
import json
import shutil
import threading
from collections.abc import Callable
from pathlib import Path

from publish.branch import PictureBranch
from publish.errors import PublishError
from publish.git import Git

from .samples import TODAY, FolderTest, digest, png


class BranchTests(FolderTest):
    """What is on the branch after some runs."""

    def setUp(self) -> None:
        super().setUp()
        self.address = self.remote()
        self.waits: list[float] = []

    def branch(self, name: str = "one", age: int = 30, sleep: Callable[[float], object] | None = None, most: int = 1 << 30) -> PictureBranch:
        """The branch as one job sees it."""
        return PictureBranch(Git(self.folder / name, self.address), age=age, sleep=sleep or self.waits.append, most_bytes=most)

    def pictures(self, *shades: int) -> dict[str, bytes]:
        """Some pictures by their digests."""
        return {digest(png(shade)): png(shade) for shade in shades}

    def held(self) -> set[str]:
        """The digests on the branch."""
        return {Path(path).stem for path in self.git("ls-tree", "-r", "--name-only", "likeness-differences", "images/").splitlines()}

    def test_pictures_lie_under_the_digest_of_their_bytes_in_one_commit_without_parent(self) -> None:
        self.branch().keep(self.pictures(1, 2), TODAY)
        self.assertEqual(self.held(), set(self.pictures(1, 2)))
        name, data = next(iter(self.pictures(1).items()))
        shown = self.git("cat-file", "-s", f"likeness-differences:images/{name}.png")
        self.assertEqual(int(shown), len(data))
        self.assertEqual(self.git("rev-list", "--count", "likeness-differences"), "1")

    def test_the_next_run_adds_and_the_branch_still_has_one_commit(self) -> None:
        self.branch().keep(self.pictures(1), TODAY)
        self.branch("two").keep(self.pictures(2), TODAY)
        self.assertEqual(self.held(), set(self.pictures(1, 2)))
        self.assertEqual(self.git("rev-list", "--count", "likeness-differences"), "1")

    def test_a_server_without_partial_clones_will_do(self) -> None:
        self.address = self.remote("plain.git", with_filter=False)
        self.branch().keep(self.pictures(1), TODAY)
        self.branch("two").keep(self.pictures(2), TODAY)
        self.assertEqual(len(self.git("ls-tree", "-r", "--name-only", "likeness-differences", "images/", place="plain.git").splitlines()), 2)

    def test_a_picture_goes_when_no_run_used_it_for_longer_than_the_limit(self) -> None:
        self.branch().keep(self.pictures(1, 2), TODAY)
        self.branch("two").keep(self.pictures(2), TODAY + datetime.timedelta(days=20))
        self.branch("three").keep(self.pictures(3), TODAY + datetime.timedelta(days=30))
        self.assertEqual(self.held(), set(self.pictures(1, 2, 3)), "30 days are within the limit of 30")
        self.branch("four").keep({}, TODAY + datetime.timedelta(days=31))
        self.assertEqual(self.held(), set(self.pictures(2, 3)), "2 was used on day 20")

    def test_beyond_its_size_the_branch_loses_what_was_used_longest_ago_and_nothing_of_this_run(self) -> None:
        size = len(png(1))
        self.branch().keep(self.pictures(1), TODAY)
        self.branch("two").keep(self.pictures(2), TODAY + datetime.timedelta(days=1))
        self.branch("three", most=2 * size).keep(self.pictures(3), TODAY + datetime.timedelta(days=2))
        self.assertEqual(self.held(), set(self.pictures(2, 3)))
        self.branch("four", most=1).keep(self.pictures(4, 5), TODAY + datetime.timedelta(days=2))
        self.assertEqual(self.held(), set(self.pictures(4, 5)))

    def test_no_pictures_and_no_branch_make_none(self) -> None:
        self.branch().keep({}, TODAY)
        self.assertEqual(self.git("branch", "--list"), "")

    def test_the_same_pictures_on_the_same_day_push_nothing(self) -> None:
        self.branch().keep(self.pictures(1), TODAY)
        before = self.git("rev-parse", "likeness-differences")
        self.assertIn("already", self.branch("two").keep(self.pictures(1), TODAY))
        self.assertEqual(self.git("rev-parse", "likeness-differences"), before)

    def test_a_push_in_between_loses_to_nobody(self) -> None:
        """The other job pushes after this one has read the branch, and before it pushes: the first push is refused, the second holds both."""
        self.branch().keep(self.pictures(1), TODAY)
        late = self.branch("late")
        original = late._commit
        raced: list[bool] = []

        def commit(kept: dict[str, object]) -> str:
            made = original(kept)  # type: ignore[arg-type]
            if not raced:
                raced.append(True)
                self.branch("other").keep(self.pictures(2), TODAY)
            return made

        late._commit = commit  # type: ignore[method-assign, assignment]
        late.keep(self.pictures(3), TODAY)
        self.assertEqual(self.held(), set(self.pictures(1, 2, 3)))
        self.assertEqual(len(self.waits), 1)

    def test_a_branch_that_another_job_made_in_between_is_kept(self) -> None:
        late = self.branch("late")
        original = late._commit
        raced: list[bool] = []

        def commit(kept: dict[str, object]) -> str:
            if not raced:
                raced.append(True)
                self.branch("other").keep(self.pictures(2), TODAY)
            return original(kept)  # type: ignore[arg-type]

        late._commit = commit  # type: ignore[method-assign, assignment]
        late.keep(self.pictures(3), TODAY)
        self.assertEqual(self.held(), set(self.pictures(2, 3)))

    def test_six_jobs_at_once_keep_all_their_pictures(self) -> None:
        errors: list[BaseException] = []
        # Waits are real but short here; one that gave way to five others has its turn within the attempts.
        pause = threading.Event()

        def work(number: int) -> None:
            try:
                self.branch(f"job{number}", sleep=lambda seconds: pause.wait(seconds / 4)).keep(self.pictures(number, 100), TODAY)
            except BaseException as error:
                errors.append(error)

        threads = [threading.Thread(target=work, args=(number,)) for number in range(6)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(errors, [])
        self.assertEqual(self.held(), set(self.pictures(0, 1, 2, 3, 4, 5, 100)))

    def test_the_waits_grow_and_end_in_an_error_that_says_so(self) -> None:
        self.branch().keep(self.pictures(1), TODAY)
        # A hook that says no as a race does.
        hook = self.folder / "remote.git/hooks/update"
        hook.parent.mkdir()
        hook.write_text("#!/bin/sh\necho 'cannot lock ref' >&2\nexit 1\n")
        hook.chmod(0o755)
        self.git("config", "core.hooksPath", str(hook.parent))
        with self.assertRaisesRegex(PublishError, "attempt 10, the last"):
            self.branch("two").keep(self.pictures(2), TODAY)
        self.assertEqual(len(self.waits), 9)
        for attempt, wait in enumerate(self.waits):
            self.assertTrue(0.5 <= wait / min(30, 0.5 * 2 ** attempt) <= 1.5, (attempt, wait))

    def test_a_remote_that_is_not_there_is_told_at_once(self) -> None:
        shutil.rmtree(self.folder / "remote.git")
        with self.assertRaisesRegex(PublishError, "refused by file://"):
            self.branch().keep(self.pictures(1), TODAY)
        self.assertEqual(self.waits, [])

    def test_a_branch_of_something_else_is_not_overwritten(self) -> None:
        work = self.folder / "work"
        work.mkdir()
        self.git("init", "--quiet", "--template=", "--initial-branch=likeness-differences", place="work")
        (work / "index.json").write_text('{"kind": "mine"}')
        self.git("add", ".", place="work")
        self.git("commit", "--quiet", "-m", "x", place="work")
        self.git("push", "--quiet", self.address, "likeness-differences", place="work")
        with self.assertRaisesRegex(PublishError, "would be overwritten"):
            self.branch().keep(self.pictures(1), TODAY)
        (work / "main.swift").write_text("")
        self.git("add", ".", place="work")
        self.git("commit", "--quiet", "-m", "y", place="work")
        self.git("push", "--quiet", self.address, "likeness-differences", place="work")
        with self.assertRaisesRegex(PublishError, "main.swift"):
            self.branch().keep(self.pictures(1), TODAY)

    def test_a_damaged_index_loses_no_picture(self) -> None:
        self.branch().keep(self.pictures(1), TODAY)
        self.git("clone", "--quiet", "--branch", "likeness-differences", self.address, str(self.folder / "work"), place=".")
        for damage in ("{", json.dumps({"kind": "likeness-differences", "pictures": {digest(png(1)): {"used": "soon", "bytes": "many"}}})):
            (self.folder / "work/index.json").write_text(damage)
            self.git("commit", "--quiet", "-am", "x", place="work")
            self.git("push", "--quiet", "--force", self.address, "likeness-differences", place="work")
            self.branch(f"after {len(damage)}").keep({}, TODAY + datetime.timedelta(days=300))
            self.assertEqual(self.held(), set(self.pictures(1)))

    def test_the_token_is_in_no_argument_no_file_and_no_message(self) -> None:
        git = Git(self.folder / "secret", "https://127.0.0.1:9/acme/app.git", "s3cr3t")
        with self.assertRaises(PublishError) as caught:
            git.remote_head("main")
        self.assertNotIn("s3cr3t", str(caught.exception))
        written = b"".join(path.read_bytes() for path in (self.folder / "secret").rglob("*") if path.is_file())
        self.assertNotIn(b"s3cr3t", written)
        self.assertNotIn(b"AUTHORIZATION", written)
