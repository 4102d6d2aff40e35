/// Which snapshots a person means on the command line.

/// A name or a glob for snapshots.
///
/// The exact name of a snapshot means that one. A name without its variant means all its variants: `Button/primary`. A folder means all in it:
/// `Button`. Else `*` stands for any characters within one component of the path, `**` for any at all, `?` for one character: `Button/*@dark*`, `**@rtl`.
///
/// Where a snapshot without a variant stands beside others of its name that have one, its name means it alone, since it has no other; the others
/// are `Button/primary@*`. That takes all names to tell: see ``chosen(_:among:)``.
package struct SnapshotPattern: Hashable, Sendable {
  /// The pattern as it was given.
  package let text: String
  private let exact: SnapshotIdentity?

  /// Creates a pattern; any text is one. A slash at its end is taken off.
  package init(_ text: String) {
    self.text = text.hasSuffix("/") ? String(text.dropLast()) : text
    exact = try? SnapshotIdentity(self.text)
  }

  /// Whether the pattern may mean this snapshot, whatever others there are.
  package func matches(_ identity: SnapshotIdentity) -> Bool {
    if let exact, exact == identity || exact == identity.withoutVariant { return true }
    let name = Array(identity.description)
    if !text.isEmpty, identity.description.hasPrefix(text + "/") { return true }
    return glob(Array(text), name)
  }

  /// The snapshots among `all` that any of the patterns means, and the patterns that mean none.
  package static func chosen(
    _ patterns: [SnapshotPattern], among all: [SnapshotIdentity]
  ) -> (snapshots: Set<SnapshotIdentity>, unmatched: [SnapshotPattern]) {
    let known = Set(all)
    var chosen: Set<SnapshotIdentity> = []
    var unmatched: [SnapshotPattern] = []
    for pattern in patterns {
      if let exact = pattern.exact, known.contains(exact) {
        chosen.insert(exact)
        continue
      }
      let meant = all.filter(pattern.matches)
      if meant.isEmpty { unmatched.append(pattern) }
      chosen.formUnion(meant)
    }
    return (chosen, unmatched)
  }
}

/// Whether `pattern` matches all of `name`; steps are the product of the lengths at most.
func glob(_ pattern: [Character], _ name: [Character]) -> Bool {
  // reached[i]: the pattern so far matches the first i characters.
  var reached = [Bool](repeating: false, count: name.count + 1)
  reached[0] = true
  var i = 0
  while i < pattern.count {
    let isStar = pattern[i] == "*"
    let isDoubleStar = isStar && i + 1 < pattern.count && pattern[i + 1] == "*"
    i += isDoubleStar ? 2 : 1
    if isStar {
      for place in name.indices where reached[place] && (isDoubleStar || name[place] != "/") { reached[place + 1] = true }
    } else {
      let wanted = pattern[i - 1]
      for place in name.indices.reversed() {
        reached[place + 1] = reached[place] && (wanted == "?" ? name[place] != "/" : name[place] == wanted)
      }
      reached[0] = false
    }
  }
  return reached[name.count]
}
