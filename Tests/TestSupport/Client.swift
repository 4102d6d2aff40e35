/// A client that sends arbitrary bytes, and servers that run for one test.
import Foundation
import LikenessBase
import LikenessReview

/// Runs a server until `body` has ended.
@discardableResult package func withServer<Value: Sendable>(
  limits: HTTPLimits = HTTPLimits(), handler: @escaping HTTPHandler,
  _ body: @Sendable (UInt16) async throws -> Value
) async throws -> Value {
  let server = try LoopbackServer(port: 0)
  let running = Task { try await server.run(limits: limits, handler: handler) }
  let result: Result<Value, any Error>
  do { result = .success(try await body(server.port)) } catch { result = .failure(error) }
  running.cancel()
  try await running.value
  return try result.get()
}

/// A connection with blocking system calls, on threads outside the task pool.
package final class RawConnection: Sendable {
  private let descriptor: Int32

  package init(port: UInt16, host: UInt32 = 0x7F00_0001) throws {
    #if canImport(Darwin)
      descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #else
      descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    signal(SIGPIPE, SIG_IGN)
    // Longer than any test waits, so a silent server fails the test instead of blocking it.
    var patience = timeval(tv_sec: 120, tv_usec: 0)
    setsockopt(
      descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = host.bigEndian
    let status = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    // The object is whole, so `deinit` closes the descriptor. Closed twice, it could be that of
    // another thread.
    guard status == 0 else { throw NoConnection(cause: String(cString: strerror(errno))) }
  }

  deinit { close(descriptor) }

  package func send(_ text: String) async { await send(Array(text.utf8)) }

  package func send(_ bytes: [UInt8]) async { await onOwnThread { self.transmit(bytes) } }

  /// Sends bytes, and blocks the thread meanwhile.
  private func transmit(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      // A server may refuse before it has read everything.
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// Says that nothing follows; the server can still answer.
  package func finishSending() { shutdown(descriptor, Int32(SHUT_WR)) }

  /// Returns the server's output until it closes, or until `isWhole` returns true.
  package func receive(until isWhole: @escaping @Sendable (String) -> Bool = { _ in false }) async
    -> String
  {
    await onOwnThread { [descriptor] in
      var received: [UInt8] = []
      var block = [UInt8](repeating: 0, count: 4096)
      while !isWhole(String(decoding: received, as: UTF8.self)) {
        let count = read(descriptor, &block, block.count)
        // Signals of programs that other tests run interrupt this one's calls.
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { break }
        received += block[..<count]
      }
      return String(decoding: received, as: UTF8.self)
    }
  }

  /// Sends a request with a JSON body, and blocks the thread until the response is whole by its
  /// `Content-Length`: the server may keep the connection open.
  ///
  /// URLSession can't replace it: chromedriver omits the space after the colon of a header, which
  /// is valid (RFC 9112, 5), but URLSession on Linux rejects it.
  package static func response(
    of port: UInt16, to method: String, _ target: String, body: String = ""
  ) throws -> (status: Int, body: String) {
    let connection = try RawConnection(port: port)
    let text = request(
      method, target, "Content-Type: application/json", "Content-Length: \(body.utf8.count)",
      body: body)
    connection.transmit(Array(text.utf8))
    return try connection.response()
  }

  private func response() throws -> (status: Int, body: String) {
    var received: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    /// The status, and where the body begins and ends.
    var head: (status: Int, start: Int, end: Int)?
    while head.map({ received.count < $0.end }) ?? true {
      let count = read(descriptor, &block, block.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        throw NoConnection(cause: "the response broke off after \(received.count) bytes")
      }
      received += block[..<count]
      guard head == nil, let blank = received.firstRange(of: Array("\r\n\r\n".utf8)) else {
        continue
      }
      let text = String(decoding: received[..<blank.lowerBound], as: UTF8.self)
      guard let status = text.split(separator: " ").dropFirst().first.flatMap({ Int($0) }),
        let match = text.firstMatch(of: /(?i)\r\ncontent-length:[ \t]*(\d+)/),
        let length = Int(match.1)
      else { throw NoConnection(cause: "this is no response: \(text)") }
      head = (status, blank.upperBound, blank.upperBound + length)
    }
    guard let head else { throw NoConnection(cause: "no response") }
    return (head.status, String(decoding: received[head.start..<head.end], as: UTF8.self))
  }
}

package struct NoConnection: Error {
  var cause: String
}

/// Sends a text, and returns the response up to the end of the connection.
package func exchange(_ port: UInt16, _ text: String) async throws -> String {
  let connection = try RawConnection(port: port)
  await connection.send(text)
  return await connection.receive()
}

/// A request whose response closes the connection.
package func request(
  _ method: String, _ target: String, _ fields: String..., host: String = "localhost",
  body: String = ""
) -> String {
  let lines = ["\(method) \(target) HTTP/1.1", "Host: \(host)", "Connection: close"] + fields
  return lines.joined(separator: "\r\n") + "\r\n\r\n" + body
}

/// Blocking calls must not block threads of the task pool, which the server also uses.
package func onOwnThread<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
  await withCheckedContinuation { continuation in
    Thread.detachNewThread { continuation.resume(returning: body()) }
  }
}

/// A server of a library that runs until it is stopped.
package final class RunningServer: Sendable {
  package typealias Lines = @Sendable (String) -> Void

  private let lines = Locked<(addresses: [String], messages: [String])>(([], []))
  private let task = Locked<Task<Void, any Error>?>(nil)

  /// - Parameter run: Gets a handler for messages, and one for the address once it serves.
  package init(
    _ run:
      @escaping @Sendable (_ message: @escaping Lines, _ ready: @escaping Lines) async throws ->
      Void
  ) {
    let running = Task { [lines] in
      try await run(
        { line in lines.withLock { $0.messages.append(line) } },
        { line in lines.withLock { $0.addresses.append(line) } })
    }
    task.withLock { $0 = running }
  }

  package var messages: [String] { lines.withLock { $0.messages } }

  /// The address of the server.
  package func url() async throws -> String {
    try await eventually("the address") { lines.withLock { $0.addresses.first } }
  }

  package func port() async throws -> UInt16 {
    guard let port = URL(string: try await url())?.port.flatMap({ UInt16(exactly: $0) }) else {
      throw Hung(what: "a port")
    }
    return port
  }

  /// Stops it, and waits until it has ended.
  package func stop() async throws {
    let running = task.withLock { $0 }
    running?.cancel()
    try await running?.value
  }
}
