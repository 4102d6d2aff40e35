/// Which files have changed since one looked last: by looking again, as every system allows.
import Foundation

/// Watches files and folders.
///
/// There are no calls from the system in it: inotify and FSEvents differ, and neither works on every file system. A look costs one `stat` for each file, about a
/// microsecond, and a folder is listed again only where its own time of change says so.
package struct FileWatch: Sendable {
  /// Tells one state of a file from the next: a rename over it changes its number, a write its time or its size.
  private struct State: Equatable {
    var number: UInt64
    var size: Int64
    var seconds: Int
    var nanoseconds: Int

    /// Whether another change could still bear the same time: clocks of file systems tick some milliseconds apart.
    func isFresh(_ now: Double) -> Bool { abs(now - Double(seconds) - Double(nanoseconds) / 1e9) < 0.1 }
  }

  /// What is watched.
  private let roots: [String]
  private let includes: @Sendable (String) -> Bool
  /// Seconds since 1970.
  private let now: @Sendable () -> Double
  private var folders: [String: State] = [:]
  private var entries: [String: [String]] = [:]
  private var files: [String: State] = [:]
  /// Were others at the last look than at the one before.
  private var moving: Set<String> = []

  /// Takes the first look.
  ///
  /// - Parameters:
  ///   - roots: files, and folders of which everything inside is watched but what has a name that begins with a dot. Links to folders are not followed. What is not
  ///     there yet is watched for.
  ///   - includes: which paths count; all by default.
  ///   - now: the time in seconds since 1970.
  package init(
    _ roots: [String], includes: @escaping @Sendable (String) -> Bool = { _ in true },
    now: @escaping @Sendable () -> Double = { Date().timeIntervalSince1970 }
  ) {
    self.roots = roots
    self.includes = includes
    self.now = now
    _ = changes()
    moving = []
  }

  /// The files that were there at the last look, in the order of their names.
  package var paths: [String] { files.keys.sorted() }

  /// Takes another look.
  ///
  /// A file is named when it has stayed the same for one look after it came, went or changed. So one that is being written is named when it is whole, and one that
  /// an editor removes and writes anew never seems to be gone.
  ///
  /// - Returns: paths, each beginning with its root.
  package mutating func changes() -> Set<String> {
    var found: [String: State] = [:]
    var pending = roots
    let time = now()
    while let path = pending.popLast() {
      guard let (state, isFolder) = Self.look(path, followingFolders: roots.contains(path)) else {
        entries[path] = nil
        folders[path] = nil
        continue
      }
      guard isFolder else {
        if includes(path) { found[path] = state }
        continue
      }
      // A folder that changed in the moment of the listing may have changed after it.
      if folders[path] != state || state.isFresh(time) || entries[path] == nil {
        // A folder that can't be read has nothing to watch.
        entries[path] = (try? FileManager.default.contentsOfDirectory(atPath: path))?.filter { !$0.hasPrefix(".") } ?? []
        folders[path] = state
      }
      for name in entries[path] ?? [] { pending.append(path.hasSuffix("/") ? path + name : path + "/" + name) }
    }
    let moved = Set(found.filter { files[$0.key] != $0.value }.keys).union(files.keys.filter { found[$0] == nil })
    let settled = moving.subtracting(moved)
    moving = moved
    files = found
    return settled
  }

  /// The state of what is at a path, and whether it is a folder; nil where nothing is.
  private static func look(_ path: String, followingFolders: Bool) -> (State, isFolder: Bool)? {
    var info = stat()
    guard lstat(path, &info) == 0 else { return nil }
    if info.st_mode & S_IFMT == S_IFLNK {
      guard stat(path, &info) == 0, followingFolders || info.st_mode & S_IFMT != S_IFDIR else { return nil }
    }
    #if canImport(Darwin)
      let time = info.st_mtimespec
    #else
      let time = info.st_mtim
    #endif
    let state = State(
      number: UInt64(truncatingIfNeeded: info.st_ino), size: Int64(info.st_size), seconds: time.tv_sec, nanoseconds: time.tv_nsec)
    return (state, info.st_mode & S_IFMT == S_IFDIR)
  }
}
