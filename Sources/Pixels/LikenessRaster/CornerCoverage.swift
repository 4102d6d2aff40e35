/// The share of each pixel that a rounded corner covers.

/// Names a corner up to whole pixels; all lengths in 64ths of a pixel.
struct CornerKey: Hashable {
  /// The radius; 0 is a square corner.
  var radius: Int32
  /// Where the tip (the point where the two edges would meet) lies in its pixel, horizontally,
  /// 0…63, counted inwards.
  var phaseX: Int32
  /// The same vertically.
  var phaseY: Int32
  /// The shape ends this far from the tip, where that is before the end of the arc (see
  /// ``Outline``); else `Int32.max`.
  var end: Int32 = .max
  /// The shape begins this far from the tip, where an opposite edge cuts the arc; else 0.
  var start: Int32 = 0

  /// Rows of pixels that the corner shapes; the edge is straight below them.
  var rowCount: Int { Int((phaseY + min(radius, end) + 63) >> 6) }
}

/// The coverage of a top left corner, row by row; the other three are mirror images.
///
/// Row 0 and column 0 are those of the pixel that holds the tip. In a row, pixels before `first`
/// are empty, then come the partial ones, and from there on all are covered as far as the row is
/// (`plateau` of ``Outline`` rows).
///
/// The arc is replaced by a polygon that strays from it by less than 1/16,384 of a pixel, and the
/// area under that polygon is exact.
final class CornerCoverage: Sendable {
  struct Row {
    var first: Int32
    var count: Int32
    var offset: Int32
  }

  /// Rows that were worked out: all of the corner's, except for radii too large to keep.
  let rowRange: Range<Int>
  let rows: [Row]
  /// Shares of 65,536 of the partial pixels of all rows.
  let values: [UInt32]

  /// Its cost in the cache, in bytes.
  var cost: Int { rows.count * 12 + values.count * 4 + 128 }

  /// - Parameter rowRange: the rows that are needed, nil for all.
  init(_ key: CornerKey, rows wanted: Range<Int>? = nil) {
    let all = 0..<key.rowCount
    rowRange = wanted.map { $0.clamped(to: all) } ?? all
    var rows: [Row] = []
    var values: [UInt32] = []
    rows.reserveCapacity(rowRange.count)
    var accumulator = RowAccumulator()
    let arc = Arc(key)
    for row in rowRange {
      let offset = values.count
      let first = arc.shares(ofRow: row, into: &values, with: &accumulator)
      rows.append(
        Row(first: Int32(first), count: Int32(values.count - offset), offset: Int32(offset)))
    }
    self.rows = rows
    self.values = values
  }
}

/// The left edge of a shape from its top left tip downwards: an arc, then a straight line.
private struct Arc {
  let radius: Double
  let edge: Double
  let centerX: Double
  let centerY: Double
  let top: Double
  let bottom: Double
  let step: Double
  /// The point of the arc at 45 degrees.
  let diagonal: Double

  init(_ key: CornerKey) {
    radius = Double(key.radius) / 64
    edge = Double(key.phaseX) / 64
    centerX = Double(key.phaseX + key.radius) / 64
    centerY = Double(key.phaseY + key.radius) / 64
    top = Double(key.phaseY + key.start) / 64
    bottom = key.end == .max ? .infinity : Double(key.phaseY + key.end) / 64
    // A chord over a step of `s` along one axis is at most √2·s long and strays from the arc by
    // (√2·s)² / 8r = s² / 4r.
    step = radius.squareRoot() / 64
    diagonal = centerY - radius * 0.707_106_781_186_547_6
  }

  private func x(at y: Double) -> Double {
    centerX - max(0, radius * radius - (centerY - y) * (centerY - y)).squareRoot()
  }
  private func y(at x: Double) -> Double {
    centerY - max(0, radius * radius - (centerX - x) * (centerX - x)).squareRoot()
  }

  /// Appends the shares of the partial pixels of a row and returns the column of the first.
  func shares(ofRow row: Int, into values: inout [UInt32], with accumulator: inout RowAccumulator)
    -> Int
  {
    let from = max(Double(row), top)
    let to = min(Double(row) + 1, bottom)
    guard from < to else { return 0 }
    let curveEnd = min(to, centerY)
    let outermost = from < curveEnd ? x(at: from) : edge
    let innermost = curveEnd < to || from >= curveEnd ? edge : x(at: curveEnd)
    let columns =
      Int(
        innermost.rounded(.down))..<max(Int(outermost.rounded(.up)), Int(innermost.rounded(.down)))
    guard !columns.isEmpty else { return columns.lowerBound }
    accumulator.begin(columns: columns)
    if from < curveEnd {
      // Above 45 degrees the arc is nearer to level, so steps are taken along x; below, along y.
      let split = min(max(diagonal, from), curveEnd)
      if from < split {
        let start = outermost
        let end = x(at: split)
        let count = max(1, Int(((start - end) / step).rounded(.up)))
        polygon(count, to: &accumulator) { k in
          k == 0
            ? (start, from)
            : k == count
              ? (end, split) : point(atX: start + (end - start) * Double(k) / Double(count))
        }
      }
      if split < curveEnd {
        let count = max(1, Int(((curveEnd - split) / step).rounded(.up)))
        polygon(count, to: &accumulator) { k in
          let y = k == count ? curveEnd : split + (curveEnd - split) * Double(k) / Double(count)
          return (x(at: y), y)
        }
      }
    }
    if max(from, curveEnd) < to {
      accumulator.addEdge(x0: edge, y0: max(from, curveEnd), x1: edge, y1: to)
    }
    accumulator.forEachShare { values.append($1) }
    return columns.lowerBound
  }

  private func point(atX x: Double) -> (Double, Double) { (x, y(at: x)) }

  private func polygon(
    _ count: Int, to accumulator: inout RowAccumulator, point: (Int) -> (x: Double, y: Double)
  ) {
    var last = point(0)
    for k in 1...count {
      let next = point(k)
      accumulator.addEdge(x0: last.x, y0: last.y, x1: next.x, y1: next.y)
      last = next
    }
  }
}
