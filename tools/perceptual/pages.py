#!/usr/bin/env python3
"""Labelled pairs after the test suites of other tools, drawn by Chromium, Cairo, Skia and ImageMagick, and how many of them `perceptual` judges rightly.

  pip install cairocffi skia-python numpy pillow
  tools/perceptual/pages.py FOLDER [LIKENESS]     LIKENESS is the command, .build/release/likeness by default

A card as web pages have it is drawn once for each kind of change that suites of comparers hold: a caret, a focus ring, a shadow, a digit, an icon's colour;
and for what they hold to be the same: shapes by another way or another renderer, groups of opacity .999, parts of a pixel, premultiplied and converted colours.
"""
import io
import math
import os
import shutil
import subprocess
import sys
import tempfile

import cairocffi as cairo
import numpy as np
import skia
from PIL import Image

from renderers import report, write

WIDTH, HEIGHT, ROW = 360, 240, 6
THEMES = [
    dict(face="Liberation Sans", ground="#ffffff", card="#f6f8fa", ink="#24292f", pale="#6e7781", line="#d0d7de", accent="#0969da"),
    dict(face="DejaVu Sans", ground="#0d1117", card="#161b22", ink="#e6edf3", pale="#7d8590", line="#30363d", accent="#2f81f7"),
    dict(face="Noto Sans", ground="#fafafa", card="#ffffff", ink="#111111", pale="#767676", line="#e0e0e0", accent="#d93025"),
    dict(face="Lato", ground="#f2f2f7", card="#ffffff", ink="#1c1c1e", pale="#8e8e93", line="#c6c6c8", accent="#34c759"),
]
STYLE = """body{margin:0;background:%(ground)s}.p{position:absolute;width:360px;height:240px;overflow:hidden;background:%(ground)s;color:%(ink)s;
font:13px/18px '%(face)s'}.p *{box-sizing:border-box}.card{position:absolute;left:12px;top:10px;width:336px;height:176px;background:%(card)s;border:1px solid %(line)s;
border-radius:6px;box-shadow:0 1px 3px rgba(0,0,0,.12)}.h{position:absolute;left:56px;top:8px;font-size:17px;line-height:22px;font-weight:bold}
.s{position:absolute;left:56px;top:30px;color:%(pale)s;font-size:12px}.dot{position:absolute;left:308px;top:14px;width:8px;height:8px;border-radius:50%%;background:%(accent)s}
.icon{position:absolute;left:16px;top:12px}.row{position:absolute;left:16px;width:302px;height:24px;line-height:24px;border-bottom:1px solid %(line)s}
.row b{position:absolute;right:0;font-weight:normal}.in{position:absolute;left:16px;top:136px;width:190px;height:28px;border:1px solid %(line)s;border-radius:4px;
background:%(ground)s;padding:0 8px;line-height:26px}.caret{position:absolute;left:70px;top:5px;width:1px;height:16px;background:%(ink)s}
.btn{position:absolute;left:218px;top:136px;width:100px;height:28px;line-height:28px;text-align:center;border-radius:4px;background:%(accent)s;color:#fff}
.bar{position:absolute;left:12px;top:200px;width:200px;height:6px;border-radius:3px;background:%(line)s}.bar i{display:block;width:62%%;height:6px;border-radius:3px;
background:%(accent)s}.g{position:absolute;left:12px;top:216px;width:200px;height:14px;background:linear-gradient(90deg,%(accent)s,%(card)s)}
.chart{position:absolute;left:228px;top:194px}"""
MARKUP = """<div class=card><svg class=icon width=32 height=32><circle cx=16 cy=16 r=15 fill="%(accent)s"/><path d="M9 16l5 5 9-10" fill=none stroke=#fff
stroke-width=2.5 /></svg><div class=h>Quarterly report</div><div class=s>Updated 3 minutes ago</div><div class=dot></div><div class=row style="top:56px">Visitors
<b>12,483</b></div><div class=row style="top:80px">Orders, paid<b>1,096.50</b></div><div class=row style="top:104px">Returns.<b>37</b></div>
<div class=in>Search<div class=caret></div></div><div class=btn>Download</div></div><div class=bar><i></i></div><div class=g></div>
<svg class=chart width=120 height=40><polyline points="0,34 20,22 40,28 60,12 80,18 100,6 119,10" fill=none stroke="%(accent)s" stroke-width=1.5 /></svg>"""
# What is added to the style of one panel, or what is replaced in its markup.
SAME = {
    "opacity-999": ".card{opacity:.999}", "brightness-1.002": ".card{filter:brightness(1.002)}", "radius-6.3": ".card{border-radius:6.3px}",
    "icon-third": ".icon{transform:translate(.3px,.2px);will-change:transform}", "chart-quarter": ".chart{transform:translate(.25px,0)}",
    "button-quarter": ".btn{transform:translate(.25px,.25px)}", "text-quarter": ".h,.s{transform:translate(.25px,0);will-change:transform}",
    "rotated-hundredth": ".dot,.icon{transform:rotate(.5deg)}", "shadow-softer": ".card{box-shadow:0 1px 3.1px rgba(0,0,0,.12)}",
    "gradient-by-stops": ".g{background:linear-gradient(90deg,%(accent)s 0%%,%(accent)s .05%%,%(card)s)}", "layers": ".card,.h,.row,.btn,.in{will-change:transform}",
    "dot-as-clip": ".dot{border-radius:0;clip-path:circle(4px at 4px 4px)}", "bar-as-clip": ".bar i{border-radius:0;clip-path:inset(0 round 3px)}",
    "scaled": ".icon{transform:scale(1.004)}", "blended": ".btn{mix-blend-mode:normal;isolation:isolate;opacity:.998}",
}
REAL = {
    "caret-gone": ".caret{display:none}", "caret-moved": ".caret{left:71px}", "focus-ring": ".in{outline:1px solid %(accent)s}", "border-gone": ".card{border-color:transparent}",
    "row-line-gone": ".row{border-color:transparent}", "shadow-gone": ".btn{box-shadow:0 2px 4px rgba(0,0,0,.3)}", "dot-gone": ".dot{display:none}",
    "dot-moved": ".dot{left:309px}", "dot-colour": ".dot{background:#e8590c}", "icon-colour": ".icon circle{fill:#8250df}", "icon-moved": ".icon{top:13px}",
    "icon-smaller": ".icon circle{r:14px}", "tick-gone": ".icon path{display:none}", "button-opacity-98": ".btn{opacity:.97}", "button-colour": ".btn{filter:brightness(.96)}",
    "button-wider": ".btn{width:101px}", "button-moved": ".btn{top:137px}", "button-square": ".btn{border-radius:0}", "bold-gone": ".h{font-weight:normal}",
    "text-moved": ".s{left:57px}", "text-colour": ".s{color:%(ink)s}", "text-larger": ".s{font-size:12.5px}", "text-spaced": ".h{letter-spacing:.3px}",
    "underline": ".s{text-decoration:underline}", "row-moved": ".row{margin-top:1px}", "dashed": ".row{border-bottom-style:dashed}", "radius-9": ".card{border-radius:9px}",
    "bar-63": ".bar i{width:63%%}", "gradient-end": ".g{background:linear-gradient(90deg,%(accent)s,%(line)s)}", "ground-off-by-3": ".in{box-shadow:inset 0 0 0 20px rgba(128,128,128,.03)}",
    "chart-point": ("60,12", "60,14"), "chart-thinner": ".chart polyline{stroke-width:1px}", "digit": ("12,483", "12,488"), "digit-swapped": ("1,096.50", "1,069.50"), "letter": ("Orders", "Ordars"),
    "comma": ("Orders, paid", "Orders paid"), "full-stop": ("Returns.", "Returns"), "case": ("Download", "download"), "minus": ("<b>37", "<b>-37"),
}
FLAGS = {"same.hinting-none": ["--font-render-hinting=none"], "same.hinting-full": ["--font-render-hinting=full"], "same.no-lcd": ["--disable-lcd-text"],
         "same.no-partial-raster": ["--disable-partial-raster", "--disable-gpu-rasterization"], "same.profile-srgb": ["--force-color-profile=srgb"]}


def sheet(chromium, theme, k, panels, options):
    """The panels of one page, each a style and a markup, as pictures."""
    rows = math.ceil(len(panels) / ROW)
    page = f"<!doctype html><meta charset=utf-8><style>{STYLE % theme}</style>"
    for i, (style, markup) in enumerate(panels):
        scoped = "}".join(",".join(f"#p{i} {one}" for one in rule.split("{")[0].split(",")) + "{" + rule.split("{")[1] for rule in style.split("}") if rule)
        page += f"<style>{scoped + '}' if scoped else ''}</style><div class=p id=p{i} style='left:{i % ROW * WIDTH}px;top:{i // ROW * HEIGHT}px'>{markup}</div>"
    with tempfile.TemporaryDirectory() as folder:
        with open(f"{folder}/page.html", "w", encoding="utf-8") as file:
            file.write(page)
        command = [chromium, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", f"--window-size={ROW * WIDTH},{rows * HEIGHT}",
                   f"--force-device-scale-factor={k}", f"--user-data-dir={folder}/u", f"--screenshot={folder}/p.png", *options, f"file://{folder}/page.html"]
        subprocess.run(command, capture_output=True, check=True, timeout=300)
        pixels = np.array(Image.open(f"{folder}/p.png").convert("RGB"))
    w, h = WIDTH * k, HEIGHT * k
    return [pixels[i // ROW * h:(i // ROW + 1) * h, i % ROW * w:(i % ROW + 1) * w] for i in range(len(panels))]


def pages(folder, chromium):
    for seed, theme in enumerate(THEMES):
        k = 1 + seed % 2
        markup = MARKUP % theme
        names, panels = [], [("", markup)]
        for label, kinds in (("same", SAME), ("real", REAL)):
            for kind, change in kinds.items():
                names.append(f"{label}.{kind}.{seed}")
                panels.append((change % theme, markup) if isinstance(change, str) else ("", markup.replace(*change)))
        plain, *others = sheet(chromium, theme, k, panels, ["--font-render-hinting=slight"])
        for name, pixels in zip(names, others):
            write(folder, name, plain, pixels)
        for kind, options in FLAGS.items():
            rest = options if "hinting" in kind else ["--font-render-hinting=slight", *options]
            write(folder, f"{kind}.{seed}", plain, sheet(chromium, theme, k, [("", markup)], rest)[0])


def by_skia(shapes, size):
    pixels = np.zeros((size, size, 4), np.uint8)
    canvas = skia.Canvas(pixels, colorType=skia.kRGBA_8888_ColorType)
    canvas.clear(skia.ColorWHITE)
    for kind, color, at in shapes:
        paint = skia.Paint(Color=skia.Color(*color), AntiAlias=True)
        if kind == "circle":
            canvas.drawCircle(*at, paint)
        elif kind == "rounded":
            canvas.drawRoundRect(skia.Rect.MakeXYWH(*at[:4]), at[4], at[4], paint)
        else:
            paint.setStyle(skia.Paint.kStroke_Style)
            paint.setStrokeWidth(at[4])
            canvas.drawLine(*at[:4], paint)
    return pixels[:, :, :3].copy()


def by_cairo(shapes, size):
    surface = cairo.ImageSurface(cairo.FORMAT_RGB24, size, size)
    c = cairo.Context(surface)
    c.set_source_rgb(1, 1, 1)
    c.paint()
    for kind, color, at in shapes:
        c.set_source_rgb(*(v / 255 for v in color))
        if kind == "circle":
            c.arc(*at, 0, 2 * math.pi)
            c.fill()
        elif kind == "rounded":
            x, y, w, h, r = at
            for turn, (cx, cy) in enumerate(((x + w - r, y + r), (x + w - r, y + h - r), (x + r, y + h - r), (x + r, y + r))):
                c.arc(cx, cy, r, (turn - 1) * math.pi / 2, turn * math.pi / 2)
            c.close_path()
            c.fill()
        else:
            c.set_line_width(at[4])
            c.move_to(*at[:2])
            c.line_to(*at[2:4])
            c.stroke()
    surface.flush()
    return np.frombuffer(bytes(surface.get_data()), np.uint8).reshape(size, size, 4)[:, :, 2::-1].copy()


def shapes(folder):
    """The same shapes by two renderers, and with one that is missing, moved, or of another colour."""
    for seed in range(8):
        r = np.random.default_rng(seed)
        scene = []
        for _ in range(12):
            color = tuple(int(v) for v in r.integers(0, 230, 3))
            x, y = (float(v) for v in r.uniform(10, 130, 2))
            kind = ("circle", "rounded", "line")[int(r.integers(0, 3))]
            at = {"circle": (x, y, float(r.uniform(2, 18))), "rounded": (round(x), round(y), 30, 16, float(r.uniform(2, 8))),
                  "line": (x, y, x + float(r.uniform(-40, 40)), y + float(r.uniform(-40, 40)), float(r.uniform(1, 3)))}[kind]
            scene.append((kind, color, at))
        # Nothing covers the last one, and it is large enough to be seen.
        kind, color, at = scene[-1] = ("circle", scene[-1][1], (80.4, 80.7, 7.0)) if scene[-1][0] == "line" else scene[-1]
        plain = by_skia(scene, 160)
        write(folder, f"same.shapes-by-cairo.{seed}", plain, by_cairo(scene, 160))
        for name, last in (("gone", []), ("moved", [(kind, color, (at[0] + 1.5, *at[1:]))]), ("colour", [(kind, tuple(v + 20 for v in color), at)])):
            write(folder, f"real.shape-{name}.{seed}", plain, by_cairo(scene[:-1] + last, 160))


def colours(folder):
    """Translucent pixels premultiplied and back, and colours through another space and back."""
    for seed in range(4):
        r = np.random.default_rng(seed)
        y, x = np.mgrid[0:64, 0:96]
        alpha = np.clip(255 * (40 - np.hypot(x - 48, y - 32) + seed) / 20, 0, 255)
        tint = r.integers(0, 256, 3)
        straight = np.dstack([*(np.full((64, 96), v) for v in tint), alpha]).round().astype(np.uint8)
        coverage = straight[:, :, 3:].astype(int)
        premultiplied = (straight[:, :, :3] * coverage + 127) // 255
        back = np.where(coverage > 0, np.minimum(255, (premultiplied * 255 + coverage // 2) // np.maximum(1, coverage)), 0)
        write(folder, f"same.premultiplied.{seed}", straight, np.dstack([back, coverage]).astype(np.uint8))
        for kind, by in (("alpha-off-by-6", 6), ("alpha-off-by-20", 20)):
            paler = np.maximum(0, coverage - by * (coverage > by))
            write(folder, f"real.{kind}.{seed}", straight, np.dstack([straight[:, :, :3], paler]).astype(np.uint8))
        ramp = np.dstack([(x * (2 + seed)) % 256, (y * 4) % 256, (x + y) % 256]).astype(np.uint8)
        for kind, options in (("lab", ["-colorspace", "LAB"]), ("linear", ["-colorspace", "RGB"]), ("xyz", ["-colorspace", "XYZ"])):
            buffer = io.BytesIO()
            Image.fromarray(ramp).save(buffer, "PNG")
            there = subprocess.run(["convert", "png:-", *options, "-colorspace", "sRGB", "-depth", "8", "png:-"], input=buffer.getvalue(), capture_output=True, check=True)
            write(folder, f"same.through-{kind}.{seed}", ramp, np.array(Image.open(io.BytesIO(there.stdout)).convert("RGB")))


def main():
    folder = sys.argv[1]
    if not os.path.isdir(f"{folder}/reference"):
        shapes(folder)
        if shutil.which("convert"):
            colours(folder)
        chromium = shutil.which("chromium") or shutil.which("google-chrome")
        if chromium:
            pages(folder, chromium)
    report(folder)


if __name__ == "__main__":
    main()
