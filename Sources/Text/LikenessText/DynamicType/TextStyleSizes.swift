/// The size of each text style in each content-size category: the tables of Dynamic Type.

extension Font {
  /// The purpose of a text, which sets how its size follows the reader's setting: the text styles
  /// of Dynamic Type, with UIKit's names.
  public enum TextStyle: String, Hashable, Codable, Sendable, CaseIterable {
    /// The title of a screen: 34 points.
    case largeTitle
    /// A heading of the first order: 28 points.
    case title1
    /// A heading of the second order: 22 points.
    case title2
    /// A heading of the third order: 20 points.
    case title3
    /// A heading in a list: 17 points, semibold.
    case headline
    /// A line below a heading: 15 points.
    case subheadline
    /// Text to be read: 17 points.
    case body
    /// A short remark: 16 points.
    case callout
    /// A footnote: 13 points.
    case footnote
    /// An explanation of a picture: 12 points.
    case caption1
    /// The same, smaller: 11 points.
    case caption2

    /// The weight of the text style: semibold for ``headline``, regular for all others.
    public var weight: Weight { self == .headline ? .semibold : .regular }

    /// The size in points in a category; by default in ``ContentSizeCategory/large``.
    public func size(in category: ContentSizeCategory = .large) -> Double {
      Double(entry(of: sizes, category))
    }

    /// The height of a line in points in a category. Fonts of one's own grow with it, see
    /// ``TextStyleMetrics``.
    func lineHeight(in category: ContentSizeCategory) -> Double {
      Double(entry(of: lineHeights, category))
    }

    /// Returns the entry of a row, which has one for every category.
    private func entry(of row: [Int], _ category: ContentSizeCategory) -> Int {
      row.indices.contains(category.step) ? row[category.step] : 0
    }

    /// Sizes in points from XS to AX5, as Apple's Human Interface Guidelines list them for iOS
    /// under "Typography".
    private var sizes: [Int] {
      switch self {
      // XS   S   M   L  XL XXL XXXL AX1 AX2 AX3 AX4 AX5
      case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
      case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
      case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
      case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
      case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
      case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
      case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
      case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
      case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
      case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
      }
    }

    /// Heights of lines in points from XS to AX5: those by which UIKit's `UIFontMetrics` is seen to
    /// scale.
    private var lineHeights: [Int] {
      switch self {
      case .largeTitle: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]
      case .title1: [31, 32, 33, 34, 36, 38, 41, 46, 51, 57, 61, 68]
      case .title2: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]
      case .title3: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]
      case .headline, .body: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
      case .callout: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]
      case .subheadline: [16, 18, 19, 20, 22, 24, 26, 31, 36, 43, 50, 58]
      case .footnote: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]
      case .caption1: [13, 13, 13, 16, 19, 21, 23, 27, 32, 39, 44, 51]
      case .caption2: [13, 13, 13, 13, 18, 20, 22, 25, 29, 35, 41, 48]
      }
    }
  }
}
