/// A drawing board: paths of lines and curves, stroked with a flat pen, collected as closed
/// contours.
///
/// Units are pixels, y grows upward and the baseline is y = 0. The pen is an ellipse, `wide` across
/// and `high` up: it draws an upright stroke `wide` thick and a level one `high` thick, and a curve
/// passes smoothly from one to the other. Ends are cut flat.
///
/// All contours run the same way around, so overlapping ones unite under the nonzero rule. Only `+
/// - * /` and square roots are used: the same drawing comes out on every machine.

/// A place on the board.
struct Point {
  var x: Double
  var y: Double
}

/// A cubic Bézier curve. A straight line is a cubic with its controls at the thirds.
struct Cubic {
  var start: Point
  var control1: Point
  var control2: Point
  var end: Point

  /// Both parts of the curve, divided at `t` by de Casteljau's construction.
  func split(at t: Double) -> (Cubic, Cubic) {
    func mix(_ p: Point, _ q: Point) -> Point {
      Point(x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t)
    }
    let ab = mix(start, control1)
    let bc = mix(control1, control2)
    let cd = mix(control2, end)
    let abc = mix(ab, bc)
    let bcd = mix(bc, cd)
    let middle = mix(abc, bcd)
    return (
      Cubic(start: start, control1: ab, control2: abc, end: middle),
      Cubic(start: middle, control1: bcd, control2: cd, end: end)
    )
  }

  var isStraight: Bool {
    control1.x * 3 == start.x * 2 + end.x && control1.y * 3 == start.y * 2 + end.y
  }
}

/// A skeleton line. Its curves are named by how they leave and arrive: `hv` leaves level and
/// arrives upright.
final class Path {
  private(set) var pieces: [Cubic] = []
  private(set) var thinStart = 1.0
  private(set) var thinEnd = 1.0
  private var x: Double
  private var y: Double
  private let roundness: Double

  init(_ x: Double, _ y: Double, roundness: Double) {
    self.x = x
    self.y = y
    self.roundness = roundness
  }

  /// A curve with free controls.
  func curve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ x: Double, _ y: Double)
    -> Path
  {
    pieces.append(
      Cubic(
        start: Point(x: self.x, y: self.y), control1: Point(x: x1, y: y1),
        control2: Point(x: x2, y: y2), end: Point(x: x, y: y)))
    self.x = x
    self.y = y
    return self
  }

  /// A straight line.
  func to(_ x: Double, _ y: Double) -> Path {
    if x == self.x, y == self.y { return self }
    let dx = (x - self.x) / 3
    let dy = (y - self.y) / 3
    return curve(self.x + dx, self.y + dy, x - dx, y - dy, x, y)
  }

  /// A quarter turn that leaves level and arrives upright.
  func hv(_ x: Double, _ y: Double, _ k: Double? = nil) -> Path {
    let k = k ?? roundness
    return curve(self.x + k * (x - self.x), self.y, x, y - k * (y - self.y), x, y)
  }

  /// A quarter turn that leaves upright and arrives level.
  func vh(_ x: Double, _ y: Double, _ k: Double? = nil) -> Path {
    let k = k ?? roundness
    return curve(self.x, self.y + k * (y - self.y), x - k * (x - self.x), y, x, y)
  }

  /// A double bend that leaves and arrives upright: the spine of S.
  func vv(_ x: Double, _ y: Double, _ k: Double) -> Path {
    let dy = k * (y - self.y)
    return curve(self.x, self.y + dy, x, y - dy, x, y)
  }

  /// A double bend that leaves and arrives level: a tilde.
  func hh(_ x: Double, _ y: Double, _ k: Double) -> Path {
    let dx = k * (x - self.x)
    return curve(self.x + dx, self.y, x - dx, y, x, y)
  }

  /// Shortens the first piece by the share `start` and the last by `end`.
  func cut(_ start: Double, _ end: Double) -> Path {
    if start > 0, let first = pieces.first { pieces[0] = first.split(at: start).1 }
    if end > 0, let last = pieces.last { pieces[pieces.count - 1] = last.split(at: 1 - end).0 }
    return self
  }

  /// Lets the pen swell from `start` along the first piece and shrink to `end` along the last, so
  /// that joints do not clog.
  func thin(_ start: Double, _ end: Double = 1) -> Path {
    thinStart = start
    thinEnd = end
    return self
  }
}

/// The contours of one glyph while it is drawn, and the measures to draw it by.
final class Pen {
  /// The measures. A drawing that holds small copies of other characters changes them for a while.
  var f: Fit
  private(set) var contours: [Contour] = []
  /// The first contour of the part that is being drawn, which ``mirror(_:)`` and ``turn(_:_:)``
  /// apply to.
  private var partStart = 0

  /// A closed polygon.
  struct Contour {
    var points: [Point]
    /// Whether the points run clockwise; they then count the other way around.
    var isClockwise: Bool
  }

  init(_ f: Fit) {
    self.f = f
  }

  func from(_ x: Double, _ y: Double) -> Path { Path(x, y, roundness: f.roundness) }

  /// Fills a polygon. The points may run either way around.
  func fill(_ points: [Point]) {
    var area = 0.0
    points.withUnsafeBufferPointer { points in
      for index in points.indices {
        let (p, next) = (points[index], points[index + 1 < points.count ? index + 1 : 0])
        area += p.x * next.y - next.x * p.y
      }
    }
    if area != 0 { contours.append(Contour(points: points, isClockwise: area < 0)) }
  }

  /// A filled polygon.
  func polygon(_ points: [(Double, Double)]) { fill(points.map { Point(x: $0.0, y: $0.1) }) }

  func rect(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double) {
    fill([Point(x: x0, y: y0), Point(x: x1, y: y0), Point(x: x1, y: y1), Point(x: x0, y: y1)])
  }

  /// A leaning stroke between two centers, cut level at both ends, `run` wide along the cut.
  func slant(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double, _ run: Double) {
    let r = run / 2
    fill([
      Point(x: x0 - r, y: y0), Point(x: x0 + r, y: y0), Point(x: x1 + r, y: y1),
      Point(x: x1 - r, y: y1),
    ])
  }

  /// A filled oval, or the part of one left of a vertical line.
  func disc(
    _ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double, _ k: Double,
    upTo right: Double = .infinity
  ) {
    let mx = (x0 + x1) / 2
    let my = (y0 + y1) / 2
    let path = from(x1, my).vh(mx, y1, k).hv(x0, my, k).vh(mx, y0, k).hv(x1, my, k)
    var points: [Point] = []
    for piece in path.pieces {
      for step in 0..<f.steps {
        let place = position(on: piece, at: Double(step) / Double(f.steps)).place
        points.append(Point(x: min(place.x, right), y: place.y))
      }
    }
    fill(points)
  }

  /// Draws the pen along a path.
  func stroke(_ path: Path, _ wide: Double, _ high: Double) {
    let last = path.pieces.count - 1
    for (index, piece) in path.pieces.enumerated() {
      let a0 = index == 0 ? path.thinStart : 1
      let a1 = index == last ? path.thinEnd : 1
      let steps = piece.isStraight && a0 == a1 ? 1 : f.steps
      var left: [Point] = []
      var right: [Point] = []
      left.reserveCapacity(2 * steps + 2)
      right.reserveCapacity(steps + 1)
      for step in 0...steps {
        let t = Double(step) / Double(steps)
        let (place, way) = position(on: piece, at: t)
        let scale = a0 + (a1 - a0) * t
        let a = wide * scale / 2
        let b = high * scale / 2
        let nx = -way.y
        let ny = way.x
        let reach = (a * a * nx * nx + b * b * ny * ny).squareRoot()
        if reach == 0 { continue }
        let ox = a * a * nx / reach
        let oy = b * b * ny / reach
        left.append(Point(x: place.x + ox, y: place.y + oy))
        right.append(Point(x: place.x - ox, y: place.y - oy))
      }
      fill(left + right.reversed())
    }
  }

  /// A ring that fills the box with the outside of its stroke.
  func ring(
    _ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double, _ wide: Double, _ high: Double,
    _ k: Double? = nil
  ) {
    let l = x0 + wide / 2
    let r = x1 - wide / 2
    let d = y0 + high / 2
    let u = y1 - high / 2
    let mx = (x0 + x1) / 2
    let my = (y0 + y1) / 2
    stroke(from(r, my).vh(mx, u, k).hv(l, my, k).vh(mx, d, k).hv(r, my, k), wide, high)
  }

  /// Turns the part left for right within a width.
  func mirror(_ width: Double) {
    change { Point(x: width - $0.x, y: $0.y) }
    for index in contours.indices.dropFirst(partStart) { contours[index].isClockwise.toggle() }
  }

  /// Turns the part upside down, about the middle of a box that stands on the baseline.
  func turn(_ width: Double, _ height: Double) {
    change { Point(x: width - $0.x, y: height - $0.y) }
  }

  /// Moves the part.
  func move(_ dx: Double, _ dy: Double) {
    change { Point(x: $0.x + dx, y: $0.y + dy) }
  }

  /// Draws a part of its own and moves it.
  func part(_ dx: Double, _ dy: Double, _ draw: () -> Void) {
    let start = partStart
    partStart = contours.count
    draw()
    move(dx, dy)
    partStart = start
  }

  /// Changes every point of the part.
  func change(_ body: (Point) -> Point) {
    for index in contours.indices.dropFirst(partStart) {
      contours[index].points = contours[index].points.map(body)
    }
  }

  /// A copy of the part, mirrored within a width, beside the part.
  func addMirrored(_ width: Double) {
    let part = contours[partStart...]
    mirror(width)
    contours += part
  }
}

/// The place on a curve at `t`, and the direction of travel there.
private func position(on piece: Cubic, at t: Double) -> (place: Point, way: Point) {
  let (p0, p1, p2, p3) = (piece.start, piece.control1, piece.control2, piece.end)
  let u = 1 - t
  let a = u * u * u
  let b = 3 * u * u * t
  let c = 3 * u * t * t
  let d = t * t * t
  let da = u * u
  let db = 2 * u * t
  let dc = t * t
  return (
    Point(
      x: a * p0.x + b * p1.x + c * p2.x + d * p3.x, y: a * p0.y + b * p1.y + c * p2.y + d * p3.y),
    Point(
      x: da * (p1.x - p0.x) + db * (p2.x - p1.x) + dc * (p3.x - p2.x),
      y: da * (p1.y - p0.y) + db * (p2.y - p1.y) + dc * (p3.y - p2.y))
  )
}

/// How wide along a level cut a slanting stroke of a given thickness is.
///
/// The outside of the stroke spans `width` while it climbs `height`. `share` is the part of its own
/// cut inside that span: 1 for the leg of a K, one half for the leg of an A, which shares its top
/// with the other leg.
func lean(_ width: Double, _ height: Double, _ thickness: Double, _ share: Double = 1) -> Double {
  var run = thickness
  for _ in 0..<12 {
    let dx = width - run * share
    run = thickness * (dx * dx + height * height).squareRoot() / height
  }
  return run
}
