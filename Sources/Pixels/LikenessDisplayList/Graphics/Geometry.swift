/// Points, sizes, rects and insets in points: the geometry that layout works in.

/// A position in points; x grows to the right, y grows downwards.
public struct Point: Hashable, Sendable {
  /// Distance from the left edge, in points.
  public var x: Double
  /// Distance from the top edge, in points.
  public var y: Double

  /// The origin of every coordinate space: its top left corner.
  public static let zero = Point(x: 0, y: 0)

  /// Creates a position; both coordinates are in points.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// An extent in points. Layout clamps negative and non-finite extents (see
/// ``Size/sanitized(limit:)``).
public struct Size: Hashable, Sendable {
  /// Horizontal extent, in points.
  public var width: Double
  /// Vertical extent, in points.
  public var height: Double

  /// No extent.
  public static let zero = Size(width: 0, height: 0)

  /// Creates an extent; both lengths are in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The size with NaN and negative lengths as 0 and anything above `limit` as `limit`.
  ///
  /// - Parameter limit: the greatest length, in points. Default 100,000: more than any picture that
  ///   fits the pixel budget.
  public func sanitized(limit: Double = 100_000) -> Size {
    Size(width: clampedLength(width, limit: limit), height: clampedLength(height, limit: limit))
  }
}

/// `length` with NaN and negative values as 0 and anything above `limit` as `limit`.
package func clampedLength(_ length: Double, limit: Double = 100_000) -> Double {
  // Written so that NaN, which compares false with everything, falls through to 0.
  length > 0 ? (length < limit ? length : limit) : 0
}

/// A rectangle in points: an origin at the top left and a size.
public struct Rect: Hashable, Sendable {
  /// The top left corner.
  public var origin: Point
  /// The extent.
  public var size: Size

  /// The empty rect at the origin.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// Creates a rect from its top left corner and extent.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rect; all values are in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The left edge.
  public var minX: Double { origin.x }
  /// The top edge.
  public var minY: Double { origin.y }
  /// The right edge.
  public var maxX: Double { origin.x + size.width }
  /// The bottom edge.
  public var maxY: Double { origin.y + size.height }
  /// The horizontal center.
  public var midX: Double { origin.x + size.width / 2 }
  /// The vertical center.
  public var midY: Double { origin.y + size.height / 2 }
  /// The horizontal extent.
  public var width: Double { size.width }
  /// The vertical extent.
  public var height: Double { size.height }

  /// The rect moved by `dx` to the right and `dy` down.
  public func offsetBy(dx: Double, dy: Double) -> Rect {
    Rect(x: origin.x + dx, y: origin.y + dy, width: size.width, height: size.height)
  }

  /// Whether every point of `other` lies in this rect; edges count as inside.
  public func contains(_ other: Rect) -> Bool {
    other.minX >= minX && other.minY >= minY && other.maxX <= maxX && other.maxY <= maxY
  }
}

/// The radii of the four corners of a box, in points. Radii that overlap are scaled down together
/// when they meet a box.
public struct CornerRadii: Hashable, Sendable {
  /// Radius of the top left corner.
  public var topLeft: Double
  /// Radius of the top right corner.
  public var topRight: Double
  /// Radius of the bottom right corner.
  public var bottomRight: Double
  /// Radius of the bottom left corner.
  public var bottomLeft: Double

  /// Square corners.
  public static let zero = CornerRadii(all: 0)

  /// Creates radii clockwise from the top left, in the order that CSS uses.
  public init(
    topLeft: Double = 0, topRight: Double = 0, bottomRight: Double = 0, bottomLeft: Double = 0
  ) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// Creates four equal radii.
  public init(all radius: Double) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }

  /// The one radius that all four corners share, or nil where they differ.
  public var uniform: Double? {
    topLeft == topRight && topRight == bottomRight && bottomRight == bottomLeft ? topLeft : nil
  }

  /// Left and right exchanged, as right-to-left mirroring does.
  public var mirrored: CornerRadii {
    CornerRadii(
      topLeft: topRight, topRight: topLeft, bottomRight: bottomLeft, bottomLeft: bottomRight)
  }
}
