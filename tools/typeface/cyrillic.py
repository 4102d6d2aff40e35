"""The Cyrillic letters that have forms of their own, and the list of those that look like Latin ones."""

from book import draws, same
from large import half_bowl, middle, thin_bar
from pen import lean
from raster import floor
from small import kay_arms, triple

same("АЕІКМНОРСТХВ", "AEIKMHOPCTXB")
same("аеоруісх", "aeopyicx")


def small_width(f, c, em):
  """A width that matches n among the small letters."""
  return c.w(em) if c is f.upper else f.n


@draws("Б")
def be(f, g):
  c = f.upper
  w = c.w(0.52)
  low = middle(f, c, 0.55, c.b)
  g.rect(0, 0, c.s, c.h)
  g.rect(0, c.h - c.b, w - (1 if f.hinted else 2.5), c.h)
  half_bowl(f, g, c.s / 2, 0, w, low + c.b, c.s, c.b)
  return f.side[0], w, f.round[1]


@draws("б")
def small_be(f, g):
  s, b, x, w = f.s, f.b, f.x, f.o
  g.ring(0, -f.over, w, x + f.over, s, b)
  l, high = s / 2, f.asc - b / 2
  bend = f.asc - (f.asc - x) * 0.5
  g.stroke(g.path(l, x * 0.5).to(l, x * 0.62).vh(w * 0.55, bend - b * 0.4).hv(w - s * 0.7, f.asc, 0.5), s, b)
  return f.round[0], w, f.round[1]


@draws("Гг", "upper", "lower")
def ghe(f, g, c):
  w = c.w(0.43) if c is f.upper else max(c.w(0.43), f.s + 3)
  g.rect(0, 0, c.s, c.h)
  g.rect(0, c.h - c.b, w, c.h)
  return f.side[0], w, 0 if f.size < 18 else 1


@draws("Ґґ", "upper", "lower")
def ghe_upturn(f, g, c):
  left, w, right = ghe(f, g, c)
  g.rect(w - c.s, c.h - c.b, w, c.h + f.snap(f.size * 0.12))
  return left, w, right


def tail(f):
  """How far the feet of Д, Ц and Щ hang below the line."""
  return max(1, f.snap(f.size * 0.11))


@draws("Дд", "upper", "lower")
def de(f, g, c):
  s, b = c.s, c.b
  inner = c.w(0.5) if c is f.upper else f.n - (0 if f.size < 20 else 1)
  foot = max(1, f.snap(f.size * 0.06))
  w = inner + 2 * foot
  drop = tail(f)
  lean_in = inner * 0.22
  x0, x1 = foot, foot + inner
  g.rect(x1 - s, 0, x1, c.h)
  g.rect(x0 + lean_in, c.h - b, x1, c.h)
  g.rect(0, 0, w, b)
  g.rect(0, -drop, s, b)
  g.rect(w - s, -drop, w, b)
  p = g.path(x0 + lean_in + s / 2, c.h).to(x0 + lean_in + s / 2, c.h * 0.6)
  p._add((x0 + lean_in + s / 2, c.h * 0.35), (x0 + s * 0.5 + lean_in * 0.45, c.h * 0.16), x0 + s * 0.4, b * 0.3)
  g.stroke(p, s, b)
  left = f.slant[0] if not f.hinted else (0 if f.size < 20 else 1)
  return left, w, left + (1 if f.size < 20 else 0)


@draws("Жж", "upper", "lower")
def zhe(f, g, c):
  w = c.odd(0.84 if c is f.upper else 0.9)
  if f.size < 14 and c is f.lower:
    w = 9 if not f.bold else 10
  x = (w - c.s) / 2
  arm = w - x
  g.rect(0, 0, c.s, c.h)
  kay_arms(f, g, arm, c.h)
  g.move(x, 0)
  right = [list(k) for k in g.contours]
  g.mirror(w)
  g.contours += right
  l = f.slant[0]
  if f.hinted:
    l = 0 if f.size < 20 else 1
  return l, w, l + (1 if f.size < 20 else 0)


def three_shape(f, g, w, c, tuck=0.34):
  s, b, h, v = c.s, c.b, c.h, f.over
  r, mx = w - s / 2, w * 0.47
  bar = thin_bar(f, c) if c is f.upper else (b if not f.bold or h > 9 else 1)
  low = f.snap(h * 0.52 - bar / 2 + 0.05)
  upper = r if f.size < 18 else r - (0.5 if f.hinted else 1.25)
  y1, y0 = (low + bar / 2 + h - b / 2) / 2, (low + bar / 2 + b / 2) / 2
  g.stroke(g.path(s / 2, h * 0.74).vh(mx, h + v - b / 2).cut(tuck, 0), s, b)
  g.stroke(g.path(mx, h + v - b / 2).hv(upper, y1), s, b)
  g.stroke(g.path(upper, y1).vh(mx, low + bar / 2).to(w * 0.32, low + bar / 2), s, bar)
  g.stroke(g.path(w * 0.32, low + bar / 2).to(mx, low + bar / 2).hv(r, y0), s, bar)
  g.stroke(g.path(r, y0).vh(mx, b / 2 - v), s, b)
  g.stroke(g.path(mx, b / 2 - v).hv(s / 2, h * 0.26).cut(0, tuck), s, b)


@draws("Зз", "upper", "lower")
def ze(f, g, c):
  w = c.w(0.51) if f.size > 12 or c is f.upper else 5
  three_shape(f, g, w, c)
  return f.open, w, f.round[1]


@draws("Ии", "upper", "lower")
def i(f, g, c):
  w = small_width(f, c, 0.57)
  run = lean(w - c.s, c.h, f.d * 0.95, 0.5)
  g.rect(0, 0, c.s, c.h)
  g.rect(w - c.s, 0, w, c.h)
  inset = min(run / 2, w / 2)
  g.slant(inset, 0, w - inset, c.h, run)
  return f.side[0], w, f.side[1]


@draws("Лл", "upper", "lower")
def el(f, g, c):
  s, b = c.s, c.b
  inner = c.w(0.5) if c is f.upper else f.n - (0 if f.bold else 1 if f.hinted and f.n > 6 else 0)
  hook = max(1, f.snap(f.size * 0.06))
  if f.hinted and 13 < f.size < 20:
    inner += 1
  w = inner + hook
  x = max(hook, f.snap(w * 0.22))
  g.rect(w - s, 0, w, c.h)
  g.rect(x, c.h - b, w, c.h)
  p = g.path(x + s / 2, c.h).to(x + s / 2, c.h * 0.45)
  p.vh(0, b / 2, 0.7)
  g.stroke(p, s, b)
  left = 0 if f.hinted and f.size < 20 else 1
  return left, w, f.side[1]


@draws("Пп", "upper", "lower")
def pe(f, g, c):
  w = small_width(f, c, 0.56)
  g.rect(0, 0, c.s, c.h)
  g.rect(w - c.s, 0, w, c.h)
  g.rect(0, c.h - c.b, w, c.h)
  return f.side[0], w, f.side[1]


@draws("У")
def u(f, g):
  w = f.px(0.58 + f.extra)
  s, b, h = f.s, f.B, f.cap
  run = lean(w * 0.62, h, f.d, 0.5)
  meet = h * 0.34
  x = w * 0.5
  dx = (w - run / 2 - x) / (h - meet)
  g.slant(run / 2, h, x, meet, run)
  y = b + h * 0.06
  end = x - dx * (meet - y)
  g.slant(w - run / 2, h, end, y, run)
  g.stroke(g.path(end, y + 0.03 * h).vh(end - run * 0.8, b / 2).to(max(0.2, end - f.size * 0.2), b / 2), run * 0.98, b)
  return (0.5, w, 0.5) if f.hinted else (1, w, 1)


@draws("Фф", "upper", "lower")
def ef(f, g, c):
  w = c.odd(0.72 if c is f.upper else 0.84)
  x = (w - c.s) / 2
  if c is f.upper:
    bottom = f.snap(c.h * 0.12)
    g.ring(0, bottom, w, c.h - max(1, bottom), c.s, c.b)
    g.rect(x, 0, x + c.s, c.h)
  else:
    g.ring(0, -f.over, w, c.h + f.over, c.s, c.b)
    g.rect(x, -f.desc, x + c.s, f.asc)
  return f.round[0], w, f.round[1]


@draws("Цц", "upper", "lower")
def tse(f, g, c):
  w = small_width(f, c, 0.56)
  return hang(f, g, c, w, (0, w - c.s))


def hang(f, g, c, w, stems):
  """Stems on a bar, with a foot that hangs at the right: Ц and Щ."""
  foot = max(1, f.snap(f.size * 0.06))
  for x in stems:
    g.rect(x, 0, x + c.s, c.h)
  g.rect(0, 0, w + foot, c.b)
  g.rect(w + foot - c.s, -tail(f), w + foot, c.b)
  return f.side[0], w + foot, max(0, f.side[1] - 1)


@draws("Чч", "upper", "lower")
def che(f, g, c):
  w = small_width(f, c, 0.53)
  low = middle(f, c, 0.44, c.b)
  s = c.s
  l, mx, rise = s / 2, w * 0.52, min(w * 0.5, c.h * 0.3)
  g.rect(w - s, 0, w, c.h)
  g.stroke(g.path(l, c.h).to(l, low + c.b / 2 + rise).vh(mx, low + c.b / 2).to(w - s / 2, low + c.b / 2), s, c.b)
  return f.side[0], w, f.side[1]


def sha_stems(f, c):
  """The three stems of Ш: their left edges and the whole width."""
  if c is f.lower:
    w, x = triple(f)
  elif f.hinted:
    stem = max(1, floor(f.s + 0.48))
    x = stem + f.px(0.26 + f.extra * 0.5)
    w = stem + 2 * x
  else:
    x = f.s + f.px(0.26 + f.extra * 0.5)
    w = f.s + 2 * x
  return (0, x, w - f.s), w


@draws("Шш", "upper", "lower")
def sha(f, g, c):
  stems, w = sha_stems(f, c)
  for x in stems:
    g.rect(x, 0, x + c.s, c.h)
  g.rect(0, 0, w, c.b)
  return f.side[0], w, f.side[1]


@draws("Щщ", "upper", "lower")
def shcha(f, g, c):
  stems, w = sha_stems(f, c)
  return hang(f, g, c, w, stems)


def soft(f, g, c, w, x):
  """The stem and bowl of Ь, the stem's left edge at x."""
  low = middle(f, c, 0.53 if c is f.lower else 0.54, c.b)
  g.rect(x, 0, x + c.s, c.h)
  half_bowl(f, g, x + c.s / 2, 0, x + w, low + c.b, c.s, c.b)


@draws("Ьь", "upper", "lower")
def soft_sign(f, g, c):
  w = c.w(0.52) if c is f.upper else max(f.n - (0 if f.size < 14 else 1), 5)
  soft(f, g, c, w, 0)
  return f.side[0], w, f.round[1]


@draws("Ъъ", "upper", "lower")
def hard_sign(f, g, c):
  w = c.w(0.52) if c is f.upper else max(f.n - (0 if f.size < 14 else 1), 5)
  arm = max(2, f.snap(f.size * 0.14))
  soft(f, g, c, w, arm)
  g.rect(0, c.h - c.b, arm + c.s, c.h)
  return 0 if f.size < 20 else 1, arm + w, f.round[1]


@draws("Ыы", "upper", "lower")
def yery(f, g, c):
  w = c.w(0.49) if c is f.upper else max(f.n - 1, 4 + (1 if f.bold else 0))
  soft(f, g, c, w, 0)
  gap = max(2 if not (f.bold and f.size < 13) else 1, f.snap(f.size * 0.12))
  g.rect(w + gap, 0, w + gap + c.s, c.h)
  return f.side[0], w + gap + c.s, f.side[1]


def e_shape(f, g, w, c, cut=0.35):
  """Є: a C with a tongue."""
  s, b, v = c.s, c.b, f.over
  r, mx = w - s / 2, w * 0.53
  g.stroke(g.path(r, c.h * 0.58).vh(mx, c.h + v - b / 2).hv(s / 2, c.h / 2).vh(mx, b / 2 - v).hv(r, c.h * 0.42).cut(cut, cut), s, b)
  bar = thin_bar(f, c) if c is f.upper else (b if not f.bold or c.h > 9 else 1)
  low = middle(f, c, 0.5, bar)
  g.rect(s / 2, low, w - max(1, w * 0.2) if not f.hinted else w - max(1, f.snap(w * 0.2)), low + bar)


@draws("Єє", "upper", "lower")
def ie(f, g, c):
  w = c.w(0.575) if c is f.upper else max(5, f.o - 1)
  e_shape(f, g, w, c)
  return f.round[0], w, f.round[1]


@draws("Ээ", "upper", "lower")
def e(f, g, c):
  w = c.w(0.575) if c is f.upper else max(5, f.o - 1)
  e_shape(f, g, w, c)
  g.mirror(w)
  return f.open, w, f.round[1]


@draws("Юю", "upper", "lower")
def yu(f, g, c):
  o = c.w(0.56) if c is f.upper else f.o - (1 if f.o > 6 and f.hinted else 0 if f.hinted else 2)
  if f.bold and c is f.lower and f.size < 16:
    o = 6 if f.size < 14 else 7
  link = max(1, f.snap(f.size * 0.1)) if f.size > 12 else 1
  if c is f.lower and f.size < 14:
    link = 1
  x = c.s + link
  w = x + o
  low = middle(f, c, 0.5, c.b if not f.bold or c.h > 9 else 1)
  g.rect(0, 0, c.s, c.h)
  g.rect(0, low, x + c.s / 2, low + (c.b if not f.bold or c.h > 9 else 1))
  saved, g.contours = g.contours, []
  g.ring(0, -f.over, o, c.h + f.over, c.s, c.b)
  g.move(x, 0)
  g.contours += saved
  return f.side[0], w, f.round[1]


@draws("Яя", "upper", "lower")
def ya(f, g, c):
  w = c.w(0.535) if c is f.upper else f.n
  s, b = c.s, c.b
  if c is f.lower and f.bold and c.h < 9:
    b = 1.5
  low = f.snap(c.h * 0.43 - b / 2) if f.hinted else c.h * 0.41
  bar = f.snap(b) if f.hinted else b
  if c is f.lower and f.bold and c.h < 9:
    bar = 1
  g.rect(0, 0, s, c.h)
  half_bowl(f, g, s / 2, low, w, c.h, s, b, bar)
  run = lean(w * 0.6, low + bar * 0.4, f.d * 0.95, 0.6)
  g.slant(w * 0.5, low + bar * 0.5, w - run / 2, 0, run)
  g.mirror(w)
  return (f.slant[0] if not f.hinted else 0 if f.size < 18 else 1), w, f.side[1]
