"""What the comment and the summary say, and that they fit."""
from __future__ import annotations

import html.parser
import unittest
from typing import Any

from publish.bundle import FolderBundle
from publish.gathered import Overview, gather
from publish.outcomes import Picture
from publish.render import Page, render

from .samples import FolderTest, digest, document, files_of, png, snapshot
from .test_text import HOSTILE


def address(picture: Picture) -> str:
    """Where a picture is, in these tests."""
    return f"https://example.invalid/{picture.digest}.png"


class _Tags(html.parser.HTMLParser):
    """Counts tags and takes texts."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.names: list[str] = []
        self.links: list[str] = []
        self.wrong: list[str] = []

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.names.append(tag)
        self.links += [value or "" for key, value in attributes if key in ("src", "href")]
        self.wrong += [key for key, _ in attributes if key not in ("src", "href", "alt", "width", "align", "valign", "colspan")]
        if tag not in ("img", "br", "wbr"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if not self.open or self.open.pop() != tag:
            self.wrong.append(f"/{tag}")


class RenderTests(FolderTest):
    """Markdown of overviews."""

    def overview(self, outcomes: Any) -> Overview:
        """An overview of a report."""
        return gather([FolderBundle(self.write(files_of(outcomes)))])

    def test_green_is_one_line(self) -> None:
        self.assertEqual(render(self.overview(document(passed=2)), Page(address), 1_000).splitlines()[0], "### ✅ All 2 snapshots match")

    def test_three_pictures_stand_side_by_side_under_their_names_with_cause_and_command(self) -> None:
        pictures = {"reference": png(1), "actual": png(2), "difference": png(3)}
        numbers = {"differentPixels": 3, "comparedPixels": 12, "maxDelta": 1}
        entry = snapshot("A/b", pictures, causes=["padding 12 → 16"], numbers=numbers)
        text = render(self.overview(document(entry, passed=1)), Page(address, accepts=True), 9_000)
        self.assertIn("### 👀 1 of 2 snapshots needs a look", text)
        self.assertIn("<code>padding 12 → 16</code> · 1 snapshot", text)
        self.assertIn("3 of 12 pixels differ (25.00%), by up to 1", text)
        self.assertIn("<tr><th>Reference</th><th>Actual</th><th>Difference</th></tr>", text)
        places = [text.index(f'src="https://example.invalid/{digest(data)}.png"') for data in pictures.values()]
        self.assertEqual(places, sorted(places))
        self.assertIn("comment `/accept-snapshots`", text)
        self.assertIn("```sh\nswift run likeness accept A/b\n```", text)

    def test_thumbnails_are_in_points_and_none_is_larger_than_its_place(self) -> None:
        cases = [((100, 50, 2), 50), ((2_000, 50, 2), 250), ((100, 2_800, 1), 10), ((1, 1, 3), 1)]
        for (width, height, scale), expected in cases:
            entry = snapshot("A/b", {"actual": png(width=width, height=height)}, scale=scale)
            entry["pictures"]["actual"] |= {"width": width, "height": height}
            self.assertIn(f'width="{expected}"', render(self.overview(document(entry)), Page(address), 9_000).replace('width="33%"', ""))

    def test_a_page_without_hosted_pictures_still_tells(self) -> None:
        text = render(self.overview(document(snapshot("A/b", {"actual": png()}))), Page(lambda _: None), 9_000)
        self.assertIn("in the report", text)
        self.assertNotIn("<img", text)

    def test_hostile_texts_make_no_tags_no_links_and_no_lines_of_their_own(self) -> None:
        for text in HOSTILE:
            entry = snapshot(text, {"reference": png(1), "actual": png(2)}, causes=[text, "x" + text], verdict=text, reason="text", accept=text)
            overview = self.overview(document(entry))
            overview.problems.append(text)
            overview.labels.append("other")
            shown = render(overview, Page(address), 60_000)
            tags = _Tags()
            # The block of commands is Markdown's, in which HTML means nothing.
            head, _, rest = shown.partition("sh\n")
            tags.feed(head.rstrip("`") + rest.partition("\n```")[2].lstrip("`"))
            self.assertEqual(tags.wrong, [], text)
            self.assertEqual(tags.open, [], text)
            self.assertNotIn("script", tags.names)
            self.assertTrue(all(link.startswith("https://example.invalid/") for link in tags.links), text)

    def test_what_does_not_fit_is_counted_and_all_tags_close(self) -> None:
        entries = [snapshot(f"S{number:03}/a", {"reference": png(1), "actual": png(2), "difference": png(3)}, causes=["c"]) for number in range(90)]
        entries += [snapshot(f"New{number:03}/a", {"actual": png(4)}, reason="missing") for number in range(90)]
        overview = self.overview(document(*entries))
        for limit in (3_000, 5_000, 8_000, 20_000, 65_536, 1 << 20):
            shown = render(overview, Page(address, report="https://example.invalid/run"), limit)
            self.assertLessEqual(len(shown.encode()), limit)
            tags = _Tags()
            tags.feed(shown)
            self.assertEqual((tags.wrong, tags.open), ([], []), limit)
            rows = sum(f"S{number:03}" in shown.split("Accept on your machine")[0] for number in range(90))
            rows += sum(f"New{number:03}" in shown.split("Accept on your machine")[0] for number in range(90))
            self.assertIn(f"… and **{180 - rows:,} more** in [the report](https://example.invalid/run).", shown)
        self.assertEqual(rows, 100, "no more are shown than pictures are kept for")

    def test_names_of_the_largest_size_fit_too(self) -> None:
        entries = [snapshot("é" * 5_000 + str(number), causes=["🎉" * 5_000], accept="😀" * 5_000) for number in range(200)]
        self.assertLessEqual(len(render(self.overview(document(*entries)), Page(address), 65_536).encode()), 65_536)

    def test_where_no_report_can_be_read_it_says_so(self) -> None:
        shown = render(gather([FolderBundle(self.write({"outcomes.json": b"{"}))]), Page(address), 9_000)
        self.assertIn("❌ There is no report", shown)
        self.assertIn("⚠️", shown)


if __name__ == "__main__":
    unittest.main()
