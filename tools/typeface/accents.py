"""Accents, and the letters that carry them."""

import copy

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


ABOVE = {"`": grave, "´": acute, "^": circumflex, "~": tilde, "¨": dieresis, "°": ring, "˘": breve}


def half_width(f, mark):
  """Half the width an accent takes, to give thin letters room for it."""
  if mark in "^~˘":
    return max(2.0, f.size * 0.16)
  if mark == "¨":
    return min(f.dot, f.accent) + (0.5 if f.hinted and f.s < 2 else max(1, f.size * 0.065))
  return max(1.0, f.size * 0.09)


def accented(f, g, how):
  base, mark = how
  function, case = DRAWINGS[base]
  if base + mark == "A°" and f.size < 20:
    # A ring needs more room than the line has: the A beneath it gives a pixel.
    low = copy.copy(f)
    low.cap -= 1
    low.upper = Case(low, low.cap, low.B, 1.0)
    left, w, right = function(low, g)
  elif case is None:
    left, w, right = function(f, g)
  else:
    left, w, right = function(f, g, f.upper if case == "upper" else f.lower)
  tall = base.isupper()
  mx = w / 2
  if mark == "¸":
    cedilla(f, g, f.snap(w * 0.52 - f.s / 2) + f.s / 2, 0)
    return left, w, right
  y = f.cap + f.capgap if tall else f.x + max(f.capgap, min(f.gap, f.capgap + 1))
  if mark == "°" and tall:
    y = f.cap if f.size < 17 else f.cap + (f.capgap - 1 if f.hinted else f.capgap * 0.3)
  if mark == "¨" and not tall:
    y = f.x + f.gap
  ABOVE[mark](f, g, mx, y)
  spare = half_width(f, mark) - w / 2 - min(left, right)
  if w <= f.s * 1.5 and spare > 0:
    extra = f.snap(spare - 0.1)
    left, right = left + extra, right + extra
  return left, w, right


for _letters, _bases, _marks in (
  ("ÀÁÂÃÄÅ", "AAAAAA", "`´^~¨°"), ("ÈÉÊË", "EEEE", "`´^¨"), ("ÌÍÎÏ", "IIII", "`´^¨"), ("ÒÓÔÕÖ", "OOOOO", "`´^~¨"),
  ("ÙÚÛÜ", "UUUU", "`´^¨"), ("ÇÑÝ", "CNY", "¸~´"),
  ("àáâãäå", "aaaaaa", "`´^~¨°"), ("èéêë", "eeee", "`´^¨"), ("ìíîï", "ıııı", "`´^¨"), ("òóôõö", "ooooo", "`´^~¨"),
  ("ùúûü", "uuuu", "`´^¨"), ("çñýÿ", "cnyy", "¸~´¨"),
  ("ЙйЎў", "ИиУy", "˘˘˘˘"),
):
  for _letter, _base, _mark in zip(_letters, _bases, _marks):
    DRAWINGS[_letter] = (accented, (_base, _mark))

same("ЁёЇї", "ËëÏï")


def alone(mark):
  def draw(f, g):
    half = half_width(f, mark)
    w = f.whole(2 * half) if f.hinted else 2 * half
    if mark == "¸":
      cedilla(f, g, w / 2, 0)
    else:
      ABOVE[mark](f, g, w / 2, f.x + f.gap)
    return 1, w, 1
  return draw


for _mark in "`´¨":
  draws(_mark)(alone(_mark))
draws("¸")(alone("¸"))


@draws("¯")
def macron(f, g):
  w = f.n - 2
  y = f.x + f.gap
  g.rect(0, y, w, y + f.B)
  return 1, w, 1
