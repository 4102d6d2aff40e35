/// Logs of a run that replace those of earlier runs.
import LikenessFiles

extension OutcomeLog {
  /// Opens the log of a run, and removes those of earlier runs, because the report is about the last.
  ///
  /// Processes of one run may open their logs in any order; only the first removes anything.
  ///
  /// - Parameters:
  ///   - artifacts: The folder of outcomes, created if needed.
  ///   - run: The name that the processes of the run share.
  ///   - started: The start of the run in seconds since 1970.
  ///   - planned: The snapshots to check, if known.
  ///   - runsAllTests: Whether the process runs every test; nil if unknown.
  ///   - share: The shard, if the run is divided.
  package convenience init(
    startingIn artifacts: ArtifactsFolder, run: String, started: Double, planned: [SnapshotIdentity]? = nil, runsAllTests: Bool? = nil,
    share: RunShare? = nil, unreadScenes: [String]? = nil
  ) throws(OutcomeLogError) {
    let marker = Files.join(artifacts.path, "run")
    do throws(FileError) {
      try Files.makeFolder(artifacts.path)
      let lock = try Files.lock(artifacts.path)
      defer { Files.unlock(lock) }
      if try Files.read(marker) != Array(run.utf8) {
        try LoggedOutcomes.clear(folder: artifacts.outcomes)
        _ = try? Files.sweep(artifacts.path)
        // Only the differences: the next write sweeps pending pictures.
        _ = try? artifacts.differences.sweep()
        // A process that is killed here leaves a run without a name, which the next one clears.
        try Files.replace(marker, with: Array(run.utf8))
      }
    } catch {
      throw .file(error)
    }
    try self.init(
      folder: artifacts.outcomes, run: run, started: started, planned: planned, runsAllTests: runsAllTests, share: share,
      unreadScenes: unreadScenes)
  }
}
