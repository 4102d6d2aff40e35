/// Signals that ask the process to stop.
import Foundation
import LikenessBase

/// A signal handler that runs on its own thread, without the restrictions of system handlers.
///
/// It is active until ``cancel()``. The latest handler of a signal is called.
package final class SignalHandler: Sendable {
  private let id: Int

  /// Installs a handler; nil if the system can't create a pipe.
  ///
  /// - Parameters:
  ///   - handlesIgnored: Whether to handle signals that the process ignores, such as SIGHUP under
  ///     nohup.
  ///   - isForOne: Whether the first signal cancels the handler, so a second one ends the process.
  package init?(
    _ numbers: [Int32], handlesIgnored: Bool, isForOne: Bool = false,
    _ body: @escaping @Sendable (Int32) -> Void
  ) {
    guard isListening else { return nil }
    id = handlers.withLock { handlers in
      let id = (handlers.map(\.id).max() ?? 0) + 1
      var former: [(number: Int32, action: UInt)] = []
      for number in numbers {
        let action = unsafeBitCast(signal(number, noteSignal), to: UInt.self)
        if !handlesIgnored, action == unsafeBitCast(SIG_IGN, to: UInt.self) {
          signal(number, SIG_IGN)
        } else {
          former.append((number, action))
        }
      }
      handlers.append(Entry(id: id, former: former, isForOne: isForOne, body: body))
      return id
    }
  }

  /// Restores the previous actions of the signals.
  package func cancel() { cancelHandler(id) }
}

/// Runs `body` until it ends, a signal asks the process to stop (SIGINT, SIGTERM), or the task is
/// canceled. Stopping is no error.
///
/// Handles signals from when `body` begins. A second signal ends the process.
package func untilStopped(_ body: @escaping @Sendable () async throws -> Void) async throws {
  let (signals, heard) = AsyncStream.makeStream(of: Void.self)
  let handler = SignalHandler([SIGINT, SIGTERM], handlesIgnored: true, isForOne: true) { _ in
    heard.yield()
  }
  defer { handler?.cancel() }
  do {
    try await withThrowingTaskGroup(of: Void.self) { group in
      defer { group.cancelAll() }
      group.addTask { try await body() }
      group.addTask { for await _ in signals { return } }
      try await group.next()
    }
  } catch is CancellationError {
    // The task was canceled.
  }
}

private struct Entry: Sendable {
  let id: Int
  /// The previous action of each signal, as bits: SIG_IGN is the address 1, which an array of
  /// functions would read as its end.
  let former: [(number: Int32, action: UInt)]
  let isForOne: Bool
  let body: @Sendable (Int32) -> Void
}

private let handlers = Locked<[Entry]>([])

private func cancelHandler(_ id: Int) {
  handlers.withLock { handlers in
    guard let index = handlers.firstIndex(where: { $0.id == id }) else { return }
    for (number, action) in handlers.remove(at: index).former {
      signal(number, unsafeBitCast(action, to: sig_t?.self))
    }
  }
}

/// The end of a pipe that passes signals from system handlers, which may do almost nothing. Set
/// before the first handler.
private nonisolated(unsafe) var endOfPipe: Int32 = -1

private let noteSignal: @convention(c) (Int32) -> Void = { number in
  let code = errno
  var byte = UInt8(truncatingIfNeeded: number)
  _ = write(endOfPipe, &byte, 1)
  errno = code
}

/// Starts the thread that calls handlers; false without a pipe.
private let isListening: Bool = {
  var ends: [Int32] = [-1, -1]
  guard pipe(&ends) == 0 else { return false }
  for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  // A handler must never wait for a full pipe.
  _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
  endOfPipe = ends[1]
  Thread.detachNewThread { [start = ends[0]] in
    while true {
      var byte: UInt8 = 0
      // An interrupted call leaves 0, which is no signal.
      _ = read(start, &byte, 1)
      let number = Int32(byte)
      // A handler may have been canceled since.
      if let entry = handlers.withLock({ $0.last { $0.former.contains { $0.number == number } } }) {
        if entry.isForOne { cancelHandler(entry.id) }
        entry.body(number)
      }
    }
  }
  return true
}()
