/// The look of a switch.
import LikenessDisplayList
import LikenessText

/// The style of a ``Switch``.
public struct SwitchStyle: ViewComponentStyle, BoxedStyle {
  /// The style of the box around the switch.
  public var viewStyle: ViewStyle?
  /// The color of the track when the switch is on; `#34C759` by default, as in iOS.
  public var onTintColor: Color?
  /// The color of the track when the switch is off; `#78788052` by default, a gray that shows on
  /// light and dark pages.
  public var offTintColor: Color?
  /// The color of the thumb; white by default.
  public var thumbTintColor: Color?

  public static func freshTarget() -> Switch { Switch() }
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

  public static let defaults = Self(
    onTintColor: Color(hex: 0x34C759), offTintColor: .trackFill, thumbTintColor: .white)

  public static let properties: [StyleProperty<Self>] = [
    .base("viewStyle", \.viewStyle),
    .value("onTintColor", \.onTintColor, explains: [.boxFill]),
    .value("offTintColor", \.offTintColor, explains: [.boxFill]),
    .value("thumbTintColor", \.thumbTintColor, explains: [.boxFill]),
  ]
}

extension Color {
  /// The part of a control that is off or not done: UIKit's dark `secondarySystemFill`. It is
  /// translucent and suits any page.
  static var trackFill: Color { Color(hex: 0x787880).withAlphaComponent(0.32) }
}
