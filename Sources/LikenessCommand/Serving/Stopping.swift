/// Ending a verb that would run forever: by Ctrl-C, by `kill`, or with its task.
import Foundation

/// Runs `body` until it ends, the process is told to stop (SIGINT, SIGTERM), or the task is cancelled; a verb that was stopped has done its work.
func untilStopped(_ body: @escaping @Sendable () async throws -> Void) async throws {
  let (signals, continuation) = AsyncStream.makeStream(of: Void.self)
  let sources = [SIGINT, SIGTERM].map { number in
    signal(number, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
    source.setEventHandler {
      continuation.yield()
      // The second Ctrl-C ends what the first did not.
      for number in [SIGINT, SIGTERM] { signal(number, SIG_DFL) }
    }
    source.resume()
    return source
  }
  defer {
    for source in sources { source.cancel() }
    for number in [SIGINT, SIGTERM] { signal(number, SIG_DFL) }
  }
  do {
    try await withThrowingTaskGroup(of: Void.self) { group in
      defer { group.cancelAll() }
      group.addTask { try await body() }
      group.addTask { for await _ in signals { return } }
      try await group.next()
    }
  } catch is CancellationError {
    // The task that runs the verb was told to end.
  }
}
