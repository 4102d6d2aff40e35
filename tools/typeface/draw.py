"""Draws Likeness Sans and writes it as Swift source.

    python3 tools/typeface/draw.py Sources/LikenessText/Typeface

One file holds one weight at one size: a raw string that a person can read and see each glyph in, one character a pixel, from
`.` for paper over `1` to `9` and `a` to `e` up to `#` for ink. The same files come out on every machine.
"""

import pathlib
import sys

from book import COPIES, DRAWINGS
from design import MASTER, SIZES, WEIGHTS
from face import Face

ROUND = "\u2026\u2013\u2014\u2018\u2019\u201c\u201d\u201a\u201e\u2022\u2039\u203a\u20ac\u2116\u2122\u2190\u2191\u2192\u2193\u2212\u2304\u2713"
CHARACTERS = (
  [chr(c) for c in range(0x20, 0x7F)]
  + [chr(c) for c in range(0xA0, 0x100)]
  + [chr(c) for c in (0x401, 0x404, 0x406, 0x407, 0x40E)]
  + [chr(c) for c in range(0x410, 0x450)]
  + [chr(c) for c in (0x451, 0x454, 0x456, 0x457, 0x45E, 0x490, 0x491)]
  + sorted(ROUND)
  + ["\ufffd"]
)


def number(value):
  """A decimal without a needless fraction; multiples of 1/64 are exact in binary and in six decimals."""
  return str(int(value)) if value == int(value) else ("%.6f" % value).rstrip("0")


def art(weight, size):
  """The text of one face."""
  face = Face(weight, size)
  fit = face.fit
  under = -max(1, fit.snap(size * 0.09)) if fit.hinted else -6
  thick = fit.snap(fit.B) if fit.hinted else 5
  blocks = ["\n".join([
    "typeface Likeness Sans", f"weight {weight}", f"size {size}", f"ascent {fit.ascent}", f"descent {fit.descent}", "leading 0",
    f"cap-height {fit.cap}", f"x-height {fit.x}", f"underline {under} {thick}",
  ])]
  shown = set()
  for character in CHARACTERS:
    name = f"U+{ord(character):04X}"
    original = COPIES.get(character)
    if original in shown:
      blocks.append(f"copy {name} U+{ord(original):04X}")
      continue
    assert original or character in DRAWINGS, f"nobody draws {name}"
    glyph = face.glyph(character)
    lines = [f"glyph {name}", f"advance {number(glyph.advance)}"]
    if glyph.art:
      left, top, rows = glyph.art
      lines += [f"at {left} {top}"] + rows
    blocks.append("\n".join(lines))
    shown.add(character)
  return "\n\n".join(blocks)


def swift(weight, size):
  """The Swift source that holds one face."""
  name = WEIGHTS[weight][0]
  use = f"drawn for {size} pixels to the em" if size != MASTER else f"the master of {size} pixels to the em, for sizes not drawn by themselves"
  body = "".join(f"    {line}\n" if line else "\n" for line in art(weight, size).split("\n"))
  return (
    f"/// Likeness Sans {name}, {use}.\n///\n/// Written by `tools/typeface/draw.py`; change the drawing there, not here.\n"
    f'extension LikenessSans {{\n  static let {name.lower()}{size}: StaticString = #"""\n{body}\n    """#\n}}\n'
  )


def index():
  """The Swift source that lists the faces."""
  faces = "".join(
    f"    ({weight}, {size}, {WEIGHTS[weight][0].lower()}{size}),\n" for weight in sorted(WEIGHTS) for size in SIZES
  )
  return f"""/// Likeness Sans, the typeface that comes with Likeness: two weights, drawn pixel by pixel at the sizes that interfaces use.
///
/// Every face is text, and shows its glyphs: one character is one pixel, `.` without ink, `#` full of it, and `1` to `9` and `a` to
/// `e` between them. The faces up to 28 pixels to the em are fitted to the pixel grid; other sizes are scaled from the master of {MASTER}.
///
/// Written by `tools/typeface/draw.py`, which holds the drawing itself.
enum LikenessSans {{
  /// Every face: its weight as in CSS, its size in pixels to the em, and its art.
  static let faces: [(weight: Int, size: Int, source: StaticString)] = [
{faces}  ]
}}
"""


def main():
  folder = pathlib.Path(sys.argv[1])
  folder.mkdir(parents=True, exist_ok=True)
  (folder / "LikenessSans.swift").write_text(index(), encoding="utf-8")
  for weight in WEIGHTS:
    for size in SIZES:
      path = folder / f"LikenessSans{WEIGHTS[weight][0]}{size}.swift"
      path.write_text(swift(weight, size), encoding="utf-8")


if __name__ == "__main__":
  main()
