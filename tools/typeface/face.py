"""One face: every glyph of one weight at one size, drawn when first asked for."""

import accents  # noqa: F401  (each of these registers its drawings)
import cyrillic  # noqa: F401
import extended  # noqa: F401
import figures  # noqa: F401
import large  # noqa: F401
import ligatures  # noqa: F401
import punctuation  # noqa: F401
import signs  # noqa: F401
import small  # noqa: F401
import symbols  # noqa: F401
from book import COPIES, DRAWINGS
from design import Fit
from pen import Board
from raster import coverage, floor


class Glyph:
  """An advance in pixels, and the art: `(left, top, rows)` or None. Of a letter with marks also the art of the marks alone."""

  def __init__(self, advance, art, marks=None):
    self.advance, self.art, self.marks = advance, art, marks


class Face:
  def __init__(self, weight, size):
    self.fit = Fit(weight, size)
    self.drawn = {}

  def glyph(self, character):
    character = COPIES.get(character, character)
    if character not in DRAWINGS:
      character = "\ufffd"
    if character not in self.drawn:
      self.drawn[character] = self.draw(character)
    return self.drawn[character]

  def draw(self, character):
    fit = self.fit
    board = Board(fit.k, fit.steps)
    left, width, right = sketch(fit, board, character)
    advance = left + width + right
    rounded = floor(advance + 0.5) if fit.hinted else floor(advance * 64 + 0.5) / 64
    # What rounding adds is shared out, as long as stems stay on the grid.
    board.move(left, 0)
    return Glyph(rounded, coverage(board.contours), coverage(board.contours[board.base:]) if board.base else None)


def sketch(fit, board, character):
  """Draws a character on a board and returns its left space, width and right space."""
  function, extra = DRAWINGS[character]
  if extra is None:
    return function(fit, board)
  if extra == "upper":
    return function(fit, board, fit.upper)
  if extra == "lower":
    return function(fit, board, fit.lower)
  return function(fit, board, extra)
