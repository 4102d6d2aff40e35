/// Symbolic links, and locks of folders.

import Dispatch
import LikenessBase
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Files {
  /// The first symbolic link between a folder and something in it; nil if there is none. The folder
  /// itself may be a link.
  package static func firstLink(from folder: String, to path: String) throws(FileError) -> String? {
    var here = folder
    for component in path.split(separator: "/") {
      here = join(here, String(component))
      if try kind(of: here) == .link { return here }
    }
    return nil
  }

  /// How long ``lock(_:patience:)`` waits. A write under a lock takes milliseconds, so a lock that
  /// is held this long is stuck.
  package static let patience = 30.0

  /// How long a lock is waited for before ``onWaiting`` is called: a person then wonders what
  /// happens.
  private static let silence = 1.0

  /// Takes what a process waits for; nil, the default, waits silently.
  package static let onWaiting = Mutex<(@Sendable (FileError) -> Void)?>(nil)

  package static func tellWaiting(for folder: String) {
    let listener = onWaiting.withLock { $0 }
    listener?(busy(folder))
  }

  /// The folders whose locks were not released in time.
  private static let stuck = Mutex<Set<String>>([])

  /// Locks a folder, and waits while another process or thread holds it. ``unlock(_:)`` releases
  /// it.
  ///
  /// Returns -1 without a folder or if the file system has no locks; digests then reveal files that
  /// do not belong together.
  ///
  /// - Throws: If the folder can't be opened, or the lock is still held after `patience` seconds.
  ///   The error names the holder if the system knows it.
  package static func lock(_ folder: String, patience: Double = patience) throws(FileError) -> Int32
  {
    try attempt(folder, patience: patience).descriptor
  }

  /// Creates a folder and its ancestors, and locks it like ``lock(_:patience:)``. Whoever removes a
  /// folder that became empty can't come between.
  package static func lockMaking(_ folder: String) throws(FileError) -> Int32 {
    while true {
      try makeFolder(folder)
      let attempt = try attempt(folder, patience: patience)
      // Removed between the two steps. That it exists again by now says nothing about its lock.
      if attempt != .missing { return attempt.descriptor }
    }
  }

  private static func attempt(_ folder: String, patience: Double) throws(FileError) -> Attempt {
    // A command that answers many pictures waits once.
    let patience = stuck.withLock { $0.contains(folder) } ? 0 : patience
    let start = DispatchTime.now()
    let (told, end) = (start + silence, start + patience)
    var isTold = told >= end
    while true {
      let attempt = try attempt(folder)
      if attempt != .busy {
        stuck.withLock { _ = $0.remove(folder) }
        return attempt
      }
      guard DispatchTime.now() < end else {
        stuck.withLock { _ = $0.insert(folder) }
        throw busy(folder)
      }
      guard let wait = try wait(forLockOf: folder) else { continue }
      if !isTold, !wait.isOver(by: told) {
        tellWaiting(for: folder)
        isTold = true
      }
      _ = wait.isOver(by: end)
      if let attempt = try self.attempt(after: wait, folder) { return attempt }
    }
  }

  /// Locks a folder like ``lock(_:patience:)``, but waits without blocking a thread of tasks, and
  /// gives up when the task is canceled.
  package static func lockSuspending(_ folder: String, patience: Double = patience) async throws
    -> Int32
  {
    let start = ContinuousClock.now
    let (told, end) = (start + .seconds(silence), start + .seconds(patience))
    var isTold = told >= end
    while true {
      let attempt = try attempt(folder)
      if attempt != .busy { return attempt.descriptor }
      guard ContinuousClock.now < end else { throw busy(folder) }
      let (ends, events) = AsyncStream<Void>.makeStream()
      guard let wait = try wait(forLockOf: folder, onEnd: { events.finish() }) else { continue }
      isTold = await withTaskGroup(of: Bool.self) { [isTold] group in
        group.addTask {
          for await _ in ends {}
          return isTold
        }
        group.addTask {
          if !isTold {
            try? await Task.sleep(until: told)
            if Task.isCancelled { return false }
            tellWaiting(for: folder)
          }
          try? await Task.sleep(until: end)
          return true
        }
        defer { group.cancelAll() }
        // If the lock comes just when the wait is announced, it is not announced again.
        let isTold = await group.next() ?? isTold
        return isTold || ContinuousClock.now >= told
      }
      let after = try self.attempt(after: wait, folder)
      if Task.isCancelled {
        after.map { unlock($0.descriptor) }
        throw CancellationError()
      }
      if let after { return after.descriptor }
    }
  }

  /// Starts to wait for the lock of a folder; nil if the folder is gone.
  private static func wait(
    forLockOf folder: String, onEnd: @escaping @Sendable () -> Void = {}
  ) throws(FileError) -> LockWait? {
    let file = open(folder, O_RDONLY | O_CLOEXEC)
    var status = stat()
    guard file >= 0, fstat(file, &status) == 0 else {
      let error = FileError.last(.lock, folder)
      if file >= 0 { close(file) }
      if error.code == ENOENT || error.code == ENOTDIR { return nil }
      throw error
    }
    return LockWait(
      with: file, of: FolderID(status), onAlone: { tellWaiting(for: folder) }, onEnd: onEnd)
  }

  /// The result of a wait; nil if it was in vain, or the folder is another one by now.
  private static func attempt(
    after wait: LockWait, _ folder: String
  ) throws(FileError) -> Attempt? {
    guard let (file, code) = wait.end() else { return nil }
    guard code == 0 else {
      close(file)
      return try attempt(failed: code, folder)
    }
    return try isHeld(file, at: folder) ? .locked(file) : nil
  }

  package static func busy(_ folder: String) -> FileError {
    var error = FileError(operation: .lock, path: folder, code: EWOULDBLOCK)
    error.holder = lockHolder(of: folder) ?? "another process"
    return error
  }

  /// Locks a folder if its lock is free; nil otherwise. Returns -1 like
  /// ``lock(_:patience:)``.
  package static func lockIfFree(_ folder: String) throws(FileError) -> Int32? {
    let attempt = try attempt(folder)
    return attempt == .busy ? nil : attempt.descriptor
  }

  /// The result of an attempt to lock a folder.
  private enum Attempt: Equatable {
    /// Locked by this descriptor.
    case locked(Int32)
    case busy
    /// There is no such folder.
    case missing
    /// The file system has no locks.
    case unsupported

    var descriptor: Int32 { if case .locked(let file) = self { file } else { -1 } }
  }

  private static func attempt(_ folder: String) throws(FileError) -> Attempt {
    while true {
      let file = open(folder, O_RDONLY | O_CLOEXEC)
      guard file >= 0 else {
        if errno == ENOENT || errno == ENOTDIR { return .missing }
        throw .last(.lock, folder)
      }
      var held = file
      if flock(file, LOCK_EX | LOCK_NB) != 0 {
        let code = errno
        var status = stat()
        if code == EWOULDBLOCK, fstat(file, &status) == 0,
          let locked = LockWait.lock(file, of: FolderID(status))
        {
          held = locked
        } else {
          close(file)
          if code == EINTR { continue }
          return try attempt(failed: code, folder)
        }
      }
      if try isHeld(held, at: folder) { return .locked(held) }
    }
  }

  /// The result of an attempt that failed with an error number of the system.
  private static func attempt(failed code: Int32, _ folder: String) throws(FileError) -> Attempt {
    if code == EWOULDBLOCK { return .busy }
    if [ENOLCK, ENOTSUP, EOPNOTSUPP, ENOSYS, EINVAL].contains(code) { return .unsupported }
    throw FileError(operation: .lock, path: folder, code: code)
  }

  /// Returns whether a locked descriptor is that of the folder, and releases the lock if not.
  /// Whoever held it may have removed the folder since it was opened, and another process may have
  /// made a new one.
  private static func isHeld(_ file: Int32, at folder: String) throws(FileError) -> Bool {
    var isThere = false
    defer { if !isThere { unlock(file) } }
    isThere = try isOpen(file, at: folder)
    return isThere
  }

  /// The process that holds the lock of a folder, and its start: `process 4711 (likeness, started
  /// 2026-11-22 20:01:05 UTC)`.
  ///
  /// Linux lists locks in `/proc/locks` (proc_locks(5)). Nil elsewhere, for processes of other
  /// machines, and if the file system shows another device there.
  private static func lockHolder(of folder: String) -> String? {
    var status = stat()
    guard stat(folder, &status) == 0, let locks = systemText("/proc/locks") else { return nil }
    let device = UInt64(truncatingIfNeeded: status.st_dev)
    // How Linux packs the major and minor numbers into one (makedev(3)).
    let numbers = [
      device >> 8 & 0xFFF | device >> 32 & 0xFFFF_F000, device & 0xFF | device >> 12 & 0xFFFF_FF00,
      UInt64(status.st_ino),
    ]
    for line in locks.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count >= 8, words[1] == "FLOCK", let process = Int(words[4]), process > 0 else {
        continue
      }
      let parts = words[5].split(separator: ":")
      guard zip(parts, [16, 16, 10]).map({ UInt64($0, radix: $1) }) == numbers else { continue }
      let name = systemText("/proc/\(process)/comm").map { printable($0.filter { !$0.isNewline }) }
      let known = [name, start(of: process).map { "started \($0)" }].compactMap(\.self)
      return "process \(process)" + (known.isEmpty ? "" : " (\(known.joined(separator: ", ")))")
    }
    return nil
  }

  /// The start of a process in UTC: the boot time plus clock ticks.
  private static func start(of process: Int) -> String? {
    let boot = systemText("/proc/stat")?.split(separator: "\n").first { $0.hasPrefix("btime ") }
      .flatMap { Int($0.dropFirst(6)) }
    return boot.flatMap { boot in
      startTicks(of: process).map { utc(time_t(boot + $0 / max(1, sysconf(Int32(_SC_CLK_TCK))))) }
    }
  }

  /// The start of a process in clock ticks since the system started, the 22nd field of its `stat`
  /// (proc_pid_stat(5)); nil where the system does not show it.
  package static func startTicks(of process: Int) -> Int? {
    statusField(21, of: process)
  }

  /// This process, the one that started it, and so on; only this one where the system does not show
  /// the others.
  package static var ancestors: [Int] {
    var found = [processID]
    while let parent = statusField(3, of: found[found.count - 1]), parent > 0,
      !found.contains(parent)
    { found.append(parent) }
    return found
  }

  /// A numeric field of the `stat` of a process, counted from 0 (proc_pid_stat(5)).
  private static func statusField(_ index: Int, of process: Int) -> Int? {
    // The second is the name in parentheses, which may contain spaces and parentheses, so fields
    // are counted after it.
    systemText("/proc/\(process)/stat")?.split(separator: ")").last?.split(separator: " ")
      .dropFirst(index - 2).first.flatMap { Int($0) }
  }

  private static func utc(_ time: time_t) -> String {
    var time = time
    var parts = tm()
    // Fails only where the year has more digits than an Int32.
    gmtime_r(&time, &parts)
    func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(parts.tm_year + 1900)-\(two(parts.tm_mon + 1))-\(two(parts.tm_mday)) "
      + "\(two(parts.tm_hour)):\(two(parts.tm_min)):\(two(parts.tm_sec)) UTC"
  }

  /// The text of a system file; nil if it can't be read.
  private static func systemText(_ path: String) -> String? {
    (try? read(path)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Releases a lock and closes its descriptor; nothing for -1.
  package static func unlock(_ lock: Int32) {
    guard lock >= 0 else { return }
    // A process that another thread starts has a copy of the descriptor until it has loaded its
    // program, and closing this one would leave it the lock.
    flock(lock, LOCK_UN)
    close(lock)
  }
}
