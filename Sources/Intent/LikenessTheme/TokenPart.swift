/// Parts of tokens that may be the name of another token: the colours inside shadows, borders, gradients and fonts, and a font's shadow.
import LikenessGraphics

/// A part of a token that a theme file may give by the name of another token.
public enum TokenPart: Hashable, Sendable {
  /// A colour, counted from 0: of the shadows, the border, the stops of the gradient, or the shadow of the font.
  case color(Int)
  /// The shadow of a font; where the token named is several shadows, the first of them that doesn't fall inwards.
  case shadow
}

/// Which parts of tokens were given by name.
struct TokenReferences: Sendable {
  private var names: [TokenID: [TokenPart: String]] = [:]

  subscript(part: TokenPart, of id: TokenID) -> String? {
    get { names[id]?[part] }
    set { names[id, default: [:]][part] = newValue }
  }
}

extension Theme {
  /// The token by whose name a part of another one was given: the colour `primary` of a shadow. Nil where the part has a value of its own, or
  /// where the two no longer agree.
  public func reference(_ part: TokenPart, of id: TokenID) -> TokenID? {
    guard let name = references[part, of: id], let value = self[id] else { return nil }
    switch part {
    case .color(let index):
      let parts = value.colors
      guard parts.indices.contains(index), colors[name] == parts[index] else { return nil }
      return TokenID(.color, name)
    case .shadow:
      guard case .font(let font) = value, let shadow = font.shadow, shadows[name]?.forText == shadow else { return nil }
      return TokenID(.shadow, name)
    }
  }

  /// Notes that a part of a token was given by the name of another. The note matters for writing only.
  public mutating func note(_ part: TokenPart, of id: TokenID, isNamed name: String) {
    references[part, of: id] = name
  }
}

extension TokenValue {
  /// The colours in the value: the colour itself, those of the shadows, of the border, of the stops, or of the font's shadow, in their order.
  public var colors: [StraightColor] {
    switch self {
    case .color(let color): [color]
    case .dimension: []
    case .font(let font): font.shadow.map { [$0.color] } ?? []
    case .shadow(let list): list.map(\.color)
    case .border(let border): [border.color]
    case .gradient(let gradient): gradient.stops.map(\.color)
    }
  }
}
