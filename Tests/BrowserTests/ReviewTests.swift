/// `likeness review` in a browser: buttons and keys change files on disk, and new runs update the
/// page.
import Foundation
import Likeness
import LikenessBase
import LikenessCommand
import TestSupport
import Testing

@testable import LikenessSnapshots

/// A gallery without stories: the pending pictures came from tests.
private struct Tool: GalleryCommand {
  static let gallery = Gallery(stories: [])
}

@Suite(.serialized, .enabled(if: Browser.driver != nil, Comment(rawValue: Browser.missing)))
struct ReviewTests {
  /// Three changed cards and a new one.
  private final class Waiting {
    private var runs = 0
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "likeness-review-\(UUID().uuidString)")
    var store: SnapshotStore { SnapshotStore(root: folder.path + "/Snapshots") }
    var artifacts: ArtifactsFolder { ArtifactsFolder(path: folder.path + "/out") }

    func picture(_ color: UInt32) throws -> Bitmap {
      Bitmap(
        size: try #require(PixelSize(width: 60, height: 40)), filledWith: StraightColor(hex: color))
    }

    func record(_ colors: [String: UInt32]) throws { try check(colors, .all) }

    /// Draws these pictures, and logs their outcomes with these causes, which are tokens of the
    /// theme.
    func run(
      _ colors: [String: UInt32], causes: [String: [String]] = [:], unexplained: [String: Int] = [:]
    ) throws {
      runs += 1
      let log = try OutcomeLog(startingIn: artifacts, run: "\(runs)", started: Double(runs))
      for var outcome in try check(colors, .never) {
        let name = outcome.identity.description
        let tokens = (causes[name] ?? []).map { Cause(.token($0), before: "1", after: "2") }
        if !tokens.isEmpty { outcome.explain(tokens, unexplainedPixels: unexplained[name] ?? 0) }
        try log.append(outcome)
      }
    }

    @discardableResult private func check(_ colors: [String: UInt32], _ mode: RecordMode) throws
      -> [SnapshotOutcome]
    {
      let checker = SnapshotChecker(store: store, artifacts: artifacts, mode: mode)
      return try colors.sorted { $0.key < $1.key }.map { name, color in
        checker.check(SnapshotSubject(try SnapshotIdentity(name), picture: try picture(color)))
      }
    }

    func reference(_ name: String) -> Bitmap? { try? PNG.read(store.root + "/\(name).png") }
    func isPending(_ name: String) -> Bool {
      FileManager.default.fileExists(atPath: artifacts.pending.root + "/\(name).png")
    }
  }

  private let old: [String: UInt32] = ["Card/a": 0x336699, "Card/b": 0x336699, "Card/c": 0x336699]
  private let new: [String: UInt32] = [
    "Card/a": 0xCC3300, "Card/b": 0xCC3300, "Card/c": 0xCC3300, "New/d": 0x00AA00,
  ]

  private func withReview(_ body: (Browser, Waiting) async throws -> Void) async throws {
    try await withReview(
      of: { waiting in
        try waiting.record(old)
        try waiting.run(new)
      }, body)
  }

  private func withReview(
    of prepare: (Waiting) throws -> Void, _ body: (Browser, Waiting) async throws -> Void
  ) async throws {
    let waiting = Waiting()
    defer { try? FileManager.default.removeItem(at: waiting.folder) }
    try prepare(waiting)
    try await withReview(of: waiting, body)
  }

  private func withReview(
    of waiting: Waiting, _ body: (Browser, Waiting) async throws -> Void
  ) async throws {
    let (lines, feed) = AsyncStream.makeStream(of: String.self)
    let arguments = [
      "review", "--snapshots", waiting.store.root, "--output", waiting.artifacts.path,
    ]
    let console = Console(result: { feed.yield($0) }, message: { _ in })
    let running = Task {
      defer { feed.finish() }
      return await Tool.run(arguments: arguments, console: console)
    }
    let outcome: Result<Void, any Error>
    do {
      var addresses = lines.makeAsyncIterator()
      let address = try #require(await addresses.next())
      try await Browser.withWindow { browser in
        try await browser.open(
          address, until: "document.documentElement.classList.contains('reviewing')")
        try await body(browser, waiting)
      }
      outcome = .success(())
    } catch {
      outcome = .failure(error)
    }
    running.cancel()
    _ = await running.value
    try outcome.get()
  }

  private func actions(_ name: String) -> String {
    "document.querySelector('.entry[data-name=\"\(name)\"] .actions')"
  }
  private let toast = "document.querySelector('[data-toast].shown')?.textContent"
  private let tally = "document.querySelector('.summary .tally')?.textContent"

  @Test func keysAnswerAndTheFilesOnDiskChange() async throws {
    try await withReview { browser, waiting in
      #expect(try await browser.value(tally).string == "4 pending")
      try await browser.press(.character("j"), .character("a"))
      try await browser.wait("\(tally) === '3 pending · 1 accepted'")
      #expect(try waiting.reference("Card/a") == waiting.picture(0xCC3300))
      #expect(!waiting.isPending("Card/a"))
      // The next pending snapshot has the focus.
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

  @Test(.nightly) func buttonsAnswerForOneForAGroupAndForAll() async throws {
    try await withReview { browser, waiting in
      // By script, because pages scroll smoothly and a driver's click would come too early.
      _ = try await browser.value("\(actions("New/d")).querySelector('.accept-button').click()")
      try await browser.wait("\(actions("New/d")).textContent.includes('Accepted')")
      #expect(try waiting.reference("New/d") == waiting.picture(0x00AA00))
      _ = try await browser.value("\(actions("New/d")).querySelector('.undo-button').click()")
      try await browser.wait("\(actions("New/d")).textContent.includes('Reject')")
      #expect(waiting.reference("New/d") == nil)
      #expect(waiting.isPending("New/d"))
      let group =
        """
        [...document.querySelectorAll('.group')].find(group => \
        group.querySelector('[data-name=\"Card/a\"]'))
        """
      _ = try await browser.value("\(group).querySelector('.actions .accept-button').click()")
      try await browser.wait("\(tally) === '1 pending · 3 accepted'")
      for name in ["Card/a", "Card/b", "Card/c"] {
        #expect(try waiting.reference(name) == waiting.picture(0xCC3300))
      }
      #expect(waiting.reference("New/d") == nil)
      _ = try await browser.value("document.querySelector('.summary .undo-button').click()")
      try await browser.wait("\(tally) === '4 pending'")
      for name in ["Card/a", "Card/b", "Card/c"] {
        #expect(try waiting.reference(name) == waiting.picture(0x336699))
      }
      // A filter narrows what "all" means.
      try await browser.press(.character("/"))
      try await browser.type("new")
      try await browser.wait(
        "document.querySelector('.summary .accept-button').textContent === 'Accept 1 shown'")
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
      try await browser.frames()
      let place = try #require(
        try await browser.value("Math.round(document.activeElement.getBoundingClientRect().top)")
          .int)
      try waiting.run(new.merging(["Card/0": 0x111111, "Extra/z": 0x222222]) { $1 })
      try await browser.wait("document.querySelector('.entry[data-name=\"Extra/z\"]')")
      try await browser.wait("\(tally) === '6 pending'")
      // The page may load twice, and settles in two frames.
      try await browser.wait(
        """
        document.activeElement.dataset.name === 'Card/b' && document.documentElement.dataset.mode \
        === 'slider'
          && Math.abs(Math.round(document.activeElement.getBoundingClientRect().top) - \(place)) \
        <= 2
        """)
    }
  }

  @Test(.nightly) func answersOfOthersAreShownAndARefusalSaysWhy() async throws {
    try await withReview { browser, waiting in
      // The answer of another reviewer removes a picture that the page has not loaded yet. Here all
      // are in sight, and loaded before the next answer.
      try await browser.size(width: 1280, height: 4000)
      let (begun, drawn) = (
        "document.querySelectorAll('[data-strength]').length",
        "document.querySelectorAll('canvas.strength').length"
      )
      let isLoaded = "\(begun) === \(drawn) && [...document.images].every(image => image.complete)"
      try await browser.wait("\(begun) > 0 && \(isLoaded)")
      _ = try PendingSnapshots(in: waiting.artifacts).reject([SnapshotPattern("Card/c")])
      try await browser.wait("\(actions("Card/c")).textContent.includes('Rejected elsewhere')")
      try await browser.frames()
      try await browser.wait(isLoaded)
      _ = try PendingSnapshots(in: waiting.artifacts).accept(
        [SnapshotPattern("Card/a")], into: waiting.store)
      try await browser.wait("\(actions("Card/a")).textContent.includes('Accepted elsewhere')")
      try await browser.frames()
      try await browser.wait(isLoaded)
      // A picture that no longer belongs to the text beside it.
      try PNG.encode(try waiting.picture(0x999999)).withUnsafeBytes {
        try Data($0).write(to: URL(fileURLWithPath: waiting.artifacts.pending.root + "/Card/b.png"))
      }
      try await browser.wait(
        """
        document.querySelectorAll('[data-answer=gone]').length === 2 && \(tally) === '2 pending · \
        2 no longer pending'
        """
      )
      // The page may reload for the changed file, and then forgets a refusal.
      let card = "document.querySelector('.entry[data-name=\"Card/b\"]"
      try await browser.wait(
        "\(card) .refusal')?.checkVisibility() || \(card) .accept-button:not(:disabled)')?.click()")
      #expect(try waiting.reference("Card/b") == waiting.picture(0x336699))
    }
  }

  // MARK: - Causes

  /// Nine cards changed by `primary` alone, six by `primary` and `margins`, and one by `primary`
  /// with unexplained pixels.
  private func tokens(_ waiting: Waiting) throws {
    let alone = (1...9).map { "Card/a\($0)" }
    let both = (1...6).map { "Card/b\($0)" }
    let names = alone + both + ["Card/c"]
    let causes = Dictionary(
      uniqueKeysWithValues: names.map {
        ($0, both.contains($0) ? ["primary", "margins"] : ["primary"])
      })
    try waiting.record(Dictionary(uniqueKeysWithValues: names.map { ($0, 0x336699) }))
    try waiting.run(
      Dictionary(uniqueKeysWithValues: names.map { ($0, 0xCC3300) }), causes: causes,
      unexplained: ["Card/c": 5])
  }

  @Test func aCauseAcceptsOnlyWhatItExplainsEntirelyAndSaysHowManyItLeaves() async throws {
    try await withReview(of: tokens) { browser, waiting in
      let line =
        """
        [...document.querySelectorAll('.causes li')].find(li => \
        li.querySelector('.cause').textContent.startsWith('token primary'))
        """
      let button = "\(line).querySelector('.accept-button')"
      #expect(
        try await browser.value("\(line).querySelector('.count').textContent").string
          == "16 snapshots")
      let together = try await browser.value("\(line).querySelector('.together').innerText").string
      #expect(
        together
          == "6 of them also token margins: 1 → 2, 1 of them also pixels without a known cause")
      let answers = "\(line).querySelector('.actions').innerText.replace(/\\s+/g, ' ')"
      #expect(
        try await browser.value(answers).string == "7 have other changes too Accept 9 Reject 16")
      try await browser.screenshot("review-causes")
      _ = try await browser.value("(\(button).focus(), \(button).click())")
      try await browser.wait("\(tally) === '7 pending · 9 accepted'")
      for number in 1...9 {
        #expect(try waiting.reference("Card/a\(number)") == waiting.picture(0xCC3300))
      }
      for number in 1...6 {
        #expect(try waiting.reference("Card/b\(number)") == waiting.picture(0x336699))
      }
      #expect(try waiting.reference("Card/c") == waiting.picture(0x336699))
      let after = try await browser.value(answers).string
      #expect(after == "9 accepted 7 have other changes too Reject 7")
      // The focus was on a button that is gone.
      #expect(
        try await browser.value("document.activeElement.matches('.actions button')").bool == true)
      let margins =
        "document.querySelectorAll('.causes li')[1].querySelector('.actions').textContent"
      #expect(try await browser.value(margins).string == "All 6 have other changes tooReject 6")
      // The words lead to the first of them.
      _ = try await browser.value("\(line).querySelector('.actions a').click()")
      try await browser.wait("\(marked)[0] === 'Card/b1'")
      func note(_ name: String) async throws -> String? {
        let entry =
          "[...document.querySelectorAll('.entry')].find(e => e.dataset.name === '\(name)')"
        return try await browser.value(
          "\(entry).closest('.group').querySelector('.note').textContent"
        ).string
      }
      #expect(try await note("Card/a1") == "It explains every pixel that differs.")
      #expect(
        try await note("Card/c")
          == "Some pixels differ without a known cause: look at them before accepting.")
      let both =
        """
        Together they explain every pixel that differs. Accepting keeps both changes. Reject if \
        one was not meant.
        """
      #expect(try await note("Card/b1") == both)
    }
  }

  /// Twelve pages that the browser drew. In eight of them 40 points of a banner came above the
  /// text, and one got a full stop.
  @Test("Pictures that a browser drew are reviewed by what their pixels show, with one answer")
  func picturesOfABrowser() async throws {
    let waiting = Waiting()
    defer { try? FileManager.default.removeItem(at: waiting.folder) }
    let shots = waiting.folder.path + "/shots"
    func draw(bannersUpTo count: Int, withMark isMarked: Bool = false) async throws {
      try await Browser.withWindow { browser in
        for number in 0..<12 {
          let mark = isMarked && number == 11 ? "." : ""
          let banner = number < count ? "<div style=height:40px;background:gold></div>" : ""
          let text = "<h1 style='margin:9px'>Page \(number)\(mark)</h1>"
          let page = "<body style='margin:0'>\(banner)\(text)</body>"
          try await browser.size(width: 320, height: number < count ? 240 : 200)
          try await browser.open(
            "data:text/html,"
              + (page.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""),
            until: "document.readyState === 'complete'")
          let bytes = try await browser.picture()
          let file = URL(filePath: "\(shots)/login.spec.ts-snapshots/page-\(number).png")
          try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
          try bytes.write(to: file)
        }
      }
    }
    func passes(_ verb: String) async -> Bool {
      await Tool.run(
        arguments: [
          verb, "--pictures", shots, "--snapshots", waiting.store.root, "--output",
          waiting.artifacts.path,
        ], console: Console(result: { _ in }, message: { _ in })) == .success
    }
    try await draw(bannersUpTo: 0)
    #expect(await passes("record"))
    #expect(await passes("check"))
    try await draw(bannersUpTo: 8, withMark: true)
    #expect(await !passes("check"))
    try await withReview(of: waiting) { browser, _ in
      let line = "document.querySelectorAll('.causes li')[0]"
      #expect(
        try await browser.value("\(line).querySelector('.cause').textContent").string
          == "40 rows inserted")
      #expect(
        try await browser.value("\(line).querySelector('.count').textContent").string
          == "8 snapshots")
      // Nothing speaks of views or tokens.
      let words = try await browser.value("document.body.innerText").string ?? ""
      #expect(!words.contains("token") && !words.contains("view "))
      try await browser.screenshot("review-pictures")
      _ = try await browser.value("\(line).querySelector('.accept-button').click()")
      try await browser.wait("\(tally) === '1 pending · 8 accepted'")
    }
    #expect(await !passes("check"))
    try await draw(bannersUpTo: 8)
    #expect(await passes("check"))
  }

  /// An unwanted change is unwanted wherever it is, also among others that were meant.
  @Test(.nightly) func rejectingACauseRejectsEverySnapshotThatItChanged() async throws {
    try await withReview(of: tokens) { browser, waiting in
      let line =
        """
        [...document.querySelectorAll('.causes li')].find(li => \
        li.querySelector('.cause').textContent.startsWith('token primary'))
        """
      _ = try await browser.value("\(line).querySelector('.reject-button').click()")
      try await browser.wait("\(tally) === '16 rejected'")
      for name in ["Card/a1", "Card/a9", "Card/b1", "Card/b6", "Card/c"] {
        #expect(!waiting.isPending(name))
      }
      #expect(try waiting.reference("Card/a1") == waiting.picture(0x336699))
    }
  }

  @Test(.nightly) func aCapitalAnswersEverySnapshotWithTheCausesOfTheMarkedOne() async throws {
    try await withReview(of: tokens) { browser, waiting in
      try await browser.press(.character("j"))
      try await expectMarkedInSight("Card/a1", browser)
      try await browser.press(.character("A"))
      try await browser.wait("\(tally) === '7 pending · 9 accepted'")
      #expect(try waiting.reference("Card/b1") == waiting.picture(0x336699))
      try await browser.press(.character("u"))
      try await browser.wait("\(tally) === '16 pending'")
    }
  }

  // MARK: - Keys

  private let marked =
    "[...document.querySelectorAll('.entry[aria-current=true]')].map(e => e.dataset.name)"

  private func expectMarkedInSight(_ name: String? = nil, _ browser: Browser) async throws {
    let current = try await browser.value(marked).strings
    #expect(current.count == 1)
    if let name { #expect(current == [name]) }
    let heading = try await browser.box(".entry[aria-current=true] h3")
    #expect(
      heading.y >= 0 && heading.y + heading.height <= 900,
      "the heading of \(current) is at \(heading.y)")
  }

  @Test(.nightly) func aKeyAnswersTheSnapshotOnTheScreenAfterScrollingAway() async throws {
    try await withReview { browser, waiting in
      try await browser.press(.character("j"))
      try await expectMarkedInSight("Card/a", browser)
      try await browser.frames()
      // Scrolls with the wheel, so the focus stays.
      _ = try await browser.value(
        """
        document.querySelector('[data-name=\"New/d\"]').scrollIntoView({ block: 'start', behavior: \
        'instant' })
        """
      )
      try await browser.wait(
        "document.querySelector('[data-name=\"New/d\"]').matches('[aria-current=true]')")
      try await expectMarkedInSight("New/d", browser)
      try await browser.collect(
        "document.querySelector('[data-flash=accept]')?.dataset.name", as: "flashes")
      try await browser.press(.character("a"))
      try await browser.wait("flashes.includes('New/d')")
      try await browser.wait("\(tally) === '3 pending · 1 accepted'")
      #expect(try waiting.reference("New/d") == waiting.picture(0x00AA00))
      #expect(waiting.isPending("Card/a"))
      try await browser.wait("document.querySelectorAll('[data-flash]').length === 0")
      try await expectMarkedInSight("Card/a", browser)
    }
  }

  @Test(.nightly) func aSecondKeyDuringTheFlashShowsTheNextAndAnswersNothing() async throws {
    try await withReview { browser, waiting in
      try await browser.press(.character("j"))
      try await browser.collect(toast, as: "toasts")
      // By script, because a driver may be slower than the flash.
      let key =
        "document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }))"
      let flashing = "document.querySelector('[data-name=\"Card/a\"][data-flash]')"
      _ = try await browser.value(
        """
        (setInterval(() => { if (\(flashing) && !window.isPressed) { isPressed = true; \(key); } \
        }, 5), \(key), 0)
        """
      )
      try await browser.wait(
        "toasts.includes('Card/a accepted. Press the key again to accept Card/b.')")
      try await expectMarkedInSight("Card/b", browser)
      #expect(waiting.isPending("Card/b") && !waiting.isPending("Card/a"))
      _ = try await browser.value("(\(key), 0)")
      try await browser.wait("\(tally) === '2 pending · 2 accepted'")
      #expect(!waiting.isPending("Card/b"))
    }
  }

  @Test(.nightly) func focusFollowsTheMark() async throws {
    try await withReview { browser, _ in
      try await browser.press(.character("j"))
      #expect(try await browser.value("document.activeElement.dataset.name").string == "Card/a")
      try await browser.frames()
      _ = try await browser.value(
        "scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })")
      try await browser.wait(
        "\(marked)[0] !== 'Card/a' && document.activeElement.dataset.name === \(marked)[0]")
    }
  }

  @Test(.nightly) func undoShowsTheSnapshotAndMakesItCurrent() async throws {
    try await withReview { browser, waiting in
      try await browser.press(.character("j"), .character("a"))
      try await browser.wait("\(marked)[0] === 'Card/b'")
      try await browser.press(.character("u"))
      try await browser.wait("\(tally) === '4 pending'")
      try await expectMarkedInSight("Card/a", browser)
      try await browser.press(.character("a"))
      try await browser.wait("\(tally) === '3 pending · 1 accepted'")
      #expect(try waiting.reference("Card/a") == waiting.picture(0xCC3300))
      #expect(try waiting.reference("Card/b") == waiting.picture(0x336699))
    }
  }

  @Test(.nightly) func aKeyWithNothingInSightShowsWhatItWouldAnswerFirst() async throws {
    try await withReview { browser, waiting in
      try await browser.size(width: 1280, height: 300)
      _ = try await browser.value("scrollTo({ top: 0, behavior: 'instant' })")
      try await browser.wait("\(marked).length === 1")
      try await browser.collect(toast, as: "toasts")
      try await browser.press(.character("a"))
      try await browser.wait("toasts.includes('Press the key again to accept Card/a.')")
      #expect(waiting.isPending("Card/a"))
      try await browser.press(.character("a"))
      try await browser.wait("\(tally) === '3 pending · 1 accepted'")
      #expect(!waiting.isPending("Card/a"))
    }
  }

  @Test(.nightly) func keysCanBeSwitchedOffForGood() async throws {
    try await withReview { browser, waiting in
      _ = try await browser.value("document.querySelector('[data-help]').click()")
      _ = try await browser.value("document.querySelector('[data-letters]').click()")
      try await browser.press(.escape)
      let url = try #require(try await browser.value("location.href").string)
      for _ in 1...2 {
        _ = try await browser.value(
          "(window.asked = 0, window.fetch = async () => { asked += 1; throw 0 }, 0)")
        try await browser.press(
          .character("j"), .character("a"), .character("r"), .character("u"), .character("2"))
        // An answer would have been sent by now.
        try await browser.frames()
        #expect(try await browser.value("asked").int == 0)
        #expect(try await browser.value(tally).string == "4 pending")
        #expect(try await browser.value("document.documentElement.dataset.mode").string == "side")
        try await browser.open("about:blank", until: "document.title === ''")
        try await browser.open(
          url, until: "document.documentElement.classList.contains('reviewing')")
      }
      #expect(waiting.isPending("Card/a"))
    }
  }

  // MARK: - The end

  @Test(.nightly) func theEndOfAReviewIsSaidInTheHeadingTheTitleAndTheTally() async throws {
    try await withReview { browser, waiting in
      let opening = try await browser.value(
        "[document.title, document.querySelector('h1').textContent]"
      ).strings
      let progress = "document.querySelector('[data-progress]').textContent"
      #expect(try await browser.value(progress).string == "0 of 4 answered")
      _ = try await browser.value("document.querySelector('[data-filter=pending]').click()")
      try await browser.press(.character("j"), .character("a"))
      try await browser.wait("\(progress) === '1 of 4 answered' && \(marked)[0] === 'Card/b'")
      // The filter follows the answer.
      let shown =
        """
        [...document.querySelectorAll('.entry')].filter(e => e.checkVisibility()).map(e => \
        e.dataset.name)
        """
      #expect(try await browser.value(shown).strings == ["Card/b", "Card/c", "New/d"])
      try await browser.press(.character("r"))
      try await browser.wait("\(progress) === '2 of 4 answered' && \(marked)[0] === 'Card/c'")
      let bar = try await browser.box(".progress")
      #expect(bar.y >= 0 && bar.y + bar.height <= 901, "it stays in sight")
      let left = "2 of 4 snapshots are left to answer"
      #expect(
        try await browser.value("[document.title, document.querySelector('h1').textContent]")
          .strings == [left, left])
      _ = try await browser.value("document.querySelector('.summary .accept-button').click()")
      try await browser.wait("\(tally) === '3 accepted · 1 rejected'")
      let end = "All 4 snapshots are answered: 3 accepted · 1 rejected."
      #expect(
        try await browser.value("[document.title, document.querySelector('h1').textContent]")
          .strings == [end, end])
      let next =
        """
        [...document.querySelectorAll('.next')].filter(e => e.checkVisibility()).map(e => \
        e.textContent)
        """
      let step = "Next: commit the references, mend what you rejected, and check again."
      #expect(
        try await browser.value(next).strings == [step, step], "below the heading and in the bar")
      #expect(
        try await browser.value("document.querySelector('.marked').checkVisibility()").bool == false
      )
      try await browser.wait("\(shown).length === 0")
      _ = try await browser.value(
        "document.querySelector('.progress [data-filter=answered]').click()")
      try await browser.wait("\(shown).join() === 'Card/a,Card/b,Card/c,New/d'")
      try await browser.screenshot("review-end")
      try await browser.press(.character("u"))
      try await browser.wait("\(tally) === '2 pending · 1 accepted · 1 rejected'")
      #expect(
        try await browser.value("[document.title, document.querySelector('h1').textContent]")
          .strings == [left, left])
      try await expectMarkedInSight("Card/c", browser)
      try await browser.press(.character("u"), .character("u"))
      try await browser.wait("\(tally) === '4 pending'")
      #expect(
        try await browser.value("[document.title, document.querySelector('h1').textContent]")
          .strings == opening)
    }
  }

  // MARK: - Races

  /// 390 CSS pixels are the width of a phone.
  @Test(.nightly, arguments: ["light", "dark"])
  func reviewBreaksNoRuleAndHasNothingToScrollSidewaysOnAPhone(scheme: String) async throws {
    try await withReview { browser, _ in
      try await browser.prefer("prefers-color-scheme", scheme)
      func expectNoProblems(_ place: String) async throws {
        #expect(
          try await browser.value(
            "document.documentElement.scrollWidth - document.documentElement.clientWidth"
          ).int == 0, "\(place)")
        guard Axe.script != nil else { return }
        let found = try await Axe.violations(in: browser)
        #expect(found == [], "\(place): \(found.joined(separator: "\n"))")
      }
      try await expectNoProblems("\(scheme), wide")
      try await browser.size(width: 390, height: 844)
      try await expectNoProblems("\(scheme), narrow")
      try await browser.screenshot("review-390-\(scheme)")
      _ = try await browser.value(
        "document.querySelector('.entry[data-name=\"Card/a\"] .accept-button').click()")
      try await browser.wait("\(actions("Card/a")).textContent.includes('Undo')")
      try await expectNoProblems("\(scheme), answered")
      try await browser.screenshot("review-390-answered-\(scheme)")
    }
  }

  /// The page requests every picture repeatedly while all of them move.
  @Test(.nightly) func noPictureIsBrokenWhileFortyAreAnsweredTogether() async throws {
    let names = (10..<50).map { "Card/\($0)" }
    func forty(_ waiting: Waiting) throws {
      try waiting.record(
        Dictionary(uniqueKeysWithValues: names.map { ($0, 0x330000 + (UInt32($0.suffix(2)) ?? 0)) })
      )
      try waiting.run(
        Dictionary(uniqueKeysWithValues: names.map { ($0, 0xCC0000 + (UInt32($0.suffix(2)) ?? 0)) })
      )
    }
    try await withReview(of: forty) { browser, _ in
      let ask = """
        (window.asked = 0, window.broken = [], window.ends = false, (async () => {
          const sources = () => [...new \
        Set([...document.documentElement.outerHTML.matchAll(/images\\/[0-9a-f]{16}.png/g)].map(m \
        => m[0]))];
          while (!window.ends) {
            await Promise.all(sources().map(async source => {
              const answer = await fetch(source, { cache: 'no-store' });
              asked += 1;
              if (!answer.ok) broken.push(source);
            }));
          }
        })())
        """
      _ = try await browser.value("(\(ask), 0)")
      try await browser.wait("asked > 80")
      for round in 1...3 {
        _ = try await browser.value("document.querySelector('.summary .accept-button').click()")
        try await browser.wait("\(tally) === '40 accepted'")
        _ = try await browser.value("document.querySelector('.summary .undo-button').click()")
        try await browser.wait("\(tally) === '40 pending'")
        let broken = try await browser.value("broken").strings
        #expect(broken == [], "round \(round): \(broken.count) pictures")
      }
      _ = try await browser.value("(window.ends = true)")
    }
  }
}
