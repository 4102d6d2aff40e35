/// What people and tools noted about a token, beside its value.
import LikenessJSON

/// What a design-token file says about a token: `$description`, `$deprecated` and `$extensions`.
///
/// Notes travel with a theme through the design-token format. They make no difference to whether two themes are equal.
public struct TokenNote: Hashable, Sendable {
  /// Whether a token should still be used.
  public enum Deprecation: Hashable, Sendable {
    /// It should not.
    case deprecated
    /// It should not, and this says why, or what to use instead.
    case because(String)
    /// It may be used although its group is deprecated.
    case notDeprecated
  }

  /// What the token is for.
  public var description: String?
  /// Whether it should still be used; nil where nothing is said.
  public var deprecation: Deprecation?
  /// What other tools noted, by the name of the tool in reverse domain notation.
  public var extensions: [JSONProperty]

  /// Creates a note.
  public init(description: String? = nil, deprecation: Deprecation? = nil, extensions: [JSONProperty] = []) {
    self.description = description
    self.deprecation = deprecation
    self.extensions = extensions
  }

  /// Whether nothing is said.
  public var isEmpty: Bool { description == nil && deprecation == nil && extensions.isEmpty }
}

/// How a design-token file gave its tokens, so that they can be written in the same way: paths, references, units, colour spaces,
/// and the tokens of those types that a theme doesn't hold.
struct DesignTokenSource: Sendable {
  struct Entry: Sendable {
    /// The names of the groups and of the token.
    let path: [String]
    let type: DesignTokenType
    /// The token; nil for one of a type that a theme doesn't hold.
    let token: TokenID?
    /// What `member` meant when it was read; it is written again only while the token has this value.
    let value: TokenValue?
    /// The `$value` as it was written, or the `$ref` in its place.
    let member: JSONProperty
    /// The note of a token that a theme doesn't hold; those of the others stand in ``Theme/notes``.
    let note: TokenNote
  }

  struct Group: Sendable {
    let path: [String]
    /// `$description`, `$deprecated` and `$extensions`.
    let members: [JSONProperty]
  }

  var entries: [Entry] = []
  var groups: [Group] = []
}
