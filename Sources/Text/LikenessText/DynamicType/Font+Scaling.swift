/// Fonts that follow the reader's text size: preferred fonts of text styles, and other fonts that
/// scale with them.
import LikenessDisplayList

extension Font {
  /// How the size of a font follows the content-size category.
  public enum Scaling: Hashable, Sendable {
    /// The size is the one that the text style has in the category.
    case preferred(TextStyle)
    /// The size grows with the line height of the text style, up to a maximum in points; nil means
    /// no maximum.
    case metrics(TextStyle, maximumPointSize: Double?)

    /// The text style that the font follows.
    public var textStyle: TextStyle {
      switch self {
      case .preferred(let style), .metrics(let style, _): style
      }
    }
  }

  /// The embedded typeface in the size and weight of a text style; the size follows the
  /// content-size category of the tree that shows it.
  ///
  /// UIKit takes the size of the current category when the font is created. Here the category
  /// belongs to a tree of views, so the font keeps its text style. Until a view shows it, ``size``
  /// is the one in ``ContentSizeCategory/large``. ``scaled(for:)`` returns a font of fixed size.
  public static func preferredFont(forTextStyle style: TextStyle) -> Font {
    Font(size: style.size(), weight: style.weight).changing { $0.scaling = .preferred(style) }
  }

  /// Returns the font in a category. A font without a text style stays the same.
  public func scaled(for category: ContentSizeCategory) -> Font {
    guard let scaling else { return self }
    let size =
      switch scaling {
      case .preferred(let style): style.size(in: category)
      case .metrics(let style, let maximum):
        min(scaledSize(along: style, in: category), max(0, maximum ?? Self.maximumSize))
      }
    return withSize(size).changing { $0.scaling = nil }
  }

  /// The size along a text style, in whole points, as UIKit has it and as bitmap faces are crisp
  /// in. In the category `large` the font is as it was made; rounding never makes it larger in a
  /// smaller category, nor smaller in a larger one.
  private func scaledSize(along style: TextStyle, in category: ContentSizeCategory) -> Double {
    let rounded = TextStyleMetrics(forTextStyle: style).scaledValue(for: size, in: category)
      .rounded()
    if category < .large { return min(rounded, size) }
    return category == .large ? size : max(rounded, size)
  }
}

extension Font.Scaling: CustomStringConvertible {
  /// For people: `body`, or `as body` for a font of one's own.
  public var description: String {
    switch self {
    case .preferred(let style): style.rawValue
    case .metrics(let style, let maximum):
      "as \(style.rawValue)" + (maximum.map { ", up to \(decimal($0))" } ?? "")
    }
  }
}
