/// The error of asking a theme for a token that it doesn't have.
import LikenessJSON

/// A theme has no token of that kind and name.
public struct UnknownToken: Error, Hashable, Sendable {
  /// What was asked for.
  public let kind: TokenKind
  /// The name that was asked for.
  public let name: String
  /// The name that was probably meant; nil where none is near.
  public let suggestion: String?
  /// The theme's name; nil where it has none.
  public let theme: String?

  /// Creates the error.
  ///
  /// - Parameter known: the names there are, among which a near one is sought.
  public init(kind: TokenKind, name: String, known: [String], theme: String?) {
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
