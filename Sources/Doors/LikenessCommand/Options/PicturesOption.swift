/// `--pictures`: the PNG files that another tool drew, instead of the gallery's stories.
import ArgumentParser
import Foundation
import Likeness
import LikenessReport
import LikenessSystem

struct PicturesOption: ParsableArguments {
  @Option(
    name: .customLong("pictures"),
    help: ArgumentHelp(
      "Take the PNG files in this folder, which another tool drew, instead of drawing the gallery.",
      valueName: "folder"))
  var folder: String?

  func validate() throws { try refuseEmpty(folder, "--pictures") }

  /// The option for the same pictures.
  var options: [String] { folder.map { ["--pictures", $0] } ?? [] }

  /// Refuses folders of references and artifacts among the pictures, and the other way around.
  func refuse(_ folders: FolderOptions) throws(ValidationError) {
    guard let pictures = folder else { return }
    for (kind, folder) in [
      ("references", folders.store.root), ("artifacts", folders.artifacts.path),
    ]
    where Files.isSame(folder, orInside: pictures) || Files.isSame(pictures, orInside: folder) {
      throw ValidationError(
        """
        --pictures is \(printable(pictures)), and \(printable(folder)) is the folder of \(kind): \
        one lies in the other. Give a folder with the fresh pictures only.
        """)
    }
  }

  /// Returns the PNG files below the folder, sorted by name; nil without a folder.
  ///
  /// A file is named by its path: `Login/home@2x.png` is the snapshot `Login/home@2x`. A file in
  /// the folder itself is in a suite that is named like the folder.
  ///
  /// Owners have paths from the folder around them all: the base of owners, or the folder around
  /// references elsewhere. The folder of pictures is known by its path from there, since several in
  /// a package may have one name; outside by its name.
  func files(
    beside folders: FolderOptions, _ project: ProjectSettings
  ) throws(ToolError) -> [CheckedPicture]? {
    guard let folder else { return nil }
    if try tool({ try Files.targetKind(of: folder) }) != .folder {
      let problem = Files.exists(folder) ? "is not a folder" : "does not exist"
      throw ToolError(
        """
        --pictures is \(printable(folder)), which \(problem). Give the folder that your tool \
        writes PNG files to.
        """)
    }
    let found = try tool { try pictures(below: folder) }
    if let odd = found.odd.min(by: { $0.key < $1.key })?.value { throw ToolError(odd) }
    guard !found.pictures.isEmpty else {
      throw ToolError("No PNG files in \(printable(folder)). Check the path given as --pictures.")
    }
    let references = folders.store.root
    let base =
      Files.isSame(references, orInside: folders.ownersBase)
      ? folders.ownersBase : URL(fileURLWithPath: references).deletingLastPathComponent().path
    let path = Files.absolute(folder)
    let suite = URL(fileURLWithPath: path).lastPathComponent
    let place = relativePath(path, from: base) ?? suite
    var paths: [SnapshotIdentity: String] = [:]
    for path in found.pictures.values.sorted() {
      let identity = try tool { try SnapshotIdentity(ofPicture: path, in: suite) }
      if let other = paths.updateValue(path, forKey: identity) {
        throw ToolError(
          """
          \(printable(folder)): \(printable(other)) and \(printable(path)) are both the snapshot \
          \(identity). Rename one of them.
          """)
      }
    }
    return paths.map { identity, path in
      CheckedPicture(
        identity, file: Files.join(folder, path),
        owned: .elsewhere(place: place, path: path), in: base,
        tolerance: project.tolerance(ofPicture: identity))
    }
    .sorted { $0.identity < $1.identity }
  }
}
