/// Values of properties and their parts.
import LikenessBase
import Testing

@testable import LikenessDisplayList

@Suite struct PropertyValueTests {
  private typealias Part = PropertyValue.Part

  /// Each part as its kind, its text, and its token and separator where it has them.
  private func words(_ parts: [Part]) -> [String] {
    parts.map { part in
      let kind =
        switch part.value {
        case .number: "number"
        case .percentage: "percentage"
        case .color: "color"
        case .text: part.isQuoted ? "quoted" : "word"
        case .list, .sides: "parts"
        }
      let token = part.token.map { " of \($0)" } ?? ""
      return part.separator.filter { $0 != " " } + "\(kind) \(part.value)" + token
    }
  }

  private func read(_ value: String, tokens: [String] = []) -> [String] {
    let read = PropertyValue(reading: value, tokens: tokens)
    #expect("\(read)".utf8.elementsEqual(value.utf8))
    return words(Provenance.Property("a", read, tokens: tokens).parts)
  }

  private let ink = StraightColor(hex: 0xFF0000)
  /// `"Sale: 50%, now": 17 bold, accent #FF0000`
  private var run: PropertyValue {
    .list([
      Part(.text("Sale: 50%, now"), isQuoted: true),
      Part(.list(of: [.number(17), .text("bold")]), after: ": "),
      Part(.color(ink), token: "accent", isNamed: true, after: ", "),
    ])
  }

  // MARK: Written

  @Test("Values are written as a person would write them") func written() {
    #expect("\(PropertyValue.number(8)) \(PropertyValue.number(-12.5))" == "8 -12.5")
    #expect("\(PropertyValue.percentage(33.3)) \(PropertyValue.color(ink))" == "33.3% #FF0000")
    #expect("\(run)" == #""Sale: 50%, now": 17 bold, accent #FF0000"#)
    #expect(
      "\(PropertyValue.named("my card", .list(of: [.number(0), .number(2)])))" == #""my card" 0 2"#)
    #expect("\(PropertyValue.named(nil, .number(2)))" == "2")
    let sides = [4, 8, 4, 8].map { Part(.number($0)) }
    #expect("\(PropertyValue.sides(sides)), \(PropertyValue.list(sides))" == "4 8 4 8, 4 8 4 8")
    let equal = [4, 4, 4, 4].map { Part(.number($0)) }
    #expect("\(PropertyValue.sides(equal)), \(PropertyValue.list(equal))" == "4, 4 4 4 4")
  }

  @Test("What is read equals what was painted, and only that")
  func valuesThatAreWrittenAlikeAreEqual() {
    #expect(PropertyValue.number(8) == "8" && "8" == PropertyValue.text("8"))
    #expect(PropertyValue.color(ink) == "#FF0000" && run == PropertyValue(reading: "\(run)"))
    #expect(PropertyValue.number(0) != .number(-0.0) && PropertyValue.number(8) != .number(8.5))
    #expect(Set([PropertyValue.number(8), "8", .text("8"), "9"]).count == 2)
  }

  /// UAX #15: U+00E9 is canonically equivalent to U+0065 U+0301.
  @Test("Values that are written in other scalars differ, though Swift calls their texts equal")
  func scalars() {
    let (composed, decomposed) = ("\u{E9}", "e\u{301}")
    #expect(PropertyValue.text(composed) != .text(decomposed))
    #expect(PropertyValue.text(composed) == .text(composed))
    #expect(PropertyValue.list([Part(.text(composed))]) != .text(decomposed))
    let value = PropertyValue.number(2)
    #expect(Part(value, token: composed) != Part(value, token: decomposed))
    #expect(Part(value, token: nil) != Part(value, token: ""))
    #expect(PropertyValue.named(composed, value) != .named(decomposed, value))
    typealias Property = Provenance.Property
    #expect(Property(composed, value) != Property(decomposed, value))
    #expect(Property("a", value, tokens: [composed]) != Property("a", value, tokens: [decomposed]))
    #expect(Set([PropertyValue.text(composed), .text(decomposed), .text(composed)]).count == 2)
  }

  @Test func leavesHaveTheirOwnTokens() {
    #expect(
      words(run.leaves) == [
        "word Sale: 50%, now", "number 17", "word bold", "color #FF0000 of accent",
      ])
    #expect(
      words(PropertyValue.named("card", .list(of: [.number(0), .number(2)])).leaves) == [
        "number 0", "number 2",
      ])
    #expect(words(PropertyValue(reading: "1 #FF0000").leaves) == ["number 1", "color #FF0000"])
  }

  @Test("A color is a piece of a line") func colorPiece() {
    func shown(_ pieces: [LinePiece]) -> [String] {
      pieces.map { $0.color.map { "color \($0)" } ?? $0.text }
    }
    for value in [run, PropertyValue(reading: "\(run)")] {
      #expect(value.pieces.text == "\(run)")
      #expect(shown(value.pieces).last == "color #FF0000")
      #expect(value.pieces.count { $0.color != nil } == 1)
    }
    // Colors in a text of the author are words, and so are those in words with marks around them.
    let text = "\"#FF0000\" 1"
    #expect(shown(PropertyValue(reading: text).pieces).joined() == text)
    #expect(shown(PropertyValue.text("#FF0000").pieces) == ["#FF0000"])
    #expect(shown(PropertyValue(reading: " #FF0000").pieces) == [" #FF0000"])
    let line = PropertyValue(reading: "on #FF0000, #0000FF").pieces
    #expect(shown(line) == ["on", " ", "color #FF0000", ", ", "color #0000FF"])
    #expect(shown(line.characters(in: 1..<12)) == ["n", " ", "color #FF0000", ", "])
    #expect(shown(line.characters(in: 4..<Int.max)) == ["FF0000", ", ", "color #0000FF"])
  }

  // MARK: Parts of a text

  @Test("A quoted text is one part, whatever it contains")
  func quotedText() {
    #expect(
      read(#""Sale: 50%, now": 17 bold, accent #FF0000"#, tokens: ["accent"]) == [
        "quoted Sale: 50%, now", ":number 17", "word bold", ",color #FF0000 of accent",
      ])
    #expect(read(#""", x"#) == ["quoted ", ",word x"])
    // Runs are quoted as they are, so one with such an end in it is several parts.
    #expect(read(#""5" wide" 1"#) == ["quoted 5", "word wide\"", "number 1"])
    #expect(read(#""open: 1"#) == ["word \"open", ":number 1"])
  }

  @Test("A token is that of the color that follows its name", arguments: ["accent", "ink"])
  func namedColor(token: String) {
    #expect(
      read("on \(token) #00FF00, #FF0000", tokens: [token]) == [
        "word on", "color #00FF00 of \(token)", ",color #FF0000",
      ])
    #expect(read("on #00FF00", tokens: [token]) == ["word on", "color #00FF00 of \(token)"])
  }

  @Test("A token that is named first, or stands beside no color, gives the whole value")
  func tokenOfTheWhole() {
    #expect(read("card 0 2 #000000", tokens: ["card"]) == ["parts 0 2 #000000 of card"])
    #expect(read("17 bold", tokens: ["title"]) == ["parts 17 bold of title"])
    #expect(read("4 8", tokens: ["small"]) == ["number 4 of small", "number 8 of small"])
    #expect(read("4 8", tokens: ["small", "large"]) == ["number 4", "number 8"])
    #expect(
      read("1 #000000, #FFFFFF", tokens: ["ink", "paper"]) == [
        "number 1", "color #000000 of ink", ",color #FFFFFF of paper",
      ])
    #expect(read("1 #000000, #FFFFFF", tokens: ["ink"])[1] == "color #000000")
  }

  @Test("What is read is written in the same bytes")
  func bytes() {
    let (composed, decomposed) = ("\u{E9} #FF0000", "e\u{301} #FF0000")
    #expect(read(composed, tokens: ["\u{E9}"]) == ["color #FF0000 of \u{E9}"])
    #expect(read(decomposed, tokens: ["\u{E9}"]) == ["word e\u{301}", "color #FF0000 of \u{E9}"])
    for odd in ["#ff0000 1", "-0 08 1e3", "\"a", "\"\"", " 1", "1,", "1  2", "\"my card\" 2"] {
      for tokens in [[], ["my card"], ["a", "b"]] { _ = read(odd, tokens: tokens) }
    }
  }

  @Test func numbersHaveUnits() {
    #expect(read("8 -12.5 50%") == ["number 8", "number -12.5", "percentage 50%"])
    #expect(read("- nan inf .5 1a % 1e3 08").allSatisfy { $0.hasPrefix("word ") })
  }

  @Test("Marks inside a word separate nothing") func marks() {
    #expect(read("http://a:80/b,c;d  e") == ["word http://a:80/b,c;d", "word e"])
    #expect(read("") == ["word "])
    #expect(read(", ;") == ["word , ;"])
    #expect(read("a,") == ["word a,"])
  }

  // MARK: Parts in the form of another value

  private func read(_ value: String, tokens: [String] = [], like new: PropertyValue) -> [String]? {
    let other = Provenance.Property("a", new, tokens: tokens).parts
    let read = PropertyValue(reading: value, tokens: tokens)
    return Provenance.Property("a", read, tokens: tokens).parts(like: other).map(words)
  }

  @Test("A text is not taken apart where the value beside it is one text")
  func oneText() {
    #expect(read("Sale: 50%, now", like: .text("Sale: 40%")) == ["parts Sale: 50%, now"])
  }

  @Test("Runs have the tokens of those beside them") func runTokens() {
    #expect(
      read(#""Old: 1, 2": 15 bold, accent #0000FF"#, tokens: ["accent"], like: run) == [
        "word Old: 1, 2", ":parts 15 bold", ",color #0000FF of accent",
      ])
    #expect(read(#""Old": 15 bold, accent #0000FF, underlined"#, like: run) == nil)
    #expect(read(#""Old": 15 bold accent #0000FF"#, like: run) == nil)
    #expect(read(#""Old": 15 bold, other #0000FF"#, like: run) == nil)
  }

  @Test("The name of a token is no part of the value") func tokenName() {
    let card = PropertyValue.named("card", .list(of: [.number(0), .color(ink)]))
    #expect(read("card 2 #000000", tokens: ["card"], like: card) == ["parts 2 #000000 of card"])
    #expect(read("2 #000000", tokens: ["card"], like: card) == nil)
  }

  @Test("Equal lengths may be written as one") func oneLength() {
    let sides = PropertyValue.sides(
      [Part(.number(4), token: "small"), Part(.number(8), token: "large")])
    #expect(read("3 9", tokens: ["small", "large"], like: sides) == ["number 3", "number 9"])
    #expect(read("3", tokens: ["small", "large"], like: sides) == ["number 3"])
  }
}
