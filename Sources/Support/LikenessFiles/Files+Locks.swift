/// Symbolic links, and locks that wait without blocking a thread.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Files {
  package static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// The first symbolic link between a folder and something in it; nil if there is none. The folder itself may be a link.
  package static func firstLink(from folder: String, to path: String) -> String? {
    var here = folder
    for component in path.split(separator: "/") {
      here = join(here, String(component))
      if isLink(here) { return here }
    }
    return nil
  }

  /// How long ``lock(_:patience:)`` waits. A write under a lock takes milliseconds, so a lock that is held this long is stuck.
  package static let patience = 30.0

  /// Locks a folder, and waits while another process or thread holds it. ``unlock(_:)`` releases it.
  ///
  /// Returns -1 without a folder or if the file system has no locks; digests then reveal files that do not belong together.
  ///
  /// - Throws: If the folder can't be opened, or the lock is still held after `patience` seconds. The error names the holder if the system knows it.
  package static func lock(_ folder: String, patience: Double = patience) throws(FileError) -> Int32 {
    var waited = 0.0
    var pause = 0.0002
    while true {
      if let lock = try lockIfFree(folder) { return lock }
      guard waited < patience else { throw busy(folder) }
      usleep(UInt32(pause * 1e6))
      waited += pause
      pause = min(pause * 1.5, 0.02)
    }
  }

  /// Creates a folder and its ancestors, and locks it like ``lock(_:patience:)``. Whoever removes a folder that became empty can't come between.
  package static func lockMaking(_ folder: String, isSynced: Bool = false) throws(FileError) -> Int32 {
    while true {
      try makeFolder(folder, isSynced: isSynced)
      let lock = try lock(folder)
      if lock >= 0 || folderID(folder) != nil { return lock }
    }
  }

  package static func busy(_ folder: String) -> FileError {
    var error = FileError(operation: "lock", path: folder, code: EWOULDBLOCK)
    error.holder = lockHolder(of: folder) ?? "another process"
    return error
  }

  /// Locks a folder if nobody else holds the lock; nil if somebody does. Returns -1 like ``lock(_:patience:)``.
  package static func lockIfFree(_ folder: String) throws(FileError) -> Int32? {
    while true {
      let file = open(folder, O_RDONLY | O_CLOEXEC)
      guard file >= 0 else {
        if errno == ENOENT || errno == ENOTDIR { return -1 }
        throw .last("lock", folder)
      }
      while flock(file, LOCK_EX | LOCK_NB) != 0 {
        if errno == EINTR { continue }
        let code = errno
        close(file)
        if code == EWOULDBLOCK { return nil }
        if [ENOLCK, ENOTSUP, EOPNOTSUPP, ENOSYS, EINVAL].contains(code) { return -1 }
        throw FileError(operation: "lock", path: folder, code: code)
      }
      var isThere = false
      defer { if !isThere { close(file) } }
      // Whoever held it may have removed the folder since it was opened, and another process may have made a new one.
      isThere = try isOpen(file, at: folder)
      if isThere { return file }
    }
  }

  /// The process that holds the lock of a folder, and its start: `process 4711 (likeness), running since 2026-11-22 20:01:05 UTC,`.
  ///
  /// Linux lists locks in `/proc/locks` (proc_locks(5)). Elsewhere, and for processes of other machines, nil.
  private static func lockHolder(of folder: String) -> String? {
    var status = stat()
    guard stat(folder, &status) == 0, let locks = systemText("/proc/locks") else { return nil }
    let end = ":\(status.st_ino)"
    for line in locks.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count >= 8, words[1] == "FLOCK", words[5].hasSuffix(end), let process = Int(words[4]), process > 0 else { continue }
      let name = systemText("/proc/\(process)/comm").map { " (\($0.filter { !$0.isNewline }))" } ?? ""
      return "process \(process)\(name)\(start(of: process).map { ", running since \($0)," } ?? "")"
    }
    return nil
  }

  /// The start of a process in UTC: the boot time plus clock ticks.
  private static func start(of process: Int) -> String? {
    let boot = systemText("/proc/stat")?.split(separator: "\n").first { $0.hasPrefix("btime ") }.flatMap { Int($0.dropFirst(6)) }
    return boot.flatMap { boot in startTicks(of: process).map { utc(time_t(boot + $0 / max(1, sysconf(Int32(_SC_CLK_TCK))))) } }
  }

  /// The start of a process in clock ticks since the system started, the 22nd field of its `stat` (proc_pid_stat(5)); nil where the system does not show it.
  package static func startTicks(of process: Int) -> Int? {
    // The name in parentheses may contain spaces, so fields are counted after it.
    systemText("/proc/\(process)/stat")?.split(separator: ")").last?.split(separator: " ").dropFirst(19).first.flatMap { Int($0) }
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
  private static func systemText(_ path: String) -> String? { (try? read(path)).map { String(decoding: $0, as: UTF8.self) } }

  package static func unlock(_ lock: Int32) { if lock >= 0 { close(lock) } }
}
