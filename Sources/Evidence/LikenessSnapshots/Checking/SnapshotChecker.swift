/// Checks fresh pictures and texts against their references, for each record mode.
import LikenessCompare
import LikenessDisplayList
import LikenessPNG
import LikenessRaster

/// Checks snapshots against a store. Threads may share it.
///
/// | reference | `all` | `missing` | `failed` | `never` |
/// | --- | --- | --- | --- | --- |
/// | absent | recorded | recorded | recorded | added |
/// | equal, or within tolerance | passed | passed | passed | passed |
/// | different, also in size | recorded | different | recorded | different |
/// | damaged | recorded | unreadable | recorded | unreadable |
/// | Git LFS pointer, or out of reach | unreadable | unreadable | unreadable | unreadable |
/// | any, but nothing can be drawn | undrawable | undrawable | undrawable | undrawable |
/// | any, but the check is invalid | refused | refused | refused | refused |
///
/// If a reference can't be written, the status is `unwritable`. All except `passed` are failures. A
/// picture or text that was drawn is kept as pending unless it passed or was recorded. One that was
/// not drawn, or not as requested, leaves nothing pending from an earlier run, either. A picture
/// within tolerance is never rewritten; `all` updates an outdated seal or text of an equal picture,
/// and writes nothing if nothing changed. A pointer is never overwritten, because it is unknown
/// whether the file behind it differs.
///
/// ``judge(_:_:_:_:strict:in:limits:provesStatements:)`` finds what picture and reference are to
/// each other, and ``Judgement/Action`` what the mode does about it. A check adds what needs the
/// files.
package struct SnapshotChecker: Sendable {
  package var store: SnapshotStore
  package var artifacts: ArtifactsFolder
  package var mode: RecordMode
  /// The problems of text that fail a check although the picture can be drawn; none by default. The
  /// verdict is then `undrawable`: the picture is not what was requested, so it is neither compared
  /// nor recorded.
  package var strictText: StrictText = []
  /// Whether to write no files. Outcomes are the same, except for the paths of pending files. Off
  /// by default.
  package var isDryRun = false
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
    var check = SnapshotCheck(
      checker: checker, subject: subject, tolerance: tolerance, mode: mode ?? self.mode)
    do throws(SnapshotIdentityError) {
      try registry.claim(subject.identity, at: subject.source)
      check.run()
    } catch {
      check.refuse(error.description)
    }
    var outcome = check.outcome
    if outcome.finished == 0 { outcome.finished = now() }
    return outcome
  }
}
