/// A font that is simple to compute by hand: each character is 10 pixels wide at 10 pixels per em.
import LikenessDisplayList
import TestKit

@testable import LikenessText

enum TestFont {
  static let font = Font(family: "Test", size: 10)

  static func library(hasEllipsis: Bool = true) -> FontLibrary {
    let typeface = typeface(hasEllipsis: hasEllipsis)
    return FontLibrary(families: [
      FontFamily(name: "Test", members: [.init(weight: .regular, typeface: typeface)])
    ])
  }

  /// ASCII, three letters of Hebrew, one of Arabic and, if requested, the ellipsis. Every glyph but
  /// the space is one black pixel on the baseline.
  static func typeface(name: String = "Test Regular", hasEllipsis: Bool = true) -> HandFont {
    let ascii = String(
      String.UnicodeScalarView((0x20...0x7E).compactMap { Unicode.Scalar($0 as UInt32) }))
    var font = HandFont(
      name, letters: ascii + "\u{301}\u{E9}\u{5D0}\u{5D1}\u{5D2}\u{627}" + (hasEllipsis ? "…" : ""),
      content: "test font, ellipsis: \(hasEllipsis)")
    font.standsOnWholePixels = true
    // The em; the combining acute has no width.
    font.advances = { $0 == 0x301 ? .zero : Fixed(($1 + Fixed(raw: 32)).floor) }
    font.lines = { size in
      func share(_ tenths: Double) -> Fixed { Fixed(rounding: size.pixels * tenths / 10) }
      return FontMetrics(
        ascent: Fixed(share(8).ceiling), descent: Fixed(share(2).ceiling), leading: .zero,
        capHeight: share(7), xHeight: share(5), underlineTop: -share(1),
        underlineThickness: max(Fixed(1), share(1)))
    }
    font.shapes = { glyph, _ in
      switch glyph {
      case 0x20: .empty
      case 0x301: .box(left: -3, top: 9, width: 2, height: 1)
      default: .box(left: 0, top: 1, width: 1, height: 1)
      }
    }
    return font
  }
}

/// A text laid out in a number of columns of the test font.
func set(
  _ text: String, columns: Double?, _ options: TextOptions = TextOptions(), height: Double? = nil,
  scale: Scale = 1,
  hasEllipsis: Bool = true
) throws -> TextLayout {
  TextLayout(
    text, font: TestFont.font, scale: scale, width: columns.map { $0 * 10 }, height: height,
    options: options,
    fonts: TestFont.library(hasEllipsis: hasEllipsis))
}

extension TextLayout {
  /// What each line shows.
  var shown: [String] { lines.map { $0.runs.map(\.run.text).joined() } }
}

extension GlyphMask {
  /// One character per pixel: `.` under 64, `-` under 128, `+` under 192, `#` above.
  var ascii: String {
    (0..<height).map { y in
      String((0..<width).map { x in Array(".-+#")[Int(coverage[y * width + x]) / 64] })
    }.joined(separator: "\n")
  }

  /// Left, top, width, height.
  var box: [Int] { [left, top, width, height] }

  /// The coverage as rows of numbers.
  var rows: [[UInt8]] { (0..<height).map { Array(coverage[$0 * width..<($0 + 1) * width]) } }
}

extension GlyphShape {
  var mask: GlyphMask? { if case .mask(let mask) = self { mask } else { nil } }
}
