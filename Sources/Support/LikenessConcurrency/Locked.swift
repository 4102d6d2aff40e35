/// A value behind a lock, for what threads share: registries, logs, caches.
import Foundation
@_spi(Caches) import LikenessGraphics

/// A value that one thread at a time may touch.
///
/// An `NSLock` and not the standard library's `Mutex`: on Linux the thread sanitizer does not see that a `Mutex` orders accesses, and reports every use as a
/// race.
package final class Locked<Value>: @unchecked Sendable {
  // Touched only by `withLock`, while the lock is held.
  @usableFromInline var value: Value
  @usableFromInline let lock = NSLock()

  /// Puts a value behind a lock of its own.
  package init(_ value: sending Value) {
    self.value = value
  }

  /// Lets `body` read and change the value while no other thread can. `body` must not come back to the same value: it would wait for itself.
  @inlinable package func withLock<Result, Failure: Error>(_ body: (inout Value) throws(Failure) -> Result) throws(Failure) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}

/// Returns a lock as freestanding code takes it.
package func mutualExclusion() -> MutualExclusion {
  let lock = NSLock()
  return { body in
    lock.lock()
    body()
    lock.unlock()
  }
}
