/// `likeness render` and `likeness report`.
import Foundation
import Likeness
import LikenessCommand
import TestKit
import TestSupport
import Testing

private func render(_ arguments: String...) async -> Spoken {
  await run(RedTool.self, ["render"] + arguments)
}

/// A page of 6 by 2 points in the theme's color, in two themes, two scales and two directions, none
/// of them sorted by name.
private let scene = """
  {
    "themes": {
      "light": { "colors": { "ground": "#FF0000" } },
      "dark": { "colors": { "ground": "#0000FF" } }
    },
    "size": { "width": 6, "height": 2 },
    "margin": 0,
    "variants": { "scale": [2, 1], "direction": ["rtl", "ltr"] },
    "view": { "type": "View", "style": { "backgroundColor": "ground" } }
  }
  """

@Suite struct RenderTests {
  @Test func sceneIsDrawnInTheFirstValueOfEachAxisAsItListsThem() async throws {
    let sandbox = try TestFolder()
    let input = try sandbox.write(scene, to: "scene.json")
    let spoken = await render(input, "-o", sandbox("deep/out.png"))
    #expect(
      spoken.messages == [
        """
        Drew light,2x,rtl, one of 8 variants. To choose another, name it after the scene, as in \
        @dark,1x,ltr; to draw all, pass --all.
        """
      ])
    #expect(spoken.status == .success)
    #expect(spoken.results == ["\(sandbox("deep/out.png"))  12 × 4 pixels"])
    #expect(try PNG.read(sandbox("deep/out.png")) == picture(12, 4, StraightColor(hex: 0xFF0000)))
  }

  @Test("A picture of render is replaced, one that was edited or is somebody else's is not")
  func ownPictures() async throws {
    let sandbox = try TestFolder()
    let input = try sandbox.write(scene, to: "scene.json")
    let output = sandbox("out.png")
    for _ in 0..<2 { #expect(await render(input, "-o", output).status == .success) }
    let own = [UInt8](try Data(contentsOf: URL(filePath: output)))
    var edited = own
    // A byte of the image data.
    edited[45] ^= 1
    let plain = try PNG.encode(PNG.decode(own))
    let spots = (0..<60).map { (x: $0 * 7 % 40, y: $0 * 11 % 40) }
    let larger = try PNG.encode(picture(40, 40, spots: spots))
    // Longer than the note, which takes 106 bytes with its end.
    #expect(larger.count > 106)
    for foreign in [edited, Array(own.dropLast(12)), plain, larger] {
      try sandbox.write(foreign, to: "out.png")
      #expect(
        await render(input, "-o", output).errors.contains(
          "which is not a picture that Likeness wrote"))
      #expect([UInt8](try Data(contentsOf: URL(filePath: output))) == foreign)
    }
    // Decoding a large picture takes long, so the digest alone decides, even where there is none.
    let content = Array(own.prefix(8)) + [UInt8](repeating: 7, count: 100)
    let end = [UInt8](repeating: 0, count: 12)
    try sandbox.write(
      PNG.marked(content + end, "Likeness \(ContentDigest(of: content))"), to: "out.png")
    #expect(await render(input, "-o", output).status == .success)
  }

  @Test func sceneThatNamesNothingIsLegibleInBothThemes() async throws {
    let sandbox = try TestFolder()
    let input = try sandbox.write(
      #"{"size": {"width": 100}, "view": {"type": "Label", "text": "Hello"}}"#, to: "hello.json")
    // The colors `background` and `text` of Likeness's own themes.
    for (options, page, ink) in [([], "#F3F3FF", "#1A1A33"), (["@dark*"], "#12121F", "#F3F3FF")] {
      let spoken = await run(
        RedTool.self,
        ["render", input, "-o", sandbox("out.png"), "--list", sandbox("list.txt")] + options)
      #expect(spoken.status == .success)
      let list = try String(contentsOf: URL(filePath: sandbox("list.txt")), encoding: .utf8)
      #expect(list.contains("background \(page) token=background\n"), "\(list)")
      #expect(list.contains("  textColor:text=\(ink) (text-color)\n"), "\(list)")
    }
  }

  @Test func optionsChooseAVariantAndAllDrawsWhatTheyLeave() async throws {
    let sandbox = try TestFolder()
    let input = try sandbox.write(scene, to: "cards/scene.json")
    _ = await render(input, "@dark,1x,ltr", "-o", sandbox("out.png"))
    #expect(try PNG.read(sandbox("out.png")) == picture(6, 2, StraightColor(hex: 0x0000FF)))
    let all = await render(input, "@dark*", "-o", sandbox("all"), "--all")
    #expect(all.status == .success)
    #expect(all.results.count == 4)
    #expect(
      Set(sandbox.files(below: "all").keys.map { URL(filePath: $0).lastPathComponent }) == [
        "scene@dark,1x,ltr.png", "scene@dark,1x,rtl.png", "scene@dark,2x,ltr.png",
        "scene@dark,2x,rtl.png",
      ])
    let none = await render(input, "@*3x*", "-o", sandbox("none.png"))
    #expect(none.status == .failure)
    #expect(none.errors.contains("matches “@*3x*”. Available: dark,1x,ltr; "))
    #expect(!sandbox.exists("none.png"))
  }

  @Test("All variants of a scene lie in the folder, wherever below the working folder it is")
  func allVariantsLieInTheFolder() throws {
    let sandbox = try TestFolder()
    try sandbox.write(scene, to: "Scenes/cards/scene.json")
    let all = try Tool.likeness.run(
      ["render", "Scenes/cards/scene.json", "@*1x,ltr", "-o", "all", "--all"], in: sandbox.path)
    #expect(all.status == 0, "\(all.errors)")
    #expect(
      try FileManager.default.subpathsOfDirectory(atPath: sandbox("all")).sorted() == [
        "scene@dark,1x,ltr.png", "scene@light,1x,ltr.png",
      ])
  }

  @Test("The scene in the help can be drawn") func sceneOfTheHelp() async throws {
    let sandbox = try TestFolder()
    let help = await run(RedTool.self, ["help", "render"]).output
    let scene = try #require(
      help.firstMatch(of: /JSON object:\s+(\{.*?\}\})\./.dotMatchesNewlines()))
    let input = try sandbox.write(String(scene.1), to: "hello.json")
    #expect(await render(input, "-o", sandbox("hello.png")).status == .success)
  }

  @Test("An image whose file asks for a turn or another color space is a warning")
  func notesOfImages() async throws {
    let sandbox = try TestFolder()
    let plain = try PNG.encode(picture(4, 2, .red))
    // TIFF 6.0: an entry of the tag 0x0112, a short number.
    func exif(_ orientation: UInt8) -> [UInt8] {
      [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation]
        + [UInt8](repeating: 0, count: 6)
    }
    let turned = "its Exif orientation 6 is not applied. Store it upright."
    let colored = "its color space is not applied. Save it in sRGB, without a profile."
    let both =
      "its Exif orientation 3 and its color space are not applied. Store it upright and in sRGB, "
      + "without a profile."
    // ITU-T H.273: the primaries 12 are those of Display P3, 1 and 13 are sRGB. PNG's third
    // edition, 11.3.2: a gamma of 1.0 is 100,000, that of sRGB 45,455.
    for (chunks, words) in [
      ([("eXIf", exif(6))], turned), ([("cICP", [12, 13, 0, 1])], colored),
      ([("gAMA", [0, 1, 0x86, 0xA0])], colored), ([("iCCP", [65, 0, 0, 1])], colored),
      ([("cICP", [12, 13, 0, 1]), ("eXIf", exif(3))], both),
      ([], nil), ([("eXIf", exif(1))], nil), ([("sRGB", [0])], nil),
      ([("cICP", [1, 13, 0, 1])], nil), ([("gAMA", [0, 0, 0xB1, 0x8F])], nil),
    ] as [([(String, [UInt8])], String?)] {
      let file =
        plain.prefix(33) + chunks.flatMap { PNGBytes.chunk($0.0, $0.1) } + plain.dropFirst(33)
      try sandbox.write(Array(file), to: "photo.png")
      for view in [
        #""ImageView", "name": "photo", "image": "photo.png""#,
        #""Button", "name": "photo", "image": "photo.png""#,
      ] {
        let scene =
          #"{"variants": {"scale": [1], "theme": ["light"]}, "view": {"type": \#(view)}}"#
        let input = try sandbox.write(scene, to: "scene.json")
        let spoken = await render(input, "-o", sandbox("out.png"))
        #expect(spoken.status == .success)
        guard let words else {
          #expect(spoken.messages == [])
          continue
        }
        let warning = "the image photo.png is drawn as it is stored: \(words)"
        #expect(spoken.messages.count == 1)
        #expect(spoken.messages.first?.hasPrefix("\(input): photo") == true)
        #expect(spoken.messages.first?.hasSuffix(": \(warning)") == true)
      }
    }
  }

  @Test func ofSeveralVariantsTheOneThatWasDrawnIsNamedWithTheOptionsForOthers() async throws {
    let sandbox = try TestFolder()
    let input = try sandbox.write(scene, to: "scene.json")
    let drawn = await render(input, "@*rtl", "-o", sandbox("out.png"))
    #expect(
      drawn.messages == [
        """
        Drew light,2x,rtl, one of 4 variants. To choose another, name it after the scene, as in \
        @dark,1x,rtl; to draw all, pass --all.
        """
      ])
    #expect(await render(input, "@dark,1x,ltr", "-o", sandbox("out.png")).messages == [])
    #expect(await render(input, "-o", sandbox("all"), "--all").messages == [])
  }

  @Test func sizeOfTextAndLocaleAreChosenByOptions() async throws {
    let sandbox = try TestFolder()
    let text = #"""
      { "theme": {}, "variants": { "scale": [1], "textSize": ["XL", "L"], "locale": "all" },
        "view": { "type": "Label", "text": "OK", "style": { "font": { "textStyle": "body" } } } }
      """#
    let input = try sandbox.write(text, to: "scene.json")
    func list(_ options: String...) async throws -> String {
      let spoken = await run(
        RedTool.self,
        ["render", input, "-o", sandbox("out.png"), "--list", sandbox("list.txt")] + options)
      #expect(spoken.status == .success)
      return try String(contentsOf: URL(filePath: sandbox("list.txt")), encoding: .utf8)
    }
    // The first of each axis, as the scene lists them: 19 points, as written.
    let first = try await list()
    #expect(first.contains("text=OK ") && first.contains("19 regular"), "\(first)")
    let chosen = try await list("@*text=L,*pseudo*")
    #expect(chosen.contains("ǾǾĶ") && chosen.contains("17 regular"), "\(chosen)")
    let none = await render(input, "@*AX5*", "-o", sandbox("none.png"))
    #expect(none.errors.contains("matches “@*AX5*”. Available: theme,1x,text=L,locale=base; "))
  }

  @Test func missingCharacterIsReportedAndDrawnAsABox() async throws {
    let sandbox = try TestFolder()
    let input = try sandbox.write(
      "{\"view\": {\"type\": \"Label\", \"text\": \"\u{4E2D}\"}}", to: "scene.json")
    let spoken = await render(input, "-o", sandbox("out.png"))
    #expect(spoken.status == .success)
    #expect(
      spoken.messages == [
        """
        \(input): Label: no font has U+4E2D; boxes are drawn. Add a font that has them, or change \
        the text.
        """,
        """
        Drew light,1x, one of 6 variants. To choose another, name it after the scene, as in \
        @dark,1x; to draw all, pass --all.
        """,
      ])
    #expect(spoken.results.count == 1)
  }

  @Test func displayListIsDrawnAsItWasWritten() async throws {
    let sandbox = try TestFolder()
    let input = try sandbox.write(scene, to: "scene.json")
    _ = await render(input, "-o", sandbox("a.png"), "--list", sandbox("list.txt"))
    let spoken = await render(
      sandbox("list.txt"), "-o", sandbox("b.png"), "--list", sandbox("again.txt"))
    #expect(spoken.status == .success)
    #expect(
      try sandbox.read("a.png")
        == sandbox.read("b.png"))
    #expect(
      try sandbox.read("list.txt")
        == sandbox.read("again.txt"))
  }

  @Test func textBesideAReferenceIsDrawnAsTheReference() async throws {
    let sandbox = try TestFolder()
    _ = await sandbox.run(RedTool.self, "record")
    #expect(
      await render(sandbox("Snapshots/Box/plain@light,1x.txt"), "-o", sandbox("out.png")).status
        == .success)
    #expect(try PNG.read(sandbox("out.png")) == picture(8, 4, StraightColor(hex: 0xFF0000)))
  }

  @Test func textBesideABarePictureHoldsNothingToDraw() async throws {
    let sandbox = try TestFolder()
    let checker = SnapshotChecker(
      store: sandbox.store, artifacts: ArtifactsFolder(path: sandbox("out")), mode: .all)
    _ = checker.check(SnapshotSubject(sandbox.box, picture: picture(3, 3)))
    let spoken = await render(sandbox("Snapshots/Box/plain@light,1x.txt"), "-o", sandbox("out.png"))
    #expect(spoken.status == .failure)
    #expect(spoken.errors.contains("belongs to a picture without a display list"))
  }

  @Test func badInputIsAnErrorWithItsPlace() async throws {
    let sandbox = try TestFolder()
    let text = scene.replacing("backgroundColor", with: "backgroundColr")
    let misspelt = try sandbox.write(text, to: "misspelt.json")
    let broken = try sandbox.write("nonsense\n", to: "broken.txt")
    let binary = try sandbox.write([0xFF, 0xFE], to: "binary.txt")
    let other = try sandbox.write([1], to: "scene.yaml")
    for (input, words) in [
      (misspelt, "did you mean `backgroundColor`?"), (misspelt, "\(misspelt):9:40: "),
      (broken, "\(broken)"),
      (binary, "is not UTF-8 text"),
      (other, "is neither a scene (.json) nor a display list (.txt)"),
      (sandbox("none.txt"), "does not exist"),
      (sandbox("none.json"), "none.json"),
      (sandbox.path, "is neither"),
    ] {
      let spoken = await render(input, "-o", sandbox("out.png"))
      #expect(spoken.status == .failure)
      #expect(spoken.results.isEmpty)
      #expect(spoken.errors.contains(words), "\(spoken.errors)")
      #expect(!sandbox.exists("out.png"))
    }
  }

  @Test func itemThatCannotBeDrawnIsReportedWithFileAndLine() async throws {
    let sandbox = try TestFolder()
    // The list has a blank line and a line of properties between its items.
    let list =
      "display-list 2\nsize 4 4\n\na\n  box 0 0 4 4 fill #FFF\n    from alpha=1\n  clip 0 0 4 4\n"
    let digest = String(repeating: "0", count: 64)
    let header = "snapshot 1\nrenderer 1\nsize 4 4\npixels \(digest)\npng \(digest)\n\n"
    for (text, line) in [(list, 7), (header + list, 13)] {
      let input = try sandbox.write(text, to: "list.txt")
      let spoken = await render(input, "-o", sandbox("out.png"))
      #expect(spoken.status == .failure)
      #expect(
        spoken.messages == [
          """
          Error: \(input):\(line): Item 2 (a) opens a clip or an opacity that nothing ends. Add \
          the matching `end`.
          """
        ])
    }
    let large = try sandbox.write(
      #"""
      {"size": {"width": 11000, "height": 11000}, "margin": 0, "scale": 1, "view": {"type": \#
      "View"}}
      """#, to: "large.json")
    let spoken = await render(large, "-o", sandbox("out.png"))
    #expect(spoken.status == .failure)
    #expect(
      spoken.errors.hasPrefix("Error: \(large): A picture of 11000 × 11000 "), "\(spoken.errors)")
  }

  @Test func reportedLimitCanBeRaised() async throws {
    let sandbox = try TestFolder()
    let list = try sandbox.write("display-list 2\nsize 1001 1000\n", to: "list.txt")
    let scene = try sandbox.write(
      #"""
      {"size": {"width": 1001, "height": 1000}, "margin": 0, "scale": 1, "view": {"type": "View"}}
      """#, to: "scenes/scene.json")
    for input in [list, scene] {
      func rendered(_ limit: Int) async throws -> Spoken {
        try await inProject(#"{"maxMegapixels": \#(limit)}"#, sandbox) {
          await render(input, "-o", sandbox("out.png"))
        }
      }
      let refused = try await rendered(1)
      #expect(refused.status == .failure)
      #expect(
        refused.errors.hasSuffix("in likeness.json: \"maxMegapixels\": 2"), "\(refused.errors)")
      #expect(try await rendered(2).status == .success)
    }
    func spoken(_ verb: String, _ limit: Int) async throws -> Spoken {
      try await inProject(#"{"maxMegapixels": \#(limit)}"#, sandbox) {
        await run(RedTool.self, [verb, "--scenes", sandbox("scenes")] + sandbox.folders)
      }
    }
    let record = try await spoken("record", 1)
    #expect(record.status == .failure)
    #expect(record.errors.contains("\"maxMegapixels\": 2"), "\(record.errors)")
    #expect(try await spoken("record", 2).status == .success)
    #expect(try await spoken("check", 1).output.contains("\"maxMegapixels\": 2"))
    #expect(try await spoken("check", 2).status == .success)
  }

  @Test func badUsageIsRefused() async throws {
    let sandbox = try TestFolder()
    let input = try sandbox.write(scene, to: "scene.json")
    for (arguments, words) in [
      ([input], "Missing expected argument '--output"),
      ([input, "-o", sandbox("out.jpg")], "ends in .png"),
      ([input, "-o", input], "ends in .png"),
      ([input, "-o", sandbox("a.png"), "--list", input], "ends in .txt"),
      ([input, "-o", sandbox("d"), "--all", "--list", "x.txt"], "--all"),
      (["list.txt", "@dark", "-o", sandbox("a.png")], "A display list has no variants"),
      ([input, "dark", "-o", sandbox("a.png")], "A variant begins with @"),
    ] {
      let spoken = await run(RedTool.self, ["render"] + arguments)
      #expect(spoken.status == .failure)
      #expect(spoken.results.isEmpty)
      #expect(spoken.errors.contains(words), "\(spoken.errors)")
    }
  }

  @Test func outputThatCannotBeWrittenIsAnError() async throws {
    let sandbox = try TestFolder()
    let input = try sandbox.write(scene, to: "scene.json")
    let spoken = await render(input, "-o", input + "/out.png")
    #expect(spoken.status == .failure)
    #expect(spoken.errors.contains(": cannot "))
  }
}

@Suite struct SceneFolderTests {
  @Test func scenesTakeThePlaceOfTheGalleryAndAcceptedOnesAreDrawnFromThem() async throws {
    let sandbox = try TestFolder()
    try sandbox.write(scene, to: "scenes/cards/news.json")
    let scenes = ["--scenes", sandbox("scenes")]
    func verb(_ arguments: String...) async -> Spoken {
      await run(RedTool.self, arguments + scenes + sandbox.folders)
    }
    #expect(await verb("record").results.last == "8 pictures: 8 recorded")
    #expect(await verb("check").status == .success)
    try sandbox.write(scene.replacing("#FF0000", with: "#00FF00"), to: "scenes/cards/news.json")
    let check = await verb("check", "--verbose")
    #expect(check.status == .differences)
    #expect(check.results.dropLast().last == "8 pictures: 4 changed, 4 passed")
    let command = try #require(
      check.output.split(separator: "\n").first {
        $0.hasPrefix("To accept the actual picture, run: likeness ")
      })
    #expect(command.hasSuffix(sandbox("out")))
    #expect(await sandbox.run(RedTool.self, "accept", "--all").results.count == 4)
    #expect(await verb("check").status == .success)
  }

  @Test func folderWithoutScenesIsAnError() async throws {
    let sandbox = try TestFolder()
    for folder in [sandbox.path, sandbox("none")] {
      let check = await run(RedTool.self, ["check", "--scenes", folder] + sandbox.folders)
      #expect(check.status == .failure)
      #expect(check.results.isEmpty)
      #expect(check.errors.contains(folder))
    }
  }
}

@Suite struct ReportCommandTests {
  @Test func damagedLogsAreNamedBesideTheReportOfTheRest() async throws {
    let sandbox = try TestFolder()
    _ = await sandbox.run(RedTool.self, "check")
    // A file with a damaged line between valid ones, and an incomplete one: no JSON, and half a
    // line.
    try sandbox.write("{}\n{\nnonsense\n", to: "out/outcomes/1-0.jsonl")
    try sandbox.write(
      "{\"schemaVersion\":1,\"process\":1,\"run\":\"x\",\"started\":1}\n{\"fin",
      to: "out/outcomes/1-1.jsonl")
    let report = await run(RedTool.self, ["report"] + sandbox.output)
    #expect(report.status == .failure)
    #expect(report.results == [sandbox("out/report/index.html")])
    let next = "The outcomes of these lines are lost: run the checks again."
    #expect(
      report.messages == [
        "Error: \(sandbox("out/outcomes/1-0.jsonl")): 3 lines cannot be read (1, 2, 3). \(next)",
        """
        \(sandbox("out/outcomes/1-1.jsonl")): the last line is incomplete because a process was \
        stopped. \(next)
        """,
      ])
  }

  @Test func reportOfTheLastRunIsWrittenAndItsPagePrinted() async throws {
    let sandbox = try TestFolder()
    _ = await sandbox.run(RedTool.self, "check")
    let report = await run(RedTool.self, ["report"] + sandbox.output)
    #expect(report.status == .success)
    #expect(report.results == [sandbox("out/report/index.html")])
    #expect(report.messages.isEmpty)
    #expect(sandbox.exists("out/report/index.html"))
    #expect(
      await run(RedTool.self, ["report", "--to", sandbox("elsewhere")] + sandbox.output).status
        == .success)
    #expect(sandbox.exists("elsewhere/junit.xml"))
  }

  @Test func withoutARunThereIsNothingToReport() async throws {
    let sandbox = try TestFolder()
    let report = await run(RedTool.self, ["report"] + sandbox.output)
    #expect(report.status == .failure)
    #expect(report.errors.contains("Run `swift test` or `likeness check` first"))
    #expect(sandbox.files().isEmpty)
  }
}
