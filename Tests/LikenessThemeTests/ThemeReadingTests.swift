/// Valid theme files, and lookup of their tokens.
import Foundation
import Likeness
import LikenessDisplayList
import LikenessJSON
import LikenessTheme
import TestKit
import Testing

/// The path of a theme file beside this source.
func themeFile(_ name: String) -> String {
  repository.appending(path: "Tests/LikenessThemeTests/Themes/\(name).json").path
}

@Suite struct ThemeReadingTests {
  @Test("The file of the document reads to its very values") func seed() throws {
    let theme = try Theme(contentsOfFile: themeFile("seed"))
    let blue = StraightColor(r: 51, g: 51, b: 153, a: 255)
    #expect(theme.fonts.names == ["navigationTitle", "exampleShadowStyle"])
    #expect(
      try theme.font("navigationTitle")
        == FontToken(fileName: nil, postScriptName: nil, weight: .bold, size: 15, shadow: nil))
    #expect(try theme.font("navigationTitle").isSystem)
    #expect(
      try theme.font("exampleShadowStyle")
        == FontToken(
          fileName: "Lato-Semibold.ttf", postScriptName: "Lato-Semibold", weight: .regular,
          size: 20,
          shadow: ShadowToken(dx: 0, dy: 2, blurRadius: 7, spread: 0, color: blue)))
    #expect(try !theme.font("exampleShadowStyle").isSystem)
    #expect(theme.colors == ["clear": StraightColor(r: 0, g: 0, b: 0, a: 0), "primary": blue])
    #expect(theme.name == nil)
    #expect(
      theme.dimensions.isEmpty && theme.shadows.isEmpty && theme.borders.isEmpty
        && theme.gradients.isEmpty)
  }

  @Test("Comments, trailing commas, hex colors and names are read") func forms() throws {
    let theme = try Theme(
      json: """
        // A theme
        {
          "$schema": "theme.schema.json",
          "name": "ночь",
          "colors": {
            "link": "brand",  // a name may come before the token
            "brand": "primary",
            "primary": "#339",
            "half": "#33339980",
            "dim": { "r": 255, "g": 0, "b": 0, "a": 0.5 },
            "plain": { "r": 1, "g": 2, "b": 3 },
          },
          "shadows": {
            "card": { "dy": 1, "color": "half", "spread": -2, "inset": true },
            "two": [{ "color": "link" }, { "dx": -1.5, "color": "#000" }],
          },
          "fonts": {
            "a": { "size": 12.5, "weight": 650, "shadow": "two", "families": ["Lato", "Arial"],
              "lineHeight": 1.2, "letterSpacing": -0.5 },
            "b": "a",
            "c": { "size": 9, "weight": "semibold", "fileName": "Fonts/Lato.ttf", \
        "postScriptName": "" },
          },
          "dimensions": { "gap": 8, "same": "gap" },
          "borders": { "thin": { "width": 0.5, "color": "link" }, "dots": { "width": 2, "color": \
        "#fff", "style": "dotted" } },
          "gradients": { "g": [{ "color": "link", "position": 0 }, { "color": "#FFFFFF", \
        "position": 1 }] },
        }
        """, file: "f")
    let blue = StraightColor(hex: 0x333399)
    #expect(theme.name == "ночь")
    #expect(try theme.straightColor("link") == blue)
    #expect(theme.colors.alias(of: "link") == "brand")
    #expect(try theme.straightColor("half") == StraightColor(r: 51, g: 51, b: 153, a: 128))
    // 0.5 × 255 = 127.5, which rounds to 128.
    #expect(try theme.straightColor("dim") == StraightColor(r: 255, g: 0, b: 0, a: 128))
    #expect(try theme.straightColor("plain") == StraightColor(r: 1, g: 2, b: 3, a: 255))
    #expect(
      try theme.shadow("card") == [
        ShadowToken(
          dx: 0, dy: 1, blurRadius: 0, spread: -2,
          color: StraightColor(r: 51, g: 51, b: 153, a: 128), isInset: true)
      ])
    #expect(
      try theme.shadow("two") == [ShadowToken(color: blue), ShadowToken(dx: -1.5, color: .black)])
    let font = try theme.font("b")
    #expect(font.weight == FontWeight(650))
    #expect(font.size == 12.5)
    #expect(font.shadow == ShadowToken(color: blue))
    #expect(font.families == ["Lato", "Arial"])
    #expect(font.lineHeight == 1.2)
    #expect(font.letterSpacing == -0.5)
    #expect(
      try theme.font("c") == FontToken(fileName: "Fonts/Lato.ttf", weight: .semibold, size: 9))
    #expect(try theme.dimension("same") == 8)
    #expect(try theme.border("thin") == BorderToken(width: 0.5, color: blue))
    #expect(try theme.border("dots") == BorderToken(width: 2, color: .white, style: .dotted))
    #expect(try theme.gradient("g").stops.map(\.color) == [blue, .white])
  }

  @Test(
    "Each name of a weight has its number",
    arguments: [
      ("UIFontWeightUltraLight", 100), ("UIFontWeightThin", 200), ("UIFontWeightLight", 300),
      ("UIFontWeightRegular", 400),
      ("UIFontWeightMedium", 500), ("UIFontWeightSemibold", 600), ("UIFontWeightBold", 700),
      ("UIFontWeightHeavy", 800),
      ("UIFontWeightBlack", 900), ("ultraLight", 100), ("bold", 700),
    ])
  func weights(name: String, value: Int) {
    #expect(FontWeight(themeName: name)?.value == value)
  }

  @Test("A name that is no weight has no number") func invalidWeight() {
    #expect(FontWeight(themeName: "Bold") == nil)
    #expect(FontWeight(themeName: "UIFontWeight") == nil)
    #expect(FontWeight(1).constantName == nil)
  }

  @Test("An unknown token is a typed error with a near name") func unknownToken() throws {
    let theme = try Theme(contentsOfFile: themeFile("light"))
    #expect {
      try theme.straightColor("primery")
    } throws: { error in
      "\(error)" == "unknown color \"primery\" in the theme \"light\"; did you mean `primary`?"
        && (error as? UnknownToken)?.suggestion == "primary"
        && (error as? UnknownToken)?.kind == .color
    }
    #expect {
      try theme.font("zebra")
    } throws: { error in
      "\(error)" == "unknown font \"zebra\" in the theme \"light\""
    }
    #expect(throws: UnknownToken.self) { try theme.shadow("") }
  }

  @Test("An empty object is an empty theme") func empty() throws {
    #expect(try Theme(json: "{}", file: "f") == Theme())
  }
}
