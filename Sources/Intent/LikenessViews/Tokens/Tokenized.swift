/// Values of styles that can name a token of the theme.
import LikenessDisplayList
import LikenessTheme

/// A value of a style: a literal, or the name of a token that the theme resolves.
///
/// ```swift
/// ViewStyle(borderWidth: 1, cornerRadius: .token("radius"))
/// ```
public enum Tokenized<Value: Hashable & Sendable>: Hashable, Sendable {
  /// A literal. Numbers need not be wrapped; a variable does.
  case value(Value)
  /// The name of a token.
  indirect case token(String)
}

extension Tokenized: ExpressibleByFloatLiteral where Value == Double {
  /// A length in points, written as a number.
  public init(floatLiteral value: Double) { self = .value(value) }
}

extension Tokenized: ExpressibleByIntegerLiteral where Value == Double {
  /// A length in points, written as a number.
  public init(integerLiteral value: Int) { self = .value(Double(value)) }
}

extension Tokenized<Double>: StyleValue {
  /// The length in the theme of the view.
  public func recorded(_ tokens: inout StyleTokens) -> PropertyValue {
    tokens.value(of: self).recorded(&tokens)
  }

  /// The name of the token; nil for a literal.
  var token: String? { if case .token(let name) = self { name } else { nil } }
}

extension Tokenized: CustomStringConvertible {
  /// The literal, or the name of the token.
  public var description: String {
    switch self {
    case .value(let value): "\(value)"
    case .token(let name): name
    }
  }
}

/// A distance that a pin accepts: a number of points, or a token.
public protocol Distance: Sendable {
  /// The distance as a value of a style.
  var tokenized: Tokenized<Double> { get }
}

extension Double: Distance {
  /// The number.
  public var tokenized: Tokenized<Double> { .value(self) }
}

extension Int: Distance {
  /// The number.
  public var tokenized: Tokenized<Double> { .value(Double(self)) }
}

extension Tokenized<Double>: Distance {
  /// The value itself.
  public var tokenized: Tokenized<Double> { self }
}

extension Distance where Self == Tokenized<Double> {
  /// The length of that name in the theme.
  @_disfavoredOverload
  public static func token(_ name: String) -> Self { Tokenized<Double>.token(name) }
}

extension View {
  /// The length in the theme of the tree; 0 for an unknown token, which painting reports.
  func points(_ length: Tokenized<Double>) -> Double {
    switch length {
    case .value(let points): points
    case .token(let name): (theme ?? .builtIn).value.dimensions[name] ?? 0
    }
  }
}
