/// Finds the lines that were inserted and removed: E. Myers, "An O(ND) difference algorithm and its
/// variations" (1986), over hashes of lines, bounded as in GNU diff.
import LikenessBase
import LikenessDisplayList

/// Returns a hash of the visible pixels of each row. Fully transparent pixels are all the same.
func rowHashes(of picture: Bitmap) -> [UInt64] {
  withPixels(of: picture) { pixels in
    (0..<picture.height).map { y in
      let row = pixels.row(y)
      var hash: UInt64 = 0
      var x = 0
      // Two pixels at a time, because each multiplication waits for the one before it.
      while x < picture.width {
        hash = mixed(hash, row[x], x &+ 1 < picture.width ? row[x &+ 1] : 0)
        x &+= 2
      }
      return hash
    }
  }
}

/// Returns the ``rowHashes(of:)`` of the transposed picture, without making it.
func columnHashes(of picture: Bitmap) -> [UInt64] {
  withPixels(of: picture) { pixels in
    var hashes = [UInt64](repeating: 0, count: picture.width)
    hashes.withUnsafeMutableBufferPointer { hashes in
      for y in stride(from: 0, to: picture.height, by: 2) {
        let upper = pixels.row(y)
        let isLast = y + 1 == picture.height
        let lower = isLast ? upper : pixels.row(y + 1)
        var x = 0
        while x < picture.width {
          hashes[x] = mixed(hashes[x], upper[x], isLast ? 0 : lower[x])
          x &+= 1
        }
      }
    }
    return hashes
  }
}

/// A hash, continued by two pixels.
@inline(__always)
private func mixed(_ hash: UInt64, _ first: UInt32, _ second: UInt32) -> UInt64 {
  func visible(_ pixel: UInt32) -> UInt64 { UInt64(pixel & alphaMask == 0 ? 0 : pixel) }
  // The golden ratio: an odd number with as many ones as zeros.
  let product = (hash ^ (visible(first) | visible(second) &<< 32)) &* 0x9E37_79B9_7F4A_7C15
  return product ^ product &>> 29
}

/// Lines of the reference that were replaced by lines of the actual picture; one of the ranges may
/// be empty.
struct LineHunk: Equatable {
  var reference: Range<Int>
  var actual: Range<Int>
}

enum LineAlignment {
  /// The most inserted and removed lines: room for four hundred changed lines beside a tall block.
  ///
  /// Bounds the search to 1,200² / 2 steps and 12 MB, and to one pass over the lines per diagonal.
  static let maximumEdits = 1200

  /// Returns the hunks that turn the lines of one picture into those of the other, from the first,
  /// or nil if there are too many.
  static func hunks(_ a: [UInt64], _ b: [UInt64]) -> [LineHunk]? {
    var head = 0
    while head < min(a.count, b.count), a[head] == b[head] { head += 1 }
    var tail = 0
    while tail < min(a.count, b.count) - head, a[a.count - 1 - tail] == b[b.count - 1 - tail] {
      tail += 1
    }
    let (first, second) = (Array(a[head..<(a.count - tail)]), Array(b[head..<(b.count - tail)]))
    // Lines that the other picture lacks are certainly edits. GNU diff also counts them before it
    // searches.
    let (inFirst, inSecond) = (Set(first), Set(second))
    guard
      first.count(where: { !inSecond.contains($0) })
        + second.count(where: { !inFirst.contains($0) }) <= maximumEdits,
      let edits = fewestEdits(first, second)
    else { return nil }
    var hunks: [LineHunk] = []
    for (x, y, isInsertion) in edits.map({ (head + $0.x, head + $0.y, $0.isInsertion) }) {
      let (dx, dy) = isInsertion ? (0, 1) : (1, 0)
      if let last = hunks.last, last.reference.upperBound == x, last.actual.upperBound == y {
        hunks[hunks.count - 1] = LineHunk(
          reference: last.reference.lowerBound..<(x + dx), actual: last.actual.lowerBound..<(y + dy)
        )
      } else {
        hunks.append(LineHunk(reference: x..<(x + dx), actual: y..<(y + dy)))
      }
    }
    return slidUp(hunks, a, b)
  }

  private typealias Edit = (x: Int, y: Int, isInsertion: Bool)

  /// Returns the edits in order, each with the lines of both sequences that it precedes.
  private static func fewestEdits(_ a: [UInt64], _ b: [UInt64]) -> [Edit]? {
    // The furthest points by diagonal, one generation per edit; `trace` keeps them to walk back.
    var trace: [[Int]] = []
    var points = [Int](repeating: 0, count: 2 * maximumEdits + 3)
    let middle = maximumEdits + 1
    for edits in 0...maximumEdits {
      for diagonal in stride(from: -edits, through: edits, by: 2) {
        let goesDown =
          diagonal == -edits
          || (diagonal != edits && points[middle + diagonal - 1] < points[middle + diagonal + 1])
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

  /// Follows the edits back from the end. `trace[d]` holds the points after `d` edits for the
  /// diagonals -d - 1 … d + 1.
  private static func walkBack(_ trace: [[Int]], to end: (x: Int, y: Int)) -> [Edit] {
    var edits: [Edit] = []
    var (x, y) = end
    for count in stride(from: trace.count, to: 0, by: -1) {
      func point(_ diagonal: Int) -> Int { trace[count - 1][diagonal + count] }
      let diagonal = x - y
      let goesDown =
        diagonal == -count || (diagonal != count && point(diagonal - 1) < point(diagonal + 1))
      let before = goesDown ? diagonal + 1 : diagonal - 1
      x = point(before)
      y = x - before
      edits.append((x, y, goesDown))
    }
    return edits.reversed()
  }

  /// Moves each insertion and removal to the first place that explains as much.
  private static func slidUp(_ hunks: [LineHunk], _ a: [UInt64], _ b: [UInt64]) -> [LineHunk] {
    var result: [LineHunk] = []
    for var hunk in hunks {
      let top = (
        reference: result.last?.reference.upperBound ?? 0,
        actual: result.last?.actual.upperBound ?? 0
      )
      func slides() -> Bool {
        guard hunk.reference.lowerBound > top.reference, hunk.actual.lowerBound > top.actual else {
          return false
        }
        if hunk.reference.isEmpty {
          return b[hunk.actual.lowerBound - 1] == b[hunk.actual.upperBound - 1]
        }
        if hunk.actual.isEmpty {
          return a[hunk.reference.lowerBound - 1] == a[hunk.reference.upperBound - 1]
        }
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
