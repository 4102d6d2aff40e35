/// Which folder or file a path leads to, whatever it is called, since links and other spellings lead to the same one.

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
}
