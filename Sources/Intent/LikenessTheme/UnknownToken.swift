/// The error for a token that a theme lacks, or has with a problem.
import LikenessJSON

/// An error for a token that is not in the theme, or that is invalid in its file.
public struct UnknownToken: Error, Hashable, Sendable {
  package let kind: TokenKind
  /// The requested name.
  public let name: String
  /// The most similar name; nil if none is similar.
  public let suggestion: String?
  /// The theme's name; nil if it has none.
  public let theme: String?
  /// The problem that makes the token unusable, with file, line and column; nil if no file has it.
  public let problem: Problem?

  /// Creates the error.
  ///
  /// - Parameter known: The existing names, for the suggestion.
  package init(
    kind: TokenKind, name: String, known: [String], theme: String?, problem: Problem? = nil
  ) {
    self.kind = kind
    self.name = name
    suggestion = nearestName(to: name, among: known)
    self.theme = theme
    self.problem = problem
  }
}

extension UnknownToken: CustomStringConvertible {
  /// The cause and the next step.
  public var description: String { ThemeWording.unknownToken(self) }
}
