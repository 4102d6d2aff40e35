/// A color as authors write it.
import LikenessDisplayList

/// A literal color, the name of one in the theme, or one that follows the traits of its tree.
///
/// A token is resolved against the theme of the tree when the tree is painted, so one style serves
/// every theme. A class, as UIKit's `UIColor` is, so that an extension can add a `convenience init`
/// and a `class var`. Equal colors are interchangeable.
public final class Color: Hashable, Sendable {
  /// What a color stands for.
  package enum Value: Hashable, Sendable {
    /// A color that is the same in every theme.
    case straight(StraightColor)
    /// The theme's color of that name. An `alpha` of 0…255 replaces its opacity.
    case token(String, alpha: UInt8?)
    /// A color of the system, see `Color+System.swift`.
    case system(SystemColor, alpha: UInt8?)
    /// A color that a closure chooses.
    case dynamic(DynamicColor, alpha: UInt8?)
  }

  /// What the color stands for.
  package let value: Value

  package init(value: Value) { self.value = value }

  /// Creates a literal color.
  public convenience init(_ color: StraightColor) { self.init(value: .straight(color)) }
  /// A color that is the same in every theme.
  public static func straight(_ color: StraightColor) -> Color { Color(color) }
  /// The theme's color of that name. An `alpha` of 0…255 replaces its opacity.
  public static func token(_ name: String, alpha: UInt8? = nil) -> Color {
    Color(value: .token(name, alpha: alpha))
  }

  /// The name of the token that the color stands for, if any.
  public var token: String? { if case .token(let name, _) = value { name } else { nil } }

  /// The same color with another opacity between 0 and 1, clamped.
  public func withAlphaComponent(_ alpha: Double) -> Color {
    let byte = StraightColor.clear.withAlphaComponent(alpha).alpha
    return switch value {
    case .straight(let color): Color(color.withAlphaComponent(alpha))
    case .token(let name, _): Color(value: .token(name, alpha: byte))
    case .system(let color, _): Color(value: .system(color, alpha: byte))
    case .dynamic(let color, _): Color(value: .dynamic(color, alpha: byte))
    }
  }

  /// Whether both stand for the same color. Two that closures choose do only if they share the
  /// closure.
  public static func == (a: Color, b: Color) -> Bool { a === b || a.value == b.value }

  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension Color: ColorLiteral {
  /// Creates a literal color from its bytes, 0…255 each; opaque by default.
  public convenience init(r: UInt8, g: UInt8, b: UInt8, a: UInt8 = 255) {
    self.init(StraightColor(r: r, g: g, b: b, a: a))
  }
}

extension Color: CustomStringConvertible {
  /// `#783BF9`, or the name of the token or system color, with `@` and the opacity in 255ths where
  /// it sets one: `primary@128`.
  public var description: String {
    func named(_ name: String, _ alpha: UInt8?) -> String { name + (alpha.map { "@\($0)" } ?? "") }
    return switch value {
    case .straight(let color): color.description
    case .token(let name, let alpha): named(name, alpha)
    case .system(let color, let alpha): named(color.name, alpha)
    case .dynamic(_, let alpha): named("dynamic", alpha)
    }
  }
}
