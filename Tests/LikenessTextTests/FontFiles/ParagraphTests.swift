import LikenessDisplayList
import TestKit
import TestSupport
import Testing

@testable import LikenessText

/// Lines of text in real fonts.
@Suite struct ParagraphTests {
  private static let fonts = "/usr/share/fonts/truetype/"
  private static let noto = fonts + "noto/NotoSans-Regular.ttf"
  private static let italic = fonts + "noto/NotoSans-Italic.ttf"
  private static let hebrew = fonts + "noto/NotoSansHebrew-Regular.ttf"

  private func library(_ path: String) throws -> FontLibrary {
    let typeface = try FontFile(path: path).typeface()
    return FontLibrary(families: [
      FontFamily(name: "Tested", members: [.init(weight: .regular, typeface: typeface)])
    ])
  }

  /// Languages with special letterforms in Debian's fonts, compared with `hb-shape --language`.
  @Test(
    "The language chooses the font's letterforms",
    .requires(.harfBuzz, .debianFonts([noto, italic, DebianFont.lato, DebianFont.dejaVu])),
    arguments: [
      (noto, "şţŞŢ", "Latn", "ro"),
      (italic, "бгдпт", "Cyrl", "sr"),
      (DebianFont.lato, "fi fin", "Latn", "tr"),
      (DebianFont.dejaVu, "бгдпт", "Cyrl", "sr"),
    ])
  func language(
    path: String, text: String, script: String, language: String
  ) throws {
    func expected(_ language: String?) throws -> [UInt32] {
      try HarfBuzz.shaped(
        [text], font: path, direction: .leftToRight, script: script, language: language)[0].map(
          \.id)
    }
    func found(_ text: AttributedText, _ language: String?) throws -> [UInt32] {
      let layout = TextLayout(
        text, font: Font(family: "Tested", size: 17), scale: 1,
        options: TextOptions(language: language), fonts: try library(path))
      return layout.lines.flatMap { $0.runs.flatMap { $0.run.glyphs.map(\.id) } }
    }
    #expect(try expected(nil) != expected(language))
    #expect(try found(AttributedText(text), nil) == expected(nil))
    #expect(try found(AttributedText(text), language) == expected(language))
    // A range with its own language overrides the rest.
    #expect(
      try found(AttributedText(text, TextAttributes(language: language)), "en")
        == expected(language))
    // A malformed tag only counts as unknown.
    #expect(try found(AttributedText(text), "?? \u{0} x") == expected(nil))
  }

  @Test(
    "A line shows what the shaper returns",
    .requires(.debianFonts([DebianFont.lato, DebianFont.arabic, DebianFont.devanagari, hebrew])),
    arguments: [
      (DebianFont.lato, "Office AVATAR, fi", "Latn", .leftToRight),
      (DebianFont.arabic, "السلام", "Arab", .rightToLeft),
      (DebianFont.arabic, "لا إله", "Arab", .rightToLeft),
      (DebianFont.devanagari, "हिन्दी क्षत्रिय", "Deva", .leftToRight),
      (hebrew, "שָׁלוֹם", "Hebr", .rightToLeft),
    ] as [(String, String, String, LayoutDirection)])
  func shapedLines(
    path: String, text: String, script: String, direction: LayoutDirection
  ) throws {
    let typeface = try FontFile(path: path).typeface()
    let size = Fixed(17)
    let shaped = try #require(
      typeface.shaped(
        ShapingRun(text: text, range: 0..<text.utf8.count, direction: direction, script: script),
        size: size))
    var pen = 0
    let expected = shaped.map { glyph in
      defer { pen += glyph.advance }
      return [Int(glyph.id), pen + glyph.x, glyph.y]
    }
    let layout = TextLayout(
      text, font: Font(family: "Tested", size: 17), scale: 1, fonts: try library(path))
    let found = layout.lines[0].runs.flatMap { placed in
      placed.run.glyphs.map { [Int($0.id), Int((placed.x + $0.x).raw), Int($0.y.raw)] }
    }
    #expect(
      found.sorted { ($0[1], $0[0]) < ($1[1], $1[0]) }
        == expected.sorted { ($0[1], $0[0]) < ($1[1], $1[0]) })
    #expect(layout.width == Fixed(raw: Int32(clamping: pen)))
    #expect(layout.warnings.isEmpty)
  }
}
