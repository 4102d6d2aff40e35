/// What differs between two themes, token by token.

/// The difference of two themes: the tokens that came, went, changed or took another name.
///
/// The lists follow the order of the themes, so that equal themes give equal differences on every machine. The order of tokens and
/// the way in which values were given (aliases, hexadecimal form) make no difference.
public struct ThemeDifference: Hashable, Codable, Sendable {
  /// A token with its value.
  public struct Entry: Hashable, Codable, Sendable {
    /// The token.
    public var token: TokenID
    /// Its value.
    public var value: TokenValue
  }

  /// A token with its two values.
  public struct Change: Hashable, Codable, Sendable {
    /// The token.
    public var token: TokenID
    /// The value in the first theme.
    public var before: TokenValue
    /// The value in the second theme.
    public var after: TokenValue
  }

  /// A value that has another name.
  public struct Renaming: Hashable, Codable, Sendable {
    /// The token in the first theme.
    public var before: TokenID
    /// The token in the second theme.
    public var after: TokenID
    /// The value of both.
    public var value: TokenValue
  }

  /// The version of this form as JSON; 1. It is raised when a reader of the old form would misread the new.
  public static let schemaVersion = 1
  /// The version of the form in which this was read, or is written.
  public let schemaVersion: Int
  /// The first theme's name, where it has one.
  public var before: String?
  /// The second theme's name, where it has one.
  public var after: String?
  /// Tokens of the second theme only, in its order.
  public var added: [Entry]
  /// Tokens of the first theme only, in its order.
  public var removed: [Entry]
  /// Tokens of both with different values, in the order of the first.
  public var changed: [Change]
  /// Pairs of one token that went and one that came, of the same kind and value, where no other that went or came has that value.
  public var renamed: [Renaming]

  /// Compares two themes.
  public init(from first: Theme, to second: Theme) {
    schemaVersion = Self.schemaVersion
    before = first.name
    after = second.name
    let gone = first.tokenIDs.compactMap { id in second[id] == nil ? first[id].map { Entry(token: id, value: $0) } : nil }
    let come = second.tokenIDs.compactMap { id in first[id] == nil ? second[id].map { Entry(token: id, value: $0) } : nil }
    changed = first.tokenIDs.compactMap { id in
      guard let before = first[id], let after = second[id], before != after else { return nil }
      return Change(token: id, before: before, after: after)
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
  public var isEmpty: Bool { added.isEmpty && removed.isEmpty && changed.isEmpty && renamed.isEmpty }
}

extension ThemeDifference {
  /// The counts in one line, for people: `1 added, 2 changed`; `the themes have the same tokens` where nothing differs.
  public var summary: String { ThemeWording.summary(self) }
}

extension ThemeDifference: CustomStringConvertible {
  /// A summary, and one line for each token that differs.
  public var description: String { ThemeWording.difference(self) }
}
