/// The pages of a running gallery, from memory, and the stream that tells open pages what has changed.
import Foundation
import Likeness
import LikenessConcurrency
import LikenessPages
import LikenessServing
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
  }

  private let state: Locked<State>
  private let listeners = EventListeners()

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
        listeners.send(.update(paths))
      } else if problem == hadProblem {
        return
      }
      // The same message again changes nothing on a page.
      listeners.send(.problem(problem))
    }
  }

  /// Answers a request.
  func response(to request: HTTPRequest) -> HTTPResponse {
    guard request.method == "GET" || request.method == "HEAD" else { return .wrongMethod }
    guard let path = request.path.removingPercentEncoding else { return .notFound }
    if path == Self.eventsPath { return .events(state.withLock { listeners.listen(first: .update(["*"]), .problem($0.problem)) }) }
    // Nothing is looked up on the disk, so no path leads anywhere else.
    let name = path == "/" ? "index.html" : String(path.dropFirst())
    let (picture, page): ([UInt8]?, [UInt8]?) = state.withLock { state in
      (state.pictures[name] ?? state.lastPictures[name], self.page(name, &state))
    }
    // A picture's name is the digest of its pixels.
    if let picture { return .content(picture, type: "image/png", for: request, fields: ["Cache-Control": "max-age=86400, immutable"]) }
    guard let page else { return .notFound }
    return .content(page, type: PageFile.mediaType(of: name), for: request)
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
}

extension ServerSentEvent {
  /// Pages that have changed: paths in the site, or `*` for all.
  fileprivate static func update(_ paths: [String]) -> ServerSentEvent { ServerSentEvent("update", paths) }

  /// The problem that pages show; none where the text is empty.
  fileprivate static func problem(_ text: String) -> ServerSentEvent { ServerSentEvent("problem", text) }
}
