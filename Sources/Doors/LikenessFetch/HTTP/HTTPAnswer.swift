/// The answer of a server, and how it is read line by line.
import Foundation

/// What a server answered, as far as it was asked for.
struct HTTPAnswer: Hashable, Sendable {
  /// The status, such as 200.
  var status: Int
  /// The headers by their names in lower case. One that comes several times has its values behind one another, with commas between.
  var headers: [String: String]
  /// The body, decoded.
  var body: [UInt8]
  /// Whether more of the body was to come.
  var isCut: Bool

  /// Creates an answer.
  init(status: Int, headers: [String: String] = [:], body: [UInt8] = [], isCut: Bool = false) {
    self.status = status
    self.headers = headers
    self.body = body
    self.isCut = isCut
  }

  /// The same, where more of the body was to come.
  var cut: HTTPAnswer {
    var answer = self
    answer.isCut = true
    return answer
  }
}

/// How much of a body is wanted, which the head of an answer decides.
enum HTTPBody: Hashable, Sendable {
  /// Nothing of it: the head is the answer.
  case none
  /// All of it; where it has more bytes, decoded, the answer is refused.
  case whole(limit: Int)
  /// That many bytes of it, decoded, or as many as come.
  case beginning(limit: Int)
}

/// The heads of the answers that one request gets: those on the way, which are not for the caller, and the last.
struct HTTPHeads: Sendable {
  /// The most bytes of all heads together: as many as browsers take. Servers send a few hundred.
  static let limit = 256 << 10

  private var answer: HTTPAnswer?
  private(set) var size = 0
  /// Where the last redirection led.
  private(set) var location: String?
  private let followsRedirections: Bool

  init(followingRedirections: Bool) { followsRedirections = followingRedirections }

  /// Takes one line; returns the head of the answer for the caller with its last line.
  mutating func take(_ line: some Collection<UInt8>) -> HTTPAnswer? {
    size += line.count
    if line.starts(with: "HTTP/".utf8) {
      // "HTTP/1.1 200 OK", where the version and the words may be others.
      let status = line.drop { $0 != 32 }.dropFirst().prefix { (48...57).contains($0) }
      answer = HTTPAnswer(status: Int(String(decoding: status, as: UTF8.self)) ?? 0)
      return nil
    }
    // What comes behind a body is none of the caller's business.
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

  /// Whether no other answer comes behind a head: neither the real one behind an interim one, nor that of another place.
  private mutating func isLast(_ head: HTTPAnswer) -> Bool {
    if (100..<200).contains(head.status) { return false }
    guard followsRedirections, (300..<400).contains(head.status), let place = head.headers["location"], !place.isEmpty else { return true }
    location = place
    return false
  }
}
