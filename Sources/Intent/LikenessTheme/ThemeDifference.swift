/// What differs between two themes, token by token.

/// The difference of two themes: the tokens that came, went, changed or took another name.
///
/// The lists follow the order of the themes, so that equal themes give equal differences on every machine. The order of tokens and
/// the way in which values were given (aliases, hexadecimal form) make no difference.
package struct ThemeDifference: Hashable, Encodable, Sendable {
  /// A token with its value.
  package struct Entry: Hashable, Encodable, Sendable {
    /// The token.
    package var token: TokenID
    /// Its value.
    package var value: TokenValue
  }

  /// A token with its two values.
  package struct Change: Hashable, Encodable, Sendable {
    /// The token.
    package var token: TokenID
    /// The value in the first theme.
    package var before: TokenValue
    /// The value in the second theme.
    package var after: TokenValue
  }

  /// A value that has another name.
  package struct Renaming: Hashable, Encodable, Sendable {
    /// The token in the first theme.
    package var before: TokenID
    /// The token in the second theme.
    package var after: TokenID
    /// The value of both.
    package var value: TokenValue
  }

  /// The version of this form as JSON; 1. It is raised when a reader of the old form would misread the new.
  package static let schemaVersion = 1
  /// The version of the form in which this was read, or is written.
  package let schemaVersion: Int
  /// The first theme's name, where it has one.
  package var before: String?
  /// The second theme's name, where it has one.
  package var after: String?
  /// Tokens of the second theme only, in its order.
  package var added: [Entry]
  /// Tokens of the first theme only, in its order.
  package var removed: [Entry]
  /// Tokens of both with different values, in the order of the first.
  package var changed: [Change]
  /// Pairs of one token that went and one that came, of the same kind and value, where no other that went or came has that value.
  package var renamed: [Renaming]

  /// Compares two themes.
  package init(from first: Theme, to second: Theme) {
    schemaVersion = Self.schemaVersion
    before = first.name
    after = second.name
    let gone = first.tokens.filter { second[$0.id] == nil }.map { Entry(token: $0.id, value: $0.value) }
    let come = second.tokens.filter { first[$0.id] == nil }.map { Entry(token: $0.id, value: $0.value) }
    changed = first.tokens.compactMap { id, before in
      second[id].flatMap { $0 == before ? nil : Change(token: id, before: before, after: $0) }
    }
    let goneByValue = Dictionary(grouping: gone, by: \.value)
    let comeByValue = Dictionary(grouping: come, by: \.value)
    func isRenamed(_ entry: Entry) -> Bool { goneByValue[entry.value]?.count == 1 && comeByValue[entry.value]?.count == 1 }
    renamed = gone.compactMap { entry in
      guard isRenamed(entry), let other = comeByValue[entry.value]?.first else { return nil }
      return Renaming(before: entry.token, after: other.token, value: entry.value)
    }
    removed = gone.filter { !isRenamed($0) }
    added = come.filter { !isRenamed($0) }
  }

  /// Whether all tokens are the same; the themes' own names may differ.
  package var isEmpty: Bool { added.isEmpty && removed.isEmpty && changed.isEmpty && renamed.isEmpty }
}

extension ThemeDifference {
  /// The counts in one line, for people: `1 added, 2 changed`; `the themes have the same tokens` where nothing differs.
  package var summary: String { ThemeWording.summary(self) }
}

extension ThemeDifference: CustomStringConvertible {
  /// A summary, and one line for each token that differs.
  package var description: String { ThemeWording.difference(self) }
}
