/// Font weights: a number, with UIKit's names for nine of them.

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

  /// 100, the lightest named weight. (CSS calls 100 thin and 200 extra light; UIKit reverses the two.)
  public static let ultraLight = FontWeight(checked: 100)
  /// 200.
  public static let thin = FontWeight(checked: 200)
  /// 300.
  public static let light = FontWeight(checked: 300)
  /// 400, the default weight of text.
  public static let regular = FontWeight(checked: 400)
  /// 500.
  public static let medium = FontWeight(checked: 500)
  /// 600.
  public static let semibold = FontWeight(checked: 600)
  /// 700.
  public static let bold = FontWeight(checked: 700)
  /// 800.
  public static let heavy = FontWeight(checked: 800)
  /// 900, the boldest named weight.
  public static let black = FontWeight(checked: 900)
}

extension FontWeight {
  /// The nine named weights with their Swift names, lightest first.
  public static let named: [(name: String, weight: FontWeight)] = [
    ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular), ("medium", .medium), ("semibold", .semibold),
    ("bold", .bold), ("heavy", .heavy), ("black", .black),
  ]

  /// Reads a Swift name, `bold`, or an Objective-C name, `UIFontWeightBold`; nil for anything else.
  public init?(name: String) {
    guard let match = Self.named.first(where: { $0.name == name || Self.constant($0.name) == name }) else { return nil }
    self = match.weight
  }

  /// The Swift name, such as `bold`; nil if the weight has none.
  public var name: String? { Self.named.first { $0.weight == self }?.name }

  /// The Objective-C constant, such as `UIFontWeightBold`; nil if the weight has none.
  public var constantName: String? { name.map(Self.constant) }

  private static func constant(_ name: String) -> String { "UIFontWeight" + name.prefix(1).uppercased() + name.dropFirst() }
}

extension FontWeight: Comparable {
  /// Compares two weights; lighter ones come first.
  public static func < (a: FontWeight, b: FontWeight) -> Bool { a.value < b.value }
}

extension FontWeight: CustomStringConvertible {
  /// The name, such as `bold`, or the number, such as `650`.
  public var description: String { name ?? String(value) }
}

extension FontWeight: Encodable {
  /// Writes ``value``.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
}
