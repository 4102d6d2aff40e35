/// `likeness check`: findings, streams, statuses.
import Foundation
import Likeness
import LikenessCommand
import TestKit
import Testing

private func word(_ color: Color) -> Story {
  Story("Word/plain", variants: StoryVariants(themes: ["light"], scales: [1])) { _ in
    let label = Label(text: "Word")
    label.textColor = color
    return label
  }
}

private struct RedWordTool: GalleryCommand { static let gallery = Gallery(stories: [word(.red)]) }
private struct BlueWordTool: GalleryCommand { static let gallery = Gallery(stories: [word(.blue)]) }

@Suite struct CheckCommandTests {
  /// The list of the reference can't be drawn any more, so its causes are named, and no pixel is
  /// counted for them.
  @Test func aReferenceInAFontThatIsGoneIsComparedAndExplainedByItsList() async throws {
    let sandbox = try TestFolder()
    _ = await sandbox.run(RedWordTool.self, "record")
    let record = sandbox("Snapshots/Word/plain@light,1x.txt")
    let text = try String(contentsOfFile: record, encoding: .utf8)
    let font = try #require(
      text.split(separator: "\n").first { $0.hasPrefix("font ") }.flatMap {
        $0.split(separator: " ").last
      })
    try Data(text.replacing(font, with: String(repeating: "0", count: font.count)).utf8).write(
      to: URL(filePath: record))
    let check = await sandbox.run(BlueWordTool.self, "check", "--verbose")
    #expect(check.status == .differences)
    #expect(check.output.contains("#FF0000 → #0000FF"), "\(check.output)")
    #expect((check.output + check.errors).contains("font"), "\(check.output)")
  }

  @Test("A name that matches nothing does not hide the scenes that could not be read")
  func nameOfAnUnreadScene() async throws {
    let sandbox = try TestFolder()
    try sandbox.write(#"{"view": {"type": "Viw"}}"#, to: "scenes/a/bad.json")
    let check = await sandbox.run(RedTool.self, "check", "--scenes", sandbox("scenes"), "a/bad")
    #expect(check.status == .failure)
    let lines = check.errors.split(separator: "\n")
    #expect(lines.first?.contains("a/bad.json:1:19") == true, "\(check.errors)")
    #expect(lines.last?.hasPrefix("No snapshot matches “a/bad”.") == true, "\(check.errors)")
  }

  @Test func equalPicturesPassWithOneLine() async throws {
    let sandbox = try TestFolder()
    _ = await sandbox.run(RedTool.self, "record")
    let check = await sandbox.run(RedTool.self, "check")
    #expect(check.status == .success)
    #expect(check.results == ["2 pictures: 2 passed"])
    #expect(check.messages.isEmpty)
  }

  @Test func everyOutcomeHasTheSecondsOfItsStages() async throws {
    let sandbox = try TestFolder()
    _ = await sandbox.run(RedTool.self, "record", "Box")
    let document = try await sandbox.run(
      BlueTool.self, "check", "Box", "--report", sandbox("report"), "--json"
    ).json()
    let timings = try #require(
      (document["outcomes"] as? [[String: Any]])?.first?["timings"] as? [String: Double])
    #expect(Set(timings.keys).isSuperset(of: ["layout", "draw", "compare", "decode"]))
    #expect(timings.values.allSatisfy { $0 >= 0 })
  }

  @Test func missingCharacterOfAPassingPictureIsAWarning() async throws {
    let sandbox = try TestFolder()
    _ = await sandbox.run(ForeignTool.self, "record")
    let warning =
      "Label: no font has U+4E2D; boxes are drawn. Add a font that has them, or change the text."
    let check = await sandbox.run(ForeignTool.self, "check")
    #expect(check.status == .success)
    #expect(
      check.results == [
        "1 passing picture has warnings:", "  Text/foreign@light,1x: \(warning)",
        "2 pictures: 2 passed",
      ])
    #expect(
      await sandbox.run(ForeignTool.self, "check", "--verbose").results == [
        "Text/foreign@light,1x: \(warning)", "2 pictures: 2 passed",
      ])
    let outcomes = try #require(
      try await sandbox.run(ForeignTool.self, "check", "--json").json()["outcomes"]
        as? [[String: Any]])
    #expect(outcomes.compactMap { $0["warnings"] as? [String] } == [[], [warning]])
  }

  @Test func aTextThatIsNotAsItWasAskedForFailsAStrictCheck() async throws {
    let sandbox = try TestFolder()
    _ = await sandbox.run(ForeignTool.self, "record")
    try await inProject(#"{"strictText": ["warnings"]}"#, sandbox) {
      let check = await sandbox.run(ForeignTool.self, "check")
      #expect(check.status == .failure)
      #expect(
        check.output.contains("The text is not drawn as requested. Label: no font has U+4E2D"))
    }
    let passed = try await inProject(#"{"strictText": ["overflow", "truncation"]}"#, sandbox) {
      await sandbox.run(ForeignTool.self, "check").status
    }
    #expect(passed == .success)
  }

  @Test func differentPictureIsAResultWithItsCauseAndACommandThatWorksAsTyped() async throws {
    let sandbox = try TestFolder()
    _ = await sandbox.run(RedTool.self, "record")
    let references = try sandbox.states("Snapshots")
    let check = await sandbox.run(BlueTool.self, "check")
    #expect(check.status == .differences)
    #expect(check.messages.isEmpty)
    #expect(
      check.output.contains(
        "Box/plain@light,1x differs from its reference: 32 of 32 pixels differ (100%)"))
    #expect(check.output.contains("Panel  backgroundColor: #FF0000 → #0000FF"))
    #expect(check.results.last == "2 pictures: 1 changed, 1 passed")
    #expect(try sandbox.states("Snapshots") == references)
    #expect(sandbox.exists("out/pending/Box/plain@light,1x.waiting/difference.png"))

    let command = try #require(
      check.output.split(separator: "\n").first {
        $0.hasPrefix("To accept the actual picture, run: likeness ")
      })
    let words = command.dropFirst("To accept the actual picture, run: likeness ".count).split(
      separator: " "
    ).map(String.init)
    #expect(words == ["accept", "Box/plain@light,1x"] + sandbox.folders)
    #expect(await run(BlueTool.self, words).status == .success)
    #expect(await sandbox.run(BlueTool.self, "check").status == .success)
  }

  /// References and their texts are foreign files: their claims have the same limits as drawings.
  @Test func referenceAndItsTextAreReadWithinTheBoundThatIsGiven() async throws {
    let sandbox = try TestFolder()
    let name = "Large/plain@light,1x"
    func draw(width: Int) throws {
      let scene =
        #"""
        {"size": {"width": \#(width), "height": 1000}, "margin": 0, "scale": 1, "view": {"type": \#
        "View"}}
        """#
      try sandbox.write(scene, to: "scenes/Large/plain.json")
    }
    func run(_ verb: String, _ bound: Int) async throws -> Spoken {
      try await inProject(#"{"maxMegapixels": \#(bound)}"#, sandbox) {
        await LikenessCommandTests.run(
          RedTool.self, [verb, name, "--scenes", sandbox("scenes")] + sandbox.folders)
      }
    }
    try draw(width: 1001)
    #expect(try await run("record", 2).status == .success)
    try draw(width: 10)
    let refused = try await run("check", 1)
    #expect(
      refused.status == .failure
        && refused.output.contains("(1.1 megapixels), but the limit is 1. "), "\(refused.output)")
    #expect(refused.output.contains("likeness.json: \"maxMegapixels\": 2"), "\(refused.output)")
    #expect(try await run("check", 2).status == .differences)
    // A small picture beside a text of a large one.
    try sandbox.write(LikenessCommandTests.picture(10, 10), to: "Snapshots/\(name).png")
    let text = try await run("check", 1)
    #expect(
      text.status == .differences
        && text.output.contains("1001000 pixels in all, but the budget is 1000000."),
      "\(text.output)")
    #expect(try await !run("check", 2).output.contains("budget"))
  }

  @Test func missingFolderOfReferencesIsReportedOnceAndIsADifference() async throws {
    let sandbox = try TestFolder()
    let check = await sandbox.run(RedTool.self, "check")
    #expect(check.status == .differences)
    #expect(
      check.messages == [
        "No references: the folder \(sandbox("Snapshots")) is missing. To record them, run: "
          + "likeness record \(sandbox.folders.joined(separator: " "))"
      ])
    #expect(check.output.contains("No reference for Box/plain@light,1x. Look at "))
    #expect(
      check.results.suffix(5) == [
        "2 snapshots need a look:", "  2  no reference", "2 pictures: 2 new",
        """
        To look at the pictures and accept or reject them, run: likeness review \
        \(sandbox.folders.joined(separator: " "))
        """,
        """
        To accept all of them, run: likeness accept --all \(sandbox.folders.joined(separator: " "))
        """,
      ])
    #expect(!sandbox.exists("Snapshots"))
  }

  /// More failures than fit on a screen are grouped by cause, with the next command last.
  @Test func manyFailuresTakeAScreenAndAllOfThemWhereThatIsAskedFor() async throws {
    let sandbox = try TestFolder()
    let check = await sandbox.run(LargeTool.self, "check")
    // In byte order, "10@" comes before "1@".
    #expect(
      check.results == [
        "100 snapshots need a look:", "  100  no reference",
        "       Box/0@light,1x  Box/10@light,1x  Box/11@light,1x  and 97 more",
        "To print every failure in full, pass --verbose.", "100 pictures: 100 new",
        """
        To look at the pictures and accept or reject them, run: likeness review \
        \(sandbox.folders.joined(separator: " "))
        """,
        """
        To accept all of them, run: likeness accept --all \(sandbox.folders.joined(separator: " "))
        """,
      ])
    let verbose = await sandbox.run(LargeTool.self, "check", "--verbose")
    #expect(
      verbose.results.filter { $0.contains("Look at \(sandbox("out"))/pending/") }.count == 100)
  }

  @Test func storyThatCannotBeDrawnIsReportedAndTheOthersAreChecked() async throws {
    let sandbox = try TestFolder()
    _ = await sandbox.run(RedTool.self, "record")
    let check = await sandbox.run(BrokenTool.self, "check")
    #expect(check.status == .failure)
    #expect(check.output.contains("Box/torn@light,1x could not be drawn. The paper is torn."))
    #expect(check.results.last == "3 pictures: 1 failed to render, 2 passed")
  }

  /// A scene with an error of syntax beside a sound one, and then alone. A report is of this run,
  /// also when it is made afterwards.
  @Test func sceneThatCannotBeReadIsAnErrorInEveryReport() async throws {
    let sandbox = try TestFolder()
    try sandbox.write(#"{"view": {"type": "Label", "text": "A"}}"#, to: "scenes/sound.json")
    try sandbox.write("{\n  \"view\"", to: "scenes/torn.json")
    for (others, count) in [("The other scenes are checked.", 6), ("Nothing is checked.", 0)] {
      let check = await sandbox.run(RedTool.self, "check", "--scenes", sandbox("scenes"))
      #expect(check.status == .failure)
      #expect(check.errors.contains("torn.json:2:9: ") && check.errors.contains(others))
      let report = await run(
        RedTool.self, ["report", "--snapshots", sandbox("Snapshots")] + sandbox.output)
      #expect(report.status == .success)
      let folder = sandbox("out/report/")
      for (file, words) in [
        ("index.html", "Scenes could not be read"), ("summary.md", "### Scenes could not be read"),
        ("junit.xml", "type=\"unreadable-scene\""), ("outcomes.json", "\"unreadScenes\""),
      ] {
        let text = try String(contentsOfFile: folder + file, encoding: .utf8)
        #expect(text.contains(words) && text.contains("torn.json"), "\(file)")
      }
      let document = try JSONSerialization.jsonObject(
        with: Data(contentsOf: URL(filePath: folder + "outcomes.json")))
      #expect(((document as? [String: Any])?["outcomes"] as? [Any])?.count == count)
      let annotations = await run(
        RedTool.self,
        ["report", "--annotations", "--snapshots", sandbox("Snapshots")] + sandbox.output)
      #expect(annotations.results[0].contains("torn.json,line=2,title=Scene could not be read::"))
      if count > 0 { try sandbox.remove("scenes/sound.json") }
    }
    // A run that reads all its scenes says nothing of it.
    try sandbox.write(#"{"view": {"type": "Label", "text": "A"}}"#, to: "scenes/torn.json")
    _ = await sandbox.run(RedTool.self, "check", "--scenes", sandbox("scenes"))
    _ = await run(RedTool.self, ["report", "--snapshots", sandbox("Snapshots")] + sandbox.output)
    #expect(
      !(try sandbox.text("out/report/outcomes.json").contains(
        "unreadScenes")))
  }

  @Test func damagedReferenceIsAFailureAndNotADifference() async throws {
    let sandbox = try TestFolder()
    _ = await sandbox.run(RedTool.self, "record")
    try sandbox.write([], to: "Snapshots/Box/plain@light,1x.png")
    let check = await sandbox.run(RedTool.self, "check")
    #expect(check.status == .failure)
    #expect(check.output.contains("the file is empty"))
    #expect(check.results.last == "2 pictures: 1 unreadable, 1 passed")
  }

  @Test func namesChooseAndUnknownOnesAreReportedWithNearOnes() async throws {
    let sandbox = try TestFolder()
    _ = await sandbox.run(RedTool.self, "record")
    #expect(await sandbox.run(BlueTool.self, "check", "Frame").results == ["1 picture: 1 passed"])
    #expect(
      await sandbox.run(BlueTool.self, "check", "Frame/wide").results == ["1 picture: 1 passed"])
    #expect(
      await sandbox.run(BlueTool.self, "check", "**@light*", "Box/plain@*").results.last
        == "2 pictures: 1 changed, 1 passed")
    for (name, near) in [
      ("Frme", "Frame"), ("Box/plan", "Box/plain"), ("plain", "Box/plain, or Box/plain@light,1x"),
      ("Box/plain@dark,1x", "Box/plain"),
    ] {
      let check = await sandbox.run(RedTool.self, "check", name)
      #expect(check.status == .failure)
      #expect(check.results.isEmpty)
      #expect(
        check.messages == [
          """
          Error: No snapshot matches “\(name)”. Did you mean \(near)? To list all names, run: \
          likeness check --list
          """
        ])
    }
    #expect(
      await sandbox.run(RedTool.self, "check", "xyz").messages == [
        "Error: No snapshot matches “xyz”. To list all names, run: likeness check --list"
      ])
  }

  @Test func listPrintsNamesAndTouchesNothing() async throws {
    let sandbox = try TestFolder()
    let list = await sandbox.run(RedTool.self, "check", "--list")
    #expect(list.status == .success)
    #expect(list.results == ["Box/plain@light,1x", "Frame/wide@light,1x"])
    #expect(list.messages.isEmpty)
    #expect(sandbox.files().isEmpty)
    let names =
      try await sandbox.run(RedTool.self, "check", "--list", "--json", "Box").json()["names"]
      as? [String]
    #expect(names == ["Box/plain@light,1x"])
  }

  @Test func jsonIsOneDocumentOfItsSchema() async throws {
    let sandbox = try TestFolder()
    _ = await sandbox.run(RedTool.self, "record")
    try sandbox.write([], to: "Snapshots/Frame/wide@light,1x.png")
    let broken = await sandbox.run(BrokenTool.self, "check", "--json")
    let blue = await sandbox.run(BlueTool.self, "check", "--json", "Box")
    #expect(broken.results.count == 1 && blue.results.count == 1)
    #expect(broken.messages.isEmpty && blue.messages.isEmpty)
    #expect(
      try broken.json()["counts"] as? [String: Int] == [
        "identical": 1, "undrawable": 1, "unreadable": 1,
      ])
    #expect(try blue.json()["passed"] as? Bool == false)
    let outcome = try #require((try blue.json()["outcomes"] as? [[String: Any]])?.first)
    #expect(outcome["snapshot"] as? String == "Box/plain@light,1x")
    #expect(outcome["status"] as? String == "pixels")
    let verdict = try #require(outcome["verdict"] as? [String: Any])
    let pixels = try #require(verdict["pixels"] as? [String: Any])
    #expect((pixels["difference"] as? [String: Any])?["differentPixels"] as? Int == 32)
  }

  @Test func reportIsWrittenWhereItIsAskedFor() async throws {
    let sandbox = try TestFolder()
    _ = await sandbox.run(RedTool.self, "record")
    let check = await sandbox.run(BlueTool.self, "check", "--report", sandbox("report"))
    #expect(check.messages == ["report: \(sandbox("report"))/index.html"])
    let text = try sandbox.text("report/outcomes.json")
    #expect(text.contains("likeness accept Box/plain@light,1x --snapshots "))
    #expect(sandbox.exists("report/index.html") && sandbox.exists("report/junit.xml"))
  }

  @Test func runBetweenTwoOfTestsEndsTheFirst() async throws {
    let sandbox = try TestFolder()
    let artifacts = ArtifactsFolder(path: sandbox("out"))
    _ = try OutcomeLog(startingIn: artifacts, run: "ci", started: 1)
    _ = await sandbox.run(RedTool.self, "check")
    let checked = try LoggedOutcomes(in: artifacts)
    #expect(checked.files.count == 1 && checked.lastRun != "ci")
    // The same name again, as a variable sets it, is still another run.
    _ = try OutcomeLog(startingIn: artifacts, run: "ci", started: 2)
    #expect(try LoggedOutcomes(in: artifacts).files.map { $0.start?.run } == ["ci"])
  }

  @Test func reportDoesNotTakeThePlaceOfOtherFiles() async throws {
    let sandbox = try TestFolder()
    try sandbox.write([1], to: "precious/file")
    let check = await sandbox.run(RedTool.self, "check", "--report", sandbox("precious"))
    #expect(check.status == .failure)
    #expect(check.errors.contains("Error: "))
    #expect(check.results.contains("2 pictures: 2 new"))
    #expect(sandbox.files(below: "precious").count == 1)
  }

  @Test func galleryThatCannotBeListedIsAnError() async throws {
    let check = try await TestFolder().run(ClashingTool.self, "check")
    #expect(check.status == .failure)
    #expect(
      check.messages.first?.hasPrefix(
        "Error: Two pictures in the gallery have the name Box/plain@light,1x.") == true)
  }

  @Test func progressIsReportedInTenthsOfLongWorkAndNeverOfShort() async throws {
    let sandbox = try TestFolder()
    let long = await sandbox.run(LargeTool.self, "record")
    #expect(long.messages == (1...10).map { "drew \($0 * 10) of 100" })
    #expect(await sandbox.run(LargeTool.self, "check", "Box/1*").messages.isEmpty)
  }
}
