/// Single scenes: which are read again when files change, and how scenes with problems behave.
import Foundation
import Likeness
import Testing

private final class Folder {
  let path = NSTemporaryDirectory() + "/likeness-collection-\(UUID().uuidString)"

  init(_ files: [String: String]) throws {
    for (name, text) in files { try write(text, to: name) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, to name: String) throws {
    let file = URL(fileURLWithPath: path).appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: path + "/" + name)
  }
}

private let plain = ##"{"view": {"type": "View", "layout": {"width": 4, "height": 2}}}"##
private let themed =
  ##"""
  {"theme": "../day.theme.json", "view": {"type": "Label", "text": "x", "style": {"textColor": \##
  "ink"}}}
  """##
private func theme(_ color: String) -> String { ##"{"colors": {"ink": "\##(color)"}}"## }

extension SceneCollection {
  /// How many times each story was read.
  fileprivate var revisions: [String: Int] {
    Dictionary(uniqueKeysWithValues: stories.map { ($0.story.name, $0.revision) })
  }
}

@Suite struct SceneCollectionTests {
  private func folder() throws -> Folder {
    try Folder([
      "a/plain.json": plain, "a/themed.json": themed, "b/themed.json": themed,
      "day.theme.json": theme("#112233"),
    ])
  }

  @Test func onlyTheSceneThatChangedIsReadAgain() throws {
    let folder = try folder()
    var scenes = try SceneCollection(folder: folder.path)
    #expect(scenes.revisions == ["a/plain": 1, "a/themed": 1, "b/themed": 1])
    try folder.write(plain.replacing("4", with: "5"), to: "a/plain.json")
    scenes.read(changed: ["a/plain.json"])
    #expect(scenes.revisions == ["a/plain": 2, "a/themed": 1, "b/themed": 1])
    scenes.read(changed: ["notes.txt"])
    #expect(scenes.revisions == ["a/plain": 2, "a/themed": 1, "b/themed": 1])
  }

  @Test func aThemeFileChangesTheThemesOfTheScenesThatNameItAndNothingElse() throws {
    let folder = try folder()
    var scenes = try SceneCollection(folder: folder.path)
    try folder.write(theme("#445566"), to: "day.theme.json")
    scenes.read(changed: ["day.theme.json"])
    #expect(scenes.revisions == ["a/plain": 1, "a/themed": 1, "b/themed": 1])
    for (story, _) in scenes.stories where story.name != "a/plain" {
      #expect(story.themes?.values.first?.colors["ink"] == StraightColor(hex: 0x445566))
    }
    // Both change together, because the scene changes, too.
    try folder.write(theme("#112233"), to: "day.theme.json")
    try folder.write(themed.replacing("\"x\"", with: "\"y\""), to: "b/themed.json")
    scenes.read(changed: ["day.theme.json", "b/themed.json"])
    #expect(scenes.revisions == ["a/plain": 1, "a/themed": 1, "b/themed": 2])
  }

  @Test func aSceneThatBreaksKeepsItsLastStoryAndReportsItsProblems() throws {
    let folder = try folder()
    var scenes = try SceneCollection(folder: folder.path)
    try folder.write("{", to: "a/plain.json")
    scenes.read(changed: ["a/plain.json"])
    #expect(scenes.revisions["a/plain"] == 1)
    #expect(scenes.problems.map(\.file) == [folder.path + "/a/plain.json"])
    try folder.write(plain, to: "a/plain.json")
    scenes.read(changed: ["a/plain.json"])
    #expect(scenes.revisions["a/plain"] == 2)
    #expect(scenes.problems.isEmpty)
  }

  @Test func theProblemsOfAFileThatTwoScenesNameAreSaidOnce() throws {
    let folder = try folder()
    var scenes = try SceneCollection(folder: folder.path)
    try folder.write("{", to: "day.theme.json")
    scenes.read(changed: ["day.theme.json"])
    #expect(scenes.problems.map(\.file) == [folder.path + "/day.theme.json"])
    #expect(scenes.stories.count == 3)
    // One invalid token is a problem of each scene that uses it, at its place there.
    try folder.write(theme("#11"), to: "day.theme.json")
    scenes.read(changed: ["day.theme.json"])
    #expect(
      scenes.problems.map(\.file) == ["/a/themed.json", "/b/themed.json"].map { folder.path + $0 })
    #expect(scenes.stories.count == 3)
  }

  @Test func aFileThatIsMissingIsWaitedFor() throws {
    let folder = try folder()
    try folder.remove("day.theme.json")
    var scenes = try SceneCollection(folder: folder.path)
    #expect(scenes.revisions == ["a/plain": 1])
    #expect(scenes.problems.count == 2)
    try folder.write(theme("#112233"), to: "day.theme.json")
    scenes.read(changed: ["day.theme.json"])
    #expect(scenes.revisions == ["a/plain": 1, "a/themed": 1, "b/themed": 1])
    #expect(scenes.problems.isEmpty)
  }

  @Test func scenesComeAndGo() throws {
    let folder = try folder()
    var scenes = try SceneCollection(folder: folder.path)
    try folder.remove("a/themed.json")
    try folder.write(plain, to: "c/new.json")
    scenes.read(changed: ["a/themed.json", "c/new.json"])
    #expect(scenes.revisions == ["a/plain": 1, "b/themed": 1, "c/new": 1])
  }

  @Test func aFolderThatIsGoneIsAProblemAndItsStoriesStay() throws {
    let folder = try folder()
    var scenes = try SceneCollection(folder: folder.path)
    try FileManager.default.removeItem(atPath: folder.path)
    scenes.read(changed: ["a/plain.json"])
    #expect(scenes.stories.count == 3)
    #expect(scenes.problems.map(\.file) == [folder.path])
    #expect(throws: Problems.self) { try SceneCollection(folder: folder.path) }
  }
}
