/// Why an HTTP request failed.

/// The ways in which a request can fail.
enum HTTPFailure: Error, Hashable, Sendable {
  /// There was no connection, or it broke; the cause in libcurl's words.
  case noConnection(String)
  /// The server's certificate could not be verified; the cause in libcurl's words.
  case untrusted(String)
  /// The connection ended before the whole answer had arrived; counts are bytes as they were sent.
  case truncated(received: Int, expected: Int)
  /// The answer has more bytes than are allowed.
  case tooLarge(limit: Int)
  /// The URL, or the target of a redirect, is neither `http` nor `https`; its scheme, or an empty text if it has none.
  case unsupportedScheme(String)
  /// There were more redirects than that.
  case tooManyRedirects(limit: Int)
  /// The answer was not complete within the time limit.
  case timedOut
  /// The task was cancelled.
  case cancelled
  /// libcurl is not installed, or is too old; the cause in the words of the system's loader.
  case noLibrary(String)
}

extension HTTPFailure: CustomStringConvertible {
  /// The cause, in words.
  var description: String {
    switch self {
    case .noConnection(let cause): "no connection: \(cause)"
    case .untrusted(let cause): "can't verify the server's certificate: \(cause)"
    case .truncated(let received, let expected): "the connection ended after \(received) of \(expected) bytes"
    case .tooLarge(let limit): "the response has more than \(limit) bytes"
    case .unsupportedScheme(let scheme):
      scheme.isEmpty ? "the URL has no scheme; expected http or https" : "unsupported scheme \(scheme); expected http or https"
    case .tooManyRedirects(let limit): "more than \(limit) redirects"
    case .timedOut: "timed out"
    case .cancelled: "cancelled"
    case .noLibrary(let cause):
      "can't load libcurl 7.68 or newer: \(cause). On Debian and Ubuntu, install it with: apt-get install libcurl4"
    }
  }
}
