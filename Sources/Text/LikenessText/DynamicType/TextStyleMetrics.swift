/// Scales custom fonts and lengths along with a text style.

/// How things grow with a text style: UIKit's `UIFontMetrics`, whose name would be taken for
/// ``FontMetrics`` here.
///
/// ```swift
/// label.font = TextStyleMetrics(forTextStyle: .headline)
///   .scaledFont(for: Font(family: "Lato", size: 18, weight: .bold))
/// ```
package struct TextStyleMetrics: Hashable, Sendable {
  /// The text style to grow along with.
  package let textStyle: Font.TextStyle

  package init(forTextStyle textStyle: Font.TextStyle) {
    self.textStyle = textStyle
  }

  /// The metrics of ``Font/TextStyle/body``.
  package static let `default` = TextStyleMetrics(forTextStyle: .body)

  /// The font, to grow with the content-size category of the tree that shows it. In
  /// ``ContentSizeCategory/large`` it is as given, elsewhere in whole points.
  ///
  /// - Parameter maximumPointSize: the size that it does not exceed in any category; nil, the
  ///   default, is no limit.
  package func scaledFont(for font: Font, maximumPointSize: Double? = nil) -> Font {
    var font = font
    font.scaling = .metrics(
      textStyle, maximumPointSize: maximumPointSize.flatMap { $0.isNaN ? nil : $0 })
    return font
  }

  /// A length as it is in a category: multiplied by the height of the text style's lines there, and
  /// divided by that in ``ContentSizeCategory/large``.
  package func scaledValue(for value: Double, in category: ContentSizeCategory) -> Double {
    value * textStyle.lineHeight(in: category) / textStyle.lineHeight(in: .large)
  }
}
