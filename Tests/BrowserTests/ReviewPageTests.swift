/// `likeness review` in a browser: buttons and keys change files on disk, and new runs update the
/// page.
import Foundation
import Likeness
import LikenessCommand
import LikenessJSON
import LikenessSnapshots
import TestKit
import TestSupport
import Testing

@Suite(.serialized, .requires(.browser)) struct ReviewPageTests {
  /// Reviews pictures in a window: three changed cards and a new one by default.
  private func withReview(
    of prepare: (PendingPictures) throws -> Void = {
      try $0.record()
      try $0.run()
    }, _ body: (Browser, PendingPictures) async throws -> Void
  ) async throws {
    let waiting = try PendingPictures()
    try prepare(waiting)
    try await withReview(of: waiting, body)
  }

  private func withReview(
    of waiting: PendingPictures, _ body: (Browser, PendingPictures) async throws -> Void
  ) async throws {
    try await waiting.whileReviewing { address in
      try await Browser.withWindow { browser in
        try await browser.open(address, until: PendingPictures.isReviewing)
        try await body(browser, waiting)
      }
    }
  }

  private func actions(_ name: String) -> String {
    "document.querySelector('.entry[data-name=\"\(name)\"] .actions')"
  }
  private let toast = "document.querySelector('[data-toast].shown')?.textContent"
  private let tally = "document.querySelector('.summary .tally')?.textContent"

  @Test("Keys answer, and the files on disk change") func keys() async throws {
    try await withReview { browser, waiting in
      #expect(try await browser.value(tally).string == "4 pending")
      try await browser.press(.character("j"), .character("a"))
      try await browser.wait("\(tally) === '3 pending · 1 accepted'")
      #expect(waiting.reference("Card/a") == waiting.picture(0xCC3300))
      #expect(!waiting.isPending("Card/a"))
      // The next pending snapshot has the focus.
      try await browser.wait("document.activeElement.dataset.name === 'Card/b'")
      try await browser.press(.character("r"))
      try await browser.wait("\(tally) === '2 pending · 1 accepted · 1 rejected'")
      #expect(waiting.reference("Card/b") == waiting.picture(0x336699))
      #expect(!waiting.isPending("Card/b"))
      try await browser.press(.character("u"), .character("u"))
      try await browser.wait("\(tally) === '4 pending'")
      #expect(waiting.reference("Card/a") == waiting.picture(0x336699))
      #expect(waiting.isPending("Card/a") && waiting.isPending("Card/b"))
    }
  }

  @Test("Buttons answer for one, for a group and for all", .nightly) func buttons() async throws {
    try await withReview { browser, waiting in
      // By script, because pages scroll smoothly and a driver's click would come too early.
      _ = try await browser.value("\(actions("New/d")).querySelector('.accept-button').click()")
      try await browser.wait("\(actions("New/d")).textContent.includes('Accepted')")
      #expect(waiting.reference("New/d") == waiting.picture(0x00AA00))
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
        #expect(waiting.reference(name) == waiting.picture(0xCC3300))
      }
      #expect(waiting.reference("New/d") == nil)
      _ = try await browser.value("document.querySelector('.summary .undo-button').click()")
      try await browser.wait("\(tally) === '4 pending'")
      for name in ["Card/a", "Card/b", "Card/c"] {
        #expect(waiting.reference(name) == waiting.picture(0x336699))
      }
      // A filter narrows what "all" means.
      try await browser.press(.character("/"))
      try await browser.type("new")
      try await browser.wait(
        "document.querySelector('.summary .accept-button').textContent === 'Accept 1 shown'")
      _ = try await browser.value("document.querySelector('.summary .accept-button').click()")
      try await browser.wait("\(tally) === '3 pending · 1 accepted'")
      #expect(waiting.reference("New/d") != nil)
      #expect(waiting.reference("Card/a") == waiting.picture(0x336699))
    }
  }

  @Test("New outcomes come to the page, which keeps its place and mode") func newOutcomes()
    async throws
  {
    try await withReview { browser, waiting in
      try await browser.press(.character("j"), .character("j"), .character("2"))
      #expect(try await browser.value("document.activeElement.dataset.name").string == "Card/b")
      #expect(try await browser.value("document.documentElement.dataset.mode").string == "slider")
      try await browser.frames()
      let place = try #require(
        try await browser.value("Math.round(document.activeElement.getBoundingClientRect().top)")
          .int)
      try waiting.run(
        PendingPictures.new.merging(["Card/0": 0x111111, "Extra/z": 0x222222]) { $1 })
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

  @Test("Answers of others are shown, and a refusal says why", .nightly) func otherAnswers()
    async throws
  {
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
      try await waiting.answer(.reject, "Card/c")
      try await browser.wait("\(actions("Card/c")).textContent.includes('Rejected')")
      try await browser.frames()
      try await browser.wait(isLoaded)
      try await waiting.answer(.accept, "Card/a")
      try await browser.wait("\(actions("Card/a")).textContent.includes('Accepted')")
      try await browser.frames()
      try await browser.wait(isLoaded)
      // Another picture than the run drew.
      try waiting.folder.write(
        Data(PNG.encode(waiting.picture(0x999999))), to: "out/pending/Card/b.waiting/actual.png")
      try await browser.wait("\(tally) === '2 pending · 1 accepted · 1 rejected'")
      let card = "document.querySelector('.entry[data-name=\"Card/b\"]"
      try await browser.wait(
        "\(card) .refusal')?.checkVisibility() || \(card) .accept-button:not(:disabled)')?.click()")
      #expect(waiting.reference("Card/b") == waiting.picture(0x336699))
    }
  }

  // MARK: - Causes

  /// Nine cards changed by `primary` alone, six by `primary` and `margins`, and one by `primary`
  /// with unexplained pixels.
  private func tokens(_ waiting: PendingPictures) throws {
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

  @Test("A cause accepts only what it explains entirely, and says how many it leaves")
  func acceptedCause() async throws {
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
        #expect(waiting.reference("Card/a\(number)") == waiting.picture(0xCC3300))
      }
      for number in 1...6 {
        #expect(waiting.reference("Card/b\(number)") == waiting.picture(0x336699))
      }
      #expect(waiting.reference("Card/c") == waiting.picture(0x336699))
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

  /// Five pages that the browser drew. In three of them 40 points of a banner came above the text,
  /// and one got a full stop.
  @Test("Pictures that a browser drew are reviewed by what their pixels show, with one answer")
  func picturesOfABrowser() async throws {
    let waiting = try PendingPictures()
    func draw(_ number: Int, banner: String = "", mark: String = "", in browser: Browser)
      async throws -> Data
    {
      let page =
        "<body style='margin:0'>\(banner)<h1 style='margin:9px'>Page \(number)\(mark)</h1></body>"
      try await browser.size(width: 320, height: banner.isEmpty ? 200 : 240)
      try await browser.open(
        "data:text/html,"
          + (page.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""),
        until: "document.readyState === 'complete'")
      return try await browser.picture()
    }
    func write(_ pictures: [Int: Data]) throws {
      for (number, picture) in pictures {
        try waiting.folder.write(
          picture, to: "shots/login.spec.ts-snapshots/page-\(number).png")
      }
    }
    func passes(_ verb: String) async -> Bool {
      await EmptyGallery.run(
        arguments: [
          verb, "--pictures", waiting.folder("shots"), "--snapshots", waiting.store.root,
          "--output", waiting.artifacts.path,
        ], console: Console(result: { _ in }, message: { _ in })) == .success
    }
    var (plain, changed): ([Int: Data], [Int: Data]) = ([:], [:])
    try await Browser.withWindow { browser in
      for number in 0..<5 { plain[number] = try await draw(number, in: browser) }
      let banner = "<div style=height:40px;background:gold></div>"
      for number in 0..<3 {
        changed[number] = try await draw(number, banner: banner, in: browser)
      }
      changed[4] = try await draw(4, mark: ".", in: browser)
    }
    try write(plain)
    #expect(await passes("record"))
    #expect(await passes("check"))
    try write(changed)
    #expect(await !passes("check"))
    try await withReview(of: waiting) { browser, _ in
      let line = "document.querySelectorAll('.causes li')[0]"
      #expect(
        try await browser.value("\(line).querySelector('.cause').textContent").string
          == "40 rows inserted")
      #expect(
        try await browser.value("\(line).querySelector('.count').textContent").string
          == "3 snapshots")
      // Nothing speaks of views or tokens.
      let words = try await browser.value("document.body.innerText").string ?? ""
      #expect(!words.contains("token") && !words.contains("view "))
      try await browser.screenshot("review-pictures")
      _ = try await browser.value("\(line).querySelector('.accept-button').click()")
      try await browser.wait("\(tally) === '1 pending · 3 accepted'")
    }
    #expect(await !passes("check"))
    // The full stop was a mistake.
    try write(plain.filter { $0.key == 4 })
    #expect(await passes("check"))
  }

  /// An unwanted change is unwanted wherever it is, also among others that were meant.
  @Test("Rejecting a cause rejects every snapshot that it changed", .nightly) func rejectedCause()
    async throws
  {
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
      #expect(waiting.reference("Card/a1") == waiting.picture(0x336699))
    }
  }

  @Test("A capital answers every snapshot with the causes of the marked one", .nightly)
  func capital() async throws {
    try await withReview(of: tokens) { browser, waiting in
      try await browser.press(.character("j"))
      try await expectMarkedInSight("Card/a1", browser)
      try await browser.press(.character("A"))
      try await browser.wait("\(tally) === '7 pending · 9 accepted'")
      #expect(waiting.reference("Card/b1") == waiting.picture(0x336699))
      try await browser.press(.character("u"))
      try await browser.wait("\(tally) === '16 pending'")
    }
  }

  @Test("A capital answers the marked one alone where pixels are unexplained", .nightly)
  func capitalAlone() async throws {
    func unexplained(_ waiting: PendingPictures) throws {
      let names = ["Card/a", "Card/b"]
      try waiting.record(Dictionary(uniqueKeysWithValues: names.map { ($0, 0x336699) }))
      try waiting.run(
        Dictionary(uniqueKeysWithValues: names.map { ($0, 0xCC3300) }),
        causes: Dictionary(uniqueKeysWithValues: names.map { ($0, ["primary"]) }),
        unexplained: Dictionary(uniqueKeysWithValues: names.map { ($0, 5) }))
    }
    try await withReview(of: unexplained) { browser, waiting in
      try await browser.press(.character("j"))
      #expect(try await browser.value("document.querySelectorAll('.group').length").int == 1)
      // The button of the group has no key.
      #expect(
        try await browser.value(
          "document.querySelector('.group > .head .accept-button').textContent"
        ).string == "Accept 2")
      try await browser.press(.character("A"))
      try await browser.wait("\(tally) === '1 pending · 1 accepted'")
      #expect(waiting.isPending("Card/b") && !waiting.isPending("Card/a"))
    }
  }

  @Test("An outdated snapshot says so, and has no buttons", .nightly) func outdated() async throws {
    func outdated(_ waiting: PendingPictures) throws {
      try waiting.record()
      try waiting.run()
      let subject = SnapshotSubject(
        try SnapshotIdentity("Card/a"), picture: waiting.picture(0x111111))
      let elsewhere = ArtifactsFolder(path: waiting.folder("elsewhere"))
      _ = SnapshotChecker(store: waiting.store, artifacts: elsewhere, mode: .all).check(subject)
    }
    try await withReview(of: outdated) { browser, waiting in
      #expect(try await browser.value(tally).string == "3 pending · 1 outdated")
      #expect(
        try await browser.value("\(actions("Card/a")).textContent").string
          == "!Outdated: run the checks again")
      _ = try await browser.value("document.querySelector('.summary .accept-button').click()")
      try await browser.wait("\(tally) === '3 accepted · 1 outdated'")
      #expect(
        try await browser.value("document.title").string
          == """
          All 3 snapshots are answered: 3 accepted · 1 outdated. 1 is outdated: run the checks \
          again.
          """)
      #expect(
        waiting.isPending("Card/a") && waiting.reference("Card/a") == waiting.picture(0x111111))
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

  @Test("After scrolling away, a key answers the snapshot on the screen", .nightly)
  func scrolledAway() async throws {
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
      #expect(waiting.reference("New/d") == waiting.picture(0x00AA00))
      #expect(waiting.isPending("Card/a"))
      try await browser.wait("document.querySelectorAll('[data-flash]').length === 0")
      try await expectMarkedInSight("Card/a", browser)
    }
  }

  @Test("A second key during the flash shows the next and answers nothing", .nightly)
  func secondKey() async throws {
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

  @Test("The focus follows the mark", .nightly) func focus() async throws {
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

  @Test("Undo shows the snapshot and makes it current", .nightly) func undo() async throws {
    try await withReview { browser, waiting in
      try await browser.press(.character("j"), .character("a"))
      try await browser.wait("\(marked)[0] === 'Card/b'")
      try await browser.press(.character("u"))
      try await browser.wait("\(tally) === '4 pending'")
      try await expectMarkedInSight("Card/a", browser)
      try await browser.press(.character("a"))
      try await browser.wait("\(tally) === '3 pending · 1 accepted'")
      #expect(waiting.reference("Card/a") == waiting.picture(0xCC3300))
      #expect(waiting.reference("Card/b") == waiting.picture(0x336699))
    }
  }

  @Test("A key with nothing in sight first shows what it would answer", .nightly)
  func nothingInSight() async throws {
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

  @Test("Keys can be switched off for good", .nightly) func keysOff() async throws {
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
          url, until: PendingPictures.isReviewing)
      }
      #expect(waiting.isPending("Card/a"))
    }
  }

  // MARK: - The end

  @Test("The heading, the title and the tally say when a review is over", .nightly) func end()
    async throws
  {
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

  /// The page requests every picture repeatedly while all of them move.
  @Test("No picture is broken while forty are answered together", .nightly) func forty()
    async throws
  {
    let names = (10..<50).map { "Card/\($0)" }
    func forty(_ waiting: PendingPictures) throws {
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
