/// The pages of a running gallery, from memory, and the stream that tells open pages what has changed.
import Foundation
import Likeness
import LikenessConcurrency
import LikenessPages
import LikenessSite

/// Answers requests for a site that may be replaced at any time.
final class LivePages: Sendable {
  private struct State {
    var site: GallerySite
    var problem = ""
    /// By path.
    var pictures: [String: [UInt8]] = [:]
    /// Those of the site before, which a page that is being loaded may still ask for.
    var lastPictures: [String: [UInt8]] = [:]
    /// Names of stories by the paths of their pages.
    var names: [String: String] = [:]
    /// Pages that were made for this site. Only who asks for a page lets it be made, so that an update of a thousand stories waits for none.
    var pages: [String: [UInt8]] = [:]
    var listeners: [Int: AsyncStream<ServerSentEvent>.Continuation] = [:]
    var nextListener = 0
  }

  private let state: Locked<State>

  /// Where pages listen for what has changed.
  static let eventsPath = "/events"

  init(title: String, sourceLink: SourceLink? = nil) {
    state = Locked(State(site: GallerySite(title: title, stories: [], events: Self.eventsPath, sourceLink: sourceLink)))
  }

  /// Shows other stories, and tells the pages that are open.
  ///
  /// - Parameter problem: what is wrong now; empty where nothing is.
  func show(_ stories: [SiteStory], problem: String) {
    state.withLock { state in
      let shown = Dictionary(state.site.stories.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
      let changed = stories.filter { shown[$0.name] != $0 }
      let hadProblem = state.problem
      let sameNames = state.site.stories.map(\.name) == stories.map(\.name)
      state.problem = problem
      if !changed.isEmpty || !sameNames {
        state.site.stories = stories
        state.pages = [:]
        state.names = Dictionary(stories.map { ($0.path, $0.name) }, uniquingKeysWith: { first, _ in first })
        state.lastPictures = state.pictures
        let pictures = stories.flatMap(\.looks).flatMap(\.pictures)
        state.pictures = Dictionary(pictures.map { ($0.path, $0.png) }, uniquingKeysWith: { first, _ in first })
        // Each page leads to its neighbours.
        let paths = sameNames ? ["index.html"] + changed.map(\.path) : ["*"]
        for listener in state.listeners.values { listener.yield(.update(paths)) }
      } else if problem == hadProblem {
        return
      }
      // The same message again changes nothing on a page.
      for listener in state.listeners.values { listener.yield(.problem(problem)) }
    }
  }

  /// Answers a request.
  func response(to request: HTTPRequest) -> HTTPResponse {
    guard request.method == "GET" || request.method == "HEAD" else { return .wrongMethod }
    guard let path = request.path.removingPercentEncoding else { return .notFound }
    if path == Self.eventsPath { return .events(listen()) }
    // Nothing is looked up on the disk, so no path leads anywhere else.
    let name = path == "/" ? "index.html" : String(path.dropFirst())
    let (picture, page): ([UInt8]?, [UInt8]?) = state.withLock { state in
      (state.pictures[name] ?? state.lastPictures[name], self.page(name, &state))
    }
    // A picture's name is the digest of its pixels.
    if let picture { return .content(picture, type: "image/png", for: request, fields: ["Cache-Control": "max-age=86400, immutable"]) }
    guard let page else { return .notFound }
    return .content(page, type: PageFile.mediaType(of: name), for: request, fields: ["Content-Security-Policy": PagePolicy.served])
  }

  private func page(_ name: String, _ state: inout State) -> [UInt8]? {
    if let page = state.pages[name] { return page }
    let file: PageFile? =
      switch name {
      case "index.html": state.site.index
      case "gallery.json": state.site.catalogue
      default: state.names[name].flatMap { state.site.page(of: $0) } ?? GallerySite.assets.first { $0.path == name }
      }
    guard case .bytes(let bytes)? = file?.content else { return nil }
    state.pages[name] = bytes
    return bytes
  }

  /// The events from now on. The first makes up for what was missed while there was no connection.
  private func listen() -> AsyncStream<ServerSentEvent> {
    let (events, continuation) = AsyncStream.makeStream(of: ServerSentEvent.self)
    let number = state.withLock { state in
      state.nextListener += 1
      state.listeners[state.nextListener] = continuation
      continuation.yield(.update(["*"]))
      continuation.yield(.problem(state.problem))
      return state.nextListener
    }
    continuation.onTermination = { [weak self] _ in self?.state.withLock { $0.listeners[number] = nil } }
    return events
  }
}

extension ServerSentEvent {
  /// Pages that have changed: paths in the site, or `*` for all.
  static func update(_ paths: [String]) -> ServerSentEvent { ServerSentEvent(name: "update", data: json(paths)) }

  /// What pages say of problems; nothing where the text is empty.
  static func problem(_ text: String) -> ServerSentEvent { ServerSentEvent(name: "problem", data: json(text)) }

  /// In one line.
  private static func json(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    // Texts and lists of them can always be encoded.
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
  }
}
