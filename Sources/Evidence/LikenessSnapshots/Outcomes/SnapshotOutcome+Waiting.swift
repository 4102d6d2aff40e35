/// The outcome of a pending picture without a log, which a later run replaced.
import LikenessDisplayList
import LikenessFiles
import LikenessGraphics
import LikenessPNG

extension SnapshotOutcome {
  /// Compares a pending picture or text with its reference, and explains it by the display lists
  /// beside both. Writes nothing. `now` returns seconds since 1970.
  package init(
    waiting identity: SnapshotIdentity, in folders: ReviewFolders,
    now: @escaping @Sendable () -> Double = systemSeconds
  ) {
    let pending = folders.artifacts.pending
    var checker = SnapshotChecker(
      store: folders.store, artifacts: folders.artifacts, mode: .never, now: now)
    checker.isDryRun = true
    do {
      try folders.refuseLinks(to: identity)
      if let bytes = try pending.picture(identity) {
        let picture = try PNG.decode(bytes, file: pending.picturePath(identity))
        let list = try pending.record(identity)?.displayList(file: pending.recordPath(identity))
        self = checker.check(SnapshotSubject(identity, picture: picture, list: list))
        paths.pending = pending.picturePath(identity)
      } else if let text = try pending.text(identity)?.text {
        self = checker.check(identity, text)
        paths.pending = pending.recordPath(identity)
      } else {
        throw ReviewError.answered(identity)
      }
      // A pending picture with equal pixels: the reference has changed since.
      if !isFailure { finding = .different(.identical) }
    } catch {
      self.init(
        identity: identity, finding: .undrawable(problem: "\(error)"), mode: .never,
        paths: Paths(
          reference: folders.store.picturePath(identity), record: folders.store.recordPath(identity)
        ))
    }
    if Files.exists(folders.artifacts.differences.picturePath(identity)) {
      paths.difference = folders.artifacts.differences.picturePath(identity)
    }
    warnings.append("Pending since an earlier run.")
  }
}
