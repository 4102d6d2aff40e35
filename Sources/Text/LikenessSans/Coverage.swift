/// Contours to rows of gray: sixteen levels, from the share of each pixel that is inside.
///
/// Sixteen lines cross every pixel row, and along each the covered length is exact. Edges that lie on the pixel grid, as fitting makes
/// them, come out fully black with no gray beside them.

/// The ink of a glyph.
package struct SansBitmap: Equatable, Sendable {
  /// Pixels from the origin to the left column.
  package var left: Int
  /// Pixels from the baseline up to the top edge of the first row.
  package var top: Int
  package var width: Int
  package var height: Int
  /// One byte per pixel, row by row from the top: the covered share, a multiple of 17 in 0…255.
  package var coverage: [UInt8]
}

/// Sampling lines per pixel row.
private let lines = 16

/// The largest whole number that is not above `value`.
func floor(_ value: Double) -> Double {
  let whole = Double(Int(value))
  return value < whole ? whole - 1 : whole
}

/// The ink of contours, trimmed; nil where there is none.
func coverage(of contours: [Pen.Contour]) -> SansBitmap? {
  var (minX, minY) = (Double.infinity, Double.infinity)
  var (maxX, maxY) = (-Double.infinity, -Double.infinity)
  for contour in contours {
    contour.points.withUnsafeBufferPointer { points in
      for index in 0..<points.count {
        let point = points[index]
        if point.x < minX { minX = point.x }
        if point.x > maxX { maxX = point.x }
        if point.y < minY { minY = point.y }
        if point.y > maxY { maxY = point.y }
      }
    }
  }
  if minX > maxX { return nil }
  let left = floor(minX)
  let bottom = floor(minY)
  let width = Int(floor(maxX) + 1 - left)
  let height = Int(floor(maxY) + 1 - bottom)
  return Crossings(of: contours, left: left, bottom: bottom, height: height).bitmap(
    left: Int(left), top: Int(bottom) + height, width: width)
}

/// Where contours cross the sampling lines, sorted along each line.
///
/// The loops below use pointers: they run for every glyph of every size, in debug builds too.
private struct Crossings {
  /// The crossings of line n are those from `starts[n]` up to `starts[n + 1]`.
  private var starts: [Int]
  private var all: [Crossing]
  private let height: Int

  private struct Crossing {
    var x: Double
    /// 1 where the contour goes up, -1 where it goes down.
    var way: Int
  }

  init(of contours: [Pen.Contour], left: Double, bottom: Double, height: Int) {
    self.height = height
    let count = Double(lines)
    // Line n lies at bottom + (n + 1/2) / lines.
    func line(above y: Double) -> Int { Int(floor((y - bottom) * count + 0.5)) }
    var starts = [Int](repeating: 0, count: height * lines + 2)
    starts.withUnsafeMutableBufferPointer { buffer in
      guard let starts = buffer.baseAddress else { return }
      Self.forEachEdge(of: contours) { _, ya, _, yb, _ in
        var n = line(above: ya)
        let end = line(above: yb)
        while n < end {
          starts[n + 2] += 1
          n += 1
        }
      }
      for n in 2..<buffer.count { starts[n] += starts[n - 1] }
    }
    var all = [Crossing](repeating: Crossing(x: 0, way: 0), count: starts[height * lines + 1])
    // Filling moves each start to its end, which is the start of the next line.
    starts.withUnsafeMutableBufferPointer { starts in
      all.withUnsafeMutableBufferPointer { all in
        guard let starts = starts.baseAddress, let all = all.baseAddress else { return }
        Self.forEachEdge(of: contours) { xa, ya, xb, yb, way in
          let slope = (xb - xa) / (yb - ya)
          var n = line(above: ya)
          let end = line(above: yb)
          while n < end {
            all[starts[n + 1]] = Crossing(x: xa + (bottom + (Double(n) + 0.5) / count - ya) * slope - left, way: way)
            starts[n + 1] += 1
            n += 1
          }
        }
      }
    }
    self.starts = starts
    self.all = all
    sort()
  }

  /// Calls `body` with the lower end, the upper end and the direction of each edge that is not level.
  private static func forEachEdge(of contours: [Pen.Contour], _ body: (Double, Double, Double, Double, Int) -> Void) {
    for contour in contours {
      contour.points.withUnsafeBufferPointer { buffer in
        guard let points = buffer.baseAddress else { return }
        let up = contour.isClockwise ? -1 : 1
        var p = points[buffer.count - 1]
        for index in 0..<buffer.count {
          let q = points[index]
          if p.y < q.y {
            body(p.x, p.y, q.x, q.y, up)
          } else if q.y < p.y {
            body(q.x, q.y, p.x, p.y, -up)
          }
          p = q
        }
      }
    }
  }

  /// Sorts the few crossings of each line by insertion; of two at one place the one that goes down comes first.
  private mutating func sort() {
    all.withUnsafeMutableBufferPointer { buffer in
      guard let all = buffer.baseAddress else { return }
      for n in 0..<height * lines {
        let start = starts[n]
        let end = starts[n + 1]
        if end - start < 2 { continue }
        for index in start + 1..<end {
          let moved = all[index]
          var place = index
          while place > start, all[place - 1].x > moved.x || all[place - 1].x == moved.x && all[place - 1].way > moved.way {
            all[place] = all[place - 1]
            place -= 1
          }
          all[place] = moved
        }
      }
    }
  }

  /// The gray of each pixel.
  func bitmap(left: Int, top: Int, width: Int) -> SansBitmap? {
    var coverage = [UInt8](repeating: 0, count: width * height)
    // What pixel i has beyond its left neighbor.
    var sums = [Double](repeating: 0, count: width + 2)
    sums.withUnsafeMutableBufferPointer { sums in
      all.withUnsafeBufferPointer { all in
        coverage.withUnsafeMutableBufferPointer { coverage in
          guard let sums = sums.baseAddress, let all = all.baseAddress, let coverage = coverage.baseAddress else { return }
          /// Covers everything right of `x` from here on: of the pixel that holds `x`, the part right of it.
          func deposit(_ x: Double, _ sign: Double) {
            let i = Int(x)
            let part = x - Double(i)
            sums[i] += sign * (1 - part)
            sums[i + 1] += sign * part
          }
          for row in 0..<height {
            sums.update(repeating: 0, count: width + 2)
            let first = (height - 1 - row) * lines
            for n in first..<first + lines {
              var winding = 0
              var from = 0.0
              var index = starts[n]
              let end = starts[n + 1]
              while index < end {
                let crossing = all[index]
                if winding == 0 { from = crossing.x }
                winding += crossing.way
                if winding == 0, crossing.x > from {
                  deposit(from, 1)
                  deposit(crossing.x, -1)
                }
                index += 1
              }
            }
            var level = 0.0
            for i in 0..<width {
              level += sums[i]
              let gray = floor(level / Double(lines) * 15 + 0.5)
              coverage[row * width + i] = UInt8(min(15, max(0, gray))) * 17
            }
          }
        }
      }
    }
    return SansBitmap(left: left, top: top, width: width, height: height, coverage: coverage).trimmed
  }
}

extension SansBitmap {
  /// The bitmap without the empty rows and columns around the ink; nil where there is no ink.
  fileprivate var trimmed: SansBitmap? {
    func isEmpty(row: Int) -> Bool { !coverage[row * width..<(row + 1) * width].contains { $0 > 0 } }
    func isEmpty(column: Int) -> Bool { !(0..<height).contains { coverage[$0 * width + column] > 0 } }
    guard let firstRow = (0..<height).first(where: { !isEmpty(row: $0) }), let lastRow = (0..<height).last(where: { !isEmpty(row: $0) }),
      let first = (0..<width).first(where: { !isEmpty(column: $0) }), let last = (0..<width).last(where: { !isEmpty(column: $0) })
    else { return nil }
    if first == 0, last == width - 1, firstRow == 0, lastRow == height - 1 { return self }
    var ink: [UInt8] = []
    ink.reserveCapacity((last - first + 1) * (lastRow - firstRow + 1))
    for row in firstRow...lastRow { ink += coverage[row * width + first...row * width + last] }
    return SansBitmap(left: left + first, top: top - firstRow, width: last - first + 1, height: lastRow - firstRow + 1, coverage: ink)
  }
}
