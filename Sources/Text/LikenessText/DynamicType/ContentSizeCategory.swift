/// The reader's preferred text size: the categories of Dynamic Type, with UIKit's names.

/// The size of text that a reader prefers, from the smallest to the largest.
///
/// Fonts that follow a text style change with it, see ``Font/preferredFont(forTextStyle:)``; all
/// others stay.
public enum ContentSizeCategory: String, Hashable, Codable, Sendable, CaseIterable {
  /// `XS`.
  case extraSmall
  /// `S`.
  case small
  /// `M`.
  case medium
  /// `L`: what everybody has who never changed it, and the default here.
  case large
  /// `XL`.
  case extraLarge
  /// `XXL`.
  case extraExtraLarge
  /// `XXXL`, the largest without accessibility sizes.
  case extraExtraExtraLarge
  /// `AX1`.
  case accessibilityMedium
  /// `AX2`.
  case accessibilityLarge
  /// `AX3`.
  case accessibilityExtraLarge
  /// `AX4`.
  case accessibilityExtraExtraLarge
  /// `AX5`, the largest of all.
  case accessibilityExtraExtraExtraLarge

  /// The name for the names of pictures: `XS`, `S`, `M`, `L`, `XL`, `XXL`, `XXXL`, and `AX1` to
  /// `AX5`.
  public var shortName: String {
    switch self {
    case .extraSmall: "XS"
    case .small: "S"
    case .medium: "M"
    case .large: "L"
    case .extraLarge: "XL"
    case .extraExtraLarge: "XXL"
    case .extraExtraExtraLarge: "XXXL"
    case .accessibilityMedium: "AX1"
    case .accessibilityLarge: "AX2"
    case .accessibilityExtraLarge: "AX3"
    case .accessibilityExtraExtraLarge: "AX4"
    case .accessibilityExtraExtraExtraLarge: "AX5"
    }
  }

  /// The category of a short name, or nil for any other text.
  public init?(shortName: String) {
    guard let category = Self.allCases.first(where: { $0.shortName == shortName }) else {
      return nil
    }
    self = category
  }

  /// Whether it is one of the five that are for readers who need much larger text.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// The place in the order of the sizes, and in the rows of the tables of text styles.
  var step: Int {
    switch self {
    case .extraSmall: 0
    case .small: 1
    case .medium: 2
    case .large: 3
    case .extraLarge: 4
    case .extraExtraLarge: 5
    case .extraExtraExtraLarge: 6
    case .accessibilityMedium: 7
    case .accessibilityLarge: 8
    case .accessibilityExtraLarge: 9
    case .accessibilityExtraExtraLarge: 10
    case .accessibilityExtraExtraExtraLarge: 11
    }
  }
}

extension ContentSizeCategory: Comparable {
  /// Orders from the smallest to the largest.
  public static func < (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool { a.step < b.step }
}
