/// The error for a token that a theme lacks.
import LikenessJSON

/// An error for a token that is not in the theme.
public struct UnknownToken: Error, Hashable, Sendable {
  package let kind: TokenKind
  /// The requested name.
  public let name: String
  /// The most similar name; nil if none is similar.
  public let suggestion: String?
  /// The theme's name; nil if it has none.
  public let theme: String?

  /// Creates the error.
  ///
  /// - Parameter known: The existing names, for the suggestion.
  package init(kind: TokenKind, name: String, known: [String], theme: String?) {
    self.kind = kind
    self.name = name
    suggestion = nearestName(to: name, among: known)
    self.theme = theme
  }
}

extension UnknownToken: CustomStringConvertible {
  /// The cause and the next step.
  public var description: String { ThemeWording.unknownToken(self) }
}
