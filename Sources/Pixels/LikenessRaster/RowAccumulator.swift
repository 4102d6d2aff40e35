/// Exact area coverage of one row of pixels from the edges that cross it.

/// Collects the edges of a shape that cross one row of pixels, and turns them into the covered
/// share of each pixel.
///
/// The area to the right of an edge is added to (or taken from) the pixels it passes, exactly, as a
/// trapezoid a pixel; what an edge gives to all pixels further right is kept once and summed up at
/// the end. The method is that of font-rs and of FreeType's smooth rasterizer, here with `Double`
/// (sums and products only, so equal everywhere) and a row at a time.
struct RowAccumulator {
  /// The column of `areas[0]`.
  private(set) var firstColumn = 0
  /// Area that an edge gives to the pixel it passes.
  private var areas: [Double] = []
  /// Height that an edge gives to each pixel from this one on.
  private var heights: [Double] = []

  /// Prepares for edges within `columns` of one row.
  mutating func begin(columns: Range<Int>) {
    firstColumn = columns.lowerBound
    // One more: an edge at the right end gives its height to the column after.
    areas = [Double](repeating: 0, count: columns.count + 1)
    heights = [Double](repeating: 0, count: columns.count + 1)
  }

  /// Adds the area to the right of the line from (x0, y0) to (x1, y1), where y grows, within the
  /// row; take it away where y shrinks.
  mutating func addEdge(x0: Double, y0: Double, x1: Double, y1: Double) {
    guard x1 < x0 else { return addRightward(x0: x0, y0: y0, x1: x1, y1: y1) }
    // The same area is to the right of the line mirrored top to bottom.
    addRightward(x0: x1, y0: y0, x1: x0, y1: y1)
  }

  private mutating func addRightward(x0: Double, y0: Double, x1: Double, y1: Double) {
    let height = y1 - y0
    let last = Double(firstColumn + areas.count - 2)
    let origin = Double(firstColumn)
    var left = min(max(x0, origin), last + 1)
    let right = min(max(x1, origin), last + 1)
    var column = min(left.rounded(.down), last)
    if right <= column + 1 {
      add(height, mean: (left + right) / 2, column: column)
      return
    }
    let slope = height / (right - left)
    while left < right {
      let end = min(column + 1, right)
      add((end - left) * slope, mean: (left + end) / 2, column: column)
      left = end
      column += 1
    }
  }

  private mutating func add(_ height: Double, mean: Double, column: Double) {
    let index = Int(column) - firstColumn
    areas[index] += height * (column + 1 - mean)
    heights[index + 1] += height
  }

  /// Calls `body` with each column and its covered share, 0…65,536.
  func forEachShare(_ body: (Int, UInt32) -> Void) {
    var sum = 0.0
    for index in 0..<(areas.count - 1) {
      sum += heights[index]
      let share = sum + areas[index]
      body(firstColumn + index, UInt32(min(max(share, 0), 1) * 65_536 + 0.5))
    }
  }
}
