/// `likeness accept --from`: pending pictures of another machine, honest and hostile.
import Foundation
import Likeness
import TestKit
import Testing

@testable import LikenessCommand

@Suite struct ArtifactTests {
  /// A sandbox with references of the red boxes, and in `artifact` the artifacts of a run of the
  /// blue ones elsewhere.
  private func left() async throws -> TestFolder {
    let sandbox = try TestFolder()
    _ = await sandbox.run(RedTool.self, "record")
    _ = await run(
      BlueTool.self,
      ["check", "--snapshots", sandbox("Snapshots"), "--output", sandbox("artifact")])
    #expect(sandbox.exists("artifact/pending/Box/plain@light,1x.png"))
    return sandbox
  }

  @Test(arguments: ["artifact", "artifact/pending"])
  func folderOfARunOrOfItsPicturesIsAcceptedAndStays(folder: String) async throws {
    let sandbox = try await left()
    let before = try sandbox.states("artifact")
    let accept = await sandbox.run(BlueTool.self, "accept", "--all", "--from", sandbox(folder))
    #expect(accept.status == .success, "\(accept.errors)")
    #expect(accept.results == ["replaced  Box/plain@light,1x"])
    #expect(try sandbox.states("artifact") == before)
    #expect(await sandbox.run(BlueTool.self, "check").status == .success)
  }

  @Test(arguments: ["likeness", ".build/likeness", "artifact-of-shard-3/.build/likeness"])
  func runIsFoundWhereverItLiesInTheFolder(folder: String) async throws {
    let sandbox = try await left()
    try sandbox.copy("artifact", to: "download/" + folder)
    let accept = await sandbox.run(
      BlueTool.self, "accept", "Box/plain", "--from", sandbox("download"))
    #expect(accept.status == .success, "\(accept.errors)")
    #expect(accept.results == ["replaced  Box/plain@light,1x"])
    #expect(
      try PNG.read(sandbox("Snapshots/Box/plain@light,1x.png"))
        == picture(8, 4, StraightColor(hex: 0x0000FF)))
  }

  /// As a CI provider or a person leaves them: notes, logs, and names that no reference has.
  @Test func otherFilesBesideThePicturesAreLeftOut() async throws {
    let sandbox = try await left()
    for name in ["notes.md", "Box/.png", "Box/plain@light, 1x.png"] {
      try sandbox.write([], to: "artifact/pending/" + name)
    }
    let accept = await sandbox.run(BlueTool.self, "accept", "--all", "--from", sandbox("artifact"))
    #expect(accept.status == .success, "\(accept.errors)")
    #expect(accept.results == ["replaced  Box/plain@light,1x"])
  }

  @Test func dryRunWritesNothing() async throws {
    let sandbox = try await left()
    let before = try sandbox.states()
    let accept = await sandbox.run(
      BlueTool.self, "accept", "--all", "--from", sandbox("artifact"), "--dry-run")
    #expect(accept.results == ["would be replaced  Box/plain@light,1x"])
    #expect(try sandbox.states() == before)
  }

  @Test func pictureThatWasExchangedInTheArtifactIsRefused() async throws {
    let sandbox = try await left()
    let before = try sandbox.states("Snapshots")
    try sandbox.write(picture(8, 4, .white), to: "artifact/pending/Box/plain@light,1x.png")
    let accept = await sandbox.run(BlueTool.self, "accept", "--all", "--from", sandbox("artifact"))
    #expect(accept.status == .failure)
    #expect(accept.errors.contains("does not match the text beside it"))
    #expect(try sandbox.states("Snapshots") == before)
  }

  @Test func artifactWithoutPendingPicturesSaysWhatToGive() async throws {
    let sandbox = try TestFolder()
    _ = await sandbox.run(RedTool.self, "record")
    let accept = await sandbox.run(RedTool.self, "accept", "--all", "--from", sandbox("out"))
    #expect(accept.errors.contains("holds no pending picture. Name what a failed run left"))
    let missing = await sandbox.run(
      RedTool.self, "accept", "--all", "--from", sandbox("nothing.zip"))
    #expect(missing.errors.contains("nothing.zip does not exist. Check the path."))
    #expect(accept.status == .failure && missing.status == .failure)
  }

  @Test func zipFileIsRefusedWithWhatToDo() async throws {
    let sandbox = try await left()
    let before = try sandbox.states("Snapshots")
    let path = try sandbox.write("PK\u{3}\u{4}", to: "artifact.zip")
    let accept = await sandbox.run(BlueTool.self, "accept", "--all", "--from", path)
    #expect(accept.status == .failure && accept.results.isEmpty)
    #expect(
      accept.errors.contains(
        "artifact.zip is not a folder. Unpack it first if it is a ZIP file, then name the folder."))
    #expect(try sandbox.states("Snapshots") == before)
  }

  @Test func severalRunsInOneArtifactAreNamed() async throws {
    let sandbox = try await left()
    for run in ["one", "two"] { try sandbox.copy("artifact", to: "download/" + run) }
    let accept = await sandbox.run(BlueTool.self, "accept", "--all", "--from", sandbox("download"))
    #expect(
      accept.errors.contains(
        """
        holds pending pictures of several runs. Name one of these folders: one/pending, two/pending.
        """
      ))
  }

  @Test func linkAmongThePicturesOfAFolderIsRefused() async throws {
    let sandbox = try await left()
    let secret = try sandbox.write([1, 2, 3], to: "secret")
    try sandbox.link("artifact/pending/Box/link.png", to: secret)
    let accept = await sandbox.run(BlueTool.self, "accept", "--all", "--from", sandbox("artifact"))
    #expect(accept.status == .failure && accept.results.isEmpty)
    #expect(accept.errors.contains("neither a file nor a folder"))
  }
}
