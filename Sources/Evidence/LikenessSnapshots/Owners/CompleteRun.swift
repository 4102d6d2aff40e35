/// The proof that references of tests are unused: all tests ran to their end, and did not check
/// them.

/// A run of all tests that finished, and in which every snapshot passed.
///
/// A filtered, divided, failed or interrupted run is refused, because the references of a test that
/// did not run would look unused. Disabled tests do not run either, and only snapshot failures are
/// logged, so the caller must state that the whole run passed.
package struct CompleteRun: Hashable, Sendable {
  /// The snapshots that the tests checked.
  package let checked: Set<SnapshotIdentity>
  /// The folders of the test targets that checked a snapshot, relative to the package.
  private let targets: [String]

  /// Creates the proof from the last run of a log. `folder` and `invocation` are for messages.
  package init(_ logged: LoggedOutcomes, folder: String, invocation: Invocation = .likeness)
    throws(IncompleteRunError)
  {
    if let run = logged.lastRun, TestRunName.isOpen(run) { throw .interrupted }
    let files = logged.files.filter { $0.start?.run == logged.lastRun }
    let outcomes = logged.latest(run: logged.lastRun)
    guard !outcomes.isEmpty else { throw .noOutcomes(folder) }
    if let damage = logged.files.lazy.compactMap(\.damage).first { throw .damaged(damage) }
    if let share = files.lazy.compactMap({ $0.start?.share }).first {
      throw .divided(share.shard, help: invocation.command("help", "merge"))
    }
    for file in files {
      guard let runsAllTests = file.start?.runsAllTests else {
        throw file.start?.planned == nil ? .unknownTests : .noTests
      }
      guard runsAllTests else { throw .filtered }
      guard file.end != nil else { throw .interrupted }
    }
    if let failure = outcomes.first(where: \.isFailure) { throw .failed(failure.identity) }
    checked = Set(outcomes.map(\.identity))
    targets = files.flatMap { $0.end?.targets ?? [] }
  }

  /// Whether a file belongs to a test target of the run. A target that checked no snapshot proves
  /// nothing.
  func covers(_ file: SnapshotOwner.File) -> Bool {
    targets.contains { file.path?.hasPrefix($0 + "/") == true }
  }
}

/// Why a test run can't prove that references are unused. The only place that words it.
package enum IncompleteRunError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The folder has no outcomes.
  case noOutcomes(String)
  /// A log is damaged.
  case damaged(LogDamage)
  /// The run was one shard of several. `help` is the command that explains how to merge them.
  case divided(Shard, help: String)
  /// The last run was not one of tests.
  case noTests
  /// The test process could not tell whether it ran all tests.
  case unknownTests
  /// The run left tests out.
  case filtered
  /// A test process has not reached its end.
  case interrupted
  /// A snapshot failed, so its test may have stopped early.
  case failed(SnapshotIdentity)

  package var description: String {
    switch self {
    case .noOutcomes(let folder):
      "There are no outcomes in \(folder). Run all tests first: swift test"
    case .damaged(let damage): damage.description
    case .divided(let shard, let help):
      """
      The last run was shard \(shard), which does not cover all tests. Merge the shards first. To \
      see how, run: \(help)
      """
    case .noTests: "The last run was not a run of tests. Run all tests first: swift test"
    case .unknownTests:
      """
      The last run did not record whether it ran all tests, as under Xcode. Run them with: swift \
      test
      """
    case .filtered:
      """
      The last run was filtered or split, so it proves nothing about the other tests. Run all \
      tests: swift test
      """
    case .interrupted:
      """
      The last run of tests has not finished, or it was stopped or interrupted by another run. Run \
      all tests: swift test
      """
    case .failed(let identity):
      """
      \(identity) failed in the last run, and a test that stops early does not check everything. \
      Run all tests until they pass.
      """
    }
  }
}
