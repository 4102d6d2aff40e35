/// UIKit's constants for font weights, as theme files name them.
import LikenessDisplayList

extension FontWeight {
  /// Reads a Swift name, `bold`, or an Objective-C name, `UIFontWeightBold`; nil for anything else.
  package init?(themeName: String) {
    let found = Self.named.first { $0.name == themeName || Self.constant($0.name) == themeName }
    guard let found else { return nil }
    self = found.weight
  }

  /// The Objective-C constant, such as `UIFontWeightBold`; nil if the weight has none.
  package var constantName: String? { name.map(Self.constant) }

  private static func constant(_ name: String) -> String {
    "UIFontWeight" + name.prefix(1).uppercased() + name.dropFirst()
  }
}

extension FontWeight: Encodable {
  /// Writes ``value``.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
}
