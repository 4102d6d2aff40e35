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
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.dirname(HERE))

from lib.process import as_user, run  # noqa: E402 - found by the line above.

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


def swift(folder, *arguments):
    places = ["--package-path", folder, "--scratch-path", os.path.join(HERE, ".build/testing")]
    # What the shell says of recording must not reach the tests: the references are written once and
    # then only read.
    return run("swift", *arguments, *places, environment=as_user(), errors="merge")


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--snapshots", type=int, default=1000)
    parser.add_argument("--runs", type=int, default=3)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        sources = os.path.join(folder, "Tests/ManyTests")
        os.makedirs(sources)
        with open(os.path.join(folder, "Package.swift"), "w") as file:
            file.write(MANIFEST % os.path.dirname(os.path.dirname(HERE)))
        with open(os.path.join(sources, "ManyTests.swift"), "w") as file:
            file.write(SUITE % options.snapshots)
        shutil.copy(os.path.join(HERE, "Sources/many/Card.swift"), sources)
        built = swift(folder, "build", "--build-tests")
        if built.status != 0:
            sys.exit(f"{built.output[-4000:]}The tests could not be built.")
        # Recording fails every test once, as it should.
        swift(folder, "test", "--skip-build")
        walls, processors = [], []
        for _ in range(options.runs):
            before = resource.getrusage(resource.RUSAGE_CHILDREN)
            start = time.monotonic()
            result = swift(folder, "test", "--skip-build")
            walls.append(time.monotonic() - start)
            after = resource.getrusage(resource.RUSAGE_CHILDREN)
            processors.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
            if result.status != 0:
                sys.exit(result.output[-8000:])
    wall = min(walls)
    print(
        f"{options.snapshots} snapshots, debug: {wall:.1f} s on the wall, {min(processors):.1f} s "
        f"of processors; the goal for 1000 is {GOAL:.0f} s"
    )
    sys.exit(1 if options.snapshots == 1000 and wall >= GOAL else 0)


main()
