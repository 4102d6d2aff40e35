/// Parts of tokens that can name another token: colors in shadows, borders, gradients and fonts,
/// and a font's shadow.
import LikenessDisplayList

/// A part of a token that a theme file can give by name.
package enum TokenPart: Hashable, Sendable {
  /// A color, by its index in ``ThemeValue/colors``.
  case color(Int)
  /// The shadow of a font. If the named token is a list, the font uses its ``forText``.
  case shadow
}

/// The parts of tokens that were given by name.
struct TokenReferences: Sendable {
  private var names: [TokenID: [TokenPart: String]] = [:]

  subscript(part: TokenPart, of id: TokenID) -> String? {
    get { names[id]?[part] }
    set { names[id, default: [:]][part] = newValue }
  }
}

extension Theme {
  /// Returns the token that gives a part of another token, such as the color `primary` of a shadow.
  /// Nil if the part has a value of its own or if the two values no longer agree.
  package func reference(_ part: TokenPart, of id: TokenID) -> TokenID? {
    guard let name = references[part, of: id], let value = self[id] else { return nil }
    switch part {
    case .color(let index):
      let parts = value.colors
      guard parts.indices.contains(index), colors[name] == parts[index] else { return nil }
      return TokenID(.color, name)
    case .shadow:
      guard let shadow = (value.content as? FontToken)?.shadow, shadows[name]?.forText == shadow
      else { return nil }
      return TokenID(.shadow, name)
    }
  }

  /// Records that a part of a token was given by name. Used only for writing.
  package mutating func note(_ part: TokenPart, of id: TokenID, isNamed name: String) {
    references[part, of: id] = name
  }
}
