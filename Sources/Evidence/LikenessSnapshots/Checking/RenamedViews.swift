/// Views that have another name and nothing else, such as those of a class that was renamed. A name
/// draws nothing, so they fail no check of a picture.
import LikenessCauses
import LikenessDisplayList

extension Cause {
  /// Whether a view has another name, and no pixel shows it.
  var isNameAlone: Bool { subject == .tree(.renamed) && (pixels ?? 0) == 0 }
}

extension DisplayList {
  /// What to say of the text of a reference whose picture is the same; nil where more than names
  /// differs, or nothing.
  func renameNote(since stored: DisplayList) -> String? {
    let causes = CauseAnalysis(from: stored, to: self).causes
    guard let first = causes.first, causes.allSatisfy(\.isNameAlone) else { return nil }
    let more = causes.count > 1 ? ", and \(causes.count - 1) more" : ""
    return "The text of the reference has other names of views: \(first.statement)\(more). "
      + "The picture is the same. Record it again to update the text."
  }
}
