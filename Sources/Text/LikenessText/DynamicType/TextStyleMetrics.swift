/// Scales custom fonts and lengths along with a text style.

/// How things grow with a text style: UIKit's `UIFontMetrics`, whose name would be taken for
/// `FontMetrics` here.
///
/// ```swift
/// label.font = TextStyleMetrics(forTextStyle: .headline)
///   .scaledFont(for: Font(family: "Lato", size: 18, weight: .bold))
/// ```
public struct TextStyleMetrics: Hashable, Sendable {
  /// The text style to grow along with.
  public let textStyle: Font.TextStyle

  /// Creates the metrics of a text style.
  public init(forTextStyle textStyle: Font.TextStyle) {
    self.textStyle = textStyle
  }

  /// The metrics of ``Font/TextStyle/body``.
  public static let `default` = TextStyleMetrics(forTextStyle: .body)

  /// The font, to grow with the content-size category of the tree that shows it. In
  /// ``ContentSizeCategory/large`` it is as given, elsewhere in whole points.
  ///
  /// - Parameter maximumPointSize: the size that it does not exceed in any category; nil, the
  ///   default, is no limit.
  public func scaledFont(for font: Font, maximumPointSize: Double? = nil) -> Font {
    font.changing {
      $0.scaling = .metrics(
        textStyle, maximumPointSize: maximumPointSize.flatMap { $0.isNaN ? nil : $0 })
    }
  }

  /// A length as it is in a category: multiplied by the height of the text style's lines there, and
  /// divided by that in ``ContentSizeCategory/large``.
  public func scaledValue(for value: Double, in category: ContentSizeCategory) -> Double {
    value * textStyle.lineHeight(in: category) / textStyle.lineHeight(in: .large)
  }

  /// A length as it is in the category of some traits; by default of ``TraitCollection/current``.
  public func scaledValue(for value: Double, compatibleWith traits: TraitCollection? = nil)
    -> Double
  {
    scaledValue(for: value, in: (traits ?? .current).preferredContentSizeCategory)
  }
}
