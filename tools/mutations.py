"""Makes scenes at random and changes them, for tools/causes and tools/expectations.

Each change comes with the truth about it: view, property, value before and after, in the words of
`likeness check --json`. The module shares no code with Likeness.
"""

import copy
import json
from collections import Counter
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parent.parent
SHIPPED = REPOSITORY / "Sources/Doors/LikenessGallery/Scenes"
TEXT = (
    "Benefits lunch yearly budget books massages every day team travel office remote health garden "
    "coffee music quiet room bicycle"
)
WORDS = TEXT.split()
WEIGHTS = ["ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"]
SCALES = [1, 2, 3]
TEXTS = ("Label", "TextView")
THEME = {
    "colors": {
        "primary": "#783BF9",
        "accent": "#FF6B4A",
        "surface": "#FFFFFF",
        "text": "#1C1C1E",
        "background": "#F3F3FF",
        "line": "#C8C8D2",
    },
    "fonts": {"title": {"size": 20, "weight": "bold"}, "body": {"size": 15, "weight": "regular"}},
}


# --- What a scene holds


def number(value):
    """A number as Likeness prints it."""
    text = f"{value:.6f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def color(value):
    return value.upper()


def font(value):
    return f"{number(value['size'])} {value.get('weight', 'regular')}"


def gradient(value):
    colors = value["colors"]
    start, end = value.get("start", {"x": 0.5, "y": 0}), value.get("end", {"x": 0.5, "y": 1})
    points = " ".join(number(v) for v in (start["x"], start["y"], end["x"], end["y"]))
    return ", ".join(
        [points] + [f"{color(c)} {number(i / (len(colors) - 1))}" for i, c in enumerate(colors)]
    )


def frame(value):
    return " ".join(number(value.get(key, 0)) for key in ("x", "y", "width", "height"))


def insets(value):
    if isinstance(value, (int, float)):
        return number(value)
    sides = [
        value.get(side, value.get(axis, 0))
        for side, axis in (
            ("top", "vertical"),
            ("left", "horizontal"),
            ("bottom", "vertical"),
            ("right", "horizontal"),
        )
    ]
    return number(sides[0]) if len(set(sides)) == 1 else " ".join(map(number, sides))


PRINTED = {
    "font": font,
    "backgroundGradient": gradient,
    "frame": frame,
    "margins": insets,
    "textColor": color,
    "backgroundColor": color,
    "borderColor": color,
}


# What counts where a scene sets nothing, as the scene schema has it.
DEFAULTS = {
    "letterSpacing": "0",
    "textAlignment": "natural",
    "alpha": "1",
    "spacing": "0",
    "margins": "0",
    "alignment": "fill",
    "distribution": "fill",
    "borderWidth": "0",
    "cornerRadius": "0",
}


def printed(name, value):
    """A value as Likeness prints it; None where nothing is set and there is no default."""
    if value is None:
        return DEFAULTS.get(name)
    if name in PRINTED:
        return PRINTED[name](value)
    return (
        number(value)
        if isinstance(value, (int, float)) and not isinstance(value, bool)
        else str(value)
    )


def name_of(view):
    return view.get("name", view["type"])


def views(view, path=None, parent=None, place=0):
    """Every view with its path, its parent and its place in it, the container first."""
    path = path or name_of(view)
    yield view, path, parent, place
    counts = Counter()
    for index, child in enumerate(view.get("views", [])):
        base = name_of(child)
        counts[base] += 1
        yield from views(
            child, f"{path}/{base}" + (f"[{counts[base]}]" if counts[base] > 1 else ""), view, index
        )


def path_of(scene, wanted):
    return next(path for view, path, _, _ in views(scene["view"]) if view is wanted)


def named_style(scene, style):
    """A style as one object, without the names that it goes by."""
    if style is None:
        return {}
    if isinstance(style, str):
        return named_style(scene, scene.get("styles", {}).get(style))
    if isinstance(style, list):
        merged = {}
        for part in style:
            merged.update(named_style(scene, part))
        return merged
    return dict(style)


# --- Scenes


class Maker:
    def __init__(self, rng):
        self.rng = rng
        self.names = 0

    def color(self):
        return "#" + "".join(f"{self.rng.randrange(30, 226):02X}" for _ in range(3))

    def words(self, least, most):
        return " ".join(self.rng.choice(WORDS) for _ in range(self.rng.randint(least, most)))

    def maybe(self, view, chance=0.6):
        if self.rng.random() < chance:
            self.names += 1
            view["name"] = (
                f"{self.rng.choice(['title', 'body', 'card', 'row', 'note', 'item'])}{self.names}"
            )
        return view

    def box(self, style):
        rng = self.rng
        if rng.random() < 0.7:
            style["backgroundColor"] = self.color()
        if rng.random() < 0.3:
            style["backgroundGradient"] = {
                "colors": [self.color() for _ in range(rng.randint(2, 3))]
            }
        if rng.random() < 0.5:
            style["borderWidth"] = rng.choice([1, 2, 3])
            style["borderColor"] = self.color()
        if rng.random() < 0.5:
            style["cornerRadius"] = rng.choice([2, 4, 6, 8])
        if rng.random() < 0.25:
            style["alpha"] = rng.choice([0.5, 0.8, 0.9, 1])
        return style

    def text_style(self, tokens):
        rng = self.rng
        style = {
            "font": {"size": rng.choice([12, 13, 15, 17, 20]), "weight": rng.choice(WEIGHTS[2:7])}
        }
        style["textColor"] = self.color()
        if tokens and rng.random() < 0.5:
            style["font"] = rng.choice(list(THEME["fonts"]))
        if tokens and rng.random() < 0.6:
            style["textColor"] = rng.choice(["text", "primary", "accent"])
        if rng.random() < 0.4:
            style["lineHeight"] = rng.choice([20, 24, 28])
        if rng.random() < 0.3:
            style["letterSpacing"] = rng.choice([0.5, 1])
        if rng.random() < 0.4:
            style["textAlignment"] = rng.choice(["left", "center", "right"])
        return style

    def leaf(self, tokens, in_stack):
        rng = self.rng
        kind = rng.choice(
            ["Label", "Label", "Label", "TextView", "View"]
            + (["Button", "Switch", "ProgressView"] if in_stack else [])
        )
        view = {"type": kind}
        if kind in TEXTS:
            view["text"] = self.words(1, 9)
            view["style"] = self.text_style(tokens)
            if rng.random() < 0.3:
                self.box(view["style"])
            if kind == "Label":
                view["numberOfLines"] = rng.choice([0, 0, 1, 2])
        elif kind == "View":
            view["style"] = self.box({"backgroundColor": self.color()})
            if tokens and rng.random() < 0.6:
                view["style"]["backgroundColor"] = rng.choice(["primary", "accent", "surface"])
            view["layout"] = {"width": rng.choice([40, 60, 90]), "height": rng.choice([16, 24, 40])}
        elif kind == "Button":
            view["title"] = self.words(1, 2)
            view["style"] = self.box({"titleStyle": {"font": {"size": 15}}})
        elif kind == "ProgressView":
            view["progress"] = rng.choice([0.2, 0.5, 0.7])
        if not in_stack:
            layout = dict(view.get("layout", {}))
            if rng.random() < 0.4:
                view.pop("layout", None)
                view["frame"] = {
                    "x": rng.randrange(4, 80),
                    "y": rng.randrange(4, 50),
                    "width": rng.randrange(60, 140),
                    "height": rng.randrange(20, 50),
                }
            else:
                layout[rng.choice(["leading", "trailing"])] = rng.randrange(4, 60)
                layout[rng.choice(["top", "bottom"])] = rng.randrange(4, 40)
                view["layout"] = layout
        return self.maybe(view)

    def group(self, depth, tokens, top=False):
        rng = self.rng
        if not top and rng.random() < 0.3:
            view = {
                "type": "View",
                "style": self.box({}),
                "layout": {"height": rng.choice([90, 120])},
                "views": [self.leaf(tokens, False) for _ in range(rng.randint(1, 3))],
            }
            return self.maybe(view)
        axis = "vertical" if top else rng.choice(["vertical", "horizontal"])
        style = self.box({"spacing": rng.choice([4, 6, 8, 12]), "margins": rng.choice([8, 12, 16])})
        if rng.random() < 0.5:
            style["alignment"] = rng.choice(
                ["leading", "center", "trailing"]
                if axis == "vertical"
                else ["top", "center", "bottom"]
            )
        if axis == "horizontal" and rng.random() < 0.4:
            style["distribution"] = rng.choice(
                ["fillEqually", "equalSpacing", "fillProportionally"]
            )
        children = [
            self.group(depth - 1, tokens)
            if depth > 0 and rng.random() < 0.35
            else self.leaf(tokens, True)
            for _ in range(rng.randint(2, 5))
        ]
        return self.maybe(
            {"type": "StackView", "axis": axis, "style": style, "views": children},
            1 if top else 0.6,
        )

    def scene(self, tokens=False):
        return {
            "size": {"width": self.rng.choice([280, 320, 375])},
            "variants": {"scale": [self.rng.choice(SCALES)]},
            "theme": copy.deepcopy(THEME),
            "view": self.group(2, tokens, top=True),
        }


def shipped():
    """The scenes of the gallery in one theme and one variant each."""
    scenes = []
    for path in sorted(SHIPPED.glob("*/*.json")):
        scene = json.loads(path.read_text())
        scene.pop("$schema", None)
        scene["variants"] = {"scale": SCALES[-1:], "theme": ["light"]}
        scenes.append((path.parent.name, scene))
    return scenes


# --- Single changes: each returns view, property, before and after, or None where the view does not
# have what it takes


def set_style(scene, view, key, value):
    style = view.get("style")
    before = named_style(scene, style).get(key)
    if isinstance(style, dict):
        style[key] = value
    else:
        view["style"] = ([style] if isinstance(style, str) else style or []) + [{key: value}]
    return key, before, value


def moved_by(rng, value, steps, magnitude, least=0.0):
    step = steps[magnitude] * rng.choice([-1, 1])
    return value + step if value + step >= least else value + abs(step)


def move_style(rng, scene, view, key, steps, magnitude, least=0.0):
    """Moves a number of the view's style, or zero where it sets none."""
    value = named_style(scene, view.get("style")).get(key) or 0
    return set_style(scene, view, key, moved_by(rng, value, steps, magnitude, least))


def literal(style, key):
    return isinstance(style.get(key), str) and style[key].startswith("#")


def change_color(rng, value, magnitude):
    channels = [int(value[i : i + 2], 16) for i in (1, 3, 5)]
    step = [8, 40, 110][magnitude]
    which = rng.sample(range(3), rng.randint(1, 3))
    for index in which:
        channels[index] += step if channels[index] + step < 256 else -step
    return "#" + "".join(f"{max(0, channel):02X}" for channel in channels) + value[7:]


def font_change(rng, scene, view, magnitude, change):
    style = named_style(scene, view.get("style"))
    if (
        view["type"] not in TEXTS
        or not isinstance(style.get("font"), dict)
        or "size" not in style["font"]
    ):
        return None
    value = change(dict(style["font"]))
    return value and set_style(scene, view, "font", value)


def font_weight(rng, scene, view, magnitude):
    def change(value):
        at = WEIGHTS.index(value.get("weight", "regular"))
        places = [
            at + s * d
            for s in (-1, 1)
            for d in ([1], [2, 3], [4, 5])[magnitude]
            if 0 <= at + s * d < len(WEIGHTS)
        ]
        return dict(value, weight=WEIGHTS[rng.choice(places)]) if places else None

    return font_change(rng, scene, view, magnitude, change)


def font_size(rng, scene, view, magnitude):
    return font_change(
        rng,
        scene,
        view,
        magnitude,
        lambda value: dict(value, size=moved_by(rng, value["size"], [1, 3, 7], magnitude, 8)),
    )


def letter_spacing(rng, scene, view, magnitude):
    if view["type"] not in TEXTS:
        return None
    return move_style(rng, scene, view, "letterSpacing", [0.5, 1, 3], magnitude, -1)


def line_height(rng, scene, view, magnitude):
    style = named_style(scene, view.get("style"))
    if view["type"] not in TEXTS or not isinstance(style.get("font"), dict):
        return None
    value = style.get("lineHeight")
    after = (
        moved_by(rng, value, [1, 4, 10], magnitude, 14)
        if value
        else round(style["font"].get("size", 17) * 1.6) + [1, 4, 10][magnitude]
    )
    return set_style(scene, view, "lineHeight", after)


def text(rng, scene, view, magnitude):
    if not view.get("text"):
        return None
    before = view["text"]
    words = before.split(" ")
    if magnitude == 0:
        at = rng.randrange(len(words))
        words[at] = words[at][:-1] + rng.choice("aeiou") if len(words[at]) > 1 else words[at] + "s"
    elif magnitude == 1:
        words[rng.randrange(len(words))] = rng.choice(WORDS)
    else:
        words = [rng.choice(WORDS) for _ in range(rng.randint(1, 12))]
    view["text"] = " ".join(words)
    return ("text", before, view["text"]) if view["text"] != before else None


def color_of(rng, scene, view, magnitude):
    style = named_style(scene, view.get("style"))
    keys = [key for key in ("textColor", "backgroundColor") if literal(style, key)]
    if not keys:
        return None
    key = rng.choice(keys)
    return set_style(scene, view, key, change_color(rng, style[key], magnitude))


def opacity(rng, scene, view, magnitude):
    value = named_style(scene, view.get("style")).get("alpha", 1)
    after = round(value - [0.05, 0.25, 0.45][magnitude], 2)
    if rng.random() < 0.05 and magnitude == 2:
        after = 0
    return set_style(scene, view, "alpha", after) if after >= 0 else None


def gradient_of(rng, scene, view, magnitude):
    value = named_style(scene, view.get("style")).get("backgroundGradient")
    if not isinstance(value, dict) or "colors" not in value:
        return None
    value = copy.deepcopy(value)
    if magnitude == 2 and rng.random() < 0.5:
        value["start"], value["end"] = ({"x": 0, "y": 0.5}, {"x": 1, "y": 0.5})
    else:
        at = rng.randrange(len(value["colors"]))
        value["colors"][at] = change_color(rng, value["colors"][at], magnitude)
    return set_style(scene, view, "backgroundGradient", value)


def position(rng, scene, view, magnitude):
    steps = [1, 4, 14]
    if "frame" in view:
        before = dict(view["frame"])
        key = rng.choice(["x", "y"])
        view["frame"] = dict(before, **{key: moved_by(rng, before.get(key, 0), steps, magnitude)})
        return "frame", before, view["frame"]
    keys = [
        k
        for k in ("leading", "trailing", "top", "bottom", "centerX", "centerY")
        if k in view.get("layout", {})
    ]
    if not keys:
        return None
    key = rng.choice(keys)
    before = view["layout"][key]
    view["layout"][key] = moved_by(rng, before, steps, magnitude)
    return key, before, view["layout"][key]


def spacing(rng, scene, view, magnitude):
    if view["type"] != "StackView" or not view.get("views"):
        return None
    steps = [1, 4, 12]
    style = named_style(scene, view.get("style"))
    choice = rng.random()
    if choice < 0.2 and len(view["views"]) > 1:
        child = view["views"][rng.randrange(len(view["views"]) - 1)]
        before = child.get("spacingAfter")
        child["spacingAfter"] = moved_by(
            rng, before if before is not None else style.get("spacing", 0), steps, magnitude
        )
        return "spacingAfter", before, child["spacingAfter"], child
    key = "spacing" if choice < 0.6 else "margins"
    if isinstance(style.get(key), dict):
        return None
    return move_style(rng, scene, view, key, steps, magnitude)


def justification(rng, scene, view, magnitude):
    style = named_style(scene, view.get("style"))
    if view["type"] in TEXTS:
        key, values = "textAlignment", ["left", "center", "right"]
    elif view["type"] == "StackView":
        key = rng.choice(["alignment", "distribution"])
        across = (
            ["leading", "center", "trailing"]
            if view.get("axis") == "vertical"
            else ["top", "center", "bottom"]
        )
        values = (
            [*across, "fill"]
            if key == "alignment"
            else ["fill", "fillEqually", "equalSpacing", "fillProportionally", "equalCentering"]
        )
    else:
        return None
    before = style.get(key)
    return set_style(scene, view, key, rng.choice([value for value in values if value != before]))


def border(rng, scene, view, magnitude):
    style = named_style(scene, view.get("style"))
    if literal(style, "borderColor") and style.get("borderWidth") and rng.random() < 0.4:
        return set_style(
            scene, view, "borderColor", change_color(rng, style["borderColor"], magnitude)
        )
    if view["type"] == "Button" and "states" in style:
        return None
    return move_style(rng, scene, view, "borderWidth", [1, 2, 4], magnitude)


def radius(rng, scene, view, magnitude):
    style = named_style(scene, view.get("style"))
    if "cornerRadii" in style or isinstance(style.get("cornerRadius"), str):
        return None
    return move_style(rng, scene, view, "cornerRadius", [1, 3, 8], magnitude)


OPERATORS = {
    "font weight": font_weight,
    "font size": font_size,
    "letter spacing": letter_spacing,
    "line height": line_height,
    "text": text,
    "color": color_of,
    "opacity": opacity,
    "gradient": gradient_of,
    "position": position,
    "spacing": spacing,
    "justification": justification,
    "border": border,
    "radius": radius,
}


def mutate(rng, scene, operator, magnitude):
    """Changes one view of the scene in place; returns the truth, or None where no view will do."""
    candidates = list(views(scene["view"]))
    rng.shuffle(candidates)
    for view, _, _, _ in candidates:
        change = OPERATORS[operator](rng, scene, view, magnitude)
        if change:
            key, before, after = change[:3]
            if printed(key, before) == printed(key, after):
                return None
            return (
                path_of(scene, change[3] if len(change) > 3 else view),
                key,
                printed(key, before),
                printed(key, after),
            )
    return None


# --- Edits of the tree and of the theme


def insert(rng, scene, maker):
    stack, _, _, _ = rng.choice([v for v in views(scene["view"]) if v[0]["type"] == "StackView"])
    view = maker.leaf(False, True)
    if view["type"] in TEXTS:
        view["text"] = maker.words(2, 5)
    stack["views"].insert(rng.randint(0, len(stack["views"])), view)
    return ("tree", "inserted", {path_of(scene, view)})


def remove(rng, scene, maker):
    found = [v for v in views(scene["view"]) if v[2] is not None and len(v[2]["views"]) > 1]
    if not found:
        return None
    _, path, parent, place = rng.choice(found)
    del parent["views"][place]
    return ("tree", "removed", {path})


def reorder(rng, scene, maker):
    found = [
        v for v in views(scene["view"]) if v[0]["type"] == "StackView" and len(v[0]["views"]) > 1
    ]
    if not found:
        return None
    stack = rng.choice(found)[0]
    start, end = rng.sample(range(len(stack["views"])), 2)
    before = list(stack["views"])
    stack["views"].insert(end, stack["views"].pop(start))
    if json.dumps(before) == json.dumps(stack["views"]):
        return None
    return (
        "tree",
        "reordered",
        {path_of(scene, view) for view in stack["views"]} | {path_of(scene, stack)},
    )


def wrap(rng, scene, maker):
    found = [v for v in views(scene["view"]) if v[2] is not None and v[2]["type"] == "StackView"]
    if not found:
        return None
    view, _, parent, place = rng.choice(found)
    outer = {
        "type": "StackView",
        "axis": "vertical",
        "style": {"margins": rng.choice([4, 8]), "backgroundColor": maker.color()},
        "views": [view],
    }
    if rng.random() < 0.5:
        outer["name"] = "wrapper"
    parent["views"][place] = outer
    return ("tree", "wrapped", {path_of(scene, outer), path_of(scene, view)})


def edit_theme(rng, scene, maker):
    used = json.dumps(scene["view"])
    colors = [name for name in THEME["colors"] if f'"{name}"' in used]
    fonts = [name for name in THEME["fonts"] if f'"{name}"' in used]
    if not colors + fonts:
        return None
    name = rng.choice(colors + fonts)
    theme = scene["theme"]
    if name in theme["colors"]:
        before = theme["colors"][name]
        theme["colors"][name] = change_color(rng, before, rng.randrange(3))
        return ("token", name, color(before), color(theme["colors"][name]))
    before = dict(theme["fonts"][name])
    theme["fonts"][name] = dict(before, size=before["size"] + rng.choice([-2, 1, 3]))
    return ("token", name, font(before), font(theme["fonts"][name]))
