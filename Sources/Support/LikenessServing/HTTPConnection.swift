/// One connection of the loopback server: requests are read within limits, and answered one after the other.
import FlyingSocks
import Foundation

/// What a client may send, and how long it may take.
package struct HTTPLimits: Sendable {
  /// The most bytes of a head; 16 KiB, twice what common servers take.
  package var head = 16 << 10
  /// The most bytes of a body; 64 KiB, as requests here carry names at most.
  package var body: Int
  /// How long a client may take to send a request, or to take an answer in; 30 s. A connection without a request is closed after it, too.
  package var time: Duration

  /// Creates limits.
  package init(body: Int = 64 << 10, time: Duration = .seconds(30)) {
    self.body = body
    self.time = time
  }
}

/// Answers a request; what is not there is an answer as well.
package typealias HTTPHandler = @Sendable (HTTPRequest) async -> HTTPResponse

struct HTTPConnection: Sendable {
  let socket: AsyncSocket
  let limits: HTTPLimits
  let handler: HTTPHandler

  /// Serves until the client or an answer ends the connection, or the task is cancelled; closes it.
  func serve() async {
    // What can't be sent or read ends the connection; there is nobody to tell.
    try? await answerRequests()
    try? socket.close()
  }

  private func answerRequests() async throws {
    var unread: [UInt8] = []
    while true {
      do {
        guard let request = try await nextRequest(&unread) else { return }
        try request.checkHost()
        let response = await handler(request)
        let isLast = !request.keepsConnection || !response.keepsConnection
        try await send(response, isLast: isLast, withBody: request.method != "HEAD")
        if isLast { return }
      } catch let refusal as HTTPRefusal {
        try await send(.text(refusal.status, refusal.reason), isLast: true, withBody: true)
        return try await drain()
      }
    }
  }

  /// Reads a request; nil where the client has no more.
  ///
  /// - Parameter unread: what was read already, and afterwards what follows the request.
  private func nextRequest(_ unread: inout [UInt8]) async throws -> HTTPRequest? {
    let deadline = ContinuousClock.now + limits.time
    let end = Array("\r\n\r\n".utf8)
    var searched = 0
    while true {
      // Empty lines before a request are left over from the one before (RFC 9112, 2.2).
      while unread.starts(with: [13, 10]) { unread.removeFirst(2) }
      if let range = unread[searched...].firstRange(of: end) {
        guard range.lowerBound <= limits.head else { throw headRefusal(unread) }
        var request = try HTTPRequest(head: unread[..<range.lowerBound])
        unread.removeSubrange(..<range.upperBound)
        let length = try request.bodyLength(limit: limits.body)
        while unread.count < length {
          guard let more = try await read(until: deadline) else { return nil }
          unread += more
        }
        request.body = Array(unread[..<length])
        unread.removeSubrange(..<length)
        return request
      }
      guard unread.count <= limits.head else { throw headRefusal(unread) }
      searched = max(0, unread.count - 3)
      do {
        guard let more = try await read(until: deadline) else { return nil }
        unread += more
      } catch is TimeIsUp {
        // Who has not begun to ask is not answered.
        if unread.isEmpty { return nil }
        throw HTTPRefusal(408, "The request did not come within \(limits.time.components.seconds) seconds.")
      }
      searched = min(searched, unread.count)
    }
  }

  private func headRefusal(_ head: [UInt8]) -> HTTPRefusal {
    head.prefix(limits.head).contains(13)
      ? HTTPRefusal(431, "The head of a request may have \(limits.head) bytes.")
      : HTTPRefusal(414, "The head of a request may have \(limits.head) bytes, its target with it.")
  }

  /// What the client sends next; nil at the end.
  private func read(until deadline: ContinuousClock.Instant) async throws -> [UInt8]? {
    try await within(deadline) {
      do { return try await socket.read(atMost: 4096) } catch SocketError.disconnected { return nil }
    }
  }

  private func send(_ response: HTTPResponse, isLast: Bool, withBody: Bool) async throws {
    var bytes = response.head(isLast: isLast, date: Date())
    guard withBody else { return try await write(bytes) }
    switch response.body {
    case .bytes(let body):
      bytes += body
      try await write(bytes)
    case .events(let events):
      try await write(bytes)
      try await send(events)
    }
  }

  /// Sends events as they come, until there are no more or the client has gone, which its silence ends.
  private func send(_ events: AsyncStream<ServerSentEvent>) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      defer { group.cancelAll() }
      group.addTask {
        for await event in events { try await write(event.bytes) }
      }
      // A client sends nothing here; all that can come is its end.
      group.addTask {
        while true { _ = try await socket.read(atMost: 4096) }
      }
      try await group.next()
    }
  }

  private func write(_ bytes: [UInt8]) async throws {
    try await within(ContinuousClock.now + limits.time) { try await socket.write(Data(bytes)) }
  }

  /// Takes in some of what a refused client still sends: closing before that would let the refusal be lost on its way.
  private func drain() async throws {
    socket.finishSending()
    let deadline = ContinuousClock.now + .seconds(1)
    for _ in 0..<256 {
      guard try await read(until: deadline) != nil else { return }
    }
  }
}

extension AsyncSocket {
  /// Tells the other side that nothing more will come.
  fileprivate func finishSending() {
    // Where the other side has gone already there is nobody to tell.
    _ = shutdown(socket.file.rawValue, Int32(SHUT_WR))
  }
}

/// A deadline has passed.
private struct TimeIsUp: Error {}

/// Runs `body`, which is cancelled, and the error of which is ``TimeIsUp``, where it has not ended by the deadline.
private func within<Value: Sendable>(
  _ deadline: ContinuousClock.Instant, _ body: @escaping @Sendable () async throws -> Value
) async throws -> Value {
  try await withThrowingTaskGroup(of: Value?.self) { group in
    defer { group.cancelAll() }
    group.addTask { .some(try await body()) }
    group.addTask {
      try await Task.sleep(until: deadline, clock: .continuous)
      return .none
    }
    guard let first = try await group.next(), let value = first else { throw TimeIsUp() }
    return value
  }
}
