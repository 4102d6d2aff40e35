#!/usr/bin/env python3
"""The table of Tests/LikenessCompareTests/PixelmatchTableTests.swift: how many pixels mapbox/pixelmatch counts in pictures made of seeded integers.

  python3 tools/pixelmatch/counts.py [FOLDER]

The counts come from this file alone, which shares no line with the comparer: pixelmatch's arithmetic in doubles, pixel by pixel, as its sources have it.
They are those of release 7.2.0. With a FOLDER of pixelmatch's own pairs and an `expected.json` with its counts, these are checked first (that needs
Pillow), and nothing is printed if one differs.
"""
import json
import math
import sys
from pathlib import Path

THRESHOLDS = (0, 0.05, 0.1, 0.3)
# A seed, a width and a height: by the seed the pictures are hard or soft, opaque or translucent, colored or gray.
PAIRS = (
    (1, 61, 40), (2, 64, 37), (3, 33, 33), (4, 80, 24), (5, 47, 52), (6, 90, 30), (7, 1, 300), (8, 257, 1), (21, 3, 3), (10, 70, 41), (11, 66, 29),
    (12, 130, 17))


# Pictures.

def numbers(seed):
    """Splitmix64."""
    mask = (1 << 64) - 1
    while True:
        seed = (seed + 0x9E3779B97F4A7C15) & mask
        z = seed
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & mask
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & mask
        yield z ^ (z >> 31)


def made_pair(seed, width, height):
    """Two pictures as rows of (red, green, blue, alpha)."""
    dice = numbers(seed)

    def color():
        bits = next(dice)
        red, green, blue, alpha = (bits >> shift & 255 for shift in (0, 8, 16, 24))
        if seed % 4 == 0:
            green = blue = red
        return red, green, blue, (255, (0, 1, 127, 254, 255)[alpha % 5], alpha)[seed % 3]

    palette = [color() for _ in range(2 + next(dice) % 4)]
    cells = [[palette[next(dice) % len(palette)] for _ in range((width + 4) // 5)] for _ in range((height + 3) // 4)]
    sharp = [[cells[y // 4][x // 5] for x in range(width)] for y in range(height)]

    def softened(share):
        """A part of every pixel is taken from the one to its right."""
        if seed % 2 == 1:
            return [list(row) for row in sharp]
        return [[tuple((share * a + (4 - share) * b) // 4 for a, b in zip(row[x], row[min(x + 1, width - 1)], strict=True))
                 for x in range(width)] for row in sharp]

    first, second = softened(2), softened(3)
    for row in second:
        for x in range(width):
            if next(dice) % 8 == 0:
                kind, by = next(dice) % 3, next(dice) % 31 - 15
                old = row[x]
                row[x] = (palette[by % len(palette)], (*(min(max(c + by, 0), 255) for c in old[:3]), old[3]), (*old[:3], (old[3] + by) % 256))[kind]
    return first, second


# Distances.

def ground(index):
    """What lies under the translucent pixel of that number."""
    k = 4 * index
    return 48 + 159 * (k % 2), 48 + 159 * (math.floor(k / 1.618033988749895) % 2), 48 + 159 * (math.floor(k / 2.618033988749895) % 2)


def steps(a, b, under):
    """The differences of red, green and blue over a ground."""
    if a[3] == b[3] == 255:
        return [p - q for p, q in zip(a[:3], b[:3], strict=True)]
    return [(p * a[3] - q * b[3] - u * (a[3] - b[3])) / 255 for p, q, u in zip(a[:3], b[:3], under, strict=True)]


def brightness(red, green, blue):
    return red * 0.29889531 + green * 0.58662247 + blue * 0.11448223


def exceeds(threshold, a, b, index):
    red, green, blue = steps(a, b, ground(index))
    y = brightness(red, green, blue)
    i = red * 0.59597799 - green * 0.27417610 - blue * 0.32180189
    q = red * 0.21147017 - green * 0.52261711 + blue * 0.31114694
    return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q > 35215 * threshold * threshold


def brighter(a, b, index):
    return brightness(*steps(a, b, ground(index)))


# Anti-aliasing, after Vysniauskas.

def around(width, height, x, y):
    """The neighbours of a pixel, column by column."""
    return [(i, j) for i in range(max(x - 1, 0), min(x + 2, width)) for j in range(max(y - 1, 0), min(y + 2, height)) if (i, j) != (x, y)]


def at_side(width, height, x, y):
    return x in (0, width - 1) or y in (0, height - 1)


def is_flat(picture, x, y):
    width, height = len(picture[0]), len(picture)
    return at_side(width, height, x, y) + sum(picture[j][i] == picture[y][x] for i, j in around(width, height, x, y)) > 2


def is_antialiased(picture, other, x, y):
    width, height = len(picture[0]), len(picture)
    equal, darkest, brightest = int(at_side(width, height, x, y)), (0, None), (0, None)
    for i, j in around(width, height, x, y):
        delta = brighter(picture[y][x], picture[j][i], y * width + x)
        if delta == 0:
            equal += 1
        elif delta < darkest[0]:
            darkest = delta, (i, j)
        elif delta > brightest[0]:
            brightest = delta, (i, j)
    if equal > 2 or darkest[1] is None or brightest[1] is None:
        return False
    return any(is_flat(picture, *place) and is_flat(other, *place) for place in (darkest[1], brightest[1]))


def counted(threshold, first, second):
    """How many pixels differ: without those that look like anti-aliasing, and with them."""
    width, over = len(first[0]), []
    for y, (p, q) in enumerate(zip(first, second, strict=True)):
        over += [(x, y) for x in range(width)
                 if p[x] != q[x] and (p[x][3] or q[x][3]) and exceeds(threshold, p[x], q[x], y * width + x)]
    edges = sum(is_antialiased(first, second, x, y) or is_antialiased(second, first, x, y) for x, y in over)
    return len(over) - edges, len(over)


def check(folder):
    """Ends the program where pixelmatch's own counts are others."""
    from PIL import Image

    def rows(name):
        with Image.open(folder / name) as file:
            picture = file.convert("RGBA")
            pixels = list(zip(*[iter(picture.tobytes())] * 4, strict=True))
            return [pixels[start:start + picture.width] for start in range(0, len(pixels), picture.width)]

    checked = 0
    for pair in json.loads((folder / "expected.json").read_text(encoding="utf-8")):
        first, second = rows(pair["a"]), rows(pair["b"])
        known = {}
        for count in pair["counts"]:
            if count["metric"] != "yiq":
                continue
            key = count["threshold"]
            if key not in known:
                known[key] = counted(key, first, second)
            if known[key][count["antialiased"] == "counted"] != count["differentPixels"]:
                sys.exit(f"{pair['a']} and {pair['b']}: pixelmatch has {count}, and this program {known[key]}.")
            checked += 1
    print(f"{checked} counts of pixelmatch are those of this program.", file=sys.stderr)


if __name__ == "__main__":
    if len(sys.argv) > 1:
        check(Path(sys.argv[1]))
    for seed, width, height in PAIRS:
        pair = made_pair(seed, width, height)
        counts = [count for threshold in THRESHOLDS for count in counted(threshold, *pair)]
        print(f"    Row({seed}, {width}, {height}, {counts}),")
