/// Which folder or file a path leads to, whatever it is called, since links and other spellings lead to the same one; and whether it is still as it was.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Files {
  /// A folder as its file system knows it.
  struct FolderID: Hashable {
    let device: UInt64
    let number: UInt64
  }

  /// The folder to which a path leads, also through links; nil where it leads to none.
  static func folderID(_ path: String) -> FolderID? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return nil }
    return FolderID(device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(truncatingIfNeeded: status.st_ino))
  }

  /// What the file system knows of a file, which changes whenever the file does.
  struct Stamp: Hashable {
    let number: Int64
    let size: Int64
    /// Nanoseconds since 1970, as is the next.
    let modified: Int64
    let changed: Int64

    /// Whether the file was touched last before a time in seconds since 1970.
    func isOlder(than time: Double) -> Bool { Double(max(modified, changed)) < time * 1e9 }
  }

  /// The stamp of the regular file to which a path leads, also through links; nil where it leads to none.
  static func stamp(_ path: String) -> Stamp? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    #if canImport(Darwin)
      let (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
    #else
      let (modified, changed) = (status.st_mtim, status.st_ctim)
    #endif
    func nanoseconds(_ time: timespec) -> Int64 { Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec) }
    return Stamp(
      number: Int64(truncatingIfNeeded: status.st_ino), size: Int64(status.st_size), modified: nanoseconds(modified),
      changed: nanoseconds(changed))
  }
}
