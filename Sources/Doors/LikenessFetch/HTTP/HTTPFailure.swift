/// Why an HTTP request failed.

/// The reason why a request failed.
enum HTTPFailure: Error, Hashable, Sendable {
  /// The connection failed, with libcurl's message.
  case noConnection(String)
  /// The server's certificate could not be verified, with libcurl's message.
  case untrusted(String)
  /// The connection ended before the response was complete; counts are bytes as sent.
  case truncated(received: Int, expected: Int)
  /// The response exceeds the limit.
  case tooLarge(limit: Int)
  /// The URL, or the target of a redirect, is neither `http` nor `https`. Holds its scheme, empty if there is none.
  case unsupportedScheme(String)
  /// There were more redirects than the limit.
  case tooManyRedirects(limit: Int)
  /// The response was not complete within the time limit.
  case timedOut
  /// The task was canceled.
  case cancelled
  /// libcurl is missing or too old, with the loader's message.
  case noLibrary(String)
}

extension HTTPFailure: CustomStringConvertible {
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
