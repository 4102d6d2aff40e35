/// What can go wrong with a report, worded in one place.

/// Why a report could not be written.
public enum ReportError: Error, Equatable, Sendable {
  /// A file or folder could not be written.
  case unwritable(path: String, cause: String)
  /// A picture that the outcomes name could not be copied.
  case pictureGone(path: String, cause: String)
  /// Something that is not a report stands where the report is to go.
  case notAReport(path: String)
}

extension ReportError: CustomStringConvertible {
  /// The cause, and what to do.
  public var description: String {
    switch self {
    case .unwritable(let path, let cause):
      "The report could not be written to \(path): \(cause). Free the place, or choose another folder with --output."
    case .pictureGone(let path, let cause):
      "The picture \(path) could not be copied into the report: \(cause). Run likeness check again, then likeness report."
    case .notAReport(let path):
      "\(path) holds something that is no report of Likeness, and is left alone. Choose an empty or a new folder."
    }
  }
}
