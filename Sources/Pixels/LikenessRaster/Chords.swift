/// A path as chains of straight chords, which fills and strokes start from.
import LikenessDisplayList

/// A place or a direction, in pixels.
struct Vector {
  var x: Double
  var y: Double

  init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  init(_ point: PathPoint) { self.init(point.x.pixels, point.y.pixels) }

  static func + (a: Vector, b: Vector) -> Vector { Vector(a.x + b.x, a.y + b.y) }
  static func - (a: Vector, b: Vector) -> Vector { Vector(a.x - b.x, a.y - b.y) }
  static func * (a: Vector, factor: Double) -> Vector { Vector(a.x * factor, a.y * factor) }
  static prefix func - (a: Vector) -> Vector { Vector(-a.x, -a.y) }

  func dot(_ other: Vector) -> Double { x * other.x + y * other.y }
  func cross(_ other: Vector) -> Double { x * other.y - y * other.x }
  var length: Double { dot(self).squareRoot() }
  /// A quarter turn, from x to y.
  var turned: Vector { Vector(-y, x) }
  /// The same direction with the length 1; nil where there is none.
  var unit: Vector? {
    let length = length
    return length > 0 ? Vector(x / length, y / length) : nil
  }
}

/// A straight piece of a subpath.
struct Chord {
  var start: Vector
  var end: Vector
  /// Of length 1. A chord without extent has one too: it holds the tangent where a curve starts or
  /// ends, or the direction of a dot.
  var direction: Vector
  /// Whether it goes on from the chord before without a corner, as within a curve.
  var isSmooth: Bool
}

/// The chords of one subpath, each starting where the last one ended.
struct ChordChain {
  var chords: [Chord] = []
  var isClosed = false
}

extension PathDrawing {
  /// The path's subpaths, those that are only a point included if a step leads to it.
  ///
  /// Curves become chords as those of glyphs do; see ``FlatOutline``. Where a curve starts or ends,
  /// a line of this radius needs chords so short that their sides do not reach beyond its end by
  /// more than 1/512 of a pixel.
  func chains(radius: Double) -> [ChordChain] {
    var chains: [ChordChain] = []
    var chain = ChordChain()
    var start = Vector(0, 0)
    var last = start
    var hasSteps = false

    func add(to end: Vector, direction: Vector? = nil, isSmooth: Bool = false) {
      hasSteps = true
      guard let direction = direction ?? (end - last).unit else { return }
      chain.chords.append(Chord(start: last, end: end, direction: direction, isSmooth: isSmooth))
      last = end
    }

    func finish() {
      // SVG gives a subpath without extent the ends of a horizontal line.
      if chain.chords.isEmpty, hasSteps {
        chain.isClosed = false
        chain.chords = [Chord(start: last, end: last, direction: Vector(1, 0), isSmooth: false)]
      }
      if !chain.chords.isEmpty { chains.append(chain) }
      chain = ChordChain()
      hasSteps = false
    }

    for step in steps {
      switch step {
      case .move(let point):
        finish()
        start = Vector(point)
        last = start
      case .line(let end): add(to: Vector(end))
      case .cubic(let first, let second, let end):
        let curve = CubicCurve(last, Vector(first), Vector(second), Vector(end))
        // A curve without extent is a point.
        guard let (leaving, arriving) = curve.tangents else {
          hasSteps = true
          continue
        }
        add(to: last, direction: leaving)
        for place in curve.places(leaving, arriving, radius: radius) {
          add(to: curve.point(at: place), isSmooth: true)
        }
        add(to: curve.end, isSmooth: true)
        add(to: last, direction: arriving, isSmooth: true)
      case .close:
        add(to: start)
        chain.isClosed = true
        finish()
        last = start
      }
    }
    finish()
    return chains
  }
}

/// A cubic Bézier curve as polynomials.
struct CubicCurve {
  let start: Vector
  let end: Vector
  private let first: Vector
  private let second: Vector
  private let linear: Vector
  private let square: Vector
  private let cube: Vector

  @inline(__always)
  init(_ start: Vector, _ first: Vector, _ second: Vector, _ end: Vector) {
    self.start = start
    self.first = first
    self.second = second
    self.end = end
    linear = Vector(3 * (first.x - start.x), 3 * (first.y - start.y))
    square = Vector(3 * (start.x - 2 * first.x + second.x), 3 * (start.y - 2 * first.y + second.y))
    cube = Vector(
      end.x - start.x + 3 * (first.x - second.x), end.y - start.y + 3 * (first.y - second.y))
  }

  /// How many chords stray from the curve by at most 1/1,024 of a pixel.
  @inline(__always)
  var chordCount: Int {
    func larger(_ a: Double, _ b: Double) -> Double { max(a < 0 ? -a : a, b < 0 ? -b : b) }
    // The second derivative is at most six times the greater second difference, three times that of
    // a quadratic curve.
    return FlatOutline.steps(
      3 * larger(start.x - 2 * first.x + second.x, first.x - 2 * second.x + end.x),
      3 * larger(start.y - 2 * first.y + second.y, first.y - 2 * second.y + end.y))
  }

  /// The point at a parameter between 0 and 1.
  @inline(__always)
  func point(at t: Double) -> Vector {
    Vector(
      start.x + t * (linear.x + t * (square.x + t * cube.x)),
      start.y + t * (linear.y + t * (square.y + t * cube.y)))
  }

  /// The parameters at which chords meet, for lines of a radius.
  func places(_ leaving: Vector, _ arriving: Vector, radius: Double) -> [Double] {
    let count = chordCount
    // A chord's side reaches beyond the end by the radius times the sine of the angle between chord
    // and curve.
    func shares(from end: Vector, _ tangent: Vector, _ point: (Double) -> Vector) -> [Double] {
      var shares: [Double] = []
      var share = 1 / Double(count)
      while shares.count < 16, let chord = (point(share) - end).unit,
        radius * chord.cross(tangent).magnitude > 1.0 / 512
      {
        share /= 2
        shares.append(share)
      }
      return shares
    }
    return shares(from: start, leaving) { point(at: $0) }.reversed()
      + (1..<max(1, count)).map { Double($0) / Double(count) }
      + shares(from: end, arriving) { point(at: 1 - $0) }.map { 1 - $0 }
  }

  /// The directions in which the curve leaves its start and arrives at its end; nil where all its
  /// points are one.
  var tangents: (Vector, Vector)? {
    guard let leaving = (first - start).unit ?? (second - start).unit ?? (end - start).unit,
      let arriving = (end - second).unit ?? (end - first).unit ?? (end - start).unit
    else { return nil }
    return (leaving, arriving)
  }
}
