/// Shadows that text can't show as a theme gives them.
import LikenessDisplayList
import LikenessTheme
import Testing

@Suite struct TextShadowTests {
  @Test("A font takes the first shadow that text can show, and warns of the rest")
  func firstShadow() throws {
    let theme = try Theme(
      json: ##"""
        {
          "shadows": {
            "card": [{ "color": "#111", "inset": true }, { "color": "#222", "dy": 2 }, { \##
        "color": "#333" }],
            "well": { "color": "#444", "inset": true }
          },
          "fonts": {
            "title": { "size": 20, "shadow": "card" },
            "inner": { "size": 20, "shadow": "well" },
            "plain": { "size": 20, "shadow": { "color": "#555" } }
          }
        }
        """##, file: "f")
    #expect(theme.fonts["title"]?.shadow == ShadowToken(dy: 2, color: StraightColor(hex: 0x222222)))
    #expect(theme.reference(.shadow, of: TokenID(.font, "title")) == TokenID(.shadow, "card"))
    #expect(
      theme.warnings == [
        #"""
        font "title": text shows only one of the 3 shadows of shadow "card": the first that isn't \#
        inset
        """#,
        #"font "inner": text can't show an inset shadow"#,
      ])
    #expect(try Theme(json: theme.text, file: "f") == theme)
    let again = try Theme(designTokens: Array(theme.designTokens().utf8), file: "f")
    #expect(again == theme)
    #expect(again.warnings == theme.warnings)
    #expect(
      Loaded.adopted(theme).summary(of: "f.json") == """
        f.json: loaded a theme without a name
        f.json: font "title": text shows only one of the 3 shadows of shadow "card": the first \
        that isn't inset
        f.json: font "inner": text can't show an inset shadow
        """)
    #expect(Theme.builtIn.warnings.isEmpty)
  }
}
