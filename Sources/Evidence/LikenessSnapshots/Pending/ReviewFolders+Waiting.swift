/// The outcome of a pending picture without a log, which a later run replaced.
import LikenessBase
import LikenessRaster

extension ReviewFolders {
  /// Returns what became of a picture, as `explain` and `accept --cause` do. Writes nothing.
  package func fate(
    of identity: SnapshotIdentity, drawing: RasterEnvironment, seen: ContentDigest? = nil
  ) -> PendingSnapshots.Fate {
    do { try refuseLinks(to: identity) } catch { return .incomparable(error) }
    return PendingSnapshots(in: artifacts)
      .fate(of: identity, against: store, drawing: drawing, seen: seen)
  }

  /// The outcome of a pending picture or text; a problem is in it.
  package func outcome(waiting identity: SnapshotIdentity, drawing: RasterEnvironment)
    -> SnapshotOutcome
  {
    var outcome = SnapshotOutcome(
      identity: identity, finding: .missing, mode: .never,
      paths: .init(reference: store.picturePath(identity), record: store.recordPath(identity)))
    switch fate(of: identity, drawing: drawing) {
    case .different(let found): outcome = found
    case .settled(let found):
      outcome = found
      // It still needs an answer.
      outcome.finding = .different(.identical)
    case .incomparable(let error): outcome.finding = .undrawable(problem: "\(error)")
    case .answered: break
    }
    outcome.warnings.append("Pending since an earlier run.")
    return outcome
  }
}
