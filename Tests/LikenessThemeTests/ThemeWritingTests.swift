/// Writing theme files.
import LikenessDisplayList
import LikenessJSON
import LikenessTheme
import Testing

@Suite struct ThemeWritingTests {
  @Test("The file of the document is written in its own form") func seed() throws {
    let theme = try Theme(contentsOfFile: themeFile("seed"))
    #expect(
      theme.text == """
        {
          "fonts": {
            "navigationTitle": {
              "fileName": "",
              "postScriptName": "System",
              "weight": "UIFontWeightBold",
              "size": 15
            },
            "exampleShadowStyle": {
              "fileName": "Lato-Semibold.ttf",
              "postScriptName": "Lato-Semibold",
              "size": 20,
              "shadow": {
                "dx": 0,
                "dy": 2,
                "blurRadius": 7,
                "color": { "r": 51, "g": 51, "b": 153, "a": 1 }
              }
            }
          },
          "colors": {
            "clear": { "r": 0, "g": 0, "b": 0, "a": 0 },
            "primary": { "r": 51, "g": 51, "b": 153, "a": 1 }
          }
        }

        """)
  }

  @Test("An alias is written as the name of its token while both agree") func alias() throws {
    var theme = try Theme(json: ##"{"colors": {"a": "b", "b": "#123456"}}"##, file: "f")
    #expect(theme.json["colors"]?["a"] == "b")
    #expect(try Theme(json: theme.text, file: "f").colors.alias(of: "a") == "b")
    // Once the two differ, the name would be wrong.
    theme.colors["b"] = .white
    #expect(theme.json["colors"]?["a"] == ["r": 18, "g": 52, "b": 86, "a": 1])
    #expect(try Theme(json: theme.text, file: "f") == theme)
  }

  @Test("An opacity is written with the fewest digits that read back equal") func opacity() {
    let theme = Theme(colors: ["a": StraightColor(r: 0, g: 0, b: 0, a: 128)])
    #expect(theme.text.contains("\"a\": 0.5 }"))
  }
}
