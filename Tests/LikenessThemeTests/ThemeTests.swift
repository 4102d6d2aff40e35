/// Valid themes: reading, lookup and writing.
import Foundation
import Likeness
import LikenessDisplayList
import LikenessJSON
import LikenessTheme
import Testing

/// A theme file beside this source.
func themeFile(_ name: String) -> String {
  URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
    "Themes/\(name).json"
  ).path
}

@Suite struct ThemeReadingTests {
  @Test func theSeedReadsToItsVeryValues() throws {
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

  @Test func commentsTrailingCommasHexAndNamesAreRead() throws {
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

  @Test(arguments: [
    ("UIFontWeightUltraLight", 100), ("UIFontWeightThin", 200), ("UIFontWeightLight", 300),
    ("UIFontWeightRegular", 400),
    ("UIFontWeightMedium", 500), ("UIFontWeightSemibold", 600), ("UIFontWeightBold", 700),
    ("UIFontWeightHeavy", 800),
    ("UIFontWeightBlack", 900), ("ultraLight", 100), ("bold", 700),
  ])
  func eachNameOfAWeightHasItsNumber(name: String, value: Int) {
    #expect(FontWeight(themeName: name)?.value == value)
  }

  @Test func invalidWeightIsNil() {
    #expect(FontWeight(themeName: "Bold") == nil)
    #expect(FontWeight(themeName: "UIFontWeight") == nil)
    #expect(FontWeight(1).constantName == nil)
  }

  @Test("A resolver file is refused by its name, with what to give instead") func resolver() {
    #expect {
      try Theme(
        data: Data(#"{"version": "2025.10", "resolutionOrder": []}"#.utf8), file: "a.resolver.json")
    } throws: { error in
      let text = "\(error)"
      return text.hasPrefix("a.resolver.json:1:1: this is a resolver file")
        && text.contains("give the token files of one theme")
    }
  }

  @Test func anEmptyThemeIsAThemeAndAMissingFileIsAProblem() throws {
    #expect(try Theme(json: "{}", file: "f") == Theme())
    #expect {
      try Theme(contentsOfFile: "/nonexistent/theme.json")
    } throws: { error in
      "\(error)" == "/nonexistent/theme.json: does not exist; check the path"
    }
    #expect(throws: Problems.self) { try Theme(contentsOfFile: "/") }
  }

  #if os(Linux)
    /// The system gives no byte of a process's memory at address 0.
    @Test func aFileThatCanNotBeReadIsAProblem() {
      #expect {
        try Theme(contentsOfFile: "/proc/self/mem")
      } throws: { error in
        "\(error)".hasPrefix("/proc/self/mem: the file can't be read: ")
      }
    }
  #endif

  @Test func anUnknownTokenIsATypedErrorWithANearName() throws {
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
}

@Suite struct ThemeWritingTests {
  @Test func theSeedIsWrittenInItsOwnForm() throws {
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

  @Test func aThemePrintedAndReadAgainIsEqual() throws {
    var generator = SplitMix(state: 1)
    for _ in 0..<60 {
      let theme = Theme.random(using: &generator)
      let again = try Theme(json: theme.text, file: "f")
      #expect(again == theme)
      #expect(again.text == theme.text)
    }
  }

  @Test func everyOpacityIsWrittenSoThatItReadsBack() throws {
    for alpha in 0...255 {
      let theme = Theme(colors: ["a": StraightColor(r: 1, g: 2, b: 3, a: UInt8(alpha))])
      #expect(try Theme(json: theme.text, file: "f") == theme)
    }
    #expect(
      Theme(colors: ["a": StraightColor(r: 0, g: 0, b: 0, a: 128)]).text.contains("\"a\": 0.5 }"))
  }

  @Test func aNameForAnotherTokenIsWrittenAsThatName() throws {
    var theme = try Theme(json: ##"{"colors": {"a": "b", "b": "#123456"}}"##, file: "f")
    #expect(theme.json["colors"]?["a"] == "b")
    #expect(try Theme(json: theme.text, file: "f").colors.alias(of: "a") == "b")
    // Once the two differ, the name would be wrong.
    theme.colors["b"] = .white
    #expect(theme.json["colors"]?["a"] == ["r": 18, "g": 52, "b": 86, "a": 1])
    #expect(try Theme(json: theme.text, file: "f") == theme)
  }
}

@Suite struct BuiltInThemeTests {
  @Test func theFilesOfTheSettingsScreenAreTheBuiltInThemes() throws {
    #expect(try Theme(contentsOfFile: themeFile("light")) == .builtIn)
    #expect(try Theme(contentsOfFile: themeFile("dark")) == .builtInDark)
    #expect(try Theme(json: Theme.builtIn.text, file: "f") == .builtIn)
  }

  @Test func bothHaveTheSameNamesAndTheSeedsCounts() {
    #expect(Theme.builtIn.colors.names == Theme.builtInDark.colors.names)
    #expect(Theme.builtIn.fonts == Theme.builtInDark.fonts)
    #expect(Theme.builtIn.fonts.count == 10)
    #expect(Theme.builtIn.colors.count == 1 + 9 + 3)
    #expect(Theme.builtIn.colors["primary"] == StraightColor(hex: 0x333399))
    #expect(Theme.builtIn.colors["clear"] == .clear)
  }

  @Test(arguments: [Theme.builtIn, .builtInDark]) func textColorsCanBeReadOnTheirGrounds(
    theme: Theme
  ) throws {
    for text in [
      "text", "secondaryText", "primary", "primaryBright", "accent", "positive", "warning",
      "negative",
    ] {
      for ground in ["background", "surface"] {
        let ratio = contrast(try theme.straightColor(text), try theme.straightColor(ground))
        #expect(ratio >= 4.5, "\(text) on \(ground): \(ratio)")
      }
    }
    for ground in ["primary", "primaryBright"] {
      let ratio = contrast(try theme.straightColor("onPrimary"), try theme.straightColor(ground))
      #expect(ratio >= 4.5, "onPrimary on \(ground): \(ratio)")
    }
  }

  /// The contrast ratio of WCAG 2.2.
  private func contrast(_ a: StraightColor, _ b: StraightColor) -> Double {
    func linear(_ byte: UInt8) -> Double {
      let value = Double(byte) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    func luminance(_ color: StraightColor) -> Double {
      0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
    }
    let pair = [luminance(a), luminance(b)].sorted()
    return (pair[1] + 0.05) / (pair[0] + 0.05)
  }
}

/// Sebastiano Vigna's SplitMix64: seeded, so a failure can be reproduced.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

extension Theme {
  /// Any theme that a file can contain, with names that are hard to write.
  static func random(using generator: inout SplitMix) -> Theme {
    func number(_ range: ClosedRange<Double>) -> Double {
      // Integers, halves and numbers with all digits of a Double.
      let value = Double.random(in: range, using: &generator)
      return Bool.random(using: &generator)
        ? value : Bool.random(using: &generator) ? value.rounded() : (value * 2).rounded() / 2
    }
    func maybe<T>(_ value: T) -> T? { Bool.random(using: &generator) ? value : nil }
    func byte() -> UInt8 { UInt8.random(in: 0...255, using: &generator) }
    func color() -> StraightColor { StraightColor(r: byte(), g: byte(), b: byte(), a: byte()) }
    func shadow() -> ShadowToken {
      ShadowToken(
        dx: number(-9...9), dy: number(-9...9), blurRadius: number(0...9), spread: number(-9...9),
        color: color(),
        isInset: Bool.random(using: &generator))
    }
    var theme = Theme(name: maybe("x \"é\" \n"))
    let names = ["a", "b.c", "é", "", "\u{1F600}", "dark blue", "x{}", "$y"].filter { !$0.isEmpty }
      .shuffled(using: &generator)
    for name in names.prefix(Int.random(in: 0...7, using: &generator)) {
      theme.colors[name] = color()
      theme.fonts[name] = FontToken(
        fileName: maybe("Fonts/x.ttf"), postScriptName: maybe("Lato-Semibold"),
        families: maybe(["Lato", "é"]) ?? [],
        weight: FontWeight(Int.random(in: 1...10, using: &generator) * 100), size: number(1...1000),
        lineHeight: maybe(number(1...2)), letterSpacing: maybe(number(-2...2)),
        shadow: maybe(shadow()))
      theme.dimensions[name] = number(-100...100)
      theme.shadows[name] = maybe([shadow()]) ?? [shadow(), shadow()]
      theme.borders[name] = BorderToken(
        width: number(0...9), color: color(),
        style: BorderToken.Style.allCases.randomElement(using: &generator) ?? .solid)
      theme.gradients[name] = GradientToken(
        stops: [number(0...1), number(0...1)].sorted().map {
          GradientToken.Stop(color: color(), position: $0)
        })
    }
    return theme
  }
}
