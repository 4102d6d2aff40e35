/// The loopback server over real connections, with a client that is not a browser and obeys no
/// rules.
import Foundation
import LikenessBase
import TestSupport
import Testing

@testable import LikenessReview

/// Responds with the request.
private let echo: HTTPHandler = { request in
  .text(200, "\(request.method) \(request.target) \(String(decoding: request.body, as: UTF8.self))")
}

private let content: HTTPHandler = { .content(Array("<p>A page".utf8), type: "text/html", for: $0) }

/// A request that is refused, and the status of the response.
private struct Refused: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var text: String
  var status: Int

  static let all: [Refused] = {
    let many = String(repeating: "a", count: 1 << 20)
    let lines = String(repeating: "X: y\r\n", count: 100_000)
    return [
      Refused(
        testDescription: "a long field",
        text: "GET / HTTP/1.1\r\nHost: localhost\r\nX: \(many)\r\n\r\n", status: 431),
      Refused(testDescription: "many fields", text: "GET / HTTP/1.1\r\n\(lines)", status: 431),
      Refused(testDescription: "a long target", text: "GET /\(many)", status: 414),
      Refused(
        testDescription: "a long body", text: request("POST", "/", "Content-Length: 65537"),
        status: 413),
      Refused(
        testDescription: "a foreign host", text: request("GET", "/", host: "evil.example"),
        status: 421),
      Refused(testDescription: "nonsense", text: "nonsense\r\n\r\n", status: 400),
    ]
  }()
}

@Suite(.serialized) struct ServerTests {
  @Test("A response has its type, its length and its guards")
  func guards() async throws {
    let answer = try await withServer(handler: content) {
      try await exchange($0, request("GET", "/"))
    }
    #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
    for line in [
      "Content-Type: text/html", "Content-Length: 9", "X-Content-Type-Options: nosniff",
      "Cache-Control: no-cache", "Connection: close",
      """
      Content-Security-Policy: default-src 'none'; img-src 'self' data:; style-src 'self'; \
      script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors \
      'none'
      """,
    ] { #expect(answer.contains("\r\n\(line)\r\n"), "\(line)") }
    #expect(answer.hasSuffix("\r\n\r\n<p>A page"))
    #expect(
      answer.contains(
        #/
          \r\nDate:\ (Mon|Tue|Wed|Thu|Fri|Sat|Sun),\ \d\d
          \ (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)
          \ \d{4}\ \d\d:\d\d:\d\d\ GMT\r\n
        /#
      ))
  }

  @Test("HEAD has the length and no body")
  func head() async throws {
    let answer = try await withServer(handler: echo) {
      try await exchange($0, request("HEAD", "/"))
    }
    #expect(answer.contains("\r\nContent-Length: 8\r\n"))
    #expect(answer.hasSuffix("\r\n\r\n"))
  }

  @Test("A page that a client has is not sent again")
  func cached() async throws {
    try await withServer(handler: content) { port in
      let first = try await exchange(port, request("GET", "/"))
      let tag = try #require(first.firstMatch(of: #/\r\nETag: ("[0-9a-f]{64}")\r\n/#)?.1)
      for condition in ["\(tag)", "W/\(tag)", "\"other\", \(tag)", "*"] {
        let second = try await exchange(port, request("GET", "/", "If-None-Match: \(condition)"))
        #expect(second.hasPrefix("HTTP/1.1 304 Not Modified\r\n"), "\(condition)")
        #expect(second.contains("\r\nETag: \(tag)\r\n"))
        #expect(!second.contains("Content-Length"))
        #expect(second.hasSuffix("\r\n\r\n"))
      }
      let third = try await exchange(port, request("GET", "/", "If-None-Match: \"other\""))
      #expect(third.hasPrefix("HTTP/1.1 200 "))
    }
  }

  @Test("Requests on one connection are answered in their order")
  func order() async throws {
    let both =
      """
      POST /one HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\n\r\nbody\r\n\r\nHEAD /none \
      HTTP/1.1\r\nHost: localhost\r\n\r\n
      """
      + request("GET", "/two")
    let answers = try await withServer(handler: echo) { try await exchange($0, both) }
    let one = try #require(answers.firstRange(of: "POST /one body"))
    let two = try #require(answers.firstRange(of: "GET /two"))
    #expect(one.upperBound <= two.lowerBound)
    #expect(!answers.contains("HEAD /none"))
    #expect(answers.ranges(of: "HTTP/1.1 200 OK").count == 3)
  }

  @Test("A request may come byte by byte")
  func bytes() async throws {
    let answer = try await withServer(handler: echo) { port in
      let connection = try RawConnection(port: port)
      for byte in request("POST", "/slow", "Content-Length: 3", body: "abc").utf8 {
        await connection.send([byte])
      }
      return await connection.receive()
    }
    #expect(answer.hasSuffix("POST /slow abc\n"))
  }

  @Test("A refused request ends its connection", arguments: Refused.all)
  private func refused(_ refused: Refused)
    async throws
  {
    let answer = try await withServer(handler: echo) { try await exchange($0, refused.text) }
    #expect(answer.hasPrefix("HTTP/1.1 \(refused.status) "), "\(answer.prefix(80))")
    #expect(answer.contains("\r\nConnection: close\r\n"))
  }

  @Test("A body of the largest size is taken")
  func largestBody() async throws {
    let body = String(repeating: "b", count: 64 << 10)
    let answer = try await withServer(handler: echo) {
      try await exchange($0, request("POST", "/", "Content-Length: \(64 << 10)", body: body))
    }
    #expect(answer.hasSuffix("POST / \(body)\n"))
  }

  @Test("An incomplete request gets 408 and delays no other")
  func incomplete() async throws {
    let limits = HTTPLimits(time: .seconds(8))
    try await withServer(limits: limits, handler: echo) { port in
      async let half = exchange(port, "GET / HTTP/1.1\r\nHost: loc")
      async let silence = exchange(port, "")
      // RFC 9110, 15.5.9: 408 is for a message that was not complete in time, body included.
      async let body = exchange(port, request("POST", "/", "Content-Length: 5", body: "ab"))
      async let bodiless = exchange(port, request("POST", "/", "Content-Length: 5"))
      let answers = try await (half, silence, body, bodiless)
      for answer in [answers.0, answers.2, answers.3] {
        #expect(answer.hasPrefix("HTTP/1.1 408 "), "\(answer.prefix(80))")
        #expect(answer.contains("\r\nConnection: close\r\n"))
      }
      #expect(answers.1 == "")
    }
  }

  /// Half a body is no request: nobody answers it, and the next client is served.
  @Test("A connection that closes within a body is forgotten")
  func closed() async throws {
    let asked = Locked(0)
    let handler: HTTPHandler = { request in
      asked.withLock { $0 += 1 }
      return .text(200, "\(request.body.count)")
    }
    try await withServer(handler: handler) { port in
      let half = try RawConnection(port: port)
      await half.send(request("POST", "/", "Content-Length: 5", body: "ab"))
      half.finishSending()
      #expect(await half.receive() == "")
      #expect(asked.withLock { $0 } == 0)
      #expect(
        try await exchange(port, request("POST", "/", "Content-Length: 2", body: "ab")).hasSuffix(
          "\r\n\r\n2\n"))
    }
  }

  @Test("No other address of the machine is listened on")
  func addresses() async throws {
    try await withServer(handler: echo) { port in
      #expect(throws: NoConnection.self) { _ = try RawConnection(port: port, host: 0x7F00_0002) }
    }
  }

  @Test("A port in use is reported with the next step")
  func portInUse() async throws {
    try await withServer(handler: echo) { port in
      let error = #expect(throws: ServingError.portInUse(port)) {
        _ = try LoopbackServer(port: port)
      }
      #expect(
        error?.description
          == """
          Port \(port) is in use by another program. Use another --port, or --port 0 to pick a \
          free one.
          """
      )
    }
  }

  @Test("A port is free when its server has ended")
  func freePort() async throws {
    let port = try await withServer(handler: echo) { port in
      _ = try await exchange(port, request("GET", "/"))
      return port
    }
    let second = try LoopbackServer(port: port)
    let running = Task { try await second.run(handler: echo) }
    #expect(try await exchange(port, request("GET", "/again")).hasSuffix("GET /again \n"))
    running.cancel()
    try await running.value
  }

  @Test("A canceled server stops without an error")
  func canceled() async throws {
    try await untilStopped { throw CancellationError() }
    await #expect(throws: ServingError.portInUse(1)) {
      try await untilStopped { throw ServingError.portInUse(1) }
    }
  }

  @Test("Events come as they happen, and end with the server")
  func events() async throws {
    let (events, continuation) = AsyncStream.makeStream(of: ServerSentEvent.self)
    let server = try LoopbackServer(port: 0)
    let running = Task { try await server.run { _ in .events(events) } }
    let connection = try RawConnection(port: server.port)
    await connection.send("GET /events HTTP/1.1\r\nHost: localhost\r\n\r\n")
    continuation.yield(ServerSentEvent("change", ["a/b", "two\nlines"]))
    let first = await connection.receive { $0.contains("\n\n") }
    #expect(first.contains("\r\nContent-Type: text/event-stream\r\n"))
    #expect(first.hasSuffix("\r\n\r\nevent: change\ndata: [\"a/b\",\"two\\nlines\"]\n\n"))
    continuation.yield(ServerSentEvent("change", ""))
    #expect(await connection.receive { $0.contains("\n\n") } == "event: change\ndata: \"\"\n\n")
    running.cancel()
    try await running.value
    #expect(await connection.receive() == "")
  }

  @Test("A client that leaves ends its events")
  func leaving() async throws {
    let (events, continuation) = AsyncStream.makeStream(of: ServerSentEvent.self)
    let ended = AsyncStream.makeStream(of: Void.self)
    continuation.onTermination = { _ in ended.continuation.yield() }
    let handler: HTTPHandler = { _ in .events(events) }
    try await withServer(handler: handler) { port in
      // There is no other reference, so it closes when it is released.
      var connection: RawConnection? = try RawConnection(port: port)
      await connection?.send("GET /events HTTP/1.1\r\nHost: localhost\r\n\r\n")
      _ = await connection?.receive { $0.contains("\r\n\r\n") }
      connection = nil
      for await _ in ended.stream { break }
    }
  }

  @Test("Many at the same time are all served")
  func many() async throws {
    try await withServer(handler: echo) { port in
      let answers = try await withThrowingTaskGroup(of: String.self) { group in
        for i in 0..<200 { group.addTask { try await exchange(port, request("GET", "/\(i)")) } }
        return try await group.reduce(into: Set<String>()) {
          $0.insert(String($1.split(whereSeparator: \.isNewline).last ?? ""))
        }
      }
      #expect(answers == Set((0..<200).map { "GET /\($0) " }))
    }
  }
}
