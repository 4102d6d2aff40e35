/// The causes of failures, and how often each occurs: one changed token that shows in 64 pictures
/// is one thing to look at, not 64.
import LikenessCauses
import LikenessDisplayList

extension SnapshotOutcome {
  /// The causes in words, without their views: a token that colors a hundred views is one cause.
  package var causeStatements: [String] {
    var statements = causes.map(\.statement)
    if moreCauses > 0 { statements.append("causes beyond the first \(causes.count)") }
    var seen: Set<String> = []
    return statements.filter { seen.insert($0).inserted }
  }

  /// What the tolerance forgave of a picture that passed, in words; empty where its pixels alone
  /// decided, and for failures.
  package var forgiven: [String] {
    if case .passed(.tolerated) = finding { causeStatements } else { [] }
  }

  /// The same at the end of a verdict: `; allowed: padding: 12 → 13`.
  package var forgivenWords: String {
    forgiven.isEmpty ? "" : "; allowed: " + forgiven.joined(separator: "; ")
  }

  /// The causes, or what a failure without a known cause has in common with others.
  package var headings: [String] {
    let statements = causeStatements
    return statements.isEmpty ? [status.words] : statements
  }
}

/// The view of each cause that names the same view in all pictures. The cause of many views, such
/// as a token, has none.
package func sharedViews(of causes: some Sequence<[Cause]>) -> [String: String] {
  var views: [String: Set<String>] = [:]
  for cause in causes.joined() { views[cause.statement, default: []].insert(cause.place ?? "") }
  return views.compactMapValues { $0.count == 1 ? $0.first.flatMap { $0.isEmpty ? nil : $0 } : nil }
}

/// The number of pictures that one cause changed, and how many of these have another cause, too.
///
/// Causes that change exactly the same pictures, such as the four insets of a chip, count as one.
package struct CauseCount: Sendable {
  /// The cause, or all causes of exactly the same pictures, sorted by bytes.
  package let causes: [String]
  /// The indices of all pictures that it changed, alone or with other causes, ascending.
  package let pictures: [Int]
  package var count: Int { pictures.count }
  /// The cause, or the causes, in words: `Chip top: 8 → 10, Chip bottom: 8 → 10`.
  package let words: String
  /// Other causes of these pictures, the most frequent first, each with the number of pictures that
  /// have both.
  private let others: [(words: String, count: Int)]

  /// Returns the counts, the most frequent first, then sorted by bytes. A cause that a picture
  /// names twice counts once.
  ///
  /// - Parameter views: The view of a cause that is the same in all pictures, to name it.
  package static func all(in causes: [[String]], views: [String: String] = [:]) -> [CauseCount] {
    var pictures: [String: [Int]] = [:]
    for (picture, causes) in causes.enumerated() {
      for cause in Set(causes) { pictures[cause, default: []].append(picture) }
    }
    let alike = Dictionary(grouping: pictures.keys, by: { pictures[$0] ?? [] })
      .map { pictures, causes in (causes: causes.sorted(by: precedes), pictures: pictures) }
      .sorted { one, other in
        let counts = (one.pictures.count, other.pictures.count)
        return counts.0 == counts.1 ? precedes(one.causes[0], other.causes[0]) : counts.0 > counts.1
      }
    var inPicture: [Int: [Int]] = [:]
    for (index, one) in alike.enumerated() {
      for picture in one.pictures { inPicture[picture, default: []].append(index) }
    }
    let words = alike.map {
      joined($0.causes.map { cause in views[cause].map { "\($0) \(cause)" } ?? cause })
    }
    return alike.enumerated().map { index, one in
      var together: [Int: Int] = [:]
      for other in one.pictures.flatMap({ inPicture[$0] ?? [] }) where other != index {
        together[other, default: 0] += 1
      }
      let others = together.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      return CauseCount(
        causes: one.causes, pictures: one.pictures, words: words[index],
        others: others.map { (words[$0.key], $0.value) })
    }
  }

  private static func precedes(_ one: String, _ other: String) -> Bool {
    one.utf8.lexicographicallyPrecedes(other.utf8)
  }

  /// The other causes in words: `7 of them also radius 8 → 12`; nil without any.
  package var otherWords: String? {
    guard !others.isEmpty else { return nil }
    // The headings of the groups name every cause. One more is as short as saying so.
    let named = others.count > 3 ? 2 : others.count
    var parts = others.prefix(named).map { other in
      let share = other.count < count ? "\(other.count) of them " : count > 1 ? "all " : ""
      return "\(share)also \(other.words)"
    }
    if others.count > named { parts.append("and \(others.count - named) more causes") }
    return parts.joined(separator: ", ")
  }

  private static func joined(_ causes: [String]) -> String {
    // One more cause is as short as saying so.
    causes.count > 4
      ? causes.prefix(3).joined(separator: ", ") + " and \(causes.count - 3) more"
      : causes.joined(separator: ", ")
  }
}
