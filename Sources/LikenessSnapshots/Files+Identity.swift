/// Which folder a path leads to, whatever it is called, since links and other spellings lead to the same one; and what files name.

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

  /// A folder and all those around it: what a link must not lead to where everything below is looked at.
  static func foldersAround(_ path: String) -> Set<FolderID> {
    var around: Set<FolderID> = []
    var here = path
    while let id = folderID(here), around.insert(id).inserted { here = join(here, "..") }
    return around
  }

  /// Whether a path leads to a regular file, also through links.
  static func leadsToFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Whether bytes hold a text somewhere between one of the bytes `behind` and one of the bytes `before`, by the system's search: much is searched, also in
  /// builds that are not optimised.
  static func holds(_ bytes: [UInt8], _ text: String, behind: String, before: String) -> Bool {
    let (text, behind, before) = (Array(text.utf8), Array(behind.utf8), Array(before.utf8))
    guard let first = text.first else { return false }
    return bytes.withUnsafeBytes { buffer in
      // What is found has a byte on either side.
      var start = 1
      while start + text.count < buffer.count, let base = buffer.baseAddress,
        let found = memchr(base + start, Int32(first), buffer.count - text.count - start)
      {
        let place = base.distance(to: UnsafeRawPointer(found))
        let end = place + text.count
        if behind.contains(buffer[place - 1]), before.contains(buffer[end]), memcmp(found, text, text.count) == 0 { return true }
        start = place + 1
      }
      return false
    }
  }
}
