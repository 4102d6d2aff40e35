/// The state of a package's sources: what changes it, and what does not.
import Foundation
import LikenessDigest
import LikenessGraphics
import Testing

@testable import LikenessSnapshots

@Suite struct SourceStateTests {
  /// A package with a source and a test that reads a folder by its name.
  private func package() throws -> Sandbox {
    let box = try Sandbox()
    try box.write("let color = blue".utf8, to: "Sources/App/Card.swift")
    try box.write("{}".utf8, to: "Themes/light.json")
    try box.write(##"let light = "\(root)/Themes/light.json""##.utf8, to: "Tests/AppTests/ThemeTests.swift")
    return box
  }

  private func state(_ box: Sandbox) throws -> ContentDigest { try #require(try SourceState.digest(ofPackage: box.path)) }

  private func link(_ box: Sandbox, _ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: box.path + "/" + path, withDestinationPath: target)
  }

  @Test(arguments: [
    "Sources/App/Card.swift", "Sources/App/notes.md", "Themes/light.json", "Themes/more/dark.json", "Package.swift",
    "Package@swift-6.swift",
  ])
  func whatPicturesCanComeFromChangesIt(path: String) throws {
    let box = try package()
    let before = try state(box)
    try box.write("changed".utf8, to: path)
    #expect(try state(box) != before)
  }

  @Test(arguments: [
    "README.md", "Package.resolved", "Docs/page.json", ".build/x.swift", ".hidden/x.swift", "Sources/.x.swift",
    "Themes/out/outcomes/1-0.jsonl",
    "Sources/out/differences/a.png",
  ]) func whatPicturesCanNotComeFromDoesNot(path: String) throws {
    let box = try package()
    for folder in ["Themes/out", "Sources/out"] {
      try box.write("run".utf8, to: folder + "/run")
      try box.write("".utf8, to: folder + "/outcomes/0-0.jsonl")
    }
    let before = try state(box)
    try box.write("changed".utf8, to: path)
    #expect(try state(box) == before)
  }

  @Test func aReferenceThatIsRecordedDoesNotChangeIt() throws {
    let box = try package()
    try box.write("let folder = \"Snapshots\"".utf8, to: "Sources/App/Folder.swift")
    let before = try state(box)
    _ = box.check(plain(.red), .missing)
    _ = box.checker(.missing).check(try SnapshotIdentity("Card/text"), TextSnapshot(lines: "Hello"))
    #expect(box.references.count == 3)
    #expect(try state(box) == before)
    try box.write("new".utf8, to: "Snapshots/theme.json")
    #expect(try state(box) != before)
  }

  @Test func contentBehindLinksChangesIt() throws {
    let outside = try Sandbox()
    try outside.write("let one = 1".utf8, to: "one.swift")
    try outside.write("{}".utf8, to: "folder/theme.json")
    let box = try package()
    try link(box, "Sources/App/one.swift", to: outside.path + "/one.swift")
    try link(box, "Sources/App/folder", to: outside.path + "/folder")
    var states: Set<ContentDigest> = [try state(box)]
    try outside.write("let one = 2".utf8, to: "one.swift")
    states.insert(try state(box))
    try outside.write("{\"a\": 1}".utf8, to: "folder/theme.json")
    states.insert(try state(box))
    #expect(states.count == 3)
  }

  @Test func aFolderThatCountsOnlyBehindALinkChangesIt() throws {
    let box = try package()
    try box.write("{}".utf8, to: "Shared/icon.json")
    try link(box, "Sources/App/Icons", to: "../../Shared")
    let before = try state(box)
    try box.write("{\"a\": 1}".utf8, to: "Shared/icon.json")
    #expect(try state(box) != before)
  }

  @Test func loopsOfLinksEnd() throws {
    let box = try package()
    let before = try state(box)
    try link(box, "Sources/App/around", to: "../..")
    try link(box, "Sources/App/itself", to: "itself")
    try link(box, "Sources/App/same", to: ".")
    try link(box, "Sources/App/gone", to: "nowhere")
    #expect(try state(box) == before)
  }

  @Test func whatIsNamedByANamedFileCountsToo() throws {
    let box = try package()
    try box.write("{}".utf8, to: "Palette/red.json")
    try box.write("{}".utf8, to: "tokens.json")
    let before = try state(box)
    try box.write("1".utf8, to: "Palette/red.json")
    try box.write("1".utf8, to: "tokens.json")
    #expect(try state(box) == before)
    try box.write(##"{"palette": "../Palette/red.json", "tokens": "tokens"}"##.utf8, to: "Themes/light.json")
    let named = try state(box)
    try box.write("2".utf8, to: "Palette/red.json")
    let next = try state(box)
    try box.write("2".utf8, to: "tokens.json")
    #expect(try Set([before, named, next, state(box)]).count == 4)
  }
}
