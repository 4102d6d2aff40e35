@_spi(Caches) import LikenessBase
/// The embedded typeface as a font: glyphs are drawn for the requested size, and cached.
import LikenessDisplayList
import LikenessSans

/// One weight of Likeness Sans.
///
/// A size between two whole ones is drawn as the nearer, because strokes stand on whole pixels. So
/// all advances are whole pixels.
final class SansTypeface: Typeface {
  /// The regular weight, for weights below 600.
  static let regular = SansTypeface(name: "Likeness Sans Regular", isBold: false)
  /// The bold weight, for weights from 600.
  static let bold = SansTypeface(name: "Likeness Sans Bold", isBold: true)
  /// Both weights as a family.
  static let family = FontFamily(
    name: Font.embeddedFamily,
    members: [.init(weight: .regular, typeface: regular), .init(weight: .bold, typeface: bold)])

  let reference: FontReference
  private let isBold: Bool
  /// The glyphs drawn so far, by size and number; 4 MB hold about 20,000 of running text.
  private let glyphs = SharedCache<UInt64, Glyph>(limit: 4 << 20, exclusively: mutualExclusion())

  private struct Glyph {
    var advance: Fixed
    var shape: GlyphShape
  }

  private init(name: String, isBold: Bool) {
    self.isBold = isBold
    let digest = SansFace.digest(isBold: isBold)
    // The digests are well formed, as a test checks.
    reference = FontReference(
      name: name, digest: ContentDigest(digest) ?? ContentDigest(of: digest))
  }

  /// The weight to draw for a requested one.
  static func typeface(for weight: Font.Weight) -> SansTypeface {
    weight >= .semibold ? bold : regular
  }

  var name: String { reference.name }

  /// Bold for the heavier face, even where a text asks for semibold: it looks bold.
  var weight: Font.Weight? { isBold ? .bold : .regular }

  /// `size`, moved into the range of sizes that are drawn.
  func drawnSize(for size: Fixed) -> Fixed { EmbeddedTypeface.drawnSize(for: size) }

  func metrics(size: Fixed) -> FontMetrics {
    let face = face(drawnSize(for: size))
    return FontMetrics(
      ascent: Fixed(rounding: face.ascent), descent: Fixed(rounding: face.descent), leading: .zero,
      capHeight: Fixed(rounding: face.capHeight), xHeight: Fixed(rounding: face.xHeight),
      underlineTop: Fixed(rounding: face.underlineTop),
      underlineThickness: Fixed(rounding: face.underlineThickness))
  }

  /// The scalar itself, where the typeface draws it.
  func glyph(for scalar: Unicode.Scalar) -> UInt32? { SansFace.draws(scalar) ? scalar.value : nil }

  /// The advance, a whole number of pixels, at least 1.
  func advance(of glyph: UInt32, size: Fixed) -> Fixed {
    self.glyph(glyph, size: drawnSize(for: size)).advance
  }

  func shape(of glyph: UInt32, size: Fixed) -> GlyphShape {
    self.glyph(glyph, size: drawnSize(for: size)).shape
  }

  func outline(of glyph: UInt32, size: Fixed) -> GlyphOutline? {
    let size = drawnSize(for: size)
    let contours = Unicode.Scalar(glyph).flatMap {
      SansFace.draws($0) ? face(size).outline(of: $0) : nil
    }
    return GlyphOutline(unitsPerEm: size.raw * 16, contours: contours ?? [])
  }

  /// The cached glyph, drawn if needed. Two threads may draw the same glyph at the same time; they
  /// get equal ones.
  private func glyph(_ glyph: UInt32, size: Fixed) -> Glyph {
    glyphs.value(for: UInt64(UInt32(bitPattern: size.raw)) << 32 | UInt64(glyph)) {
      let drawn = draw(glyph, size: size)
      // Roughly the size of the table and the array beside the coverage.
      var cost = 100
      if case .mask(let mask) = drawn.shape { cost += mask.coverage.count }
      return (drawn, cost)
    }
  }

  private func draw(_ glyph: UInt32, size: Fixed) -> Glyph {
    guard let scalar = Unicode.Scalar(glyph), SansFace.draws(scalar) else {
      return Glyph(advance: .zero, shape: .empty)
    }
    let drawn = face(size).glyph(scalar)
    return Glyph(advance: Fixed(rounding: drawn.advance), shape: drawn.shape)
  }

  private func face(_ size: Fixed) -> SansFace { SansFace(isBold: isBold, size: size.pixels) }
}
