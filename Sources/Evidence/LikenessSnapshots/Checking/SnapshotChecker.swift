/// Checks fresh pictures against their references, for each record mode and state of the reference.
import LikenessCompare
import LikenessDisplayList
import LikenessPNG
import LikenessRaster

/// Checks snapshots against a store. Threads may share it.
///
/// | reference | `all` | `missing` | `failed` | `never` |
/// | --- | --- | --- | --- | --- |
/// | absent | recorded | recorded | recorded | missing |
/// | equal, or within tolerance | passed | passed | passed | passed |
/// | different, also in size | recorded | different | recorded | different |
/// | damaged | recorded | unreadable | recorded | unreadable |
/// | Git LFS pointer | unreadable | unreadable | unreadable | unreadable |
///
/// If a reference can't be written, the finding is `unwritable`. All findings except `passed` are
/// failures, and the picture is kept as pending unless it was recorded. A picture within tolerance
/// is never rewritten; `all` updates an outdated text beside an equal picture, and writes nothing
/// if nothing changed. A pointer is never overwritten, because it is unknown whether the file
/// behind it differs.
package struct SnapshotChecker: Sendable {
  package var store: SnapshotStore
  package var artifacts: ArtifactsFolder
  package var mode: RecordMode
  /// The problems of text that fail a check although the picture can be drawn; none by default. The
  /// finding is then `undrawable`: the picture is not what was requested, so it is neither compared
  /// nor recorded.
  package var strictText: StrictText = []
  /// Whether to write no files. Outcomes are the same, except for the paths of pending files. Off
  /// by default.
  package var isDryRun = false
  var differenceStyle: DifferenceStyle = .overlay
  /// The limits for reading references and drawing differences.
  package var limits: PNG.Limits = .default
  /// The version of the renderer, as written beside references.
  package var renderer: Int = Renderer.version
  /// Returns seconds since 1970, for timings and the end of each check.
  package var now: @Sendable () -> Double
  private let registry = IdentityRegistry()
  let kept = KeptFolders()

  /// Creates a checker. Copies share the names that are in use.
  package init(
    store: SnapshotStore, artifacts: ArtifactsFolder, mode: RecordMode,
    now: @escaping @Sendable () -> Double = systemSeconds
  ) {
    self.store = store
    self.artifacts = artifacts
    self.mode = mode
    self.now = now
  }

  /// Checks one snapshot. Every failure is in the outcome. `mode` and `strictText` default to the
  /// checker's.
  package func check(
    _ subject: SnapshotSubject, tolerance: Tolerance = .exact, mode: RecordMode? = nil,
    strictText: StrictText? = nil
  ) -> SnapshotOutcome {
    var checker = self
    checker.strictText = strictText ?? self.strictText
    var check = PictureCheck(
      checker: checker, subject: subject, tolerance: tolerance, mode: mode ?? self.mode)
    do throws(SnapshotIdentityError) {
      try claim(subject.identity, at: subject.source)
      check.run()
    } catch {
      check.outcome.finding = .refused(problem: error.description)
    }
    check.outcome.finished = now()
    return check.outcome
  }
}

extension SnapshotChecker {
  /// Claims a name for a place in the source, for this checker and all its copies.
  func claim(_ identity: SnapshotIdentity, at source: SourcePlace?) throws(SnapshotIdentityError) {
    try registry.claim(identity, at: source)
  }
}
