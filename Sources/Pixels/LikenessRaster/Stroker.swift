/// The outline of a stroke.
import LikenessDisplayList

/// Turns chords into the directed lines around a stroke, for filling by winding.
///
/// The stroke is the union of a rectangle for each chord, a wedge for each outer corner and the
/// caps. Each of these is run around in the same direction, so windings never cancel and the union
/// is what the lines wind around at all. Lines that two neighbors share are left out: what is left
/// are the two edges, joined outside by the wedge and inside by way of the corner itself.
///
/// Arcs become chords that stray from them by at most 1/1,024 of a pixel, and chords within a curve
/// are joined by arcs. So the outline strays from that of the curve by no more than chords stray
/// from curves.
struct Stroker {
  /// x0, y0, x1, y1 of each line that the region's rows can meet, at or left of the region. Wide
  /// dots along a line have millions of others.
  private(set) var lines: [Double] = []
  private let radius: Double
  private let stroke: Stroke
  private let region: PixelRect

  /// Prepares for a stroke. Only `region` is drawn.
  init(_ stroke: Stroke, within region: PixelRect) {
    self.stroke = stroke
    self.region = region
    radius = max(0, stroke.width.pixels / 2)
  }

  /// Adds a subpath or a dash.
  mutating func add(_ chain: ChordChain) {
    guard radius > 0, let first = chain.chords.first, let last = chain.chords.last else { return }
    for chord in chain.chords {
      let side = chord.direction.turned * radius
      addLine(chord.start + side, chord.end + side)
      addLine(chord.end - side, chord.start - side)
    }
    for (chord, next) in zip(chain.chords, chain.chords.dropFirst()) { join(chord, next) }
    if chain.isClosed {
      join(last, first)
    } else {
      cap(at: last.end, last.direction)
      cap(at: first.start, -first.direction)
    }
  }

  // MARK: Corners

  private mutating func join(_ chord: Chord, _ next: Chord) {
    let corner = chord.end
    let sides = (chord.direction.turned * radius, next.direction.turned * radius)
    // Where the path turns towards a side, that side is inside the corner.
    let turnsToSide = chord.direction.cross(next.direction) > 0
    if turnsToSide {
      addLine(corner + sides.0, corner)
      addLine(corner, corner + sides.1)
      wedge(at: corner, from: -next.direction.turned, to: -chord.direction.turned, chord, next)
    } else {
      wedge(at: corner, from: chord.direction.turned, to: next.direction.turned, chord, next)
      addLine(corner - sides.1, corner)
      addLine(corner, corner - sides.0)
    }
  }

  /// Adds the outer edge of a corner between two sides of length 1.
  private mutating func wedge(
    at corner: Vector, from first: Vector, to second: Vector, _ chord: Chord, _ next: Chord
  ) {
    let cosine = first.dot(second)
    switch next.isSmooth ? .round : stroke.join {
    case .bevel: addLine(corner + first * radius, corner + second * radius)
    case .round:
      // Beyond a right angle the middle is where the corner points; it divides the arc into two of
      // at most a right angle.
      guard cosine < 0, let middle = (chord.direction - next.direction).unit else {
        return arc(around: corner, from: first, to: second)
      }
      arc(around: corner, from: first, to: middle)
      arc(around: corner, from: middle, to: second)
    case .miter:
      // The miter is 1/sin(angle/2) times the width, and the sine's square is (1 + cosine)/2.
      let limit = stroke.miterLimit.pixels
      guard limit * limit * (1 + cosine) >= 2 else {
        return addLine(corner + first * radius, corner + second * radius)
      }
      let tip = corner + (first + second) * (radius / (1 + cosine))
      addLine(corner + first * radius, tip)
      addLine(tip, corner + second * radius)
    }
  }

  // MARK: Ends

  /// Adds the end of a line that points in a direction.
  private mutating func cap(at end: Vector, _ direction: Vector) {
    let side = direction.turned
    switch stroke.cap {
    case .butt: addLine(end + side * radius, end - side * radius)
    case .round:
      arc(around: end, from: side, to: direction)
      arc(around: end, from: direction, to: -side)
    case .square:
      let ahead = direction * radius
      addLine(end + side * radius, end + side * radius + ahead)
      addLine(end + side * radius + ahead, end - side * radius + ahead)
      addLine(end - side * radius + ahead, end - side * radius)
    }
  }

  // MARK: Arcs and lines

  /// Adds an arc of at most a right angle between two directions of length 1, halved until its
  /// chords are near enough.
  private mutating func arc(around center: Vector, from first: Vector, to second: Vector) {
    // The cosine of half the angle, and with it how far the chord's middle is from the arc.
    var half = ((1 + first.dot(second)) / 2).squareRoot()
    var depth = 0
    // 2^16 chords to a right angle are near enough for any circle that fits a picture.
    while radius * (1 - half) > 1.0 / 1024, depth < 16 {
      half = ((1 + half) / 2).squareRoot()
      depth += 1
    }
    arc(around: center, from: first, to: second, depth)
  }

  private mutating func arc(
    around center: Vector, from first: Vector, to second: Vector, _ depth: Int
  ) {
    let (start, end) = (center + first * radius, center + second * radius)
    guard depth > 0, let middle = (first + second).unit else { return addLine(start, end) }
    // The arc is in the triangle of its ends and of where their tangents meet. Its chords may round
    // beyond that, by far less than a pixel.
    let tip = center + (first + second) * (radius / (1 + first.dot(second)))
    guard max(start.y, end.y, tip.y) + 1 > Double(region.y),
      min(start.y, end.y, tip.y) - 1 < Double(region.maxY),
      min(start.x, end.x, tip.x) - 1 < Double(region.maxX)
    else { return }
    arc(around: center, from: first, to: middle, depth - 1)
    arc(around: center, from: middle, to: second, depth - 1)
  }

  private mutating func addLine(_ start: Vector, _ end: Vector) {
    guard start.y != end.y, max(start.y, end.y) > Double(region.y),
      min(start.y, end.y) < Double(region.maxY),
      min(start.x, end.x) < Double(region.maxX)
    else { return }
    lines.append(start.x)
    lines.append(start.y)
    lines.append(end.x)
    lines.append(end.y)
  }
}
