/// A color as authors write it.
import LikenessDisplayList

/// A literal color, or the name of one in the theme.
///
/// A token is resolved against the theme of the tree when the tree is painted, so one style serves
/// every theme.
public enum Color: Hashable, Sendable {
  /// A color that is the same in every theme.
  case straight(StraightColor)
  /// The theme's color of that name. An `alpha` of 0…255 replaces its opacity.
  case token(String, alpha: UInt8? = nil)

  /// Creates a literal color.
  public init(_ color: StraightColor) { self = .straight(color) }

  /// The same color with another opacity between 0 and 1, clamped.
  public func withAlphaComponent(_ alpha: Double) -> Color {
    switch self {
    case .straight(let color): .straight(color.withAlphaComponent(alpha))
    case .token(let name, _):
      .token(name, alpha: StraightColor.clear.withAlphaComponent(alpha).alpha)
    }
  }
}

extension Color: ColorLiteral {
  /// Creates a literal color from its bytes, 0…255 each; opaque by default.
  public init(r: UInt8, g: UInt8, b: UInt8, a: UInt8 = 255) {
    self = .straight(StraightColor(r: r, g: g, b: b, a: a))
  }
}

extension Color: CustomStringConvertible {
  /// `#783BF9`, or the name of the token, with `@` and the opacity in 255ths where it sets one:
  /// `primary@128`.
  public var description: String {
    switch self {
    case .straight(let color): color.description
    case .token(let name, let alpha): name + (alpha.map { "@\($0)" } ?? "")
    }
  }
}
