/// What `likeness check` and `likeness record` say of a whole run, in words and in JSON.
import Likeness

/// The JSON document of a run, after `check.schema.json`.
struct OutcomesDocument: Encodable {
  let schemaVersion = 1
  /// Whether the verb did what was wished.
  var passed: Bool
  /// Whether nothing was written.
  let dryRun: Bool
  /// How many pictures there are of each finding.
  let counts: [String: Int]
  let outcomes: [SnapshotOutcome]
  /// Which share of a run it is, such as `3/7`; nil for a whole one.
  var share: Shard?
  /// How the run compares with what was expected of it; nil where nothing was.
  var expectations: ExpectationResult?
  /// References that nothing draws; nil where they were not asked for.
  var unreferenced: UnreferencedDocument?
  /// Pictures that differ from one drawing to another; nil where they were drawn once.
  var flakes: [Flake]?
  /// The problems of scenes that could not be read, with their places; nil if all could.
  var unreadScenes: [String]?

  init(_ outcomes: [SnapshotOutcome], passed: Bool, dryRun: Bool = false) {
    self.outcomes = outcomes
    self.passed = passed
    self.dryRun = dryRun
    counts = outcomes.reduce(into: [:]) { $0[$1.word, default: 0] += 1 }
  }

  /// The counts in one line.
  var line: String { SnapshotStatus.tally(outcomes.map(\.status)) }
}

extension SnapshotOutcome {
  /// The word of ``SnapshotStatus/checkWord``, or `added` or `replaced` for a recorded reference.
  var word: String {
    switch finding {
    case .recorded(.added): "added"
    case .recorded(.replaced): "replaced"
    default: status.checkWord
    }
  }
}

/// The JSON document of `--list`.
struct NamesDocument: Encodable {
  let schemaVersion = 1
  let names: [SnapshotIdentity]
}
