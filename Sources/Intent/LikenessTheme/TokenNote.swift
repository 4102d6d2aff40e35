/// Notes about tokens.

/// What a design-token file says about a token beside its value: `$description` and `$deprecated`.
///
/// Notes travel with a theme through the design-token format. They make no difference to whether two themes are equal.
package struct TokenNote: Hashable, Sendable {
  /// Whether a token should still be used.
  package enum Deprecation: Hashable, Sendable {
    case deprecated
    /// Deprecated, with the reason or the replacement.
    case because(String)
    /// Not deprecated, although its group is.
    case notDeprecated
  }

  /// The purpose of the token; nil for none.
  package var description: String?
  package var deprecation: Deprecation?

  package init(description: String? = nil, deprecation: Deprecation? = nil) {
    self.description = description
    self.deprecation = deprecation
  }
}
