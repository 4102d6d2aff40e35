"""Holds a folder that `likeness report` wrote against validators that others wrote.

    .build-checks/bin/python Tests/python/validate_report.py FOLDER SCHEMA

outcomes.json against SCHEMA, by check-jsonschema; junit.xml against the schema of Jenkins' xUnit
plugin, by xmlschema; summary.md as GitHub renders it, by its own parser (cmarkgfm), which must find
nothing in it but what a summary is made of. Says what is wrong, and exits 1; tools/setup --checks
installs what it needs.
"""

import json
import pathlib
import subprocess
import sys
from html.parser import HTMLParser

import cmarkgfm
import xmlschema
from cmarkgfm.cmark import Options

# What a summary is made of. Anything else came out of a name.
ALLOWED = {
    "h2",
    "h3",
    "p",
    "table",
    "thead",
    "tbody",
    "tr",
    "th",
    "td",
    "code",
    "ul",
    "li",
    "details",
    "summary",
}


# Counts stand at the right of their column.
ALIGNED = [("align", "right")]


class Elements(HTMLParser):
    """Collects the elements of rendered Markdown, its tables as numbers of cells a row, and the
    text outside code."""

    def __init__(self):
        super().__init__(convert_charrefs=True)
        self.tags, self.tables, self.outside, self.depth = [], [], "", 0

    def handle_starttag(self, tag, attrs):
        self.tags.append((tag, attrs))
        self.depth += tag == "code"
        if tag == "table":
            self.tables.append([])
        elif tag == "tr":
            self.tables[-1].append(0)
        elif tag in ("th", "td"):
            self.tables[-1][-1] += 1

    def handle_endtag(self, tag):
        self.depth -= tag == "code"

    def handle_data(self, data):
        if not self.depth:
            self.outside += data


def check_json(folder, schema):
    checker = pathlib.Path(sys.executable).parent / "check-jsonschema"
    run = subprocess.run(
        [checker, "--schemafile", schema, folder / "outcomes.json"],
        check=False,
        capture_output=True,
        text=True,
    )
    if run.returncode:
        yield f"outcomes.json: {run.stdout}{run.stderr}"


def check_junit(folder, xsd):
    for error in xmlschema.XMLSchema(str(xsd)).iter_errors(str(folder / "junit.xml")):
        yield f"junit.xml: {error.path}: {error.reason}"


def check_summary(folder, failed):
    text = (folder / "summary.md").read_text("utf-8")
    # GitHub shows HTML in Markdown, after sanitizing; there must be none to sanitize.
    rendered = cmarkgfm.github_flavored_markdown_to_html(text, options=Options.CMARK_OPT_UNSAFE)
    elements = Elements()
    elements.feed(rendered)
    for tag, attributes in elements.tags:
        is_aligned = tag in ("th", "td") and attributes == ALIGNED
        if tag not in ALLOWED or (attributes and not is_aligned):
            yield f"summary.md: renders <{tag}> with {attributes}"
    for mark in ("@", "://", "#1"):
        if mark in elements.outside:
            yield f"summary.md: “{mark}” outside code means something to GitHub"
    for table in elements.tables:
        if any(cells != table[0] for cells in table):
            yield f"summary.md: rows of {table} cells"
    # A table of causes has three columns, one of snapshots two; the first row of each is its head.
    rows = sum(len(table) - 1 for table in elements.tables if table[0] == 2)
    if rows != failed:
        yield f"summary.md: {rows} rows for {failed} failures"
    causes = [table for table in elements.tables if table[0] != 2]
    if len(causes) > 1 or any(table[0] != 3 for table in causes):
        columns = [table[0] for table in causes]
        yield f"summary.md: tables of {columns} columns beside those of snapshots"


def main():
    folder, schema = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
    xsd = pathlib.Path(sys.prefix) / "share/junit-10.xsd"
    outcomes = json.loads((folder / "outcomes.json").read_text("utf-8"))
    failed = sum(outcome["failed"] for outcome in outcomes["outcomes"])
    problems = [
        *check_json(folder, schema),
        *check_junit(folder, xsd),
        *check_summary(folder, failed),
    ]
    for problem in problems:
        print(problem, file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
