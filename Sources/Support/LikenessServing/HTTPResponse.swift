/// What the loopback server answers, and how that is written.
import Foundation
import LikenessDigest
import LikenessGraphics
import LikenessPages

/// An answer to a request.
package struct HTTPResponse: Sendable {
  /// What follows the head.
  package enum Body: Sendable {
    /// All of it at once.
    case bytes([UInt8])
    /// Events as they come, until the client goes away.
    case events(AsyncStream<ServerSentEvent>)
  }

  var status: Int
  /// Fields of the head, beside those that every answer has.
  var fields: [String: String]
  var body: Body

  /// Creates an answer.
  package init(_ status: Int, fields: [String: String] = [:], body: Body = .bytes([])) {
    self.status = status
    self.fields = fields
    self.body = body
  }

  /// A sentence for a person or a program's log.
  package static func text(_ status: Int, _ sentence: String, fields: [String: String] = [:]) -> HTTPResponse {
    HTTPResponse(
      status, fields: ["Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store"].merging(fields) { _, own in own },
      body: .bytes(Array((sentence + "\n").utf8)))
  }

  /// What is read only.
  package static let wrongMethod = text(405, "Send GET or HEAD.", fields: ["Allow": "GET, HEAD"])
  package static let notFound = text(404, "There is nothing here.")

  /// Something that a client may keep, and has to ask for again before it uses it: 304 where it has the same.
  package static func content(_ bytes: [UInt8], type: String, for request: HTTPRequest, fields: [String: String] = [:]) -> HTTPResponse {
    let tag = "\"\(ContentDigest(of: bytes).hex)\""
    let kept = ["ETag": tag, "Cache-Control": "no-cache"].merging(fields) { _, own in own }
    // The weak form counts as well, and `*` stands for anything (RFC 9110, 13.1.2).
    let known = (request["if-none-match"] ?? "").split(separator: ",").map { $0.filter { $0 != " " } }
    if known.contains(where: { $0 == tag || $0 == "W/" + tag || $0 == "*" }) { return HTTPResponse(304, fields: kept) }
    return HTTPResponse(200, fields: kept.merging(["Content-Type": type]) { own, _ in own }, body: .bytes(bytes))
  }

  /// A stream of events.
  package static func events(_ stream: AsyncStream<ServerSentEvent>) -> HTTPResponse {
    HTTPResponse(200, fields: ["Content-Type": "text/event-stream", "Cache-Control": "no-store"], body: .events(stream))
  }
}

extension HTTPResponse {
  /// Whether another request may follow; a stream of events has no other end than that of its connection.
  var keepsConnection: Bool {
    if case .bytes = body { true } else { false }
  }

  /// The head as it is sent.
  ///
  /// - Parameters:
  ///   - isLast: whether the connection is closed after the answer.
  ///   - date: the time of the answer.
  func head(isLast: Bool, date: Date) -> [UInt8] {
    // Browsers must not guess types, tell other servers where a request comes from, or show an answer inside another page.
    var all = [
      "X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer", "Cross-Origin-Resource-Policy": "same-origin",
      "Content-Security-Policy": PagePolicy.served,
      "Date": Self.dateFormat.string(from: date),
    ].merging(fields) { _, own in own }
    // The length of a 304 would be that of the content which it does not send.
    if case .bytes(let bytes) = body, status != 304 { all["Content-Length"] = "\(bytes.count)" }
    all["Connection"] = isLast ? "close" : "keep-alive"
    let lines = all.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)\r\n" }
    return Array(("HTTP/1.1 \(status) \(Self.phrases[status] ?? "Status")\r\n" + lines.joined() + "\r\n").utf8)
  }

  private static let phrases = [
    200: "OK", 204: "No Content", 303: "See Other", 304: "Not Modified", 400: "Bad Request", 403: "Forbidden", 404: "Not Found",
    405: "Method Not Allowed", 408: "Request Timeout", 409: "Conflict", 413: "Content Too Large", 414: "URI Too Long",
    415: "Unsupported Media Type", 421: "Misdirected Request", 422: "Unprocessable Content", 431: "Request Header Fields Too Large",
    500: "Internal Server Error", 501: "Not Implemented", 503: "Service Unavailable", 505: "HTTP Version Not Supported",
  ]

  /// Such as `Sun, 06 Nov 1994 08:49:37 GMT`, the one form in which servers write dates (RFC 9110, 5.6.7).
  private static let dateFormat = {
    let format = DateFormatter()
    format.locale = Locale(identifier: "en_US_POSIX")
    format.timeZone = TimeZone(secondsFromGMT: 0)
    format.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
    return format
  }()
}
