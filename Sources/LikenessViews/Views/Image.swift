/// A picture that a view can show.
import LikenessDigest
import LikenessGraphics

/// A picture with its scale: UIKit's `UIImage`, without files.
public struct Image: Hashable, Sendable {
  /// Whether the picture's own colours are shown.
  public enum RenderingMode: String, Hashable, Codable, Sendable, CaseIterable {
    /// The colours as they are.
    case original
    /// The tint colour, with the picture's opacity.
    case template
  }

  /// The pixels.
  public let bitmap: Bitmap
  /// Pixels of the picture to a point.
  public let scale: Scale
  /// Whether the picture's own colours are shown.
  public var renderingMode: RenderingMode
  /// What names the pixels in a display list.
  public let digest: ContentDigest

  /// Creates an image from its pixels.
  ///
  /// - Parameters:
  ///   - bitmap: the pixels.
  ///   - scale: pixels of the picture to a point; 1 by default.
  ///   - renderingMode: original by default.
  public init(_ bitmap: Bitmap, scale: Scale = .one, renderingMode: RenderingMode = .original) {
    self.bitmap = bitmap
    self.scale = scale
    self.renderingMode = renderingMode
    digest = bitmap.digest
  }

  /// The extent in points.
  public var size: Size { Size(width: Double(bitmap.width) / scale.factor, height: Double(bitmap.height) / scale.factor) }

  /// The same image in another rendering mode.
  public func withRenderingMode(_ mode: RenderingMode) -> Image {
    var image = self
    image.renderingMode = mode
    return image
  }

  /// Whether both have the same pixels, scale and mode; pixels are compared by their digest.
  public static func == (a: Image, b: Image) -> Bool {
    a.digest == b.digest && a.scale == b.scale && a.renderingMode == b.renderingMode
  }

  /// Feeds what ``==(_:_:)`` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(digest)
    hasher.combine(scale)
    hasher.combine(renderingMode)
  }
}
