/// Why a pending picture was not accepted or rejected. The only place that words it.
package enum PendingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The picture is gone.
  case gone(String)
  /// The picture is damaged, or does not match the digest in the text beside it.
  case torn(String)
  /// The picture is not the one that was shown.
  case otherPicture(SnapshotIdentity)

  package var description: String {
    switch self {
    case .gone(let path):
      "\(path) is gone. Another process may have accepted or rejected it; run the check again."
    case .torn(let path):
      """
      \(path) does not match the text beside it: the run was interrupted, or the file was edited. \
      Run the check again.
      """
    case .otherPicture(let identity):
      "A later run drew another picture of \(identity). Look at the new one first."
    }
  }
}
