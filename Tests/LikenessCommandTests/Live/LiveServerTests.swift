/// A served gallery from outside: files change, and events and pictures follow.
import Foundation
import Likeness
import LikenessBase
import LikenessDisplayList
import LikenessReview
import TestKit
import TestSupport
import Testing

@testable import LikenessCommand

/// Serves a gallery.
private func galleryServer(_ gallery: Gallery, _ options: LiveOptions) -> RunningServer {
  RunningServer { message, ready in
    try await LiveServer(gallery, options, message: message).run(
      port: 0, progress: { _ in { _ in } }, ready: ready)
  }
}

private let noStories = Gallery(stories: [])

/// A story that can't be made, with a reason of two lines.
private let tornStories = Gallery(
  stories: [
    Story("Box/torn", variants: StoryVariants(themes: ["light"], scales: [1])) { _ in throw Torn() }
  ] + tokenStories.stories,
  themes: tokenStories.themes)

private struct Torn: Error, CustomStringConvertible {
  var description: String { "first line\nsecond line of \u{7}it" }
}

/// An open page, as the server sees it.
private struct Page {
  let port: UInt16
  let events: RawConnection

  init(port: UInt16) async throws {
    self.port = port
    events = try RawConnection(port: port)
    await events.send("GET /events HTTP/1.1\r\nHost: localhost\r\n\r\n")
    let first = await events.receive {
      $0.hasSuffix("\n\nevent: problem\ndata: \"\"\n\n") || $0.contains("data: \"l")
    }
    #expect(first.contains("event: update\ndata: [\"*\"]\n\n"), "what was missed is made up for")
  }

  /// Waits until the problem is nonempty, or empty.
  func problem(_ isThere: Bool) async -> String {
    await events.receive { text in
      guard let range = text.ranges(of: "event: problem\ndata: ").last, text.hasSuffix("\n\n")
      else { return false }
      return text[range.upperBound...].hasPrefix("\"\"") != isThere
    }
  }

  /// Waits until a page shows a picture, and the picture can be loaded.
  func shows(_ color: UInt32, on path: String) async throws {
    let name = "images/\(Bitmap.plain(4, 2, StraightColor(hex: color)).digest.short).png"
    _ = try await eventually("the picture") {
      try await exchange(port, request("GET", path)).contains(name) ? true : nil
    }
    let answer = try await exchange(port, request("GET", "/" + name))
    #expect(answer.hasPrefix("HTTP/1.1 200 "))
    #expect(answer.contains("\r\nContent-Type: image/png\r\n"))
  }
}

@Suite(.serialized) struct LiveServingTests {
  @Test func anEditedSceneComesToThePageAndABrokenOneLeavesIt() async throws {
    let folder = try TestFolder()
    try folder.write(scene("#FF0000"), to: "a/one.json")
    try folder.write(scene("#FFFF00"), to: "a/two.json")
    let verb = galleryServer(noStories, try options(scenes: folder.path))
    let page = try await Page(port: try await verb.port())
    try await page.shows(0xFF0000, on: "/stories/a.one.html")

    try folder.write(scene("#00FF00"), to: "a/one.json", aside: true)
    let update = await page.events.receive { $0.contains("\n\n") }
    #expect(update.hasPrefix("event: update\ndata: [\"index.html\",\"stories/a.one.html\"]\n\n"))
    try await page.shows(0x00FF00, on: "/stories/a.one.html")
    try await page.shows(0x00FF00, on: "/")

    try folder.write("{", to: "a/one.json", aside: true)
    #expect(await page.problem(true).contains("\(folder.path)/a/one.json:1:2: "))
    try await page.shows(0x00FF00, on: "/")
    _ = try await eventually("the message") {
      verb.messages.first { $0.hasPrefix("\(folder.path)/a/one.json:1:2: ") }
    }

    try folder.write(scene("#0000FF"), to: "a/one.json", aside: true)
    #expect(await page.problem(false).contains("stories/a.one.html"))
    try await page.shows(0x0000FF, on: "/")
    try await page.shows(0xFFFF00, on: "/")
    try await verb.stop()
  }

  @Test func aSceneThatIsAddedOrRemovedConcernsEveryPage() async throws {
    let folder = try TestFolder()
    try folder.write(scene("#FF0000"), to: "a/one.json")
    let verb = galleryServer(noStories, try options(scenes: folder.path))
    let page = try await Page(port: try await verb.port())
    try folder.write(scene("#00FF00"), to: "b/new.json", aside: true)
    #expect(
      await page.events.receive { $0.hasSuffix("\"\"\n\n") }.hasPrefix(
        "event: update\ndata: [\"*\"]\n\n"))
    try await page.shows(0x00FF00, on: "/stories/b.new.html")
    try folder.remove("b/new.json")
    #expect(
      await page.events.receive { $0.hasSuffix("\"\"\n\n") }.hasPrefix(
        "event: update\ndata: [\"*\"]\n\n"))
    #expect(
      try await exchange(page.port, request("GET", "/stories/b.new.html")).hasPrefix(
        "HTTP/1.1 404 "))
    try await verb.stop()
  }

  @Test func aNewThemeComesToThePageAndABadOneDoesNot() async throws {
    let folder = try TestFolder()
    try folder.write(##"{"colors": {"accent": "#101010"}}"##, to: "brand.json")
    let verb = galleryServer(tokenStories, try options(themes: ["light=\(folder("brand.json"))"]))
    let page = try await Page(port: try await verb.port())
    try await page.shows(0x101010, on: "/stories/box.token.html")

    try folder.write(##"{"colors": {"accent": "#202020"}}"##, to: "brand.json", aside: true)
    // The white story is not affected.
    let update = "event: update\ndata: [\"index.html\",\"stories/box.token.html\"]\n\n"
    #expect(await page.events.receive { $0.contains(update) }.contains(update))
    try await page.shows(0x202020, on: "/stories/box.token.html")

    try folder.write(##"{"colors": {"accent": "#20"}}"##, to: "brand.json", aside: true)
    let problem = await page.problem(true)
    #expect(
      problem.contains("light: \(folder("brand.json")):1:") && problem.contains("colors.accent: "),
      "no reason")
    try await page.shows(0x202020, on: "/stories/box.token.html")

    try folder.write(##"{"colors": {"accent": "#303030"}}"##, to: "brand.json", aside: true)
    _ = await page.problem(false)
    try await page.shows(0x303030, on: "/stories/box.token.html")
    try await verb.stop()
  }

  @Test func serverAskedToEndBeforeItServesPrintsNoAddress() async throws {
    let lines = Locked<[String]>([])
    let add: @Sendable (String) -> Void = { line in lines.withLock { $0.append(line) } }
    let server = LiveServer(tokenStories, try options(), message: add)
    let running = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await server.run(port: 0, progress: { _ in { _ in } }, ready: add)
    }
    try await running.value
    #expect(lines.withLock { $0 } == [])
  }

  @Test func aProblemOfSeveralLinesKeepsThem() async throws {
    let verb = galleryServer(tornStories, try options())
    _ = try await verb.url()
    #expect(
      verb.messages.contains { $0.contains("\nsecond line of ⟨U+0007⟩it") }, "\(verb.messages)")
    try await verb.stop()
  }

  @Test(arguments: [
    "/../Package.swift", "/%2e%2e/Package.swift", "/stories/..%2f..%2fPackage.swift", "/stories/",
    "/stories", "//index.html", "/images/",
    "/etc/passwd",
    "/index.html%00", "/stories/a.one.html/", "/%ff",
  ]) func nothingElseIsServed(target: String) async throws {
    let folder = try TestFolder()
    try folder.write(scene("#FF0000"), to: "a/one.json")
    let verb = galleryServer(noStories, try options(scenes: folder.path))
    let port = try await verb.port()
    #expect(try await exchange(port, request("GET", target)).hasPrefix("HTTP/1.1 404 "))
    try await verb.stop()
  }

  @Test func pagesHaveTheirTypesAndAreReadOnly() async throws {
    let folder = try TestFolder()
    try folder.write(scene("#FF0000"), to: "a/one.json")
    let verb = galleryServer(noStories, try options(scenes: folder.path))
    let port = try await verb.port()
    let types = [
      "/": "text/html; charset=utf-8", "/index.html": "text/html; charset=utf-8",
      "/site.css": "text/css; charset=utf-8",
      "/site.js": "text/javascript; charset=utf-8", "/gallery.json": "application/json",
      "/stories/a.one.html": "text/html; charset=utf-8",
    ]
    for (path, type) in types {
      let answer = try await exchange(port, request("HEAD", path))
      #expect(answer.hasPrefix("HTTP/1.1 200 "))
      #expect(answer.contains("\r\nContent-Type: \(type)\r\n"), "\(path)")
      #expect(
        answer.contains(
          "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"))
    }
    let post = try await exchange(port, request("POST", "/"))
    #expect(post.hasPrefix("HTTP/1.1 405 "))
    #expect(post.contains("\r\nAllow: GET, HEAD\r\n"))
    try await verb.stop()
  }
}
