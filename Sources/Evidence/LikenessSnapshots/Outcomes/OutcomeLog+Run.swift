/// Logs of a run that replace those of earlier runs.
import LikenessSystem

extension OutcomeLog {
  /// Opens the log of a run, and removes those of earlier runs, because the report is about the
  /// last.
  ///
  /// Processes of one run may open their logs in any order; only the first removes anything. If
  /// another run began in between and removed what earlier processes of this run logged, the log
  /// never ends: what is left would seem complete. A run is known by ``TestRunName/isOpen(_:)``.
  ///
  /// - Parameters:
  ///   - artifacts: The folder of outcomes, created if needed.
  ///   - run: The name that the processes of the run share.
  ///   - started: The start of the run in seconds since 1970.
  ///   - planned: The snapshots to check, if known.
  ///   - runsAllTests: Whether the process runs every test; nil if unknown.
  ///   - share: The shard, if the run is divided.
  package convenience init(
    startingIn artifacts: ArtifactsFolder, run: String, started: Double,
    planned: [SnapshotIdentity]? = nil, runsAllTests: Bool? = nil,
    share: RunShare? = nil, unreadScenes: [UnreadScene]? = nil,
    unused: [ReferenceAudit.Unused]? = nil
  ) throws(OutcomeLogError) {
    var isPartial = false
    do throws(ArtifactsError) { try artifacts.refuseForeign() } catch { throw .artifacts(error) }
    do throws(FileError) {
      try Files.makeFolder(artifacts.path)
      let lock = try Files.lock(artifacts.path)
      defer { Files.unlock(lock) }
      let runs = try artifacts.runs()
      if runs.first != run {
        isPartial = runs.contains(run)
        // A process that is killed before the end leaves a run without a name, which the next one
        // clears.
        try artifacts.begin("", after: runs)
        try LoggedOutcomes.clear(folder: artifacts.outcomes)
        _ = try? Files.sweep(artifacts.path)
        for store in [artifacts.pending, artifacts.differences] { _ = try? store.sweep() }
        try artifacts.begin(run, after: runs)
      }
    } catch {
      throw .artifacts(.file(error))
    }
    try self.init(
      folder: artifacts.outcomes, run: run, started: started, planned: planned,
      runsAllTests: runsAllTests, share: share,
      unreadScenes: unreadScenes, unused: unused, isPartial: isPartial)
  }
}

extension ArtifactsFolder {
  /// The names of the last run and of those that it interrupted.
  func runs() throws(FileError) -> [String] {
    // No name has a line end.
    String(decoding: try Files.read(run) ?? [], as: UTF8.self).split(
      separator: "\r", omittingEmptySubsequences: false
    ).map(String.init)
  }

  /// Makes a run the last one, an empty name for none, and keeps the names of those that more
  /// processes may come of.
  func begin(_ name: String, after runs: [String]) throws(FileError) {
    let interrupted = runs.filter { $0 != name && TestRunName.isOpen($0) }
    if name.isEmpty, interrupted.isEmpty {
      try Files.remove(run)
    } else {
      try Files.replace(run, with: Array(([name] + interrupted).joined(separator: "\r").utf8))
    }
  }
}
