/// A font with a shaper, simple enough to compute by hand, to test how outline fonts affect lines.
import LikenessDisplayList

@testable import LikenessText

/// Small letters of ASCII, the space, the hyphen and three letters of Arabic (ا ب ت), each 10
/// pixels wide at 10 pixels to the em.
///
/// `fi` is a ligature, glyph 1, 15 wide. `av` and `va` are kerned by -2 pixels. A glyph of Arabic
/// is 1000 and the scalar, and 100,000 more where a letter of Arabic follows in the paragraph.
struct ShapingFont: Typeface {
  let reference = FontReference(
    name: "Shaping", digest: MissingCharacterTypeface.shared.reference.digest)
  var standsOnWholePixels: Bool { false }

  func metrics(size: Fixed) -> FontMetrics {
    FontMetrics(
      ascent: Fixed(8), descent: Fixed(2), leading: .zero, capHeight: Fixed(7), xHeight: Fixed(5),
      underlineTop: Fixed(-1),
      underlineThickness: Fixed(1))
  }

  func glyph(for scalar: Unicode.Scalar) -> UInt32? {
    switch scalar.value {
    case 0x20, 0x2D, 0x2E, 0x61...0x7A: scalar.value
    case 0x627, 0x628, 0x62A: 1000 + scalar.value
    default: nil
    }
  }

  func advance(of glyph: UInt32, size: Fixed) -> Fixed { Fixed(glyph == 1 ? 15 : 10) }
  func shape(of glyph: UInt32, size: Fixed) -> GlyphShape { .empty }

  func shaped(_ run: ShapingRun, size: Fixed) -> [ShapedGlyph]? {
    let scalars = Array(run.text.unicodeScalars)
    var offset = 0
    var glyphs: [ShapedGlyph] = []
    for (place, scalar) in scalars.enumerated() {
      defer { offset += UTF8.width(scalar) }
      guard run.range.contains(offset) else { continue }
      let isLast = offset + UTF8.width(scalar) >= run.range.upperBound
      let next: Unicode.Scalar? = place + 1 < scalars.count ? scalars[place + 1] : nil
      if scalar == "i", run.allowsLigatures, place > 0, scalars[place - 1] == "f",
        glyphs.last?.id == 1
      {
        continue
      }
      var glyph = ShapedGlyph(id: self.glyph(for: scalar) ?? 0, cluster: offset, advance: 640)
      if scalar == "f", next == "i", !isLast, run.allowsLigatures {
        (glyph.id, glyph.advance) = (1, 960)
      }
      if !isLast, scalar == "a" && next == "v" || scalar == "v" && next == "a" {
        glyph.advance -= 128
      }
      if glyph.id > 1000, let next, self.glyph(for: next) ?? 0 > 1000 { glyph.id += 100_000 }
      // Like real shapers: a zero-width space.
      if scalar.drawsNothing { (glyph.id, glyph.advance) = (32, 0) }
      glyphs.append(glyph)
    }
    return run.direction == .rightToLeft ? glyphs.reversed() : glyphs
  }

  /// The font, with the test font of plain glyphs as the fallback for capitals.
  static let font = Font(family: "Shaping", size: 10)
  static var library: FontLibrary {
    FontLibrary(families: [
      FontFamily(name: "Shaping", members: [.init(weight: .regular, typeface: ShapingFont())])
    ])
  }
}

/// A text laid out in a width in pixels, in the shaping font.
func shape(_ text: String, pixels: Double?, _ options: TextOptions = TextOptions()) -> TextLayout {
  TextLayout(
    text, font: ShapingFont.font, scale: 1, width: pixels, options: options,
    fonts: ShapingFont.library)
}

extension TextLine {
  /// The glyphs from left to right, with their positions from the left edge, in pixels.
  var glyphs: [(id: UInt32, x: Double)] {
    runs.flatMap { placed in placed.run.glyphs.map { ($0.id, (placed.x + $0.x).pixels) } }.sorted {
      $0.1 < $1.1
    }
  }

  /// The glyphs as characters, if they are characters.
  var letters: String {
    String(String.UnicodeScalarView(glyphs.compactMap { Unicode.Scalar($0.id) }))
  }
}
