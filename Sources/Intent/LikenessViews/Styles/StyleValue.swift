/// The values that style properties can have.
import Foundation
import LikenessDisplayList
import LikenessText
import LikenessTheme

/// A value of a style property.
///
/// An enumeration with `String` raw values only needs to declare conformance.
public protocol StyleValue: Hashable, Sendable {
  /// Returns the value as a person would write it, with tokens resolved by `tokens`.
  func text(_ tokens: inout StyleTokens) -> String
}

/// Resolves the tokens of one value and records their names.
public struct StyleTokens {
  /// The names of the tokens that were resolved, each once.
  public private(set) var names: [String] = []
  private let property: String
  private let resolver: TokenResolver

  init(_ property: String, _ resolver: TokenResolver) {
    self.property = property
    self.resolver = resolver
  }

  /// Returns the value of a color in the theme of the view.
  public mutating func value(of color: Color) -> StraightColor {
    if let name = resolver.token(of: color) { note(name) }
    return resolver.color(color, of: property)
  }

  /// Returns the value of a font in the theme of the view.
  public mutating func value(of font: Font) -> Font {
    if let name = font.token { note(name) }
    return resolver.font(font, of: property)
  }

  /// Returns a length in points.
  public mutating func value(of length: Tokenized<Double>) -> Double {
    if case .token(let name) = length { note(name) }
    return resolver.points(length, of: property)
  }

  /// Returns the value of a shadow.
  public mutating func value(of shadow: ShadowStyle) -> ShadowToken {
    if let name = shadow.token { note(name) } else { _ = value(of: shadow.color) }
    for length in [shadow.dx, shadow.dy, shadow.blurRadius, shadow.spread] {
      _ = value(of: length)
    }
    return resolver.shadow(shadow, of: property)
  }

  /// Returns the value of a gradient.
  public mutating func value(of gradient: Gradient) -> Gradient {
    if let name = gradient.token { note(name) }
    return resolver.gradient(gradient, of: property)
  }

  private mutating func note(_ name: String) {
    if !names.contains(name) { names.append(name) }
  }
}

extension StyleValue where Self: RawRepresentable, RawValue: CustomStringConvertible {
  /// The raw value.
  public func text(_ tokens: inout StyleTokens) -> String { rawValue.description }
}

extension String: StyleValue {
  /// The text itself.
  public func text(_ tokens: inout StyleTokens) -> String { self }
}

extension Bool: StyleValue {
  /// `true` or `false`.
  public func text(_ tokens: inout StyleTokens) -> String { description }
}

extension Double: StyleValue {
  /// The number in its shortest form.
  public func text(_ tokens: inout StyleTokens) -> String { decimal(sanitizedDistance(self)) }
}

extension Color: StyleValue {
  /// `#RRGGBB` or `#RRGGBBAA`.
  public func text(_ tokens: inout StyleTokens) -> String { tokens.value(of: self).description }
}

extension Font: StyleValue {
  /// The font's description.
  public func text(_ tokens: inout StyleTokens) -> String { tokens.value(of: self).description }
}

extension DirectionalEdgeInsets: StyleValue {
  /// Top, leading, bottom and trailing, or one number where all are equal.
  public func text(_ tokens: inout StyleTokens) -> String {
    list([top, leading, bottom, trailing].map { tokens.value(of: $0) })
  }
}

extension CornerRadii: StyleValue {
  /// The radii clockwise from the top left, or one number where all are equal.
  public func text(_ tokens: inout StyleTokens) -> String {
    list([topLeft, topRight, bottomRight, bottomLeft])
  }
}

extension ShadowStyle: StyleValue {
  /// Offsets, blur radius, spread and color, in the order of CSS.
  public func text(_ tokens: inout StyleTokens) -> String {
    let value = tokens.value(of: self)
    let lengths = [value.dx, value.dy, value.blurRadius, value.spread]
    let words = lengths.map { decimal(sanitizedDistance($0)) } + [value.color.description]
    return named(token, words.joined(separator: " "))
  }
}

extension Gradient: StyleValue {
  /// The start and the end of the gradient, then its stops.
  public func text(_ tokens: inout StyleTokens) -> String {
    let value = tokens.value(of: self)
    let (start, end) = (value.start, value.end)
    var parts = [
      (value.radialStart.map { "radial \(decimal($0)) " } ?? "")
        + [start.x, start.y, end.x, end.y].map { decimal(sanitizedDistance($0)) }.joined(
          separator: " ")
    ]
    for stop in value.stops {
      parts.append("\(tokens.value(of: stop.color)) \(decimal(sanitizedDistance(stop.location)))")
    }
    return named(token, parts.joined(separator: ", "))
  }
}

extension CGRect: StyleValue {
  /// Origin and extent.
  public func text(_ tokens: inout StyleTokens) -> String {
    [minX, minY, width, height].map { decimal(sanitizedDistance($0)) }.joined(separator: " ")
  }
}

extension [Tokenized<Double>]: StyleValue {
  /// The numbers in turn.
  public func text(_ tokens: inout StyleTokens) -> String {
    map { $0.text(&tokens) }.joined(separator: " ")
  }
}

extension Length: StyleValue {
  /// Points, or a percentage.
  public func text(_ tokens: inout StyleTokens) -> String {
    switch self {
    case .points(let points): points.text(&tokens)
    case .token(let name): Tokenized.token(name).text(&tokens)
    case .fraction(let share):
      decimal((sanitizedDistance(share) * 100_000_000).rounded() / 1_000_000) + "%"
    }
  }
}

extension TextAlignment: StyleValue {}
extension ContentMode: StyleValue {}
extension ImagePlacement.Interpolation: StyleValue {}
extension FillRule: StyleValue {}
extension Stroke.Cap: StyleValue {}
extension Stroke.Join: StyleValue {}
extension StackView.Alignment: StyleValue {}
extension StackView.Distribution: StyleValue {}
extension Control.ContentHorizontalAlignment: StyleValue {}

/// The text of a value with the token that it comes from as a whole.
private func named(_ token: String?, _ text: String) -> String {
  token.map { "\(bareOrQuoted($0)) \(text)" } ?? text
}

private func list(_ numbers: [Double]) -> String {
  let texts = numbers.map { decimal(sanitizedDistance($0)) }
  return texts.allSatisfy { $0 == texts[0] } ? texts[0] : texts.joined(separator: " ")
}
