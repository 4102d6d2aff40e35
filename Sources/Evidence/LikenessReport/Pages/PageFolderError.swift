/// The errors of a folder of pages, worded in one place.
import LikenessBase

/// Why pages could not be written.
package struct PageFolderError: Error, Equatable, Sendable {
  /// The kind of pages, such as `report`.
  package var noun: String
  /// The reason.
  package var reason: Reason

  /// The possible reasons.
  package enum Reason: Equatable, Sendable {
    /// A file or folder could not be written.
    case unwritable(path: String, cause: String)
    /// A file to copy could not be read; `remedy` is the next step.
    case sourceGone(path: String, cause: String, remedy: String)
    /// Something else is in the way. `stranger` is the first entry of the folder that such pages do
    /// not have, or nil if it is not a folder.
    case foreign(path: String, stranger: String?)
    /// The target of a page in one file is another kind of file.
    case foreignFile(path: String)
  }

  package init(noun: String, reason: Reason) {
    self.noun = noun
    self.reason = reason
  }
}

extension PageFolderError: CustomStringConvertible {
  /// The cause and the next step.
  package var description: String {
    switch reason {
    case .unwritable(let path, let cause):
      """
      The \(noun) could not be written to \(path): \(cause). Free some space, or choose another \
      folder.
      """
    case .sourceGone(let path, let cause, let remedy):
      "\(path) could not be copied into the \(noun): \(cause). \(remedy)"
    case .foreignFile(let path):
      """
      \(printable(path)) was not written by this version of Likeness and was not replaced. Choose \
      another file.
      """
    case .foreign(let path, nil):
      """
      \(path) is not a folder that can be read. Nothing was changed. Choose an empty or new folder.
      """
    case .foreign(let path, let stranger?):
      """
      \(path) contains \"\(printable(stranger))\", which is not part of a Likeness \(noun). \
      Nothing was changed. Choose an empty or new folder.
      """
    }
  }
}
