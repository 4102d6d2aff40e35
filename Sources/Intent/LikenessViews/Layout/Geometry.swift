/// Geometry in points. It is Foundation's, as in UIKit; pixels have types of their own, so that the
/// two cannot be mixed.
import Foundation
import LikenessDisplayList

extension CGSize {
  /// As much space as a view asks for.
  public static let unbounded = CGSize(width: CGFloat.infinity, height: .infinity)
  /// A width, and as much height as a view asks for.
  public static func width(_ width: CGFloat) -> CGSize { CGSize(width: width, height: .infinity) }

  /// The size with NaN and negative lengths as 0, and anything above 100,000 as that: more than any
  /// picture that can be drawn.
  var sanitized: CGSize { CGSize(width: clampedLength(width), height: clampedLength(height)) }
}

extension FixedRect {
  /// Creates a rect from two edges in each direction, each rounded by itself, so that boxes that
  /// touch in points touch in pixels.
  package init(_ rect: CGRect, scale: Scale) {
    let left = scale.fixed(rect.minX)
    let top = scale.fixed(rect.minY)
    self.init(
      x: left, y: top, width: scale.fixed(rect.maxX) - left, height: scale.fixed(rect.maxY) - top)
  }
}
