/// The outcome of a picture that waits although no log tells of it: the log was replaced by that of a later run, of other pictures.
import LikenessDisplayList
import LikenessFiles
import LikenessGraphics
import LikenessPNG

extension SnapshotOutcome {
  /// Compares a waiting picture with its reference, pixel by pixel, and explains it by the display lists beside both. Nothing is written.
  ///
  /// - Parameters:
  ///   - identity: a picture, or a text, that waits in `folders`.
  ///   - now: seconds since 1970.
  package init(waiting identity: SnapshotIdentity, in folders: ReviewFolders, now: @escaping @Sendable () -> Double = systemSeconds) {
    let pending = folders.artifacts.pending
    var checker = SnapshotChecker(store: folders.store, artifacts: folders.artifacts, mode: .never, now: now)
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
      // Equal pixels that wait: the reference has become so since.
      if !isFailure { finding = .different(.identical) }
    } catch {
      self.init(
        identity: identity, finding: .undrawable(problem: "\(error)"), mode: .never,
        paths: Paths(reference: folders.store.picturePath(identity), record: folders.store.recordPath(identity)))
    }
    if Files.exists(folders.artifacts.differences.picturePath(identity)) {
      paths.difference = folders.artifacts.differences.picturePath(identity)
    }
    warnings.append("Pending since an earlier run.")
  }
}
