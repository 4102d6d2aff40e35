/// The identity of files and folders. Links and other spellings can lead to the same file, and a
/// stamp shows whether a file changed.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Files {
  package struct FolderID: Hashable, Sendable {
    package let device: UInt64
    package let number: UInt64

    init(_ status: stat) {
      device = UInt64(truncatingIfNeeded: status.st_dev)
      number = UInt64(truncatingIfNeeded: status.st_ino)
    }
  }

  /// The folder that a path leads to, following links; nil if there is none.
  package static func folderID(_ path: String) -> FolderID? {
    guard let status = try? status(of: path, followingLinks: true), Kind(status) == .folder else {
      return nil
    }
    return FolderID(status)
  }

  /// Returns whether a path leads to a folder or into it, by any names and links. Neither needs to
  /// exist: the existing part of a path is resolved, and the rest is compared by name.
  package static func isSame(_ path: String, orInside folder: String) -> Bool {
    ancestors(of: folder).first.map(ancestors(of: path).contains) ?? false
  }

  /// The existing folder of a path, and the names below that do not exist. Starts with the path
  /// itself, then its ancestors.
  private static func ancestors(of path: String) -> [Place] {
    var here = path.isEmpty ? "." : path
    while here.count > 1, here.hasSuffix("/") { here.removeLast() }
    var missing: [String] = []
    var id = folderID(here)
    while id == nil, case let parent = folder(of: here), parent != here {
      missing.insert(here.split(separator: "/").last.map(String.init) ?? here, at: 0)
      here = parent.isEmpty ? "." : parent
      id = folderID(here)
    }
    // The working folder itself may be closed to this user.
    return id.map { ancestors(of: here, at: $0, missing: missing) } ?? []
  }

  /// The places of names that are missing in a folder, then the folders around it.
  private static func ancestors(of folder: String, at id: FolderID, missing: [String]) -> [Place] {
    var (here, at) = (folder, id)
    var places = (0...missing.count).reversed().map {
      Place(folder: at, missing: Array(missing.prefix($0)))
    }
    // Goes up through `..`, which follows folders instead of names.
    while let above = folderID(here + "/.."), above != at {
      here += "/.."
      at = above
      places.append(Place(folder: at, missing: []))
    }
    return places
  }

  private struct Place: Hashable {
    let folder: FolderID
    let missing: [String]
  }

  package static func isSameFile(_ one: String, _ other: String) -> Bool {
    var (first, second) = (stat(), stat())
    guard stat(one, &first) == 0, stat(other, &second) == 0 else { return false }
    return first.st_dev == second.st_dev && first.st_ino == second.st_ino
  }

  /// Returns whether a path still leads to the file or folder that was opened there.
  static func isOpen(_ file: Int32, at path: String) throws(FileError) -> Bool {
    var opened = stat()
    guard fstat(file, &opened) == 0 else { throw .last(.inspect, path) }
    guard let present = try status(of: path, followingLinks: true) else { return false }
    return opened.st_dev == present.st_dev && opened.st_ino == present.st_ino
  }

  /// What differs once a file is written or replaced.
  package struct Stamp: Hashable, Sendable {
    fileprivate let device: UInt64
    fileprivate let number: UInt64
    fileprivate let size: Int64
    fileprivate let seconds: Int
    fileprivate let nanoseconds: Int

    /// Whether another change could still get the same time: clocks of file systems tick every few
    /// milliseconds.
    ///
    /// - Parameter now: Seconds since 1970.
    package func isFresh(_ now: Double) -> Bool {
      abs(now - Double(seconds) - Double(nanoseconds) / 1e9) < 0.1
    }
  }

  /// Returns the stamp of a regular file; nil if it is missing, a link or something else.
  package static func stamp(of path: String) -> Stamp? {
    look(at: path).flatMap { $0.kind == .file ? $0.stamp : nil }
  }

  /// Returns what is at a path, and its stamp; nil if nothing is, or that is unknown.
  package static func look(at path: String, followingLinks: Bool = false) -> (
    kind: Kind, stamp: Stamp
  )? {
    guard let info = try? status(of: path, followingLinks: followingLinks) else { return nil }
    #if canImport(Darwin)
      let time = info.st_mtimespec
    #else
      let time = info.st_mtim
    #endif
    let stamp = Stamp(
      device: UInt64(truncatingIfNeeded: info.st_dev),
      number: UInt64(truncatingIfNeeded: info.st_ino), size: Int64(info.st_size),
      seconds: time.tv_sec, nanoseconds: time.tv_nsec)
    return (Kind(info), stamp)
  }
}
