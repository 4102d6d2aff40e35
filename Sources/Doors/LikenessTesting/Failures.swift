/// The failures of this process and the passes that a tolerance forgave, for the summary at its
/// end.
import Foundation
import Likeness
import LikenessBase
import LikenessSystem

/// Collects failed assertions, and decides how much of each is printed.
final class Failures: Sendable {
  static let ofProcess: Failures = {
    // The test frameworks have no hook after their last line, but they call `exit`.
    atexit { _ = Files.write(Failures.ofProcess.summary, toStream: STDERR_FILENO) }
    // Xcode shows every message beside its test, so all are printed in full.
    let isInXcode =
      ProcessInfo.processInfo.environment["XCTestConfigurationFilePath"]?.isEmpty == false
    return Failures(printedInFull: isInXcode ? .max : 10)
  }()

  private struct State {
    var count = 0
    /// The last failure of each snapshot, by the folders of its test.
    var outcomes: [SnapshotFolders?: [SnapshotIdentity: SnapshotOutcome]] = [:]
    /// Passes by what a tolerance allows.
    var forgiven: [SnapshotIdentity: SnapshotOutcome] = [:]
  }

  private let printedInFull: Int
  private let state = Locked(State())

  /// Creates a collection. `printedInFull` failures are printed in full; the others take one line,
  /// and the report has all of each.
  init(printedInFull: Int) { self.printedInFull = printedInFull }

  /// The text for a failure that is about to be recorded.
  func text(of message: FailureMessage) -> String {
    state.withLock { $0.count } < printedInFull ? message.description : message.brief
  }

  /// Adds a failure to the summary. `folders` is nil if they could not be found.
  func add(_ outcome: SnapshotOutcome, in folders: SnapshotFolders?) {
    state.withLock { state in
      state.count += 1
      state.outcomes[folders, default: [:]][outcome.identity] = outcome
    }
  }

  /// Adds a pass. The summary lists it if its tolerance forgave something.
  func add(passed outcome: SnapshotOutcome) {
    if !outcome.forgiven.isEmpty { state.withLock { $0.forgiven[outcome.identity] = outcome } }
  }

  /// What tolerances forgave, and the causes of the failures in each package: none for a single
  /// failure, which has its own message.
  var summary: String {
    let state = state.withLock { $0 }
    let forgiven = forgivenLines(state.forgiven.values.sorted { $0.identity < $1.identity })
    return forgiven.map { $0 + "\n" }.joined() + causes(of: state)
  }

  private func causes(of state: State) -> String {
    guard state.count > 1 else { return "" }
    // By path, so equal runs print equal texts.
    let groups = state.outcomes.sorted {
      ($0.key?.snapshots ?? "", $0.key?.artifacts ?? "") < (
        $1.key?.snapshots ?? "", $1.key?.artifacts ?? ""
      )
    }
    return groups.compactMap { folders, outcomes in
      let failures = outcomes.values.sorted { $0.identity < $1.identity }
      let invocation = folders?.invocation ?? .ofCheckout
      let artifacts = folders?.artifactsOptions ?? []
      let options = (folders?.snapshotsOptions ?? []) + artifacts
      return RunSummary(
        failures, review: invocation.command(["review"] + options),
        accept: { invocation.command(["accept"] + $0 + options) },
        report: invocation.command(["report"] + artifacts)
      ).map { "\n\($0)\n" }
    }.joined()
  }
}
