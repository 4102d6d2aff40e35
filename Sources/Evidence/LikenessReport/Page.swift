/// The values of the page's templates. This file decides the content and its order; `Resources`
/// decides the look.
import LikenessBase
import LikenessCauses
import LikenessSnapshots

extension Report {
  /// The text of `index.html`. It loads style, script and pictures from files beside it, or with
  /// `parts`, contains them.
  func page(_ parts: PageParts) -> String {
    let shown = failures + entries.filter { !$0.isFailure && $0.isOnStage }
    let passed = entries.filter { !$0.isOnStage }
    let groups = groupedByCause(shown)
    let views = causeViews
    let lines = causeLines(of: groups, views: views)
    let hasPairs = shown.contains { $0.reference != nil && $0.actual != nil }
    let values: [String: Any] = [
      "isSingle": parts.isSingle, "style": parts.style, "script": parts.script,
      "policy": parts.policy(connects: reviewToken != nil).text, "review": review,
      "title": title, "headline": headline, "mood": isCalm ? "calm" : "",
      "calm": isCalm, "hasProblems": !problems.isEmpty, "problems": problems.map(\.description),
      "hasLost": !lostOutcomes.isEmpty, "lost": lostOutcomes.map(\.description), "facts": facts,
      "any": !entries.isEmpty,
      "severalKinds": kinds.count > 1, "bar": bar, "barLabel": barLabel, "filters": filters,
      "hasFailures": hasPairs, "severalCauses": lines.count > 1,
      "causes": lines.map { context(of: $0, of: shown.count) },
      "hasGroups": shown.count > 1,
      "hasStrengths": shown.contains { $0.difference != nil },
      "hasPassed": !passed.isEmpty, "passedOpen": shown.isEmpty,
      "passedTitle": shown.isEmpty ? "The gallery" : "Passed",
      "passedCount": grouped(passed.count), "suites": suites(of: passed, parts),
    ]
    // Story by story: the values of a template take several times the memory of its text, which is
    // some kilobytes for each of thousands.
    var texts = [Templates.shared.render("index", values)]
    var above = 0
    for (index, group) in groups.enumerated() {
      texts.append(Templates.shared.render("group", context(of: group, at: index, views)))
      texts += stories(of: group, after: above, parts)
      above += group.entries.count
    }
    texts.append(Templates.shared.render("passed", values))
    var page = ""
    page.reserveCapacity(texts.reduce(0) { $0 + $1.utf8.count })
    for text in texts { page += text }
    return page
  }

  private var isCalm: Bool { isWhole && !entries.isEmpty }

  private var review: Any {
    reviewToken.map {
      ["token": $0, "revision": reviewRevision, "base": section(reviewBase)] as [String: Any]
    } ?? false as Any
  }

  private var facts: [[String: Any]] {
    var facts: [[String: Any]] = []
    if let humanDate, let machineDate { facts.append(["text": humanDate, "machine": machineDate]) }
    if let time = seconds.flatMap(spelled(seconds:)) {
      facts.append(["text": "took " + time, "machine": false])
    }
    return facts
  }

  private var kinds: [(kind: SnapshotStatus.Kind, count: Int)] {
    SnapshotStatus.Kind.allCases.map { ($0, count(of: $0)) }.filter { $0.1 > 0 }
  }

  /// The bar, in thousandths of its width. Even one entry among thousands stays visible.
  private var bar: [[String: Any]] {
    let least = 6
    let free = 1_000 - kinds.count * least
    var x = 0
    return kinds.enumerated().map { index, part in
      let isLast = index == kinds.count - 1
      let width = isLast ? 1_000 - x : least + part.count * free / max(1, entries.count)
      defer { x += width }
      // A gap of two thousandths separates neighbors of similar color.
      return ["kind": part.kind.rawValue, "x": x, "width": isLast ? width : width - 2]
    }
  }

  private var barLabel: String {
    kinds.map { "\(grouped($0.count)) \($0.kind.rawValue)" }.joined(separator: ", ")
  }

  private var filters: [[String: Any]] {
    let everything: [String: Any] = [
      "kind": "all", "label": "All", "symbol": "", "count": grouped(entries.count),
      "pressed": "true",
    ]
    return [everything]
      + kinds.map { kind, count in
        [
          "kind": kind.rawValue, "label": kind.noun(2).capitalized, "symbol": kind.symbol,
          "count": grouped(count), "pressed": "false",
        ]
      }
  }

  private func context(of line: CauseLine, of all: Int) -> [String: Any] {
    [
      "pieces": line.title.map(\.context), "causeClass": line.isCause ? "cause" : "kind",
      "anchor": anchor(ofGroup: line.group),
      "others": line.others.map { ["pieces": $0.map(\.context)] } ?? false as Any,
      "entire": section(line.entire.map(anchor(ofGroup:))),
      "partly": line.partly.map(anchor(ofGroup:)).joined(separator: " "),
      "share": "\(max(2, line.count * 100 / max(1, all)))%",
      "causeCount": counted(line.count, "snapshot"),
    ]
  }

  private func anchor(ofGroup index: Int) -> String { "~group-\(index + 1)" }

  private func context(of group: CauseGroup, at index: Int, _ views: [Cause.Edit: String])
    -> [String: Any]
  {
    [
      "titles": group.titles.enumerated().map { index, title in
        [
          "pieces": title.title(in: views).map(\.context), "isFurther": index > 0,
        ] as [String: Any]
      },
      "groupClass": group.isCause ? "cause" : "kind", "groupAnchor": anchor(ofGroup: index),
      "groupCount": counted(group.entries.count, "snapshot"), "note": section(group.note),
      "isExplained": group.isExplained,
    ]
  }

  /// The stories of a group that has some entries above it on the page.
  private func stories(of group: CauseGroup, after above: Int, _ parts: PageParts) -> [String] {
    let stories = stories(of: group.entries)
    return stories.enumerated().map { place, story in
      let entries = story.map { index in
        group.entries[index].context(parts, isFar: above + index >= entriesMadeAtOnce)
      }
      let further = entries.dropFirst()
      return Templates.shared.render(
        "story",
        [
          "first": entries[0], "hasVariants": !further.isEmpty, "variants": Array(further),
          "variantsTitle":
            """
          \(counted(further.count, "more variant")) of it, with the same \
          \(group.isCause ? "causes" : "status")
          """,
          "isLast": place == stories.count - 1,
        ])
    }
  }

  /// The indices of entries that differ only by scale, direction or text size, grouped by story.
  private func stories(of entries: [ReportEntry]) -> [[Int]] {
    var order: [ReportEntry.Story] = []
    var members: [ReportEntry.Story: [Int]] = [:]
    for (index, entry) in entries.enumerated() {
      if members[entry.story] == nil { order.append(entry.story) }
      members[entry.story, default: []].append(index)
    }
    return order.compactMap { members[$0] }
  }

  /// Passed entries by suite, in the order of each suite's first entry.
  private func suites(of passed: [ReportEntry], _ parts: PageParts) -> [[String: Any]] {
    var order: [String] = []
    var members: [String: [ReportEntry]] = [:]
    for entry in passed {
      if members[entry.subject.suite] == nil { order.append(entry.subject.suite) }
      members[entry.subject.suite, default: []].append(entry)
    }
    return order.enumerated().map { index, suite in
      let entries = members[suite] ?? []
      return [
        "suiteTitle": suite.isEmpty ? "Without a suite" : suite,
        "suiteAnchor": "~suite-\(index + 1)", "suiteCount": grouped(entries.count),
        "thumbnails": entries.map { $0.thumbnail(parts) },
      ]
    }
  }
}

/// The number of entries that the browser lays out when it opens the page. Later ones have only
/// their headings until the reader scrolls near them, because laying out thousands takes seconds.
/// The browser's own search finds every changed line up to this number.
private let entriesMadeAtOnce = 100

extension SnapshotStatus.Kind {
  /// The word for a number of entries of this kind.
  func noun(_ count: Int) -> String { self == .error && count != 1 ? "errors" : rawValue }

  /// A sign beside the word, because color alone must not carry meaning.
  var symbol: String {
    switch self {
    case .changed: "≠"
    case .new: "+"
    case .error: "!"
    case .passed: "✓"
    }
  }
}
