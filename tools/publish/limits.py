"""How much is read, shown and kept. Whoever opens a pull request decides what a report holds."""

MEBIBYTE = 1 << 20

# What GitHub takes. Bytes are counted where it counts characters: never more.
COMMENT_BYTES = 65_536

# A report. That of 2,000 snapshots with three pictures each fits several times.
OUTCOMES_BYTES = 64 * MEBIBYTE
SNAPSHOTS = 100_000
TEXT_LENGTH = 300
CAUSES = 20

# Pictures: how many snapshots have theirs shown, and what one picture and those of a run may take.
SHOWN_SNAPSHOTS = 100
PICTURE_BYTES = 16 * MEBIBYTE
RUN_BYTES = 100 * MEBIBYTE
