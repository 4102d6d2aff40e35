/// Paths: lines and curves that are filled or stroked.

/// A path that is filled or stroked with one paint.
package struct PathDrawing: Hashable, Sendable {
  /// The steps, in order. Before the first move, and after a close, a subpath starts where the last
  /// one did, at first in the picture's top left corner.
  package var steps: [PathStep]
  /// Whether the path's inside or its line is drawn.
  package var operation: PathOperation
  /// The color or gradient.
  package var paint: Paint
  /// Standard deviation of a Gaussian by which the path is blurred, for shadows, which have one
  /// color; 0 draws it sharp.
  package var sigma: Fixed

  package init(
    _ steps: [PathStep], _ operation: PathOperation = .fill(.nonzero), paint: Paint,
    sigma: Fixed = .zero
  ) {
    self.steps = steps
    self.operation = operation
    self.paint = paint
    self.sigma = sigma
  }

  /// A rect that holds all points, those that only steer curves included, the line around them and
  /// the blur; nil where there are none.
  package var extent: FixedRect? {
    edges.map { edges in
      func fixed(_ edge: Int) -> Fixed { Fixed(raw: Int32(edge)) }
      return FixedRect(
        x: fixed(edges.left), y: fixed(edges.top), width: fixed(edges.right - edges.left),
        height: fixed(edges.bottom - edges.top))
    }
  }

  /// The edges of that rect, in 64ths of a pixel. It may be twice as large as a ``FixedRect`` can
  /// be.
  package var edges: (left: Int, top: Int, right: Int, bottom: Int)? {
    let points = steps.flatMap { $0.points }
    guard let first = points.first else { return nil }
    var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
    for point in points {
      (left, right) = (min(left, point.x), max(right, point.x))
      (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }
    let line = if case .stroke(let stroke) = operation { Int(stroke.reach.raw) } else { 0 }
    let reach = line + min(max(Int(sigma.raw), 0) * 4, Int(Fixed.limit))
    return (
      Int(left.raw) - reach, Int(top.raw) - reach, Int(right.raw) + reach, Int(bottom.raw) + reach
    )
  }
}

extension Drawing {
  /// The path that is drawn or masks.
  package var path: PathDrawing? {
    get {
      switch self {
      case .path(let path), .mask(let path): path
      default: nil
      }
    }
    set {
      guard let newValue else { return }
      if case .mask = self { self = .mask(newValue) } else { self = .path(newValue) }
    }
  }
}

/// A point of a path, in device pixels of the picture.
package struct PathPoint: Hashable, Sendable {
  /// Distance from the left edge of the picture.
  package var x: Fixed
  /// Distance from its top edge.
  package var y: Fixed

  /// The picture's top left corner.
  package static let zero = PathPoint(.zero, .zero)

  package init(_ x: Fixed, _ y: Fixed) {
    self.x = x
    self.y = y
  }
}

/// A step along a path, from where the last one ended.
package enum PathStep: Hashable, Sendable {
  /// Starts a subpath.
  case move(PathPoint)
  /// A straight line.
  case line(PathPoint)
  /// A cubic Bézier curve with its two control points.
  case cubic(PathPoint, PathPoint, PathPoint)
  /// A straight line to where the subpath started, and its end.
  case close

  /// The points of the step, ending with its end point; none for ``close``.
  package var points: [PathPoint] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .cubic(let first, let second, let end): [first, second, end]
    case .close: []
    }
  }
}

/// The way a path is drawn.
package enum PathOperation: Hashable, Sendable {
  /// Its inside.
  case fill(FillRule)
  /// A line along it.
  case stroke(Stroke)
}

/// The rule for the inside of a path that crosses itself or has several subpaths. Open subpaths
/// are closed by a straight line.
public enum FillRule: String, Hashable, Sendable, CaseIterable {
  /// All places that the path winds around, except where as many subpaths run one way as the other.
  case nonzero
  /// Places that the path winds around an odd number of times.
  case evenOdd
}

/// A line along a path.
public struct Stroke: Hashable, Sendable {
  /// The width, in device pixels; half of it lies on either side of the path. 0 draws nothing.
  package var width: Fixed
  /// How open subpaths and dashes end.
  package var cap: Cap
  /// How corners look.
  package var join: Join
  /// The longest miter, as a multiple of the width, in 64ths. Longer ones are beveled.
  package var miterLimit: Fixed
  /// The lengths of dashes and gaps in turn, in device pixels; an odd number is repeated. The line
  /// is solid where none is positive.
  package var dashes: [Fixed]
  /// How far into the dashes the line starts.
  package var dashPhase: Fixed

  /// The end of a line.
  public enum Cap: String, Hashable, Sendable, CaseIterable {
    /// Straight, at the end of the path.
    case butt
    /// A half circle beyond it.
    case round
    /// Straight, half the width beyond it.
    case square
  }

  /// A corner of a line.
  public enum Join: String, Hashable, Sendable, CaseIterable {
    /// The edges run on until they meet.
    case miter
    /// A part of a circle around the corner.
    case round
    /// A straight line from edge to edge.
    case bevel
  }

  /// Creates a solid line with SVG's defaults.
  package init(
    width: Fixed, cap: Cap = .butt, join: Join = .miter, miterLimit: Fixed = Fixed(4),
    dashes: [Fixed] = [], dashPhase: Fixed = .zero
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dashes = dashes
    self.dashPhase = dashPhase
  }

  /// How far the line can lie from the path: half its width, half its longest miter, or the
  /// diagonal of a square cap, which is less than the width.
  fileprivate var reach: Fixed {
    let width = Int64(max(width, .zero).raw)
    // Two values below 2^25: a product below 2^50.
    let miter = join == .miter ? width * Int64(miterLimit.raw) / 128 : 0
    return Fixed(
      raw: Int32(min(max(miter, cap == .square ? width : width / 2), Int64(Fixed.limit))))
      + Fixed(raw: 1)
  }
}
