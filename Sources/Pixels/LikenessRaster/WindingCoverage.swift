/// Exact area coverage of what directed lines wind around, row by row.
import LikenessDisplayList
import LikenessGraphics

/// Lines that cross and overlap as they like, and which of the places that they wind around are inside.
///
/// Each row of pixels is cut at the ends of lines and where lines cross. Within such a slab lines have an order from left to right, in which windings are
/// counted, and the areas between the lines where the inside starts and ends are added up, exactly, as ``FlatOutline`` does. Shares of overlapping parts are
/// therefore those of their union, which adding up all lines would not give at their edges.
struct WindingCoverage {
  private struct Edge {
    var top: Vector
    var bottom: Vector
    /// 1 downwards, -1 upwards.
    var winding: Int
    let slope: Double

    init(top: Vector, bottom: Vector, winding: Int) {
      self.top = top
      self.bottom = bottom
      self.winding = winding
      slope = (bottom.x - top.x) / (bottom.y - top.y)
    }

    @inline(__always)
    func x(at y: Double) -> Double {
      if y <= top.y { return top.x }
      return y >= bottom.y ? bottom.x : top.x + (y - top.y) * slope
    }
  }

  /// An edge within a slab.
  private struct Side {
    var upper: Double
    var lower: Double
    var edge: Int
  }

  /// By their tops.
  private let edges: [Edge]
  private let rule: FillRule
  private let region: PixelRect
  /// The next edge that comes into sight.
  private var next = 0
  private var active: [Int] = []
  private var sums: [Double]
  private var cuts: [Double] = []
  private var sides: [Side] = []

  /// The most crossings in a row of pixels at which it is cut. Beyond, lines in a slab keep the order of their middles: only thousands of lines through one row
  /// get there, and time must not grow with the square of their number.
  private static let crossingLimit = 4096

  /// Creates the coverage of the pixels of a region, whose rows are asked for from the top.
  init(_ lines: [Double], rule: FillRule, region: PixelRect) {
    let (left, right) = (Double(region.x), Double(region.maxX))
    var edges: [Edge] = []
    for k in stride(from: 0, to: lines.count - 3, by: 4) {
      var (start, end) = (Vector(lines[k], lines[k + 1]), Vector(lines[k + 2], lines[k + 3]))
      guard min(start.x, end.x) < right else { continue }
      // What lies to the left changes only what the region starts with. A line far outside has thousands of chords, which become one edge.
      if max(start.x, end.x) <= left {
        (start.x, end.x) = (left, left)
        let winding = start.y < end.y ? 1 : -1
        if let last = edges.last, last.winding == winding, last.top.x == left, last.bottom.x == left {
          let from = winding == 1 ? last.top : last.bottom
          if (winding == 1 ? last.bottom.y : last.top.y) == start.y {
            edges.removeLast()
            start = from
          }
        }
      }
      let edge = start.y < end.y ? Edge(top: start, bottom: end, winding: 1) : Edge(top: end, bottom: start, winding: -1)
      if edge.bottom.y > Double(region.y), edge.top.y < Double(region.maxY) { edges.append(edge) }
    }
    // Equal tops keep their order, so that the sum of areas is the same everywhere.
    let order = edges.indices.sorted { (edges[$0].top.y, $0) < (edges[$1].top.y, $1) }
    self.edges = order.map { edges[$0] }
    self.rule = rule
    self.region = region
    sums = [Double](repeating: 0, count: region.width + 2)
  }

  /// Writes the covered shares of the pixels of a row, 0…65,536; false where all are 0.
  mutating func shares(ofRow y: Int, into shares: inout [UInt32]) -> Bool {
    let (top, bottom) = (Double(y), Double(y + 1))
    active.removeAll { edges[$0].bottom.y <= top }
    while next < edges.count, edges[next].top.y < bottom {
      if edges[next].bottom.y > top { active.append(next) }
      next += 1
    }
    guard !active.isEmpty else { return false }
    cuts.removeAll(keepingCapacity: true)
    cuts.append(bottom)
    for index in active {
      if edges[index].top.y > top { cuts.append(edges[index].top.y) }
      if edges[index].bottom.y < bottom { cuts.append(edges[index].bottom.y) }
    }
    // The next cut last.
    if cuts.count > 1 { cuts.sort(by: >) }
    var upper = top
    var crossings = 0
    while let lower = cuts.last {
      guard lower > upper else {
        cuts.removeLast()
        continue
      }
      order(from: upper, to: lower)
      if crossings < Self.crossingLimit, let crossing = firstCrossing(from: upper, to: lower) {
        cuts.append(crossing)
        crossings += 1
        continue
      }
      addInside(from: upper - top, to: lower - top)
      upper = lower
      cuts.removeLast()
    }
    var sum = 0.0
    for x in 0..<region.width {
      sum += sums[x]
      shares[x] = UInt32(min(max(sum, 0), 1) * 65_536 + 0.5)
    }
    for x in sums.indices { sums[x] = 0 }
    return true
  }

  /// Puts the edges through a slab in their order, by their middles.
  private mutating func order(from upper: Double, to lower: Double) {
    sides.removeAll(keepingCapacity: true)
    for index in active where edges[index].top.y <= upper && edges[index].bottom.y >= lower {
      sides.append(Side(upper: edges[index].x(at: upper), lower: edges[index].x(at: lower), edge: index))
    }
    sides.sort { ($0.upper + $0.lower, $0.edge) < ($1.upper + $1.lower, $1.edge) }
  }

  /// Where two neighbors cross within a slab, if any do. Crossings nearer to each other than 2^-30 of a pixel make no difference to shares.
  private func firstCrossing(from upper: Double, to lower: Double) -> Double? {
    var first: Double?
    for (a, b) in zip(sides, sides.dropFirst()) {
      let (before, after) = (b.upper - a.upper, b.lower - a.lower)
      guard before < -0x1p-30 || after < -0x1p-30 else { continue }
      let crossing = upper + (lower - upper) * (before / (before - after))
      if crossing > upper, crossing < lower { first = min(first ?? crossing, crossing) }
    }
    return first
  }

  /// Adds the areas between the edges where the inside starts and ends; `upper` and `lower` from the top of the row.
  private mutating func addInside(from upper: Double, to lower: Double) {
    var winding = 0
    let left = Double(region.x)
    var sums: [Double] = []
    swap(&sums, &self.sums)
    defer { swap(&sums, &self.sums) }
    sums.withUnsafeMutableBufferPointer { sums in
      guard let sums = sums.baseAddress else { return }
      for side in sides {
        let wasInside = isInside(winding)
        winding += edges[side.edge].winding
        guard isInside(winding) != wasInside else { continue }
        let (x0, x1) = (side.upper - left, side.lower - left)
        if wasInside {
          FlatOutline.accumulate(x0: x1, y0: lower, x1: x0, y1: upper, width: region.width, height: 1, sums: sums)
        } else {
          FlatOutline.accumulate(x0: x0, y0: upper, x1: x1, y1: lower, width: region.width, height: 1, sums: sums)
        }
      }
    }
  }

  private func isInside(_ winding: Int) -> Bool { rule == .nonzero ? winding != 0 : winding & 1 == 1 }
}
