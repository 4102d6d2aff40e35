/// Logs of a run that replace those of earlier runs.
import Foundation
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
    var note: String?
    do throws(ArtifactsError) { try artifacts.refuseForeign() } catch { throw .artifacts(error) }
    do {
      let lock = try Self.files { () throws(FileError) in
        try Files.makeFolder(artifacts.path)
        return try Files.lock(artifacts.path)
      }
      defer { Files.unlock(lock) }
      note = try Self.files { () throws(FileError) in try artifacts.clearOlder() }
      let runs = try Self.files { () throws(FileError) in try RunNames(of: artifacts) }
      if runs.last != run {
        isPartial = runs.interrupted.contains(run)
        // A process that is killed before the end leaves a run without a name, which the next one
        // clears.
        try runs.begin(nil, in: artifacts)
        try Self.files { () throws(FileError) in
          try LoggedOutcomes.clear(folder: artifacts.outcomes)
          _ = try? Files.sweep(artifacts.path)
          try PendingSnapshots(in: artifacts).tidy()
        }
        try runs.begin(run, in: artifacts)
      }
    }
    try self.init(
      folder: artifacts.outcomes, run: run, started: started, planned: planned,
      runsAllTests: runsAllTests, share: share,
      unreadScenes: unreadScenes, unused: unused, isPartial: isPartial, note: note)
  }
}

/// The names of the last run and of those that it interrupted, in `run.json`.
struct RunNames: Codable {
  private var schemaVersion = SnapshotOutcome.schemaVersion
  /// The last run; nil while its files take the place of others.
  private(set) var last: String?
  /// The runs that others interrupted, and that more processes may come of.
  private(set) var interrupted: [String] = []

  init() {}

  init?(json bytes: [UInt8]) {
    guard let names = try? JSONDecoder().decode(Self.self, from: Data(bytes)) else { return nil }
    self = names
  }

  /// Reads the file; no names if it is missing.
  init(of artifacts: ArtifactsFolder) throws(FileError) {
    self = try Files.read(artifacts.run).flatMap { RunNames(json: $0) } ?? RunNames()
  }

  /// Makes a run the last one; nil for none.
  func begin(_ run: String?, in artifacts: ArtifactsFolder) throws(OutcomeLogError) {
    var names = RunNames()
    names.last = run
    names.interrupted = ([last].compactMap(\.self) + interrupted).filter {
      $0 != run && TestRunName.isOpen($0)
    }
    let line = try OutcomeLog.line(of: names)
    try OutcomeLog.files { () throws(FileError) in try Files.replace(artifacts.run, with: line) }
  }
}
