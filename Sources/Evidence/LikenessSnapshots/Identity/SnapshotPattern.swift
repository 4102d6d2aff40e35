/// The selection of snapshots on the command line.

/// A name or a glob for snapshots.
///
/// A full name matches that snapshot. A name without its variant matches all its variants:
/// `Button/primary`. A folder matches everything in it: `Button`. Otherwise, `*` matches within one
/// component of the path, `**` matches anything, and `?` matches one character: `Button/*@dark*`,
/// `**@rtl`. The extension of a picture may follow: `Button/primary.png`.
///
/// If a snapshot without a variant exists beside variants of the same name, its name matches only
/// that one, because it has no other; `Button/primary@*` matches the variants. That depends on all
/// names; see ``chosen(_:among:)``.
package struct SnapshotPattern: Hashable, Sendable {
  package let text: String
  private let exact: SnapshotIdentity?

  /// Creates a pattern from any text. A slash at the end is ignored.
  package init(_ text: String) {
    self.text = text.hasSuffix("/") ? String(text.dropLast()) : text
    exact = try? SnapshotIdentity(self.text)
  }

  /// Whether the pattern can match this snapshot, regardless of other names.
  package func matches(_ identity: SnapshotIdentity) -> Bool {
    if let exact, exact == identity || exact == identity.withoutVariant { return true }
    if !text.isEmpty, identity.description.hasPrefix(text + "/") { return true }
    return glob(Array(text), Array(identity.description)) || isFile(of: identity)
  }

  /// Whether the pattern is the file of the snapshot, or a glob of it. The file of `Button` is not
  /// that of `Button@dark`.
  private func isFile(of identity: SnapshotIdentity) -> Bool {
    guard text.hasSuffix(".png") else { return false }
    // That of another tool, in a folder or in none.
    let file = identity.name + ".png"
    if identity.variant.isEmpty, text == file || text == "\(identity.suite)/\(file)" { return true }
    return glob(Array(text), Array(identity.description + ".png"))
      || (try? SnapshotIdentity(String(text.dropLast(4)))) == identity
  }

  /// Returns the snapshots that any of the patterns matches, and the patterns that match none.
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

/// Whether a glob such as `Card/**` matches all of a text.
package func matches(_ text: String, glob pattern: String) -> Bool {
  text == pattern || glob(Array(pattern), Array(text))
}

/// Whether `pattern` matches all of `name`, in at most the product of their lengths.
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
      for place in name.indices where reached[place] && (isDoubleStar || name[place] != "/") {
        reached[place + 1] = true
      }
    } else {
      let wanted = pattern[i - 1]
      for place in name.indices.reversed() {
        reached[place + 1] =
          reached[place] && (wanted == "?" ? name[place] != "/" : name[place] == wanted)
      }
      reached[0] = false
    }
  }
  return reached[name.count]
}
