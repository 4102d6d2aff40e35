/// Scaling of glyph masks to sizes that are not drawn by hand: exact area averages downwards, sharpened interpolation upwards.
import LikenessGraphics

extension GlyphMask {
  /// The mask at `numerator / denominator` of its size, about the glyph's origin; nil where no pixel of it is left.
  ///
  /// Integer arithmetic only. Both numbers must lie in 1…``scalingLimit``; that bounds every intermediate value, as the steps say.
  func scaled(numerator: Int, denominator: Int) -> GlyphMask? {
    precondition((1...Self.scalingLimit).contains(numerator) && (1...Self.scalingLimit).contains(denominator), "scale out of bounds")
    let divisor = greatestCommonDivisor(numerator, denominator)
    let s = numerator / divisor
    let m = denominator / divisor
    if s == m { return self }
    return s < m ? averaged(s, m) : interpolated(s, m)
  }

  /// The greatest numerator and denominator of a scale: 2^15, which is 512 pixels to the em in 64ths.
  static let scalingLimit = 1 << 15

  /// Each pixel becomes the average of what it covers, rounded to the nearest (halves up).
  ///
  /// Source pixel i spans [i·s, (i+1)·s) and target pixel j spans [j·m, (j+1)·m) on one common grid, so overlaps are whole numbers: at most m
  /// ≤ 2^15 in a direction. Sums of a row are below 255 · 2^15 < 2^23, those of an area below 2^38, and the one division is the last step.
  private func averaged(_ s: Int, _ m: Int) -> GlyphMask? {
    let columns = Axis(start: left, count: width, s, m)
    let rows = Axis(start: -top, count: height, s, m)
    let area = UInt64(m) * UInt64(m)
    var row = [UInt32](repeating: 0, count: columns.count + 1)
    var sums = [UInt64](repeating: 0, count: columns.count * (rows.count + 1))
    coverage.withUnsafeBufferPointer { source in
      row.withUnsafeMutableBufferPointer { row in
        sums.withUnsafeMutableBufferPointer { sums in
          for y in 0..<height {
            row.update(repeating: 0)
            for x in 0..<width {
              let value = UInt32(source[y * width + x])
              if value == 0 { continue }
              let (cell, first, second) = columns.overlaps(x)
              row[cell] += value * first
              row[cell + 1] += value * second
            }
            let (cell, first, second) = rows.overlaps(y)
            let above = cell * columns.count
            let below = above + columns.count
            for x in 0..<columns.count {
              sums[above + x] += UInt64(row[x]) * UInt64(first)
              sums[below + x] += UInt64(row[x]) * UInt64(second)
            }
          }
        }
      }
    }
    let averages = sums.prefix(columns.count * rows.count).map { UInt8(($0 + area / 2) / area) }
    return GlyphMask(left: columns.first, top: -rows.first, width: columns.count, height: rows.count, coverage: averages)?.trimmed
  }

  /// How the pixels of a row or a column fall on the pixels of a smaller one.
  private struct Axis {
    let first: Int
    let count: Int
    private let cells: [(cell: Int, first: UInt32, second: UInt32)]

    init(start: Int, count: Int, _ s: Int, _ m: Int) {
      let first = floorDivided(start * s, m)
      self.first = first
      self.count = -floorDivided(-(start + count) * s, m) - first
      // s < m, so a source pixel reaches over at most one edge between target pixels.
      cells = (start..<start + count).map { i in
        let cell = floorDivided(i * s, m)
        let inFirst = min(s, (cell + 1) * m - i * s)
        return (cell - first, UInt32(inFirst), UInt32(s - inFirst))
      }
    }

    func overlaps(_ i: Int) -> (Int, UInt32, UInt32) { cells[i] }
  }

  /// Each pixel is interpolated between the four around its centre, then contrast is raised by the scale about the middle grey.
  ///
  /// Coverage rises from 0 to 255 over about one pixel across an edge. Interpolated alone it would rise over s/m pixels, a blur; multiplied by
  /// s/m it rises over one again, and the outline stays where the coverage is one half.
  ///
  /// Weights are at most q = 4s² ≤ 2^32; the interpolated sum is at most 255q < 2^40; times s, or q times m, stays below 2^56.
  private func interpolated(_ s: Int, _ m: Int) -> GlyphMask? {
    let firstX = floorDivided(left * s, m) - 1
    let lastX = -floorDivided(-(left + width) * s, m) + 1
    let firstY = floorDivided(-top * s, m) - 1
    let lastY = -floorDivided(-(height - top) * s, m) + 1
    let newWidth = lastX - firstX
    let q = 4 * s * s
    var result = [UInt8](repeating: 0, count: newWidth * (lastY - firstY))
    coverage.withUnsafeBufferPointer { source in
      result.withUnsafeMutableBufferPointer { result in
        for y in firstY..<lastY {
          // The centre of the pixel, in halves of source pixels times s: the row above it, and how far below that it lies.
          let centreY = (2 * y + 1) * m - s
          let rowIndex = floorDivided(centreY, 2 * s)
          let weightY = centreY - rowIndex * 2 * s
          let above = rowIndex + top
          for x in firstX..<lastX {
            let centreX = (2 * x + 1) * m - s
            let columnIndex = floorDivided(centreX, 2 * s)
            let weightX = centreX - columnIndex * 2 * s
            let before = columnIndex - left
            func pixel(_ column: Int, _ row: Int) -> Int {
              column >= 0 && column < width && row >= 0 && row < height ? Int(source[row * width + column]) : 0
            }
            let upper = pixel(before, above) * (2 * s - weightX) + pixel(before + 1, above) * weightX
            let lower = pixel(before, above + 1) * (2 * s - weightX) + pixel(before + 1, above + 1) * weightX
            let sum = upper * (2 * s - weightY) + lower * weightY
            // (sum/q - 127.5) · s/m + 127.5, rounded to the nearest.
            let sharpened = floorDivided((2 * sum - 255 * q) * s + 256 * q * m, 2 * q * m)
            result[(y - firstY) * newWidth + x - firstX] = UInt8(min(max(sharpened, 0), 255))
          }
        }
      }
    }
    return GlyphMask(left: firstX, top: -firstY, width: newWidth, height: lastY - firstY, coverage: result)?.trimmed
  }

  /// The mask without empty rows and columns at its edges; nil where all are.
  private var trimmed: GlyphMask? {
    func rowIsEmpty(_ y: Int) -> Bool { coverage[y * width..<(y + 1) * width].allSatisfy { $0 == 0 } }
    func columnIsEmpty(_ x: Int) -> Bool { stride(from: x, to: coverage.count, by: width).allSatisfy { coverage[$0] == 0 } }
    guard let firstRow = (0..<height).first(where: { !rowIsEmpty($0) }), let lastRow = (0..<height).last(where: { !rowIsEmpty($0) }),
      let firstColumn = (0..<width).first(where: { !columnIsEmpty($0) }), let lastColumn = (0..<width).last(where: { !columnIsEmpty($0) })
    else { return nil }
    let columns = firstColumn...lastColumn
    if columns.count == width, firstRow == 0, lastRow == height - 1 { return self }
    return GlyphMask(
      left: left + firstColumn, top: top - firstRow, width: columns.count, height: lastRow - firstRow + 1,
      coverage: (firstRow...lastRow).flatMap { coverage[$0 * width + firstColumn...$0 * width + lastColumn] })
  }
}

/// The quotient rounded down; `b` is positive.
func floorDivided(_ a: Int, _ b: Int) -> Int {
  a >= 0 ? a / b : -((b - 1 - a) / b)
}

private func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int {
  var (a, b) = (a, b)
  while b != 0 { (a, b) = (b, a % b) }
  return a
}
