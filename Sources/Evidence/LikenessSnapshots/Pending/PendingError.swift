/// Why a pending snapshot was not answered. The only place that words it.
package enum PendingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// It does not wait.
  case gone(String)
  /// A file that waits does not have the digest of its outcome.
  case torn(String)
  /// An outcome can't be read.
  case damaged(String)
  /// Another picture waits than the one that was shown.
  case otherPicture(SnapshotIdentity)
  /// The reference has changed since it was judged.
  case outdated(SnapshotIdentity)
  /// Somebody changed the reference after it was accepted.
  case referenceChanged(String)
  /// A file of a former reference is not the one that an answer replaced.
  case notFormer(String)
  /// There is no answer to undo.
  case notAnswered(SnapshotIdentity)
  /// A Git LFS pointer is in place of the reference; with the next step.
  case pointer(String)
  /// A symbolic link is on the way to a file.
  case link(String)
  case store(SnapshotStoreError)
  case other(String)

  package var description: String {
    switch self {
    case .gone(let name):
      "\(name) is no longer pending: it was answered elsewhere, or a later run passed."
    case .torn(let path):
      "\(path) is not the file that the run wrote. Run the check again."
    case .damaged(let path): "\(path) cannot be read. Run the check again."
    case .otherPicture(let identity):
      "A later run drew another picture of \(identity). Look at the new one first."
    case .outdated(let identity):
      "\(identity) is outdated: its reference has changed since the check. Run again."
    case .referenceChanged(let path): "\(path) changed after you answered, so it was not replaced."
    case .notFormer(let path):
      """
      \(path) is not the former reference that was replaced, so nothing was undone. Restore the \
      reference with git, or record it again.
      """
    case .notAnswered(let identity):
      "\(identity) was not answered since the last run, or the answer was already undone."
    case .pointer(let problem): problem
    case .link(let path):
      """
      \(path) is a symbolic link. Answers follow no links, because they could lead out of the \
      folder. Replace it with a copy.
      """
    case .store(let error): error.description
    case .other(let problem): problem
    }
  }
}
