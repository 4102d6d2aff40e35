/// Glyph runs: how a display list stores text, and what drawing needs of a font.
import LikenessBase

/// A font as a display list names it: by what it is called and by the hash of its content.
package struct FontReference: Hashable, Sendable {
  /// The name for people: family and weight, `Likeness Sans Bold`.
  package var name: String
  /// The hash of the font's content. Drawing finds the font by it, so another file of the same name
  /// can't take its place.
  package var digest: ContentDigest

  package init(name: String, digest: ContentDigest) {
    self.name = name
    self.digest = digest
  }

  /// Names are compared scalar by scalar, as the list is written.
  package static func == (a: Self, b: Self) -> Bool {
    a.digest == b.digest && a.name.hasScalars(of: b.name)
  }
}

/// One glyph of a run and where it stands.
package struct PositionedGlyph: Hashable, Sendable {
  /// The glyph's number in its font; in a bitmap font the Unicode scalar.
  package var id: UInt32
  /// Distance of the glyph's origin from the run's, to the right, in device pixels.
  package var x: Fixed
  /// The distance of the glyph's origin from the run's, downwards, in device pixels; 0 except for
  /// marks and the like.
  package var y: Fixed

  package init(id: UInt32, x: Fixed, y: Fixed = .zero) {
    self.id = id
    self.x = x
    self.y = y
  }
}

/// Glyphs of one font, size and line, in drawing order.
package struct GlyphRun: Hashable, Sendable {
  /// The font that all the glyphs come from.
  package var font: FontReference
  /// Device pixels to the em.
  package var size: Fixed
  /// The text that the glyphs show; for people and for search, never for drawing.
  package var text: String
  /// The glyphs, with offsets from the run's origin, which lies on the baseline.
  package var glyphs: [PositionedGlyph]

  package init(font: FontReference, size: Fixed, text: String, glyphs: [PositionedGlyph]) {
    self.font = font
    self.size = size
    self.text = text
    self.glyphs = glyphs
  }

  /// Texts are compared scalar by scalar: two of equal glyphs can be written differently.
  package static func == (a: Self, b: Self) -> Bool {
    a.font == b.font && a.size == b.size && a.glyphs == b.glyphs && a.text.hasScalars(of: b.text)
  }
}

/// The shapes of one font's glyphs: everything that drawing needs of a font.
package struct GlyphShapes: Sendable {
  /// Whether glyphs can stand on whole pixels only, because they are masks.
  package let standsOnWholePixels: Bool
  private let shape: @Sendable (_ glyph: UInt32, _ size: Fixed) -> GlyphShape

  /// Creates the shapes from a function that returns what a glyph looks like at a size, in device
  /// pixels to the em. Any thread may call it.
  package init(
    standsOnWholePixels: Bool,
    shape: @escaping @Sendable (_ glyph: UInt32, _ size: Fixed) -> GlyphShape
  ) {
    self.standsOnWholePixels = standsOnWholePixels
    self.shape = shape
  }

  /// Returns what a glyph looks like at a size.
  package func shape(of glyph: UInt32, size: Fixed) -> GlyphShape { shape(glyph, size) }
}

/// Finds the font of a glyph run; nil where no font has this content. Any thread may call it.
package typealias GlyphSource = @Sendable (FontReference) -> GlyphShapes?
