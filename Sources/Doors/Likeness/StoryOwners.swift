/// The owners of the pictures of stories, as the texts beside their references name them.
import LikenessBase
import LikenessSnapshots
import LikenessStories
import LikenessSystem

/// The owners of pictures, with source files relative to the folder of a package.
package final class StoryOwners: Sendable {
  private let base: String
  private let scenes: String?
  /// Stories of one file share its path, and each search takes system calls.
  private let files = Locked<[String: SnapshotOwner.File]>([:])

  /// Creates the owners of a gallery.
  ///
  /// - Parameters:
  ///   - base: The folder of the package.
  ///   - scenes: The folder of scenes that the gallery was read from, if any.
  package init(base: String, scenes: String? = nil) {
    self.base = base
    self.scenes = scenes.map(Files.absolute)
  }

  /// Returns the story or the scene that draws a picture.
  ///
  /// For a story of another package, such as a dependency, the module stands in parentheses instead
  /// of the folder: `(Kit)/Stories.swift`.
  package func owner(of snapshot: StorySnapshot) -> SnapshotOwner {
    let story = snapshot.story
    switch story.source {
    case .swift(let fileID, let filePath, _):
      return SnapshotOwner(
        .story, file: known(filePath) { sourceFile(fileID, filePath, base: base) }, name: story.name
      )
    case .scene(let path, _):
      let elsewhere = SnapshotOwner.File.elsewhere(place: "scenes", path: path)
      let file = scenes.map { scenes in
        let whole = scenes + "/" + path
        return known(whole) { relativePath(whole, from: base).map { .here($0) } ?? elsewhere }
      }
      return SnapshotOwner(.scene, file: file ?? elsewhere, name: story.name)
    }
  }

  /// Returns the line that declares a picture: that of the story, or the one at which its scene
  /// declares a view. nil for a file outside of the package.
  ///
  /// - Parameter view: The path of a view; nil for the whole scene.
  package func place(of snapshot: StorySnapshot, view: String?) -> SourcePlace? {
    guard let file = owner(of: snapshot).file.path else { return nil }
    switch snapshot.story.source {
    case .swift(_, _, let line): return SourcePlace(file: file, line: line)
    case .scene(_, let text):
      return SourcePlace(file: file, line: view.flatMap { Scene.line(of: $0, in: text) } ?? 1)
    }
  }

  private func known(
    _ path: String, _ find: () -> SnapshotOwner.File
  ) -> SnapshotOwner.File {
    files.withLock { files in
      if let known = files[path] { return known }
      let found = find()
      files[path] = found
      return found
    }
  }
}

/// Returns a Swift source as an owner names it: in the package, else in its module. It is the same
/// wherever the binary was built.
///
/// - Parameters:
///   - fileID: `#fileID`.
///   - filePath: `#filePath`.
///   - base: The folder of the package.
package func sourceFile(
  _ fileID: String, _ filePath: String, base: String
) -> SnapshotOwner.File {
  if let path = pathInPackage(filePath, base: base) { return .here(path) }
  let module = fileID.prefix { $0 != "/" }
  return .elsewhere(
    place: String(module), path: String(fileID.dropFirst(module.count).dropFirst()))
}

/// Returns the path of a Swift source relative to the package, or nil for a source of another
/// package.
///
/// A binary names its sources by their paths on the machine that built it. If that was another
/// checkout, the source is the longest end of the path that exists in this package, of at least a
/// folder and a file.
package func pathInPackage(_ filePath: String, base: String) -> String? {
  // SwiftPM checks out dependencies below `.build`.
  if let path = relativePath(filePath, from: base) { return path.hasPrefix(".") ? nil : path }
  var rest = filePath.split(separator: "/")
  while rest.count > 2 {
    rest.removeFirst()
    let path = rest.joined(separator: "/")
    if !path.hasPrefix("."), Files.exists(base + "/" + path) {
      return path
    }
  }
  return nil
}

/// Returns a path relative to a folder that contains it, or nil. Symbolic links are resolved only
/// if needed.
public func relativePath(_ path: String, from base: String) -> String? {
  if let found = Files.path(path, below: base) { return found }
  let real = Files.real(base)
  return Files.path(path, below: real) ?? Files.path(Files.real(path), below: real)
}
