/// Finds the known name that someone may have meant.

/// Returns the known name most similar to `name`; nil if none is similar enough.
///
/// Similar names differ only in letter case, or by at most 1 slip in names of 3 to 5 characters, 2
/// in 6 to 8, and 3 in longer ones. A slip is an extra, missing or wrong character, or two swapped
/// neighbors (the optimal string alignment distance of Damerau and Levenshtein). The first of
/// equally similar names wins. Names beyond 64 characters, and more than 10,000 known names, are
/// not compared. For repeated lookups use ``ProblemLog``, which bounds the total work.
package func nearestName(to name: String, among known: [String]) -> String? {
  var effort = NearNames.effort
  return NearNames.nearest(to: name, among: known, effort: &effort)
}

enum NearNames {
  /// The work that one file may cause, in characters compared. 16,000,000 is enough for a hundred
  /// suggestions among a thousand similar names, and takes a fraction of a second.
  static let effort = 16_000_000

  /// The name that ``nearestName(to:among:)`` returns, or nil once `effort` is used up. Each step
  /// reduces `effort`.
  static func nearest(to name: String, among known: [String], effort: inout Int) -> String? {
    let wanted = Array(name.unicodeScalars.prefix(65))
    guard (1...64).contains(wanted.count), known.count <= 10_000, effort > 0 else { return nil }
    // Every name is visited, if only for its length.
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
    // A name of one or two characters is similar only to itself.
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

  /// The rows of the distance table that are still needed, reused for each name.
  private struct Rows {
    private var beforePrevious: [Int] = []
    private var previous: [Int] = []
    private var current: [Int] = []

    /// The number of slips between two names; nil if it exceeds `limit`.
    mutating func slips(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar], limit: Int, effort: inout Int)
      -> Int?
    {
      // A common beginning or end never adds to the distance.
      var start = 0
      while start < min(a.count, b.count), a[start] == b[start] { start += 1 }
      var (endA, endB) = (a.count, b.count)
      while endA > start, endB > start, a[endA - 1] == b[endB - 1] {
        (endA, endB) = (endA - 1, endB - 1)
      }
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
          if i > 0, j > 0, left == b[start + j - 1], a[start + i - 1] == right {
            best = min(best, beforePrevious[j - 1] + 1)
          }
          current.append(best)
        }
        // Later rows can't fall below the smallest value of the last two.
        if min(current.min() ?? 0, previous.min() ?? 0) > limit { return nil }
        (beforePrevious, previous, current) = (previous, current, beforePrevious)
      }
      return previous[countB] <= limit ? previous[countB] : nil
    }
  }
}
