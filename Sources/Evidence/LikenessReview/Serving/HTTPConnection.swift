/// One connection of the loopback server: reads requests within limits, and answers them in order.
import FlyingSocks
import Foundation

/// Limits for the size and time of requests.
package struct HTTPLimits: Sendable {
  /// The most bytes of a request head; 16 KiB, twice what common servers accept.
  package var head = 16 << 10
  /// The most bytes of a body; 64 KiB, since requests hold only names.
  package var body: Int
  /// How long a client may take to send a request or to receive the response; 30 s. Also closes
  /// idle connections.
  package var time: Duration

  package init(body: Int = 64 << 10, time: Duration = .seconds(30)) {
    self.body = body
    self.time = time
  }
}

package typealias HTTPHandler = @Sendable (HTTPRequest) async -> HTTPResponse

struct HTTPConnection: Sendable {
  let socket: AsyncSocket
  let limits: HTTPLimits
  let handler: HTTPHandler

  /// Serves until the client or a response ends the connection, or the task is canceled; then
  /// closes it.
  func serve() async {
    // If sending or reading fails, the connection ends; nobody is left to report it to.
    try? await answerRequests()
    // Likewise: the client is gone.
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

  /// Reads a request; nil at the end. Takes bytes that were already read from `unread`, and leaves
  /// those after the request in it.
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
          guard let more = try await part(until: deadline) else { return nil }
          unread += more
        }
        request.body = Array(unread[..<length])
        unread.removeSubrange(..<length)
        return request
      }
      guard unread.count <= limits.head else { throw headRefusal(unread) }
      searched = max(0, unread.count - 3)
      do {
        guard let more = try await part(until: deadline) else { return nil }
        unread += more
      } catch let refusal as HTTPRefusal {
        // A client that sent nothing gets no response.
        if unread.isEmpty { return nil }
        throw refusal
      }
      searched = min(searched, unread.count)
    }
  }

  /// Returns the next bytes of a request; nil at the end.
  ///
  /// - Throws: ``HTTPRefusal`` if there are none by the deadline.
  private func part(until deadline: ContinuousClock.Instant) async throws -> [UInt8]? {
    do { return try await read(until: deadline) } catch is TimeIsUp {
      throw HTTPRefusal(
        408, "The request was not complete within \(limits.time.components.seconds) seconds.")
    }
  }

  private func headRefusal(_ head: [UInt8]) -> HTTPRefusal {
    head.prefix(limits.head).contains(13)
      ? HTTPRefusal(431, "The request head has more than \(limits.head) bytes.")
      : HTTPRefusal(414, "The request head, with its target, has more than \(limits.head) bytes.")
  }

  /// Returns the next bytes of the client; nil at the end.
  ///
  /// What has arrived by the deadline counts, also if this process had no time to read it.
  private func read(until deadline: ContinuousClock.Instant) async throws -> [UInt8]? {
    do {
      return try await within(deadline) { try await socket.read(atMost: 4096) }
    } catch SocketError.disconnected {
      return nil
    } catch let late as TimeIsUp {
      do { return try socket.socket.read(atMost: 4096) } catch SocketError.disconnected {
        return nil
      } catch SocketError.blocked {
        throw late
      }
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

  /// Sends events until there are no more or the client is gone.
  private func send(_ events: AsyncStream<ServerSentEvent>) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      defer { group.cancelAll() }
      group.addTask {
        for await event in events { try await write(event.bytes) }
      }
      // Clients send nothing here but the end of the stream.
      group.addTask {
        while true { _ = try await socket.read(atMost: 4096) }
      }
      try await group.next()
    }
  }

  private func write(_ bytes: [UInt8]) async throws {
    try await within(ContinuousClock.now + limits.time) { try await socket.write(Data(bytes)) }
  }

  /// Reads some of what a refused client still sends: closing earlier could lose the refusal on its
  /// way.
  private func drain() async throws {
    socket.finishSending()
    let deadline = ContinuousClock.now + .seconds(1)
    for _ in 0..<256 {
      guard try await read(until: deadline) != nil else { return }
    }
  }
}

extension AsyncSocket {
  fileprivate func finishSending() {
    // If the other side is gone, nobody needs to know.
    _ = shutdown(socket.file.rawValue, Int32(SHUT_WR))
  }
}

private struct TimeIsUp: Error {}

/// Runs `body`, and cancels it with ``TimeIsUp`` at the deadline. If it succeeds all the same, that
/// counts: bytes that it has read would be lost.
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
    if let first = try await group.next(), let value = first { return value }
    group.cancelAll()
    if case .success(let last)? = await group.nextResult(), let value = last { return value }
    throw TimeIsUp()
  }
}
