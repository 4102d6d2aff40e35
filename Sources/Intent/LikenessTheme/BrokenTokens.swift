/// The tokens of a theme's files that have a problem, so that what uses one can name it.
import LikenessJSON

/// The tokens with a problem, each with the first one.
package struct BrokenTokens: Hashable, Sendable {
  private var tokens: [TokenID: Problem] = [:]
  /// Those whose kind is unknown, by name.
  private var names: [String: Problem] = [:]
  /// The groups of design tokens that lack tokens because of a problem, by path. Empty is the root.
  private var groups: [String: Problem] = [:]

  /// Whether every token is sound.
  package var isEmpty: Bool { tokens.isEmpty && names.isEmpty && groups.isEmpty }

  /// The problem that makes a token unusable; nil if none of the files declares it so.
  package subscript(id: TokenID) -> Problem? {
    if isEmpty { return nil }
    if let problem = tokens[id] ?? names[id.name] { return problem }
    var path = id.name[...]
    while !groups.isEmpty, !path.isEmpty {
      path = path.lastIndex(of: ".").map { path[..<$0] } ?? ""
      if let problem = groups[String(path)] { return problem }
    }
    return nil
  }

  /// Whether this very token was noted.
  func holds(_ id: TokenID) -> Bool { tokens[id] != nil }

  /// Notes a token. The first problem of a token counts.
  ///
  /// - Parameter kind: Its kind; nil if that is unknown.
  mutating func note(_ name: String, _ kind: TokenKind?, _ problem: Problem) {
    if let kind {
      if tokens[TokenID(kind, name)] == nil { tokens[TokenID(kind, name)] = problem }
    } else if names[name] == nil {
      names[name] = problem
    }
  }

  /// Notes a group that lacks tokens.
  mutating func note(group path: String, _ problem: Problem) {
    if groups[path] == nil { groups[path] = problem }
  }
}

extension Theme {
  /// Whether the theme has a token, or its files do and it has a problem.
  package func declares(_ kind: TokenKind, _ name: String) -> Bool {
    let id = TokenID(kind, name)
    return self[id] != nil || broken[id] != nil
  }
}
