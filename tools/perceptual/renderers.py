#!/usr/bin/env python3
"""Labelled pairs of pictures from other renderers than those of corpus.py, and how many of them `perceptual` judges rightly.

  pip install cairocffi numpy pillow
  tools/perceptual/renderers.py FOLDER [LIKENESS]     LIKENESS is the command, .build/release/likeness by default

Screens are drawn by Cairo with every kind of hinting and anti-aliasing, by Pillow, and by Chromium where it is installed; encoders write and read them again.
The rule was tuned on the pairs with even seeds; those with odd ones are the judgement. The table tells the two apart.
"""
import io
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile

import cairocffi as cairo
import numpy as np
from PIL import Image, ImageDraw, ImageFont

SEEDS = range(8)
WORDS = "Invoice Delivery Address Phone Monday overdue 12.50 kr Total Discount Basket Checkout Hamburg Wien paid open Ship gift card".split()
FACES = ["DejaVu Sans", "Liberation Sans", "Lato", "Noto Sans", "Roboto", "Liberation Serif"]
FILES = ["dejavu/DejaVuSans.ttf", "liberation/LiberationSans-Regular.ttf", "lato/Lato-Regular.ttf", "noto/NotoSans-Regular.ttf"]
HINTS = dict(none=cairo.HINT_STYLE_NONE, slight=cairo.HINT_STYLE_SLIGHT, full=cairo.HINT_STYLE_FULL)
SMOOTH = dict(grey=cairo.ANTIALIAS_GRAY, lcd=cairo.ANTIALIAS_SUBPIXEL, hard=cairo.ANTIALIAS_NONE)

SAME = {
    "hint-slight": dict(hint="slight"), "hint-full": dict(hint="full"), "text-lcd": dict(smooth="lcd"), "text-aliased": dict(smooth="hard"),
    "text-right-third": dict(dx=.33), "text-down-third": dict(dy=.33), "shapes-aliased": dict(shapes="hard"), "shapes-quarter": dict(by=.25),
    "jpeg-95": dict(encode=("JPEG", 95, 0)), "jpeg-90": dict(encode=("JPEG", 90, 0)), "jpeg-85": dict(encode=("JPEG", 85, 0)),
    "jpeg-95-420": dict(encode=("JPEG", 95, 2)), "jpeg-90-420": dict(encode=("JPEG", 90, 2)), "webp-95": dict(encode=("WEBP", 95, 0)),
    "webp-90": dict(encode=("WEBP", 90, 0)), "linear-light": dict(encode=("LINEAR", 0, 0)),
    "noise-2": dict(encode=("NOISE", 2, 0)),
}
REAL = ("letter digit digit-8 full-stop word-missing word-colour rule-missing rule-moved rule-darker border-missing border-moved dot-missing "
        "dot-pale dot-moved badge-colour card-off-by-3 ground-off-by-3 button-moved all-moved icon-missing stroke-missing "
        "caption switch-off").split()
NOISY = "letter digit-8 rule-missing rule-moved border-missing dot-missing dot-pale card-off-by-4 all-moved icon-missing caption".split()


def screen(seed, change="", hint="none", smooth="grey", dx=0.0, dy=0.0, by=0.0, shapes="soft"):
    r = random.Random(seed * 7 + 1)
    k = 1 + seed // 2 % 2
    width, height = 320 * k, 220 * k
    dark = seed % 4 == 3
    ground = (24, 26, 30) if dark else r.choice([(255, 255, 255), (246, 247, 249)])
    ink = (230, 232, 236) if dark else r.choice([(0, 0, 0), (33, 37, 41), (60, 64, 72)])
    card = (36, 40, 46) if dark else (236, 239, 243)
    line = (58, 62, 70) if dark else r.choice([(222, 226, 230), (206, 212, 218), (173, 181, 189)])
    accent = r.choice([(13, 110, 253), (25, 135, 84), (220, 53, 69), (255, 193, 7), (111, 66, 193)])
    surface = cairo.ImageSurface(cairo.FORMAT_RGB24, width, height)
    c = cairo.Context(surface)

    def color(value, off=0):
        c.set_source_rgb(*((v + (off if v < 200 else -off)) / 255 for v in value))

    def text(words, x, y, size, value, bold=False):
        options = cairo.FontOptions()
        options.set_hint_style(HINTS[hint])
        options.set_hint_metrics(cairo.HINT_METRICS_OFF)
        options.set_antialias(SMOOTH[smooth])
        c.set_font_options(options)
        c.select_font_face(FACES[seed % len(FACES)], cairo.FONT_SLANT_NORMAL, cairo.FONT_WEIGHT_BOLD if bold else cairo.FONT_WEIGHT_NORMAL)
        c.set_font_size(size * k)
        color(value)
        # Glyphs at whole pixels, as toolkits with hinting place them.
        extents = [c.text_extents(letter)[4] for letter in words]
        at = 0.0
        for letter, advance in zip(words, extents):
            c.move_to(round(x * k + at) + dx, round(y * k) + dy)
            c.show_text(letter)
            at += advance

    c.set_antialias(cairo.ANTIALIAS_GRAY)
    color(ground, 3 if change == "ground-off-by-3" else 0)
    c.paint()
    c.set_antialias(cairo.ANTIALIAS_NONE if shapes == "hard" else cairo.ANTIALIAS_GRAY)
    text("Orders " + r.choice(WORDS), 14, 24, 18, ink, bold=True)
    if change != "rule-missing":
        color(ink if change == "rule-darker" else line)
        c.rectangle(14 * k, 34 * k + (change == "rule-moved"), 292 * k, 1)
        c.fill()
    # A card with a border of a pixel, and lines of text on it.
    color(card, {"card-off-by-3": 3, "card-off-by-4": 4}.get(change, 0))
    c.rectangle(14 * k, 44 * k, 292 * k, 96 * k)
    c.fill()
    if change != "border-missing":
        color(line)
        c.set_line_width(1)
        c.rectangle(14 * k + .5 + (change == "border-moved"), 44 * k + .5, 292 * k - 1, 96 * k - 1)
        c.stroke()
    for i in range(4):
        y = 62 + 22 * i
        words = " ".join(r.choice(WORDS) for _ in range(3))
        if i == 1 and change == "letter":
            words = words[:3] + ("c" if words[3] == "e" else "e") + words[4:]
        if i == 2 and change == "word-missing":
            words = " ".join(words.split()[:2])
        text(words + ("." if not (i == 3 and change == "full-stop") else ""), 40, y, 10 + i, accent if i == 0 and change == "word-colour" else ink)
        figures = f"{r.randint(10, 99)}3.{r.randint(10, 99)}"
        if i == 1 and change.startswith("digit"):
            figures = figures.replace("3.", "8." if change == "digit-8" else "5.")
        text(figures, 250, y, 11, ink)
        if not (i == 0 and change == "icon-missing"):
            color((255, 120, 0) if i == 2 and change == "badge-colour" else accent)
            c.arc(26 * k + by, (y - 4) * k + by, 5 * k, 0, 6.2831853)
            c.fill()
    c.rectangle(14 * k + by, (152 + (change == "button-moved") / k) * k, 96 * k, 26 * k)
    color(accent)
    c.fill()
    text("Pay naw" if change == "caption" else "Pay now", 34, 169, 12, (255, 255, 255))
    # A switch, a stroke, a dot, a strong and a pale one.
    color(line if change == "switch-off" else accent)
    c.arc(140 * k + by, 165 * k + by, 8 * k, 0, 6.2831853)
    c.arc(156 * k + by, 165 * k + by, 8 * k, 0, 6.2831853)
    c.fill()
    if change != "stroke-missing":
        color(ink)
        c.set_line_width(1.2 * k)
        c.move_to(190 * k, 176 * k)
        c.line_to(250 * k, 156 * k)
        c.stroke()
    gradient = cairo.LinearGradient(14 * k, 0, 306 * k, 0)
    gradient.add_color_stop_rgb(0, *(v / 255 for v in accent))
    gradient.add_color_stop_rgb(1, *(v / 255 for v in card))
    c.set_source(gradient)
    c.rectangle(14 * k, 188 * k, 292 * k, 10 * k)
    c.fill()
    surface.flush()
    pixels = np.frombuffer(bytes(surface.get_data()), np.uint8).reshape(height, width, 4)[:, :, 2::-1].copy()
    if change != "dot-missing":
        pixels[206 * k, (280 * k) + (change == "dot-moved")] = (128, 128, 128)
    if change == "dot-pale":
        at = pixels[210 * k, 300 * k].astype(int)
        pixels[210 * k, 300 * k] = at + (24 if dark else -24)
    return np.roll(pixels, 1, axis=1) if change == "all-moved" else pixels


def encoded(pixels, kind, quality, subsampling):
    """The pixels as an encoder or a calculation in linear light gives them back."""
    picture = Image.fromarray(pixels)
    if kind == "NOISE":
        noise = np.random.default_rng(1).integers(-quality, quality + 1, pixels.shape)
        return np.clip(pixels + noise, 0, 255).astype(np.uint8)
    if kind == "LINEAR":
        light = np.round((pixels / 255.0) ** 2.2 * 65535) / 65535
        return np.round(255 * light ** (1 / 2.2)).astype(np.uint8)
    buffer = io.BytesIO()
    rest = dict(subsampling=subsampling) if kind == "JPEG" else {}
    picture.save(buffer, kind, quality=quality, **rest)
    return np.array(Image.open(buffer).convert("RGB"))


def pillow(seed, change=""):
    """Lines of text by FreeType through Pillow."""
    r = random.Random(seed + 90)
    picture = Image.new("RGB", (300, 120), (255, 255, 255) if seed % 2 else (250, 250, 245))
    draw = ImageDraw.Draw(picture)
    face = f"/usr/share/fonts/truetype/{FILES[seed % len(FILES)]}"
    for i in range(5):
        words = " ".join(r.choice(WORDS) for _ in range(4))
        if i == 2 and change == "letter":
            words = words[:6] + ("u" if words[6] == "n" else "n") + words[7:]
        draw.fontmode = "1" if change == "aliased" else "L"
        draw.text((10, 8 + 22 * i), words, (20, 20, 20), ImageFont.truetype(face, 11 + i))
    if change == "dot":
        picture.putpixel((295, 60), (150, 150, 150))
    return np.array(picture)


PAGE = """<!doctype html><meta charset=utf-8><style>body{margin:0;background:#fff;font:14px/1.4 '%s';color:#222}
h1{font-size:21px;margin:12px 16px 6px}p{margin:6px 16px}.b{display:inline-block;margin:8px 16px;padding:7px 15px;border-radius:6px;background:#0d6efd;
color:#fff;border:1px solid #0a58ca}.c{margin:8px 16px;padding:8px;border:1px solid #dee2e6;background:#f8f9fa}%s</style>
<div class=t><h1>Your basket</h1><p>Three things are waiting for you, the oldest since 3 March.</p><div class=c>Total 138.50 with delivery</div>
<span class=b>Check out</span><p><small>Prices include tax; returns are free for 30 days.</small></p></div>"""
WEB = {
    "same.web-hint-none": ("", ["--font-render-hinting=none"]), "same.web-hint-full": ("", ["--font-render-hinting=full"]),
    "same.web-shift-third": (".t{will-change:transform;transform:translate(.3px,0)}", []),
    "real.web-border": (".c{border-color:#f8f9fa}", []), "real.web-radius": (".b{border-radius:0}", []), "real.web-button": (".b{background:#1070fd}", []),
    "real.web-moved": (".c{margin-left:17px;margin-right:15px}", []), "real.web-bold": ("p{font-weight:bold}", []),
    "real.web-larger": ("p{font-size:14.5px}", []), "real.web-colour": ("p{color:#444}", []), "real.web-underline": ("small{text-decoration:underline}", []),
    "real.web-spacing": ("h1{letter-spacing:.2px}", []),
}


def web(chromium, face, style, options):
    with tempfile.TemporaryDirectory() as folder:
        with open(f"{folder}/page.html", "w", encoding="utf-8") as file:
            file.write(PAGE % (face, style))
        command = [chromium, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--window-size=420,260", f"--user-data-dir={folder}/u",
                   f"--screenshot={folder}/p.png", *options, f"file://{folder}/page.html"]
        subprocess.run(command, capture_output=True, check=True, timeout=120)
        return np.array(Image.open(f"{folder}/p.png").convert("RGB"))


def write(folder, name, reference, actual):
    for side, pixels in (("reference", reference), ("actual", actual)):
        os.makedirs(f"{folder}/{side}", exist_ok=True)
        Image.fromarray(pixels).save(f"{folder}/{side}/{name}.png", compress_level=1)


def generate(folder):
    for seed in SEEDS:
        plain = screen(seed)
        for name, rest in SAME.items():
            options = dict(rest)
            encode = options.pop("encode", None)
            actual = encoded(plain, *encode) if encode else screen(seed, **options)
            write(folder, f"same.{name}.{seed}", plain, actual)
        for name in REAL:
            write(folder, f"real.{name}.{seed}", plain, screen(seed, change=name))
        for name in NOISY:
            # The stored picture is clean, the fresh one went through an encoder, or the other way round.
            pair = plain, encoded(screen(seed, change=name), "JPEG", 90, 0)
            write(folder, f"real.noisy-{name}.{seed}", *(pair if seed % 4 < 2 else pair[::-1]))
        write(folder, f"same.pillow-aliased.{seed}", pillow(seed), pillow(seed, "aliased"))
        for change in ("letter", "dot"):
            write(folder, f"real.pillow-{change}.{seed}", pillow(seed), pillow(seed, change))
    chromium = shutil.which("chromium") or shutil.which("google-chrome")
    for seed, face in enumerate(FACES[:4] if chromium else []):
        plain = web(chromium, face, "", ["--font-render-hinting=slight"])
        for name, (style, options) in WEB.items():
            write(folder, f"{name}.{seed}", plain, web(chromium, face, style, options or ["--font-render-hinting=slight"]))


def judge(folder, likeness):
    run = subprocess.run([likeness, "compare", f"{folder}/reference", f"{folder}/actual", "--json"], capture_output=True, check=False)
    return {pair["name"]: pair["match"] for pair in json.loads(run.stdout)["pairs"]}


def report(folder, halves=("all", "all")):
    """Prints how many pairs of each kind are judged rightly; pairs with even and with odd seeds are told apart by their words in `halves`."""
    table, counts = {}, {words: [0, 0, 0, 0] for words in halves}
    for name, match in judge(folder, sys.argv[2] if len(sys.argv) > 2 else ".build/release/likeness").items():
        label, _, rest = name.removesuffix(".png").partition(".")
        kind, _, seed = rest.rpartition(".")
        row = table.setdefault((label, kind), [0, 0])
        row[0] += match == (label == "same")
        row[1] += 1
        counts[halves[int(seed) % 2]][(label == "same") * 2 + match] += 1
    for (label, kind), (right, total) in sorted(table.items()):
        print(f"{label}  {kind:22} {right:3} of {total}{'' if right == total else '   <'}")
    for words, (found, missed, false, forgiven) in counts.items():
        print(f"{words}: real changes found {found}, missed {missed}; same pictures failed {false}, passed {forgiven}")


def main():
    folder = sys.argv[1]
    if not os.path.isdir(f"{folder}/reference"):
        generate(folder)
    report(folder, ("tuned on", "held out"))


if __name__ == "__main__":
    main()
