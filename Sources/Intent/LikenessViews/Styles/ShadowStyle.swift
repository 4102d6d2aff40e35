/// A shadow as an author describes it.
import LikenessDisplayList
import LikenessText

/// The shadow of a box, as CSS's `box-shadow`; lengths are in points.
///
/// The box casts it regardless of its content. It shows only outside the box and is not clipped to
/// bounds. The offset is not mirrored for right-to-left layouts.
public struct ShadowStyle: Hashable, Sendable {
  /// Distance to the right.
  public var dx: Tokenized<Double>
  /// Distance downwards.
  public var dy: Tokenized<Double>
  /// The blur radius: twice the standard deviation of the Gaussian. 0 gives a sharp edge.
  public var blurRadius: Tokenized<Double>
  /// How far the shadow extends beyond the box at each edge; may be negative.
  public var spread: Tokenized<Double>
  /// The color.
  public var color: Color
  /// The token that gives the whole shadow, if one does.
  public private(set) var token: String?

  /// Creates a shadow; lengths are in points. With only a color, it lies exactly under the box and
  /// does not show.
  public init(
    color: Color, dx: Tokenized<Double> = 0, dy: Tokenized<Double> = 0,
    blurRadius: Tokenized<Double> = 0, spread: Tokenized<Double> = 0
  ) {
    self.dx = dx
    self.dy = dy
    self.blurRadius = blurRadius
    self.spread = spread
    self.color = color
  }

  /// A shadow of the theme: the first one of the token, and none if that is inset, which views do
  /// not draw.
  public static func token(_ name: String) -> ShadowStyle {
    var shadow = ShadowStyle(color: .clear)
    shadow.token = name
    return shadow
  }
}
