/// The W3C design-token format, version 2025.10: what is read, and every problem of malformed files.
import Foundation
import LikenessGraphics
import LikenessJSON
import LikenessTheme
import Testing

private func read(_ text: String) throws(Problems) -> Theme { try Theme(Array(text.utf8), file: "f.tokens") }

private func problems(_ text: String) -> [String] {
  do throws(Problems) {
    _ = try read(text)
    return []
  } catch {
    return error.list.map { String($0.description.dropFirst("f.tokens:".count)) }
  }
}

@Suite struct DesignTokenTests {
  @Test func everyTypeOfTheThemeIsRead() throws {
    let theme = try read(
      """
      {
        "$schema": "https://www.designtokens.org/schemas/2025.10/format.json",
        "$description": "every type",
        "color": {
          "$type": "color",
          "primary": { "$value": { "colorSpace": "srgb", "components": [0.2, 0.2, 0.6], "hex": "#333399" }, "$description": "brand" },
          "half": { "$value": { "colorSpace": "srgb", "components": [1, "none", 0], "alpha": 0.5 }, "$deprecated": "use primary" },
          "green": { "$value": { "colorSpace": "hsl", "components": [120, 100, 50] } },
          "olive": { "$value": { "colorSpace": "hsl", "components": [60, 100, 25] } },
          "orange": { "$value": { "colorSpace": "hwb", "components": [30, 0, 0] } },
          "grey": { "$value": { "colorSpace": "hwb", "components": [200, 60, 60] } },
          "wide": { "$value": { "colorSpace": "display-p3", "components": [1, 0, 0], "alpha": 1, "hex": "#ff0000" } },
          "link": { "$value": "{color.primary}" }
        },
        "space": { "small": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } },
                   "large": { "$type": "dimension", "$value": { "value": 1.5, "unit": "rem" } } },
        "family": { "$type": "fontFamily", "$value": ["Lato", "sans-serif"] },
        "weight": { "$type": "fontWeight", "$value": "semi-bold" },
        "tight": { "$type": "number", "$value": 1.25 },
        "line": { "$type": "strokeStyle", "$value": { "dashArray": [{ "value": 1, "unit": "px" }, "{space.small}"], "lineCap": "round" } },
        "quick": { "$type": "duration", "$value": { "value": 100, "unit": "ms" } },
        "ease": { "$type": "cubicBezier", "$value": [0.5, -3, 1, 4] },
        "fade": { "$type": "transition", "$value": { "duration": "{quick}", "delay": { "value": 0, "unit": "s" }, "timingFunction": "{ease}" } },
        "heading": { "$type": "typography", "$value": { "fontFamily": "{family}", "fontSize": "{space.large}", "fontWeight": "{weight}",
          "letterSpacing": { "value": -0.5, "unit": "px" }, "lineHeight": "{tight}" } },
        "card": { "$type": "shadow", "$value": { "color": "{color.half}", "offsetX": { "value": 0, "unit": "px" },
          "offsetY": { "value": 2, "unit": "px" }, "blur": "{space.small}", "spread": { "value": -1, "unit": "px" }, "inset": true } },
        "cards": { "$type": "shadow", "$value": ["{card}", { "color": "{color.link}", "offsetX": { "value": 1, "unit": "px" },
          "offsetY": { "value": 2, "unit": "px" }, "blur": { "value": 3, "unit": "px" }, "spread": { "value": 4, "unit": "px" } }] },
        "thin": { "$type": "border", "$value": { "color": "{color.primary}", "width": { "value": 1, "unit": "px" }, "style": "solid" } },
        "dashes": { "$type": "border", "$value": { "color": "{color.primary}", "width": { "value": 1, "unit": "px" }, "style": "{line}" } },
        "fall": { "$type": "gradient", "$value": [{ "color": "{color.primary}", "position": -99 }, { "color": "{color.green}", "position": 42 }] }
      }
      """)
    let blue = Color(hex: 0x333399)
    #expect(try theme.color("color.primary") == blue)
    #expect(try theme.color("color.half") == Color(r: 255, g: 0, b: 0, a: 128))
    #expect(try theme.color("color.green") == Color(hex: 0x00FF00))
    // CSS: hsl(60 100% 25%) is half-dark yellow: 0.25 × 2 × 255 = 127.5, which rounds to 128.
    #expect(try theme.color("color.olive") == Color(hex: 0x808000))
    #expect(try theme.color("color.orange") == Color(hex: 0xFF8000))
    // White and black above 100% together: grey 60 / (60 + 60) = 0.5.
    #expect(try theme.color("color.grey") == Color(hex: 0x808080))
    #expect(try theme.color("color.wide") == Color(hex: 0xFF0000))
    #expect(try theme.color("color.link") == blue)
    #expect(theme.colors.alias(of: "color.link") == "color.primary")
    #expect(theme.dimensions == ["space.small": 8, "space.large": 24])
    #expect(
      theme.fonts == [
        "heading": FontToken(
          families: ["Lato", "sans-serif"], weight: .semibold, size: 24, lineHeight: 1.25, letterSpacing: -0.5)
      ])
    let card = ShadowToken(dx: 0, dy: 2, blurRadius: 8, spread: -1, color: Color(r: 255, g: 0, b: 0, a: 128), isInset: true)
    #expect(theme.shadows == ["card": [card], "cards": [card, ShadowToken(dx: 1, dy: 2, blurRadius: 3, spread: 4, color: blue)]])
    #expect(
      theme.borders == [
        "thin": BorderToken(width: 1, color: blue), "dashes": BorderToken(width: 1, color: blue, style: .dashed),
      ])
    #expect(try theme.gradient("fall").stops.map(\.position) == [0, 1])
    #expect(try Theme(json: theme.text, file: "f") == theme)
  }

  @Test func groupsAreExtendedAndRootTokensHaveTheNameOfTheirGroup() throws {
    let theme = try read(
      """
      {
        "base": { "$type": "dimension", "$root": { "$value": { "value": 1, "unit": "px" } },
          "a": { "$value": { "value": 2, "unit": "px" } },
          "inner": { "x": { "$value": { "value": 3, "unit": "px" } }, "y": { "$value": { "value": 4, "unit": "px" } } } },
        "middle": { "$extends": "{base}", "a": { "$value": { "value": 20, "unit": "px" } } },
        "last": { "$extends": "#/middle", "inner": { "y": { "$value": { "value": 40, "unit": "px" } } },
          "b": { "$value": "{base.$root}" }, "c": { "$value": "{last.inner.x}" } }
      }
      """)
    #expect(
      theme.dimensions == [
        "base": 1, "base.a": 2, "base.inner.x": 3, "base.inner.y": 4,
        "middle": 1, "middle.a": 20, "middle.inner.x": 3, "middle.inner.y": 4,
        "last": 1, "last.a": 20, "last.inner.x": 3, "last.inner.y": 40, "last.b": 1, "last.c": 3,
      ])
  }

  @Test func pointersLeadToValuesAndPartsOfValues() throws {
    let theme = try read(
      """
      {
        "g/1": { "$type": "gradient", "$value": [ { "color": { "colorSpace": "srgb", "components": [0, 1, 0] }, "position": 0.25 } ] },
        "whole": { "$ref": "#/g~11/$value" },
        "first": { "$type": "color", "$ref": "#/g%7e11/$value/0/color" },
        "through": { "$type": "color", "$ref": "#/whole/$value/0/color" },
        "mixed": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, { "$ref": "#/g~11/$value/0/position" }, 0] } },
        "all": { "$type": "color", "$value": { "colorSpace": "srgb", "components": { "$ref": "#/first/$value/components" } } }
      }
      """)
    let green = Color(hex: 0x00FF00)
    #expect(theme.gradients["whole"] == GradientToken(stops: [GradientToken.Stop(color: green, position: 0.25)]))
    #expect(theme.gradients.alias(of: "whole") == "g/1")
    #expect(theme.colors["first"] == green)
    #expect(theme.colors["through"] == green)
    #expect(theme.colors["all"] == green)
    // 0.25 × 255 = 63.75.
    #expect(theme.colors["mixed"] == Color(r: 255, g: 64, b: 0))
  }

  /// One token `t` of a type.
  private static func token(_ type: String, _ value: String) -> String { "{\"t\": {\"$type\": \"\(type)\",\n\"$value\": \(value)}}" }

  /// Values of tokens stand on line 2 from column 11.
  static let malformed: [(String, [String])] = [
    ("[]", ["1:1: an object is expected, not an array"]),
    ("{} // x", ["1:4: comments are not allowed in this file"]),
    (#"{"t": {"$value": 1}}"#, ["1:7: t: the type can't be told; add $type to this token or to its group"]),
    (#"{"t": {"$type": "colour", "$value": 1}}"#, [#"1:17: t.$type: "colour" is no type; did you mean `color`?"#]),
    (#"{"t": 5}"#, ["1:7: t: an object is expected, not the number 5"]),
    (#"{"$vlaue": 5}"#, [#"1:2: $vlaue: "$vlaue" is no name: it begins with $ or holds {, } or a dot"#]),
    (#"{"a.b": {}}"#, [#"1:2: ["a.b"]: "a.b" is no name: it begins with $ or holds {, } or a dot"#]),
    (
      #"{"t": {"$type": "number", "$value": 1, "$descripton": "x", "u": {}}}"#,
      ["1:40: t.$descripton: unknown key; did you mean `$description`?", "1:60: t.u: unknown key"]
    ),
    (##"{"t": {"$type": "number", "$value": 1, "$ref": "#/t/$value"}}"##, ["1:7: t: a token has $value or $ref, not both"]),

    // Values
    (
      token("color", ##""#333399""##),
      [
        ##"2:11: t.$value: a colour object, such as {"colorSpace": "srgb", "components": [0.2, 0.2, 0.6]}, is expected, not the text "#333399""##
      ]
    ),
    (
      token("color", #"{"colorSpace": "srbg", "components": [0, 0, 0]}"#),
      [#"2:26: t.$value.colorSpace: "srbg" is unknown; did you mean `srgb`?"#]
    ),
    (token("color", #"{"colorSpace": "srgb", "components": [0, 0]}"#), ["2:48: t.$value.components: 3 values are expected, not 2"]),
    (
      token("color", #"{"colorSpace": "srgb", "components": [255, -1, "x"], "alpha": 2}"#),
      [
        "2:49: t.$value.components[0]: 255 is not between 0 and 1", "2:54: t.$value.components[1]: -1 is not between 0 and 1",
        #"2:58: t.$value.components[2]: a number is expected, not the text "x""#, "2:73: t.$value.alpha: 2 is not between 0 and 1",
      ]
    ),
    (
      token("color", #"{"colorSpace": "hsl", "components": [360, 50, 101]}"#),
      [
        "2:48: t.$value.components[0]: 360 is not from 0 up to but not including 360",
        "2:57: t.$value.components[2]: 101 is not between 0 and 100",
      ]
    ),
    (
      token("color", #"{"colorSpace": "oklch", "components": [0.5, -1, 0]}"#),
      ["2:55: t.$value.components[1]: -1 is not 0 or more"]
    ),
    (
      token("color", #"{"colorSpace": "oklch", "components": [0.5, 0.1, 0]}"#),
      [#"2:11: t.$value: a colour of the space "oklch" needs "hex", its nearest colour in sRGB, to be shown"#]
    ),
    (
      token("color", ##"{"colorSpace": "srgb", "components": [0, 0, 0], "hex": "#000000ff"}"##),
      ["2:66: t.$value.hex: a fallback is written #RRGGBB"]
    ),
    (token("dimension", #""8px""#), [#"2:11: t.$value: an object is expected, not the text "8px""#]),
    (
      token("dimension", #"{"value": "{x}", "unit": "em"}"#),
      [
        #"2:21: t.$value.value: a number is expected, not the text "{x}""#,
        #"2:36: t.$value.unit: "em" is unknown; known are px, rem"#,
      ]
    ),
    (token("dimension", #"{"value": 0}"#), [#"2:11: t.$value: the key "unit" is missing"#]),
    (token("dimension", #"{"value": 1e9, "unit": "rem"}"#), ["2:11: t.$value: 16000000000 points is not between -100000 and 100000"]),
    (
      token("fontWeight", #""Bold""#),
      [#"2:11: t.$value: "Bold" is no weight; did you mean `bold`?"#]
    ),
    (token("fontWeight", "0"), ["2:11: t.$value: 0 is not between 1 and 1000"]),
    (token("fontFamily", #"["", 5]"#), ["2:16: t.$value[1]: text is expected, not the number 5"]),
    (token("cubicBezier", "[2, 0, 1]"), ["2:11: t.$value: 4 values are expected, not 3", "2:12: t.$value[0]: 2 is not between 0 and 1"]),
    (token("shadow", "[]"), ["2:11: t.$value: at least one shadow is expected"]),
    (token("gradient", "[]"), ["2:11: t.$value: a gradient needs at least one stop"]),
    (
      token("border", #"{"style": "wavy"}"#),
      [
        #"2:11: t.$value: the key "color" is missing"#, #"2:11: t.$value: the key "width" is missing"#,
        #"2:21: t.$value.style: "wavy" is unknown; known are solid, dashed, dotted, double, groove, ridge, outset, inset"#,
      ]
    ),

    // References
    (token("color", #""{primary}""#), [#"2:11: t.$value: no token is called "primary""#]),
    (
      #"{"prime": {"$type": "number", "$value": 1}, "b": {"$value": "{prine}"}}"#,
      [
        #"1:61: b.$value: no token is called "prine"; did you mean `prime`?"#
      ]
    ),
    (#"{"g": {"h": {}}, "b": {"$type": "color", "$value": "{g.h}"}}"#, [#"1:52: b.$value: "g.h" is a group; name one of its tokens"#]),
    (token("color", #""{}""#), [#"2:11: t.$value: "{}" is no reference; write {group.token}"#]),
    (token("color", #""{a""#), [#"2:11: t.$value: "{a" is no reference; write {group.token}"#]),
    (
      #"{"n": {"$type": "number", "$value": 1}, "b": {"$type": "color", "$value": "{n}"}}"#,
      [#"1:75: b.$value: "n" is a number token, and a color is expected"#]
    ),
    (
      #"{"a": {"$type": "number", "$value": "{b}"}, "b": {"$type": "number", "$value": "{a}"}}"#,
      [
        "1:37: a.$value: this leads in a circle, or through more than 100 references",
        "1:80: b.$value: this leads in a circle, or through more than 100 references",
      ]
    ),
    (#"{"t": {"$type": "number", "$ref": "/t"}}"#, [#"1:35: t.$ref: "/t" is no pointer; write #/group/token/$value"#]),
    (##"{"t": {"$type": "number", "$ref": "#/x/$value"}}"##, [##"1:35: t.$ref: "#/x/$value" points to nothing"##]),
    (
      ##"{"t": {"$type": "number", "$ref": "#/t"}}"##,
      [
        ##"1:35: t.$ref: "#/t" points to no value; the way to one leads through $value"##
      ]
    ),

    // Groups
    (#"{"g": {"$extends": "{x}"}}"#, [#"1:20: g.$extends: no group is called "x""#]),
    (#"{"g": {"$extends": "{g}"}}"#, ["1:20: g.$extends: this group extends itself, directly or through others"]),
    (
      #"{"g": {"$extends": "{h}"}, "h": {"$extends": "{g}"}}"#,
      [
        "1:20: g.$extends: this group extends itself, directly or through others",
        "1:46: h.$extends: this group extends itself, directly or through others",
      ]
    ),
    (#"{"g": {"h": {"$extends": "{g}"}}}"#, ["1:13: g.h: this group extends itself, directly or through others"]),
    (#"{"n": {"$type": "number", "$value": 1}, "g": {"$extends": "{n}"}}"#, [#"1:59: g.$extends: no group is called "n""#]),
  ]

  @Test(arguments: malformed) func everyProblemIsListed(text: String, expected: [String]) {
    #expect(problems(text) == expected)
  }

  @Test func groupsThatDoubleWithEachLevelEndInAProblem() {
    var groups = [#""g0": {"t": {"$type": "number", "$value": 1}}"#]
    for level in 1...40 {
      groups.append(#""g\#(level)": {"a": {"$extends": "{g\#(level - 1)}"}, "b": {"$extends": "{g\#(level - 1)}"}}"#)
    }
    let found = problems("{" + groups.joined(separator: ",") + "}")
    #expect(found.contains("1:1: with its groups extended, the file holds more than 50000 tokens and groups"))
  }

  @Test func longChainsEndInAProblem() {
    let chain = (0..<1000).map { "\"c\($0)\": {\"$value\": \"{c\($0 + 1)}\"}" }.joined(separator: ",")
    let found = problems("{\(chain), \"c1000\": {\"$type\": \"number\", \"$value\": 1}}")
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0.hasSuffix("through more than 100 references") })
  }

  /// The innermost `g` is the token. 512 KiB is what a thread other than the first has on macOS.
  @Test(arguments: [(65, []), (66, ["1:326: g: groups are nested more than 64 deep"])])
  func theDeepestGroupsFitASmallStack(depth: Int, expected: [String]) async {
    let deep = String(repeating: #"{"g":"#, count: depth) + #"{"$type":"number","$value":1}"# + String(repeating: "}", count: depth)
    let found = await withCheckedContinuation { continuation in
      let thread = Thread { continuation.resume(returning: problems(deep)) }
      thread.stackSize = 512 << 10
      thread.start()
    }
    #expect(found.map { $0.replacing(/(g\.)+g/, with: "g") } == expected)
  }

  @Test func everyPrefixAndEveryChangedByteIsReadWithoutACrash() {
    let text = Array(
      ##"{"g":{"$type":"color","$root":{"$value":{"colorSpace":"hsl","components":[1,2,3]}},"a":{"$ref":"#/g/$root/$value"}},"h":{"$extends":"{g}"}}"##
        .utf8)
    #expect(throws: Never.self) { try Theme(designTokens: text, file: "f") }
    for count in 0..<text.count { #expect(throws: Problems.self) { try Theme(designTokens: Array(text.prefix(count)), file: "f") } }
    for index in text.indices {
      for byte in [0, 0x22, 0x24, 0x2C, 0x2D, 0x39, 0x5B, 0x7D, 0xFF] as [UInt8] {
        var changed = text
        changed[index] = byte
        _ = try? Theme(designTokens: changed, file: "f")
      }
    }
  }
}
