/// `summary.md`: the outcomes in Markdown, for `$GITHUB_STEP_SUMMARY`, comments and terminals.

import LikenessBase
import LikenessDisplayList
import LikenessSnapshots

extension Report {
  /// The number of snapshots listed per group; the page lists all snapshots.
  private static let listed = 50
  /// The number of characters shown of a name or a verdict.
  private static let longest = 300
  /// The most bytes of the text: GitHub refuses comments of more than 65,536 characters, and no
  /// text has more characters than bytes, however they are counted.
  private static let longestText = 65_536

  /// The text of `summary.md`: at most 65,536 bytes, for a comment. Rows that don't fit are
  /// counted.
  ///
  /// Texts from outside this program are code spans, in which Markdown has no meaning.
  func summary() -> String {
    let groups = groupedByCause(failures)
    let lines = causeLines(of: groups, views: causeViews)
    let lists =
      [lostOutcomes.count, problems.count, lines.count]
      + groups.prefix(Self.listed).map(\.entries.count)
    var tooMany = lists.reduce(0) { $0 + min($1, Self.listed) }
    let whole = summary(of: groups, lines, rows: tooMany)
    if whole.utf8.count <= Self.longestText { return whole }
    // Without rows there are only a headline, a title that is cut, and commands.
    var found = (rows: 0, text: summary(of: groups, lines, rows: 0))
    while tooMany - found.rows > 1 {
      let rows = (found.rows + tooMany) / 2
      let text = summary(of: groups, lines, rows: rows)
      if text.utf8.count <= Self.longestText { found = (rows, text) } else { tooMany = rows }
    }
    return found.text
  }

  /// The text with the first rows of all of its lists.
  private func summary(of groups: [CauseGroup], _ lines: [CauseLine], rows: Int) -> String {
    var left = rows
    /// Returns how many rows of a list are shown.
    func shown(of count: Int) -> Int {
      let shown = min(count, Self.listed, left)
      left -= shown
      return shown
    }
    let lost = shown(of: lostOutcomes.count)
    let problem = shown(of: problems.count)
    let cause = shown(of: lines.count)
    var inGroups: [[String: Any]] = []
    for group in groups.prefix(Self.listed) where left > 0 {
      inGroups.append(context(of: group, rows: shown(of: group.entries.count)))
    }
    let others = groups.dropFirst(inGroups.count).reduce(0) { $0 + $1.entries.count }
    return Templates.shared.render(
      "summary",
      [
        "symbol": isWhole ? "✅" : "❌", "headline": headline, "title": cut(title),
        "date": humanDate ?? false as Any,
        "seconds": seconds.flatMap(spelled(seconds:)) ?? false as Any,
        "counts": SnapshotStatus.Kind.allCases.compactMap { kind -> [String: Any]? in
          let count = count(of: kind)
          return count > 0 ? ["count": grouped(count), "kind": kind.noun(count)] : nil
        },
        "hasLost": !lostOutcomes.isEmpty,
        "lost": lostOutcomes.prefix(lost).map { ["problem": cut($0.description)] },
        "moreLost": more(lostOutcomes.count - lost),
        "hasProblems": !problems.isEmpty,
        "problems": problems.prefix(problem).map { ["problem": cut($0.description)] },
        "moreProblems": more(problems.count - problem),
        "folded": counted(failures.count, "snapshot"), "hasGroups": !groups.isEmpty,
        "hasCauses": cause > 0,
        "causes": lines.prefix(cause).map { context(of: $0) },
        "moreCauses": more(lines.count - cause),
        "groups": inGroups, "moreInGroups": more(others),
        "accept": acceptCommand.map { ["command": $0] } ?? false as Any,
        "review": reviewCommand.map { ["command": $0] } ?? false as Any,
      ])
  }

  /// Says how many rows are left out, and where they are; false for none.
  private func more(_ count: Int) -> Any {
    count > 0 ? "… and \(grouped(count)) more, in the report." : false
  }

  private func context(of line: CauseLine) -> [String: Any] {
    [
      "cause": cut(line.title.text), "isCause": line.isCause, "count": grouped(line.count),
      "others": line.others.map { ["words": cut($0.text)] } ?? false as Any,
    ]
  }

  private func context(of group: CauseGroup, rows: Int) -> [String: Any] {
    [
      "titles": group.titles.enumerated().map {
        ["title": cut($1.title().text), "isCause": group.isCause, "isFurther": $0 > 0]
          as [String: Any]
      },
      "count": counted(group.entries.count, "snapshot"),
      "entries": group.entries.prefix(rows).map {
        ["identity": cut($0.subject.description), "verdict": cut($0.verdict)] as [String: Any]
      },
      "more": more(group.entries.count - rows),
    ]
  }

  /// The text, or its first characters. A character of many marks counts as several, so bytes have
  /// a limit, too.
  private func cut(_ text: String) -> String {
    var bytes = 0
    let shown = text.prefix(Self.longest).prefix {
      bytes += $0.utf8.count
      return bytes <= 4 * Self.longest
    }
    return shown.endIndex < text.endIndex ? shown + "…" : text
  }
}
