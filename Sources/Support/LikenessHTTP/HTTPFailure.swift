/// Why a request over HTTP gave no answer.

/// How a request can fail, whoever asked for what.
package enum HTTPFailure: Error, Hashable, Sendable {
  /// There was no connection, or it broke; the cause in libcurl's words.
  case noConnection(String)
  /// The server can't prove who it is; the cause in libcurl's words.
  case untrusted(String)
  /// The connection ended before the whole answer had arrived; counts are bytes as they were sent.
  case truncated(received: Int, expected: Int)
  /// The answer has more bytes than are allowed.
  case tooLarge(limit: Int)
  /// The URL, or one that the server sends to, is none of the web; its scheme, or an empty text where it has none.
  case unsupportedScheme(String)
  /// The server sends elsewhere more often than that.
  case tooManyRedirects(limit: Int)
  /// The answer was not complete in time.
  case timedOut
  /// The task was cancelled.
  case cancelled
  /// libcurl is not installed, or is too old; the cause in the words of the system's loader.
  case noLibrary(String)
}

extension HTTPFailure: CustomStringConvertible {
  /// The cause, in words.
  package var description: String {
    switch self {
    case .noConnection(let cause): "no connection: \(cause)"
    case .untrusted(let cause): "the server can't prove who it is: \(cause)"
    case .truncated(let received, let expected): "the connection ended after \(received) of \(expected) bytes"
    case .tooLarge(let limit): "the answer has more than \(limit) bytes"
    case .unsupportedScheme(let scheme): "\(scheme.isEmpty ? "no scheme" : scheme) is neither http nor https"
    case .tooManyRedirects(let limit): "the server sends elsewhere more than \(limit) times"
    case .timedOut: "no complete answer in time"
    case .cancelled: "cancelled"
    case .noLibrary(let cause):
      "HTTP needs libcurl 7.68 or newer, which can't be loaded (\(cause)); install it, on Debian and Ubuntu by: apt-get install libcurl4"
    }
  }
}
