/// `likeness record`: what is written, and what is not.
import Foundation
import Likeness
import LikenessCommand
import TestKit
import Testing

@Suite struct RecordTests {
  @Test func referencesAreAddedWithTheirTexts() async throws {
    let sandbox = try TestFolder()
    let record = await sandbox.run(RedTool.self, "record")
    #expect(record.status == .success)
    #expect(
      record.results == [
        "added  Box/plain@light,1x", "added  Frame/wide@light,1x", "2 pictures: 2 recorded",
      ])
    #expect(record.messages.isEmpty)
    #expect(
      Set(sandbox.files(below: "Snapshots").keys) == [
        "Box/plain@light,1x.png", "Box/plain@light,1x.txt", "Frame/wide@light,1x.png",
        "Frame/wide@light,1x.txt",
      ])
    // The stored picture is the one that the story describes.
    #expect(
      try PNG.read(sandbox("Snapshots/Box/plain@light,1x.png"))
        == picture(8, 4, StraightColor(hex: 0xFF0000)))
  }

  @Test func onlyWhatIsNamedIsRecordedAndANameWithoutVariantMeansAllItsVariants() async throws {
    let sandbox = try TestFolder()
    #expect(
      await sandbox.run(RedTool.self, "record", "Box/plain").results == [
        "added  Box/plain@light,1x", "1 picture: 1 recorded",
      ])
    #expect(
      Set(sandbox.files(below: "Snapshots").keys) == [
        "Box/plain@light,1x.png", "Box/plain@light,1x.txt",
      ])
    _ = await sandbox.run(RedTool.self, "record")
    let before = try sandbox.states("Snapshots")
    #expect(
      await sandbox.run(BlueTool.self, "record", "Frame/wide", "Frame").results == [
        "1 picture: 1 passed"
      ])
    #expect(try sandbox.states("Snapshots") == before)
  }

  @Test func namesThatDifferByLetterCaseAloneAreAnErrorNamingBoth() async throws {
    struct CaseTool: GalleryCommand {
      static let gallery = Gallery(stories: [box("Box/plain", .white), box("Box/Plain", .white)])
    }
    struct OtherCaseTool: GalleryCommand {
      static let gallery = Gallery(stories: [box("Box/PLAIN", .white)])
    }
    let sandbox = try TestFolder()
    let record = await sandbox.run(CaseTool.self, "record")
    #expect(record.status == .failure && record.results.isEmpty)
    #expect(
      record.errors.contains("Box/plain@light,1x and Box/Plain@light,1x differ only in letter case")
    )
    #expect(!sandbox.exists("Snapshots"))
    // Also if the other one exists from an earlier run.
    _ = await sandbox.run(RedTool.self, "record")
    let before = try sandbox.states("Snapshots")
    let other = await sandbox.run(OtherCaseTool.self, "record")
    #expect(other.status == .failure)
    #expect(
      other.errors.contains("Box/plain@light,1x and Box/PLAIN@light,1x differ only in letter case"))
    #expect(try sandbox.states("Snapshots") == before)
  }

  @Test func unchangedReferencesAreNotRewritten() async throws {
    let sandbox = try TestFolder()
    _ = await sandbox.run(RedTool.self, "record")
    let before = try sandbox.states("Snapshots")
    let again = await sandbox.run(RedTool.self, "record")
    #expect(again.results == ["2 pictures: 2 passed"])
    #expect(try sandbox.states("Snapshots") == before)
  }

  @Test func pictureWithinToleranceIsNotRewritten() async throws {
    let sandbox = try TestFolder()
    _ = await sandbox.run(RedTool.self, "record")
    let before = try sandbox.states("Snapshots")
    #expect(
      await sandbox.run(TolerantTool.self, "record").results == [
        "2 pictures: 1 passed within tolerance, 1 passed"
      ])
    #expect(try sandbox.states("Snapshots") == before)
  }

  @Test func onlyWhatDiffersIsReplaced() async throws {
    let sandbox = try TestFolder()
    _ = await sandbox.run(RedTool.self, "record")
    let before = try sandbox.states("Snapshots")
    let record = await sandbox.run(BlueTool.self, "record")
    #expect(record.results == ["replaced  Box/plain@light,1x", "2 pictures: 1 recorded, 1 passed"])
    let after = try sandbox.states("Snapshots")
    #expect(
      after.filter { before[$0.key] != $0.value }.keys.sorted() == [
        "Box/plain@light,1x.png", "Box/plain@light,1x.txt",
      ])
    #expect(
      try PNG.read(sandbox("Snapshots/Box/plain@light,1x.png"))
        == picture(8, 4, StraightColor(hex: 0x0000FF)))
  }

  @Test func modeMissingAddsAndLeavesWhatDiffers() async throws {
    let sandbox = try TestFolder()
    _ = await sandbox.run(RedTool.self, "record", "Box")
    let before = try sandbox.states("Snapshots/Box")
    let record = await sandbox.run(BlueTool.self, "record", "--mode", "missing")
    #expect(record.status == .success)
    #expect(
      record.results == [
        "differs, not recorded  Box/plain@light,1x", "added  Frame/wide@light,1x",
        "2 pictures: 1 changed, 1 recorded",
      ])
    #expect(try sandbox.states("Snapshots/Box") == before)
  }

  @Test func dryRunReportsWhatWouldBeWrittenAndWritesNothing() async throws {
    let sandbox = try TestFolder()
    let empty = await sandbox.run(RedTool.self, "record", "--dry-run")
    #expect(
      empty.results == [
        "would be added  Box/plain@light,1x", "would be added  Frame/wide@light,1x",
        "2 pictures: 2 to be recorded (dry run, nothing written)",
      ])
    #expect(sandbox.files().isEmpty)

    _ = await sandbox.run(RedTool.self, "record")
    // An outdated text beside a correct picture.
    let text = try sandbox.text("Snapshots/Frame/wide@light,1x.txt")
    try sandbox.write(
      text.replacing("renderer ", with: "renderer 9"), to: "Snapshots/Frame/wide@light,1x.txt")
    let before = try sandbox.states()
    let dry = await sandbox.run(BlueTool.self, "record", "--dry-run")
    #expect(dry.status == .success)
    #expect(
      dry.results == [
        "would be replaced  Box/plain@light,1x", "text would be updated  Frame/wide@light,1x",
        "2 pictures: 1 to be recorded, 1 passed (dry run, nothing written)",
      ])
    #expect(try sandbox.states() == before)
    let document = try await sandbox.run(BlueTool.self, "record", "--dry-run", "--json").json()
    #expect(document["dryRun"] as? Bool == true)
    #expect(document["counts"] as? [String: Int] == ["identical": 1, "recorded": 1])
    #expect(try sandbox.states() == before)
  }

  @Test func storyThatCannotBeDrawnIsAMessageAndTheOthersAreRecorded() async throws {
    let sandbox = try TestFolder()
    let record = await sandbox.run(BrokenTool.self, "record")
    #expect(record.status == .failure)
    #expect(
      record.results == [
        "added  Box/plain@light,1x", "added  Frame/wide@light,1x",
        "3 pictures: 1 failed to render, 2 recorded",
      ])
    #expect(record.messages == ["Box/torn@light,1x could not be drawn. The paper is torn."])
  }

  @Test func outputFolderThatCannotBeMadeIsAnError() async throws {
    let sandbox = try TestFolder()
    try sandbox.write([1], to: "out")
    let record = await sandbox.run(RedTool.self, "record")
    #expect(record.status == .failure)
    #expect(record.results.isEmpty)
    #expect(record.errors.hasPrefix("Error: --output is \(sandbox("out")), which is not a folder."))
  }

  @Test func jsonIsOneDocument() async throws {
    let sandbox = try TestFolder()
    let record = await sandbox.run(RedTool.self, "record", "--json")
    #expect(record.results.count == 1 && record.messages.isEmpty)
    #expect(try record.json()["passed"] as? Bool == true)
    #expect(try record.json()["counts"] as? [String: Int] == ["recorded": 2])
  }

  @Test func unknownModeIsBadUsageThatListsTheKnown() async throws {
    let record = try await TestFolder().run(RedTool.self, "record", "--mode", "failed")
    #expect(record.status == .failure)
    #expect(record.errors.contains("'all'") && record.errors.contains("'missing'"))
  }
}
