/// The canvas for a view's own content: shapes and images in points, which become display items.
import Foundation
import LikenessBase
import LikenessDisplayList
import LikenessText

/// The surface that ``View/draw(in:)`` draws on, in points from the view's top left corner.
///
/// Content is not mirrored automatically; use ``layoutDirection``. NaN and out-of-range lengths are
/// clamped. A color that names a token is recorded with it, so that a change of the theme is
/// explained by the token.
public struct Canvas {
  /// The extent of the view.
  public let size: CGSize
  /// The direction of the view's content.
  public let layoutDirection: LayoutDirection
  /// The color of controls and template images here.
  public let tintColor: Color
  /// Pixels per point.
  public let scale: Scale

  /// The content size category, for fonts that follow a text style.
  public var contentSizeCategory: ContentSizeCategory { textTraits.contentSizeCategory }
  /// Whether texts are shown pseudo-localized here.
  public var showsPseudolocalizedText: Bool { textTraits.isPseudolocalized }

  let textTraits: TextTraits
  /// Where points are measured from; layers have their own.
  var origin: CGPoint
  let path: ViewPath
  let tokens: TokenResolver
  /// The fonts of the view; nil for the embedded typeface.
  var fonts: FontLibrary?
  var items: [PaintedItem] = []
  var images: [ContentDigest: Bitmap] = [:]
  /// The maximum extent of the items.
  var extent: FixedRect?
  var texts: [DrawnText] = []
  /// The properties of texts that no item records.
  var unshown = PropertyList()
  /// The parts that could not be drawn as requested.
  var warnings: [String] = []
  /// The intersection of the current clips; nil without one.
  private(set) var clip: FixedRect?

  init(
    size: CGSize, origin: CGPoint, layoutDirection: LayoutDirection, textTraits: TextTraits,
    tintColor: Color, scale: Scale, path: ViewPath,
    fonts: FontLibrary?, tokens: TokenResolver
  ) {
    self.size = size
    self.origin = origin
    self.layoutDirection = layoutDirection
    self.textTraits = textTraits
    self.tintColor = tintColor
    self.scale = scale
    self.path = path
    self.fonts = fonts
    self.tokens = tokens
  }

  /// Draws a rounded rect with one color, and with a border inside its edge where one is given.
  ///
  /// - Parameter properties: Adds the properties of the view that shaped the item, to record them
  ///   in the display list.
  public mutating func fill(
    _ rect: CGRect, radii: CornerRadii = .zero, color: Color, borderWidth: Double = 0,
    borderColor: Color = .clear,
    properties: (inout PropertyList) -> Void = { _ in }
  ) {
    let shape = roundedRect(rect, radii: radii)
    let width = scale.fixed(clampedLength(borderWidth))
    let (fill, edge) = (color, borderColor)
    let (color, borderColor) = (resolved(fill), resolved(edge))
    let border =
      width > .zero && borderColor.alpha > 0 ? Border(width: width, color: borderColor) : nil
    guard !shape.rect.isEmpty, color.alpha > 0 || border != nil else { return }
    let box = Box(shape, fill: color.alpha > 0 ? .color(color) : nil, border: border)
    append(.box(box), covering: shape.rect) { list in
      properties(&list)
      list.addTokens(of: fill, named: "color", explains: [.boxFill])
      list.addTokens(of: edge, named: "borderColor", explains: [.borderColor])
    }
  }

  /// Draws the shadow of a rounded rect below subsequent drawing.
  public mutating func drawShadow(
    of rect: CGRect, radii: CornerRadii = .zero, style: ShadowStyle,
    properties: (inout PropertyList) -> Void = { _ in }
  ) {
    guard
      let shadow = Shadow(
        tokens.shadow(style, of: nil), of: roundedRect(rect, radii: radii), cutout: false,
        scale: scale)
    else {
      return
    }
    append(.shadow(shadow), covering: shadow.extent) { list in
      properties(&list)
      list.addTokens(of: style, named: "shadow", explains: [.shadowColor])
    }
  }

  /// Draws an image, or a part of it in the image's own points, stretched to a rect.
  public mutating func draw(
    _ image: Image, part: CGRect? = nil, in rect: CGRect, tint: Color? = nil,
    interpolation: ImagePlacement.Interpolation = .bilinear,
    properties: (inout PropertyList) -> Void = { _ in }
  ) {
    if part == nil, let resizing = image.resizing {
      return draw(image, resizing, in: rect, tint, interpolation, properties)
    }
    if let symbol = image.symbol {
      return draw(symbol, of: image.size, part, in: rect, tint, properties)
    }
    let destination = fixedRect(rect)
    let whole = FixedRect(
      x: .zero, y: .zero, width: Fixed(image.bitmap.width), height: Fixed(image.bitmap.height))
    let source = part.map { FixedRect($0, scale: image.scale) } ?? whole
    guard !destination.isEmpty, !source.isEmpty else { return }
    // A tint takes the place of the colors.
    if let left = tint == nil ? image.notApplied : image.notApplied?.withoutColors {
      warn(left.warning)
    }
    images[image.digest] = image.bitmap
    let placement = ImagePlacement(
      image: image.digest, source: source, destination: destination, interpolation: interpolation,
      tint: tint.map(resolved))
    append(.image(placement), covering: destination) { list in
      properties(&list)
      list.addTokens(of: tint, named: "tint", explains: [.imageTint])
    }
  }

  /// Clips what `body` draws to a rounded rect.
  public mutating func clip(
    to rect: CGRect, radii: CornerRadii = .zero, _ body: (inout Canvas) -> Void
  ) {
    let open = beginClip(roundedRect(rect, radii: radii))
    body(&self)
    endClip(open)
  }

  /// A clip that drawing goes on in.
  struct OpenClip {
    let bounds: FixedRect
    let start: Int
    let extentOutside: FixedRect?
    let clipAround: FixedRect?
  }

  /// Clips what is drawn until ``endClip(_:)``.
  mutating func beginClip(
    _ shape: RoundedRect, properties: (inout PropertyList) -> Void = { _ in }
  ) -> OpenClip {
    beginClip(.clip(shape), within: shape.rect, properties: properties)
  }

  mutating func beginClip(
    _ drawing: Drawing, within bounds: FixedRect, properties: (inout PropertyList) -> Void
  ) -> OpenClip {
    let open = OpenClip(
      bounds: bounds, start: items.count, extentOutside: extent, clipAround: clip)
    var list = PropertyList(tokens)
    properties(&list)
    items.append(PaintedItem(drawing: drawing, path: path, properties: list.properties))
    extent = nil
    clip = clip.map { overlap($0, bounds) } ?? bounds
    return open
  }

  mutating func endClip(_ open: OpenClip) {
    clip = open.clipAround
    guard items.count > open.start + 1, !open.bounds.isEmpty else {
      items.removeSubrange(open.start...)
      extent = open.extentOutside
      return
    }
    items.append(PaintedItem(drawing: .end, path: path))
    extent = union(
      open.extentOutside, extent.flatMap { intersection($0, open.bounds) })
  }

  /// Records a text to be drawn and returns where its ink is.
  mutating func note(_ text: TextLayout, in room: FixedRect, top: Fixed) -> DrawnText {
    let drawn = DrawnText(text, room: room, top: top, clip: clip, fonts: fonts ?? .embedded)
    texts.append(drawn)
    return drawn
  }

  mutating func append(
    _ drawing: Drawing, covering rect: FixedRect, properties: (inout PropertyList) -> Void
  ) {
    var list = PropertyList(tokens)
    properties(&list)
    items.append(PaintedItem(drawing: drawing, path: path, properties: list.properties))
    extent = union(extent, rect)
  }

  /// Returns the value of a color whose property the item records.
  func resolved(_ color: Color) -> StraightColor { tokens.color(color, of: nil) }

  /// Returns a rect of the view on the picture's grid.
  func fixedRect(_ rect: CGRect) -> FixedRect {
    FixedRect(sanitized(rect).offsetBy(dx: origin.x, dy: origin.y), scale: scale)
  }

  /// Returns a rounded rect of the view on the picture's grid.
  func roundedRect(_ rect: CGRect, radii: CornerRadii) -> RoundedRect {
    RoundedRect(rect: fixedRect(rect), radii: FixedCornerRadii(radii, scale: scale))
  }
}
