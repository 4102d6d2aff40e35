"""Measures what `tools/bench` built: two sides or more in turn, by the time of processors."""

import importlib.metadata
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import blazediff
import cards
import cv2
import numpy as np
import pictures
import scenes
import skia
from pybind11_pixelmatch import Options, pixelmatch

ROUNDS = 9
STORIES = 300
MANY_SCENES = 10_000
CAUSES = (2500, 10_000)
# The revision whose cost of a story the goals name.
BASE = "2eebeda6"
# By job and peer: the most that ours may take, as a part of the peer's time.
GOALS = {
    ("S1", "Cairo"): 0.55,
    ("S1", "Blend2D"): 0.8,
    ("S2", "Cairo"): 0.28,
    ("S2", "Blend2D"): 0.75,
    ("S3", "Cairo"): 0.5,
    ("S4", "Cairo"): 0.66,
    ("S5", "Skia"): 0.3,
    ("two files, 0.1%", "blazediff"): 1.0,
    ("two files, 0.1%, difference", "blazediff"): 0.4,
    ("record a story", BASE): 0.45,
    ("check a story", BASE): 0.7,
    ("`--version`", "empty command"): 1.4,
    ("`--version`, static", "empty command"): 2.0,
    (f"report of {CAUSES[1]:,} causes", f"{CAUSES[0]:,}"): CAUSES[1] / CAUSES[0] * 1.1,
}

# Two peers' pictures of S2 differ by more than a quarter in 0.0075% of their pixels. Labels that
# are an eighth of a pixel off make 0.2% of those of S3 differ so.
FAR, MOST_FAR = 64, 0.0001

plan = json.loads(sys.argv[1])
rows, far, notes, disagreements = [], [], [], []
# Memory that was freed stays with the process, as in the command: for all sides.
KEPT = {"MALLOC_MMAP_THRESHOLD_": str(32 << 20), "MALLOC_TRIM_THRESHOLD_": str(256 << 20)}


def say(words):
    print(f"bench: {words}", file=sys.stderr, flush=True)


class Server:
    """A program that draws list after list, and answers with the milliseconds of each."""

    def __init__(self, program, lists):
        self.process = subprocess.Popen(
            [program, scenes.FONT, *map(str, lists)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=os.environ | KEPT,
        )

    def draw(self, number, file=None):
        self.process.stdin.write(f"{number} {file}\n" if file else f"{number}\n")
        self.process.stdin.flush()
        return float(self.process.stdout.readline())

    def picture(self, number, file, reverse=False):
        self.draw(number, file)
        pixels = np.fromfile(file, np.uint8).reshape(scenes.HEIGHT, scenes.WIDTH, 4)[..., :3]
        return pixels[..., ::-1] if reverse else pixels


def inside(work):
    """Milliseconds of something in this process."""
    start = time.process_time()
    work()
    return (time.process_time() - start) * 1e3


def child(*command, most=1, **more):
    """Milliseconds of a program that may exit with up to `most`, and its megabytes."""
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    process = subprocess.Popen(command, **quiet, **more)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if not 0 <= process.returncode <= most:
        sys.exit(f"bench: {' '.join(command)} exited with {process.returncode}")
    kilobytes = usage.ru_maxrss / 1024 if sys.platform == "darwin" else usage.ru_maxrss
    return (usage.ru_utime + usage.ru_stime) * 1e3, kilobytes / 1024


def in_turn(job, ours, peers, rounds=ROUNDS, unit=1):
    """Measures ours and its peers in turn, and adds a row for each peer."""
    say(job)
    sides = {"": ours, **peers}
    times = {name: [] for name in sides}
    for _ in range(rounds):
        for name, work in sides.items():
            times[name].append(work() / unit)
    for name in peers or [""]:
        ratios = [a / b for a, b in zip(times[""], times[name], strict=True)]
        goal = GOALS.get((job, name))
        ratio = statistics.median(ratios)
        rows.append(
            {
                "job": job,
                "milliseconds": statistics.median(times[""]),
                "peer": name,
                "peerMilliseconds": statistics.median(times[name]),
                "ratio": ratio,
                "least": min(ratios),
                "most": max(ratios),
                "rounds": rounds,
                "goal": goal,
                "met": None if goal is None else ratio <= goal,
            }
        )


def shipped(programs):
    """The command as it is packed."""
    return programs.get("static likeness", programs["likeness"])


def measure_scenes(folder):
    # To compare pictures, glyphs are placed as a peer places them: Skia at quarters of pixels,
    # Cairo at whole ones, and since 1.18 at quarters.
    version = subprocess.run(
        ["pkg-config", "--modversion", "cairo"], check=True, capture_output=True, text=True
    ).stdout.strip()
    steps = [1 / 64, 1 / 4, 1 if int(version.split(".")[1]) < 18 else 1 / 4]
    exact, quarters, cairos = 0, len(scenes.SCENES), 2 * len(scenes.SCENES)
    lists = [folder / f"{name} {index}" for index in range(3) for name in scenes.SCENES]
    for index, path in enumerate(lists):
        scene = scenes.SCENES[path.name.split()[0]]
        path.write_text(scenes.display_list(*scene, steps[index // len(scenes.SCENES)]))
    ours = Server(plan["ours"]["draw"], lists)
    cairo = Server(plan["peers"]["Cairo"], lists[:quarters])
    blend2d = plan["peers"].get("Blend2D") and Server(plan["peers"]["Blend2D"], lists[:2])
    older = plan["against"] and Server(plan["against"]["draw"], lists[:quarters])
    if not blend2d:
        notes.append("Blend2D is left out: its wheel has no library for this system.")
    file = folder / "picture"
    for number, (name, scene) in enumerate(scenes.SCENES.items()):
        pixels = np.zeros((scenes.HEIGHT, scenes.WIDTH, 4), np.uint8)
        canvas = skia.Canvas(pixels, colorType=skia.kRGBA_8888_ColorType)
        recorded = scenes.skia_picture(*scene)
        canvas.drawPicture(recorded)
        sides = {"Skia": lambda c=canvas, r=recorded: inside(lambda: c.drawPicture(r))}
        agree(name, "Skia", ours.picture(number + quarters, file), pixels[..., :3])
        # Cairo has no blur.
        if name != "S5":
            sides["Cairo"] = lambda k=number: cairo.draw(k)
            placed = ours.picture(number + cairos, file)
            agree(name, "Cairo", placed, cairo.picture(number, file, reverse=True))
        drawn = ours.picture(number + exact, file)
        if blend2d and number < 2:
            sides["Blend2D"] = lambda k=number: blend2d.draw(k)
            agree(name, "Blend2D", drawn, blend2d.picture(number, file, reverse=True))
        if older:
            sides[plan["revision"]] = lambda k=number: older.draw(k)
            if (older.picture(number, file) != drawn).any():
                disagreements.append(f"{name}: {plan['revision']} draws other pixels.")
        in_turn(name, lambda k=number: ours.draw(k), sides, rounds=21)
    notes.append(
        f"Pictures: up to {max(far):.4%} of a peer's pixels are off by more than {FAR} of 255; "
        f"{MOST_FAR:.2%} may be, as in two peers' pictures of S2."
    )
    notes.append(f"Cairo {version}.")


def agree(name, peer, ours, theirs):
    """Checks that two pictures differ only in how they smooth edges."""
    share = (np.abs(ours.astype(np.int16) - theirs) > FAR).any(axis=2).mean()
    far.append(share)
    if share > MOST_FAR:
        disagreements.append(f"{name}: {share:.4%} of {peer}'s pixels are off by more than {FAR}.")


def measure_files(folder):
    options = Options()
    options.threshold = 0.1
    likeness = shipped(plan["ours"])
    # The command replaces no picture that it did not write.
    drawn, theirs_drawn = str(folder / "our difference.png"), str(folder / "difference.png")

    def decoded(pair):
        return [cv2.cvtColor(cv2.imread(path), cv2.COLOR_BGR2RGBA) for path in pair]

    for name, pair in pictures.write(folder).items():
        a, b = decoded(pair)
        counts = {
            metric: json.loads(
                subprocess.run(
                    [likeness, "compare", *pair, "--json", "--metric", metric],
                    check=False,
                    capture_output=True,
                ).stdout
            ).get("differentPixels", 0)
            for metric in ("exact", "yiq")
        }
        unequal, theirs = int((a != b).any(axis=2).sum()), pixelmatch(a, b, options=options)
        notes.append(f"{name}: {unequal:,} pixels differ, {theirs:,} by YIQ.")
        if counts != {"exact": unequal, "yiq": theirs}:
            disagreements.append(f"{name}: numpy counts {unequal}, pixelmatch {theirs}: {counts}")

        def ours(*rest, program=likeness, pair=pair):
            return child(program, "compare", *pair, "--metric", "yiq", *rest)[0]

        def older(*rest, ours=ours):
            if not plan["against"]:
                return {}
            return {plan["revision"]: lambda: ours(*rest, program=shipped(plan["against"]))}

        peers = {
            "blazediff": lambda p=pair: inside(lambda: blazediff.compare(*p, threshold=0.1)),
            "pixelmatch": lambda p=pair: inside(lambda: pixelmatch(*decoded(p), options=options)),
            "OpenCV": lambda p=pair: inside(lambda: cv2.absdiff(*decoded(p)).any()),
        }
        in_turn(f"two files, {name}", ours, peers | older())
        if name == "0.1%":
            rest = ("--difference", drawn)
            in_turn(
                f"two files, {name}, difference",
                lambda ours=ours, rest=rest: ours(*rest),
                {
                    "blazediff": lambda p=pair: inside(
                        lambda: blazediff.compare(*p, theirs_drawn, threshold=0.1)
                    )
                }
                | older(*rest),
            )


def measure_gallery(folder):
    environment = os.environ | {"LIKENESS_STORIES": str(STORIES)}
    memory = []

    def story(programs, verb, place):
        place.mkdir(exist_ok=True)
        taken, megabytes = child(programs["many"], verb, most=0, cwd=place, env=environment)
        memory.append(megabytes)
        return taken

    fresh = iter(range(10**6))
    sides = {"": plan["ours"]} | ({plan["revision"]: plan["against"]} if plan["against"] else {})
    # Folders that are deleted slow the file system down for those that follow.
    records = {
        name: lambda p=programs: story(p, "record", folder / f"gallery {next(fresh)}")
        for name, programs in sides.items()
    }
    in_turn("record a story", records.pop(""), records, unit=STORIES)
    checks = {}
    for name, programs in sides.items():
        place = folder / f"checked {name}"
        story(programs, "record", place)
        checks[name] = lambda p=programs, f=place: story(p, "check", f)
    in_turn("check a story", checks.pop(""), checks, unit=STORIES)
    notes.append(f"{STORIES} stories of 12 views, 720 by 480 pixels; at most {max(memory):.0f} MB.")
    measure_cards(folder)


def measure_cards(folder):
    """The same cards as scenes in JSON."""
    programs = {"": plan["ours"]} | ({plan["revision"]: plan["against"]} if plan["against"] else {})

    def run(built, verb, place):
        return child(built["likeness"], verb, "--scenes", "scenes", most=0, cwd=place)

    checks = {}
    for name, built in programs.items():
        place = folder / f"scenes {name}"
        cards.write(place / "scenes", STORIES)
        run(built, "record", place)
        checks[name] = lambda p=built, f=place: run(p, "check", f)[0]
    in_turn("check a scene in JSON", checks.pop(""), checks, unit=STORIES)
    say(f"{MANY_SCENES:,} scenes in JSON")
    place = folder / "many scenes"
    cards.write(place / "scenes", MANY_SCENES)
    run(plan["ours"], "record", place)
    began = time.monotonic()
    taken, megabytes = run(plan["ours"], "check", place)
    notes.append(
        f"{MANY_SCENES:,} scenes in JSON are checked in {time.monotonic() - began:.1f} s on "
        f"{os.cpu_count()} processors, {taken / 1e3:.1f} s of processor time, {megabytes:.0f} MB."
    )


def measure_start(folder):
    for kind, job in (("", "`--version`"), ("static ", "`--version`, static")):
        if kind + "likeness" not in plan["ours"]:
            continue
        peers = {"empty command": plan["ours"][kind + "empty"]}
        if plan["against"]:
            peers[plan["revision"]] = plan["against"][kind + "likeness"]
        in_turn(
            job,
            lambda k=kind: child(plan["ours"][k + "likeness"], "--version", most=0)[0],
            {name: lambda p=p: child(p, "--version", most=0)[0] for name, p in peers.items()},
            rounds=41,
        )


def measure_report(folder):
    """Reports of scenes that each changed in a way of its own."""
    common = {"size": {"width": 120}, "variants": {"scale": [1], "theme": ["light"]}}
    programs, reports = {"": plan["ours"]}, {}
    if plan["against"]:
        programs[plan["revision"]] = plan["against"]
    for name, built in programs.items():
        for count in CAUSES:
            place = folder / f"report {name} {count}"
            (place / "scenes").mkdir(parents=True)
            for verb in ("record", "check"):
                for number in range(count):
                    color = f"#{number if verb == 'check' else 0x888888:06X}"
                    labels = [{"type": "Label", "text": text} for text in ("One", "Two", "Three")]
                    labels.append(labels[0] | {"style": {"backgroundColor": color}})
                    view = {"type": "StackView", "axis": "vertical", "views": labels}
                    scene = place / f"scenes/scene{number}.json"
                    scene.write_text(json.dumps(common | {"view": view}))
                say(f"{verb} of {count:,} scenes {name}")
                child(built["likeness"], verb, "--scenes", "scenes", cwd=place)
            reports[name, count] = lambda p=built, f=place: child(
                p["likeness"], "report", most=0, cwd=f
            )[0]
    few, many = CAUSES
    peers = {f"{few:,}": reports["", few]}
    if plan["against"]:
        peers[plan["revision"]] = reports[plan["revision"], many]
    in_turn(f"report of {many:,} causes", reports["", many], peers, rounds=1)


def figure(milliseconds):
    """Three digits that count, or all that stand before the point."""
    return f"{milliseconds:,.0f}" if milliseconds >= 100 else f"{milliseconds:.3g}"


def table():
    lines = [
        "| job | ms | beside | its ms | ours / its | goal | |",
        "| --- | ---: | --- | ---: | ---: | ---: | --- |",
    ]
    verdicts = {None: "", True: "met", False: "missed"}
    for row in rows:
        if not row["peer"]:
            lines.append(f"| {row['job']} | {figure(row['milliseconds'])} | | | | | |")
            continue
        goal = "" if row["goal"] is None else f"{row['goal']:g}"
        lines.append(
            f"| {row['job']} | {figure(row['milliseconds'])} | {row['peer']} "
            f"| {figure(row['peerMilliseconds'])} | {row['ratio']:.2f} "
            f"({row['least']:.2f} to {row['most']:.2f}) | {goal} | {verdicts[row['met']]} |"
        )
    return "\n".join(lines) + "\n"


def main():
    parts = {
        "scenes": measure_scenes,
        "files": measure_files,
        "start": measure_start,
        "gallery": measure_gallery,
        "report": measure_report,
    }
    began = time.monotonic()
    for name, part in parts.items():
        if plan["only"] in (None, name):
            with tempfile.TemporaryDirectory() as folder:
                part(Path(folder))
    versions = ("skia-python", "blazediff", "pybind11-pixelmatch", "opencv-python-headless")
    goals = [row["met"] for row in rows if row["goal"]]
    notes.insert(0, f"{sum(goals)} of {len(goals)} goals are met.")
    found = [f"{name} {importlib.metadata.version(name)}" for name in versions]
    notes.append(f"{', '.join(found)}; load {os.getloadavg()[0]:.1f} at the end.")
    result = {
        "schemaVersion": 1,
        "disagreements": disagreements,
        "machine": os.uname().machine,
        "processors": os.cpu_count(),
        "load": os.getloadavg()[0],
        "seconds": time.monotonic() - began,
        "against": plan["revision"],
        "rows": rows,
        "notes": notes + [f"Not the same: {words}" for words in disagreements],
        "table": table(),
    }
    print(json.dumps(result))
    sys.exit(1 if disagreements else 0)


main()
