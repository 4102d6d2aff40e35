/// Checks fresh pictures against their references: the whole table of record mode and state of the reference.
import LikenessCompare
import LikenessDisplayList
import LikenessGraphics
import LikenessPNG
import LikenessRaster
import LikenessText

/// Checks snapshots against a store.
///
/// A value that threads share freely. What each record mode does in each state of the reference:
///
/// | reference | `all` | `missing` | `failed` | `never` |
/// | --- | --- | --- | --- | --- |
/// | absent | recorded | recorded | recorded | missing |
/// | equal, or within tolerance | passed | passed | passed | passed |
/// | different, also in size | recorded | different | recorded | different |
/// | damaged | recorded | unreadable | recorded | unreadable |
/// | Git LFS pointer | unreadable | unreadable | unreadable | unreadable |
///
/// Where a reference was to be written and can't be, the finding is `unwritable`. All but `passed` are failures, and what fails is kept as pending
/// unless it was recorded. A picture within tolerance is never rewritten; `all` renews the text beside an equal one where that is
/// out of date, and writes no file where nothing changed. A pointer is not overwritten because nobody can tell whether what it stands for differs.
package struct SnapshotChecker: Sendable {
  /// Where the references are.
  package var store: SnapshotStore
  /// Where pending pictures and difference images go.
  package var artifacts: ArtifactsFolder
  /// When a reference may be written.
  package var mode: RecordMode
  /// Whether equal display lists of one renderer pass without drawing. Default: no, since drawing is what is to be checked.
  package var trustsDisplayLists = false
  /// The pictures that need not be read where display lists are trusted, since they were before and nobody has touched them. By default those of this checker
  /// and its copies.
  package var seen = SeenFiles()
  /// What is not forgiven a text although the picture can be drawn. Default: nothing. Where there is some of it, the finding is `undrawable`: the picture
  /// is not what was asked for, so it is neither compared nor recorded.
  package var strictText: StrictText = []
  /// Whether no file is written, though every outcome is what it would be otherwise, but for the paths of what is kept as pending. Default: no.
  package var isDryRun = false
  /// How differences are drawn. Default: over the picture.
  package var differenceStyle: DifferenceStyle = .overlay
  /// What is refused when references and their display lists are read, and when differences are drawn.
  package var limits: PNG.Limits = .default
  /// The version of what draws, as it is written beside references.
  package var renderer: Int = Renderer.version
  /// Seconds since 1970, for timings and the end of each check.
  package var now: @Sendable () -> Double
  private let registry = IdentityRegistry()
  let kept = KeptFolders()

  /// Creates a checker. Copies of it share the knowledge of which names are taken.
  package init(store: SnapshotStore, artifacts: ArtifactsFolder, mode: RecordMode, now: @escaping @Sendable () -> Double = systemSeconds) {
    self.store = store
    self.artifacts = artifacts
    self.mode = mode
    self.now = now
  }

  /// Checks one snapshot. Every failure is in the outcome.
  ///
  /// - Parameters:
  ///   - tolerance: how much difference is forgiven; none by default.
  ///   - mode: the record mode for this one; the checker's by default.
  ///   - strictText: what is not forgiven a text of this one; as the checker says by default.
  package func check(
    _ subject: SnapshotSubject, tolerance: Tolerance = .exact, mode: RecordMode? = nil, strictText: StrictText? = nil
  ) -> SnapshotOutcome {
    var checker = self
    checker.strictText = strictText ?? self.strictText
    var check = PictureCheck(checker: checker, subject: subject, tolerance: tolerance, mode: mode ?? self.mode)
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
  /// Takes a name for a place in the source, for this checker and all its copies.
  func claim(_ identity: SnapshotIdentity, at source: SourcePlace?) throws(SnapshotIdentityError) {
    try registry.claim(identity, at: source)
  }
}
