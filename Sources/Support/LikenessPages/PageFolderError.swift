/// What can go wrong with a folder of pages, worded in one place.
import LikenessGraphics

/// Why pages could not be written.
package struct PageFolderError: Error, Equatable, Sendable {
  /// What the pages are, such as `report`.
  package var noun: String
  /// What stood in the way.
  package var reason: Reason

  /// What can stand in the way.
  package enum Reason: Equatable, Sendable {
    /// A file or folder could not be written.
    case unwritable(path: String, cause: String)
    /// A file that was to be copied could not be read; `remedy` says what to do.
    case sourceGone(path: String, cause: String, remedy: String)
    /// Something else stands where the pages are to go. `stranger` is the first entry of that folder which no such pages have, or nil where no folder
    /// stands there.
    case foreign(path: String, stranger: String?)
    /// A file that is not such a page stands where the page in one file is to go.
    case foreignFile(path: String)
  }

  /// Creates an error.
  package init(noun: String, reason: Reason) {
    self.noun = noun
    self.reason = reason
  }
}

extension PageFolderError: CustomStringConvertible {
  /// The cause, and what to do.
  package var description: String {
    switch reason {
    case .unwritable(let path, let cause):
      "The \(noun) could not be written to \(path): \(cause). Free the place, or choose another folder."
    case .sourceGone(let path, let cause, let remedy): "\(path) could not be copied into the \(noun): \(cause). \(remedy)"
    case .foreignFile(let path):
      "\(printable(path)) is not a \(noun) of this version of Likeness, and is left alone. Choose another file."
    case .foreign(let path, nil): "\(path) is not a folder that can be read, and is left alone. Choose an empty or a new folder."
    case .foreign(let path, let stranger?):
      "\(path) holds \(printable(stranger)), which is not of a \(noun) of this version of Likeness, and is left alone. Choose an empty or a new folder."
    }
  }
}
