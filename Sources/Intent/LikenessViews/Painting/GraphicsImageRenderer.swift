/// Pictures that code draws itself.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import LikenessBase
import LikenessDisplayList
import LikenessText

/// The scale and background of a drawn image: UIKit's `UIGraphicsImageRendererFormat`.
public final class GraphicsImageRendererFormat {
  /// Pixels per point; 3 by default, as ``Screen/main``.
  public var scale: CGFloat = 3
  /// Whether the background is black; false by default, so it is clear.
  public var opaque = false
  /// Creates a format with the defaults.
  public init() {}

  /// Creates a format in the scale of some traits.
  public convenience init(for traits: TraitCollection) {
    self.init()
    if traits.displayScale > 0 { scale = traits.displayScale }
  }

  /// A format with the defaults.
  public static func `default`() -> GraphicsImageRendererFormat { GraphicsImageRendererFormat() }
}

/// What the body of a renderer draws on: UIKit's `UIGraphicsImageRendererContext`.
public final class GraphicsImageRendererContext {
  /// The context, also the current one.
  public let cgContext: CGContext
  /// The format.
  public let format: GraphicsImageRendererFormat

  init(_ context: CGContext, _ format: GraphicsImageRendererFormat) {
    cgContext = context
    self.format = format
  }

  /// The image as drawn so far.
  public var currentImage: Image {
    cgContext.image(opaque: format.opaque) ?? Image(orPlaceholder: "")
  }

  /// Fills a rectangle with the current color.
  public func fill(_ rect: CGRect) { cgContext.fill(rect) }
}

/// Draws images with Core Graphics' calls: UIKit's `UIGraphicsImageRenderer`. The image has pixels
/// in the format's scale. Views that show it repeat the warnings of drawing it.
public final class GraphicsImageRenderer {
  private let bounds: CGRect
  /// The format.
  public let format: GraphicsImageRendererFormat
  /// Creates a renderer of images of a size.
  public convenience init(size: CGSize, format: GraphicsImageRendererFormat = .default()) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer of images that show a rect.
  public init(bounds: CGRect, format: GraphicsImageRendererFormat = .default()) {
    self.bounds = bounds
    self.format = format
  }

  /// Draws an image; one without extent is a placeholder that warns.
  public func image(actions: (GraphicsImageRendererContext) -> Void) -> Image {
    let context = CGContext(.elsewhere(bounds.size, Scale(format.scale) ?? .three))
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    OpenImages.push(context, format.opaque)
    defer { OpenImages.pop() }
    let shown = GraphicsImageRendererContext(context, format)
    actions(shown)
    return shown.currentImage
  }
}

/// The images that are being drawn on this thread, the innermost last.
enum OpenImages {
  typealias Open = [(context: CGContext, isOpaque: Bool)]

  private static var open: Open {
    get { Thread.current.threadDictionary["LikenessOpenImages"] as? Open ?? [] }
    set { Thread.current.threadDictionary["LikenessOpenImages"] = newValue }
  }

  static func push(_ context: CGContext, _ isOpaque: Bool) { open.append((context, isOpaque)) }
  static func pop() { _ = open.popLast() }

  /// Closes all for a while.
  static func suspend() -> Open {
    let suspended = open
    if !suspended.isEmpty { open = [] }
    return suspended
  }

  static func resume(_ images: Open) { if !images.isEmpty { open = images } }

  static var last: (context: CGContext, isOpaque: Bool)? { open.last }
}

/// Begins an image that is drawn with the current context; a scale of 0 is that of the screen.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat)
{
  OpenImages.push(CGContext(.elsewhere(size, Scale(scale) ?? .three)), opaque)
}

/// Begins an image with a pixel to the point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// The image as drawn so far; nil outside of one, or without extent.
public func UIGraphicsGetImageFromCurrentImageContext() -> Image? {
  OpenImages.last.flatMap { $0.context.image(opaque: $0.isOpaque) }
}

/// Ends the image begun last.
public func UIGraphicsEndImageContext() { OpenImages.pop() }

extension CGContext {
  /// The image as drawn so far.
  public func makeImage() -> CGImage? { image(opaque: false) }

  fileprivate func image(opaque: Bool) -> Image? {
    let canvas = drawn
    guard let bitmap = canvas.bitmap(opaque ? .black : .clear) else { return nil }
    let warnings = canvas.warnings + canvas.texts.flatMap { $0.layout.warnings.map(\.description) }
    return Image(
      Image(bitmap, scale: canvas.scale),
      warning: warnings.isEmpty ? nil : warnings.joined(separator: " "))
  }
}

extension Canvas {
  /// The drawing as pixels; nil if it has no size.
  func bitmap(_ background: StraightColor = .clear) -> Bitmap? {
    let (width, height) = (scale.fixed(size.width).ceiling, scale.fixed(size.height).ceiling)
    guard let pixels = PixelSize(width: width, height: height) else { return nil }
    let list = DisplayList(
      size: pixels, scale: scale, background: background,
      items: items.map { DisplayItem($0.drawing, from: Provenance(path: "")) }, images: images)
    return try? list.rasterized(fonts: fonts ?? .embedded)
  }
}
