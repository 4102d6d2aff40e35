import LikenessDisplayList
import Testing

@testable import LikenessText

/// In the test font each character is 10 pixels wide, including Hebrew letters.
@Suite struct DirectionTests {
  /// Capitals represent Hebrew, A to C.
  private func hebrew(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map {
          (0x41...0x43).contains($0.value) ? Unicode.Scalar($0.value - 0x41 + 0x5D0) ?? $0 : $0
        }))
  }

  private func latin(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map {
          (0x5D0...0x5D2).contains($0.value) ? Unicode.Scalar($0.value - 0x5D0 + 0x41) ?? $0 : $0
        }))
  }

  @Test(
    "Lines read in the direction of their letters",
    arguments: [
      // text, layout, writing, columns, lines from left to right
      ("ab ABC cd", .leftToRight, .natural, nil, ["ab CBA cd"]),
      ("ABC ab", .leftToRight, .natural, nil, ["ab CBA"]),
      ("ABC 12", .leftToRight, .natural, nil, ["12 CBA"]),
      ("A(B)", .leftToRight, .natural, nil, ["(B)A"]),
      ("ab!", .rightToLeft, .natural, nil, ["ab!"]),
      ("ab!", .rightToLeft, .rightToLeft, nil, ["!ab"]),
      ("1!", .rightToLeft, .natural, nil, ["!1"]),
      ("1!", .leftToRight, .natural, nil, ["1!"]),
      ("AB!", .leftToRight, .leftToRight, nil, ["BA!"]),
      // Lines break in reading order and are reordered one by one.
      ("ab AB C cd", .leftToRight, .natural, 6.0, ["ab BA", "C cd"]),
      ("ABC ABC CBA", .leftToRight, .natural, 7.0, ["CBA CBA", "ABC"]),
      // Each paragraph has its own direction.
      ("ab.\nAB.", .leftToRight, .natural, nil, ["ab.", ".BA"]),
    ] as [(String, LayoutDirection, WritingDirection, Double?, [String])])
  func lines(
    text: String, layout: LayoutDirection, writing: WritingDirection, columns: Double?,
    lines: [String]
  ) throws {
    let set = try set(
      hebrew(text), columns: columns, TextOptions(direction: layout, writingDirection: writing))
    #expect(set.lines.map { withoutSides(latin($0.letters)) } == lines.map(withoutSides))
    #expect(set.warnings.isEmpty)
  }

  /// Brackets without their sides; another test checks which of the two is drawn.
  private func withoutSides(_ text: String) -> String {
    String(text.map { "()".contains($0) ? "|" : $0 })
  }

  /// Six columns hold two words, so the second line has one word of two letters.
  @Test(
    "The last line of a justified paragraph begins where reading begins",
    arguments: [
      ("AB CA AB", .leftToRight, 40), ("AB CA AB", .rightToLeft, 40), ("ab cd ab", .leftToRight, 0),
      ("ab cd ab", .rightToLeft, 0),
    ] as [(String, LayoutDirection, Int)])
  func lastLine(
    text: String, layout: LayoutDirection, x: Int
  ) throws {
    let lines = try set(
      hebrew(text), columns: 6, TextOptions(alignment: .justified, direction: layout)
    ).lines
    #expect(lines.map(\.width) == [Fixed(60), Fixed(20)])
    #expect(lines.map(\.x) == [.zero, Fixed(x)])
  }

  @Test("Brackets are mirrored") func brackets() throws {
    let line = try set(hebrew("A(B)"), columns: nil).lines[0]
    #expect(line.glyphs.map(\.id) == [0x28, 0x5D1, 0x29, 0x5D0])
  }

  @Test("A mixed line lists its text in reading order") func readingOrder() throws {
    let line = try set(hebrew("ab ABC"), columns: nil).lines[0]
    #expect(line.runs.map(\.run.text) == ["ab ", hebrew("ABC")])
    #expect(line.runs.map(\.x) == [.zero, Fixed(30)])
  }

  @Test(
    "Layout and writing direction decide where lines begin",
    arguments: [
      (.natural, .leftToRight, .natural, 0), (.natural, .rightToLeft, .natural, 20),
      (.natural, .leftToRight, .rightToLeft, 20),
      (.natural, .rightToLeft, .leftToRight, 0), (.left, .rightToLeft, .natural, 0),
      (.right, .leftToRight, .natural, 20),
      (.center, .rightToLeft, .natural, 10), (.justified, .leftToRight, .rightToLeft, 20),
    ] as [(TextAlignment, LayoutDirection, WritingDirection, Int)])
  func alignment(
    alignment: TextAlignment, layout: LayoutDirection, writing: WritingDirection, x: Int
  ) throws {
    let options = TextOptions(alignment: alignment, direction: layout, writingDirection: writing)
    #expect(try set(hebrew("AB"), columns: 4, options).lines[0].x == Fixed(x))
  }

  @Test(
    "The ellipsis is where reading ends",
    arguments: [
      (.byTruncatingTail, "…CBA"), (.byTruncatingHead, "ABC…"), (.byTruncatingMiddle, "A…BA"),
    ] as [(LineBreakMode, String)])
  func ellipsis(mode: LineBreakMode, shown: String) throws {
    // Reading order: A B C C B A. From right to left, the shown texts are ABC…, …CBA and A…BA.
    let layout = try set(
      hebrew("ABCCBA"), columns: 4, TextOptions(lineBreakMode: mode, numberOfLines: 1))
    #expect(latin(layout.lines[0].letters) == shown)
    #expect(layout.isTruncated)
  }

  @Test("Justified spaces of mixed text share the free room") func justified() throws {
    // 60 of 65 pixels, so the one space is 15 wide. Hebrew is at the right.
    let layout = try set(hebrew("ABC ab ABC"), columns: 6.5, TextOptions(alignment: .justified))
    #expect(latin(layout.lines[0].letters) == "ab CBA")
    #expect(layout.lines[0].glyphs.filter { $0.id != 0x20 }.map(\.x) == [0, 10, 35, 45, 55])
  }
}
