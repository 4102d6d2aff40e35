"""The screen whose changed copies `tools/bench` compares, as PNG files: photographs, gradients,
text, rows of settings and bubbles of a chat, 1170 by 2532 pixels."""

import random
import shutil

import numpy as np
import skia
from PIL import Image
from scenes import HEIGHT, TYPEFACE, WIDTH

WORDS = ["Account", "Privacy", "Weather", "Photos", "Messages", "Calendar", "Battery", "Storage"]
WORDS += ["Updated yesterday", "by Alice and Bob", "shared", "a report", "with the team", "ready"]


def photograph(width, height, seed):
    """Smooth noise of five octaves, with grain: it compresses like a photograph."""
    numbers = np.random.default_rng(seed)
    result = numbers.normal(20, 2, (height, width, 3))
    for cells, weight in ((4, 90), (8, 50), (16, 30), (48, 18), (120, 9)):
        grid = numbers.random((cells, cells, 3)).astype(np.float32)
        for channel in range(3):
            image = Image.fromarray(grid[..., channel])
            result[..., channel] += weight * np.asarray(image.resize((width, height)))
    opaque = np.full((height, width, 4), 255, np.uint8)
    opaque[..., :3] = np.clip(result, 0, 255)
    return opaque


class Screen:
    def __init__(self):
        self.pixels = np.zeros((HEIGHT, WIDTH, 4), np.uint8)
        self.canvas = skia.Canvas(self.pixels, colorType=skia.kRGBA_8888_ColorType)
        self.canvas.clear(0xFFF2F2F7)
        self.numbers = random.Random(1)

    def box(self, x, y, width, height, radius, color, **more):
        rect = skia.Rect.MakeXYWH(x, y, width, height)
        paint = skia.Paint(Color=color, AntiAlias=True, **more)
        self.canvas.drawRoundRect(rect, radius, radius, paint)

    def text(self, words, x, y, size, color=0xFF1C1C1E):
        font = skia.Font(TYPEFACE, size)
        font.setSubpixel(True)
        text = " ".join(self.numbers.choices(WORDS, k=words))
        self.canvas.drawString(text, x, y, font, skia.Paint(Color=color, AntiAlias=True))

    def photo(self, x, y, width, height, seed):
        image = skia.Image.fromarray(
            photograph(width, height, seed), colorType=skia.kRGBA_8888_ColorType
        )
        self.canvas.drawImage(image, x, y)

    def card(self, y, seed):
        blur = skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, 18)
        self.box(48, y + 6, 1074, 640, 48, 0x40000000, MaskFilter=blur)
        self.box(48, y, 1074, 640, 48, 0xFFFFFFFF)
        self.photo(48, y + 30, 1074, 300, seed)
        for line, size in ((400, 51), (460, 39), (510, 39)):
            self.text(5, 96, y + line, size, 0xFF6C6C70)
        colors = skia.GradientShader.MakeLinear([(96, y), (420, y + 640)], [0xFF0A84FF, 0xFF5E5CE6])
        self.box(96, y + 530, 330, 90, 24, 0xFFFFFFFF, Shader=colors)
        self.text(1, 150, y + 590, 42, 0xFFFFFFFF)

    def rows(self, y):
        self.box(48, y, 1074, 4 * 132, 36, 0xFFFFFFFF)
        for row, color in enumerate((0xFF34C759, 0xFFFF9500, 0xFFFF3B30, 0xFF5856D6)):
            top = y + 132 * row
            self.box(84, top + 24, 84, 84, 18, color)
            self.text(2, 204, top + 84, 48)
            self.box(900, top + 21, 150, 90, 45, 0xFF34C759 if row % 2 else 0xFFE5E5EA)
            self.box(204, top + 131, 918, 1, 0, 0xFFC6C6C8)

    def chat(self, y):
        for row in range(3):
            own = row % 2
            self.box(402 if own else 48, y, 720, 138, 54, 0xFF0A84FF if own else 0xFFE5E5EA)
            self.text(4, 450 if own else 90, y + 84, 42, 0xFFFFFFFF if own else 0xFF1C1C1E)
            y += 162

    def draw(self):
        self.text(1, 48, 100, 84)
        self.card(150, 1)
        self.rows(840)
        self.chat(1410)
        self.card(1900, 2)
        return self


def write(folder):
    """Writes the screen and its copies, and returns the pairs by what they measure."""
    screen = Screen().draw().pixels

    def changed(share, change):
        copy = Screen().draw()
        while (copy.pixels != screen).any(axis=2).mean() < share:
            change(copy, int(copy.numbers.random() * 900), int(copy.numbers.random() * 2300))
        return copy.pixels

    def retouch(copy, x, y):
        if copy.numbers.random() < 0.5:
            copy.box(x, y, 270, 120, 30, 0xFF000000 | x * 7919 + y)
            copy.text(2, x + 18, y + 72, 36)
        else:
            copy.photo(x, y, 240, 180, x)

    moved = screen.copy()
    moved[1:, 1:] = screen[:-1, :-1]
    pictures = {
        "screen": (screen, 6),
        "equal pixels": (screen, 9),
        "0.1%": (changed(0.001, lambda copy, x, y: copy.text(1, x, y, 36)), 6),
        "10%": (changed(0.1, retouch), 6),
        "moved": (moved, 6),
    }
    paths = {name: str(folder / f"{name}.png") for name in pictures}
    for name, (pixels, level) in pictures.items():
        Image.fromarray(pixels).save(paths[name], compress_level=level)
    first = paths.pop("screen")
    paths["same bytes"] = shutil.copy(first, str(folder / "same bytes.png"))
    return {name: (first, path) for name, path in paths.items()}
