/// A server on this machine for one test, which answers as it is told.
import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Answers every connection by a function of the path, on a thread of its own, until it is released.
final class LoopbackServer: Sendable {
  /// What becomes of a connection.
  enum Answer: Sendable {
    /// Sends the bytes and closes.
    case send([UInt8])
    /// Sends the first bytes, and then the second over and over until the other side has enough.
    case endless([UInt8], [UInt8])
    /// Says nothing until the test is over.
    case silence
    /// Sends the bytes one by one, with a pause before each.
    case drip([UInt8], milliseconds: UInt32)
  }

  let port: UInt16
  private let socketDescriptor: Int32

  /// Starts listening on a free port; nil where there is none to be had.
  init?(answer: @escaping @Sendable (String) -> Answer) {
    #if canImport(Darwin)
      let stream = SOCK_STREAM
    #else
      let stream = Int32(SOCK_STREAM.rawValue)
    #endif
    let listener = socket(AF_INET, stream, 0)
    guard listener >= 0 else { return nil }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(listener, address, length) == 0 && listen(listener, 16) == 0 && getsockname(listener, address, &length) == 0
      }
    }
    guard isListening else {
      close(listener)
      return nil
    }
    socketDescriptor = listener
    port = UInt16(bigEndian: address.sin_port)
    signal(SIGPIPE, SIG_IGN)
    Thread.detachNewThread {
      while true {
        let connection = accept(listener, nil, nil)
        if connection < 0 {
          #if !canImport(Darwin)
            // Here and not below: another server could be given the number while this loop still asks for connections.
            close(listener)
          #endif
          return
        }
        Thread.detachNewThread { Self.serve(connection, answer) }
      }
    }
  }

  deinit {
    // Wakes the loop above, which closes it. Darwin does that by closing alone.
    #if canImport(Darwin)
      close(socketDescriptor)
    #else
      shutdown(socketDescriptor, Int32(SHUT_RDWR))
    #endif
  }

  /// The URL of a path.
  func url(_ path: String) throws -> URL {
    guard let url = URL(string: "http://127.0.0.1:\(port)\(path)") else { throw URLError(.badURL) }
    return url
  }

  /// The bytes after which a body without end ends.
  private static let longest = 64 << 20

  private static func serve(_ connection: Int32, _ answer: (String) -> Answer) {
    defer { close(connection) }
    var request: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 4096)
    while !String(decoding: request, as: UTF8.self).contains("\r\n\r\n") {
      let count = read(connection, &block, block.count)
      guard count > 0 else { return }
      request += block[..<count]
    }
    let path = String(decoding: request, as: UTF8.self).split(separator: " ").dropFirst().first.map(String.init) ?? ""
    switch answer(path) {
    case .send(let bytes): _ = write(bytes, to: connection)
    case .endless(let head, let body):
      guard write(head, to: connection) else { return }
      // A client that can't break off what comes this fast is to see an end all the same.
      var rest = Self.longest
      while rest > 0, write(body, to: connection) { rest -= body.count }
    case .silence: while read(connection, &block, block.count) > 0 {}
    case .drip(let bytes, let milliseconds):
      for byte in bytes {
        usleep(milliseconds * 1000)
        guard write([byte], to: connection) else { return }
      }
    }
  }

  private static func write(_ bytes: [UInt8], to connection: Int32) -> Bool {
    var sent = 0
    while sent < bytes.count {
      #if canImport(Darwin)
        let count = bytes[sent...].withUnsafeBytes { send(connection, $0.baseAddress, $0.count, 0) }
      #else
        let count = bytes[sent...].withUnsafeBytes { send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      #endif
      guard count > 0 else { return false }
      sent += count
    }
    return true
  }
}
