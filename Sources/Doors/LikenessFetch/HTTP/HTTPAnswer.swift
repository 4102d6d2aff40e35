/// HTTP responses and the parsing of their heads.
import Foundation

/// A response, as far as it was requested.
struct HTTPAnswer: Hashable, Sendable {
  /// The status, such as 200.
  var status: Int
  /// The headers by their names in lower case. Repeated ones are joined by commas.
  var headers: [String: String]
  /// The body, decoded.
  var body: [UInt8]
  /// Whether more of the body followed.
  var isCut: Bool

  init(status: Int, headers: [String: String] = [:], body: [UInt8] = [], isCut: Bool = false) {
    self.status = status
    self.headers = headers
    self.body = body
    self.isCut = isCut
  }

  var cut: HTTPAnswer {
    var answer = self
    answer.isCut = true
    return answer
  }
}

/// How much of a body to read.
enum HTTPBody: Hashable, Sendable {
  /// Nothing; the head is enough.
  case none
  /// The whole body. A response with more decoded bytes is refused.
  case whole(limit: Int)
  /// At most this many decoded bytes.
  case beginning(limit: Int)
}

/// The heads of the responses to one request: interim ones, redirects, and the last.
struct HTTPHeads: Sendable {
  /// The most bytes of all heads together, as in browsers. Servers send a few hundred.
  static let limit = 256 << 10

  private var answer: HTTPAnswer?
  private(set) var size = 0
  /// The target of the last redirect.
  private(set) var location: String?
  private let followsRedirections: Bool

  init(followingRedirections: Bool) { followsRedirections = followingRedirections }

  /// Parses one line. Returns the final head after its last line.
  mutating func take(_ line: some Collection<UInt8>) -> HTTPAnswer? {
    size += line.count
    if line.starts(with: "HTTP/".utf8) {
      // Such as "HTTP/1.1 200 OK".
      let status = line.drop { $0 != 32 }.dropFirst().prefix { (48...57).contains($0) }
      answer = HTTPAnswer(status: Int(String(decoding: status, as: UTF8.self)) ?? 0)
      return nil
    }
    // Trailers behind a body are ignored.
    guard var head = answer else { return nil }
    if line.allSatisfy({ $0 == 13 || $0 == 10 }) {
      answer = nil
      return isLast(head) ? head : nil
    }
    let name = line.prefix { $0 != 58 }
    let value = line.dropFirst(name.count + 1).filter { $0 != 13 && $0 != 10 }
    let text = String(decoding: value, as: UTF8.self).trimmingCharacters(in: .whitespaces)
    head.headers.merge([String(decoding: name, as: UTF8.self).lowercased(): text]) { "\($0), \($1)" }
    answer = head
    return nil
  }

  /// Whether a head is the final one, not an interim one or that of a followed redirect.
  private mutating func isLast(_ head: HTTPAnswer) -> Bool {
    if (100..<200).contains(head.status) { return false }
    guard followsRedirections, (300..<400).contains(head.status), let place = head.headers["location"], !place.isEmpty else { return true }
    location = place
    return false
  }
}
