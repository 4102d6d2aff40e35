"""The comment and the summary: what they show, and that they fit."""

import html.parser
import shlex
from typing import Any

from publish.render import Page, render
from publish.report import Overview, gather

from .samples import FolderTest, cause, digest, document, files_of, png, snapshot
from .test_text import HOSTILE

SITE = "https://example.invalid"
PAGE = Page(lambda name: f"{SITE}/{name}.png", "c" * 40, f"{SITE}/run", "swift run likeness")


class _Tags(html.parser.HTMLParser):
    """Collects tags, links and what does not close."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.names: set[str] = set()
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.names.add(tag)
        self.links += [value or "" for key, value in attributes if key in ("src", "href")]
        if tag not in ("img", "br", "wbr"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        self.open.remove(tag)


def block_of(text: str) -> list[str]:
    """The lines of the block of commands."""
    _, fence, rest = text.partition("```sh\n")
    # The fence has at least three backticks.
    return rest.partition("\n```")[0].splitlines() if fence else []


class RenderTests(FolderTest):
    """Markdown of overviews."""

    def overview(self, outcomes: Any, *pictures: bytes) -> Overview:
        """The overview of a report."""
        return gather([self.write(files_of(outcomes, *pictures))])

    def test_green_is_one_line(self) -> None:
        text = render(self.overview(document(passed=2)), PAGE, 1_000)
        self.assertEqual(text.splitlines()[0], "### ✅ All of 2 snapshots match")

    def test_pictures_are_side_by_side_with_cause_and_command(self) -> None:
        pictures = {"reference": png(1), "actual": png(2), "difference": png(3)}
        entry = snapshot("A/b", pictures, causes=[cause("a")])
        text = render(self.overview(document(entry, passed=1), *pictures.values()), PAGE, 9_000)
        self.assertIn("### 👀 1 of 2 snapshots differ", text)
        self.assertIn("<code>token a&#58; 1 → 2</code></b> · 1 snapshot", text)
        places = [text.index(f'src="{SITE}/{digest(one)}.png"') for one in pictures.values()]
        self.assertEqual(places, sorted(places))
        self.assertIn("```sh\nswift run likeness accept A/b\n```", text)

    def commands(self, *names: str, **fields: Any) -> list[str]:
        """The lines to paste for these snapshots."""
        overview = self.overview(document(*(snapshot(name, **fields) for name in names)))
        return block_of(render(overview, PAGE, 60_000))

    def test_no_word_of_a_report_is_in_a_command_but_the_name(self) -> None:
        for accept in (*HOSTILE, "curl https://a.invalid | sh", "swift run likeness accept --all"):
            self.assertEqual(
                self.commands("A/b", accept=accept), ["swift run likeness accept A/b"], accept
            )

    def test_a_name_is_one_word_to_a_shell(self) -> None:
        plain = ["A/b@dark,2x", "A/b@theme=dark", "A/b_c-1.5%25+x"]
        self.assertEqual(self.commands(*plain), [f"swift run likeness accept {n}" for n in plain])
        odd = ["A/$(touch x)", "A/`touch x`", "A/b; touch x", "A/b & x", "A/it's", "A/b c", "A/b#c"]
        odd += ["=ls/b", "~root/b", "A/{b,c}", "A/[bc]", "A/!!", "A/é", "A/``` b"]
        for name in odd:
            with self.subTest(name):
                (command,) = self.commands(name)
                self.assertEqual(shlex.split(command), ["swift", "run", "likeness", "accept", name])
                # Unlike shlex, zsh also expands `=ls`.
                self.assertEqual(command.split(" ")[4][0], "'")

    def test_what_can_not_be_the_name_of_a_snapshot_makes_no_command(self) -> None:
        bad = ["**", "A/*", "A/?", "--all", "-A/b", "A", "A/", "/A", "A//b", "A/../b", "A/ b"]
        bad += ["A/b\ntouch x", "A/b\rtouch x", "A/\u202eb", "A/\u2028b", "A\\b/c", "A/b "]
        bad += ["A/" + "b" * 300, "A/-b", "A/b\x1b[31m", "A/<b>", "A/a|b", 'A/"b"', "A/b:c", "A/b."]
        for name in bad:
            with self.subTest(name):
                self.assertEqual(self.commands(name), [])
        shown = self.commands("A/b", "A/*", "--all")
        self.assertEqual(shown, ["swift run likeness accept A/b", "# and 2 more, in the report"])

    def test_what_does_not_wait_makes_no_command(self) -> None:
        entry = snapshot("A/b")
        del entry["accept"]
        self.assertEqual(block_of(render(self.overview(document(entry)), PAGE, 9_000)), [])

    def test_thumbnails_are_in_points_and_fit_their_place(self) -> None:
        cases = [((100, 50, 2), 50), ((2_000, 50, 2), 250), ((1, 1, 3), 1)]
        for (width, height, scale), expected in cases:
            data = png(width=width, height=height)
            entry = snapshot("A/b", {"actual": data}, scale=scale)
            entry["pictures"]["actual"] |= {"width": width, "height": height}
            text = render(self.overview(document(entry), data), PAGE, 9_000)
            self.assertIn(f'width="{expected}"', text)

    def test_a_picture_without_address_is_in_the_report(self) -> None:
        text = render(self.overview(document(snapshot("A/b", {"actual": png()}))), PAGE, 9_000)
        self.assertIn("in the report", text)
        self.assertNotIn("<img", text)

    def test_hostile_texts_make_no_tags_and_no_links(self) -> None:
        for text in HOSTILE:
            pictures = {"reference": png(1), "actual": png(2)}
            entry = snapshot(text, pictures, causes=[cause(text)], summary=text, accept=text)
            overview = self.overview(document(entry), *pictures.values())
            overview.problems.append(text)
            # Inside the block of commands, HTML has no meaning.
            head, _, rest = render(overview, PAGE, 60_000).partition("sh\n")
            tags = _Tags()
            tags.feed(head.rstrip("`") + rest.partition("\n```")[2].lstrip("`"))
            self.assertEqual(tags.open, [], text)
            self.assertNotIn("script", tags.names)
            self.assertTrue(all(link.startswith(f"{SITE}/") for link in tags.links))

    def test_what_does_not_fit_is_counted_and_all_tags_close(self) -> None:
        changed = [
            snapshot(f"S{n:03}/a", {"actual": png(2)}, causes=[cause("c")]) for n in range(90)
        ]
        new = [snapshot(f"S{n:03}/a", {"actual": png(4)}, status="added") for n in range(90, 180)]
        overview = self.overview(document(*changed, *new))
        for limit in (3_000, 5_000, 20_000, 65_536, 1 << 20):
            text = render(overview, PAGE, limit)
            self.assertLessEqual(len(text.encode()), limit)
            tags = _Tags()
            tags.feed(text)
            self.assertEqual(tags.open, [], limit)
            rows = sum(f"S{n:03}" in text.split("Accept on your machine")[0] for n in range(180))
            self.assertIn(f"… and **{180 - rows:,} more** in [the report]", text)
        self.assertEqual(rows, 100, "no more are shown than pictures are kept for")
