/// A typeface whose strokes are thickened by rule, for a weight that was never drawn.
import LikenessConcurrency
import LikenessDigest
import LikenessDisplayList
@_spi(Caches) import LikenessGraphics

/// An outline font in synthetic bold: every outline is moved outwards by ``GlyphOutline/emboldening`` of the em on each side, so that strokes grow by twice that,
/// 1/24 of the em, upright and level ones alike.
///
/// Advances, kerning and the heights of lines stay as the font has them, so a text keeps its line breaks, and marks stay where they stood over the middle of
/// their letters. A display list names the font by a name and a hash of its own.
package struct EmboldenedTypeface: Typeface {
  /// The font's name with `, synthetic bold`, and a hash of the font's hash and of this rule.
  package let reference: FontReference
  /// Bold.
  package let weight: Font.Weight? = .bold
  private let typeface: any Typeface
  private let outlines: SharedCache<UInt32, GlyphOutline>

  /// The most outlines that are kept; more than the glyphs of a text, fewer than a font of Chinese has.
  private static let keptOutlines = 4096
  private static let nameEnding = ", synthetic bold"

  /// Thickens a font; nil for one of pixels, which can't be.
  package init?(_ typeface: any Typeface) {
    guard !typeface.standsOnWholePixels else { return nil }
    self.typeface = typeface
    reference = Self.reference(for: typeface.reference)
    outlines = SharedCache(limit: Self.keptOutlines, exclusively: mutualExclusion())
  }

  /// What display lists call the synthetic bold of a font.
  package static func reference(for plain: FontReference) -> FontReference {
    FontReference(name: plain.name + nameEnding, digest: ContentDigest(of: "synthetic bold, 1/24 em\n\(plain.digest.hex)"))
  }

  /// The name of the font that was thickened; nil where the reference names no synthetic bold.
  package static func plainName(of reference: FontReference) -> String? {
    reference.name.hasSuffix(nameEnding) ? String(reference.name.dropLast(nameEnding.count)) : nil
  }

  /// False, as of the font.
  package var standsOnWholePixels: Bool { false }
  /// As of the font.
  package func drawnSize(for size: Fixed) -> Fixed { typeface.drawnSize(for: size) }
  /// As of the font.
  package func metrics(size: Fixed) -> FontMetrics { typeface.metrics(size: size) }
  /// As of the font.
  package func glyph(for scalar: Unicode.Scalar) -> UInt32? { typeface.glyph(for: scalar) }
  /// As of the font.
  package func hasDamagedGlyph(for scalar: Unicode.Scalar) -> Bool { typeface.hasDamagedGlyph(for: scalar) }
  /// As of the font.
  package func advance(of glyph: UInt32, size: Fixed) -> Fixed { typeface.advance(of: glyph, size: size) }
  /// As of the font.
  package func shaped(_ run: ShapingRun, size: Fixed) -> [ShapedGlyph]? { typeface.shaped(run, size: size) }

  /// The font's outline, thickened.
  package func shape(of glyph: UInt32, size: Fixed) -> GlyphShape {
    if let known = outlines.value(for: glyph) { return .outline(known) }
    guard case .outline(let plain) = typeface.shape(of: glyph, size: size) else { return .empty }
    let outline = plain.emboldened
    outlines.insert(outline, for: glyph)
    return .outline(outline)
  }
}

extension Typeface {
  /// The font in synthetic bold, where a display list means that by a reference; nil where it means another.
  package func emboldened(as wanted: FontReference) -> EmboldenedTypeface? {
    guard EmboldenedTypeface.plainName(of: wanted) == name, EmboldenedTypeface.reference(for: reference).digest == wanted.digest else {
      return nil
    }
    return EmboldenedTypeface(self)
  }
}
