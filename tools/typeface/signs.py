"""The signs of sums, of money and of paragraphs."""

from book import DRAWINGS, draws
from large import cee
from pen import lean
from punctuation import margin
from small import dot as small_dot
from small import ess
from symbols import insert, mini

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
