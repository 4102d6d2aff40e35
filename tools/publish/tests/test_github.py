"""The API's client and the comment, against the stub: limits, faults, pages, and people who want to be taken for us."""
from __future__ import annotations

import io
import threading
import unittest

from publish.comments import Comments, marker, own_login
from publish.errors import ApiError, HostileInput, PublishError
from publish.github import Api

from .samples import HEAD
from .stub import BOT, Fault, Stub

COMMENTS = "/repos/acme/app/issues/5/comments"


class ApiTests(unittest.TestCase):
    """One request and what may go wrong with it."""

    def setUp(self) -> None:
        self.stub = Stub()
        self.addCleanup(self.stub.close)
        self.waits: list[float] = []
        self.api = Api(self.stub.address, "s3cr3t", sleep=self.waits.append, clock=lambda: 1_000.0)

    def test_an_address_that_is_none_is_refused(self) -> None:
        with self.assertRaisesRegex(PublishError, "no address"):
            Api("file:///etc", None)

    def test_refusals_are_told_with_what_to_do_and_are_not_repeated(self) -> None:
        for status, hint in {401: "not valid any more", 403: "permissions", 404: "may not see it", 422: "does not take"}.items():
            self.stub.faults = [Fault(status)]
            with self.assertRaisesRegex(ApiError, f"{status} “told to fail”.*{hint}"):
                self.api.get("/repos/acme/app")
        self.assertEqual(self.waits, [])

    def test_servers_that_stumble_are_asked_again_later_and_later(self) -> None:
        self.stub.faults = [Fault(500), Fault(502), Fault(0), Fault(503)]
        self.assertEqual(self.api.get("/repos/acme/app"), {"private": False})
        self.assertEqual(self.waits, [1, 2, 4, 8])
        self.stub.faults = [Fault(500)] * 5
        with self.assertRaisesRegex(ApiError, "attempt 5 of 5"):
            self.api.get("/repos/acme/app")

    def test_limits_are_waited_for_as_long_as_the_server_says(self) -> None:
        self.stub.faults = [
            Fault(429, {"Retry-After": "7"}), Fault(403, {"Retry-After": "9"}),
            Fault(403, {"X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "1050"}),
            Fault(403, body='{"message": "You have exceeded a secondary rate limit."}')]
        self.api.get("/repos/acme/app")
        self.assertEqual(self.waits, [7, 9, 50, 480])

    def test_a_post_is_sent_again_after_a_limit_but_not_after_a_lost_answer(self) -> None:
        self.stub.faults = [Fault(429, {"Retry-After": "3"})]
        self.api.request("POST", COMMENTS, {"body": "x"})
        self.assertEqual(self.stub.bodies(), ["x"])
        for fault in (Fault(0, carried_out=True), Fault(502, carried_out=True)):
            self.stub.comments.clear()
            self.stub.faults = [fault]
            with self.assertRaises(ApiError):
                self.api.request("POST", COMMENTS, {"body": "x"})
            self.assertEqual(len(self.stub.comments), 1)

    def test_a_wait_of_hours_is_given_up(self) -> None:
        self.stub.faults = [Fault(429, {"Retry-After": "4000"})]
        with self.assertRaisesRegex(ApiError, "429"):
            self.api.get("/repos/acme/app")
        self.assertEqual(self.waits, [])

    def test_all_pages_are_read(self) -> None:
        for number in range(7):
            self.stub.add_comment(str(number))
        self.assertEqual([comment["body"] for comment in self.api.pages(COMMENTS)], list("0123456"))
        self.assertEqual(len(self.stub.sent("GET")), 4)

    def test_a_next_page_elsewhere_is_not_asked_for(self) -> None:
        self.stub.faults = [Fault(200, {"Link": f'<http://localhost:{self.stub.port}{COMMENTS}?page=2>; rel="next"'}, "[]")]
        self.assertEqual(list(self.api.pages(COMMENTS)), [])
        self.assertEqual(len(self.stub.log), 1)

    def test_answers_of_another_form_are_errors(self) -> None:
        for body in ("<html>", "[" * 100_000):
            self.stub.faults = [Fault(200, body=body)]
            with self.assertRaisesRegex(ApiError, "no JSON"):
                self.api.get("/repos/acme/app")
        self.stub.faults = [Fault(200, body="{}")]
        with self.assertRaisesRegex(ApiError, "no list"):
            list(self.api.pages(COMMENTS))

    def test_the_token_does_not_follow_a_redirect(self) -> None:
        self.stub.artifacts[3] = [("a", b"zip")]
        file = io.BytesIO()
        self.api.download("/repos/acme/app/actions/artifacts/300/zip", file, 100)
        self.assertEqual(file.getvalue(), b"zip")
        self.assertEqual([token for _, _, token in self.stub.log], ["Bearer s3cr3t", None])

    def test_a_download_has_a_limit_and_leads_to_no_file(self) -> None:
        self.stub.artifacts[3] = [("a", b"12345")]
        with self.assertRaisesRegex(HostileInput, "more than 4 bytes"):
            self.api.download("/repos/acme/app/actions/artifacts/300/zip", io.BytesIO(), 4)
        self.stub.faults = [Fault(302, {"Location": "file:///etc/passwd"})]
        with self.assertRaisesRegex(ApiError, "not safe"):
            self.api.download("/repos/acme/app/actions/artifacts/300/zip", io.BytesIO(), 100)


class CommentTests(unittest.TestCase):
    """The one comment of a report."""

    def setUp(self) -> None:
        self.stub = Stub()
        self.addCleanup(self.stub.close)
        self.comments = self.of("acme/app")

    def of(self, repository: str) -> Comments:
        """The comments as one job sees them."""
        api = Api(self.stub.address, "t", sleep=lambda _: None)
        return Comments(api, repository, 5, own_login(api))

    def body(self, text: str, key: str = "snapshots") -> str:
        """A comment of ours."""
        return marker(key, HEAD) + text

    def test_it_is_made_once_and_then_updated_in_place_behind_many_others(self) -> None:
        for number in range(5):
            self.stub.add_comment(f"talk {number}", "somebody")
        self.comments.put("snapshots", self.body("one"))
        self.stub.add_comment("more talk", "somebody")
        self.comments.put("snapshots", self.body("two"))
        self.assertEqual([text for text in self.stub.bodies() if "talk" not in text], [self.body("two")])
        self.assertEqual(self.comments.find("snapshots")[0].commit, HEAD)

    def test_the_marker_in_a_comment_of_somebody_else_is_nothing(self) -> None:
        theirs = [self.stub.add_comment(self.body("mine now"), login) for login in ("mallory", "github-actions", "other[bot]")]
        # And another workflow of ours that quotes it.
        quoting = self.stub.add_comment("You wrote:\n" + self.body("quoted"))
        self.comments.put("snapshots", self.body("ours"))
        self.assertEqual([comment["body"] for comment in theirs], [self.body("mine now")] * 3)
        self.assertNotIn("ours", quoting["body"])
        self.assertEqual(self.stub.bodies()[-1], self.body("ours"))

    def test_reports_with_other_keys_have_comments_of_their_own(self) -> None:
        self.comments.put("snapshots", self.body("one"))
        self.comments.put("ipad", self.body("two", "ipad"))
        self.assertEqual(len(self.stub.comments), 2)

    def test_green_makes_no_comment_but_updates_one(self) -> None:
        self.comments.put("snapshots", self.body("green"), only_update=True)
        self.assertEqual(self.stub.comments, [])
        self.comments.put("snapshots", self.body("red"))
        self.comments.put("snapshots", self.body("green"), only_update=True)
        self.assertEqual(self.stub.bodies(), [self.body("green")])

    def test_an_answer_that_is_lost_leaves_one_comment(self) -> None:
        for carried_out in (True, False):
            self.stub.comments.clear()
            self.stub.faults = [Fault(0, method="POST", carried_out=carried_out)]
            self.comments.put("snapshots", self.body("one"))
            self.assertEqual(self.stub.bodies(), [self.body("one")])

    def test_two_jobs_at_one_moment_leave_one_comment(self) -> None:
        self.stub.before_post = lambda: self.stub.add_comment(self.body("other"))
        self.comments.put("snapshots", self.body("ours"))
        self.assertEqual(self.stub.bodies(), [self.body("ours")])

    def test_eight_jobs_at_once_leave_one_comment_once_the_last_has_looked(self) -> None:
        threads = [threading.Thread(target=lambda n=n: self.of("acme/app").put("snapshots", self.body(str(n)))) for n in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.comments.put("snapshots", self.body("last"))
        self.assertEqual(self.stub.bodies(), [self.body("last")])

    def test_a_comment_that_may_not_be_made_is_an_error_with_its_reason(self) -> None:
        self.stub.faults = [Fault(403, method="POST")]
        with self.assertRaisesRegex(ApiError, "permissions"):
            self.comments.put("snapshots", self.body("one"))
        self.assertEqual(self.stub.comments, [])

    def test_a_token_of_a_person_writes_as_that_person(self) -> None:
        api = Api(self.stub.address, "t")
        self.stub.faults = [Fault(200, body='{"login": "ada"}', path="/user")]
        self.assertEqual(own_login(api), "ada")
        self.assertEqual(own_login(api), BOT)


if __name__ == "__main__":
    unittest.main()
