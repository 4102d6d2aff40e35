"""The reports of a run, one for each machine of a matrix, as one: what failed alike on all of them is told once."""
from __future__ import annotations

import hashlib
import heapq
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from . import limits
from .bundle import Bundle
from .errors import HostileInput, PublishError
from .outcomes import ROLES, STATUSES, Picture, Snapshot, read_outcomes
from .png import size_of_png


@dataclass
class Finding:
    """A snapshot that failed, the reports it failed in, and where its pictures are."""

    snapshot: Snapshot
    bundle: Bundle
    labels: list[str]


@dataclass
class Group:
    """Findings with one cause."""

    title: str
    is_cause: bool
    findings: list[Finding]


@dataclass
class Overview:
    """All that a summary or a comment tells."""

    total: int = 0
    labels: list[str] = field(default_factory=list)
    groups: list[Group] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)

    @property
    def findings(self) -> list[Finding]:
        """In the order in which they are shown."""
        return [finding for group in self.groups for finding in group.findings]

    def count(self, kind: str) -> int:
        """How many findings are `changed`, `new` or an `error`."""
        return sum(finding.snapshot.kind == kind for finding in self.findings)


def gather(bundles: Iterable[Bundle]) -> Overview:
    """Reads the reports. One that can't be used becomes a problem that is told, and the others are still shown."""
    overview = Overview()
    merged: dict[tuple[str, str, str], Finding] = {}
    for bundle in bundles:
        try:
            outcomes = read_outcomes(bundle)
        except PublishError as error:
            overview.problems.append(str(error))
            continue
        overview.labels.append(bundle.label)
        overview.total = max(overview.total, outcomes.total)
        for snapshot in outcomes.failures:
            actual = snapshot.pictures.get("actual")
            key = snapshot.identity, snapshot.reason, actual.digest if actual else snapshot.verdict
            known = merged.setdefault(key, Finding(snapshot, bundle, []))
            if bundle.label not in known.labels:
                known.labels.append(bundle.label)
    overview.groups = _grouped(sorted(merged.values(), key=lambda finding: finding.snapshot.identity))
    for group in overview.groups:
        group.findings = _varied(group.findings)
    return overview


def _varied(findings: list[Finding]) -> list[Finding]:
    """One variant of each story first, then the second ones: those who see but the first three see three stories, not one three times."""
    seen: Counter[str] = Counter()
    turns = []
    for finding in findings:
        story = finding.snapshot.identity.split("@", 1)[0]
        turns.append((seen[story], finding))
        seen[story] += 1
    return [finding for _, finding in sorted(turns, key=lambda turn: turn[0])]


def _grouped(findings: list[Finding]) -> list[Group]:
    """Puts each finding into one group: the cause that explains most of what is left comes first, the earlier in code points among equals."""
    groups: list[Group] = []
    members: dict[str, set[int]] = {}
    for index, finding in enumerate(findings[:limits.GROUPED]):
        for cause in finding.snapshot.causes:
            members.setdefault(cause, set()).add(index)
    left = set(range(len(findings)))
    # Counts only fall as findings are taken, so a cause is counted again only when it comes first.
    queue = [(-len(indices), cause) for cause, indices in members.items()]
    heapq.heapify(queue)
    # Only so many groups are ever shown.
    while queue and len(groups) < limits.SHOWN_SNAPSHOTS:
        count, cause = heapq.heappop(queue)
        taken = members[cause] & left
        if len(taken) == -count:
            groups.append(Group(cause, True, [findings[index] for index in sorted(taken)]))
            left -= taken
        elif taken:
            heapq.heappush(queue, (-len(taken), cause))
    for reason, (_, words) in STATUSES.items():
        rest = [findings[index] for index in sorted(left) if findings[index].snapshot.reason == reason]
        if rest:
            groups.append(Group(words.capitalize(), False, rest))
    return groups


@dataclass
class Pictures:
    """The pictures that are shown: their bytes by the SHA-256 of these, and under which SHA-256 each picture of a report is."""

    files: dict[str, bytes] = field(default_factory=dict)
    names: dict[Picture, str] = field(default_factory=dict)


def load_pictures(overview: Overview) -> Pictures:
    """The pictures of the findings that are shown. A picture that is not what it claims is a problem that is told."""
    pictures = Pictures()
    size = 0
    for finding in overview.findings[:limits.SHOWN_SNAPSHOTS]:
        for role in ROLES:
            picture = finding.snapshot.pictures.get(role)
            if picture is None or picture in pictures.names:
                continue
            try:
                data = _checked(finding.bundle, picture)
            except PublishError as error:
                overview.problems.append(str(error))
                continue
            name = hashlib.sha256(data).hexdigest()
            size += 0 if name in pictures.files else len(data)
            if size > limits.RUN_BYTES:
                overview.problems.append(f"The pictures of the run have more than {limits.RUN_BYTES:,} bytes; the rest is only in the report.")
                return pictures
            pictures.files[name], pictures.names[picture] = data, name
    return pictures


def _checked(bundle: Bundle, picture: Picture) -> bytes:
    data = bundle.read(picture.path, limits.PICTURE_BYTES)
    name = f"{bundle.place}: {picture.path}"
    if size_of_png(data, name) != (picture.width, picture.height):
        raise HostileInput(f"{name} has another size than outcomes.json says. It is left out.")
    return data
