/// The look of a switch.
import LikenessDisplayList
import LikenessText

/// The style of a ``Switch``.
public struct SwitchStyle: ComponentStyle, BoxedStyle {
  /// The style of the box around the switch.
  public var viewStyle: ViewStyle?
  /// The color of the track when the switch is on.
  public var onTintColor: Color?
  /// The color of the track when the switch is off.
  public var offTintColor: Color?
  /// The color of the thumb.
  public var thumbTintColor: Color?

  /// Creates an empty style.
  public init() {}

  /// Creates a style. Properties without an argument keep their defaults.
  public init(
    viewStyle: ViewStyle? = nil, onTintColor: Color? = nil, offTintColor: Color? = nil,
    thumbTintColor: Color? = nil
  ) {
    self.viewStyle = viewStyle
    self.onTintColor = onTintColor
    self.offTintColor = offTintColor
    self.thumbTintColor = thumbTintColor
  }

  /// The table of properties.
  public static let properties: [StyleProperty<Self>] = [
    .base("viewStyle", \.viewStyle),
    .value("onTintColor", \.onTintColor, explains: [.boxFill]),
    .value("offTintColor", \.offTintColor, explains: [.boxFill]),
    .value("thumbTintColor", \.thumbTintColor, explains: [.boxFill]),
  ]
}
