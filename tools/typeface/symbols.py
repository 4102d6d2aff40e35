"""Small copies, fractions, circled letters, and the symbols of interfaces."""

import copy

from book import DRAWINGS, draws
from design import Case
from pen import lean
from punctuation import margin

# Letters and signs that lean on other drawings.

def mini(f, share, thin=0.8):
  """The measures for a small copy of a capital or a figure, with nearly the same stems."""
  m = copy.copy(f)
  m.cap = max(5, f.snap(f.cap * share))
  m.x = max(4, f.snap(f.x * share))
  m.asc = m.cap
  m.fig = max(3 if f.s < 2 else 4, f.snap(f.fig * share))
  m.n, m.o = max(3, f.snap(f.n * share)), max(4, f.snap(f.o * share))
  m.s = 1 if f.size < 20 and not f.bold else max(1, f.s * thin) if not f.hinted else max(1, f.snap(f.s * thin - 0.3))
  m.B = m.b = 1 if f.size < 20 else max(1, f.B * thin) if not f.hinted else max(1, f.snap(f.B * thin - 0.3))
  m.d = m.s * 1.0
  m.over = f.over * share
  m.size = f.size * share
  m.upper = Case(m, m.cap, m.B, 1.0)
  m.lower = Case(m, m.x, m.b, 0.8)
  return m


def insert(f, g, character, x, y):
  """Draws another character with other measures, its ink's left edge at x, and returns its width."""
  saved, g.contours = g.contours, []
  function, extra = DRAWINGS[character]
  result = function(f, g) if extra is None else function(f, g, f.upper)
  g.move(x, y)
  g.contours = saved + g.contours
  return result[1]


def superior(character):
  def draw(f, g):
    m = mini(f, 0.6)
    w = insert(m, g, character, 0, f.cap - m.cap)
    return 1, w, 1
  return draw


for _new, _old in zip("¹²³", "123"):
  draws(_new)(superior(_old))


def ordinal(character):
  def draw(f, g):
    m = mini(f, 0.68)
    w = insert(m, g, character, 0, f.cap - m.x)
    g.rect(0, f.cap - m.x - 1 - m.B, w, f.cap - m.x - 1)
    return 1, w, 1
  return draw


draws("ª")(ordinal("a"))
draws("º")(ordinal("o"))


def fraction(top, bottom):
  def draw(f, g):
    m = mini(f, 0.56)
    first = insert(m, g, top, 0, f.cap - m.cap)
    gap = max(2, f.snap(f.size * 0.2))
    second = insert(m, g, bottom, first + gap, 0)
    w = first + gap + second
    run = lean(gap * 1.4, f.cap, m.d)
    mx = first + gap / 2
    g.slant(mx - gap * 0.75, 0, mx + gap * 0.75, f.cap, run)
    return 1, w, 1
  return draw


draws("¼")(fraction("1", "4"))
draws("½")(fraction("1", "2"))
draws("¾")(fraction("3", "4"))


@draws("°")
def degree(f, g):
  size = max(4, f.snap(f.size * 0.28 + f.s * 0.3))
  s = 1 if f.size < 20 and not f.bold else max(1, f.s * 0.8)
  g.ring(0, f.cap - size, size, f.cap, s, max(1, min(s, f.B)), 0.56)
  return 1, size, 1


@draws("™")
def trade_mark(f, g):
  m = mini(f, 0.5)
  m.s = m.B = m.b = m.d = max(1, min(f.s * 0.62, 1 + (f.size - 18) * 0.1))
  m.upper = Case(m, m.cap, m.B, 1.0)
  m.upper.s = m.s
  y = f.cap - m.cap
  t = max(3, f.snap(f.size * 0.27)) | 1 if f.hinted else f.size * 0.28
  g.rect(0, f.cap - m.B, t, f.cap)
  g.rect((t - m.s) / 2, y, (t + m.s) / 2, f.cap)
  gap = max(1, f.snap(f.size * 0.05))
  w = max(5, f.snap(f.size * 0.37)) | 1 if f.hinted else f.size * 0.38
  x = t + gap
  run = m.s * 1.25
  g.rect(x, y, x + m.s, f.cap)
  g.rect(x + w - m.s, y, x + w, f.cap)
  low = y + m.cap * 0.35
  g.slant(x + m.s * 0.6, f.cap, x + w / 2, low, run)
  g.slant(x + w - m.s * 0.6, f.cap, x + w / 2, low, run)
  return 1, x + w, 1


def circled(character):
  def draw(f, g):
    size = max(10, f.snap(f.size * 0.76))
    s = f.fine
    low = f.snap((f.cap - size) / 2)
    m = mini(f, 0.52)
    m.s = m.B = m.b = s
    m.d = s
    m.cap = max(5, f.snap(f.cap * 0.5))
    if f.hinted and (size - m.cap) % 2:
      m.cap += 1
    m.upper = Case(m, m.cap, s, 1.0)
    m.upper.s = s
    m.extra = 0
    m.size = f.size * 0.52
    if f.size < 16 and character == "R":
      m.size = 4 / 0.535
    if f.size < 16 and character == "C":
      m.size = 4 / 0.585
    g.ring(0, low, size, low + size, s, s, 0.56)
    probe = type(g)(g.k, g.steps)
    w = insert(m, probe, character, 0, 0)
    x = f.snap((size - w) / 2)
    insert(m, g, character, x, low + (size - m.cap) / 2)
    return 1, size, 1
  return draw


draws("©")(circled("C"))
draws("®")(circled("R"))


@draws("@")
def at(f, g):
  s = f.fine
  w = max(10, f.px(0.86))
  low, high = -f.snap(f.desc * 0.6), f.cap
  h = high - low
  r = w - s / 2
  mx, my = w / 2, low + h / 2
  o_w, o_h = max(4, f.snap(w * 0.46)), max(5, f.snap(f.x * 0.78))
  x0 = f.snap((w - o_w) * 0.42)
  y0 = f.snap(my - o_h / 2)
  t = s if not f.bold else max(s, f.s * 0.75)
  p = g.path(w * 0.74, low + s / 2).to(mx, low + s / 2).hv(s / 2, my).vh(mx, high - s / 2).hv(r, my + h * 0.02).to(r, y0 + s / 2 + o_h * 0.3)
  p.vh(r - max(1.2, w * 0.11), y0 + s / 2)
  p.hv(x0 + o_w - t / 2, y0 + o_h * 0.35)
  g.stroke(p, s, s)
  saved, g.contours = g.contours, []
  g.ring(0, 0, o_w, o_h, t, s)
  g.move(x0, y0)
  g.contours += saved
  g.rect(x0 + o_w - t, y0 + o_h * 0.3, x0 + o_w, y0 + o_h)
  return (1, w, 1) if f.hinted else (2.5, w, 2.5)


@draws("&")
def ampersand(f, g):
  s, b, h, v = f.s, f.B, f.cap, f.over
  w = max(8, f.px(0.63 + f.extra))
  # The upper loop, the lower bowl, and the long stroke that ties them.
  waist = h * 0.53
  top_l, top_r = w * 0.14, w * 0.64
  tm, ty = (top_l + top_r) / 2, (waist + h) / 2 + h * 0.015
  t = f.d * 0.98
  g.stroke(g.path(top_r - s / 2, ty + h * 0.02).vh(tm, h + v - b / 2).hv(top_l + s / 2, ty + h * 0.02), s, b)
  run = lean(w * 0.6, h * 0.55, t)
  p = g.path(top_r - s / 2, ty + h * 0.02)
  p._add((top_r - s / 2, waist), (s / 2, waist + h * 0.02), s / 2, h * 0.265)
  g.stroke(p, s, b)
  g.stroke(g.path(s / 2, h * 0.265).vh(w * 0.42, b / 2 - v), s, b)
  q = g.path(w * 0.42, b / 2 - v)
  q._add((w * 0.66, b / 2 - v), (w * 0.84, h * 0.2), w * 0.88, h * 0.47)
  g.stroke(q, s, b)
  g.stroke(g.path(top_l + s / 2, ty + h * 0.02)._add((top_l + s / 2, waist + h * 0.06), (top_l + w * 0.1, waist - h * 0.0), top_l + w * 0.2, waist - h * 0.1), s, b)
  g.slant(w - run / 2, 0, top_l + w * 0.2, waist - h * 0.1, run)
  return f.round[0], w, 0 if f.hinted and f.size < 20 else 1


# Symbols of interfaces.

@draws("•")
def bullet(f, g):
  d = max(4, f.snap(f.size * 0.3))
  low = f.snap(f.x * 0.5 - d / 2 + 0.3)
  g.disc(0, low, d, low + d, 0.5523)
  return margin(f), d, margin(f)


@draws("✓")
def check(f, g):
  w = f.px(0.62)
  h = f.snap(f.cap * 0.78)
  t = f.d * 1.35 if f.s < 2 else f.d * 1.1
  x, y = w * 0.36, t * 0.55
  # One band bent at the foot.
  k = t * 0.62
  g.polygon([(0, h * 0.46), (k, h * 0.46 + k * 0.9), (x, y + k * 0.95), (w - k * 0.9, h), (w, h - k * 0.9), (x + k * 0.05, -0.0), (x - k * 0.1, 0)])
  return (1, w, 1) if f.hinted else (3, w, 3)


def arrow(direction):
  def draw(f, g):
    s = f.B if direction in "lr" else f.s
    w = f.px(0.7)
    head = max(3, f.snap(f.size * 0.24)) if f.hinted else f.size * 0.24
    size = w
    low = f.snap(f.cap * 0.46 - s / 2)
    my = low + s / 2
    t = f.d * 0.95 * 1.42
    if direction in "lr":
      g.rect(s * 0.4, low, size, low + s)
      g.slant(t / 2, my, t / 2 + head, my + head, t)
      g.slant(t / 2, my, t / 2 + head, my - head, t)
      if direction == "r":
        g.mirror(size)
      return (1, size, 1) if f.hinted else (2.5, size, 2.5)
    # Upright: as tall as the capitals, the shaft on the grid.
    w = f.odd(head * 2 / f.size + 0.02)
    x = (w - s) / 2
    h = f.cap
    g.rect(x, 0, x + s, h - s * 0.4)
    mx, reach = w / 2, (w - t) / 2
    tip = t * 0.5
    g.polygon([(mx, h), (mx + tip, h - tip), (t * 0.5, h - reach - t), (0, h - reach - t * 0.5)][:4])
    g.polygon([(mx, h), (mx - tip, h - tip), (w - t * 0.5, h - reach - t), (w, h - reach - t * 0.5)])
    if direction == "d":
      g.turn(w, h)
    return (1, w, 1) if f.hinted else (2.5, w, 2.5)
  return draw


for _character, _direction in zip("←→↑↓", "lrud"):
  draws(_character)(arrow(_direction))


@draws("⌄")
def chevron(f, g):
  w = f.px(0.56)
  h = f.snap(f.size * 0.3)
  low = f.snap(f.x * 0.3)
  run = lean(w / 2, h, f.d, 0.5)
  g.slant(run / 2, low + h, w / 2, low, run)
  g.slant(w - run / 2, low + h, w / 2, low, run)
  return (1, w, 1) if f.hinted else (2.5, w, 2.5)


@draws("\ufffd")
def missing(f, g):
  w = f.px(0.56)
  s, b = (1, 1) if f.size < 20 else (f.s, f.B)
  g.rect(0, 0, w, b)
  g.rect(0, f.cap - b, w, f.cap)
  g.rect(0, 0, s, f.cap)
  g.rect(w - s, 0, w, f.cap)
  return 1, w, 1
