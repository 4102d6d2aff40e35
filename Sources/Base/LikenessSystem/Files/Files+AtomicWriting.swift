/// Writes to temporary files and renames them. Readers see the old file or the new one, and a lock
/// shows whether the writer still runs.
import CSystem
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
  /// Replaces a file atomically, and creates the folders around it. The first write of a process
  /// into a folder removes the temporary files of killed processes there.
  package static func replace(_ path: String, with bytes: [UInt8]) throws(FileError) {
    let folder = folder(of: path)
    try makeFolder(folder)
    sweepOnce(folder)
    // The error names the caller's file.
    do throws(FileError) { try write(bytes, renamedTo: path) } catch {
      throw FileError(operation: error.operation, path: path, code: error.code)
    }
  }

  private static func write(_ bytes: [UInt8], renamedTo path: String) throws(FileError) {
    let temporary = try openTemporaryFile(in: folder(of: path))
    defer { written.withLock { _ = $0.remove(temporary.path) } }
    defer { unlock(temporary.file) }
    do throws(FileError) {
      try write(bytes, to: temporary.file, temporary.path)
      // Some file systems report a full disk only when a file is closed. The other descriptor keeps
      // the lock.
      let second = dup(temporary.file)
      if second >= 0, close(second) != 0 { throw FileError.last(.write, temporary.path) }
      try rename(temporary.path, to: path)
    } catch {
      unlink(temporary.path)
      throw error
    }
  }

  /// Opens a new temporary file, and locks it while it is open.
  package static func openTemporaryFile(
    in folder: String
  ) throws(FileError) -> (path: String, file: Int32) {
    while true {
      let number = temporaryCount.add(1, ordering: .relaxed).newValue
      let path = join(folder, "\(temporaryPrefix)\(processID)-\(number)")
      // Only while `stop(then:)` is not running.
      let file = try written.withLock { written throws(FileError) -> Int32? in
        let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        // Another machine may have a process of the same number and write to the same folder.
        if file < 0, errno == EEXIST { return nil }
        guard file >= 0 else { throw .last(.write, path) }
        written.insert(path)
        return file
      }
      guard let file else { continue }
      if holdsAfterLocking(file) { return (path, file) }
      written.withLock { _ = $0.remove(path) }
      close(file)
    }
  }

  /// Creates a new temporary folder, and locks it until ``closeTemporaryFolder(_:)``. Removes the
  /// temporary files of killed processes beside it.
  package static func openTemporaryFolder(
    in folder: String
  ) throws(FileError) -> (path: String, lock: Int32) {
    // Each time: temporary folders are few and can be large.
    _ = try? sweep(folder)
    while true {
      let number = temporaryCount.add(1, ordering: .relaxed).newValue
      let path = join(folder, "\(temporaryPrefix)\(processID)-\(number)")
      let isMade = try written.withLock { written throws(FileError) -> Bool in
        guard try makeNewFolder(path) else { return false }
        written.insert(path)
        return true
      }
      guard isMade else { continue }
      let lock = open(path, O_RDONLY | O_CLOEXEC)
      if lock >= 0, holdsAfterLocking(lock) { return (path, lock) }
      let failure = lock < 0 && errno != ENOENT ? FileError.last(.write, path) : nil
      if lock >= 0 { close(lock) }
      written.withLock { _ = $0.remove(path) }
      if let failure {
        removeIfEmpty(path)
        throw failure
      }
    }
  }

  /// Removes a temporary folder with its contents, and unlocks it.
  package static func closeTemporaryFolder(_ temporary: (path: String, lock: Int32)) {
    // The next sweep removes what can't be removed here.
    _ = try? removeTree(temporary.path)
    written.withLock { _ = $0.remove(temporary.path) }
    unlock(temporary.lock)
  }

  /// Removes a file, or a folder with its contents. Does not follow links.
  package static func removeTree(_ path: String) throws(FileError) {
    // A page has thousands of files and a few folders, so nothing is asked before it is removed.
    if unlink(path) == 0 || errno == ENOENT { return }
    let error = FileError.last(.remove, path)
    guard try kind(of: path) == .folder else { throw error }
    for name in try names(in: path) { try removeTree(join(path, name)) }
    guard rmdir(path) == 0 || errno == ENOENT else { throw .last(.remove, path) }
  }

  /// Exchanges two folders, or renames the first if there is no second.
  ///
  /// If the file system can't exchange folders, the old one is renamed first. A process that is
  /// killed between the two steps leaves it as a temporary folder.
  package static func exchange(_ new: String, with old: String) throws(FileError) {
    if try kind(of: old) == nil {
      do throws(FileError) { return try rename(new, to: old) } catch {
        // Another process may have made it since.
        guard [EEXIST, ENOTEMPTY].contains(error.code) else { throw error }
      }
    }
    if files_exchange(new, old) == 0 { return }
    guard [EINVAL, ENOSYS, ENOTSUP, EOPNOTSUPP].contains(errno) else { throw .last(.write, old) }
    let away = new + "-old"
    try rename(old, to: away)
    do throws(FileError) { try rename(new, to: old) } catch {
      try rename(away, to: old)
      throw error
    }
    try rename(away, to: new)
  }

  /// Locks a new file, and returns whether it still exists: a sweep may have taken it for abandoned
  /// before it was locked.
  static func holdsAfterLocking(_ file: Int32) -> Bool {
    while flock(file, LOCK_EX) != 0, errno == EINTR {}
    var status = stat()
    return fstat(file, &status) != 0 || status.st_nlink > 0
  }

  /// Returns whether a process is writing a file that it locked, on this machine or on another one
  /// that shares the folder.
  ///
  /// If the file system has no locks or the file can't be opened, the process number decides.
  package static func isHeld(_ path: String, by process: Int?) -> Bool {
    isHeld(path, by: process) {}
  }

  /// Removes a file unless a process holds it; returns whether it did.
  @discardableResult package static func removeUnlessHeld(_ path: String, by process: Int?)
    throws(FileError) -> Bool
  {
    var isRemoved = false
    var failure: FileError?
    _ = isHeld(path, by: process) {
      do throws(FileError) {
        isRemoved = try kind(of: path) != nil
        try removeTree(path)
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return isRemoved
  }

  /// Runs `body` while this process locks a file, unless another process holds it; returns whether
  /// one does.
  private static func isHeld(_ path: String, by process: Int?, else body: () -> Void) -> Bool {
    // Over a network, only a file that is open for writing can be locked.
    var file = open(path, O_RDWR | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
    if file < 0 { file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW) }
    if file < 0, errno == ENOENT || errno == ENOTDIR { return false }
    defer { unlock(file) }
    let isLocked = file >= 0 && flock(file, LOCK_EX | LOCK_NB) == 0
    if !isLocked {
      if file >= 0, errno == EWOULDBLOCK { return true }
      if process.map(isRunning) ?? true { return true }
    }
    body()
    return false
  }

  /// Removes the temporary files that killed processes left in a folder, and if `isDeep`, in its
  /// subfolders. Follows no links.
  ///
  /// - Returns: The number of removed files.
  @discardableResult package static func sweep(_ root: String, isDeep: Bool = false)
    throws(FileError) -> Int
  {
    var count = 0
    let (paths, folders) = try temporaries(in: root.isEmpty ? "." : root, isDeep: isDeep)
    for path in paths where try removeTemporary(path) { count += 1 }
    swept.withLock { $0.formUnion(folders) }
    return count
  }

  /// Removes the temporary files that killed processes left in a folder, unless this process did so
  /// before: a run that writes thousands of files lists their folder once.
  ///
  /// A file that can't be removed, such as another user's, stays. It does no harm.
  package static func sweepOnce(_ folder: String) {
    let folder = folder.isEmpty ? "." : folder
    guard swept.withLock({ $0.insert(folder).inserted }) else { return }
    _ = try? sweep(folder)
  }

  /// Returns the paths of temporary files that killed processes left.
  package static func leftovers(in root: String, isDeep: Bool = false) throws(FileError) -> [String]
  {
    var found: [String] = []
    for path in try temporaries(in: root, isDeep: isDeep).paths where try isLeftover(path) {
      found.append(path)
    }
    return found
  }

  /// Returns the paths of temporary files, and the folders that were searched.
  private static func temporaries(
    in root: String, isDeep: Bool
  ) throws(FileError) -> (paths: [String], folders: [String]) {
    var found: [String] = []
    var folders = [root]
    var walk = Walk(root)
    while let entry = try walk.next() {
      // A name that is not UTF-8 is not that of a temporary file.
      if entry.odd != nil { continue }
      if isTemporary(entry.name) {
        found.append(entry.fullPath)
      } else if isDeep, try entry.kind() == .folder {
        walk.enter(entry)
        folders.append(entry.fullPath)
      }
    }
    return (found, folders)
  }

  package static func isTemporary(_ name: String) -> Bool { name.hasPrefix(temporaryPrefix) }

  /// Whether a temporary file or folder is that of a killed process. One that its writer has just
  /// renamed is gone.
  package static func isLeftover(_ path: String) throws(FileError) -> Bool {
    let writer = writer(of: path)
    if isHeld(path, by: writer) { return false }
    guard let status = try status(of: path) else { return false }
    // A running process may have just made an empty file, and locks it in a moment.
    return status.st_size > 0 || !(writer.map(isRunning) ?? false)
  }

  /// Removes a temporary file or folder unless a process still writes it; returns whether it did.
  package static func removeTemporary(_ path: String) throws(FileError) -> Bool {
    try removeUnlessHeld(path, by: writer(of: path))
  }

  /// The process in the name of a temporary file.
  private static func writer(of path: String) -> Int? {
    let name = path.dropFirst(folder(of: path).count).drop { $0 == "/" }
    return process(of: name.dropFirst(temporaryPrefix.count))
  }

  /// The process in a name such as `1234-7`.
  package static func process(of name: some StringProtocol) -> Int? {
    Int(name.prefix { $0 != "-" })
  }

  /// Removes the temporary files of this process, and runs `end` while no more can be created.
  package static func stop(then end: () -> Void) {
    written.withLock { written in
      for path in written {
        // Renamed first: another thread that still writes into the folder no longer finds it, and
        // can't fill it during the removal.
        let away = path + "-stopped"
        _ = try? rename(path, to: away)
        _ = try? removeTree(away)
      }
      end()
    }
  }
}

/// Removes the temporary files of this process before it stops, and runs `end`, which stops it,
/// while no more can be created.
package func stopWriting(then end: () -> Void) { Files.stop(then: end) }

/// The prefix of temporary files. No snapshot's name starts with a dot.
private let temporaryPrefix = ".likeness-aside-"
private let temporaryCount = Atomic<Int>(0)
/// The temporary files that this process is writing.
private let written = Locked<Set<String>>([])
/// The folders from which this process removed the temporary files of killed processes.
private let swept = Locked<Set<String>>([])
