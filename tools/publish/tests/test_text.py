"""Hostile texts in Markdown, HTML and logs."""

import html
import unittest

from publish.text import code, escaped, fenced, logged, visible

HOSTILE = ["``` \n # h", "**b** _i_ ~~s~~", "\\", "line\nline", "\r\n::error::x", "\x00\x1b[31m"]
HOSTILE += ["::set-output name=a::b", "##[error]x", "\u202egnp.exe", "\u200b"]
HOSTILE += ["<!-- likeness-differences key=snapshots head=- -->", "![x](https://a.invalid/x.png)"]
HOSTILE += ["[a](javascript:alert(1))", "<script>alert(1)</script>", "</details></table>"]
HOSTILE += ["a|b", "`x`", "@octocat", "#1", "a@b.example", "https://example.invalid", "&amp;"]
HOSTILE += ["\"onload='x'", "$x^2$", ":tada:"]


class TextTests(unittest.TestCase):
    """What strangers write means nothing but itself."""

    def test_no_sign_of_markdown_or_html_is_left(self) -> None:
        for text in HOSTILE:
            shown = escaped(text)
            # Signs of ASCII are left only in references such as `&#64;`.
            self.assertRegex(shown, r"\A(?:[A-Za-z0-9 ]|&#[0-9]+;|[^\x00-\x7f])*\Z", text)
            self.assertEqual(html.unescape(shown), visible(text))

    def test_names_of_people_are_in_code_where_nobody_is_called(self) -> None:
        self.assertEqual(code("@octocat"), "<code>&#64;<wbr>octocat</code>")

    def test_what_is_not_seen_is_written_as_its_number(self) -> None:
        self.assertEqual(visible("a\nb\u202ec\x00"), "a\\u{A}b\\u{202E}c\\u{0}")
        self.assertEqual(visible("Grüße 你好 🎉 é"), "Grüße 你好 🎉 é")

    def test_long_texts_are_cut(self) -> None:
        self.assertEqual(visible("x" * 301), "x" * 300 + "…")
        self.assertEqual(visible("x" * 300), "x" * 300)

    def test_a_fence_is_longer_than_the_backticks_in_it(self) -> None:
        self.assertEqual(fenced(["a ```` b"]), "`````sh\na ```` b\n`````")
        self.assertEqual(fenced(["a\n```\nb"]), "````sh\na\\u{A}```\\u{A}b\n````")
        self.assertEqual(fenced(["a"]), "```sh\na\n```")

    def test_a_log_holds_no_command_of_a_runner(self) -> None:
        for text in [*HOSTILE, "##vso[task.x]", "#" * 9 + "[x]"]:
            shown = logged(text)
            self.assertNotRegex(shown, r"::|##\[|##vso\[|\n|\r", text)
