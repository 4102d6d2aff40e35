/// Finds the lines that were inserted and removed: E. Myers, "An O(ND) difference algorithm and its
/// variations" (1986), over hashes of lines, bounded as in GNU diff; beyond the bound between the
/// lines that occur once in each picture (B. Cohen's patience diff).
import LikenessBase
import LikenessDisplayList

/// Returns a hash of the visible pixels of each row. Fully transparent pixels are all the same.
///
/// - Parameter columns: The columns that count; nil for all.
func rowHashes(of picture: Bitmap, columns: [Int]? = nil) -> [UInt64] {
  withPixels(of: picture) { pixels in
    (0..<picture.height).map { y in
      let row = pixels.row(y)
      if let columns { return lineHash(columns.count) { row[columns[$0]] } }
      var sums = PixelPairs()
      var keys = PixelPairs(0, 1, 2, 3) &* goldenRatio
      var x = 0
      while x &+ 8 <= picture.width {
        sums &+= terms(visiblePairs(row + x), keys)
        keys &+= PixelPairs(repeating: 4 &* goldenRatio)
        x &+= 8
      }
      return sums.wrappedSum() &+ lineHash(picture.width, from: x) { row[$0] }
    }
  }
}

/// Returns a hash of the colors of each row, without how often one follows itself: that of a row
/// whose flat parts became longer is the same.
func rowHashesOfColorChanges(of picture: Bitmap) -> [UInt64] {
  withPixels(of: picture) { pixels in
    (0..<picture.height).map { y in
      let row = pixels.row(y)
      func color(_ x: Int) -> UInt32 { row[x] & alphaMask == 0 ? 0 : row[x] }
      let changes = (0..<picture.width).filter { $0 == 0 || color($0) != color($0 - 1) }
      return lineHash(changes.count) { row[changes[$0]] }
    }
  }
}

/// Returns the same hash as of rows, of each column, a pair of rows at a time.
///
/// - Parameter rows: The rows that count; nil for all.
func columnHashes(of picture: Bitmap, rows: [Int]? = nil) -> [UInt64] {
  withPixels(of: picture) { pixels in
    let rows = rows ?? Array(0..<picture.height)
    // For eight columns each, the sums of the even ones and those of the odd ones.
    var sums = [PixelPairs](repeating: PixelPairs(), count: picture.width / 8 * 2)
    let none = [UInt32](repeating: 0, count: picture.width)
    none.withUnsafeBufferPointer { none in
      for pair in 0..<(rows.count + 1) / 2 {
        guard var second = none.baseAddress else { return }
        if 2 * pair + 1 < rows.count { second = pixels.row(rows[2 * pair + 1]) }
        let first = pixels.row(rows[2 * pair])
        let key = PixelPairs(repeating: UInt64(pair) &* goldenRatio)
        sums.withUnsafeMutableBufferPointer { sums in
          var place = 0
          while place < sums.count {
            let (upper, lower) = (
              visiblePairs(first + 4 &* place), visiblePairs(second + 4 &* place)
            )
            sums[place] &+= terms(upper & lowHalves | lower &<< 32, key)
            sums[place &+ 1] &+= terms(upper &>> 32 | lower & ~lowHalves, key)
            place &+= 2
          }
        }
      }
    }
    return (0..<picture.width).map { x in
      x / 8 * 2 < sums.count
        ? sums[x / 8 * 2 + x % 2][x % 8 / 2]
        : lineHash(rows.count) { pixels.row(rows[$0])[x] }
    }
  }
}

/// Pairs of pixels in a line, the earlier one in the low half.
private typealias PixelPairs = SIMD4<UInt64>

/// A literal, not a constant: it shows the compiler that one multiplication of halves is enough.
@inline(__always) private var lowHalves: PixelPairs { PixelPairs(repeating: 0xFFFF_FFFF) }

/// 2⁶⁴ divided by the golden ratio: an odd number with as many ones as zeros.
private let goldenRatio: UInt64 = 0x9E37_79B9_7F4A_7C15

/// The hash of a line is the sum of these terms: Y. Collet's XXH3, whose multiplications don't wait
/// for one another, with a multiple of the golden ratio as the key of a pair.
@inline(__always)
private func terms(_ pairs: PixelPairs, _ keys: PixelPairs) -> PixelPairs {
  let mixed = pairs ^ keys
  return (mixed & lowHalves) &* (mixed &>> 32) &+ pairs
}

/// The pairs among eight pixels, fully transparent ones as 0.
@inline(__always)
private func visiblePairs(_ pixels: PixelRow) -> PixelPairs {
  let all = UnsafeRawPointer(pixels).loadUnaligned(as: SIMD8<UInt32>.self)
  let alpha = all & SIMD8(repeating: alphaMask)
  // Without a comparison, which would be made pixel by pixel.
  let isVisible = 0 &- ((alpha | (0 &- alpha)) &>> 31)
  return unsafeBitCast(all & isVisible, to: PixelPairs.self)
}

/// The terms of a line from a pixel with an even number on, one by one.
@inline(__always)
private func lineHash(_ count: Int, from start: Int = 0, _ pixel: (Int) -> UInt32) -> UInt64 {
  func visible(_ x: Int) -> UInt64 {
    let pixel = x < count ? pixel(x) : 0
    return UInt64(pixel & alphaMask == 0 ? 0 : pixel)
  }
  return stride(from: start, to: count, by: 2).reduce(0) { sum, x in
    let pair = visible(x) | visible(x + 1) &<< 32
    let mixed = pair ^ UInt64(x / 2) &* goldenRatio
    return sum &+ (mixed & 0xFFFF_FFFF) &* (mixed &>> 32) &+ pair
  }
}

/// Lines of the reference that were replaced by lines of the actual picture or text; one of the
/// ranges may be empty.
package struct LineHunk: Equatable {
  package var reference: Range<Int>
  package var actual: Range<Int>
}

package enum LineAlignment {
  /// The most inserted and removed lines of one search: room for four hundred changed lines beside
  /// a tall block. Beyond it lines that occur once divide the search.
  ///
  /// Bounds a search to 1,200² / 2 steps and 12 MB, and to one pass over the lines per diagonal.
  static let maximumEdits = 1200

  /// Returns the hunks that turn the lines of one picture, or the lines or words of one text, into
  /// those of the other, from the first: the fewest lines, or beyond ``maximumEdits`` of them those
  /// between lines that occur once. Equal lines have equal numbers.
  package static func hunks(_ a: [UInt64], _ b: [UInt64]) -> [LineHunk] {
    touching(slidUp(joined(slidUp(hunks(a[...], b[...]), a, b), a, b), a, b))
  }

  /// Makes one of hunks without a line between them: a line that was removed where another was
  /// inserted was changed in place, and nothing moved.
  private static func touching(_ hunks: [LineHunk]) -> [LineHunk] {
    hunks.reduce(into: []) { result, hunk in
      guard let last = result.last, last.reference.upperBound == hunk.reference.lowerBound,
        last.actual.upperBound == hunk.actual.lowerBound
      else { return result.append(hunk) }
      result[result.count - 1] = LineHunk(
        reference: last.reference.lowerBound..<hunk.reference.upperBound,
        actual: last.actual.lowerBound..<hunk.actual.upperBound)
    }
  }

  private static func hunks(_ a: ArraySlice<UInt64>, _ b: ArraySlice<UInt64>) -> [LineHunk] {
    let head = zip(a, b).prefix { $0 == $1 }.count
    let (restOfA, restOfB) = (a.dropFirst(head), b.dropFirst(head))
    let tail = zip(restOfA.reversed(), restOfB.reversed()).prefix { $0 == $1 }.count
    let (first, second) = (restOfA.dropLast(tail), restOfB.dropLast(tail))
    if first.isEmpty, second.isEmpty { return [] }
    return fewestHunks(first, second) ?? hunksBetweenAnchors(first, second)
  }

  /// The hunks with the fewest lines; nil if there are more than ``maximumEdits``.
  private static func fewestHunks(_ a: ArraySlice<UInt64>, _ b: ArraySlice<UInt64>) -> [LineHunk]? {
    // Lines that the other picture lacks are certainly edits. GNU diff also counts them before it
    // searches.
    let (inFirst, inSecond) = (Set(a), Set(b))
    guard
      a.count(where: { !inSecond.contains($0) }) + b.count(where: { !inFirst.contains($0) })
        <= maximumEdits,
      let edits = fewestEdits(Array(a), Array(b))
    else { return nil }
    var hunks: [LineHunk] = []
    for edit in edits {
      let (x, y) = (a.startIndex + edit.x, b.startIndex + edit.y)
      let (dx, dy) = edit.isInsertion ? (0, 1) : (1, 0)
      if let last = hunks.last, last.reference.upperBound == x, last.actual.upperBound == y {
        hunks[hunks.count - 1] = LineHunk(
          reference: last.reference.lowerBound..<(x + dx), actual: last.actual.lowerBound..<(y + dy)
        )
      } else {
        hunks.append(LineHunk(reference: x..<(x + dx), actual: y..<(y + dy)))
      }
    }
    return hunks
  }

  /// The hunks between lines that occur once in each; a single hunk without such lines.
  private static func hunksBetweenAnchors(_ a: ArraySlice<UInt64>, _ b: ArraySlice<UInt64>)
    -> [LineHunk]
  {
    var hunks: [LineHunk] = []
    var (x, y) = (a.startIndex, b.startIndex)
    let anchors = anchors(a, b)
    guard !anchors.isEmpty else {
      return [LineHunk(reference: a.startIndex..<a.endIndex, actual: b.startIndex..<b.endIndex)]
    }
    for anchor in anchors {
      hunks += self.hunks(a[x..<anchor.x], b[y..<anchor.y])
      (x, y) = (anchor.x + 1, anchor.y + 1)
    }
    return hunks + self.hunks(a[x...], b[y...])
  }

  /// The longest ascending list of lines that occur once in each.
  private static func anchors(_ a: ArraySlice<UInt64>, _ b: ArraySlice<UInt64>) -> [(
    x: Int, y: Int
  )] {
    func places(_ lines: ArraySlice<UInt64>) -> [UInt64: Int] {
      Dictionary(zip(lines, lines.indices), uniquingKeysWith: { _, _ in -1 }).filter { $1 >= 0 }
    }
    let inSecond = places(b)
    let common = places(a).compactMap { line, x in inSecond[line].map { (x: x, y: $0) } }
      .sorted { $0.x < $1.x }
    // The last member of the best list of each length, and the member before each.
    var ends: [Int] = []
    var before: [Int?] = []
    for (index, pair) in common.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if common[ends[middle]].y < pair.y { low = middle + 1 } else { high = middle }
      }
      before.append(low > 0 ? ends[low - 1] : nil)
      if low < ends.count { ends[low] = index } else { ends.append(index) }
    }
    return sequence(first: ends.last) { $0.flatMap { before[$0] } }
      .prefix { $0 != nil }.compactMap { $0.map { common[$0] } }.reversed()
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

  /// Joins insertions, and removals, that can slide together: one edit leaves one run of lines,
  /// even where some of these are like others around them.
  private static func joined(_ hunks: [LineHunk], _ a: [UInt64], _ b: [UInt64]) -> [LineHunk] {
    var result: [LineHunk] = []
    for hunk in hunks {
      guard let last = result.last else {
        result.append(hunk)
        continue
      }
      let gap = hunk.reference.lowerBound - last.reference.upperBound
      // The lines between the two take the place of the first ones of the earlier hunk.
      let isInsertion = last.reference.isEmpty && hunk.reference.isEmpty
      let isRemoval = last.actual.isEmpty && hunk.actual.isEmpty
      let (lines, run) = isInsertion ? (b, last.actual) : (a, last.reference)
      guard isInsertion || isRemoval,
        (0..<gap).allSatisfy({ lines[run.lowerBound + $0] == lines[run.upperBound + $0] })
      else {
        result.append(hunk)
        continue
      }
      result[result.count - 1] = LineHunk(
        reference: (last.reference.lowerBound + gap)..<hunk.reference.upperBound,
        actual: (last.actual.lowerBound + gap)..<hunk.actual.upperBound)
    }
    return result
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
