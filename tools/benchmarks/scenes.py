"""The scenes that `tools/bench` draws, as display lists, and how Skia draws them.

S1: 1,000 opaque rectangles. S2: 1,000 translucent rounded ones with borders, at quarters of pixels.
S3: a settings screen of 152 boxes and 80 labels. S4: 2,000 labels of 24 characters. S5: 200 cards
with shadows. Colors are 0xRRGGBBAA; glyphs are placed here, so that all sides draw the same ones.
"""

import json
import random
from dataclasses import dataclass

import skia

FONT = "/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf"
WIDTH, HEIGHT = 1170, 2532
TYPEFACE = skia.Typeface.MakeFromFile(FONT)


@dataclass
class Box:
    rect: tuple[float, float, float, float]
    fill: int
    radius: float = 0
    border: float = 0
    edge: int = 0
    # The color and the standard deviation of a shadow six pixels below.
    shadow: int = 0
    sigma: float = 0


@dataclass
class Label:
    x: float
    y: float
    size: float
    color: int
    text: str

    def __post_init__(self):
        self.font = skia.Font(TYPEFACE, self.size)
        self.font.setEdging(skia.Font.Edging.kAntiAlias)
        self.font.setHinting(skia.FontHinting.kNone)
        self.font.setSubpixel(True)
        self.glyphs = self.font.textToGlyphs(self.text)
        pen, self.offsets = 0.0, []
        for width in self.font.getWidths(self.glyphs):
            self.offsets.append(round(pen * 64) / 64)
            pen += width


class Numbers(random.Random):
    def below(self, bound):
        # Of all methods of Random only this one never changes between versions of Python.
        return int(self.random() * bound)

    def place(self, least, most, step=1.0):
        """A rectangle in the picture, with sides between these sizes."""
        width, height = (a + self.below(b - a + 1) for a, b in zip(least, most, strict=True))
        x, y = self.below((WIDTH - width) / step), self.below((HEIGHT - height) / step)
        return x * step, y * step, width, height

    def color(self, alpha=255):
        return self.below(1 << 24) << 8 | alpha


def rectangles():
    numbers = Numbers(1)
    return [Box(numbers.place((20, 20), (300, 200)), numbers.color()) for _ in range(1000)]


def rounded():
    numbers = Numbers(2)

    def color():
        return numbers.color(64 + numbers.below(192))

    return [
        Box(numbers.place((60, 40), (300, 160), 0.25), color(), 8 + numbers.below(17), 2, color())
        for _ in range(1000)
    ]


def settings():
    words = ["Wireless", "Messages", "Display", "Sounds", "Privacy", "Battery", "Storage", "Update"]
    colors = [0x34C759FF, 0xFF9500FF, 0xFF3B30FF, 0x5856D6FF, 0x32ADE6FF, 0xAF52DEFF]
    items = [Box((0, 0, WIDTH, 95), 0xF9F9F9FF), Box((0, 95, WIDTH, 1), 0xC6C6C8FF)]

    def label(x, y, size, color):
        count = len(items)
        text = f"{words[count % 8]} and {words[count // 8 % 8]} settings"[:20].ljust(20)
        items.append(Label(x, y, size, color, text))

    label(40, 62, 45, 0x0A84FFFF)
    label(480, 64, 51, 0x1C1C1EFF)
    for group in range(6):
        top = 96 + 406 * group
        label(66, top + 46, 33, 0x6C6C70FF)
        items.append(Box((48, top + 60, 1074, 336), 0xFFFFFFFF, 30))
        for row in range(4):
            y = top + 60 + 84 * row
            items.append(Box((72, y + 12, 60, 60), colors[(group + row) % 6], 14))
            items += [Box((88, y + line, 28, 10), 0xFFFFFFFF) for line in (28, 46)]
            label(156, y + 38, 39, 0x1C1C1EFF)
            label(156, y + 72, 30, 0x8E8E93FF)
            label(640, y + 54, 30, 0x8E8E93FF)
            if row % 2:
                items.append(Box((986, y + 12, 110, 60), 0x34C759FF, 30))
                items.append(Box((1039.5, y + 15.5, 53, 53), 0xFFFFFFFF, 26.5))
            else:
                items.append(Box((986.5, y + 14.5, 109, 55), 0xE5E5EAFF, 18, 2, 0xC6C6C8C0))
                items.append(Box((1020, y + 30, 42, 24), 0x8E8E9380, 12))
            items.append(Box((156, y + 83, 966, 1), 0xC6C6C8FF))
    return items


def labels():
    numbers = Numbers(4)
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789    "
    return [
        Label(
            numbers.below(950 * 4) / 4,
            16 + numbers.below(HEIGHT - 20),
            16,
            numbers.color() >> 1 & 0x7F7F7F00 | 255,
            "".join(letters[numbers.below(len(letters))] for _ in range(24)),
        )
        for _ in range(2000)
    ]


def cards():
    numbers = Numbers(5)
    return [
        Box(numbers.place((120, 80), (360, 240)), numbers.color(), 16, shadow=0x60, sigma=7)
        for _ in range(200)
    ]


GRAY = 0xF2F2F7FF
SCENES = {
    "S1": (0xFFFFFFFF, rectangles()),
    "S2": (0xFFFFFFFF, rounded()),
    "S3": (GRAY, settings()),
    "S4": (0xFFFFFFFF, labels()),
    "S5": (GRAY, cards()),
}


def display_list(background, items, step=1 / 64):
    """The text of a display list, with glyphs moved to the nearest multiple of `step`. The font has
    no name and no digest yet."""
    lines = ["display-list 2", f"size {WIDTH} {HEIGHT}", f"background #{background:08X}"]
    lines += [f'font "FONT" {"0" * 64}', "", "Scene"]
    for item in items:
        if isinstance(item, Label):
            places = ((item.x + offset + step / 2) // step * step for offset in item.offsets)
            lines.append(
                f"  glyphs {item.x:g} {item.y} #{item.color:08X} size {item.size} "
                f'font "FONT" {json.dumps(item.text)}'
            )
            pairs = zip(item.glyphs, places, strict=True)
            lines.append("    " + " ".join(f"{glyph}@{x - item.x:.9g}" for glyph, x in pairs))
            continue
        x, y, *size = item.rect
        size = "{:g} {:g}".format(*size) + (f" radius {item.radius}" if item.radius else "")
        if item.sigma:
            shadow = f"sigma {item.sigma} #{item.shadow:08X}"
            lines.append(f"  shadow {x:g} {y + 6:g} {size} {shadow}")
        border = f" border {item.border} #{item.edge:08X}" if item.border else ""
        lines.append(f"  box {x:g} {y:g} {size} fill #{item.fill:08X}{border}")
    return "\n".join(lines) + "\n"


def skia_picture(background, items):
    """What Skia draws, recorded: replaying it costs no time of Python."""
    recorder = skia.PictureRecorder()
    canvas = recorder.beginRecording(skia.Rect.MakeWH(WIDTH, HEIGHT))

    def paint(rgba, **more):
        return skia.Paint(Color=(rgba & 255) << 24 | rgba >> 8, AntiAlias=True, **more)

    canvas.clear((background & 255) << 24 | background >> 8)
    for item in items:
        if isinstance(item, Label):
            builder = skia.TextBlobBuilder()
            places = [item.x + offset for offset in item.offsets]
            builder.allocRunPosH(item.font, item.glyphs, places, item.y)
            canvas.drawTextBlob(builder.make(), 0, 0, paint(item.color))
            continue
        rect, radius, border = skia.Rect.MakeXYWH(*item.rect), item.radius, item.border
        if item.sigma:
            blur = skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, item.sigma)
            canvas.drawRoundRect(
                rect.makeOffset(0, 6), radius, radius, paint(item.shadow, MaskFilter=blur)
            )
        if not radius:
            canvas.drawRect(rect, paint(item.fill))
            continue
        canvas.drawRoundRect(rect, radius, radius, paint(item.fill))
        if border:
            inner = rect.makeInset(border / 2, border / 2)
            line = paint(item.edge, Style=skia.Paint.kStroke_Style, StrokeWidth=border)
            canvas.drawRoundRect(inner, radius - border / 2, radius - border / 2, line)
    return recorder.finishRecordingAsPicture()
