/// Malformed themes, each with every problem in it; places were counted by hand.
import LikenessJSON
import LikenessTheme
import Testing

/// The problems of a theme, one a line, without the file.
func problems(of text: String) -> [String] {
  do throws(Problems) {
    _ = try Theme(json: text, file: "f")
    return []
  } catch {
    return error.list.map { String($0.description.dropFirst(2)) }
  }
}

/// A theme of one section, whose tokens stand on line 2 from column 1.
private func section(_ name: String, _ tokens: String) -> String { "{\"\(name)\": {\n\(tokens)\n}}" }
private func colors(_ tokens: String) -> String { section("colors", tokens) }
private func fonts(_ tokens: String) -> String { section("fonts", tokens) }

@Suite struct MalformedThemeTests {
  static let files: [(String, [String])] = [
    // The file as a whole, and its syntax
    ("", ["1:1: the file is empty; it has to hold a JSON value, such as {}"]),
    ("[]", ["1:1: an object is expected, not an array"]),
    (##"{"colors": {"a": "#111" "b": "#222"}}"##, ["1:25: a comma is missing before this"]),
    (#"{"name": "light}"#, ["1:10: this text is not closed on its line; close it with a double quote"]),
    (
      #"{"name": "\uD800"}"#,
      ["1:11: half of a surrogate pair stands alone; write both halves, \\uD83D\\uDE00, or the character itself"]
    ),
    (#"{"fonts": {"t": {"size": 15}}"#, ["1:30: the file ends inside the object that begins at 1:1; close it with }"]),
    ("{\"colors\": {} /* x", ["1:15: the file ends inside this comment; close it with */"]),

    // The top level
    (#"{"colours": {}}"#, ["1:2: colours: unknown key; did you mean `colors`?"]),
    (#"{"colors": []}"#, ["1:12: colors: an object is expected, not an array"]),
    (#"{"colors": {}, "colors": {}}"#, ["1:16: colors: this key was given before, at 1:2; remove one of the two"]),
    (#"{"name": 5}"#, ["1:10: name: text is expected, not the number 5"]),

    // Colours
    (#"{"colors": {"a": {"r": 300, "g": 0, "b": 0}}}"#, ["1:24: colors.a.r: 300 is not between 0 and 255"]),
    (
      colors(#""a": {"r": 0, "g": -1, "b": 0, "a": 1.5}"#),
      ["2:20: colors.a.g: -1 is not between 0 and 255", "2:37: colors.a.a: 1.5 is not between 0 and 1"]
    ),
    (colors(#""a": {"r": 1, "g": 2}"#), [#"2:6: colors.a: the key "b" is missing"#]),
    (
      colors(#""a": {}"#),
      [
        #"2:6: colors.a: the key "r" is missing"#, #"2:6: colors.a: the key "g" is missing"#, #"2:6: colors.a: the key "b" is missing"#,
      ]
    ),
    (
      colors(#""a": {"r": "51", "g": 51.5, "b": null}"#),
      [
        #"2:12: colors.a.r: a whole number is expected, not the text "51""#, "2:23: colors.a.g: 51.5 is not a whole number",
        "2:34: colors.a.b: a whole number is expected, not null",
      ]
    ),
    (colors(#""a": {"r": 1, "g": 2, "b": 3, "alpha": 1}"#), ["2:31: colors.a.alpha: unknown key"]),
    (
      colors(#""a": {"r": 1e2, "g": 0, "b": 99999999999999999999}"#),
      ["2:30: colors.a.b: 99999999999999999999 is not between 0 and 255"]
    ),
    (colors(##""a": "#12345""##), [##"2:6: colors.a: "#12345" is no colour; write #RGB, #RGBA, #RRGGBB or #RRGGBBAA"##]),
    (colors(##""dark blue": "#GGG""##), [##"2:14: colors["dark blue"]: "#GGG" is no colour; write #RGB, #RGBA, #RRGGBB or #RRGGBBAA"##]),
    (
      colors(#""a": 51"#),
      [
        ##"2:6: colors.a: a colour, such as {"r": 51, "g": 51, "b": 153, "a": 1}, "#333399" or the name of a colour, is expected, not the number 51"##
      ]
    ),
    (colors(#""a": {"r": 1, "r": 2, "g": 3, "b": 4}"#), ["2:15: colors.a.r: this key was given before, at 2:7; remove one of the two"]),
    (colors(##""a": "#111", "a": "#222""##), ["2:14: colors.a: this key was given before, at 2:1; remove one of the two"]),
    (colors(##""": "#111""##), [#"2:1: colors[""]: a token needs a name"#]),
    (colors(##""#a": "#111""##), [##"2:1: colors["#a"]: a name can't begin with #, which begins a colour"##]),

    // Names of colours
    (colors(##""a": "primry", "primary": "#333399""##), [#"2:6: colors.a: no colour is called "primry"; did you mean `primary`?"#]),
    (colors(##""a": "Primary", "primary": "#333399""##), [#"2:6: colors.a: no colour is called "Primary"; did you mean `primary`?"#]),
    (colors(#""a": "nothing""#), [#"2:6: colors.a: no colour is called "nothing""#]),
    (colors(#""a": "a""#), ["2:6: colors.a: a → a is a circle; give one of them a value"]),
    (colors(#""a": "b", "b": "c", "c": "b""#), ["2:16: colors.b: b → c → b is a circle; give one of them a value"]),
    (
      colors(#""a": "b", "b": "a", "c": "c""#),
      ["2:6: colors.a: a → b → a is a circle; give one of them a value", "2:26: colors.c: c → c is a circle; give one of them a value"]
    ),
    (colors(##""a": "b", "b": "#1""##), [##"2:16: colors.b: "#1" is no colour; write #RGB, #RGBA, #RRGGBB or #RRGGBBAA"##]),

    // Fonts
    (fonts(#""t": {}"#), [#"2:6: fonts.t: the key "size" is missing"#]),
    (fonts(#""t": {"size": 0}"#), ["2:15: fonts.t.size: 0 is not between 1 and 1000"]),
    (fonts(#""t": {"size": 1e999}"#), ["2:15: fonts.t.size: 1e999 is too large"]),
    (fonts(#""t": {"size": "15"}"#), [#"2:15: fonts.t.size: a number is expected, not the text "15""#]),
    (
      fonts(#""t": {"size": 15, "weight": "UIFontWeightBld"}"#),
      [#"2:29: fonts.t.weight: "UIFontWeightBld" is no weight; did you mean `UIFontWeightBold`?"#]
    ),
    (
      fonts(#""t": {"size": 15, "weight": "chunky"}"#),
      [#"2:29: fonts.t.weight: "chunky" is no weight; write one such as "UIFontWeightBold", "bold" or 700"#]
    ),
    (fonts(#""t": {"size": 15, "weight": 1001}"#), ["2:29: fonts.t.weight: 1001 is not between 1 and 1000"]),
    (
      fonts(#""t": {"size": 15, "weight": true}"#),
      [#"2:29: fonts.t.weight: a weight, such as "UIFontWeightBold", "bold" or 700, is expected, not true"#]
    ),
    (fonts(#""t": {"size": 15, "wieght": 700}"#), ["2:19: fonts.t.wieght: unknown key; did you mean `weight`?"]),
    (
      fonts(#""t": {"size": 15, "fileName": "../x.ttf"}"#),
      ["2:31: fonts.t.fileName: a font's file stands in the theme's folder or below: no / in front, no .. and no backslash"]
    ),
    (
      fonts(#""t": {"size": 15, "fileName": "/etc/x"}"#),
      ["2:31: fonts.t.fileName: a font's file stands in the theme's folder or below: no / in front, no .. and no backslash"]
    ),
    (fonts(#""t": {"size": 9, "postScriptName": 5}"#), ["2:36: fonts.t.postScriptName: text is expected, not the number 5"]),
    (
      fonts(#""t": {"size": 9, "families": ["", 1]}"#),
      [
        "2:31: fonts.t.families[0]: a name is expected, not an empty text",
        "2:35: fonts.t.families[1]: text is expected, not the number 1",
      ]
    ),
    (fonts(#""t": [1]"#), ["2:6: fonts.t: an object is expected, not an array"]),
    (fonts(#""t": "title""#), [#"2:6: fonts.t: no font is called "title""#]),

    // Shadows
    (
      fonts(#""t": {"size": 9, "shadow": {"dx": "0", "dy": 2}}"#),
      [
        #"2:28: fonts.t.shadow: the key "color" is missing"#,
        #"2:35: fonts.t.shadow.dx: a number is expected, not the text "0""#,
      ]
    ),
    (
      fonts(#""t": {"size": 9, "shadow": {"blurRadius": -1, "color": "x"}}"#),
      [
        "2:43: fonts.t.shadow.blurRadius: -1 is not between 0 and 1000",
        #"2:56: fonts.t.shadow.color: no colour is called "x""#,
      ]
    ),
    (fonts(##""t": {"size": 9, "shadow": {"blur": 1, "color": "#000"}}"##), ["2:29: fonts.t.shadow.blur: unknown key"]),
    (fonts(#""t": {"size": 9, "shadow": "card"}"#), [#"2:28: fonts.t.shadow: no shadow is called "card""#]),
    (#"{"shadows": {"s": []}}"#, ["1:19: shadows.s: at least one shadow is expected"]),

    // Dimensions, borders, gradients
    (#"{"dimensions": {"a": "8px"}}"#, [#"1:22: dimensions.a: no dimension is called "8px""#]),
    (
      ##"{"borders": {"a": {"width": -1, "color": "#000", "style": "doted"}}}"##,
      [
        "1:29: borders.a.width: -1 is not between 0 and 1000",
        #"1:59: borders.a.style: "doted" is unknown; did you mean `dotted`?"#,
      ]
    ),
    (
      ##"{"gradients": {"g": [{"color": "#000", "position": 1}, {"color": "#fff", "position": 0.5}]}}"##,
      ["1:86: gradients.g[1].position: the stop at 0.5 comes after the one at 1; put them in order"]
    ),
    (#"{"gradients": {"g": []}}"#, ["1:21: gradients.g: a gradient needs at least one stop"]),
  ]

  @Test(arguments: files) func everyProblemIsListed(text: String, expected: [String]) {
    #expect(problems(of: text) == expected)
  }

  @Test func problemsOfAllSectionsAreListedInTheOrderOfTheFile() {
    let text = """
      {
        // The seed's own theme, with a slip on nearly every line.
        "fonts": {
          "navigationTitle": {
            "filename": "",
            "postScriptName": "System",
            "weight": "UIFontWeightBolt",
            "size": 15000,
            "shadow": { "dx": 0, "color": "primray" },
          },
        },
        "colors": {
          "primary": { "r": 51, "g": 512, "b": 153, "a": 1 },
          "link": "accent",
        },
      }
      """
    #expect(
      problems(of: text) == [
        "5:7: fonts.navigationTitle.filename: unknown key; did you mean `fileName`?",
        "7:17: fonts.navigationTitle.weight: \"UIFontWeightBolt\" is no weight; did you mean `UIFontWeightBold`?",
        "8:15: fonts.navigationTitle.size: 15000 is not between 1 and 1000",
        "9:37: fonts.navigationTitle.shadow.color: no colour is called \"primray\"; did you mean `primary`?",
        "13:32: colors.primary.g: 512 is not between 0 and 255",
        "14:13: colors.link: no colour is called \"accent\"",
      ])
  }

  @Test func theFormOfAProblemIsTheOneThatEditorsMakeClickable() throws {
    let text = "{\n  \"colors\": {\n    \"primary\": {\n      \"r\": 300, \"g\": 0, \"b\": 0\n    }\n  }\n}"
    #expect {
      try Theme(json: text, file: "theme.json")
    } throws: { error in
      "\(error)" == "theme.json:4:12: colors.primary.r: 300 is not between 0 and 255"
    }
  }
}

@Suite struct HostileThemeTests {
  @Test func deepAndHugeFilesEndInAProblem() {
    let deep = [UInt8](repeating: UInt8(ascii: "["), count: 3 << 20)
    #expect(throws: Problems.self) { try Theme(json: deep, file: "f") }
    let huge = [UInt8](repeating: UInt8(ascii: "["), count: 10 << 20)
    #expect {
      try Theme(json: huge, file: "f")
    } throws: { error in
      "\(error)" == "f: the file has 10485760 bytes, more than the limit of 4194304"
    }
  }

  @Test func aLongChainOfNamesIsFollowedAndALongCircleIsReportedOnce() throws {
    let count = 20_000
    let chain = (0..<count).map { "\"c\($0)\": \"c\($0 + 1)\"" }.joined(separator: ",")
    let theme = try Theme(json: "{\"colors\": {\(chain), \"c\(count)\": \"#123456\"}}", file: "f")
    #expect(try theme.color("c0").description == "#123456")
    #expect(
      problems(of: "{\"colors\": {\(chain), \"c\(count)\": \"c0\"}}") == [
        "1:19: colors.c0: c0 → c1 → c2 → c3 → c4 → c5 → c6 → … → c0 is a circle; give one of them a value"
      ])
  }

  @Test func controlCharactersOfAFileNeverReachATerminal() {
    let found = problems(of: #"{"\u001b[31mx": 1, "colors": {"a": "\u001b]0;x\u0007\u202e"}}"#)
    #expect(
      found == [
        #"1:2: ["\u{1B}[31mx"]: unknown key"#, #"1:36: colors.a: no colour is called "\u{1B}]0;x\u{7}\u{202E}""#,
      ])
  }

  @Test func everyPrefixAndEveryChangedByteOfAThemeIsReadWithoutACrash() {
    let text = Array(#"{"fonts":{"a":{"size":9,"shadow":{"color":"b"}}},"colors":{"b":{"r":1,"g":2,"b":3,"a":0.5},"c":"b"}}"#.utf8)
    #expect(throws: Never.self) { try Theme(json: text, file: "f") }
    for count in 0..<text.count { #expect(throws: Problems.self) { try Theme(json: Array(text.prefix(count)), file: "f") } }
    for index in text.indices {
      for byte in [0, 0x22, 0x2C, 0x2D, 0x39, 0x5B, 0x7D, 0xFF] as [UInt8] {
        var changed = text
        changed[index] = byte
        _ = try? Theme(json: changed, file: "f")
      }
    }
  }
}
