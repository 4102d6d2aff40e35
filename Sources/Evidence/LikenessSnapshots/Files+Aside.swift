/// Files that are written aside and renamed: whoever reads sees the old file or the new one, and what a killed process leaves is known by its lock.
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
  package static func replace(_ path: String, with bytes: [UInt8]) throws(FileError) {
    try makeFolder(folder(of: path))
    // An error names the file that the caller knows.
    do throws(FileError) { try write(bytes, asideOf: path) } catch { throw FileError(operation: "write", path: path, code: error.code) }
  }

  private static func write(_ bytes: [UInt8], asideOf path: String) throws(FileError) {
    let aside = try openAside(in: folder(of: path))
    defer { asides.withLock { _ = $0.remove(aside.path) } }
    defer { close(aside.file) }
    do throws(FileError) {
      try write(bytes, to: aside.file, aside.path)
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
  static func openAside(in folder: String) throws(FileError) -> (path: String, file: Int32) {
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

  /// Locks a file that was just made, and tells whether it is still there: somebody who found it before it was locked took it for one that was left.
  static func holdsAfterLocking(_ file: Int32) -> Bool {
    while flock(file, LOCK_EX) != 0, errno == EINTR {}
    var status = stat()
    return fstat(file, &status) != 0 || status.st_nlink > 0
  }

  /// Whether a process writes a file that it locked, be it on this machine or on another one that shares the folder.
  ///
  /// Where the file system knows no locks, or the file can't be opened, the number of the process decides, as far as it tells.
  static func isHeld(_ path: String, by process: Int?) -> Bool { isHeld(path, by: process) {} }

  /// Removes a file unless a process holds it; whether it was removed.
  @discardableResult static func removeUnlessHeld(_ path: String, by process: Int?) throws(FileError) -> Bool {
    var isRemoved = false
    var failure: FileError?
    _ = isHeld(path, by: process) {
      do throws(FileError) { isRemoved = try remove(path) } catch { failure = error }
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
  @discardableResult static func sweep(_ root: String, isDeep: Bool = false) throws(FileError) -> Int {
    var count = 0
    var folders = [root]
    while let folder = folders.popLast() {
      for name in try names(in: folder) {
        let path = join(folder, name)
        if name.hasPrefix(asidePrefix) {
          if try removeUnlessHeld(path, by: process(of: name.dropFirst(asidePrefix.count))) { count += 1 }
        } else if isDeep, isFolder(path) {
          folders.append(path)
        }
      }
    }
    return count
  }

  /// The process that a file is named after: `1234-7`.
  static func process(of name: some StringProtocol) -> Int? { Int(name.prefix { $0 != "-" }) }

  /// Removes what this process is writing aside, and runs `end` while nothing more can be begun.
  static func stop(then end: () -> Void) {
    asides.withLock { asides in
      for path in asides { unlink(path) }
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
