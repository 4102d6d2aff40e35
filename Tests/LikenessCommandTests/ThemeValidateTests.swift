/// `likeness theme validate`: problems, statuses, formats.
import Foundation
import Likeness
import LikenessCommand
import TestKit
import Testing

/// The JSON that themes are made from.
let seedTheme = """
  { "fonts": { "navigationTitle": { "fileName": "", "postScriptName": "System", "weight": \
  "UIFontWeightBold", "size": 15 }, "exampleShadowStyle": { "fileName": "Lato-Semibold.ttf", \
  "postScriptName": "Lato-Semibold", "size": 20, "shadow": { "dx": 0, "dy": 2, "blurRadius": 7, \
  "color": { "r": 51, "g": 51, "b": 153, "a": 1 } } } }, "colors": { "clear": { "r": 0, "g": 0, \
  "b": 0, "a": 0 }, "primary": { "r": 51, "g": 51, "b": 153, "a": 1 } } }
  """

/// Every kind of token, names inside tokens, and what can't be drawn.
let richTheme = """
  {
    // Real files have comments,
    "name": "rich",
    "colors": { "clear": "#0000", "primary": "#339", "link": "primary", "veil": "#33339980" },
    "fonts": { "body": { "size": 15, "lineHeight": 1.5, "letterSpacing": 0.5, "shadow": "card" },
      "lato": { "size": 20, "fileName": "Lato.ttf", "families": ["Lato"], "postScriptName": "Lato" \
  } },
    "dimensions": { "gap": 8, "page": 2000, "back": -4 },
    "shadows": { "card": { "dy": 2, "blurRadius": 7, "color": "veil" }, "in": { "color": "#000", \
  "inset": true } },
    "borders": { "dots": { "width": 2, "color": "link", "style": "dotted" } },
    "gradients": { "dawn": [{ "color": "primary", "position": 0 }, { "color": "#FC0", "position": \
  1 }] },  // and trailing commas.
  }
  """

private func validate(_ arguments: String...) async -> Spoken {
  await run(RedTool.self, ["theme", "validate"] + arguments)
}

@Suite struct ThemeValidateTests {
  @Test func goodThemesOfBothFormatsHaveNoFinding() async throws {
    let sandbox = try TestFolder()
    let seed = try sandbox.write(seedTheme, to: "seed.json")
    let tokens = try sandbox.write(
      #"{"gap": {"$type": "dimension", "$value": {"value": 8, "unit": "px"}}}"#, to: "a.tokens.json"
    )
    let one = await validate(seed)
    #expect(one.status == .success)
    #expect(one.results == ["\(seed): no problems in 2 colors, 2 fonts"])
    #expect(one.messages.isEmpty)
    #expect(await validate(tokens).results == ["\(tokens): no problems in 1 dimension"])
  }

  @Test("Several files are one theme, and problems name the file that they are in")
  func severalFiles() async throws {
    let sandbox = try TestFolder()
    func tokens(_ group: String, _ name: String, _ value: String) -> String {
      #"{"\#(group)": {"$type": "color", "\#(name)": {"$value": \#(value)}}}"#
    }
    let black = #"{"colorSpace": "srgb", "components": [0, 0, 0]}"#
    let base = try sandbox.write(tokens("palette", "ink", black), to: "base.tokens.json")
    let light = try sandbox.write(tokens("text", "plain", "\"{palette.ink}\""), to: "l.tokens.json")
    let bad = try sandbox.write(tokens("text", "plain", "\"{palette.ik}\""), to: "b.tokens.json")
    #expect(await validate(base, light).results == ["\(base), \(light): no problems in 2 colors"])
    let spoken = await validate(base, bad)
    #expect(spoken.status == .differences)
    #expect(spoken.output.hasPrefix("\(bad):1:"), "\(spoken.output)")
    let problems = try await validate("--json", base, bad).json()["problems"] as? [[String: Any]]
    #expect(problems?.map { $0["file"] as? String } == [bad])
    let mixed = await validate(base, try sandbox.write(seedTheme, to: "seed.json"))
    #expect(mixed.status == .failure)
    #expect(mixed.errors.contains("is of another format than \(base)"), "\(mixed.errors)")
  }

  @Test func everyProblemIsListedWithItsPlaceAndPath() async throws {
    let sandbox = try TestFolder()
    let bad = try sandbox.write(
      """
      {\n  \"colors\": {\n    \"primary\": { \"r\": 300, \"g\": 0, \"b\": 0 },\n    \"link\": \
      \"primry\"\n  }\n}
      """,
      to: "bad.json")
    let spoken = await validate(bad)
    #expect(spoken.status == .differences)
    #expect(
      spoken.results == [
        "\(bad):3:23: colors.primary.r: 300 is not between 0 and 255",
        "\(bad):4:13: colors.link: unknown color \"primry\"; did you mean `primary`?",
      ])
  }

  @Test func unreadableFileOutweighsProblems() async throws {
    let sandbox = try TestFolder()
    let empty = try sandbox.write("", to: "empty.json")
    let none = sandbox("none.json")
    for (file, words) in [
      (none, "does not exist; check the path"),
      (sandbox.path, "the file can't be read: this is a folder; give the path of a file"),
    ] {
      let spoken = await validate(empty, file)
      #expect(spoken.status == .failure)
      #expect(spoken.messages == ["\(file): \(words)"])
    }
    #expect(await validate(empty).status == .differences)
  }

  @Test("A pipe and a device are named as such, not as a folder")
  func irregular() async throws {
    let sandbox = try TestFolder()
    let pipe = sandbox("pipe.theme.json")
    try #require(mkfifo(pipe, 0o600) == 0)
    for file in [pipe, "/dev/zero"] {
      let spoken = await validate(file)
      #expect(spoken.status == .failure)
      #expect(
        spoken.messages == [
          "\(file): the file can't be read: this is not a regular file; give the path of a file"
        ])
    }
    withExtendedLifetime(sandbox) {}
  }

  @Test func designTokensWithTheNameOfAThemeFileAreRecognised() async throws {
    let sandbox = try TestFolder()
    let tokens = try sandbox.write(
      #"{"gap": {"$type": "dimension", "$value": {"value": 8, "unit": "px"}}}"#, to: "tokens.json")
    let spoken = await validate(tokens)
    #expect(spoken.status == .differences)
    #expect(
      spoken.messages == [
        """
        \(tokens) looks like W3C design tokens. Read it with --format dtcg, or give it a name that \
        ends in .tokens.json.
        """
      ])
    #expect(await validate("--format", "dtcg", tokens).status == .success)
    #expect(await validate("--format", "likeness", tokens).messages.isEmpty)
  }

  @Test func namesThatSteerATerminalAreShownAndNotObeyed() async throws {
    let sandbox = try TestFolder()
    let evil = try sandbox.write(
      #"{"colors": {"a\u001b[31m": "b\u202e"}}"#, to: "evil\u{1B}[2J.json")
    for arguments in [["theme", "validate", evil], ["theme", "show", evil]] {
      let spoken = await run(RedTool.self, arguments)
      let said = spoken.output + spoken.errors
      #expect(said.contains(#"colors["a\u001B[31m"]"#), "\(said)")
      #expect(!said.unicodeScalars.contains("\u{1B}") && !said.unicodeScalars.contains("\u{202E}"))
    }
  }

  @Test func moreProblemsThanAreKeptAreCounted() async throws {
    let sandbox = try TestFolder()
    let colors = (0..<1200).map { "\"c\($0)\": 1" }.joined(separator: ",")
    let file = try sandbox.write("{\"colors\": {\(colors)}}", to: "many.json")
    let spoken = await validate(file)
    #expect(spoken.status == .differences)
    #expect(spoken.results.count == 1001)
    #expect(
      spoken.results.last == "\(file): and 200 more problems; fix these first, then check again")
    #expect(try await validate("--json", file).json()["moreProblems"] as? Int == 200)
  }

  @Test func badUsageIsRefused() async {
    #expect(await validate().status == .failure)
    let format = await validate("--format", "dtgc", "x.json")
    #expect(format.status == .failure)
    #expect(format.errors.contains("'likeness' and 'dtcg'"), "\(format.errors)")
    let verb = await run(RedTool.self, ["theme", "valdate", "x.json"])
    #expect(verb.status == .failure)
    let help = await run(RedTool.self, ["theme"])
    let said = help.output + help.errors
    for verb in ["validate", "show", "impact", "export"] {
      #expect(said.contains("  \(verb) "), "\(verb)")
    }
  }
}
