import LikenessDisplayList
import TestSupport
import Testing

@testable import LikenessText

/// In the test font, each character is 10 pixels wide and a line 10 high. The baseline is 8 below
/// the line's top, small letters are 5 high, and an underline is 1 thick and 1 below the baseline.
@Suite struct AttributedTextTests {
  private func set(
    _ text: AttributedText, columns: Double? = nil, _ options: TextOptions = TextOptions()
  ) throws -> TextLayout {
    TextLayout(
      text, font: TestFont.font, scale: 1, width: columns.map { $0 * 10 }, options: options,
      fonts: TestFont.library())
  }

  private func bar(
    _ kind: TextDecoration.Kind, _ x: Int, _ top: Int, _ width: Int, _ height: Int,
    _ color: Color? = nil
  ) -> TextDecoration {
    TextDecoration(
      kind: kind, x: Fixed(x), top: Fixed(top), width: Fixed(width), height: Fixed(height),
      color: color)
  }

  @Test("Underlines and strikethroughs are where the font puts them") func bars() throws {
    var text: AttributedText = "ab"
    text.append(
      "cd",
      TextAttributes(
        color: .red, backgroundColor: .white, isUnderlined: true, isStruckThrough: true))
    text.append("e", TextAttributes(isUnderlined: true, underlineColor: .blue))
    let line = try set(text).lines[0]
    #expect(
      line.decorations == [
        bar(.background, 20, 0, 20, 10, .white), bar(.underline, 20, 9, 20, 1, .red),
        bar(.strikethrough, 20, 5, 20, 1, .red),
        bar(.underline, 40, 9, 10, 1, .blue),
      ])
    #expect(line.runs.map(\.run.text) == ["ab", "cd", "e"])
    #expect(line.runs.map(\.color) == [nil, .red, nil])
  }

  @Test("A stretch's attributes override the options") func overrides() throws {
    var text: AttributedText = "ab"
    text.append("cd", TextAttributes(isUnderlined: false, isStruckThrough: true))
    var options = TextOptions()
    options.isUnderlined = true
    #expect(
      try set(text, options).lines[0].decorations == [
        bar(.underline, 0, 9, 20, 1), bar(.strikethrough, 20, 5, 20, 1),
      ])
    options.isStruckThrough = true
    #expect(
      try set("ab", options).lines[0].decorations == [
        bar(.underline, 0, 9, 20, 1), bar(.strikethrough, 0, 5, 20, 1),
      ])
  }

  /// Characters of 10 pixels with 10 less between them stand on one place, and with 11 less they
  /// run to the left. An accent by itself has no width, and the room after the last character is
  /// not marked.
  @Test(
    "Letters that take no room have no bar",
    arguments: [("abc", -10.0), ("abc", -11), ("\u{301}", 5)])
  func noRoom(text: String, spacing: Double) throws {
    let attributes = TextAttributes(
      backgroundColor: .white, isUnderlined: true, letterSpacing: spacing)
    #expect(try set(AttributedText(text, attributes)).lines[0].decorations == [])
  }

  /// A letter of 10 pixels with 9.75 less after it, in a font that stands anywhere: a quarter of a
  /// pixel, which is none.
  @Test("A letter of a quarter pixel has no bar") func quarterPixel() {
    let family = FontFamily(
      name: "Test", members: [.init(weight: .regular, typeface: ShapingFont.typeface)])
    var text = AttributedText("a", TextAttributes(isUnderlined: true, letterSpacing: -9.75))
    text.append("b", TextAttributes())
    let layout = TextLayout(
      text, font: TestFont.font, scale: 1, fonts: FontLibrary(families: [family]))
    #expect(layout.lines[0].decorations == [])
    #expect(
      layout.lines[0].runs.flatMap { run in run.run.glyphs.map { run.x + $0.x } } == [
        .zero, Fixed(raw: 16),
      ])
  }

  /// 16,384 fonts; beside each stand the embedded one and that of missing characters, so the first
  /// 5,461 stretches have their own.
  @Test("Stretches beyond the limit of fonts use the first font") func fontLimit() throws {
    var text = AttributedText("")
    for index in 0..<6000 {
      text.append("a", TextAttributes(font: Font(family: "Test", size: 10 + Double(index) / 64)))
    }
    let sizes = try set(text).lines[0].runs.flatMap { run in
      run.run.glyphs.map { _ in run.run.size }
    }
    #expect(sizes.count == 6000)
    #expect(sizes.dropFirst().firstIndex(of: Fixed(10)) == 5461)
    #expect(sizes[5460] == Fixed(rounding: 10 + 5460.0 / 64) && sizes[5999] == Fixed(10))
  }

  @Test("Stretches that look alike share one bar") func oneBar() throws {
    var text = AttributedText("ab ", TextAttributes(isUnderlined: true))
    text.append("cd", TextAttributes(isUnderlined: true))
    #expect(try set(text).lines[0].decorations == [bar(.underline, 0, 9, 50, 1)])
    // A space that hangs over the end of a line has no underline.
    #expect(
      try set(text, columns: 3).lines.map(\.decorations) == [
        [bar(.underline, 0, 9, 20, 1)], [bar(.underline, 0, 19, 20, 1)],
      ])
  }

  /// Lines of 50 pixels in 60, and one space between words that takes the 10.
  @Test(
    "Bars of justified text have no holes",
    arguments: ["ab cd ab", "\u{5D0}\u{5D1} \u{5D2}\u{5D0} \u{5D0}\u{5D1}"])
  func justified(text: String) throws {
    let attributes = TextAttributes(
      backgroundColor: .white, isUnderlined: true, isStruckThrough: true)
    let lines = try set(
      AttributedText(text, attributes), columns: 6, TextOptions(alignment: .justified)
    ).lines
    #expect(lines.count == 2)
    #expect(lines[0].width == Fixed(60))
    #expect(
      lines[0].decorations == [
        bar(.background, 0, 0, 60, 10, .white), bar(.underline, 0, 9, 60, 1),
        bar(.strikethrough, 0, 5, 60, 1),
      ])
  }

  @Test("Letters of several sizes share the bar of the largest") func sizes() {
    func stretch(_ size: Double, _ text: String = "abc", isUnderlined: Bool = true)
      -> AttributedText
    {
      AttributedText(
        text,
        TextAttributes(
          font: Font(size: size), isUnderlined: isUnderlined, isStruckThrough: isUnderlined))
    }
    func bars(_ text: AttributedText) -> [[Int]] {
      let line = TextLayout(text, font: Font(size: 14), scale: 1).lines[0]
      return line.decorations.map { [($0.top - line.baseline).floor, $0.height.floor] }
    }
    let large = bars(stretch(40))
    let small = bars(stretch(14))
    #expect(large != small)
    #expect(bars(stretch(14) + stretch(40) + stretch(20)) == large + large + large)
    // Characters without underline and without overlapping letters separate the underlines.
    #expect(
      bars(stretch(14) + stretch(20, " ", isUnderlined: false) + stretch(40)) == small + large)
    #expect(bars(stretch(40, isUnderlined: false) + stretch(14)) == small)
  }

  @Test("Bars of two stretches meet in a widened space") func justifiedStretches() throws {
    // "ab cd e" in 70 pixels, and the rest: 20 for two letters, 25 for a widened space.
    var text = AttributedText("ab cd", TextAttributes(backgroundColor: .white, isUnderlined: true))
    text.append(" e efghij", TextAttributes(isUnderlined: true))
    let line = try set(text, columns: 9, TextOptions(alignment: .justified)).lines[0]
    // Two gaps share 20 pixels.
    #expect(line.glyphs.map(\.x) == [0, 10, 20, 40, 50, 60, 80])
    #expect(
      line.decorations == [
        bar(.background, 0, 0, 60, 10, .white), bar(.underline, 0, 9, 60, 1),
        bar(.underline, 60, 9, 30, 1),
      ])
  }

  @Test("Bars of text in two directions are under their letters") func mixed() throws {
    // a (b alef) bet, shown as a b bet alef: the underlined letters are apart.
    var text: AttributedText = "a"
    text.append("b\u{5D0}", TextAttributes(isUnderlined: true))
    text.append("\u{5D1}")
    #expect(
      try set(text).lines[0].decorations == [
        bar(.underline, 10, 9, 10, 1), bar(.underline, 30, 9, 10, 1),
      ])
  }

  @Test("A stretch has its own letter spacing") func spacing() throws {
    var text: AttributedText = "ab"
    text.append("cd", TextAttributes(isUnderlined: true, letterSpacing: 3))
    let line = try set(text).lines[0]
    #expect(line.glyphs.map(\.x) == [0, 10, 20, 33])
    #expect(line.width == Fixed(43))
    #expect(line.decorations == [bar(.underline, 20, 9, 23, 1)])
  }

  /// Ten pixels for each character, and the spacing of its own style after each but the last. The
  /// ellipsis has the style of the first two letters.
  @Test(
    "A truncated line counts the letter spacing of the ellipsis",
    arguments: [
      // mode, spacing of "ab", spacing of "cdefgh", room, shown, width
      (.byTruncatingHead, 2, 0, 42, "…fgh", 12 + 10 + 10 + 10),
      (.byTruncatingHead, 2, 0, 41, "…gh", 12 + 10 + 10),
      (.byTruncatingHead, 0, 2, 44, "…fgh", 10 + 12 + 12 + 10),
      (.byTruncatingHead, 0, 2, 43, "…gh", 10 + 12 + 10),
      (.byTruncatingMiddle, 2, 0, 34, "a…h", 12 + 12 + 10),
      (.byTruncatingMiddle, 2, 0, 33, "a…", 12 + 10),
    ] as [(LineBreakMode, Double, Double, Double, String, Int)])
  func truncatedSpacing(
    mode: LineBreakMode, first: Double, second: Double, room: Double, shown: String, width: Int
  ) {
    var text = AttributedText("ab", TextAttributes(letterSpacing: first))
    text.append("cdefgh", TextAttributes(letterSpacing: second))
    let layout = TextLayout(
      text, font: TestFont.font, scale: 1, width: room,
      options: TextOptions(lineBreakMode: mode, numberOfLines: 1), fonts: TestFont.library())
    #expect(layout.shown == [shown])
    #expect(layout.lines.map(\.width) == [Fixed(width)])
  }

  @Test("Fonts share a baseline, and the highest sets the line height") func baseline() {
    var text = AttributedText("small ", TextAttributes(font: Font(size: 11)))
    text.append("large", TextAttributes(font: Font(size: 22)))
    let large = TextLayout("large", font: Font(size: 22), scale: 1).lines[0]
    let small = TextLayout("small", font: Font(size: 11), scale: 1).lines[0]
    let line = TextLayout(text, font: Font(size: 40), scale: 1).lines[0]
    #expect(line.height == large.height && line.baseline == large.baseline)
    #expect(line.runs.map(\.run.size) == [Fixed(11), Fixed(22)])
    // On separate lines, each has its own height, and only lines that fit are set.
    text.runs[0].text = "small\n"
    let layout = TextLayout(text, font: Font(size: 40), scale: 1)
    #expect(layout.lines.map(\.height) == [small.height, large.height])
    let room = layout.height.pixels
    #expect(TextLayout(text, font: Font(size: 40), scale: 1, height: room).lines.count == 2)
    let cut = TextLayout(text, font: Font(size: 40), scale: 1, height: room - 1)
    #expect(cut.lines.map(\.height) == [small.height])
    #expect(cut.isTruncated)
  }

  @Test("Text without a stretch has no lines") func empty() throws {
    #expect(try set(AttributedText([])).lines.isEmpty)
    #expect(try set(AttributedText("")).lines.isEmpty)
  }
}
