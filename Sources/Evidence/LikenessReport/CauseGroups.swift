/// Failures in groups by their causes. The heading of a group explains every picture in it entirely, so a person can answer all of them at once.
import LikenessPages
import LikenessSnapshots

/// Failures with exactly the same causes.
package struct CauseGroup: Equatable {
  /// Every cause of each entry, the most frequent of the report first. Without a known cause, one title that says what the entries have in common.
  var titles: [String]
  /// Whether `titles` are causes that were found, and not a status.
  var isCause: Bool
  /// Its entries, in the order of their identities.
  package var entries: [ReportEntry]

  /// Whether the causes explain every pixel of its pictures, so all can be answered together.
  package var isExplained: Bool { isCause && entries.allSatisfy { ($0.unexplainedPixels ?? 0) == 0 } }
}

/// Puts each entry into the group of its causes.
///
/// Groups with the same most frequent cause are neighbors: the one of this cause alone first, then those with more causes. Entries without a known cause come
/// last, by status.
package func groupedByCause(_ entries: [ReportEntry]) -> [CauseGroup] {
  let causes = CauseCount.all(in: entries.map(\.headings)).flatMap(\.causes)
  let ranks = Dictionary(uniqueKeysWithValues: causes.enumerated().map { ($1, $0) })
  var members: [[Int]: [ReportEntry]] = [:]
  var titles: [[Int]: [String]] = [:]
  for entry in entries where !entry.causes.isEmpty {
    let causes = Set(entry.headings).sorted { ranks[$0, default: 0] < ranks[$1, default: 0] }
    let key = causes.map { ranks[$0, default: 0] }
    members[key, default: []].append(entry)
    titles[key] = causes
  }
  // A key is before all that it begins.
  var groups = members.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { key, entries in
    CauseGroup(titles: titles[key] ?? [], isCause: true, entries: entries)
  }
  for status in SnapshotStatus.allCases {
    let rest = entries.filter { $0.causes.isEmpty && $0.status == status }
    if !rest.isEmpty { groups.append(CauseGroup(titles: [status.label], isCause: false, entries: rest)) }
  }
  return groups
}

extension ReportEntry {
  /// The causes, and pixels without one: a group that is answered as a whole must not hide these.
  fileprivate var headings: [String] {
    causes.isEmpty || (unexplainedPixels ?? 0) == 0 ? causes : causes + ["pixels without a known cause"]
  }
}

/// A line of the list "What changed".
struct CauseLine: Equatable {
  var title: String
  /// The causes that it counts, which change exactly the same snapshots; the status without a cause.
  var titles: [String]
  /// Whether `title` is a cause that was found, and not a status.
  var isCause: Bool
  /// How many snapshots it concerns, whatever else does.
  var count: Int
  /// The other causes of these, in words; nil without any.
  var others: String?
  /// The place of the first group that names it.
  var group: Int
  /// The other causes of these, each with the number of snapshots that have both.
  var together: [CauseCount.Other] = []
  /// The place of the group that it explains entirely; nil if every snapshot has another cause too.
  var entire: Int?
  /// The places of the groups that it explains only together with other causes.
  var partly: [Int] = []
}

/// Every cause with all its snapshots, the most frequent first, then the groups without a known cause, the largest first.
func causeLines(of groups: [CauseGroup]) -> [CauseLine] {
  var first: [String: Int] = [:]
  for (index, group) in groups.enumerated() {
    for title in group.titles where first[title] == nil { first[title] = index }
  }
  let causes = CauseCount.all(in: groups.filter(\.isCause).flatMap { group in group.entries.map { _ in group.titles } })
  return causes.map { cause in
    let own = Set(cause.causes)
    let named = groups.indices.filter { groups[$0].isCause && groups[$0].titles.contains { own.contains($0) } }
    let entire = named.first { Set(groups[$0].titles) == own }
    return CauseLine(
      title: cause.words, titles: cause.causes, isCause: true, count: cause.count, others: cause.otherWords,
      group: first[cause.causes[0]] ?? 0,
      together: cause.others, entire: entire, partly: named.filter { $0 != entire })
  }
    + groups.enumerated().filter { !$1.isCause }.map { index, group in
      CauseLine(
        title: group.titles.joined(), titles: group.titles, isCause: false, count: group.entries.count, others: nil, group: index,
        entire: index)
    }.sorted { ($1.count, $0.group) < ($0.count, $1.group) }
}
