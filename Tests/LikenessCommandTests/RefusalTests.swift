/// Refusals of the command, each with the words that a user reads.
import Foundation
import Likeness
import LikenessCommand
import TestKit
import Testing

@Suite struct RefusalTests {
  private func scene(_ theme: String, _ scale: Int) -> [UInt8] {
    let variants = #"{"theme": ["\#(theme)"], "scale": [\#(scale)]}"#
    return Array(
      #"{"size": {"width": 8, "height": 4}, "variants": \#(variants), "view": {"type": "View"}}"#
        .utf8)
  }

  /// Paths are in the folder of the test.
  @Test("A folder of references that an option names is guarded like the default one")
  func guardedReferences() async throws {
    let sandbox = try TestFolder()
    _ = await sandbox.run(RedTool.self, "record")
    _ = await sandbox.run(RedTool.self, "check")
    let before = try sandbox.states("Snapshots")
    let inside = sandbox("Snapshots/new")
    let references = ["--snapshots", sandbox("Snapshots")]
    for arguments in [
      ["check", "--report", inside] + sandbox.folders,
      ["report", "--to", inside] + sandbox.folders,
      ["report", "--single-file", "--to", inside + ".html"] + sandbox.folders,
      ["merge", sandbox("out"), "-o", inside] + references,
      ["merge", sandbox("out"), "-o", sandbox("merged"), "--report", inside] + references,
    ] {
      let spoken = await run(RedTool.self, arguments)
      #expect(
        spoken.status == .failure && spoken.errors.contains("is in the folder of references"),
        "\(arguments) \(spoken.errors)")
      #expect(try sandbox.states("Snapshots") == before)
    }
  }

  @Test(arguments: [
    (
      ["check", "--snapshots", "same", "--output", "same"],
      "--snapshots and --output are the same folder"
    ),
    (["check", "--scenes", "scenes", "--output", "scenes"], "which is the folder of scenes"),
    (["render", "scenes/a/light.json", "-o", "o.png", "--fonts", "none"], "--fonts: the folder"),
    (
      ["gallery", "--output", "site", "--source-link", "ftp://x/{file}"],
      "Give an http or https address with {file} in it."
    ),
    (["check", "--scenes", "scenes", "**@sepia*"], "No snapshot matches “**@sepia*”."),
    (["compare", "a.png", "b.png", "--style", "mask"], "--style is for --difference."),
    (["theme", "show", "theme.json", "--dark"], "--dark is for a sheet."),
  ]) func wrongOptionIsNamed(arguments: [String], words: String) async throws {
    let sandbox = try TestFolder()
    try sandbox.write(scene("light", 1), to: "scenes/a/light.json")
    try sandbox.write(scene("dark", 2), to: "scenes/a/dark.json")
    try sandbox.createFolder("same")
    let paths: Set = ["same", "none", "scenes", "scenes/a/light.json", "o.png", "site"]
    let before = try sandbox.states()
    let spoken = await run(RedTool.self, arguments.map { paths.contains($0) ? sandbox($0) : $0 })
    #expect(spoken.status == .failure)
    #expect(spoken.errors.contains(words), "\(spoken.errors)")
    #expect(try sandbox.states() == before)
  }

  @Test("A folder of artifacts below the scenes is allowed, and is no scene in the next run")
  func artifactsBelowScenes() async throws {
    let sandbox = try TestFolder()
    try sandbox.write(scene("light", 1), to: "a/light.json")
    for verb in ["record", "check", "check"] {
      let spoken = await run(
        RedTool.self, [verb, "--scenes", sandbox("")] + sandbox.folders)
      #expect(spoken.status == .success, "\(verb) \(spoken.errors) \(spoken.output)")
    }
  }

  @Test func themeThatTheGalleryLacksIsNamedWithItsStory() async throws {
    let sandbox = try TestFolder()
    let spoken = await sandbox.run(SepiaTool.self, "check")
    #expect(spoken.status == .failure)
    #expect(
      spoken.errors.contains("Box/plain") && spoken.errors.contains("sepia"), "\(spoken.errors)")
  }

  /// A folder is in the place of the file.
  @Test func timingsThatCannotBeWrittenAreAFailure() async throws {
    let sandbox = try TestFolder()
    _ = await sandbox.run(RedTool.self, "record")
    try sandbox.write([1], to: "out/timings.txt/file")
    let spoken = await sandbox.run(RedTool.self, "check")
    #expect(spoken.status == .failure)
    #expect(spoken.errors.contains("timings.txt: cannot read: Is a directory"), "\(spoken.errors)")
  }

  /// It could be accepted later, though the picture passes. A link is on the way to it.
  @Test func pendingPictureThatCannotBeRemovedIsAFailure() async throws {
    let sandbox = try TestFolder()
    _ = await sandbox.run(RedTool.self, "record")
    try sandbox.write([1], to: "elsewhere/plain@light,1x.waiting/outcome.json")
    try sandbox.link("out/pending/Box", to: "../../elsewhere")
    let spoken = await sandbox.run(RedTool.self, "check")
    #expect(spoken.status == .failure)
    #expect(
      spoken.output.contains(
        "Box/plain@light,1x: What an earlier run left pending could not be removed."),
      "\(spoken.output)")
    #expect(!spoken.output.contains("--verbose"))
    let recorded = await sandbox.run(RedTool.self, "record")
    #expect(recorded.status == .failure)
    #expect(
      recorded.errors.contains(
        "Box/plain@light,1x: What an earlier run left pending could not be removed."),
      "\(recorded.errors)")
  }

  @Test func themesThatAStoryCannotBeDrawnInAreNotCompared() async throws {
    let sandbox = try TestFolder()
    let red = try sandbox.write(##"{"colors": {"primary": "#FF0000"}}"##, to: "red.json")
    let blue = try sandbox.write(##"{"colors": {"primary": "#0000FF"}}"##, to: "blue.json")
    let spoken = await run(BrokenTool.self, ["theme", "impact", red, blue])
    #expect(spoken.status == .failure)
    #expect(
      spoken.errors.contains("Box/torn@light,1x could not be drawn. The paper is torn."),
      "\(spoken.errors)")
  }

  /// A pending picture may show where a reference has moved to. The folder is a link to itself.
  @Test func nothingIsPrunedWherePendingPicturesCannotBeListed() async throws {
    let sandbox = try TestFolder(inPackage: true)
    _ = await sandbox.run(RedTool.self, "record")
    try sandbox.createFolder("out")
    try? sandbox.remove("out/pending")
    try sandbox.link("out/pending", to: "pending")
    let before = try sandbox.states("Snapshots")
    let spoken = await run(OneBoxTool.self, ["prune"] + sandbox.folders)
    #expect(spoken.status == .failure)
    #expect(spoken.errors.contains("Too many levels of symbolic links"), "\(spoken.errors)")
    #expect(try sandbox.states("Snapshots") == before)
  }
}

/// One of the two boxes.
private struct OneBoxTool: GalleryCommand {
  static let gallery = Gallery(stories: [box("Box/plain", StraightColor(hex: 0xFF0000))])
}

private struct SepiaTool: GalleryCommand {
  static let gallery = Gallery(stories: [
    Story("Box/plain", variants: StoryVariants(themes: ["sepia"], scales: [1])) { _ in View() }
  ])
}
