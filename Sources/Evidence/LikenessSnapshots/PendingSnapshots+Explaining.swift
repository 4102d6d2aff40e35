/// Pending pictures compared with their references once more, for answers that depend on why they differ.
import LikenessDigest
import LikenessFiles
import LikenessGraphics
import LikenessPNG

extension PendingSnapshots {
  /// Returns the outcome that a check of the pending picture has. Writes nothing.
  ///
  /// It reads both files rather than the log of a run: either may have changed since.
  ///
  /// - Parameter store: The references.
  package func outcome(of identity: SnapshotIdentity, against store: SnapshotStore) throws -> SnapshotOutcome {
    var checker = SnapshotChecker(store: store, artifacts: artifacts, mode: .never)
    checker.isDryRun = true
    checker.limits = limits
    var outcome: SnapshotOutcome
    if let text = try pendingText(identity) {
      outcome = checker.check(identity, text)
      outcome.paths.pending = pending.recordPath(identity)
    } else {
      let (picture, record) = try load(identity)
      let path = pending.picturePath(identity)
      checker.renderer = record.renderer
      let list = try record.displayList(file: pending.recordPath(identity), pixelBudget: limits.maxPixels)
      outcome = checker.check(SnapshotSubject(identity, picture: try PNG.decode(picture, file: path, limits: limits), list: list))
      outcome.paths.pending = path
    }
    let difference = artifacts.differences.picturePath(identity)
    if Files.exists(difference) { outcome.paths.difference = difference }
    return outcome
  }

  /// The pending pictures that these changes explain completely, and how many are left.
  ///
  /// - Parameters:
  ///   - patterns: Only pictures that a pattern matches; nil for all.
  ///   - store: The references.
  package func list(
    explainedBy expected: [ExpectedChange], _ patterns: [SnapshotPattern]?, against store: SnapshotStore
  ) throws -> (explained: [SnapshotIdentity], others: [ExpectationResult.Unexpected]) {
    var explained: [SnapshotIdentity] = []
    var others: [ExpectationResult.Unexpected] = []
    for identity in try list(patterns) {
      let rest: [String]
      do {
        let outcome = try outcome(of: identity, against: store)
        // One that differs no more is none of the changes.
        rest = outcome.isFailure ? outcome.remainder(beyond: expected) : ["it no longer differs from its reference"]
      } catch {
        rest = ["\(error)"]
      }
      if rest.isEmpty { explained.append(identity) } else { others.append(.init(identity: identity, changes: rest)) }
    }
    return (explained, others)
  }
}
