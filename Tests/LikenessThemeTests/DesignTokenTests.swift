/// The W3C design-token format, version 2025.10: valid files, and every problem of malformed ones.
import LikenessDisplayList
import LikenessJSON
import LikenessTheme
import TestKit
import Testing

private func read(_ text: String) throws(Problems) -> Theme {
  try Theme(Array(text.utf8), file: "f.tokens")
}

@Suite struct DesignTokenTests {
  /// A part that is missing is reported, and the token is not made of the others.
  @Test(
    "A part that a composite token lacks is reported, and the token is not made of the others",
    arguments: [
      ("typography", ["fontFamily", "fontSize", "fontWeight", "letterSpacing", "lineHeight"]),
      ("shadow", ["color", "offsetX", "offsetY", "blur", "spread"]),
    ])
  func parts(type: String, parts: [String]) {
    let values = [
      "fontFamily": #""Lato""#, "fontWeight": "400", "lineHeight": "1",
      "color": ##"{"colorSpace": "srgb", "components": [1, 0, 0]}"##,
    ]
    for missing in parts {
      let members = parts.filter { $0 != missing }.map {
        "\"\($0)\": \(values[$0] ?? #"{"value": 1, "unit": "px"}"#)"
      }
      let found = ThemeFormat.dtcg.problems(
        "{\"a\": {\"$type\": \"\(type)\", \"$value\": {\(members.joined(separator: ", "))}}}")
      #expect(found.count == 1 && found[0].contains("\"\(missing)\""), "\(missing): \(found)")
    }
  }

  @Test("Every type of token is read") func types() throws {
    let theme = try read(
      """
      {
        "$schema": "https://www.designtokens.org/schemas/2025.10/format.json",
        "$description": "every type",
        "color": {
          "$type": "color",
          "primary": { "$value": { "colorSpace": "srgb", "components": [0.2, 0.2, 0.6], "hex": \
      "#333399" }, "$description": "brand" },
          "half": { "$value": { "colorSpace": "srgb", "components": [1, "none", 0], "alpha": 0.5 \
      }, "$deprecated": "use primary" },
          "green": { "$value": { "colorSpace": "hsl", "components": [120, 100, 50] } },
          "olive": { "$value": { "colorSpace": "hsl", "components": [60, 100, 25] } },
          "orange": { "$value": { "colorSpace": "hwb", "components": [30, 0, 0] } },
          "gray": { "$value": { "colorSpace": "hwb", "components": [200, 60, 60] } },
          "wide": { "$value": { "colorSpace": "display-p3", "components": [1, 0, 0], "alpha": 1, \
      "hex": "#ff0000" } },
          "link": { "$value": "{color.primary}" }
        },
        "space": { "small": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } },
                   "large": { "$type": "dimension", "$value": { "value": 1.5, "unit": "rem" } } },
        "family": { "$type": "fontFamily", "$value": ["Lato", "sans-serif"] },
        "weight": { "$type": "fontWeight", "$value": "semi-bold" },
        "tight": { "$type": "number", "$value": 1.25 },
        "line": { "$type": "strokeStyle", "$value": { "dashArray": [{ "value": 1, "unit": "px" }, \
      "{space.small}"], "lineCap": "round" } },
        "quick": { "$type": "duration", "$value": { "value": 100, "unit": "ms" } },
        "ease": { "$type": "cubicBezier", "$value": [0.5, -3, 1, 4] },
        "fade": { "$type": "transition", "$value": { "duration": "{quick}", "delay": { "value": 0, \
      "unit": "s" }, "timingFunction": "{ease}" } },
        "heading": { "$type": "typography", "$value": { "fontFamily": "{family}", "fontSize": \
      "{space.large}", "fontWeight": "{weight}",
          "letterSpacing": { "value": -0.5, "unit": "px" }, "lineHeight": "{tight}" } },
        "card": { "$type": "shadow", "$value": { "color": "{color.half}", "offsetX": { "value": 0, \
      "unit": "px" },
          "offsetY": { "value": 2, "unit": "px" }, "blur": "{space.small}", "spread": { "value": \
      -1, "unit": "px" }, "inset": true } },
        "cards": { "$type": "shadow", "$value": ["{card}", { "color": "{color.link}", "offsetX": { \
      "value": 1, "unit": "px" },
          "offsetY": { "value": 2, "unit": "px" }, "blur": { "value": 3, "unit": "px" }, "spread": \
      { "value": 4, "unit": "px" } }] },
        "thin": { "$type": "border", "$value": { "color": "{color.primary}", "width": { "value": \
      1, "unit": "px" }, "style": "solid" } },
        "dashes": { "$type": "border", "$value": { "color": "{color.primary}", "width": { "value": \
      1, "unit": "px" }, "style": "{line}" } },
        "fall": { "$type": "gradient", "$value": [{ "color": "{color.primary}", "position": -99 }, \
      { "color": "{color.green}", "position": 42 }] }
      }
      """)
    let blue = StraightColor(hex: 0x333399)
    #expect(try theme.straightColor("color.primary") == blue)
    #expect(try theme.straightColor("color.half") == StraightColor(r: 255, g: 0, b: 0, a: 128))
    #expect(try theme.straightColor("color.green") == StraightColor(hex: 0x00FF00))
    // CSS: hsl(60 100% 25%) is half-dark yellow: 0.25 × 2 × 255 = 127.5, which rounds to 128.
    #expect(try theme.straightColor("color.olive") == StraightColor(hex: 0x808000))
    #expect(try theme.straightColor("color.orange") == StraightColor(hex: 0xFF8000))
    // White and black add up to more than 100%: gray 60 / (60 + 60) = 0.5.
    #expect(try theme.straightColor("color.gray") == StraightColor(hex: 0x808080))
    // By CSS Color 4's gamut mapping, computed apart from this code; the file's fallback is
    // #FF0000.
    #expect(try theme.straightColor("color.wide") == StraightColor(hex: 0xFF0B0C))
    #expect(try theme.straightColor("color.link") == blue)
    #expect(theme.colors.alias(of: "color.link") == "color.primary")
    #expect(theme.dimensions == ["space.small": 8, "space.large": 24])
    #expect(
      theme.fonts == [
        "heading": FontToken(
          families: ["Lato", "sans-serif"], weight: .semibold, size: 24, lineHeight: 1.25,
          letterSpacing: -0.5)
      ])
    let card = ShadowToken(
      dx: 0, dy: 2, blurRadius: 8, spread: -1, color: StraightColor(r: 255, g: 0, b: 0, a: 128),
      isInset: true)
    #expect(
      theme.shadows == [
        "card": [card],
        "cards": [card, ShadowToken(dx: 1, dy: 2, blurRadius: 3, spread: 4, color: blue)],
      ])
    #expect(
      theme.borders == [
        "thin": BorderToken(width: 1, color: blue),
        "dashes": BorderToken(width: 1, color: blue, style: .dashed),
      ])
    #expect(try theme.gradient("fall").stops.map(\.position) == [0, 1])
    #expect(try Theme(json: theme.text, file: "f") == theme)
  }

  @Test("Groups are extended, and a root token has the name of its group") func groups() throws {
    let theme = try read(
      """
      {
        "base": { "$type": "dimension", "$root": { "$value": { "value": 1, "unit": "px" } },
          "a": { "$value": { "value": 2, "unit": "px" } },
          "inner": { "x": { "$value": { "value": 3, "unit": "px" } }, "y": { "$value": { "value": \
      4, "unit": "px" } } } },
        "middle": { "$extends": "{base}", "a": { "$value": { "value": 20, "unit": "px" } } },
        "last": { "$extends": "#/middle", "inner": { "y": { "$value": { "value": 40, "unit": "px" \
      } } },
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

  @Test("Pointers lead to values and to parts of values") func pointers() throws {
    let theme = try read(
      """
      {
        "g/1": { "$type": "gradient", "$value": [ { "color": { "colorSpace": "srgb", "components": \
      [0, 1, 0] }, "position": 0.25 } ] },
        "whole": { "$ref": "#/g~11/$value" },
        "first": { "$type": "color", "$ref": "#/g%7e11/$value/0/color" },
        "through": { "$type": "color", "$ref": "#/whole/$value/0/color" },
        "mixed": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, { "$ref": \
      "#/g~11/$value/0/position" }, 0] } },
        "all": { "$type": "color", "$value": { "colorSpace": "srgb", "components": { "$ref": \
      "#/first/$value/components" } } }
      }
      """)
    let green = StraightColor(hex: 0x00FF00)
    #expect(
      theme.gradients["whole"]
        == GradientToken(stops: [GradientToken.Stop(color: green, position: 0.25)]))
    #expect(theme.gradients.alias(of: "whole") == "g/1")
    #expect(theme.colors["first"] == green)
    #expect(theme.colors["through"] == green)
    #expect(theme.colors["all"] == green)
    // 0.25 × 255 = 63.75.
    #expect(theme.colors["mixed"] == StraightColor(r: 255, g: 64, b: 0))
  }

  @Test("Groups that double with each level end in a problem") func doublingGroups() {
    var groups = [#""g0": {"t": {"$type": "number", "$value": 1}}"#]
    for level in 1...40 {
      groups.append(
        #"""
        "g\#(level)": {"a": {"$extends": "{g\#(level - 1)}"}, "b": {"$extends": "{g\#(level - 1)}"}}
        """#
      )
    }
    let found = ThemeFormat.dtcg.problems("{" + groups.joined(separator: ",") + "}")
    #expect(
      found.contains(
        "1:1: after extending its groups, the file has more than 50000 tokens and groups"))
  }

  /// Chains of pointers to parts of values.
  @Test("Pointers through pointers end in a problem, on a small stack")
  func pointerChain() async throws {
    let chain = (0..<1000).map {
      "\"c\($0)\": {\"$value\": {\"v\": {\"$ref\": \"#/c\($0 + 1)/$value/v/v\"}}}"
    }.joined(separator: ",")
    let text =
      """
      {\"$type\": \"number\", \(chain), \"c1000\": {\"$value\": {\"v\": {\"v\": 1}}}, \"t\": \
      {\"$ref\": \"#/c0/$value/v/v\"}}
      """
    let found = try await onSmallStack { ThemeFormat.dtcg.problems(text) }
    #expect(found.contains { $0.hasSuffix("this reference follows more than 32 pointers") })
  }

  /// The innermost `g` is the token.
  @Test(
    "The deepest groups fit a small stack",
    arguments: [(65, []), (66, ["1:326: g: groups are nested more than 64 levels deep"])])
  func deepestGroups(depth: Int, expected: [String]) async throws {
    let deep =
      String(repeating: #"{"g":"#, count: depth) + #"{"$type":"number","$value":1}"#
      + String(repeating: "}", count: depth)
    let found = try await onSmallStack { ThemeFormat.dtcg.problems(deep) }
    #expect(found.map { $0.replacing(/(g\.)+g/, with: "g") } == expected)
  }
}
