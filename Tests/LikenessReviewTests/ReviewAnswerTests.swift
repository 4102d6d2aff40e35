/// What answers in a review do to files, and how they are taken back.
import Foundation
import LikenessBase
import LikenessDisplayList
import LikenessPNG
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

  private func shows(_ shade: Bitmap, _ fixture: ReviewFixture, _ name: String) throws -> Bool {
    try PNG.read(fixture.folder("Snapshots/\(name).png")) == shade
  }

  @Test("Accepted pictures are the references, and undo restores every byte")
  func accept() async throws {
    let fixture = try waiting()
    // Bytes that no recording would write: undo has to restore these and not what they mean.
    let text = fixture.folder("Snapshots/Card/plain.txt")
    try Data((try String(contentsOfFile: text, encoding: .utf8) + "\n").utf8).write(
      to: URL(filePath: text))
    let (references, pending) = (fixture.files("Snapshots"), fixture.files("out/pending"))
    let ended = try await fixture.reviewing { (page: ReviewClient) async throws in
      let accept = try await page.post("accept", ["Card/plain", "New/box"])
      #expect(try accept.done().sorted() == ["Card/plain replaced", "New/box added"])
      #expect(try shows(try shade(2), fixture, "Card/plain"))
      #expect(try shows(try shade(3), fixture, "New/box"))
      #expect(
        try shows(try shade(4), fixture, "Card/plain/inner"),
        "a name means one picture, and no folder")
      #expect(try fixture.pending.list().map(\.description) == ["Card/plain/inner"])
      let undo = try await page.undo()
      #expect(try undo.done() == ["Card/plain undone", "New/box undone"])
      #expect(fixture.files("Snapshots") == references)
      #expect(fixture.files("out/pending") == pending)
      #expect(!FileManager.default.fileExists(atPath: fixture.folder("Snapshots/New")))
      #expect(try await page.undo().done().isEmpty)
      let reject = try await page.post("reject", ["New/box"])
      #expect(try reject.done() == ["New/box rejected"])
      #expect(try fixture.pending.list().count == 2)
      #expect(try await page.post("undo", ["New/box"]).done() == ["New/box undone"])
      #expect(fixture.files("out/pending") == pending)
      #expect(fixture.files("Snapshots") == references)
    }
    #expect(ended.pending.map(\.description) == ["Card/plain", "Card/plain/inner", "New/box"])
    #expect(ended.line == "3 pending")
  }

  @Test("Answers can be undone after the page was closed, until the next run")
  func reopened() async throws {
    let fixture = try waiting()
    let (references, pending) = (fixture.files("Snapshots"), fixture.files("out/pending"))
    try await fixture.reviewing { (page: ReviewClient) async throws in
      #expect(try await page.post("accept", ["Card/plain", "New/box"]).done().count == 2)
      #expect(try await page.post("reject", ["Card/plain/inner"]).done().count == 1)
    }
    // They are shown as they were, with the reference that was replaced.
    let session = ReviewSession(fixture.settings)
    try await session.refresh()
    for value in [1, 2, 3, 4, 5] as [UInt8] {
      let picture = try shade(value)
      #expect(
        session.view.withLock { $0.pictures.keys }.contains { session.bitmap($0) == picture })
    }
    let ended = try await fixture.reviewing { (page: ReviewClient) async throws in
      #expect(
        try await page.states() == [
          "Card/plain": "accepted replaced", "Card/plain/inner": "rejected rejected",
          "New/box": "accepted added",
        ])
      let paths = try await page.get("").body.matches(of: /images\/[0-9a-f]{16}\.png/)
      for path in Set(paths.map { String($0.0) }) {
        #expect(try await page.get(path).status == 200)
      }
      // The last ones first, and those together that were given together.
      #expect(try await page.undo().done() == ["Card/plain/inner undone"])
      #expect(try await page.undo().done() == ["Card/plain undone", "New/box undone"])
      #expect(fixture.files("Snapshots") == references)
      #expect(fixture.files("out/pending") == pending)
      #expect(try await page.post("accept", ["Card/plain"]).done() == ["Card/plain replaced"])
    }
    #expect(ended.line == "1 accepted, 2 pending")
    try fixture.run(["Other/box": shade(9)])
    let last = try await fixture.reviewing { (page: ReviewClient) async throws in
      #expect(try await page.undo().done() == [])
      let undo = try await page.post("undo", ["Card/plain"])
      #expect(
        try undo.problems() == [
          "Card/plain was not answered since the last run, or the answer was already undone."
        ])
      #expect(try shows(try shade(2), fixture, "Card/plain"))
    }
    // An answer of an earlier review is none of this one.
    #expect(last.line == "3 pending")
  }

  @Test("An answer that can't be undone does not hold up those before it")
  func undoOfEarlier() async throws {
    let fixture = try waiting()
    try await fixture.reviewing { (page: ReviewClient) async throws in
      #expect(try await page.post("reject", ["Card/plain"]).done().count == 1)
      #expect(try await page.post("accept", ["New/box"]).done().count == 1)
      try fixture.replaceReference("New/box", shade(50))
      #expect(
        try await page.undo().problems() == [
          "\(fixture.store.root)/New/box.png changed after you answered, so it was not replaced."
        ])
      #expect(try shows(try shade(50), fixture, "New/box"))
      #expect(try await page.undo().done() == ["Card/plain undone"])
    }
  }

  @Test("Nothing is answered or forgotten while the folder can't be locked")
  func unlockable() async throws {
    let fixture = try waiting()
    let pending = fixture.folder("out/pending")
    // A link to itself, which no system call follows, in exchange for the folder.
    let link = fixture.folder("pending")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "pending")
    func withoutFolder(_ body: () async throws -> Void) async throws {
      try Files.exchange(link, with: pending)
      try await body()
      try Files.exchange(link, with: pending)
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
        #expect(try undo.problems().count == 1)
        #expect(try undo.problems().allSatisfy { $0.contains(pending) })
      }
      #expect(try await page.undo().done() == ["Card/plain undone"])
      #expect(fixture.files("Snapshots") == references)
    }
  }

  @Test("Two who undo at the same time undo two answers")
  func twoUndo() async throws {
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

  @Test("The summary names what became of each")
  func summary() async throws {
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

  @Test("An answer is for what the page showed, and no other picture")
  func seen() async throws {
    let fixture = try waiting()
    try await fixture.reviewing { (page: ReviewClient) async throws in
      let seen = try await page.seen("New/box")
      try fixture.run(["New/box": shade(77)])
      // Before and after the review has noticed the new run.
      for _ in 1...2 {
        let late = try await page.post("accept", ["New/box"], seen: seen)
        #expect(
          try late.problems() == [
            "A later run drew another picture of New/box. Look at the new one first."
          ])
        #expect(!FileManager.default.fileExists(atPath: fixture.folder("Snapshots/New/box.png")))
        _ = try await eventually("the new picture") {
          try await page.seen("New/box") == seen ? nil : true
        }
      }
      let now = try await page.seen("New/box")
      #expect(try await page.post("accept", ["New/box"], seen: now).done() == ["New/box added"])
      #expect(try shows(try shade(77), fixture, "New/box"))
    }
  }

  @Test("Where the reference changed since the check, the page says so and takes no answer")
  func outdated() async throws {
    let fixture = try waiting()
    let words = "Card/plain is outdated: its reference has changed since the check. Run again."
    try await fixture.reviewing { (page: ReviewClient) async throws in
      // While the page is open.
      try fixture.replaceReference("Card/plain", shade(50))
      #expect(try await page.post("accept", ["Card/plain"]).problems() == [words])
    }
    let (references, pending) = (fixture.files("Snapshots"), fixture.files("out/pending"))
    let ended = try await fixture.reviewing { (page: ReviewClient) async throws in
      #expect(
        try await page.states()
          == ["Card/plain": "outdated", "Card/plain/inner": "pending", "New/box": "pending"])
      #expect(try await page.get("").body.contains(words))
      for verb in ["accept", "reject"] {
        #expect(try await page.post(verb, ["Card/plain"]).problems() == [words])
      }
      #expect(fixture.files("Snapshots") == references)
      #expect(fixture.files("out/pending") == pending)
    }
    #expect(ended.line == "3 pending")
  }

  @Test(
    "Where a file that waits was edited, the page names it and takes no answer",
    arguments: [PendingSnapshots.Part.actual, .text, .difference])
  func edited(part: PendingSnapshots.Part) async throws {
    let fixture = try waiting()
    let path = try fixture.waiting("Card/plain", part)
    let bytes = try #require(try Files.read(path))
    try fixture.folder.write(
      Data(bytes + "note 1\n".utf8), to: String(path.dropFirst(fixture.folder.path.count + 1)))
    let words = "\(path) is not the file that the run wrote. Run the check again."
    let ended = try await fixture.reviewing { (page: ReviewClient) async throws in
      #expect(
        try await page.states()
          == ["Card/plain": "outdated", "Card/plain/inner": "pending", "New/box": "pending"])
      #expect(try await page.get("").body.contains(words))
      let before = (fixture.files("Snapshots"), fixture.files("out/pending"))
      #expect(try await page.post("accept", ["Card/plain"]).problems() == [words])
      #expect((fixture.files("Snapshots"), fixture.files("out/pending")) == before)
    }
    #expect(ended.line == "3 pending")
  }

  @Test("What waits from an earlier run shows what the check said")
  func earlier() async throws {
    let fixture = try waiting()
    let check = try fixture.pending.outcome(of: SnapshotIdentity("Card/plain"))
    try fixture.run(["Other/box": shade(8)])
    let session = ReviewSession(fixture.settings)
    try await session.refresh()
    let entries = session.view.withLock { $0.report.entries }
    #expect(
      entries.filter { $0.warnings.contains("Pending since an earlier run.") }
        .map(\.subject.description) == ["Card/plain", "Card/plain/inner", "New/box"])
    let entry = try #require(entries.first)
    // A plain picture of 6 × 4.
    #expect(entry.verdict.hasPrefix("24 of 24 pixels differ"))
    #expect(entry.outcome?.verdict == check.verdict && entry.outcome?.causes == check.causes)
    #expect(entries.last?.warnings == [])
  }

  @Test("An outcome that can't be read is named, and not answered")
  func damaged() async throws {
    let fixture = try waiting()
    let outcome = try fixture.waiting("New/box", .outcome)
    try Data("{}".utf8).write(to: URL(filePath: outcome))
    let words = "\(outcome) cannot be read. Run the check again."
    try await fixture.reviewing { (page: ReviewClient) async throws in
      #expect(try await page.get("").body.contains(words))
      for verb in ["accept", "reject"] {
        #expect(try await page.post(verb, ["New/box"]).problems() == [words])
      }
      #expect(try await page.post("accept", ["Card/plain"]).done() == ["Card/plain replaced"])
    }
  }

  @Test("A run of an earlier version is not reviewed, and nothing in it changes")
  func olderVersion() async throws {
    let fixture = try ReviewFixture()
    for (path, text) in [
      ("run", "1"), ("pending/S/a.png", "PNG"), ("pending/S/a.txt", "snapshot 1\n"),
      ("outcomes/1-0.jsonl", #"{"schemaVersion":1,"run":"1","process":1,"started":1}"# + "\n"),
    ] { try fixture.folder.write(text, to: "out/" + path) }
    let before = fixture.files("")
    let session = ReviewSession(fixture.settings)
    let error = await #expect(throws: ArtifactsError.older(fixture.artifacts.path)) {
      try await session.refresh()
    }
    #expect(error?.description.hasSuffix("Run the checks again.") == true)
    await #expect(throws: ArtifactsError.older(fixture.artifacts.path)) {
      try await reviewInTerminal(
        fixture.settings, pictures: .none, message: { _ in }, open: { _ in "" })
    }
    for reply in [
      await session.undo(nil),
      await session.answer(.accept, [ReviewRequest(identity: try SnapshotIdentity("S/a"))]),
    ] { #expect(reply.done.isEmpty && reply.refused.count == 1) }
    #expect(fixture.files("") == before)
  }

  /// Whoever answers everything must not take the run for a whole one.
  @Test("The page names scenes that could not be read")
  func unreadScenes() async throws {
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

  @Test("One of two reviewers wins, and the other is refused")
  func twoReviewers() async throws {
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
        $0.hasSuffix("is no longer pending: it was answered elsewhere, or a later run passed.")
      },
      "\(problems.first ?? "")"
    )
  }

  @Test("A folder that can't be read is reported once, and shown again when it can")
  func unreadableFolder() async throws {
    let fixture = try waiting()
    let settings = fixture.settings
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
    try await fixture.answer(.reject, "New/box")
    #expect(try await page.states()["New/box"] == "pending")
    try FileManager.default.removeItem(atPath: logs)
    try FileManager.default.moveItem(atPath: logs + "-away", toPath: logs)
    _ = try await eventually("the answer") {
      try await page.states()["New/box"] == "rejected rejected" ? true : nil
    }
    #expect(server.messages.filter { $0.contains(logs) }.count == 1)
    try await server.stop()
  }

  @Test("Runs and answers of others come to the page, which can undo these")
  func others() async throws {
    let fixture = try waiting()
    try await fixture.answer(.accept, "New/box")
    try await fixture.reviewing { (page: ReviewClient) async throws in
      #expect(try await page.states()["New/box"] == "accepted added")
      let events = try RawConnection(port: page.port)
      await events.send(
        "GET /\(page.token)/events HTTP/1.1\r\nHost: 127.0.0.1:\(page.port)\r\n\r\n")
      let first = await events.receive {
        $0.contains("event: state\ndata: ") && $0.hasSuffix("\n\n")
      }
      #expect(first.contains(#""revision":1"#))
      // An answer alone loads no page again.
      try await fixture.answer(.reject, "Card/plain", at: 2)
      let second = await events.receive { $0.contains(#""Card/plain":{"effect":"rejected""#) }
      #expect(second.contains("event: items\ndata: ") && !second.contains("event: revision"))
      try fixture.run(["Late/box": shade(8)])
      _ = await events.receive { $0.contains("event: revision\ndata: ") }
      _ = try await eventually("the new picture") {
        try await page.get("").body.contains(#"data-name="Late/box""#) ? true : nil
      }
      // What waits from the run before is still there, although its log is gone.
      #expect(try await page.states()["Card/plain/inner"] == "pending")
      try await fixture.answer(.reject, "Late/box")
      _ = try await eventually("the answer") {
        try await page.states()["Late/box"] == "rejected rejected" ? true : nil
      }
      #expect(
        try await page.post("accept", ["Late/box"]).problems() == [
          "Late/box is no longer pending: it was answered elsewhere, or a later run passed."
        ])
      #expect(try await page.undo().done() == ["Late/box undone"])
      #expect(try await page.states()["Late/box"] == "pending")
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
