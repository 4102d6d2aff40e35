/// The folder of a test: it goes with its object, and notices each change.
import Foundation
import Testing

@testable import TestKit

@Suite struct TestFolderTests {
  @Test("A folder goes with its object, even where nobody may write")
  func removal() throws {
    var folder: TestFolder? = try TestFolder(["a/b/c.txt": "c"])
    let path = try #require(folder?.path)
    #expect(try folder?.text("a/b/c.txt") == "c")
    chmod(path + "/a/b", 0o555)
    chmod(path + "/a", 0)
    folder = nil
    #expect(Entry(at: path) == nil)
  }

  @Test("A folder's path has no link in it, and the name of the test")
  func place() throws {
    let folder = try TestFolder()
    let other = try TestFolder()
    #expect(folder.path != other.path)
    #expect(folder.path == URL(filePath: folder.path).resolvingSymlinksInPath().path)
    #expect(folder.path.contains("/likeness-place-"))
    #expect(folder("x/y") == folder.path + "/x/y" && folder("") == folder.path)
  }

  @Test("What came, went and changed is listed, links by their targets")
  func changed() throws {
    let folder = try TestFolder(["same": "1", "gone": "2", "other/file": "3"])
    try folder.link("link", to: "same")
    let before = folder.entries()
    try folder.remove("gone")
    try folder.write("4", to: "other/file")
    try folder.write("5", to: "new/file")
    try folder.remove("link")
    try folder.link("link", to: "other")
    #expect(
      changes(from: before, to: folder.entries()) == [
        "gone went", "link changed from a link to same into a link to other", "new came",
        "new/file came", "other/file changed",
      ])
  }

  @Test("A change fails the test, and reading does not")
  func unchanged() async throws {
    let folder = try TestFolder(["a": "1"])
    folder.expectUnchanged { _ = folder.files() }
    withKnownIssue { try folder.expectUnchanged { try folder.createFolder("b") } }
    await withKnownIssue {
      try await folder.expectUnchanged { () async throws in try folder.remove("a") }
    }
  }

  @Test("Files are those that can be read to an end, with those behind links")
  func files() throws {
    let folder = try TestFolder(["in/a": "1", "in/b/c": "2", "out": "3"])
    try folder.link("in/link", to: "../out")
    try folder.link("in/nothing", to: "nowhere")
    #expect(mkfifo(folder("in/pipe"), 0o644) == 0)
    let expected = ["a": "1", "b/c": "2", "link": "3"].mapValues { Data($0.utf8) }
    #expect(folder.files(below: "in") == expected)
    #expect(folder.exists("in/nothing") && !folder.exists("in/none"))
  }

  @Test("A file is written in place, or aside and renamed")
  func aside() throws {
    let folder = try TestFolder(["a": "1"])
    func number() throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: folder("a"))[.systemFileNumber] as? Int
    }
    let first = try number()
    try folder.write("2", to: "a")
    #expect(try number() == first)
    try folder.write([0x33], to: "a", aside: true)
    #expect(try number() != first)
    #expect(try folder.text("a") == "3" && folder.files().count == 1)
  }
}
