/// Insets that follow the direction of the layout.
import LikenessDisplayList
import LikenessText

/// Distances from the four edges of a box, in points; positive values point inwards.
///
/// The leading edge is the left one from left to right, and the right one from right to left.
public struct DirectionalEdgeInsets: Hashable, Sendable {
  /// Distance from the top edge.
  public var top: Double
  /// Distance from the leading edge.
  public var leading: Double
  /// Distance from the bottom edge.
  public var bottom: Double
  /// Distance from the trailing edge.
  public var trailing: Double

  /// No inset at any edge.
  public static let zero = DirectionalEdgeInsets(all: 0)

  /// Creates insets, an edge at a time, in the order that UIKit uses.
  public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates insets that are the same at all four edges.
  public init(all length: Double) {
    self.init(top: length, leading: length, bottom: length, trailing: length)
  }

  /// Creates insets that are the same at opposite edges.
  public init(horizontal: Double = 0, vertical: Double = 0) {
    self.init(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }

  /// The sum of the leading and the trailing inset.
  var horizontal: Double { leading + trailing }
  /// The sum of the top and the bottom inset.
  var vertical: Double { top + bottom }

  /// The insets without NaN and lengths beyond reason.
  var sanitized: DirectionalEdgeInsets {
    DirectionalEdgeInsets(
      top: sanitizedDistance(top), leading: sanitizedDistance(leading),
      bottom: sanitizedDistance(bottom),
      trailing: sanitizedDistance(trailing))
  }
}

extension Rect {
  /// The rect with each edge moved inwards by its inset; a length never falls below 0.
  func inset(by insets: DirectionalEdgeInsets, _ direction: LayoutDirection = .leftToRight) -> Rect
  {
    Rect(
      x: origin.x + (direction == .rightToLeft ? insets.trailing : insets.leading),
      y: origin.y + insets.top,
      width: max(0, size.width - insets.horizontal), height: max(0, size.height - insets.vertical))
  }
}
