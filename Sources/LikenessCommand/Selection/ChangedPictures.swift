/// Which pictures the files that changed can reach.
import Foundation
import Likeness

/// The files that changed, and what they can reach.
///
/// - A reference reaches its own picture.
/// - A file that a scene was read from, or asked for in vain, reaches the scene, and so does a font beside one of its themes.
/// - Everything else reaches all stories in Swift: sources, resources, the package itself and what it depends on. What can't are documents (`.md`), files in
///   folders whose names start with a dot, and the references and scenes themselves.
/// - A file in a folder of `--fonts` reaches everything.
struct ChangedPictures {
  /// The paths of files that changed, from the root of the file system.
  private let changed: [String]
  /// Whether the revision has commits that this branch has not, which do not count.
  let hasDiverged: Bool
  private let references: String
  private let fonts: [String]
  private let scenes: SceneCollection?
  private let scenesFolder: String?
  private let root: String

  /// Asks git.
  ///
  /// - Parameters:
  ///   - revision: since when: what was changed after the working tree left it counts.
  ///   - references: the folder of references.
  ///   - scenes: the folder of scenes, where the pictures are of scenes.
  ///   - fonts: folders of fonts that all pictures may use.
  init(since revision: String, references: String, scenes: String?, fonts: [String]) throws(ToolError) {
    let here = FileManager.default.currentDirectoryPath
    let repository = try GitRepository(around: here)
    root = repository.root
    let changes = try repository.changes(since: revision)
    changed = changes.files.map { repository.root + "/" + $0 }
    hasDiverged = changes.hasDiverged
    self.references = Self.real(references)
    self.fonts = fonts.map(Self.real)
    scenesFolder = scenes.map(Self.real)
    self.scenes = try tool { try scenes.map { try SceneCollection(folder: $0) } }
  }

  /// How many files changed.
  var count: Int { changed.count }

  /// The pictures that can have changed.
  func reached(among snapshots: [StorySnapshot]) -> [StorySnapshot] {
    if changed.contains(where: { path in fonts.contains { inside($0, path) != nil } }) { return snapshots }
    let names = Set(
      changed.compactMap { inside(references, $0) }.map { $0.hasSuffix(".png") || $0.hasSuffix(".txt") ? String($0.dropLast(4)) : $0 })
    let inScenes = Set(changed.compactMap { path in scenesFolder.flatMap { inside($0, path) } })
    let reachesSwift = changed.contains(where: reachesSwift)
    let files = scenes?.files ?? [:]
    return snapshots.filter { snapshot in
      if names.contains(snapshot.identity.description) { return true }
      guard case .scene = snapshot.story.source else { return reachesSwift }
      guard let known = files[snapshot.story.name] else { return true }
      return reaches(inScenes, known)
    }
  }

  /// Whether a changed file of the folder of scenes is one that a scene was read from, or lies beside its themes and is none that scenes are made of.
  private func reaches(_ changed: Set<String>, _ files: [String: Bool]) -> Bool {
    if files.keys.contains(where: changed.contains) { return true }
    let themeFolders = Set(files.filter(\.value).keys.map(folder))
    return changed.contains { themeFolders.contains(folder($0)) && ["ttf", "otf", "ttc", "bdf", "pcf"].contains(pathExtension(of: $0)) }
  }

  private func reachesSwift(_ path: String) -> Bool {
    if inside(references, path) != nil { return false }
    if let scenesFolder, inside(scenesFolder, path) != nil, pathExtension(of: path) != "swift" { return false }
    let parts = (inside(root, path) ?? path).split(separator: "/")
    return pathExtension(of: path) != "md" && !parts.dropLast().contains { $0.hasPrefix(".") } && parts.last?.hasPrefix(".git") != true
  }

  private func inside(_ folder: String, _ path: String) -> String? {
    path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : nil
  }

  private func folder(_ path: String) -> String { path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "" }

  /// The path as git tells it, without links.
  private static func real(_ path: String) -> String {
    let url = URL(fileURLWithPath: path)
    // A folder of references that is gone has no links to follow, but those above it may be some.
    guard FileManager.default.fileExists(atPath: url.path) else {
      return url.deletingLastPathComponent().resolvingSymlinksInPath().appendingPathComponent(url.lastPathComponent).path
    }
    return url.resolvingSymlinksInPath().path
  }
}
