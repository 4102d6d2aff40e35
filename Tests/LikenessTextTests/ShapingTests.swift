import LikenessDisplayList
import Testing

@testable import LikenessText

/// How a font with a shaper affects lines. See ``ShapingFont`` for its numbers.
@Suite struct ShapingTests {
  @Test("Ligatures and kerning move the pen") func ligatures() {
    let line = shape("fix avav", pixels: nil).lines[0]
    #expect(line.glyphs.map(\.id) == [1, 120, 32, 97, 118, 97, 118])
    #expect(line.glyphs.map(\.x) == [0, 15, 25, 35, 43, 51, 59])
    #expect(line.width == Fixed(69))
    #expect(line.runs.map(\.run.text) == ["fix avav"])
  }

  @Test("A line break splits a ligature") func cutLigature() {
    // Room for `f` alone; with `i` the ligature would need 15.
    let layout = shape("fi", pixels: 12)
    #expect(layout.lines.map { $0.glyphs.map(\.id) } == [[102], [105]])
    #expect(layout.width == Fixed(10))
    #expect(shape("fi", pixels: 15).lines.map { $0.glyphs.map(\.id) } == [[1]])
  }

  @Test("Kerning does not reach across a line break") func kerning() {
    // `avav` is 34 wide, but broken after the first three letters these are 26, and 18 after two.
    #expect(shape("avav", pixels: 34).lines.count == 1)
    #expect(shape("avav", pixels: 33).lines.map(\.width) == [Fixed(26), Fixed(10)])
    #expect(shape("avav", pixels: 25).lines.map(\.width) == [Fixed(18), Fixed(18)])
  }

  @Test("Truncated text is shaped by itself") func truncated() {
    // `avf` without the following ligature, and three dots: 28 + 30.
    let layout = shape("avfixxxx", pixels: 58, TextOptions(numberOfLines: 1))
    #expect(layout.lines[0].glyphs.map(\.id) == [97, 118, 102, 46, 46, 46])
    #expect(layout.width == Fixed(58))
    #expect(layout.isTruncated)
  }

  @Test("Letter spacing splits ligatures") func spacedLigature() {
    let line = shape("fi", pixels: nil, TextOptions(letterSpacing: 1.5)).lines[0]
    #expect(line.glyphs.map(\.id) == [102, 105])
    #expect(line.glyphs.map(\.x) == [0, 11.5])
    #expect(line.width == Fixed(rounding: 21.5))
  }

  /// Alef after beh, from right to left: joined letters are not separated, and text beside them is
  /// spaced as usual.
  @Test("Letters that join are not spaced") func joinedLetters() {
    let spaced = TextOptions(letterSpacing: 6)
    let line = shape("\u{628}\u{62A}\u{627}", pixels: nil, spaced)
    #expect(line.lines[0].glyphs.map(\.x) == [0, 10, 20])
    #expect(line.width == Fixed(30))
    #expect(line.warnings == [.unspacedScripts(["Arab"])])
    // 16 and 10, and nothing after the last.
    #expect(shape("a\u{627}", pixels: nil, spaced).width == Fixed(26))
    #expect(shape("\u{627}a", pixels: nil, spaced).width == Fixed(20))
    // From right to left, the a is at the left.
    let mixed = shape("ab \u{628}\u{62A}", pixels: nil, spaced).lines[0]
    #expect(mixed.glyphs.map(\.x) == [0, 16, 32, 48, 58] && mixed.width == Fixed(68))
    // Parts of a word that is broken across lines are not wider.
    #expect(
      shape("\u{628}\u{62A}\u{627}", pixels: 20, spaced).lines.map(\.width) == [
        Fixed(20), Fixed(10),
      ])
    #expect(shape("\u{628}\u{62A}\u{627}", pixels: nil).warnings == [])
    #expect(shape("ab", pixels: nil, spaced).warnings == [])
  }

  @Test("Letters join across styles and line breaks") func joining() {
    // Three letters from right to left: the last in the text is at the left, and nothing follows
    // it.
    let (alef, joinedBeh, teh, joinedTeh): (UInt32, UInt32, UInt32, UInt32) = (
      2575, 102_576, 2578, 102_578
    )
    let whole = shape("\u{628}\u{62A}\u{627}", pixels: nil).lines[0]
    #expect(whole.glyphs.map(\.id) == [alef, joinedTeh, joinedBeh])
    let broken = shape("\u{628}\u{62A}\u{627}", pixels: 20).lines
    #expect(broken.map { $0.glyphs.map(\.id) } == [[joinedTeh, joinedBeh], [alef]])
    var styled = AttributedText("\u{628}", TextAttributes(color: .black))
    styled.append("\u{62A}", TextAttributes(font: ShapingFont.font.withSize(20)))
    let line = TextLayout(styled, font: ShapingFont.font, scale: 1, fonts: ShapingFont.library)
      .lines[0]
    #expect(line.glyphs.map(\.id) == [teh, joinedBeh])
  }

  @Test("A color within a ligature does not split it") func coloredLigature() {
    var text = AttributedText("f", TextAttributes(color: .black))
    text.append("i")
    let line = TextLayout(text, font: ShapingFont.font, scale: 1, fonts: ShapingFont.library).lines[
      0]
    #expect(line.glyphs.map(\.id) == [1])
    #expect(line.runs.map(\.color) == [.black])
  }

  @Test("A character of another font is between the runs") func otherFont() {
    // Only the embedded typeface has capitals, and it is placed on whole pixels.
    let line = shape("aVa", pixels: nil, TextOptions(letterSpacing: 0)).lines[0]
    #expect(line.runs.map(\.run.font.name) == ["Shaping", "Likeness Sans Regular", "Shaping"])
    #expect(line.runs[1].x.raw % 64 == 0)
    #expect(line.runs.map(\.run.text) == ["a", "V", "a"])
  }

  @Test("A soft hyphen shows at the end of a line") func softHyphen() throws {
    #expect(
      shape("ab\u{AD}cd", pixels: 30).lines.map { $0.letters.filter { $0 != " " } } == [
        "ab-", "cd",
      ])
    // Without space for the hyphen, the line must not end there.
    #expect(try set("ab\u{AD}cd", columns: 2).lines.map(\.letters) == ["ab", "cd"])
    #expect(try set("ab\u{AD}cd", columns: 3).lines.map(\.letters) == ["ab-", "cd"])
    #expect(try set("ab\u{AD}cd", columns: 4).lines.map(\.letters) == ["abcd"])
    #expect(try set("a b\u{AD}cde", columns: 3).lines.map(\.letters) == ["a", "b-", "cde"])
  }

  /// A heart with the selector for colors, two keys, a copyright sign with the selector, a family
  /// of two.
  @Test(
    "An emoji of several characters is one box and reported",
    arguments: [
      ("\u{2764}\u{FE0F}", ["\u{2764}"]), ("1\u{FE0F}\u{20E3}", ["\u{20E3}"]),
      ("#\u{20E3}", ["\u{20E3}"]), ("©\u{FE0F}", ["©"]),
      ("\u{1F469}\u{200D}\u{1F467}", ["\u{1F469}", "\u{1F467}"]),
    ] as [(String, [Unicode.Scalar])])
  func emoji(text: String, named: [Unicode.Scalar]) throws {
    let layout = try set(text, columns: nil)
    #expect(layout.lines[0].runs.map { $0.run.glyphs.map(\.id) } == [[named[0].value]])
    #expect(layout.warnings == [.colorEmoji(named)])
  }

  /// A tag and the selector for colors, with nothing to color.
  @Test("A selector after nothing visible takes no room") func invisibleSelector() throws {
    let layout = try set("\u{E0020}\u{FE0F}", columns: nil)
    #expect(layout.lines[0].runs.allSatisfy(\.run.glyphs.isEmpty) && layout.lines[0].width == .zero)
    #expect(layout.warnings.isEmpty)
  }

  @Test("A selector after a letter has no effect") func letterSelector() throws {
    let layout = try set("a\u{FE0F}b", columns: nil)
    #expect(layout.lines[0].runs[0].run.glyphs.count == 2)
    #expect(layout.warnings.isEmpty)
  }

  @Test("Missing emoji, characters and shapers are reported") func missingFeatures() throws {
    #expect(try set("\u{1F600}", columns: nil).warnings == [.colorEmoji(["\u{1F600}"])])
    #expect(
      try set("\u{2764}\u{FE0F}\u{6F22}", columns: nil).warnings == [
        .missingCharacters(["\u{6F22}"]), .colorEmoji(["\u{2764}"]),
      ])
    // The test font has an alef of Arabic, and no shaper.
    #expect(try set("\u{627}", columns: nil).warnings == [.unshapedScripts(["Arab"])])
    #expect(shape("\u{627}", pixels: nil).warnings.isEmpty)
  }

  @Test("A long paragraph is shaped in linear time") func longParagraph() {
    let words = shape(String(repeating: "avfi ", count: 1 << 12), pixels: 100)
    #expect(words.lines.count == 1 << 11)
    #expect(words.lines.allSatisfy { $0.width == Fixed(33 + 10 + 33) })
  }
}
