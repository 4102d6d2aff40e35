#!/usr/bin/env python3
"""2,000 labels of 24 characters at 16 pixels, drawn by Likeness and by Cairo, in turn.

  apt-get install libcairo2-dev fonts-lato    # Homebrew: brew install cairo
  tools/bench/labels.py [ROUNDS]

Both draw the same glyphs of one font at the same places. Likeness places them to 1/64 of a pixel,
Cairo to 1/4, and before 1.18 to whole pixels, for which it keeps far fewer masks. Times of single
frames, in rounds of 21 in turn, seven or as many as are asked for; beside other work the shortest
say most.
"""

import pathlib
import shlex
import statistics
import subprocess
import sys
import tempfile

here = pathlib.Path(__file__).resolve().parent
package = here.parent.parent
subprocess.run(
    [
        "swift",
        "build",
        "--package-path",
        package,
        "--configuration",
        "release",
        "--product",
        "draw-labels",
    ],
    check=True,
    stdout=sys.stderr,
)
bench = package / ".build/release/draw-labels"

with tempfile.TemporaryDirectory() as folder:
    labels, peer = f"{folder}/labels", f"{folder}/labels_cairo"
    flags = subprocess.run(
        ["pkg-config", "--cflags", "--libs", "cairo-ft", "freetype2"],
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    subprocess.run([bench, "--labels", labels], check=True, stdout=subprocess.DEVNULL)
    subprocess.run(
        ["cc", "-O2", here / "labels_cairo.c", "-o", peer, *shlex.split(flags)], check=True
    )

    # Both must draw the same: with glyphs placed as Cairo places them, only the smoothing differs,
    # by a few of 255.
    subprocess.run([peer, labels, f"{labels}.png"], check=True)
    apart = subprocess.run(
        [bench, "--against", f"{labels}.png"], check=True, capture_output=True, text=True
    ).stdout.strip()

    commands = {"Likeness": [bench, "--labels", labels], "Cairo": [peer, labels]}
    times = {name: [] for name in commands}
    for _ in range(int(sys.argv[1]) if len(sys.argv) > 1 else 7):
        for name, command in commands.items():
            lines = subprocess.run(
                command, check=True, capture_output=True, text=True
            ).stdout.split()
            times[name].append(sorted(float(line) for line in lines))

shortest = {name: min(frames[0] for frames in rounds) for name, rounds in times.items()}
medians = {
    name: statistics.median(statistics.median(frames) for frames in rounds)
    for name, rounds in times.items()
}
print("2,000 labels of 24 characters at 16 pixels, 1170 by 2532, one thread, ms a frame")
for name, rounds in times.items():
    print(
        f"  {name:10} median {medians[name]:7.2f}   ({shortest[name]:.2f} to "
        f"{max(r[-1] for r in rounds):.2f})"
    )
ratios = [
    statistics.median(a) / statistics.median(b) for a, b in zip(times["Likeness"], times["Cairo"])
]
print(
    f"  Likeness takes {medians['Likeness'] / medians['Cairo']:.2f} times as long as Cairo "
    f"(rounds: {min(ratios):.2f} to {max(ratios):.2f}),"
    f" by the shortest {shortest['Likeness'] / shortest['Cairo']:.2f}"
)
print(f"  Mean difference of the pictures, in 255ths, with our glyphs placed {apart}.")
