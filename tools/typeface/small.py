"""The small letters of the Latin alphabet."""

from book import draws
from pen import lean
from raster import floor


def arch(f, g, x0, x1, top, foot=0.0, thin=None):
  """The shoulder of n: out of the stem at x0, over, and down the stem whose right edge is x1."""
  s, b = f.s, f.b
  l, r, u = x0 + s / 2, x1 - s / 2, top - b / 2
  mx = (l + r) / 2 + (r - l) * 0.03
  rise = min((r - l) * 0.62, f.x * 0.42)
  p = g.path(l, top - b - rise * 0.72).vh(mx, u).hv(r, u - rise).to(r, foot)
  g.stroke(p.thin(start=f.thin if thin is None else thin), s, b)


def bowl(f, g, w, flip=False):
  """The bowl of b: a stem at the left edge, and a ring that grows out of it. Flipped, that of d."""
  s, b, x = f.s, f.b, f.x
  l, r = s / 2, w - s / 2
  mx = (l + r) / 2 + (r - l) * 0.04
  ear = 0.32 * x
  p = g.path(l, x - b - ear * 0.75).vh(mx, x + f.over - b / 2).hv(r, x / 2).vh(mx, b / 2 - f.over).hv(l, b + ear * 0.75)
  g.stroke(p.thin(f.thin, f.thin), s, b)
  if flip:
    g.mirror(w)


@draws("n")
def n(f, g):
  g.rect(0, 0, f.s, f.x)
  arch(f, g, 0, f.n, f.x + f.over)
  return f.side[0], f.n, f.side[1]


@draws("h")
def h(f, g):
  g.rect(0, 0, f.s, f.asc)
  arch(f, g, 0, f.n, f.x + f.over)
  return f.side[0], f.n, f.side[1]


@draws("u")
def u(f, g):
  g.rect(0, 0, f.s, f.x)
  arch(f, g, 0, f.n, f.x + f.over)
  g.turn(f.n, f.x)
  return f.side[0], f.n, f.side[1]


def triple(f):
  """The width of three stems a little closer than those of n, and the left edge of the middle one, on the grid."""
  if not f.hinted:
    gap = f.n - 2 * f.s - 1.5
    return 3 * f.s + 2 * gap, f.s + gap
  stem = max(1, floor(f.s + 0.48))
  gap = f.n - 2 * stem
  gap -= 1 if gap > 2 else 0
  return 3 * stem + 2 * gap, stem + gap


@draws("m")
def m(f, g):
  w, middle = triple(f)
  g.rect(0, 0, f.s, f.x)
  arch(f, g, 0, middle + f.s, f.x + f.over)
  arch(f, g, middle, w, f.x + f.over)
  return f.side[0], w, f.side[1]


@draws("r")
def r(f, g):
  s, b, x = f.s, f.b, f.x
  w = max(f.px(0.27 + f.extra), s + 2)
  g.rect(0, 0, s, x)
  rise = min(f.n * 0.5, x * 0.36)
  p = g.path(s / 2, x - b - rise).vh(w * 0.92, x - b / 2 + f.over, 0.6).to(w, x - b / 2 + f.over)
  g.stroke(p.thin(start=f.thin), s, b)
  return f.side[0], w, 0 if f.hinted else f.round[1] * 0.5


@draws("i")
def i(f, g):
  dotless(f, g)
  low = f.x + f.gap
  dot(f, g, f.s / 2, low)
  return f.side[0], f.s, f.side[1]


def dot(f, g, mx, low, size=None):
  """A dot that stands on `low`, centred on mx."""
  d = f.dot if size is None else size
  x0 = mx - d / 2
  if d >= 4:
    g.disc(x0, low, x0 + d, low + d, 0.5523)
  else:
    g.rect(x0, low, x0 + d, low + d)


@draws("ı")
def dotless(f, g):
  g.rect(0, 0, f.s, f.x)
  return f.side[0], f.s, f.side[1]


@draws("j")
def j(f, g):
  s, b = f.s, f.b
  w = s + max(1, f.snap(f.size * 0.085))
  g.stroke(g.path(w - s / 2, f.x).to(w - s / 2, b - f.desc + w * 0.45).vh(w - s - 0.2 * s, b / 2 - f.desc).to(0, b / 2 - f.desc), s, b)
  dot(f, g, w - s / 2, f.x + f.gap)
  return f.side[0] - (w - s), w, f.side[1]


@draws("l")
def l(f, g):
  s, b = f.s, f.b
  w = s + max(1, f.snap(f.size * 0.07))
  g.stroke(g.path(s / 2, f.asc).to(s / 2, b / 2 + w * 0.42).vh(s + 0.25 * s, b / 2).to(w, b / 2), s, b)
  return f.side[0], w, max(0, f.side[1] - (0 if f.size < 18 else 1))


@draws("o")
def o(f, g):
  g.ring(0, -f.over, f.o, f.x + f.over, f.s, f.b)
  return f.round[0], f.o, f.round[1]


@draws("b")
def b(f, g):
  w = max(f.n, f.o - (1 if f.hinted else 1.5))
  g.rect(0, 0, f.s, f.asc)
  bowl(f, g, w)
  return f.side[0], w, f.round[1]


@draws("d")
def d(f, g):
  w = max(f.n, f.o - (1 if f.hinted else 1.5))
  bowl(f, g, w, flip=True)
  g.rect(w - f.s, 0, w, f.asc)
  return f.round[0], w, f.side[1]


@draws("p")
def p(f, g):
  w = max(f.n, f.o - (1 if f.hinted else 1.5))
  g.rect(0, -f.desc, f.s, f.x)
  bowl(f, g, w)
  return f.side[0], w, f.round[1]


@draws("q")
def q(f, g):
  w = max(f.n, f.o - (1 if f.hinted else 1.5))
  bowl(f, g, w, flip=True)
  g.rect(w - f.s, -f.desc, w, f.x)
  return f.round[0], w, f.side[1]


@draws("g")
def g_(f, g):
  s, b = f.s, f.b
  w = max(f.n, f.o - (1 if f.hinted else 1.5))
  bowl(f, g, w, flip=True)
  r, low = w - s / 2, b / 2 - f.desc
  rise = min(f.desc - b / 2, w * 0.4)
  mx = w / 2
  path = g.path(r, f.x).to(r, low + rise).vh(mx, low).to(s * 0.9, low)
  g.stroke(path, s, b)
  return f.round[0], w, f.side[1]


def open_width(f):
  """The width of c and e, a little narrower than o."""
  return max(f.n - (1 if f.hinted and f.n > 7 and not f.bold else 0), f.o - 1) if f.hinted else f.o - 2.5


@draws("c")
def c(f, g):
  s, b, x = f.s, f.b, f.x
  w = open_width(f) if f.hinted else open_width(f) - 1
  r, mx, v = w - s / 2, w * 0.52, f.over
  path = g.path(r, x * 0.56).vh(mx, x + v - b / 2).hv(s / 2, x / 2).vh(mx, b / 2 - v).hv(r, x * 0.44)
  g.stroke(path.cut(0.34, 0.34), s, b)
  return f.round[0], w, f.open


@draws("e")
def e(f, g):
  s, b, x = f.s, f.b, f.x
  w = open_width(f)
  r, mx, v = w - s / 2, w / 2, f.over
  bar = min(b, f.B) if not f.bold or f.size > 16 else (1 if x < 9 else 1.5)
  low = f.snap((x - bar) / 2 + 0.05)
  path = g.path(r, low).to(r, max(low, x * 0.52)).vh(mx, x + v - b / 2).hv(s / 2, x / 2).vh(mx, b / 2 - v).hv(r, x * 0.44)
  g.stroke(path.cut(0, 0.36), s, b)
  g.rect(s * 0.5, low, w - s / 2, low + bar)
  return f.round[0], w, f.round[1]


@draws("a")
def a(f, g):
  s, b, x, v = f.s, f.b, f.x, f.over
  w = f.n if f.hinted else f.n - 1.5
  if f.hinted and f.n > 6 and not f.bold:
    w -= 1
  r = w - s / 2
  mx = w * 0.5
  rise = x * 0.36
  # The roof, from its terminal at the left over to the stem.
  g.stroke(g.path(s * 0.62, x - b / 2 - x * 0.30).vh(mx * 0.98, x + v - b / 2).hv(r, x - rise).to(r, 0).cut(0.3, 0), s, b)
  # The bowl, from the stem round and back to it.
  bar = b if not f.bold or f.size > 16 else max(1, b - 0.5)
  top = f.snap(x * 0.57 + bar / 2) if f.hinted else x * 0.6
  bend = top / 2
  g.rect(mx, top - bar, r, top)
  g.stroke(g.path(mx, top - bar / 2).hv(s / 2, bend), s, bar)
  g.stroke(g.path(s / 2, bend).vh(mx * 0.95, b / 2 - v).hv(r, top * 0.62).thin(1, 1 if s < 2 else 0.8), s, b)
  return f.round[0], w, f.side[1]


def ess(f, g, w, height, s, b, tuck=0.36):
  """The S of both cases and its cousins: two bends and a spine between them."""
  v = f.over
  l, r, mx = s / 2, w - s / 2, w / 2
  upper, lower = height * 0.735, height * 0.265
  mid = b * (1.04 if f.hinted else 1.06)
  g.stroke(g.path(r - s * 0.12, upper).vh(mx, height + v - b / 2).cut(tuck, 0), s, b)
  g.stroke(g.path(mx, height + v - b / 2).hv(l, upper), s, b)
  g.stroke(g.path(l, upper).vv(r, lower, 0.62), s, mid)
  g.stroke(g.path(r, lower).vh(mx, b / 2 - v), s, b)
  g.stroke(g.path(mx, b / 2 - v).hv(l + s * 0.12, lower).cut(0, tuck), s, b)


@draws("s")
def s_(f, g):
  w = f.px(0.4 + f.extra) if f.size > 12 else 5
  ess(f, g, w, f.x, f.s, f.b)
  return f.round[0], w, f.round[1]


@draws("t")
def t(f, g):
  s, b, x = f.s, f.b, f.x
  left = max(1, f.snap(f.size * 0.085))
  w = left + s + max(2, f.snap(f.size * 0.125)) - (1 if f.size < 12 and f.bold else 0)
  top = f.snap(x + f.size * 0.15)
  mx = left + s / 2
  g.stroke(g.path(mx, top).to(mx, b / 2 + (w - left) * 0.5).vh(left + s + (w - left - s) * 0.4, b / 2).to(w, b / 2), s, b)
  g.rect(0, x - b, w, x)
  tight = 0 if f.hinted else f.round[0] * 0.4
  return tight, w, (1 if f.hinted else 2)


@draws("f")
def f_(f, g):
  s, b, x = f.s, f.b, f.x
  left = max(1, f.snap(f.size * 0.085))
  w = left + s + max(1 if f.size < 13 else 2, f.snap(f.size * 0.115))
  mx = left + s / 2
  top = f.asc - b / 2
  g.stroke(g.path(mx, 0).to(mx, top - (w - left) * 0.45).vh(left + s + (w - left - s) * 0.45, top).to(w, top), s, b)
  g.rect(0, x - b, w - (0 if f.size < 20 else 0.03 * f.size if not f.hinted else 0), x)
  tight = 0 if f.hinted else f.round[0] * 0.4
  return tight, w, 0 if f.hinted else 0.5


def slanting(f, em):
  """The sides and the width of a symmetric slanting letter: its middle falls where that of a stem would, on the grid."""
  l, r = f.slant
  if not f.hinted:
    return l, f.px(em), r
  stem = 1 if f.s < 1.4 else 2
  whole = stem + 2 * floor((em * f.size + l + r - stem) / 2 + 0.5)
  return l, whole - l - r, r


@draws("v")
def v(f, g):
  l, w, r = slanting(f, 0.475 + f.extra if f.size > 12 else 0.53)
  run = lean(w / 2, f.x, f.d, 0.5)
  g.slant(run / 2, f.x, w / 2, 0, run)
  g.slant(w - run / 2, f.x, w / 2, 0, run)
  return l, w, r


@draws("y")
def y(f, g):
  l, w, r = slanting(f, 0.475 + f.extra if f.size > 12 else 0.53)
  run = lean(w / 2, f.x, f.d, 0.5)
  dx = (w / 2 - run / 2) / f.x
  foot = f.b
  g.slant(run / 2, f.x, w / 2, 0, run)
  # The long stroke runs on below the line, then turns left.
  low = -f.desc
  turn = f.desc - foot * 0.5
  g.slant(w - run / 2, f.x, w / 2 - dx * (f.desc - foot) * 0.98, low + foot, run)
  end = w / 2 - dx * (f.desc - foot * 0.7)
  start = (end + run * 0.1, low + foot)
  reach = end - max(f.size * 0.16, 1.4)
  g.stroke(g.path(start[0], start[1] + turn * 0.12).vh(start[0] - run * 0.75, low + foot / 2).to(max(reach, -l), low + foot / 2), run * 0.98, foot)
  return l, w, r


@draws("w")
def w_(f, g):
  l, w, r = slanting(f, 0.70 + f.extra if f.size > 12 else 0.8)
  if f.size < 12 and not f.bold:
    l, w, r = -0.05, 9.1, 0.95  # four strokes two pixels apart
  thick = f.d * (0.92 if f.bold else 1 if f.s < 1.1 else 0.95)
  run = lean(w / 4, f.x, thick, 0.75)
  q = (w - run) / 4
  for k, (a, b) in enumerate(((f.x, 0), (0, f.x), (f.x, 0), (0, f.x))):
    g.slant(run / 2 + k * q, a, run / 2 + (k + 1) * q, b, run)
  return l, w, r


@draws("x")
def x(f, g):
  l, w, r = slanting(f, 0.465 + f.extra if f.size > 12 else 0.53)
  run = lean(w, f.x, f.d)
  g.slant(run / 2, 0, w - run / 2, f.x, run)
  g.slant(w - run / 2, 0, run / 2, f.x, run)
  return l, w, r


@draws("k")
def k(f, g):
  g.rect(0, 0, f.s, f.asc)
  w = max(f.px(0.445 + f.extra), f.n - 1 if f.hinted else 0)
  if f.bold and f.size < 13:
    w += 1
  kay_arms(f, g, w, f.x)
  return f.side[0], w, 0 if f.size < 20 else 1


def kay_arms(f, g, w, height, s=None):
  """The arm and the leg of K in any case, from a stem at the left."""
  s = f.s if s is None else s
  meet = 0.38 * height
  run = lean(w - s, height - meet, f.d * 0.97)
  g.slant(s + run * 0.1, meet - run * 0.1, w - run / 2, height, run)
  # The leg leaves the arm a third of the way up.
  share = 0.26
  jx, jy = s + run * 0.1 + (w - run * 0.6 - s) * share, meet + (height - meet) * share
  leg = lean(w - jx, jy, f.d, 0.5)
  g.slant(jx, jy, w - leg / 2, 0, leg)


@draws("z")
def z(f, g):
  w = f.px(0.41 + f.extra) if f.size > 12 else 5
  zed(f, g, w, f.x, f.b)
  return f.round[0], w, f.round[1]


def zed(f, g, w, height, b):
  g.rect(0, height - b, w, height)
  g.rect(0, 0, w, b)
  run = lean(w, height - b, f.d)
  g.slant(run / 2, b * 0.5, w - run / 2, height - b * 0.5, run)
