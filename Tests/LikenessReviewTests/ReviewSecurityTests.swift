/// Who may answer in a review, and what nobody can reach by it.
import Foundation
import LikenessBase
import LikenessDisplayList
import LikenessPNG
import LikenessSnapshots
import LikenessSystem
import TestSupport
import Testing

@testable import LikenessReview

@Suite(.serialized) struct ReviewSecurityTests {
  /// Two pictures that wait, one of them with a reference.
  private func waiting() throws -> ReviewFixture {
    let fixture = try ReviewFixture()
    try fixture.record(["Card/plain": shade(1)])
    try fixture.run(["Card/plain": shade(2), "Card/wide": shade(3)])
    return fixture
  }

  @Test("Clients other than the page are refused, and change nothing")
  func otherClients() async throws {
    let fixture = try waiting()
    let before = fixture.files("")
    try await fixture.reviewing { (page: ReviewClient) async throws in
      let own = "127.0.0.1:\(page.port)"
      let path = "/\(page.token)/"
      func status(_ text: String) async throws -> Int { try await page.send(text).status }
      #expect(try await status(request("GET", path, host: own)) == 200)
      #expect(try await status(request("GET", path, host: "localhost:\(page.port)")) == 200)
      // Names of this machine, but not of this page.
      for host in ["127.0.0.1", "127.0.0.1:1", "[::1]:\(page.port)"] {
        #expect(try await status(request("GET", path, host: host)) == 421, "\(host)")
      }
      // HTTP/1.0 allows a request without a host; a page of another name could send one.
      #expect([400, 421].contains(try await status("GET \(path) HTTP/1.0\r\n\r\n")))
      // No token, and wrong ones: shorter, longer, one letter off.
      let swapped = (page.token.hasPrefix("A") ? "B" : "A") + page.token.dropFirst()
      for wrong in [
        "", "x", String(page.token.dropLast()), page.token + "A", swapped,
        page.token.lowercased() + "-",
      ] {
        #expect(try await status(request("GET", "/\(wrong)/", host: own)) == 403, "\(wrong)")
        #expect(try await status(request("GET", "/\(wrong)/state", host: own)) == 403)
        #expect(try await page.post("accept", ["Card/plain"], token: wrong).status == 403)
      }
      #expect(try await status(request("GET", "/", host: own)) == 403)
      #expect(try await status(request("GET", "/index.html?token=\(page.token)", host: own)) == 403)
      for origin in [
        "http://evil.example", "null", "http://127.0.0.1:1", "https://127.0.0.1:\(page.port)",
        "http://localhost:\(page.port)",
      ] {
        #expect(
          try await page.post("accept", ["Card/plain"], origin: origin).status == 403, "\(origin)")
      }
      let body = #"{"entries":[{"name":"Card/plain"}]}"#
      let fields = [
        "Likeness-Token: \(page.token)", "Content-Type: application/json",
        "Content-Length: \(body.utf8.count)",
      ]
      #expect(
        try await status(
          request("POST", path + "accept", fields[0], fields[1], fields[2], host: own, body: body))
          == 403)
      #expect(
        try await status(
          request(
            "POST", path + "accept", fields[0], fields[1], fields[2], "Origin: http://\(own)",
            "Sec-Fetch-Site: cross-site", host: own,
            body: body))
          == 403)
      #expect(try await page.post("accept", ["Card/plain"], type: "text/plain").status == 415)
      for verb in ["accept", "reject", "undo"] { #expect(try await page.get(verb).status == 405) }
      let empty = request(
        "POST", path + "accept", "Origin: http://\(own)", fields[0], fields[1], "Content-Length: 2",
        host: own, body: "{}")
      #expect(try await page.send(empty).status == 400)
      // The address without its last slash, as someone copies it.
      #expect(try await status(request("GET", "/\(page.token)", host: own)) == 303)
      #expect(
        try await status(request("PUT", path + "state", "Origin: http://\(own)", host: own)) == 405)
      let large = String(repeating: " ", count: (1 << 21) + 1)
      #expect(
        try await status(
          request(
            "POST", path + "accept", "Origin: http://\(own)", fields[0], fields[1],
            "Content-Length: \(large.utf8.count)", host: own,
            body: large))
          == 413)
      #expect(
        [414, 431].contains(
          try await status(request("GET", path + String(repeating: "a", count: 20_000), host: own)))
      )
      #expect(
        try await status(
          request(
            "POST", path + "accept", "Origin: http://\(own)", fields[0], fields[1],
            "Content-Length: 1", host: own, body: "{")) == 400
      )
    }
    #expect(fixture.files("") == before)
  }

  @Test("Every response is for this page alone, and is not stored")
  func responses() async throws {
    let fixture = try waiting()
    try await fixture.reviewing { (page: ReviewClient) async throws in
      for name in [
        "", "state", "style.css", "script.js", "review.js", "review.css", "outcomes.json",
        "nothing",
      ] {
        let answer = try await page.get(name)
        #expect(answer.status == (name == "nothing" ? 404 : 200), "\(name)")
        for field in [
          "Cache-Control: no-store", "Referrer-Policy: no-referrer",
          "X-Content-Type-Options: nosniff",
          "Content-Security-Policy: default-src 'none'",
          "Cross-Origin-Resource-Policy: same-origin",
        ] { #expect(answer.head.contains("\r\n\(field)"), "\(name): \(field)") }
        #expect(!answer.head.contains("Access-Control"))
      }
    }
  }

  @Test("Tokens are long and differ")
  func tokens() {
    let tokens = (0..<100).map { _ in ReviewToken().text }
    #expect(Set(tokens).count == 100)
    // 32 characters of 6 bits are 192 bits.
    #expect(
      tokens.allSatisfy {
        $0.count == 32
          && $0.utf8.allSatisfy {
            (48...57).contains($0) || (65...90).contains($0) || (97...122).contains($0) || $0 == 45
              || $0 == 95
          }
      })
  }

  @Test("Names that lead out of the folders reach nothing")
  func names() async throws {
    let fixture = try waiting()
    try fixture.folder.write("secret", to: "secret.txt")
    try fixture.folder.write("secret", to: "outside/secret.png")
    let before = fixture.files("")
    try await fixture.reviewing { (page: ReviewClient) async throws in
      for name in [
        "../secret.txt", "../../secret.txt", "..%2fsecret.txt", "%2e%2e/secret.txt",
        "%2e%2e%2fsecret.txt", "images/../../secret.txt",
        "images/..%2f..%2foutside%2fsecret.png", "images//etc/passwd", "/etc/passwd",
        "%2fetc%2fpasswd", "images/%00",
      ] {
        let answer = try await page.get(name)
        #expect([400, 403, 404].contains(answer.status), "\(name)")
        #expect(!answer.body.contains("secret") && !answer.body.contains("root:"))
      }
      for name in [
        "../outside/secret", "Card/../../outside/secret", "..%2Foutside/secret",
        "%2E%2E/outside/secret", "/etc/passwd", "Card//plain",
        "Card/./plain", "",
        "Card/plain\u{0}", "Card\\plain", "*", "Card/*", "Card", "card/plain",
      ] {
        for verb in ["accept", "reject", "undo"] {
          let answer = try await page.post(verb, [name])
          #expect(answer.status == 200, "\(name)")
          #expect(try answer.done().isEmpty, "\(verb) \(name)")
          #expect(try answer.problems().count == 1)
        }
      }
    }
    #expect(fixture.files("") == before)
  }

  @Test("Links in the folders are not followed")
  func links() async throws {
    let fixture = try waiting()
    try fixture.run(["Link/inner": shade(7), "Card/plain": shade(2), "Card/wide": shade(3)])
    let files = FileManager.default
    let secret = try PNG.encode(try shade(99))
    try files.createDirectory(atPath: fixture.folder("outside"), withIntermediateDirectories: true)
    try Data(secret).write(to: URL(filePath: fixture.folder("outside/inner.png")))
    // A folder that leads out, and a reference that is a link to a file outside.
    try files.createSymbolicLink(
      atPath: fixture.folder("Snapshots/Link"), withDestinationPath: fixture.folder("outside"))
    try files.createSymbolicLink(
      atPath: fixture.folder("Snapshots/Card/wide.png"),
      withDestinationPath: fixture.folder("outside/inner.png"))
    let outside = fixture.files("outside")
    try await fixture.reviewing { (page: ReviewClient) async throws in
      let answer = try await page.post("accept", ["Link/inner", "Card/wide", "Card/plain"])
      #expect(try answer.done() == ["Card/plain replaced"])
      let problems = try answer.problems()
      #expect(problems.count == 2)
      #expect(problems.allSatisfy { $0.contains("is a symbolic link. Answers follow no links") })
      #expect(try await page.get("images/\(ContentDigest(of: secret).short).png").status == 404)
      #expect(try await page.get("").body.contains("is a symbolic link"))
    }
    #expect(fixture.files("outside") == outside)
    #expect(
      try files.destinationOfSymbolicLink(atPath: fixture.folder("Snapshots/Card/wide.png"))
        == fixture.folder("outside/inner.png"))
  }

  /// A link that takes the place of a folder while its picture is on the page.
  @Test("A picture is not served through a link that came later")
  func laterLink() async throws {
    let fixture = try waiting()
    let files = FileManager.default
    let folder = fixture.folder("out/pending/Card")
    let session = ReviewSession(fixture.settings)
    try await session.refresh()
    let paths = session.view.withLock { Array($0.pictures.keys) }
    let wanted = try shade(2)
    let path = try #require(paths.first { session.bitmap($0) == wanted })
    try files.moveItem(atPath: folder, toPath: fixture.folder("outside"))
    try files.createSymbolicLink(atPath: folder, withDestinationPath: fixture.folder("outside"))
    #expect(session.picture(path) == nil)
  }

  /// Equal pictures have one address on the page.
  @Test("A picture of several snapshots is served while one of them is there")
  func sharedPicture() async throws {
    let fixture = try ReviewFixture()
    let names = (0..<8).map { "New/\($0)" }
    try fixture.run(Dictionary(uniqueKeysWithValues: try names.map { ($0, try shade(7)) }))
    let session = ReviewSession(fixture.settings)
    try await session.refresh()
    let path = try #require(session.view.withLock { $0.pictures.keys.first })
    let wanted = try shade(7)
    for name in names {
      #expect(session.bitmap(path) == wanted, "before \(name) is rejected")
      try await fixture.answer(.reject, name)
    }
    // An answered one is kept until the next run.
    #expect(session.bitmap(path) == wanted)
    try fixture.run([:])
    #expect(session.picture(path) == nil)
  }

  @Test("A thousand requests are served, and each picture is accepted once")
  func thousand() async throws {
    // Both ends of each connection are in this process.
    var limit = rlimit()
    #if canImport(Darwin)
      let kind = RLIMIT_NOFILE
    #else
      let kind = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #endif
    #expect(getrlimit(kind, &limit) == 0)
    limit.rlim_cur = min(limit.rlim_max, 8192)
    #expect(setrlimit(kind, &limit) == 0)
    let fixture = try ReviewFixture()
    let names = (0..<50).map { "Many/box\($0)" }
    try fixture.run(
      Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, try shade(UInt8($0))) }))
    try await fixture.reviewing { (page: ReviewClient) async throws in
      let answers = try await withThrowingTaskGroup(of: (Int, ReviewClient.Answer).self) { group in
        for number in 0..<1000 {
          group.addTask {
            switch number % 4 {
            case 0: (number, try await page.get(""))
            case 1: (number, try await page.get("state"))
            default: (number, try await page.post("accept", [names[number / 4 % 50]]))
            }
          }
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(answers.count == 1000)
      #expect(answers.allSatisfy { $0.1.status == 200 })
      let accepts = answers.filter { $0.0 % 4 > 1 }.map(\.1)
      let done = try accepts.flatMap { try $0.done() }
      let problems = try accepts.flatMap { try $0.problems() }
      #expect(done.sorted() == names.map { "\($0) added" }.sorted())
      #expect(problems.count == 450)
    }
    for (index, name) in names.enumerated() {
      #expect(try PNG.read(fixture.folder("Snapshots/\(name).png")) == shade(UInt8(index)))
    }
  }
}
