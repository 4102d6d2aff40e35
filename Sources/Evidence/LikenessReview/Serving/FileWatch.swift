/// Finds changed files by polling, which works on every system.
import Foundation
import LikenessSystem

/// Watches files and folders.
///
/// Polls because inotify and FSEvents differ, and neither works on every file system. A look costs
/// one `stat` per file, about a microsecond; a folder is listed again only if its modification time
/// changed.
package struct FileWatch: Sendable {
  private let roots: [String]
  /// Seconds since 1970.
  private let now: @Sendable () -> Double
  private var folders: [String: Files.Stamp] = [:]
  private var entries: [String: [String]] = [:]
  /// The files of the last look.
  private(set) var files: [String: Files.Stamp] = [:]
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

  /// Takes another look, and returns the changed paths, each beginning with its root.
  ///
  /// A file is reported when it was unchanged for one look after it came, went or changed. So a
  /// file is complete when it is reported, and one that an editor removes and writes again never
  /// seems to be gone.
  package mutating func changes() -> Set<String> {
    var found: [String: Files.Stamp] = [:]
    var pending = roots
    let time = now()
    // Not a walk of `Files`, which would list every folder at each look.
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
        entries[path] = (try? Files.listing(of: path))?.names.filter { !$0.hasPrefix(".") }
        folders[path] = state
      }
      for name in entries[path] ?? [] {
        pending.append(Files.join(path, name))
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
  private static func look(_ path: String, followingFolders: Bool) -> (
    Files.Stamp, isFolder: Bool
  )? {
    guard let here = Files.look(at: path) else { return nil }
    let isLink = here.kind == .link
    guard let found = isLink ? Files.look(at: path, followingLinks: true) : here,
      !isLink || followingFolders || found.kind != .folder
    else { return nil }
    return (found.stamp, found.kind == .folder)
  }
}
