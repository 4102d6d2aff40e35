#!/usr/bin/env python3
"""Labelled pairs of photographs, and how many of them `perceptual` judges rightly.

  pip install scikit-image numpy pillow
  tools/perceptual/photographs.py FOLDER [LIKENESS]     LIKENESS is the command, .build/release/likeness by default

The photographs are the samples of scikit-image. The same: encoded as JPEG and WebP, with noise. Real changes: patches, a line and a digit on them, a part out of focus,
all of it brighter, of another hue or moved by a pixel, each with and without an encoder after that.
The rule was made on photographs with even numbers; those with odd ones are the judgement.
"""
import io
import os
import sys

import numpy as np
from PIL import Image, ImageDraw, ImageFilter
from skimage import data

from renderers import report, write

NAMES = ("astronaut", "brick", "camera", "chelsea", "coffee", "colorwheel", "grass", "gravel", "hubble_deep_field", "immunohistochemistry", "moon",
         "retina", "rocket")
ENCODERS = [("JPEG", 95, 0), ("JPEG", 90, 0), ("JPEG", 85, 0), ("JPEG", 95, 2), ("JPEG", 90, 2), ("WEBP", 95, 0), ("WEBP", 90, 0)]


def encoded(picture, kind, quality, subsampling):
    file = io.BytesIO()
    options = {"subsampling": subsampling} if kind == "JPEG" else {}
    Image.fromarray(picture).save(file, kind, quality=quality, **options)
    return np.array(Image.open(io.BytesIO(file.getvalue())).convert("RGB"))


def blurred(picture, radius):
    return np.array(Image.fromarray(picture).filter(ImageFilter.GaussianBlur(radius)))


def patched(picture, side, by):
    changed = picture.astype(int)
    part = changed[120:120 + side, 200:200 + side]
    part += -by if part.mean() > 128 else by
    return changed


def captioned(picture, words):
    image = Image.fromarray(picture)
    ImageDraw.Draw(image).text((30, 30), words, fill=(255, 255, 255) if picture[28:44, 28:40].mean() < 128 else (0, 0, 0))
    return np.array(image)


def changes(picture):
    """What is changed on a photograph: names, the photograph before, and after."""
    yield "patch-3-by-40", picture, patched(picture, 3, 40)
    yield "patch-8-by-16", picture, patched(picture, 8, 16)
    yield "patch-16-by-10", picture, patched(picture, 16, 10)
    yield "brighter-by-5", picture, picture.astype(int) + 5
    yield "warmer-by-6", picture, picture.astype(int) + np.array([6, 0, -6])
    yield "moved", picture, np.roll(picture, 1, 1)
    yield "out-of-focus", picture, blurred(picture, 1.2)
    part = picture.copy()
    part[140:170, 180:220] = blurred(picture, 2.5)[140:170, 180:220]
    yield "part-out-of-focus", picture, part
    line = picture.astype(int)
    line[60, 100:140] = line[60, 100:140] // 2 + np.array([128, 64, 64])
    yield "line", picture, line
    yield "digit", captioned(picture, "8"), captioned(picture, "3")


def generate(folder):
    for number, name in enumerate(NAMES):
        picture = np.array(getattr(data, name)())
        picture = np.stack([picture] * 3, -1) if picture.ndim == 2 else picture[..., :3]
        picture = np.array(Image.fromarray(picture.astype(np.uint8)).resize((400, 300), Image.LANCZOS))
        random = np.random.default_rng(number)
        for kind, quality, subsampling in ENCODERS:
            label = f"{kind.lower()}-{quality}{'-420' if subsampling else ''}"
            write(folder, f"same.{label}.{number}", picture, encoded(picture, kind, quality, subsampling))
        for most in (1, 2, 3):
            noisy = picture.astype(int) + random.integers(-most, most + 1, picture.shape)
            write(folder, f"same.noise-{most}.{number}", picture, np.clip(noisy, 0, 255).astype(np.uint8))
        for kind, before, after in changes(picture):
            after = np.clip(after, 0, 255).astype(np.uint8)
            write(folder, f"real.{kind}.{number}", before, after)
            write(folder, f"real.{kind}-encoded.{number}", before, encoded(after, "JPEG", 90, 0))


def main():
    folder = sys.argv[1]
    if not os.path.isdir(f"{folder}/reference"):
        generate(folder)
    report(folder, ("made on", "held out"))


if __name__ == "__main__":
    main()
