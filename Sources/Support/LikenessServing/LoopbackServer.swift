/// A web server for this machine alone.
import FlyingSocks
import Foundation

/// Listens on 127.0.0.1, and on no other address of the machine.
///
/// HTTP is read and written here, on the sockets of FlyingFox. Its `HTTPServer` (0.27) can't keep ``HTTPLimits``: it reads lines and heads of any
/// length, and waits for a request and for a slow reader without a deadline. It also keeps only the last of two `Host` fields, so that no
/// handler can refuse the request, and stops for good when accepting a connection fails, as with too many open files.
package struct LoopbackServer: Sendable {
  /// The port that it listens on.
  package let port: UInt16
  private let listener: Socket

  /// The address to open.
  package var url: String { "http://127.0.0.1:\(port)/" }

  /// Starts listening. Connections wait until ``run(limits:handler:)`` takes them.
  ///
  /// - Parameter port: the port, or 0 for any that is free.
  package init(port: UInt16) throws(ServingError) {
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

  private static func problem(_ error: any Error, port: UInt16) -> ServingError {
    guard case SocketError.failed(_, let code, let cause) = error else {
      return .unavailable(port: port, cause: error.localizedDescription)
    }
    return switch code {
    case EADDRINUSE: .portInUse(port)
    case EACCES: .portReserved(port)
    default: .unavailable(port: port, cause: cause)
    }
  }

  /// Serves until the task is cancelled; then closes every connection, and the port. Runs once.
  package func run(limits: HTTPLimits = HTTPLimits(), handler: @escaping HTTPHandler) async throws(ServingError) {
    do {
      defer { try? listener.close() }
      let pool = SocketPool<Poll>.make(maxEvents: 64)
      try await pool.prepare()
      try await serve(on: pool, limits: limits, handler)
    } catch {
      // Where the task was cancelled it did as it was asked to, whatever broke first.
      if Task.isCancelled { return }
      throw .failed(port: port, cause: error.localizedDescription)
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

/// A reason why nothing is served.
package enum ServingError: Error, Hashable, CustomStringConvertible {
  /// Another program listens on the port.
  case portInUse(UInt16)
  /// Only the administrator may listen on the port.
  case portReserved(UInt16)
  /// The system refused to listen on the port.
  case unavailable(port: UInt16, cause: String)
  /// A running server failed.
  case failed(port: UInt16, cause: String)

  /// The problem and the next step.
  package var description: String {
    let next = "Give another --port, or --port 0 for any that is free."
    return switch self {
    case .portInUse(let port): "Port \(port) is in use by another program. \(next)"
    case .portReserved(let port): "Port \(port) is reserved for the administrator. \(next)"
    case .unavailable(let port, let cause): "Cannot listen on port \(port): \(cause). \(next)"
    case .failed(let port, let cause): "The server on port \(port) failed: \(cause)"
    }
  }
}
