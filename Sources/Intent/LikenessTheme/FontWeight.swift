/// How bold a font is: one number, with the names that UIKit gives to nine of them.

/// The weight of a font on the scale of CSS: 400 is regular, 700 is bold.
public struct FontWeight: Hashable, Sendable {
  /// The weight, 1…1000, greater is bolder (CSS Fonts 4, `font-weight`).
  public let value: Int

  /// Creates a weight; nil outside 1…1000.
  public init?(_ value: Int) {
    guard (1...1000).contains(value) else { return nil }
    self.value = value
  }

  private init(checked value: Int) {
    self.value = value
  }

  /// 100, the lightest that UIKit names (CSS calls 100 thin and 200 extra light; UIKit has the two the other way round).
  public static let ultraLight = FontWeight(checked: 100)
  /// 200.
  public static let thin = FontWeight(checked: 200)
  /// 300.
  public static let light = FontWeight(checked: 300)
  /// 400, what text has where nothing is said.
  public static let regular = FontWeight(checked: 400)
  /// 500.
  public static let medium = FontWeight(checked: 500)
  /// 600.
  public static let semibold = FontWeight(checked: 600)
  /// 700.
  public static let bold = FontWeight(checked: 700)
  /// 800.
  public static let heavy = FontWeight(checked: 800)
  /// 900, the boldest that UIKit names.
  public static let black = FontWeight(checked: 900)
}

extension FontWeight {
  /// The nine weights that have a name, from light to bold, under their names in Swift.
  public static let named: [(name: String, weight: FontWeight)] = [
    ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular), ("medium", .medium), ("semibold", .semibold),
    ("bold", .bold), ("heavy", .heavy), ("black", .black),
  ]

  /// Reads a name as Swift writes it, `bold`, or as Objective-C does, `UIFontWeightBold`; nil for anything else.
  public init?(name: String) {
    guard let match = Self.named.first(where: { $0.name == name || Self.constant($0.name) == name }) else { return nil }
    self = match.weight
  }

  /// The name in Swift, such as `bold`; nil where the weight has none.
  public var name: String? { Self.named.first { $0.weight == self }?.name }

  /// The name of the constant in Objective-C, such as `UIFontWeightBold`; nil where the weight has none.
  public var constantName: String? { name.map(Self.constant) }

  private static func constant(_ name: String) -> String { "UIFontWeight" + name.prefix(1).uppercased() + name.dropFirst() }
}

extension FontWeight: Comparable {
  /// Lighter comes first.
  public static func < (a: FontWeight, b: FontWeight) -> Bool { a.value < b.value }
}

extension FontWeight: CustomStringConvertible {
  /// The name where there is one, `bold`, and the number otherwise, `650`.
  public var description: String { name ?? String(value) }
}

extension FontWeight: Codable {
  /// Reads a number between 1 and 1000.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let value = try container.decode(Int.self)
    guard let weight = FontWeight(value) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "the font weight \(value) is not between 1 and 1000")
    }
    self = weight
  }

  /// Writes ``value``.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
}
