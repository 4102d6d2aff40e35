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

  /// The pictures and texts that wait to be accepted or rejected; see ``PendingSnapshots``.
  package var pending: String { Files.join(path, "pending") }
  /// Those that were answered since the last run, with what an answer replaced.
  package var answered: String { Files.join(path, "answered") }
  /// The last run, and those open runs that it interrupted; see ``RunNames``.
  package var run: String { Files.join(path, "run.json") }
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

  /// The log of a process is named by its number, and the folder of a pending snapshot after the
  /// snapshot.
  private func foreign() throws(FileError) -> ArtifactsError? {
    for folder in [outcomes, pending, answered] where try Files.kind(of: folder) == .link {
      return .link(folder)
    }
    if let bytes = try Files.read(run, longest: SnapshotStore.longestText), !bytes.isEmpty,
      RunNames(json: bytes) == nil
    {
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

extension ArtifactsFolder {
  /// The files of versions before ``run``, which were one per picture.
  private var olderRun: String { Files.join(path, "run") }
  private var olderDifferences: String { Files.join(path, "differences") }

  /// Whether the file is of a run: names of runs, which have no line end.
  private func hasOlderRun() throws(FileError) -> Bool {
    guard try Files.kind(of: olderRun) == .file else { return false }
    return try Files.read(olderRun, longest: SnapshotStore.longestText)?.contains(0x0A) == false
  }

  /// Whether the folder holds a run of an earlier version, whose files mean something else.
  private func isOlder() throws(FileError) -> Bool {
    if try Files.kind(of: run) != nil { return false }
    if try hasOlderRun() { return true }
    return try Files.names(in: outcomes).contains { $0.hasSuffix(".jsonl") }
  }

  /// Throws if the folder holds a run of an earlier version. Those who only read a run call it.
  package func refuseOlder() throws(ArtifactsError) {
    let isOlder: Bool
    do throws(FileError) { isOlder = try self.isOlder() } catch { throw .file(error) }
    if isOlder { throw .older(path) }
  }

  /// Removes the files of a run of an earlier version; returns a sentence for the user if there was
  /// one. Files of others stay.
  func clearOlder() throws(FileError) -> String? {
    guard try isOlder() else { return nil }
    for folder in [pending, olderDifferences] {
      let store = SnapshotStore(root: folder, below: path)
      for identity in try store.contents().snapshots { _ = try? store.remove(identity) }
      Files.removeIfEmpty(folder)
    }
    try LoggedOutcomes.clear(folder: outcomes)
    if try hasOlderRun() { try Files.remove(olderRun) }
    return "Removed what an earlier version of Likeness left pending in \(path)."
  }
}

extension ArtifactsFolder {
  /// Runs `body` while no other reviewer, command or check, in any process, answers or keeps
  /// snapshots in this folder.
  ///
  /// - Throws: What `body` throws, or that the folder is still locked after `patience` seconds.
  package func answering<Result: Sendable>(
    isolation: isolated (any Actor)? = #isolation, patience: Double = Files.patience,
    _ body: () throws -> Result
  ) async throws -> Result {
    let lock = try await Files.lockSuspending(pending, patience: patience)
    defer { Files.unlock(lock) }
    return try body()
  }
}

/// Why a folder can't take the artifacts of a run.
package enum ArtifactsError: Error, Hashable, Sendable {
  /// A link in place of a folder that a run clears.
  case link(String)
  /// A file in the place of one that a run writes or removes.
  case foreign(String)
  /// The folder holds a run of an earlier version.
  case older(String)
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
      case .older(let path):
        """
        \(path) holds a run of an earlier version of Likeness. Run the checks again.
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
