/// One connection of the loopback server, between two sockets of the test.
import FlyingSocks
import Foundation
import Testing

@testable import LikenessReview

/// A pool of sockets that never has the time to say that something has arrived.
private struct BusyPool: AsyncSocketPool {
  /// What happens while a connection waits.
  let meanwhile: @Sendable () -> Void

  func prepare() {}
  func run() {}

  func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {
    meanwhile()
    let (never, end) = AsyncStream.makeStream(of: Void.self)
    for await _ in never {}
    end.finish()
    throw CancellationError()
  }
}

@Suite struct ConnectionTests {
  @Test("A request that came in time is answered, although nobody had time to read it")
  func busyProcess() async throws {
    var ends: [Int32] = [0, 0]
    #if canImport(Darwin)
      try #require(socketpair(AF_UNIX, SOCK_STREAM, 0, &ends) == 0)
    #else
      try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
    #endif
    let client = FileHandle(fileDescriptor: ends[0], closeOnDealloc: true)
    let text = "GET /late HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
    let pool = BusyPool { client.write(Data(text.utf8)) }
    let socket = try AsyncSocket(
      socket: Socket(file: Socket.FileDescriptor(rawValue: ends[1])), pool: pool)
    let connection = HTTPConnection(socket: socket, limits: HTTPLimits(time: .milliseconds(1))) {
      .text(200, $0.target)
    }
    await connection.serve()
    let answer = String(decoding: (try? client.readToEnd()) ?? Data(), as: UTF8.self)
    #expect(answer.hasPrefix("HTTP/1.1 200 "))
    #expect(answer.hasSuffix("\r\n\r\n/late\n"))
  }
}
