#!/usr/bin/env python3
"""Measures recording and checking of a synthetic gallery: 1 to 10,000 stories, one thread and two.
Linux only.

    swift build --package-path tools/bench --configuration release --product many
    tools/bench/checking.py [--stories 1,10,100,1000,10000] [--jobs 1,2] [--program FILE]
                            [--json FILE]

On Linux, `swift build` with --static-swift-stdlib as well makes the command that starts faster.
Each figure is of the best of three runs (--runs), and includes the start of the process. Memory is
the most that any of the runs had resident. Where the machine does other work meanwhile, the wall
tells little; then look at the time of the processors, and at stories for each second of one. The
exit code is 1 where a goal is missed by the largest gallery.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
PROGRAM = os.path.join(HERE, ".build/release/many")

# What each column runs, and what the largest gallery is to reach on two threads, in stories a
# second.
VERBS = [("record", ["record"], 500), ("check", ["check"], 4000)]
MEMORY_LIMIT = 500  # megabytes


def run(command, folder, stories, jobs):
    """Seconds on the wall, seconds of processors, and megabytes of memory of one run that has to
    succeed, on so many processors."""
    environment = dict(os.environ, LIKENESS_STORIES=str(stories))
    start = time.monotonic()
    process = subprocess.Popen(
        command,
        cwd=folder,
        env=environment,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        # The command starts a thread for each processor that it may use.
        preexec_fn=lambda: os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[:jobs]),
    )
    _, status, usage = os.wait4(process.pid, 0)
    seconds = time.monotonic() - start
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        sys.exit(f"{' '.join(command)} ended with {process.returncode}")
    kilobytes = usage.ru_maxrss / 1024 if sys.platform == "darwin" else usage.ru_maxrss
    return seconds, usage.ru_utime + usage.ru_stime, kilobytes / 1024


def measure(program, folder, stories, jobs, runs):
    """For each verb the best time and the most memory of some runs; every recording starts without
    references."""
    rows = []
    for name, arguments, _ in VERBS:
        results = []
        for _ in range(runs):
            if name == "record":
                shutil.rmtree(folder, ignore_errors=True)
                os.makedirs(folder)
            results.append(run([program, *arguments], folder, stories, jobs))
        rows.append(
            {
                "verb": name,
                "stories": stories,
                "jobs": jobs,
                "seconds": min(r[0] for r in results),
                "processorSeconds": min(r[1] for r in results),
                "megabytes": max(r[2] for r in results),
            }
        )
    return rows


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--stories", default="1,10,100,1000,10000")
    parser.add_argument("--jobs", default="1,2")
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument(
        "--program",
        default=PROGRAM,
        help="what was built; by default tools/bench/.build/release/many",
    )
    parser.add_argument("--json")
    options = parser.parse_args()
    program = os.path.abspath(options.program)
    if not os.path.exists(program):
        sys.exit(
            "Build first: swift build --package-path tools/bench --configuration release --product "
            "many"
        )
    sizes = [int(n) for n in options.stories.split(",")]
    rows = []
    with tempfile.TemporaryDirectory() as temporary:
        folder = os.path.join(temporary, "gallery")
        for jobs in [int(n) for n in options.jobs.split(",")]:
            for stories in sizes:
                rows += measure(program, folder, stories, jobs, options.runs)
    print(
        f"{'':30}{'stories':>9}{'threads':>9}{'seconds':>10}{'stories/s':>11}{'processor':>11}"
        f"{'stories/s':>11}{'MB':>6}"
    )
    for row in rows:
        rate, processor = row["stories"] / row["seconds"], row["stories"] / row["processorSeconds"]
        print(
            f"{row['verb']:30}{row['stories']:>9}{row['jobs']:>9}{row['seconds']:>10.3f}"
            f"{rate:>11.0f}{row['processorSeconds']:>11.3f}{processor:>11.0f}"
            f"{row['megabytes']:>6.0f}"
        )
    if options.json:
        with open(options.json, "w") as file:
            json.dump({"schemaVersion": 1, "rows": rows}, file, indent=2)
    missed = False
    for name, _, goal in VERBS:
        last = [
            r for r in rows if r["verb"] == name and r["jobs"] >= 2 and r["stories"] == max(sizes)
        ]
        for row in last:
            rate = row["stories"] / row["seconds"]
            missed = missed or rate < goal or row["megabytes"] > MEMORY_LIMIT
            print(
                f"{name}: {rate:.0f} stories/s of {goal}, {row['megabytes']:.0f} MB of "
                f"{MEMORY_LIMIT}"
            )
    sys.exit(1 if missed else 0)


main()
