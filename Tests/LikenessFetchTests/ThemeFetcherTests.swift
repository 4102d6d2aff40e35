/// Fetches from a real loopback server that misbehaves on request: no bad response replaces a good theme, and each outcome reports what happened.
import Foundation
import LikenessFetch
import LikenessGraphics
import LikenessJSON
import LikenessTheme
import Synchronization
import TestServer
import Testing

private let good = ##"{"name": "good", "colors": {"primary": "#123456"}}"##
private let other = ##"{"name": "other", "colors": {"primary": "#654321"}}"##

/// Records the fetcher's effects and completes them immediately.
private final class Notes: Sendable {
  private let lines = Mutex<[String]>([])
  func add(_ line: String) { lines.withLock { $0.append(line) } }
  var all: [String] { lines.withLock { $0 } }

  /// Records waits without waiting. The random share is 1, so each delay is whole. The clock has the time of the `Date` in tests below.
  var surroundings: FetchSurroundings {
    FetchSurroundings(
      sleep: { duration in
        try Task.checkCancellation()
        self.add("\(duration)")
      }, randomShare: { 1 }, now: { 784_111_777 })
  }
}

/// A folder for one test.
private func temporaryFolder() -> String {
  FileManager.default.temporaryDirectory.appendingPathComponent("likeness-\(UUID().uuidString)").path
}

/// Longer than all tests take together, because each may wait for threads that others use.
private let unreached = Duration.seconds(3600)

/// A fetcher with a time limit that no busy machine reaches.
private func fetcher(
  _ server: LoopbackServer, _ path: String = "/light.theme.json", folder: String? = nil, notes: Notes = Notes(),
  options: FetchOptions = FetchOptions(timeLimit: unreached)
) throws -> ThemeFetcher {
  ThemeFetcher(
    try ThemeSource(server.address(path)), cacheFolder: folder, options: options, surroundings: notes.surroundings)
}

private func theme(_ text: String) throws -> Theme { try Theme(json: text, file: "f") }

@Suite(.timeLimit(.minutes(10))) struct ThemeFetcherTests {
  // MARK: Good servers

  @Test func aThemeIsFetchedOnceAndAfterThatOnlyAskedFor() async throws {
    let server = try LoopbackServer { request, _ in
      request.headers["if-none-match"] == "\"v1\"" ? answer(304) : answer(good, headers: ["ETag": "\"v1\""])
    }
    defer { server.stop() }
    let fetcher = try fetcher(server)
    let manager = ThemeManager()
    #expect(await fetcher.fetch(into: manager).outcome == .fresh(try theme(good)))
    #expect(await fetcher.fetch(into: manager).outcome == .notModified(try theme(good)))
    #expect(server.requests.map { $0.headers["if-none-match"] } == [nil, "\"v1\""])
    #expect(manager.currentTheme == (try theme(good)))
  }

  @Test func withoutATagTheDateIsAskedWith() async throws {
    let date = "Sun, 06 Nov 1994 08:49:37 GMT"
    let server = try LoopbackServer { request, _ in
      request.headers["if-modified-since"] == date ? answer(304) : answer(good, headers: ["Last-Modified": date])
    }
    defer { server.stop() }
    let fetcher = try fetcher(server)
    await fetcher.fetch()
    #expect(await fetcher.fetch().outcome == .notModified(try theme(good)))
  }

  @Test func theSameBytesAgainAreNoNews() async throws {
    let server = try LoopbackServer { _, _ in answer(good) }
    defer { server.stop() }
    let fetcher = try fetcher(server)
    await fetcher.fetch()
    #expect(await fetcher.fetch().outcome == .notModified(try theme(good)))
  }

  @Test func aNewThemeReplacesTheOldOne() async throws {
    let server = try LoopbackServer { _, number in answer(number == 0 ? good : other, headers: ["ETag": "\"v\(number)\""]) }
    defer { server.stop() }
    let fetcher = try fetcher(server)
    let manager = ThemeManager()
    await fetcher.fetch(into: manager)
    let fetch = await fetcher.fetch(into: manager)
    #expect(fetch.outcome == .fresh(try theme(other)))
    #expect("\(fetch)" == "\(server.address("/light.theme.json")): \"other\" is new")
    #expect(manager.currentTheme.name == "other")
  }

  @Test(arguments: ["application/json", "text/plain", "application/octet-stream", nil])
  func theTypeOfTheAnswerMakesNoDifference(type: String?) async throws {
    let server = try LoopbackServer { _, _ in answer(good, headers: type.map { ["Content-Type": $0] } ?? [:]) }
    defer { server.stop() }
    #expect(await (try fetcher(server)).fetch().outcome == .fresh(try theme(good)))
  }

  @Test(arguments: [("/x.tokens.json?v=1", nil), ("/x", "application/design-tokens+json; charset=utf-8")])
  func designTokensAreToldByNameOrType(path: String, type: String?) async throws {
    let tokens = Theme(name: "t", dimensions: ["gap": 8]).designTokens()
    let server = try LoopbackServer { _, _ in answer(tokens, headers: type.map { ["Content-Type": $0] } ?? [:]) }
    defer { server.stop() }
    #expect(await (try fetcher(server, path)).fetch().outcome == .fresh(Theme(name: "t", dimensions: ["gap": 8])))
  }

  @Test func anAnswerInPiecesIsPutTogether() async throws {
    let server = try LoopbackServer { _, _ in
      let pieces = good.map { "1\r\n\($0)\r\n" }.joined() + "0\r\n\r\n"
      return [.head(200, ["Transfer-Encoding": "chunked"]), .send(Array(pieces.utf8))]
    }
    defer { server.stop() }
    #expect(await (try fetcher(server)).fetch().outcome == .fresh(try theme(good)))
  }

  // MARK: Temporary failures

  @Test func twoFailuresAreWaitedOutWithGrowingDelays() async throws {
    let server = try LoopbackServer { _, number in number < 2 ? answer(500) : answer(good) }
    defer { server.stop() }
    let notes = Notes()
    let fetch = await (try fetcher(server, notes: notes)).fetch()
    #expect(fetch.outcome == .fresh(try theme(good)))
    #expect(fetch.failures == [.status(500, retryAfter: nil), .status(500, retryAfter: nil)])
    #expect(notes.all == ["0.5 seconds", "1.0 seconds"])
  }

  @Test func aServerThatNeverRecoversIsLeftAlone() async throws {
    let server = try LoopbackServer { _, _ in answer(503) }
    defer { server.stop() }
    let notes = Notes()
    let fetch = await (try fetcher(server, notes: notes)).fetch()
    #expect(fetch.outcome == .unavailable(.status(503, retryAfter: nil)))
    #expect(server.requests.count == 4)
    #expect(notes.all == ["0.5 seconds", "1.0 seconds", "2.0 seconds"])
  }

  @Test(arguments: [
    ("7", nil, ["7.0 seconds"]), ("0", nil, ["0.5 seconds"]), ("nonsense", nil, ["0.5 seconds"]),
    // Nine seconds after the date in the response, and after the local time.
    ("Sun, 06 Nov 1994 08:49:46 GMT", "Sun, 06 Nov 1994 08:49:37 GMT", ["9.0 seconds"]),
    ("Sun, 06 Nov 1994 08:49:46 GMT", nil, ["9.0 seconds"]),
  ]) func aServerThatAsksForPatienceGetsIt(after: String, date: String?, waits: [String]) async throws {
    let server = try LoopbackServer { _, number in
      number > 0 ? answer(good) : answer(429, headers: ["Retry-After": after].merging(date.map { ["Date": $0] } ?? [:]) { a, _ in a })
    }
    defer { server.stop() }
    let notes = Notes()
    #expect(await (try fetcher(server, notes: notes)).fetch().outcome == .fresh(try theme(good)))
    #expect(notes.all == waits)
  }

  @Test func aServerThatAsksForMorePatienceThanThereIsIsNotAskedAgain() async throws {
    let server = try LoopbackServer { _, _ in answer(429, headers: ["Retry-After": "3600"]) }
    defer { server.stop() }
    #expect(await (try fetcher(server)).fetch().outcome == .unavailable(.status(429, retryAfter: .seconds(3600))))
    #expect(server.requests.count == 1)
  }

  @Test func aServerThatHangsIsLeftAfterTheTimeLimit() async throws {
    let server = try LoopbackServer { _, number in
      // Silent before the head, after it, and in the middle of the body.
      [[.hang], [.head(200, ["Content-Length": "50"]), .hang], [.head(200, ["Content-Length": "50"]), .send([123]), .hang]][number % 3]
    }
    defer { server.stop() }
    let limit = Duration.milliseconds(300)
    let fetch = await (try fetcher(server, options: FetchOptions(timeLimit: limit, retries: 2))).fetch()
    #expect(fetch.outcome == .unavailable(.timedOut(limit)))
    #expect(fetch.failures == [.timedOut(limit), .timedOut(limit), .timedOut(limit)])
  }

  @Test func aConnectionThatIsClosedAtOnceIsTriedAgain() async throws {
    let server = try LoopbackServer { _, number in number == 0 ? [] : answer(good) }
    defer { server.stop() }
    let fetch = await (try fetcher(server)).fetch()
    #expect(fetch.outcome == .fresh(try theme(good)))
    #expect(fetch.failures.count == 1)
    guard case .noConnection? = fetch.failures.first else {
      Issue.record("\(fetch.failures)")
      return
    }
  }

  @Test func aBodyCutShortNeverReplacesAGoodTheme() async throws {
    let server = try LoopbackServer { _, number in
      // The received part is a valid theme, but the response is incomplete.
      number == 0 ? answer(good) : [.head(200, ["Content-Length": "1000"]), .send(Array(other.utf8))]
    }
    defer { server.stop() }
    let fetcher = try fetcher(server)
    let manager = ThemeManager()
    await fetcher.fetch(into: manager)
    let fetch = await fetcher.fetch(into: manager)
    #expect(fetch.outcome == .offline(.truncated(received: other.utf8.count, expected: 1000), usingCached: try theme(good)))
    #expect(fetch.failures.count == 4)
    #expect(manager.currentTheme.name == "good")
  }

  @Test func chunksCutShortNeverReplaceAGoodTheme() async throws {
    let server = try LoopbackServer { _, number in
      number == 0
        ? answer(good)
        : [.head(200, ["Transfer-Encoding": "chunked"]), .send(Array("\(String(other.utf8.count, radix: 16))\r\n\(other)\r\n".utf8))]
    }
    defer { server.stop() }
    let fetcher = try fetcher(server)
    await fetcher.fetch()
    let fetch = await fetcher.fetch()
    guard case .offline(let failure, usingCached: try theme(good)) = fetch.outcome else {
      Issue.record("\(fetch)")
      return
    }
    // The final chunk is missing. Clients word this differently, but all report a connection error.
    if case .noConnection = failure {} else { Issue.record("\(failure)") }
    #expect(fetch.failures.count == 4)
  }

  @Test func whatIsNoHTTPIsNoConnection() async throws {
    let server = try LoopbackServer { _, _ in [.send(Array("\u{1}\u{2}\u{3} this is no web server\r\n\r\n".utf8))] }
    defer { server.stop() }
    let fetch = await (try fetcher(server)).fetch()
    // Clients word this differently, but all report a connection without HTTP, which is retried.
    guard case .unavailable(.noConnection) = fetch.outcome else {
      Issue.record("\(fetch)")
      return
    }
    #expect(fetch.failures.count == 4)
  }

  // MARK: Refused responses

  @Test func anEndlessAnswerIsCutOffAtTheLimit() async throws {
    let flood = 256 << 20
    let piece = Array("10000\r\n".utf8) + [UInt8](repeating: 32, count: 65_536) + Array("\r\n".utf8)
    let server = try LoopbackServer { _, _ in [.head(200, ["Transfer-Encoding": "chunked"]), .flood(piece, atMost: flood)] }
    defer { server.stop() }
    let fetch = await (try fetcher(server, options: FetchOptions(timeLimit: unreached, maximumBytes: 100_000))).fetch()
    #expect(fetch.outcome == .rejected(.tooLarge(limit: 100_000), keeping: nil))
    #expect(server.requests.count == 1)
    // The client disconnects long before the flood ends, though slightly after the cancellation.
    while server.isBusy { try await Task.sleep(for: .milliseconds(2)) }
    #expect(server.sent < flood)
  }

  @Test func anAnswerThatSaysHowLargeItIsIsNotReadAtAll() async throws {
    let server = try LoopbackServer { _, _ in
      [.head(200, ["Content-Length": "10485760"]), .flood([UInt8](repeating: 32, count: 65_536), atMost: 10 << 20)]
    }
    defer { server.stop() }
    #expect(await (try fetcher(server)).fetch().outcome == .rejected(.tooLarge(limit: 4 << 20), keeping: nil))
  }

  @Test func anAnswerOfExactlyTheLimitIsTaken() async throws {
    let server = try LoopbackServer { _, _ in answer(good) }
    defer { server.stop() }
    let count = good.utf8.count
    #expect(
      await (try fetcher(server, options: FetchOptions(timeLimit: unreached, maximumBytes: count))).fetch().outcome
        == .fresh(try theme(good)))
    #expect(
      await (try fetcher(server, options: FetchOptions(timeLimit: unreached, maximumBytes: count - 1))).fetch().outcome
        == .rejected(.tooLarge(limit: count - 1), keeping: nil))
  }

  @Test func oneByteMoreThanTheLimitIsRefusedWhereNoLengthIsSaid() async throws {
    let text = String(good.utf8.count, radix: 16) + "\r\n\(good)\r\n0\r\n\r\n"
    let server = try LoopbackServer { _, _ in [.head(200, ["Transfer-Encoding": "chunked"]), .send(Array(text.utf8))] }
    defer { server.stop() }
    let count = good.utf8.count
    #expect(
      await (try fetcher(server, options: FetchOptions(timeLimit: unreached, maximumBytes: count))).fetch().outcome
        == .fresh(try theme(good)))
    #expect(
      await (try fetcher(server, options: FetchOptions(timeLimit: unreached, maximumBytes: count - 1))).fetch().outcome
        == .rejected(.tooLarge(limit: count - 1), keeping: nil))
  }

  private static let bad: [[UInt8]] = [
    Array(##"{"colors": {"primary": "#12"}}"##.utf8), Array("<html>Not found</html>".utf8), [], [0, 1, 2, 255],
    Array(good.utf8).dropLast(), good.utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] },
    Array(#"{"name": "caf"#.utf8) + [0xE9] + Array(#""}"#.utf8),
  ]

  @Test(arguments: bad) func whatIsNoThemeNeverReplacesAGoodOne(body: [UInt8]) async throws {
    let server = try LoopbackServer { _, number in number == 0 ? answer(good) : answer(200, body) }
    defer { server.stop() }
    let fetcher = try fetcher(server)
    let manager = ThemeManager()
    await fetcher.fetch(into: manager)
    let fetch = await fetcher.fetch(into: manager)
    let problems = try #require(fetch.problems)
    #expect(fetch.outcome == .rejected(.invalid(problems), keeping: try theme(good)))
    #expect(problems.list.allSatisfy { $0.file == server.address("/light.theme.json") })
    #expect(manager.currentTheme.name == "good")
    // The server responded, and another request would get the same response.
    #expect(server.requests.count == 2)
  }

  @Test func aBodyThatIsNotEncodedAsItSaysIsNotTaken() async throws {
    let server = try LoopbackServer { _, number in
      number == 0 ? answer(good) : answer("not what gzip writes", headers: ["Content-Encoding": "gzip"])
    }
    defer { server.stop() }
    let fetcher = try fetcher(server)
    await fetcher.fetch()
    let fetch = await fetcher.fetch()
    // A client may refuse the body, which is a connection error, or pass it on unchanged, which is not a theme.
    switch fetch.outcome {
    case .offline(.noConnection, usingCached: try theme(good)): #expect(fetch.failures.count == 4)
    case .rejected(.invalid(let problems), keeping: try theme(good)):
      #expect(problems.list.first?.message.contains("\"not\"") == true)
      #expect(fetch.failures.count == 1)
    default: Issue.record("\(fetch)")
    }
  }

  @Test(arguments: [404, 401, 204, 206, 304, 400, 410]) func otherStatusesAreRefusedAtOnce(status: Int) async throws {
    let server = try LoopbackServer { _, _ in answer(status) }
    defer { server.stop() }
    let fetch = await (try fetcher(server)).fetch()
    #expect(fetch.outcome == .rejected(.status(status, retryAfter: nil), keeping: nil))
    #expect(server.requests.count == 1)
  }

  // MARK: Reasons

  /// The fetcher's message for a response with a reason.
  private func message(_ status: Int, _ type: String, _ steps: [LoopbackServer.Step], length: Int) async throws -> ThemeFetch {
    let server = try LoopbackServer { _, _ in [.head(status, ["Content-Type": type, "Content-Length": "\(length)"])] + steps }
    defer { server.stop() }
    return await (try fetcher(server)).fetch()
  }

  @Test func aRefusalSaysWhyInLinesThatCanNotSteerATerminal() async throws {
    let said = Array("a.json:1:2: no\r\nb\u{1B}[31m\u{202E}\n\n".utf8)
    let fetch = try await message(422, "text/plain; charset=utf-8", [.send(said)], length: said.count)
    let shown = "a.json:1:2: no\nb⟨U+001B⟩[31m⟨U+202E⟩"
    #expect(fetch.outcome == .rejected(.status(422, retryAfter: nil, message: shown), keeping: nil))
    #expect("\(fetch)".hasSuffix(": rejected: the server answered 422:\n\(shown)"))
    let one = try await message(404, "text/plain", [.send(Array("gone\n".utf8))], length: 5)
    #expect("\(one)".hasSuffix(": rejected: the server answered 404: gone"))
  }

  @Test func ofALongReasonTheBeginningIsShown() async throws {
    // 8192 = 2730 × 3 + 2, so the last euro sign of three bytes is cut.
    let long = try await message(400, "text/plain", [.send(Array(String(repeating: "€", count: 10_000).utf8))], length: 30_000)
    #expect(long.failures == [.status(400, retryAfter: nil, message: String(repeating: "€", count: 2730) + "…")])
    let broken = try await message(400, "text/plain", [.send(Array("why".utf8))], length: 1000)
    #expect(broken.failures == [.status(400, retryAfter: nil, message: "why…")])
  }

  @Test(arguments: [(422, "text/html"), (401, "text/plain"), (204, "text/plain")]) func noOtherTextIsAReason(status: Int, type: String)
    async throws
  {
    let fetch = try await message(status, type, [.send(Array("<b>".utf8))], length: 3)
    #expect(fetch.failures == [.status(status, retryAfter: nil)])
  }

  // MARK: Redirects

  @Test(arguments: [301, 302, 303, 307, 308]) func redirectionsAreFollowed(status: Int) async throws {
    let server = try LoopbackServer { request, _ in
      guard request.path == "/a/b" else { return answer(status, headers: ["Location": "a/b"]) }
      return request.headers["if-none-match"] == "\"v\"" ? answer(304) : answer(good, headers: ["ETag": "\"v\""])
    }
    defer { server.stop() }
    let fetcher = try fetcher(server, "/start")
    #expect(await fetcher.fetch().outcome == .fresh(try theme(good)))
    #expect(await fetcher.fetch().outcome == .notModified(try theme(good)))
    // The ETag belongs to the server that responded, and only that server receives it.
    #expect(server.requests.map(\.path) == ["/start", "/a/b", "/start", "/a/b"])
    #expect(server.requests.map { $0.headers["if-none-match"] } == [nil, nil, nil, "\"v\""])
  }

  @Test func aCircleOfRedirectionsEnds() async throws {
    let server = try LoopbackServer { request, _ in answer(302, headers: ["Location": request.path == "/a" ? "/b" : "/a"]) }
    defer { server.stop() }
    #expect(await (try fetcher(server, "/a")).fetch().outcome == .rejected(.redirect(.tooMany(5)), keeping: nil))
    #expect(server.requests.count == 6)
  }

  @Test(arguments: [(nil, FetchFailure.RedirectRefusal.nowhere), ("file:///etc/passwd", .toOther("file:///etc/passwd"))])
  func aRedirectionToNoServerIsNotFollowed(location: String?, refusal: FetchFailure.RedirectRefusal) async throws {
    let server = try LoopbackServer { _, _ in answer(302, headers: location.map { ["Location": $0] } ?? [:]) }
    defer { server.stop() }
    #expect(await (try fetcher(server)).fetch().outcome == .rejected(.redirect(refusal), keeping: nil))
  }

  // MARK: Offline

  @Test func theLastGoodThemeAndItsTagSurviveOnDisk() async throws {
    let folder = temporaryFolder() + "/deeper"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let server = try LoopbackServer { request, _ in
      request.headers["if-none-match"] == "\"v1\"" ? answer(304) : answer(good, headers: ["ETag": "\"v1\""])
    }
    #expect(await (try fetcher(server, folder: folder)).fetch().outcome == .fresh(try theme(good)))
    #expect(await (try fetcher(server, folder: folder)).fetch().outcome == .notModified(try theme(good)))
    // Another address has its own file.
    let elsewhere = try fetcher(server, "/other", folder: folder)
    #expect(await elsewhere.fetch().outcome == .fresh(try theme(good)))
    server.stop()
    let notes = Notes()
    let manager = ThemeManager()
    let fetch = await (try fetcher(server, folder: folder, notes: notes)).fetch(into: manager)
    guard case .offline(.noConnection, usingCached: try theme(good)) = fetch.outcome else {
      Issue.record("\(fetch)")
      return
    }
    #expect(notes.all.count == 3)
    #expect(manager.currentTheme.name == "good")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == 2)
  }

  /// The server returned A, then the program loaded B from elsewhere. No failure brings A back.
  @Test(arguments: [
    answer(404), answer(503), answer("{\"name\": "), [.head(200, ["Content-Length": "1000"]), .send(Array(other.utf8))], [],
  ])
  func aFailedFetchNeverReplacesAThemeFromElsewhere(reply: [LoopbackServer.Step]) async throws {
    let folder = temporaryFolder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let server = try LoopbackServer { _, number in number == 0 ? answer(good) : reply }
    defer { server.stop() }
    let manager = ThemeManager()
    let running = try fetcher(server, folder: folder)
    await running.fetch(into: manager)
    manager.load(Array(other.utf8), file: "other.json")
    #expect(await running.fetch(into: manager).theme == (try theme(good)))
    #expect(manager.currentTheme.name == "other")
    // Nor does the theme on disk, in a new program that has already loaded one.
    #expect(await (try fetcher(server, folder: folder)).fetch(into: manager).theme == (try theme(good)))
    #expect(manager.currentTheme.name == "other")
    // Once the other theme is discarded, the kept one is better than the built-in default.
    manager.reset()
    await running.fetch(into: manager)
    #expect(manager.currentTheme.name == "good")
  }

  @Test func theThemeOnDiskIsInForceBeforeTheServerAnswers() async throws {
    let folder = temporaryFolder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let manager = ThemeManager()
    let diary = Notes()
    let server = try LoopbackServer { _, number in
      if number > 0 { diary.add(manager.currentTheme.name ?? "-") }
      return number == 0 ? answer(good) : [.hang]
    }
    defer { server.stop() }
    await (try fetcher(server, folder: folder)).fetch()
    let starting = try fetcher(server, folder: folder)
    let fetch = Task { await starting.fetch(into: manager) }
    while diary.all.isEmpty { try await Task.sleep(for: .milliseconds(2)) }
    fetch.cancel()
    #expect(await fetch.value.outcome == .cancelled(keeping: try theme(good)))
    #expect(diary.all == ["good"])
  }

  @Test func theThemeOnDiskIsInReachWithoutARequest() async throws {
    let folder = temporaryFolder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let server = try LoopbackServer { _, _ in answer(good) }
    defer { server.stop() }
    #expect(try fetcher(server, folder: folder).lastGoodTheme() == nil)
    await (try fetcher(server, folder: folder)).fetch()
    let starting = try fetcher(server, folder: folder)
    #expect(starting.lastGoodTheme() == (try theme(good)))
    #expect(server.requests.count == 1)
    // The fetch after the look still reports a damaged file.
    let name = try #require(try FileManager.default.contentsOfDirectory(atPath: folder).first)
    try Data("damaged".utf8).write(to: URL(fileURLWithPath: folder + "/" + name))
    let later = try fetcher(server, folder: folder)
    #expect(later.lastGoodTheme() == nil)
    #expect(await later.fetch().warnings == [.cacheIgnored(folder + "/" + name)])
    #expect(later.lastGoodTheme() == (try theme(good)))
  }

  @Test func offlineWithoutAThemeLeavesTheManagerAlone() async throws {
    let server = try LoopbackServer { _, _ in [] }
    server.stop()
    let manager = ThemeManager()
    let fetch = await (try fetcher(server)).fetch(into: manager)
    guard case .unavailable(.noConnection) = fetch.outcome else {
      Issue.record("\(fetch)")
      return
    }
    #expect(manager.currentTheme == .builtIn)
  }

  @Test func aDamagedFileIsIgnoredAndSaid() async throws {
    let folder = temporaryFolder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let server = try LoopbackServer { _, _ in answer(good, headers: ["ETag": "\"v1\""]) }
    await (try fetcher(server, folder: folder)).fetch()
    server.stop()
    let name = try #require(try FileManager.default.contentsOfDirectory(atPath: folder).first)
    let path = folder + "/" + name
    let whole = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    let options = FetchOptions(retries: 0)
    var damaged = stride(from: 0, to: whole.count, by: 7).map { index in
      var bytes = whole
      bytes[index] ^= 1
      return bytes
    }
    damaged += [[], Array(whole.dropLast()), Array(whole.prefix(65)), Array(whole.prefix(64)), whole + [10]]
    for bytes in damaged {
      try Data(bytes).write(to: URL(fileURLWithPath: path))
      let fetch = await (try fetcher(server, folder: folder, options: options)).fetch()
      #expect(fetch.theme == nil)
      #expect(fetch.warnings == [.cacheIgnored(path)])
    }
    try Data(whole).write(to: URL(fileURLWithPath: path))
    #expect(await (try fetcher(server, folder: folder, options: options)).fetch().theme == (try theme(good)))
    #expect("\(FetchWarning.cacheIgnored("x"))" == "ignored x, which is damaged or from another version; the next good theme replaces it")
  }

  @Test func aFolderThatCanNotBeMadeIsSaidAndTheThemeIsTaken() async throws {
    let file = temporaryFolder()
    try Data().write(to: URL(fileURLWithPath: file))
    defer { try? FileManager.default.removeItem(atPath: file) }
    let server = try LoopbackServer { _, _ in answer(good) }
    defer { server.stop() }
    let fetch = await (try fetcher(server, folder: file + "/folder")).fetch()
    #expect(fetch.outcome == .fresh(try theme(good)))
    guard case .cacheNotWritten? = fetch.warnings.first else {
      Issue.record("\(fetch)")
      return
    }
  }

  // MARK: Cancellation

  @Test func aCancelledFetchEndsAtOnceAndKeepsTheTheme() async throws {
    let server = try LoopbackServer { _, number in number == 0 ? answer(good) : [.hang] }
    defer { server.stop() }
    let fetcher = try fetcher(server, options: FetchOptions(timeLimit: unreached))
    await fetcher.fetch()
    let hanging = Task { await fetcher.fetch() }
    let waiting = Task { await fetcher.fetch() }
    while server.requests.count < 2 { try await Task.sleep(for: .milliseconds(2)) }
    waiting.cancel()
    #expect(await waiting.value.outcome == .cancelled(keeping: try theme(good)))
    hanging.cancel()
    #expect(await hanging.value.outcome == .cancelled(keeping: try theme(good)))
  }

  @Test func aFetchIsCancelledWhileItWaits() async throws {
    let server = try LoopbackServer { _, _ in answer(500) }
    defer { server.stop() }
    let surroundings = FetchSurroundings(sleep: { _ in try await Task.sleep(for: unreached) }, randomShare: { 0 }, now: { 0 })
    let fetcher = ThemeFetcher(try ThemeSource(server.address("/")), surroundings: surroundings)
    let task = Task { await fetcher.fetch() }
    while server.requests.isEmpty { try await Task.sleep(for: .milliseconds(2)) }
    task.cancel()
    #expect(await task.value.outcome == .cancelled(keeping: nil))
  }

  @Test func manyFetchesAtOnceRunOneAfterTheOther() async throws {
    let server = try LoopbackServer { _, number in answer("{\"name\": \"\(number)\"}") }
    defer { server.stop() }
    let fetcher = try fetcher(server)
    let manager = ThemeManager()
    await withTaskGroup { group in
      for _ in 0..<8 { group.addTask { _ = await fetcher.fetch(into: manager) } }
    }
    // The theme of the last answer is the last to be adopted.
    #expect(server.requests.count == 8 && manager.currentTheme.name == "7")
  }

  @Test func pollingShowsEachNewThemeUntilItIsCancelled() async throws {
    let server = try LoopbackServer { _, number in answer(number < 2 ? good : other) }
    defer { server.stop() }
    let manager = ThemeManager()
    let notes = Notes()
    let fetcher = try fetcher(server, notes: notes)
    let task = Task { await fetcher.poll(every: .seconds(3600), into: manager) }
    while manager.currentTheme.name != "other" { try await Task.sleep(for: .milliseconds(2)) }
    task.cancel()
    await task.value
    #expect(notes.all.prefix(2) == ["3600.0 seconds", "3600.0 seconds"])
  }
}
