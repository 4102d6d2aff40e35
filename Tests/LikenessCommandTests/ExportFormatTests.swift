/// Themes for other platforms: files by hand, names that clash, texts that try to break out.
import Foundation
import Likeness
import TestKit
import Testing

@testable import LikenessCommand

#if canImport(FoundationXML)
  import FoundationXML
#endif

private func text(_ format: ExportFormat, _ theme: Theme, dark: Theme? = nil) throws -> String {
  try files(format, theme, dark: dark)[0].text
}

private func files(
  _ format: ExportFormat, _ theme: Theme, dark: Theme? = nil, typeName: String = "T"
) throws -> [(path: String, text: String)] {
  try format.files(of: theme, dark: dark, typeName: typeName)
}

private let small = Theme(
  name: "light",
  colors: [
    "primary": StraightColor(hex: 0x333399),
    "brand.half": StraightColor(r: 255, g: 0, b: 0, a: 128),
  ],
  fonts: [
    "title": FontToken(
      fileName: "Fonts/Lato Bold.ttf", postScriptName: "Lato-Bold",
      families: ["Arial", "sans-serif"], weight: .bold, size: 20,
      lineHeight: 1.5, letterSpacing: -0.5, shadow: ShadowToken(dy: 2, blurRadius: 7, color: .black)
    ),
    "body": FontToken(size: 15),
  ], dimensions: ["gap": 8, "tiny": 0.00001],
  shadows: [
    "card": [
      ShadowToken(dx: 0, dy: 1, blurRadius: 2, spread: -1, color: .black, isInset: true),
      ShadowToken(color: .white),
    ]
  ],
  borders: ["thin": BorderToken(width: 0.5, color: .black, style: .dashed)],
  gradients: [
    "g": GradientToken(stops: [
      .init(color: .red, position: 0), .init(color: .blue, position: 0.29),
    ])
  ])

@Suite struct CSSExportTests {
  @Test func everyKindIsWrittenAsCSSWantsIt() throws {
    #expect(
      try text(.css, small) == """
        /* Made by Likeness from a theme file; change that and export it again. */
        :root {
          --color-primary: #333399;
          --color-brand-half: #FF000080;
          --font-title: 700 20px/1.5 "Lato-Bold", "Arial", sans-serif;
          --font-title-letter-spacing: -0.5px;
          --font-title-text-shadow: 0px 2px 7px #000000;
          --font-body: 400 15px system-ui;
          --font-body-letter-spacing: 0px;
          --font-body-text-shadow: none;
          --dimension-gap: 8px;
          --dimension-tiny: 0.00001px;
          --shadow-card: inset 0px 1px 2px -1px #000000, 0px 0px 0px 0px #FFFFFF;
          --border-thin: 0.5px dashed #000000;
          --gradient-g: #FF0000 0%, #0000FF 29%;
        }

        """)
  }

  @Test func aDarkSiblingIsAMediaQuery() throws {
    let light = try Theme(
      json: ##"{"colors": {"a": "#FFF", "b": "#000", "link": "a"}}"##, file: "f")
    let dark = try Theme(
      json: ##"{"colors": {"a": "#111", "b": "#000", "link": "a", "more": "#222"}}"##, file: "f")
    #expect(
      try text(.css, light, dark: dark) == """
        /* Made by Likeness from a theme file; change that and export it again. */
        :root {
          --color-a: #FFFFFF;
          --color-b: #000000;
          --color-link: var(--color-a);
        }

        @media (prefers-color-scheme: dark) {
        :root {
          --color-a: #111111;
          --color-b: #000000;
          --color-link: var(--color-a);
          --color-more: #222222;
        } }

        """)
  }
}

@Suite struct AndroidExportTests {
  @Test func whatAndroidKnowsIsWritten() throws {
    let files = try files(.android, small, dark: small)
    #expect(files.map(\.path) == ["values/theme.xml", "values-night/theme.xml"])
    #expect(
      files[0].text == """
        <?xml version="1.0" encoding="utf-8"?>
        <!-- Made by Likeness from a theme file; change that and export it again. -->
        <resources>
          <color name="color_primary">#333399</color>
          <color name="color_brand_half">#80FF0000</color>
          <style name="font_title" parent="">
            <item name="android:fontFamily">@font/lato_bold</item>
            <item name="android:textSize">20sp</item>
            <item name="android:textFontWeight">700</item>
            <item name="android:lineHeight">30sp</item>
            <item name="android:letterSpacing">-0.025</item>
          </style>
          <style name="font_body" parent="">
            <item name="android:fontFamily">sans-serif</item>
            <item name="android:textSize">15sp</item>
            <item name="android:textFontWeight">400</item>
          </style>
          <dimen name="dimension_gap">8dp</dimen>
          <dimen name="dimension_tiny">0.00001dp</dimen>
          <color name="border_thin">#000000</color>
          <dimen name="border_thin">0.5dp</dimen>
        </resources>

        """)
  }

  @Test func namesBecomeThoseThatJavaCanSay() throws {
    let xml = try text(.android, colors("primaryBright", "a-b.c d", "9lives", "class", "_"))
    let written = xml.matches(of: /name="color_([^"]*)"/).map { String($0.1) }
    #expect(written == ["primaryBright", "a_b_c_d", "9lives", "class", "_"])
  }

  @Test(arguments: [small, .builtIn]) func everyFileIsXML(theme: Theme) throws {
    for file in try files(.android, theme, dark: .builtInDark) {
      let parser = XMLParser(data: Data(file.text.utf8))
      #expect(parser.parse(), "\(file.path): \(parser.parserError.map { "\($0)" } ?? "")")
    }
  }
}

@Suite struct SwiftExportTests {
  @Test func everyKindIsWrittenAsAConstant() throws {
    #expect(
      try files(.swift, small, typeName: "ThemeTokens")[0].text == """
        /// Made by Likeness from a theme file; change that and export it again.
        import Likeness

        public enum ThemeTokens {
          public static let colorPrimary: StraightColor = \
        StraightColor(r: 51, g: 51, b: 153, a: 255)
          public static let colorBrandHalf: StraightColor = \
        StraightColor(r: 255, g: 0, b: 0, a: 128)
          public static let fontTitle: FontToken = FontToken(fileName: "Fonts/Lato Bold.ttf", \
        postScriptName: "Lato-Bold", families: ["Arial", "sans-serif"], weight: FontWeight(700), \
        size: 20, lineHeight: 1.5, letterSpacing: -0.5, shadow: ShadowToken(dx: 0, dy: 2, \
        blurRadius: 7, spread: 0, color: StraightColor(r: 0, g: 0, b: 0, a: 255), isInset: false))
          public static let fontBody: FontToken = FontToken(families: [], weight: FontWeight(400), \
        size: 15)
          public static let dimensionGap: Double = 8
          public static let dimensionTiny: Double = 0.00001
          public static let shadowCard: Array<ShadowToken> = [ShadowToken(dx: 0, dy: 1, \
        blurRadius: 2, spread: -1, color: StraightColor(r: 0, g: 0, b: 0, a: 255), isInset: true), \
        ShadowToken(dx: 0, dy: 0, blurRadius: 0, spread: 0, \
        color: StraightColor(r: 255, g: 255, b: 255, a: 255), isInset: false)]
          public static let borderThin: BorderToken = BorderToken(width: 0.5, \
        color: StraightColor(r: 0, g: 0, b: 0, a: 255), style: .dashed)
          public static let gradientG: GradientToken = GradientToken(stops: [\
        .init(color: StraightColor(r: 255, g: 0, b: 0, a: 255), position: 0), \
        .init(color: StraightColor(r: 0, g: 0, b: 255, a: 255), position: 0.29)])
        }

        """)
  }

  @Test func namesBecomeThoseThatSwiftCanSay() throws {
    let code = try text(.swift, colors("primary.bright-one", "URLColor", "9lives", "case", "é x"))
    let written = code.matches(of: /let ([^:]*):/).map { String($0.1) }
    #expect(
      written == [
        "colorPrimaryBrightOne", "colorURLColor", "color9lives", "colorCase", "colorÉX",
      ])
  }

  @Test func anAliasRefersToItsToken() throws {
    let theme = try Theme(json: ##"{"colors": {"link": "brand.x", "brand.x": "#123"}}"##, file: "f")
    #expect(try text(.swift, theme).contains("let colorLink: StraightColor = colorBrandX\n"))
  }

  @Test(arguments: ["", "a b", "9", "class", "T {}", "Self", "Any"]) func aTypeNeedsAName(
    name: String
  ) {
    let error = #expect(throws: ToolError.self) { try files(.swift, Theme(), typeName: name) }
    #expect(
      error?.description == "invalid type name \(quoted(name)); write one such as ThemeTokens")
  }

  /// If `LIKENESS_EXPORTS` names a folder, writes the exports of this suite's themes there.
  @Test("Exports are written for other tools", .requires(.variable("LIKENESS_EXPORTS")))
  func exports() throws {
    let folder = URL(
      fileURLWithPath: try #require(ProcessInfo.processInfo.environment["LIKENESS_EXPORTS"]))
    for (name, theme) in [("small", small), ("light", Theme.builtIn)] {
      for format in ExportFormat.allCases {
        for file in try files(format, theme, dark: .builtInDark, typeName: "ThemeTokens") {
          let place = folder.appendingPathComponent("\(name)/\(file.path)")
          try FileManager.default.createDirectory(
            at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
          try Data(file.text.utf8).write(to: place)
        }
      }
    }
  }
}

/// The problems of an export; empty for none.
private func problems(
  _ format: ExportFormat, _ theme: Theme, dark: Theme? = nil
) -> [String] {
  do {
    _ = try files(format, theme, dark: dark)
    return []
  } catch {
    return "\(error)".split(separator: "\n").map(String.init)
  }
}

private func colors(_ names: String...) -> Theme {
  var colors: Tokens<StraightColor> = [:]
  for name in names { colors[name] = .red }
  return Theme(colors: colors)
}

@Suite struct ExportRefusalTests {
  @Test(
    "A name that would have to be escaped is an error that names it",
    arguments: [
      "</style>", "a\"b", "a'b", "a\\b", "a;b", "a&b", "a\nb", "a*/b", "a`b", "a\u{200B}b",
      "a\"\u{301}",
      "\u{D4E}\"", "@x", "(x)", "{", "a<b", "a=b", "$", "#",
    ], [ExportFormat.css, .android, .swift])
  func names(name: String, format: ExportFormat) {
    let found = problems(format, colors("plain", name))
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("color \(quoted(name)): \(quoted(name)) may hold only ") == true)
  }

  @Test(
    "So is a text of a font, of whatever part", arguments: [ExportFormat.css, .android, .swift])
  func fonts(format: ExportFormat) {
    let font = FontToken(
      fileName: "a'b.ttf", postScriptName: "\\(fatalError())",
      families: ["Arial", "\"; } </style><script>"], size: 9)
    let found = problems(format, Theme(fonts: ["evil": font]))
    #expect(
      found.map { $0.components(separatedBy: " may hold")[0] } == [
        #"font "evil": "a'b.ttf""#, #"font "evil": "\\(fatalError())""#,
        #"font "evil": "\"; } </style><script>""#,
      ])
  }

  @Test("Letters of every script are taken, but by Android only ASCII's")
  func letters() throws {
    #expect(try text(.css, colors("色.主")).contains("--color-色-主: #FF0000;"))
    #expect(try text(.swift, colors("色.主")).contains("let color色主:"))
    #expect(
      problems(.android, colors("色.主")) == [
        #"color "色.主": "色.主" may hold only ASCII letters, digits, spaces and _ . + - /. Rename it."#
      ])
  }
}

@Suite struct ExportClashTests {
  @Test(
    "Two tokens that would have one name are an error that names both",
    arguments: [
      (ExportFormat.css, "a.b", "a-b", "color-a-b"), (.android, "a-b", "a_b", "color_a_b"),
      (.swift, "a-b", "aB", "colorAB"),
    ])
  func clash(format: ExportFormat, first: String, second: String, name: String) {
    let tokens = "color \"\(first)\" and color \"\(second)\""
    #expect(
      problems(format, Theme(colors: [first: .red, second: .blue]))
        == ["\(tokens) would all be \(name). Rename it."])
  }

  @Test(
    "All clashes are named together", arguments: [ExportFormat.css, .android, .swift])
  func allClashes(format: ExportFormat) {
    let theme = Theme(
      colors: ["a.b": .red, "a-b": .blue, "other": .black, "a b": .white],
      fonts: ["f.g": FontToken(size: 1), "f-g": FontToken(size: 2)])
    let found = problems(format, theme).map { $0.components(separatedBy: " would")[0] }
    #expect(
      found.sorted() == [
        "color \"a.b\" and color \"a-b\" and color \"a b\"", "font \"f.g\" and font \"f-g\"",
      ])
  }

  @Test("Clashes of the dark theme are named, too") func darkClashes() {
    let dark = Theme(colors: ["c.d": .red, "c-d": .blue])
    #expect(problems(.swift, Theme(), dark: dark).count == 1)
  }

  @Test("Every format gives files for a pair of themes") func pairs() throws {
    let paths = try ExportFormat.allCases.map {
      try files($0, .builtIn, dark: .builtInDark).map(\.path)
    }
    #expect(
      paths == [
        ["theme.tokens.json", "theme-dark.tokens.json"], ["theme.css"],
        ["values/theme.xml", "values-night/theme.xml"],
        ["T.swift", "DarkT.swift"],
      ])
  }
}

@Suite struct ExportReferenceTests {
  private let named = ##"""
    {
      "colors": { "brand.primary": "#123456", "link": "brand.primary" },
      "shadows": { "card": { "dy": 1, "color": "brand.primary" } },
      "borders": { "thin": { "width": 1, "color": "link" } },
      "gradients": { "dawn": [{ "color": "link", "position": 0 }] },
      "fonts": { "plain": { "size": 9, "shadow": "card" } }
    }
    """##

  @Test("A part that names a token refers to it") func parts() throws {
    let theme = try Theme(json: named, file: "f")
    let css = try text(.css, theme)
    #expect(css.contains("--shadow-card: 0px 1px 0px 0px var(--color-brand-primary);"))
    #expect(css.contains("--border-thin: 1px solid var(--color-link);"))
    #expect(css.contains("--gradient-dawn: var(--color-link) 0%;"))
    let colors = try text(.android, theme)
    #expect(colors.contains("<color name=\"color_link\">@color/color_brand_primary</color>"))
    #expect(colors.contains("<color name=\"border_thin\">@color/color_link</color>"))
    let swift = try text(.swift, theme)
    #expect(swift.contains("BorderToken(width: 1, color: colorLink, style: .solid)"))
    #expect(
      swift.contains(
        "FontToken(families: [], weight: FontWeight(400), size: 9, shadow: ShadowToken("))
    #expect(swift.contains(".init(color: colorLink, position: 0)"))
  }
}
