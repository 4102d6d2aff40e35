/// The differences between two themes, token by token.

/// The tokens that differ between two themes.
///
/// The order of tokens and the form of values (aliases, hexadecimal digits) make no difference.
package struct ThemeDifference: Hashable, Sendable {
  /// A token with its values before and after. Either may be missing.
  package struct Change: Hashable, Sendable {
    package let token: TokenID
    package let before: TokenValue?
    package let after: TokenValue?
  }

  /// Changed tokens and removed ones in the order of the first theme, then added ones in the order
  /// of the second.
  package let changes: [Change]

  /// Compares two themes.
  package init(from first: Theme, to second: Theme) {
    let kept = first.tokens.compactMap { id, before in
      second[id] == before ? nil : Change(token: id, before: before, after: second[id])
    }
    let added = second.tokens.filter { first[$0.id] == nil }.map {
      Change(token: $0.id, before: nil, after: $0.value)
    }
    changes = kept + added
  }

  /// Whether all tokens are the same; the themes' own names may differ.
  package var isEmpty: Bool { changes.isEmpty }
}
