"""The figures. All share one advance, so that columns of numbers line up."""

from book import draws
from large import half_bowl
from pen import lean
from small import ess


def sides(f, w):
  """Sets ink of width w in the middle of the advance that all figures share."""
  l, r = f.figsides
  advance = f.fig + l + r
  left = f.snap((advance - w) / 2)
  return left, w, advance - w - left


@draws("0")
def zero(f, g):
  g.ring(0, -f.over, f.fig, f.cap + f.over, f.s, f.B)
  return sides(f, f.fig)


@draws("1")
def one(f, g):
  s = f.s
  flag = max(2, f.snap(f.size * 0.17)) if f.s < 3 or f.size > 19 else 3
  w = flag + s
  g.rect(flag, 0, w, f.cap)
  drop = flag * 0.8
  t = f.d * 0.95
  # The flag: a band that falls away to the left from the top of the stem.
  thick = t * 1.25
  g.polygon([(w - s * 0.5, f.cap), (flag, f.cap), (0, f.cap - drop), (0, f.cap - drop - thick), (flag + s * 0.3, f.cap - thick * 1.05 + s * 0.1)])
  return sides(f, w)


@draws("2")
def two(f, g):
  s, b, w, h = f.s, f.B, f.fig, f.cap
  l, r, mx = s / 2, w - s / 2, w * 0.5
  y = h * 0.72
  g.stroke(g.path(l, y).vh(mx, h + f.over - b / 2).hv(r, y).cut(0.34, 0), s, b)
  # From the bowl down to the foot, one long bend.
  p = g.path(r, y)
  p._add((r, y - h * 0.17), (l + w * 0.34, b + h * 0.17), l + f.d * 0.25, b * 0.55)
  g.stroke(p, s, b if f.bold else (s + b) / 2)
  g.rect(0, 0, w, b)
  return sides(f, w)


@draws("3")
def three(f, g):
  s, b, w, h, v = f.s, f.B, f.fig, f.cap, f.over
  r, mx = w - s / 2, w * 0.48
  bar = b if not f.bold or h > 9 else 1
  low = f.snap(h * 0.53 - bar / 2)
  upper = r if f.size < 20 else r - (0.5 if f.hinted else 1.25)
  y1 = (low + bar / 2 + h - b / 2) / 2
  y0 = (low + bar / 2 + b / 2) / 2
  g.stroke(g.path(s / 2, h * 0.74).vh(mx, h + v - b / 2).cut(0.34, 0), s, b)
  g.stroke(g.path(mx, h + v - b / 2).hv(upper, y1), s, b)
  g.stroke(g.path(upper, y1).vh(mx, low + bar / 2).to(w * 0.3, low + bar / 2), s, bar)
  g.stroke(g.path(w * 0.3, low + bar / 2).to(mx, low + bar / 2).hv(r, y0), s, bar)
  g.stroke(g.path(r, y0).vh(mx, b / 2 - v), s, b)
  g.stroke(g.path(mx, b / 2 - v).hv(s / 2, h * 0.26).cut(0, 0.34), s, b)
  return sides(f, w)


@draws("4")
def four(f, g):
  s, b, h = f.s, f.B, f.cap
  w = f.fig + (1 if f.size < 18 and f.hinted and not f.bold and f.fig < 7 else 0)
  low = f.snap(h * 0.22)
  x = w - s - max(1, f.snap(f.size * 0.07))
  g.rect(x, 0, x + s, h)
  g.rect(0, low, w, low + b)
  run = lean(x + s / 2, h - low, f.d, 0.8)
  g.slant(run * 0.45, low + b * 0.5, x + s - run * 0.5, h, run)
  return sides(f, w)


@draws("5")
def five(f, g):
  s, b, w, h, v = f.s, f.B, f.fig, f.cap, f.over
  left = 0.04 * w if not f.hinted else 0
  top = f.snap(h * 0.64)
  r, mx, mid = w - s / 2, w * 0.47, top / 2
  g.rect(left, h - b, w - (0 if f.size < 18 else 0.04 * w if not f.hinted else 1), h)
  g.rect(left, top - b - (0 if f.hinted else 2), left + s, h)
  g.stroke(g.path(left + s * 0.4, top - b / 2 - (h * 0.045 if f.size > 17 else 0)).hh(mx, top + v - b / 2, 0.5), s, b)
  g.stroke(g.path(mx, top + v - b / 2).hv(r, mid), s, b)
  g.stroke(g.path(r, mid).vh(mx, b / 2 - v), s, b)
  g.stroke(g.path(mx, b / 2 - v).hv(s / 2, h * 0.25).cut(0, 0.34), s, b)
  return sides(f, w)


@draws("69")
def six(f, g):
  s, b, w, h, v = f.s, f.B, f.fig, f.cap, f.over
  top = f.snap(h * 0.61)
  l, r, mx = s / 2, w - s / 2, w * 0.5
  g.stroke(g.path(r, h * 0.74).vh(mx * 1.04, h + v - b / 2).hv(l, h * 0.47).cut(0.36, 0), s, b)
  g.stroke(g.path(l, h * 0.47).to(l, top / 2), s, b)
  g.ring(0, -v, w, top + v * 0.5, s, b if not f.bold or h > 9 else 1.5)
  return sides(f, w)


@draws("9")
def nine(f, g):
  result = six(f, g)
  g.turn(f.fig, f.cap)
  return result


@draws("7")
def seven(f, g):
  s, b, w, h = f.s, f.B, f.fig, f.cap
  g.rect(0, h - b, w, h)
  run = lean(w * 0.62, h - b, f.d * 1.04)
  foot = w * 0.26 if f.s < 2 else w * 0.3
  g.slant(w - run / 2, h - b, foot, 0, run)
  return sides(f, w)


@draws("8")
def eight(f, g):
  s, b, w, h, v = f.s, f.B, f.fig, f.cap, f.over
  bar = b if not f.bold or h > 10 else 1
  low = f.snap(h * 0.53 - bar / 2)
  inset = 0 if f.size < 20 else 0.5 if f.hinted else 1.5
  rings(g, inset, low, w - inset, h + v, s, bar, b)
  rings(g, 0, -v, w, low + bar, s, b, bar)
  return sides(f, w)


def rings(g, x0, y0, x1, y1, s, low, high):
  """A ring whose foot and top differ in thickness."""
  my, mx = (y0 + y1) / 2, (x0 + x1) / 2
  g.stroke(g.path(x1 - s / 2, my).vh(mx, y1 - high / 2).hv(x0 + s / 2, my), s, high)
  g.stroke(g.path(x0 + s / 2, my).vh(mx, y0 + low / 2).hv(x1 - s / 2, my), s, low)
