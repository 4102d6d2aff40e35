/// Insets that follow the direction of the layout.
import Foundation
import LikenessDisplayList
import LikenessText

/// Distances from the four edges of a box, in points; positive values point inwards.
///
/// The leading edge is the left one from left to right, and the right one from right to left.
public struct DirectionalEdgeInsets: Hashable, Sendable {
  /// Distance from the top edge.
  public var top: Tokenized<Double>
  /// Distance from the leading edge.
  public var leading: Tokenized<Double>
  /// Distance from the bottom edge.
  public var bottom: Tokenized<Double>
  /// Distance from the trailing edge.
  public var trailing: Tokenized<Double>

  /// Whether leading means left and trailing right in every direction.
  var isAbsolute = false

  /// No inset at any edge.
  public static let zero = DirectionalEdgeInsets(all: 0)

  /// Creates insets, an edge at a time, in the order that UIKit uses.
  public init(
    top: Tokenized<Double>, leading: Tokenized<Double>, bottom: Tokenized<Double>,
    trailing: Tokenized<Double>
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates insets that are the same at all four edges.
  public init(all length: Tokenized<Double>) {
    self.init(top: length, leading: length, bottom: length, trailing: length)
  }

  /// Creates insets that are the same at opposite edges.
  public init(horizontal: Tokenized<Double> = 0, vertical: Tokenized<Double> = 0) {
    self.init(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }

  /// Creates insets from numbers of points, an edge at a time.
  @_disfavoredOverload
  public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.init(
      top: .value(top), leading: .value(leading), bottom: .value(bottom),
      trailing: .value(trailing))
  }

  /// Creates insets that are the same number of points at all four edges.
  @_disfavoredOverload
  public init(all length: Double) { self.init(all: .value(length)) }

  /// Creates insets that are the same numbers of points at opposite edges.
  @_disfavoredOverload
  public init(horizontal: Double = 0, vertical: Double = 0) {
    self.init(horizontal: .value(horizontal), vertical: .value(vertical))
  }
}

extension View {
  /// The insets in the theme of the tree, without NaN and lengths beyond reason.
  func edges(_ insets: DirectionalEdgeInsets) -> Edges {
    let edges = Edges(
      top: sanitizedDistance(points(insets.top)),
      leading: sanitizedDistance(points(insets.leading)),
      bottom: sanitizedDistance(points(insets.bottom)),
      trailing: sanitizedDistance(points(insets.trailing)))
    guard insets.isAbsolute, effectiveLayoutDirection == .rightToLeft else { return edges }
    return Edges(
      top: edges.top, leading: edges.trailing, bottom: edges.bottom, trailing: edges.leading)
  }

  /// The insets as they lie in the view's direction.
  func edgeInsets(_ insets: DirectionalEdgeInsets) -> EdgeInsets {
    let edges = edges(insets)
    let isMirrored = effectiveLayoutDirection == .rightToLeft
    return EdgeInsets(
      top: edges.top, left: isMirrored ? edges.trailing : edges.leading, bottom: edges.bottom,
      right: isMirrored ? edges.leading : edges.trailing)
  }
}

/// Insets in points.
struct Edges: Equatable {
  var top = 0.0
  var leading = 0.0
  var bottom = 0.0
  var trailing = 0.0

  /// The sum of the leading and the trailing inset.
  var horizontal: Double { leading + trailing }
  /// The sum of the top and the bottom inset.
  var vertical: Double { top + bottom }
}

extension CGRect {
  /// The rect with each edge moved inwards by its inset; a length never falls below 0.
  func inset(by insets: Edges, _ direction: LayoutDirection = .leftToRight) -> CGRect {
    CGRect(
      x: origin.x + (direction == .rightToLeft ? insets.trailing : insets.leading),
      y: origin.y + insets.top,
      width: max(0, size.width - insets.horizontal), height: max(0, size.height - insets.vertical))
  }
}
