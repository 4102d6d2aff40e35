/// A greedy covering array of strength two: few rows that cover every pair of values of two axes.

/// Rows over some axes that contain every pair of values of two axes.
///
/// Most faults come from the interaction of two factors (Kuhn, Wallace, Gallo 2004, “Software fault
/// interactions and implications for software testing”). Each row starts with an uncovered pair.
/// Every other axis gets the value that covers most new pairs (after Cohen, Dalal, Fredman, Patton
/// 1997, “The AETG system”); among equals, the one in most uncovered pairs, which gives 30 rows
/// instead of 49 for ten axes of four values. There are no random numbers: the same axes give the
/// same rows, and so the same names of pictures.
package struct PairwiseCover {
  /// The rows, as value indices by axis.
  package private(set) var rows: [[Int]] = []

  /// Finds the rows; the first contains the first value of every axis. `counts` are the numbers of
  /// values of each axis, at least one.
  package init(counts: [Int]) {
    guard counts.count > 1 else {
      rows = counts.first.map { (0..<$0).map { [$0] } } ?? [[]]
      return
    }
    var uncovered = Pairs(counts: counts)
    var row = [Int](repeating: 0, count: counts.count)
    while true {
      uncovered.remove(row)
      rows.append(row)
      // Each row covers at least one pair, so this ends.
      guard let first = uncovered.first else { return }
      var best: [Int] = []
      var bestGain = 0
      // The axes after the pair are filled in turn, and each of them may be the first.
      for start in counts.indices {
        let candidate = Self.row(from: first, startingAt: start, counts: counts, uncovered)
        let gain = uncovered.count(in: candidate)
        if gain > bestGain { (best, bestGain) = (candidate, gain) }
      }
      row = best
    }
  }

  private static func row(
    from pair: Pairs.Pair, startingAt start: Int, counts: [Int], _ uncovered: Pairs
  ) -> [Int] {
    var row = [Int?](repeating: nil, count: counts.count)
    row[pair.first.axis] = pair.first.value
    row[pair.second.axis] = pair.second.value
    for step in counts.indices {
      let axis = (start + step) % counts.count
      guard row[axis] == nil else { continue }
      var best = 0
      var bestGain = (-1, -1)
      for value in 0..<counts[axis] {
        let now = counts.indices.count { other in
          row[other].map { uncovered.contains((axis, value), (other, $0)) } ?? false
        }
        let gain = (now, uncovered.count(with: (axis, value)))
        if gain > bestGain { (best, bestGain) = (value, gain) }
      }
      row[axis] = best
    }
    return row.map { $0 ?? 0 }
  }
}

/// The pairs of values of two axes that no row covers yet.
private struct Pairs {
  typealias Place = (axis: Int, value: Int)
  typealias Pair = (first: Place, second: Place)

  private let counts: [Int]
  /// The number of the first value of each axis, counted over all.
  private let offsets: [Int]
  private let total: Int
  private var isOpen: [Bool]
  /// The number of uncovered pairs of each value.
  private var openCounts: [Int]
  /// All pairs before this index are covered.
  private var start = 0

  package init(counts: [Int]) {
    self.counts = counts
    var offset = 0
    offsets = counts.map { count in
      defer { offset += count }
      return offset
    }
    total = offset
    isOpen = [Bool](repeating: false, count: total * total)
    openCounts = counts.flatMap { count in [Int](repeating: offset - count, count: count) }
    for a in counts.indices {
      for b in counts.indices where b > a {
        for i in 0..<counts[a] { for j in 0..<counts[b] { isOpen[index((a, i), (b, j))] = true } }
      }
    }
  }

  private func index(_ a: Place, _ b: Place) -> Int {
    let (first, second) = a.axis < b.axis ? (a, b) : (b, a)
    return (offsets[first.axis] + first.value) * total + offsets[second.axis] + second.value
  }

  /// Returns how many uncovered pairs contain a value.
  func count(with place: Place) -> Int { openCounts[offsets[place.axis] + place.value] }

  func contains(_ a: Place, _ b: Place) -> Bool { a.axis != b.axis && isOpen[index(a, b)] }

  /// The first uncovered pair; nil if all are covered.
  var first: Pair? {
    guard let index = isOpen[start...].firstIndex(of: true) else { return nil }
    return (place(numbered: index / total), place(numbered: index % total))
  }

  private func place(numbered number: Int) -> Place {
    let axis = offsets.lastIndex { $0 <= number } ?? 0
    return (axis, number - offsets[axis])
  }

  /// Returns how many uncovered pairs a row covers.
  func count(in row: [Int]) -> Int {
    row.indices.reduce(0) { sum, a in
      sum + row.indices.count { b in b > a && isOpen[index((a, row[a]), (b, row[b]))] }
    }
  }

  mutating func remove(_ row: [Int]) {
    for a in row.indices {
      for b in row.indices where b > a && isOpen[index((a, row[a]), (b, row[b]))] {
        isOpen[index((a, row[a]), (b, row[b]))] = false
        openCounts[offsets[a] + row[a]] -= 1
        openCounts[offsets[b] + row[b]] -= 1
      }
    }
    start = isOpen[start...].firstIndex(of: true) ?? isOpen.count
  }
}
