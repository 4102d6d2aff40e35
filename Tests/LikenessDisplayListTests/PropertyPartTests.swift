/// Values of properties, in parts.
import LikenessBase
import Testing

@testable import LikenessDisplayList

@Suite struct PropertyPartTests {
  private typealias Part = Provenance.Property.Part

  /// Each part as its kind, its text, and its token and separator where it has them.
  private func parts(_ value: String, tokens: [String] = []) -> [String] {
    Provenance.Property("a", value, tokens: tokens).parts.map { part in
      let kind =
        switch part.value {
        case .number(let digits, let unit): "number \(digits)" + (unit.isEmpty ? "" : " in \(unit)")
        case .color(let color): "color \(color)"
        case .word(let word): "word \(word)"
        case .text(let text): "text \(text)"
        }
      let token = part.token.map { " of \($0)" } ?? ""
      return part.separator.filter { $0 != " " } + kind + token
    }
  }

  @Test("A quoted text is one part, whatever it contains")
  func quotedText() {
    #expect(
      parts(#""Sale: 50%, now": 17 bold, accent #FF0000"#, tokens: ["accent"]) == [
        "text Sale: 50%, now", ":number 17", "word bold", ",color #FF0000 of accent",
      ])
    #expect(parts(#""", x"#) == ["text ", ",word x"])
    // Runs are quoted as they are, so one with such an end in it is several parts.
    #expect(parts(#""5" wide" 1"#) == ["text 5", "word wide\"", "number 1"])
    #expect(parts(#""open: 1"#) == ["word \"open", ":number 1"])
  }

  @Test("A token is a part of the color that follows its name", arguments: ["accent", "my ink"])
  func namedColor(token: String) {
    let name = bareOrQuoted(token)
    #expect(
      parts("on \(name) #00FF00, #FF0000", tokens: [token]) == [
        "word on", "color #00FF00 of \(token)", ",color #FF0000",
      ])
    // A word that is no token, and a token without a color.
    #expect(parts("on \(name) 12", tokens: [token]).last == "number 12")
    #expect(parts("on #00FF00", tokens: [token]) == ["word on", "color #00FF00"])
  }

  @Test func numbersHaveUnits() {
    #expect(parts("8 -12.5 50%") == ["number 8", "number -12.5", "number 50 in %"])
    #expect(parts("- nan inf .5 1a %").allSatisfy { $0.hasPrefix("word ") })
  }

  @Test func marksInsideAWordSeparateNothing() {
    #expect(parts("http://a:80/b,c;d  e") == ["word http://a:80/b,c;d", "word e"])
    #expect(parts("") == [])
    #expect(parts(", ;") == [])
  }

  @Test("The parts are written as the value that they are read from")
  func partsAreWrittenAgain() {
    let values = [
      #""Sale: 50%, now": 17 bold, accent #FF0000"#, #"on "my ink" #00FF00, #FF000080; 8 -12.5"#,
    ]
    for value in values {
      let property = Provenance.Property("a", value, tokens: ["accent", "my ink"])
      #expect(property.parts.map(\.written).joined() == value)
    }
  }
}
