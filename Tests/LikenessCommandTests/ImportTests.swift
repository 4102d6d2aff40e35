/// `likeness import`: folders in the form of swift-snapshot-testing, made by hand.
import Foundation
import Likeness
import LikenessCommand
import Testing

@Suite struct ImportTests {
  private let folder = "Tests/AppTests/__Snapshots__/CardTests"

  private func imported(_ sandbox: Sandbox, _ options: String...) async -> Spoken {
    await run(RedTool.self, ["import", sandbox("Tests")] + options + sandbox.folders)
  }

  @Test func picturesAndTextsGetTheNamesOfTheSameAssertions() async throws {
    let sandbox = try Sandbox()
    let card = try picture(4, 3, .red)
    try sandbox.write(card, to: "\(folder)/testPlain.1.png")
    try sandbox.write(try picture(4, 3, .black), to: "\(folder)/testPlain.2.png")
    try sandbox.write(try picture(5, 3, .white), to: "\(folder)/testPlain.dark.png")
    try sandbox.write(Array("Hello\nyou".utf8), to: "\(folder)/testWords.1.txt")
    let spoken = await imported(sandbox)
    #expect(spoken.status == .success, "\(spoken.errors)")
    #expect(spoken.results.last == "4 imported")
    let names = Set(try sandbox.files("Snapshots").keys)
    let pictures = ["dark", "testPlain", "testPlain 2"].flatMap { ["CardTests/\($0).png", "CardTests/\($0).txt"] }
    #expect(names == Set(pictures + ["CardTests/testWords.txt"]))
    #expect(try PNG.read(sandbox("Snapshots/CardTests/testPlain.png")) == card)
    let text = try String(contentsOfFile: sandbox("Snapshots/CardTests/testWords.txt"), encoding: .utf8)
    #expect(text == "snapshot 1\nkind lines\n\nHello\nyou\n")
    // Nothing is pending, and the originals stay.
    #expect(!sandbox.exists("out/pending") && sandbox.exists("\(folder)/testPlain.1.png"))
  }

  /// A bare picture and lines, as assertions make them, pass with the imported references.
  @Test func theSameAssertionPasses() async throws {
    let sandbox = try Sandbox()
    let card = try picture(4, 3, .red)
    try sandbox.write(card, to: "\(folder)/testPlain.1.png")
    _ = await imported(sandbox)
    let checker = SnapshotChecker(store: sandbox.store, artifacts: ArtifactsFolder(path: sandbox("out")), mode: .never)
    let identity = try SnapshotIdentity(suite: "CardTests", name: "testPlain")
    #expect(!checker.check(SnapshotSubject(identity, picture: card)).isFailure)
    #expect(checker.check(SnapshotSubject(identity, picture: try picture(4, 3, .black))).isFailure)
  }

  @Test func aReferenceThatExistsIsNeverReplaced() async throws {
    let sandbox = try Sandbox()
    try sandbox.write(try picture(4, 3, .red), to: "\(folder)/testPlain.1.png")
    #expect(await imported(sandbox).status == .success)
    let before = try sandbox.files("Snapshots")
    let again = await imported(sandbox)
    #expect(again.status == .success && again.results.last == "1 existed")
    try sandbox.write(try picture(4, 3, .black), to: "\(folder)/testPlain.1.png")
    let other = await imported(sandbox)
    #expect(other.status == .differences && other.results.last == "1 skipped")
    #expect(other.errors.contains("Snapshots/CardTests/testPlain.png is another reference of this name. Remove one of the two."))
    #expect(try sandbox.files("Snapshots") == before && !sandbox.exists("out/pending"))
  }

  @Test func aDamagedReferenceOfThatNameIsSaidAndStays() async throws {
    let sandbox = try Sandbox()
    try sandbox.write(try picture(4, 3, .red), to: "\(folder)/testPlain.1.png")
    try sandbox.write([1, 2, 3], to: "Snapshots/CardTests/testPlain.png")
    let before = try sandbox.files("Snapshots")
    let spoken = await imported(sandbox)
    #expect(spoken.status == .differences && spoken.results == ["1 skipped"])
    #expect(spoken.errors.contains("Snapshots/CardTests/testPlain.png: "), "\(spoken.errors)")
    #expect(try sandbox.files("Snapshots") == before)
  }

  @Test func whatCannotBeImportedIsSkippedWithItsReason() async throws {
    let sandbox = try Sandbox()
    try sandbox.write(try picture(4, 3, .red), to: "\(folder)/testPlain.dark.png")
    try sandbox.write(try picture(4, 3, .red), to: "\(folder)/testOther.dark.png")
    try sandbox.write([0xFF, 0xD8, 0xFF], to: "\(folder)/testPhoto.1.jpg")
    try sandbox.write([1, 2, 3], to: "\(folder)/testBroken.1.png")
    try sandbox.write([65], to: "\(folder)/notes")
    let spoken = await imported(sandbox)
    #expect(spoken.status == .differences && spoken.results == ["5 skipped"])
    #expect(spoken.messages.count == 5)
    #expect(
      spoken.errors.contains(
        "testOther.dark.png: \(sandbox(folder))/testPlain.dark.png would be CardTests/dark, too. Rename one of the two."))
    #expect(spoken.errors.contains("testPhoto.1.jpg: The file is neither a PNG nor UTF-8 text."))
    #expect(spoken.errors.contains("notes: The name is not <test>.<name>.<extension>."))
    #expect(!sandbox.exists("Snapshots"))
  }

  @Test func dryRunChangesNothing() async throws {
    let sandbox = try Sandbox()
    try sandbox.write(try picture(4, 3, .red), to: "\(folder)/testPlain.1.png")
    let before = try sandbox.files()
    let spoken = await imported(sandbox, "--dry-run")
    #expect(
      spoken.results == [
        "would import  CardTests/testPlain  (\(sandbox(folder))/testPlain.1.png)", "1 imported (dry run, nothing changed)",
      ])
    #expect(try sandbox.files() == before)
  }

  @Test func aFolderWithoutReferencesIsAnError() async throws {
    let sandbox = try Sandbox()
    try sandbox.write([65], to: "Tests/AppTests/testPlain.1.txt")
    let spoken = await imported(sandbox)
    #expect(spoken.status == .failure && spoken.errors.contains("contains no references in a __Snapshots__ folder"))
  }
}
