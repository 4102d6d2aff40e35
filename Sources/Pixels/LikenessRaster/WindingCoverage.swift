/// Area coverage by the winding of directed lines, row by row.
import LikenessBase
import LikenessDisplayList

/// The lines of a shape, which may cross and overlap, and the rule for which places are inside.
///
/// The lines of a row of pixels fall into groups with nothing between them, such as the dots of a
/// line. The lines of a group are cut where any of them ends and where two cross. Within such a
/// slab they have an order from left to right, in which windings are counted, and the areas between
/// the lines where the inside starts and ends are added up, exactly, as ``FlatOutline`` does.
/// Shares of overlapping parts are therefore those of their union, which adding up all lines would
/// not give at their edges.
struct WindingCoverage {
  private struct Edge {
    var top: Vector
    var bottom: Vector
    /// 1 downwards, -1 upwards; the sum where lines were joined.
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
    var winding: Int
    var edge: Int
  }

  /// An edge in a row, and the columns that it takes there.
  private struct Reach {
    var edge: Int
    var left: Double
    var right: Double
  }

  /// A stretch of a row's height, and how often lines wind around it.
  private struct Band {
    var top: Double
    var bottom: Double
    var winding: Int
  }

  /// A height from which on lines wind around more or less.
  private struct Turn {
    var y: Double
    var change: Int
  }

  /// By their tops.
  private let edges: [Edge]
  private let rule: FillRule
  private let region: PixelRect
  /// The next edge to enter the region.
  private var next = 0
  private var active: [Int] = []
  private var reaches: [Reach] = []
  /// The edges of a group, in the order of the last slab: the next slab's is nearly the same.
  private var group: [Int] = []
  /// What the lines left of the group wind around, from top to bottom.
  private var before: [Band] = []
  private var turns: [Turn] = []
  private var cuts: [Double] = []
  private var sides: [Side] = []
  /// How often lines wind around the left end of a slab, and of its part in the region.
  private var windings = (before: 0, left: 0)
  private var others: [Int] = []
  private var sums: [Double]

  /// The most lines and slabs of a group that is cut exactly. Time grows with their product, and a
  /// wide stroke along curves has thousands of lines in one row.
  private static let slabLimit = 1024
  /// The slabs of any other group, all of one height. A line that ends or crosses another within
  /// one is off by at most half its height, 1/256.
  private static let equalSlabs = 128

  /// Creates the coverage of the pixels of a region. Request its rows from top to bottom.
  init(_ lines: [Double], rule: FillRule, region: PixelRect) {
    let (top, bottom) = (Double(region.y), Double(region.maxY))
    var edges: [Edge] = []
    for k in stride(from: 0, to: lines.count - 3, by: 4) {
      let (start, end) = (Vector(lines[k], lines[k + 1]), Vector(lines[k + 2], lines[k + 3]))
      guard min(start.x, end.x) < Double(region.maxX) else { continue }
      let edge =
        start.y < end.y
        ? Edge(top: start, bottom: end, winding: 1) : Edge(top: end, bottom: start, winding: -1)
      if edge.bottom.y > top, edge.top.y < bottom { edges.append(edge) }
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
    addGroups(from: top, to: bottom)
    var sum = 0.0
    for x in 0..<region.width {
      sum += sums[x]
      shares[x] = UInt32(min(max(sum, 0), 1) * 65_536 + 0.5)
    }
    for x in sums.indices { sums[x] = 0 }
    return true
  }

  /// Adds the row's groups from left to right.
  private mutating func addGroups(from top: Double, to bottom: Double) {
    reaches.removeAll(keepingCapacity: true)
    group.removeAll(keepingCapacity: true)
    for index in active {
      let (first, last) = (edges[index].x(at: top), edges[index].x(at: bottom))
      let reach = Reach(edge: index, left: min(first, last), right: max(first, last))
      if reach.right <= Double(region.x) {
        group.append(index)
      } else if reach.left < Double(region.maxX) {
        reaches.append(reach)
      }
    }
    before.removeAll(keepingCapacity: true)
    passGroup(from: top, to: bottom)
    for band in before where rule.isInside(band.winding) { sums[0] += band.bottom - band.top }
    reaches.sort { ($0.left, $0.edge) < ($1.left, $1.edge) }
    var start = 0
    while start < reaches.count {
      group.removeAll(keepingCapacity: true)
      var right = reaches[start].right
      while start < reaches.count, reaches[start].left <= right {
        group.append(reaches[start].edge)
        right = max(right, reaches[start].right)
        start += 1
      }
      addSlabs(from: top, to: bottom)
      passGroup(from: top, to: bottom)
    }
  }

  /// Adds the windings of the group's lines to what is left of the next one. Where lines join, one
  /// ends as another starts, and nothing changes: the thousands of chords of a curve far outside
  /// count as one line.
  private mutating func passGroup(from top: Double, to bottom: Double) {
    turns.removeAll(keepingCapacity: true)
    for band in before {
      turns += [
        Turn(y: band.top, change: band.winding), Turn(y: band.bottom, change: -band.winding),
      ]
    }
    for index in group {
      let edge = edges[index]
      turns += [
        Turn(y: max(edge.top.y, top), change: edge.winding),
        Turn(y: min(edge.bottom.y, bottom), change: -edge.winding),
      ]
    }
    turns.sort { $0.y < $1.y }
    before.removeAll(keepingCapacity: true)
    var band = Band(top: top, bottom: top, winding: 0)
    var index = 0
    while index < turns.count {
      band.bottom = turns[index].y
      var change = 0
      while index < turns.count, turns[index].y == band.bottom {
        change += turns[index].change
        index += 1
      }
      guard change != 0 else { continue }
      if band.winding != 0 { before.append(band) }
      band = Band(top: band.bottom, bottom: band.bottom, winding: band.winding + change)
    }
  }

  /// Adds slabs in which no line of the group ends or crosses another, and equal ones where there
  /// would be too many.
  private mutating func addSlabs(from top: Double, to bottom: Double) {
    cuts.removeAll(keepingCapacity: true)
    cuts.append(bottom)
    for band in before { cuts += [band.top, band.bottom] }
    for index in group {
      if edges[index].top.y > top { cuts.append(edges[index].top.y) }
      if edges[index].bottom.y < bottom { cuts.append(edges[index].bottom.y) }
    }
    guard max(group.count, cuts.count) <= Self.slabLimit else {
      return addEqualSlabs(from: top, to: bottom, inRowFrom: top)
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
      order(from: upper, to: lower, at: (upper + lower) / 2)
      if let crossing = firstCrossing(from: upper, to: lower) {
        cuts.append(crossing)
        crossings += 1
        guard crossings <= Self.slabLimit else {
          return addEqualSlabs(from: upper, to: bottom, inRowFrom: top)
        }
        continue
      }
      addInside(from: upper - top, to: lower - top)
      upper = lower
      cuts.removeLast()
    }
  }

  private mutating func addEqualSlabs(from first: Double, to last: Double, inRowFrom top: Double) {
    let height = (last - first) / Double(Self.equalSlabs)
    for slab in 0..<Self.equalSlabs {
      let upper = first + Double(slab) * height
      order(from: upper, to: upper + height, at: upper + height / 2)
      addInside(from: upper - top, to: upper + height - top)
    }
  }

  /// Puts the edges that a slab's middle cuts in their order, by their middles. Those left of the
  /// region only count, those right of it do nothing.
  private mutating func order(from upper: Double, to lower: Double, at middle: Double) {
    let (left, right) = (Double(region.x), Double(region.maxX))
    sides.removeAll(keepingCapacity: true)
    others.removeAll(keepingCapacity: true)
    windings.before = before.first { $0.top <= middle && middle < $0.bottom }?.winding ?? 0
    windings.left = windings.before
    for index in group {
      let edge = edges[index]
      others.append(index)
      guard edge.top.y <= middle, edge.bottom.y >= middle else { continue }
      let side = Side(
        upper: edge.x(at: upper), lower: edge.x(at: lower), winding: edge.winding, edge: index)
      if max(side.upper, side.lower) <= left {
        windings.left += side.winding
      } else if min(side.upper, side.lower) < right {
        others.removeLast()
        sides.append(side)
      }
    }
    sides.sort { ($0.upper + $0.lower, $0.edge) < ($1.upper + $1.lower, $1.edge) }
    for (place, side) in sides.enumerated() { group[place] = side.edge }
    for (place, index) in others.enumerated() { group[sides.count + place] = index }
  }

  /// Where two neighbors cross within a slab, if any do. Crossings nearer to each other than 2^-30
  /// of a pixel make no difference to shares.
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

  /// Adds the areas between the edges where the inside starts and ends; `upper` and `lower` from
  /// the top of the row.
  private mutating func addInside(from upper: Double, to lower: Double) {
    Self.addInside(sides, windings, rule, region, from: upper, to: lower, sums: &sums)
  }

  private static func addInside(
    _ sides: [Side], _ windings: (before: Int, left: Int), _ rule: FillRule, _ region: PixelRect,
    from upper: Double, to lower: Double,
    sums: UnsafeMutablePointer<Double>
  ) {
    var winding = windings.left
    let left = Double(region.x)
    if rule.isInside(winding) != rule.isInside(windings.before) {
      sums[0] += rule.isInside(winding) ? lower - upper : upper - lower
    }
    for side in sides {
      let wasInside = rule.isInside(winding)
      winding += side.winding
      guard rule.isInside(winding) != wasInside else { continue }
      let (x0, x1) = (side.upper - left, side.lower - left)
      if wasInside {
        FlatOutline.accumulate(
          x0: x1, y0: lower, x1: x0, y1: upper, width: region.width, height: 1, sums: sums)
      } else {
        FlatOutline.accumulate(
          x0: x0, y0: upper, x1: x1, y1: lower, width: region.width, height: 1, sums: sums)
      }
    }
  }
}

extension FillRule {
  /// Whether a place around which lines wind so often is inside.
  fileprivate func isInside(_ winding: Int) -> Bool {
    self == .nonzero ? winding != 0 : winding & 1 == 1
  }
}
