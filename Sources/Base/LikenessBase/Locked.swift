/// A value behind a lock.
#if !hasFeature(Embedded)
  import Foundation

  /// A value that one thread at a time can access.
  ///
  /// Uses `NSLock` instead of the standard library's `Mutex`: on Linux, the thread sanitizer does
  /// not see that a `Mutex` orders accesses, and reports every use as a race.
  package final class Locked<Value>: @unchecked Sendable {
    // Accessed only by `withLock`, while the lock is held.
    @usableFromInline var value: Value
    @usableFromInline let lock = NSLock()

    package init(_ value: sending Value) {
      self.value = value
    }

    /// Gives `body` exclusive access to the value. `body` must not lock the same value again, which
    /// would deadlock.
    @inlinable package func withLock<Result, Failure: Error>(
      _ body: (inout Value) throws(Failure) -> Result
    ) throws(Failure) -> Result {
      lock.lock()
      defer { lock.unlock() }
      return try body(&value)
    }
  }

  /// Returns a lock for freestanding code.
  package func mutualExclusion() -> MutualExclusion {
    let lock = NSLock()
    return { body in
      lock.lock()
      body()
      lock.unlock()
    }
  }
#endif
