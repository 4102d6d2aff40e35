"""Spaces, dots, quotes, dashes and brackets."""

from book import DRAWINGS, draws, same
from pen import lean
from small import dot as small_dot

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
