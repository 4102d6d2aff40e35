"""A drawing board: paths of lines and curves, stroked with a flat pen, collected as closed contours.

Units are pixels, y grows upwards and the baseline is y = 0. The pen is an ellipse, `wide` across and `high` up: an upright
stroke comes out `wide` thick, a level one `high` thick, and a curve passes smoothly from one to the other. Ends are cut flat.

Contours all run the same way round, so overlapping ones simply unite under the non-zero rule. Only `+ - * /` and square
roots are used: the same drawing comes out on every machine.
"""

from math import sqrt as root  # correctly rounded on every machine: IEEE 754 asks for it


class Path:
  """A skeleton line. Curves are named by how they leave and arrive: `hv` leaves level and arrives upright."""

  def __init__(self, x, y, roundness):
    self.x, self.y, self.k = x, y, roundness
    self.pieces = []  # each is (p0, p1, p2, p3), a cubic; a line is a straight cubic
    self.thin_start = self.thin_end = 1.0

  def _add(self, c1, c2, x, y):
    self.pieces.append(((self.x, self.y), c1, c2, (x, y)))
    self.x, self.y = x, y
    return self

  def to(self, x, y):
    """A straight line."""
    if x == self.x and y == self.y:
      return self
    dx, dy = (x - self.x) / 3, (y - self.y) / 3
    return self._add((self.x + dx, self.y + dy), (x - dx, y - dy), x, y)

  def hv(self, x, y, k=None):
    """A quarter turn that leaves level and arrives upright."""
    k = self.k if k is None else k
    return self._add((self.x + k * (x - self.x), self.y), (x, y - k * (y - self.y)), x, y)

  def vh(self, x, y, k=None):
    """A quarter turn that leaves upright and arrives level."""
    k = self.k if k is None else k
    return self._add((self.x, self.y + k * (y - self.y)), (x - k * (x - self.x), y), x, y)

  def vv(self, x, y, k):
    """A double bend that leaves and arrives upright: the spine of S."""
    dy = k * (y - self.y)
    return self._add((self.x, self.y + dy), (x, y - dy), x, y)

  def hh(self, x, y, k):
    """A double bend that leaves and arrives level: a tilde."""
    dx = k * (x - self.x)
    return self._add((self.x + dx, self.y), (x - dx, y), x, y)

  def cut(self, start=0.0, end=0.0):
    """Shortens the first piece by the share `start` and the last by `end`."""
    if start > 0:
      self.pieces[0] = split(self.pieces[0], start)[1]
    if end > 0:
      self.pieces[-1] = split(self.pieces[-1], 1 - end)[0]
    return self

  def thin(self, start=1.0, end=1.0):
    """Lets the pen swell from `start` along the first piece, and shrink to `end` along the last: joints that do not clog."""
    self.thin_start, self.thin_end = start, end
    return self


def split(piece, t):
  """De Casteljau: both halves of a cubic."""
  def mix(p, q):
    return (p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t)
  a, b, c, d = piece
  ab, bc, cd = mix(a, b), mix(b, c), mix(c, d)
  abc, bcd = mix(ab, bc), mix(bc, cd)
  mid = mix(abc, bcd)
  return (a, ab, abc, mid), (mid, bcd, cd, d)


class Board:
  """Collects the contours of one glyph."""

  def __init__(self, roundness, fineness):
    self.contours = []
    self.base = 0  # of a letter with marks, how many contours are those of the letter
    self.k = roundness
    self.steps = fineness  # chords in a quarter turn

  def path(self, x, y):
    return Path(x, y, self.k)

  def polygon(self, points):
    """A filled polygon, turned anticlockwise whichever way it was given."""
    area = 0.0
    for (x0, y0), (x1, y1) in zip(points, points[1:] + points[:1]):
      area += x0 * y1 - x1 * y0
    if area != 0:
      self.contours.append(points if area > 0 else points[::-1])

  def rect(self, x0, y0, x1, y1):
    self.polygon([(x0, y0), (x1, y0), (x1, y1), (x0, y1)])

  def slant(self, x0, y0, x1, y1, run):
    """A leaning stroke between two centres, cut level at both ends, `run` wide measured along the cut."""
    r = run / 2
    self.polygon([(x0 - r, y0), (x0 + r, y0), (x1 + r, y1), (x1 - r, y1)])

  def disc(self, x0, y0, x1, y1, k=None):
    """A filled oval."""
    mx, my = (x0 + x1) / 2, (y0 + y1) / 2
    k = self.k if k is None else k
    path = Path(x1, my, k).vh(mx, y1).hv(x0, my).vh(mx, y0).hv(x1, my)
    points = []
    for piece in path.pieces:
      points += [p for p, _ in flatten(piece, self.steps)][:-1]
    self.polygon(points)

  def stroke(self, path, wide, high):
    """Draws the pen along a path."""
    last = len(path.pieces) - 1
    for index, piece in enumerate(path.pieces):
      a0 = path.thin_start if index == 0 else 1.0
      a1 = path.thin_end if index == last else 1.0
      straight = piece[1][0] * 3 == piece[0][0] * 2 + piece[3][0] and piece[1][1] * 3 == piece[0][1] * 2 + piece[3][1]
      marks = flatten(piece, 1 if straight and a0 == a1 else self.steps)
      left, right = [], []
      for i, ((x, y), (dx, dy)) in enumerate(marks):
        t = i / (len(marks) - 1)
        scale = a0 + (a1 - a0) * t
        a, b = wide * scale / 2, high * scale / 2
        nx, ny = -dy, dx
        reach = root(a * a * nx * nx + b * b * ny * ny)
        if reach == 0:
          continue
        ox, oy = a * a * nx / reach, b * b * ny / reach
        left.append((x + ox, y + oy))
        right.append((x - ox, y - oy))
      self.polygon(left + right[::-1])

  def ring(self, x0, y0, x1, y1, wide, high, k=None):
    """An O that fills the box with the outside of its stroke."""
    l, r, d, u = x0 + wide / 2, x1 - wide / 2, y0 + high / 2, y1 - high / 2
    mx, my = (x0 + x1) / 2, (y0 + y1) / 2
    k = self.k if k is None else k
    self.stroke(Path(r, my, k).vh(mx, u).hv(l, my).vh(mx, d).hv(r, my), wide, high)

  def mirror(self, width):
    """Turns the drawing left for right within the given width."""
    self.contours = [[(width - x, y) for x, y in c][::-1] for c in self.contours]

  def turn(self, width, height):
    """Turns the drawing upside down, about the middle of a box that stands on the baseline."""
    self.contours = [[(width - x, height - y) for x, y in c] for c in self.contours]

  def move(self, dx, dy):
    self.contours = [[(x + dx, y + dy) for x, y in c] for c in self.contours]


def flatten(piece, steps):
  """Points along a cubic with the direction of travel at each."""
  (x0, y0), (x1, y1), (x2, y2), (x3, y3) = piece
  marks = []
  for i in range(steps + 1):
    t = i / steps
    u = 1 - t
    a, b, c, d = u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t
    da, db, dc = u * u, 2 * u * t, t * t
    dx = da * (x1 - x0) + db * (x2 - x1) + dc * (x3 - x2)
    dy = da * (y1 - y0) + db * (y2 - y1) + dc * (y3 - y2)
    marks.append(((a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3), (dx, dy)))
  return marks


def lean(width, height, thickness, share=1.0):
  """How wide, along a level cut, a slanting stroke of the given thickness is.

  The stroke's outside spans `width` while it climbs `height`; `share` says how much of its own cut lies inside that span
  (1 for the leg of a K, one half for the leg of an A, which shares its top with the other leg).
  """
  run = thickness
  for _ in range(12):
    dx = width - run * share
    run = thickness * root(dx * dx + height * height) / height
  return run
