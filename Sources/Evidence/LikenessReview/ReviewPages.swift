/// The pages of a review: responses to requests, and events for open pages.
import Foundation
import LikenessBase
import LikenessReport
import LikenessSnapshots

/// Answers the requests of a review.
///
/// Every request must have the token in its path. A request that changes something must also have
/// it in a field, which pages of other origins can't send without permission. The host must be this
/// machine by name and port, so no web name that resolves to this machine is accepted (DNS
/// rebinding). Requests name snapshots and pictures of the report; no path of a request is ever
/// opened as a file.
final class ReviewPages: Sendable {
  private struct State {
    var revision = -1
    var files: [String: [UInt8]] = [:]
  }

  private let session: ReviewSession
  private let token: ReviewToken
  private let port: UInt16
  private let state = Locked(State())
  private let listeners = EventListeners()

  /// The longest body, in bytes: the names and digests of ten thousand pictures.
  static let limits = HTTPLimits(body: 1 << 21)

  init(_ session: ReviewSession, token: ReviewToken, port: UInt16) {
    self.session = session
    self.token = token
    self.port = port
  }

  /// Answers a request.
  func response(to request: HTTPRequest) async -> HTTPResponse {
    guard isOwnHost(request) else {
      return .text(421, "This review answers for 127.0.0.1:\(port) and localhost:\(port) only.")
    }
    guard isOwnOrigin(request) else { return .text(403, "Requests from other pages are refused.") }
    let parts = request.path.dropFirst().split(
      separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard let given = parts.first, token.matches(given) else {
      return .text(403, "Invalid token. Open the URL that the review printed.")
    }
    guard parts.count == 2 else {
      return HTTPResponse(
        303, fields: ["Location": "/\(token.text)/", "Cache-Control": "no-store"])
    }
    let name = String(parts[1])
    if let change = Change(rawValue: name) {
      guard request.method == "POST" else {
        return .text(405, "Send POST.", fields: ["Allow": "POST"])
      }
      return await self.change(change, request)
    }
    guard request.method == "GET" || request.method == "HEAD" else { return .wrongMethod }
    switch name {
    case "events": return .events(listeners.listen(first: ServerSentEvent("state", everything)))
    case "state": return json(everything)
    case "review.css": return content(PackageResources.review_css, PageFile.mediaType(of: name))
    case "review.js": return content(PackageResources.review_js, PageFile.mediaType(of: name))
    default: return file(name.isEmpty ? "index.html" : name)
    }
  }

  // MARK: - Access

  private func isOwnHost(_ request: HTTPRequest) -> Bool {
    let host = (request["host"] ?? "").lowercased()
    return ["127.0.0.1", "localhost"].contains {
      host == "\($0):\(port)" || port == 80 && host == $0
    }
  }

  /// A browser sends the origin with every request that could change something, and with those that
  /// scripts send to other sites.
  private func isOwnOrigin(_ request: HTTPRequest) -> Bool {
    if let site = request["sec-fetch-site"], site != "same-origin", site != "none",
      request.method == "POST"
    {
      return false
    }
    guard let origin = request["origin"] else {
      return request.method == "GET" || request.method == "HEAD"
    }
    return request["host"].map { origin.lowercased() == "http://\($0.lowercased())" } ?? false
  }

  // MARK: - Answers

  /// What a request asks for, by the end of its path.
  private enum Change: String { case accept, reject, undo }

  private struct Body: Decodable {
    var entries: [Entry]?

    struct Entry: Decodable {
      var name: String
      var seen: ContentDigest?

      /// The snapshot of that name; nil for any other spelling of it.
      var identity: SnapshotIdentity? {
        (try? SnapshotIdentity(name)).flatMap { $0.description == name ? $0 : nil }
      }
    }
  }

  private func change(_ change: Change, _ request: HTTPRequest) async -> HTTPResponse {
    guard let given = request["likeness-token"], token.matches(given) else {
      return .text(403, "Also send the token in the field Likeness-Token.")
    }
    guard let type = request["content-type"], type.lowercased().hasPrefix("application/json") else {
      return .text(415, "Send application/json.")
    }
    guard let body = try? JSONDecoder().decode(Body.self, from: Data(request.body)) else {
      return .text(
        400, #"Send {"entries": [{"name": "Button/primary@dark", "seen": "digest of the page"}]}."#)
    }
    let requests = body.entries?.compactMap { entry in
      entry.identity.map { ReviewRequest(identity: $0, seen: entry.seen) }
    }
    var reply: ReviewReply
    switch (change, requests) {
    case (.undo, _): reply = await session.undo(requests?.map(\.identity))
    case (_, nil): return .text(400, "Send the names under entries.")
    case (.accept, let requests?): reply = await session.answer(.accept, requests)
    case (.reject, let requests?): reply = await session.answer(.reject, requests)
    }
    for entry in body.entries ?? [] where entry.identity == nil {
      reply.refused.append(ReviewReply.Refusal(invalid: entry.name))
    }
    return json(reply)
  }

  private func json(_ value: some Encodable) -> HTTPResponse {
    content(Array(jsonText(value, isPretty: false).utf8), "application/json")
  }

  // MARK: - Pages

  private func file(_ name: String) -> HTTPResponse {
    if name.hasPrefix("images/") {
      return session.picture(name).map { content($0, "image/png") } ?? .notFound
    }
    let view = session.view.withLock { $0 }
    let bytes = state.withLock { state in
      if state.revision != view.revision || state.files.isEmpty {
        var report = view.report
        report.reviewToken = token.text
        report.reviewRevision = view.revision
        report.reviewBase = session.settings.base
        // Pictures are served one by one.
        let files = report.files().compactMap { file in
          if case .bytes(let bytes) = file.content { (file.path, bytes) } else { nil }
        }
        state.files = Dictionary(files, uniquingKeysWith: { first, _ in first })
        state.revision = view.revision
      }
      return state.files[name]
    }
    return bytes.map { content($0, PageFile.mediaType(of: name)) } ?? .notFound
  }

  private func content(_ bytes: [UInt8], _ type: String) -> HTTPResponse {
    HTTPResponse(
      200, fields: ["Content-Type": type, "Cache-Control": "no-store"], body: .bytes(bytes))
  }

  // MARK: - Events

  /// The complete state, for a page that connects or reconnects.
  private struct Everything: Encodable {
    var revision: Int
    var items: ReviewItems
  }

  private var everything: Everything {
    session.view.withLock { Everything(revision: $0.revision, items: $0.items) }
  }

  /// Sends events to all open pages.
  func send(_ news: ReviewSession.News) {
    switch news {
    case .items(let items): listeners.send(ServerSentEvent("items", items))
    case .revision(let number): listeners.send(ServerSentEvent("revision", number))
    }
  }
}
