/// Why a theme could not be fetched.
import LikenessJSON

/// Why a request for a theme gave none.
public enum FetchFailure: Error, Hashable, Sendable {
  /// The address is none of a server.
  case badAddress(String)
  /// The answer was not complete after that time.
  case timedOut(Duration)
  /// There was no connection, or it broke; the cause in the system's words.
  case noConnection(String)
  /// The server can't prove who it is; the cause in the system's words.
  case untrusted(String)
  /// The connection ended before the whole answer had arrived; counts are bytes.
  case truncated(received: Int, expected: Int)
  /// The server answered with another status than 200. It may have said how long to wait, and, with a status from 400 to 499, why: the
  /// first 8 KiB of a plain text, with what would not be seen written out.
  case status(Int, retryAfter: Duration?, message: String? = nil)
  /// The answer has more bytes than are allowed.
  case tooLarge(limit: Int)
  /// A redirection was not followed.
  case redirect(RedirectRefusal)
  /// The answer is no theme.
  case invalid(Problems)
  /// This system has no client to fetch with, and what to install.
  case noClient(String)
  /// The task was cancelled.
  case cancelled

  /// Why a redirection was not followed.
  public enum RedirectRefusal: Hashable, Sendable {
    /// From `https` to `http`, where anybody on the way could change the theme.
    case toInsecure(String)
    /// To something else than a server.
    case toOther(String)
    /// The answer doesn't say where to.
    case nowhere
    /// There were more than that many.
    case tooMany(Int)
  }

  /// Whether the same request may succeed a little later: the server is overloaded or failing, or the connection is.
  public var isPassing: Bool {
    switch self {
    case .timedOut, .noConnection, .truncated: true
    case .status(let code, _, _): code == 408 || code == 429 || (500...599).contains(code)
    case .badAddress, .untrusted, .tooLarge, .redirect, .invalid, .noClient, .cancelled: false
    }
  }

  /// Whether a server said something. Without it a theme is not refused: it was never seen.
  package var isAnswer: Bool {
    switch self {
    case .timedOut, .noConnection, .truncated, .noClient, .cancelled: false
    case .status, .badAddress, .untrusted, .tooLarge, .redirect, .invalid: true
    }
  }

  /// The failure of a request.
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

/// Something that went wrong beside the fetch, and did not stop it.
public enum FetchRemark: Hashable, Sendable {
  /// The theme kept on disk, a path, is damaged or of another version, and was ignored.
  case cacheIgnored(String)
  /// The theme can't be kept on disk at a path; the cause in the system's words.
  case cacheNotWritten(String, cause: String)
}

extension FetchRemark: CustomStringConvertible {
  /// What happened and what follows from it, in words.
  public var description: String { FetchWording.remark(self) }
}
