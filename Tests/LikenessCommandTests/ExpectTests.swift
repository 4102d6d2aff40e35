/// `likeness check --expect`, `likeness accept --cause` and `likeness explain`.
import Foundation
import Likeness
import LikenessCommand
import TestKit
import Testing

/// The boxes, the first in blue and the second in black.
private struct TwoChangesTool: GalleryCommand {
  static let gallery = Gallery(stories: [
    box("Box/plain", StraightColor(hex: 0x0000FF)), box("Frame/wide", StraightColor(hex: 0x000000)),
  ])
}

/// One picture with two views of these colors.
private func pair(_ left: UInt32, _ right: UInt32) -> Gallery {
  Gallery(
    stories: [
      Story(
        "Box/pair", variants: StoryVariants(themes: ["light"], scales: [1]),
        in: CGSize(width: 100, height: 60), margin: 0
      ) { _ in
        let root = View()
        root.name = "Root"
        for (index, color) in [left, right].enumerated() {
          let view = View()
          view.name = index == 0 ? "left" : "right"
          view.backgroundColor = Color(hex: color)
          root.addSubview(view)
          view.layout.leading = .value(Double(index * 60 + 10))
          view.layout.top = 20
          view.layout.width = 20
          view.layout.height = 20
        }
        return root
      }
    ])
}

private struct PairTool: GalleryCommand { static let gallery = pair(0x112233, 0x445566) }
private struct LeftTool: GalleryCommand { static let gallery = pair(0xFF2233, 0x445566) }
private struct BothTool: GalleryCommand { static let gallery = pair(0xFF2233, 0xFF5566) }

@Suite struct ExpectTests {
  private let edit = "Panel backgroundColor #FF0000 → #0000FF"

  @Test func anExpectedChangePassesAndStaysPending() async throws {
    let sandbox = try TestFolder()
    _ = await sandbox.run(RedTool.self, "record")
    let check = await sandbox.run(BlueTool.self, "check", "--expect", edit)
    #expect(check.status == .success)
    #expect(
      check.results == ["2 pictures: 1 changed, 1 passed", "expected        \(edit): 1 picture"])
    #expect(try sandbox.pending.list().contains(sandbox.box))
  }

  @Test func aSecondChangeInAnotherPictureFailsAndIsListed() async throws {
    let sandbox = try TestFolder()
    _ = await sandbox.run(RedTool.self, "record")
    let check = await sandbox.run(TwoChangesTool.self, "check", "--expect", edit)
    #expect(check.status == .differences)
    // The expected one takes no space.
    #expect(
      check.output.contains("Frame/wide@light,1x differs")
        && !check.output.contains("Box/plain@light,1x differs"))
    #expect(
      check.results.last
        == "also changed    Panel  backgroundColor: #00FF00 → #000000  (Frame/wide@light,1x)")
  }

  @Test func aSecondChangeInTheSamePictureFails() async throws {
    let sandbox = try TestFolder()
    _ = await sandbox.run(PairTool.self, "record")
    #expect(
      await sandbox.run(LeftTool.self, "check", "--expect", "Root/left backgroundColor").status
        == .success)
    let check = await sandbox.run(
      BothTool.self, "check", "--expect", "Root/left backgroundColor", "--json")
    #expect(check.status == .differences)
    let document = try check.json()
    #expect(document["passed"] as? Bool == false)
    let expectations = try #require(document["expectations"] as? [String: Any])
    #expect(expectations["covered"] as? Int == 0)
    let unexpected = try #require((expectations["unexpected"] as? [[String: Any]])?.first)
    #expect(unexpected["snapshot"] as? String == "Box/pair@light,1x")
    #expect(
      unexpected["changes"] as? [String] == ["Root/right  backgroundColor: #445566 → #FF5566"])
  }

  @Test func anExpectationThatDoesNotHappenFails() async throws {
    let sandbox = try TestFolder()
    _ = await sandbox.run(RedTool.self, "record")
    let check = await sandbox.run(RedTool.self, "check", "--expect", edit)
    #expect(check.status == .differences)
    #expect(check.results == ["2 pictures: 2 passed", "did not happen  \(edit)"])
  }

  @Test func anExpectationThatCannotBeReadEndsTheCheckBeforeItDraws() async throws {
    let sandbox = try TestFolder()
    let check = await sandbox.run(RedTool.self, "check", "--expect", "padding: 12")
    #expect(check.status == .failure)
    #expect(check.errors.hasPrefix("Error: Invalid change “padding: 12”"))
    #expect(!sandbox.exists("out"))
  }

  @Test func acceptTakesExactlyThePicturesThatACauseExplains() async throws {
    let sandbox = try TestFolder()
    _ = await sandbox.run(RedTool.self, "record")
    _ = await sandbox.run(TwoChangesTool.self, "check")
    let accept = await sandbox.run(RedTool.self, "accept", "--cause", edit)
    #expect(accept.status == .success)
    #expect(accept.results == ["replaced  Box/plain@light,1x"])
    #expect(
      accept.messages == [
        "kept pending  Frame/wide@light,1x: Panel  backgroundColor: #00FF00 → #000000"
      ])
    #expect(try sandbox.pending.list().contains(sandbox.frame))
    #expect(await sandbox.run(TwoChangesTool.self, "check", "Box").status == .success)
  }

  @Test func acceptTakesNoPictureWithASecondCause() async throws {
    let sandbox = try TestFolder()
    _ = await sandbox.run(PairTool.self, "record")
    _ = await sandbox.run(BothTool.self, "check")
    let before = try sandbox.states("Snapshots")
    let accept = await sandbox.run(BothTool.self, "accept", "--cause", "Root/left backgroundColor")
    #expect(accept.status == .failure)
    #expect(
      accept.messages.last
        == """
        No pending picture is explained completely by Root/left backgroundColor. Write 'VIEW \
        PROPERTY', 'token NAME', 'image NAME' or 'font NAME', alone or with 'BEFORE → AFTER'; \
        quote names and values that contain spaces. Of a picture of another tool, write what a \
        failure prints: '50 rows inserted', '#F4AB34 → #F4AB33', with the digest where there is \
        one.
        """)
    #expect(try sandbox.states("Snapshots") == before)
    let both = await sandbox.run(
      BothTool.self, "accept", "--cause", "Root/left backgroundColor", "--cause",
      "Root/right backgroundColor")
    #expect(both.results == ["replaced  Box/pair@light,1x"])
  }

  @Test("A picture that passed is no unknown name")
  func explainOfAPictureThatPassed() async throws {
    let sandbox = try TestFolder()
    _ = await sandbox.run(RedTool.self, "record")
    _ = await sandbox.run(BlueTool.self, "check")
    let explain = await sandbox.run(BlueTool.self, "explain", "Frame/wide@light,1x")
    #expect(
      explain.errors
        == "Error: “Frame/wide@light,1x” has a reference, and nothing about it is pending.")
  }

  @Test func explainPrintsTheTextOfTheFailure() async throws {
    let sandbox = try TestFolder()
    _ = await sandbox.run(RedTool.self, "record")
    let failure = await sandbox.run(BlueTool.self, "check", "Box").results.first?
      .trimmingCharacters(in: .newlines)
    let explain = await sandbox.run(BlueTool.self, "explain", "Box/plain")
    #expect(explain.status == .success)
    #expect(explain.output == failure)
  }

  @Test func explainAsJSONHasCausesRegionsAndCropsWithMarks() async throws {
    let sandbox = try TestFolder()
    _ = await sandbox.run(PairTool.self, "record")
    _ = await sandbox.run(LeftTool.self, "check")
    let explain = try await sandbox.run(LeftTool.self, "explain", "Box/pair@light,1x", "--json")
      .json()
    #expect(
      (explain["causes"] as? [[String: Any]])?.map { $0["property"] as? String } == [
        "backgroundColor"
      ])
    let region = try #require((explain["regions"] as? [[String: Any]])?.first)
    #expect(
      region["view"] as? String == "Root/left"
        && region["differentPixels"] as? Int == 400)
    let pictures = try #require(explain["pictures"] as? [String: [String: Any]])
    #expect(Set(pictures.keys) == ["reference", "actual"])
    // 24 pixels around the region, which begins at (10, 20), limited to the picture.
    for (side, color) in [("reference", UInt32(0x112233)), ("actual", 0xFF2233)] {
      let entry = try #require(pictures[side])
      let crop = try #require(entry["crop"] as? [String: Int])
      #expect(crop == ["x": 0, "y": 0, "width": 54, "height": 60])
      let file = try #require(entry["cropped"] as? String)
      let picture = try PNG.decode([UInt8](try Data(contentsOf: URL(filePath: file))), file: file)
      #expect(picture.width == 54 && picture.height == 60)
      // The region is whole, with the frame around it and the number above.
      #expect(
        picture[10, 20] == StraightColor(hex: color) && picture[29, 39] == StraightColor(hex: color)
      )
      let mark = StraightColor(hex: 0xD6006E)
      #expect(
        picture[9, 30] == mark && picture[30, 30] == mark && picture[20, 19] == mark
          && picture[20, 40] == mark)
      #expect(picture[10, 6] == mark && picture[9, 44] != mark)
    }
  }

  @Test func explainOfAnUnknownNameSaysWhatToDo() async throws {
    let sandbox = try TestFolder()
    _ = await sandbox.run(RedTool.self, "record")
    let none = await sandbox.run(RedTool.self, "explain", "Box/plain")
    #expect(none.status == .failure)
    #expect(
      none.errors
        == """
        Error: No pending picture matches “Box/plain”. No picture is pending. Run `swift test` or \
        `likeness check` first.
        """
    )
    _ = await sandbox.run(TwoChangesTool.self, "check")
    let many = await sandbox.run(TwoChangesTool.self, "explain", "**")
    #expect(
      many.errors
        == """
        Error: “**” means 2 pending pictures. Choose one: Box/plain@light,1x Frame/wide@light,1x.
        """
    )
  }
}
