/// The running gallery in a browser: files change on disk, and the open page shows it.
import Foundation
import Likeness
import LikenessCommand
import Testing

/// A gallery without stories: the scenes of a folder take its place.
private struct Tool: GalleryCommand {
  static let gallery = Gallery(stories: [])
}

private func scene(_ color: String) -> String {
  ##"{"variants": {"scale": [1, 2]}, "theme": {"name": "day"}, "view": {"type": "View", "layout": {"width": 120, "height": 80}, "style": {"backgroundColor": "\##(color)"}}}"##
}

@Suite(.serialized, .enabled(if: Browser.driver != nil, Comment(rawValue: Browser.missing)))
struct LiveGalleryTests {
  /// Serves thirty scenes, opens a browser, and ends both.
  ///
  /// - Parameter allowed: what a line of the console may say; by default there is to be none.
  private func withServedGallery(allowing allowed: String? = nil, _ body: (Browser, String, URL) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("likeness-live-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for group in ["a", "b", "c"] {
      for number in 0..<10 { try write(scene("#336699"), to: folder.appendingPathComponent("\(group)/box\(number).json")) }
    }
    let (lines, feed) = AsyncStream.makeStream(of: String.self)
    let console = Console(result: { feed.yield($0) }, message: { _ in })
    let serving = Task { await Tool.run(arguments: ["gallery", "--serve", "--scenes", folder.path], console: console) }
    let browser = try await Browser()
    let result: Result<Void, any Error>
    do {
      var addresses = lines.makeAsyncIterator()
      let address = try #require(await addresses.next())
      try await body(browser, address, folder)
      let lines = try await browser.console().filter { line in allowed.map { !line.contains($0) } ?? true }
      #expect(lines == [])
      result = .success(())
    } catch {
      result = .failure(error)
    }
    await browser.close()
    serving.cancel()
    #expect(await serving.value == .success)
    try result.get()
  }

  private func write(_ text: String, to file: URL) throws {
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// The colour in the middle of the first picture of a story's card or page, as the browser has decoded it: `[51,102,153]`.
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

  @Test func editedSceneShowsWithoutAReloadAndThePageKeepsItsPlace() async throws {
    try await withServedGallery { browser, address, folder in
      try await browser.open(address)
      try await browser.press(.character("/"))
      try await browser.type("b/")
      try await browser.wait("[...document.querySelectorAll('.card')].filter(card => card.checkVisibility()).length === 10")
      let picture = #"'a[href^="stories/b.box3.html"] img'"#
      _ = try await browser.value("(window.sameDocument = true, scrollTo(0, 120), document.querySelector(\(picture)).loading = 'eager')")
      try await browser.wait("\(color(picture)) === '[51,102,153]'")
      let place = "[scrollY, document.activeElement.name, document.activeElement.value, location.hash].join(' ')"
      let before = try await browser.value(place).string

      let start = ContinuousClock.now
      try write(scene("#CC0000"), to: folder.appendingPathComponent("b/box3.json"))
      try await browser.wait("\(color(picture)) === '[204,0,0]'")
      print("from the file to the picture in the page: \(ContinuousClock.now - start), looked for every 20 ms")

      #expect(try await browser.value("window.sameDocument === true").bool == true)
      #expect(try await browser.value(place).string == before)
      #expect(try await browser.value("[...document.querySelectorAll('.card')].filter(card => card.checkVisibility()).length").int == 10)
    }
  }

  @Test func problemsStandOnThePageUntilTheyAreMended() async throws {
    try await withServedGallery { browser, address, folder in
      let picture = "'.stage img'"
      try await browser.open(address + "stories/a.box1.html")
      try await browser.wait("\(color(picture)) === '[51,102,153]'")
      let shown =
        "[...document.querySelectorAll('[role=alert]')].filter(line => line.checkVisibility()).map(line => line.textContent).join()"
      #expect(try await browser.value(shown).string == "")

      try write(#"{"view": {"type": "Viw"}}"#, to: folder.appendingPathComponent("a/box1.json"))
      try await browser.wait("\(shown).includes('a/box1.json:1:19')")
      #expect(try await browser.value(color(picture)).string == "[51,102,153]", "the last good picture stays")

      try write(scene("#00AA00"), to: folder.appendingPathComponent("a/box1.json"))
      try await browser.wait("\(color(picture)) === '[0,170,0]' && \(shown) === ''")
    }
  }

  @Test func storyThatIsRemovedLeadsBackToTheGallery() async throws {
    // The page asks for itself, and learns that it is gone.
    try await withServedGallery(allowing: "stories/c.box9.html - Failed to load resource: the server responded with a status of 404") {
      browser, address, folder in
      try await browser.open(address + "stories/c.box9.html")
      try FileManager.default.removeItem(at: folder.appendingPathComponent("c/box9.json"))
      try await browser.wait("location.pathname === '/index.html' && document.querySelectorAll('.card').length === 29")
    }
  }
}
