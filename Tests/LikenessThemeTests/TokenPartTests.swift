/// Colors and shadows that tokens refer to by name: they stay names wherever a theme is written.
import LikenessDisplayList
import LikenessJSON
import LikenessTheme
import Testing

private let text = """
  {
    "name": "named",
    "fonts": {
      "plain": {
        "fileName": "",
        "postScriptName": "System",
        "size": 9,
        "shadow": "card"
      },
      "tinted": {
        "fileName": "",
        "postScriptName": "System",
        "size": 9,
        "shadow": { "dx": 0, "dy": 1, "blurRadius": 2, "color": "link" }
      }
    },
    "colors": {
      "brand.primary": { "r": 51, "g": 51, "b": 153, "a": 1 },
      "link": "brand.primary"
    },
    "shadows": {
      "card": [
        { "dx": 0, "dy": 1, "blurRadius": 2, "color": "brand.primary" },
        { "dx": 0, "dy": 4, "blurRadius": 8, "color": { "r": 0, "g": 0, "b": 0, "a": 0.5 } }
      ],
      "one": { "dx": 0, "dy": 1, "blurRadius": 2, "color": "link" }
    },
    "borders": {
      "thin": { "width": 1, "color": "link" }
    },
    "gradients": {
      "dawn": [
        { "color": "link", "position": 0 },
        { "color": { "r": 255, "g": 255, "b": 255, "a": 1 }, "position": 0.5 },
        { "color": "brand.primary", "position": 1 }
      ]
    }
  }

  """

private func named() throws -> Theme { try Theme(json: text, file: "f") }

/// A text without whitespace, which two writers may lay out differently.
private func value(_ text: String) throws -> JSONValue {
  try #require(JSONDocument(text, file: "f").root?.value)
}

@Suite struct TokenPartTests {
  @Test("Names inside tokens are written as names") func written() throws {
    #expect(try value(named().text) == value(text))
  }

  @Test("Names inside tokens survive the design-token format") func designTokens() throws {
    let tokens = try named().designTokens()
    let again = try Theme(designTokens: Array(tokens.utf8), file: "f.tokens")
    #expect(again == (try named()))
    #expect(try value(again.text) == value(text))
    #expect(again.designTokens() == tokens)
    let written = try value(tokens)
    #expect(written["borders"] == nil)
    #expect(written["thin"]?["$value"]?["color"] == "{link}")
    #expect(written["one"]?["$value"]?["color"] == "{link}")
    #expect(written["plain"]?["$extensions"]?["dev.likeness"]?["shadow"] == "{card}")
    #expect(written["tinted"]?["$extensions"]?["dev.likeness"]?["shadow"]?["color"] == "{link}")
  }

  @Test("Each part knows the token that it names") func reference() throws {
    let theme = try named()
    let primary = TokenID(.color, "brand.primary")
    #expect(theme.reference(.color(0), of: TokenID(.shadow, "card")) == primary)
    #expect(theme.reference(.color(1), of: TokenID(.shadow, "card")) == nil)
    #expect(theme.reference(.color(2), of: TokenID(.gradient, "dawn")) == primary)
    #expect(theme.reference(.color(3), of: TokenID(.gradient, "dawn")) == nil)
    #expect(theme.reference(.shadow, of: TokenID(.font, "plain")) == TokenID(.shadow, "card"))
    #expect(theme.reference(.shadow, of: TokenID(.font, "tinted")) == nil)
    #expect(theme.reference(.color(0), of: TokenID(.font, "tinted")) == TokenID(.color, "link"))
    #expect(theme.reference(.color(0), of: TokenID(.font, "nothing")) == nil)
  }

  @Test("A name that no longer agrees is written by its value") func disagreement() throws {
    var theme = try named()
    theme.colors["link"] = .white
    #expect(theme.json["borders"]?["thin"]?["color"] == ["r": 51, "g": 51, "b": 153, "a": 1])
    #expect(theme.text.contains(#""color": "brand.primary" }"#))
    #expect(try Theme(json: theme.text, file: "f") == theme)
    #expect(try Theme(designTokens: Array(theme.designTokens().utf8), file: "f.tokens") == theme)
    theme.shadows["card"] = nil
    #expect(theme.json["fonts"]?["plain"]?["shadow"]?["blurRadius"] == 2)
    #expect(try Theme(designTokens: Array(theme.designTokens().utf8), file: "f.tokens") == theme)
  }
}
