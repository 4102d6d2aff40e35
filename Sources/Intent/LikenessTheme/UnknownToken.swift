/// The error of looking up a token that a theme doesn't have.
import LikenessJSON

/// A theme has no token of that kind and name.
public struct UnknownToken: Error, Hashable, Sendable {
  package let kind: TokenKind
  /// The requested name.
  public let name: String
  /// The name that was probably meant; nil if none is similar.
  public let suggestion: String?
  /// The theme's name; nil for none.
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
  /// The cause and the next step, in words.
  public var description: String { ThemeWording.unknownToken(self) }
}
