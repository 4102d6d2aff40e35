/// Contours to rows of gray: sixteen levels, from the share of each pixel that is inside.
///
/// Sixteen lines cross every pixel row, and along each the covered length is exact. Edges that lie
/// on the pixel grid, as fitting makes them, come out fully black with no gray beside them.

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
///
/// The loops use pointers and no iterators: they run for every glyph of every size, in debug builds
/// too.
func coverage(of contours: [Pen.Contour]) -> SansBitmap? {
  guard let box = Box(of: contours) else { return nil }
  let lineCount = box.height * lines
  // Line n lies at bottom + (n + 1/2) / lines. Its crossings are those from starts[n] up to
  // starts[n + 1].
  let starts = UnsafeMutablePointer<Int>.allocate(capacity: lineCount + 2)
  defer { starts.deallocate() }
  starts.initialize(repeating: 0, count: lineCount + 2)
  forEachEdge(of: contours, in: box) { edge in
    var n = edge.firstLine
    while n < edge.endLine {
      starts[n + 2] += 1
      n += 1
    }
  }
  var n = 2
  while n < lineCount + 2 {
    starts[n] += starts[n - 1]
    n += 1
  }
  let crossings = UnsafeMutablePointer<Crossing>.allocate(capacity: max(1, starts[lineCount + 1]))
  defer { crossings.deallocate() }
  // Until here starts[n + 1] is the start of line n. Filling moves it to the end of the line, which
  // is the start of the next.
  forEachEdge(of: contours, in: box) { edge in
    let slope = (edge.x1 - edge.x0) / (edge.y1 - edge.y0)
    var n = edge.firstLine
    while n < edge.endLine {
      let x =
        edge.x0 + (box.bottom + (Double(n) + 0.5) / Double(lines) - edge.y0) * slope - box.left
      (crossings + starts[n + 1]).initialize(to: Crossing(x: x, way: edge.way))
      starts[n + 1] += 1
      n += 1
    }
  }
  n = 0
  while n < lineCount {
    sort(crossings, from: starts[n], to: starts[n + 1])
    n += 1
  }
  return bitmap(of: crossings, starts, in: box)
}

/// Sorts the few crossings of a line by insertion. Of two at one place the one that goes down comes
/// first.
private func sort(_ crossings: UnsafeMutablePointer<Crossing>, from start: Int, to end: Int) {
  var index = start + 1
  while index < end {
    let moved = crossings[index]
    var place = index
    while place > start,
      crossings[place - 1].x > moved.x
        || crossings[place - 1].x == moved.x && crossings[place - 1].way > moved.way
    {
      crossings[place] = crossings[place - 1]
      place -= 1
    }
    crossings[place] = moved
    index += 1
  }
}

/// The point where a contour crosses a sampling line.
private struct Crossing {
  /// From the left edge of the box.
  var x: Double
  /// 1 where the contour goes up, -1 where it goes down.
  var way: Int
}

/// The whole pixels that contours touch.
private struct Box {
  var left: Double
  var bottom: Double
  var width: Int
  var height: Int

  init?(of contours: [Pen.Contour]) {
    var (minX, minY, maxX, maxY) = (
      Double.infinity, Double.infinity, -Double.infinity, -Double.infinity
    )
    for contour in contours {
      contour.points.withUnsafeBufferPointer { points in
        var index = 0
        while index < points.count {
          let (x, y) = (points[index].x, points[index].y)
          if x < minX { minX = x }
          if x > maxX { maxX = x }
          if y < minY { minY = y }
          if y > maxY { maxY = y }
          index += 1
        }
      }
    }
    if minX > maxX { return nil }
    (left, bottom) = (floor(minX), floor(minY))
    (width, height) = (Int(floor(maxX) + 1 - left), Int(floor(maxY) + 1 - bottom))
  }
}

/// An edge from its lower to its upper end, with the sampling lines that it crosses.
private struct Edge {
  var x0: Double
  var y0: Double
  var x1: Double
  var y1: Double
  /// 1 where the contour goes up, -1 where it goes down.
  var way: Int
  var firstLine: Int
  var endLine: Int
}

/// Calls `body` with each edge that crosses a line.
private func forEachEdge(of contours: [Pen.Contour], in box: Box, _ body: (Edge) -> Void) {
  for contour in contours {
    contour.points.withUnsafeBufferPointer { points in
      let up = contour.isClockwise ? -1 : 1
      var p = points[points.count - 1]
      var line = Int(floor((p.y - box.bottom) * Double(lines) + 0.5))
      var index = 0
      while index < points.count {
        let q = points[index]
        let next = Int(floor((q.y - box.bottom) * Double(lines) + 0.5))
        if line < next {
          body(Edge(x0: p.x, y0: p.y, x1: q.x, y1: q.y, way: up, firstLine: line, endLine: next))
        } else if next < line {
          body(Edge(x0: q.x, y0: q.y, x1: p.x, y1: p.y, way: -up, firstLine: next, endLine: line))
        }
        (p, line) = (q, next)
        index += 1
      }
    }
  }
}

/// The gray of each pixel, from the crossings of each line, in order; nil where all is white.
private func bitmap(
  of crossings: UnsafeMutablePointer<Crossing>, _ starts: UnsafeMutablePointer<Int>, in box: Box
) -> SansBitmap? {
  let (width, height) = (box.width, box.height)
  let grays = UnsafeMutablePointer<UInt8>.allocate(capacity: width * height)
  // What pixel i has beyond its left neighbor.
  let sums = UnsafeMutablePointer<Double>.allocate(capacity: width + 2)
  defer {
    grays.deallocate()
    sums.deallocate()
  }
  /// Covers everything right of `x` from here on: of the pixel that holds `x`, the part right of
  /// it.
  func deposit(_ x: Double, _ sign: Double) {
    let i = Int(x)
    let part = x - Double(i)
    sums[i] += sign * (1 - part)
    sums[i + 1] += sign * part
  }
  var (first, last, top, end) = (width, -1, height, 0)
  var row = 0
  while row < height {
    sums.initialize(repeating: 0, count: width + 2)
    var index = starts[(height - 1 - row) * lines]
    var n = (height - 1 - row) * lines
    let lastLine = n + lines
    while n < lastLine {
      n += 1
      var winding = 0
      var from = 0.0
      while index < starts[n] {
        let crossing = crossings[index]
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
    var i = 0
    while i < width {
      level += sums[i]
      let gray = Int(level / Double(lines) * 15 + 0.5)
      grays[row * width + i] = UInt8(gray < 0 ? 0 : gray > 15 ? 15 : gray) * 17
      if gray > 0 {
        if i < first { first = i }
        if i > last { last = i }
        if row < top { top = row }
        end = row + 1
      }
      i += 1
    }
    row += 1
  }
  if last < 0 { return nil }
  var ink: [UInt8] = []
  ink.reserveCapacity((last - first + 1) * (end - top))
  for row in top..<end {
    ink += UnsafeBufferPointer(start: grays + row * width + first, count: last - first + 1)
  }
  return SansBitmap(
    left: Int(box.left) + first, top: Int(box.bottom) + height - top, width: last - first + 1,
    height: end - top, coverage: ink)
}
