/// The font that has every character: a box with the character's Unicode number in it.
import LikenessBase
import LikenessDisplayList
import LikenessSans
import LikenessSystem

/// A font that has every character, as a box with its hexadecimal number; so nothing is ever left
/// out silently.
package struct MissingCharacterTypeface: Typeface {
  /// The one instance that is needed.
  package static let shared = MissingCharacterTypeface()

  /// The name, and the hash of the drawing's version and digits.
  package let reference: FontReference

  private init() {
    reference = FontReference(
      name: "Likeness Missing Characters", digest: ContentDigest(of: MissingCharacterBox.content))
  }

  /// Room for the box: 12 of 15 parts above the baseline, 3 below.
  package func metrics(size: Fixed) -> FontMetrics {
    let box = MissingCharacterBox(size)
    return FontMetrics(
      ascent: Fixed(box.top), descent: Fixed(box.height - box.top), leading: .zero,
      capHeight: Fixed(box.top), xHeight: Fixed(box.top),
      underlineTop: Fixed(-1), underlineThickness: Fixed(1))
  }

  /// The same range of sizes as of the embedded typeface.
  package func drawnSize(for size: Fixed) -> Fixed { EmbeddedTypeface.drawnSize(for: size) }

  /// The scalar itself, always.
  package func glyph(for scalar: Unicode.Scalar) -> UInt32? { scalar.value }

  /// The width of the box, and a part of it on either side.
  package func advance(of glyph: UInt32, size: Fixed) -> Fixed {
    MissingCharacterBox(drawnSize(for: size)).advance(of: glyph)
  }

  /// The box.
  package func shape(of glyph: UInt32, size: Fixed) -> GlyphShape {
    EmbeddedTypeface.missingCharacters.shape(of: glyph, size: size)
  }
}
