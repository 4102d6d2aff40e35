/// Why a pending picture was not accepted. The only place that words it.

/// Why a pending picture was not accepted.
public enum PendingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// It is no longer there.
  case gone(String)
  /// It and its text were not written together, or one of them is damaged.
  case torn(String)
  /// The working tree draws another picture.
  case drawsOtherwise(String)
  /// The sources are others than those that the picture was drawn from.
  case otherSources(String)

  /// The path, the cause, and what to do.
  public var description: String {
    switch self {
    case .gone(let path): "\(path) is no longer there. Another process may have answered; run the check again."
    case .torn(let path): "\(path) does not belong to the text beside it: a run was cut off, or the file was changed. Run the check again."
    case .drawsOtherwise(let path): "\(path) is not what the working tree draws now. Run the check again, and look at the new picture."
    case .otherSources(let path):
      "\(path) was drawn from other sources than are here now, so nothing tells whether they still draw it. "
        + "Run the tests again, and look at the new picture; or check out what it was drawn from."
    }
  }
}
