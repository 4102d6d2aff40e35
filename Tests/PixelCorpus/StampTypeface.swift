/// The smallest font there can be, for tests of what draws glyphs.
import LikenessDigest
import LikenessDisplayList
import LikenessGraphics
import LikenessText

/// A font of one glyph: 3 by 2 pixels, standing one pixel right of its origin, its upper row two pixels above the baseline.
package struct StampTypeface: Typeface {
  /// Found by a digest that no real font has.
  package var reference: FontReference { FontReference(name: CorpusFont.stamp.rawValue, digest: ContentDigest(of: "stamp")) }

  /// Creates the font.
  package init() {}

  /// Lines of two pixels.
  package func metrics(size: Fixed) -> FontMetrics {
    FontMetrics(
      ascent: Fixed(2), descent: .zero, leading: .zero, capHeight: Fixed(2), xHeight: Fixed(2), underlineTop: .zero,
      underlineThickness: Fixed(1))
  }

  /// Any character has a glyph.
  package func glyph(for scalar: Unicode.Scalar) -> UInt32? { scalar.value }
  /// Four pixels.
  package func advance(of glyph: UInt32, size: Fixed) -> Fixed { Fixed(4) }

  /// The stamp; nothing for a space.
  package func shape(of glyph: UInt32, size: Fixed) -> GlyphShape { CorpusFont.stamp.shape(of: glyph) }
}
