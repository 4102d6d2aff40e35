/// The errors of writing a report, worded in one place.

/// Why a report could not be written.
package enum ReportError: Error, Equatable, Sendable {
  /// The folder could not be written, or contains something else.
  case folder(PageFolderError)
  /// The page in one file would be larger than browsers open.
  case tooLarge(bytes: Int)
}

extension ReportError: CustomStringConvertible {
  /// The cause and the next step.
  package var description: String {
    switch self {
    case .folder(let error): error.description
    case .tooLarge(let bytes):
      "The page in one file would have \(megabytes(bytes)), more than the "
        + "\(megabytes(Report.maximumSinglePage)) that browsers open. "
        + "Write the folder instead, without --single-file."
    }
  }
}
