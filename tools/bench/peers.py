#!/usr/bin/env python3
"""The pictures of the benchmark, compared by other programs, in turn, and by the command.

  pip install pybind11-pixelmatch pillow numpy
  swift run --package-path tools/bench --configuration release bench --pictures /tmp/screens
  tools/bench/peers.py /tmp/screens .build/release/likeness
"""
import shutil
import statistics
import subprocess
import sys
import time

import numpy as np
from PIL import Image
from pybind11_pixelmatch import Options, pixelmatch

folder, likeness = sys.argv[1], sys.argv[2]
pictures = {name: f"{folder}/{name}.png" for name in ("reference", "thousandth", "tenth", "shifted")}
decoded = {name: Image.open(path).convert("RGBA") for name, path in pictures.items()}
pixels = {name: np.array(picture) for name, picture in decoded.items()}
options = Options()
options.threshold = 0.1


def run(*command):
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout


for name in ("thousandth", "tenth", "shifted"):
    pair = pictures["reference"], pictures[name]
    rows = {
        "pixelmatch (C++, decoded)": lambda: pixelmatch(pixels["reference"], pixels[name], options=options),
        "likeness (files, yiq)": lambda: run(likeness, "compare", *pair, "--metric", "yiq"),
        "likeness (files)": lambda: run(likeness, "compare", *pair),
        "ImageMagick (files)": lambda: run("compare", "-metric", "AE", *pair, "null:"),
    }
    if not shutil.which("compare"):
        del rows["ImageMagick (files)"]
    times = {row: [] for row in rows}
    for _ in range(7):
        for row, work in rows.items():
            start = time.perf_counter()
            answer = work()
            times[row].append((time.perf_counter() - start) * 1e3)
            if row.startswith("pixelmatch"):
                count = answer
            elif row == "likeness (files, yiq)":
                found = int(answer.split(" ")[0].replace(",", ""))
    print(f"{name}: pixelmatch counts {count}, likeness {found}")
    for row, taken in times.items():
        print(f"  {row:28} {statistics.median(taken):8.1f} ms  ({min(taken):.1f} to {max(taken):.1f})")
