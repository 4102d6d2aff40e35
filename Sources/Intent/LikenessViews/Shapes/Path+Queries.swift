/// What a path covers: its bounds, the points inside, and whether it is a rect with round corners.
import Foundation
import LikenessDisplayList

extension Path {
  /// Whether the path has no steps.
  public var isEmpty: Bool { steps.isEmpty }

  /// Returns the path with a transform applied to its points.
  public func applying(_ transform: CGAffineTransform) -> Path {
    mapped { $0.applying(transform) }
  }

  /// A straight line or a curve from one point to another.
  enum Segment {
    case line(CGPoint, CGPoint)
    case cubic(CGPoint, CGPoint, CGPoint, CGPoint)

    /// The point at a share of the curve's parameter.
    func point(at t: Double) -> CGPoint {
      switch self {
      case .line(let from, let to): mix(from, to, t)
      case .cubic(let from, let first, let second, let to):
        mix(
          mix(mix(from, first, t), mix(first, second, t), t),
          mix(mix(first, second, t), mix(second, to, t), t), t)
      }
    }
  }

  /// The lines and curves of each subpath, with the line that closes it if `closingAll` or if it
  /// was closed.
  func subpaths(closingAll: Bool) -> [[Segment]] {
    var all: [[Segment]] = []
    var segments: [Segment] = []
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    func finish(closing: Bool) {
      if closing, current != start { segments.append(.line(current, start)) }
      if !segments.isEmpty { all.append(segments) }
      segments = []
    }
    for step in steps {
      switch step {
      case .move(let end):
        finish(closing: closingAll)
        (start, current) = (end, end)
      case .line(let end):
        segments.append(.line(current, end))
        current = end
      case .cubic(let first, let second, let end):
        segments.append(.cubic(current, first, second, end))
        current = end
      case .close:
        finish(closing: true)
        current = start
      }
    }
    finish(closing: closingAll)
    return all
  }

  /// The smallest rect around all points, those that steer curves included; nil for an empty path.
  public var boundingBox: CGRect? {
    rect(
      around: steps.flatMap { step -> [CGPoint] in
        switch step {
        case .move(let end), .line(let end): [end]
        case .cubic(let first, let second, let end): [first, second, end]
        case .close: []
        }
      })
  }

  /// The smallest rect around the lines and curves themselves; nil for an empty path.
  public var boundingBoxOfPath: CGRect? {
    let points = subpaths(closingAll: false).joined().flatMap { segment -> [CGPoint] in
      guard case .cubic(let a, let b, let c, let d) = segment else {
        return [segment.point(at: 0), segment.point(at: 1)]
      }
      let turns =
        turningPoints(a.x, b.x, c.x, d.x) + turningPoints(a.y, b.y, c.y, d.y)
      return ([0, 1] + turns).map(segment.point)
    }
    return rect(around: points) ?? boundingBox
  }

  /// Returns whether a point is inside. Curves are followed exactly, not as polygons; open subpaths
  /// are closed.
  public func contains(_ point: CGPoint, rule: FillRule = .nonzero) -> Bool {
    let winding = winding(around: point)
    return rule == .evenOdd ? winding % 2 != 0 : winding != 0
  }

  /// How often the path runs around a point: crossings of a ray to the right.
  private func winding(around point: CGPoint) -> Int {
    var winding = 0
    for segment in subpaths(closingAll: true).joined() {
      var cuts = [0.0, 1.0]
      if case .cubic(let a, let b, let c, let d) = segment {
        cuts = [0] + turningPoints(a.y, b.y, c.y, d.y).sorted() + [1]
      }
      // Between two cuts the curve only rises or only falls.
      for (low, high) in zip(cuts, cuts.dropFirst()) {
        let (from, to) = (segment.point(at: low), segment.point(at: high))
        let falls = from.y <= point.y && point.y < to.y
        guard falls || (to.y <= point.y && point.y < from.y) else { continue }
        var (before, after) = (low, high)
        for _ in 0..<52 {
          let middle = (before + after) / 2
          if (segment.point(at: middle).y <= point.y) == falls {
            before = middle
          } else {
            after = middle
          }
        }
        if segment.point(at: before).x > point.x { winding += falls ? 1 : -1 }
      }
    }
    return winding
  }

  /// The part of the path between two shares of its length, 0…1; closed subpaths are opened.
  func trimmed(from start: Double, to end: Double) -> Path {
    guard start > 0 || end < 1 else { return self }
    var path = Path()
    guard start < end else { return path }
    let subpaths = subpaths(closingAll: false)
    let total = subpaths.joined().reduce(0) { $0 + $1.lengths[$1.lengths.count - 1] }
    let (first, last) = (start * total, end * total)
    var walked = 0.0
    for subpath in subpaths {
      var isOpen = false
      for segment in subpath {
        let lengths = segment.lengths
        let length = lengths[lengths.count - 1]
        defer { walked += length }
        let (low, high) = (max(0, first - walked), min(length, last - walked))
        guard low < high else { continue }
        if !isOpen { path.move(to: segment.point(at: segment.parameter(at: low, lengths))) }
        isOpen = true
        path.add(
          segment, from: segment.parameter(at: low, lengths),
          to: segment.parameter(at: high, lengths))
      }
    }
    return path
  }

  private mutating func add(_ segment: Segment, from low: Double, to high: Double) {
    switch segment {
    case .line: addLine(to: segment.point(at: high))
    case .cubic(let a, let b, let c, let d):
      // De Casteljau twice: what lies before `high`, and of that what lies after `low`.
      let (ab, bc, cd) = (mix(a, b, high), mix(b, c, high), mix(c, d, high))
      let (abc, bcd) = (mix(ab, bc, high), mix(bc, cd, high))
      let end = mix(abc, bcd, high)
      let t = high > 0 ? low / high : 0
      let (q, r) = (mix(ab, abc, t), mix(abc, end, t))
      addCubic(to: end, control1: mix(q, r, t), control2: r)
    }
  }

  /// The rect with circular corners that the path goes around once, or nil if it is another shape.
  ///
  /// It is found by what the path covers, not by how it was made: every point of it must lie within
  /// 1/100 point of that outline, or 1/2,000 of the radius, which curves may stray.
  var roundedShape: (rect: CGRect, radii: CornerRadii)? {
    let subpaths = subpaths(closingAll: true)
    guard subpaths.count == 1, let rect = boundingBoxOfPath, rect.width > 0, rect.height > 0 else {
      return nil
    }
    let segments = subpaths[0]
    let half = min(rect.width, rect.height) / 2
    var radii = CornerRadii.zero
    for case .cubic(let from, _, _, let to) in segments {
      let (dx, dy) = ((to.x - from.x).magnitude, (to.y - from.y).magnitude)
      guard (dx - dy).magnitude < 0.01 else { continue }
      let isLeft = from.x + to.x < rect.minX + rect.maxX
      let isTop = from.y + to.y < rect.minY + rect.maxY
      switch (isLeft, isTop) {
      case (true, true): radii.topLeft = max(radii.topLeft, dx)
      case (false, true): radii.topRight = max(radii.topRight, dx)
      case (false, false): radii.bottomRight = max(radii.bottomRight, dx)
      case (true, false): radii.bottomLeft = max(radii.bottomLeft, dx)
      }
    }
    return [radii, CornerRadii(all: half)].first { segments.follow(rect, $0) }.map { (rect, $0) }
  }
}

extension Path.Segment {
  /// The length up to each 64th of the parameter; of a line, its length.
  fileprivate var lengths: [Double] {
    guard case .cubic = self else { return [0, gap(point(at: 0), point(at: 1))] }
    var lengths = [0.0]
    for part in 1...64 {
      let step = gap(point(at: Double(part - 1) / 64), point(at: Double(part) / 64))
      lengths.append(lengths[part - 1] + step)
    }
    return lengths
  }

  fileprivate func parameter(at length: Double, _ lengths: [Double]) -> Double {
    let parts = lengths.count - 1
    guard let part = (1...parts).first(where: { lengths[$0] >= length }) else { return 1 }
    let step = lengths[part] - lengths[part - 1]
    let share = step > 0 ? (length - lengths[part - 1]) / step : 0
    return (Double(part - 1) + share) / Double(parts)
  }
}

extension [Path.Segment] {
  /// Whether the segments run once around a rect with round corners.
  fileprivate func follow(_ rect: CGRect, _ radii: CornerRadii) -> Bool {
    var length = 0.0
    for segment in self {
      length += segment.lengths[segment.lengths.count - 1]
      for quarter in 0..<4 {
        let point = segment.point(at: Double(quarter) / 4)
        let (dx, dy) = (point.x - rect.midX, point.y - rect.midY)
        let radius =
          dx < 0
          ? (dy < 0 ? radii.topLeft : radii.bottomLeft)
          : (dy < 0 ? radii.topRight : radii.bottomRight)
        // The signed distance from the outline, as in distance fields.
        let (x, y) = (
          dx.magnitude - rect.width / 2 + radius, dy.magnitude - rect.height / 2 + radius
        )
        let away = gap(CGPoint(x: Swift.max(x, 0), y: Swift.max(y, 0)), .zero)
        let off = away + Swift.min(Swift.max(x, y), 0) - radius
        guard off.magnitude <= 0.01 + radius / 2000 else { return false }
      }
    }
    let corners = radii.topLeft + radii.topRight + radii.bottomRight + radii.bottomLeft
    let perimeter = 2 * (rect.width + rect.height) - (2 - .pi / 2) * corners
    return (length - perimeter).magnitude <= 0.01 * perimeter
  }
}

private func mix(_ a: CGPoint, _ b: CGPoint, _ t: Double) -> CGPoint {
  CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
}

private func gap(_ a: CGPoint, _ b: CGPoint) -> Double {
  ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
}

private func rect(around points: [CGPoint]) -> CGRect? {
  guard let first = points.first else { return nil }
  var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
  for point in points {
    (left, right) = (min(left, point.x), max(right, point.x))
    (top, bottom) = (min(top, point.y), max(bottom, point.y))
  }
  return CGRect(x: left, y: top, width: right - left, height: bottom - top)
}

/// The parameters between 0 and 1 at which one coordinate of a cubic curve turns.
private func turningPoints(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> [Double] {
  // The derivative by 3: p t² + 2 q t + r.
  let (p, q, r) = (d - 3 * c + 3 * b - a, a - 2 * b + c, b - a)
  var roots: [Double] = []
  if p.magnitude < 1e-12 * (q.magnitude + r.magnitude) || p == 0 {
    if q != 0 { roots = [-r / (2 * q)] }
  } else {
    let square = q * q - p * r
    guard square >= 0 else { return [] }
    // The stable form: no difference of two nearly equal numbers.
    let sum = -(q + (q < 0 ? -square.squareRoot() : square.squareRoot()))
    roots = sum == 0 ? [0] : [sum / p, r / sum]
  }
  return roots.filter { $0 > 0 && $0 < 1 }
}
