#!/usr/bin/env python3
"""Measures `swift test` of a suite of image snapshots in a debug build, as developers run it: after
building, with the start of the runner.

    tools/benchmarks/testing.py [--snapshots 1000] [--runs 3]

Writes a package of its own into a temporary folder and builds it in
tools/benchmarks/.build/testing, which takes minutes once. The first run records the references;
those that are measured pass. The exit code is 1 where the best run takes 10 seconds or more.
"""

import argparse
import os
import resource
import shutil
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
GOAL = 10.0  # seconds, for 1,000 snapshots

MANIFEST = """// swift-tools-version: 6.3
import PackageDescription
let package = Package(
  name: "many-tests",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "likeness", path: "%s")],
  targets: [
    .testTarget(
      name: "ManyTests",
      dependencies: [
        .product(name: "Likeness", package: "likeness"),
        .product(name: "LikenessTesting", package: "likeness"),
      ])
  ])
"""

SUITE = """import Likeness
import LikenessTesting
import Testing

@Suite struct ManyTests {
  @Test(arguments: 0..<%d) func snapshot(number: Int) {
    assertSnapshot(of: card(number), as: .image(scale: 2), named: "card \\(number)")
  }
}
"""


def swift(folder, *arguments, **more):
    scratch = os.path.join(HERE, ".build/testing")
    return subprocess.run(
        ["swift", *arguments, "--package-path", folder, "--scratch-path", scratch],
        check=False,
        **more,
    )


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--snapshots", type=int, default=1000)
    parser.add_argument("--runs", type=int, default=3)
    options = parser.parse_args()
    # What the shell says of recording must not reach the tests: the references are written once and
    # then only read.
    environment = {
        name: value for name, value in os.environ.items() if name not in ("CI", "LIKENESS_RECORD")
    }
    with tempfile.TemporaryDirectory() as folder:
        sources = os.path.join(folder, "Tests/ManyTests")
        os.makedirs(sources)
        with open(os.path.join(folder, "Package.swift"), "w") as file:
            file.write(MANIFEST % os.path.dirname(os.path.dirname(HERE)))
        with open(os.path.join(sources, "ManyTests.swift"), "w") as file:
            file.write(SUITE % options.snapshots)
        shutil.copy(os.path.join(HERE, "Sources/many/Card.swift"), sources)
        if swift(folder, "build", "--build-tests").returncode != 0:
            sys.exit("The tests could not be built.")
        # Recording fails every test once, as it should.
        swift(
            folder,
            "test",
            "--skip-build",
            env=environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        walls, processors = [], []
        for _ in range(options.runs):
            before = resource.getrusage(resource.RUSAGE_CHILDREN)
            start = time.monotonic()
            result = swift(
                folder, "test", "--skip-build", env=environment, capture_output=True, text=True
            )
            walls.append(time.monotonic() - start)
            after = resource.getrusage(resource.RUSAGE_CHILDREN)
            processors.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
            if result.returncode != 0:
                sys.exit(result.stdout[-4000:] + result.stderr[-4000:])
    wall = min(walls)
    print(
        f"{options.snapshots} snapshots, debug: {wall:.1f} s on the wall, {min(processors):.1f} s "
        f"of processors; the goal for 1000 is {GOAL:.0f} s"
    )
    sys.exit(1 if options.snapshots == 1000 and wall >= GOAL else 0)


main()
