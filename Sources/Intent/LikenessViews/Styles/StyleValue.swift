/// The values that style properties can have.
import Foundation
import LikenessDisplayList
import LikenessText
import LikenessTheme

/// A value of a style property.
///
/// An enumeration with `String` raw values only needs to declare conformance.
public protocol StyleValue: Hashable, Sendable {
  /// Returns the value as a display list records it, with tokens resolved by `tokens`.
  func recorded(_ tokens: inout StyleTokens) -> PropertyValue
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

  /// Returns a color with the token that it comes from, as a part of a larger value.
  mutating func part(of color: Color, isNamed: Bool = false, after separator: String = " ")
    -> PropertyValue.Part
  {
    PropertyValue.Part(
      .color(value(of: color)), token: name(of: color), isNamed: isNamed && color.token != nil,
      after: separator)
  }

  /// Returns a length with the token that it comes from, as a part of a larger value.
  mutating func part(of length: Tokenized<Double>) -> PropertyValue.Part {
    PropertyValue.Part(.number(sanitizedDistance(value(of: length))), token: length.token)
  }

  /// Returns the token that a color stands for in the theme of the view.
  func name(of color: Color) -> String? { resolver.token(of: color) }

  private mutating func note(_ name: String) {
    if !names.contains(name) { names.append(name) }
  }
}

extension StyleValue where Self: RawRepresentable, RawValue: CustomStringConvertible {
  /// The raw value.
  public func recorded(_ tokens: inout StyleTokens) -> PropertyValue {
    .text(rawValue.description)
  }
}

extension String: StyleValue {
  /// The text itself.
  public func recorded(_ tokens: inout StyleTokens) -> PropertyValue { .text(self) }
}

extension Bool: StyleValue {
  /// `true` or `false`.
  public func recorded(_ tokens: inout StyleTokens) -> PropertyValue { .text(description) }
}

extension Double: StyleValue {
  /// The number, if it is one.
  public func recorded(_ tokens: inout StyleTokens) -> PropertyValue {
    .number(sanitizedDistance(self))
  }
}

extension Float: StyleValue {
  /// The shortest number that is this one in its own precision: 0.3, not 0.30000001192092896.
  public func recorded(_ tokens: inout StyleTokens) -> PropertyValue {
    // Nothing but the description finds it.
    (Double(description) ?? Double(self)).recorded(&tokens)
  }
}

extension Int: StyleValue {
  /// The number, in words where it is too large for a ``PropertyValue/number(_:)``.
  public func recorded(_ tokens: inout StyleTokens) -> PropertyValue {
    Int(exactly: Double(self)) == self ? .number(Double(self)) : .text(description)
  }
}

extension Color: StyleValue {
  /// The color in the theme of the view.
  public func recorded(_ tokens: inout StyleTokens) -> PropertyValue {
    .color(tokens.value(of: self))
  }
}

extension Font: StyleValue {
  /// The family unless it is the embedded one, size, weight, and the text style that the size
  /// follows.
  public func recorded(_ tokens: inout StyleTokens) -> PropertyValue {
    .list(of: tokens.value(of: self).words)
  }
}

extension DirectionalEdgeInsets: StyleValue {
  /// Top, leading, bottom and trailing, or one number where all are equal.
  public func recorded(_ tokens: inout StyleTokens) -> PropertyValue {
    .sides([top, leading, bottom, trailing].map { tokens.part(of: $0) })
  }
}

extension CornerRadii: StyleValue {
  /// The radii clockwise from the top left, or one number where all are equal.
  public func recorded(_ tokens: inout StyleTokens) -> PropertyValue {
    .sides(numbers([topLeft, topRight, bottomRight, bottomLeft]))
  }
}

extension ShadowStyle: StyleValue {
  /// Offsets, blur radius, spread and color, in the order of CSS.
  public func recorded(_ tokens: inout StyleTokens) -> PropertyValue {
    let value = tokens.value(of: self)
    let shown = [value.dx, value.dy, value.blurRadius, value.spread]
    let lengths = zip(shown, [dx, dy, blurRadius, spread]).map {
      PropertyValue.Part(.number(sanitizedDistance($0)), token: token == nil ? $1.token : nil)
    }
    let color = PropertyValue.Part(
      .color(value.color), token: token == nil ? tokens.name(of: color) : nil)
    return .named(token, .list(lengths + [color]))
  }
}

extension Gradient: StyleValue {
  /// The start and the end of the gradient, then its stops.
  public func recorded(_ tokens: inout StyleTokens) -> PropertyValue {
    let value = tokens.value(of: self)
    let (start, end) = (value.start, value.end)
    var line: [PropertyValue.Part] = []
    if let inner = value.radialStart { line = [.init(.text("radial")), .init(.number(inner))] }
    line += numbers([start.x, start.y, end.x, end.y])
    var stops: [PropertyValue.Part] = []
    for stop in value.stops {
      stops.append(tokens.part(of: stop.color, after: ", "))
      stops += numbers([stop.location])
    }
    guard let token, value.lineIsOwn else { return .named(token, .list(line + stops)) }
    // The token gives the stops alone, so another line is no change of the token.
    return .list(line + [.init(.list(stops), token: token, isNamed: true, after: ", ")])
  }

  /// Whether the line is another than that of a token without one.
  private var lineIsOwn: Bool {
    let usual = Gradient(stops: [])
    return start != usual.start || end != usual.end || radialStart != nil
  }
}

extension CGPoint: StyleValue {
  /// The two coordinates.
  public func recorded(_ tokens: inout StyleTokens) -> PropertyValue { .list(numbers([x, y])) }
}

extension CGRect: StyleValue {
  /// Origin and extent.
  public func recorded(_ tokens: inout StyleTokens) -> PropertyValue {
    .list(numbers([minX, minY, width, height]))
  }
}

extension [Tokenized<Double>]: StyleValue {
  /// The numbers in turn.
  public func recorded(_ tokens: inout StyleTokens) -> PropertyValue {
    .list(map { tokens.part(of: $0) })
  }
}

extension Length: StyleValue {
  /// Points, or a percentage.
  public func recorded(_ tokens: inout StyleTokens) -> PropertyValue {
    switch self {
    case .points(let points): points.recorded(&tokens)
    case .token(let name): Tokenized.token(name).recorded(&tokens)
    case .fraction(let share):
      .percentage((sanitizedDistance(share) * 100_000_000).rounded() / 1_000_000)
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

private func numbers(_ numbers: [Double]) -> [PropertyValue.Part] {
  numbers.map { PropertyValue.Part(.number(sanitizedDistance($0))) }
}
