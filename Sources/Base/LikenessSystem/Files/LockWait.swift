/// A wait for the lock of a folder that can be given up.
import Dispatch
import LikenessBase

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A thread that waits for the lock of a folder. `flock` knows no limit of time (flock(2)), so
/// whoever wants one waits for the thread.
///
/// A wait that was given up takes nothing: if its thread gets the lock later, it releases it
/// immediately. Until then the wait is kept, and an attempt that finds the lock held by it takes
/// the lock over.
final class LockWait: @unchecked Sendable {
  private let file: Int32
  private let folder: Files.FolderID
  private let ended = DispatchSemaphore(value: 0)
  private let onEnd: @Sendable () -> Void
  // Accessed only while `abandoned` is locked.
  private var code: Int32?

  private static let abandoned = Locked<[LockWait]>([])

  /// Starts to wait with a descriptor of the folder, which the wait owns from now on.
  ///
  /// - Parameters:
  ///   - onAlone: Called if the system starts no thread, before this one waits without a limit.
  ///   - onEnd: Called when the system's wait is over, unless it was given up.
  init(
    with file: Int32, of folder: Files.FolderID, onAlone: () -> Void,
    onEnd: @escaping @Sendable () -> Void
  ) {
    (self.file, self.folder, self.onEnd) = (file, folder, onEnd)
    if !startThread({ [self] in run() }) {
      onAlone()
      run()
    }
  }

  private func run() {
    var code: Int32 = 0
    repeat { code = flock(file, LOCK_EX) == 0 ? 0 : errno } while code == EINTR
    let isAbandoned = Self.abandoned.withLock { abandoned in
      self.code = code
      guard let index = abandoned.firstIndex(where: { $0 === self }) else { return false }
      abandoned.remove(at: index)
      // While the list is locked, so nobody takes it over meanwhile.
      Files.unlock(file)
      return true
    }
    if isAbandoned { return }
    ended.signal()
    onEnd()
  }

  /// Blocks until the system's wait is over; returns false if it is not at that time.
  func isOver(by time: DispatchTime) -> Bool {
    guard ended.wait(timeout: time) == .success else { return false }
    ended.signal()
    return true
  }

  /// Ends the wait. Returns the locked descriptor and 0, or the error number of the system; nil if
  /// the lock is still held by another.
  func end() -> (file: Int32, code: Int32)? {
    Self.abandoned.withLock { abandoned in
      if code == nil { abandoned.append(self) }
      return code.map { (file, $0) }
    }
  }

  /// Tries once more to lock a folder whose lock is held, which may be by a wait that was given up.
  ///
  /// Returns the descriptor that has the lock: `file`, or that of such a wait, and then closes
  /// `file`. Returns nil if the lock is held by another.
  static func lock(_ file: Int32, of folder: Files.FolderID) -> Int32? {
    var wait: LockWait?
    let isLocked = abandoned.withLock { abandoned in
      // No wait that was given up releases the lock while the list is locked.
      if flock(file, LOCK_EX | LOCK_NB) == 0 { return true }
      // Succeeds where the thread has the lock already: the descriptor is the same.
      let index = abandoned.firstIndex {
        $0.folder == folder && flock($0.file, LOCK_EX | LOCK_NB) == 0
      }
      wait = index.map { abandoned.remove(at: $0) }
      return false
    }
    if isLocked { return file }
    guard let wait else { return nil }
    close(file)
    // The thread returns with the lock that its descriptor has.
    wait.ended.wait()
    return wait.file
  }
}

/// Runs a function in a thread of its own; returns false if the system starts none.
private func startThread(_ body: @escaping @Sendable () -> Void) -> Bool {
  final class Box: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }
  let box = Unmanaged.passRetained(Box(body))
  #if canImport(Darwin)
    var thread: pthread_t?
    let run: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = { box in
      Unmanaged<Box>.fromOpaque(box).takeRetainedValue().body()
      return nil
    }
  #else
    var thread = pthread_t()
    let run: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { box in
      if let box { Unmanaged<Box>.fromOpaque(box).takeRetainedValue().body() }
      return nil
    }
  #endif
  guard pthread_create(&thread, nil, run, box.toOpaque()) == 0 else {
    box.release()
    return false
  }
  #if canImport(Darwin)
    if let thread { pthread_detach(thread) }
  #else
    pthread_detach(thread)
  #endif
  return true
}
