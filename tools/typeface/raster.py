"""Contours to rows of grey: sixteen levels, from the share of each pixel that is inside.

Sixteen lines cross every pixel row; along each the covered length is exact. Edges that lie on the pixel grid, as grid
fitting makes them, therefore come out fully black with no grey beside them.
"""

LINES = 16
DIGITS = ".123456789abcde#"


def floor(value):
  whole = int(value)
  return whole - 1 if value < whole else whole


def coverage(contours):
  """The art of the contours: `(left, top, rows)`, trimmed to the ink, or None where there is no ink."""
  if not contours:
    return None
  xs = [x for c in contours for x, _ in c]
  ys = [y for c in contours for _, y in c]
  left, right = floor(min(xs)), floor(max(xs)) + 1
  bottom, top = floor(min(ys)), floor(max(ys)) + 1
  width, height = right - left, top - bottom
  crossings = [[] for _ in range(height * LINES)]
  for contour in contours:
    x0, y0 = contour[-1]
    for x1, y1 in contour:
      if y0 != y1:
        way, xa, ya, xb, yb = (1, x0, y0, x1, y1) if y0 < y1 else (-1, x1, y1, x0, y0)
        slope = (xb - xa) / (yb - ya)
        # Line n lies at bottom + (n + 1/2) / LINES.
        n = floor((ya - bottom) * LINES + 0.5)
        end = floor((yb - bottom) * LINES + 0.5)
        while n < end:
          crossings[n].append((xa + (bottom + (n + 0.5) / LINES - ya) * slope - left, way))
          n += 1
      x0, y0 = x1, y1
  rows = []
  for row in range(height - 1, -1, -1):
    sums = [0.0] * (width + 2)  # sums[i]: what pixel i has beyond its left neighbour
    for n in range(row * LINES, row * LINES + LINES):
      line = sorted(crossings[n])
      wind = 0
      for x, way in line:
        if wind == 0:
          start = x
        wind += way
        if wind == 0 and x > start:
          deposit(sums, start, 1.0)
          deposit(sums, x, -1.0)
    level, cells = 0.0, []
    for i in range(width):
      level += sums[i]
      cells.append(min(15, max(0, floor(level / LINES * 15 + 0.5))))
    rows.append(cells)
  return trimmed(left, top, rows)


def deposit(sums, x, sign):
  """Everything right of `x` is covered from here on: the pixel that holds `x` by the part right of it."""
  i = int(x)
  part = x - i
  sums[i] += sign * (1 - part)
  sums[i + 1] += sign * part


def trimmed(left, top, rows):
  """Without the empty rows and columns around the ink."""
  while rows and not any(rows[0]):
    rows, top = rows[1:], top - 1
  while rows and not any(rows[-1]):
    rows = rows[:-1]
  if not rows:
    return None
  while not any(r[0] for r in rows):
    rows, left = [r[1:] for r in rows], left + 1
  while not any(r[-1] for r in rows):
    rows = [r[:-1] for r in rows]
  return left, top, ["".join(DIGITS[v] for v in r) for r in rows]
