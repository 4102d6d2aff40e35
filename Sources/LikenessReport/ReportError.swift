/// What can go wrong with a report, worded in one place.

/// Why a report could not be written.
public enum ReportError: Error, Equatable, Sendable {
  /// A file or folder could not be written.
  case unwritable(path: String, cause: String)
  /// A picture that the outcomes name could not be copied.
  case pictureGone(path: String, cause: String)
  /// The outcomes have no JSON form: a number that is not finite.
  case notEncodable(cause: String)
  /// Something that is not a report stands where the report is to go. `stranger` is the first entry of that folder which no report writes, or nil
  /// where no folder stands there.
  case notAReport(path: String, stranger: String?)
}

extension ReportError: CustomStringConvertible {
  /// The cause, and what to do.
  public var description: String {
    switch self {
    case .unwritable(let path, let cause):
      "The report could not be written to \(path): \(cause). Free the place, or choose another folder with --output."
    case .pictureGone(let path, let cause):
      "The picture \(path) could not be copied into the report: \(cause). Run likeness check again, then likeness report."
    case .notEncodable(let cause):
      "The outcomes cannot be written as JSON: \(cause) Give finite numbers."
    case .notAReport(let path, nil):
      "\(path) is not a folder that can be read, and is left alone. Choose an empty or a new folder."
    case .notAReport(let path, let stranger?):
      "\(path) holds \(shown(stranger)), which is not of a report of this version of Likeness, and is left alone. Choose an empty or a new folder."
    }
  }
}

/// A name that may be anyone's, as it can be shown in one line.
private func shown(_ name: String) -> String {
  name.unicodeScalars.reduce(into: "") { text, scalar in
    if isDeceptive(scalar) || scalar == "\n" || scalar == "\t" { text += visible(scalar) } else { text.unicodeScalars.append(scalar) }
  }
}
