/// The look of a search bar.
import LikenessText

/// The style of a ``SearchBar``.
public struct SearchBarStyle: ViewComponentStyle, BoxedStyle {
  /// The style of the box.
  public var viewStyle: ViewStyle?
  /// The style of the field, over that of a ``SearchTextField``.
  public var fieldStyle: TextFieldStyle?
  /// The color of the bar; by default ``Color/secondarySystemBackground``, and none in a minimal
  /// bar.
  public var barTintColor: Color?

  public static func freshTarget() -> SearchBar { SearchBar() }
  public init() {}

  /// Creates a style. Properties without an argument keep their defaults.
  public init(
    viewStyle: ViewStyle? = nil, fieldStyle: TextFieldStyle? = nil, barTintColor: Color? = nil
  ) {
    self.viewStyle = viewStyle
    self.fieldStyle = fieldStyle
    self.barTintColor = barTintColor
  }

  public static let properties: [StyleProperty<Self>] = [
    .base("viewStyle", \.viewStyle), .part("fieldStyle", \.fieldStyle),
    .value("barTintColor", \.barTintColor, explains: [.boxFill]),
  ]
}
