/// The gallery's pages from disk in a browser: what a person sees, types and hears.
import Foundation
import LikenessJSON
import TestKit
import TestSupport
import Testing

/// One browser at a time, because each takes hundreds of megabytes.
@Suite(.serialized, .requires(.browser)) struct GalleryPageTests {
  /// Writes the gallery, opens a browser, and closes it afterwards.
  private func withGallery(_ body: (Browser, String) async throws -> Void) async throws {
    let folder = try TestFolder()
    let address = try await GalleryOnDisk.write(to: URL(filePath: folder.path))
    try await Browser.withWindow { browser in try await body(browser, address) }
    withExtendedLifetime(folder) {}
  }

  private let shownCards =
    "[...document.querySelectorAll('.card')].filter(card => card.checkVisibility()).length"
  private let count = "document.querySelector('[data-count]').textContent"
  private let focusedCard = "document.activeElement.closest('.card')?.id ?? ''"

  // MARK: - The gallery

  @Test("The search narrows the list and announces the count") func search() async throws {
    try await withGallery { browser, address in
      try await browser.open(address + "index.html")
      #expect(try await browser.value(shownCards).int == 13)
      #expect(try await browser.value(count).string == "13 pictures of 4 stories")
      try await browser.press(.character("/"))
      try await browser.type("disabled")
      try await browser.wait("\(shownCards) === 4")
      #expect(try await browser.value(count).string == "4 of 13 pictures")
      let line = "document.querySelector('[data-count]')"
      #expect(
        try await browser.value("[\(line).getAttribute('role'), \(line).getAttribute('aria-live')]")
          .strings == ["status", "polite"])
      // Every word must match: of the four, two are dark.
      try await browser.type(" dark")
      try await browser.wait("\(shownCards) === 2")
      try await browser.press(.escape)
      try await browser.wait("\(shownCards) === 13")
      #expect(try await browser.value("document.activeElement === document.body").bool == true)
    }
  }

  @Test("Filters combine, and the address keeps them", .nightly) func filters() async throws {
    try await withGallery { browser, address in
      try await browser.open(address + "index.html")
      try await browser.click("label[for='~theme-2']")
      try await browser.wait("\(shownCards) === 6")
      try await browser.click("select[name=component] option[value=Button]")
      try await browser.wait("\(shownCards) === 4")
      try await browser.click("select[name=state] option[value=disabled]")
      try await browser.wait("\(shownCards) === 2")
      try await browser.click("select[name=style] option[value=primary]")
      try await browser.wait("\(shownCards) === 1")
      #expect(
        try await browser.value("location.hash").string
          == "#component=Button&style=primary&theme=dark&state=disabled")
      let link = try #require(try await browser.value("location.href").string)
      try await browser.open("about:blank", until: "document.title === ''")
      try await browser.open(link)
      #expect(try await browser.value(shownCards).int == 1)
      #expect(
        try await browser.value("document.querySelector('select[name=component]').value").string
          == "Button")
      try await browser.click("[data-more] [data-reset]")
      try await browser.wait("\(shownCards) === 13")
      #expect(try await browser.value("location.hash").string == "")
    }
  }

  @Test("A link shows what it names, and everything for values that nothing has", .nightly)
  func links() async throws {
    try await withGallery { browser, address in
      for (rest, cards) in [
        // Only the primary button has the accent as its background, in two themes and states.
        ("q=accent", 4), ("component=Nothing&theme=%3Cb%3E&x=y", 13), ("q=nosuchthing", 0),
      ] {
        try await browser.open("about:blank", until: "document.title === ''")
        try await browser.open(address + "index.html#" + rest)
        #expect(try await browser.value(shownCards).int == cards, "\(rest)")
      }
      #expect(try await browser.value(count).string == "0 of 13 pictures")
      #expect(
        try await browser.value("document.querySelector('[data-nothing]').checkVisibility()").bool
          == true)
      try await browser.click("[data-nothing] [data-reset]")
      try await browser.wait("\(shownCards) === 13")
    }
  }

  @Test("Keys walk through the pictures, into a story and back") func keys() async throws {
    try await withGallery { browser, address in
      try await browser.open(address + "index.html#component=Button&theme=light")
      try await browser.press(.character("j"))
      let first = try await browser.value(focusedCard)
      try await browser.press(.character("j"), .character("j"))
      let third = try await browser.value(focusedCard)
      try await browser.press(.character("k"))
      let second = try await browser.value(focusedCard)
      #expect(
        [first, second, third].map(\.string) == [
          "Button/primary@light@normal@", "Button/primary@light@disabled@",
          "Button/secondary@light@normal@",
        ])
      try await browser.press(.enter)
      try await browser.wait(
        """
        location.pathname.endsWith('/stories/button.primary.html') && \
        document.querySelector('[data-tabs]:not([hidden])')
        """
      )
      #expect(
        try await browser.value("document.querySelector('input[name=state]:checked').value").string
          == "disabled")
      try await browser.press(.escape)
      try await browser.wait(
        """
        location.pathname.endsWith('/index.html') && \
        document.documentElement.classList.contains('ready')
        """
      )
      // The filters are restored, and the card has the focus.
      #expect(try await browser.value("location.hash").string == "#component=Button&theme=light")
      #expect(try await browser.value(focusedCard).string == "Button/primary@light@disabled@")
    }
  }

  // MARK: - A story

  @Test("Keys lead from story to story", .nightly) func storyKeys() async throws {
    try await withGallery { browser, address in
      try await browser.open(address + "stories/button.primary.html")
      try await browser.press(.character("j"))
      try await browser.wait(
        """
        location.pathname.endsWith('/button.secondary.html') && \
        document.documentElement.classList.contains('ready')
        """
      )
      try await browser.press(.character("k"))
      try await browser.wait(
        """
        location.pathname.endsWith('/button.primary.html') && \
        document.documentElement.classList.contains('ready')
        """
      )
      // The first has no predecessor.
      try await browser.press(.character("k"))
      #expect(
        try await browser.value("location.pathname").string?.hasSuffix("/button.primary.html")
          == true)
      try await browser.press(.character("/"))
      try await browser.wait("document.activeElement?.name === 'q'")
    }
  }

  @Test("Switches show one picture at its natural size") func switches() async throws {
    try await withGallery { browser, address in
      try await browser.open(address + "stories/button.primary.html")
      let shown =
        "[...document.querySelectorAll('.stage')].filter(stage => stage.checkVisibility())"
      let image = "\(shown)[0].querySelector('img')"
      var hasFractions = false
      for (key, scale) in [("2", 2), ("3", 3), ("1", 1)] {
        // The picture was drawn for this screen: each pixel of the file is one pixel on the screen.
        try await browser.size(width: 1280, height: 900, density: scale)
        try await browser.press(.character(Character(key)))
        try await browser.wait(
          "\(shown).length === 1 && \(image).complete && \(image).naturalWidth > 0")
        // The pixels of the file, which a picture without a density shows.
        _ = try await browser.value("(window.file = new Image()).src = \(image).currentSrc")
        try await browser.wait("file.complete && file.naturalWidth > 0")
        for (natural, side) in [("naturalWidth", "width"), ("naturalHeight", "height")] {
          let pixels = try #require(try await browser.value("file.\(natural)").int)
          let shown = try #require(
            try await browser.value("\(image).getBoundingClientRect().\(side) * devicePixelRatio")
              .double)
          // An emulated screen measures in 1/64 of a CSS pixel, so a third of a pixel is rounded.
          #expect(abs(shown - Double(pixels)) < 0.05, "\(side) at \(scale)×")
        }
        if scale > 1, try await browser.value("file.naturalWidth % \(scale)").int != 0 {
          hasFractions = true
        }
      }
      #expect(
        hasFractions,
        "Each extent is a multiple of its scale, so this test proves nothing about others.")
      try await browser.press(.character("t"), .character("s"))
      #expect(
        try await browser.value("\(image).alt").string == "Button/primary, dark, disabled, at 1×")
      #expect(
        try await browser.value("document.querySelector('[data-shown]').textContent").string
          == "Button/primary, dark, disabled, at 1×")
      #expect(
        try await browser.value("location.hash").string
          == "#theme=dark&state=disabled&scale=1&tab=source")
      // At 3×, where the size is not an integer in CSS pixels.
      try await browser.press(.character("3"))
      try await browser.wait("\(image).complete && \(image).naturalWidth > 0")
      try await browser.size(width: 1280, height: 900, density: 3)
      let width = "\(image).getBoundingClientRect().width"
      let before = try #require(try await browser.value(width).double)
      try await browser.press(.character("z"), .character("z"))
      #expect(abs(try #require(try await browser.value(width).double) - before * 4) < 0.1)
      #expect(
        try await browser.value("getComputedStyle(\(image)).imageRendering").string == "pixelated")
    }
  }

  @Test("Tabs show the source, list and tokens of the chosen picture", .nightly) func tabs()
    async throws
  {
    try await withGallery { browser, address in
      try await browser.open(address + "stories/button.primary.html#theme=dark&scale=2")
      let panel =
        """
        [...document.querySelectorAll('.panel')].filter(panel => \
        panel.checkVisibility()).map(panel => panel.innerText).join()
        """
      #expect(
        try await browser.value(panel).string?.contains("Tests/BrowserTests/GalleryOnDisk.swift:")
          == true)
      _ = try await browser.value("document.getElementById('~tab-source').focus()")
      try await browser.press(.right)
      #expect(try await browser.value("document.activeElement.id").string == "~tab-list")
      #expect(try await browser.value(panel).string?.contains("scale 2") == true)
      try await browser.press(.right)
      let tokens = try #require(try await browser.value(panel).string)
      // The accent of the built-in dark theme, as documented.
      #expect(
        tokens.contains("accent") && tokens.contains("#F07AB9") && !tokens.contains("#B3267A"))
      try await browser.press(.right)
      #expect(try await browser.value("document.activeElement.id").string == "~tab-source")
    }
  }

  // MARK: - Accessibility

  @Test("The focus goes through the page in order and is visible", .nightly) func focus()
    async throws
  {
    try await withGallery { browser, address in
      try await browser.open(address + "index.html")
      let element = """
        (e => e.matches('.skip') ? 'skip' : e.name ? e.name : e.dataset.jump !== undefined ? \
        'jump' : e.dataset.help !== undefined ? 'keys' : e.closest('.card') ? 'card' : \
        e.tagName)(document.activeElement)
        """
      // A radio button shows the focus by its label.
      let outline = """
        (e => { const style = getComputedStyle(e.matches('[type=radio]') ? e.nextElementSibling : \
        e); return style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2 \
        })(document.activeElement)
        """
      var order: [String] = []
      for _ in 0..<12 {
        try await browser.press(.tab)
        order.append(try #require(try await browser.value(element).string))
        #expect(try await browser.value(outline).bool == true, "\(order.joined(separator: ", "))")
      }
      #expect(
        order == [
          "skip", "q", "theme", "direction", "state", "style", "component", "jump", "jump", "jump",
          "keys", "card",
        ])
    }
  }

  @Test("The skip link leads to the stories", .nightly) func skipLink() async throws {
    try await withGallery { browser, address in
      try await browser.open(address + "index.html")
      try await browser.press(.tab, .enter)
      try await browser.wait("document.activeElement.id === '~stories'")
      try await browser.press(.tab)
      #expect(try await browser.value(focusedCard).string == "Button/primary@light@normal@")
    }
  }

  @Test("A screen reader hears what a story shows", .nightly) func screenReader() async throws {
    try await withGallery { browser, address in
      try await browser.open(address + "stories/button.primary.html#theme=dark&scale=1")
      let tree = try await browser.accessibilityTree()
      #expect(
        tree.filter { ["image", "img"].contains($0.role) }.map(\.name) == [
          "Button/primary, dark, normal, at 1×"
        ])
      #expect(tree.filter { $0.role == "tab" }.map(\.name).prefix(2) == ["Swift", "Display list"])
      #expect(
        tree.filter { $0.role == "tab" }.map { $0.properties["selected"]?.bool } == [
          true, false, false,
        ])
      let radios = tree.filter { $0.role == "radio" }.map(\.name)
      #expect(
        radios == ["light", "dark", "normal", "disabled", "1×", "2×", "3×", "100%", "200%", "400%"])
    }
  }

  @Test("A card has component, style and look as its name", .nightly) func card() async throws {
    try await withGallery { browser, address in
      try await browser.open(address + "index.html#component=Card&direction=rtl&theme=dark")
      let names = try await browser.accessibilityTree().filter {
        $0.role == "link" && $0.name.contains("plain")
      }.map(\.name)
      #expect(names == ["Card plain dark, rtl"])
    }
  }

  @Test("The page does not jump when pictures load", .nightly) func stablePage() async throws {
    try await withGallery { browser, address in
      try await browser.open(address + "index.html")
      #expect(
        try await browser.value(
          """
          [...document.images].every(i => i.getAttribute('width') > 0 && i.getAttribute('height') \
          > 0 && i.loading === 'lazy')
          """
        ).bool == true)
    }
  }
}
