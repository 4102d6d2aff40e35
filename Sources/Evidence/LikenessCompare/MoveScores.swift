/// Which part of a reference is found again under a shift: the rectangle that explains most.
///
/// What has no structure is equal anywhere, so only pixels at an edge count (``EdgeMap``). Such a pixel speaks for the shift where the actual picture has it there, and it differs at either end; and against it where the actual picture has not, although
/// nothing differs there. Of all rectangles the one with the largest sum is taken, on a grid of at most 64 by 64 cells (J. Bentley, "Programming pearls:
/// algorithm design techniques", 1984), and cut down to the rows and columns that speak for it.
import LikenessGraphics

struct MoveScores {
  private static let mostCells = 64
  /// About how many pixels that differ are asked for their votes.
  private static let mostAsked = 65_536

  private let reference: PixelGrid
  private let actual: PixelGrid
  /// Around all that differs: where a block was, and where it is.
  private let area: PixelRect
  private let edges: EdgeMap
  /// How many pixels differ in each row.
  private let rows: [Int]

  /// The pictures must outlive the value.
  init(_ reference: PixelGrid, _ actual: PixelGrid, differing: PixelBits, in area: PixelRect) {
    self.reference = reference
    self.actual = actual
    self.area = area
    edges = EdgeMap(reference, width: differing.width, height: differing.height)
    rows = (0..<differing.height).map { y in (0..<differing.words).reduce(0) { $0 + differing.word($1, row: y).nonzeroBitCount } }
  }

  /// What the pixels that differ say of a shift.
  struct Votes {
    /// How many at an edge speak for it, and how many might.
    var edges = 0
    var allEdges = 0
    /// How many are what is found in the reference before the shift.
    var found = 0
  }

  /// What the pixels that differ say of a shift: an estimate from some of the rows, where many differ.
  func votes(_ shift: Shift, differing: PixelBits) -> Votes {
    var votes = Votes()
    let step = max(1, differing.count / Self.mostAsked)
    let source = source(shift)
    for y in stride(from: 0, to: source.height, by: step) where rows[source.y + y] + rows[source.y + shift.down + y] > 0 {
      forEachWord(of: source, row: y, shift, differing) { word in
        let alike = ~unlike(word)
        let edges = edges(of: word) & (word.before | word.after)
        votes.edges += step * (edges & alike).nonzeroBitCount
        votes.allEdges += step * edges.nonzeroBitCount
        votes.found += step * (word.after & alike).nonzeroBitCount
      }
    }
    return votes
  }

  /// The rectangle of the reference that explains most of what differs by being elsewhere now; nil where none does.
  func best(_ shift: Shift, differing: PixelBits) -> PixelRect? {
    let source = source(shift)
    guard !source.isEmpty else { return nil }
    let cell = 8 * ((max(source.width, source.height) + 8 * Self.mostCells - 1) / (8 * Self.mostCells))
    let columns = (source.width + cell - 1) / cell
    let rows = (source.height + cell - 1) / cell
    var grid = [Int](repeating: 0, count: columns * rows)
    score(source, shift, differing) { x, y, good, bad in
      var (good, bad) = (good, bad)
      var part = 0
      while good | bad != 0 {
        grid[y / cell * columns + (x + part) / cell] += (good & 255).nonzeroBitCount - (bad & 255).nonzeroBitCount
        good >>= 8
        bad >>= 8
        part += 8
      }
    }
    guard let found = Self.largest(grid, columns, rows) else { return nil }
    let rect = PixelRect(x: source.x + found.x * cell, y: source.y + found.y * cell, width: found.width * cell, height: found.height * cell)
    return tightened(rect.intersection(source), shift, differing)
  }

  /// Where a block may come from: both ends lie where something differs.
  private func source(_ shift: Shift) -> PixelRect {
    area.intersection(PixelRect(x: area.x - shift.right, y: area.y - shift.down, width: area.width, height: area.height))
  }

  /// Without the outer rows and columns that do not speak for the shift.
  private func tightened(_ rect: PixelRect, _ shift: Shift, _ differing: PixelBits) -> PixelRect? {
    var rows = [Int](repeating: 0, count: rect.height)
    var columns = [Int](repeating: 0, count: rect.width)
    score(rect, shift, differing) { x, y, good, bad in
      rows[y] += good.nonzeroBitCount - bad.nonzeroBitCount
      var left = good | bad
      while left != 0 {
        let bit = left.trailingZeroBitCount
        columns[x + bit] += good >> UInt64(bit) & 1 != 0 ? 1 : -1
        left &= left - 1
      }
    }
    guard let top = rows.firstIndex(where: { $0 > 0 }), let bottom = rows.lastIndex(where: { $0 > 0 }),
      let left = columns.firstIndex(where: { $0 > 0 }), let right = columns.lastIndex(where: { $0 > 0 })
    else { return nil }
    return PixelRect(x: rect.x + left, y: rect.y + top, width: right - left + 1, height: bottom - top + 1)
  }

  /// Calls `body` with what speaks for the shift and against it, 64 pixels at a time, by their place in `source`.
  private func score(_ source: PixelRect, _ shift: Shift, _ differing: PixelBits, _ body: (Int, Int, UInt64, UInt64) -> Void) {
    for y in 0..<source.height {
      forEachWord(of: source, row: y, shift, differing, evenWhereEqual: true) { word in
        let edges = edges(of: word)
        guard edges != 0 else { return }
        let unlike = unlike(word)
        let good = edges & ~unlike & (word.before | word.after)
        let bad = edges & unlike & ~word.after
        if good | bad != 0 { body(word.left - source.x, y, good, bad) }
      }
    }
  }

  /// Up to 64 pixels of a row before a shift, and as many after it.
  private struct Word {
    let left: Int
    let y: Int
    let shift: Shift
    let count: Int
    /// Which of them differ at the one end, and at the other.
    let before: UInt64
    let after: UInt64
  }

  /// Which are at an edge in the reference.
  private func edges(of word: Word) -> UInt64 {
    let bits = edges.bits(from: word.left, row: word.y)
    return word.count < 64 ? bits & (1 << UInt64(word.count) - 1) : bits
  }

  /// Which are another colour after the shift.
  private func unlike(_ word: Word) -> UInt64 {
    var bits: UInt64 = 0
    _ = Kernels.chosen.markDifferences(
      reference.row(word.y) + word.left, actual.row(word.y + word.shift.down) + (word.left + word.shift.right), count: word.count,
      into: &bits)
    return bits
  }

  private func forEachWord(
    of source: PixelRect, row y: Int, _ shift: Shift, _ differing: PixelBits, evenWhereEqual: Bool = false, _ body: (Word) -> Void
  ) {
    let from = source.y + y
    let to = from + shift.down
    var left = source.x
    while left < source.maxX {
      let count = min(64, source.maxX - left)
      let all = count < 64 ? 1 << UInt64(count) - 1 : UInt64.max
      let before = differing.bits(from: left, row: from) & all
      let after = differing.bits(from: left + shift.right, row: to) & all
      if evenWhereEqual || before | after != 0 {
        body(Word(left: left, y: from, shift: shift, count: count, before: before, after: after))
      }
      left += 64
    }
  }

  /// The rectangle of cells with the largest sum above 0, of as large ones the first; in cells.
  private static func largest(_ grid: [Int], _ columns: Int, _ rows: Int) -> PixelRect? {
    var best = 0
    var found: PixelRect?
    for top in 0..<rows {
      var sums = [Int](repeating: 0, count: columns)
      for bottom in top..<rows {
        var sum = 0
        var left = 0
        for column in 0..<columns {
          sums[column] += grid[bottom * columns + column]
          if sum <= 0 {
            sum = 0
            left = column
          }
          sum += sums[column]
          if sum > best {
            best = sum
            found = PixelRect(x: left, y: top, width: column - left + 1, height: bottom - top + 1)
          }
        }
      }
    }
    return found
  }
}
