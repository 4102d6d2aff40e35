/// The log of a run that takes the place of those of earlier runs.
import LikenessFiles

extension OutcomeLog {
  /// Opens a log for a run, and removes those of earlier runs first: the report is of the last.
  ///
  /// Processes of one run may open theirs at once, and before or after another has ended: only the first of a run removes anything.
  ///
  /// - Parameters:
  ///   - artifacts: The folder in which outcomes are kept; made where there is none.
  ///   - run: What ties the processes of the run together.
  ///   - started: When the run started, in seconds since 1970.
  ///   - planned: What the process means to check, where it can tell.
  ///   - runsAllTests: Whether the process is to run every test, where it can tell.
  ///   - share: The share of the run, where it is divided among machines.
  package convenience init(
    startingIn artifacts: ArtifactsFolder, run: String, started: Double, planned: [SnapshotIdentity]? = nil, runsAllTests: Bool? = nil,
    share: RunShare? = nil
  ) throws(OutcomeLogError) {
    let marker = Files.join(artifacts.path, "run")
    do throws(FileError) {
      try Files.makeFolder(artifacts.path)
      let lock = try Files.lock(artifacts.path)
      defer { Files.unlock(lock) }
      if try Files.read(marker) != Array(run.utf8) {
        try LoggedOutcomes.clear(folder: artifacts.outcomes)
        _ = try? Files.sweep(artifacts.path)
        // Only the differences: pending pictures are swept when the next one is written.
        _ = try? artifacts.differences.sweep()
        // A process that is killed here leaves a run without a name, which the next one clears.
        try Files.replace(marker, with: Array(run.utf8))
      }
    } catch {
      throw .file(error)
    }
    try self.init(folder: artifacts.outcomes, run: run, started: started, planned: planned, runsAllTests: runsAllTests, share: share)
  }
}
