/// A web server that only this machine can reach.
import FlyingSocks
import Foundation

/// A server that listens only on 127.0.0.1.
///
/// Reads and writes HTTP itself, on the sockets of FlyingFox. FlyingFox's `HTTPServer` (0.27) can't
/// enforce ``HTTPLimits``: it reads lines and heads of any length, and waits without a deadline. It
/// also keeps only the last of two `Host` fields, so handlers can't refuse such requests, and stops
/// for good if accepting a connection fails, as with too many open files.
package struct LoopbackServer: Sendable {
  package let port: UInt16
  private let listener: Socket

  package var url: String { "http://127.0.0.1:\(port)/" }

  /// Starts listening on a port, or on a free one for 0. Connections wait until
  /// ``run(limits:handler:)`` accepts them.
  package init(port: UInt16) throws(ServingError) {
    // A client that disconnects during a write must not end the process.
    signal(SIGPIPE, SIG_IGN)
    do {
      let listener = try Socket(domain: AF_INET, type: .stream)
      do {
        // Lets another server use the port immediately after this one.
        try listener.setValue(true, for: .localAddressReuse)
        try listener.bind(to: .inet(ip4: "127.0.0.1", port: port))
        try listener.listen()
        guard case .ip4(_, let actual) = try listener.sockname() else {
          throw SocketError.unsupportedAddress
        }
        self.port = actual
        self.listener = listener
      } catch {
        // The first error is the one to report.
        try? listener.close()
        throw error
      }
    } catch {
      throw Self.problem(error, port: port)
    }
  }

  private static func problem(_ error: any Error, port: UInt16) -> ServingError {
    switch error {
    case SocketError.failed(_, EADDRINUSE, _): .portInUse(port)
    case SocketError.failed(_, EACCES, _): .portReserved(port)
    default: .unavailable(port: port, cause: cause(of: error))
    }
  }

  private static func cause(of error: any Error) -> String {
    if case SocketError.failed(_, _, let cause) = error {
      cause
    } else {
      error.localizedDescription
    }
  }

  /// Serves until the task is canceled, then closes all connections and the port. Runs once.
  package func run(limits: HTTPLimits = HTTPLimits(), handler: @escaping HTTPHandler)
    async throws(ServingError)
  {
    do {
      // Closing frees the port even where it fails (close(2)).
      defer { try? listener.close() }
      let pool = SocketPool<Poll>.make(maxEvents: 64)
      try await pool.prepare()
      try await serve(on: pool, limits: limits, handler)
    } catch {
      // A canceled task did what it should, whatever failed first.
      if Task.isCancelled { return }
      throw .failed(port: port, cause: Self.cause(of: error))
    }
  }

  private func serve(
    on pool: some AsyncSocketPool, limits: HTTPLimits, _ handler: @escaping HTTPHandler
  ) async throws {
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
              connections.addTask {
                await HTTPConnection(socket: socket, limits: limits, handler: handler).serve()
              }
            } catch SocketError.failed {
              // The client left while it waited, or too many files are open. Other clients wait in
              // the system's queue.
              try await Task.sleep(for: .milliseconds(20))
            }
          }
        }
      }
      try await group.next()
    }
  }
}

/// The reason why a server can't serve.
package enum ServingError: Error, Hashable, CustomStringConvertible {
  case portInUse(UInt16)
  case portReserved(UInt16)
  case unavailable(port: UInt16, cause: String)
  case failed(port: UInt16, cause: String)

  package var description: String {
    let next = "Use another --port, or --port 0 to pick a free one."
    return switch self {
    case .portInUse(let port): "Port \(port) is in use by another program. \(next)"
    case .portReserved(let port): "Port \(port) is reserved for the administrator. \(next)"
    case .unavailable(let port, let cause): "Cannot listen on port \(port): \(cause). \(next)"
    case .failed(let port, let cause): "The server on port \(port) failed: \(cause)"
    }
  }
}
