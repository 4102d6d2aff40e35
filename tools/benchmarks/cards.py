"""The cards of `Sources/many` as scenes in JSON: 360 by 240 points at 2x, 12 views, each pinned by
its `layout`, no two alike."""

import json


def card(number):
    # As in Card.swift: neighbors are far apart, and no random numbers are needed.
    mixed = (number + 1) * 2_654_435_761 % (1 << 32)

    def part(shift, count):
        return (mixed >> shift) % count

    def color(shift):
        return f"#{(mixed >> shift | mixed << (32 - shift)) & 0xFFFFFF:06X}"

    def view(kind, x, y, width, height, style, **content):
        layout = {"leading": x, "top": y, "width": width, "height": height}
        return {"type": kind, **content, "layout": layout, "style": style}

    def label(text, x, y, bold):
        font = {"size": 17, "weight": "bold"} if bold else {"size": 15}
        style = {"font": font, "textColor": "#000000"}
        return view("Label", x, y, 200, 24, style, text=text)

    views = [
        view(
            "View",
            12,
            12,
            300 + part(3, 36),
            216,
            {
                "backgroundColor": color(1),
                "cornerRadius": 8 + part(5, 8),
                "borderWidth": 1 + part(7, 2),
                "borderColor": color(9),
            },
        ),
        label(f"Card {number}", 84, 28, True),
        label(f"Last seen {number % 97} minutes ago", 84, 52, False),
        view("View", 24, 28, 48, 48, {"backgroundColor": color(13), "cornerRadius": 24}),
    ]
    for index, title in enumerate(["Accept", "Reject"]):
        style = {"backgroundColor": color(4 + 3 * index), "cornerRadius": 6}
        views.append(view("View", 24 + index * 150, 96, 130, 36 + part(11, 8), style))
        views.append(label(title, 44 + index * 150, 104, True))
    for index in range(3):
        style = {"backgroundColor": color(17 + index)}
        views.append(view("View", 24 + index * 44, 168 + part(15, 16), 36, 24, style))
    return {
        "size": {"width": 360, "height": 240},
        "margin": 0,
        "variants": {"theme": ["light"], "scale": [2]},
        "view": {"type": "View", "style": {"backgroundColor": "#FFFFFF"}, "views": views}
        | {"layout": {"width": 360, "height": 240}},
    }


def write(folder, count):
    """Writes scenes into folders of a hundred."""
    for number in range(count):
        path = folder / f"many{number // 100}/card{number}.json"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(card(number), indent=2) + "\n")
