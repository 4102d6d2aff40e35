/// Themes for other platforms: files by hand, names that clash, texts that try to break out.
import Foundation
import Likeness
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

/// Names and texts that try to escape from their place.
private let hostile = Theme(
  name: "*/ \" \n }",
  colors: [
    "</style>": .red, "a\"b": .green, "case": .blue, "é": .white, "1": .black, "self": .gray,
    "Ünïcode-Name": .red,
  ],
  fonts: [
    "quoted": FontToken(families: ["@x'&<\u{1}\\"], size: 9),
    "evil": FontToken(
      fileName: "a b'&<>\".ttf",
      families: ["\"; } </style><script>", "\\(fatalError())", "@x'&\u{1}"], size: 9),
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
        }
        }

        """)
  }

  @Test func noTextEndsTheSheet() throws {
    let css = try text(.css, hostile)
    #expect(!css.contains("</style>"))
    #expect(css.contains(##""\22 ; } \3C /style>\3C script>", "\5C (fatalError())""##))
    #expect(css.contains("--color-é: #FFFFFF;"))
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
    let names = ["primaryBright", "primaryURL", "a-b.c d", "9lives", "class", "é", "_"]
    var colors: Tokens<StraightColor> = [:]
    for name in names { colors[name] = .red }
    let xml = try text(.android, Theme(colors: colors))
    let written = xml.matches(of: /name="color_([^"]*)"/).map { String($0.1) }
    #expect(
      written == ["primary_bright", "primary_url", "a_b_c_d", "9lives", "class", "ue9", "_"])
  }

  @Test func textIsEscapedForXMLAndForAndroid() throws {
    let family = #"\&#64;x\&#39;\&#38;\&#60;"# + "\u{FFFD}" + #"\&#92;"#
    #expect(
      try text(.android, hostile).contains("<item name=\"android:fontFamily\">\(family)</item>"))
  }

  @Test(arguments: [small, hostile, .builtIn]) func everyFileIsXML(theme: Theme) throws {
    for file in try files(.android, theme, dark: .builtInDark) {
      let parser = XMLParser(data: Data(file.text.utf8))
      #expect(parser.parse(), "\(file.path): \(parser.parserError.map { "\($0)" } ?? "")")
    }
  }
}

@Suite struct SwiftExportTests {
  @Test func everyKindIsWrittenAsAConstant() throws {
    let text = try files(.swift, small, typeName: "ThemeTokens")[0].text
    for line in [
      "import Likeness", "public enum ThemeTokens {", "  public enum Colors {",
      "    public static let primary: StraightColor = StraightColor(r: 51, g: 51, b: 153)",
      "    public static let brandHalf: StraightColor = StraightColor(r: 255, g: 0, b: 0, a: 128)",
      "    public static let gap: Double = 8",
      "    public static let body: FontToken = FontToken(weight: .regular, size: 15)",
    ] {
      #expect(text.contains(line + "\n"), "\(line)")
    }
  }

  @Test func namesBecomeThoseThatSwiftCanSay() throws {
    let names = [
      "primary.bright-one", "URLColor", "Title", "9lives", "case", "self", "init", "...", "é x",
      "_a",
    ]
    var colors: Tokens<StraightColor> = [:]
    for name in names { colors[name] = .red }
    let code = try text(.swift, Theme(colors: colors))
    let written = code.matches(of: /let ([^:]*):/).map { String($0.1) }
    #expect(
      written == [
        "primaryBrightOne", "urlColor", "title", "_9lives", "`case`", "self_", "init_", "token",
        "éX", "_a",
      ])
  }

  @Test func anAliasRefersToItsToken() throws {
    let theme = try Theme(json: ##"{"colors": {"link": "brand.x", "brand.x": "#123"}}"##, file: "f")
    #expect(try text(.swift, theme).contains("let link: StraightColor = Colors.brandX\n"))
  }

  @Test(arguments: ["", "a b", "9", "class", "T {}", "self"]) func aTypeNeedsAName(name: String) {
    let error = #expect(throws: ToolError.self) { try files(.swift, Theme(), typeName: name) }
    #expect(
      error?.description == "invalid type name \(quoted(name)); write one such as ThemeTokens")
  }

  @Test func noTextEndsALiteralOrAComment() throws {
    let text = try files(.swift, hostile)[0].text
    #expect(
      text.contains(#"families: ["\"; } </style><script>", "\\(fatalError())", "@x'&\u{1}"]"#))
    // Each line is a comment, a declaration, a brace or empty; no text of the theme begins a line.
    for line in text.split(separator: "\n") {
      let start = line.drop { $0 == " " }
      #expect(["///", "import ", "public ", "}"].contains { start.hasPrefix($0) }, "\(line)")
    }
  }

  /// If `LIKENESS_EXPORTS` names a folder, writes the exports of this suite's themes there.
  @Test(
    .enabled(
      if: ProcessInfo.processInfo.environment["LIKENESS_EXPORTS"] != nil,
      "LIKENESS_EXPORTS names no folder"))
  func exportsAreWrittenForOtherTools() throws {
    let folder = URL(
      fileURLWithPath: try #require(ProcessInfo.processInfo.environment["LIKENESS_EXPORTS"]))
    for (name, theme) in [("small", small), ("hostile", hostile), ("light", Theme.builtIn)] {
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

@Suite struct ExportClashTests {
  @Test(
    "Two tokens that would have one name are an error that names both",
    arguments: [
      (ExportFormat.css, "a.b", "a-b", "var(--color-a-b)"),
      (.android, "aB", "a_b", "@color/color_a_b"), (.swift, "a-b", "aB", "Colors.aB"),
    ])
  func clash(format: ExportFormat, first: String, second: String, name: String) {
    let tokens = "color \"\(first)\" and color \"\(second)\""
    #expect(
      problems(format, Theme(colors: [first: .red, second: .blue]))
        == ["\(tokens) would all be \(name); rename them"])
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
    #expect(swift.contains("BorderToken(width: 1, color: Colors.link, style: .solid)"))
    #expect(swift.contains("FontToken(weight: .regular, size: 9, shadow: ShadowToken("))
    #expect(swift.contains(".init(color: Colors.link, position: 0)"))
  }
}
