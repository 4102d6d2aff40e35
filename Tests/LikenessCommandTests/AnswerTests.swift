/// `likeness accept` and `likeness reject`.
import Foundation
import Likeness
import LikenessCommand
import TestKit
import Testing

@Suite struct AnswerTests {
  /// References of the red boxes, and the blue one pending beside a box without a reference.
  private func waiting() async throws -> TestFolder {
    let sandbox = try TestFolder()
    _ = await sandbox.run(RedTool.self, "record", "Box")
    _ = await sandbox.run(BlueTool.self, "check")
    #expect(try sandbox.pending.list() == [sandbox.box, sandbox.frame])
    return sandbox
  }

  @Test func acceptedPicturesAreTheReferencesAndNoLongerPending() async throws {
    let sandbox = try await waiting()
    let accept = await sandbox.run(BlueTool.self, "accept", "--all")
    #expect(accept.status == .success)
    #expect(accept.results == ["replaced  Box/plain@light,1x", "added  Frame/wide@light,1x"])
    #expect(accept.messages.isEmpty)
    #expect(try sandbox.pending.list().isEmpty)
    #expect(!sandbox.exists("out/pending/Box/plain@light,1x.waiting/difference.png"))
    #expect(await sandbox.run(BlueTool.self, "check").status == .success)
    #expect(
      await sandbox.run(BlueTool.self, "accept", "--all").results == ["No picture is pending."])
  }

  @Test(arguments: [
    ("Box", 1), ("Box/plain@light,1x", 1), ("Box/plain", 1), ("**@light*", 2), ("*/*", 2),
    ("Frame/w?de@*", 1),
  ])
  func namesAndGlobsChoose(pattern: String, count: Int) async throws {
    let sandbox = try await waiting()
    #expect(await sandbox.run(BlueTool.self, "accept", pattern).results.count == count)
    #expect(try sandbox.pending.list().count == 2 - count)
  }

  @Test(arguments: ["accept", "reject"]) func dryRunChangesNothing(verb: String) async throws {
    let sandbox = try await waiting()
    let before = try sandbox.states()
    let dry = await sandbox.run(BlueTool.self, verb, "--all", "--dry-run")
    #expect(dry.status == .success)
    #expect(
      dry.results
        == (verb == "accept"
          ? ["would be replaced  Box/plain@light,1x", "would be added  Frame/wide@light,1x"]
          : ["would be rejected  Box/plain@light,1x", "would be rejected  Frame/wide@light,1x"]))
    #expect(try sandbox.states() == before)
  }

  /// Replaces the pending picture of the box with another one.
  private func exchange(_ sandbox: TestFolder) throws {
    try sandbox.write(
      picture(8, 4, .white), to: "out/pending/Box/plain@light,1x.waiting/actual.png")
  }

  @Test func pictureThatIsNotTheOneThatWasDrawnIsRefusedAndStaysPending() async throws {
    let sandbox = try await waiting()
    let references = try sandbox.states("Snapshots")
    try exchange(sandbox)
    let accept = await sandbox.run(RedTool.self, "accept", "--all")
    #expect(accept.status == .failure)
    #expect(accept.results == ["added  Frame/wide@light,1x"])
    #expect(accept.messages.count == 1)
    #expect(accept.errors.hasPrefix("refused  Box/plain@light,1x: "))
    #expect(accept.errors.contains("is not the file that the run wrote. Run the check again."))
    #expect(try sandbox.pending.list() == [sandbox.box])
    #expect(try references.allSatisfy { try sandbox.states("Snapshots")[$0.key] == $0.value })
  }

  @Test func namesWithoutAPendingPictureAreReportedAndTheOthersAccepted() async throws {
    let sandbox = try await waiting()
    let accept = await sandbox.run(BlueTool.self, "accept", "Box", "Frme")
    #expect(accept.status == .failure)
    #expect(accept.results == ["replaced  Box/plain@light,1x"])
    #expect(accept.messages == ["No pending picture matches “Frme”. Did you mean Frame?"])
    let empty = try TestFolder()
    let none = await empty.run(BlueTool.self, "accept", "Box")
    #expect(none.status == .failure)
    #expect(none.results.isEmpty)
    #expect(
      none.messages == [
        """
        No pending picture matches “Box”. No picture is pending. Run `swift test` or `likeness \
        check` first.
        """
      ])
  }

  @Test func rejectedPicturesAreGoneAndTheReferencesStay() async throws {
    let sandbox = try await waiting()
    let references = try sandbox.states("Snapshots")
    let reject = await sandbox.run(BlueTool.self, "reject", "Box/*")
    #expect(reject.status == .success)
    #expect(reject.results == ["rejected  Box/plain@light,1x"])
    #expect(try sandbox.pending.list() == [sandbox.frame])
    #expect(try sandbox.states("Snapshots") == references)
  }

  @Test(arguments: ["accept", "reject"]) func namesOrAllMustBeGivenButNotBoth(verb: String)
    async throws
  {
    for arguments in [[verb], [verb, "Box", "--all"]] {
      let answer = await run(BlueTool.self, arguments)
      #expect(answer.status == .failure)
      #expect(answer.results.isEmpty)
      #expect(answer.errors.contains("Usage: likeness \(verb)"))
      #expect(answer.errors.hasPrefix("Error: Give names or"))
    }
  }

  @Test func unknownOptionIsReportedBeforeAMissingName() async throws {
    for arguments in [
      ["accept", "--al"], ["reject", "--dry-runn"], ["accept", "Box", "--all", "--bogus"],
    ] {
      let answer = await run(BlueTool.self, arguments)
      #expect(answer.status == .failure)
      #expect(
        answer.errors.contains("Unknown option '\(arguments.last ?? "")'"), "\(answer.errors)")
    }
  }

  @Test func pendingPictureIsReadWithinTheBoundThatIsGiven() async throws {
    let sandbox = try TestFolder()
    #expect(await sandbox.run(WideTool.self, "check").status == .differences)
    // 1,200 by 1,000 pixels are more than a million; the file is not even decoded.
    func accept(_ limit: Int) async throws -> Spoken {
      try await inProject(#"{"maxMegapixels": \#(limit)}"#, sandbox) {
        await sandbox.run(WideTool.self, "accept", "--all")
      }
    }
    let refused = try await accept(1)
    #expect(refused.status == .failure && !sandbox.exists("Snapshots"))
    #expect(
      refused.errors.contains(sandbox("out/pending/Large/plain@light,1x.waiting/actual.png") + ":"),
      "\(refused.errors)")
    #expect(refused.errors.contains("\"maxMegapixels\": 2"), "\(refused.errors)")
    #expect(try await accept(2).status == .success)
  }

  @Test func jsonReportsWhatWasDoneRefusedAndUnmatched() async throws {
    let sandbox = try await waiting()
    try exchange(sandbox)
    let accept = await sandbox.run(RedTool.self, "accept", "Box", "Frame", "None", "--json")
    #expect(accept.status == .failure)
    #expect(accept.results.count == 1)
    let document = try accept.json()
    #expect(document["schemaVersion"] as? Int == 1)
    #expect(document["dryRun"] as? Bool == false)
    #expect(
      document["done"] as? [[String: String]] == [
        ["snapshot": "Frame/wide@light,1x", "effect": "added"]
      ])
    #expect(
      (document["refused"] as? [[String: String]])?.map { $0["snapshot"] } == ["Box/plain@light,1x"]
    )
    #expect(document["unmatched"] as? [String] == ["None"])
  }

  /// A border has no width unless one is set, and no text of a reference says so.
  @Test("A cause with a default is explained as the check printed it, and accepted as printed")
  func causeWithADefault() async throws {
    let sandbox = try TestFolder()
    _ = await sandbox.run(FramedTool.self, "record")
    let cause = "Panel  borderWidth: 1 → 0"
    let check = await sandbox.run(RedTool.self, "check", "Box")
    #expect(check.output.contains("\n  \(cause)  20 px\n"), "\(check)")
    let explain = await sandbox.run(RedTool.self, "explain", "Box")
    #expect(explain.output.contains("\n  \(cause)  20 px\n"), "\(explain)")
    let accept = await sandbox.run(RedTool.self, "accept", "--cause", cause)
    #expect(accept.results == ["replaced  Box/plain@light,1x"], "\(accept)")
  }
}

/// The red box with a border of a pixel: 2 · 8 + 2 · 2 pixels.
private struct FramedTool: GalleryCommand {
  static let gallery = Gallery(stories: [
    Story(
      "Box/plain", variants: StoryVariants(themes: ["light"], scales: [1]),
      in: CGSize(width: 8, height: 4), margin: 0
    ) { _ in
      let view = View()
      view.name = "Panel"
      view.backgroundColor = Color(hex: 0xFF0000)
      view.borderWidth = 1
      return view
    }
  ])
}

/// A picture of 1.2 megapixels.
private struct WideTool: GalleryCommand {
  static let gallery = Gallery(stories: [
    Story(
      "Large/plain", variants: StoryVariants(themes: ["light"], scales: [1]),
      in: CGSize(width: 1200, height: 1000), margin: 0
    ) { _ in
      let view = View()
      view.backgroundColor = Color(hex: 0x336699)
      return view
    }
  ])
}
