/// Texts that are equal to Swift but not letter by letter, and the tables that compose letters.
import LikenessDisplayList
import Testing

@testable import LikenessText

@Suite struct CanonicalTextTests {
  /// UAX #15: U+00E9 is canonically equivalent to U+0065 U+0301.
  @Test("A stretch of other scalars is another stretch, though Swift calls its text equal")
  func shapingRuns() {
    #expect("\u{E9}" == "e\u{301}")
    let one = ShapingRun(text: "\u{E9}", range: 0..<2)
    #expect(one != ShapingRun(text: "e\u{301}", range: 0..<3))
    #expect(ShapingRun(text: "\u{E9}", range: 0..<1) != ShapingRun(text: "e\u{301}", range: 0..<1))
    #expect(one == ShapingRun(text: "\u{E9}", range: 0..<2))
  }

  /// The decompositions of UnicodeData.txt; U+212B is a singleton, and U+01ED has two marks, which
  /// may come in either order, as their classes differ.
  @Test(
    "Letters and marks are composed by a table of our own",
    arguments: [
      ("e\u{301}", "\u{E9}"), ("A\u{30A}", "\u{C5}"), ("\u{212B}", "\u{C5}"),
      ("\u{438}\u{306}", "\u{439}"),
      ("o\u{328}\u{304}", "\u{1ED}"), ("o\u{304}\u{328}", "\u{1ED}"), ("\u{1EB}\u{304}", "\u{1ED}"),
      ("\u{EA}\u{301}", "\u{1EBF}"), ("\u{418}\u{300}", "\u{40D}"), ("\u{E9}", "\u{E9}"),
    ])
  func composition(apart: String, composed: String) {
    let found = Composition.scalar(for: Array(apart.unicodeScalars))
    #expect(found == composed.unicodeScalars.first)
  }

  @Test(
    "Marks that no letter is composed with stay apart",
    arguments: ["q\u{301}", "\u{301}e", "ab", ""])
  func noComposition(text: String) {
    #expect(Composition.scalar(for: Array(text.unicodeScalars)) == nil)
  }
}
