/// A loopback web server that follows a test's script, well or badly. It uses plain sockets, because a good server would not misbehave.
import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Serves one test. Every connection takes one request and closes after its steps; number and time are limited.
package final class LoopbackServer: Sendable {
  package struct Request: Sendable {
    package var path: String
    /// Header fields with names in lower case.
    package var headers: [String: String]
  }

  /// One step of a response.
  package enum Step: Sendable {
    case send([UInt8])
    /// Sends the bytes repeatedly, until the client disconnects or this many were sent.
    case flood([UInt8], atMost: Int)
    /// Sends the bytes one by one, with a pause before each.
    case drip([UInt8], milliseconds: UInt32)
    /// Waits until the client disconnects, at most five minutes.
    case hang
  }

  package typealias Script = @Sendable (_ request: Request, _ number: Int) -> [Step]

  private struct State {
    var isStopped = false
    var isListening = true
    var requests: [Request] = []
    var sent = 0
    var busy = 0
  }

  package let port: UInt16
  private let state = Mutex(State())
  private let script: Script
  private let listener: Int32
  /// Has the port but does not listen, so after ``stop()`` the system refuses connections and gives the port to no other server.
  private let keeper: Int32

  /// Starts a server.
  ///
  /// - Parameter script: Returns the steps for a request, given with its number, counted from 0.
  package init(_ script: @escaping Script) throws {
    self.script = script
    let keeper = try Self.boundSocket(port: 0)
    self.keeper = keeper.file
    port = keeper.port
    do {
      listener = try Self.boundSocket(port: port).file
    } catch {
      close(self.keeper)
      throw error
    }
    guard listen(listener, 16) == 0 else {
      close(listener)
      throw POSIXError(.EADDRNOTAVAIL)
    }
    Thread.detachNewThread { self.serve() }
  }

  deinit { close(keeper) }

  /// Creates a socket that shares a port, or has a free one for 0.
  private static func boundSocket(port: UInt16) throws -> (file: Int32, port: UInt16) {
    #if canImport(Darwin) || canImport(Musl)
      let stream = SOCK_STREAM
    #else
      let stream = Int32(SOCK_STREAM.rawValue)
    #endif
    let file = socket(AF_INET, stream, 0)
    guard file >= 0 else { throw POSIXError(.EIO) }
    // A program that another test starts meanwhile must not keep the port open.
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    var yes: Int32 = 1
    setsockopt(file, SOL_SOCKET, SO_REUSEPORT, &yes, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    address.sin_port = port.bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(file, address, length) == 0 && getsockname(file, address, &length) == 0
      }
    }
    guard isBound else {
      close(file)
      throw POSIXError(.EADDRNOTAVAIL)
    }
    return (file, UInt16(bigEndian: address.sin_port))
  }

  /// The address of a path, which begins with `/`.
  package func address(_ path: String) -> String { "http://127.0.0.1:\(port)\(path)" }

  package var requests: [Request] { state.withLock { $0.requests } }

  /// The number of response bytes that the system has accepted.
  package var sent: Int { state.withLock { $0.sent } }

  /// Whether a connection is open.
  package var isBusy: Bool { state.withLock { $0.busy > 0 } }

  /// Refuses further connections. No other server gets the port while this object exists.
  package func stop() {
    state.withLock { $0.isStopped = true }
    // The loop checks every few milliseconds, or less often if all cores are busy, and always within ten minutes.
    for _ in 0..<300_000 where state.withLock({ $0.isListening }) { usleep(2000) }
  }

  /// Accepts up to 200 connections, for about ten minutes.
  private func serve() {
    defer {
      // If a starting process still holds a copy, closing alone would continue to listen. The result is ignored, because some systems can't do this to a
      // listening socket.
      _ = shutdown(listener, Int32(SHUT_RDWR))
      close(listener)
      state.withLock { $0.isListening = false }
    }
    var taken = 0
    for _ in 0..<120_000 where taken < 200 {
      if state.withLock({ $0.isStopped }) { return }
      guard isReadable(listener, milliseconds: 5) else { continue }
      let client = accept(listener, nil, nil)
      guard client >= 0 else { continue }
      taken += 1
      Thread.detachNewThread { self.handle(client) }
    }
  }

  private func handle(_ client: Int32) {
    state.withLock { $0.busy += 1 }
    defer {
      close(client)
      state.withLock { $0.busy -= 1 }
    }
    #if canImport(Darwin)
      var yes: Int32 = 1
      setsockopt(client, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
    #endif
    var patience = timeval(tv_sec: 5, tv_usec: 0)
    setsockopt(client, SOL_SOCKET, SO_SNDTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    guard let request = read(client) else { return }
    let number = state.withLock { state in
      state.requests.append(request)
      return state.requests.count - 1
    }
    for step in script(request, number) {
      switch step {
      case .send(let bytes): if !send(client, bytes) { return }
      case .flood(let bytes, let most):
        for _ in 0..<(most / bytes.count) {
          if !send(client, bytes) { return }
          // At the speed of a fast network rather than of memory, so the client has time for other work.
          usleep(1000)
        }
      case .drip(let bytes, let milliseconds):
        for byte in bytes {
          usleep(milliseconds * 1000)
          if !send(client, [byte]) { return }
        }
      case .hang:
        _ = isReadable(client, milliseconds: 300_000)
      }
    }
    // Closing with unread bytes would reset the connection, and lose what was sent.
    shutdown(client, Int32(SHUT_WR))
    _ = isReadable(client, milliseconds: 1000)
  }

  private func read(_ client: Int32) -> Request? {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while bytes.count < 65_536, isReadable(client, milliseconds: 5000) {
      let count = recv(client, &buffer, buffer.count, 0)
      guard count > 0 else { return nil }
      bytes += buffer[..<count]
      let text = String(decoding: bytes, as: UTF8.self)
      guard text.contains("\r\n\r\n") else { continue }
      let lines = text.components(separatedBy: "\r\n")
      var headers: [String: String] = [:]
      for line in lines.dropFirst() {
        let parts = line.split(separator: ":", maxSplits: 1)
        if parts.count == 2 { headers[parts[0].lowercased()] = parts[1].trimmingCharacters(in: .whitespaces) }
      }
      return Request(path: lines[0].split(separator: " ").dropFirst().first.map(String.init) ?? "", headers: headers)
    }
    return nil
  }

  private func send(_ client: Int32, _ bytes: [UInt8]) -> Bool {
    #if canImport(Darwin)
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemSend(client, $0.baseAddress, $0.count, flags) }
      guard count > 0 else { return false }
      state.withLock { $0.sent += count }
      rest = rest.dropFirst(count)
    }
    return true
  }

  private func isReadable(_ file: Int32, milliseconds: Int32) -> Bool {
    var entry = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, milliseconds) > 0
  }
}

// The system call has the same name as a method above.
private func systemSend(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int, _ flags: Int32) -> Int { send(file, bytes, count, flags) }

extension LoopbackServer.Step {
  /// The first lines of a response.
  package static func head(_ status: Int, _ headers: [String: String] = [:]) -> LoopbackServer.Step {
    let lines = headers.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)\r\n" }
    return .send(Array("HTTP/1.1 \(status) Status\r\nConnection: close\r\n\(lines.joined())\r\n".utf8))
  }
}

/// A complete response.
package func answer(_ status: Int = 200, _ body: [UInt8] = [], headers: [String: String] = [:]) -> [LoopbackServer.Step] {
  [.head(status, headers.merging(["Content-Length": String(body.count)]) { own, _ in own }), .send(body)]
}

/// A complete response with a text.
package func answer(_ text: String, headers: [String: String] = [:]) -> [LoopbackServer.Step] {
  answer(200, Array(text.utf8), headers: headers)
}
