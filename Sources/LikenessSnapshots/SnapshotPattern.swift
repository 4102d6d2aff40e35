/// Which snapshots a person means on the command line.

/// A name or a glob for snapshots.
///
/// The exact name of a snapshot means that one. Else `*` stands for any characters within one component of the path, `**` for any at all, `?` for one
/// character; and a pattern that names a folder means all in it: `Button`, `Button/*@dark*`, `**@rtl`.
public struct SnapshotPattern: Hashable, Sendable {
  /// The pattern as it was given.
  public let text: String
  private let exact: SnapshotIdentity?

  /// Creates a pattern; any text is one. A slash at its end is taken off.
  public init(_ text: String) {
    self.text = text.hasSuffix("/") ? String(text.dropLast()) : text
    exact = try? SnapshotIdentity(self.text)
  }

  /// Whether the pattern means this snapshot.
  public func matches(_ identity: SnapshotIdentity) -> Bool {
    if let exact, exact == identity { return true }
    let name = Array(identity.description)
    if !text.isEmpty, identity.description.hasPrefix(text + "/") { return true }
    return glob(Array(text), name)
  }
}

/// Whether `pattern` matches all of `name`; steps are the product of the lengths at most.
private func glob(_ pattern: [Character], _ name: [Character]) -> Bool {
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
