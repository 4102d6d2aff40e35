/// Themes of a gallery that come from a file or a server: `--theme-from brand=http://127.0.0.1:8000/brand.json`.
import Foundation
import Likeness
import LikenessFetch

/// A theme by name, and where it comes from.
package struct ThemeInput: Sendable {
  /// Where a theme comes from.
  enum Place: Sendable {
    /// A file, read again when it changes.
    case file(String)
    /// A server, asked again and again.
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

  /// The file, where it comes from one.
  var file: String? {
    if case .file(let path) = place { path } else { nil }
  }
}

/// Themes in the place of those of the same name, in the gallery and in stories that bring their own; others join the gallery's.
extension Gallery {
  /// Returns the gallery with other themes.
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
  /// What one look at a theme's place gave: a theme, and what should be said of it; without a theme the one before stays.
  package struct News: Sendable {
    package var theme: Theme?
    package var problem: String?
    /// Whether there was an answer, be it a bad one.
    var isAnswer = true
  }

  /// Reads the file, or asks the server once.
  package func news(artifacts: ArtifactsFolder) async -> News {
    switch place {
    case .file(let path): Self.read(file: path)
    case .server(let source): Self.news(of: await Self.fetcher(source, artifacts: artifacts).fetch())
    }
  }

  /// The theme in the file now.
  static func read(file path: String) -> News {
    do throws(Problems) {
      return News(theme: try Theme(contentsOfFile: path))
    } catch {
      return News(problem: error.description)
    }
  }

  /// A fetcher that keeps the last good theme in the folder of artifacts, for days without a connection.
  ///
  /// A failure that may pass is tried once more at once; all further patience is that of ``follow(_:tell:)``.
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

  /// What is in force until a server has answered: its last good theme, where one is kept.
  static func waiting(for fetcher: ThemeFetcher) -> News {
    let theme = fetcher.lastGoodTheme()
    return News(theme: theme, problem: "waiting for \(fetcher.source.shown)" + (theme == nil ? "" : "; the last good theme is used"))
  }

  /// Asks a server at once, and again and again until the task is cancelled.
  static func follow(_ fetcher: ThemeFetcher, tell: (News) -> Void) async throws {
    var patience = Patience(for: fetcher.source)
    while true {
      let news = news(of: await fetcher.fetch())
      try Task.checkCancellation()
      tell(news)
      try await Task.sleep(for: patience.wait(after: news))
    }
  }

  /// How long to wait before a server is asked again: ever longer while it fails.
  struct Patience {
    private let isHere: Bool
    private let interval: Duration
    private let longest: Duration
    private var last: Duration

    init(for source: ThemeSource) {
      isHere = ["127.0.0.1", "localhost", "::1", "[::1]"].contains(source.url.host ?? "")
      // An answer of this machine costs next to nothing, and a designer is looking on; a server elsewhere serves others, too.
      interval = isHere ? .milliseconds(150) : .seconds(5)
      longest = isHere ? .seconds(2) : .seconds(60)
      last = interval
    }

    /// On this machine a refusal is an answer like others: the theme with the problem is being mended.
    mutating func wait(after news: News) -> Duration {
      let isWell = news.problem == nil || isHere && news.isAnswer
      last = isWell ? interval : min(last * 2, longest)
      return last
    }
  }
}

/// A reason why a text names no theme and its place.
package enum ThemeInputError: Error, CustomStringConvertible {
  /// The text is not of the form `name=place`.
  case noPlace(String)
  /// The address is invalid.
  case source(FetchFailure)

  /// The problem and the next step, for a message that begins with the option.
  package var description: String {
    switch self {
    case .noPlace(let text): " is '\(text)'. Give a name and a file or an address: brand=themes/brand.json."
    case .source(let failure): ": \(failure)."
    }
  }
}
