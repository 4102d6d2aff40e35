/// Files that are written aside and renamed: whoever reads sees the old file or the new one, and what a killed process leaves is known by its lock.
import CFiles
import LikenessConcurrency
import LikenessGraphics
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Files {
  /// Writes a file aside, in its own folder, and renames it; makes the folders around it.
  ///
  /// - Parameter isSynced: Whether file and folders are on the disk when this returns, so that a power cut loses nothing. Defaults to false.
  package static func replace(_ path: String, with bytes: [UInt8], isSynced: Bool = false) throws(FileError) {
    try makeFolder(folder(of: path), isSynced: isSynced)
    // An error names the file that the caller knows.
    do throws(FileError) { try write(bytes, asideOf: path, isSynced: isSynced) } catch {
      throw FileError(operation: error.operation, path: path, code: error.code)
    }
    if isSynced { try syncFolder(folder(of: path)) }
  }

  private static func write(_ bytes: [UInt8], asideOf path: String, isSynced: Bool) throws(FileError) {
    let aside = try openAside(in: folder(of: path))
    defer { asides.withLock { _ = $0.remove(aside.path) } }
    defer { close(aside.file) }
    do throws(FileError) {
      try write(bytes, to: aside.file, aside.path)
      // Before the rename: else a power cut could leave the new name with an empty file.
      if isSynced { try sync(aside.file, path) }
      // Some file systems tell of a full disk only when a file is closed; the lock stays with the other descriptor.
      let second = dup(aside.file)
      if second >= 0, close(second) != 0 { throw FileError.last("write", aside.path) }
      try rename(aside.path, to: path)
    } catch {
      unlink(aside.path)
      throw error
    }
  }

  /// Opens a new file aside, and locks it for as long as it is open.
  package static func openAside(in folder: String) throws(FileError) -> (path: String, file: Int32) {
    while true {
      let number = asideCount.add(1, ordering: .relaxed).newValue
      let path = join(folder, "\(asidePrefix)\(processID)-\(number)")
      // Begun while nothing else is: see `stop(then:)`.
      let file = try asides.withLock { asides throws(FileError) -> Int32? in
        let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        // A process of the same number on another machine may write here, too.
        if file < 0, errno == EEXIST { return nil }
        guard file >= 0 else { throw .last("write", path) }
        asides.insert(path)
        return file
      }
      guard let file else { continue }
      if holdsAfterLocking(file) { return (path, file) }
      asides.withLock { _ = $0.remove(path) }
      close(file)
    }
  }

  /// Makes a new folder aside, and locks it until ``closeFolderAside(_:)``.
  package static func openFolderAside(in folder: String) throws(FileError) -> (path: String, lock: Int32) {
    while true {
      let number = asideCount.add(1, ordering: .relaxed).newValue
      let path = join(folder, "\(asidePrefix)\(processID)-\(number)")
      let isMade = try asides.withLock { asides throws(FileError) -> Bool in
        guard try makeNewFolder(path) else { return false }
        asides.insert(path)
        return true
      }
      guard isMade else { continue }
      let lock = open(path, O_RDONLY | O_CLOEXEC)
      if lock >= 0, holdsAfterLocking(lock) { return (path, lock) }
      let failure = lock < 0 && errno != ENOENT ? FileError.last("write", path) : nil
      if lock >= 0 { close(lock) }
      asides.withLock { _ = $0.remove(path) }
      if let failure {
        removeIfEmpty(path)
        throw failure
      }
    }
  }

  /// Removes a folder aside with all that is in it by now, and unlocks it.
  package static func closeFolderAside(_ aside: (path: String, lock: Int32)) {
    // What can't be removed here goes with the next sweep.
    _ = try? removeTree(aside.path)
    asides.withLock { _ = $0.remove(aside.path) }
    close(aside.lock)
  }

  /// Removes a file or a folder with all that is in it. Links are removed, not followed.
  private static func removeTree(_ path: String) throws(FileError) {
    guard try kind(of: path) == .folder else {
      try remove(path)
      return
    }
    for name in try names(in: path) { try removeTree(join(path, name)) }
    guard rmdir(path) == 0 || errno == ENOENT else { throw .last("remove", path) }
  }

  /// Gives a folder the place of another, which then has the name of the first. Without another one it is renamed.
  ///
  /// Where the file system can't exchange two folders, the old one moves away first: a process that is killed between the two steps leaves it aside.
  package static func exchange(_ new: String, with old: String) throws(FileError) {
    guard try kind(of: old) != nil else { return try rename(new, to: old) }
    if files_exchange(new, old) == 0 { return }
    guard [EINVAL, ENOSYS, ENOTSUP, EOPNOTSUPP].contains(errno) else { throw .last("write", old) }
    let away = new + "-old"
    try rename(old, to: away)
    do throws(FileError) { try rename(new, to: old) } catch {
      try rename(away, to: old)
      throw error
    }
    try rename(away, to: new)
  }

  /// Locks a file that was just made, and tells whether it is still there: somebody who found it before it was locked took it for one that was left.
  package static func holdsAfterLocking(_ file: Int32) -> Bool {
    while flock(file, LOCK_EX) != 0, errno == EINTR {}
    var status = stat()
    return fstat(file, &status) != 0 || status.st_nlink > 0
  }

  /// Whether a process writes a file that it locked, be it on this machine or on another one that shares the folder.
  ///
  /// Where the file system knows no locks, or the file can't be opened, the number of the process decides, as far as it tells.
  package static func isHeld(_ path: String, by process: Int?) -> Bool { isHeld(path, by: process) {} }

  /// Removes a file unless a process holds it; whether it was removed.
  @discardableResult package static func removeUnlessHeld(_ path: String, by process: Int?) throws(FileError) -> Bool {
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

  /// Runs `body` while a file is locked here, unless a process holds it; whether one does.
  private static func isHeld(_ path: String, by process: Int?, else body: () -> Void) -> Bool {
    // Over a network only a file that is open for writing can be locked.
    var file = open(path, O_RDWR | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
    if file < 0 { file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW) }
    if file < 0, errno == ENOENT || errno == ENOTDIR { return false }
    defer { if file >= 0 { close(file) } }
    let isLocked = file >= 0 && flock(file, LOCK_EX | LOCK_NB) == 0
    if !isLocked {
      if file >= 0, errno == EWOULDBLOCK { return true }
      if process.map(isRunning) ?? true { return true }
    }
    body()
    return false
  }

  /// Removes what processes left aside in a folder that were killed while they wrote.
  ///
  /// - Parameter isDeep: whether also in all folders below; links are not followed.
  /// - Returns: how many files there were.
  @discardableResult package static func sweep(_ root: String, isDeep: Bool = false) throws(FileError) -> Int {
    var count = 0
    for path in try namesAside(in: root, isDeep: isDeep) where try removeAside(path) { count += 1 }
    return count
  }

  /// The paths of what killed processes left aside in a folder.
  package static func leftovers(in root: String, isDeep: Bool = false) throws(FileError) -> [String] {
    try namesAside(in: root, isDeep: isDeep).filter { !isHeldAside($0) }
  }

  private static func namesAside(in root: String, isDeep: Bool) throws(FileError) -> [String] {
    var found: [String] = []
    var folders = [root]
    while let folder = folders.popLast() {
      for name in try names(in: folder) {
        let path = join(folder, name)
        if isAside(name) { found.append(path) } else if isDeep, isFolder(path) { folders.append(path) }
      }
    }
    return found
  }

  /// Whether a name is that of a file or folder aside.
  package static func isAside(_ name: String) -> Bool { name.hasPrefix(asidePrefix) }

  /// Whether a process still writes a file or folder aside.
  package static func isHeldAside(_ path: String) -> Bool { isHeld(path, by: writer(of: path)) }

  /// Removes a file or folder aside unless a process still writes it; whether it was removed.
  package static func removeAside(_ path: String) throws(FileError) -> Bool { try removeUnlessHeld(path, by: writer(of: path)) }

  /// The process that a file aside is named after.
  private static func writer(of path: String) -> Int? {
    process(of: path.dropFirst(folder(of: path).count).drop { $0 == "/" }.dropFirst(asidePrefix.count))
  }

  /// The process that a file is named after: `1234-7`.
  package static func process(of name: some StringProtocol) -> Int? { Int(name.prefix { $0 != "-" }) }

  /// Removes what this process is writing aside, and runs `end` while nothing more can be begun.
  package static func stop(then end: () -> Void) {
    asides.withLock { asides in
      for path in asides { _ = try? removeTree(path) }
      end()
    }
  }
}

/// For a process that is told to stop: removes what it is writing aside, and runs `end`, which is to end it, while nothing more can be begun.
package func stopWriting(then end: () -> Void) { Files.stop(then: end) }

/// What names of files aside start with. No snapshot's name starts with a dot.
private let asidePrefix = ".likeness-aside-"
private let asideCount = Atomic<Int>(0)
/// The files that this process is writing aside.
private let asides = Locked<Set<String>>([])
