import LikenessDisplayList
import TestSupport
import Testing

@testable import LikenessText

/// In the test font each character is 10 pixels wide and a line 10 high, with the baseline 8 below
/// its top.
@Suite struct TextLayoutTests {
  @Test("A line that ends within a Thai word is reported") func thai() throws {
    // No font has these letters, whose boxes are about 10 pixels wide: a line of 35 pixels breaks
    // the word of six letters.
    let options = TextOptions(lineBreakMode: .byWordWrapping)
    #expect(try set("กขคงจฉ", columns: 3.5, options).warnings.contains(.brokenWords(["Thai"])))
    func isTold(_ text: String, _ mode: LineBreakMode = .byWordWrapping) throws -> Bool {
      try set(text, columns: 3.5, TextOptions(lineBreakMode: mode)).warnings.contains {
        if case .brokenWords = $0 { true } else { false }
      }
    }
    #expect(try !isTold("กข\u{200B}คง\u{200B}จฉ"))
    #expect(try !isTold("กขคงจฉ", .byCharWrapping))
    #expect(try !isTold("abcdef"))
  }

  @Test(
    "Lines break only where they may",
    arguments: [
      // text, columns, lines
      ("", 5, []),
      ("ab", 5, ["ab"]),
      ("ab cd", 5, ["ab cd"]),
      ("ab cde", 5, ["ab", "cde"]),
      ("ab cd ef", 5, ["ab cd", "ef"]),
      // Trailing spaces hang, however many.
      ("ab      cd", 3, ["ab", "cd"]),
      ("abc   ", 3, ["abc"]),
      // Leading spaces of a paragraph are kept.
      ("  ab", 5, ["  ab"]),
      // A word that is too long.
      ("abcdefgh", 3, ["abc", "def", "gh"]),
      ("a bcdefgh", 3, ["a", "bcd", "efg", "h"]),
      ("abcdefgh ij", 3, ["abc", "def", "gh", "ij"]),
      // Even without any room, layout makes progress.
      ("abc", 0, ["a", "b", "c"]),
      ("a b", 0, ["a", "b"]),
      // All kinds of newlines.
      ("a\nb", 5, ["a", "b"]),
      ("a\r\nb", 5, ["a", "b"]),
      ("a\u{2028}b\u{2029}c", 5, ["a", "b", "c"]),
      ("a\n\nb", 5, ["a", "", "b"]),
      ("a\n", 5, ["a"]),
      ("\n", 5, [""]),
      ("ab \n cd", 5, ["ab", " cd"]),
      // Hyphens: only inside words, and not before digits or other hyphens.
      ("well-known", 7, ["well-", "known"]),
      ("ab -cdefg", 5, ["ab", "-cdef", "g"]),
      ("abc-12345", 6, ["abc-12", "345"]),
      ("abc--def", 5, ["abc--", "def"]),
      // No-break space.
      ("ab\u{A0}cd ef", 6, ["ab\u{A0}cd", "ef"]),
      ("x ab\u{A0}cd", 6, ["x", "ab\u{A0}cd"]),
      // A zero-width space allows a break and is not drawn.
      ("abcd\u{200B}efgh", 5, ["abcd\u{200B}", "efgh"]),
      // A letter and its combining mark are never separated.
      ("abe\u{301}d", 3, ["abe\u{301}", "d"]),
    ] as [(String, Double, [String])])
  func breaks(text: String, columns: Double, lines: [String]) throws {
    let layout = try set(text, columns: columns)
    #expect(layout.shown == lines)
    #expect(layout.height == Fixed(10 * lines.count))
    #expect(!layout.isTruncated)
    #expect(layout.missingCharacters.isEmpty)
    #expect(layout.warnings.isEmpty)
  }

  @Test("A line needs exactly its width") func room() throws {
    #expect(try set("ab cd", columns: 5).shown == ["ab cd"])
    #expect(try set("ab cd", columns: 4.99).shown == ["ab", "cd"])
    // A rounding error in the sum of points does not break a line.
    #expect(try set("ab cd", columns: 5 - 1e-12).shown == ["ab cd"])
    #expect(try set("ab cd", columns: nil).shown == ["ab cd"])
    #expect(try set("ab cd", columns: .infinity).shown == ["ab cd"])
    #expect(try set("ab", columns: .nan).shown == ["a", "b"])
  }

  @Test("Character wrapping fills lines") func characterWrapping() throws {
    #expect(
      try set("ab cde fg", columns: 4, TextOptions(lineBreakMode: .byCharWrapping)).shown == [
        "ab c", "de f", "g",
      ])
  }

  @Test(
    "The last line shows that text is missing",
    arguments: [
      // mode, lines, text, columns, shown, truncated
      (.byTruncatingTail, 1, "abcdef", 6, ["abcdef"], false),
      (.byTruncatingTail, 1, "abcdef", 5, ["abcd…"], true),
      (.byTruncatingTail, 1, "ab cdef", 4, ["ab…"], true),
      (.byTruncatingTail, 1, "ab cdef", 5, ["ab c…"], true),
      (.byTruncatingTail, 1, "abc", 1, ["…"], true),
      (.byTruncatingTail, 1, "abc", 0.5, ["…"], true),
      (.byTruncatingTail, 1, "abc", 0, ["…"], true),
      (.byTruncatingTail, 2, "ab cd ef gh", 5, ["ab cd", "ef gh"], false),
      (.byTruncatingTail, 2, "ab cd ef ghi", 5, ["ab cd", "ef g…"], true),
      (.byTruncatingTail, 2, "ab cd ef gh ij", 5, ["ab cd", "ef g…"], true),
      (.byTruncatingTail, 1, "ab\ncd", 5, ["ab…"], true),
      (.byTruncatingTail, 1, "ab\n", 5, ["ab"], false),
      (.byTruncatingTail, 1, "ab   ", 2, ["ab"], false),
      (.byTruncatingTail, 1, "\nab", 5, ["…"], true),
      (.byTruncatingHead, 1, "abcdef", 5, ["…cdef"], true),
      (.byTruncatingHead, 1, "abcd ef", 4, ["…ef"], true),
      (.byTruncatingHead, 2, "ab cd ef gh ij", 5, ["ab cd", "…h ij"], true),
      (.byTruncatingHead, 1, "ab\ncd", 4, ["…cd"], true),
      (.byTruncatingMiddle, 1, "abcdefgh", 5, ["ab…gh"], true),
      (.byTruncatingMiddle, 1, "abcdefgh", 6, ["abc…gh"], true),
      (.byTruncatingMiddle, 1, "ab cde gh", 6, ["ab…gh"], true),
      (.byTruncatingMiddle, 1, "abcdefgh", 1, ["…"], true),
      (.byWordWrapping, 1, "ab cdef", 5, ["ab"], true),
      (.byWordWrapping, 2, "ab cd ef gh", 5, ["ab cd", "ef gh"], false),
      (.byCharWrapping, 1, "ab cdef", 5, ["ab cd"], true),
      (.byClipping, 1, "ab cdef", 5, ["ab cdef"], true),
      (.byClipping, 2, "ab cd ef ghi", 5, ["ab cd", "ef ghi"], true),
      (.byClipping, 2, "ab cd ef gh", 5, ["ab cd", "ef gh"], false),
      (.byClipping, 1, "ab\ncd", 5, ["ab"], true),
    ] as [(LineBreakMode, Int, String, Double, [String], Bool)])
  func truncation(
    mode: LineBreakMode, lines: Int, text: String, columns: Double, shown: [String],
    isTruncated: Bool
  ) throws {
    let layout = try set(
      text, columns: columns, TextOptions(lineBreakMode: mode, numberOfLines: lines))
    #expect(layout.shown == shown)
    #expect(layout.isTruncated == isTruncated)
    #expect(layout.lines.last?.isTruncated == shown.last?.contains("…"))
  }

  /// A letter of the test font has its ink in the first of its ten pixels. So a letter that begins
  /// at the room's edge is hidden, and half of a letter shows all of it.
  @Test(
    "Hidden characters are counted",
    arguments: [
      // mode, lines, text, columns, hidden
      (.byTruncatingTail, 1, "abcdef", 6, 0),
      (.byTruncatingTail, 1, "ab cdef", 4, 5),
      (.byTruncatingTail, 2, "ab cd ef ghi", 5, 2),
      (.byTruncatingTail, 1, "\nab", 5, 3),
      (.byTruncatingHead, 1, "abcdef", 5, 2),
      (.byTruncatingHead, 2, "ab cd ef gh ij", 5, 4),
      (.byTruncatingHead, 1, "abcdef", 0.5, 6),
      (.byTruncatingHead, 1, "abcdef", 6, 0),
      (.byTruncatingMiddle, 1, "abcdefgh", 5, 4),
      (.byTruncatingMiddle, 1, "ab cde gh", 6, 5),
      (.byWordWrapping, 1, "ab cdef", 5, 5),
      (.byCharWrapping, 1, "ab cdef", 5, 2),
      // The space and the line end before hidden text count.
      (.byWordWrapping, 1, "ab cd\nef", 2, 6),
      (.byClipping, 1, "ab cdef", 5, 2),
      (.byClipping, 1, "abcdefghij", 4.5, 5),
      (.byClipping, 1, "abcdef", 6, 0),
      (.byClipping, 2, "ab cd ef ghi", 5, 1),
      (.byClipping, 1, "ab\ncd", 5, 3),
      (.byClipping, 1, "ab cdef\ncd", 5, 5),
      // The mark belongs to the letter below it.
      (.byTruncatingTail, 1, "abe\u{301}e\u{301}d", 4, 2),
    ] as [(LineBreakMode, Int, String, Double, Int)])
  func hidden(
    mode: LineBreakMode, lines: Int, text: String, columns: Double, hidden: Int
  ) throws {
    let layout = try set(
      text, columns: columns, TextOptions(lineBreakMode: mode, numberOfLines: lines))
    #expect(layout.hiddenCharacterCount == hidden)
    #expect(layout.isTruncated == (hidden > 0))
    #expect(layout.characterCount == text.count)
  }

  @Test(
    "A letter wider than its room is not truncated", arguments: [TextAlignment.left, .center],
    LineBreakMode.allCases.filter { $0 != .byClipping })
  func wideLetter(alignment: TextAlignment, mode: LineBreakMode)
    throws
  {
    for text in ["ab", "ab\n", "a b "] {
      let layout = try set(
        text, columns: 0.5, TextOptions(alignment: alignment, lineBreakMode: mode, numberOfLines: 2)
      )
      #expect(layout.shown == ["a", "b"])
      #expect(!layout.isTruncated && layout.hiddenCharacterCount == 0)
    }
    #expect(
      try set(
        "abc", columns: 0.5,
        TextOptions(alignment: alignment, lineBreakMode: mode, numberOfLines: 2)
      ).isTruncated)
  }

  @Test("A font without an ellipsis uses three dots") func threeDots() throws {
    let layout = try set("abcdefgh", columns: 6, TextOptions(numberOfLines: 1), hasEllipsis: false)
    #expect(layout.shown == ["abc..."])
    #expect(layout.lines[0].runs.count == 1)
    #expect(layout.width == Fixed(60))
  }

  @Test("A line's range is the bytes that it shows") func ranges() throws {
    let layout = try set("né ab cdef", columns: 4, TextOptions(numberOfLines: 2))
    #expect(layout.shown == ["né", "ab…"])
    #expect(layout.lines.map(\.range) == [0..<3, 4..<6])
  }

  @Test("The height limits the lines to those that fit") func height() throws {
    #expect(try set("a b c", columns: 1, height: 29.9).shown == ["a", "…"])
    #expect(try set("a b c", columns: 1, height: 30).shown == ["a", "b", "c"])
    #expect(try set("a b c", columns: 1, height: 0).shown == ["…"])
    #expect(
      try set("a b c", columns: 1, TextOptions(lineSpacing: 5), height: 25).shown == ["a", "…"])
  }

  @Test(
    "Lines are placed by the alignment",
    arguments: [
      (.left, .leftToRight, [0, 0]), (.right, .leftToRight, [15, 55]),
      (.center, .leftToRight, [7, 27]),
      (.natural, .leftToRight, [0, 0]), (.natural, .rightToLeft, [15, 55]),
      (.justified, .leftToRight, [0, 0]),
    ] as [(TextAlignment, LayoutDirection, [Int])])
  func alignment(
    alignment: TextAlignment, direction: LayoutDirection, offsets: [Int]
  ) throws {
    // 65 pixels of room. The lines are 50 and 10 pixels wide, and half of 15 is truncated to whole
    // pixels.
    let layout = try set(
      "ab cd e", columns: 6.5, TextOptions(alignment: alignment, direction: direction))
    #expect(layout.shown == ["ab cd", "e"])
    #expect(layout.lines.map(\.x) == offsets.map { Fixed($0) })
    #expect(layout.lines.map { $0.runs[0].x } == offsets.map { Fixed($0) })
    #expect(layout.lines.map(\.baseline) == [Fixed(8), Fixed(18)])
  }

  @Test("Justified spaces share the free room in whole pixels") func justified() throws {
    // 75 pixels of room, 70 wide with two spaces: 5 pixels more, 2 and 3.
    let layout = try set("ab c de fgh", columns: 7.5, TextOptions(alignment: .justified))
    #expect(layout.shown == ["ab c de", "fgh"])
    #expect(
      layout.lines[0].runs[0].run.glyphs.map(\.x) == [0, 10, 20, 32, 42, 55, 65].map { Fixed($0) })
    #expect(layout.lines[0].width == Fixed(75))
    #expect(layout.lines[1].runs[0].run.glyphs.map(\.x) == [0, 10, 20].map { Fixed($0) })
    #expect(layout.width == Fixed(75))
  }

  @Test("No-break spaces are widened like others") func noBreakSpaces() throws {
    // As above; a font that lacks a no-break space has no glyph for it.
    let layout = try set("ab\u{A0}c de fgh", columns: 7.5, TextOptions(alignment: .justified))
    #expect(
      layout.lines[0].runs.flatMap { run in run.run.glyphs.map { run.x + $0.x } }
        == [0, 10, 32, 42, 55, 65].map { Fixed($0) })
  }

  @Test("A line wider than its room begins where reading begins") func wideLine() throws {
    let clipped = TextOptions(alignment: .center, lineBreakMode: .byClipping, numberOfLines: 1)
    #expect(try set("abcdef", columns: 4, clipped).lines[0].x == .zero)
    var mirrored = clipped
    mirrored.direction = .rightToLeft
    #expect(try set("abcdef", columns: 4, mirrored).lines[0].x == .zero)
    mirrored.writingDirection = .rightToLeft
    #expect(try set("abcdef", columns: 4, mirrored).lines[0].x == Fixed(-20))
    #expect(
      try set("\u{5D0}\u{5D1}\u{5D2}\u{5D0}\u{5D1}\u{5D2}", columns: 4, clipped).lines[0].x
        == Fixed(-20))
  }

  @Test("Letters are spaced as requested") func letterSpacing() throws {
    let spaced = try set("abc", columns: nil, TextOptions(letterSpacing: 2))
    #expect(spaced.lines[0].runs[0].run.glyphs.map(\.x) == [Fixed(0), Fixed(12), Fixed(24)])
    // Nothing is added after the last.
    #expect(spaced.width == Fixed(34))
    #expect(try set("abc", columns: 3.4, TextOptions(letterSpacing: 2)).lines.count == 1)
    #expect(try set("abc", columns: 3.3, TextOptions(letterSpacing: 2)).lines.count == 2)
    #expect(
      try set("abcdef", columns: 3.4, TextOptions(numberOfLines: 1, letterSpacing: 2)).shown == [
        "ab…"
      ])
    // Negative spacing never moves the pen back.
    #expect(try set("abc", columns: nil, TextOptions(letterSpacing: -50)).width == .zero)
    // Fractions are rounded to whole pixels: 0.4 to 0, 0.5 to 1.
    #expect(try set("ab", columns: nil, TextOptions(letterSpacing: 0.4)).width == Fixed(20))
    #expect(try set("ab", columns: nil, TextOptions(letterSpacing: 0.5)).width == Fixed(21))
  }

  @Test(
    "Lines are as high as requested",
    arguments: [
      (.natural, 0, [8, 18], 20), (.natural, 3, [8, 21], 23), (.points(15), 0, [11, 26], 30),
      (.points(14), 0, [10, 24], 28),
      (.points(7), 0, [7, 14], 14), (.multiple(1.5), 0, [11, 26], 30),
      (.multiple(.nan), 0, [4, 5], 2),
    ] as [(LineHeight, Double, [Int], Int)])
  func lineHeight(lineHeight: LineHeight, spacing: Double, baselines: [Int], height: Int)
    throws
  {
    let layout = try set(
      "a\nb", columns: nil, TextOptions(lineHeight: lineHeight, lineSpacing: spacing))
    #expect(layout.lines.map(\.baseline) == baselines.map { Fixed($0) })
    #expect(layout.height == Fixed(height))
  }

  @Test("A tab reaches the next stop") func tab() throws {
    let layout = try set("a\tb\n\tc", columns: nil)
    #expect(layout.lines[0].runs.map(\.x) == [.zero])
    #expect(layout.lines[0].runs[0].run.glyphs.map(\.x) == [.zero, Fixed(80)])
    #expect(layout.lines[1].runs.map(\.x) == [Fixed(80)])
  }

  @Test("The scale is pixels per point") func scale() throws {
    let layout = try set("ab", columns: nil, scale: 2)
    #expect(layout.lines[0].runs[0].run.size == Fixed(20))
    #expect(layout.width == Fixed(40))
    #expect(layout.sizeInPoints == (20, 10))
  }

  @Test("Control characters draw nothing") func controls() throws {
    let layout = try set("a\u{0}\u{7}b\u{AD}\u{200D}\u{FE0F}\u{7F}", columns: nil)
    #expect(layout.lines[0].runs[0].run.glyphs.map(\.id) == [97, 98])
    #expect(layout.width == Fixed(20))
    #expect(layout.missingCharacters.isEmpty)
  }

  @Test("A missing character is drawn as a box and reported") func missingCharacter() throws {
    let layout = try set("a漢b漢", columns: nil)
    #expect(layout.missingCharacters == ["漢"])
    #expect(layout.warnings == [.missingCharacters(["漢"])])
    #expect(
      layout.lines[0].runs.map(\.run.font.name) == [
        "Test Regular", "Likeness Missing Characters", "Test Regular",
        "Likeness Missing Characters",
      ])
    #expect(layout.lines[0].runs.map(\.run.text) == ["a", "漢", "b", "漢"])
    #expect(FontLibrary.embedded.typeface(layout.lines[0].runs[1].run.font) != nil)
    // A family of four people with joiners is one character, and one box.
    let family = try set("👨‍👩‍👧‍👦", columns: nil)
    #expect(family.lines[0].runs.map(\.run.glyphs.count) == [1])
    #expect(family.missingCharacters.count == 4)
  }

  @Test("The embedded typeface supplies characters that the font lacks") func embedded() throws {
    let layout = try set("aЖ", columns: nil)
    #expect(layout.lines[0].runs.map(\.run.font.name) == ["Test Regular", "Likeness Sans Regular"])
    #expect(layout.warnings.isEmpty)
  }

  @Test("A letter and its mark are composed if the font has the letter") func composed() throws {
    #expect(try set("e\u{301}", columns: nil).lines[0].runs[0].run.glyphs.map(\.id) == [0xE9])
    // There is no composed form: the mark is at the letter's end.
    #expect(
      try set("q\u{301}", columns: nil).lines[0].runs[0].run.glyphs == [
        PositionedGlyph(id: 113, x: .zero), PositionedGlyph(id: 0x301, x: Fixed(10)),
      ])
  }

  @Test("An unknown family falls back, and this is reported") func unknownFamily() {
    let layout = TextLayout("a", font: Font(family: "Lato", size: 13), scale: 1)
    #expect(layout.warnings == [.fontFallback(.unknownFamily("Lato"))])
    #expect(layout.lines[0].runs[0].run.font.name == "Likeness Sans Regular")
  }

  @Test("An absurd size is changed and reported") func absurdSize() throws {
    let layout = TextLayout("a", font: Font(size: 5000), scale: 16)
    #expect(layout.warnings == [.sizeChanged(from: Fixed(80_000), to: Fixed(512))])
    #expect(layout.lines[0].runs[0].run.size == Fixed(512))
    #expect(TextLayout("a", font: Font(size: .nan), scale: 1).lines[0].runs[0].run.size == Fixed(1))
  }

  @Test("A megabyte of text is laid out in linear time", .nightly) func megabyte() throws {
    let long = String(repeating: "a", count: 1 << 20)
    let oneLine = try set(long, columns: nil, TextOptions(numberOfLines: 1))
    // 524,288 pixels hold 52,428 characters and a part of one more.
    #expect(oneLine.lines[0].runs[0].run.glyphs.count == 52_429)
    #expect(oneLine.warnings == [.beyondLimit])
    let fromRight = try set(
      long, columns: 10,
      TextOptions(lineBreakMode: .byClipping, numberOfLines: 1, writingDirection: .rightToLeft))
    // The last character ends at the room's right edge, 100 pixels; the first one kept is 52,428
    // and a bit before.
    #expect(fromRight.lines[0].runs[0].run.text.count == 52_428 + 10)
    #expect(try set(long, columns: 10, TextOptions(numberOfLines: 1)).shown == ["aaaaaaaaa…"])
    for mode in [LineBreakMode.byTruncatingHead, .byTruncatingMiddle] {
      #expect(
        try set(
          String(repeating: " ", count: 1 << 19) + long, columns: 10,
          TextOptions(lineBreakMode: mode, numberOfLines: 1)
        ).lines[0]
          .width <= Fixed(100))
    }
    let wrapped = try set(String(repeating: "ab ", count: 1 << 15), columns: 5)
    #expect(wrapped.lines.count == 1 << 14)
    #expect(try set(String(repeating: "\n", count: 1 << 20), columns: 5).warnings == [.beyondLimit])
    // Three letters a line.
    let marked = try set(String(repeating: "e\u{301}", count: 1 << 16), columns: 3)
    #expect(marked.lines.count == 21_846 && marked.warnings.isEmpty)
    #expect(marked.lines.last?.glyphs.map(\.id) == [0xE9])
    #expect(
      try set(String(repeating: "🇩🇪", count: 1 << 17), columns: nil).missingCharacters
        == ["🇩", "🇪"])
    let tower = try set("e" + String(repeating: "\u{301}", count: 1 << 18), columns: 3)
    #expect(tower.characterCount == 1 && tower.lines.map(\.width) == [Fixed(10)])
  }
}
