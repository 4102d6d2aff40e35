/// Checks texts in one line.
import LikenessSnapshots

extension SnapshotChecker {
  /// Checks a text.
  func check(_ identity: SnapshotIdentity, _ text: TextSnapshot, source: SourcePlace? = nil)
    -> SnapshotOutcome
  {
    check(SnapshotSubject(identity, text: text, source: source))
  }
}
