/// Where a run leaves what is not for git: outcomes, pending pictures, difference images.
import LikenessFiles

/// The folder of a run's artifacts.
package struct ArtifactsFolder: Hashable, Sendable {
  /// The path of the folder.
  package let path: String

  /// Uses this folder.
  package init(path: String) { self.path = path }

  /// The folder to use: `output` where one is given; else `.build/likeness` in the Swift package around `start`; else `.likeness` in `start`.
  ///
  /// - Parameter start: a folder, or the path of a file, such as that of a test.
  package init(output: String? = nil, around start: String) {
    if let output {
      path = output
      return
    }
    let first = Files.isFolder(start) || start.isEmpty ? start : Files.folder(of: start)
    path = Self.package(around: first).map { Files.join($0, ".build/likeness") } ?? Files.join(first, ".likeness")
  }

  /// The folder of the Swift package that holds `start`, or nil outside one.
  package static func package(around start: String) -> String? {
    var folder = start
    while true {
      if Files.exists(Files.join(folder, "Package.swift")) { return folder }
      let parent = Files.folder(of: folder)
      if parent == folder || folder.isEmpty { return nil }
      folder = parent
    }
  }

  /// Pictures that wait for a person.
  package var pending: SnapshotStore { SnapshotStore(root: Files.join(path, "pending")) }
  /// Difference images.
  package var differences: SnapshotStore { SnapshotStore(root: Files.join(path, "differences")) }
  /// Files of outcomes, one for each process.
  package var outcomes: String { Files.join(path, "outcomes") }
  /// How long each snapshot took in the last whole run; see ``SnapshotTimings``.
  package var timings: String { Files.join(path, "timings.txt") }
  /// Which pictures were read already, for checks that trust display lists; see ``SeenFiles``.
  package var seen: String { Files.join(path, "seen.txt") }
  /// The report.
  package var report: String { Files.join(path, "report") }
}
