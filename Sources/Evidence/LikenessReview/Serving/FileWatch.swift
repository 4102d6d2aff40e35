/// Finds changed files by polling, which works on every system.
import Foundation
import LikenessSystem

/// Watches files and folders.
///
/// Polls because inotify and FSEvents differ, and neither works on every file system. A look costs
/// one `stat` per file, about a microsecond; a folder is listed again only if its modification time
/// changed.
package struct FileWatch: Sendable {
  /// The state of a file: renaming over it changes its number, and writing changes its time or
  /// size.
  private struct State: Equatable {
    var number: UInt64
    var size: Int64
    var seconds: Int
    var nanoseconds: Int

    /// Whether another change could still get the same time: clocks of file systems tick every few
    /// milliseconds.
    func isFresh(_ now: Double) -> Bool {
      abs(now - Double(seconds) - Double(nanoseconds) / 1e9) < 0.1
    }
  }

  private let roots: [String]
  /// Seconds since 1970.
  private let now: @Sendable () -> Double
  private var folders: [String: State] = [:]
  private var entries: [String: [String]] = [:]
  private var files: [String: State] = [:]
  /// The files that changed between the last two looks.
  private var moving: Set<String> = []

  /// Takes the first look.
  ///
  /// - Parameter roots: Files and folders, which may not exist yet. Folders are watched
  ///   recursively, without names that begin with a dot and without following links to folders.
  package init(
    _ roots: [String], now: @escaping @Sendable () -> Double = { Date().timeIntervalSince1970 }
  ) {
    self.roots = roots
    self.now = now
    _ = changes()
    moving = []
  }

  /// The files of the last look, sorted.
  package var paths: [String] { files.keys.sorted() }

  /// Takes another look, and returns the changed paths, each beginning with its root.
  ///
  /// A file is reported when it was unchanged for one look after it came, went or changed. So a
  /// file is complete when it is reported, and one that an editor removes and writes again never
  /// seems to be gone.
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
        found[path] = state
        continue
      }
      // A folder that changed while it was listed may have changed after it.
      if folders[path] != state || state.isFresh(time) || entries[path] == nil {
        // Folders that can't be listed are tried again at each look.
        entries[path] = (try? Files.listing(of: path))?.names.filter {
          !$0.hasPrefix(".")
        }
        folders[path] = state
      }
      for name in entries[path] ?? [] {
        pending.append(path.hasSuffix("/") ? path + name : path + "/" + name)
      }
    }
    let moved = Set(found.filter { files[$0.key] != $0.value }.keys).union(
      files.keys.filter { found[$0] == nil })
    let settled = moving.subtracting(moved)
    moving = moved
    files = found
    return settled
  }

  /// Returns the state of a path and whether it is a folder; nil if nothing exists there.
  private static func look(_ path: String, followingFolders: Bool) -> (State, isFolder: Bool)? {
    var info = stat()
    guard lstat(path, &info) == 0 else { return nil }
    if info.st_mode & S_IFMT == S_IFLNK {
      guard stat(path, &info) == 0, followingFolders || info.st_mode & S_IFMT != S_IFDIR else {
        return nil
      }
    }
    #if canImport(Darwin)
      let time = info.st_mtimespec
    #else
      let time = info.st_mtim
    #endif
    let state = State(
      number: UInt64(truncatingIfNeeded: info.st_ino), size: Int64(info.st_size),
      seconds: time.tv_sec, nanoseconds: time.tv_nsec)
    return (state, info.st_mode & S_IFMT == S_IFDIR)
  }
}
