#!/usr/bin/env python3
"""Labelled pairs of pictures for the metric `perceptual`, and how many of them it judges rightly.

  pip install skia-python numpy pillow
  tools/perceptual/corpus.py FOLDER [LIKENESS]     LIKENESS is the command, .build/release/likeness by default

Screens of text, lines, buttons and shapes are drawn by Skia at two scales, in light and dark: once as they are, once with something that a person
does not see (`same`), once with something that a person would report (`real`). The names of the pairs carry the label.
"""
import json
import os
import random
import subprocess
import sys

import numpy as np
import skia
from PIL import Image

FONTS = [face for face in (skia.Typeface.MakeFromFile(path) for path in (
    "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf", "/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf",
    "/usr/share/fonts/truetype/lato/Lato-Regular.ttf", "/usr/share/fonts/truetype/noto/NotoSans-Regular.ttf")) if face]
WORDS = ("Account Settings Privacy Security Wi-Fi Bluetooth Display General Storage Messages Photos Calendar Updated yesterday 3 new items "
         "from Alice shared with team report passed review").split()

SAME = {
    "text-right-quarter": dict(text=(.25, 0)), "text-right-half": dict(text=(.5, 0)), "text-left-third": dict(text=(-.33, 0)),
    "text-down-quarter": dict(text=(0, .25)), "text-down-half": dict(text=(0, .5)), "text-both-ways": dict(text=(.4, .3)),
    "shapes-hard-edges": dict(soft=False), "shapes-quarter": dict(shapes=(.25, .25)), "shapes-half": dict(shapes=(.5, 0)),
    "gradient-dithered": dict(dither=True), "noise-1": dict(noise=1), "noise-2": dict(noise=2), "darker-by-1": dict(darker=1),
}
REAL = ("line-missing line-moved letter-missing letter-changed full-stop-missing text-missing text-colour digit-8 digit-9 digit-6 digit-0 digit-5 "
        "bullet-missing bullet-colour button-off-by-3 ground-off-by-3 patch-off-by-3 border-missing border-darker tick-missing stroke-missing "
        "pale-text-missing dot-missing dot-added-pale all-moved button-moved row-moved button-caption opacity-97").split()


def screen(seed, k, text=(0, 0), shapes=(0, 0), soft=True, dither=False, noise=0, darker=0, change=""):
    r = random.Random(seed)
    width, height = 300 * k, 230 * k
    dark = seed % 3 == 2
    ground = 0xFF16181D if dark else r.choice([0xFFFFFFFF, 0xFFF5F5F7])
    ink = 0xFFE8E8EA if dark else r.choice([0xFF000000, 0xFF1C1C1E, 0xFF333333])
    line = 0xFF2C2F36 if dark else r.choice([0xFFE5E5EA, 0xFFD1D1D6, 0xFFEEEEEE])
    accent = r.choice([0xFF0A84FF, 0xFF34C759, 0xFFFF3B30, 0xFF783BF9])
    face = FONTS[seed % len(FONTS)]
    pixels = np.zeros((height, width, 4), np.uint8)
    info = skia.ImageInfo.Make(width, height, skia.kRGBA_8888_ColorType, skia.kOpaque_AlphaType)
    surface = skia.Surface.MakeRasterDirect(info, pixels, width * 4)
    canvas = surface.getCanvas()
    canvas.clear(ground)

    def paint(color, **rest):
        return skia.Paint(Color=color, AntiAlias=soft, **rest)

    def write(words, x, y, size, color):
        font = skia.Font(face, size * k)
        font.setSubpixel(True)
        font.setBaselineSnap(False)
        font.setHinting(skia.FontHinting.kNone)
        font.setEdging(skia.Font.Edging.kAntiAlias)
        canvas.drawString(words, x * k + text[0], y * k + text[1], font, skia.Paint(Color=color, AntiAlias=True))

    def rule(x, y, length):
        canvas.drawRect(skia.Rect.MakeXYWH(x * k, y, length * k, 1), skia.Paint(Color=line))

    write(r.choice(WORDS) + " " + r.choice(WORDS), 12, 22, 20, ink)
    if change != "line-missing":
        rule(12, 36 * k + (change == "line-moved"), 276)
    for i in range(4):
        y = 40 + i * 28
        words = " ".join(r.choice(WORDS) for _ in range(3))
        if i == 1 and change == "letter-missing":
            words = words[:5] + words[6:]
        if i == 1 and change == "letter-changed":
            words = words[:4] + ("e" if words[4] == "o" else "o") + words[5:]
        if i == 2 and change != "full-stop-missing":
            words += "."
        if not (i == 3 and change == "text-missing"):
            write(words, 36, y + 18, 11 + i, 0xFFD00000 if i == 0 and change == "text-colour" else ink)
        digit = change[-1] if i == 0 and change.startswith("digit") else "3" if i == 0 else str(r.randint(0, 9))
        write(f"{r.randint(1, 9)}{digit}:{r.randint(10, 59)}", 250, y + 18, [11, 12, 14, 16][(i + seed) % 4], 0xFF8A8A90)
        if not (i == 2 and change == "bullet-missing"):
            color = 0xFFFF9500 if i == 2 and change == "bullet-colour" else accent
            canvas.drawCircle(22 * k + shapes[0], (y + 14) * k + shapes[1], 5 * k, paint(color))
        rule(36, (y + 27) * k, 252)
    box = skia.Rect.MakeXYWH(12 * k + shapes[0], 158 * k + shapes[1], 120 * k, 30 * k)
    near = sum(((accent >> s & 255) + (3 if (accent >> s & 255) < 200 else -3)) << s for s in (0, 8, 16)) | 0xFF000000
    canvas.drawRoundRect(box, 8 * k, 8 * k, paint(near if change == "button-off-by-3" else accent))
    write("Continua" if change == "button-caption" else "Continue", 36, 178, 14, 0xFFFFFFFF)
    if change != "border-missing":
        box = skia.Rect.MakeXYWH(145 * k + shapes[0], 158 * k + .5 + shapes[1], 140 * k - 1, 30 * k)
        color = 0xFF8A8A90 if change == "border-darker" else line
        canvas.drawRoundRect(box, 8 * k, 8 * k, paint(color, Style=skia.Paint.kStroke_Style, StrokeWidth=1))
    write("Cancel", 180, 178, 14, ink)
    shader = skia.GradientShader.MakeLinear([(12 * k, 0), (288 * k, 0)], [accent, ground])
    canvas.drawRect(skia.Rect.MakeXYWH(12 * k, 196 * k, 276 * k, 10 * k), skia.Paint(Shader=shader, Dither=dither))
    if change != "tick-missing":
        path = skia.Path()
        path.moveTo(14 * k, 216 * k)
        path.lineTo(18 * k, 221 * k)
        path.lineTo(26 * k, 211 * k)
        canvas.drawPath(path, paint(ink, Style=skia.Paint.kStroke_Style, StrokeWidth=1.5 * k))
    if change != "stroke-missing":
        stroke = paint(accent, Style=skia.Paint.kStroke_Style, StrokeWidth=k)
        canvas.drawLine(40 * k + shapes[0], 224 * k + shapes[1], 120 * k + shapes[0], 210 * k + shapes[1], stroke)
    if change != "pale-text-missing":
        write("tiny low contrast", 140, 222, 11, 0xFF3A3D44 if dark else 0xFFD0D0D4)
    surface.flushAndSubmit()

    a = pixels.astype(int)[:, :, :3]
    sign = 1 if dark else -1
    if change != "dot-missing":
        a[60 * k, 290 * k] = 0x8A
    if change == "dot-added-pale":
        a[100 * k, 294 * k] += 20 * sign
    if change == "ground-off-by-3":
        a[(a == a[2, 2]).all(2)] += 3 * sign
    if change == "patch-off-by-3":
        a[210 * k:226 * k, 262 * k:278 * k] += 3 * sign
    if change == "all-moved":
        a = np.roll(a, 1, axis=1)
    if change == "button-moved":
        a[156 * k:191 * k, 10 * k:134 * k] = a[156 * k - 1:191 * k - 1, 10 * k:134 * k].copy()
    if change == "row-moved":
        a[68 * k:94 * k, 35 * k:241 * k] = a[68 * k:94 * k, 35 * k - 1:241 * k - 1].copy()
    if change == "opacity-97":
        part = a[155 * k:191 * k, 10 * k:134 * k]
        a[155 * k:191 * k, 10 * k:134 * k] = np.round(part * .97 + a[2, 2] * .03)
    if noise:
        a += np.random.default_rng(seed).integers(-noise, noise + 1, a.shape)
    return np.clip(a - darker, 0, 255).astype(np.uint8)


def main():
    folder = sys.argv[1]
    likeness = sys.argv[2] if len(sys.argv) > 2 else ".build/release/likeness"
    cases = [("same", name, rest) for name, rest in SAME.items()] + [("real", name, dict(change=name)) for name in REAL]
    for side in ("reference", "actual"):
        os.makedirs(f"{folder}/{side}", exist_ok=True)
    for seed in range(10):
        for k in (1, 2):
            reference = screen(seed, k)
            for label, name, rest in cases:
                file = f"{label}.{name}.{seed}.{k}.png"
                Image.fromarray(reference).save(f"{folder}/reference/{file}", compress_level=1)
                Image.fromarray(screen(seed, k, **rest)).save(f"{folder}/actual/{file}", compress_level=1)
    run = subprocess.run([likeness, "compare", f"{folder}/reference", f"{folder}/actual", "--json"], capture_output=True, check=False)
    pairs = json.loads(run.stdout)["pairs"]
    table = {}
    for pair in pairs:
        label, name = pair["name"].split(".")[:2]
        row = table.setdefault((label, name), [0, 0])
        row[0] += pair["match"] == (label == "same")
        row[1] += 1
    for (label, name), (right, total) in sorted(table.items()):
        print(f"{label}  {name:22} {right:3} of {total}")
    found = sum(not p["match"] for p in pairs if p["name"].startswith("real"))
    false = sum(not p["match"] for p in pairs if p["name"].startswith("same"))
    real = sum(p["name"].startswith("real") for p in pairs)
    print(f"{len(pairs)} pairs: recall {found / real:.3f}, precision {found / max(1, found + false):.3f}")


main()
