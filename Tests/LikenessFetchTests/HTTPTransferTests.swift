/// Single requests to a loopback server that behaves as each test requires, well or badly.
import Foundation
import TestServer
import Testing

@testable import LikenessFetch

/// Longer than all tests take together.
private let unreached = Duration.seconds(3600)

/// The outcome of one request. Reads the whole body by default.
private func get(
  _ server: LoopbackServer, _ path: String = "/", headers: [String: String] = [:], redirects: Int = 0, timeLimit: Duration = unreached,
  _ body: HTTPBody = .whole(limit: 1 << 20)
) async throws -> HTTPTransfer.Outcome {
  let url = try #require(URL(string: server.address(path)))
  do throws(HTTPFailure) {
    return .success(try await HTTPTransfer.get(url, headers: headers, redirects: redirects, timeLimit: timeLimit) { _ in body })
  } catch {
    return .failure(error)
  }
}

private func bytes(_ hex: String) -> [UInt8] {
  let digits = hex.compactMap { $0.hexDigitValue }
  return stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
}

/// Waits until the client disconnects.
private func becomesIdle(_ server: LoopbackServer) async throws {
  while server.isBusy { try await Task.sleep(for: .milliseconds(2)) }
}

@Suite(.timeLimit(.minutes(10))) struct HTTPTransferTests {
  @Test func aLimitOfManyYearsIsOne() async throws {
    let server = try LoopbackServer { _, _ in answer("body") }
    defer { server.stop() }
    #expect(try await get(server, timeLimit: .seconds(Int64.max / 4)).get().status == 200)
  }

  @Test func aTaskThatIsCanceledBeforeItWaitsIsNotAdmitted() async {
    let semaphore = AsyncSemaphore()
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await semaphore.wait()
    }
    #expect(await task.value == false)
    #expect(await semaphore.wait())
    semaphore.signal()
  }

  @Test(arguments: ["", " \n\t\n"]) func aTextOfWhiteSpaceSaysNothing(text: String) {
    #expect(foreignText(Array(text.utf8), isCut: false) == nil)
  }

  // MARK: Answers

  @Test func anAnswerComesWithItsStatusItsHeadersAndItsBody() async throws {
    let server = try LoopbackServer { request, _ in
      answer(request.path == "/a?b" ? 200 : 500, Array("body".utf8), headers: ["X-One": " 1 ", "x-ONE": "2", "Empty": ""])
    }
    defer { server.stop() }
    let got = try await get(server, "/a?b").get()
    #expect(got.status == 200)
    #expect(got.body == Array("body".utf8))
    #expect(!got.isCut)
    #expect(got.headers == ["x-one": "1, 2", "empty": "", "content-length": "4", "connection": "close"])
  }

  @Test func aHeadBeforeTheRealOneIsPassedOver() async throws {
    let server = try LoopbackServer { _, _ in
      [.send(Array("HTTP/1.1 103 Early\r\nContent-Length: 99999999\r\nLink: x\r\n\r\n".utf8))] + answer("body")
    }
    defer { server.stop() }
    let got = try await get(server).get()
    #expect(got.status == 200)
    #expect(got.headers["link"] == nil)
    #expect(got.body == Array("body".utf8))
  }

  @Test func whatIsSentBehindABodyIsNoHeader() async throws {
    let server = try LoopbackServer { _, _ in
      [.head(200, ["Transfer-Encoding": "chunked", "Trailer": "x-late"]), .send(Array("1\r\na\r\n0\r\nx-late: 1\r\n\r\n".utf8))]
    }
    defer { server.stop() }
    let got = try await get(server).get()
    #expect(got.body == Array("a".utf8))
    #expect(got.headers["x-late"] == nil)
  }

  @Test func headersGoOutAsGivenAndNothingElseCanBeSlippedIn() async throws {
    let server = try LoopbackServer { _, _ in answer("") }
    defer { server.stop() }
    let headers = ["Accept": "text/plain", "Accept-Encoding": "identity", "X-Bad": "1\r\nX-Slipped: 2", "X-Far\u{E9}": "3"]
    _ = try await get(server, headers: headers).get()
    let sent = try #require(server.requests.first?.headers)
    let own = ["accept": "text/plain", "accept-encoding": "identity", "user-agent": "Likeness", "host": "127.0.0.1:\(server.port)"]
    #expect(sent == own)
  }

  @Test func anEncodedBodyIsDecodedAndItsLimitIsThatOfTheDecodedBytes() async throws {
    // Written by Python: gzip.compress(b"intent becomes evidence", 9, mtime=0), and of 20,000 times "a".
    let text = bytes("1f8b0800000000000203cbcc2b49cd2b51484a4dcecf4d2d56482dcb4c49cd4b4e05003063db3d17000000")
    let long = bytes(
      "1f8b0800000000000203edc13101000000c2a0aceb5fc21a1e4001000000000000000000000000000000000000f0603187bdca204e0000")
    let server = try LoopbackServer { request, _ in
      answer(200, request.path == "/text" ? text : long, headers: ["Content-Encoding": "gzip"])
    }
    defer { server.stop() }
    #expect(try await get(server, "/text").get().body == Array("intent becomes evidence".utf8))
    #expect(server.requests.first?.headers["accept-encoding"]?.contains("gzip") == true)
    #expect(try await get(server, "/long", .whole(limit: 20_000)).get().body.count == 20_000)
    #expect(try await get(server, "/long", .whole(limit: 19_999)) == .failure(.tooLarge(limit: 19_999)))
    #expect(try await get(server, "/long", .beginning(limit: 5)).get().body == Array("aaaaa".utf8))
  }

  // MARK: The size of the body

  @Test func aBodyThatIsNotWantedIsNotReadAndTheConnectionEnds() async throws {
    let flood = 64 << 20
    let server = try LoopbackServer { _, _ in
      [.head(503, ["Content-Length": "\(flood)"]), .flood([UInt8](repeating: 32, count: 65_536), atMost: flood)]
    }
    defer { server.stop() }
    let got = try await get(server, "/", .none).get()
    #expect(got.status == 503)
    #expect(got.body == [])
    try await becomesIdle(server)
    #expect(server.sent < flood)
  }

  @Test func ofABodyWhoseBeginningIsWantedTheRestIsCutOff() async throws {
    let server = try LoopbackServer { request, _ in
      switch request.path {
      case "/whole": answer("0123456789")
      case "/early": [.head(200, ["Content-Length": "1000"]), .send(Array("0123".utf8))]
      default: [.head(200), .flood(Array("0123456789".utf8), atMost: 1 << 20)]
      }
    }
    defer { server.stop() }
    let whole = try await get(server, "/whole", .beginning(limit: 10)).get()
    #expect(whole.body == Array("0123456789".utf8) && !whole.isCut)
    let cut = try await get(server, "/whole", .beginning(limit: 9)).get()
    #expect(cut.body == Array("012345678".utf8) && cut.isCut)
    let early = try await get(server, "/early", .beginning(limit: 10)).get()
    #expect(early.body == Array("0123".utf8) && early.isCut)
    let endless = try await get(server, "/endless", .beginning(limit: 25)).get()
    #expect(endless.body == Array("0123456789012345678901234".utf8) && endless.isCut)
  }

  @Test func aLengthThatIsTooLargeIsRefusedBeforeAnyOfTheBodyComes() async throws {
    let server = try LoopbackServer { _, _ in [.head(200, ["Content-Length": "1001"]), .hang] }
    defer { server.stop() }
    #expect(try await get(server, "/", .whole(limit: 1000)) == .failure(.tooLarge(limit: 1000)))
    try await becomesIdle(server)
  }

  @Test func aBodyThatIsCutIsToldFromAWholeOne() async throws {
    let server = try LoopbackServer { request, _ in
      switch request.path {
      case "/short": [.head(200, ["Content-Length": "10"]), .send(Array("12345".utf8))]
      case "/nothing": [.head(200, ["Content-Length": "10"])]
      case "/chunks": [.head(200, ["Transfer-Encoding": "chunked"]), .send(Array("5\r\n12345\r\n".utf8))]
      default: [.head(200), .send(Array("12345".utf8))]
      }
    }
    defer { server.stop() }
    #expect(try await get(server, "/short") == .failure(.truncated(received: 5, expected: 10)))
    #expect(try await get(server, "/nothing") == .failure(.truncated(received: 0, expected: 10)))
    // Without a length or chunks, the body ends with the connection.
    #expect(try await get(server, "/unsaid").get().body == Array("12345".utf8))
    guard case .failure(.noConnection) = try await get(server, "/chunks") else {
      Issue.record("Chunks without an end were taken for a whole body.")
      return
    }
  }

  @Test func aHeadLargerThanSenseIsGivenUp() async throws {
    let line = Array("X-Filler: \(String(repeating: "a", count: 1012))\r\n".utf8)
    let server = try LoopbackServer { request, _ in
      let start = LoopbackServer.Step.send(Array("HTTP/1.1 200 OK\r\n".utf8))
      return switch request.path {
      // 200 lines of 1 KiB, sent repeatedly.
      case "/large": [start, .flood(line, atMost: 200 << 10), .send(Array("\r\n".utf8))]
      case "/lines": [start, .flood(line, atMost: 64 << 20)]
      default: [start, .flood([UInt8](repeating: 97, count: 4096), atMost: 64 << 20)]
      }
    }
    defer { server.stop() }
    #expect(try await get(server, "/large").get().status == 200)
    #expect(try await get(server, "/lines") == .failure(.tooLarge(limit: 262_144)))
    // libcurl rejects an endless line, in its own words.
    guard case .failure(.noConnection) = try await get(server, "/line") else {
      Issue.record("A header without an end was read.")
      return
    }
    try await becomesIdle(server)
    #expect(server.sent < 32 << 20)
  }

  // MARK: Redirects

  @Test func redirectionsAreAnswersUnlessTheyAreToBeFollowed() async throws {
    let server = try LoopbackServer { request, _ in
      switch request.path {
      // The body of a redirect is not part of the response, and does not count.
      case "/start": answer(302, [UInt8](repeating: 32, count: 5000), headers: ["Location": "there", "Content-Type": "text/plain"])
      case "/nowhere": answer(302)
      default: answer("arrived")
      }
    }
    defer { server.stop() }
    let stay = try await get(server, "/start").get()
    #expect(stay.status == 302 && stay.headers["location"] == "there")
    let arrived = try await get(server, "/start", redirects: 1, .whole(limit: 1000)).get()
    #expect(arrived.status == 200 && arrived.body == Array("arrived".utf8))
    #expect(arrived.headers["content-type"] == nil)
    #expect(try await get(server, "/nowhere", redirects: 1).get().status == 302)
    #expect(server.requests.map(\.path) == ["/start", "/start", "/there", "/nowhere"])
  }

  @Test func aCircleOfRedirectionsEnds() async throws {
    let server = try LoopbackServer { _, _ in answer(302, headers: ["Location": "/again"]) }
    defer { server.stop() }
    #expect(try await get(server, redirects: 3) == .failure(.tooManyRedirects(limit: 3)))
    #expect(server.requests.count == 4)
  }

  @Test(arguments: ["file:///etc/hostname", "FILE:///etc/hostname", "ftp://127.0.0.1/x", "gopher://127.0.0.1/x"])
  func aRedirectionOutOfTheWebIsRefused(place: String) async throws {
    let server = try LoopbackServer { _, _ in answer(302, headers: ["Location": place]) }
    defer { server.stop() }
    let scheme = place.prefix { $0 != ":" }.lowercased()
    #expect(try await get(server, redirects: 20) == .failure(.unsupportedScheme(scheme)))
  }

  @Test(arguments: [("file:///etc/hostname", "file"), ("ftp://127.0.0.1/x", "ftp"), ("x", "")])
  func whatIsNoneOfTheWebIsNotAskedFor(place: String, scheme: String) async throws {
    let url = try #require(URL(string: place))
    await #expect(throws: HTTPFailure.unsupportedScheme(scheme)) {
      try await HTTPTransfer.get(url, timeLimit: unreached) { _ in .whole(limit: 1000) }
    }
  }

  // MARK: Connections

  @Test func aServerThatIsNotThereOrSpeaksNoHTTPIsNoConnection() async throws {
    let server = try LoopbackServer { request, _ in request.path == "/silent" ? [] : [.send(Array("SSH-2.0-x\r\n".utf8)), .hang] }
    for path in ["/silent", "/ssh"] {
      guard case .failure(.noConnection(let cause)) = try await get(server, path) else {
        Issue.record("\(path) was an answer.")
        continue
      }
      #expect(!cause.isEmpty)
    }
    server.stop()
    guard case .failure(.noConnection(let cause)) = try await get(server) else {
      Issue.record("A server that is gone answered.")
      return
    }
    #expect(cause.contains("127.0.0.1"))
  }

  @Test func whatDripsMeetsTheTimeLimitAndTheConnectionEnds() async throws {
    // The pauses are short, but add up to hours.
    let drips = [UInt8](repeating: 32, count: 100_000)
    let server = try LoopbackServer { _, _ in [.head(200, ["Content-Length": "100000"]), .drip(drips, milliseconds: 40)] }
    defer { server.stop() }
    #expect(try await get(server, timeLimit: .milliseconds(300)) == .failure(.timedOut))
    try await becomesIdle(server)
    #expect(server.sent < 50_000)
  }

  @Test(arguments: [Duration.zero, .seconds(-5)]) func noTimeAtAllIsOverAtOnce(timeLimit: Duration) async throws {
    let server = try LoopbackServer { _, _ in [.hang] }
    defer { server.stop() }
    #expect(try await get(server, timeLimit: timeLimit) == .failure(.timedOut))
  }

  @Test func aCancelledTransferLetsItsConnectionGo() async throws {
    let server = try LoopbackServer { request, _ in
      request.path == "/head" ? [.hang] : [.head(200, ["Content-Length": "1000"]), .send([1]), .hang]
    }
    defer { server.stop() }
    for (index, path) in ["/head", "/body"].enumerated() {
      let task = Task { try await get(server, path) }
      while server.requests.count <= index { try await Task.sleep(for: .milliseconds(2)) }
      task.cancel()
      #expect(try await task.value == .failure(.cancelled))
      try await becomesIdle(server)
    }
    let early = Task {
      while !Task.isCancelled { await Task.yield() }
      return try await get(server)
    }
    early.cancel()
    #expect(try await early.value == .failure(.cancelled))
    #expect(server.requests.count == 2)
  }

  @Test func manyTransfersAtOnceKeepTheirAnswersApart() async throws {
    let server = try LoopbackServer { request, _ in
      request.path.hasSuffix("7") ? [.hang] : answer(String(repeating: request.path, count: 1000))
    }
    defer { server.stop() }
    let tasks = (0..<100).map { index in Task { try await get(server, "/\(index)") } }
    for (index, task) in tasks.enumerated() where index % 10 != 7 {
      #expect(try await task.value.get().body == Array(String(repeating: "/\(index)", count: 1000).utf8))
    }
    // Ten are still waiting.
    while server.requests.count < 100 { try await Task.sleep(for: .milliseconds(2)) }
    #expect(server.isBusy)
    for task in tasks { task.cancel() }
    for (index, task) in tasks.enumerated() where index % 10 == 7 { #expect(try await task.value == .failure(.cancelled)) }
    try await becomesIdle(server)
  }
}
