/// What can go wrong with a report, worded in one place.
import LikenessPages

/// Why a report could not be written.
package enum ReportError: Error, Equatable, Sendable {
  /// Its folder could not be written, or holds something else.
  case folder(PageFolderError)
  /// The outcomes have no JSON form: a number that is not finite.
  case notEncodable(cause: String)
  /// The page in one file would have so many bytes, more than browsers open.
  case tooLarge(bytes: Int)
}

extension ReportError: CustomStringConvertible {
  /// The cause, and what to do.
  package var description: String {
    switch self {
    case .folder(let error): error.description
    case .notEncodable(let cause): "The outcomes cannot be written as JSON: \(cause) Give finite numbers."
    case .tooLarge(let bytes):
      "The page in one file would have \(megabytes(bytes)), more than the \(megabytes(Report.maximumSinglePage)) that browsers open. "
        + "Write the folder instead, without --single-file."
    }
  }
}
