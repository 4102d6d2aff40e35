/// The failures of fetching a theme.
import LikenessJSON

/// The reason why a theme could not be fetched.
public enum FetchFailure: Error, Hashable, Sendable {
  /// The address is not `http` or `https` with a host.
  case badAddress(String)
  /// The response was not complete within the time limit.
  case timedOut(Duration)
  /// The connection failed, with the system's message.
  case noConnection(String)
  /// The server's certificate could not be verified, with the system's message.
  case untrusted(String)
  /// The connection ended before the response was complete; counts are bytes.
  case truncated(received: Int, expected: Int)
  /// The server answered with a status other than 200, possibly with a delay for a retry. For a status from 400 to 499, `message` is the server's reason: the
  /// first 8 KiB of plain text, safe to show.
  case status(Int, retryAfter: Duration?, message: String? = nil)
  /// The response has more bytes than the limit.
  case tooLarge(limit: Int)
  /// A redirect was not followed.
  case redirect(RedirectRefusal)
  /// The response is not a valid theme.
  case invalid(Problems)
  /// libcurl is missing or too old, with the cause and what to install.
  case noClient(String)
  /// The task was canceled.
  case cancelled

  /// Why a redirect was not followed.
  public enum RedirectRefusal: Hashable, Sendable {
    /// From `https` to `http`, where anybody on the way could change the theme.
    case toInsecure(String)
    /// To a URL that is neither `http` nor `https`.
    case toOther(String)
    /// The response has no location.
    case nowhere
    /// There were more redirects than the limit.
    case tooMany(Int)
  }

  /// Whether a later request may succeed, because the connection or an overloaded server failed.
  public var isPassing: Bool {
    switch self {
    case .timedOut, .noConnection, .truncated: true
    case .status(let code, _, _): code == 408 || code == 429 || (500...599).contains(code)
    case .badAddress, .untrusted, .tooLarge, .redirect, .invalid, .noClient, .cancelled: false
    }
  }

  /// Whether the server responded. Without a response, a theme is unavailable rather than rejected.
  package var isAnswer: Bool {
    switch self {
    case .timedOut, .noConnection, .truncated, .noClient, .cancelled: false
    case .status, .badAddress, .untrusted, .tooLarge, .redirect, .invalid: true
    }
  }

  init(_ failure: HTTPFailure, timeLimit: Duration) {
    self =
      switch failure {
      case .noConnection(let cause): .noConnection(cause)
      case .untrusted(let cause): .untrusted(cause)
      case .truncated(let received, let expected): .truncated(received: received, expected: expected)
      case .tooLarge(let limit): .tooLarge(limit: limit)
      case .unsupportedScheme(let scheme): .redirect(.toOther(scheme))
      case .tooManyRedirects(let limit): .redirect(.tooMany(limit))
      case .timedOut: .timedOut(timeLimit)
      case .noLibrary: .noClient("\(failure)")
      case .cancelled: .cancelled
      }
  }
}

extension FetchFailure: CustomStringConvertible {
  /// The cause, in words.
  public var description: String { FetchWording.failure(self) }
}

/// A problem that did not stop a fetch.
public enum FetchWarning: Hashable, Sendable {
  /// The cached theme at this path is damaged or from another version, and was ignored.
  case cacheIgnored(String)
  /// The theme can't be cached at this path, with the system's message.
  case cacheNotWritten(String, cause: String)
}

extension FetchWarning: CustomStringConvertible {
  /// The problem and its consequence, in words.
  public var description: String { FetchWording.warning(self) }
}
