/// A web server for this machine alone.
import FlyingSocks
import Foundation
import Likeness

/// Listens on 127.0.0.1, and on no other address of the machine.
///
/// HTTP is read and written here, on the sockets of FlyingFox. Its `HTTPServer` (0.27) can't keep ``HTTPLimits``: it reads lines and heads of any
/// length, and waits for a request and for a slow reader without a deadline. It also keeps only the last of two `Host` fields, so that no
/// handler can refuse the request, and stops for good when accepting a connection fails, as with too many open files.
struct LoopbackServer: Sendable {
  /// The port that it listens on.
  let port: UInt16
  private let listener: Socket

  /// The address to open.
  var url: String { "http://127.0.0.1:\(port)/" }

  /// Starts listening. Connections wait until ``run(limits:handler:)`` takes them.
  ///
  /// - Parameter port: the port, or 0 for any that is free.
  init(port: UInt16) throws(ToolError) {
    // A client that goes away while it is written to must not end the process.
    signal(SIGPIPE, SIG_IGN)
    do {
      let listener = try Socket(domain: AF_INET, type: .stream)
      do {
        // So that a port can be used again at once after its server has ended.
        try listener.setValue(true, for: .localAddressReuse)
        try listener.bind(to: .inet(ip4: "127.0.0.1", port: port))
        try listener.listen()
        guard case .ip4(_, let actual) = try listener.sockname() else { throw SocketError.unsupportedAddress }
        self.port = actual
        self.listener = listener
      } catch {
        try? listener.close()
        throw error
      }
    } catch {
      throw Self.problem(error, port: port)
    }
  }

  private static func problem(_ error: any Error, port: UInt16) -> ToolError {
    guard case SocketError.failed(_, let code, let cause) = error else {
      return ToolError("Port \(port) can't be listened on: \(error.localizedDescription)")
    }
    let next = "Give another --port, or --port 0 for any that is free."
    return switch code {
    case EADDRINUSE: ToolError("Port \(port) is in use by another program. \(next)")
    case EACCES: ToolError("Port \(port) is kept for the administrator. \(next)")
    default: ToolError("Port \(port) can't be listened on: \(cause). \(next)")
    }
  }

  /// Serves until the task is cancelled; then closes every connection, and the port. Runs once.
  func run(limits: HTTPLimits = HTTPLimits(), handler: @escaping HTTPHandler) async throws(ToolError) {
    do {
      defer { try? listener.close() }
      let pool = SocketPool<Poll>.make(maxEvents: 64)
      try await pool.prepare()
      try await serve(on: pool, limits: limits, handler)
    } catch {
      // Where the task was cancelled it did as it was asked to, whatever broke first.
      if Task.isCancelled { return }
      throw ToolError("The server on port \(port) failed: \(error.localizedDescription)")
    }
  }

  private func serve(on pool: some AsyncSocketPool, limits: HTTPLimits, _ handler: @escaping HTTPHandler) async throws {
    let listening = try AsyncSocket(socket: listener, pool: pool)
    try await withThrowingTaskGroup(of: Void.self) { group in
      defer { group.cancelAll() }
      group.addTask { try await pool.run() }
      group.addTask {
        try await withThrowingDiscardingTaskGroup { connections in
          while true {
            try Task.checkCancellation()
            do {
              let socket = try await listening.accept()
              connections.addTask { await HTTPConnection(socket: socket, limits: limits, handler: handler).serve() }
            } catch SocketError.failed {
              // A client that left while it waited, or too many open files. Others wait in the system's queue until some are closed.
              try await Task.sleep(for: .milliseconds(20))
            }
          }
        }
      }
      try await group.next()
    }
  }
}
