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
  /// It is of a scene or a story that the gallery at hand has not.
  case notInGallery(String, SnapshotOwner)
  /// No state of the sources stands beside it, or that of now can't be told.
  case unverified(String, isFromElsewhere: Bool)

  /// The path, the cause, and what to do.
  public var description: String {
    switch self {
    case .gone(let path): "\(path) is no longer there. Another process may have answered; run the check again."
    case .torn(let path): "\(path) does not belong to the text beside it: a run was cut off, or the file was changed. Run the check again."
    case .drawsOtherwise(let path): "\(path) is not what the working tree draws now. Run the check again, and look at the new picture."
    case .otherSources(let path):
      "\(path) was drawn from other sources than are here now, so nothing tells whether they still draw it. "
        + "Run the tests again, and look at the new picture; or check out what it was drawn from."
    case .notInGallery(let path, let owner) where owner.kind == .scene:
      "\(path) is of \(owner.file), and no such scene is drawn here. Give the folder of the scenes: --scenes; "
        + "or throw the picture away if the scene is gone: likeness reject."
    case .notInGallery(let path, let owner):
      "\(path) is of the story \(owner.name) in \(owner.file), which is not in the gallery at hand. Accept it with the command of that gallery; "
        + "or throw the picture away if the story is gone: likeness reject."
    case .unverified(let path, isFromElsewhere: true):
      "\(path) has no state of sources beside it that could be compared with those here, so nothing tells whether they draw it. "
        + "Run the tests here, and accept what they leave."
    case .unverified(let path, isFromElsewhere: false):
      "\(path) has no state of sources beside it that could be compared with those here, so nothing tells whether they still draw it. "
        + "Run the tests again; or take it as it was drawn: likeness accept --allow-unverified."
    }
  }
}
