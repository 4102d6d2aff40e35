/// `likeness theme show`: the table, the swatches of terminals, and the sheet.
import Foundation
import Likeness
import LikenessCommand
import Synchronization
import TestKit
import Testing

private func show(_ arguments: String...) async -> Spoken {
  await run(RedTool.self, ["theme", "show"] + arguments)
}

/// Runs the command as on a terminal that shows colors.
private func colorful(_ arguments: String...) async -> [String] {
  let lines = Mutex<[String]>([])
  let console = Console(
    result: { line in lines.withLock { $0.append(line) } }, message: { _ in }, showsColors: true)
  _ = await RedTool.run(arguments: ["theme"] + arguments, console: console)
  return lines.withLock { $0 }
}

@Suite struct ThemeTableTests {
  @Test func theSeedIsATableOfTokens() async throws {
    let sandbox = try TestFolder()
    let seed = try sandbox.write(seedTheme, to: "seed.json")
    let spoken = await show(seed)
    #expect(spoken.status == .success)
    #expect(
      spoken.results == [
        "\(seed): 2 colors, 2 fonts", "", "colors", "  clear    #00000000  rgb 0 0 0 alpha 0",
        "  primary  #333399    rgb 51 51 153", "",
        "fonts", "  navigationTitle     System bold 15",
        """
          exampleShadowStyle  \"Lato-Semibold.ttf\", \"Lato-Semibold\" regular 20, shadow (0, 2) \
        blur 7 #333399
        """,
        "",
        """
          exampleShadowStyle: no font file \"Lato-Semibold.ttf\" is known; Likeness Sans is \
        used. Add the font, or choose a known family.
        """,
      ])
  }

  @Test func aliasesAndOpacitiesAreReported() async throws {
    let sandbox = try TestFolder()
    let spoken = await show(try sandbox.write(richTheme, to: "rich.json"))
    #expect(
      spoken.results.first
        == "rich: 4 colors, 2 fonts, 3 dimensions, 2 shadows, 1 border, 1 gradient")
    // The widest in that column, `rgb 51 51 153 alpha 0.502`, is 12 longer.
    #expect(
      spoken.results.contains(
        "  link     #333399    rgb 51 51 153" + String(repeating: " ", count: 12 + 2) + "→ primary")
    )
    #expect(spoken.results.contains("  veil     #33339980  rgb 51 51 153 alpha 0.502"))
    #expect(spoken.results.contains("  in: A shadow that falls inwards is not drawn."))
    #expect(spoken.results.contains("  dots: A dotted border is drawn solid."))
  }

  @Test("The schema of the JSON form lists every kind of token, in order") func kinds() throws {
    let file = repository.appending(
      path: "Sources/Doors/LikenessCommand/Resources/theme-show.schema.json")
    let schema = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
    let kind = (schema?["$defs"] as? [String: Any])?["kind"] as? [String: Any]
    #expect(kind?["enum"] as? [String] == TokenKind.allCases.map(\.rawValue))
  }

  @Test func terminalsShowEachColorOverWhiteAndOverBlack() async throws {
    let sandbox = try TestFolder()
    let file = try sandbox.write(
      ##"{"colors": {"red": "#F00", "veil": "#00000080"}}"##, to: "a.json")
    let lines = await colorful("show", file)
    #expect(
      lines.contains(
        "  \u{1B}[48;2;255;0;0m  \u{1B}[48;2;255;0;0m  \u{1B}[0m red   #FF0000    rgb 255 0 0"))
    // 128 of 255 parts black: 255 × 127 ÷ 255 = 127 over white.
    #expect(
      lines.contains {
        $0.hasPrefix("  \u{1B}[48;2;127;127;127m  \u{1B}[48;2;0;0;0m  \u{1B}[0m veil  ")
      }, "\(lines)")
  }

  @Test func coloredOrNotTheTextIsTheSame() async throws {
    let sandbox = try TestFolder()
    let file = try sandbox.write(richTheme, to: "rich.json")
    let plain = await show(file).results
    let colored = await colorful("show", file).map { line in
      line.replacing(/\u{1B}\[48;2;\d+;\d+;\d+m {2}/, with: "").replacing("\u{1B}[0m ", with: "")
    }
    #expect(
      colored.map { $0.trimmingCharacters(in: .whitespaces) }
        == plain.map { $0.trimmingCharacters(in: .whitespaces) })
    #expect(colored != plain)
  }

  @Test func wideCharactersKeepTheColumns() async throws {
    let sandbox = try TestFolder()
    let file = try sandbox.write(##"{"colors": {"色": "#F00", "ab": "#0F0"}}"##, to: "a.json")
    #expect(
      await show(file).results.suffix(2) == [
        "  色  #FF0000  rgb 255 0 0", "  ab  #00FF00  rgb 0 255 0",
      ])
  }

  @Test func aThemeWithProblemsIsNotShown() async throws {
    let sandbox = try TestFolder()
    let bad = try sandbox.write(#"{"colors": {"a": 1, "b": 2}}"#, to: "bad.json")
    let spoken = await show(bad, "-o", sandbox("a.png"))
    #expect(spoken.status == .failure)
    #expect(spoken.results.isEmpty)
    #expect(
      spoken.errors.contains("\(bad):1:18: colors.a: ")
        && spoken.errors.contains("\(bad):1:26: colors.b: "), "\(spoken.errors)")
    #expect(!sandbox.exists("a.png"))
    #expect(
      await show(sandbox("none.json")).errors
        == "Error: \(sandbox("none.json")): does not exist; check the path")
  }
}

@Suite struct ThemeSheetTests {
  @Test func namesWithSlashesAndSpacesAreDrawn() async throws {
    let sandbox = try TestFolder()
    let file = try sandbox.write(
      ##"{"colors": {"brand/primary": "#F00", " a ": "#0F0", "</x>": "#00F"}}"##, to: "a.json")
    #expect(await show(file, "-o", sandbox("sheet.png")).status == .success)
    #expect(sandbox.exists("sheet.png"))
  }

  @Test func theSheetOfTheSeedShowsItsColorOnBothGrounds() async throws {
    let sandbox = try TestFolder()
    let seed = try sandbox.write(seedTheme, to: "seed.json")
    let spoken = await show(seed, "-o", sandbox("sheet.png"), "--scale", "1")
    #expect(spoken.status == .success)
    let sheet = try PNG.decode(try [UInt8](sandbox.read("sheet.png")))
    #expect(sheet.width == 960)
    #expect(spoken.results == ["\(sandbox("sheet.png"))  \(sheet.size) pixels"])
    // Four columns with 16 between them and margins of 40: the second card begins at 40 + 208 + 16
    // and each of its grounds is 104 wide. The swatch stands 18 inside its ground, with a border of
    // 1: from 264 + 19 on, up to 472 - 19, and 66 wide on each ground.
    let blue = StraightColor(hex: 0x333399)
    var columns: [Int] = []
    for x in 0..<sheet.width {
      let height = (12..<sheet.height).count { y in sheet[x, y] == blue }
      if height > 30 { columns.append(x) }
    }
    #expect(columns.first == 283)
    #expect(columns.last == 452)
    #expect(columns.count == 132)
    // Under the clear color stand the squares of both chequerboards, in the first card.
    for square in [StraightColor(hex: 0xD9D9DE), StraightColor(hex: 0x45454D)] {
      let isThere = (0..<sheet.height).contains { y in
        (58..<230).contains { x in sheet[x, y] == square }
      }
      #expect(isThere)
    }
    // The band on top has the one opaque color.
    let isBlue = (0..<960).allSatisfy { sheet[$0, 0] == blue && sheet[$0, 11] == blue }
    #expect(isBlue)
    #expect(sheet[0, 12] == StraightColor(hex: 0xF5F5F7))
  }

  @Test func aDarkSheetIsDarkAndOtherScalesAreLarger() async throws {
    let sandbox = try TestFolder()
    let seed = try sandbox.write(seedTheme, to: "seed.json")
    let spoken = await show(seed, "-o", sandbox("sheet.png"), "--dark")
    #expect(spoken.status == .success)
    let sheet = try PNG.decode(try [UInt8](sandbox.read("sheet.png")))
    #expect(sheet.width == 1920)
    #expect(sheet[0, sheet.height - 1] == StraightColor(hex: 0x151518))
  }

  @Test func conflictingOptionsAreRefused() async throws {
    let sandbox = try TestFolder()
    let seed = try sandbox.write(seedTheme, to: "seed.json")
    for (arguments, words) in [
      (["-o", sandbox("a.jpg")], "ends in .png"), (["-o", seed], "ends in .png"),
      (["-o", sandbox("a.png"), "--json"], "--json"),
      (["-o", sandbox("a.png"), "--scale", "0.5"], "Give 1 to 16"),
      (["-o", sandbox("a.png"), "--scale", "nan"], "Give 1 to 16"),
      (["-o", seed + "/a.png"], "cannot "),
    ] {
      let spoken = await run(RedTool.self, ["theme", "show", seed] + arguments)
      #expect(spoken.status == .failure)
      #expect(spoken.errors.contains(words), "\(spoken.errors)")
    }
    #expect(sandbox.files().keys.sorted() == ["seed.json"])
  }
}
