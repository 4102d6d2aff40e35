/// The laws of every page: of the gallery, a story, the report and the review.
import Foundation
import LikenessJSON
import TestKit
import TestSupport
import Testing

/// A page in one of its states.
private struct Page: CustomStringConvertible {
  enum Site { case gallery, report, passedReport, oneFile, review }

  let description: String
  let site: Site
  /// The page in its site, with the state that the address has.
  var rest = ""
  /// Where the page is ready to be looked at.
  var isReady = "true"
  /// What a person does then, and when the page shows it.
  var action = "0"
  var isDone = "true"
  /// Whether axe-core also looks at it narrow, and with the list of keys open.
  var hasMoreStates = false
  /// Whether it is opened for its names that look like code.
  var hasHostileNames = false
  /// More things than these have a name.
  var names = 10
  /// The name of one of them.
  var name: String?

  static let all = [
    Page(
      description: "gallery", site: .gallery, rest: "index.html", hasMoreStates: true,
      hasHostileNames: true),
    Page(description: "nothing found", site: .gallery, rest: "index.html#q=nosuchthing"),
    Page(description: "open gallery", site: .gallery, rest: "index.html", action: openAll),
    Page(
      description: "tokens of a story", site: .gallery,
      rest: "stories/button.primary.html#tab=tokens"),
    Page(description: "list of a story", site: .gallery, rest: "stories/card.plain.html#tab=list"),
    Page(description: "report", site: .report, hasMoreStates: true, hasHostileNames: true),
    Page(
      description: "slider", site: .report, rest: "#\(plain)&mode=slider&zoom=8", isReady: stage,
      names: 40, name: "Actual of \(plain)"),
    Page(
      description: "difference", site: .report, rest: "#\(plain)&mode=difference", isReady: stage),
    Page(description: "blink", site: .report, rest: "#\(plain)&mode=blink", isReady: stage),
    Page(description: "new pictures", site: .report, rest: "#&show=new"),
    Page(description: "open report", site: .report, action: openAll),
    Page(description: "passed report", site: .passedReport),
    Page(description: "report in one file", site: .oneFile, hasHostileNames: true),
    Page(description: "review", site: .review, isReady: PendingPictures.isReviewing),
    Page(
      description: "answered review", site: .review,
      isReady: "\(PendingPictures.isReviewing) && \(actions)?.querySelector('button')",
      // Of two states that a test opens, the second finds the answer of the first.
      action: """
        \(actions).textContent.includes('Undo') || \
        \(actions).querySelector('.accept-button').click()
        """, isDone: "\(actions).textContent.includes('Undo')", hasMoreStates: true),
  ]

  private static let plain = "Card/plain@light"
  private static let stage = "document.querySelector('[data-name=\"\(plain)\"] .readout')"
  private static let actions = "document.querySelector('.entry[data-name=\"Card/a\"] .actions')"
  private static let openAll =
    "document.querySelectorAll('details').forEach(details => { details.open = true })"
}

@Suite(.serialized, .requires(.browser)) struct PageTests {
  /// Opens each page in one window, and calls `law` with it.
  ///
  /// - Parameters:
  ///   - size: The window's, in CSS pixels.
  ///   - preference: A preference of the reader's system, and its value.
  private func onEachPage(
    of pages: [Page] = Page.all, size: (width: Int, height: Int) = (1280, 900),
    preferring preference: (String, String)? = nil,
    _ law: (Browser, Page) async throws -> Void
  ) async throws {
    let folder = try TestFolder()
    let gallery = try await GalleryOnDisk.write(to: URL(filePath: folder("gallery")))
    let report = ReportOnDisk(folder: URL(filePath: try folder.createFolder("report")))
    let passed = ReportOnDisk(folder: URL(filePath: try folder.createFolder("passed")))
    var addresses: [Page.Site: String] = [
      .gallery: gallery, .report: try report.write(report.entries()),
      .oneFile: try report.writeSingleFile(report.entries()),
      .passedReport: try passed.write(
        ["one", "two", "three"].map { try passed.passed("Label", $0) }),
    ]
    let pending = try PendingPictures()
    try pending.record()
    try pending.run()
    try await pending.whileReviewing { address in
      addresses[.review] = address
      try await Browser.withWindow { browser in
        try await browser.size(width: size.width, height: size.height)
        if let preference { try await browser.prefer(preference.0, preference.1) }
        for page in pages {
          // Another fragment alone would not load a page again.
          try await browser.open("about:blank", until: "document.title === ''")
          try await browser.open(try #require(addresses[page.site]) + page.rest)
          try await browser.wait(page.isReady)
          _ = try await browser.value("(\(page.action), 0)")
          try await browser.wait(page.isDone)
          try await law(browser, page)
        }
      }
    }
    withExtendedLifetime(folder) {}
  }

  @Test("Everything that can be used or seen has a name", .nightly) func names() async throws {
    let named: Set = [
      "link", "button", "searchbox", "textbox", "slider", "radio", "radiogroup", "combobox", "tab",
      "tabpanel", "image", "img", "region", "navigation", "search", "form", "table", "heading",
      "article", "dialog",
    ]
    try await onEachPage { browser, page in
      // Chrome names nothing that is too far away to be laid out.
      _ = try await browser.value(
        "document.querySelectorAll('*').forEach(e => { e.style.contentVisibility = 'visible' })")
      let tree = try await browser.accessibilityTree()
      // Groups of a report are details, which their summaries name.
      let isNamed = page.site == .gallery ? named.union(["group"]) : named
      let found = tree.filter { isNamed.contains($0.role) }
      #expect(found.count > page.names, "\(page)")
      for node in found {
        #expect(
          !node.name.trimmingCharacters(in: .whitespaces).isEmpty,
          "\(page): a \(node.role) without a name")
      }
      if let name = page.name { #expect(found.contains { $0.name == name }, "\(page)") }
      #expect(tree.count { $0.role == "main" } == 1, "\(page)")
      #expect(
        tree.count { $0.role == "heading" && $0.properties["level"]?.int == 1 } == 1, "\(page)")
      #expect(page.site != .gallery || tree.contains { $0.role == "navigation" }, "\(page)")
      #expect(try await browser.value("document.documentElement.lang").string == "en", "\(page)")
    }
  }

  @Test("Nothing moves for those who want stillness", .nightly) func stillness() async throws {
    try await onEachPage(preferring: ("prefers-reduced-motion", "reduce")) { browser, page in
      let moving = try await browser.value(
        """
        [...document.querySelectorAll('*')].filter(e => \
        getComputedStyle(e).transitionDuration.split(',').some(t => parseFloat(t) > 0)).length
        """)
      #expect(moving.int == 0, "\(page)")
      let scrolling = try await browser.value(
        "getComputedStyle(document.documentElement).scrollBehavior")
      #expect(scrolling.string == "auto", "\(page)")
    }
  }

  /// The window is so low that the list scrolls.
  @Test(
    "The question mark lists the keys from the first line, and Escape closes the list", .nightly)
  func keys() async throws {
    try await onEachPage(size: (640, 220)) { browser, page in
      let place = try await browser.value("location.pathname")
      try await browser.press(.character("?"))
      try await browser.wait(
        "document.querySelector('dialog[open]')?.contains(document.activeElement)")
      let list = "document.querySelector('.keys')"
      #expect(
        try await browser.value("\(list).scrollHeight > \(list).clientHeight").bool == true,
        "\(page)")
      #expect(try await browser.value("\(list).scrollTop").int == 0, "\(page)")
      try await browser.press(.escape)
      try await browser.wait("!document.querySelector('dialog[open]')")
      #expect(try await browser.value("location.pathname") == place, "\(page)")
    }
  }

  /// 320 CSS pixels are a window of 1280 at 400 % (WCAG 2.2, 1.4.10).
  @Test(
    "Nothing has to be scrolled sideways at 400 %", .nightly, arguments: ["light", "dark"])
  func width(_ scheme: String) async throws {
    try await onEachPage(size: (320, 256), preferring: ("prefers-color-scheme", scheme)) {
      browser, page in
      #expect(
        try await browser.value(
          "document.documentElement.scrollWidth - document.documentElement.clientWidth"
        ).int == 0, "\(page)")
      let wide =
        """
        [...document.querySelectorAll('.entry, .changes, .accept, .tools, .where')].filter(e => \
        e.scrollWidth > e.clientWidth + 1).length
        """
      #expect(try await browser.value(wide).int == 0, "\(page)")
      try await browser.screenshot("narrow \(page) \(scheme)".replacing(" ", with: "-"))
    }
  }

  @Test(
    "A page breaks no rule of accessibility", .requires(.axe), arguments: ["light", "dark"])
  func accessibility(_ scheme: String) async throws {
    try await onEachPage(preferring: ("prefers-color-scheme", scheme)) { browser, page in
      func expectNoViolations(_ state: String) async throws {
        let found = try await Axe.violations(in: browser)
        #expect(found == [], "\(page), \(state): \(found.joined(separator: "\n"))")
      }
      try await expectNoViolations("wide")
      guard page.hasMoreStates else { return }
      try await browser.press(.character("?"))
      try await expectNoViolations("keys")
      try await browser.press(.escape)
      try await browser.size(width: 320, height: 640)
      try await expectNoViolations("narrow")
      try await browser.size(width: 1280, height: 900)
    }
  }

  /// Each window expects that no name became code: the title and the console are as they were.
  @Test("A hostile name is only text") func hostileNames() async throws {
    try await onEachPage(of: Page.all.filter(\.hasHostileNames)) { browser, page in
      try await expectOwnFiles(browser, page)
      #expect(
        try await browser.value("document.body.innerText").string?.contains(
          "<svg onload=document.title='owned'>") == true, "\(page)")
      if page.site == .gallery {
        try await browser.click("li.card[data-style^='<'] a")
        try await browser.wait("document.querySelector('[data-tabs]:not([hidden])')")
        try await expectOwnFiles(browser, page)
        #expect(
          try await browser.value("document.querySelector('h1').textContent").string?.contains(
            "<img src=x onerror") == true)
        return
      }
      // Its link leads back to it.
      try await browser.press(.character("j"), .character("j"), .character("j"), .character("j"))
      let current = "(document.activeElement.closest('.entry')?.dataset.name ?? '')"
      let name = try await browser.value(current).string
      #expect(name?.contains("onerror=document.title") == true, "\(page)")
      let link = try #require(try await browser.value("location.href").string)
      try await browser.open("about:blank", until: "document.title === ''")
      try await browser.open(link)
      #expect(try await browser.value(current).string == name, "\(page)")
      try await browser.screenshot("report-hostile")
    }
  }

  /// Expects that scripts and pictures are those of the page.
  private func expectOwnFiles(_ browser: Browser, _ page: Page) async throws {
    // A report adds a script for the pixels of each picture in sight, and removes it once it is
    // loaded.
    let scripts = try await browser.value(
      """
      [...document.scripts].map(s => s.getAttribute('src') ?? 'inline').filter(s => \
      !/^pixels\\/[0-9a-f]{16}\\.js$/.test(s))
      """
    ).strings
    #expect(
      [["site.js"], ["../site.js"], ["script.js"], ["inline"]].contains(scripts),
      "\(page): \(scripts)")
    #expect(
      try await browser.value(
        """
        [...document.images].every(i => /^((\\.\\.\\/)?images\\/[0-9a-f]{16}\\.png|data:)/.test(\
        i.getAttribute('srcset') ?? i.getAttribute('src')))
        """
      ).bool == true, "\(page)")
  }
}
