"""Reports that no honest run writes, and several reports as one."""

import copy
import json
from pathlib import Path
from typing import Any
from unittest import mock

from publish import limits
from publish.report import KINDS, Overview, gather, size_of_png

from .samples import FolderTest, cause, digest, document, files_of, png, snapshot


class ReportTests(FolderTest):
    """What is read, and what is refused."""

    def overview(self, outcomes: object, *pictures: bytes) -> Overview:
        """The overview of one report."""
        return gather([self.write(files_of(outcomes, *pictures))])

    def test_failures_are_read_and_the_rest_is_counted(self) -> None:
        entry = snapshot("A/b", {"actual": png()}, causes=[cause("c")])
        overview = self.overview(document(entry, passed=2), png())
        self.assertEqual((overview.total, overview.problems), (3, []))
        self.assertEqual([one.identity for one in overview.failures], ["A/b"])
        self.assertEqual(overview.files, {digest(png()): png()})

    def test_every_value_of_another_form_is_refused(self) -> None:
        good = document(snapshot("A/b", {"actual": png()}))
        actual = "outcomes.0.pictures.actual"
        bad: list[tuple[str, object]] = [("outcomes", {}), ("schemaVersion", 2), (actual, "x")]
        bad += [("outcomes.0.causes", "x"), ("outcomes.0.pictures", [])]
        bad += [(f"outcomes.0.{key}", 1) for key in ("failed", "snapshot", "status", "accept")]
        bad += [("outcomes.0.summary", None), ("outcomes.0.scale", 1e9)]
        bad += [(f"{actual}.path", "images/../../x.png"), (f"{actual}.digest", 1)]
        bad += [(f"{actual}.width", 0), (f"{actual}.height", True)]
        for place, value in bad:
            changed: Any = copy.deepcopy(good)
            target = changed
            *parents, last = place.split(".")
            for part in parents:
                target = target[int(part) if part.isdigit() else part]
            target[last] = value
            with self.subTest(place):
                overview = self.overview(changed, png())
                self.assertEqual((overview.failures, len(overview.problems)), ([], 1))

    def test_a_damaged_report_hides_no_other(self) -> None:
        good = self.write(files_of(document(snapshot("A/b"))))
        for data in (b"", b"\xff", b"[" * 100_000, b"[]"):
            overview = gather([self.write({"outcomes.json": data}, "bad"), good])
            self.assertEqual((len(overview.failures), len(overview.problems)), (1, 1))

    def test_pictures_that_are_not_what_the_report_says_are_left_out(self) -> None:
        wide = png(3, width=9)
        entry = snapshot("A/b", {"reference": png(1), "actual": b"GIF89a", "difference": wide})
        overview = self.overview(document(entry), png(1), b"GIF89a", wide)
        self.assertEqual(list(overview.files.values()), [png(1)])
        self.assertEqual(len(overview.problems), 2)

    def test_links_and_large_files_are_not_read(self) -> None:
        folder = self.write(files_of(document(snapshot("A/b", {"actual": png()})), png()))
        with mock.patch.object(limits, "PICTURE_BYTES", 10):
            self.assertEqual(gather([folder]).files, {})
        (folder / "images").rename(self.folder / "elsewhere")
        (folder / "images").symlink_to(self.folder / "elsewhere")
        self.assertEqual(gather([folder]).files, {})

    def test_a_picture_counts_under_the_digest_of_its_bytes(self) -> None:
        entry = snapshot("A/b", {"actual": png(1)})
        entry["pictures"]["actual"]["digest"] = digest(png(2))
        self.assertEqual(self.overview(document(entry), png(1)).files, {digest(png(1)): png(1)})

    def test_only_whole_png_files_have_a_size(self) -> None:
        self.assertEqual(size_of_png(png()), (4, 3))
        for bad in (b"", b"GIF89a" + png(), png()[:-1], png() + b"<script>"):
            self.assertIsNone(size_of_png(bad))

    def test_the_names_are_those_of_the_schema_of_reports(self) -> None:
        root = Path(__file__).resolve().parents[3]
        path = root / "Sources/Evidence/LikenessReport/Resources/outcomes.schema.json"
        schema = json.loads(path.read_text())["$defs"]
        self.assertLessEqual(set(snapshot("A/b", causes=[])), set(schema["outcome"]["properties"]))
        self.assertLessEqual(set(cause("a")), set(schema["cause"]["properties"]))
        self.assertLessEqual(set(KINDS), set(schema["status"]["enum"]))

    def test_what_failed_alike_on_two_machines_is_shown_once(self) -> None:
        alike = snapshot("A/b", {"actual": png(1)})
        one = document(alike, snapshot("A/c", {"actual": png(1)}))
        two = document(alike, snapshot("A/c", {"actual": png(2)}))
        overview = gather([self.write(files_of(one), "linux"), self.write(files_of(two), "macos")])
        self.assertEqual([found.identity for found in overview.failures], ["A/b", "A/c", "A/c"])

    def test_a_cause_is_shown_without_its_view(self) -> None:
        causes = [
            {"kind": "layout", "view": "A/b", "property": "padding", "before": "1", "after": "2"},
            {"kind": "tree", "view": "A/b", "property": "inserted"},
            {"kind": "renderer"},
            {"kind": "picture", "property": "rows inserted", "after": "50"},
            {"kind": "picture", "property": "columns removed", "before": "1"},
            {"kind": "picture", "property": "pane moved", "after": "34 up"},
            {"kind": "picture", "property": "recolored", "before": "#F4AB34", "after": "#F4AB33"},
            {"kind": "picture", "property": "rounding", "pixels": 8},
            {"kind": "picture", "property": "redrawn", "before": "1f", "after": "4 × 2"},
            {"kind": "picture", "property": "size", "before": "4 × 2", "after": "4 × 3"},
        ]
        entries = [snapshot(f"A/{number}", causes=[one]) for number, one in enumerate(causes)]
        titles = {group.title for group in self.overview(document(*entries)).groups}
        of_pixels = {
            "50 rows inserted",
            "1 column removed",
            "a pane moved 34 up",
            "#F4AB34 → #F4AB33",
            "one step of 255",
            "4 × 2 redrawn (1f)",
            "size: 4 × 2 → 4 × 3",
        }
        self.assertEqual(titles, {"padding: 1 → 2", "A/b inserted", "renderer"} | of_pixels)

    def test_what_appeared_in_one_size_and_looks_otherwise_is_a_group_of_its_own(self) -> None:
        area = {"kind": "picture", "property": "appeared", "after": "4 × 2", "pixels": 8}
        entries = [
            snapshot(f"A/{number}", causes=[{**area, "before": shown}])
            for number, shown in enumerate(("red", "blue", "red"))
        ]
        groups = self.overview(document(*entries)).groups
        titles = {"4 × 2 appeared (red)", "4 × 2 appeared (blue)"}
        self.assertEqual({group.title for group in groups}, titles)
        found = [[one.identity for one in group.snapshots] for group in groups]
        self.assertEqual(found, [["A/0", "A/2"], ["A/1"]])

    def test_the_most_frequent_cause_takes_a_snapshot_and_the_largest_group_is_first(self) -> None:
        causes = {"A/1": ["x", "y"], "A/2": ["y"], "A/3": ["x"], "A/5": ["y"]}
        entries = [snapshot(name, causes=list(map(cause, found))) for name, found in causes.items()]
        overview = self.overview(document(*entries, snapshot("A/4", status="added")))
        groups = {one.title: [found.identity for found in one.snapshots] for one in overview.groups}
        ends = {"token y: 1 → 2": ["A/1", "A/2", "A/5"], "token x: 1 → 2": ["A/3"]}
        self.assertEqual(list(groups.items()), list({**ends, "added": ["A/4"]}.items()))
