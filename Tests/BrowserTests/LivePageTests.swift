/// The running gallery in a browser: files change on disk, and the open page shows it.
import Foundation
import TestKit
import TestSupport
import Testing

private func scene(_ color: String) -> String {
  ##"""
  {"variants": {"scale": [1, 2]}, "theme": {"name": "day"}, "view": {"type": "View", "layout": \##
  {"width": 120, "height": 80}, "style": {"backgroundColor": "\##(color)"}}}
  """##
}

@Suite(.serialized, .requires(.browser)) struct LivePageTests {
  /// Serves thirty scenes, opens a browser, and ends both.
  ///
  /// - Parameter allowed: Text that console lines may contain. By default the console must stay
  ///   empty.
  private func withServedGallery(
    allowing allowed: String? = nil, _ body: (Browser, String, TestFolder) async throws -> Void
  ) async throws {
    let folder = try TestFolder()
    for group in ["a", "b", "c"] {
      for number in 0..<10 {
        try folder.write(scene("#336699"), to: "\(group)/box\(number).json")
      }
    }
    let status = try await whileServing(["gallery", "--serve", "--scenes", folder.path]) {
      address in
      try await Browser.withWindow(allowing: allowed) { browser in
        try await body(browser, address, folder)
      }
    }
    #expect(status == .success)
  }

  /// The color in the middle of the first picture of a story's card or page, as decoded by the
  /// browser: `[51,102,153]`.
  private func color(_ selector: String) -> String {
    """
    (() => {
      const image = document.querySelector(\(selector));
      if (!image || !image.complete || !image.naturalWidth) return "";
      const canvas = document.createElement("canvas");
      canvas.width = canvas.height = 1;
      const context = canvas.getContext("2d");
      context.drawImage(image, image.naturalWidth / 2, image.naturalHeight / 2, 1, 1, 0, 0, 1, 1);
      return JSON.stringify([...context.getImageData(0, 0, 1, 1).data].slice(0, 3));
    })()
    """
  }

  @Test("An edited scene shows without a reload, and the page keeps its place") func editedScene()
    async throws
  {
    try await withServedGallery { browser, address, folder in
      try await browser.open(address)
      try await browser.press(.character("/"))
      try await browser.type("b/")
      try await browser.wait(
        """
        [...document.querySelectorAll('.card')].filter(card => card.checkVisibility()).length === 10
        """
      )
      let picture = #"'a[href^="stories/b.box3.html"] img'"#
      _ = try await browser.value(
        """
        (window.sameDocument = true, scrollTo(0, 120), \
        document.querySelector(\(picture)).loading = 'eager')
        """
      )
      try await browser.wait("\(color(picture)) === '[51,102,153]'")
      let place =
        """
        [scrollY, document.activeElement.name, document.activeElement.value, location.hash].join(' \
        ')
        """
      let before = try await browser.value(place).string

      try folder.write(scene("#CC0000"), to: "b/box3.json")
      try await browser.wait("\(color(picture)) === '[204,0,0]'")

      #expect(try await browser.value("window.sameDocument === true").bool == true)
      #expect(try await browser.value(place).string == before)
      #expect(
        try await browser.value(
          "[...document.querySelectorAll('.card')].filter(card => card.checkVisibility()).length"
        ).int == 10)
    }
  }

  /// The page's message about problems.
  private let shown =
    """
    [...document.querySelectorAll('[role=alert]')].filter(line => line.checkVisibility()).map(line \
    => line.textContent).join()
    """

  @Test("A problem stands on the page until it is fixed", .nightly) func problem() async throws {
    try await withServedGallery { browser, address, folder in
      let picture = "'.stage img'"
      try await browser.open(address + "stories/a.box1.html")
      try await browser.wait("\(color(picture)) === '[51,102,153]'")
      #expect(try await browser.value(shown).string == "")

      try folder.write(#"{"view": {"type": "Viw"}}"#, to: "a/box1.json")
      try await browser.wait("\(shown).includes('a/box1.json:1:19')")
      #expect(
        try await browser.value(color(picture)).string == "[51,102,153]",
        "the last good picture stays")

      try folder.write(scene("#00AA00"), to: "a/box1.json")
      try await browser.wait("\(color(picture)) === '[0,170,0]' && \(shown) === ''")
    }
  }

  @Test("The page of a removed story leads back to the gallery", .nightly) func removedStory()
    async throws
  {
    // The page sends a request itself, and finds that the story is gone.
    try await withServedGallery(
      allowing:
        "stories/c.box9.html - Failed to load resource: the server responded with a status of 404"
    ) {
      browser, address, folder in
      try await browser.open(address + "stories/c.box9.html")
      try folder.remove("c/box9.json")
      try await browser.wait(
        "location.pathname === '/index.html' && document.querySelectorAll('.card').length === 29")
    }
  }

  @Test("A problem that stays is not announced again by an update", .nightly) func stayingProblem()
    async throws
  {
    try await withServedGallery { browser, address, folder in
      let picture = "'.stage img'"
      try await browser.open(address + "stories/a.box2.html")
      try folder.write(#"{"view": {"type": "Viw"}}"#, to: "a/box1.json")
      try await browser.wait("\(shown).includes('a/box1.json:1:19')")
      // A screen reader repeats an alert when it is shown or its text is set, even to the same
      // text.
      _ = try await browser.value(
        """
        (window.said = 0, new MutationObserver(changes => window.said += changes.length).observe(
          document.querySelector('.live-problem'), { attributes: true, childList: true, \
        characterData: true, subtree: true }))
        """)
      try folder.write(scene("#00AA00"), to: "a/box2.json")
      try await browser.wait("\(color(picture)) === '[0,170,0]'")
      #expect(try await browser.value("window.said").int == 0)
      #expect(try await browser.value("\(shown).includes('a/box1.json:1:19')").bool == true)
    }
  }

  @Test("A page says that its gallery can't be reached, until it is there again", .nightly)
  func galleryOutOfReach() async throws {
    try await withServedGallery(allowing: "Failed to load resource: net::ERR_") {
      browser, address, folder in
      try await browser.open(address + "stories/a.box1.html")
      try await browser.wait(
        """
        \(color("'.stage img'")) === '[51,102,153]' && document.documentElement.dataset.updates > 0
        """
      )
      #expect(try await browser.value(shown).string == "")
      try await browser.reach(nothing: true)
      // The browser leaves connections that are open, so the page has to make a new one.
      _ = try await browser.value(
        "(dispatchEvent(new Event('pagehide')), dispatchEvent(new Event('pageshow')))")
      try await browser.wait(
        "\(shown) === \"The gallery has ended or can't be reached; this picture may be old.\"")
      try folder.write(scene("#00AA00"), to: "a/box1.json")
      try await browser.reach(nothing: false)
      try await browser.wait("\(shown) === '' && \(color("'.stage img'")) === '[0,170,0]'")
    }
  }

  @Test("A fetch that fails changes nothing, and the next one shows everything", .nightly)
  func failedFetch() async throws {
    try await withServedGallery { browser, address, folder in
      let picture = "'.stage img'"
      try await browser.open(address + "stories/a.box1.html")
      try await browser.wait(
        "\(color(picture)) === '[51,102,153]' && document.documentElement.dataset.updates > 0")
      _ = try await browser.value(
        """
        (window.fails = 0, window.realFetch = fetch, window.fetch = async () => { fails += 1; \
        throw new TypeError('Failed to fetch'); }, 0)
        """
      )
      try folder.write(scene("#CC0000"), to: "a/box1.json")
      try await browser.wait("window.fails > 0")
      #expect(try await browser.value(color(picture)).string == "[51,102,153]")
      _ = try await browser.value("(window.fetch = realFetch, 0)")
      try folder.write(scene("#00AA00"), to: "a/box1.json")
      try await browser.wait("\(color(picture)) === '[0,170,0]'")
    }
  }

  @Test("Eight tabs are live although a browser allows six connections", .nightly) func eightTabs()
    async throws
  {
    try await withServedGallery { browser, address, folder in
      let picture = "'.stage img'"
      var tabs: [Browser.Tab] = []
      for _ in 0..<8 {
        tabs.append(try await browser.openTab(address + "stories/a.box1.html"))
        try await browser.wait("\(color(picture)) === '[51,102,153]'")
        _ = try await browser.value(
          """
          (window.states = [], document.addEventListener('visibilitychange', () => \
          states.push(document.visibilityState)))
          """
        )
      }
      try folder.write(scene("#00AA00"), to: "a/box1.json")
      try await browser.wait("\(color(picture)) === '[0,170,0]'")
      // A reconnecting page shows the changes that it missed, and later ones.
      try await browser.bringToFront(tabs[0])
      // A tab behind another is not visible.
      try await browser.wait("window.states.join() === 'hidden,visible'")
      try await browser.wait("\(color(picture)) === '[0,170,0]'")
      try folder.write(scene("#CC0000"), to: "a/box1.json")
      try await browser.wait("\(color(picture)) === '[204,0,0]'")
    }
  }
}
