/// `summary.md`: the outcomes in Markdown, for `$GITHUB_STEP_SUMMARY`, comments and terminals.

import LikenessBase
import LikenessDisplayList
import LikenessSnapshots

extension Report {
  /// The number of snapshots listed per group. GitHub refuses summaries over one mebibyte; the page
  /// lists all snapshots.
  private static let listed = 50
  /// The number of characters shown of a name or a verdict.
  private static let longest = 300

  /// The text of `summary.md`.
  ///
  /// Texts from outside this program are code spans, in which Markdown has no meaning.
  func summary() -> String {
    let groups = groupedByCause(failures)
    let lines = causeLines(of: groups, views: causeViews)
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
        "lost": lostOutcomes.prefix(Self.listed).map { ["problem": cut($0.description)] },
        "hasProblems": !problems.isEmpty,
        "problems": problems.prefix(Self.listed).map { ["problem": cut($0.description)] },
        "moreProblems": problems.count > Self.listed
          ? grouped(problems.count - Self.listed) : false as Any,
        "folded": counted(failures.count, "snapshot"), "hasGroups": !groups.isEmpty,
        "hasCauses": !lines.isEmpty,
        "causes": lines.prefix(Self.listed).map { context(of: $0) },
        "groups": groups.prefix(Self.listed).map { context(of: $0) },
        "accept": acceptCommand.map { ["command": $0] } ?? false as Any,
        "review": reviewCommand.map { ["command": $0] } ?? false as Any,
      ])
  }

  private func context(of line: CauseLine) -> [String: Any] {
    [
      "cause": cut(line.title.text), "isCause": line.isCause, "count": grouped(line.count),
      "others": line.others.map { ["words": cut($0.text)] } ?? false as Any,
    ]
  }

  private func context(of group: CauseGroup) -> [String: Any] {
    let left = group.entries.count - Self.listed
    return [
      "titles": group.titles.enumerated().map {
        ["title": cut($1.title().text), "isCause": group.isCause, "isFurther": $0 > 0]
          as [String: Any]
      },
      "count": counted(group.entries.count, "snapshot"),
      "entries": group.entries.prefix(Self.listed).map {
        ["identity": cut($0.subject.description), "verdict": cut($0.verdict)] as [String: Any]
      },
      "more": left > 0 ? "… and \(grouped(left)) more, in the report." : false as Any,
    ]
  }

  private func cut(_ text: String) -> String {
    text.count > Self.longest ? text.prefix(Self.longest) + "…" : text
  }
}
