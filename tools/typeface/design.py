"""The measures of Likeness Sans, and how they are fitted to the pixel grid at every size.

A `Fit` holds the measures of one weight at one size, set in the tables below: stems and bars keep nearly one share of the em, so
that lines of any size look equally dark, and the eye has the last word where the grid leaves little room. At the hinted sizes
widths, heights and advances are whole pixels, and so is every outer edge of a stem or bar: it starts with a full pixel of ink.
Between the sizes at which a stem gains a whole pixel its inner edge may add a part of one, so that weight rises evenly from size
to size and text does not jump from thin to fat. At the size of the master the measures are the plain design.
"""

from raster import floor

# size: capital height, x-height, ascender, descender
HEIGHTS = {
  11: (8, 6, 8, 2),
  12: (9, 7, 9, 3),
  13: (9, 7, 10, 3),
  14: (10, 8, 11, 3),
  15: (11, 8, 11, 3),
  16: (12, 9, 12, 4),
  17: (12, 9, 13, 4),
  18: (13, 10, 14, 4),
  19: (14, 10, 15, 4),
  20: (14, 11, 15, 4),
  21: (15, 11, 16, 5),
  22: (16, 12, 17, 5),
  23: (17, 12, 18, 5),
  24: (17, 13, 18, 5),
  25: (18, 13, 19, 5),
  26: (19, 14, 20, 6),
  28: (20, 15, 21, 6),
  64: (46, 34, 48.5, 13.5),
}

# size: stem, bar of capitals, bar of small letters, width of n, width of o, sides of n, sides of o
REGULAR = {
  11: (1, 1, 1, 5, 5, (1, 1), (1, 1)),
  12: (1, 1, 1, 5, 6, (1, 1), (1, 1)),
  13: (1.1, 1, 1, 6, 6, (1, 1), (1, 1)),
  14: (1.2, 1.07, 1.07, 6, 7, (1, 1), (1, 1)),
  15: (1.3, 1.2, 1.15, 7, 7, (1, 1), (1, 1)),
  16: (1.38, 1.25, 1.2, 8, 8, (1, 1), (1, 1)),
  17: (1.46, 1.33, 1.3, 8, 9, (1, 1), (1, 1)),
  18: (1.55, 1.4, 1.35, 8, 9, (2, 1), (1, 1)),
  19: (1.66, 1.5, 1.45, 8, 10, (2, 1), (1, 1)),
  20: (1.73, 1.6, 1.53, 9, 10, (2, 1), (1, 1)),
  21: (1.85, 1.67, 1.6, 9, 11, (2, 1), (1, 1)),
  22: (1.9, 1.75, 1.67, 10, 11, (2, 1), (1, 1)),
  23: (2, 1.85, 1.75, 10, 12, (2, 1), (1, 1)),
  24: (2.1, 1.95, 1.85, 10, 12, (2, 2), (1, 1)),
  25: (2.2, 2, 1.95, 11, 13, (2, 1), (1, 1)),
  26: (2.3, 2.07, 2, 11, 13, (2, 2), (1, 1)),
  28: (2.45, 2.25, 2.15, 12, 14, (2, 2), (1, 1)),
  64: (5.75, 5.25, 5, 28.5, 31.5, (4.5, 4.25), (2.5, 2.5)),
}

BOLD = {
  11: (1.85, 1, 1, 6, 6, (1, 1), (1, 1)),
  12: (1.9, 1.6, 1.4, 6, 6, (1, 1), (1, 1)),
  13: (2, 1.85, 1.6, 6, 7, (1, 1), (1, 1)),
  14: (2.13, 1.95, 1.55, 7, 7, (1, 1), (1, 1)),
  15: (2.3, 2.1, 1.85, 7, 8, (1, 1), (1, 1)),
  16: (2.33, 2, 1.85, 8, 9, (1, 1), (1, 1)),
  17: (2.5, 2.2, 2, 9, 9, (1, 1), (1, 1)),
  18: (2.63, 2.33, 2.07, 9, 10, (1, 1), (1, 1)),
  19: (2.8, 2.5, 2.25, 9, 10, (1, 1), (1, 1)),
  20: (2.93, 2.6, 2.33, 10, 11, (1, 1), (1, 1)),
  21: (3.1, 2.8, 2.5, 10, 11, (2, 1), (1, 1)),
  22: (3.2, 2.9, 2.6, 11, 12, (2, 1), (1, 1)),
  23: (3.4, 3.05, 2.75, 11, 12, (2, 1), (1, 1)),
  24: (3.53, 3.15, 2.87, 12, 13, (2, 1), (1, 1)),
  25: (3.67, 3.3, 3, 12, 13, (2, 1), (1, 1)),
  26: (3.8, 3.45, 3.1, 13, 14, (2, 1), (1, 1)),
  28: (4.15, 3.75, 3.4, 13, 15, (2, 2), (1, 1)),
  64: (9.5, 8.5, 7.75, 30.5, 33.5, (4, 3.75), (2, 2)),
}

WEIGHTS = {400: ("Regular", REGULAR), 700: ("Bold", BOLD)}
SIZES = sorted(HEIGHTS)
MASTER = 64


class Case:
  """What a letter form needs to be drawn as a capital or, in Cyrillic, as its small twin."""

  def __init__(self, fit, height, bar, ratio):
    self.f, self.h, self.s, self.b, self.ratio = fit, height, fit.s, bar, ratio

  def w(self, em):
    """A fitted width from a width in ems."""
    return self.f.px((em + self.f.extra) * self.ratio)

  def odd(self, em):
    """A fitted width in whose middle a stem sits on the grid."""
    return self.f.odd((em + self.f.extra) * self.ratio)


class Fit:
  """The measures of one face."""

  def __init__(self, weight, size):
    self.size, self.weight = size, weight
    self.bold = weight >= 600
    self.hinted = size != MASTER
    self.cap, self.x, self.asc, self.desc = HEIGHTS[size]
    self.s, self.B, self.b, self.n, self.o, self.side, self.round = WEIGHTS[weight][1][size]
    self.extra = 0.035 if self.bold else 0.0  # how much wider, in ems, an average bold letter is
    # Slanting strokes: grey edges make a thin one look weak, and a thick one heavy.
    self.d = self.s * ((0.83 if size < 13 else 0.9) if self.bold else max(0.96, 1.12 - (self.s - 1) * 0.2))
    self.k = 0.6 if size > 22 else 0.62
    # The line of signs with much in little room, such as @ and the ring of ©.
    self.fine = max(1, min(self.s * 0.8, 1 + (size - 14) * 0.1)) if self.hinted else self.s * 0.8
    self.thin = 0.55 if self.bold else max(0.75, min(1.0, 1.8 - self.s / 2))
    slant = 0.5 if size < 20 else 1
    self.slant = (slant, slant)
    self.open = (0 if size < 18 else 1) if self.hinted else 1.75  # beside the open side of C
    self.steps = 6 if self.hinted else 12
    self.over = 0 if self.hinted else 0.75  # round letters of the master reach over and under the line
    # Figures all share one advance.
    self.fig = 7 if size == 16 and not self.bold else self.n if size < 22 else self.px(0.455 + self.extra / 2)
    self.figsides = self.side if size < 22 or self.bold else self.round
    # Dots and accents.
    self.gap = max(1, self.px(0.1)) if size < 40 else 6.5
    self.dot = self.s if not self.bold or self.s > 2 else 2
    if self.size >= 40:
      self.dot = self.s * 1.12
    self.accent = max(2, self.px(0.14))
    self.capgap = max(1, self.px(0.07))
    self.upper = Case(self, self.cap, self.B, 1.0)
    self.lower = Case(self, self.x, self.b, 0.8)
    self.ascent = self.whole(self.cap + self.capgap + self.accent)
    self.descent = max(self.whole(self.desc), self.whole(size * 1.2) - self.ascent)

  def whole(self, value):
    return -floor(-value)

  def px(self, em):
    """A width in ems on the grid: whole pixels when hinted, quarters in the master."""
    return self.snap(em * self.size)

  def snap(self, value):
    return floor(value + 0.5) if self.hinted else floor(value * 4 + 0.5) / 4

  def odd(self, em):
    """A width that leaves the same whole number of pixels on both sides of a stem."""
    if not self.hinted:
      return self.px(em)
    stem = floor(self.s + 0.5)
    side = floor((em * self.size - stem) / 2 + 0.5)
    return stem + 2 * side

  def wide(self, em):
    """A width in ems with the share a bold letter gains."""
    return self.px(em + self.extra)
