/// `likeness review` in a browser: buttons and keys change files on disk, and what runs comes to the page.
import Foundation
import Likeness
import LikenessCommand
import LikenessConcurrency
import Testing

/// A gallery without stories: what waits came from tests.
private struct Tool: GalleryCommand {
  static let gallery = Gallery(stories: [])
}

@Suite(.serialized, .enabled(if: Browser.driver != nil, Comment(rawValue: Browser.missing)))
struct ReviewTests {
  /// Three changed cards and a new one.
  private struct Waiting {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("likeness-review-\(UUID().uuidString)")
    var store: SnapshotStore { SnapshotStore(root: folder.path + "/Snapshots") }
    var artifacts: ArtifactsFolder { ArtifactsFolder(path: folder.path + "/out") }

    func picture(_ color: UInt32) throws -> Bitmap {
      Bitmap(size: try #require(PixelSize(width: 60, height: 40)), filledWith: StraightColor(hex: color))
    }

    func record(_ colors: [String: UInt32]) throws { try check(colors, .all) }

    func run(_ colors: [String: UInt32]) throws {
      let now = Date().timeIntervalSince1970
      let log = try OutcomeLog(startingIn: artifacts, run: "\(now)", started: now)
      for outcome in try check(colors, .never) { try log.append(outcome) }
    }

    @discardableResult private func check(_ colors: [String: UInt32], _ mode: RecordMode) throws -> [SnapshotOutcome] {
      let checker = SnapshotChecker(store: store, artifacts: artifacts, mode: mode)
      return try colors.sorted { $0.key < $1.key }.map { name, color in
        checker.check(SnapshotSubject(try SnapshotIdentity(name), picture: try picture(color)))
      }
    }

    func reference(_ name: String) -> Bitmap? { try? PNG.read(store.root + "/\(name).png") }
    func isPending(_ name: String) -> Bool { FileManager.default.fileExists(atPath: artifacts.pending.root + "/\(name).png") }
  }

  private let old: [String: UInt32] = ["Card/a": 0x336699, "Card/b": 0x336699, "Card/c": 0x336699]
  private let new: [String: UInt32] = ["Card/a": 0xCC3300, "Card/b": 0xCC3300, "Card/c": 0xCC3300, "New/d": 0x00AA00]

  private func withReview(_ body: (Browser, Waiting) async throws -> Void) async throws {
    let waiting = Waiting()
    defer { try? FileManager.default.removeItem(at: waiting.folder) }
    try waiting.record(old)
    try waiting.run(new)
    let results = Locked<[String]>([])
    let arguments = ["review", "--snapshots", waiting.store.root, "--output", waiting.artifacts.path]
    let console = Console(result: { line in results.withLock { $0.append(line) } }, message: { _ in })
    let running = Task { await Tool.run(arguments: arguments, console: console) }
    let outcome: Result<Void, any Error>
    do {
      let end = ContinuousClock.now + .seconds(60)
      while results.withLock({ $0.isEmpty }), ContinuousClock.now < end { try await Task.sleep(for: .milliseconds(20)) }
      let address = try #require(results.withLock { $0.first })
      let browser = try await Browser()
      do {
        try await browser.open(address, until: "document.documentElement.classList.contains('reviewing')")
        try await body(browser, waiting)
        #expect(try await browser.console() == [], "neither an error nor a breach of the policy")
      } catch {
        await browser.close()
        throw error
      }
      await browser.close()
      outcome = .success(())
    } catch {
      outcome = .failure(error)
    }
    running.cancel()
    _ = await running.value
    try outcome.get()
  }

  private func actions(_ name: String) -> String { "document.querySelector('.entry[data-name=\"\(name)\"] .actions')" }
  private let tally = "document.querySelector('.summary .tally')?.textContent"

  @Test func keysAnswerAndTheFilesOnDiskChange() async throws {
    try await withReview { browser, waiting in
      #expect(try await browser.value(tally).string == "4 pending")
      try await browser.press(.character("j"), .character("a"))
      try await browser.wait("\(tally) === '3 pending · 1 accepted'")
      #expect(try waiting.reference("Card/a") == waiting.picture(0xCC3300))
      #expect(!waiting.isPending("Card/a"))
      // The next one that waits has the focus.
      try await browser.wait("document.activeElement.dataset.name === 'Card/b'")
      try await browser.press(.character("r"))
      try await browser.wait("\(tally) === '2 pending · 1 accepted · 1 rejected'")
      #expect(try waiting.reference("Card/b") == waiting.picture(0x336699))
      #expect(!waiting.isPending("Card/b"))
      try await browser.press(.character("u"), .character("u"))
      try await browser.wait("\(tally) === '4 pending'")
      #expect(try waiting.reference("Card/a") == waiting.picture(0x336699))
      #expect(waiting.isPending("Card/a") && waiting.isPending("Card/b"))
    }
  }

  @Test func buttonsAnswerForOneForAGroupAndForAll() async throws {
    try await withReview { browser, waiting in
      // By script: pages scroll smoothly, and a click of the driver's would come while they do.
      _ = try await browser.value("\(actions("New/d")).querySelector('.accept-button').click()")
      try await browser.wait("\(actions("New/d")).textContent.includes('Accepted')")
      #expect(try waiting.reference("New/d") == waiting.picture(0x00AA00))
      _ = try await browser.value("\(actions("New/d")).querySelector('.undo-button').click()")
      try await browser.wait("\(actions("New/d")).textContent.includes('Reject')")
      #expect(waiting.reference("New/d") == nil)
      #expect(waiting.isPending("New/d"))
      let group = "[...document.querySelectorAll('.group')].find(group => group.querySelector('[data-name=\"Card/a\"]'))"
      _ = try await browser.value("\(group).querySelector('.actions .accept-button').click()")
      try await browser.wait("\(tally) === '1 pending · 3 accepted'")
      for name in ["Card/a", "Card/b", "Card/c"] { #expect(try waiting.reference(name) == waiting.picture(0xCC3300)) }
      #expect(waiting.reference("New/d") == nil)
      _ = try await browser.value("document.querySelector('.summary .undo-button').click()")
      try await browser.wait("\(tally) === '4 pending'")
      for name in ["Card/a", "Card/b", "Card/c"] { #expect(try waiting.reference(name) == waiting.picture(0x336699)) }
      // A filter narrows what "all" means.
      try await browser.press(.character("/"))
      try await browser.type("new")
      try await browser.wait("document.querySelector('.summary .accept-button').textContent === 'Accept 1 shown'")
      _ = try await browser.value("document.querySelector('.summary .accept-button').click()")
      try await browser.wait("\(tally) === '3 pending · 1 accepted'")
      #expect(waiting.reference("New/d") != nil)
      #expect(try waiting.reference("Card/a") == waiting.picture(0x336699))
    }
  }

  @Test func newOutcomesComeToThePageWhichKeepsItsPlaceAndItsMode() async throws {
    try await withReview { browser, waiting in
      try await browser.press(.character("j"), .character("j"), .character("2"))
      #expect(try await browser.value("document.activeElement.dataset.name").string == "Card/b")
      #expect(try await browser.value("document.documentElement.dataset.mode").string == "slider")
      let place = try await browser.value("Math.round(document.activeElement.getBoundingClientRect().top)").int
      try waiting.run(new.merging(["Card/0": 0x111111, "Extra/z": 0x222222]) { $1 })
      try await browser.wait("document.querySelector('.entry[data-name=\"Extra/z\"]')")
      try await browser.wait("\(tally) === '6 pending'")
      try await browser.wait("document.activeElement.dataset.name === 'Card/b'")
      #expect(try await browser.value("document.documentElement.dataset.mode").string == "slider")
      let after = try await browser.value("Math.round(document.activeElement.getBoundingClientRect().top)").int
      #expect(abs((after ?? 0) - (place ?? 0)) <= 2, "\(String(describing: place)) and \(String(describing: after))")
    }
  }

  @Test func answersOfOthersAreShownAndARefusalSaysWhy() async throws {
    try await withReview { browser, waiting in
      _ = try PendingSnapshots(in: waiting.artifacts).reject([SnapshotPattern("Card/c")])
      try await browser.wait("\(actions("Card/c")).textContent.includes('No longer waits')")
      // A picture that no longer belongs to the text beside it.
      try PNG.encode(try waiting.picture(0x999999)).withUnsafeBytes {
        try Data($0).write(to: URL(fileURLWithPath: waiting.artifacts.pending.root + "/Card/b.png"))
      }
      try await browser.wait("document.querySelectorAll('[data-answer=gone]').length === 1 && \(tally) === '3 pending'")
      _ = try await browser.value("document.querySelector('.entry[data-name=\"Card/b\"] .accept-button').click()")
      try await browser.wait("document.querySelector('.entry[data-name=\"Card/b\"] .refusal')?.checkVisibility()")
      #expect(try waiting.reference("Card/b") == waiting.picture(0x336699))
    }
  }
}
