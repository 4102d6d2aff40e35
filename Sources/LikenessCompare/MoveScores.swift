/// Which part of a reference is found again under a shift: the rectangle that explains most.
///
/// What has no structure is equal anywhere, so only pixels at an edge count: those of which a channel differs from a neighbour by more than 4. Such a pixel
/// speaks for the shift where the actual picture has it there, and it differs at either end; and against it where the actual picture has not, although
/// nothing differs there. Of all rectangles the one with the largest sum is taken, on a grid of at most 64 by 64 cells (J. Bentley, "Programming pearls:
/// algorithm design techniques", 1984), and cut down to the rows and columns that speak for it.
import LikenessGraphics

struct MoveScores {
  private static let mostCells = 64
  /// What a channel has to differ by at an edge: more than the steps of a slow gradient.
  private static let edge: UInt8 = 4

  private let reference: PixelGrid
  private let actual: PixelGrid
  /// Around all that differs: where a block was, and where it is.
  private let area: PixelRect
  private let edges: PixelBits

  /// The pictures must outlive the value.
  init(_ reference: PixelGrid, _ actual: PixelGrid, differing: PixelBits, in area: PixelRect) {
    self.reference = reference
    self.actual = actual
    self.area = area
    edges = Self.edges(of: reference, width: differing.width, height: differing.height, rows: area.y..<area.maxY)
  }

  /// Whether there is an edge between two pixels.
  @inline(__always)
  static func isEdge(_ a: UInt32, _ b: UInt32) -> Bool { a != b && PlainKernels.delta(a, b) > edge }

  /// The pixels beside which a channel changes clearly.
  private static func edges(of picture: PixelGrid, width: Int, height: Int, rows: Range<Int>) -> PixelBits {
    var edges = PixelBits(width: width, height: height)
    let words = edges.words
    let room = BitRow.allocate(capacity: 4 * words)
    room.initialize(repeating: 0, count: 4 * words)
    defer { room.deallocate() }
    let (among, beside) = (room, room + words)
    var (above, below) = (room + 2 * words, room + 3 * words)
    func compare(_ a: PixelRow, _ b: PixelRow, count: Int, into result: BitRow) {
      result.update(repeating: 0, count: words)
      guard count > 0, Kernels.markDifferences(a, b, count: count, into: among) else { return }
      Kernels.keepChannelsAbove(edge, a, b, count: count, among: among, into: result)
    }
    compare(picture.row(max(rows.lowerBound - 1, 0)), picture.row(rows.lowerBound), count: width, into: above)
    for y in rows {
      let row = picture.row(y)
      compare(row, row + 1, count: width - 1, into: beside)
      compare(row, picture.row(min(y + 1, height - 1)), count: width, into: below)
      var carry: UInt64 = 0
      for index in 0..<words {
        edges.set(beside[index] | beside[index] << 1 | carry | above[index] | below[index], index, row: y)
        carry = beside[index] >> 63
      }
      swap(&above, &below)
    }
    return edges
  }

  /// The rectangle of the reference that explains most of what differs by being elsewhere now; nil where none does.
  func best(_ shift: Shift, differing: PixelBits) -> PixelRect? {
    // Both ends lie where something differs.
    let end = PixelRect(x: area.x - shift.right, y: area.y - shift.down, width: area.width, height: area.height)
    let source = area.intersection(end)
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
    let words = (source.width + 63) / 64
    let unlike = BitRow.allocate(capacity: words)
    unlike.initialize(repeating: 0, count: words)
    defer { unlike.deallocate() }
    let last = UInt64.max >> UInt64((64 - source.width & 63) & 63)
    for y in 0..<source.height {
      let from = source.y + y
      let to = from + shift.down
      _ = Kernels.markDifferences(
        reference.row(from) + source.x, actual.row(to) + (source.x + shift.right), count: source.width, into: unlike)
      for index in 0..<words {
        let x = index * 64
        var edge = edges.bits(from: source.x + x, row: from)
        if index == words - 1 { edge &= last }
        guard edge != 0 else { continue }
        let there = differing.bits(from: source.x + shift.right + x, row: to)
        let good = edge & ~unlike[index] & (there | differing.bits(from: source.x + x, row: from))
        let bad = edge & unlike[index] & ~there
        if good | bad != 0 { body(x, y, good, bad) }
      }
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
