"""Hostile artifacts: pictures, zip files, folders and outcomes that no honest run writes."""
from __future__ import annotations

import copy
import io
import json
import stat
import unittest
import zipfile
from pathlib import Path
from typing import Any
from unittest import mock

from publish import limits
from publish.bundle import FolderBundle, ZipBundle
from publish.errors import HostileInput, PublishError
from publish.gathered import gather, load_pictures
from publish.outcomes import read_outcomes
from publish.png import size_of_png

from .samples import FolderTest, chunk, digest, document, files_of, png, snapshot, zipped


class PNGTests(unittest.TestCase):
    """Which bytes are a picture."""

    def test_a_picture_tells_its_size(self) -> None:
        self.assertEqual(size_of_png(png(width=4, height=3), "p"), (4, 3))

    def test_what_is_no_whole_picture_is_refused(self) -> None:
        good = png()
        header = good[8:33]
        end = chunk(b"IEND", b"")
        huge = chunk(b"IHDR", (1 << 20).to_bytes(4, "big") * 2 + bytes([8, 0, 0, 0, 0]))
        cases = {
            "signature": b"GIF89a" + good, "within a chunk": good[:-1], "something follows": good + b"<script>", "checksum": good[:40] + b"\xff" + good[41:],
            "no header": good[:8] + end, "no pixels": good[:8] + header + end, "not in the standard": good[:33] + chunk(b"XXXX", b"") + good[33:],
            "too many": good[:8] + huge + good[33:], "none, or": good[:8] + chunk(b"IHDR", bytes(8) + bytes([8, 0, 0, 0, 0])) + good[33:],
        }
        for reason, data in cases.items():
            with self.subTest(reason), self.assertRaisesRegex(HostileInput, reason):
                size_of_png(data, "p")
        with self.assertRaisesRegex(HostileInput, "within a chunk"):
            size_of_png(good[:33] + b"\xff\xff\xff\xffIDAT" + good[41:], "p")

    def test_a_file_of_more_bytes_than_the_limit_is_refused(self) -> None:
        with mock.patch.object(limits, "PICTURE_BYTES", 10), self.assertRaisesRegex(HostileInput, "10 are taken"):
            size_of_png(png(), "p")


class BundleTests(FolderTest):
    """Files that lead elsewhere, and too many of them."""

    def zip(self, data: bytes) -> ZipBundle:
        """A bundle of a zip file."""
        path = self.folder / "a.zip"
        path.write_bytes(data)
        return ZipBundle(path, "artifact")

    def test_files_are_read_from_folders_and_zip_files_alike(self) -> None:
        files = {"outcomes.json": b"{}", "images/a.png": b"x"}
        for bundle in (FolderBundle(self.write(files)), self.zip(zipped(files))):
            self.assertEqual(bundle.names(), ["images/a.png", "outcomes.json"])
            self.assertEqual(bundle.read("images/a.png", 10), b"x")
            with self.assertRaises(PublishError):
                bundle.read("nothing.png", 10)
            with self.assertRaisesRegex(HostileInput, "more than 1 bytes"):
                bundle.read("outcomes.json", 1)

    def test_names_that_lead_elsewhere_make_a_zip_file_unusable(self) -> None:
        for name in ("../a", "/a", "a/../../b", "a//b", "a\\b", "C:a", "a\nb", "./a", "x" * 256, "a/" * 600 + "b"):
            with self.subTest(name), self.assertRaises(HostileInput):
                self.zip(zipped({name: b""}))

    def test_links_devices_and_doubles_make_a_zip_file_unusable(self) -> None:
        for mode in (stat.S_IFLNK, stat.S_IFIFO, stat.S_IFBLK):
            entry = zipfile.ZipInfo("a.png")
            entry.external_attr = (mode | 0o777) << 16
            stream = io.BytesIO()
            with zipfile.ZipFile(stream, "w") as archive:
                archive.writestr(entry, "/etc/passwd")
            with self.assertRaisesRegex(HostileInput, "link or a device"):
                self.zip(stream.getvalue())
        stream = io.BytesIO()
        with zipfile.ZipFile(stream, "w") as archive, self.assertWarns(UserWarning):
            archive.writestr("a.png", "1")
            archive.writestr("a.png", "2")
        with self.assertRaisesRegex(HostileInput, "twice"):
            self.zip(stream.getvalue())

    def test_a_bomb_is_unpacked_up_to_the_limit_only(self) -> None:
        bundle = self.zip(zipped({"outcomes.json": bytes(50_000_000)}))
        with self.assertRaisesRegex(HostileInput, "more than 1,000 bytes"):
            bundle.read("outcomes.json", 1_000)

    def test_too_many_files_and_broken_zip_files_are_refused(self) -> None:
        with mock.patch.object(limits, "ARTIFACT_FILES", 1), self.assertRaisesRegex(HostileInput, "2 files, and 1"):
            self.zip(zipped({"a": b"", "b": b""}))
        with self.assertRaises(HostileInput):
            self.zip(b"PK nothing")
        data = bytearray(zipped({"a": b"hello" * 100}))
        data[35] ^= 0xFF
        with self.assertRaises(HostileInput):
            self.zip(bytes(data)).read("a", 1_000)

    def test_links_in_a_folder_are_not_followed(self) -> None:
        folder = self.write({"outcomes.json": b"{}"})
        (self.folder / "secret").write_text("secret")
        (folder / "link.png").symlink_to(self.folder / "secret")
        (folder / "images").symlink_to(self.folder)
        bundle = FolderBundle(folder)
        for name in ("link.png", "images/secret", "../secret"):
            with self.subTest(name), self.assertRaises(HostileInput):
                bundle.read(name, 100)
        with self.assertRaisesRegex(HostileInput, "link"):
            bundle.names()

    def test_a_folder_that_is_not_there_says_how_to_make_it(self) -> None:
        with self.assertRaisesRegex(PublishError, "swift run likeness report"):
            FolderBundle(Path("/nonexistent/report"))


class OutcomesTests(FolderTest):
    """What is no outcomes.json, and pictures that are not what it says."""

    def bundle(self, outcomes: object, *pictures: bytes) -> FolderBundle:
        """A report in a folder."""
        return FolderBundle(self.write(files_of(outcomes, *pictures)))

    def test_failures_are_read_and_the_rest_is_counted(self) -> None:
        outcomes = read_outcomes(self.bundle(document(snapshot("A/b", {"actual": png()}, causes=["c"]), passed=2)))
        self.assertEqual(outcomes.total, 3)
        self.assertEqual([(one.identity, one.causes, one.kind) for one in outcomes.failures], [("A/b", ("c",), "changed")])

    def test_every_value_of_another_type_is_refused_with_its_place(self) -> None:
        good = document(snapshot("A/b", {"actual": png()}, numbers={"differentPixels": 1, "comparedPixels": 2, "maxDelta": 3}))

        def with_value(place: str, value: Any) -> Any:
            changed = copy.deepcopy(good)
            target: Any = changed
            *parents, last = place.split(".")
            for part in parents:
                target = target[int(part) if part.isdigit() else part]
            target[last] = value
            return changed

        for place, value in {
            "snapshots": {}, "snapshots.0.failed": 1, "snapshots.0.snapshot": 5, "snapshots.0.reason": "else", "snapshots.0.verdict": None,
            "snapshots.0.causes": "x", "snapshots.0.pictures": [], "snapshots.0.pictures.actual": "x", "snapshots.0.accept": 1, "title": [],
            "snapshots.0.pictures.actual.path": "images/../../x.png", "snapshots.0.pictures.actual.digest": "A" * 64, "snapshots.0.scale": 1e9,
            "snapshots.0.pictures.actual.width": 0, "snapshots.0.pictures.actual.height": True, "snapshots.0.numbers.maxDelta": -1,
            "snapshots.0.numbers": 1, "snapshots.0.numbers.comparedPixels": "1",
        }.items():
            with self.subTest(place), self.assertRaisesRegex(HostileInput, place.split(".")[-1]):
                read_outcomes(self.bundle(with_value(place, value)))

    def test_what_is_no_json_or_of_another_version_is_refused(self) -> None:
        for data in (b"", b"\xff", b"[" * 100_000, b'{"schemaVersion": ' + b"1" * 5_000 + b"}"):
            with self.assertRaises(HostileInput):
                read_outcomes(FolderBundle(self.write({"outcomes.json": data})))
        for version in (2, True, "1", None):
            with self.assertRaisesRegex(HostileInput, "of version"):
                read_outcomes(self.bundle({**document(), "schemaVersion": version}))

    def test_a_report_that_is_refused_hides_no_other(self) -> None:
        good, bad = self.bundle(document(snapshot("A/b"))), FolderBundle(self.write({"outcomes.json": b"{"}, "bad"))
        overview = gather([bad, good])
        self.assertEqual(len(overview.findings), 1)
        self.assertEqual(len(overview.problems), 1)

    def test_a_picture_that_is_not_what_it_claims_is_left_out(self) -> None:
        right, other = png(1), b"GIF89a"
        entry = snapshot("A/b", {"reference": right, "actual": other, "difference": png(3, width=9)})
        overview = gather([self.bundle(document(entry), right, other, png(3, width=9))])
        self.assertEqual(list(load_pictures(overview).files.values()), [right])
        self.assertEqual(["signature" in overview.problems[0], "another size" in overview.problems[1]], [True, True])

    def test_a_picture_is_kept_under_the_digest_of_its_bytes_whatever_the_report_says(self) -> None:
        entry = snapshot("A/b", {"actual": png(1)})
        entry["pictures"]["actual"]["digest"] = digest(png(2))
        pictures = load_pictures(gather([self.bundle(document(entry), png(1))]))
        self.assertEqual(pictures.files, {digest(png(1)): png(1)})

    def test_pictures_of_two_reports_are_not_taken_for_each_other(self) -> None:
        """Both say the same of their pictures, and the bytes differ."""
        one, two = snapshot("A/b", {"actual": png(1)}), snapshot("A/c", {"actual": png(1)})
        bundles = [FolderBundle(self.write(files_of(document(one), png(1)), "x")), FolderBundle(self.write(files_of(document(two), png(1)), "y"))]
        (self.folder / f"y/images/{digest(png(1))[:16]}.png").write_bytes(png(2))
        overview = gather(bundles)
        pictures = load_pictures(overview)
        shown = {found.snapshot.identity: pictures.names[found.snapshot.pictures["actual"]] for found in overview.findings}
        self.assertEqual(shown, {"A/b": digest(png(1)), "A/c": digest(png(2))})

    def test_pictures_of_a_run_have_a_limit_together(self) -> None:
        entry = snapshot("A/b", {"reference": png(1), "actual": png(2)})
        overview = gather([self.bundle(document(entry), png(1), png(2))])
        with mock.patch.object(limits, "RUN_BYTES", len(png(1))):
            self.assertEqual(len(load_pictures(overview).files), 1)
        self.assertIn("only in the report", overview.problems[0])

    def test_the_schema_of_the_report_has_what_is_read(self) -> None:
        """The names that are read here are those that the schema of this repository requires or allows."""
        path = Path(__file__).resolve().parents[3] / "Sources/Evidence/LikenessReport/Resources/outcomes.schema.json"
        schema = json.loads(path.read_text())
        self.assertEqual(schema["properties"]["schemaVersion"]["const"], 1)
        self.assertLessEqual(set(snapshot("A/b")), set(schema["$defs"]["snapshot"]["properties"]))
        from publish.outcomes import STATUSES

        self.assertEqual(list(STATUSES), schema["$defs"]["snapshot"]["properties"]["reason"]["enum"])


class GatherTests(FolderTest):
    """Several machines, and causes."""

    def test_what_failed_alike_on_two_machines_is_one_finding(self) -> None:
        one = document(snapshot("A/b", {"actual": png(1)}), snapshot("A/c", {"actual": png(1)}))
        two = document(snapshot("A/b", {"actual": png(1)}), snapshot("A/c", {"actual": png(2)}))
        overview = gather([FolderBundle(self.write(files_of(one), "x"), "linux"), FolderBundle(self.write(files_of(two), "y"), "macos")])
        self.assertEqual(
            [(found.snapshot.identity, found.labels) for found in overview.findings],
            [("A/b", ["linux", "macos"]), ("A/c", ["linux"]), ("A/c", ["macos"])])

    def test_the_cause_of_most_failures_comes_first_and_takes_them(self) -> None:
        outcomes = document(
            snapshot("A/1", causes=["x", "y"]), snapshot("A/2", causes=["y"]), snapshot("A/3", causes=["x", "y"]), snapshot("A/4", causes=["x"]),
            snapshot("A/5", reason="missing"), snapshot("A/6", causes=["y"]))
        overview = gather([FolderBundle(self.write(files_of(outcomes)))])
        self.assertEqual(
            [(group.title, [found.snapshot.identity for found in group.findings]) for group in overview.groups],
            [("y", ["A/1", "A/2", "A/3", "A/6"]), ("x", ["A/4"]), ("Missing reference", ["A/5"])])

    def test_one_variant_of_each_story_comes_before_the_second_ones(self) -> None:
        names = ["A/b@1x", "A/b@2x", "A/b@3x", "A/c@1x", "A/c@2x", "A/d"]
        overview = gather([FolderBundle(self.write(files_of(document(*(snapshot(name) for name in names)))))])
        self.assertEqual([found.snapshot.identity for found in overview.findings], ["A/b@1x", "A/c@1x", "A/d", "A/b@2x", "A/c@2x", "A/b@3x"])
