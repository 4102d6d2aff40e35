/// What answers in a review do to files, and how they are taken back.
import Foundation
import LikenessBase
import LikenessDisplayList
import LikenessPNG
import LikenessRaster
import LikenessSnapshots
import LikenessSystem
import TestKit
import TestSupport
import Testing

@testable import LikenessReview

@Suite(.serialized) struct ReviewAnswerTests {
  private func waiting() throws -> ReviewFixture {
    let fixture = try ReviewFixture()
    try fixture.record(["Card/plain": shade(1), "Card/plain/inner": shade(4)])
    try fixture.run(["Card/plain": shade(2), "Card/plain/inner": shade(5), "New/box": shade(3)])
    return fixture
  }

  /// Whoever answers everything must not take the run for a whole one.
  @Test func scenesThatCouldNotBeReadAreNamedOnThePage() async throws {
    let fixture = try ReviewFixture()
    try fixture.run(
      ["New/box": shade(3)],
      unreadScenes: [
        UnreadScene(file: "scenes/torn.json", line: 2, column: 9, message: "Expected a value.")
      ])
    try await fixture.reviewing { (page: ReviewClient) async throws in
      #expect(try await page.get("").body.contains("scenes/torn.json:2:9: Expected a value."))
    }
  }

  @Test func acceptedPicturesAreTheReferencesAndUndoBringsEveryByteBack() async throws {
    let fixture = try waiting()
    // Bytes that no recording would write: undo has to restore these and not what they mean.
    let text = fixture.folder("Snapshots/Card/plain.txt")
    try Data((try String(contentsOfFile: text, encoding: .utf8) + "\n").utf8).write(
      to: URL(filePath: text))
    let (references, pending) = (fixture.files("Snapshots"), fixture.files("out/pending"))
    let differences = fixture.files("out/differences")
    let ended = try await fixture.reviewing { (page: ReviewClient) async throws in
      let accept = try await page.post("accept", ["Card/plain", "New/box"])
      #expect(try accept.done().sorted() == ["Card/plain replaced", "New/box added"])
      #expect(try PNG.read(fixture.folder("Snapshots/Card/plain.png")) == shade(2))
      #expect(try PNG.read(fixture.folder("Snapshots/New/box.png")) == shade(3))
      #expect(
        try PNG.read(fixture.folder("Snapshots/Card/plain/inner.png")) == shade(4),
        "a name means one picture, and no folder")
      #expect(
        fixture.files("out/pending").keys.sorted() == [
          "Card/plain/inner.png", "Card/plain/inner.txt",
        ])
      let undo = try await page.undo()
      #expect(try undo.done() == ["Card/plain undone", "New/box undone"])
      #expect(fixture.files("Snapshots") == references)
      #expect(fixture.files("out/pending") == pending)
      #expect(fixture.files("out/differences") == differences)
      #expect(!FileManager.default.fileExists(atPath: fixture.folder("Snapshots/New")))
      #expect(try await page.undo().done().isEmpty)
      let reject = try await page.post("reject", ["New/box"])
      #expect(try reject.done() == ["New/box rejected"])
      #expect(fixture.files("out/pending")["New/box.png"] == nil)
      #expect(try await page.post("undo", ["New/box"]).done() == ["New/box undone"])
      #expect(fixture.files("out/pending") == pending)
      #expect(fixture.files("Snapshots") == references)
    }
    #expect(ended.pending.map(\.description) == ["Card/plain", "Card/plain/inner", "New/box"])
    #expect(ended.line == "3 pending")
  }

  @Test("Answered pictures are kept in files until the review ends, not in memory")
  func answeredPicturesAreInFiles() async throws {
    let fixture = try waiting()
    let wanted = fixture.files("out/pending")["New/box.png"]
    func kept() throws -> [String] {
      fixture.files("out").filter { $0.value == wanted && !$0.key.hasPrefix("pending/") }.keys
        .sorted()
    }
    try await fixture.reviewing { (page: ReviewClient) async throws in
      #expect(try kept() == [])
      #expect(try await page.post("reject", ["New/box"]).done() == ["New/box rejected"])
      #expect(try kept().count == 1)
    }
    #expect(try kept() == [])
  }

  @Test func nothingIsAnsweredOrForgottenIfTheFolderCanNotBeLocked()
    async throws
  {
    let fixture = try waiting()
    let pending = fixture.folder("out/pending")
    /// A link to itself, which no system call follows, instead of the folder.
    func withoutFolder(_ body: () async throws -> Void) async throws {
      try FileManager.default.moveItem(atPath: pending, toPath: pending + "-away")
      try FileManager.default.createSymbolicLink(atPath: pending, withDestinationPath: "pending")
      try await body()
      try FileManager.default.removeItem(atPath: pending)
      try FileManager.default.moveItem(atPath: pending + "-away", toPath: pending)
    }
    let references = fixture.files("Snapshots")
    try await fixture.reviewing { (page: ReviewClient) async throws in
      try await withoutFolder {
        let accept = try await page.post("accept", ["Card/plain", "New/box"])
        #expect(try accept.done() == [])
        #expect(try accept.problems().count == 2)
        #expect(try accept.problems().allSatisfy { $0.contains(pending) })
        #expect(fixture.files("Snapshots") == references)
      }
      #expect(try await page.post("accept", ["Card/plain"]).done() == ["Card/plain replaced"])
      try await withoutFolder {
        let undo = try await page.undo()
        #expect(try undo.done() == [])
        #expect(try undo.problems().allSatisfy { $0.contains(pending) })
      }
      #expect(try await page.undo().done() == ["Card/plain undone"])
      #expect(fixture.files("Snapshots") == references)
    }
  }

  @Test func twoThatUndoAtOnceTakeTwoAnswersBack() async throws {
    let fixture = try waiting()
    let references = fixture.files("Snapshots")
    try await fixture.reviewing { (page: ReviewClient) async throws in
      for name in ["Card/plain", "New/box"] {
        #expect(try await page.post("accept", [name]).done().count == 1)
      }
      // Both ask before either is heard.
      let folder = fixture.folder("out/pending")
      let lock = try Files.lock(folder)
      let (waits, feed) = AsyncStream.makeStream(of: Void.self)
      LockWaits.shared.call(whenWaitingFor: folder) { feed.yield() }
      async let one = page.undo()
      async let other = page.undo()
      for await _ in waits.prefix(2) {}
      Files.unlock(lock)
      let answers = try await [one, other]
      #expect(
        try answers.flatMap { try $0.done() }.sorted() == ["Card/plain undone", "New/box undone"])
      #expect(try answers.flatMap { try $0.problems() } == [])
      #expect(fixture.files("Snapshots") == references)
    }
  }

  /// An accepted new picture exists as the reference alone: it must not be removed before it is
  /// pending again.
  @Test func undoThatCanNotBringThePictureBackKeepsTheReference() async throws {
    let fixture = try waiting()
    try await fixture.reviewing { (page: ReviewClient) async throws in
      #expect(try await page.post("accept", ["New/box"]).done() == ["New/box added"])
      let folder = fixture.folder("out/pending/New")
      #expect(!FileManager.default.fileExists(atPath: folder))
      try Data().write(to: URL(filePath: folder))
      let undo = try await page.undo()
      #expect(try undo.done() == [])
      #expect(try undo.problems().count == 1)
      #expect(try PNG.read(fixture.folder("Snapshots/New/box.png")) == shade(3))
      try FileManager.default.removeItem(atPath: folder)
      #expect(try await page.post("undo", ["New/box"]).done() == ["New/box undone"])
      #expect(try PNG.read(fixture.folder("out/pending/New/box.png")) == shade(3))
    }
  }

  @Test func allDecidedIsSuccessAndTheSummarySaysWhatBecameOfEach() async throws {
    let fixture = try waiting()
    let ended = try await fixture.reviewing { (page: ReviewClient) async throws in
      #expect(try await page.post("accept", ["Card/plain", "Card/plain/inner"]).done().count == 2)
      #expect(try await page.post("reject", ["New/box"]).done().count == 1)
    }
    #expect(ended.accepted.map(\.description) == ["Card/plain", "Card/plain/inner"])
    #expect(ended.rejected.map(\.description) == ["New/box"])
    #expect(ended.pending == [])
    #expect(ended.line == "2 accepted, 1 rejected")
  }

  @Test func anotherPictureThanWasLookedAtIsRefused() async throws {
    let fixture = try waiting()
    try await fixture.reviewing { (page: ReviewClient) async throws in
      let state = try await page.get("state").json()
      let item = try #require((state["items"] as? [String: [String: Any]])?["New/box"])
      let seen = try #require(item["seen"] as? String)
      #expect(
        seen
          == ContentDigest(
            of: [UInt8](try #require(fixture.files("out/pending")["New/box.png"]))
          ).hex)
      try fixture.run(["New/box": shade(77)])
      let late = try await page.post("accept", ["New/box"], seen: seen)
      #expect(
        try late.problems() == [
          "A later run drew another picture of New/box. Look at the new one first."
        ])
      #expect(!FileManager.default.fileExists(atPath: fixture.folder("Snapshots/New/box.png")))
    }
  }

  @Test func undoKeepsAReferenceThatWasWrittenSince() async throws {
    let fixture = try waiting()
    try await fixture.reviewing { (page: ReviewClient) async throws in
      #expect(try await page.post("accept", ["New/box"]).done() == ["New/box added"])
      try fixture.record(["New/box": shade(50)])
      let undo = try await page.undo()
      #expect(try undo.problems().first?.contains("changed after you answered") == true)
      #expect(try PNG.read(fixture.folder("Snapshots/New/box.png")) == shade(50))
    }
  }

  @Test func pictureThatWasExchangedIsRefusedWithTheReason() async throws {
    let fixture = try ReviewFixture()
    try fixture.run(["New/box": shade(9)])
    try fixture.artifacts.pending.write(
      try SnapshotIdentity("New/box"), picture: try PNG.encode(shade(10)))
    try await fixture.reviewing { (page: ReviewClient) async throws in
      let answer = try await page.post("accept", ["New/box"])
      #expect(try answer.done().isEmpty)
      #expect(try answer.problems().first?.contains("does not match the text beside it") == true)
    }
    #expect(fixture.files("Snapshots").isEmpty)
  }

  @Test func oneOfTwoReviewersWinsAndTheOtherSeesIt() async throws {
    let fixture = try ReviewFixture()
    let names = (0..<20).map { "Race/box\($0)" }
    try fixture.run(
      Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, try shade(UInt8($0))) }))
    let reviewers = [try ReviewProcess(fixture), try ReviewProcess(fixture)]
    defer { for reviewer in reviewers { reviewer.kill() } }
    var pages: [ReviewClient] = []
    for reviewer in reviewers { pages.append(try ReviewClient(url: try await reviewer.url())) }
    let answers = try await withThrowingTaskGroup(of: ReviewClient.Answer.self) { [pages] group in
      for name in names {
        for page in pages { group.addTask { try await page.post("accept", [name]) } }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    let done = try answers.flatMap { try $0.done() }
    #expect(done.sorted() == names.map { "\($0) added" }.sorted())
    let problems = try answers.flatMap { try $0.problems() }
    #expect(problems.count == names.count)
    #expect(
      problems.allSatisfy {
        $0.hasSuffix(
          "is no longer pending: it was accepted or rejected elsewhere, or a later run passed.")
      },
      "\(problems.first ?? "")"
    )
  }

  @Test func aFolderThatCanNotBeReadIsReportedOnceAndShownAgainWhenItCan() async throws {
    let fixture = try waiting()
    let settings = ReviewSession.Settings(
      folders: ReviewFolders(store: fixture.store, artifacts: fixture.artifacts),
      drawing: .withoutFonts, title: "review", base: fixture.folder.path)
    let server = RunningServer { message, ready in
      _ = try await ReviewServer(settings).run(port: 0, message: message) { url, _ in ready(url) }
    }
    let page = try ReviewClient(url: try await server.url())
    let logs = fixture.artifacts.outcomes
    try FileManager.default.moveItem(atPath: logs, toPath: logs + "-away")
    try FileManager.default.createSymbolicLink(
      atPath: logs, withDestinationPath: URL(filePath: logs).lastPathComponent)
    _ = try await eventually("the problem") { server.messages.first { $0.contains(logs) } }
    // The page stands while the folder is away, and another change of the folders repeats nothing.
    try fixture.artifacts.pending.write(
      try SnapshotIdentity("Late/box"), picture: try PNG.encode(shade(10)))
    #expect(try await page.get("").body.contains("New/box"))
    try FileManager.default.removeItem(atPath: logs)
    try FileManager.default.moveItem(atPath: logs + "-away", toPath: logs)
    _ = try await eventually("the late picture") {
      try await page.get("").body.contains("Late/box") ? true : nil
    }
    #expect(server.messages.filter { $0.contains(logs) }.count == 1)
    try await server.stop()
  }

  /// What was answered before the review began is done, with no word on how.
  @Test func answersFromBeforeTheReviewAreGone() async throws {
    let fixture = try waiting()
    _ = try PendingSnapshots(in: fixture.artifacts).accept(
      [SnapshotPattern("New/box")], into: fixture.store)
    try await fixture.reviewing { (page: ReviewClient) async throws in
      let items = try #require(
        try await page.get("state").json()["items"] as? [String: [String: Any]])
      #expect(items["New/box"]?["state"] as? String == "gone" && items["New/box"]?["effect"] == nil)
      #expect(items["Card/plain"]?["state"] as? String == "pending")
    }
  }

  @Test func runsThatLogComeToThePageAndSoDoAnswersFromElsewhere() async throws {
    let fixture = try waiting()
    try await fixture.reviewing { (page: ReviewClient) async throws in
      let events = try RawConnection(port: page.port)
      await events.send(
        "GET /\(page.token)/events HTTP/1.1\r\nHost: 127.0.0.1:\(page.port)\r\n\r\n")
      let first = await events.receive {
        $0.contains("event: state\ndata: ") && $0.hasSuffix("\n\n")
      }
      #expect(first.contains(#""revision":1"#))
      try fixture.run(["Late/box": shade(8), "Later/box": shade(9)])
      _ = await events.receive { $0.contains("event: revision\ndata: ") }
      _ = try await eventually("the new picture") {
        try await page.get("").body.contains(#"data-name="Late/box""#) ? true : nil
      }
      // What waits from the run before is still there, although its log is gone.
      #expect(try await page.get("").body.contains(#"data-name="New/box""#))
      _ = try PendingSnapshots(in: fixture.artifacts).reject([SnapshotPattern("Late/box")])
      _ = try await eventually("the answer") {
        let items = try await page.get("state").json()["items"] as? [String: [String: Any]]
        return items?["Late/box"]?["state"] as? String == "gone" ? true : nil
      }
      // What became of it stays known when the review looks again.
      _ = try PendingSnapshots(in: fixture.artifacts).reject([SnapshotPattern("Later/box")])
      let items = try await eventually("another answer") {
        let items = try await page.get("state").json()["items"] as? [String: [String: Any]]
        return items?["Later/box"]?["state"] as? String == "gone" ? items : nil
      }
      #expect(
        items["Late/box"]?["effect"] as? String == "rejected"
          && items["Later/box"]?["effect"] as? String == "rejected")
      #expect(
        try await page.post("accept", ["Late/box"]).problems().first?.contains("no longer pending")
          == true)
    }
  }
}

/// A review in a process of its own.
private final class ReviewProcess: Sendable {
  private let process: RunningTool

  init(_ fixture: ReviewFixture) throws {
    process = try Tool.likeness.start(fixture.arguments, in: fixture.folder.path)
  }

  func url() async throws -> String {
    try await eventually("the address") {
      let text = process.output()
      return text.hasSuffix("\n") ? text.trimmingCharacters(in: .whitespacesAndNewlines) : nil
    }
  }

  func kill() {
    process.signal(SIGKILL)
    _ = process.end()
  }
}
