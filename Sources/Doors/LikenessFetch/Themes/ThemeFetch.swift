/// The result of a fetch.
import LikenessJSON
import LikenessTheme

/// The result of a fetch, with the failures on the way.
public struct ThemeFetch: Hashable, Sendable {
  /// The ways in which a fetch ends.
  public enum Outcome: Hashable, Sendable {
    /// The server has a new, good theme.
    case fresh(Theme)
    /// The server still has the last good theme.
    case notModified(Theme)
    /// The server is unreachable or fails. The last good theme is used.
    case offline(FetchFailure, usingCached: Theme)
    /// The server is unreachable or fails, and there is no last good theme.
    case unavailable(FetchFailure)
    /// The response was rejected. The last good theme, if any, is kept.
    case rejected(FetchFailure, keeping: Theme?)
    /// The task was canceled. The last good theme, if any, is kept.
    case cancelled(keeping: Theme?)
  }

  /// How it ended.
  public var outcome: Outcome
  /// The failure of each request, in order. If the outcome has a failure, it is the last one.
  public var failures: [FetchFailure]
  /// The problems that did not stop the fetch.
  public var warnings: [FetchWarning]
  /// The URL for messages; see ``ThemeSource/shown``.
  public var source: String

  /// The fetched theme, or the last good one; nil if there is none.
  public var theme: Theme? {
    switch outcome {
    case .fresh(let theme), .notModified(let theme), .offline(_, usingCached: let theme): theme
    case .rejected(_, let theme), .cancelled(let theme): theme
    case .unavailable: nil
    }
  }

  /// The problems of the file that the server sent; nil if there are none.
  public var problems: Problems? {
    if case .rejected(.invalid(let problems), _) = outcome { problems } else { nil }
  }
}

extension ThemeFetch: CustomStringConvertible {
  /// The result in words, for a log or a terminal.
  public var description: String { FetchWording.fetch(self) }
}
