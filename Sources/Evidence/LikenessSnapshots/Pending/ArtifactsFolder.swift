/// The files of a run that are not for git: outcomes, pending pictures, difference pictures.
import LikenessFiles

package struct ArtifactsFolder: Hashable, Sendable {
  package let path: String

  package init(path: String) { self.path = path }

  /// Returns `output`, else `.build/likeness` in the Swift package around `start`, else `.likeness` in `start`. `start` is a folder or a file, such as a
  /// test's.
  package init(output: String? = nil, around start: String) {
    if let output {
      path = output
      return
    }
    let first = Files.isFolder(start) || start.isEmpty ? start : Files.folder(of: start)
    path = Self.package(around: first).map { Files.join($0, ".build/likeness") } ?? Files.join(first, ".likeness")
  }

  /// The folder of the Swift package around `start`; nil outside one.
  package static func package(around start: String) -> String? { Files.folder(with: "Package.swift", around: start) }

  /// The pictures that wait to be accepted or rejected.
  package var pending: SnapshotStore { SnapshotStore(root: Files.join(path, "pending"), below: path) }
  package var differences: SnapshotStore { SnapshotStore(root: Files.join(path, "differences"), below: path) }
  /// The files of outcomes, one per process.
  package var outcomes: String { Files.join(path, "outcomes") }
  /// The durations of the last full run; see ``SnapshotTimings``.
  package var timings: String { Files.join(path, "timings.txt") }
  /// The pictures that were read already, for checks that trust display lists; see ``SeenFiles``.
  package var seen: String { Files.join(path, "seen.txt") }
  package var report: String { Files.join(path, "report") }
}
