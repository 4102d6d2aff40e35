/// The report's page from disk in a browser: what a person sees, drags, types and hears.
import Foundation
import Likeness
import LikenessJSON
import LikenessReport
import TestKit
import TestSupport
import Testing

/// One browser at a time, because each takes hundreds of megabytes.
@Suite(.serialized, .requires(.browser)) struct ReportPageTests {
  /// Writes a report, opens a browser, and closes it afterwards.
  private func withReport(
    isSingleFile: Bool = false, _ body: (Browser, String) async throws -> Void
  ) async throws {
    try await withFolder { disk in
      let address =
        try isSingleFile ? disk.writeSingleFile(disk.entries()) : disk.write(disk.entries())
      try await Browser.withWindow { browser in try await body(browser, address) }
    }
  }

  private let shown =
    """
    [...document.querySelectorAll('.entry')].filter(e => e.checkVisibility()).map(e => \
    e.dataset.name)
    """
  private let mode = "document.documentElement.dataset.mode"
  private let current = "(document.activeElement.closest('.entry')?.dataset.name ?? '')"
  private let plain = "Card/plain@light"
  private let plainEntry = "[data-name=\"Card/plain@light\"]"

  /// Opens the page at the first changed snapshot, which prepares its stage.
  private func openPlain(_ browser: Browser, _ address: String, _ rest: String = "") async throws {
    try await browser.open(address + "#" + plain + rest)
    try await browser.wait(
      "\(current) === '\(plain)' && document.querySelector('\(plainEntry) .readout')")
    // Entries above get their true height as they come near the window, so the place is final once
    // it stays for some frames.
    _ = try await browser.value(
      """
      new Promise(done => {
        const entry = document.querySelector(`\(plainEntry)`);
        let [last, frames] = [NaN, 0];
        const look = () => {
          const { top } = entry.getBoundingClientRect();
          frames = top === last ? frames + 1 : 0;
          last = top;
          if (frames === 10) done(true); else requestAnimationFrame(look);
        };
        look();
      })
      """)
  }

  @Test("Counts and causes come first, and the widest cause before the others") func causes()
    async throws
  {
    try await withReport { browser, address in
      try await browser.open(address)
      #expect(
        try await browser.value("document.querySelector('h1').textContent").string
          == "7 of 11 snapshots need a look")
      let causes = try await browser.value(
        "[...document.querySelectorAll('.causes li')].map(li => li.innerText.replace(/\\s+/g, ' '))"
      )
      .strings
      #expect(causes.first == "token accent: #783BF9 → #E6007A 3 snapshots")
      #expect(causes.count == 5)
      try await browser.screenshot("report-light")
      try await browser.prefer("prefers-color-scheme", "dark")
      try await browser.screenshot("report-dark")
    }
  }

  @Test("Keys change the mode, and the link leads back to it") func modes() async throws {
    try await withReport { browser, address in
      try await openPlain(browser, address)
      let visible = """
        [...document.querySelectorAll('\(plainEntry) .pane')].filter(p => \
        p.checkVisibility()).map(p => p.dataset.role).join(' ')
        """
      #expect(try await browser.value(visible).string == "reference actual difference")
      for (key, name, panes) in [
        ("2", "slider", "reference actual"), ("3", "blink", "reference actual"),
        ("4", "onion", "reference actual"),
        ("5", "difference", "difference"), ("1", "side", "reference actual difference"),
      ] {
        try await browser.press(.character(Character(key)))
        #expect(try await browser.value(mode).string == name)
        #expect(try await browser.value(visible).string == panes)
        #expect(
          try await browser.value(
            "document.querySelector('[data-mode-button][aria-pressed=true]').dataset.modeButton"
          ).string == name)
        try await browser.screenshot("report-mode-\(name)")
      }
      try await browser.press(.character("4"))
      #expect(
        try await browser.value("decodeURIComponent(location.hash)").string
          == "#Card/plain@light&mode=onion")
      try await browser.open("about:blank", until: "document.title === ''")
      try await openPlain(browser, address, "&mode=onion&zoom=8")
      #expect(try await browser.value(mode).string == "onion")
      #expect(try await browser.value("document.documentElement.dataset.zoom").string == "8")
    }
  }

  @Test("The slider follows the pointer and the arrows", .nightly) func slider() async throws {
    try await withReport { browser, address in
      try await openPlain(browser, address, "&mode=slider")
      let box = try await browser.box("\(plainEntry) .reference .canvas")
      let middle = box.y + box.height / 2
      try await browser.drag(
        from: (box.x + box.width / 2, middle), to: (box.x + box.width / 4, middle))
      let split = "Number(document.querySelector('\(plainEntry) .controls input').value)"
      // One pixel of pointer movement is less than a hundredth of the picture's 120.
      #expect(try await browser.value("Math.abs(\(split) - 25) < 1").bool == true)
      // The part clipped from the actual picture shows the reference.
      let clip =
        "getComputedStyle(document.querySelector('\(plainEntry) .actual .canvas')).clipPath"
      #expect(try await browser.value("\(clip).includes(`${\(split)}%`)").bool == true)
      let before = try await browser.value(split)
      _ = try await browser.value("document.querySelector('\(plainEntry) .controls input').focus()")
      try await browser.press(.right)
      #expect(try await browser.value("\(split)") != before)
    }
  }

  @Test("Blinking alternates until it is stopped", .nightly) func blink() async throws {
    try await withReport { browser, address in
      try await openPlain(browser, address, "&mode=blink")
      let shownPicture = "document.documentElement.dataset.shown"
      try await browser.wait("\(shownPicture) === 'reference'")
      try await browser.wait("\(shownPicture) === 'actual'")
      try await browser.press(.character("b"))
      let button = "document.querySelector('\(plainEntry) .controls button').textContent"
      #expect(try await browser.value(button).string == "Other picture")
      let before = try await browser.value(shownPicture).string
      try await browser.press(.character("b"))
      #expect(try await browser.value(shownPicture).string != before)
    }
  }

  @Test("Nothing blinks for those who want stillness", .nightly) func stillness() async throws {
    try await withReport { browser, address in
      try await browser.prefer("prefers-reduced-motion", "reduce")
      try await openPlain(browser, address, "&mode=blink")
      #expect(
        try await browser.value(
          "document.querySelector('\(plainEntry) .controls button').textContent"
        ).string == "Other picture")
    }
  }

  /// The picture has 30 by 20 pixels and is enlarged four times: pixel (2, 2) is around (10, 10).
  @Test("The pointer reads the exact pixels of both pictures from disk", arguments: [false, true])
  func pointer(
    isSingleFile: Bool
  ) async throws {
    try await withReport(isSingleFile: isSingleFile) { browser, address in
      try await openPlain(browser, address)
      let readout =
        "document.querySelector('\(plainEntry) .readout').innerText.replace(/\\s+/g, ' ')"
      for (role, place, text) in [
        ("actual", (x: 2.5, y: 2.5), "x 2, y 2 Reference #783BF966 Actual #783BF967 1 apart"),
        (
          "reference", (x: 5.5, y: 14.5), "x 5, y 14 Reference #FF0000FF Actual #0000FFFF 255 apart"
        ),
        (
          "difference", (x: 14.5, y: 5.5),
          "x 14, y 5 Reference #FF0000FF Actual #0000FFFF 255 apart"
        ),
      ] {
        let box = try await browser.box("\(plainEntry) .\(role) .canvas")
        #expect(box.width == 120 && box.height == 80)
        try await browser.point(at: (box.x + place.x * 4, box.y + place.y * 4))
        try await browser.wait("\(readout) === '\(text)'")
        // The pixel is marked in all three pictures.
        #expect(
          try await browser.value(
            """
            [...document.querySelectorAll('\(plainEntry) .spot')].filter(s => \
            s.checkVisibility()).length
            """
          ).int == 3)
      }
      try await browser.screenshot("report-pixel")
      try await browser.point(at: (2, 2))
      try await browser.wait("\(readout).startsWith('Point at a picture')")
    }
  }

  @Test("Keys read pixels, too", .nightly) func pixelKeys() async throws {
    try await withReport { browser, address in
      try await openPlain(browser, address)
      let readout = "document.querySelector('\(plainEntry) .readout')"
      try await browser.press(.character("p"))
      // The middle of the region that differs most.
      try await browser.wait("\(readout).textContent.startsWith('x 10, y 10')")
      #expect(try await browser.value("\(readout).getAttribute('role')").string == "status")
      try await browser.press(.right, .right)
      try await browser.wait("\(readout).textContent.startsWith('x 12, y 10')")
      try await browser.press(.escape)
      try await browser.wait("\(readout).textContent.startsWith('Point at')")
    }
  }

  @Test("Enlarged pictures are panned together, under a grid", .nightly) func panning() async throws
  {
    try await withReport { browser, address in
      try await openPlain(browser, address, "&zoom=32")
      let frames = "[...document.querySelectorAll('\(plainEntry) .frame')]"
      // 30 pixels, enlarged 32 times, are wider than a third of the window.
      try await browser.wait("\(frames).every(f => f.scrollWidth === 960 && f.scrollLeft > 0)")
      _ = try await browser.value(
        "\(frames)[0].scrollTo({ left: 37, top: 11, behavior: 'instant' })")
      try await browser.wait("\(frames).every(f => f.scrollLeft === 37 && f.scrollTop === 11)")
      let box = try await browser.box("\(plainEntry) .actual .frame")
      try await browser.drag(from: (box.x + 100, box.y + 100), to: (box.x + 80, box.y + 95))
      try await browser.wait("\(frames).every(f => f.scrollLeft === 57 && f.scrollTop === 16)")
      let grid =
        """
        getComputedStyle(document.querySelector('\(plainEntry) .canvas'), \
        '::after').backgroundSize
        """
      #expect(try await browser.value(grid).string?.hasPrefix("32px 32px") == true)
      #expect(
        try await browser.value(
          "getComputedStyle(document.querySelector('\(plainEntry) img')).imageRendering"
        ).string == "pixelated")
      try await browser.screenshot("report-zoom")
    }
  }

  @Test("Regions are outlined with the name of the view", .nightly) func outlines() async throws {
    try await withReport { browser, address in
      try await openPlain(browser, address)
      let outlines =
        "[...document.querySelectorAll('\(plainEntry) .outline')].filter(o => o.checkVisibility())"
      #expect(
        try await browser.value("\(outlines).map(o => o.closest('.pane').dataset.role)").strings
          == ["difference"])
      try await browser.press(.character("o"))
      #expect(try await browser.value("\(outlines).length").int == 3)
      #expect(
        try await browser.value("\(outlines)[0].nextElementSibling.textContent").string == "badge")
      // 10 by 10 pixels at (5, 5), four times as large, and three pixels around.
      let place = """
        (o => { const a = o.getBoundingClientRect(), c = \
        o.closest('.canvas').getBoundingClientRect(); \
        return [a.x - c.x, a.y - c.y, a.width, a.height].map(Math.round).join() })(\(outlines)[0])
        """
      #expect(try await browser.value(place).string == "17,17,46,46")
      try await browser.click("\(plainEntry) .where summary")
      #expect(
        try await browser.value(
          "document.querySelector('\(plainEntry) .where li').innerText.replace(/\\s+/g, ' ')"
        ).string
          == "Card/badge 100 pixels in 10 × 10 at (5, 5)")
      try await browser.click("\(plainEntry) [data-region]")
      #expect(try await browser.value("document.documentElement.dataset.zoom").string == "8")
    }
  }

  @Test("Filters and search narrow, announce and are linked", .nightly) func filters() async throws
  {
    try await withReport { browser, address in
      try await browser.open(address)
      try await browser.click("[data-filter=new]")
      #expect(try await browser.value(shown).strings == ["Badge/new"])
      #expect(
        try await browser.value("document.querySelector('[data-status-line]').textContent").string
          == "1 of 11 snapshots shown")
      try await browser.click("[data-filter=passed]")
      #expect(
        try await browser.value(
          "[...document.querySelectorAll('.thumbnails li')].filter(e => e.checkVisibility()).length"
        ).int == 4)
      try await browser.click("[data-filter=all]")
      try await browser.press(.character("/"))
      try await browser.type("card dark")
      try await browser.wait("\(shown).join() === 'Card/plain@dark'")
      #expect(try await browser.value("location.hash").string == "#&find=card%20dark")
      try await browser.press(.escape)
      try await browser.wait("\(shown).length === 7")
      // The name of a cause finds its snapshots, too.
      try await browser.open("about:blank", until: "document.title === ''")
      try await browser.open(address + "#&find=cornerradius&show=changed")
      #expect(try await browser.value(shown).strings == ["Button/primary@dark,2x"])
      try await browser.press(.character("/"))
      try await browser.type("nothing of that name")
      try await browser.wait("document.querySelector('[data-nothing]').checkVisibility()")
    }
  }

  @Test("Keys walk, and answer with the command of the current snapshot") func keys() async throws {
    try await withReport { browser, address in
      try await browser.open(address)
      try await browser.press(.character("j"))
      let first = try #require(try await browser.value(current).string)
      try await browser.press(.character("j"), .character("k"))
      #expect(try await browser.value(current).string == first)
      #expect(first == "Card/plain@contrast")
      let toast = "document.querySelector('[data-toast]').textContent"
      try await browser.press(.character("a"))
      try await browser.wait("\(toast).endsWith(`likeness accept 'Card/plain@contrast'`)")
      try await browser.press(.character("r"))
      try await browser.wait("\(toast).endsWith(`likeness reject 'Card/plain@contrast'`)")
      // The server's script answers instead.
      _ = try await browser.value(
        """
        (window.heard = [], document.addEventListener('likeness:accept', event => {
          event.preventDefault(); heard.push(event.target.dataset.name); \
        document.querySelector('[data-toast]').textContent = 'mine';
        }))
        """)
      try await browser.press(.character("a"))
      #expect(try await browser.value("heard").strings == ["Card/plain@contrast"])
      #expect(try await browser.value(toast).string == "mine")
    }
  }

  // MARK: - Outlines

  /// A picture of 30 by 20, shown 8 times as large, with changes in its corner and its middle.
  @Test("Outlines name the view inside the picture without covering the change", .nightly)
  func outlineNames() async throws {
    try await withFolder { disk in
      var entry = try disk.changed("Card", "plain", causes: ["accent"])
      entry.regions = [
        .init(
          bounds: PixelRect(x: 0, y: 0, width: 30, height: 5), differentPixels: 150,
          view: "Card/header/title"),
        .init(
          bounds: PixelRect(x: 20, y: 12, width: 10, height: 8), differentPixels: 80,
          view: "Card/footer/a-rather-long-name-of-a-view"),
      ]
      let address = try disk.write([entry])
      try await Browser.withWindow { browser in
        try await browser.open(address)
        try await browser.press(.character("j"), .character("o"))
        for zoom in ["fit", "16"] {
          _ = try await browser.value(
            "document.querySelector('[data-zoom-button=\"\(zoom)\"]').click()")
          // For every label, in pixels of the picture: the part outside the picture, and the part
          // that covers a change.
          let faults = """
            [...document.querySelectorAll('.canvas')].flatMap(canvas => {
              const c = canvas.getBoundingClientRect(), scale = c.width / 30;
              const changes = [[0, 0, 30, 5], [20, 12, 10, 8]].map(v => v.map(n => n * scale));
              return [...canvas.querySelectorAll('.outline, \
            .outline-name:not([hidden])')].flatMap(box => {
                const b = box.getBoundingClientRect(), x = b.x - c.x, y = b.y - c.y;
                const isOutside = x < -.5 || y < -.5 || x + b.width > c.width + .5 || y + b.height \
            > c.height + .5;
                const covers = box.matches('.outline-name') && changes.some(([cx, cy, w, h]) => x \
            < cx + w && x + b.width > cx && y < cy + h && y + b.height > cy);
                return [isOutside && `${box.className} outside`, covers && `${box.textContent} \
            covers`].filter(Boolean);
              });
            })
            """
          try await browser.wait("document.querySelectorAll('.actual .outline-name').length === 2")
          // Two frames, so the layout can follow the zoom.
          _ = try await browser.value(
            "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
          let found = try await browser.value(faults).strings
          #expect(found == [], "at \(zoom)")
          let names =
            """
            [...document.querySelectorAll('.actual .outline-name')].filter(n => \
            n.checkVisibility({ visibilityProperty: true })).map(n => n.textContent)
            """
          // Four times as large, there is no room for the second name; the list of regions has it.
          #expect(
            try await browser.value(names).strings == ["title"]
              + (zoom == "16" ? ["a-rather-long-name-of-a-view"] : []))
        }
        try await browser.screenshot("report-outlines")
        let link = try #require(try await browser.value("location.href").string)
        try await browser.open("about:blank", until: "document.title === ''")
        try await browser.open(link)
        #expect(
          try await browser.value("document.documentElement.hasAttribute('data-outlines')").bool
            == true)
        #expect(
          try await browser.value(
            "document.querySelector('[data-outlines-button]').getAttribute('aria-pressed')"
          ).string == "true")
      }
    }
  }

  @Test("A small change in a picture of 4,000 by 6,000 pixels is found", .nightly)
  func largePicture() async throws {
    try await withFolder { disk in
      var entry = try disk.changed("Poster", "large", causes: ["accent"])
      var poster = Bitmap.plain(4_000, 6_000)
      entry.reference = try disk.picture("large", poster)
      for y in 5_000..<5_060 { for x in 3_000..<3_060 { poster[x, y] = .red } }
      poster[3_999, 5_999] = .red
      entry.actual = try disk.picture("large-actual", poster)
      entry.difference = nil
      entry.regions = [
        .init(
          bounds: PixelRect(x: 3_000, y: 5_000, width: 60, height: 60), differentPixels: 3_600,
          view: "Poster/seal"),
        .init(
          bounds: PixelRect(x: 3_999, y: 5_999, width: 1, height: 1), differentPixels: 1,
          view: "Poster"),
      ]
      let address = try disk.write([entry])
      try await Browser.withWindow { browser in
        try await browser.open(address)
        try await browser.press(.character("j"))
        let isVisible = "document.querySelector('.actual .outline')?.checkVisibility()"
        // It is placed in the frame after the picture is there.
        try await browser.wait(isVisible)
        let place = """
          ((c, b) => [b.width >= 24, b.height >= 24, b.left <= c.left + c.width * .75, b.right >= \
          c.left + c.width * .765, b.top <= c.top + c.height * 5 / 6,
            b.bottom >= c.top + c.height * .8433])(document.querySelector('.actual \
          .canvas').getBoundingClientRect(),
            document.querySelector('.actual .outline').getBoundingClientRect())
          """
        #expect(try await browser.value(place).array == Array(repeating: .bool(true), count: 6))
        try await browser.screenshot("report-large")
        // The key shows the next difference: its middle is in the middle of the frame.
        try await browser.press(.character("n"))
        let spot = "document.querySelector('.readout .place')?.textContent"
        try await browser.wait("\(spot) === 'x 3030, y 5030'")
        try await browser.press(.character("n"))
        try await browser.wait("\(spot) === 'x 3999, y 5999'")
        try await browser.press(.character("n"))
        try await browser.wait("\(spot) === 'x 3030, y 5030'")
        try await browser.press(.character("N"))
        try await browser.wait("\(spot) === 'x 3999, y 5999'")
      }
    }
  }

  @Test("The key names differences whose pictures are gone") func regionsWithoutStage() async throws
  {
    try await withFolder { disk in
      var entry = try disk.changed("Card", "gone", causes: [Cause]())
      (entry.reference, entry.actual, entry.difference) = (nil, nil, nil)
      let address = try disk.write([entry])
      // An exception of the page is a line of its console, which fails the test.
      try await Browser.withWindow { browser in
        try await browser.open(address)
        try await browser.press(.character("j"))
        #expect(try await browser.value("document.querySelectorAll('.stage').length").int == 0)
        try await browser.press(.character("n"))
        let toast = "document.querySelector('[data-toast]').textContent"
        try await browser.wait("\(toast).startsWith('Difference 1 of 1: ')")
      }
    }
  }

  // MARK: - Strength

  /// Within one picture, 100 pixels are off by 1 of 255 and 50 by 200.
  @Test("Faint differences are pale and can be hidden", .nightly) func faintDifferences()
    async throws
  {
    try await withFolder { disk in
      var entry = try disk.changed("Card", "shadow", causes: ["accent"])
      let isFaint: (Int, Int) -> Bool = { x, y in x < 10 && y < 10 }
      let isStrong: (Int, Int) -> Bool = { x, y in x >= 20 && y < 5 }
      entry.reference = try disk.picture("shadow") { _, _ in StraightColor(hex: 0x202020) }
      entry.actual = try disk.picture("shadow-actual") { x, y in
        StraightColor(hex: isFaint(x, y) ? 0x212020 : isStrong(x, y) ? 0xE82020 : 0x202020)
      }
      entry.difference = try disk.picture("shadow-difference") { x, y in
        StraightColor(hex: isFaint(x, y) || isStrong(x, y) ? 0xD5006D : 0xEEEEEE)
      }
      let address = try disk.write([entry])
      try await Browser.withWindow { browser in
        try await browser.open(address)
        try await browser.press(.character("j"))
        try await browser.wait("document.querySelector('.strength')")
        let colors = """
          [[0, 0], [25, 0], [15, 15]].map(([x, y]) => \
          [...document.querySelector('.strength').getContext('2d').getImageData(x, y, 1, \
          1).data].join())
          """
        #expect(
          try await browser.value(colors).strings == [
            "242,143,191,255", "213,0,109,255", "238,238,238,255",
          ])
        _ = try await browser.value(
          """
          (f => { f.value = 2; f.dispatchEvent(new Event('change', { bubbles: true })) \
          })(document.querySelector('[data-least]'))
          """
        )
        try await browser.wait(
          """
          document.querySelector('.strengths')?.textContent === '100 of 150 pixels are hidden: \
          they differ by less than 2 of 255'
          """
        )
        #expect(
          try await browser.value(colors).strings == [
            "255,255,255,255", "213,0,109,255", "238,238,238,255",
          ])
        #expect(try await browser.value("location.hash.includes('&least=2')").bool == true)
        try await browser.screenshot("report-strength")
      }
    }
  }

  // MARK: - Many pictures

  @Test("Variants of a story fold into one card", .nightly) func folding() async throws {
    try await withFolder { disk in
      let variants: [SnapshotVariant] = [
        [.scale: "1"], [.scale: "2"], [.scale: "2", .direction: "rtl"],
        [.scale: "2", .textSize: "XL"], [.scale: "3"],
        [.scale: "1.5", .textSize: "L", .direction: "rtl"],
      ]
      var entries = try variants.map { try disk.changed("Card", "plain", $0, causes: ["accent"]) }
      entries.append(
        try disk.changed("Card", "plain", [.theme: "dark", .scale: "2"], causes: ["accent"]))
      entries.append(try disk.changed("Card", "plain", [.scale: "4"], causes: ["radius"]))
      let address = try disk.write(entries)
      try await Browser.withWindow { browser in
        try await browser.open(address)
        let folds = try await browser.value(
          "[...document.querySelectorAll('.variants > summary')].map(s => s.textContent)"
        ).strings
        #expect(folds == ["5 more variants of it, with the same causes"])
        let shown =
          """
          [...document.querySelectorAll('.entry')].filter(e => e.checkVisibility()).map(e => \
          e.dataset.name)
          """
        #expect(
          try await browser.value(shown).strings == [
            "Card/plain@1.5x,text=L,rtl", "Card/plain@dark,2x", "Card/plain@4x",
          ])
        // Keys skip the fold, and a link opens it.
        try await browser.press(.character("j"), .character("j"))
        #expect(try await browser.value(current).string == "Card/plain@dark,2x")
        try await browser.screenshot("report-folded")
        _ = try await browser.value(
          "(location.hash = document.querySelector('[data-name=\"Card/plain@3x\"]').id)")
        try await browser.wait("\(current) === 'Card/plain@3x'")
        #expect(try await browser.value("\(shown).length").int == 8)
      }
    }
  }

  @Test("A report of 2,000 snapshots is not endless, and loads what is in sight", .nightly)
  func manySnapshots() async throws {
    try await withFolder { disk in
      let failed = try (0..<1_800).map {
        try disk.changed(
          "Suite \($0 / 100)", "case \($0)", causes: ["cause \($0 / 500)"], number: $0)
      }
      let passed = try (0..<200).map {
        try disk.passed(
          "Passed \($0 / 100)", "case \($0)",
          color: StraightColor(r: UInt8($0), g: 0, b: 128, a: 255))
      }
      let address = try disk.write(failed + passed)
      try await Browser.withWindow { browser in
        try await browser.open(address)
        #expect(
          try await browser.value("document.querySelectorAll('.entry, .thumbnails li').length").int
            == 2_000)
        let height = try #require(
          try await browser.value("document.documentElement.scrollHeight").int)
        #expect(height < 300_000)
        let loaded = "[...document.images].filter(i => i.complete && i.naturalWidth > 0).length"
        try await browser.wait("\(loaded) > 0")
        #expect(try await browser.value("\(loaded) < 200").bool == true)

        // Far down a snapshot is only a line; the search brings it near the window, where it is
        // complete.
        let last = "document.querySelector('[data-name=\"Suite 17/case 1799\"]')"
        #expect(try await browser.value("\(last).classList.contains('compact')").bool == true)
        try await browser.press(.character("/"))
        try await browser.type("case 1798")
        let found = "[...document.querySelectorAll('.entry')].filter(e => e.checkVisibility())"
        try await browser.wait("\(found).length === 1")
        try await browser.wait("\(found)[0].querySelectorAll('.changes > div').length === 2")
        try await browser.wait(
          "[...\(found)[0].querySelectorAll('img')].every(i => i.naturalWidth === 30)")
        #expect(
          try await browser.value("\(found)[0].querySelectorAll('noscript').length").int == 0)
        try await browser.press(.escape)
        try await browser.wait("\(found).length > 1")

        // So does choosing one in the list.
        try await browser.press(.character("l"))
        #expect(
          try await browser.value("document.querySelectorAll('.list li img').length").int == 1_800)
        _ = try await browser.value("document.querySelector('.list li:last-child a').click()")
        try await browser.wait(
          """
          \(last).matches('[aria-current=true]') && \
          \(last).querySelector('.stage')?.checkVisibility()
          """
        )
        try await browser.screenshot("report-list")
      }
    }
  }

  @Test("The largest difference can come first", .nightly) func sorting() async throws {
    try await withFolder { disk in
      let entries = try zip(["a", "b", "c", "d"], [5, 40, 90, 7]).map { name, pixels in
        try disk.changed(
          "Card", name, causes: [name < "c" ? "accent" : "radius"], pixels: pixels)
      }
      let address = try disk.write(entries)
      try await Browser.withWindow { browser in
        try await browser.open(address)
        let names = "[...document.querySelectorAll('.entry')].map(e => e.dataset.name)"
        let choose =
          """
          (s => { s.value = 'pixels'; s.dispatchEvent(new Event('change', { bubbles: true })) \
          })(document.querySelector('[data-sort]'))
          """
        #expect(try await browser.value(names).strings == ["Card/a", "Card/b", "Card/c", "Card/d"])
        _ = try await browser.value(choose)
        #expect(try await browser.value(names).strings == ["Card/c", "Card/d", "Card/b", "Card/a"])
        try await browser.press(.character("j"))
        let link = try #require(try await browser.value("location.href").string)
        try await browser.open("about:blank", until: "document.title === ''")
        try await browser.open(link)
        #expect(try await browser.value(names).strings == ["Card/c", "Card/d", "Card/b", "Card/a"])
      }
    }
  }

  // MARK: - Sources

  @Test("Sources link to the reader's editor, and copy buttons move nothing", .nightly)
  func sources() async throws {
    try await withFolder { disk in
      let address = try disk.write([try disk.changed("Card", "plain", causes: ["accent"])])
      try await Browser.withWindow { browser in
        try await browser.open(address)
        try await browser.press(.character("j"))
        let source = "document.querySelector('.source')"
        #expect(
          try await browser.value("\(source).querySelector('code').textContent").string
            == "Tests/CardTests.swift:12")
        #expect(try await browser.value("\(source).querySelector('a')").string == nil)
        _ = try await browser.value("document.querySelector('[data-help]').click()")
        _ = try await browser.value("document.querySelector('[data-editor]').focus()")
        try await browser.type("vscode://file/home/me/app/{path}:{line}")
        try await browser.press(.enter)
        let target = "document.querySelector('.source a')?.href"
        try await browser.wait("\(target) === 'vscode://file/home/me/app/Tests/CardTests.swift:12'")
        try await browser.open("about:blank", until: "document.title === ''")
        try await browser.open(address)
        try await browser.wait("\(target) === 'vscode://file/home/me/app/Tests/CardTests.swift:12'")
        // A template that would run code is rejected.
        let set = { (text: String) in
          """
          (e => { e.value = `\(text)`; e.dispatchEvent(new Event('input', { bubbles: true })) \
          })(document.querySelector('[data-editor]'))
          """
        }
        _ = try await browser.value(set("javascript:document.title='owned'//{path}"))
        try await browser.wait("document.querySelector('.source a') === null")
        _ = try await browser.value(set("idea://open?file={path}&line={line}"))
        try await browser.wait("\(target) === 'idea://open?file=Tests/CardTests.swift&line=12'")
        let places =
          """
          [...document.querySelectorAll('.entry footer *')].map(e => { const b = \
          e.getBoundingClientRect(); return [b.x + scrollX, b.y + scrollY, b.width, \
          b.height].join() }).join(';')
          """
        let before = try await browser.value(places).string
        // Without time, because the label is shown for a moment only.
        let click = "document.querySelectorAll('.entry [data-copy]').forEach(b => b.click())"
        _ = try await browser.value("(window.setTimeout = () => 0, \(click))")
        try await browser.wait(
          """
          [...document.querySelectorAll('.entry [data-copy]')].every(b => ['Copied', \
          'Selected'].includes(b.textContent))
          """
        )
        #expect(try await browser.value(places).string == before)
      }
    }
  }

  @Test("The theme is the system's until the reader chooses", .nightly) func theme() async throws {
    try await withReport { browser, address in
      let ground = "getComputedStyle(document.body).backgroundColor"
      try await browser.prefer("prefers-color-scheme", "light")
      try await browser.open(address)
      let light = try await browser.value(ground).string
      try await browser.prefer("prefers-color-scheme", "dark")
      let dark = try await browser.value(ground).string
      #expect(light != dark)
      try await browser.press(.character("t"))
      #expect(try await browser.value(ground).string == light)
      #expect(
        try await browser.value("document.querySelector('[data-theme-button]').textContent").string
          == "Theme: light")
      try await browser.open(address + "?again")
      #expect(try await browser.value(ground).string == light)
      try await browser.press(.character("t"), .character("t"))
      #expect(try await browser.value(ground).string == dark)
    }
  }

  @Test("No request leaves the page") func requests() async throws {
    try await withReport { browser, address in
      try await openPlain(browser, address)
      let box = try await browser.box("\(plainEntry) .actual .canvas")
      try await browser.point(at: (box.x + 10, box.y + 10))
      try await browser.wait(
        "document.querySelector('\(plainEntry) .readout').textContent.startsWith('x 2')")
      let folder = try #require(address.split(separator: "?").first).replacing(
        "index.html", with: "")
      let asked = try await browser.value(
        "performance.getEntriesByType('resource').map(e => e.name)"
      ).strings
      for name in asked { #expect(name.hasPrefix(folder) || name.hasPrefix("data:"), "\(name)") }
      // The policy holds: the page sends no request that content might ask for.
      let refused = """
        new Promise(done => {
          document.addEventListener('securitypolicyviolation', event => \
        done(event.effectiveDirective), { once: true });
          new Image().src = 'https://example.invalid/picture.png';
        })
        """
      #expect(try await browser.value(refused).string == "img-src")
      let lines = try await browser.console()
      #expect(lines.count == 1 && lines.allSatisfy { $0.contains("example.invalid") })
    }
    try await withReport(isSingleFile: true) { browser, address in
      try await browser.open(address)
      let asked = try await browser.value(
        "performance.getEntriesByType('resource').map(e => e.name)"
      ).strings
      for name in asked { #expect(name.hasPrefix("data:"), "\(name.prefix(80))") }
    }
  }

  @Test("Without scripts the page shows everything side by side", .nightly) func noScripts()
    async throws
  {
    try await withReport { browser, address in
      try await browser.command("Emulation.setScriptExecutionDisabled", ["value": true])
      try await browser.open(address, until: "document.querySelector('.entry')")
      let seen =
        """
        ['.stage .reference img', '.changes', '.accept code', '.where'].every(s => \
        document.querySelector(s).checkVisibility())
        """
      #expect(try await browser.value(seen).bool == true)
      #expect(
        try await browser.value("document.querySelector('.tools').checkVisibility()").bool == false)
    }
  }
}

/// Runs `body` with a temporary folder.
func withFolder(_ body: (ReportOnDisk) async throws -> Void) async throws {
  let folder = try TestFolder()
  try await body(ReportOnDisk(folder: URL(filePath: folder.path)))
  withExtendedLifetime(folder) {}
}
