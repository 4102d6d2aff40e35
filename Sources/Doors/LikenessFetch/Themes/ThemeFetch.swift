/// What became of a fetch.
import LikenessJSON
import LikenessTheme

/// What became of a fetch, with everything that happened on the way.
public struct ThemeFetch: Hashable, Sendable {
  /// How a fetch can end.
  public enum Outcome: Hashable, Sendable {
    /// The server has a new, good theme.
    case fresh(Theme)
    /// The server has the theme that is known already.
    case notModified(Theme)
    /// The server can't be reached, or fails; the last good theme is used.
    case offline(FetchFailure, usingCached: Theme)
    /// The server can't be reached, or fails, and no theme is known.
    case unavailable(FetchFailure)
    /// What the server answered was not taken; the last good theme, if there is one, is kept.
    case rejected(FetchFailure, keeping: Theme?)
    /// The task was cancelled; the last good theme, if there is one, is kept.
    case cancelled(keeping: Theme?)
  }

  /// How it ended.
  public var outcome: Outcome
  /// The failures in order, that of each request; the last one is also that of the outcome, where it has one.
  public var failures: [FetchFailure]
  /// What went wrong beside it.
  public var remarks: [FetchRemark]
  /// The address, as messages give it.
  public var source: String

  /// The last good theme: the fetched one, or the one that is kept; nil where none is known.
  public var theme: Theme? {
    switch outcome {
    case .fresh(let theme), .notModified(let theme), .offline(_, usingCached: let theme): theme
    case .rejected(_, let theme), .cancelled(let theme): theme
    case .unavailable: nil
    }
  }

  /// What is wrong with the file that the server sent; nil where it is another failure, or none.
  public var problems: Problems? {
    if case .rejected(.invalid(let problems), _) = outcome { problems } else { nil }
  }
}

extension ThemeFetch: CustomStringConvertible {
  /// What happened, in words, for a log or a terminal.
  public var description: String { FetchWording.fetch(self) }
}
