/// A value behind a lock, for what threads share: caches, registries, logs.
import Foundation

/// A value that one thread at a time may touch.
///
/// An `NSLock` and not the standard library's `Mutex`: on Linux the thread sanitizer does not see that the latter orders accesses, and would
/// report every cache of this package as a race.
public final class Locked<Value>: @unchecked Sendable {
  // Touched only by `withLock`, while the lock is held.
  @usableFromInline var value: Value
  @usableFromInline let lock = NSLock()

  /// Puts a value behind a lock of its own.
  public init(_ value: sending Value) {
    self.value = value
  }

  /// Lets `body` read and change the value while no other thread can. `body` must not come back to the same value: it would wait for itself.
  @inlinable public func withLock<Result, Failure: Error>(_ body: (inout Value) throws(Failure) -> Result) throws(Failure) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
