/// The failures of a fetch.
import LikenessBase
import LikenessJSON

/// The reason why a theme could not be fetched.
public struct FetchError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What went wrong.
  public enum Cause: Error, Hashable, Sendable {
    /// The URL is not `http` or `https`, the server could not be reached or trusted, or its
    /// response broke off, was not HTTP, or redirected too often or elsewhere. The text is
    /// libcurl's.
    case noResponse(String)
    /// The response was not complete within ``FetchOptions/timeLimit``.
    case timedOut(Duration)
    /// The response has more bytes than ``FetchOptions/sizeLimit``.
    case tooLarge(Int)
    /// The server answered with another status than 200.
    case status(Int)
    /// The response is not a valid theme.
    case invalid(Problems)
    /// The task was canceled.
    case cancelled
  }

  /// The URL without user, query and fragment, or `URL without a host`.
  public var url: String
  /// What went wrong.
  public var cause: Cause

  /// Creates an error, such as for tests of an app.
  public init(url: String, cause: Cause) { (self.url, self.cause) = (url, cause) }

  /// The URL, the cause and the next step.
  public var description: String {
    let words =
      switch cause {
      case .noResponse(let reason):
        "no usable response: \(reason). Check the address and the server."
      case .timedOut(let limit):
        "no complete response within \(limit). Try again, or raise timeLimit."
      case .tooLarge(let limit): "more than \(limit) bytes. Check the address, or raise sizeLimit."
      case .status(let status): "the server answered \(status). Check the address."
      case .invalid(let problems): "not a valid theme. Fix it on the server:\n\(problems)"
      case .cancelled: "the task was canceled."
      }
    return "\(printable(url)): \(words)"
  }
}
