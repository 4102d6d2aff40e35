"""Ligatured and stroked letters of Latin-1."""

from book import DRAWINGS, draws
from large import half_bowl
from pen import lean
from symbols import insert


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
