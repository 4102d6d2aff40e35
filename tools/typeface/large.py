"""The capital letters, drawn so that the Cyrillic small letters of the same form can share them."""

from book import draws
from pen import lean
from small import ess, kay_arms, slanting, zed


def half_bowl(f, g, x0, y0, x1, y1, s, b, b1=None):
  """The bowl of P: level out of x0, round, and back level, its outside filling the box."""
  bb = b if b1 is None else b1
  r, my = x1 - s / 2, (y0 + y1) / 2
  turn = min((y1 - y0) * 0.56, (x1 - x0) * 0.8)
  xm = max(x0, x1 - turn)
  g.stroke(g.path(x0, y1 - b / 2).to(xm, y1 - b / 2).hv(r, my), s, b)
  g.stroke(g.path(r, my).vh(xm, y0 + bb / 2).to(x0, y0 + bb / 2), s, bb)


def middle(f, c, share, bar):
  """The foot of a level bar about that share of the way up, on the grid."""
  return f.snap(c.h * share - bar / 2 + 0.1)


@draws("A")
def A(f, g):
  c = f.upper
  l, r = (0.5, 0.5) if f.hinted else (1, 1)
  w = max(f.px(0.625 + f.extra), 7)
  if f.hinted:
    w = f.odd(0.625 + f.extra + 1 / f.size) - 1
  run = lean(w / 2, c.h, f.d, 0.5)
  g.slant(run / 2, 0, w / 2, c.h, run)
  g.slant(w - run / 2, 0, w / 2, c.h, run)
  low = f.snap(c.h * 0.24)
  bar = min(f.B, f.b)
  rise = (low + bar / 2) / c.h * (w / 2 - run / 2)
  g.rect(run / 2 + rise, low, w - run / 2 - rise, low + bar)
  return l, w, r


def thin_bar(f, c):
  """The middle bar of E, B and their like, thinner than the outer ones where there is little room."""
  if f.bold and c.b > 1 and c.h < 10:
    return 1
  return c.b


@draws("Bв", "upper", "lower")
def B(f, g, c):
  w = c.w(0.525)
  bar = thin_bar(f, c)
  low = middle(f, c, 0.52, bar)
  waist = w - (0 if f.size < 13 or c is f.lower and f.size < 20 else max(0.5, 0.03 * f.size) if not f.hinted else 0.5 if f.size < 20 else 1)
  g.rect(0, 0, c.s, c.h)
  half_bowl(f, g, c.s / 2, low, waist, c.h, c.s, c.b, bar)
  half_bowl(f, g, c.s / 2, 0, w, low + bar, c.s, c.b, c.b)
  g.rect(c.s / 2, low, w - min(w * 0.4, c.h * 0.3), low + bar)
  return f.side[0], w, f.round[1]


def cee(f, g, w, c, cut=0.36):
  s, b, v = c.s, c.b, f.over
  r, mx = w - s / 2, w * 0.52
  path = g.path(r, c.h * 0.58).vh(mx, c.h + v - b / 2).hv(s / 2, c.h / 2).vh(mx, b / 2 - v).hv(r, c.h * 0.42)
  g.stroke(path.cut(cut, cut), s, b)


@draws("C")
def C(f, g):
  w = f.upper.w(0.585)
  cee(f, g, w, f.upper)
  return f.round[0], w, f.open


@draws("D")
def D(f, g):
  c = f.upper
  w = c.w(0.58)
  g.rect(0, 0, c.s, c.h)
  half_bowl(f, g, c.s / 2, 0, w, c.h, c.s, c.b)
  return f.side[0], w, f.round[1]


@draws("E")
def E(f, g):
  c = f.upper
  w = c.w(0.46)
  bar = thin_bar(f, c)
  low = middle(f, c, 0.53, bar)
  g.rect(0, 0, c.s, c.h)
  g.rect(0, 0, w, c.b)
  g.rect(0, c.h - c.b, w, c.h)
  g.rect(0, low, w - (1 if f.hinted else 2.5), low + bar)
  return f.side[0], w, f.round[1]


@draws("F")
def F(f, g):
  c = f.upper
  w = c.w(0.445)
  low = middle(f, c, 0.48, c.b)
  g.rect(0, 0, c.s, c.h)
  g.rect(0, c.h - c.b, w, c.h)
  g.rect(0, low, w - (1 if f.hinted else 2.5), low + c.b)
  return f.side[0], w, 0 if f.size < 18 else 1


@draws("G")
def G(f, g):
  c = f.upper
  s, b, v = c.s, c.b, f.over
  w = c.w(0.615)
  r, mx = w - s / 2, w * 0.51
  low = f.snap(c.h * 0.5 - b)
  path = g.path(r, c.h * 0.6).vh(mx, c.h + v - b / 2).hv(s / 2, c.h / 2).vh(mx, b / 2 - v).hv(r, min(low, c.h * 0.42)).to(r, low + b)
  g.stroke(path.cut(0.36, 0), s, b)
  g.rect(f.snap(w * 0.54), low, w, low + b)
  return f.round[0], w, f.round[1]


@draws("Hн", "upper", "lower")
def H(f, g, c):
  w = c.w(0.56) if c is f.upper else f.n
  low = middle(f, c, 0.5, c.b)
  g.rect(0, 0, c.s, c.h)
  g.rect(w - c.s, 0, w, c.h)
  g.rect(0, low, w, low + c.b)
  return f.side[0], w, f.side[1]


@draws("I")
def I(f, g):
  g.rect(0, 0, f.s, f.cap)
  return f.side[0], f.s, f.side[1]


@draws("J")
def J(f, g):
  s, b, v = f.s, f.B, f.over
  w = f.px(0.4 + f.extra)
  l, r, mx = s / 2, w - s / 2, w * 0.48
  rise = min(w * 0.55, f.cap * 0.32)
  path = g.path(r, f.cap).to(r, b / 2 + rise).vh(mx, b / 2 - v).hv(l, b / 2 + rise)
  g.stroke(path.cut(0, 0.25), s, b)
  return f.round[0] - (1 if f.size < 13 else 0), w, f.side[1]


@draws("Kк", "upper", "lower")
def K(f, g, c):
  g.rect(0, 0, c.s, c.h)
  w = c.w(0.55)
  kay_arms(f, g, w, c.h)
  return f.side[0], w, 0 if f.size < 20 else 1


@draws("L")
def L(f, g):
  c = f.upper
  w = c.w(0.43)
  g.rect(0, 0, c.s, c.h)
  g.rect(0, 0, w, c.b)
  return f.side[0], w, 0 if f.size < 18 else 1


@draws("Mм", "upper", "lower")
def M(f, g, c):
  w = c.odd(0.66 if c is f.upper else 0.7)
  if f.bold and f.hinted:
    w = max(w, 8)
  low = 0 if c.h > 8 and not f.bold else c.h * 0.12
  if f.hinted:
    low = f.snap(c.h * 0.18)
  thick = f.d * (0.85 if f.bold else 0.95)
  run = lean(w / 2 - c.s * 0.4, c.h - low, thick, 0.5)
  g.rect(0, 0, c.s, c.h)
  g.rect(w - c.s, 0, w, c.h)
  inset = min(run / 2, c.s * 0.8)
  g.slant(inset, c.h, w / 2, low, run)
  g.slant(w - inset, c.h, w / 2, low, run)
  return f.side[0], w, f.side[1]


@draws("N")
def N(f, g):
  c = f.upper
  w = c.w(0.565)
  thick = f.d * (0.92 if f.bold else 1)
  run = lean(w - c.s, c.h, thick, 0.5)
  g.rect(0, 0, c.s, c.h)
  g.rect(w - c.s, 0, w, c.h)
  g.slant(run / 2, c.h, w - run / 2, 0, run)
  return f.side[0], w, f.side[1]


@draws("O")
def O(f, g):
  c = f.upper
  w = c.w(0.655)
  g.ring(0, -f.over, w, c.h + f.over, c.s, c.b)
  return f.round[0], w, f.round[1]


@draws("P")
def P(f, g):
  c = f.upper
  w = c.w(0.51)
  g.rect(0, 0, c.s, c.h)
  low = middle(f, c, 0.44, c.b)
  half_bowl(f, g, c.s / 2, low, w, c.h, c.s, c.b)
  return f.side[0], w, f.round[1] - (1 if f.size < 18 else 0)


@draws("Q")
def Q(f, g):
  c = f.upper
  left, w, right = O(f, g)
  run = lean(w * 0.35, c.h * 0.3, f.d)
  g.slant(w * 0.62, c.h * 0.26, w - run / 2 + 0.2, -c.h * 0.07 if f.size > 20 else -1, min(run, f.s * 1.6))
  return left, w, right


@draws("R")
def R(f, g):
  c = f.upper
  w = c.w(0.535)
  g.rect(0, 0, c.s, c.h)
  low = middle(f, c, 0.45, c.b)
  bowl = w - (0 if f.size < 20 else 0.5 if f.hinted else 1.5)
  half_bowl(f, g, c.s / 2, low, bowl, c.h, c.s, c.b)
  run = lean(w * 0.5, low, f.d, 0.6)
  start = w * 0.5
  g.slant(start, low + c.b * 0.5, w - run / 2, 0, run)
  return f.side[0], w, 0 if f.size < 18 else 1


@draws("S")
def S(f, g):
  w = f.upper.w(0.5)
  ess(f, g, w, f.cap, f.s, f.B, 0.34)
  return f.round[0], w, f.round[1]


@draws("Tт", "upper", "lower")
def T(f, g, c):
  w = c.odd(0.56)
  x = (w - c.s) / 2
  if f.hinted:
    x = f.snap(x)
  g.rect(x, 0, x + c.s, c.h)
  g.rect(0, c.h - c.b, w, c.h)
  return (0, w, 1) if f.size < 20 else (1, w, 1)


@draws("U")
def U(f, g):
  c = f.upper
  s, b, v = c.s, c.b, f.over
  w = c.w(0.555)
  l, r, mx = s / 2, w - s / 2, w / 2
  rise = min(w * 0.52, c.h * 0.42)
  g.stroke(g.path(l, c.h).to(l, b / 2 + rise).vh(mx, b / 2 - v).hv(r, b / 2 + rise).to(r, c.h), s, b)
  return f.side[0], w, f.side[1]


@draws("V")
def V(f, g):
  w = f.px(0.615 + f.extra)
  if f.hinted:
    w = f.odd(0.615 + f.extra + 1 / f.size) - 1
  run = lean(w / 2, f.cap, f.d, 0.5)
  g.slant(run / 2, f.cap, w / 2, 0, run)
  g.slant(w - run / 2, f.cap, w / 2, 0, run)
  return (0.5, w, 0.5) if f.hinted else (1, w, 1)


@draws("W")
def W(f, g):
  l, w, r = slanting(f, 0.9 + f.extra * 1.5)
  thick = f.d * (0.9 if f.bold else 1 if f.s < 1.1 else 0.95)
  run = lean(w / 4, f.cap, thick, 0.75)
  q = (w - run) / 4
  for k, (a, b) in enumerate(((f.cap, 0), (0, f.cap), (f.cap, 0), (0, f.cap))):
    g.slant(run / 2 + k * q, a, run / 2 + (k + 1) * q, b, run)
  return l, w, r


@draws("X")
def X(f, g):
  l, w, r = slanting(f, 0.59 + f.extra)
  run = lean(w, f.cap, f.d)
  g.slant(run / 2, 0, w - run / 2, f.cap, run)
  g.slant(w - run / 2, 0, run / 2, f.cap, run)
  return l, w, r


@draws("Y")
def Y(f, g):
  w = f.odd(0.59 + f.extra)
  x = (w - f.s) / 2
  if f.hinted:
    x = f.snap(x)
  low = f.snap(f.cap * 0.44)
  mx = x + f.s / 2
  run = lean(w / 2, f.cap - low, f.d, 0.5)
  g.rect(x, 0, x + f.s, low + f.s * 0.3)
  g.slant(run / 2, f.cap, mx, low, run)
  g.slant(w - run / 2, f.cap, mx, low, run)
  return (0, w, 1) if f.size < 20 else (1, w, 1)


@draws("Z")
def Z(f, g):
  w = f.upper.w(0.53)
  zed(f, g, w, f.cap, f.B)
  return f.round[0], w, f.round[1]
