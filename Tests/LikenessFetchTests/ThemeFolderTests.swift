/// Serving a folder: visible and hidden files, and a fetcher that finds a change.
import Foundation
import LikenessFetch
import LikenessTheme
import TestServer
import Testing

@Suite(.timeLimit(.minutes(10))) struct ThemeFolderTests {
  /// Calls `body` with a folder that contains a good theme, a bad one, and files that must stay hidden.
  private func withFolder(_ body: (URL) async throws -> Void) async throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("likeness-\(UUID().uuidString)")
    let folder = root.appendingPathComponent("themes")
    defer { try? FileManager.default.removeItem(at: root) }
    try FileManager.default.createDirectory(at: folder.appendingPathComponent("more"), withIntermediateDirectories: true)
    for (path, text) in [
      ("themes/light.json", "{\"name\": \"light\"}"), ("themes/bad.json", "{\"nme\": 1}"), ("themes/.hidden.json", "{}"),
      ("themes/more/dark theme.tokens.json", "{}"), ("themes/notes.txt", "secret"), ("outside.json", "{}"),
    ] {
      try Data(text.utf8).write(to: root.appendingPathComponent(path))
    }
    try FileManager.default.createSymbolicLink(
      at: folder.appendingPathComponent("link.json"), withDestinationURL: root.appendingPathComponent("outside.json"))
    try await body(folder)
  }

  @Test func aGoodThemeIsAnsweredWithATagAndAfterThatNotAgain() async throws {
    try await withFolder { url in
      let folder = ThemeFolder(url.path)
      let first = folder.answer("GET", "/light.json?x=1")
      #expect(first.status == 200)
      #expect(first.headers["Content-Type"] == "application/json")
      #expect(String(decoding: first.body, as: UTF8.self) == "{\"name\": \"light\"}")
      // printf '{"name": "light"}' | sha256sum
      let tag = "\"f6be5e4fe4c8a17f36332282686ad98f73ebccc3f45b756c19a20ee9ca4d6c4a\""
      #expect(first.headers["ETag"] == tag)
      for condition in [tag, "\"x\", W/\(tag) ", "*"] {
        let again = folder.answer("GET", "/light.json", ifNoneMatch: condition)
        #expect(again.status == 304)
        #expect(again.body.isEmpty)
      }
      #expect(folder.answer("GET", "/light.json", ifNoneMatch: "\"x\"").status == 200)
      #expect(folder.answer("HEAD", "/light.json").body.isEmpty)
      #expect(folder.answer("POST", "/light.json").status == 405)
      #expect(folder.answer("GET", "/more/dark%20theme.tokens.json").headers["Content-Type"] == "application/design-tokens+json")
    }
  }

  @Test func aThemeWithProblemsIsNotServedAndTheProblemsAre() async throws {
    try await withFolder { url in
      let answer = ThemeFolder(url.path).answer("GET", "/bad.json")
      #expect(answer.status == 422)
      #expect(String(decoding: answer.body, as: UTF8.self) == "bad.json:1:2: nme: unknown key; did you mean `name`?")
    }
  }

  @Test(arguments: [
    "/../outside.json", "/%2e%2e/outside.json", "/..%2foutside.json", "//light.json", "/.hidden.json", "/notes.txt", "/link.json", "/more",
    "/more/", "light.json", "", "/none.json", "/light.json%00", "/./light.json", "/light.json%", "/\\light.json", "/themes/../light.json",
  ]) func nothingElseIsShown(target: String) async throws {
    try await withFolder { url in #expect(ThemeFolder(url.path).answer("GET", target).status == 404) }
  }

  @Test func whatLeadsOutIsTold() async throws {
    try await withFolder { url in
      let folder = ThemeFolder(url.path)
      #expect(folder.leadsOut("link.json"))
      #expect(folder.content(of: "link.json") == nil)
      #expect(!folder.leadsOut("light.json"))
      #expect(folder.content(of: "light.json").map { String(decoding: $0, as: UTF8.self) } == "{\"name\": \"light\"}")
      #expect(!folder.leadsOut("none.json"))
      #expect(folder.content(of: "none.json") == nil)
    }
  }

  @Test func theThemesAreListed() async throws {
    try await withFolder { url in
      let text = String(decoding: ThemeFolder(url.path).answer("GET", "/").body, as: UTF8.self)
      #expect(text.filter { !$0.isWhitespace } == #"{"schemaVersion":1,"themes":["/bad.json","/light.json"]}"#)
      #expect(ThemeFolder(url.path + "/none").answer("GET", "/").status == 200)
    }
  }

  @Test func aFetcherFindsAChangedFile() async throws {
    try await withFolder { url in
      let folder = ThemeFolder(url.path)
      let server = try LoopbackServer { request, _ in
        let found = folder.answer("GET", request.path, ifNoneMatch: request.headers["if-none-match"])
        return TestServer.answer(found.status, found.body, headers: found.headers)
      }
      defer { server.stop() }
      let fetcher = ThemeFetcher(try ThemeSource(server.address("/light.json")))
      #expect(await fetcher.fetch().outcome == .fresh(Theme(name: "light")))
      #expect(await fetcher.fetch().outcome == .notModified(Theme(name: "light")))
      let file = url.appendingPathComponent("light.json")
      try Data("{\"name\": \"new\"}".utf8).write(to: file)
      #expect(await fetcher.fetch().outcome == .fresh(Theme(name: "new")))
      try Data("{\"name\": ".utf8).write(to: file)
      let last = await fetcher.fetch()
      guard case .rejected(.status(422, retryAfter: nil, let message?), keeping: Theme(name: "new")) = last.outcome else {
        Issue.record("\(last)")
        return
      }
      #expect(message.hasPrefix("light.json:1:"))
    }
  }
}
