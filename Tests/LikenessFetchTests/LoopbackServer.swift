/// A loopback web server that follows a script. It uses plain sockets, because a good server would
/// not misbehave.
import Foundation
import LikenessBase

/// Answers one connection after the other, each with the next steps of its script, then closes.
final class LoopbackServer: Sendable {
  /// One step of a response.
  enum Step: Sendable {
    case send(String)
    /// Sends the bytes one by one, without end, until the client hangs up.
    case drip(String)
    /// Waits until the client hangs up.
    case hang
  }

  private let listener: Int32
  private let port: UInt16
  private let heads = Locked<[String]>([])
  private let arrived: AsyncStream<Void>.Continuation
  /// An element for each request that has arrived.
  let arrivals: AsyncStream<Void>

  /// Starts a server. Without a script it has a port, but refuses connections.
  convenience init(_ script: [Step]...) throws { try self.init(script) }

  init(_ script: [[Step]]) throws {
    (arrivals, arrived) = AsyncStream.makeStream()
    #if canImport(Darwin)
      listener = socket(AF_INET, SOCK_STREAM, 0)
    #else
      listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    // A program that another test starts meanwhile must not keep the port open.
    _ = fcntl(listener, F_SETFD, FD_CLOEXEC)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let (listener, isListening) = (listener, !script.isEmpty)
    let isReady = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(listener, address, length) == 0 && getsockname(listener, address, &length) == 0
          && (!isListening || listen(listener, 16) == 0)
      }
    }
    port = UInt16(bigEndian: address.sin_port)
    guard isReady else { throw POSIXError(.EADDRNOTAVAIL) }
    Thread.detachNewThread { [self] in
      for steps in script { answer(accept(listener, nil, nil), steps) }
    }
  }

  // The thread keeps the server until its script ends.
  deinit { close(listener) }

  /// The URL of a path, which begins with `/`.
  func url(_ path: String = "/light.theme.json") throws -> URL {
    guard let url = URL(string: "http://127.0.0.1:\(port)\(path)") else {
      throw POSIXError(.EINVAL)
    }
    return url
  }

  /// The tag that each request asked with; nil without one.
  var tags: [String?] {
    heads.withLock { heads in
      heads.map { head in
        let lines = head.components(separatedBy: "\r\n")
        return lines.first { $0.lowercased().hasPrefix("if-none-match: ") }.map {
          String($0.dropFirst(15))
        }
      }
    }
  }

  private func answer(_ client: Int32, _ steps: [Step]) {
    defer { close(client) }
    guard let head = receive(client, until: "\r\n\r\n") else { return }
    heads.withLock { $0.append(head) }
    arrived.yield()
    for step in steps {
      switch step {
      case .send(let text): guard transmit(client, text) else { return }
      case .drip(let text):
        while text.unicodeScalars.allSatisfy({ transmit(client, String($0)) }) {}
      case .hang: _ = receive(client, until: nil)
      }
    }
    // Closing with unread bytes would reset the connection, and lose what was sent.
    shutdown(client, Int32(SHUT_WR))
    _ = receive(client, until: nil)
  }

  /// Receives until a text, or until the client hangs up; nil if it does so before the text.
  private func receive(_ client: Int32, until end: String?) -> String? {
    var (bytes, buffer): ([UInt8], [UInt8]) = ([], Array(repeating: 0, count: 4096))
    while true {
      let count = recv(client, &buffer, buffer.count, 0)
      guard count > 0 else { return nil }
      bytes += buffer[..<count]
      let text = String(decoding: bytes, as: UTF8.self)
      if let end, text.contains(end) { return text }
    }
  }

  private func transmit(_ client: Int32, _ text: String) -> Bool {
    #if canImport(Darwin)
      let flags: Int32 = 0
      var yes: Int32 = 1
      setsockopt(client, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { send(client, $0.baseAddress, $0.count, flags) }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}

extension [LoopbackServer.Step] {
  /// A complete response.
  static func answer(_ status: Int, _ body: String = "", _ fields: String...) -> Self {
    let fields = ["Content-Length: \(body.utf8.count)", "Connection: close"] + fields
    return [
      .send("HTTP/1.1 \(status) Status\r\n\(fields.joined(separator: "\r\n"))\r\n\r\n\(body)")
    ]
  }

  /// A redirect.
  static func redirect(to place: String) -> Self { answer(302, "", "Location: \(place)") }
}
