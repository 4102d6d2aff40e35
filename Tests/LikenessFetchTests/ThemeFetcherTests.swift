/// Fetches from a real server on loopback: no bad response replaces a good theme, and each outcome
/// reports what happened.
import Foundation
import LikenessBase
import LikenessFetch
import LikenessSystem
import LikenessTheme
import TestKit
import Testing

let good = ##"{"name": "good", "colors": {"primary": "#123456"}}"##
private let other = ##"{"name": "other", "colors": {"primary": "#654321"}}"##

/// Longer than all tests take together on a busy machine.
let unreached = FetchOptions(timeLimit: .seconds(3600))

extension ThemeFetcher {
  /// The failure of a fetch that has no copy to fall back to.
  func failure() async -> FetchError.Cause? {
    do throws(FetchError) {
      _ = try await fetch()
      return nil
    } catch {
      return error.cause
    }
  }
}

extension FetchedTheme {
  /// Why it is only a copy; nil if the server sent or confirmed it.
  var failure: FetchError.Cause? {
    if case .copy(let error) = origin { error.cause } else { nil }
  }
}

private func isNoResponse(_ failure: FetchError.Cause?) -> Bool {
  if case .noResponse = failure { true } else { false }
}

private func isInvalid(_ failure: FetchError.Cause?) -> Bool {
  if case .invalid = failure { true } else { false }
}

/// What a bad server does, and the failure that it causes if a theme may have 100 bytes.
private struct BadResponse: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var script: [[LoopbackServer.Step]]
  var isExpected: @Sendable (FetchError.Cause?) -> Bool

  init(
    _ name: String, _ script: [[LoopbackServer.Step]],
    isExpected: @escaping @Sendable (FetchError.Cause?) -> Bool
  ) {
    (testDescription, self.script, self.isExpected) = (name, script, isExpected)
  }

  init(
    _ name: String, _ steps: [LoopbackServer.Step],
    isExpected: @escaping @Sendable (FetchError.Cause?) -> Bool
  ) {
    self.init(name, [steps], isExpected: isExpected)
  }

  static let all = [
    BadResponse("an error", .answer(500)) { $0 == .status(500) },
    BadResponse("success without a body", .answer(204)) { $0 == .status(204) },
    BadResponse("304 without a question", .answer(304)) { $0 == .status(304) },
    BadResponse(
      "a truncated body", [.send("HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\n{}")],
      isExpected: isNoResponse),
    BadResponse(
      "a truncated chunk", [.send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n9\r\n{}")],
      isExpected: isNoResponse),
    BadResponse("half a head", [.send("HTTP/1.1 200 OK\r\nContent-Le")], isExpected: isNoResponse),
    BadResponse("half a status line", [.send("HTT")], isExpected: isNoResponse),
    BadResponse("nothing", [[]], isExpected: isNoResponse),
    BadResponse(
      "another protocol", [.send("220 mail.example.com ESMTP\r\n")], isExpected: isNoResponse),
    BadResponse(
      "a trailer behind half a theme",
      [
        .send(
          "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n0\r\nETag: \"x\"\r\n\r\n")
      ],
      isExpected: isInvalid),
    BadResponse(
      "a declared size above the limit",
      [.send("HTTP/1.1 200 OK\r\nContent-Length: 101\r\n\r\n{"), .hang]
    ) {
      $0 == .tooLarge(100)
    },
    BadResponse("an endless body", [.send("HTTP/1.1 200 OK\r\n\r\n"), .drip("{}")]) {
      $0 == .tooLarge(100)
    },
    BadResponse(
      "a redirect loop", Array(repeating: .redirect(to: "/light.theme.json"), count: 6),
      isExpected: isNoResponse),
    BadResponse(
      "a redirect to a file", .redirect(to: "file:///etc/passwd"), isExpected: isNoResponse),
    BadResponse(
      "a redirect to FTP", .redirect(to: "ftp://127.0.0.1/light.theme.json"),
      isExpected: isNoResponse),
    BadResponse("no JSON", .answer(200, "<html>"), isExpected: isInvalid),
    BadResponse(
      "an invalid theme",
      .answer(
        200,
        ##"""
        {"colors": {"primary": "#12"}}
        """##), isExpected: isInvalid),
  ]
}

@Suite(.timeLimit(.minutes(10))) struct ThemeFetcherTests {
  private let folder: TestFolder
  /// The file for the last good theme, in a folder that is not there yet.
  private var copy: URL { URL(filePath: folder("kept/light.copy")) }

  init() throws { folder = try TestFolder() }

  // MARK: Good servers

  @Test("A theme is fetched once, and then the server is asked only for a newer one")
  func newerOnly() async throws {
    let server = try LoopbackServer(
      .answer(200, good, "ETag: \"v1\""), .answer(304, "", "ETag: \"v1\""),
      .answer(200, other, "ETag: \"v2\""))
    // A new fetcher each time: the copy on the disk is all that stays.
    func fetch() async throws -> FetchedTheme {
      try await ThemeFetcher(url: server.url(), copy: copy, options: unreached).fetch()
    }
    let first = try await fetch()
    #expect(first.origin == .server && first.copyProblem == nil)
    #expect(first.data == Data(good.utf8) && first.theme.name == "good")
    let second = try await fetch()
    #expect(second.origin == .notModified && second.data == first.data)
    let third = try await fetch()
    #expect(third.origin == .server && third.theme.name == "other")
    #expect(server.tags == [nil, "\"v1\"", "\"v1\""])
  }

  @Test("What was fetched is what a theme manager loads") func manager() async throws {
    let server = try LoopbackServer(.answer(200, good))
    let fetched = try await ThemeFetcher(
      url: server.url("/light.theme.json?key=secret"), options: unreached
    ).fetch()
    let manager = ThemeManager()
    #expect(manager.load(fetched.data, file: fetched.file) == .adopted(fetched.theme))
    #expect(try fetched.file == server.url().absoluteString)
  }

  @Test("A path that ends in .tokens.json is read as design tokens") func designTokens()
    async throws
  {
    let theme = Theme(name: "t", dimensions: ["gap": 8])
    let server = try LoopbackServer(.answer(200, theme.designTokens()))
    let fetched = try await ThemeFetcher(url: server.url("/x.tokens.json"), options: unreached)
      .fetch()
    #expect(fetched.theme == theme)
  }

  @Test("Five redirects are followed") func redirects() async throws {
    // Relative ones, which lead to the same server.
    let server = try LoopbackServer(
      .redirect(to: "/1"), .redirect(to: "/2"), .redirect(to: "/3"), .redirect(to: "/4"),
      .redirect(to: "/5"), .answer(200, good))
    let fetched = try await ThemeFetcher(url: server.url(), options: unreached).fetch()
    #expect(fetched.theme.name == "good")
  }

  @Test("A tag counts only at the address that sent it") func retargetedRedirect() async throws {
    // The second target has an equal tag for another theme.
    let server = try LoopbackServer(
      .redirect(to: "/a"), .answer(200, good, "ETag: \"1\""), .redirect(to: "/b"),
      .answer(304, "", "ETag: \"1\""), .redirect(to: "/b"),
      .answer(200, other, "ETag: \"1\""))
    let fetcher = try ThemeFetcher(url: server.url(), copy: copy, options: unreached)
    #expect(try await fetcher.fetch().theme.name == "good")
    #expect(try await fetcher.fetch().theme.name == "other")
  }

  // MARK: Bad servers

  @Test("A bad response is an error, and keeps the last good copy", arguments: BadResponse.all)
  fileprivate func badResponse(_ bad: BadResponse) async throws {
    var options = unreached
    options.sizeLimit = 100
    let alone = try ThemeFetcher(url: LoopbackServer(bad.script).url(), options: options)
    let failure = await alone.failure()
    #expect(bad.isExpected(failure), "\(String(describing: failure))")

    let server = try LoopbackServer([.answer(200, good)] + bad.script + [.answer(200, other)])
    let fetcher = try ThemeFetcher(url: server.url(), copy: copy, options: options)
    #expect(try await fetcher.fetch().origin == .server)
    let kept = try await fetcher.fetch()
    #expect(bad.isExpected(kept.failure), "\(kept.origin)")
    #expect(kept.data == Data(good.utf8))
    #expect(try await fetcher.fetch().theme.name == "other")
  }

  @Test(
    "A response that never ends is cut off at the time limit",
    arguments: [
      [.hang], [.send("HTTP/1.1 200 OK\r\nContent-Le"), .hang],
      [.send("HTTP/1.1 200 OK\r\nContent-Length: 50\r\n\r\n{"), .hang],
      [.send("HTTP/1.1 200 OK\r\n\r\n"), .drip(" ")],
    ] as [[LoopbackServer.Step]]) func timeLimit(_ steps: [LoopbackServer.Step]) async throws
  {
    // Any limit ends the fetch. A short one keeps the test short.
    let options = FetchOptions(timeLimit: .milliseconds(100), sizeLimit: .max)
    let fetcher = try ThemeFetcher(url: LoopbackServer(steps).url(), options: options)
    #expect(await fetcher.failure() == .timedOut(.milliseconds(100)))
  }

  @Test("A refused connection is an error") func refusedConnection() async throws {
    let server = try LoopbackServer()
    let fetcher = try ThemeFetcher(url: server.url(), options: unreached)
    let failure = await fetcher.failure()
    #expect(isNoResponse(failure), "\(String(describing: failure))")
    withExtendedLifetime(server) {}
  }

  @Test(
    "A URL that can't be fetched is an error",
    arguments: ["ftp://example.com/x.json", "file:///etc/passwd", "/x.json", "http:///x.json"])
  func unfetchable(_ text: String) async throws {
    let failure = await ThemeFetcher(url: try #require(URL(string: text)), options: unreached)
      .failure()
    #expect(isNoResponse(failure), "\(String(describing: failure))")
  }

  @Test("A canceled task ends the fetch, even with a copy") func cancelled() async throws {
    let server = try LoopbackServer(.answer(200, good), [.hang])
    let fetcher = try ThemeFetcher(url: server.url(), copy: copy, options: unreached)
    _ = try await fetcher.fetch()
    let task = Task { await fetcher.failure() }
    var arrivals = server.arrivals.makeAsyncIterator()
    await arrivals.next()
    await arrivals.next()
    task.cancel()
    #expect(await task.value == .cancelled)
  }

  // MARK: The copy

  @Test(
    "A damaged copy is ignored, and the next good theme replaces it",
    arguments: ["cut", "changed", "empty", "of another URL"])
  func damagedCopy(_ damage: String) async throws {
    let server = try LoopbackServer(
      .answer(200, good, "ETag: \"v1\""), .answer(500), .answer(200, other))
    let fetcher = try ThemeFetcher(url: server.url(), copy: copy, options: unreached)
    _ = try await fetcher.fetch()
    let text = try String(contentsOf: copy, encoding: .utf8)
    let damaged =
      switch damage {
      case "cut": String(text.dropLast(9))
      case "changed": text.replacing("#123456", with: "#123457")
      case "empty": ""
      default: text
      }
    try Data(damaged.utf8).write(to: copy)
    let isElsewhere = damage == "of another URL"
    let second = try ThemeFetcher(
      url: server.url(isElsewhere ? "/dark.theme.json" : "/light.theme.json"), copy: copy,
      options: unreached)
    #expect(await second.failure() == .status(500))
    #expect(try await second.fetch().theme.name == "other")
    #expect(server.tags == [nil, nil, nil])
  }

  /// The server redirects to an address with secrets of its own, as stores of files do.
  @Test("No secret of an address is written or printed") func secrets() async throws {
    let server = try LoopbackServer(
      .redirect(to: "/signed?token=secret2#secret3"), .answer(200, good, "ETag: \"v1\""),
      .redirect(to: "/signed?token=secret2#secret3"), .answer(304, "", "ETag: \"v1\""),
      .answer(500))
    var parts = try #require(
      URLComponents(url: try server.url("/light.theme.json"), resolvingAgainstBaseURL: false))
    (parts.user, parts.password) = ("secret4", "secret5")
    (parts.query, parts.fragment) = ("key=secret1", "secret6")
    let fetcher = ThemeFetcher(url: try #require(parts.url), copy: copy, options: unreached)
    let first = try await fetcher.fetch()
    #expect(try !String(contentsOf: copy, encoding: .utf8).contains("secret"))
    let second = try await fetcher.fetch()
    #expect(second.origin == .notModified)
    let third = try await fetcher.fetch()
    #expect(third.failure == .status(500))
    for fetched in [first, second, third] {
      #expect(!"\(fetched)".contains("secret"), "\(fetched)")
    }
  }

  /// The three lines and the theme, as they were written before a digest stood for the address.
  @Test("A copy with an address is a last good theme, and is replaced") func earlierCopy()
    async throws
  {
    let server = try LoopbackServer(
      .answer(500), .answer(200, good, "ETag: \"v1\""), .answer(304, "", "ETag: \"v1\""))
    let url = try server.url("/light.theme.json?key=secret")
    let rest = "\"v0\"\n\(url.absoluteString)\n\(other)"
    let digest = ContentDigest(of: "\(url.absoluteString)\n\(rest)")
    try folder.write("\(digest)\n\(rest)", to: "kept/light.copy")
    let fetcher = ThemeFetcher(url: url, copy: copy, options: unreached)
    #expect(try await fetcher.fetch().theme.name == "other")
    #expect(try await fetcher.fetch().origin == .server)
    #expect(try !String(contentsOf: copy, encoding: .utf8).contains("secret"))
    #expect(try await fetcher.fetch().origin == .notModified)
    #expect(server.tags == [nil, nil, "\"v1\""])
  }

  @Test("A copy that can't be written is reported beside the theme") func unwritableCopy()
    async throws
  {
    let server = try LoopbackServer(.answer(200, good))
    // A file is in the place of the folder.
    try folder.write("", to: "kept/light.copy")
    let fetcher = try ThemeFetcher(
      url: server.url(), copy: copy.appending(path: "light"), options: unreached)
    let fetched = try await fetcher.fetch()
    #expect(fetched.theme.name == "good")
    #expect(fetched.copyProblem?.contains(copy.path) == true)
  }

  @Test("An error names the URL without its secrets, the cause and the next step") func wording()
    async throws
  {
    let url = try #require(URL(string: "ftp://me:pass@example.com:21/light.json?key=secret#part"))
    let server = try LoopbackServer(.answer(404))
    let error = await #expect(throws: FetchError.self) {
      try await ThemeFetcher(url: server.url("/light.json?key=secret"), options: unreached).fetch()
    }
    #expect(
      try error?.description
        == "\(server.url("/light.json")): the server answered 404. Check the address.")
    let refused = await #expect(throws: FetchError.self) {
      try await ThemeFetcher(url: url, options: unreached).fetch()
    }
    #expect(refused?.url == "ftp://example.com:21/light.json")
    // Without `https://`, the user is the scheme.
    for text in ["me:pass@example.com/light.json", "me:pa?ss@example.com", "/x.json?key=secret"] {
      let error = await #expect(throws: FetchError.self) {
        try await ThemeFetcher(url: try #require(URL(string: text)), options: unreached).fetch()
      }
      #expect(error?.url == "URL without a host")
    }
  }
}
