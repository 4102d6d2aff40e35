"""Writes a picture of some text in the typeface, to look at.

    python3 specimen.py out.png --sizes 11,13,16 --weights 400,700 --zoom 4 --on violet "Hamburgefonstiv"

It draws straight from the design, without the Swift files, so a change can be seen at once.
"""

import argparse
import struct
import zlib

from face import Face
from raster import DIGITS

LEVELS = {digit: level * 17 for level, digit in enumerate(DIGITS)}
GROUNDS = {"white": ((0, 0, 0), (255, 255, 255)), "violet": ((255, 255, 255), (0x78, 0x3B, 0xF9)), "dark": ((0xEE,) * 3, (0x18,) * 3)}


def png(path, width, height, rows):
  """Writes rows of RGB bytes as a PNG."""
  def chunk(kind, data):
    body = kind + data
    return struct.pack(">I", len(data)) + body + struct.pack(">I", zlib.crc32(body))
  with open(path, "wb") as file:
    file.write(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)))
    file.write(chunk(b"IDAT", zlib.compress(b"".join(b"\0" + bytes(row) for row in rows))) + chunk(b"IEND", b""))


def line(face, text):
  """One line of text as rows of coverage."""
  glyphs = [face.glyph(character) for character in text]
  width = int(sum(g.advance for g in glyphs)) + 8
  height = face.fit.ascent + face.fit.descent
  rows = [[0] * width for _ in range(height)]
  pen = 2.0
  for glyph in glyphs:
    if glyph.art:
      left, top, art = glyph.art
      for i, row in enumerate(art):
        y = face.fit.ascent - top + i
        for j, digit in enumerate(row):
          x = int(pen) + left + j
          if 0 <= y < height and 0 <= x < width:
            rows[y][x] = max(rows[y][x], LEVELS[digit])
    pen += glyph.advance
  return rows


def main():
  parser = argparse.ArgumentParser(description=__doc__)
  parser.add_argument("out")
  parser.add_argument("text", nargs="+")
  parser.add_argument("--sizes", default="11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,28")
  parser.add_argument("--weights", default="400")
  parser.add_argument("--zoom", type=int, default=1)
  parser.add_argument("--on", default="white")
  options = parser.parse_args()
  ink, ground = GROUNDS[options.on]
  lines = []
  for weight in map(int, options.weights.split(",")):
    for size in map(int, options.sizes.split(",")):
      face = Face(weight, size)
      for text in options.text:
        lines += line(face, text) + [[0]] * max(1, size // 6)
  width = max(map(len, lines)) + 4
  rows = []
  for coverages in [[0]] * 4 + lines + [[0]] * 2:
    row = []
    for value in coverages + [0] * (width - len(coverages)):
      row += [(i * value + g * (255 - value)) // 255 for i, g in zip(ink, ground)] * options.zoom
    rows += [row] * options.zoom
  png(options.out, width * options.zoom, len(rows), rows)


if __name__ == "__main__":
  main()
