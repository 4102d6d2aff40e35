/// Lengths and corner radii in points. Rectangles in points are Foundation's, and stay with views.

/// `length` with NaN and negative values as 0 and anything above `limit` as `limit`.
package func clampedLength(_ length: Double, limit: Double = 100_000) -> Double {
  // Written so that NaN, which compares false with everything, falls through to 0.
  length > 0 ? (length < limit ? length : limit) : 0
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
