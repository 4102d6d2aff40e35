/// `likeness gallery`: which stories it shows, what it prints, and what it keeps.
import Foundation
import Likeness
import LikenessCommand
import TestKit
import Testing

/// A box in two themes and at two scales, of the theme's surface.
private struct ThemedTool: GalleryCommand {
  static let gallery = Gallery(
    stories: [
      Story(
        "Box/plain", variants: StoryVariants(scales: [1, 2]), in: CGSize(width: 8, height: 4),
        margin: 0
      ) { _ in
        let view = View()
        view.backgroundColor = .token("surface")
        return view
      }
    ])
}

@Suite struct SiteTests {
  /// The stories of a site on disk: their names, and the themes of their pictures.
  private func shown(_ sandbox: TestFolder, _ folder: String = "site") throws -> [String: [String]]
  {
    let json =
      try JSONSerialization.jsonObject(
        with: sandbox.read(folder + "/gallery.json")) as? [String: Any]
    let stories = try #require(json?["stories"] as? [[String: Any]])
    return Dictionary(
      uniqueKeysWithValues: stories.map { story in
        (
          story["name"] as? String ?? "",
          (story["looks"] as? [[String: Any]] ?? []).compactMap { $0["theme"] as? String }
        )
      })
  }

  @Test func everyStoryHasAPageAndEveryPictureAFile() async throws {
    let sandbox = try TestFolder()
    let spoken = await run(RedTool.self, ["gallery", "-o", sandbox("site")])
    #expect(spoken.status == .success)
    #expect(spoken.results == ["\(sandbox("site"))/index.html  2 stories, 2 pictures"])
    #expect(spoken.messages.isEmpty)
    let files = sandbox.files(below: "site").keys
    #expect(
      files.filter { $0.hasPrefix("stories/") }.sorted() == [
        "stories/box.plain.html", "stories/frame.wide.html",
      ])
    #expect(files.count { $0.hasPrefix("images/") } == 2)
  }

  @Test func namesAndThemesChooseWhatIsShown() async throws {
    let sandbox = try TestFolder()
    _ = await run(ThemedTool.self, ["gallery", "--output", sandbox("site")])
    #expect(try shown(sandbox) == ["Box/plain": ["light", "dark"]])
    _ = await run(ThemedTool.self, ["gallery", "-o", sandbox("site"), "**@dark*"])
    #expect(try shown(sandbox) == ["Box/plain": ["dark"]])
    _ = await run(ThemedTool.self, ["gallery", "-o", sandbox("site"), "**@light*"])
    #expect(try shown(sandbox) == ["Box/plain": ["light"]])
    _ = await run(RedTool.self, ["gallery", "-o", sandbox("site"), "Frame"])
    #expect(try shown(sandbox) == ["Frame/wide": ["light"]])
  }

  @Test func nameOrThemeThatIsNotThereIsAnErrorAndWritesNothing() async throws {
    let sandbox = try TestFolder()
    let name = await run(RedTool.self, ["gallery", "-o", sandbox("site"), "Bax"])
    #expect(name.status == .failure && name.errors.contains("Did you mean Box?"))
    #expect(!sandbox.exists("site"))
  }

  @Test func scenesAreShownWithTheirJSON() async throws {
    let sandbox = try TestFolder()
    let scene =
      #"""
      { "size": { "width": 8, "height": 4 }, "view": { "type": "View", "style": { \#
      "backgroundColor": "surface" } } }
      """#
    try sandbox.write(scene, to: "scenes/cards/news.json")
    let spoken = await run(
      RedTool.self, ["gallery", "-o", sandbox("site"), "--scenes", sandbox("scenes")])
    #expect(spoken.status == .success, "\(spoken.errors)")
    #expect(try shown(sandbox) == ["cards/news": ["light", "dark"]])
    let page = try sandbox.text("site/stories/cards.news.html")
    #expect(page.contains(scene.replacingOccurrences(of: "\"", with: "&quot;")))
    #expect(!page.contains(sandbox.path))
    // The tokens of the page and of the view.
    #expect(
      page.contains("<code><bdi>surface</bdi></code>")
        && page.contains("<code><bdi>background</bdi></code>"))
    #expect(!page.contains("<code><bdi>accent</bdi></code>"))
  }

  @Test func sceneThatCannotBeReadIsReportedAndTheOthersAreWritten() async throws {
    let sandbox = try TestFolder()
    let scene =
      #"""
      { "theme": { "name": "day" }, "variants": { "scale": [1] }, "view": { "type": "Label", \#
      "text": "Hello" } }
      """#
    try sandbox.write(scene, to: "scenes/cards/good.json")
    try sandbox.write(#"{ "view": { "type": "Lable" } }"#, to: "scenes/cards/torn.json")
    let problem =
      """
      \(sandbox("scenes"))/cards/torn.json:1:21: view.type: \"Lable\" is unknown; did you mean \
      `Label`?
      """
    let spoken = await run(
      RedTool.self, ["gallery", "-o", sandbox("site"), "--scenes", sandbox("scenes")])
    #expect(spoken.status == .failure)
    #expect(spoken.messages == [problem])
    #expect(spoken.results == ["\(sandbox("site"))/index.html  1 story, 1 picture"])
    #expect(try shown(sandbox) == ["cards/good": ["day"], "cards/torn": [""]])
    let page = try sandbox.text("site/stories/cards.torn.html")
    #expect(page.contains("<strong>It could not be drawn</strong></p>"))
    #expect(
      page.contains(
        "cards/torn.json:1:21: view.type: &quot;Lable&quot; is unknown; did you mean `Label`?"))
    #expect(!page.contains(sandbox.path))
    let json = try await run(
      RedTool.self, ["gallery", "-o", sandbox("site"), "--scenes", sandbox("scenes"), "--json"]
    ).json()
    #expect(json["unreadScenes"] as? [String] == [problem] && json["stories"] as? Int == 1)
  }

  @Test func folderThatHoldsOtherFilesIsRefusedBeforeAnythingIsDrawn() async throws {
    let sandbox = try TestFolder()
    try sandbox.write([1], to: "photos/face.jpg")
    let spoken = await run(LargeTool.self, ["gallery", "-o", sandbox("photos")])
    #expect(spoken.status == .failure)
    // A hundred looks report their progress.
    #expect(spoken.messages.count == 1 && spoken.errors.contains("face.jpg"))
    #expect(sandbox.files().keys.sorted() == ["photos/face.jpg"])
  }

  @Test func folderWithoutASceneThatCanBeReadIsAnErrorAndWritesNothing() async throws {
    let sandbox = try TestFolder()
    try sandbox.write(#"{ "view": { "type": "Lable" } }"#, to: "scenes/cards/torn.json")
    let spoken = await run(
      RedTool.self, ["gallery", "-o", sandbox("site"), "--scenes", sandbox("scenes")])
    #expect(spoken.status == .failure && spoken.results.isEmpty)
    #expect(spoken.errors.contains("cards/torn.json:1:21: view.type: \"Lable\" is unknown"))
    #expect(!sandbox.exists("site"))
  }

  @Test func storyThatCannotBeDrawnIsReportedOnItsPageAndByTheStatus() async throws {
    let sandbox = try TestFolder()
    let spoken = await run(BrokenTool.self, ["gallery", "-o", sandbox("site")])
    #expect(spoken.status == .failure)
    #expect(spoken.messages == ["Box/torn, light: The paper is torn."])
    #expect(spoken.results == ["\(sandbox("site"))/index.html  3 stories, 2 pictures"])
    #expect(
      try sandbox.text("site/stories/box.torn.html").contains(
        "The paper is torn."))
  }

  @Test func jsonIsOneDocument() async throws {
    let sandbox = try TestFolder()
    let json = try await run(BrokenTool.self, ["gallery", "-o", sandbox("site/"), "--json"]).json()
    #expect(json["schemaVersion"] as? Int == 1)
    #expect(json["page"] as? String == sandbox("site/") + "index.html")
    #expect([json["stories"], json["looks"], json["pictures"]].map { $0 as? Int } == [3, 3, 2])
    #expect(
      json["problems"] as? [[String: String]] == [
        ["story": "Box/torn", "look": "light", "problem": "The paper is torn."]
      ])
  }

  @Test func galleryDoesNotTakeThePlaceOfOtherFiles() async throws {
    let sandbox = try TestFolder()
    try sandbox.write([1], to: "precious/file")
    let spoken = await run(RedTool.self, ["gallery", "-o", sandbox("precious")])
    #expect(spoken.status == .failure)
    #expect(
      spoken.results.isEmpty
        && spoken.errors.contains("contains \"file\", which is not part of a Likeness gallery"))
    #expect(sandbox.files(below: "precious").count == 1)
  }

  @Test func sitesOfTheSameGalleryAreEqualByteForByte() async throws {
    let sandbox = try TestFolder()
    _ = await run(ThemedTool.self, ["gallery", "-o", sandbox("one")])
    _ = await run(ThemedTool.self, ["gallery", "-o", sandbox("many")])
    let one = sandbox.files(below: "one")
    #expect(one.count == 4 + 1 + 4)
    #expect(sandbox.files(below: "many") == one)
  }

  @Test(arguments: [["--port=x"], []]) func badUsageSaysHowItIsMeant(options: [String]) async throws
  {
    let sandbox = try TestFolder()
    let spoken = await run(
      RedTool.self, ["gallery"] + (options.isEmpty ? [] : ["-o", sandbox("site")]) + options)
    #expect(spoken.status == .failure && spoken.results.isEmpty)
    #expect(spoken.errors.contains("Usage: likeness gallery"))
    #expect(!sandbox.exists("site"))
  }
}
