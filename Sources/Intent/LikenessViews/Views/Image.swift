/// A picture that a view can show.
import Foundation
import LikenessBase
import LikenessDisplayList

/// A picture with its scale: UIKit's `UIImage`, without files.
public struct Image: Hashable, Sendable {
  /// Whether the picture's own colors are shown.
  public enum RenderingMode: String, Hashable, Sendable, CaseIterable {
    /// The colors as they are.
    case original
    /// The tint color, with the picture's opacity.
    case template
  }

  /// The pixels.
  public let bitmap: Bitmap
  /// Image pixels per point.
  public let scale: Scale
  /// Whether the picture's own colors are shown.
  public var renderingMode: RenderingMode
  /// Whether the picture is shown mirrored where content runs from right to left, as an arrow to
  /// what comes next should; false by default.
  public private(set) var flipsForRightToLeftLayoutDirection = false
  /// The name of the picture in display lists and causes, such as its file: `reply.png`. Nil stands
  /// for the digest of the pixels. It changes no pixel, so images that differ only in it are equal.
  public var name: String?
  /// The name of the pixels in a display list.
  package let digest: ContentDigest

  /// Creates an image from its pixels.
  ///
  /// - Parameters:
  ///   - bitmap: the pixels.
  ///   - scale: image pixels per point; 1 by default.
  ///   - renderingMode: original by default.
  ///   - name: what display lists and causes call it; nil by default.
  public init(
    _ bitmap: Bitmap, scale: Scale = .one, renderingMode: RenderingMode = .original,
    name: String? = nil
  ) {
    self.bitmap = bitmap
    self.name = name
    self.scale = scale
    self.renderingMode = renderingMode
    digest = bitmap.digest
  }

  /// The extent in points.
  public var size: CGSize {
    CGSize(width: Double(bitmap.width) / scale.factor, height: Double(bitmap.height) / scale.factor)
  }

  /// The same image in another rendering mode.
  public func withRenderingMode(_ mode: RenderingMode) -> Image {
    var image = self
    image.renderingMode = mode
    return image
  }

  /// The same image, to be shown mirrored where content runs from right to left.
  public func imageFlippedForRightToLeftLayoutDirection() -> Image {
    var image = self
    image.flipsForRightToLeftLayoutDirection = true
    return image
  }

  /// The image with left and right exchanged.
  var mirrored: Image {
    let width = bitmap.width
    let pixels = Bitmap(
      size: bitmap.size,
      initializingWith: { target in
        bitmap.bytes.withUnsafeBytes { source in
          for y in 0..<bitmap.height {
            for x in 0..<width {
              let pixel = source.loadUnaligned(fromByteOffset: (y * width + x) * 4, as: UInt32.self)
              target.storeBytes(
                of: pixel, toByteOffset: (y * width + width - 1 - x) * 4, as: UInt32.self)
            }
          }
        }
      })
    return Image(pixels, scale: scale, renderingMode: renderingMode, name: name)
  }

  /// Whether both have the same pixels, scale, mode and way in right-to-left content; pixels are
  /// compared by their digest.
  public static func == (a: Image, b: Image) -> Bool {
    a.digest == b.digest && a.scale == b.scale && a.renderingMode == b.renderingMode
      && a.flipsForRightToLeftLayoutDirection == b.flipsForRightToLeftLayoutDirection
  }

  /// Hashes what ``==(_:_:)`` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(digest)
    hasher.combine(scale)
    hasher.combine(renderingMode)
    hasher.combine(flipsForRightToLeftLayoutDirection)
  }
}
