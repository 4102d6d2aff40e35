/// A rounded rect as rows of coverage.
import LikenessDisplayList

/// The edge of a rounded rect, or of what is inside its border.
///
/// Inside a border the arcs keep their centers. Where a radius spans nearly a whole side, such an
/// arc can meet the opposite edge before it ends; it is cut there.
struct Outline {
  // Edges and radii in 64ths of a pixel, |edge| ≤ 2^25.
  let left: Int32
  let top: Int32
  let right: Int32
  let bottom: Int32
  let topLeft: CornerKey
  let topRight: CornerKey
  let bottomRight: CornerKey
  let bottomLeft: CornerKey

  init(_ shape: RoundedRect) { self.init(shape, inset: 0) }

  /// The inside of a border of a width, in 64ths.
  init(_ shape: RoundedRect, inset: Int32) {
    // Edges within ±2^25, insets at most 2^25: sums stay within Int32.
    let left = shape.rect.x.raw + inset
    let right = shape.rect.maxX.raw - inset
    var top = shape.rect.y.raw + inset
    var bottom = shape.rect.maxY.raw - inset
    self.left = left
    self.right = right
    func key(_ radius: Fixed, x: Int32, y: Int32) -> CornerKey {
      CornerKey(radius: max(0, radius.raw - inset), phaseX: x & 63, phaseY: y & 63)
    }
    var corners = [
      key(shape.radii.topLeft, x: left, y: top), key(shape.radii.topRight, x: -right, y: top),
      key(shape.radii.bottomRight, x: -right, y: -bottom),
      key(shape.radii.bottomLeft, x: left, y: -bottom),
    ]
    if inset > 0, left < right, top < bottom,
      corners.contains(where: { $0.radius > min(right - left, bottom - top) })
    {
      let cut = ArcCut(corners, width: right - left, height: bottom - top)
      for index in corners.indices {
        let isUpper = index < 2
        let start = isUpper ? cut.top : cut.bottom
        let end = bottom - top - (isUpper ? cut.bottom : cut.top)
        if corners[index].radius > end { corners[index].end = end }
        if corners[index].radius > 0 {
          corners[index].start = start
        } else {
          corners[index].phaseY = (isUpper ? top + start : start - bottom) & 63
        }
      }
      top += cut.top
      bottom -= cut.bottom
    }
    self.top = top
    self.bottom = bottom
    topLeft = corners[0]
    topRight = corners[1]
    bottomRight = corners[2]
    bottomLeft = corners[3]
  }

  var isEmpty: Bool { left >= right || top >= bottom }

  /// The pixels that the shape touches.
  var pixels: PixelRect {
    guard !isEmpty else { return .empty }
    let x = Int(left >> 6)
    let y = Int(top >> 6)
    return PixelRect(
      x: x, y: y, width: Int((right + 63) >> 6) - x, height: Int((bottom + 63) >> 6) - y)
  }

  /// Whether the shape is a rect whose edges are edges of pixels.
  var isCrisp: Bool {
    (left | top | right | bottom) & 63 == 0
      && topLeft.radius | topRight.radius | bottomRight.radius | bottomLeft.radius == 0
  }

  /// The rows between the corners, which are all alike; none of them is cut by the top or the
  /// bottom edge.
  var straightRows: Range<Int> {
    let first = max(
      tipRow(topLeft, edge: top) + topLeft.rowCount, tipRow(topRight, edge: top) + topRight.rowCount
    )
    let last = min(
      bottomTipRow(bottomLeft, edge: bottom) - bottomLeft.rowCount,
      bottomTipRow(bottomRight, edge: bottom) - bottomRight.rowCount)
    return first <= last ? first..<(last + 1) : first..<first
  }

  /// The row of the pixel that holds the tip of an upper corner.
  func tipRow(_ key: CornerKey, edge: Int32) -> Int { Int((edge - key.start) >> 6) }
  /// The row of the pixel that holds the tip of a lower corner.
  func bottomTipRow(_ key: CornerKey, edge: Int32) -> Int { Int((edge + key.start + 63) >> 6) - 1 }

  /// How much of a row lies between top and bottom edge, 0…65,536.
  func plateau(ofRow y: Int) -> UInt32 {
    let low = max(Int(top), y * 64)
    let high = min(Int(bottom), y * 64 + 64)
    return UInt32(max(0, high - low)) * 1024
  }
}

/// How far from the top and the bottom the inside of a border begins, in 64ths, where its arcs meet
/// before they reach those edges.
private struct ArcCut {
  var top: Int32 = 0
  var bottom: Int32 = 0

  init(_ corners: [CornerKey], width: Int32, height: Int32) {
    // The left and the right edge at a height, as distances from the sides; at most 2^26, so that
    // squares are exact in `Double`.
    func distance(_ radius: Int32, _ y: Int32) -> Double {
      guard y < radius else { return 0 }
      let rise = Double(radius - y)
      return Double(radius) - max(0, Double(radius) * Double(radius) - rise * rise).squareRoot()
    }
    func isOpen(_ y: Int32) -> Bool {
      let left = max(distance(corners[0].radius, y), distance(corners[3].radius, height - y))
      let right = max(distance(corners[1].radius, y), distance(corners[2].radius, height - y))
      return left + right < Double(width)
    }
    // The edges only part on the way from either end to the place where they are furthest apart.
    var middle = height / 2
    for k in 1..<32 where !isOpen(middle) { middle = Int32(Int(height) * k / 32) }
    guard isOpen(middle) else {
      top = height
      return
    }
    top = Self.first(0, middle, isOpen)
    bottom = Self.first(0, height - middle) { isOpen(height - $0) }
  }

  /// The first place from `low` to `high`, which is open, that is open.
  private static func first(_ low: Int32, _ high: Int32, _ isOpen: (Int32) -> Bool) -> Int32 {
    var low = low
    var high = high
    while low < high {
      let middle = low + (high - low) / 2
      if isOpen(middle) { high = middle } else { low = middle + 1 }
    }
    return high
  }
}

/// The coverage of one row of a shape: a few values at each end, and between them a stretch where
/// all are equal.
///
/// The values of `start ..< plateauStart` and then those of `plateauEnd ..< end` lie in `values`.
struct CoverageRow {
  var start = 0
  var plateauStart = 0
  var plateauEnd = 0
  var end = 0
  var plateau: UInt32 = 0
  var values: [UInt32] = []

  mutating func clear() {
    start = 0
    plateauStart = 0
    plateauEnd = 0
    end = 0
    plateau = 0
  }
}

/// Makes the rows of an outline.
final class OutlineRows {
  let outline: Outline
  private let topLeft: CornerCoverage
  private let topRight: CornerCoverage
  private let bottomRight: CornerCoverage
  private let bottomLeft: CornerCoverage

  /// - Parameter rows: the rows of the picture that may be asked for.
  init(_ outline: Outline, rows: Range<Int>, cache: CoverageCache) {
    self.outline = outline
    let top = { (key: CornerKey) in
      let tip = outline.tipRow(key, edge: outline.top)
      return cache.corner(key, rows: (rows.lowerBound - tip)..<(rows.upperBound - tip))
    }
    let bottom = { (key: CornerKey) in
      let tip = outline.bottomTipRow(key, edge: outline.bottom)
      return cache.corner(key, rows: (tip + 1 - rows.upperBound)..<(tip + 1 - rows.lowerBound))
    }
    topLeft = top(outline.topLeft)
    topRight = top(outline.topRight)
    bottomRight = bottom(outline.bottomRight)
    bottomLeft = bottom(outline.bottomLeft)
  }

  /// Writes the coverage of row `y` of the picture into `row`.
  func make(_ y: Int, into row: inout CoverageRow) {
    let plateau = outline.plateau(ofRow: y)
    guard plateau > 0, outline.left < outline.right else { return row.clear() }
    var values = row.values
    row.values = []
    values.removeAll(keepingCapacity: true)
    let tipColumn = Int(outline.left >> 6)
    let rightTipColumn = Int((outline.right + 63) >> 6) - 1
    let leftFirst = side(
      topLeft, outline.topLeft, bottomLeft, outline.bottomLeft, phase: outline.left & 63, y: y,
      mirrored: false, into: &values)
    let leftCount = values.count
    let rightFirst = side(
      topRight, outline.topRight, bottomRight, outline.bottomRight, phase: -outline.right & 63,
      y: y, mirrored: true, into: &values)
    row.plateau = plateau
    row.start = tipColumn + leftFirst
    row.plateauStart = row.start + leftCount
    row.end = rightTipColumn + 1 - rightFirst
    row.plateauEnd = row.end - (values.count - leftCount)
    if row.plateauStart > row.plateauEnd { merge(&row, &values, leftCount: leftCount) }
    row.values = values
  }

  /// Appends the partial pixels of one side, from the outside inwards (mirrored: from the inside
  /// outwards), and returns the outermost's distance from the pixel of the tip.
  private func side(
    _ top: CornerCoverage, _ topKey: CornerKey, _ bottom: CornerCoverage, _ bottomKey: CornerKey,
    phase: Int32, y: Int, mirrored: Bool,
    into values: inout [UInt32]
  ) -> Int {
    let topRow = y - outline.tipRow(topKey, edge: outline.top)
    let bottomRow = outline.bottomTipRow(bottomKey, edge: outline.bottom) - y
    let upper = top.rowRange.contains(topRow) ? top.rows[topRow - top.rowRange.lowerBound] : nil
    let lower =
      bottom.rowRange.contains(bottomRow)
      ? bottom.rows[bottomRow - bottom.rowRange.lowerBound] : nil
    switch (upper, lower) {
    case (nil, nil):
      if phase != 0 { values.append(UInt32(64 - phase) * 1024) }
      return 0
    case (let one?, nil):
      append(one, of: top, mirrored: mirrored, to: &values)
      return Int(one.first)
    case (nil, let one?):
      append(one, of: bottom, mirrored: mirrored, to: &values)
      return Int(one.first)
    case (let one?, let other?):
      // An arc that is cut before its end has the side for itself.
      if topKey.end != .max {
        append(one, of: top, mirrored: mirrored, to: &values)
        return Int(one.first)
      }
      if bottomKey.end != .max {
        append(other, of: bottom, mirrored: mirrored, to: &values)
        return Int(other.first)
      }
      // Each corner's row takes the edge to run straight where the other's arc is. So both together
      // count the straight edge once too often.
      let first = min(one.first, other.first)
      let last = max(one.first + one.count, other.first + other.count)
      let upperPlateau = Int64(topPlateau(y))
      let lowerPlateau = Int64(bottomPlateau(y))
      let share = { (column: Int32) -> UInt32 in
        let straight: Int64 =
          column == 0 ? Int64(64 - phase) * 1024 : Int64(PremultipliedColor16.whole)
        let a = top.share(one, column, plateau: upperPlateau)
        let b = bottom.share(other, column, plateau: lowerPlateau)
        return UInt32(max(0, a + b - straight))
      }
      for k in first..<last { values.append(share(mirrored ? first + last - 1 - k : k)) }
      return Int(first)
    }
  }

  private func topPlateau(_ y: Int) -> UInt32 {
    UInt32(min(64, y * 64 + 64 - Int(outline.top))) * 1024
  }
  private func bottomPlateau(_ y: Int) -> UInt32 {
    UInt32(min(64, Int(outline.bottom) - y * 64)) * 1024
  }

  private func append(
    _ row: CornerCoverage.Row, of corner: CornerCoverage, mirrored: Bool, to values: inout [UInt32]
  ) {
    let start = Int(row.offset)
    let count = Int(row.count)
    corner.values.withUnsafeBufferPointer { source in
      if mirrored {
        var k = start + count - 1
        while k >= start {
          values.append(source[k])
          k -= 1
        }
      } else {
        var k = start
        while k < start + count {
          values.append(source[k])
          k += 1
        }
      }
    }
  }

  /// Where both ends of a row share pixels, a pixel keeps what both leave of it.
  private func merge(_ row: inout CoverageRow, _ values: inout [UInt32], leftCount: Int) {
    let start = row.start
    let end = max(row.end, start)
    let plateau = Int64(row.plateau)
    let merged: [UInt32] = (start..<end).map { x in
      let fromLeft = x < row.plateauStart ? Int64(values[x - start]) : plateau
      let fromRight: Int64
      if x < row.plateauEnd {
        fromRight = plateau
      } else {
        fromRight = Int64(values[leftCount + x - row.plateauEnd])
      }
      return UInt32(max(0, fromLeft + fromRight - plateau))
    }
    values = merged
    row.plateauStart = end
    row.plateauEnd = end
    row.end = end
  }
}

extension CornerCoverage {
  /// The share of the pixel at a column of a row.
  fileprivate func share(_ row: Row, _ column: Int32, plateau: Int64) -> Int64 {
    if column < row.first { return 0 }
    return column < row.first + row.count
      ? Int64(values[Int(row.offset + column - row.first)]) : plateau
  }
}
