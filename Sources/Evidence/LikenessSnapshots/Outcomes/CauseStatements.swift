/// The causes of failures, and how often each occurs: one changed token that shows in 64 pictures
/// is one thing to look at, not 64.
import LikenessBase
import LikenessCauses
import LikenessDisplayList

/// What pictures have in common: a cause, or what takes its place.
package enum Heading: Hashable, Sendable {
  case cause(Cause.Edit)
  /// The causes beyond those that a log keeps.
  case moreCauses(beyond: Int)
  /// The pixels that no cause explains.
  case unexplained
  /// A failure without a known cause.
  case status(SnapshotStatus)

  /// The causes, without their views: a token that colors a hundred views is one cause.
  package static func all(of causes: [Cause], more: Int) -> [Heading] {
    var seen: Set<Heading> = []
    return (causes.map { .cause($0.edit) } + (more > 0 ? [.moreCauses(beyond: causes.count)] : []))
      .filter { seen.insert($0).inserted }
  }

  /// The heading in words.
  package var words: String { pieces().text }

  /// The heading in parts, after the view of its cause where `views` has one.
  package func pieces(in views: [Cause.Edit: String] = [:]) -> [LinePiece] {
    switch self {
    case .cause(let edit):
      (views[edit].map { [LinePiece(bareOrQuoted($0) + " ")] } ?? []) + edit.pieces
    case .moreCauses(let count): [LinePiece("causes beyond the first \(count)")]
    case .unexplained: [LinePiece("pixels without a known cause")]
    case .status(let status): [LinePiece(status.words)]
    }
  }
}

extension SnapshotOutcome {
  /// What the tolerance forgave of a picture that passed; empty where its pixels alone decided, and
  /// for failures.
  package var forgiven: [Heading] {
    status == .tolerated ? Heading.all(of: causes, more: moreCauses) : []
  }

  /// The same at the end of a verdict: `; allowed: padding: 12 → 13`.
  package var forgivenWords: String {
    let words = forgiven.map(\.words)
    return words.isEmpty ? "" : "; allowed: " + words.joined(separator: "; ")
  }

  /// The causes, or what a failure without a known cause has in common with others.
  package var headings: [Heading] {
    let headings = Heading.all(of: causes, more: moreCauses)
    return headings.isEmpty ? [.status(status)] : headings
  }
}

/// The view of each edit that is in the same view in all pictures. An edit of many views, such as
/// of a token, has none.
package func sharedViews(of causes: some Sequence<[Cause]>) -> [Cause.Edit: String] {
  var views: [Cause.Edit: Set<String?>] = [:]
  for cause in causes.joined() { views[cause.edit, default: []].insert(cause.place) }
  return views.compactMapValues { $0.count == 1 ? $0.first ?? nil : nil }
}

/// The number of pictures that one cause changed, and how many of these have another cause, too.
///
/// Causes that change exactly the same pictures, such as the four insets of a chip, count as one.
package struct CauseCount: Sendable {
  /// The cause, or all causes of exactly the same pictures, sorted by bytes.
  package let causes: [Heading]
  /// The indices of all pictures that it changed, alone or with other causes, ascending.
  package let pictures: [Int]
  package var count: Int { pictures.count }
  /// The cause, or the causes, in a line: `Chip top: 8 → 10, Chip bottom: 8 → 10`.
  package let line: [LinePiece]
  /// Other causes of these pictures, the most frequent first, each with the number of pictures that
  /// have both.
  private let others: [(line: [LinePiece], count: Int)]

  /// Returns the counts, the most frequent first, then sorted by bytes. A cause that a picture
  /// names twice counts once.
  ///
  /// - Parameter views: The view of a cause that is the same in all pictures, to name it.
  package static func all(
    in causes: [[Heading]], views: [Cause.Edit: String] = [:]
  ) -> [CauseCount] {
    var pictures: [Heading: [Int]] = [:]
    for (picture, causes) in causes.enumerated() {
      for cause in Set(causes) { pictures[cause, default: []].append(picture) }
    }
    // Without their views, so that a run of one picture has the order of a whole run.
    let sorted = pictures.keys.map { (cause: $0, words: $0.words) }.sorted {
      $0.words.utf8.lexicographicallyPrecedes($1.words.utf8)
    }
    let alike = Dictionary(grouping: sorted, by: { pictures[$0.cause] ?? [] }).sorted {
      let (one, other) = ($0.value[0].words, $1.value[0].words)
      if $0.key.count != $1.key.count { return $0.key.count > $1.key.count }
      return one == other
        ? $0.key.lexicographicallyPrecedes($1.key)
        : one.utf8.lexicographicallyPrecedes(other.utf8)
    }.map { (causes: $1.map(\.cause), pictures: $0) }
    var inPicture: [Int: [Int]] = [:]
    for (index, one) in alike.enumerated() {
      for picture in one.pictures { inPicture[picture, default: []].append(index) }
    }
    let lines = alike.map { joined($0.causes.map { $0.pieces(in: views) }) }
    return alike.enumerated().map { index, one in
      var together: [Int: Int] = [:]
      for other in one.pictures.flatMap({ inPicture[$0] ?? [] }) where other != index {
        together[other, default: 0] += 1
      }
      let others = together.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      return CauseCount(
        causes: one.causes, pictures: one.pictures, line: lines[index],
        others: others.map { (lines[$0.key], $0.value) })
    }
  }

  /// The other causes in a line: `7 of them also radius 8 → 12`; nil without any.
  package var otherLine: [LinePiece]? {
    guard !others.isEmpty else { return nil }
    // The headings of the groups name every cause. One more is as short as saying so.
    let named = others.count > 3 ? 2 : others.count
    var parts = others.prefix(named).map { other in
      let share = other.count < count ? "\(other.count) of them " : count > 1 ? "all " : ""
      return [LinePiece("\(share)also ")] + other.line
    }
    if others.count > named {
      parts.append([LinePiece("and \(others.count - named) more causes")])
    }
    return Array(parts.joined(separator: Self.comma))
  }

  private static let comma = [LinePiece(", ")]

  private static func joined(_ causes: [[LinePiece]]) -> [LinePiece] {
    // One more cause is as short as saying so.
    causes.count > 4
      ? causes.prefix(3).joined(separator: comma) + [LinePiece(" and \(causes.count - 3) more")]
      : Array(causes.joined(separator: comma))
  }
}
