/// Single scenes: which are read again when files change, and how scenes with problems behave.
import Likeness
import TestKit
import Testing

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
  private func folder() throws -> TestFolder {
    try TestFolder([
      "a/plain.json": plain, "a/themed.json": themed, "b/themed.json": themed,
      "day.theme.json": theme("#112233"),
    ])
  }

  @Test("Only the scene that changed is read again")
  func changedScene() throws {
    let folder = try folder()
    var scenes = try SceneCollection(folder: folder.path)
    #expect(scenes.revisions == ["a/plain": 1, "a/themed": 1, "b/themed": 1])
    try folder.write(plain.replacing("4", with: "5"), to: "a/plain.json")
    scenes.read(changed: ["a/plain.json"])
    #expect(scenes.revisions == ["a/plain": 2, "a/themed": 1, "b/themed": 1])
    scenes.read(changed: ["notes.txt"])
    #expect(scenes.revisions == ["a/plain": 2, "a/themed": 1, "b/themed": 1])
  }

  @Test("A theme file changes the themes of the scenes that name it, and nothing else")
  func themeFile() throws {
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

  @Test("A scene that breaks keeps its last story and reports its problems")
  func brokenScene() throws {
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

  @Test("The problems of a file that two scenes name are reported once")
  func sharedFile() throws {
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

  @Test("A scene with a missing file is read once the file appears")
  func missingFile() throws {
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

  @Test("Scenes come and go")
  func comeAndGo() throws {
    let folder = try folder()
    var scenes = try SceneCollection(folder: folder.path)
    try folder.remove("a/themed.json")
    try folder.write(plain, to: "c/new.json")
    scenes.read(changed: ["a/themed.json", "c/new.json"])
    #expect(scenes.revisions == ["a/plain": 1, "b/themed": 1, "c/new": 1])
  }

  @Test("A folder that is gone is a problem, and its stories stay")
  func missingFolder() throws {
    let folder = try folder()
    var scenes = try SceneCollection(folder: folder.path)
    try folder.remove("")
    scenes.read(changed: ["a/plain.json"])
    #expect(scenes.stories.count == 3)
    #expect(scenes.problems.map(\.file) == [folder.path])
    #expect(throws: Problems.self) { try SceneCollection(folder: folder.path) }
  }
}
