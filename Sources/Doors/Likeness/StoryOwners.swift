/// What declares the pictures of stories, as it stands in the texts beside their references.
import Foundation
import LikenessConcurrency
import LikenessGraphics
import LikenessSnapshots

/// Tells the owners of pictures, with source files told from the folder of a package.
public final class StoryOwners: Sendable {
  private let base: String
  private let scenes: String?
  /// The stories of one file ask for the same path, and following links takes calls of the system.
  private let files = Locked<[String: String]>([:])

  /// Creates a source of owners.
  ///
  /// - Parameters:
  ///   - base: the folder of the package.
  ///   - scenes: the folder of scenes that the gallery was read from; nil where it was not.
  public init(base: String, scenes: String? = nil) {
    self.base = base
    self.scenes = scenes.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
  }

  /// The story or the scene that draws a picture.
  ///
  /// A story of another package than that at `base`, such as one that it depends on, has its module in parentheses in place of the folder: `(Kit)/Stories.swift`.
  public func owner(of snapshot: StorySnapshot) -> SnapshotOwner {
    let story = snapshot.story
    switch story.source {
    case .swift(let fileID, let filePath, _):
      // In `.build/checkouts` a dependency has its sources.
      let file = file(filePath, otherwise: foreign(fileID)) { !$0.hasPrefix(".") }
      return SnapshotOwner(.story, file: file, name: story.name)
    case .scene(let path, _):
      let file = scenes.map { self.file($0 + "/" + path, otherwise: "(scenes)/\(path)") { _ in true } }
      return SnapshotOwner(.scene, file: file ?? "(scenes)/\(path)", name: story.name)
    }
  }

  private func file(_ path: String, otherwise foreign: String, where isOwn: (String) -> Bool) -> String {
    files.withLock { files in
      if let known = files[path] { return known }
      let found = relativePath(path, from: base).flatMap { isOwn($0) ? $0 : nil } ?? foreign
      files[path] = found
      return found
    }
  }

  private func foreign(_ fileID: String) -> String {
    guard let slash = fileID.firstIndex(of: "/") else { return "(\(fileID))" }
    return "(\(fileID[..<slash]))\(fileID[slash...])"
  }
}

/// The path from a folder that holds it; nil where it does not. Links on the way to the folder are followed only where that is needed.
public func relativePath(_ path: String, from base: String) -> String? {
  func inside(_ path: String, _ base: String) -> String? {
    let slash = base.hasSuffix("/") ? base : base + "/"
    return path.hasPrefix(slash) ? String(path.dropFirst(slash.count)) : nil
  }
  if let found = inside(path, base) { return found }
  let real = URL(fileURLWithPath: base).resolvingSymlinksInPath().path
  return inside(path, real) ?? inside(URL(fileURLWithPath: path).resolvingSymlinksInPath().path, real)
}
