/// What a review asks of the file system beside reading and writing: whether something is a link, and a lock that is not waited for in a thread.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Files {
  /// Whether a symbolic link is at the path, wherever it leads.
  static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// The first symbolic link on the way from a folder down to something in it; nil where there is none. The folder itself may be one.
  static func firstLink(from folder: String, to path: String) -> String? {
    var here = folder
    for component in path.split(separator: "/") {
      here = join(here, String(component))
      if isLink(here) { return here }
    }
    return nil
  }

  /// Takes the lock of a folder if nobody else has it; nil where somebody has. ``unlock(_:)`` gives it back.
  ///
  /// Where there is no folder, or the file system knows no locks, the lock is given without one behind it: -1.
  static func lockIfFree(_ folder: String) -> Int32? {
    let file = open(folder, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return -1 }
    while flock(file, LOCK_EX | LOCK_NB) != 0 {
      if errno == EINTR { continue }
      let isTaken = errno == EWOULDBLOCK
      close(file)
      return isTaken ? nil : -1
    }
    return file
  }

  static func unlock(_ lock: Int32) { if lock >= 0 { close(lock) } }
}
