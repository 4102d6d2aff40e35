/// Ending a verb that would run forever: by Ctrl-C, by `kill`, or with its task.
import Foundation

/// Runs `body` until it ends, the process is told to stop (SIGINT, SIGTERM), or the task is cancelled; a verb that was stopped has done its work.
///
/// When `body` begins, signals are heard: who is told then that a server is there may stop it.
func untilStopped(_ body: @escaping @Sendable () async throws -> Void) async throws {
  let (signals, told) = AsyncStream.makeStream(of: Void.self)
  let (registrations, registered) = AsyncStream.makeStream(of: Void.self)
  let numbers = [SIGINT, SIGTERM]
  let sources = numbers.map { number in
    signal(number, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
    // A source is registered on a queue of the system, some time after it is resumed; a signal before that is lost.
    source.setRegistrationHandler { registered.yield() }
    source.setEventHandler {
      told.yield()
      // The second Ctrl-C ends what the first did not.
      for number in numbers { signal(number, SIG_DFL) }
    }
    source.resume()
    return source
  }
  defer {
    for source in sources { source.cancel() }
    for number in numbers { signal(number, SIG_DFL) }
  }
  var ready = registrations.makeAsyncIterator()
  for _ in sources { await ready.next() }
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
