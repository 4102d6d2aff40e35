/// Outlines moved outwards, which thickens strokes.
import LikenessGraphics

extension GlyphOutline {
  /// How far an outline in synthetic bold is moved outwards on each side, as a part of the em: one in 48. FreeType's rule, 1/24 of the em for a stroke.
  public static let emboldening = 48

  /// The outline with every edge moved outwards by 1/``emboldening`` of the em, in right angles to itself; inner contours become smaller.
  ///
  /// Each point moves along the line that halves the angle of its two edges, as far as both edges ask for; points that steer curves move like corners.
  /// At sharp points that is at most twice the distance of the edges, so no spike grows, and in a notch no further than its shorter edge is long, so that
  /// edges don't turn around. The sign of the area of all contours together decides which side is outside. Places are rounded to whole units.
  package var emboldened: GlyphOutline {
    let half = Double(unitsPerEm) / Double(Self.emboldening)
    // Twice the area: of at most 2^20 points within ±2^20 each, so a product is within 2^41 and the sum within 2^62.
    let area = contours.reduce(0) { $0 + $1.doubledArea }
    guard area != 0 else { return self }
    let outwards: Double = area > 0 ? 1 : -1
    return GlyphOutline(unitsPerEm: unitsPerEm, contours: contours.map { $0.moved(by: half * outwards) })
  }
}

extension GlyphOutline.Contour {
  /// All points in order, those that steer curves included.
  private var points: [GlyphOutline.Point] {
    [start]
      + segments.flatMap { segment -> [GlyphOutline.Point] in
        switch segment {
        case .line(let end): [end]
        case .quadratic(let control, let end): [control, end]
        case .cubic(let first, let second, let end): [first, second, end]
        }
      }
  }

  /// Twice the area inside the polygon of all points; positive where it runs counter-clockwise.
  fileprivate var doubledArea: Int {
    let points = points
    var sum = 0
    for index in points.indices {
      let next = points[index + 1 == points.count ? 0 : index + 1]
      sum += Int(points[index].x) * Int(next.y) - Int(next.x) * Int(points[index].y)
    }
    return sum
  }

  /// The contour with its edges moved to the right of where they run, or to the left by a negative distance.
  fileprivate func moved(by distance: Double) -> GlyphOutline.Contour {
    let old = points
    let new = old.indices.map { place in
      guard let before = neighbor(of: place, in: old, step: old.count - 1), let after = neighbor(of: place, in: old, step: 1) else {
        return old[place]
      }
      return moved(old[place], from: before, to: after, by: distance)
    }
    var next = 1
    func take() -> GlyphOutline.Point {
      defer { next += 1 }
      return new[next]
    }
    return GlyphOutline.Contour(
      start: new[0],
      segments: segments.map { segment in
        switch segment {
        case .line: .line(take())
        case .quadratic: .quadratic(take(), take())
        case .cubic: .cubic(take(), take(), take())
        }
      })
  }

  /// The nearest point in one direction that is elsewhere; nil where there is none.
  private func neighbor(of place: Int, in points: [GlyphOutline.Point], step: Int) -> GlyphOutline.Point? {
    var other = place
    for _ in 1..<max(2, points.count) {
      other = (other + step) % points.count
      if points[other] != points[place] { return points[other] }
    }
    return nil
  }

  private func moved(
    _ point: GlyphOutline.Point, from before: GlyphOutline.Point, to after: GlyphOutline.Point, by distance: Double
  ) -> GlyphOutline.Point {
    let first = Step(from: before, to: point)
    let second = Step(from: point, to: after)
    let cosine = first.x * second.x + first.y * second.y
    let sine = first.x * second.y - first.y * second.x
    // To the right of each edge, and of both together; where the line turns straight back these are nothing.
    var right = (x: first.y + second.y, y: -first.x - second.x)
    // Along the halving line, `distance / (1 + cosine)` times the sum of the two; the sum is as long as the root of `2 + 2 · cosine`.
    var factor = abs(distance) / max(1 + cosine, 0.5)
    let turn = sine * (distance > 0 ? 1 : -1)
    if turn < 0 { factor = min(factor, min(first.length, second.length) / -turn) }
    if 1 + cosine < 1e-9 {
      right = (first.x, first.y)
      factor = abs(distance)
    } else if distance < 0 {
      right = (-right.x, -right.y)
    }
    func place(_ value: Int32, _ shift: Double) -> Int32 {
      // Within ±2^20 and a few ems more, which 32 bits hold; the outline's bounds are kept when it is made.
      Int32((Double(value) + shift * factor).rounded())
    }
    return GlyphOutline.Point(place(point.x, right.x), place(point.y, right.y))
  }

  /// A direction of length 1, and how long the way is.
  private struct Step {
    let x: Double
    let y: Double
    let length: Double

    init(from start: GlyphOutline.Point, to end: GlyphOutline.Point) {
      let dx = Double(end.x - start.x)
      let dy = Double(end.y - start.y)
      length = (dx * dx + dy * dy).squareRoot()
      x = dx / length
      y = dy / length
    }
  }
}
