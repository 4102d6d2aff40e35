"""How much is read, shown and kept. Whoever opens a pull request decides what an artifact holds, so everything has a bound."""
from __future__ import annotations

MEBIBYTE = 1 << 20

# What GitHub takes. Bytes are counted where it counts characters: never more, and the same for most texts.
COMMENT_BYTES = 65_536
SUMMARY_BYTES = MEBIBYTE

# An artifact as a zip file. The report of 2,000 snapshots with three pictures each fits several times.
ARTIFACT_BYTES = 512 * MEBIBYTE
ARTIFACT_FILES = 50_000
ARTIFACTS = 32

# A report.
OUTCOMES_BYTES = 64 * MEBIBYTE
SNAPSHOTS = 100_000
TEXT_LENGTH = 300
CAUSES = 20
# Findings that are grouped by cause, which takes time and memory; those beyond are grouped by what came out.
GROUPED = 10_000

# Pictures: what one may be, what one run may put on the branch, and what the branch may hold.
PICTURE_BYTES = 16 * MEBIBYTE
PICTURE_PIXELS = 100_000_000
SHOWN_SNAPSHOTS = 100
RUN_BYTES = 100 * MEBIBYTE
BRANCH_BYTES = 512 * MEBIBYTE

# References that a comment accepts.
REFERENCES = 20_000
REFERENCES_BYTES = 256 * MEBIBYTE
TEXT_BYTES = 16 * MEBIBYTE
PATTERNS = 100
PATTERN_LENGTH = 300
NAME_BYTES = 255
PATH_BYTES = 1_024
