/// The result of `likeness check` and `likeness record`, in words and in JSON.
import Likeness

/// The JSON document of a run, after `outcomes.schema.json`.
struct OutcomesDocument: Encodable {
  let schemaVersion = SnapshotOutcome.schemaVersion
  /// Whether the command succeeded.
  var passed: Bool
  let dryRun: Bool
  /// The number of pictures by status.
  let counts: [String: Int]
  let outcomes: [SnapshotOutcome]
  /// The shard, such as `3/7`; nil without shards.
  var share: Shard?
  /// The run compared with its expectations; nil without any.
  var expectations: ExpectationResult?
  /// The unused references; nil if they were not requested.
  var unreferenced: UnreferencedDocument?
  /// The problems of unreadable scenes, with their locations; nil if all are readable.
  var unreadScenes: [String]?

  init(_ outcomes: [SnapshotOutcome], passed: Bool, dryRun: Bool = false) {
    self.outcomes = outcomes
    self.passed = passed
    self.dryRun = dryRun
    counts = outcomes.reduce(into: [:]) { $0[$1.status.rawValue, default: 0] += 1 }
  }

  /// The counts in one line.
  var line: String { SnapshotStatus.tally(outcomes.map(\.status), isDryRun: dryRun) }
}

/// The JSON document of `--list`.
struct NamesDocument: Encodable {
  let schemaVersion = 1
  let names: [SnapshotIdentity]
}
