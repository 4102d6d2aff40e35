/// Notes about tokens.

/// The `$description` and `$deprecated` of a token in a design-token file.
///
/// Notes are kept when a theme is written in the design-token format. They do not affect equality
/// of themes.
package struct TokenNote: Hashable, Sendable {
  package enum Deprecation: Hashable, Sendable {
    case deprecated
    /// Deprecated, with the reason or the replacement.
    case because(String)
    /// Not deprecated, although its group is.
    case notDeprecated
  }

  /// The purpose of the token, if given.
  package var description: String?
  package var deprecation: Deprecation?

  package init(description: String? = nil, deprecation: Deprecation? = nil) {
    self.description = description
    self.deprecation = deprecation
  }
}
