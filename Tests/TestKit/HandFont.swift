/// A font made by hand, simple enough to compute lines of text on paper.
import LikenessBase
import LikenessDisplayList
import LikenessSystem
import LikenessText

/// A font whose parts a test replaces.
///
/// At first each character has a glyph of its own number, 10 pixels wide at any size. A line is 10
/// pixels high with its baseline 8 below its top, and nothing is drawn.
package struct HandFont: Typeface {
  /// Kept with masks of glyphs: fonts that draw differently need another name or content.
  package let reference: FontReference
  package var weight: Font.Weight?
  package var standsOnWholePixels = false
  /// The glyph of a character; nil where the font has none.
  package var letters: @Sendable (Unicode.Scalar) -> UInt32?
  /// The width of a glyph at a size.
  package var advances: @Sendable (UInt32, Fixed) -> Fixed
  /// The distances of lines at a size.
  package var lines: @Sendable (Fixed) -> FontMetrics
  /// The shape of a glyph at a size.
  package var shapes: @Sendable (UInt32, Fixed) -> GlyphShape
  /// Shapes stretches of text; by default the font has no shaper.
  package var shaper: @Sendable (ShapingRun, Fixed) -> [ShapedGlyph]? = { _, _ in nil }

  /// Creates a font.
  ///
  /// - Parameters:
  ///   - letters: The characters that have a glyph; nil for all.
  ///   - advance: The width of each glyph, in pixels.
  ///   - ascent: From the baseline to the top of a line, in pixels.
  ///   - descent: From the baseline to the bottom of a line, in pixels.
  ///   - shape: The shape of each glyph.
  ///   - content: What the digest is of; by default the name and the letters.
  package init(
    _ name: String, letters: String? = nil, advance: Double = 10, ascent: Double = 8,
    descent: Double = 2, shape: GlyphShape = .empty, content: String? = nil
  ) {
    reference = FontReference(
      name: name, digest: ContentDigest(of: content ?? "\(name) \(letters ?? "")"))
    let scalars = letters.map { Set($0.unicodeScalars) }
    self.letters = { scalars?.contains($0) == false ? nil : $0.value }
    advances = { _, _ in Fixed(rounding: advance) }
    let metrics = FontMetrics(
      ascent: Fixed(rounding: ascent), descent: Fixed(rounding: descent), leading: .zero,
      capHeight: Fixed(rounding: ascent - 1), xHeight: Fixed(rounding: ascent - 3),
      underlineTop: Fixed(-1), underlineThickness: Fixed(1))
    lines = { _ in metrics }
    shapes = { _, _ in shape }
  }

  package func metrics(size: Fixed) -> FontMetrics { lines(size) }
  package func glyph(for scalar: Unicode.Scalar) -> UInt32? { letters(scalar) }
  package func advance(of glyph: UInt32, size: Fixed) -> Fixed { advances(glyph, size) }
  package func shape(of glyph: UInt32, size: Fixed) -> GlyphShape { shapes(glyph, size) }
  package func shaped(_ run: ShapingRun, size: Fixed) -> [ShapedGlyph]? { shaper(run, size) }
}

extension GlyphShape {
  /// A black box of whole pixels. `left` is from the origin of the glyph, `top` above the baseline.
  package static func box(left: Int, top: Int, width: Int, height: Int) -> GlyphShape {
    let coverage = [UInt8](repeating: 255, count: max(0, width * height))
    return GlyphMask(left: left, top: top, width: width, height: height, coverage: coverage)
      .map { .mask($0) } ?? .empty
  }
}

extension FontLibrary {
  /// Families of one font each, under the names of the fonts.
  package static func ofHand(_ fonts: HandFont...) -> FontLibrary {
    FontLibrary(
      families: fonts.map {
        FontFamily(
          name: $0.name, members: [.init(weight: $0.weight ?? .regular, typeface: $0)])
      })
  }
}
