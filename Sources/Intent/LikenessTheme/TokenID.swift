/// Tokens of any kind: what identifies one, and its value, for code that treats all kinds alike.
import LikenessGraphics

/// What identifies a token of a theme: two kinds may use the same name.
public struct TokenID: Hashable, Codable, Sendable {
  /// The kind.
  public var kind: TokenKind
  /// The name, such as `primary`.
  public var name: String

  /// Creates an identity.
  public init(_ kind: TokenKind, _ name: String) {
    self.kind = kind
    self.name = name
  }
}

extension TokenID: CustomStringConvertible {
  /// Kind and name in words: `colour "primary"`.
  public var description: String { ThemeWording.token(self) }
}

/// The value of a token of any kind.
public enum TokenValue: Hashable, Sendable {
  /// A colour.
  case color(StraightColor)
  /// A text style.
  case font(FontToken)
  /// A length, in points.
  case dimension(Double)
  /// Shadows, the first on top.
  case shadow([ShadowToken])
  /// A border.
  case border(BorderToken)
  /// A gradient.
  case gradient(GradientToken)

  /// The kind.
  public var kind: TokenKind {
    switch self {
    case .color: .color
    case .font: .font
    case .dimension: .dimension
    case .shadow: .shadow
    case .border: .border
    case .gradient: .gradient
    }
  }
}

extension TokenValue: CustomStringConvertible {
  /// The value in one line, for people: `#333399`, `"Lato" semibold 20`.
  public var description: String { ThemeWording.value(self) }
}

extension TokenValue: Codable {
  private enum Key: String, CodingKey {
    case kind
    case value
  }

  /// Reads an object of `kind` and `value`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    switch try container.decode(TokenKind.self, forKey: .kind) {
    case .color: self = .color(try container.decode(StraightColor.self, forKey: .value))
    case .font: self = .font(try container.decode(FontToken.self, forKey: .value))
    case .dimension: self = .dimension(try container.decode(Double.self, forKey: .value))
    case .shadow: self = .shadow(try container.decode([ShadowToken].self, forKey: .value))
    case .border: self = .border(try container.decode(BorderToken.self, forKey: .value))
    case .gradient: self = .gradient(try container.decode(GradientToken.self, forKey: .value))
    }
  }

  /// Writes an object of `kind` and `value`, such as `{"kind": "color", "value": "#333399"}`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(kind, forKey: .kind)
    switch self {
    case .color(let value): try container.encode(value, forKey: .value)
    case .font(let value): try container.encode(value, forKey: .value)
    case .dimension(let value): try container.encode(value, forKey: .value)
    case .shadow(let value): try container.encode(value, forKey: .value)
    case .border(let value): try container.encode(value, forKey: .value)
    case .gradient(let value): try container.encode(value, forKey: .value)
    }
  }
}

extension Theme {
  /// The tokens of all kinds, kind by kind in the order of ``TokenKind``, each kind in the order of its file.
  public var tokenIDs: [TokenID] {
    TokenKind.allCases.flatMap { kind in names(of: kind).map { TokenID(kind, $0) } }
  }

  /// The value of a token; nil where there is none.
  public subscript(id: TokenID) -> TokenValue? {
    switch id.kind {
    case .color: colors[id.name].map { .color($0) }
    case .font: fonts[id.name].map { .font($0) }
    case .dimension: dimensions[id.name].map { .dimension($0) }
    case .shadow: shadows[id.name].map { .shadow($0) }
    case .border: borders[id.name].map { .border($0) }
    case .gradient: gradients[id.name].map { .gradient($0) }
    }
  }

  /// The token that this one was declared to be another name of; see ``Tokens/alias(of:)``.
  public func alias(of id: TokenID) -> TokenID? {
    let name =
      switch id.kind {
      case .color: colors.alias(of: id.name)
      case .font: fonts.alias(of: id.name)
      case .dimension: dimensions.alias(of: id.name)
      case .shadow: shadows.alias(of: id.name)
      case .border: borders.alias(of: id.name)
      case .gradient: gradients.alias(of: id.name)
      }
    return name.map { TokenID(id.kind, $0) }
  }

  private func names(of kind: TokenKind) -> [String] {
    switch kind {
    case .color: colors.names
    case .font: fonts.names
    case .dimension: dimensions.names
    case .shadow: shadows.names
    case .border: borders.names
    case .gradient: gradients.names
    }
  }
}
