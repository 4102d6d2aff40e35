/// A picture that a view can show.
import Foundation
import LikenessBase
import LikenessDisplayList
import LikenessText

/// A picture with its scale: UIKit's `UIImage`, without files.
///
/// A class, so that an extension can add a `convenience init`. Equal images are interchangeable.
public final class Image: Hashable, Sendable {
  /// Whether the picture's own colors are shown.
  public enum RenderingMode: String, Hashable, Sendable, CaseIterable {
    /// The colors as they are.
    case original
    /// The tint color, with the picture's opacity.
    case template

    /// UIKit's name for ``original``.
    public static let alwaysOriginal = RenderingMode.original
    /// UIKit's name for ``template``.
    public static let alwaysTemplate = RenderingMode.template
    /// The colors as they are: no place here prefers a template, as UIKit's bars do.
    public static let automatic = RenderingMode.original
  }

  /// The pixels.
  public let bitmap: Bitmap
  /// Image pixels per point.
  public let scale: Scale
  /// Whether the picture's own colors are shown.
  public let renderingMode: RenderingMode
  /// Whether the picture is shown mirrored where content runs from right to left, as an arrow to
  /// what comes next should; false by default.
  public let flipsForRightToLeftLayoutDirection: Bool
  /// The name of the picture in display lists and causes, such as its file: `reply.png`. Nil stands
  /// for the digest of the pixels. It changes no pixel, so images that differ only in it are equal.
  public let name: String?
  /// The name of the pixels in a display list.
  package let digest: ContentDigest
  /// What the picture does not show as asked, if anything.
  let warning: String?
  /// What the image's file asks for and the pixels don't show, if anything.
  let notApplied: NotApplied?
  /// The symbol that is drawn in place of the pixels.
  let symbol: Symbol?
  /// The edges that keep their size where the image is drawn in another.
  let resizing: Resizing?

  /// Creates an image from its pixels.
  ///
  /// - Parameters:
  ///   - bitmap: the pixels.
  ///   - scale: image pixels per point; 1 by default.
  ///   - renderingMode: original by default.
  ///   - name: what display lists and causes call it; nil by default.
  public convenience init(
    _ bitmap: Bitmap, scale: Scale = .one, renderingMode: RenderingMode = .original,
    name: String? = nil
  ) {
    self.init(bitmap, scale, renderingMode, name, nil)
  }

  /// Creates an image from the pixels of a file. A view that shows it warns about what is not
  /// applied.
  package convenience init(
    _ bitmap: Bitmap, scale: Scale, name: String? = nil, notApplied: NotApplied?
  ) {
    self.init(bitmap, scale, .original, name, nil, notApplied: notApplied)
  }

  /// Creates an image as another one, except for what is named.
  convenience init(
    _ image: Image, bitmap: Bitmap? = nil, renderingMode: RenderingMode? = nil,
    name: String? = nil, flips: Bool? = nil, warning: String? = nil, resizing: Resizing? = nil
  ) {
    self.init(
      bitmap ?? image.bitmap, image.scale, renderingMode ?? image.renderingMode,
      name ?? image.name, bitmap == nil ? image.symbol : nil,
      digest: bitmap == nil ? image.digest : nil,
      flips: flips ?? image.flipsForRightToLeftLayoutDirection,
      warning: warning ?? image.warning, notApplied: image.notApplied,
      resizing: resizing ?? image.resizing)
  }

  init(
    _ bitmap: Bitmap, _ scale: Scale, _ renderingMode: RenderingMode, _ name: String?,
    _ symbol: Symbol?, digest: ContentDigest? = nil, flips: Bool = false,
    warning: String? = nil, notApplied: NotApplied? = nil, resizing: Resizing? = nil
  ) {
    self.bitmap = bitmap
    self.digest = digest ?? bitmap.digest
    self.scale = scale
    self.renderingMode = renderingMode
    self.name = name
    self.symbol = symbol
    flipsForRightToLeftLayoutDirection = flips
    self.warning = warning
    self.notApplied = notApplied
    self.resizing = resizing
  }

  /// The extent in points.
  public var size: CGSize {
    CGSize(width: Double(bitmap.width) / scale.factor, height: Double(bitmap.height) / scale.factor)
  }

  /// The same image in another rendering mode.
  public func withRenderingMode(_ mode: RenderingMode) -> Image {
    Image(self, renderingMode: mode)
  }

  /// The same image, to be shown mirrored where content runs from right to left.
  public func imageFlippedForRightToLeftLayoutDirection() -> Image {
    Image(self, flips: true)
  }

  /// The image in one color, with its own opacity. A color that names a token makes a template
  /// instead, whose color only the view that shows it knows.
  public func withTintColor(_ color: Color, renderingMode: RenderingMode = .original) -> Image {
    guard case .straight(let tint) = color.resolvedColor(with: .current).value else {
      return withRenderingMode(.template)
    }
    if let symbol { return Image(symbol.tinted(color), name: name, renderingMode) }
    let pixels = Bitmap(
      size: bitmap.size,
      initializingWith: { target in
        bitmap.bytes.withUnsafeBytes { source in
          for start in stride(from: 0, to: source.count, by: 4) {
            target[start] = tint.red
            target[start + 1] = tint.green
            target[start + 2] = tint.blue
            target[start + 3] = multiplied(source[start + 3], tint.alpha)
          }
        }
      })
    return Image(
      pixels, scale, renderingMode, name, nil, flips: flipsForRightToLeftLayoutDirection,
      warning: warning, notApplied: notApplied?.withoutColors, resizing: resizing)
  }

  /// The image with left and right exchanged.
  var mirrored: Image {
    if let symbol { return Image(symbol.mirrored, name: name, renderingMode) }
    let pixels = bitmap.picking(columns: (0..<bitmap.width).reversed(), rows: 0..<bitmap.height)
    return Image(self, bitmap: pixels, resizing: resizing?.mirrored)
  }

  /// Whether both have the same pixels, scale, mode and way in right-to-left content; pixels are
  /// compared by their digest.
  public static func == (a: Image, b: Image) -> Bool {
    a.digest == b.digest && a.scale == b.scale && a.renderingMode == b.renderingMode
      && a.flipsForRightToLeftLayoutDirection == b.flipsForRightToLeftLayoutDirection
      && a.symbol == b.symbol && a.resizing == b.resizing
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(digest)
    hasher.combine(scale)
    hasher.combine(renderingMode)
    hasher.combine(flipsForRightToLeftLayoutDirection)
  }
}
