/// Finds the pictures that changed files can affect.
import Foundation
import Likeness

/// The changed files, and what they can affect.
///
/// - A reference affects its own picture.
/// - A file that a scene reads, or tried to read, affects the scene, even through links; so does a font beside one of its themes.
/// - Other files, such as sources, resources and dependencies, affect all stories in Swift. Exceptions are documents (`.md`), folders whose names start with
///   a dot, and the references and scenes themselves.
/// - A file in a folder of `--fonts` affects everything.
/// - A folder that git reports as a whole, such as a submodule, affects what any file in it would.
///
/// git knows nothing about ignored files and files outside the working tree, so pictures that use them are always affected.
struct ChangedPictures {
  /// The absolute paths of changed files.
  private let changed: Set<String>
  /// The absolute paths of ignored files and folders.
  private let ignored: Set<String>
  private let folders: [String]
  /// Whether the revision has commits that this branch lacks, which do not count.
  let hasDiverged: Bool
  private let references: SnapshotStore
  private let fonts: [String]
  /// The folder of `--scenes`, and the files that each scene reads, by its name.
  private let scenes: (folder: String, files: [String: [String: Bool]])?
  private let root: String

  /// Asks git for the files that changed since the working tree left `revision`. `scenes` is their folder, if any; all pictures may use `fonts`.
  init(since revision: String, references: SnapshotStore, scenes: String?, fonts: [String]) throws(ToolError) {
    let here = FileManager.default.currentDirectoryPath
    let repository = try GitRepository(around: here)
    root = repository.root
    let changes = try repository.changes(since: revision)
    func path(_ name: String) -> String { repository.root + "/" + (name.hasSuffix("/") ? String(name.dropLast()) : name) }
    changed = Set(changes.files.map(path))
    ignored = Set(changes.ignored.map(path))
    folders = changed.filter(isFolder) + changes.ignored.filter { $0.hasSuffix("/") }.map(path)
    hasDiverged = changes.hasDiverged
    self.references = SnapshotStore(root: real(references.root))
    self.fonts = fonts.map(real)
    self.scenes = try tool { try scenes.map { (real($0), try SceneCollection(folder: $0).files) } }
  }

  var count: Int { changed.count }

  /// The folders of pictures outside the working tree.
  var unknownFolders: [String] {
    ([references.root] + fonts + (scenes.map { [$0.folder] } ?? [])).filter { inside(root, $0) == nil && $0 != root }
  }

  func reached(among snapshots: [StorySnapshot]) -> [StorySnapshot] {
    if fonts.contains(where: reachesAll) || !isKnown(references.root) { return snapshots }
    let reachesSwift = changed.contains(where: reachesSwift)
    // A scene has many pictures, but is examined once.
    var known: [String: Bool] = [:]
    return snapshots.filter { snapshot in
      if reachesReference(of: snapshot.identity) { return true }
      guard case .scene = snapshot.story.source else { return reachesSwift }
      if let answer = known[snapshot.story.name] { return answer }
      // The files of the gallery's own scenes are unknown.
      let answer = scenes.flatMap { scenes in scenes.files[snapshot.story.name].map { reaches($0, in: scenes.folder) } } ?? true
      known[snapshot.story.name] = answer
      return answer
    }
  }

  /// Whether anything in a folder of fonts may have changed.
  private func reachesAll(_ fonts: String) -> Bool {
    !isKnown(fonts) || touches(fonts) || changed.contains { inside(fonts, $0) != nil }
      || ignored.contains { inside(fonts, $0) != nil && (isFont($0) || folders.contains($0)) }
  }

  private func reachesReference(of identity: SnapshotIdentity) -> Bool {
    [references.picturePath(identity), references.recordPath(identity)].contains { path in
      touches(path) || (isLink(path) && (!isKnown(real(path)) || touches(real(path))))
    }
  }

  /// Whether a file of a scene changed, or a font beside its themes.
  private func reaches(_ files: [String: Bool], in scenesFolder: String) -> Bool {
    for (file, isTheme) in files {
      let path = scenesFolder + "/" + file
      for place in Set([path, real(path)]) {
        if !isKnown(place) || touches(place) { return true }
        if isTheme, changed.union(ignored).contains(where: { folder($0) == folder(place) && isFont($0) }) { return true }
      }
    }
    return false
  }

  /// Whether a path may have changed: itself, or as a part of a folder that git reports as a whole.
  private func touches(_ path: String) -> Bool {
    changed.contains(path) || ignored.contains(path) || folders.contains { inside($0, path) != nil }
  }

  private func reachesSwift(_ path: String) -> Bool {
    if path == references.root || inside(references.root, path) != nil { return false }
    if let folder = scenes?.folder, path == folder || inside(folder, path) != nil, pathExtension(of: path) != "swift" { return false }
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

/// The path as git reports it, without links.
private func real(_ path: String) -> String {
  let url = URL(fileURLWithPath: path)
  // The folder first: the path of a missing file is not resolved as a whole.
  return url.deletingLastPathComponent().resolvingSymlinksInPath().appendingPathComponent(url.lastPathComponent).resolvingSymlinksInPath()
    .path
}
