/// The shape of a glyph as curves, independent of its size, as outline fonts store it.

/// Closed contours of lines and curves in font units; x grows to the right, y upwards, from the
/// glyph's origin on the baseline.
///
/// A place is inside where the contours wind around it, in either direction (nonzero winding), so
/// contours may overlap.
///
/// *Guarantees*: all coordinates lie within ±``limit``, and ``unitsPerEm`` within 1…``limit``.
package struct GlyphOutline: Hashable, Sendable {
  /// Font units to the em.
  package let unitsPerEm: Int32
  /// The contours, each closed by a line from its last point to its first.
  package let contours: [Contour]
  /// The smallest rect that holds all points, those that only steer curves included; zero where
  /// there is none.
  package let bounds: Bounds

  /// The greatest magnitude of a coordinate, 2^20: sixty-four times what a font file can say in an
  /// em of the greatest size. Points beyond are moved to it.
  package static let limit: Int32 = 1 << 20

  /// A place in font units.
  package struct Point: Hashable, Sendable {
    /// To the right of the origin.
    package var x: Int32
    /// Above the baseline.
    package var y: Int32

    package init(_ x: Int32, _ y: Int32) {
      self.x = x
      self.y = y
    }
  }

  /// One step along a contour, from where the last one ended.
  package enum Segment: Hashable, Sendable {
    /// A straight line.
    case line(Point)
    /// A quadratic Bézier curve with its control point, as TrueType has.
    case quadratic(Point, Point)
    /// A cubic Bézier curve with its two control points, as PostScript has.
    case cubic(Point, Point, Point)
  }

  /// A closed line.
  package struct Contour: Hashable, Sendable {
    /// The start, which is also the end.
    package var start: Point
    /// The steps.
    package var segments: [Segment]

    package init(start: Point, segments: [Segment]) {
      self.start = start
      self.segments = segments
    }
  }

  /// A rect in font units, edges included.
  package struct Bounds: Hashable, Sendable {
    /// The left edge.
    package var left: Int32
    /// The lower edge.
    package var bottom: Int32
    /// The right edge.
    package var right: Int32
    /// The upper edge.
    package var top: Int32

    package init(left: Int32, bottom: Int32, right: Int32, top: Int32) {
      self.left = left
      self.bottom = bottom
      self.right = right
      self.top = top
    }
  }

  /// Creates an outline; units to the em outside 1…``limit`` are moved to the nearer end, and
  /// contours that enclose nothing are left out.
  package init(unitsPerEm: Int32, contours: [Contour]) {
    self.unitsPerEm = min(max(unitsPerEm, 1), Self.limit)
    self.contours = contours.filter { !$0.segments.isEmpty }.map { $0.clamped }
    var found: Bounds?
    for contour in self.contours { contour.forEachPoint { Self.extend(&found, by: $0) } }
    bounds = found ?? Bounds(left: 0, bottom: 0, right: 0, top: 0)
  }

  /// Whether nothing is drawn.
  package var isEmpty: Bool { contours.isEmpty }

  private static func extend(_ bounds: inout Bounds?, by point: Point) {
    guard var known = bounds else {
      bounds = Bounds(left: point.x, bottom: point.y, right: point.x, top: point.y)
      return
    }
    known.left = min(known.left, point.x)
    known.right = max(known.right, point.x)
    known.bottom = min(known.bottom, point.y)
    known.top = max(known.top, point.y)
    bounds = known
  }
}

extension GlyphOutline.Point {
  fileprivate var clamped: Self {
    Self(
      min(max(x, -GlyphOutline.limit), GlyphOutline.limit),
      min(max(y, -GlyphOutline.limit), GlyphOutline.limit))
  }
}

extension GlyphOutline.Contour {
  fileprivate var clamped: Self {
    Self(
      start: start.clamped,
      segments: segments.map { segment in
        switch segment {
        case .line(let end): .line(end.clamped)
        case .quadratic(let control, let end): .quadratic(control.clamped, end.clamped)
        case .cubic(let first, let second, let end):
          .cubic(first.clamped, second.clamped, end.clamped)
        }
      })
  }

  fileprivate func forEachPoint(_ body: (GlyphOutline.Point) -> Void) {
    body(start)
    for segment in segments {
      switch segment {
      case .line(let end): body(end)
      case .quadratic(let control, let end):
        body(control)
        body(end)
      case .cubic(let first, let second, let end):
        body(first)
        body(second)
        body(end)
      }
    }
  }
}
