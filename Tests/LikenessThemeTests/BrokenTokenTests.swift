/// Tokens with a problem, and what can be used beside them.
import LikenessDisplayList
import LikenessJSON
import Testing

@testable import LikenessTheme

/// Reads what can be trusted of a file.
private func readable(_ text: String, file: String = "f.tokens") throws -> (Theme, Problems) {
  try Theme.readable([ThemeSource(bytes: Array(text.utf8), file: file)])
}

/// The place of a token's problem.
private func place(_ theme: Theme, _ kind: TokenKind, _ name: String) -> String? {
  theme.broken[TokenID(kind, name)].map { "\($0.line ?? 0):\($0.column ?? 0)" }
}

@Suite struct BrokenTokenTests {
  @Test("A design token with a problem breaks its aliases and parts, and nothing else")
  func designTokens() throws {
    let (theme, problems) = try readable(
      """
      { "color": { "$type": "color",
          "ink": { "$value": { "colorSpace": "srgb", "components": [0.2, 0.4, 0.6] } },
          "odd": { "$value": "blue" },
          "alias": { "$value": "{color.odd}" },
          "pointer": { "$ref": "#/color/alias" } },
        "edge": { "$type": "border",
          "odd": { "$value": { "color": "{color.pointer}", "style": "solid",
            "width": { "value": 1, "unit": "px" } } },
          "ink": { "$value": { "color": "{color.ink}", "style": "solid",
            "width": { "value": 1, "unit": "px" } } } },
        "size": { "$type": "dimension", "card": { "$value": "8px" } },
        "misspelt": { "$type": "hue", "$value": 1 },
        "1.5": { "$type": "number", "$value": 1 } }
      """)
    let ink = StraightColor(r: 51, g: 102, b: 153)
    #expect(theme.colors == ["color.ink": ink])
    #expect(theme.borders == ["edge.ink": BorderToken(width: 1, color: ink)])
    #expect(theme.dimensions.isEmpty)
    for name in ["color.odd", "color.alias", "color.pointer"] {
      #expect(place(theme, .color, name) == "3:24", "\(name)")
    }
    #expect(place(theme, .border, "edge.odd") == "3:24")
    #expect(place(theme, .dimension, "size.card") == "11:55")
    // Its kind is unknown, so it can be any.
    #expect(place(theme, .color, "misspelt") == "12:26")
    #expect(place(theme, .dimension, "1.5") == "13:3")
    #expect(place(theme, .color, "color.none") == nil)
    #expect(problems.list.map { $0.line ?? 0 } == [3, 11, 12, 13])
  }

  @Test("A token of a theme file with a problem breaks what names it, and nothing else")
  func themeFile() throws {
    let (theme, problems) = try readable(
      """
      { "colors": { "ink": "#336699",
          "odd": "#12345",
          "link": "odd",
          "a": "b", "b": "a",
          "twice": "#111", "twice": "#222" },
        "borders": { "odd": { "width": 1, "color": "link" } },
        "dimensions": { "gap": 8, "card": "8px" } }
      """, file: "f.json")
    #expect(theme.colors == ["ink": StraightColor(r: 51, g: 102, b: 153)])
    #expect(theme.dimensions == ["gap": 8])
    #expect(theme.borders.isEmpty)
    #expect(place(theme, .color, "odd") == "2:12")
    #expect(place(theme, .color, "link") == "2:12")
    #expect(place(theme, .color, "a") == "4:10")
    #expect(place(theme, .color, "b") == "4:10")
    #expect(place(theme, .color, "twice") == "5:22")
    #expect(place(theme, .border, "odd") == "2:12")
    #expect(place(theme, .dimension, "card") == "7:37")
    #expect(problems.list.map { $0.line ?? 0 } == [2, 4, 5, 7])
    #expect {
      try theme.straightColor("link")
    } throws: { error in
      "\(error)".hasPrefix(#"color "link" is invalid: f.json:2:12: colors.odd: invalid color"#)
    }
  }

  @Test(
    "A problem that is of no token refuses the file",
    arguments: [
      ("f.json", ##"{"colors": {"ink": "#336699"}, "colours": {}}"##),
      ("f.json", ##"{"colors": {"ink": "#336699"}, "fonts": []}"##),
      ("f.json", ##"{"name": 1, "colors": {"ink": "#336699"}}"##),
      ("f.json", ##"{"colors": {"ink": "#336699", "a": }}"##),
      ("f.tokens", #"{"a": {"$type": "number", "$value": 1} "b": 2}"#),
      ("f.tokens", #"[]"#),
    ])
  func wholeFile(file: String, text: String) {
    #expect(throws: Problems.self) { try readable(text, file: file) }
  }

  @Test("More odd tokens than problems are listed are all known") func many() throws {
    let odd = (0..<3000).map { "\"t\($0)\": {\"$value\": \"8px\"}" }.joined(separator: ", ")
    let (theme, problems) = try readable(
      """
      {"$type": "dimension", \(odd), "good": {"$value": {"value": 8, "unit": "px"}}}
      """)
    #expect(theme.dimensions == ["good": 8])
    #expect(problems.list.count + problems.omitted == 3000)
    #expect(theme.broken[TokenID(.dimension, "t2999")]?.path.description == "t2999.$value")
  }

  @Test("Of a file with too many tokens, only that is reported") func tooMany() {
    let colors = (0..<50_000).map { "\"c\($0)\": {\"$value\": \"{a\($0 % 1300)}\"}" }
    let aliases = (0..<1300).map { "\"a\($0)\": {\"$value\": \"{c\($0)}\"}" }
    let text = "{\"$type\": \"color\", \((colors + aliases).joined(separator: ", "))}"
    #expect {
      try Theme(designTokens: Array(text.utf8), file: "f")
    } throws: { error in
      "\(error)"
        == "f:1:1: after extending its groups, the file has more than 50000 tokens and groups"
    }
  }

  @Test("A pointer to a whole token is an alias of it, wherever a value may stand")
  func wholeTokens() throws {
    // The first is the example of Format Module 2025.10, "JSON Pointer Syntax".
    let (theme, problems) = try readable(
      """
      { "palette": { "$type": "color",
          "ink": { "$value": { "colorSpace": "srgb", "components": [0.2, 0.4, 0.6] } } },
        "text": { "body": { "$ref": "#/palette/ink" }, "more": { "$ref": "#/text/body" } },
        "edge": { "$type": "border", "$value": { "color": { "$ref": "#/text/more" },
          "style": "solid", "width": { "value": 1, "unit": "px" } } } }
      """)
    #expect(problems.list.isEmpty)
    let ink = StraightColor(r: 51, g: 102, b: 153)
    #expect(theme.colors == ["palette.ink": ink, "text.body": ink, "text.more": ink])
    #expect(theme.colors.alias(of: "text.body") == "palette.ink")
    #expect(theme.borders["edge"]?.color == ink)
  }

  @Test("An element of a list is the token that it names, which may be a list of one")
  func elements() throws {
    let (theme, problems) = try readable(
      """
      { "stop": { "$type": "gradient",
          "start": { "$value": [
            { "color": { "colorSpace": "srgb", "components": [0, 0.2, 0.4] }, "position": 0 } ] },
          "same": { "$value": ["{stop.start}"] } },
        "fade": { "$type": "gradient", "$value": [ { "$ref": "#/stop/same" },
          { "color": { "colorSpace": "srgb", "components": [1, 0.8, 0.6] }, "position": 1 } ] } }
      """)
    #expect(problems.list.isEmpty)
    #expect(
      theme.gradients["fade"]?.stops == [
        .init(color: StraightColor(r: 0, g: 51, b: 102), position: 0),
        .init(color: StraightColor(r: 255, g: 204, b: 153), position: 1),
      ])
  }
}
