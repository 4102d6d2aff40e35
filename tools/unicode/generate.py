"""Writes the tables of Likeness's own Unicode properties from the Unicode Character Database.

    python3 tools/unicode/generate.py [FOLDER]

FOLDER is Sources/Text/LikenessText/Unicode/Data by default.

The database is Debian's package unicode-data, or a folder of the same files that UNICODE_DATA
names. Lines, graphemes and directions decide where glyphs stand, so they may not depend on the
Unicode version of a machine's libraries: the tables are part of the program.
"""

import os
import re
import sys
from pathlib import Path

DATA = Path(os.environ.get("UNICODE_DATA", "/usr/share/unicode"))
COUNT = 0x110000
WIDTH = 96


def rows(name):
    """The fields of every line of a file, without comments."""
    for line in (DATA / name).read_text(encoding="utf-8").splitlines():
        fields = [field.strip() for field in line.split("#")[0].split(";")]
        if len(fields) > 1:
            yield fields


def extent(text):
    first, _, last = text.partition("..")
    return range(int(first, 16), int(last or first, 16) + 1)


def long_names(kind):
    """From the long names of a property's values to the short ones, which the files use in turn."""
    return {
        fields[2]: fields[1] for fields in rows("PropertyValueAliases.txt") if fields[0] == kind
    }


def values(name, default, kind=None):
    """The value of a property for every code point."""
    short = long_names(kind) if kind else {}
    found = [default] * COUNT
    for line in (DATA / name).read_text(encoding="utf-8").splitlines():
        # Later lines of this kind are exceptions from earlier ones.
        missing = re.match(r"# @missing: ([0-9A-F.]+); (\w+)", line)
        if missing:
            for point in extent(missing[1]):
                found[point] = short.get(missing[2], missing[2])
    for fields in rows(name):
        for point in extent(fields[0]):
            found[point] = short.get(fields[1], fields[1])
    return found


def points(name, value):
    """The code points with a property that is either there or not."""
    return {point for fields in rows(name) if fields[1] == value for point in extent(fields[0])}


def version():
    return re.search(r"-([0-9.]+)\.txt", (DATA / "LineBreak.txt").read_text(encoding="utf-8"))[1]


CATEGORY = values("extracted/DerivedGeneralCategory.txt", "Cn")
PICTOGRAPHIC = points("emoji/emoji-data.txt", "Extended_Pictographic")


# The defaults of characters to come stand in the prose of LineBreak.txt, not in its data.
LINE_BREAK_DEFAULTS = [
    (
        "ID",
        [
            (0x3400, 0x4DBF),
            (0x4E00, 0x9FFF),
            (0xF900, 0xFAFF),
            (0x20000, 0x2FFFD),
            (0x30000, 0x3FFFD),
            (0x1F000, 0x1FAFF),
            (0x1FC00, 0x1FFFD),
        ],
    ),
    ("PR", [(0x20A0, 0x20CF)]),
]


def line_break():
    """Line_Break as UAX #14 wants it after rule LB1, with what its rules ask of other properties
    told by the class."""
    assigned = values("LineBreak.txt", "XX")
    width = values("EastAsianWidth.txt", "N")
    for name, ranges in LINE_BREAK_DEFAULTS:
        for first, last in ranges:
            for point in range(first, last + 1):
                if CATEGORY[point] == "Cn":
                    assigned[point] = name

    def resolved(point):
        name = assigned[point]
        if name == "SA":
            return "CM" if CATEGORY[point] in ("Mn", "Mc") else "AL"
        if name in ("AI", "SG", "XX"):
            return "AL"
        if name in ("H2", "H3"):
            return "HS"
        if name == "B2":
            return "BD"
        if name == "CJ":
            return "NS"
        if name in ("OP", "CP") and width[point] in "FWH":
            return name + "W"
        if name == "ID" and point in PICTOGRAPHIC and CATEGORY[point] == "Cn":
            return "IDX"
        return name

    return [resolved(point) for point in range(COUNT)]


GRAPHEME = {
    "Other": "XX",
    "Extend": "EX",
    "Prepend": "PP",
    "SpacingMark": "SM",
    "Regional_Indicator": "RI",
    "Control": "CN",
    "LV": "HS",
    "LVT": "HS",
}


def grapheme_break():
    """Grapheme_Cluster_Break, with the pictographs of emoji sequences as a class of their own."""
    found = [
        GRAPHEME.get(name, name) for name in values("auxiliary/GraphemeBreakProperty.txt", "Other")
    ]
    for point in PICTOGRAPHIC:
        if found[point] != "XX":
            sys.exit(f"tools/unicode/generate.py: {point:X} is pictographic and {found[point]}")
        found[point] = "EP"
    return found


# Format characters that do show: signs that stand under or over the digits after them.
VISIBLE_FORMAT = points("PropList.txt", "Prepended_Concatenation_Mark")


def look():
    """What is never drawn, and what is drawn in colors by those who can."""
    ignorable = points("DerivedCoreProperties.txt", "Default_Ignorable_Code_Point")
    emoji = points("emoji/emoji-data.txt", "Emoji_Presentation")
    found = []
    for point in range(COUNT):
        if point in VISIBLE_FORMAT:
            found.append("PLAIN")
        elif point in ignorable or CATEGORY[point] in ("Cc", "Cf", "Zl", "Zp"):
            found.append("NOTHING")
        else:
            found.append("EMOJI" if point in emoji else "PLAIN")
    return found


def letter():
    """What counts as a letter, and which of them are small."""
    alphabetic = points("DerivedCoreProperties.txt", "Alphabetic")
    small = points("DerivedCoreProperties.txt", "Lowercase")
    return [
        "O" if point not in alphabetic else "l" if point in small else "L" for point in range(COUNT)
    ]


def runs(found):
    """The values as counts and names, `3AL1SP`, in lines."""
    tokens = []
    start = 0
    for point in range(1, COUNT + 1):
        if point == COUNT or found[point] != found[start]:
            tokens.append(f"{point - start}{found[start]}")
            start = point
    return wrapped(tokens, "")


def wrapped(tokens, separator):
    lines = [""]
    for whole in tokens:
        token = whole
        if len(lines[-1]) + len(separator) + len(token) > WIDTH:
            lines.append("")
        while len(token) > WIDTH:
            # A backslash joins the next line of a literal to this one.
            end = token.rindex(",", 0, WIDTH - 1) + 1
            lines[-1:] = [token[:end] + "\\", ""]
            token = token[end:]
        lines[-1] += (separator if lines[-1] else "") + token
    return lines


def pairs():
    """Every bracket with its partner and whether it opens, then every other mirrored character with
    its mirror image."""
    brackets = {int(f[0], 16): (int(f[1], 16), f[2]) for f in rows("BidiBrackets.txt")}
    mirrors = {int(f[0], 16): int(f[1], 16) for f in rows("BidiMirroring.txt")}
    tokens = [f"{point:X}{kind}{partner:X}" for point, (partner, kind) in sorted(brackets.items())]
    tokens += [
        f"{point:X}m{partner:X}"
        for point, partner in sorted(mirrors.items())
        if point not in brackets
    ]
    return wrapped(tokens, " ")


def script_extensions(scripts):
    """Ranges of characters that several scripts use, `640+1:Adlm,Arab`; where there is but one it
    takes the place of Common or Inherited."""
    tokens = []
    for fields in sorted(rows("ScriptExtensions.txt"), key=lambda fields: extent(fields[0]).start):
        span = extent(fields[0])
        names = fields[1].split()
        if len(names) == 1:
            for point in span:
                scripts[point] = names[0]
        else:
            tokens.append(f"{span.start:X}+{len(span):X}:{','.join(sorted(names))}")
    return wrapped(tokens, " ")


def write(folder, name, idea, members):
    """Writes one file with its tables, each a documented text."""
    text = f"/// {idea} Unicode {version()}.\n///\n/// Written by `tools/unicode/generate.py`.\n"
    text += "extension UnicodeData {\n"
    for number, (member, note, lines) in enumerate(members):
        text += "\n" if number else ""
        text += f'  /// {note}\n  static let {member}: StaticString = """\n'
        text += "".join(f"    {line}\n" for line in lines) + '    """\n'
    (folder / f"{name}.swift").write_text(text + "}\n", encoding="utf-8")


def main():
    folder = (
        Path(sys.argv[1])
        if len(sys.argv) > 1
        else Path(__file__).parents[2] / "Sources/Text/LikenessText/Unicode/Data"
    )
    folder.mkdir(parents=True, exist_ok=True)
    counted = "counts of characters in a row, each with the value that they have."
    scripts = values("Scripts.txt", "Zzzz", "sc")
    extensions = script_extensions(scripts)
    write(
        folder,
        "LineBreakData",
        "Line_Break, what UAX #14 goes by.",
        [("lineBreak", f"From U+0000 on, {counted}", runs(line_break()))],
    )
    write(
        folder,
        "GraphemeData",
        "Grapheme_Cluster_Break, what UAX #29 goes by.",
        [("graphemeBreak", f"From U+0000 on, {counted}", runs(grapheme_break()))],
    )
    write(
        folder,
        "BidiData",
        "Bidi_Class, paired brackets and mirror images, what UAX #9 goes by.",
        [
            (
                "bidiClass",
                f"From U+0000 on, {counted}",
                runs(values("extracted/DerivedBidiClass.txt", "L", "bc")),
            ),
            (
                "bidiPairs",
                "A character, `o` for an opening bracket, `c` for a closing one or `m`, and its "
                "mirror image.",
                pairs(),
            ),
        ],
    )
    write(
        folder,
        "ScriptData",
        "Script and Script_Extensions, what UAX #24 goes by.",
        [
            ("script", f"From U+0000 on, {counted}", runs(scripts)),
            (
                "scriptExtensions",
                "The first of some characters, their count, and the scripts that use them.",
                extensions,
            ),
        ],
    )
    write(
        folder,
        "LookData",
        "Characters that are never drawn, and those that are emoji by themselves.",
        [("look", f"From U+0000 on, {counted}", runs(look()))],
    )
    write(
        folder,
        "LetterData",
        "Alphabetic and Lowercase.",
        [("letter", f"From U+0000 on, {counted}", runs(letter()))],
    )


if __name__ == "__main__":
    main()
