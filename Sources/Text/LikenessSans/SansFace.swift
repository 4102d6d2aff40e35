/// Likeness Sans, the embedded typeface: a program that draws each glyph for the requested size.
import LikenessDisplayList

/// One weight of the typeface at one size.
package struct SansFace: Sendable {
  private let fit: Fit
  /// The scale of the drawing: 1 at sizes that measures are fitted to.
  private let scale: Double

  /// A glyph of the face.
  package struct Glyph: Equatable, Sendable {
    /// How far the glyph moves the pen: a whole number of pixels.
    package var advance: Double
    /// Nil where the glyph has no ink.
    package var bitmap: SansBitmap?
  }

  /// Creates a face for a size in pixels to the em, 1…512; others are moved to the nearer end.
  ///
  /// From 7.5 px the measures are fitted to the nearest whole size. Below, where a letter has too
  /// few pixels to keep its strokes apart, the drawing for 64 px is reduced, and gray stands for
  /// detail.
  package init(isBold: Bool, size: Double) {
    let isFitted = size >= Fit.sizes.lowerBound - 0.5
    fit = Fit(isBold: isBold, size: isFitted ? size + 0.5 : 64)
    scale = isFitted ? 1 : max(1, size) / 64
  }

  /// What display lists name the weight by: SHA-256 of its glyphs at sizes of every kind, in
  /// hexadecimal, as the tests work it out.
  package static func digest(isBold: Bool) -> String {
    isBold
      ? "21d9234851a9e9625b3c4c05faaf1faa1a04b792a0c34a008f4f7ab73936ecdd"
      : "e4e06ce2475e1113321a009968788dc0ca43bb1ff745fbd797237ee460d3f9ce"
  }

  package var ascent: Double { fit.whole(fit.ascent * scale) }
  package var descent: Double { fit.whole(fit.descent * scale) }
  package var capHeight: Double { fit.cap * scale }
  package var xHeight: Double { fit.xHeight * scale }
  /// The top of an underline, negative below the baseline.
  package var underlineTop: Double { -max(1, fit.snap(fit.size * 0.09 * scale)) }
  package var underlineThickness: Double { max(1, fit.snap(fit.capBar * scale)) }

  /// Whether the typeface draws a character.
  package static func draws(_ character: Unicode.Scalar) -> Bool {
    isOfFirstEdition(character) || added.contains { $0.contains(character.value) }
  }

  /// Whether the character is one of those that ``digest(isBold:)`` stands for. Characters that
  /// come later leave the pixels of these as they are, and with them the references that name the
  /// face.
  package static func isOfFirstEdition(_ character: Unicode.Scalar) -> Bool {
    let value = character.value
    return (0x20...0x7E).contains(value) || (0xA0...0x181).contains(value)
      || (0x410...0x44F).contains(value)
      || characters.contains { $0.contains(value) }
  }

  /// The letters of Serbian, Macedonian and Kazakh, signs of currencies, and signs of order.
  private static let added: [ClosedRange<UInt32>] = [
    0x301...0x301, 0x400...0x400, 0x402...0x403, 0x405...0x405, 0x408...0x40D, 0x40F...0x40F,
    0x450...0x450, 0x452...0x453, 0x455...0x455, 0x458...0x45D, 0x45F...0x45F, 0x492...0x493,
    0x49A...0x49B, 0x4A2...0x4A3, 0x4AE...0x4B1, 0x4BA...0x4BB, 0x4D8...0x4D9, 0x4E8...0x4E9,
    0x20A0...0x20AB, 0x20AD...0x20AF, 0x20B1...0x20B6, 0x20B8...0x20BA, 0x20BC...0x20BF,
    0x2260...0x2260, 0x2264...0x2265,
  ]

  /// The characters beyond those ranges.
  private static let characters: [ClosedRange<UInt32>] = [
    0x192...0x192, 0x1A0...0x1A1, 0x1AF...0x1B0, 0x1CD...0x1DC, 0x1DE...0x1E3, 0x1E6...0x1ED,
    0x1F0...0x1F0, 0x1F4...0x1F5,
    0x1F8...0x21B, 0x21E...0x21F, 0x226...0x233, 0x237...0x237, 0x24A...0x24B, 0x401...0x401,
    0x404...0x404, 0x406...0x407, 0x40E...0x40E,
    0x451...0x451, 0x454...0x454, 0x456...0x457, 0x45E...0x45E, 0x490...0x491, 0x1E00...0x1E99,
    0x1E9B...0x1E9B, 0x1E9E...0x1E9E,
    0x1EA0...0x1EF9, 0x2013...0x2014, 0x2018...0x201A, 0x201C...0x201E, 0x2022...0x2022,
    0x2026...0x2026, 0x2039...0x203A, 0x20AC...0x20AC,
    0x2116...0x2116, 0x2122...0x2122, 0x2190...0x2193, 0x2212...0x2212, 0x2304...0x2304,
    0x2713...0x2713, 0xFFFD...0xFFFD,
  ]

  /// Draws a character, or the sign for a missing one where the typeface has none.
  package func glyph(_ character: Unicode.Scalar) -> Glyph {
    let (pen, sketch) = drawn(character)
    let advance = fit.snap((sketch.left + sketch.width + sketch.right) * scale)
    // A mark that combines stands over the letter before it.
    let least: Double = character == "\u{301}" ? 0 : 1
    return Glyph(advance: max(least, advance), bitmap: coverage(of: pen.contours))
  }

  private func drawn(_ character: Unicode.Scalar) -> (pen: Pen, sketch: Sketch) {
    let pen = Pen(fit)
    let sketch = pen.draw(character)
    pen.move(sketch.left, 0)
    if scale < 1 { pen.change { Point(x: $0.x * scale, y: $0.y * scale) } }
    return (pen, sketch)
  }

  /// The contours whose coverage ``glyph(_:)`` gives, in 1,024ths of a pixel; all run the same way
  /// around.
  package func outline(of character: Unicode.Scalar) -> [GlyphOutline.Contour] {
    drawn(character).pen.contours.compactMap { contour in
      let points = (contour.isClockwise ? contour.points.reversed() : contour.points).map {
        GlyphOutline.Point(Int32(($0.x * 1024).rounded()), Int32(($0.y * 1024).rounded()))
      }
      return points.first.map { .init(start: $0, segments: points.dropFirst().map { .line($0) }) }
    }
  }
}

extension Pen {
  /// Draws a character with the left edge of its ink at x = 0.
  @discardableResult
  func draw(_ character: Unicode.Scalar) -> Sketch {
    let shape = lookalike(of: character)
    return capital(shape, f.upper) ?? smallLetter(shape) ?? figureSign(shape) ?? punctuation(shape)
      ?? mark(shape) ?? sign(shape) ?? symbol(
        shape)
      ?? cyrillic(shape) ?? extended(shape) ?? markedLetter(shape) ?? extendedCyrillic(shape)
      ?? money(shape) ?? draw("\u{FFFD}")
  }
}

/// The character that has the same form: of a Cyrillic letter often a Latin one.
private func lookalike(of character: Unicode.Scalar) -> Unicode.Scalar {
  let pairs: String
  switch character.value {
  case 0..<0xA0: return character
  case 0xA0..<0x400: pairs = "\u{A0} \u{AD}-"
  default: pairs = "ЀÈѐèЁËёëЇÏїïЅSѕsЈJјjћħһhАAЕEІIКKМMНHОOРPСCТTХXВBаaеeоoрpуyіiсcхx"
  }
  var found = false
  for scalar in pairs.unicodeScalars {
    if found { return scalar }
    found = scalar == character
  }
  return character
}
