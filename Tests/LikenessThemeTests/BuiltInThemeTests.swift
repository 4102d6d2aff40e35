/// The themes that Likeness has without a file.
import LikenessAudit
import LikenessDisplayList
import LikenessTheme
import Testing

@Suite struct BuiltInThemeTests {
  @Test("The built-in themes are those of the files") func files() throws {
    #expect(try Theme(contentsOfFile: themeFile("light")) == .builtIn)
    #expect(try Theme(contentsOfFile: themeFile("dark")) == .builtInDark)
  }

  @Test("Both themes have the same names, and the counts of the document") func names() {
    #expect(Theme.builtIn.colors.names == Theme.builtInDark.colors.names)
    #expect(Theme.builtIn.fonts == Theme.builtInDark.fonts)
    #expect(Theme.builtIn.fonts.count == 10)
    #expect(Theme.builtIn.colors.count == 1 + 9 + 3)
    #expect(Theme.builtIn.colors["primary"] == StraightColor(hex: 0x333399))
    #expect(Theme.builtIn.colors["clear"] == .clear)
  }

  @Test("Text can be read on its grounds", arguments: [Theme.builtIn, .builtInDark])
  func contrast(theme: Theme) throws {
    for text in [
      "text", "secondaryText", "primary", "primaryBright", "accent", "positive", "warning",
      "negative",
    ] {
      for ground in ["background", "surface"] {
        let ratio = try theme.straightColor(text).contrast(to: theme.straightColor(ground))
        #expect(ratio >= 4.5, "\(text) on \(ground): \(ratio)")
      }
    }
    for ground in ["primary", "primaryBright"] {
      let ratio = try theme.straightColor("onPrimary").contrast(to: theme.straightColor(ground))
      #expect(ratio >= 4.5, "onPrimary on \(ground): \(ratio)")
    }
  }
}
