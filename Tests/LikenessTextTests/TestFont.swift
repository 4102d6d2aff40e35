/// A font whose every number can be worked out in the head: each character is 10 pixels wide at 10 pixels to the em.
import LikenessGraphics
import Testing

@testable import LikenessText

enum TestFont {
  static let header = """
    typeface Test
    weight 400
    size 10
    ascent 8
    descent 2
    leading 0
    cap-height 7
    x-height 5
    underline -1 1

    """

  /// ASCII, three letters of Hebrew, one of Arabic and, if wished, the ellipsis; every glyph but the space is one black pixel on the baseline.
  static func source(hasEllipsis: Bool = true) -> String {
    var text = header
    for value in 0x20...0x7E {
      text += "\nglyph U+00" + String(value, radix: 16, uppercase: true) + "\nadvance 10\n" + (value == 0x20 ? "" : "at 0 1\n#\n")
    }
    text += "\nglyph U+0301\nadvance 0\nat -3 9\n##\n\nglyph U+00E9\nadvance 10\nat 0 1\n#\n"
    for scalar in ["05D0", "05D1", "05D2", "0627"] { text += "\nglyph U+\(scalar)\nadvance 10\nat 0 1\n#\n" }
    return hasEllipsis ? text + "\nglyph U+2026\nadvance 10\nat 0 1\n#\n" : text
  }

  static func library(hasEllipsis: Bool = true) throws -> FontLibrary {
    let face = try BitmapFace(parsing: Array(source(hasEllipsis: hasEllipsis).utf8), file: "test")
    let typeface = try #require(BitmapTypeface(name: "Test Regular", faces: [face]))
    return FontLibrary(families: [FontFamily(name: "Test", members: [.init(weight: .regular, typeface: typeface)])])
  }

  static let font = Font(family: "Test", size: 10)
}

/// A text set in so many columns of the test font.
func set(
  _ text: String, columns: Double?, _ options: TextOptions = TextOptions(), height: Double? = nil, scale: Scale = 1,
  hasEllipsis: Bool = true
) throws -> TextLayout {
  TextLayout(
    text, font: TestFont.font, scale: scale, width: columns.map { $0 * 10 }, height: height, options: options,
    fonts: try TestFont.library(hasEllipsis: hasEllipsis))
}

extension TextLayout {
  /// What each line shows.
  var shown: [String] { lines.map { $0.runs.map(\.run.text).joined() } }
}

extension GlyphMask {
  /// One character a pixel: `.` under 64, `-` under 128, `+` under 192, `#` above.
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
