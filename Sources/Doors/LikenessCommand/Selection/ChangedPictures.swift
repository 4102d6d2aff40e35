/// Which pictures the files that changed can reach.
import Foundation
import Likeness

/// The files that changed, and what they can reach.
///
/// - A reference reaches its own picture.
/// - A file that a scene was read from, or asked for in vain, reaches the scene, wherever links lead to it, and so does a font beside one of its themes.
/// - Everything else reaches all stories in Swift: sources, resources, the package itself and what it depends on. What can't are documents (`.md`), files in
///   folders whose names start with a dot, and the references and scenes themselves.
/// - A file in a folder of `--fonts` reaches everything.
/// - A folder that git tells as a whole, as it does a submodule or another repository, reaches what any file in it would.
///
/// What lies outside of the working tree git knows nothing of, so what is drawn from there is always reached.
struct ChangedPictures {
  /// The paths of files that changed, from the root of the file system.
  private let changed: Set<String>
  /// Those among them that are folders.
  private let folders: [String]
  /// Whether the revision has commits that this branch has not, which do not count.
  let hasDiverged: Bool
  private let references: SnapshotStore
  private let fonts: [String]
  private let scenes: SceneCollection?
  private let scenesFolder: String?
  private let root: String

  /// Asks git.
  ///
  /// - Parameters:
  ///   - revision: since when: what was changed after the working tree left it counts.
  ///   - references: the references.
  ///   - scenes: the folder of scenes, where the pictures are of scenes.
  ///   - fonts: folders of fonts that all pictures may use.
  init(since revision: String, references: SnapshotStore, scenes: String?, fonts: [String]) throws(ToolError) {
    let here = FileManager.default.currentDirectoryPath
    let repository = try GitRepository(around: here)
    root = repository.root
    let changes = try repository.changes(since: revision)
    changed = Set(changes.files.map { repository.root + "/" + ($0.hasSuffix("/") ? String($0.dropLast()) : $0) })
    folders = changed.filter(isFolder)
    hasDiverged = changes.hasDiverged
    self.references = SnapshotStore(root: real(references.root))
    self.fonts = fonts.map(real)
    scenesFolder = scenes.map(real)
    self.scenes = try tool { try scenes.map { try SceneCollection(folder: $0) } }
  }

  /// How many files changed.
  var count: Int { changed.count }

  /// The folders that pictures come from of which git knows nothing, for people.
  var unknownFolders: [String] {
    ([references.root] + fonts + [scenesFolder].compactMap(\.self)).filter { inside(root, $0) == nil && $0 != root }
  }

  /// The pictures that can have changed.
  func reached(among snapshots: [StorySnapshot]) -> [StorySnapshot] {
    if fonts.contains(where: reachesAll) || !isKnown(references.root) { return snapshots }
    let reachesSwift = changed.contains(where: reachesSwift)
    let files = scenes?.files ?? [:]
    // A scene has many pictures, and is looked at once.
    var known: [String: Bool] = [:]
    return snapshots.filter { snapshot in
      if reachesReference(of: snapshot.identity) { return true }
      guard case .scene = snapshot.story.source else { return reachesSwift }
      guard let named = files[snapshot.story.name], let scenesFolder else { return true }
      if let answer = known[snapshot.story.name] { return answer }
      let answer = reaches(named, in: scenesFolder)
      known[snapshot.story.name] = answer
      return answer
    }
  }

  /// Whether anything in a folder of fonts may have changed.
  private func reachesAll(_ fonts: String) -> Bool {
    !isKnown(fonts) || touches(fonts) || changed.contains { inside(fonts, $0) != nil }
  }

  private func reachesReference(of identity: SnapshotIdentity) -> Bool {
    [references.picturePath(identity), references.recordPath(identity)].contains { path in
      touches(path) || (isLink(path) && (!isKnown(real(path)) || touches(real(path))))
    }
  }

  /// Whether a file that a scene was read from changed, or a font beside its themes.
  private func reaches(_ files: [String: Bool], in scenesFolder: String) -> Bool {
    for (file, isTheme) in files {
      let path = scenesFolder + "/" + file
      for place in Set([path, real(path)]) {
        if !isKnown(place) || touches(place) { return true }
        if isTheme, changed.contains(where: { folder($0) == folder(place) && isFont($0) }) { return true }
      }
    }
    return false
  }

  /// Whether a path changed, or a folder that it lies in is told as a whole.
  private func touches(_ path: String) -> Bool { changed.contains(path) || folders.contains { inside($0, path) != nil } }

  private func reachesSwift(_ path: String) -> Bool {
    if path == references.root || inside(references.root, path) != nil { return false }
    if let scenesFolder, path == scenesFolder || inside(scenesFolder, path) != nil, pathExtension(of: path) != "swift" { return false }
    let parts = (inside(root, path) ?? path).split(separator: "/")
    return pathExtension(of: path) != "md" && !parts.dropLast().contains { $0.hasPrefix(".") } && parts.last?.hasPrefix(".git") != true
  }

  private func isKnown(_ path: String) -> Bool { path == root || inside(root, path) != nil }

  private func isFont(_ path: String) -> Bool { ["ttf", "otf", "ttc", "bdf", "pcf"].contains(pathExtension(of: path)) }
}

private func inside(_ folder: String, _ path: String) -> String? {
  path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : nil
}

private func folder(_ path: String) -> String { path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "" }

private func isFolder(_ path: String) -> Bool {
  var isFolder: ObjCBool = false
  return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
}

private func isLink(_ path: String) -> Bool { (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil }

/// The path as git tells it, without links.
private func real(_ path: String) -> String {
  let url = URL(fileURLWithPath: path)
  // What is gone has no links to follow, but those above it may be some.
  guard FileManager.default.fileExists(atPath: url.path) else {
    return url.deletingLastPathComponent().resolvingSymlinksInPath().appendingPathComponent(url.lastPathComponent).path
  }
  return url.resolvingSymlinksInPath().path
}
