/// Grouping failures by what made them: one changed token that shows in 64 pictures is one thing to look at, not 64.

/// Failures that have one cause.
struct CauseGroup: Equatable {
  /// The cause, or for failures without a known one, what they have in common.
  var title: String
  /// Whether `title` is a cause that was found, and not a status.
  var isCause: Bool
  /// Its entries, in the order of their identities.
  var entries: [ReportEntry]
}

/// Puts each entry into one group: the cause that explains most of what is left comes first, the earlier in bytes among equals; then come entries
/// without a known cause, by status.
///
/// A greedy cover, which need not be the smallest one; it is stable, quick, and puts the widest cause first, as a person would.
func groupedByCause(_ entries: [ReportEntry]) -> [CauseGroup] {
  var groups: [CauseGroup] = []
  var members: [String: [Int]] = [:]
  for (index, entry) in entries.enumerated() {
    for cause in Set(entry.causes) { members[cause, default: []].append(index) }
  }
  var isTaken = [Bool](repeating: false, count: entries.count)
  // Counts only fall as entries are taken, so a cause is looked at again only when its count was out of date: each taken entry can make each
  // of its causes stale once.
  var queue = members.map { (count: $0.value.count, cause: $0.key) }.sorted(by: comesFirst)
  var next = 0
  while next < queue.count {
    let candidate = queue[next]
    let open = (members[candidate.cause] ?? []).filter { !isTaken[$0] }
    next += 1
    if open.isEmpty { continue }
    if open.count < candidate.count {
      let stale = (count: open.count, cause: candidate.cause)
      let place = queue[next...].firstIndex { comesFirst(stale, $0) } ?? queue.endIndex
      queue.insert(stale, at: place)
      continue
    }
    for index in open { isTaken[index] = true }
    groups.append(CauseGroup(title: candidate.cause, isCause: true, entries: open.map { entries[$0] }))
  }
  for status in ReportEntry.Status.displayOrder {
    let rest = entries.indices.filter { !isTaken[$0] && entries[$0].status == status }.map { entries[$0] }
    if !rest.isEmpty { groups.append(CauseGroup(title: status.groupTitle, isCause: false, entries: rest)) }
  }
  return groups
}

private func comesFirst(_ a: (count: Int, cause: String), _ b: (count: Int, cause: String)) -> Bool {
  a.count == b.count ? a.cause.utf8.lexicographicallyPrecedes(b.cause.utf8) : a.count > b.count
}

extension ReportEntry.Status {
  /// The order of groups without a cause: what is broken, then what changed, then what is new.
  fileprivate static let displayOrder: [Self] = [
    .unreadable, .notRun, .size, .pixels, .text, .removed, .renamed, .missing, .recorded, .tolerated, .identical,
  ]

  /// What entries of one status without a known cause have in common.
  fileprivate var groupTitle: String {
    switch self {
    case .unreadable: "Could not be compared"
    case .notRun: "Not run: the run was stopped before"
    case .size: "The size changed"
    case .pixels: "Pixels changed"
    case .text: "Text changed"
    case .removed: "No longer drawn"
    case .renamed: "Renamed, with equal pixels"
    case .missing: "No reference yet"
    case .recorded: "Recorded in this run"
    case .tolerated: "Within tolerance"
    case .identical: "Identical"
    }
  }
}
