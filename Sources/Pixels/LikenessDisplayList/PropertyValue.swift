/// Values of properties: typed until something writes them.
import LikenessBase

/// The value of a property.
///
/// What is painted has typed parts, each with the token of the theme that it comes from. So has
/// what is read from the text of a list, as far as the text tells.
public enum PropertyValue: Sendable {
  /// A number: points, a share, a count.
  case number(Double)
  /// Hundredths of a whole: `50%`.
  case percentage(Double)
  /// A color.
  case color(StraightColor)
  /// A word, or a text of the author, whatever it contains.
  case text(String)
  /// Several parts.
  case list([Part])
  /// Lengths at the sides or the corners of a box, written as one where all are equal.
  case sides([Part])

  /// A part of a value.
  public struct Part: Hashable, Sendable {
    /// The part itself.
    public let value: PropertyValue
    /// The token of the theme that it comes from; nil for a literal.
    public let token: String?
    /// Whether the name of the token is written before the value: `accent #FF0000`.
    let isNamed: Bool
    /// Whether the value is a text in quotes.
    let isQuoted: Bool
    /// What is written between this part and the one before: a space, after a comma where it ends a
    /// group.
    let separator: String

    /// Creates a part.
    public init(
      _ value: PropertyValue, token: String? = nil, isNamed: Bool = false, isQuoted: Bool = false,
      after separator: String = " "
    ) {
      self.value = value
      self.token = token
      self.isNamed = isNamed && token != nil
      self.isQuoted = isQuoted
      self.separator = separator
    }

    /// Parts are equal where they are written alike and come from the same token.
    public static func == (a: Self, b: Self) -> Bool {
      a.value == b.value && a.isNamed == b.isNamed && a.isQuoted == b.isQuoted
        && (a.token ?? "").hasScalars(of: b.token ?? "") && (a.token == nil) == (b.token == nil)
        && a.separator.hasScalars(of: b.separator)
    }
  }

  /// Words and numbers with spaces between them.
  public static func list(of values: [PropertyValue]) -> PropertyValue {
    .list(values.map { Part($0) })
  }

  /// A value with the token that it comes from as a whole, whose name is written before it.
  public static func named(_ token: String?, _ value: PropertyValue) -> PropertyValue {
    token.map { .list([Part(value, token: $0, isNamed: true)]) } ?? value
  }
}

extension PropertyValue: CustomStringConvertible {
  /// The value as a person would write it: `8`, `#783BF9`, `17 bold`.
  public var description: String {
    switch self {
    case .number(let number): decimal(number)
    case .percentage(let number): decimal(number) + "%"
    case .text(let text): text
    case .color, .list, .sides: words { write(to: &$0) }
    }
  }

  /// Appends ``description``.
  func write(to text: inout [UInt8]) {
    switch self {
    case .number, .percentage, .text: text.write(description)
    case .color(let color): color.write(to: &text)
    case .list(let parts): Self.write(parts[...], to: &text)
    case .sides(let parts):
      Self.write(parts.prefix(isOfEqualSides ? 1 : parts.count), to: &text)
    }
  }

  /// Whether one part is written for all.
  var isOfEqualSides: Bool {
    guard case .sides(let parts) = self else { return false }
    return parts.dropFirst().allSatisfy { $0.value == parts[0].value }
  }

  private static func write(_ parts: ArraySlice<Part>, to text: inout [UInt8]) {
    for (index, part) in parts.enumerated() {
      if index > 0 { text.write(part.separator) }
      if part.isNamed, let token = part.token {
        text.write(bareOrQuoted: token)
        text.append(UInt8(ascii: " "))
      }
      if part.isQuoted { text.append(UInt8(ascii: "\"")) }
      part.value.write(to: &text)
      if part.isQuoted { text.append(UInt8(ascii: "\"")) }
    }
  }

  /// Appends the description itself where it is one word, else in quotes.
  func write(bareOrQuotedTo text: inout [UInt8]) {
    switch self {
    case .number, .percentage, .color: write(to: &text)
    default: text.write(bareOrQuoted: description)
    }
  }
}

extension PropertyValue: ExpressibleByStringInterpolation {
  /// A text.
  public init(stringLiteral value: String) { self = .text(value) }
}

extension PropertyValue: Hashable {
  /// Values are equal where they are written alike, scalar by scalar: é as one scalar differs from
  /// e with U+0301. A text does not show in which parts a value was painted, so what is read from
  /// it can equal what was painted in no other way.
  public static func == (a: Self, b: Self) -> Bool {
    switch (a, b) {
    case (.color(let a), .color(let b)): a == b
    case (.number(let a), .number(let b)): a == b && a.sign == b.sign
    case (.text(let a), .text(let b)): a.hasScalars(of: b)
    case (.list(let a), .list(let b)) where a == b: true
    case (.sides(let a), .sides(let b)) where a == b: true
    default: a.description.hasScalars(of: b.description)
    }
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

#if !hasFeature(Embedded)
  extension PropertyValue: Codable {
    /// Reads a value as it is written.
    public init(from decoder: any Decoder) throws {
      self.init(reading: try decoder.singleValueContainer().decode(String.self))
    }

    /// Writes ``description``.
    public func encode(to encoder: any Encoder) throws { try description.encode(to: encoder) }
  }
#endif

extension PropertyValue {
  /// The number or color that a text spells, however it is spelled: `12.0`, `#fff0aa`.
  package var spelled: PropertyValue {
    switch self {
    case .text(let text):
      if let number = Double(text), number.isFinite { return .number(number) }
      return StraightColor(text).map { .color($0) } ?? self
    default: return self
    }
  }

  /// The numbers, colors and texts that the value consists of, each with the token that it alone
  /// comes from.
  package var leaves: [Part] {
    switch self {
    case .list(let parts), .sides(let parts):
      parts.flatMap { part in
        let leaves = part.value.leaves
        return leaves.count == 1 ? [Part(leaves[0].value, token: part.token)] : leaves
      }
    case .number, .percentage, .color, .text: [Part(self)]
    }
  }

  /// The number, if it is one.
  package var number: Double? { if case .number(let number) = self { number } else { nil } }
  /// The color, if it is one.
  package var color: StraightColor? { if case .color(let color) = self { color } else { nil } }
}
