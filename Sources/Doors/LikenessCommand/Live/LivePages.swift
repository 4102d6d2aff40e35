/// The pages of a running gallery, kept in memory, and the events that update open pages.
import Foundation
import Likeness
import LikenessBase
import LikenessReport
import LikenessReview

final class LivePages: Sendable {
  private struct State {
    var site: GallerySite
    var problem = ""
    var pictures: [String: [UInt8]] = [:]
    /// The pictures of the previous site, which a page that is loading may still request.
    var lastPictures: [String: [UInt8]] = [:]
    /// The names of stories by the paths of their pages.
    var names: [String: String] = [:]
    /// The rendered pages. A page is rendered on request, so updating a thousand stories renders
    /// none.
    var pages: [String: [UInt8]] = [:]
  }

  private let state: Locked<State>
  private let listeners = EventListeners()

  static let eventsPath = "/events"

  init(title: String, sourceLink: SourceLink? = nil) {
    state = Locked(
      State(
        site: GallerySite(
          title: title, stories: [], events: Self.eventsPath, sourceLink: sourceLink)))
  }

  /// Shows other stories, and updates open pages. `problem` is empty if there is none.
  func show(_ stories: [SiteStory], problem: String) {
    state.withLock { state in
      let shown = Dictionary(
        state.site.stories.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
      let changed = stories.filter { shown[$0.name] != $0 }
      let hadProblem = state.problem
      let sameNames = state.site.stories.map(\.name) == stories.map(\.name)
      state.problem = problem
      if !changed.isEmpty || !sameNames {
        state.site.stories = stories
        state.pages = [:]
        state.names = Dictionary(
          stories.map { ($0.path, $0.name) }, uniquingKeysWith: { first, _ in first })
        state.lastPictures = state.pictures
        let pictures = stories.flatMap(\.looks).flatMap(\.pictures)
        state.pictures = Dictionary(
          pictures.map { ($0.path, $0.png) }, uniquingKeysWith: { first, _ in first })
        // Each page links to its neighbors.
        let paths = sameNames ? ["index.html"] + changed.map(\.path) : ["*"]
        listeners.send(.update(paths))
      } else if problem == hadProblem {
        return
      }
      // Repeating a message changes nothing on a page.
      listeners.send(.problem(problem))
    }
  }

  func response(to request: HTTPRequest) -> HTTPResponse {
    guard request.method == "GET" || request.method == "HEAD" else { return .wrongMethod }
    guard let path = request.path.removingPercentEncoding else { return .notFound }
    if path == Self.eventsPath {
      return .events(
        state.withLock { listeners.listen(first: .update(["*"]), .problem($0.problem)) })
    }
    // Reads nothing from the disk, so no path leads anywhere else.
    let name = path == "/" ? "index.html" : String(path.dropFirst())
    let (picture, page): ([UInt8]?, [UInt8]?) = state.withLock { state in
      (state.pictures[name] ?? state.lastPictures[name], self.page(name, &state))
    }
    // A picture's name is the digest of its pixels.
    if let picture {
      return .content(
        picture, type: "image/png", for: request,
        fields: ["Cache-Control": "max-age=86400, immutable"])
    }
    guard let page else { return .notFound }
    return .content(page, type: PageFile.mediaType(of: name), for: request)
  }

  private func page(_ name: String, _ state: inout State) -> [UInt8]? {
    if let page = state.pages[name] { return page }
    let file: PageFile? =
      switch name {
      case "index.html": state.site.index
      case "gallery.json": state.site.catalogue
      default:
        state.names[name].flatMap { state.site.page(of: $0) }
          ?? GallerySite.assets.first { $0.path == name }
      }
    guard case .bytes(let bytes)? = file?.content else { return nil }
    state.pages[name] = bytes
    return bytes
  }
}

extension ServerSentEvent {
  /// Changed pages: paths in the site, or `*` for all.
  fileprivate static func update(_ paths: [String]) -> ServerSentEvent {
    ServerSentEvent("update", paths)
  }

  /// The problem to show on pages; empty for none.
  fileprivate static func problem(_ text: String) -> ServerSentEvent {
    ServerSentEvent("problem", text)
  }
}
