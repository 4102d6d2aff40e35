/// How tests wait: for an event, never for a time. The only file of the tests that may read a clock
/// or sleep.
import Foundation
import LikenessBase
import LikenessSystem

/// Something that happens once. Whoever waits for it goes on when it has happened.
package final class Event: Sendable {
  private let state = Locked<(hasHappened: Bool, waiting: [@Sendable () -> Void])>((false, []))

  package init() {}

  package func happen() {
    let waiting = state.withLock { state in
      defer { state = (true, []) }
      return state.waiting
    }
    for resume in waiting { resume() }
  }

  fileprivate func then(_ resume: @escaping @Sendable () -> Void) {
    let isOver = state.withLock { state in
      if !state.hasHappened { state.waiting.append(resume) }
      return state.hasHappened
    }
    if isOver { resume() }
  }

  /// Suspends the task until the event has happened.
  package func wait() async { await withCheckedContinuation { then($0.resume) } }

  /// Blocks the thread until the event has happened.
  package func block() {
    let semaphore = DispatchSemaphore(value: 0)
    then { semaphore.signal() }
    semaphore.wait()
  }
}

/// How long something may not come before it counts as hung. No test that passes depends on it: on
/// a machine with other work every test takes seconds.
private let watchdog = Duration.seconds(600)

/// Waits until `find` returns a value, for state that announces no event: a file that another
/// process writes, a page in a browser.
///
/// - Throws: ``Hung`` after ten minutes.
package func eventually<Value>(_ what: String, _ find: () async throws -> Value?) async throws
  -> Value
{
  let end = ContinuousClock.now + watchdog
  while true {
    // Looked at once more after the end: this task may have waited for others until then.
    let isLast = ContinuousClock.now >= end
    if let value = try await find() { return value }
    if isLast { throw Hung(what: what) }
    try await Task.sleep(for: .milliseconds(10))
  }
}

/// Waits until a condition holds, like ``eventually(_:_:)``.
package func eventually(_ what: String, _ condition: () async throws -> Bool) async throws {
  try await eventually(what) { () async throws -> Void? in try await condition() ? () : nil }
}

/// Something never came.
package struct Hung: Error, CustomStringConvertible {
  private let what: String

  package init(what: String) { self.what = what }

  package var description: String { "This never came: \(what)." }
}

/// Runs what waits for a lock or a connection in a thread of its own: the tests that run beside it
/// may hold every thread of tasks.
package final class OwnThread<Success: Sendable>: Sendable {
  private let ended = Event()
  private let result = Locked<Result<Success, any Error>?>(nil)

  package init(_ body: @escaping @Sendable () throws -> Success) {
    Thread.detachNewThread { [self] in
      result.withLock { $0 = Result(catching: body) }
      ended.happen()
    }
  }

  /// Returns the result of `body`.
  package func value() throws -> Success {
    ended.block()
    guard let result = result.withLock({ $0 }) else { throw Hung(what: "a result") }
    return try result.get()
  }

  /// Returns when `body` has ended, or waits for the lock of a folder that the test holds.
  package func blockUntilWaiting(forLockOf folder: String) {
    LockWaits.shared.call(whenWaitingFor: folder) { [ended = arrived] in ended.happen() }
    ended.then { [arrived] in arrived.happen() }
    arrived.block()
  }

  private let arrived = Event()
}

/// Who waits for the lock of a folder. There is one listener in a process, and many tests.
package final class LockWaits: Sendable {
  package static let shared = LockWaits()

  private let listeners = Locked<[(folder: String, call: @Sendable () -> Void)]>([])

  private init() {
    Files.onWaiting.withLock { $0 = { [weak self] error in self?.tell(error.path) } }
  }

  /// Calls `body` whenever a wait in this process has lasted a second without success.
  package func call(whenWaitingFor folder: String, _ body: @escaping @Sendable () -> Void) {
    listeners.withLock { $0.append((folder, body)) }
  }

  private func tell(_ folder: String) {
    for listener in listeners.withLock({ $0 }) where listener.folder == folder { listener.call() }
  }
}
