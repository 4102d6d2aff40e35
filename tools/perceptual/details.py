#!/usr/bin/env python3
"""Labelled pairs of the smallest things on a screen, and how many of them `perceptual` judges rightly.

  pip install skia-python cairocffi numpy pillow
  tools/perceptual/details.py FOLDER [LIKENESS]     LIKENESS is the command, .build/release/likeness by default

Real changes: one digit or letter in text of 7 to 18 pixels, inside a line, at its end and alone, the colour of its ink, the colour of lines of 1 to 3 pixels,
icons with another radius, stroke or colour, patches of a photograph. The same: such text moved by a part of a pixel by Skia, Cairo and Pillow, a word or single
letters of it moved, drawn by one of them and by another, hinted, with another kind of anti-aliasing, another gamma, and with rounding noise; icons and lines
moved by a part of a pixel.
The table tells apart pairs with inks of even and of odd numbers. The rule was tuned without those named `other`, whose faces are in no other pair.
"""
import itertools
import json
import os
import subprocess
import sys

import cairocffi as cairo
import numpy as np
import skia
from PIL import Image, ImageDraw, ImageFont

FOLDER = "/usr/share/fonts/truetype/"
FACES = [(name, FOLDER + file) for name, file in (
    ("DejaVu Sans", "dejavu/DejaVuSans.ttf"), ("Liberation Sans", "liberation/LiberationSans-Regular.ttf"), ("Lato", "lato/Lato-Regular.ttf"),
    ("Noto Sans", "noto/NotoSans-Regular.ttf"), ("DejaVu Sans Mono", "dejavu/DejaVuSansMono.ttf"),
    ("Liberation Serif", "liberation/LiberationSerif-Regular.ttf")) if os.path.exists(FOLDER + file)]
OTHER = "/usr/share/fonts/opentype/urw-base35/"
OTHER_FACES = [(name, OTHER + file) for name, file in (
    ("Nimbus Roman", "NimbusRoman-Regular.otf"), ("URW Bookman", "URWBookman-Light.otf"), ("Nimbus Mono PS", "NimbusMonoPS-Regular.otf"),
    ("Nimbus Sans Narrow", "NimbusSansNarrow-Regular.otf")) if os.path.exists(OTHER + file)]
SIZES = (7, 8, 9, 10, 11, 12, 13, 14, 16, 18)
WHITE = (255, 255, 255)
GROUNDS = [((0, 0, 0), WHITE), ((33, 37, 41), (248, 249, 250)), ((119, 119, 119), WHITE), ((230, 232, 236), (24, 26, 30)), ((13, 110, 253), WHITE)]
SWAPS = [(a, b) for a, b in itertools.combinations("0123456789", 2)] + [
    (".", ","), (":", ";"), ("c", "e"), ("o", "e"), ("n", "h"), ("i", "l"), ("1", "l"), ("O", "0"), ("u", "v"), ("a", "o"), ("e", "é"),
    ("o", "ö"), ("S", "5"), ("B", "8"), ("rn", "m"), (".", " "), (",", " ")]
INKS = [("000000", "333333"), ("222222", "444444"), ("212529", "495057"), ("6c757d", "868e96"), ("999999", "aaaaaa"), ("000000", "1a1a1a"),
        ("0d6efd", "007bff"), ("dc3545", "c82333"), ("777777", "888888"), ("111827", "1f2937"), ("0a84ff", "0066cc")]
LINES = [("000000", "5f5f5f"), ("000000", "202020"), ("cccccc", "dddddd"), ("ced4da", "dee2e6"), ("808080", "aaaaaa"), ("b0b0b0", "cdcdcd"),
         ("c8c8c8", "d0d0d0"), ("dc3545", "fd7e14"), ("0d6efd", "6f42c1"), ("0d6efd", "0a58ca")]


def rgb(code):
    return tuple(int(code[i:i + 2], 16) for i in (0, 2, 4))


def opaque(surface):
    surface.flush()
    height, width = surface.get_height(), surface.get_width()
    return np.frombuffer(bytes(surface.get_data()), np.uint8).reshape(height, width, 4)[:, :, 2::-1].copy()


def by_cairo(words, face, size, ink, ground, dx=0.0, dy=0.0, hint=None, smooth=cairo.ANTIALIAS_GRAY, moved=itertools.repeat(True)):
    surface = cairo.ImageSurface(cairo.FORMAT_RGB24, 8 + 8 * size, 12 + 2 * size)
    c = cairo.Context(surface)
    c.set_source_rgb(*(v / 255 for v in ground))
    c.paint()
    options = cairo.FontOptions()
    options.set_hint_style(cairo.HINT_STYLE_NONE if hint is None else hint)
    options.set_hint_metrics(cairo.HINT_METRICS_OFF)
    options.set_antialias(smooth)
    c.set_font_options(options)
    c.select_font_face(face[0])
    c.set_font_size(size)
    c.set_source_rgb(*(v / 255 for v in ink))
    at = 6.0
    for letter, moves in zip(words, moved):
        # Every letter at a whole pixel, so that the renderers place them alike.
        c.move_to(round(at) + dx * moves, size + 6 + dy * moves)
        if hint is None:
            # Cairo moves glyphs to whole pixels, and paths not.
            c.text_path(letter)
            c.fill()
        else:
            c.show_text(letter)
        at += c.text_extents(letter)[4]
    return opaque(surface)


def by_skia(words, face, size, ink, ground, dx=0.0, dy=0.0, edging=skia.Font.Edging.kAntiAlias, moved=itertools.repeat(True)):
    pixels = np.zeros((12 + 2 * size, 8 + 8 * size, 4), np.uint8)
    info = skia.ImageInfo.Make(pixels.shape[1], pixels.shape[0], skia.kRGBA_8888_ColorType, skia.kOpaque_AlphaType)
    surface = skia.Surface.MakeRasterDirect(info, pixels, pixels.shape[1] * 4)
    canvas = surface.getCanvas()
    canvas.clear(skia.Color(*ground))
    font = skia.Font(skia.Typeface.MakeFromFile(face[1]), size)
    font.setSubpixel(True)
    font.setBaselineSnap(False)
    font.setHinting(skia.FontHinting.kNone)
    font.setEdging(edging)
    at = 6.0
    for letter, moves in zip(words, moved):
        canvas.drawString(letter, round(at) + dx * moves, size + 6 + dy * moves, font, skia.Paint(Color=skia.Color(*ink), AntiAlias=True))
        at += font.measureText(letter)
    surface.flushAndSubmit()
    return pixels[:, :, :3].copy()


def by_pillow(words, face, size, ink, ground):
    picture = Image.new("RGB", (8 + 8 * size, 12 + 2 * size), ground)
    font = ImageFont.truetype(face[1], size, layout_engine=ImageFont.Layout.BASIC)
    ImageDraw.Draw(picture).text((6, 6 + size), words, ink, font, anchor="ls")
    return np.array(picture)


def gamma(pixels, ink, ground, exponent):
    """The same coverage, blended by another curve: what a renderer's text contrast does."""
    ink, ground = np.array(ink, float), np.array(ground, float)
    axis = np.abs(ink - ground).argmax()
    coverage = np.clip((pixels[:, :, axis] - ground[axis]) / (ink[axis] - ground[axis]), 0, 1) ** exponent
    return np.round(ground + coverage[:, :, None] * (ink - ground)).astype(np.uint8)


def frame(thickness, color, ground=WHITE, by=0.0):
    surface = cairo.ImageSurface(cairo.FORMAT_RGB24, 140, 60)
    c = cairo.Context(surface)
    c.set_source_rgb(*(v / 255 for v in ground))
    c.paint()
    c.set_source_rgb(*(v / 255 for v in color))
    c.set_line_width(thickness)
    c.rectangle(10 + thickness / 2 + by, 10 + thickness / 2 + by, 120 - thickness, 40 - thickness)
    c.stroke()
    return opaque(surface)


def icon(kind, color=(33, 37, 41), radius=6.0, width=1.5, by=0.0, move=0.0):
    surface = cairo.ImageSurface(cairo.FORMAT_RGB24, 32, 32)
    c = cairo.Context(surface)
    c.set_source_rgb(1, 1, 1)
    c.paint()
    c.translate(8 + by, 8 + by)
    c.set_source_rgb(*(v / 255 for v in color))
    c.set_line_width(width)
    if kind == "ring":
        c.arc(8, 8, radius, 0, 6.2831853)
    elif kind == "arrow":
        for x, y in ((2, 8), (8, 3 + move), (8, 13 - move)):
            c.move_to(x, y)
            c.line_to(14, 8)
    else:
        c.move_to(3, 8)
        c.line_to(6.5, 12)
        c.line_to(13, 4 + move)
    c.stroke()
    return opaque(surface)


def photograph(seed):
    """Soft shapes of several sizes and the grain of a sensor."""
    r = np.random.default_rng(seed)
    pixels = np.zeros((120, 160, 3))
    for side, strength in ((4, 150), (10, 70), (30, 30), (80, 14)):
        coarse = Image.fromarray(r.integers(0, 256, (side * 3 // 4, side, 3), np.uint8))
        pixels += (np.array(coarse.resize((160, 120), Image.BICUBIC), float) - 128) * strength / 256
    return np.clip(128 + pixels + r.normal(0, 2, pixels.shape), 0, 255).astype(np.uint8)


def text_pairs(face):
    for size, (index, (ink, ground)) in itertools.product(SIZES, enumerate(GROUNDS)):
        draw = (by_cairo, by_skia, by_pillow)[(size + index) % 3]
        for swap, (old, new) in enumerate(SWAPS):
            if (swap + index) % 3 == 0:
                yield "real", f"swap-{size}", index, *(draw(f"1{c}4 kr", face, size, ink, ground) for c in (old, new))
        if size < 9:
            continue
        words = "Total 138.50"
        plain = draw(words, face, size, ink, ground)
        # Pillow draws at whole pixels only.
        mover = by_skia if draw is by_pillow else draw
        still = mover(words, face, size, ink, ground)
        for name, dx, dy in (("quarter", .25, 0), ("half", .5, 0), ("down-quarter", 0, .25), ("down-half", 0, .5), ("both", .4, .3)):
            yield "same", f"text-{name}", index, still, mover(words, face, size, ink, ground, dx, dy)
        yield "same", "text-noise", index, plain, noisy(plain, 2)
        for exponent in (.8, .9, 1.12, 1.25):
            yield "same", f"text-gamma-{exponent}", index, plain, gamma(plain, ink, ground, exponent)
        one, other = by_cairo(words, face, size, ink, ground), by_skia(words, face, size, ink, ground)
        yield "same", "cairo-skia", index, one, other
        yield "same", "skia-cairo-moved", index, other, by_cairo(words, face, size, ink, ground, .3)
        glyphs = by_cairo(words, face, size, ink, ground, hint=cairo.HINT_STYLE_NONE)
        yield "same", "glyphs-skia", index, glyphs, other
        yield "same", "glyphs-path", index, glyphs, one
        yield "same", "hint-slight", index, glyphs, by_cairo(words, face, size, ink, ground, hint=cairo.HINT_STYLE_SLIGHT)
        yield "same", "lcd", index, glyphs, by_cairo(words, face, size, ink, ground, hint=cairo.HINT_STYLE_NONE, smooth=cairo.ANTIALIAS_SUBPIXEL)
        yield "same", "skia-lcd", index, other, by_skia(words, face, size, ink, ground, edging=skia.Font.Edging.kSubpixelAntiAlias)
    for size, (index, (old, new)) in itertools.product(SIZES[2:], enumerate(INKS)):
        draw = (by_cairo, by_skia, by_pillow)[(size + index) % 3]
        yield "real", f"ink-{old}-{new}", index, *(draw("Total 138.50", face, size, rgb(c), WHITE) for c in (old, new))


def neighbour_pairs(face, of=""):
    """A letter that changed, a word or single letters that moved, beside text that stayed."""
    for size, (index, (ink, ground)) in itertools.product(SIZES, enumerate(GROUNDS)):
        draw = (by_cairo, by_skia, by_pillow)[(size + index) % 3]
        places = dict(last="Sum 1%s", alone="%s") | (dict(swap="1%s4 kr") if of else {})
        for swap, pair in enumerate(SWAPS):
            if (swap + index) % 3 == 0:
                for place, words in places.items():
                    yield "real", f"{of}{place}-{size}", index, *(draw(words % c, face, size, ink, ground) for c in pair)
        if size < 9:
            continue
        words = "Total 138.50"
        mover = (by_cairo, by_skia)[(size + index) % 2]
        still = mover(words, face, size, ink, ground)
        letters = np.random.default_rng(size * 10 + index).integers(0, 2, len(words))
        for part, moved in (("word", [c not in "Total" for c in words]), ("letters", letters)):
            for name, dx, dy in (("quarter", .25, 0), ("half", .5, 0), ("down-quarter", 0, .25), ("down-half", 0, .5)):
                yield "same", f"{of}{part}-{name}", index, still, mover(words, face, size, ink, ground, dx, dy, moved=moved)


def noisy(pixels, by):
    return np.clip(pixels + np.random.default_rng(1).integers(-by, by + 1, pixels.shape), 0, 255).astype(np.uint8)


def shape_pairs():
    for index, (old, new) in enumerate(LINES):
        for thickness in (1, 2, 3):
            yield "real", f"line-{thickness}", index, frame(thickness, rgb(old)), frame(thickness, rgb(new))
            for by in (.25, .5):
                yield "same", f"line-moved-{by}", index, frame(thickness, rgb(old)), frame(thickness, rgb(old), by=by)
    for index, (kind, width) in enumerate(itertools.product(("ring", "arrow", "tick"), (1.0, 1.2, 1.5, 2.0))):
        plain = icon(kind, width=width)
        for name, rest in (("colour", dict(color=(60, 64, 68))), ("blue", dict(color=(33, 37, 81))), ("width-60", dict(width=width * .6)), ("tip", dict(move=1))):
            if name != "tip" or kind != "ring":
                yield "real", f"icon-{name}", index, plain, icon(kind, **{"width": width, **rest})
        if kind == "ring":
            yield "real", "icon-radius", index, plain, icon(kind, width=width, radius=5.5)
        for by in (.25, .5):
            yield "same", f"icon-moved-{by}", index, plain, icon(kind, width=width, by=by)
        yield "same", "icon-noise", index, plain, noisy(plain, 2)
    for seed in range(8):
        plain = photograph(seed)
        yield "same", "photograph-noise", seed, plain, noisy(plain, 2)
        r = np.random.default_rng(seed + 50)
        for name, side, by in (("pixel-40", 1, 40), ("patch-3-by-25", 3, 25), ("patch-8-by-8", 8, 8)):
            for _ in range(4):
                changed = plain.astype(int)
                y, x = r.integers(4, 108), r.integers(4, 148)
                part = changed[y:y + side, x:x + side]
                part += np.where(part > 127, -by, by) if side < 8 else by
                yield "real", f"photograph-{name}", seed, plain, np.clip(changed, 0, 255).astype(np.uint8)


def generate(folder):
    for side in ("reference", "actual"):
        os.makedirs(f"{folder}/{side}", exist_ok=True)
    pairs = itertools.chain(
        *(text_pairs(face) for face in FACES), shape_pairs(), *(neighbour_pairs(face) for face in FACES),
        *(neighbour_pairs(face, "other-") for face in OTHER_FACES))
    for serial, (label, kind, index, reference, actual) in enumerate(pairs):
        if (reference == actual).all():
            continue
        for side, pixels in (("reference", reference), ("actual", actual)):
            Image.fromarray(pixels).save(f"{folder}/{side}/{label}.{kind.replace('.', '_')}.{index}.{serial}.png", compress_level=1)


def main():
    folder = sys.argv[1]
    if not os.path.isdir(f"{folder}/reference"):
        generate(folder)
    likeness = sys.argv[2] if len(sys.argv) > 2 else ".build/release/likeness"
    run = subprocess.run([likeness, "compare", f"{folder}/reference", f"{folder}/actual", "--json"], capture_output=True, check=False)
    table, halves = {}, {0: [0, 0, 0, 0], 1: [0, 0, 0, 0]}
    for pair in json.loads(run.stdout)["pairs"]:
        label, kind, index, _, _ = pair["name"].split(".")
        row = table.setdefault((label, kind), [0, 0])
        row[0] += pair["match"] == (label == "same")
        row[1] += 1
        halves[int(index) % 2][(label == "same") * 2 + pair["match"]] += 1
    for (label, kind), (right, total) in sorted(table.items()):
        print(f"{label}  {kind:26} {right:4} of {total}{'' if right == total else '   <'}")
    for half, words in ((0, "even"), (1, "odd")):
        found, missed, false, forgiven = halves[half]
        print(f"{words}: real changes found {found}, missed {missed}; same pictures failed {false}, passed {forgiven}")


if __name__ == "__main__":
    main()
