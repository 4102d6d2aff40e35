"""Accents, and the letters that carry them."""

import copy
import unicodedata

from book import DRAWINGS, draws, same
from design import Case
from pen import lean


def acute(f, g, mx, y, sign=1):
  h, half = f.accent, f.accent * 0.32
  run = lean(half * 2 + f.s, h, f.s * (1.0 if not f.bold else 0.85))
  g.slant(mx - sign * half * 0.8, y, mx + sign * half * 1.2, y + h, min(run, f.s * 1.6))


def grave(f, g, mx, y):
  acute(f, g, mx, y, -1)


def circumflex(f, g, mx, y):
  h = f.accent
  half = max(h * 0.62, 1.0 + f.s * 0.25)
  run = min(f.s * 1.45, lean(half + f.s / 2, h, f.s * 0.85, 0.5))
  g.slant(mx - half, y, mx, y + h, run)
  g.slant(mx + half, y, mx, y + h, run)


def tilde(f, g, mx, y):
  half = max(2.0, f.size * 0.16) + (f.s - 1) * 0.3
  b = min(max(1, f.b * 0.85), f.accent - 0.6)
  low, high = y + b / 2, y + max(f.accent * 0.85, b + 0.6) - b / 2
  q = half / 2
  g.stroke(g.path(mx - half, low).hh(mx - q, high, 0.45).hh(mx + q, low, 0.5).hh(mx + half, high, 0.45), b, b)


def dieresis(f, g, mx, y):
  d = min(f.dot, f.accent)
  if not f.hinted:
    gap = f.size * 0.13
    for x in (mx - gap / 2 - d, mx + gap / 2):
      g.disc(x, y, x + d, y + d, 0.5523)
    return
  d = max(1, f.snap(d))
  gap = max(1 if d < 2 else 2, f.snap(f.size * 0.13))
  if f.snap(mx * 2 - gap) % 2:  # the dots stand on the grid, evenly about the middle
    gap += -1 if mx < 3 and gap > 1 else 1
  x = f.snap(mx - gap / 2 - d)
  g.rect(x, y, x + d, y + d)
  g.rect(x + d + gap, y, x + 2 * d + gap, y + d)


def ring(f, g, mx, y):
  size = max(f.accent + 1, 3) if f.hinted else f.accent * 1.25
  s = max(1, size * (0.3 if f.bold else 0.26))
  if f.size < 20:
    s = 1
    size = 3 if f.size < 18 else 4
  x = mx - size / 2
  g.ring(x, y, x + size, y + size, s, s, 0.56)


def breve(f, g, mx, y):
  h = max(2, f.accent)
  half = max(2, f.snap(f.size * 0.15)) if f.hinted else f.size * 0.15
  b = max(1, f.b * 0.85) if f.size > 16 else 1
  side = max(1, f.s * 0.8) if f.size > 16 else 1
  x = mx - half + side / 2
  g.stroke(g.path(x, y + h).vh(mx, y + b / 2).hv(mx + half - side / 2, y + h), side, b)


def cedilla(f, g, mx, y):
  drop = max(2, f.snap(f.size * 0.19))
  s = max(1, f.s * 0.75)
  g.rect(mx - s / 2, y - drop * 0.35, mx + s / 2, y + 0.2)
  g.stroke(g.path(mx - s * 0.4, y - drop * 0.4 + s * 0.1).hv(mx + s * 0.9, y - drop * 0.68).vh(mx - s * 1.3, y - drop + s / 2), s, s)


def caron(f, g, mx, y):
  h = f.accent
  half = max(h * 0.62, 1.0 + f.s * 0.25)
  run = min(f.s * 1.45, lean(half + f.s / 2, h, f.s * 0.85, 0.5))
  g.slant(mx - half, y + h, mx, y, run)
  g.slant(mx + half, y + h, mx, y, run)


def double(mark, sign):
  """Two acutes or two graves, side by side."""
  def draw(f, g, mx, y):
    step = max(2 if f.s < 2 else 3, f.snap(f.size * 0.15) if f.hinted else f.size * 0.17)
    for x in (mx - step / 2, mx + step / 2):
      acute(f, g, x, y, sign)
  return draw


def inverted_breve(f, g, mx, y):
  h = max(2, f.accent)
  half = max(2, f.snap(f.size * 0.15)) if f.hinted else f.size * 0.15
  b = max(1, f.b * 0.85) if f.size > 16 else 1
  side = max(1, f.s * 0.8) if f.size > 16 else 1
  x = mx - half + side / 2
  g.stroke(g.path(x, y).vh(mx, y + h - b / 2).hv(mx + half - side / 2, y), side, b)


def flat(f):
  """How thick a macron is."""
  return max(1, f.snap(f.b * 0.7)) if f.hinted else f.b * 0.85


def bar(f, g, mx, y):
  half = max(1.5, f.size * 0.13)
  left = f.snap(mx - half)
  g.rect(left, y, left + 2 * f.snap(half) + (1 if f.hinted and mx != int(mx) else 0), y + flat(f))


def dot_above(f, g, mx, y):
  d = dot_size(f)
  if not f.hinted:
    g.disc(mx - d / 2, y, mx + d / 2, y + d, 0.5523)
  else:
    left = f.snap(mx - d / 2)
    g.rect(left, y, left + d, y + d)


def dot_size(f):
  return max(1, f.snap(min(f.dot, f.accent))) if f.hinted else min(f.dot, f.accent)


def hook(f, g, mx, y):
  """A question mark without its dot."""
  h = f.accent
  b = max(1, f.b * 0.8)
  half = max(1.5, f.size * 0.1)
  high = y + h - b / 2
  low = y + h * 0.45
  g.stroke(g.path(mx - half, high).to(mx - half * 0.2, high).hv(mx + half - b / 2, (high + low) / 2).vh(mx, low).to(mx, low), b, b)
  g.rect(mx - b / 2, y, mx + b / 2, low + b / 2)


def comma_below(f, g, mx, y):
  """A comma under a letter; its top is at y."""
  d = max(1, f.s * 0.85) if f.hinted else f.dot * 0.9
  left = f.snap(mx - d / 2)
  drop = max(2, f.snap(f.size * 0.17))
  g.polygon([(left, y), (left + d, y), (left + d, y - d), (left + d * 0.42, y - drop), (left - d * 0.4, y - drop), (left + d * 0.1, y - d)])


def comma_above(f, g, mx, y):
  """The same turned, over the g of Latvian; it stands on y."""
  d = max(1, f.s * 0.85) if f.hinted else f.dot * 0.9
  left = f.snap(mx - d / 2)
  rise = max(2, f.size * 0.17)
  g.polygon([(left, y), (left + d, y), (left + d, y + d), (left + d * 1.4, y + rise), (left + d * 0.58, y + rise), (left, y + d)])


def apostrophe(f, g, x, top):
  """The caron of tall letters: a stroke beside them, its left edge at x."""
  s = max(1, f.s * 0.8)
  drop = max(3, f.size * 0.2)
  g.polygon([(x + s * 0.2, top), (x + s * 1.2, top), (x + s * 0.8, top - drop), (x, top - drop)])
  return s * 1.2


def ogonek(f, g, mx, y):
  """A hook that leaves the right foot of a letter."""
  drop = max(2, f.snap(f.size * 0.19))
  s = max(1, f.s * 0.75)
  reach = max(1.2, f.size * 0.11)
  g.stroke(g.path(mx, y + s * 0.3).hv(mx - reach + s / 2, y - drop * 0.5).vh(mx + reach * 0.55, y - drop + s / 2), s, s)


def horn(f, g, right, top):
  """A small stroke that leaves the upper right of a letter whose outside is at `right`."""
  s = max(1, f.s * 0.8)
  out = max(2, f.size * 0.14)
  rise = max(1, f.snap(f.size * 0.08))
  g.stroke(g.path(right - s, top - s / 2).hv(right + out - s / 2, top + rise, 0.6), s, max(1, f.b * 0.85))
  return out


def accent_height(f):
  return f.accent


class Mark:
  """A mark over or under letters: how it is drawn upon its lower edge, how high it is, and half its width."""

  def __init__(self, draw, height=accent_height, half=None):
    self.draw, self.height = draw, height
    self.half = half or (lambda f: max(1.0, f.size * 0.09))


def wide(f):
  return max(2.0, f.size * 0.16)


def dots(f):
  return min(f.dot, f.accent) + (0.5 if f.hinted and f.s < 2 else max(1, f.size * 0.065))


def ring_height(f):
  return max(f.accent + 1, 3) if f.hinted else f.accent * 1.25


MARKS = {
  "\u0300": Mark(grave), "\u0301": Mark(acute), "\u0302": Mark(circumflex, half=wide), "\u0303": Mark(tilde, half=wide),
  "\u0304": Mark(bar, flat, wide), "\u0306": Mark(breve, lambda f: max(2, f.accent), wide), "\u0307": Mark(dot_above, dot_size),
  "\u0308": Mark(dieresis, dot_size, dots), "\u0309": Mark(hook), "\u030a": Mark(ring, ring_height),
  "\u030b": Mark(double(acute, 1), half=wide), "\u030c": Mark(caron, half=wide), "\u030f": Mark(double(acute, -1), half=wide),
  "\u0311": Mark(inverted_breve, lambda f: max(2, f.accent), wide),
}
# Marks under letters, most of them those from above.
UNDER = {
  "\u0323": "\u0307", "\u0324": "\u0308", "\u0325": "\u030a", "\u032d": "\u0302", "\u032e": "\u0306", "\u0330": "\u0303", "\u0331": "\u0304",
}
CEDILLA, OGONEK, HORN, COMMA, CARON, DOUBLE_DOT, RING = "\u0327", "\u0328", "\u031b", "\u0326", "\u030c", "\u0308", "\u030a"
BROAD = "\u0303\u0304\u0306\u030b\u030c\u030f\u0311"
ASCENDERS = "bdfhklſ"


def base_of(letter, marks):
  """The letter to put marks on: i and j give up their dots to what stands above them."""
  if letter in "ij" and any(mark in MARKS for mark in marks):
    return "ı" if letter == "i" else "ȷ"
  return letter


def lowered(f, by=1):
  """The measures with lower capitals, which make room for what stands above them."""
  low = copy.copy(f)
  low.cap -= by
  low.asc = low.cap
  low.upper = Case(low, low.cap, low.B, 1.0)
  return low


def accented(f, g, how):
  """A letter with marks, given as combining characters in the order in which Unicode decomposes it: those below first."""
  base, marks = how
  above = [mark for mark in marks if mark in MARKS]
  tall = base.isupper()
  fit = f
  if marks == RING and base == "A" and f.size < 20 or tall and len(above) == 2:
    # Two marks, or a ring, need more room than the line has: the letter beneath them gives a pixel.
    fit = lowered(f, f.size * 0.08 if not f.hinted else 2 if above[0] == RING and len(above) == 2 and f.size < 18 else 1)
  elif base in ASCENDERS and above and marks[-1] != CARON or base in "hk" and above:
    fit = copy.copy(f)
    fit.asc = f.cap
  left, w, right = draw_base(fit, g, base)
  g.base = len(g.contours)
  mx = w / 2
  for mark in marks:
    if mark not in MARKS:
      w, right = attach(f, g, base, mark, w, right)
  if above and marks[-1] == CARON and base in "dtlL":
    top = f.cap if base == "L" else f.asc if base != "t" else f.x + f.size * 0.15 + f.accent
    x = w + (max(1, f.snap(f.size * 0.06)) if base in "dl" else 0 if base == "t" else -f.snap(w * 0.35))
    reach = x + apostrophe(f, g, x, top)
    if reach > w:
      right += reach - w - (0.5 if f.hinted else 1)
    return left, w, max(right, 0)
  if base in "lL":
    mx = f.s / 2 + (f.size * 0.06 if base == "L" else 0)
  if base == "ȷ":
    mx = w - f.s / 2
  if base == "t":
    mx = max(1, f.snap(f.size * 0.085)) + f.s / 2
  if len(above) == 2:
    stack(f, fit, g, above, base, mx)
  elif above:
    MARKS[above[0]].draw(f, g, mx, single_level(f, base, above[0]))
  spare = max([MARKS[mark].half(f) for mark in above], default=0) - w / 2 - min(left, right)
  if above and above[0] in BROAD:  # so that ī beside ī is not one bar
    spare += 0.6 if f.hinted else f.size * 0.03
  if w <= f.s * 1.5 and spare > 0:
    extra = f.snap(spare - 0.1)
    left, right = left + extra, right + extra
  return left, w, right


def draw_base(f, g, base):
  function, case = DRAWINGS[base]
  if case is None:
    return function(f, g)
  return function(f, g, f.upper if case == "upper" else f.lower)


def single_level(f, base, mark):
  """Where the lower edge of a mark stands that is alone over its letter."""
  if base == "t":
    return min(f.snap(f.x + f.size * 0.15) + f.gap, f.ascent - MARKS[mark].height(f))
  if base in ASCENDERS or base.isupper():
    if mark == RING:
      return f.cap if f.size < 17 else f.cap + (f.capgap - 1 if f.hinted else f.capgap * 0.3)
    return f.cap + f.capgap
  if mark == DOUBLE_DOT:
    return f.x + f.gap
  return f.x + max(f.capgap, min(f.gap, f.capgap + 1))


def stack(f, fit, g, marks, base, mx):
  """Two marks, one on the other, a little lower than one alone would be; they touch where there is no room between them."""
  small = copy.copy(f)
  small.accent = max(2, f.snap(f.accent * 0.8)) if f.hinted else f.accent * 0.7
  first, second = (MARKS[mark] for mark in marks)
  low = (fit.cap if base.isupper() else f.x) + (1 if f.hinted else f.capgap * 0.8)
  high = low + first.height(small)
  room = f.ascent - high - second.height(small)
  gap = min(f.capgap, max(0, f.snap(room)))
  first.draw(small, g, mx, low)
  # Over a circumflex or a breve that it would touch, an acute stands to the right, as in Vietnamese, and a grave to the left.
  aside = {"\u0301": 1, "\u0300": -1}.get(marks[1], 0) if gap == 0 and marks[0] in "\u0302\u0306" else 0
  second.draw(small, g, mx + aside, high + gap)


def attach(f, g, base, mark, w, right):
  """Draws a mark below a letter, or one that grows out of it, and returns the letter's width and right space."""
  if mark == CEDILLA and base in "GKLNRgklnrDd":
    mark = COMMA  # in Latvian, and nobody else has them
  mx = w / 2
  if base in "tl":
    mx = w * 0.55 if base == "t" else f.s / 2
  if mark == HORN:
    out = horn(f, g, w, f.cap if base.isupper() else f.x)
    return w, max(0, right + out - (1 if f.hinted else f.size * 0.06))
  if mark == CEDILLA:
    cedilla(f, g, f.snap(w * 0.52 - f.s / 2) + f.s / 2, 0)
  elif mark == OGONEK:
    ogonek(f, g, w * 0.6 if base in "oOeE" else w / 2 if base in "iI" else w - f.s / 2, 0)
  elif mark == COMMA and base == "g":
    comma_above(f, g, mx, f.x + max(1, f.gap - 1))
  else:
    top = -f.capgap
    if mark == COMMA:
      comma_below(f, g, mx, top)
    else:
      shape = MARKS[UNDER[mark]]
      if base == "y":  # beside its tail
        mx = w - shape.half(f)
      shape.draw(f, g, mx, max(top - shape.height(f), -f.descent))
  return w, right


def register():
  """Letters with marks: all that Unicode decomposes into a letter that is drawn and marks that are."""
  ranges = ((0xC0, 0x17F), (0x1A0, 0x1B0), (0x1CD, 0x1DC), (0x1DE, 0x233), (0x1E00, 0x1EF9))
  for code in (code for first, last in ranges for code in range(first, last + 1)):
    letter = chr(code)
    base, *marks = unicodedata.normalize("NFD", letter)
    known = base in DRAWINGS and all(mark in MARKS or mark in UNDER or mark in CEDILLA + OGONEK + HORN + COMMA for mark in marks)
    if marks and known:
      DRAWINGS[letter] = (accented, (base_of(base, marks), "".join(marks)))
  for letter, base in zip("ЙйЎў", "ИиУy"):
    DRAWINGS[letter] = (accented, (base, "\u0306"))


same("ЁёЇї", "ËëÏï")


def alone(mark):
  """A mark by itself."""
  def draw(f, g):
    half = MARKS[mark].half(f) if mark in MARKS else max(1.0, f.size * 0.09)
    w = f.whole(2 * half) if f.hinted else 2 * half
    if mark == CEDILLA:
      cedilla(f, g, w / 2, 0)
    else:
      MARKS[mark].draw(f, g, w / 2, f.x + f.gap)
    return 1, w, 1
  return draw


for _sign, _mark in zip("`´¨¸", "\u0300\u0301\u0308" + CEDILLA):
  draws(_sign)(alone(_mark))


@draws("¯")
def macron(f, g):
  w = f.n - 2
  y = f.x + f.gap
  g.rect(0, y, w, y + f.B)
  return 1, w, 1
