/// The answer of a server, as far as a fetch looks at it.
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What a server answered. The body is that of a theme, or the beginning of a text that says why there is none; any other is not read.
struct HTTPAnswer: Sendable {
  var status: Int
  /// The headers by their names in lower case, as far as a fetch looks at them.
  var headers: [String: String]
  var body: [UInt8] = []
  /// Whether more of the body was to come.
  var isCut = false

  /// The most bytes of a text that says why there is no theme. 8 KiB: a screen or two of problems.
  static let messageLimit = 8 << 10

  /// Whether the server says why there is no theme. With 401 and 407 it asks for a password, which clients see to in ways of their own.
  var hasMessage: Bool {
    (400...499).contains(status) && status != 401 && status != 407
      && headers["content-type"]?.lowercased().hasPrefix("text/plain") == true
  }

  /// What the server says, fit to be shown; nil where it says nothing.
  var message: String? { hasMessage ? foreignText(body, isCut: isCut) : nil }

  init(_ response: HTTPURLResponse) {
    status = response.statusCode
    headers = [:]
    for name in [
      "etag", "last-modified", "location", "retry-after", "date", "content-type", "content-length", "content-encoding",
    ] {
      headers[name] = response.value(forHTTPHeaderField: name)
    }
  }

  /// The same, where more of the body was to come.
  var cut: HTTPAnswer {
    var answer = self
    answer.isCut = true
    return answer
  }
}
