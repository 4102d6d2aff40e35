"""Letters of Latin Extended that are no letter with a mark: strokes through letters, hooks, pairs, and forms of their own."""

import copy

import ligatures  # noqa: F401  (letters that marks are put on)

from accents import register
from book import DRAWINGS, draws, same
from design import Case
from punctuation import comma_shape, point, small_dot
from symbols import insert

same("Đĸ", "Ðк")


def crossbar(f, g, x0, x1, low):
  """A thin level stroke through a stem."""
  thick = max(1, f.snap(f.b * 0.8)) if f.hinted else f.b * 0.85
  g.rect(x0, low, x1, low + thick)


@draws("ȷ")
def dotless_j(f, g):
  s, b = f.s, f.b
  w = s + max(1, f.snap(f.size * 0.085))
  g.stroke(g.path(w - s / 2, f.x).to(w - s / 2, b - f.desc + w * 0.45).vh(w - s - 0.2 * s, b / 2 - f.desc).to(0, b / 2 - f.desc), s, b)
  return f.side[0] - (w - s), w, f.side[1]


def reach(f):
  """How far a crossbar goes beyond a stem."""
  return max(1, f.snap(f.size * 0.08))


def high(f):
  """The lower edge of a crossbar through an ascender."""
  return f.snap((f.x + f.asc) / 2)


@draws("đ")
def d_stroke(f, g):
  left, w, right = DRAWINGS["d"][0](f, g)
  crossbar(f, g, w - f.s - f.snap(w * 0.35), w + reach(f), high(f))
  return left, w, max(0, right - reach(f) + (1 if f.hinted else f.size * 0.05))


def stroked(letter):
  def draw(f, g):
    left, w, right = DRAWINGS[letter][0](f, g)
    out = min(reach(f), left) if f.hinted else reach(f)
    crossbar(f, g, -out, f.s + f.snap(w * 0.35), high(f))
    return left, w, right
  return draw


draws("ħ")(stroked("h"))
draws("ƀ")(stroked("b"))


@draws("Ħ")
def H_stroke(f, g):
  left, w, right = DRAWINGS["H"][0](f, g, f.upper)
  crossbar(f, g, -1 if f.hinted else -2.5, w + (1 if f.hinted else 2.5), f.snap(f.cap * 0.72))
  return left, w, right


@draws("Ŧ")
def T_stroke(f, g):
  left, w, right = DRAWINGS["T"][0](f, g, f.upper)
  side = f.snap(w * 0.18)
  crossbar(f, g, side, w - side, f.snap(f.cap * 0.42))
  return left, w, right


@draws("ŧ")
def t_stroke(f, g):
  left, w, right = DRAWINGS["t"][0](f, g)
  crossbar(f, g, 0, w, f.snap(f.x * 0.42))
  return left, w, right


def slash(letter):
  """L and l with a stroke that climbs through the stem."""
  def draw(f, g):
    left, w, right = DRAWINGS[letter][0](f, g)
    middle = f.cap * 0.5 if letter == "L" else f.asc * 0.52
    half = f.s * 0.5 + max(1, f.size * 0.1)
    rise = half * 0.75
    thick = max(1, f.b * 0.9)
    out = half - f.s * 0.5
    x0, x1 = -out, f.s + out
    g.polygon([(x0, middle - rise - thick / 2), (x1, middle + rise - thick / 2), (x1, middle + rise + thick / 2), (x0, middle - rise + thick / 2)])
    if letter == "l":
      extra = 1 if f.hinted and f.size < 26 else f.snap(out * 0.6)
      return left + extra, w, right + extra
    return left, w, right
  return draw


draws("Ł")(slash("L"))
draws("ł")(slash("l"))


@draws("ŋ")
def eng(f, g):
  s, b = f.s, f.b
  g.rect(0, 0, s, f.x)
  rise = min((f.n - s) * 0.62, f.x * 0.42)
  r, u, l = f.n - s / 2, f.x + f.over - b / 2, s / 2
  path = g.path(l, f.x - b - rise * 0.72).vh((l + r) / 2 + (r - l) * 0.03, u).hv(r, u - rise).to(r, b - f.desc + f.n * 0.2)
  g.stroke(path.vh(f.n * 0.55, b / 2 - f.desc).to(f.n * 0.4, b / 2 - f.desc).thin(start=f.thin), s, b)
  return f.side[0], f.n, f.side[1]


@draws("Ŋ")
def Eng(f, g):
  c = f.upper
  left, w, right = DRAWINGS["N"][0](f, g)
  drop = max(2, f.snap(f.size * 0.17))
  g.stroke(g.path(w - c.s / 2, c.b).to(w - c.s / 2, c.b - drop + w * 0.2).vh(w * 0.62, c.b / 2 - drop).to(w * 0.48, c.b / 2 - drop), c.s, c.b)
  return left, w, right


@draws("ſ")
def long_s(f, g):
  s, b, x = f.s, f.b, f.x
  left = max(1, f.snap(f.size * 0.085))
  w = left + s + max(1 if f.size < 13 else 2, f.snap(f.size * 0.115))
  mx, top = left + s / 2, f.asc - b / 2
  g.stroke(g.path(mx, 0).to(mx, top - (w - left) * 0.45).vh(left + s + (w - left - s) * 0.45, top).to(w, top), s, b)
  g.rect(0, x - b, left + s / 2, x)
  return 0 if f.hinted else f.round[0] * 0.4, w, 0 if f.hinted else 0.5


@draws("œ")
def oe(f, g):
  first = insert(f, g, "o", 0, 0)
  x = f.snap(first - f.s)
  second = insert(f, g, "e", x, 0)
  return f.round[0], x + second, f.round[1]


@draws("Œ")
def OE(f, g):
  c = f.upper
  o = f.snap(c.w(0.6))
  x = f.snap(o * 0.56)
  w = x + f.snap(c.w(0.42))
  bar = 1 if f.bold and c.h < 10 else c.b
  low = f.snap(c.h * 0.5 - bar / 2)
  l, v, mx = c.s / 2, f.over, o * 0.52
  g.stroke(g.path(mx, c.h + v - c.b / 2).hv(l, c.h / 2).vh(mx, c.b / 2 - v), c.s, c.b)
  g.rect(mx - 0.01, 0, w, c.b)
  g.rect(mx - 0.01, c.h - c.b, w, c.h)
  g.rect(x, 0, x + c.s, c.h)
  g.rect(x, low, w - (1 if f.hinted else 2.5), low + bar)
  return f.round[0], w, f.round[1]


def pair(first, second):
  """Two letters in one."""
  def draw(f, g):
    left, w, between = draw_letter(f, g, first, 0)
    gap = max(1, f.snap(between + f.side[0] - (1 if f.hinted else f.size * 0.05)))
    _, other, right = draw_letter(f, g, second, w + gap)
    return left, w + gap + other, right
  return draw


def draw_letter(f, g, letter, x):
  saved, g.contours = g.contours, []
  function, _ = DRAWINGS[letter]
  result = function(f, g)
  g.move(x, 0)
  g.contours = saved + g.contours
  return result


draws("Ĳ")(pair("I", "J"))
draws("ĳ")(pair("i", "j"))


def dotted(letter):
  def draw(f, g):
    left, w, right = DRAWINGS[letter][0](f, g)
    d = point(f)
    x = f.snap(f.s + max(1, f.size * 0.1)) + (f.snap(f.size * 0.08) if letter == "L" else 0)
    small_dot(f, g, x + d / 2, f.snap(f.cap * 0.42 - d / 2), d)
    return left, max(w, x + d), right if letter == "L" else max(1, right)
  return draw


draws("Ŀ")(dotted("L"))
draws("ŀ")(dotted("l"))


@draws("ŉ")
def apostrophe_n(f, g):
  d = point(f)
  comma_shape(f, g, 0, f.cap - d)
  x = d + max(1, f.snap(f.size * 0.06))
  insert(f, g, "n", x, 0)
  return f.side[0] - (1 if f.hinted else 2), x + f.n, f.side[1]


@draws("Ɓ")
def B_hook(f, g):
  c = f.upper
  left, w, right = DRAWINGS["B"][0](f, g, c)
  out = max(2, f.snap(f.size * 0.15))
  g.move(out, 0)
  drop = max(2, f.snap(f.size * 0.17))
  g.stroke(g.path(out + c.s / 2, c.h - c.b / 2).to(out * 0.8, c.h - c.b / 2).hv(c.s / 2, c.h - drop, 0.6), c.s, c.b)
  return max(0, left - 1), out + w, right


@draws("ƒ")
def f_hook(f, g):
  s, b, x = f.s, f.b, f.x
  left = max(1, f.snap(f.size * 0.12))
  tail = max(1 if f.size < 13 else 2, f.snap(f.size * 0.115))
  w = left + s + tail
  mx, top, low = left + s / 2, f.asc - b / 2, b / 2 - f.desc
  path = g.path(0, low).to(left - tail * 0.45, low).hv(mx, low + (w - left) * 0.45).to(mx, top - (w - left) * 0.45)
  g.stroke(path.vh(left + s + tail * 0.45, top).to(w, top), s, b)
  g.rect(left - max(1, f.snap(f.size * 0.085)), x - b, w, x)
  return 0 if f.hinted else f.round[0] * 0.4, w, 0 if f.hinted else 0.5


@draws("Ɋ")
def Q_tail(f, g):
  c = f.upper
  w = c.w(0.6)
  out = max(2, f.snap(f.size * 0.12))
  drop = max(2, f.snap(f.size * 0.17))
  r, mx = w - c.s / 2, w * 0.5
  g.stroke(g.path(r, c.h * 0.5).vh(mx, c.h + f.over - c.b / 2).hv(c.s / 2, c.h / 2).vh(mx, c.b / 2 - f.over).hv(r, c.h * 0.5), c.s, c.b)
  g.stroke(g.path(r, c.h).to(r, c.b - drop + out * 0.5).vh(w + out * 0.3, c.b / 2 - drop).to(w + out, c.b / 2 - drop), c.s, c.b)
  return f.round[0], w + out, 0 if f.hinted else 1


@draws("ɋ")
def q_tail(f, g):
  left, w, right = DRAWINGS["q"][0](f, g)
  out = max(2, f.snap(f.size * 0.12))
  g.rect(w - f.s, -f.desc, w + out, -f.desc + f.b)
  return left, w + out, 0 if f.hinted else 1


@draws("ẞ")
def capital_sharp_s(f, g):
  tall = copy.copy(f)
  tall.asc, tall.s, tall.b = f.cap, f.s, f.B
  tall.x = f.snap(f.cap * 0.76) if f.hinted else f.cap * 0.76
  tall.n = f.upper.w(0.52)
  tall.upper = Case(tall, f.cap, f.B, 1.0)
  return DRAWINGS["ß"][0](tall, g)


register()
