/// The result of a check: what it found, worked out from values, for printing and for the exit
/// code.
import Likeness
import LikenessReport

struct CheckResult {
  /// What became of the references that nothing drew.
  struct References {
    var audit: ReferenceAudit
    var lastRun: LastRun

    /// Why references of tests could not be judged; nil if all were.
    var unproven: String? {
      let reason = if case .failure(let error) = lastRun.run { " \(error)" } else { "" }
      return unprovenWords(audit).map { $0 + reason }
    }
  }

  /// The last run of the tests, whose log the check replaces.
  struct LastRun {
    var run: Result<CompleteRun, IncompleteRunError>
    var hasLosses: Bool
  }

  let outcomes: [SnapshotOutcome]
  /// The failures that no expectation covers.
  let failures: [SnapshotOutcome]
  let expectations: ExpectationResult?
  let references: References?
  let document: OutcomesDocument
  let status: ExitStatus

  /// - Parameters:
  ///   - expected: The changes of `--expect`.
  ///   - references: With `--fail-on-unreferenced`.
  ///   - isReported: Whether a report that was asked for is written.
  init(
    _ outcomes: [SnapshotOutcome], expected: [ExpectedChange], unread: Problems?, share: Shard?,
    references: References?, isReported: Bool
  ) {
    let expectations = expected.isEmpty ? nil : ExpectationResult(expected, in: outcomes)
    let unexpected = expectations.map { Set($0.unexpected.map(\.identity)) }
    let failures = outcomes.filter { $0.isFailure && unexpected?.contains($0.identity) != false }
    let hasFindings =
      references?.audit.unused.isEmpty == false || expectations?.missing.isEmpty == false
    let isUnknown = references.map { !$0.audit.unproven.isEmpty && $0.lastRun.hasLosses } ?? false
    let isComplete = unread == nil && !isUnknown
    var document = OutcomesDocument(
      outcomes, passed: failures.isEmpty && !hasFindings && isComplete)
    document.share = share
    document.expectations = expectations
    document.unreferenced = references.map { UnreferencedDocument($0.audit) }
    document.unreadScenes = unread?.lines
    let status =
      isComplete && isReported
      ? Self.status(of: failures + outcomes.filter { $0.isUnkept && !$0.isFailure }) : .failure
    self.outcomes = outcomes
    self.failures = failures
    self.expectations = expectations
    self.references = references
    self.document = document
    self.status = status == .success && hasFindings ? .differences : status
  }

  /// The status of a check with these failures; what could not be checked weighs more than what
  /// differs.
  static func status(of failures: [SnapshotOutcome]) -> ExitStatus {
    if failures.contains(where: { $0.isUnkept || $0.status.kind == .error }) { return .failure }
    return failures.isEmpty ? .success : .differences
  }
}
