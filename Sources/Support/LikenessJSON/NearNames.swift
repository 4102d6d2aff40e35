/// Which known name somebody may have meant.

/// Returns the known name most similar to `name`; nil if none is similar enough.
///
/// Similar names differ only in letter case, or by at most 1 slip in names of 3 to 5 characters, 2 in 6 to 8, and 3 in longer ones. A slip is an extra, missing
/// or wrong character, or two swapped neighbors (the optimal string alignment distance of Damerau and Levenshtein). The first of equally similar names wins.
/// Names beyond 64 characters, and more than 10,000 known names, are not compared. For repeated lookups use ``ProblemLog``, which bounds the total work.
/// names, are not compared. A reading that asks again and again should ask its ``ProblemLog``, which bounds the work for all questions together.
package func nearestName(to name: String, among known: [String]) -> String? {
  var effort = NearNames.effort
  return NearNames.nearest(to: name, among: known, effort: &effort)
}

enum NearNames {
  /// The work that one file may cause, in characters looked at. 16,000,000: enough for a hundred suggestions among a thousand names that are
  /// much alike, and a fraction of a second.
  static let effort = 16_000_000

  /// The nearest name as ``nearestName(to:among:)`` has it, or nil once `effort` is spent, from which each step of the work is taken.
  static func nearest(to name: String, among known: [String], effort: inout Int) -> String? {
    let wanted = Array(name.unicodeScalars.prefix(65))
    guard (1...64).contains(wanted.count), known.count <= 10_000, effort > 0 else { return nil }
    // Every name has to be looked at, if only at its length.
    effort -= known.count
    let bytes = name.utf8.count
    let lowercased = name.lowercased()
    for candidate in known where candidate.utf8.count == bytes && candidate != name {
      effort -= bytes
      guard effort > 0 else { return nil }
      if candidate.lowercased() == lowercased { return candidate }
    }
    var limit = wanted.count < 3 ? 0 : wanted.count < 6 ? 1 : wanted.count < 9 ? 2 : 3
    var nearest: String?
    var rows = Rows()
    // A name of one or two characters is no near miss of anything but itself.
    for candidate in known where limit > 0 && candidate != name {
      let scalars = Array(candidate.unicodeScalars.prefix(68))
      effort -= scalars.count
      guard effort > 0 else { return nil }
      guard scalars.count >= 2, abs(scalars.count - wanted.count) <= limit else { continue }
      if let distance = rows.slips(wanted, scalars, limit: limit, effort: &effort) {
        nearest = candidate
        limit = distance - 1
      }
    }
    return nearest
  }

  /// The rows of the table of distances that are still needed, kept from one name to the next.
  private struct Rows {
    private var beforePrevious: [Int] = []
    private var previous: [Int] = []
    private var current: [Int] = []

    /// The number of slips between two names, or nil where it exceeds `limit`.
    mutating func slips(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar], limit: Int, effort: inout Int) -> Int? {
      // Whatever both begin or end with costs nothing in a shortest way from one to the other.
      var start = 0
      while start < min(a.count, b.count), a[start] == b[start] { start += 1 }
      var (endA, endB) = (a.count, b.count)
      while endA > start, endB > start, a[endA - 1] == b[endB - 1] { (endA, endB) = (endA - 1, endB - 1) }
      let (countA, countB) = (endA - start, endB - start)
      effort -= start + a.count - endA
      previous = Array(0...countB)
      beforePrevious = previous
      for i in 0..<countA {
        effort -= countB + 1
        current.removeAll(keepingCapacity: true)
        current.append(i + 1)
        for j in 0..<countB {
          let (left, right) = (a[start + i], b[start + j])
          var best = min(previous[j + 1] + 1, current[j] + 1, previous[j] + (left == right ? 0 : 1))
          if i > 0, j > 0, left == b[start + j - 1], a[start + i - 1] == right { best = min(best, beforePrevious[j - 1] + 1) }
          current.append(best)
        }
        // Later rows can only grow from the smallest of the last two.
        if min(current.min() ?? 0, previous.min() ?? 0) > limit { return nil }
        (beforePrevious, previous, current) = (previous, current, beforePrevious)
      }
      return previous[countB] <= limit ? previous[countB] : nil
    }
  }
}
