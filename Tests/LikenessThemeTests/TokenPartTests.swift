/// Colors and shadows that tokens refer to by name: they stay names wherever a theme is written.
import Foundation
import Likeness
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
  @Test func namesInsideTokensAreWrittenAsNames() throws {
    #expect(try value(named().text) == value(text))
  }

  @Test func namesInsideTokensSurviveTheDesignTokenFormat() throws {
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

  @Test func eachPartKnowsTheTokenThatItNames() throws {
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

  @Test func aNameThatNoLongerAgreesIsWrittenByItsValue() throws {
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

  @Test func randomThemesKeepTheirNamesInBothForms() throws {
    var generator = SplitMix(state: 11)
    for _ in 0..<40 {
      var theme = Theme.random(using: &generator)
      let parts = nameParts(of: &theme)
      for again in [
        try Theme(json: theme.text, file: "f"),
        try Theme(designTokens: Array(theme.designTokens().utf8), file: "f.tokens"),
      ] {
        #expect(again == theme)
        for (id, part) in parts {
          #expect(again.reference(part, of: id) == theme.reference(part, of: id), "\(id)")
        }
      }
      #expect(parts.isEmpty || parts.contains { theme.reference($0.1, of: $0.0) != nil })
    }
  }

  /// Replaces the first color inside every token by the name of some color, and every second font's
  /// shadow by the name of a shadow.
  private func nameParts(of theme: inout Theme) -> [(TokenID, TokenPart)] {
    var parts: [(TokenID, TokenPart)] = []
    for (index, name) in theme.colors.names.enumerated() {
      guard let color = theme.colors[name] else { continue }
      func note(_ kind: TokenKind, _ part: TokenPart, _ target: String) {
        theme.note(part, of: TokenID(kind, name), isNamed: target)
        parts.append((TokenID(kind, name), part))
      }
      theme.shadows[name]?[0].color = color
      note(.shadow, .color(0), name)
      theme.borders[name]?.color = color
      note(.border, .color(0), name)
      theme.gradients[name]?.stops[0].color = color
      note(.gradient, .color(0), name)
      theme.fonts[name]?.shadow =
        index.isMultiple(of: 2) ? theme.shadows[name]?.first : ShadowToken(color: color)
      note(.font, index.isMultiple(of: 2) ? .shadow : .color(0), name)
    }
    return parts
  }
}

@Suite struct ThemeLoadingTests {
  @Test func aThemeIsLoadedFromDataAndFromABundle() throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "likeness-theme-\(UUID().uuidString).bundle")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let data = Data(#"{"name": "packed", "dimensions": {"gap": 8}}"#.utf8)
    try data.write(to: folder.appending(path: "light.theme.json"))
    let manager = ThemeManager()
    #expect(manager.load(data, file: "light.theme.json").problems == nil)
    #expect(manager.currentTheme.name == "packed")
    let bundle = try #require(Bundle(path: folder.path))
    let other = ThemeManager()
    #expect(other.load(resource: "light.theme.json", in: bundle).problems == nil)
    #expect(other.currentTheme.dimensions["gap"] == 8)
    let missing = other.load(resource: "dark.theme.json", in: bundle)
    #expect(missing.problems?.description.hasPrefix("dark.theme.json: the bundle ") == true)
    #expect(
      missing.problems?.description.hasSuffix(
        " does not contain this resource; add the file to its target\'s resources") == true)
    #expect(other.currentTheme.name == "packed")
  }

  @Test func aResourceIsFoundByItsNameAloneAndInAFolder() throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "likeness-theme-\(UUID().uuidString).bundle")
    let themes = folder.appending(path: "Themes")
    try FileManager.default.createDirectory(at: themes, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(#"{"gap": {"$type": "dimension", "$value": {"value": 8, "unit": "px"}}}"#.utf8)
      .write(to: themes.appending(path: "light.tokens.json"))
    try Data(#"{"colors": 5}"#.utf8).write(to: themes.appending(path: "bad.json"))
    let bundle = try #require(Bundle(path: folder.path))
    let manager = ThemeManager()
    #expect(manager.load(resource: "light", in: bundle, subdirectory: "Themes").problems == nil)
    #expect(manager.currentTheme.dimensions["gap"] == 8)
    let bad = manager.load(resource: "bad", in: bundle, subdirectory: "Themes").problems
    #expect(
      bad?.list.map { "\($0.line ?? 0):\($0.column ?? 0): \($0.path): \($0.message)" } == [
        "1:12: colors: expected an object, found the number 5"
      ])
    #expect(bad?.list.first?.file.hasSuffix("/Themes/bad.json") == true)
    // There is none beside the folder.
    let missing = manager.load(resource: "light", in: bundle).problems?.description ?? ""
    #expect(missing.hasPrefix("light: the bundle "))
    #expect(
      missing.hasSuffix(
        """
         does not contain any of light.theme.json, light.tokens.json, light.tokens, light.json; \
        add the file to its target's resources
        """
      ))
    #expect(manager.currentTheme.dimensions["gap"] == 8)
  }

  @Test func aFolderAndAFileThatIsNotThereAreNamed() {
    for (path, cause) in [
      ("/", "the file can't be read: this is a folder; give the path of a file"),
      ("/nonexistent", "does not exist; check the path"),
    ] {
      #expect {
        try Theme(contentsOfFile: path)
      } throws: { error in
        "\(error)" == "\(path): \(cause)"
      }
    }
  }

  @Test func theFormatThatIsGivenGoesBeforeTheName() throws {
    let tokens = Array(
      #"{"gap": {"$type": "dimension", "$value": {"value": 8, "unit": "px"}}}"#.utf8)
    #expect(try Theme(tokens, file: "theme.json", format: .dtcg).dimensions["gap"] == 8)
    #expect(try Theme(Array("{}".utf8), file: "theme.tokens", format: .likeness) == Theme())
    #expect(ThemeFormat(file: "a.tokens.json") == .dtcg)
    #expect(ThemeFormat(file: "tokens.json") == .likeness)
  }
}
