/// Themes of a gallery that come from a file or a server: `--theme-from brand=http://127.0.0.1:8000/brand.json`.
import Foundation
import Likeness
import LikenessFetch

/// A named theme and its source.
package struct ThemeInput: Sendable {
  enum Place: Sendable {
    /// A file, read again when it changes.
    case file(String)
    /// A server, polled for changes.
    case server(ThemeSource)
  }

  package let name: String
  let place: Place

  /// Reads `name=file` or `name=URL`.
  package init(_ text: String) throws(ThemeInputError) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, let name = parts.first, let place = parts.last, !name.isEmpty, !place.isEmpty else { throw .noPlace(text) }
    self.name = name
    guard place.contains("://") else {
      self.place = .file(place)
      return
    }
    do throws(FetchFailure) { self.place = .server(try ThemeSource(place)) } catch { throw .source(error) }
  }

  /// The file; nil for a server.
  var file: String? {
    if case .file(let path) = place { path } else { nil }
  }
}

/// Replaces themes of the same name, in the gallery and in stories with their own themes; others are added to the gallery's.
extension Gallery {
  package func replacing(_ themes: [String: Theme]) -> Gallery {
    var gallery = self
    gallery.themes.merge(themes) { _, new in new }
    for index in gallery.stories.indices {
      for (name, theme) in themes where gallery.stories[index].themes?[name] != nil { gallery.stories[index].themes?[name] = theme }
    }
    return gallery
  }
}

extension ThemeInput {
  /// The result of reading or fetching a theme. Without a theme, the previous one stays.
  package struct News: Sendable {
    package var theme: Theme?
    package var problem: String?
    /// Whether the server answered at all.
    var isAnswer = true
  }

  /// Reads the file, or asks the server once.
  package func news(artifacts: ArtifactsFolder) async -> News {
    switch place {
    case .file(let path): Self.read(file: path)
    case .server(let source): Self.news(of: await Self.fetcher(source, artifacts: artifacts).fetch())
    }
  }

  static func read(file path: String) -> News {
    do throws(Problems) {
      return News(theme: try Theme(contentsOfFile: path))
    } catch {
      return News(problem: error.description)
    }
  }

  /// Returns a fetcher that keeps the last good theme in the folder of artifacts, for use offline.
  ///
  /// It retries a temporary failure once immediately. ``follow(_:tell:)`` waits longer.
  static func fetcher(_ source: ThemeSource, artifacts: ArtifactsFolder) -> ThemeFetcher {
    ThemeFetcher(source, cacheFolder: artifacts.path + "/themes", options: FetchOptions(retries: 1))
  }

  static func news(of fetch: ThemeFetch) -> News {
    switch fetch.outcome {
    case .fresh(let theme), .notModified(let theme): News(theme: theme, problem: fetch.warnings.first?.description)
    case .offline(let failure, _), .unavailable(let failure):
      News(theme: fetch.theme, problem: fetch.description, isAnswer: failure.isAnswer)
    case .rejected: News(theme: fetch.theme, problem: fetch.description)
    case .cancelled: News(theme: fetch.theme)
    }
  }

  /// The last good theme, if one is kept, until a server answers.
  static func waiting(for fetcher: ThemeFetcher) -> News {
    let theme = fetcher.lastGoodTheme()
    return News(theme: theme, problem: "waiting for \(fetcher.source.shown)" + (theme == nil ? "" : "; the last good theme is used"))
  }

  /// Polls a server until the task is canceled.
  static func follow(_ fetcher: ThemeFetcher, tell: (News) -> Void) async throws {
    var patience = Patience(for: fetcher.source)
    while true {
      let news = news(of: await fetcher.fetch())
      try Task.checkCancellation()
      tell(news)
      try await Task.sleep(for: patience.wait(after: news))
    }
  }

  /// The delay before the next request, which grows while the server fails.
  struct Patience {
    private let isHere: Bool
    private let interval: Duration
    private let longest: Duration
    private var last: Duration

    init(for source: ThemeSource) {
      isHere = ["127.0.0.1", "localhost", "::1", "[::1]"].contains(source.url.host ?? "")
      // A request to this machine costs almost nothing, and a designer is waiting. A server elsewhere also serves others.
      interval = isHere ? .milliseconds(150) : .seconds(5)
      longest = isHere ? .seconds(2) : .seconds(60)
      last = interval
    }

    /// On this machine, a refusal counts as an answer: somebody is fixing the theme.
    mutating func wait(after news: News) -> Duration {
      let isWell = news.problem == nil || isHere && news.isAnswer
      last = isWell ? interval : min(last * 2, longest)
      return last
    }
  }
}

/// The reason why a `name=place` argument is invalid.
package enum ThemeInputError: Error, CustomStringConvertible {
  case noPlace(String)
  case source(FetchFailure)

  /// The problem and the next step; follows the name of the option.
  package var description: String {
    switch self {
    case .noPlace(let text): " is '\(text)'. Give a name and a file or an address: brand=themes/brand.json."
    case .source(let failure): ": \(failure)."
    }
  }
}
