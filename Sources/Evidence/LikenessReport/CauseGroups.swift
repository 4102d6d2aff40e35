/// Groups failures by cause. A group's heading explains all of its pictures completely, so one
/// answer fits them all.
import LikenessCauses
import LikenessDisplayList
import LikenessSnapshots

/// Failures with exactly the same causes.
package struct CauseGroup: Equatable {
  /// All causes of each entry, the most frequent in the report first. If no cause is known, the
  /// status that the entries have in common.
  var titles: [Heading]
  /// The entries, sorted by identity.
  package var entries: [ReportEntry]

  /// Whether `titles` are causes rather than a status.
  var isCause: Bool { if case .status = titles.first { false } else { true } }

  /// Whether the causes explain the whole difference of every picture, so all can be answered
  /// together.
  package var isExplained: Bool {
    entries.allSatisfy { $0.outcome?.remainder(beside: titles).isEmpty ?? false }
  }

  /// What an answer to the group means; nil where its heading says it all.
  var note: String? {
    guard isCause else { return nil }
    if entries.contains(where: { ($0.outcome?.unexplainedPixels ?? 0) > 0 }) {
      return "Some pixels differ without a known cause: look at them before accepting."
    }
    if !isExplained {
      return "Something else may differ: look at each snapshot before accepting."
    }
    // What the pixels show is no explanation of them.
    let isShown = titles.allSatisfy {
      if case .cause(let edit) = $0 { edit.isOfPicture } else { false }
    }
    let explain = titles.count > 1 ? "Together they explain" : "It explains"
    let found =
      !isShown && entries.allSatisfy { $0.outcome?.unexplainedPixels == 0 }
      ? ["\(explain) every pixel that differs."] : []
    let all = titles.count == 2 ? "both changes" : "all \(titles.count) changes"
    let choice = titles.count > 1 ? ["Accepting keeps \(all). Reject if one was not meant."] : []
    return found.isEmpty && choice.isEmpty ? nil : (found + choice).joined(separator: " ")
  }
}

/// Groups entries by their causes.
///
/// Groups with the same most frequent cause are adjacent: first the group that has only this cause,
/// then those with more. Entries without a known cause come last, by status.
package func groupedByCause(_ entries: [ReportEntry]) -> [CauseGroup] {
  let causes = CauseCount.all(in: entries.map(\.headings)).flatMap(\.causes)
  let ranks = Dictionary(uniqueKeysWithValues: causes.enumerated().map { ($1, $0) })
  var members: [[Int]: [ReportEntry]] = [:]
  var titles: [[Int]: [Heading]] = [:]
  for entry in entries where !entry.causes.isEmpty {
    let causes = Set(entry.headings).sorted { ranks[$0, default: 0] < ranks[$1, default: 0] }
    let key = causes.map { ranks[$0, default: 0] }
    members[key, default: []].append(entry)
    titles[key] = causes
  }
  // A key sorts before every key that it is a prefix of.
  var groups = members.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { key, entries in
    CauseGroup(titles: titles[key] ?? [], entries: entries)
  }
  for status in SnapshotStatus.allCases {
    let rest = entries.filter { $0.causes.isEmpty && $0.status == status }
    if !rest.isEmpty {
      groups.append(CauseGroup(titles: [.status(status)], entries: rest))
    }
  }
  return groups
}

extension Report {
  /// The view of each cause that is the same in all failures.
  var causeViews: [Cause.Edit: String] { sharedViews(of: failures.map(\.causes)) }
}

extension Heading {
  /// The heading in parts, with a capital letter if it is a status.
  func title(in views: [Cause.Edit: String] = [:]) -> [LinePiece] {
    if case .status(let status) = self { [LinePiece(status.label)] } else { pieces(in: views) }
  }
}

extension ReportEntry {
  /// The causes, and the pixels without one: a group that is accepted as a whole must not hide
  /// these.
  fileprivate var headings: [Heading] {
    guard let outcome else { return [] }
    let headings = Heading.all(of: outcome.causes, more: outcome.moreCauses)
    return headings.isEmpty || (outcome.unexplainedPixels ?? 0) == 0
      ? headings : headings + [.unexplained]
  }
}

/// One line of the list “What changed”.
struct CauseLine: Equatable {
  var title: [LinePiece]
  /// The causes that this line counts, which change exactly the same snapshots; or the status, if
  /// no cause is known.
  var titles: [Heading]
  /// Whether `title` is a cause rather than a status.
  var isCause: Bool
  /// The number of snapshots with this cause, whatever other causes they have.
  var count: Int
  /// The other causes of these snapshots, in words: `6 of them also padding: 8 → 12`; nil if there
  /// are none.
  var others: [LinePiece]?
  /// The index of the first group that names the cause.
  var group: Int
  /// The index of the group that this cause explains alone; nil if every snapshot also has another
  /// cause.
  var entire: Int?
  /// The indices of the groups that it explains only together with other causes.
  var partly: [Int] = []

  /// The indices of all groups that name the cause.
  var groups: [Int] { ([entire].compactMap(\.self) + partly).sorted() }
}

/// Returns every cause with all its snapshots, the most frequent first, then the groups without a
/// known cause, the largest first.
///
/// - Parameter views: The view of a cause that is the same in all snapshots.
func causeLines(of groups: [CauseGroup], views: [Cause.Edit: String] = [:]) -> [CauseLine] {
  var first: [Heading: Int] = [:]
  // Of ten thousand causes, each in its own group, a search of all groups for each cause takes
  // minutes.
  var naming: [Heading: [Int]] = [:]
  for (index, group) in groups.enumerated() {
    for title in group.titles where first[title] == nil { first[title] = index }
    if group.isCause { for title in group.titles { naming[title, default: []].append(index) } }
  }
  let causes = CauseCount.all(
    in: groups.filter(\.isCause).flatMap { group in group.entries.map { _ in group.titles } },
    views: views)
  return causes.map { cause in
    let own = Set(cause.causes)
    let named = Set(own.flatMap { naming[$0] ?? [] }).sorted()
    let entire = named.first { Set(groups[$0].titles) == own }
    return CauseLine(
      title: cause.line, titles: cause.causes, isCause: true, count: cause.count,
      others: cause.otherLine,
      group: first[cause.causes[0]] ?? 0, entire: entire, partly: named.filter { $0 != entire })
  }
    + groups.enumerated().filter { !$1.isCause }.map { index, group in
      CauseLine(
        title: group.titles[0].title(), titles: group.titles, isCause: false,
        count: group.entries.count, others: nil, group: index,
        entire: index)
    }.sorted { ($1.count, $0.group) < ($0.count, $1.group) }
}
