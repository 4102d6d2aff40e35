/// The protocol of typefaces: what text layout and drawing need to know of a font.
import LikenessDisplayList

/// A font that can be measured and drawn.
package protocol Typeface: Sendable {
  /// The font's name and digest in display lists. The first use may hash the font's content.
  var reference: FontReference { get }
  /// The name in ``reference``, at no cost. Default: the reference's.
  var name: String { get }
  /// The weight that it is drawn for; nil, the default, where it does not say.
  var weight: Font.Weight? { get }
  /// Whether the weight is a requested one, set on the weight axis of a variable font. Default:
  /// false.
  var followsWeight: Bool { get }
  /// Whether the glyphs can stand on whole pixels only; layout then rounds what it adds to the
  /// advances. Default: true, because masks do.
  var standsOnWholePixels: Bool { get }
  /// The size at which the font is really drawn when `size` is asked for: the nearest that it can
  /// do. Default: every size.
  func drawnSize(for size: Fixed) -> Fixed
  /// The distances that lines are set by, at a size in device pixels to the em.
  func metrics(size: Fixed) -> FontMetrics
  /// The glyph that shows a character, or nil where the font has none, or none that can be read.
  func glyph(for scalar: Unicode.Scalar) -> UInt32?
  /// How far a glyph moves the pen, in device pixels.
  func advance(of glyph: UInt32, size: Fixed) -> Fixed
  /// The glyphs of a stretch of text in the order in which they stand, from left to right in either
  /// direction; nil where the font has no shaper.
  ///
  /// Default: nil, and each character is shown by the glyph that ``glyph(for:)`` gives. A character
  /// that the font lacks is shaped as glyph 0. A font with a shaper returns nil, too, if it needs a
  /// glyph that can't be read.
  func shaped(_ run: ShapingRun, size: Fixed) -> [ShapedGlyph]?
  /// The shape of a glyph at a size.
  func shape(of glyph: UInt32, size: Fixed) -> GlyphShape
  /// The curves of a glyph that is drawn at a size, to be turned or scaled; nil where there are
  /// none. Default: those of its shape.
  func outline(of glyph: UInt32, size: Fixed) -> GlyphOutline?
}

extension Typeface {
  /// The name in ``reference``.
  public var name: String { reference.name }
  /// Nil: not said.
  public var weight: Font.Weight? { nil }
  /// False: the weight is the font's own.
  public var followsWeight: Bool { false }
  /// True: masks stand on whole pixels.
  public var standsOnWholePixels: Bool { true }
  /// `size` itself.
  package func drawnSize(for size: Fixed) -> Fixed { size }

  package func outline(of glyph: UInt32, size: Fixed) -> GlyphOutline? {
    switch shape(of: glyph, size: size) {
    case .outline(let outline): outline
    case .empty: GlyphOutline(unitsPerEm: 1, contours: [])
    case .mask: nil
    }
  }

  /// The shapes of the font's glyphs, for drawing.
  package var glyphShapes: GlyphShapes {
    GlyphShapes(standsOnWholePixels: standsOnWholePixels, shape: shape)
  }
}

/// The distances that lines are set by, in device pixels.
package struct FontMetrics: Hashable, Sendable {
  /// From the baseline up to the top of the line.
  package var ascent: Fixed
  /// From the baseline down to the bottom of the line; positive.
  package var descent: Fixed
  /// Extra space between lines.
  package var leading: Fixed
  /// Height of capitals.
  package var capHeight: Fixed
  /// Height of small letters.
  package var xHeight: Fixed
  /// From the baseline to the top of an underline; negative is below.
  package var underlineTop: Fixed
  /// Thickness of an underline.
  package var underlineThickness: Fixed
  /// From the baseline up to the top of a line through the letters; nil centers it at half the
  /// height of small letters.
  var strikethroughTop: Fixed?
  /// Thickness of a line through the letters.
  var strikethroughThickness: Fixed

  /// Creates metrics. Without a thickness of its own a line through the letters is as thick as an
  /// underline.
  package init(
    ascent: Fixed, descent: Fixed, leading: Fixed, capHeight: Fixed, xHeight: Fixed,
    underlineTop: Fixed, underlineThickness: Fixed,
    strikethroughTop: Fixed? = nil, strikethroughThickness: Fixed? = nil
  ) {
    self.ascent = ascent
    self.descent = descent
    self.leading = leading
    self.capHeight = capHeight
    self.xHeight = xHeight
    self.underlineTop = underlineTop
    self.underlineThickness = underlineThickness
    self.strikethroughTop = strikethroughTop
    self.strikethroughThickness = strikethroughThickness ?? underlineThickness
  }

  /// Ascent and descent together: the height of a line without extra space.
  package var lineHeight: Fixed { ascent + descent }
}
