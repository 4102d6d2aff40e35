/// The outcome of a pending picture without a log, which a later run replaced.
import LikenessRaster

extension ReviewFolders {
  /// Compares a pending picture or text with its reference, as `explain` and `accept --cause` do.
  /// Writes nothing; a problem is in the outcome.
  package func outcome(waiting identity: SnapshotIdentity, drawing: RasterEnvironment)
    -> SnapshotOutcome
  {
    var outcome: SnapshotOutcome
    do {
      try refuseLinks(to: identity)
      outcome = try PendingSnapshots(in: artifacts)
        .outcome(of: identity, against: store, drawing: drawing)
      // A pending picture with equal pixels: the reference has changed since.
      if !outcome.isFailure { outcome.finding = .different(.identical) }
    } catch {
      outcome = SnapshotOutcome(
        identity: identity, finding: .undrawable(problem: "\(error)"), mode: .never,
        paths: .init(reference: store.picturePath(identity), record: store.recordPath(identity)))
    }
    outcome.warnings.append("Pending since an earlier run.")
    return outcome
  }
}
