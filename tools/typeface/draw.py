"""Draws Likeness Sans and writes it as Swift source.

    python3 tools/typeface/draw.py Sources/Text/LikenessText/Typeface

One file holds one weight at one size: a raw string that a person can read and see each glyph in, one character a pixel, from
`.` for paper over `1` to `9` and `a` to `e` up to `#` for ink. The same files come out on every machine.
"""

import pathlib
import sys

from accents import accented
from book import COPIES, DRAWINGS
from design import MASTER, SIZES, WEIGHTS
from face import Face
from raster import DIGITS

ROUND = "\u2026\u2013\u2014\u2018\u2019\u201c\u201d\u201a\u201e\u2022\u2039\u203a\u20ac\u2116\u2122\u2190\u2191\u2192\u2193\u2212\u2304\u2713"
CHARACTERS = (
  [chr(c) for c in range(0x20, 0x7F)]
  + ["ı", "ȷ"]  # first, because others are made of them
  + [chr(c) for c in range(0xA0, 0x100)]
  + [chr(c) for c in (0x401, 0x404, 0x406, 0x407, 0x40E)]
  + [chr(c) for c in range(0x410, 0x450)]
  + [chr(c) for c in (0x451, 0x454, 0x456, 0x457, 0x45E, 0x490, 0x491)]
  + sorted(ROUND)
  + [chr(c) for c in (*range(0x100, 0x250), *range(0x1E00, 0x1F00)) if chr(c) in DRAWINGS or chr(c) in COPIES]
  + ["\ufffd"]
)
CHARACTERS = sorted(set(CHARACTERS), key=CHARACTERS.index)


def number(value):
  """A decimal without a needless fraction; multiples of 1/64 are exact in binary and in six decimals."""
  return str(int(value)) if value == int(value) else ("%.6f" % value).rstrip("0")


def composed(face, character, glyph):
  """The letter and the art of the marks, `(base, left, top, rows)`, that together look as the glyph does; None where no other glyph is part of it."""
  function, how = DRAWINGS[character]
  if function is not accented or not glyph.marks:
    return None
  base = face.glyph(how[0])
  if base.advance != glyph.advance or how[0] not in CHARACTERS:
    return None
  cells = {}
  for left, top, rows in (base.art, glyph.marks):
    for y, row in enumerate(rows):
      for x, digit in enumerate(row):
        if digit != ".":
          place = (left + x, top - y)
          cells[place] = max(cells.get(place, 0), DIGITS.index(digit))
  left, top, rows = glyph.art
  whole = {(left + x, top - y): DIGITS.index(digit) for y, row in enumerate(rows) for x, digit in enumerate(row) if digit != "."}
  return (how[0], *glyph.marks) if cells == whole else None


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
  pieces = {}  # art of marks: its number
  for character in CHARACTERS:
    name = f"U+{ord(character):04X}"
    original = COPIES.get(character)
    if original in shown:
      blocks.append(f"copy {name} U+{ord(original):04X}")
      continue
    assert original or character in DRAWINGS, f"nobody draws {name}"
    glyph = face.glyph(character)
    shown.add(character)
    parts = composed(face, character, glyph)
    if parts and parts[0] in shown:
      base, left, top, rows = parts
      piece = pieces.get(tuple(rows))
      if piece is None:
        piece = pieces[tuple(rows)] = len(pieces) + 1
        blocks.append("\n".join([f"piece {piece}", *rows]))
      blocks.append(f"compose {name} U+{ord(base):04X} {piece} {left} {top}")
      continue
    lines = [f"glyph {name}", f"advance {number(glyph.advance)}"]
    if glyph.art:
      left, top, rows = glyph.art
      lines += [f"at {left} {top}"] + rows
    blocks.append("\n".join(lines))
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
