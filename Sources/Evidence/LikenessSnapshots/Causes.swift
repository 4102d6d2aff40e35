/// The causes of failures, and how often each occurs: one changed token that shows in 64 pictures is one thing to look at, not 64.
import LikenessDisplayList

extension SnapshotOutcome {
  /// What made the picture change, without the view that shows it: a token that colors a hundred views is one cause.
  ///
  /// A property that an author set, and a view that was added, removed, renamed or moved, explains the drawing that follows from it. Only without such a
  /// change is the drawing itself the cause.
  public var causes: [String] {
    let authored = changes.filter { [.property, .picture].contains($0.kind) }
    let structural = changes.filter { [.viewAdded, .viewRemoved, .viewRenamed, .order].contains($0.kind) }
    let drawn = authored.isEmpty ? changes.filter { [.item, .drawing].contains($0.kind) } : []
    var causes = authored.map(\.cause) + structural.map(\.description) + drawn.map(\.cause)
    // Changes are kept in the order of their kinds, so an omitted change is no later kind than the last one that was kept.
    let mayHideCauses = drawn.isEmpty && changes.count == authored.count + structural.count
    if moreChanges > 0, mayHideCauses { causes.append("changes beyond the first \(changes.count)") }
    var seen: Set<String> = []
    return causes.filter { seen.insert($0).inserted }
  }

  /// The causes, or for a failure without a known one what it has in common with others.
  public var headings: [String] {
    let causes = causes
    if !causes.isEmpty { return causes }
    switch finding {
    case .passed: return ["identical"]
    case .elsewhere: return ["not checked here"]
    case .recorded(.added): return ["no reference before, recorded now"]
    case .recorded(.replaced): return ["reference updated"]
    case .different(.sizeMismatch): return ["another size"]
    case .different: return ["other pixels"]
    case .differentText: return ["another text"]
    case .missing: return ["no reference"]
    case .unreadable: return ["unreadable reference"]
    case .unwritable: return ["not written"]
    case .undrawable: return ["not drawn"]
    case .refused: return ["not checked"]
    }
  }
}

extension DisplayListChange {
  /// The change without its place.
  fileprivate var cause: String {
    if before == nil, after == nil { return subject }
    // A token that colors texts and borders is one cause, whatever these properties are called.
    if let token { return "token \(token): \(short(before)) → \(short(after))" }
    return "\(subject) \(short(before)) → \(short(after))"
  }
}

/// A value in a heading. A text that fills a screen would hide the heading's other words.
private func short(_ value: String?) -> String {
  guard let value else { return "not set" }
  return value.count > 60 ? value.prefix(60) + "…" : value
}

/// How many pictures one cause changed, and how many of these have another cause too.
public struct CauseCount: Hashable, Sendable {
  /// The cause.
  public let cause: String
  /// All pictures that it changed, whatever else changed them.
  public let count: Int
  /// Other causes of these pictures, the most frequent first.
  public let others: [Other]

  /// Another cause of the same pictures.
  public struct Other: Hashable, Sendable {
    /// The cause.
    public let cause: String
    /// How many pictures have both.
    public let count: Int
  }

  /// Returns one count for each cause, the most frequent first and equally frequent ones in the order of their bytes.
  ///
  /// - Parameter causes: The causes of each picture. One that a picture names twice counts once.
  public static func all(in causes: [[String]]) -> [CauseCount] {
    var counts: [String: Int] = [:]
    var together: [String: [String: Int]] = [:]
    for causes in causes.map({ Set($0) }) {
      for cause in causes {
        counts[cause, default: 0] += 1
        for other in causes where other != cause { together[cause, default: [:]][other, default: 0] += 1 }
      }
    }
    return inOrder(counts).map { cause, count in
      CauseCount(cause: cause, count: count, others: inOrder(together[cause] ?? [:]).map { Other(cause: $0, count: $1) })
    }
  }

  private static func inOrder(_ counts: [String: Int]) -> [(cause: String, count: Int)] {
    counts.map { (cause: $0.key, count: $0.value) }
      .sorted { $0.count == $1.count ? $0.cause.utf8.lexicographicallyPrecedes($1.cause.utf8) : $0.count > $1.count }
  }

  /// The other causes in words: `7 of them also radius 8 → 12`; nil without any.
  public var otherWords: String? {
    guard !others.isEmpty else { return nil }
    // A line has room for two; the headings of the groups name every cause.
    var parts = others.prefix(2).map { other in
      let share = other.count < count ? "\(other.count) of them " : count > 1 ? "all " : ""
      return "\(share)also \(other.cause)"
    }
    if others.count > 2 { parts.append("and \(others.count - 2) more \(others.count == 3 ? "cause" : "causes")") }
    return parts.joined(separator: ", ")
  }
}
