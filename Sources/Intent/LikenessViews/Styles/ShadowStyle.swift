/// A shadow as an author describes it.
import LikenessGraphics
import LikenessText

/// The shadow of a box, in the terms of CSS's `box-shadow`; lengths in points.
///
/// It is cast by the box, whatever the box holds, and shows outside the box only, unless the background is opaque and covers it anyway. Clipping to
/// bounds does not cut it off. The offset is not mirrored from right to left: light falls the same way.
public struct ShadowStyle: Hashable, Codable, Sendable {
  /// Distance to the right.
  public var dx: Double
  /// Distance downwards.
  public var dy: Double
  /// How far the edge is blurred; the standard deviation of the Gaussian is half of it. 0 gives a sharp edge.
  public var blurRadius: Double
  /// How much larger than the box the shadow is, at each edge; may be negative.
  public var spread: Double
  /// The color.
  public var color: Color

  /// Creates a shadow; lengths in points. Without arguments but a color it lies right under the box, and does not show.
  public init(color: Color, dx: Double = 0, dy: Double = 0, blurRadius: Double = 0, spread: Double = 0) {
    self.dx = dx
    self.dy = dy
    self.blurRadius = blurRadius
    self.spread = spread
    self.color = color
  }
}

extension ShadowStyle {
  private enum CodingKeys: CodingKey {
    case dx
    case dy
    case blurRadius
    case spread
    case color
  }

  /// Reads the color, and lengths where they are there; 0 elsewhere.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func length(_ key: CodingKeys) throws -> Double { try container.decodeIfPresent(Double.self, forKey: key) ?? 0 }
    self.init(
      color: try container.decode(Color.self, forKey: .color), dx: try length(.dx), dy: try length(.dy),
      blurRadius: try length(.blurRadius), spread: try length(.spread))
  }
}
