/// The difference of two themes: each way in which a token can differ, its words and its JSON.
import Foundation
import LikenessGraphics
import LikenessTheme
import Testing

@Suite struct ThemeDifferenceTests {
  private let before = Theme(
    name: "a", colors: ["primary": StraightColor(hex: 0x333399), "old": .red, "gone": .green, "same": .white, "twin": .black],
    fonts: ["title": FontToken(weight: .bold, size: 15)], dimensions: ["gap": 8])
  private let after = Theme(
    name: "b", colors: ["same": .white, "new": .red, "primary": StraightColor(hex: 0x222288), "twin1": .black, "twin2": .black],
    fonts: ["title": FontToken(families: ["Lato"], weight: .bold, size: 16, lineHeight: 1.5)], dimensions: ["gap": 8, "red": 1])

  @Test func everyKindOfDifferenceIsFound() {
    let difference = ThemeDifference(from: before, to: after)
    #expect(difference.changed.map(\.token) == [TokenID(.color, "primary"), TokenID(.font, "title")])
    #expect(difference.changed.first?.before == TokenValue(StraightColor(hex: 0x333399)))
    #expect(difference.changed.first?.after == TokenValue(StraightColor(hex: 0x222288)))
    #expect(difference.renamed.map(\.before.name) == ["old"])
    #expect(difference.renamed.map(\.after.name) == ["new"])
    // One black token was removed and two were added: which of them it became is unknown.
    #expect(difference.removed.map(\.token.name) == ["gone", "twin"])
    #expect(difference.added.map(\.token.name) == ["twin1", "twin2", "red"])
    #expect(
      "\(difference)" == """
        3 added, 2 removed, 2 changed, 1 renamed
        + color "twin1": #000000
        + color "twin2": #000000
        + dimension "red": 1
        - color "gone": #00FF00
        - color "twin": #000000
        ~ color "primary": #333399 → #222288
        ~ font "title": System bold 15 → "Lato" bold 16, line height 1.5
        > color "old" → "new": #FF0000
        """)
  }

  @Test func equalTokensInAnotherOrderAndFormDoNotDiffer() throws {
    let a = try Theme(json: ##"{"name": "a", "colors": {"x": "y", "y": "#FFF"}}"##, file: "f")
    let b = try Theme(json: ##"{"name": "b", "colors": {"y": {"r": 255, "g": 255, "b": 255}, "x": "#FFFFFF"}}"##, file: "f")
    let difference = ThemeDifference(from: a, to: b)
    #expect(difference.isEmpty)
    #expect("\(difference)" == "the themes have the same tokens")
  }

  @Test func itIsWrittenAsJSONWithItsVersion() throws {
    let difference = ThemeDifference(from: before, to: after)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let text = String(decoding: try encoder.encode(difference), as: UTF8.self)
    #expect(text.contains(#""schemaVersion":1"#))
    #expect(text.contains(##"{"token":{"kind":"color","name":"gone"},"value":{"kind":"color","value":"#00FF00"}}"##))
  }

  @Test func swappingTheThemesSwapsTheLists() {
    var generator = SplitMix(state: 3)
    for _ in 0..<40 {
      let (a, b) = (Theme.random(using: &generator), Theme.random(using: &generator))
      let (there, back) = (ThemeDifference(from: a, to: b), ThemeDifference(from: b, to: a))
      #expect(Set(there.added) == Set(back.removed))
      #expect(Set(there.renamed.map(\.after)) == Set(back.renamed.map(\.before)))
      #expect(Set(there.changed.map(\.before)) == Set(back.changed.map(\.after)))
      #expect(ThemeDifference(from: a, to: a).isEmpty)
    }
  }
}
