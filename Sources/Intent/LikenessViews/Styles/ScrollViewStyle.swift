/// The look of what a scroll view adds to its content.
import LikenessDisplayList
import LikenessText

/// The style of a ``ScrollView``.
public struct ScrollViewStyle: ComponentStyle, BoxedStyle {
  /// The style of the box.
  public var viewStyle: ViewStyle?
  /// The color of the scroll indicators; nil (the default) leaves them out, as while nothing moves.
  public var indicatorColor: Color?
  /// The thickness of the indicators, in points; 3 by default.
  public var indicatorWidth: Tokenized<Double>?
  /// The distance of the indicators from the edges, in points; 3 by default.
  public var indicatorInset: Tokenized<Double>?

  public init() {}

  /// Creates a style. Properties without an argument keep their defaults.
  public init(
    viewStyle: ViewStyle? = nil, indicatorColor: Color? = nil,
    indicatorWidth: Tokenized<Double>? = nil, indicatorInset: Tokenized<Double>? = nil
  ) {
    self.viewStyle = viewStyle
    self.indicatorColor = indicatorColor
    self.indicatorWidth = indicatorWidth
    self.indicatorInset = indicatorInset
  }

  public static let defaults = Self(indicatorWidth: 3, indicatorInset: 3)

  public static let properties: [StyleProperty<Self>] = [
    .base("viewStyle", \.viewStyle),
    .value("indicatorColor", \.indicatorColor, explains: [.boxFill]),
    .value("indicatorWidth", \.indicatorWidth, in: .length, explains: [.layout]),
    .value("indicatorInset", \.indicatorInset, in: .length, explains: [.layout]),
  ]
}

extension ScrollViewStyle: ViewComponentStyle {
  public static func freshTarget() -> ScrollView { ScrollView() }

  /// Creates the style of a view as it was set.
  public init(of view: ScrollView) { self = view.scrollViewStyle }
  /// Sets every property of the view that the style knows.
  public func apply(to view: ScrollView) { view.apply(style: self) }
}
