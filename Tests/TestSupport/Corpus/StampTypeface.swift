/// The smallest possible font, for tests of glyph drawing.
import LikenessBase
import LikenessDisplayList
import LikenessSystem
import LikenessText

/// A font of one glyph: 3 by 2 pixels, one pixel to the right of its origin, its upper row two
/// pixels above the baseline.
package struct StampTypeface: Typeface {
  /// A digest that no real font has.
  package var reference: FontReference {
    FontReference(name: CorpusFont.stamp.rawValue, digest: ContentDigest(of: "stamp"))
  }

  /// Creates the font.
  package init() {}

  /// The line height is two pixels.
  package func metrics(size: Fixed) -> FontMetrics {
    FontMetrics(
      ascent: Fixed(2), descent: .zero, leading: .zero, capHeight: Fixed(2), xHeight: Fixed(2),
      underlineTop: .zero,
      underlineThickness: Fixed(1))
  }

  /// Every character has a glyph.
  package func glyph(for scalar: Unicode.Scalar) -> UInt32? { scalar.value }
  /// The advance is four pixels.
  package func advance(of glyph: UInt32, size: Fixed) -> Fixed { Fixed(4) }

  /// The stamp; empty for a space.
  package func shape(of glyph: UInt32, size: Fixed) -> GlyphShape {
    CorpusFont.stamp.shape(of: glyph)
  }
}
