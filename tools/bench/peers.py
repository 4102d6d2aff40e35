#!/usr/bin/env python3
"""The pictures of the benchmark, compared by other programs and by ours in turn, in one run.

  python3 -m venv .build-peers
  .build-peers/bin/pip install pybind11-pixelmatch opencv-python-headless pillow numpy
  swift run --package-path tools/bench --configuration release bench --pictures /tmp/screens
  swift build --configuration release --static-swift-stdlib --product likeness \\
    --scratch-path .build-static
  .build-peers/bin/python tools/bench/peers.py /tmp/screens .build-static/release/likeness \\
    [RESULT.json]

On macOS without --static-swift-stdlib. ImageMagick's `compare` and `odiff` take part where they are
on the path. A table is printed, with medians, ranges and ratios; the answers are checked against
each other first: pixelmatch in C++ and `--metric yiq` have to count the same pixels, and those that
count every difference as well.
"""

import json
import os
import platform
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

import cv2
import numpy as np
from PIL import Image
from pybind11_pixelmatch import Options, pixelmatch

ROUNDS = 9
# What odiff takes for such files on the machine where the goals were set: a guide where odiff is
# not installed.
ODIFF, ODIFF_WITH_DIFFERENCE = 33.0, 72.0

folder, likeness = sys.argv[1], sys.argv[2]
options = Options()
options.threshold = 0.1


def run(*command):
    return subprocess.run(command, capture_output=True, text=True, check=False)


def ours(pair, *rest):
    return json.loads(run(likeness, "compare", *pair, "--json", *rest).stdout)


def rgba(path):
    return np.array(Image.open(path).convert("RGBA"))


def contestants(pair, drawing):
    """What is measured, by name, and whether it reads files."""
    a, b = (rgba(path) for path in pair)
    rows = {
        "pixelmatch in C++, decoded": lambda: pixelmatch(a, b, options=options),
        "pixelmatch in C++, files by OpenCV": lambda: pixelmatch(
            *(cv2.cvtColor(cv2.imread(path), cv2.COLOR_BGR2RGBA) for path in pair), options=options
        ),
        "OpenCV absdiff, files": lambda: cv2.absdiff(
            *(cv2.imread(path, cv2.IMREAD_UNCHANGED) for path in pair)
        ).any(),
        "likeness": lambda: run(likeness, "compare", *pair),
        "likeness --metric yiq": lambda: run(likeness, "compare", *pair, "--metric", "yiq"),
        "likeness --metric yiq --difference": lambda: run(
            likeness, "compare", *pair, "--metric", "yiq", "--difference", drawing
        ),
        "likeness --version (start-up)": lambda: run(likeness, "--version"),
    }
    if shutil.which("compare"):
        rows["ImageMagick compare -metric AE"] = lambda: run(
            "compare", "-metric", "AE", *pair, "null:"
        )
    if shutil.which("odiff"):
        rows["odiff"] = lambda: run("odiff", *pair, "--antialiasing")
        rows["odiff, with difference"] = lambda: run("odiff", *pair, drawing, "--antialiasing")
    return rows


def check(name, pair):
    """The same counts on both sides, or no measurement."""
    a, b = (rgba(path) for path in pair)
    theirs, own = (
        pixelmatch(a, b, options=options),
        ours(pair, "--metric", "yiq")["differentPixels"],
    )
    every, exact = (
        int((a != b).any(axis=2).sum()),
        ours(pair, "--metric", "exact")["differentPixels"],
    )
    if theirs != own or every != exact:
        sys.exit(
            f"{name}: pixelmatch counts {theirs} and likeness {own}; numpy counts {every} unequal "
            f"pixels and likeness {exact}."
        )
    return {"yiq": own, "exact": exact}


def processor():
    """The seconds of processors that this process and those that it ran have taken: unlike the
    clock, hardly more where others want them too."""
    return sum(
        usage.ru_utime + usage.ru_stime
        for usage in map(resource.getrusage, (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    )


def measure(rows):
    times, taken = {row: [] for row in rows}, {row: [] for row in rows}
    for _ in range(ROUNDS):
        for row, work in rows.items():
            start, before = time.perf_counter(), processor()
            work()
            times[row].append((time.perf_counter() - start) * 1e3)
            taken[row].append((processor() - before) * 1e3)
    return {
        row: {
            "median": statistics.median(t),
            "least": min(t),
            "most": max(t),
            "processor": statistics.median(taken[row]),
        }
        for row, t in times.items()
    }


def goals(found):
    """Each goal with the figure that decides it: least times, as the machine has other work."""
    least = {row: figures["least"] for row, figures in found.items()}
    odiff = least.get("odiff", ODIFF)
    drawn = least.get("odiff, with difference", ODIFF_WITH_DIFFERENCE)
    return [
        ("start-up under 12 ms", least["likeness --version (start-up)"], 12),
        (f"two files no slower than odiff ({odiff:.0f} ms)", least["likeness --metric yiq"], odiff),
        ("two files in a third of odiff's time", least["likeness --metric yiq"], odiff / 3),
        (
            f"with a difference picture in a third of odiff's time ({drawn:.0f} ms)",
            least["likeness --metric yiq --difference"],
            drawn / 3,
        ),
        (
            "two files no slower than pixelmatch in C++ on files",
            least["likeness --metric yiq"],
            least["pixelmatch in C++, files by OpenCV"],
        ),
    ]


def main():
    document = {
        "machine": platform.processor() or platform.machine(),
        "cores": os.cpu_count(),
        "load": os.getloadavg()[0],
        "pairs": {},
    }
    print(
        f"{document['cores']} cores, load {document['load']:.1f}, {ROUNDS} rounds in turn; "
        "milliseconds"
    )
    for name in ("thousandth", "tenth", "shifted"):
        pair = f"{folder}/reference.png", f"{folder}/{name}.png"
        counts = check(name, pair)
        with tempfile.TemporaryDirectory() as place:
            found = measure(contestants(pair, f"{place}/difference.png"))
        base = found["likeness --metric yiq"]["median"]
        print(
            f"\n{name}: {counts['yiq']:,} pixels differ for both by yiq, {counts['exact']:,} at all"
        )
        for row, figures in sorted(found.items(), key=lambda item: item[1]["median"]):
            print(
                f"  {row:36} {figures['median']:8.1f}  ({figures['least']:.1f} to "
                f"{figures['most']:.1f})  {figures['median'] / base:6.2f} of ours, "
                f"{figures['processor']:.1f} of a processor"
            )
        met = []
        for goal, figure, limit in goals(found):
            met.append({"goal": goal, "figure": figure, "limit": limit, "met": figure <= limit})
            print(
                f"  {'met   ' if figure <= limit else 'MISSED'} {goal}: {figure:.1f} of {limit:.1f}"
            )
        document["pairs"][name] = {"counts": counts, "times": found, "goals": met}
    if "odiff" not in next(iter(document["pairs"].values()))["times"]:
        print(
            f"\nodiff is not installed; its times ({ODIFF:.0f} and {ODIFF_WITH_DIFFERENCE:.0f} ms) "
            "are those of the machine where the goals were set."
        )
    if len(sys.argv) > 3:
        with open(sys.argv[3], "w", encoding="utf-8") as file:
            json.dump(document, file, indent=2)


main()
