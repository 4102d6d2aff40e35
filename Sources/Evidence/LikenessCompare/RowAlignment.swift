/// Finding which rows of one picture are those of another, where some were inserted or removed.
///
/// Rows are compared by a hash of their visible pixels, and aligned by the greedy algorithm of E. Myers, "An O(ND) difference algorithm and its
/// variations" (1986), which finds the fewest insertions and removals. Time and memory are bounded: it gives up beyond ``maximumEdits``.

/// Rows of the reference that were replaced by rows of the actual picture; one of the counts may be 0.
struct RowHunk: Equatable {
  var reference: Range<Int>
  var actual: Range<Int>
}

enum RowAlignment {
  /// The most rows inserted and removed that are looked for: four hundred changed rows, and a tall block besides.
  static let maximumEdits = 1200

  /// The hunks that turn the rows of one picture into those of the other, from the top; nil where there are too many.
  static func hunks(_ a: [UInt64], _ b: [UInt64]) -> [RowHunk]? {
    var head = 0
    while head < min(a.count, b.count), a[head] == b[head] { head += 1 }
    var tail = 0
    while tail < min(a.count, b.count) - head, a[a.count - 1 - tail] == b[b.count - 1 - tail] { tail += 1 }
    let edits = fewestEdits(Array(a[head..<(a.count - tail)]), Array(b[head..<(b.count - tail)]))
    guard let edits else { return nil }
    var hunks: [RowHunk] = []
    for (row, isInsertion) in edits {
      let x = head + row.0
      let y = head + row.1
      if let last = hunks.last, last.reference.upperBound == x, last.actual.upperBound == y {
        hunks.removeLast()
        hunks.append(
          RowHunk(
            reference: last.reference.lowerBound..<(x + (isInsertion ? 0 : 1)), actual: last.actual.lowerBound..<(y + (isInsertion ? 1 : 0))
          ))
      } else {
        hunks.append(RowHunk(reference: x..<(x + (isInsertion ? 0 : 1)), actual: y..<(y + (isInsertion ? 1 : 0))))
      }
    }
    return slidUp(hunks, a, b)
  }

  /// Each edit by the rows it stands before in both sequences, from the first on.
  private static func fewestEdits(_ a: [UInt64], _ b: [UInt64]) -> [((Int, Int), isInsertion: Bool)]? {
    // Furthest points by diagonal, one generation an edit; `trace` keeps them to walk back.
    var trace: [[Int]] = []
    var points = [Int](repeating: 0, count: 2 * maximumEdits + 3)
    let middle = maximumEdits + 1
    for edits in 0...maximumEdits {
      for diagonal in stride(from: -edits, through: edits, by: 2) {
        let goesDown =
          diagonal == -edits || (diagonal != edits && points[middle + diagonal - 1] < points[middle + diagonal + 1])
        var x = goesDown ? points[middle + diagonal + 1] : points[middle + diagonal - 1] + 1
        var y = x - diagonal
        while x < a.count, y < b.count, a[x] == b[y] {
          x += 1
          y += 1
        }
        points[middle + diagonal] = x
        if x >= a.count, y >= b.count { return walkBack(trace, to: (a.count, b.count)) }
      }
      trace.append(Array(points[(middle - edits - 1)...(middle + edits + 1)]))
    }
    return nil
  }

  /// `trace[d]` holds the points after `d` edits for the diagonals -d - 1 … d + 1.
  private static func walkBack(_ trace: [[Int]], to end: (x: Int, y: Int)) -> [((Int, Int), isInsertion: Bool)] {
    var edits: [((Int, Int), isInsertion: Bool)] = []
    var (x, y) = end
    for count in stride(from: trace.count, to: 0, by: -1) {
      let points = trace[count - 1]
      func point(_ diagonal: Int) -> Int { points[diagonal + count] }
      let diagonal = x - y
      let goesDown = diagonal == -count || (diagonal != count && point(diagonal - 1) < point(diagonal + 1))
      let before = goesDown ? diagonal + 1 : diagonal - 1
      x = point(before)
      y = x - before
      edits.append(((x, y), goesDown))
    }
    return edits.reversed()
  }

  /// Where the rows above an insertion or a removal are those at its end, it may stand higher just as well: the highest place is told.
  private static func slidUp(_ hunks: [RowHunk], _ a: [UInt64], _ b: [UInt64]) -> [RowHunk] {
    var result: [RowHunk] = []
    for var hunk in hunks {
      let top = (reference: result.last?.reference.upperBound ?? 0, actual: result.last?.actual.upperBound ?? 0)
      func slides() -> Bool {
        guard hunk.reference.lowerBound > top.reference, hunk.actual.lowerBound > top.actual else { return false }
        if hunk.reference.isEmpty { return b[hunk.actual.lowerBound - 1] == b[hunk.actual.upperBound - 1] }
        if hunk.actual.isEmpty { return a[hunk.reference.lowerBound - 1] == a[hunk.reference.upperBound - 1] }
        return false
      }
      while slides() {
        hunk.reference = (hunk.reference.lowerBound - 1)..<(hunk.reference.upperBound - 1)
        hunk.actual = (hunk.actual.lowerBound - 1)..<(hunk.actual.upperBound - 1)
      }
      result.append(hunk)
    }
    return result
  }
}
