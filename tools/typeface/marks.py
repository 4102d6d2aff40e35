"""Spaces, punctuation, signs and symbols."""

import copy

from book import DRAWINGS, draws, same
from design import Case
from large import cee, half_bowl
from pen import lean
from small import dot as small_dot
from small import ess

same("\u00a0\u00ad", " -")


def margin(f):
  """The space beside a dot, a bracket or a sign."""
  return max(1, f.snap(f.size * 0.075))


@draws(" ")
def space(f, g):
  return 0, f.whole(0.275 * f.size) if f.hinted else f.px(0.265), 0


# Dots, commas and quotes.

def point(f):
  if not f.hinted or f.bold:
    return f.dot
  return 1 if f.size < 14 else 1.5 if f.size < 16 else 2 if f.size < 26 else 3


@draws(".")
def period(f, g):
  d = point(f)
  small_dot(f, g, d / 2, 0, d)
  return margin(f), d, margin(f)


@draws("·")
def middle_dot(f, g):
  d = point(f)
  small_dot(f, g, d / 2, f.snap(f.cap * 0.42 - d / 2), d)
  return margin(f), d, margin(f)


@draws(":")
def colon(f, g):
  d = point(f)
  small_dot(f, g, d / 2, 0, d)
  small_dot(f, g, d / 2, f.x - d - (1 if f.x > 7 and f.hinted else 0 if f.hinted else 2), d)
  return margin(f), d, margin(f)


def comma_shape(f, g, x, y, flip=False):
  """A comma whose dot stands on y, its left edge at x. Flipped, a turned one whose dot hangs there."""
  d = point(f)
  drop = max(1.6, f.size * 0.13)
  points = [(x, y + d), (x + d, y + d), (x + d, y), (x + d * 0.42, y - drop), (x - d * 0.28, y - drop), (x + d * 0.18, y)]
  if flip:
    points = [(2 * x + d - px, 2 * y + d - py) for px, py in points]
  g.polygon(points)


@draws(",")
def comma(f, g):
  comma_shape(f, g, 0, 0)
  return margin(f), point(f), margin(f)


@draws("‚")
def low_quote(f, g):
  return comma(f, g)


@draws(";")
def semicolon(f, g):
  d = point(f)
  comma_shape(f, g, 0, 0)
  small_dot(f, g, d / 2, f.x - d - (1 if f.x > 7 and f.hinted else 0 if f.hinted else 2), d)
  return margin(f), d, margin(f)


@draws("…")
def ellipsis(f, g):
  d = point(f)
  step = max(d + 2, f.snap(f.size * 0.26))
  for k in range(3):
    small_dot(f, g, d / 2 + k * step, 0, d)
  return margin(f), d + 2 * step, margin(f)


def quotes(count, flip, low):
  def draw(f, g):
    d = point(f)
    step = d + max(1 if d < 2 else 2, f.snap(f.size * 0.08)) + (1 if d < 2 and f.size > 12 else 0)
    y = 0 if low else f.cap - d if not flip else f.cap - d - max(1, f.snap(f.size * 0.1))
    for k in range(count):
      comma_shape(f, g, k * step, y, flip)
    return margin(f), d + (count - 1) * step, margin(f)
  return draw


draws("‘")(quotes(1, True, False))
draws("’")(quotes(1, False, False))
draws("“")(quotes(2, True, False))
draws("”")(quotes(2, False, False))
draws("„")(quotes(2, False, True))


@draws("'")
def apostrophe(f, g):
  g.rect(0, f.cap - f.snap(f.cap * 0.33), f.s, f.cap)
  return margin(f), f.s, margin(f)


@draws('"')
def straight_quotes(f, g):
  step = f.snap(f.s + max(1, f.size * 0.1)) + (1 if f.s < 2 else 0)
  for k in range(2):
    g.rect(k * step, f.cap - f.snap(f.cap * 0.33), k * step + f.s, f.cap)
  return margin(f), step + f.s, margin(f)


@draws("!¡")
def exclamation(f, g):
  d = f.dot
  gap = max(1, f.snap(f.size * 0.1))
  small_dot(f, g, d / 2, 0, d)
  top = f.s * 0.05
  x = (d - f.s) / 2
  g.polygon([(x, f.cap), (x + f.s, f.cap), (x + f.s - top, d + gap), (x + top, d + gap)])
  return margin(f), d, margin(f)


def upside_down(character, lowered):
  def draw(f, g):
    function, _ = DRAWINGS[character]
    left, w, right = function(f, g)
    g.turn(w, f.cap)
    g.move(0, f.snap(-f.cap * lowered))
    return right, w, left
  return draw


draws("¡")(upside_down("!", 0.26))


@draws("?")
def question(f, g):
  s, b, d, h = f.s, f.B, f.dot, f.cap
  w = max(4 if f.s < 2 else 5, f.px(0.39 + f.extra))
  gap = max(1, f.snap(f.size * 0.1))
  mx, y = w / 2, h * 0.73
  x = f.snap(mx - s / 2) + s / 2 if f.hinted else mx
  g.stroke(g.path(s / 2, y).vh(mx, h + f.over - b / 2).hv(w - s / 2, y).cut(0.34, 0), s, b)
  g.stroke(g.path(w - s / 2, y).vv(x, d + gap + (h * 0.06 if f.size > 15 else 0), 0.52).to(x, d + gap), s, b)
  small_dot(f, g, x, 0, d)
  return f.round[0], w, f.round[1]


draws("¿")(upside_down("?", 0.26))


# Dashes, bars and brackets.

def centre(f, b):
  """The foot of a level bar in the middle of the figures."""
  return f.snap(f.cap * 0.47 - b / 2)


def dash(em, side=None):
  def draw(f, g):
    w = f.px(em)
    low = f.snap(f.x * 0.46 - f.B / 2 + 0.1)
    g.rect(0, low, w, low + f.B)
    space = (f.slant[0] if not f.hinted else 1) if side is None else side
    return space, w, space
  return draw


draws("-")(dash(0.3))
draws("–")(dash(0.5, 0.0))
draws("—")(dash(0.92, 0.0))


@draws("_")
def underscore(f, g):
  w = f.px(0.5)
  g.rect(0, -1 - f.B if f.size < 20 else -2 - f.B, w, -1 if f.size < 20 else -2)
  return 0, w, 0


def tallness(f):
  return f.snap(-f.desc * 0.75), f.asc


@draws("|")
def bar(f, g):
  low, high = tallness(f)
  g.rect(0, low - 1, f.s, high)
  return margin(f) + (1 if f.size > 14 else 0), f.s, margin(f) + (1 if f.size > 14 else 0)


@draws("¦")
def broken_bar(f, g):
  low, high = tallness(f)
  mid = f.snap((low + high) / 2)
  g.rect(0, low - 1, f.s, mid - 1)
  g.rect(0, mid + 1, f.s, high)
  return margin(f) + 1, f.s, margin(f) + 1


@draws("/")
def slash(f, g):
  low, high = tallness(f)
  w = f.px(0.36 + f.extra)
  run = lean(w, high - low, f.d * 0.95)
  g.slant(run / 2, low, w - run / 2, high, run)
  return 0.5, w, 0.5


@draws("\\")
def backslash(f, g):
  left, w, right = slash(f, g)
  g.mirror(w)
  return left, w, right


@draws("(")
def parenthesis(f, g):
  low, high = tallness(f)
  s = f.s
  w = s + max(1, f.snap(f.size * 0.11)) + (0.35 if f.size < 17 else 0)
  mid, third = (low + high) / 2, (high - low) * 0.2
  p = g.path(w - s * 0.55, high)
  p._add((s / 2 + (w - s) * 0.25, high - third), (s / 2, mid + third), s / 2, mid)
  p._add((s / 2, mid - third), (s / 2 + (w - s) * 0.25, low + third), w - s * 0.55, low)
  g.stroke(p, s, f.B)
  return margin(f), w, 0.4


@draws(")")
def closing_parenthesis(f, g):
  left, w, right = parenthesis(f, g)
  g.mirror(w)
  # The upright part keeps to the grid: the whole advance is rounded, so measure the left side from the right one.
  total = left + w + right
  whole = f.whole(total - 0.5) if f.hinted else total
  return whole - w - left, w, left


@draws("[")
def bracket(f, g):
  low, high = tallness(f)
  w = f.s + max(1, f.snap(f.size * 0.11))
  g.rect(0, low, f.s, high)
  g.rect(0, high - f.b if f.b == int(f.b) or not f.hinted else high - f.B, w, high)
  g.rect(0, low, w, low + (f.b if f.b == int(f.b) or not f.hinted else f.B))
  return margin(f), w, 0.5 if not f.hinted else 0 if f.size < 18 else 1


@draws("]")
def closing_bracket(f, g):
  left, w, right = bracket(f, g)
  g.mirror(w)
  return right, w, left


@draws("{")
def brace(f, g):
  low, high = tallness(f)
  s, b = f.s, f.B
  reach = max(1, f.snap(f.size * 0.09))
  w = s + 2 * reach
  mid = f.snap((low + high) / 2 - b / 2) + b / 2
  x = reach + s / 2
  bend = reach + s * 0.5
  g.stroke(g.path(w, high - b / 2).to(x + bend * 0.7, high - b / 2).hv(x, high - b / 2 - bend).to(x, mid + bend).vh(0.0, mid), s, b)
  g.stroke(g.path(0.0, mid).hv(x, mid - bend).to(x, low + b / 2 + bend).vh(x + bend * 0.7, low + b / 2).to(w, low + b / 2), s, b)
  return margin(f) - 1 if f.hinted else 2, w, 0.5 if not f.hinted else 0 if f.size < 18 else 1


@draws("}")
def closing_brace(f, g):
  left, w, right = brace(f, g)
  g.mirror(w)
  return right, w, left


def angle(f, g, x, w, low, high, left, thick):
  mid = (low + high) / 2
  run = lean(w, (high - low) / 2, thick, 1.0)
  a, b = (x + w - run / 2, x + run / 2) if left else (x + run / 2, x + w - run / 2)
  g.slant(b, mid, a, high, run)
  g.slant(b, mid, a, low, run)


def guillemets(count, left):
  def draw(f, g):
    low = max(1, f.snap(f.x * 0.16))
    high = low + 2 * f.snap(f.x * 0.34) + (1 if f.hinted and f.size < 20 and not f.bold else 0)
    w = max(3, f.snap(f.size * 0.2 + f.s * 0.3))
    step = w + (0.5 if f.size < 20 else f.size * 0.03) if not f.hinted or f.size >= 20 else w
    for k in range(count):
      angle(f, g, k * step, w, low, high, left, f.d * 0.9)
    return f.slant[0] + 0.5, w + (count - 1) * step, f.slant[0] + 0.5
  return draw


draws("‹")(guillemets(1, True))
draws("›")(guillemets(1, False))
draws("«")(guillemets(2, True))
draws("»")(guillemets(2, False))


# Sums. All signs are as wide as a figure.

def sign_box(f):
  """The left edge, width and middle of a sign, its middle on the grid like that of a bar."""
  w = f.fig + (1 if f.hinted and (f.fig - round(f.s)) % 2 else 0)
  b = f.B
  return w, f.snap(f.cap * 0.47 - b / 2), b


def signed(f, w):
  l, r = f.figsides
  return (l, w, f.fig + l + r - w - l) if f.fig + r - w >= 1 else (1, w, 1)


@draws("+")
def plus(f, g):
  w, low, b = sign_box(f)
  arm = (w - f.s) / 2
  x = f.snap(arm) if f.hinted else arm
  g.rect(0, low, w, low + b)
  g.rect(x, low - x + (b - f.s if b > f.s else 0), x + f.s, low + b + x)
  return signed(f, w)


@draws("−")
def minus(f, g):
  w, low, b = sign_box(f)
  g.rect(0, low, w, low + b)
  return signed(f, w)


@draws("±")
def plus_minus(f, g):
  w, low, b = sign_box(f)
  x = f.snap((w - f.s) / 2) if f.hinted else (w - f.s) / 2
  low += 1
  reach = min(x, low - b - 1)
  g.rect(0, 0, w, b)
  g.rect(0, low, w, low + b)
  g.rect(x, low - reach, x + f.s, low + b + reach)
  return signed(f, w)


@draws("=")
def equals(f, g):
  w, low, b = sign_box(f)
  gap = max(1, f.snap(f.size * 0.075))
  low = f.snap(f.cap * 0.47 - gap - b + b * 0.5)
  g.rect(0, low, w, low + b)
  g.rect(0, low + b + 2 * gap - (gap - 1 if f.hinted else gap * 0.4), w, low + 2 * b + 2 * gap - (gap - 1 if f.hinted else gap * 0.4))
  return signed(f, w)


@draws("¬")
def logical_not(f, g):
  w, low, b = sign_box(f)
  g.rect(0, low, w, low + b)
  g.rect(w - f.s, low - max(2, f.snap(f.size * 0.14)), w, low + b)
  return signed(f, w)


@draws("×")
def times(f, g):
  w, low, b = sign_box(f)
  mid = low + b / 2
  reach = max(2.2, w * 0.36)
  run = f.d * 1.38
  g.slant(w / 2 - reach, mid - reach, w / 2 + reach, mid + reach, run)
  g.slant(w / 2 - reach, mid + reach, w / 2 + reach, mid - reach, run)
  return signed(f, w)


@draws("÷")
def division(f, g):
  w, low, b = sign_box(f)
  gap = max(1, f.snap(f.size * 0.09))
  g.rect(0, low, w, low + b)
  d = f.dot
  if f.hinted and (w - d) % 2:
    d += 1 if d < 2 else 0
  small_dot(f, g, w / 2, low + b + gap, d)
  small_dot(f, g, w / 2, low - gap - d, d)
  return signed(f, w)


def compare(left):
  def draw(f, g):
    w, low, b = sign_box(f)
    mid = low + b / 2
    high = max(3, f.snap(w * 0.5)) if f.hinted else w * 0.45
    slope = high - f.s * 0.5
    t = f.d * 1.1
    a, z = (w, 0) if left else (0, w)
    g.polygon([(z, mid - t / 2), (z, mid + t / 2), (a, mid + slope + t / 2), (a, mid + slope - t / 2)])
    g.polygon([(z, mid - t / 2), (z, mid + t / 2), (a, mid - slope + t / 2), (a, mid - slope - t / 2)])
    return signed(f, w)
  return draw


draws("<")(compare(True))
draws(">")(compare(False))


@draws("~")
def tilde(f, g):
  w, low, b = sign_box(f)
  mid = low + b / 2
  swing = max(0.6, f.size * 0.055)
  t = f.d
  g.stroke(g.path(0, mid - swing).hh(w * 0.28, mid + swing, 0.4).hh(w * 0.72, mid - swing, 0.5).hh(w, mid + swing, 0.4), t, max(1, f.b))
  return signed(f, w)


@draws("^")
def caret(f, g):
  w = f.fig
  h = f.snap(f.cap * 0.45)
  run = lean(w / 2, h, f.d * 0.95, 0.5)
  g.slant(run / 2, f.cap - h, w / 2, f.cap, run)
  g.slant(w - run / 2, f.cap - h, w / 2, f.cap, run)
  return signed(f, w)


@draws("*")
def asterisk(f, g):
  w = f.odd(0.34 + f.extra)
  r = w / 2
  my = f.cap - r
  t = f.d * 0.85
  mx = w / 2
  x = f.snap(mx - f.s / 2) if f.hinted else mx - t / 2
  g.rect(x, my - r, x + (f.s if f.hinted else t), my + r)
  for sign in (1, -1):
    rise = r * 0.52
    g.polygon([(0, my - sign * rise - t * 0.55), (0, my - sign * rise + t * 0.55), (w, my + sign * rise + t * 0.55), (w, my + sign * rise - t * 0.55)])
  return margin(f) if f.hinted else 2, w, margin(f) if f.hinted else 2


@draws("#")
def number_sign(f, g):
  s, b, h = f.s, f.B, f.cap
  b = 1 if f.size < 16 else b
  w = f.px(0.56 + f.extra) + (1 if f.bold and f.size < 15 else 0)
  t = f.d * (0.9 if not f.bold else 0.8)
  run = lean(t + h * 0.14, h, t)
  skew = h * 0.07
  for share in (0.34, 0.68):
    g.slant(w * share - skew, 0, w * share + skew, h, run)
  for share in (0.27, 0.64):
    low = f.snap(h * share)
    g.rect(0, low, w, low + b)
  return (1, w, 1) if f.hinted else (2, w, 2)


@draws("%")
def percent(f, g):
  w = max(9, f.px(0.8 + f.extra))
  h, s = f.cap, f.s
  o = max(4 if not f.bold or f.size < 13 else 5, f.snap(f.size * 0.3 + (s - 1) * 0.3))
  oh = max(4, f.snap(h * 0.5))
  b = 1 if f.size < 18 else f.b * 0.85
  t = s * (0.85 if f.size > 13 else 0.75) if s > 1 else 1
  g.ring(0, h - oh, o, h, t, b)
  saved, g.contours = g.contours, []
  g.ring(0, 0, o, oh, t, b)
  g.move(w - o, 0)
  g.contours += saved
  run = lean(w * 0.55, h, f.d * 0.8)
  g.slant(w * 0.24, 0, w * 0.76, h, run)
  return (1, w, 1) if f.hinted else (2, w, 2)


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
  m.s = m.B = m.b = m.d = 1 if f.size < 24 else max(1, f.s * 0.62)
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
    s = 1 if f.size < 24 else f.s * 0.75
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
  s = 1 if f.size < 24 else f.s * 0.8
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


# Money, paragraphs.

@draws("$")
def dollar(f, g):
  w = f.fig
  ess(f, g, w, f.cap, f.s, f.B, 0.34)
  out = max(1, f.snap(f.size * 0.09))
  s = f.s if not f.bold else max(1, f.s - 1) if f.hinted else f.s * 0.7
  x = (w - s) / 2 if not f.hinted else f.snap((w - s) / 2)
  g.rect(x, f.cap - f.B * 0.5, x + s, f.cap + out)
  g.rect(x, -out, x + s, f.B * 0.5)
  return signed(f, w)


@draws("¢")
def cent(f, g):
  w = insert(f, g, "c", 0, 0)
  s = max(1, f.s - 1) if f.bold and f.hinted else f.s * 0.8 if not f.hinted else f.s
  out = max(1, f.snap(f.size * 0.12))
  x = f.snap(w * 0.52 - s / 2) if f.hinted else w * 0.52 - s / 2
  g.rect(x, f.x - 0.5, x + s, f.x + out)
  g.rect(x, -out, x + s, 0.5)
  left, _, right = DRAWINGS["c"][0](f, type(g)(g.k, g.steps))
  return left, w, max(1, right)


@draws("£")
def pound(f, g):
  s, b, h = f.s, f.B, f.cap
  w = f.fig
  x = f.snap(w * 0.2) if f.hinted else w * 0.2
  low = f.snap(h * 0.42)
  top_x = x + s / 2
  g.stroke(g.path(w - s / 2, h * 0.74).vh((top_x + w) / 2 + s * 0.2, h - b / 2).hv(top_x, h * 0.72).to(top_x, b * 0.5).cut(0.3, 0), s, b)
  g.rect(0, 0, w, b)
  g.rect(0, low, w - max(1, f.snap(w * 0.15)), low + (b if f.size > 14 else 1))
  return signed(f, w)


@draws("¥")
def yen(f, g):
  w = f.odd((f.fig + 0.4) / f.size)
  x = (w - f.s) / 2
  h = f.cap
  b = 1 if f.size < 18 else f.B * 0.9 if not f.hinted else f.B
  low = f.snap(h * 0.48)
  mx = x + f.s / 2
  run = lean(w / 2, h - low, f.d, 0.5)
  g.rect(x, 0, x + f.s, low + f.s * 0.3)
  g.slant(run / 2, h, mx, low, run)
  g.slant(w - run / 2, h, mx, low, run)
  for share in (0.18, 0.38):
    y = f.snap(h * share)
    inset = 0 if f.hinted else w * 0.08
    g.rect(inset, y, w - inset, y + b)
  return signed(f, w)


@draws("€")
def euro(f, g):
  s, b, h = f.s, f.B, f.cap
  b = 1 if f.size < 18 else f.B * 0.85 if not f.hinted else f.B
  out = max(1, f.snap(f.size * 0.07))
  w = f.fig + (0 if f.size < 20 else 1)
  saved, g.contours = g.contours, []
  cee(f, g, w, f.upper, 0.4)
  g.move(out, 0)
  g.contours += saved
  gap = max(1, f.snap(f.size * 0.08))
  low = f.snap(h / 2 - gap / 2 - b)
  for y in (low, low + b + gap):
    g.rect(0, y, out + w * 0.68 if not f.hinted else out + f.snap(w * 0.68), y + b)
  l, r = f.figsides
  return max(0, l - out), out + w, max(1, f.fig + l + r - out - w - max(0, l - out))


@draws("¤")
def currency(f, g):
  w = f.fig
  mid = f.snap(f.cap * 0.5 - w / 2)
  inset = max(0.7, w * 0.1)
  g.ring(inset, mid + inset, w - inset, mid + w - inset, f.s * 0.9, min(f.B, f.s), 0.56)
  t = f.d * 1.2
  reach = w * 0.3
  for a, b in ((0, 0), (1, 0), (0, 1), (1, 1)):
    x, y = a * w, mid + b * w
    dx, dy = (reach if a == 0 else -reach), (reach if b == 0 else -reach)
    g.slant(x + (t / 3 if a == 0 else -t / 3), y, x + dx, y + dy, t)
  return signed(f, w)


@draws("§")
def section(f, g):
  s, b = f.s, f.b if not f.bold or f.size > 16 else 1
  w = max(5, f.px(0.4 + f.extra))
  low, high = f.snap(-f.desc * 0.6), f.cap
  h = high - low
  part = f.snap(h * 0.62)
  keep = f.over
  f.over = 0
  ess(f, g, w, part, s, b, 0.3)
  g.move(0, low)
  saved, g.contours = g.contours, []
  ess(f, g, w, part, s, b, 0.3)
  g.move(0, high - part)
  g.contours += saved
  f.over = keep
  return 1, w, 1


@draws("¶")
def pilcrow(f, g):
  w = f.px(0.5 + f.extra)
  s, h = max(1, f.s * 0.8) if not f.hinted else max(1, f.s - (1 if f.bold else 0)), f.cap
  low = f.snap(-f.desc * 0.6)
  g.rect(w - s, low, w, h)
  gap = max(1, f.snap(f.size * 0.09))
  g.rect(w - 2 * s - gap, low, w - s - gap, h)
  g.rect(w - 2 * s - gap, h - f.B, w, h)
  y = f.snap(h * 0.45)
  x = w - 2 * s - gap
  g.disc(0, y, 2 * x, h, 0.56)
  g.contours[-1] = [(min(px, x), py) for px, py in g.contours[-1]]
  return 1, w, 1


@draws("№")
def numero(f, g):
  w = insert(f, g, "N", 0, 0)
  m = mini(f, 0.66)
  m.s = m.b = 1 if f.size < 18 else f.s * 0.8
  ring = max(4, f.snap(f.size * 0.34))
  high = max(4, f.snap(f.cap * 0.52))
  gap = max(1, f.snap(f.size * 0.07))
  low = f.cap - high
  saved, g.contours = g.contours, []
  g.ring(0, low, ring, f.cap, m.s if not f.bold else max(m.s, f.s * 0.75), m.b)
  b = 1 if f.size < 18 else f.B
  g.rect(0, low - 1 - b if f.size < 20 else low - 2 - b, ring, low - 1 if f.size < 20 else low - 2)
  g.move(w + gap, 0)
  g.contours += saved
  return f.side[0], w + gap + ring, 1


# Ligatured and stroked letters of Latin-1.

@draws("Æ")
def AE(f, g):
  c = f.upper
  w = c.w(0.86)
  x = f.snap(w * 0.5)
  bar = 1 if f.bold and c.h < 10 else c.b
  low = f.snap(c.h * 0.5 - bar / 2)
  g.rect(x, 0, x + c.s, c.h)
  g.rect(x, 0, w, c.b)
  g.rect(x - c.s * 0.5, c.h - c.b, w, c.h)
  g.rect(x, low, w - (1 if f.hinted else 2.5), low + bar)
  run = lean(x + c.s * 0.4, c.h, f.d)
  g.slant(run / 2, 0, x + c.s * 0.45, c.h, run)
  foot = f.snap(c.h * 0.22)
  g.rect(run / 2 + (x - run / 2) * foot / c.h, foot, x + c.s, foot + min(c.b, f.b))
  return (0, w, 1) if f.hinted else (1, w, 2.5)


@draws("æ")
def ae(f, g):
  first = insert(f, g, "a", 0, 0)
  x = f.snap(first - f.s)
  second = insert(f, g, "e", x, 0)
  return f.round[0], x + second, f.round[1]


@draws("Ø")
def O_slash(f, g):
  left, w, right = DRAWINGS["O"][0](f, g)
  run = lean(w, f.cap, f.d * 0.75)
  g.slant(w * 0.06, -f.size * 0.03, w - w * 0.06, f.cap + f.size * 0.03, run)
  return left, w, right


@draws("ø")
def o_slash(f, g):
  left, w, right = DRAWINGS["o"][0](f, g)
  run = lean(w, f.x, f.d * 0.75)
  g.slant(w * 0.04, -f.size * 0.05, w - w * 0.04, f.x + f.size * 0.05, run)
  return left, w, right


@draws("Ð")
def Eth(f, g):
  left, w, right = DRAWINGS["D"][0](f, g)
  low = f.snap(f.cap * 0.5 - f.B / 2)
  out = max(1, f.snap(f.size * 0.08))
  g.move(out, 0)
  g.rect(0, low, out + f.snap(w * 0.5), low + (f.B if not f.bold or f.cap > 10 else 1))
  return max(0, left - out), w + out, right


@draws("ð")
def eth(f, g):
  s, b, w = f.s, f.b, f.o
  g.ring(0, -f.over, w, f.x + f.over, s, b)
  r = w - s / 2
  p = g.path(r, f.x * 0.5)
  p._add((r, f.x * 0.9), (w * 0.66, f.asc - f.size * 0.08), w * 0.3, f.asc - b * 0.5)
  g.stroke(p, s, b)
  y = f.asc - f.size * 0.14
  t = max(1, b * 0.8)
  g.polygon([(w * 0.28, y - f.size * 0.09), (w * 0.28, y - f.size * 0.09 + t), (w * 0.86, y + f.size * 0.1 + t), (w * 0.86, y + f.size * 0.1)])
  return f.round[0], w, f.round[1]


@draws("Þ")
def Thorn(f, g):
  c = f.upper
  w = c.w(0.51)
  low, high = f.snap(c.h * 0.2), c.h - f.snap(c.h * 0.2)
  g.rect(0, 0, c.s, c.h)
  half_bowl(f, g, c.s / 2, low, w, high, c.s, c.b)
  return f.side[0], w, f.round[1]


@draws("þ")
def thorn(f, g):
  result = DRAWINGS["p"][0](f, g)
  g.rect(0, 0, f.s, f.asc)
  return result


@draws("ß")
def sharp_s(f, g):
  s, b, h, x = f.s, f.b, f.asc, f.x
  w = max(f.n, f.px(0.47 + f.extra))
  r = w - s / 2
  inner = r - max(0.5, f.size * 0.035)
  mid = f.snap(x * 0.56) + (b / 2 if f.hinted else 0)
  g.stroke(g.path(s / 2, 0).to(s / 2, h - b / 2 - w * 0.4).vh(w * 0.5, h - b / 2).hv(inner, (h + mid) / 2), s, b)
  g.stroke(g.path(inner, (h + mid) / 2).vh(w * 0.5, mid), s, b)
  g.stroke(g.path(w * 0.5, mid).hv(r, mid / 2).vh(w * 0.5, b / 2).to(w * 0.38, b / 2), s, b)
  return f.side[0], w, f.round[1]


@draws("µ")
def micro(f, g):
  result = DRAWINGS["u"][0](f, g)
  g.rect(0, -f.desc, f.s, f.x)
  return result


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
