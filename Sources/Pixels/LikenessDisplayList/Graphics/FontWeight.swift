/// Font weights: a number, with UIKit's names for nine of them.

/// The weight of a font on the scale of CSS: 400 is regular, 700 is bold.
///
/// It lies below both themes and text, which know nothing of each other.
public struct FontWeight: Hashable, Comparable, Sendable {
  /// The number, 1…1000; greater is bolder (CSS Fonts 4, `font-weight`).
  public let value: Int

  /// Creates a weight from CSS's number. A number outside 1…1000 is moved to the nearer end.
  public init(_ value: Int) {
    self.value = min(max(value, 1), 1000)
  }

  /// 100, the lightest named weight. CSS calls 100 thin and 200 extra light; UIKit reverses them.
  public static let ultraLight = FontWeight(100)
  /// 200.
  public static let thin = FontWeight(200)
  /// 300.
  public static let light = FontWeight(300)
  /// 400, the default weight of text.
  public static let regular = FontWeight(400)
  /// 500.
  public static let medium = FontWeight(500)
  /// 600.
  public static let semibold = FontWeight(600)
  /// 700.
  public static let bold = FontWeight(700)
  /// 800.
  public static let heavy = FontWeight(800)
  /// 900, the boldest named weight.
  public static let black = FontWeight(900)

  /// The nine named weights with their Swift names, lightest first.
  public static let named: [(name: String, weight: FontWeight)] = [
    ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular),
    ("medium", .medium), ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy),
    ("black", .black),
  ]

  /// Creates the weight of a name such as `semibold`; nil for any other text.
  public init?(name: String) {
    guard let known = Self.named.first(where: { $0.name == name }) else { return nil }
    self = known.weight
  }

  /// The Swift name, such as `bold`; nil if the weight has none.
  public var name: String? { Self.named.first { $0.weight == self }?.name }

  /// Orders from light to heavy.
  public static func < (a: FontWeight, b: FontWeight) -> Bool { a.value < b.value }
}

extension FontWeight: CustomStringConvertible {
  /// The name, such as `bold`, or the number, such as `650`.
  public var description: String { name ?? String(value) }
}
