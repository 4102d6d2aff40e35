/// A font with a shaper, simple enough to compute by hand, to test how outline fonts affect lines.
import LikenessDisplayList
import TestKit

@testable import LikenessText

/// Small letters of ASCII, the space, the hyphen and three letters of Arabic (ا ب ت), each 10
/// pixels wide at 10 pixels to the em.
///
/// `fi` is a ligature, glyph 1, 15 wide. `av` and `va` are kerned by -2 pixels. A glyph of Arabic
/// is 1000 and the scalar, and 100,000 more where a letter of Arabic follows in the paragraph.
enum ShapingFont {
  static let font = Font(family: "Shaping", size: 10)
  static var library: FontLibrary { .ofHand(typeface) }

  static let typeface: HandFont = {
    var typeface = HandFont("Shaping")
    typeface.letters = { glyph(for: $0) }
    typeface.advances = { glyph, _ in Fixed(glyph == 1 ? 15 : 10) }
    typeface.shaper = { run, _ in shaped(run) }
    return typeface
  }()

  private static func glyph(for scalar: Unicode.Scalar) -> UInt32? {
    switch scalar.value {
    case 0x20, 0x2D, 0x2E, 0x61...0x7A: scalar.value
    case 0x627, 0x628, 0x62A: 1000 + scalar.value
    default: nil
    }
  }

  private static func shaped(_ run: ShapingRun) -> [ShapedGlyph] {
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
      var shaped = ShapedGlyph(id: glyph(for: scalar) ?? 0, cluster: offset, advance: 640)
      if scalar == "f", next == "i", !isLast, run.allowsLigatures {
        (shaped.id, shaped.advance) = (1, 960)
      }
      if !isLast, scalar == "a" && next == "v" || scalar == "v" && next == "a" {
        shaped.advance -= 128
      }
      if shaped.id > 1000, let next, glyph(for: next) ?? 0 > 1000 { shaped.id += 100_000 }
      // Like real shapers: a zero-width space.
      if scalar.drawsNothing { (shaped.id, shaped.advance) = (32, 0) }
      glyphs.append(shaped)
    }
    return run.direction == .rightToLeft ? glyphs.reversed() : glyphs
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
