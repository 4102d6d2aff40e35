/// The difference of two themes: each way in which a token can differ.
import LikenessDisplayList
import TestKit
import Testing

@testable import LikenessTheme

@Suite struct ThemeDifferenceTests {
  @Test("Changed, removed and added tokens are found with their values, in the order of the themes")
  func kinds() {
    let before = Theme(
      name: "a", colors: ["primary": .blue, "gone": .green, "same": .white], dimensions: ["gap": 8])
    let after = Theme(
      name: "b", colors: ["same": .white, "new": .red, "primary": .black], dimensions: ["gap": 9])
    #expect(
      ThemeDifference(from: before, to: after).changes == [
        .init(
          token: TokenID(.color, "primary"), before: TokenValue(StraightColor.blue),
          after: TokenValue(StraightColor.black)),
        .init(token: TokenID(.color, "gone"), before: TokenValue(StraightColor.green), after: nil),
        .init(
          token: TokenID(.dimension, "gap"), before: before[TokenID(.dimension, "gap")],
          after: after[TokenID(.dimension, "gap")]),
        .init(token: TokenID(.color, "new"), before: nil, after: TokenValue(StraightColor.red)),
      ])
  }

  @Test("Equal tokens in another order and form do not differ") func order() throws {
    let a = try Theme(json: ##"{"name": "a", "colors": {"x": "y", "y": "#FFF"}}"##, file: "f")
    let b = try Theme(
      json: ##"{"name": "b", "colors": {"y": {"r": 255, "g": 255, "b": 255}, "x": "#FFFFFF"}}"##,
      file: "f")
    #expect(ThemeDifference(from: a, to: b).isEmpty)
  }

  @Test("Swapping the themes swaps the values") func swap() {
    var generator = Seeded(3)
    for _ in 0..<40 {
      let (a, b) = (Theme.random(using: &generator), Theme.random(using: &generator))
      let there = ThemeDifference(from: a, to: b).changes
      let back = ThemeDifference(from: b, to: a).changes.map {
        ThemeDifference.Change(token: $0.token, before: $0.after, after: $0.before)
      }
      #expect(Set(there) == Set(back))
      #expect(ThemeDifference(from: a, to: a).isEmpty)
    }
  }
}
