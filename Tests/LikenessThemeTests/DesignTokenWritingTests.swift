/// Writing the design-token format, and reading it back.
import LikenessDisplayList
import LikenessJSON
import LikenessTheme
import Testing

private func read(_ text: String) throws(Problems) -> Theme {
  try Theme(designTokens: Array(text.utf8), file: "f.tokens")
}

/// The JSON value of a text.
private func json(_ text: String) throws -> JSONValue {
  let document = JSONDocument(text, file: "f")
  try #require(document.problems.list.isEmpty)
  return try #require(document.root?.value)
}

@Suite struct DesignTokenWritingTests {
  @Test("A small theme is written as the format says") func small() throws {
    var theme = try Theme(
      json:
        ##"""
        {"name": "night", "colors": {"brand.primary": "#33339980", "link": "brand.primary"}, \##
        "dimensions": {"gap": 8}}
        """##,
      file: "f")
    theme.notes[TokenID(.dimension, "gap")] = TokenNote(
      description: "between cards", deprecation: .because("use space"))
    #expect(
      try json(theme.designTokens()) == [
        "$extensions": ["dev.likeness": ["name": "night"]],
        "brand": [
          "primary": [
            "$type": "color",
            "$value": [
              "colorSpace": "srgb", "components": [0.2, 0.2, 0.6], "alpha": 0.5, "hex": "#333399",
            ],
          ]
        ],
        "link": ["$type": "color", "$value": "{brand.primary}"],
        "gap": [
          "$type": "dimension", "$value": ["value": 8, "unit": "px"],
          "$description": "between cards", "$deprecated": "use space",
        ],
      ])
  }

  @Test("Properties of fonts that the format lacks are kept") func fonts() throws {
    let theme = Theme(
      fonts: [
        "none": FontToken(size: 12),
        "zero": FontToken(families: ["Lato"], size: 12, lineHeight: 1, letterSpacing: 0),
        "braces": FontToken(families: ["{Lato}", "serif"], weight: FontWeight(650), size: 12),
        "file": FontToken(
          fileName: "Fonts/Lato.ttf", postScriptName: "Lato-Bold", size: 12,
          shadow: ShadowToken(dy: 1, color: .red, isInset: true)),
      ])
    #expect(try read(theme.designTokens()) == theme)
    let value = try json(theme.designTokens())["none"]
    #expect(value?["$value"]?["fontFamily"] == "system-ui")
    #expect(value?["$extensions"] == ["dev.likeness": ["families": [], "lineHeight": nil]])
  }

  @Test("Names that no path can express, and names of two kinds, are kept") func names() throws {
    let theme = Theme(
      colors: [
        "a": .red, "a.b": .green, "title": .blue, "x{": .white, "$y": .black, ".": .gray,
        "..": .clear,
      ],
      fonts: ["title": FontToken(size: 9), "title.x": FontToken(size: 8)],
      dimensions: ["title": 3, "title-dimension": 4])
    #expect(try read(theme.designTokens()) == theme)
    let root = try json(theme.designTokens())
    #expect(root["a"]?["$root"]?["$type"] == "color")
    #expect(root["title"]?["$root"]?["$type"] == "color")
    #expect(root["title-font"]?["$extensions"]?["dev.likeness"]?["name"] == "title")
  }

  @Test("A name with more dots than groups may nest is kept") func dots() throws {
    let theme = Theme(dimensions: [String(repeating: "a.", count: 200) + "a": 1])
    #expect(try read(theme.designTokens()) == theme)
  }

  private static let source = """
    {
      "$schema": "https://www.designtokens.org/schemas/2025.10/format.json",
      "$description": "all of it",
      "$extensions": { "org.example": { "version": [1, 2] } },
      "brand": {
        "$description": "the brand's",
        "$deprecated": true,
        "red": { "$type": "color", "$value": { "colorSpace": "oklch", "components": [0.6, 0.2, \
    "none"], "hex": "#ee2233" },
          "$description": "a warm red", "$deprecated": false, "$extensions": { "org.example": { \
    "id": 1.50 } } },
        "link": { "$type": "color", "$value": "{brand.red}", "$deprecated": "too loud" }
      },
      "space": { "$root": { "$type": "dimension", "$value": { "value": 1.5, "unit": "rem" } },
        "big": { "$type": "dimension", "$value": "{space.$root}" } },
      "quick": { "$type": "duration", "$value": { "value": 100, "unit": "ms" }, "$description": \
    "short" },
      "lato": { "$type": "fontFamily", "$value": ["Lato", "serif"] },
      "line": { "$type": "strokeStyle", "$value": { "dashArray": ["{space.big}"], "lineCap": \
    "round" } },
      "dashes": { "$type": "border", "$value": { "color": "{brand.link}", "width": { "value": 1, \
    "unit": "px" }, "style": "{line}" } },
      "glow": { "$type": "shadow", "$value": { "color": "{brand.red}", "offsetX": "{space.big}", \
    "offsetY": "{space.$root}",
        "blur": { "value": 0, "unit": "px" }, "spread": { "value": 0, "unit": "px" } } },
      "body": { "$type": "typography", "$value": { "fontFamily": "{lato}", "fontSize": \
    "{space.big}", "fontWeight": "semi-bold",
        "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.25 } },
      "part": { "$type": "color", "$ref": "#/glow/$value/color" }
    }
    """

  @Test("A file that was read keeps its tokens, notes and references") func rewriting() throws {
    let theme = try read(Self.source)
    #expect(theme.notes[TokenID(.color, "brand.red")]?.description == "a warm red")
    #expect(theme.notes[TokenID(.color, "brand.red")]?.deprecation == .notDeprecated)
    #expect(theme.notes[TokenID(.color, "brand.link")]?.deprecation == .because("too loud"))
    let text = theme.designTokens()
    let again = try read(text)
    #expect(again == theme)
    #expect(again.notes == theme.notes)
    let written = try json(text)
    #expect(written["brand"]?["link"]?["$value"] == "{brand.red}")
    #expect(written["space"]?["big"]?["$value"] == "{space.$root}")
    #expect(written["space"]?["$root"]?["$value"] == ["value": 24, "unit": "px"])
    #expect(written["dashes"]?["$value"]?["color"] == "{brand.link}")
    #expect(written["glow"]?["$value"]?["color"] == "{brand.red}")
    #expect(written["brand"]?["red"]?["$value"]?["hex"] == "#d7397b")
  }

  @Test("A changed color is written, and its aliases keep their value") func change() throws {
    var theme = try read(Self.source)
    theme.colors["brand.red"] = .blue
    let text = theme.designTokens()
    #expect(try read(text) == theme)
    let written = try json(text)
    #expect(written["brand"]?["link"]?["$value"]?["hex"] == "#d7397b")
    #expect(written["glow"]?["$value"]?["color"]?["hex"] == "#d7397b")
    #expect(written["dashes"]?["$value"]?["color"] == "{brand.link}")
  }

  @Test("A removed token leaves no reference to it") func removal() throws {
    var theme = try read(Self.source)
    theme.dimensions["space"] = nil
    #expect(try read(theme.designTokens()) == theme)
    theme.dimensions["space.big"] = nil
    #expect(try read(theme.designTokens()) == theme)
  }

  @Test(
    "Wrong notes are problems",
    arguments: [
      (
        #"{"n": {"$type": "number", "$value": 1, "$deprecated": 5}}"#,
        "1:55: n.$deprecated: expected true, false or the reason as text, found the number 5"
      ),
      (
        #"{"n": {"$type": "number", "$value": 1, "$extensions": []}}"#,
        "1:55: n.$extensions: expected an object, found an array"
      ),
      (
        #"""
        {"a": {"$type": "dimension", "$value": {"value": 1, "unit": "px"}, "$extensions": \#
        {"dev.likeness": {"name": "b"}}}, "b": {"$type": "dimension", "$value": {"value": 1, \#
        "unit": "px"}}}
        """#,
        #"1:122: b: dimension "b" is a duplicate; two tokens of one kind can't share a name"#
      ),
    ])
  func wrongNotes(text: String, expected: String) {
    #expect {
      try read(text)
    } throws: { error in
      "\(error)" == "f.tokens:" + expected
    }
  }

  @Test("A font file outside the folder is a problem") func fontFile() {
    let text = Theme(fonts: ["a": FontToken(fileName: "Lato.ttf", size: 9)]).designTokens()
    #expect(throws: Problems.self) { try read(text.replacing("Lato.ttf", with: "../Lato.ttf")) }
  }
}
