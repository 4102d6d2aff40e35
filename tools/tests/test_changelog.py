"""Which part of the changelog is shown beside a release."""

import unittest

from lib.changelog import NotesError, notes

CHANGELOG = """# Changelog

Newest first.

## 0.2.0 — unreleased

- Later.

## 0.1.10 — 2026-04-02

- A fix.

  ## A heading in an item

### Details

- Of the fix.

## 0.1.1 — 2026-04-01
## 0.1.0

- The first release.
"""


class NotesTests(unittest.TestCase):
    def test_the_notes_are_those_of_the_version_alone(self) -> None:
        self.assertEqual(
            notes(CHANGELOG, "0.1.10"),
            "- A fix.\n\n  ## A heading in an item\n\n### Details\n\n- Of the fix.\n",
        )
        self.assertEqual(notes(CHANGELOG, "0.1.0"), "- The first release.\n")

    def test_a_version_without_notes_is_refused(self) -> None:
        for version, reason in {
            "0.2.0": "unreleased",
            "0.1.1": "empty",
            "0.1": "no section",
            "1.0.0": "no section",
        }.items():
            with self.subTest(version), self.assertRaisesRegex(NotesError, reason):
                notes(CHANGELOG, version)


if __name__ == "__main__":
    unittest.main()
