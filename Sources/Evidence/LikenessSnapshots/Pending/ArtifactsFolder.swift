/// The files of a run that are not for git: outcomes, pending pictures, difference pictures.
import LikenessBase
import LikenessDisplayList
import LikenessSystem

package struct ArtifactsFolder: Hashable, Sendable {
  package let path: String

  package init(path: String) { self.path = path }

  /// Returns `output`, else `.build/likeness` in the Swift package around `start`, else `.likeness`
  /// in `start`. `start` is a folder or a file, such as a test's.
  package init(output: String? = nil, around start: String) {
    if let output {
      path = output
      return
    }
    let first = Files.isFolder(start) || start.isEmpty ? start : Files.folder(of: start)
    path =
      Self.package(around: first).map { Files.join($0, ".build/likeness") }
      ?? Files.join(first, ".likeness")
  }

  /// The folder of the Swift package around `start`; nil outside one.
  package static func package(around start: String) -> String? {
    Files.folder(with: "Package.swift", around: start)
  }

  /// The pictures that wait to be accepted or rejected.
  package var pending: SnapshotStore {
    SnapshotStore(root: Files.join(path, "pending"), below: path)
  }
  package var differences: SnapshotStore {
    SnapshotStore(root: Files.join(path, "differences"), below: path)
  }
  /// The name of the last run, and those of open runs that it interrupted.
  package var run: String { Files.join(path, "run") }
  /// The files of outcomes, one per process.
  package var outcomes: String { Files.join(path, "outcomes") }
  /// The durations of the last full run; see ``SnapshotTimings``.
  package var timings: String { Files.join(path, "timings.txt") }
  package var report: String { Files.join(path, "report") }
  /// The cropped pictures of an explanation, by the word of their side.
  package func explained(_ side: String) -> SnapshotStore {
    SnapshotStore(root: Files.join(path, "explained/" + side), below: path)
  }

  /// Throws if a run would replace or remove a file in it that is not of a run: a link that leads
  /// to others, or a file of another kind.
  package func refuseForeign() throws(ArtifactsError) {
    let problem: ArtifactsError?
    do throws(FileError) { problem = try foreign() } catch { throw .file(error) }
    if let problem { throw problem }
  }

  /// The name of a run is one line, and the log of a process is named by its number. Differences
  /// and pending pictures have names of snapshots.
  private func foreign() throws(FileError) -> ArtifactsError? {
    for folder in [outcomes, pending.root, differences.root]
    where try Files.kind(of: folder) == .link { return .link(folder) }
    if let name = try Files.read(run, longest: SnapshotStore.longestText), name.contains(0x0A) {
      return .foreign(run)
    }
    if let times = try Files.read(timings, longest: SnapshotStore.longestText), !times.isEmpty,
      !times.starts(with: "timings ".utf8)
    {
      return .foreign(timings)
    }
    let stray = try Files.names(in: outcomes).first {
      $0.hasSuffix(".jsonl") && $0.wholeMatch(of: /[0-9]+-[0-9]+\.jsonl/) == nil
    }
    return stray.map { .foreign(Files.join(outcomes, $0)) }
  }
}

/// Why a folder can't take the artifacts of a run.
package enum ArtifactsError: Error, Hashable, Sendable {
  /// A link in place of a folder that a run clears.
  case link(String)
  /// A file in the place of one that a run writes or removes.
  case foreign(String)
  case file(FileError)
}

extension ArtifactsError: CustomStringConvertible {
  package var description: String {
    let words =
      switch self {
      case .link(let path):
        """
        \(path) is a symbolic link. It could lead to other files, so nothing is written or removed \
        there. Replace it with a folder.
        """
      case .foreign(let path):
        """
        \(path) is not a file of a run, so nothing replaces it. Give another folder of artifacts, \
        or move that file away.
        """
      case .file(let error):
        error.isRefused
          ? """
          \(error.cause) Check the permissions, or keep artifacts in another folder: --output for \
          the command, artifacts: for tests.
          """
          : error.description
      }
    return printable(words)
  }
}
