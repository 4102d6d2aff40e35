/// Responses of the loopback server.
import Foundation
import LikenessBase
import LikenessReport
import LikenessSystem

package struct HTTPResponse: Sendable {
  package enum Body: Sendable {
    case bytes([UInt8])
    /// Events until the client disconnects.
    case events(AsyncStream<ServerSentEvent>)
  }

  var status: Int
  /// The header fields apart from those that every response has.
  var fields: [String: String]
  var body: Body

  package init(_ status: Int, fields: [String: String] = [:], body: Body = .bytes([])) {
    self.status = status
    self.fields = fields
    self.body = body
  }

  /// A plain text response, for a person or a log.
  package static func text(_ status: Int, _ sentence: String, fields: [String: String] = [:])
    -> HTTPResponse
  {
    HTTPResponse(
      status,
      fields: ["Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store"].merging(
        fields
      ) { _, own in own },
      body: .bytes(Array((sentence + "\n").utf8)))
  }

  /// The response for read-only resources.
  package static let wrongMethod = text(405, "Send GET or HEAD.", fields: ["Allow": "GET, HEAD"])
  package static let notFound = text(404, "Not found.")

  /// A resource that clients may cache but must revalidate: 304 if it has not changed.
  package static func content(
    _ bytes: [UInt8], type: String, for request: HTTPRequest, fields: [String: String] = [:]
  ) -> HTTPResponse {
    let tag = "\"\(ContentDigest(of: bytes).hex)\""
    let kept = ["ETag": tag, "Cache-Control": "no-cache"].merging(fields) { _, own in own }
    // The weak form counts too, and `*` matches anything (RFC 9110, 13.1.2).
    let known = (request["if-none-match"] ?? "").split(separator: ",").map {
      $0.filter { $0 != " " }
    }
    if known.contains(where: { $0 == tag || $0 == "W/" + tag || $0 == "*" }) {
      return HTTPResponse(304, fields: kept)
    }
    return HTTPResponse(
      200, fields: kept.merging(["Content-Type": type]) { own, _ in own }, body: .bytes(bytes))
  }

  package static func events(_ stream: AsyncStream<ServerSentEvent>) -> HTTPResponse {
    HTTPResponse(
      200, fields: ["Content-Type": "text/event-stream", "Cache-Control": "no-store"],
      body: .events(stream))
  }
}

extension HTTPResponse {
  /// Whether another request may follow. A stream of events ends only with its connection.
  var keepsConnection: Bool {
    if case .bytes = body { true } else { false }
  }

  /// Returns the head as sent. `isLast` closes the connection afterwards.
  func head(isLast: Bool, date: Date) -> [UInt8] {
    // Browsers must not guess types, send referrers, or embed a response in another page.
    var all = [
      "X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer",
      "Cross-Origin-Resource-Policy": "same-origin",
      "Content-Security-Policy": PagePolicy.served,
      "Date": Self.dateFormat.string(from: date),
    ].merging(fields) { _, own in own }
    // The length of a 304 would be that of the content that it omits.
    if case .bytes(let bytes) = body, status != 304 { all["Content-Length"] = "\(bytes.count)" }
    all["Connection"] = isLast ? "close" : "keep-alive"
    let lines = all.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)\r\n" }
    return Array(
      ("HTTP/1.1 \(status) \(Self.phrases[status] ?? "Status")\r\n" + lines.joined() + "\r\n").utf8)
  }

  private static let phrases = [
    200: "OK", 204: "No Content", 303: "See Other", 304: "Not Modified", 400: "Bad Request",
    403: "Forbidden", 404: "Not Found",
    405: "Method Not Allowed", 408: "Request Timeout", 409: "Conflict", 413: "Content Too Large",
    414: "URI Too Long",
    415: "Unsupported Media Type", 421: "Misdirected Request", 422: "Unprocessable Content",
    431: "Request Header Fields Too Large",
    500: "Internal Server Error", 501: "Not Implemented", 503: "Service Unavailable",
    505: "HTTP Version Not Supported",
  ]

  /// Such as `Sun, 06 Nov 1994 08:49:37 GMT`, the form that servers must send (RFC 9110, 5.6.7).
  private static let dateFormat = {
    let format = DateFormatter()
    format.locale = Locale(identifier: "en_US_POSIX")
    format.timeZone = TimeZone(secondsFromGMT: 0)
    format.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
    return format
  }()
}
