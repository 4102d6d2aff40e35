/// Lists of outline glyphs at many sizes and positions between pixels.
import LikenessBase
import LikenessDisplayList
import LikenessSystem
import LikenessText

extension PixelCorpus {
  /// Sizes that are cached as masks, and others that are drawn directly; sharp and blurred.
  static let outlineSizes: [(size: Fixed, sigma: Fixed)] = [
    (Fixed(raw: 700), .zero), (Fixed(16), .zero), (Fixed(raw: 1501), .zero), (Fixed(40), Fixed(2)),
    (Fixed(128), .zero),
    (Fixed(300), .zero),
    (Fixed(200), Fixed(raw: 90)),
  ]

  static func outlines(size: Fixed, sigma: Fixed) throws -> DisplayList {
    guard let extent = PixelSize(width: 120, height: 90) else { throw BadSize() }
    let typeface = OutlineStamp()
    // Steps that are not divisible by powers of two, so all positions within a pixel occur.
    let step: Int32 = size.raw * 5 / 8 + 13
    let glyphs: [PositionedGlyph] = (0..<12).map { (place: Int32) in
      PositionedGlyph(
        id: UInt32(place % 2 + 1), x: Fixed(raw: place * step), y: Fixed(raw: place * 7 % 64))
    }
    let run = GlyphRun(font: typeface.reference, size: size, text: "", glyphs: glyphs)
    let color = StraightColor(r: 20, g: 60, b: 140, a: 220)
    let drawings: [Drawing] = [
      .glyphs(Glyphs(run, x: Fixed(raw: 141), y: Fixed(raw: 1907), color: .black, sigma: sigma)),
      .opacity(150),
      .glyphs(Glyphs(run, x: Fixed(raw: -333), y: Fixed(raw: 4403), color: color, sigma: sigma)),
      .end,
    ]
    return DisplayList(
      size: extent, background: .white,
      items: drawings.map { DisplayItem($0, from: Provenance(path: "Corpus")) })
  }
}

/// A font of two glyphs: a ring of quadratic curves, and a leaf of cubic curves overlapped by a
/// rectangle.
package struct OutlineStamp: Typeface {
  /// A digest that no real font has.
  package var reference: FontReference {
    FontReference(
      name: CorpusFont.outlineStamp.rawValue, digest: ContentDigest(of: "outline stamp"))
  }
  /// Outlines are filled at any position.
  package var standsOnWholePixels: Bool { false }

  /// Creates the font.
  package init() {}

  /// The line height is one em.
  package func metrics(size: Fixed) -> FontMetrics { StampTypeface().metrics(size: size) }
  /// Every character has a glyph.
  package func glyph(for scalar: Unicode.Scalar) -> UInt32? { scalar.value % 2 + 1 }
  /// The advance is one em.
  package func advance(of glyph: UInt32, size: Fixed) -> Fixed { size }

  /// The ring for 1, the leaf for others.
  package func shape(of glyph: UInt32, size: Fixed) -> GlyphShape {
    CorpusFont.outlineStamp.shape(of: glyph)
  }
}
