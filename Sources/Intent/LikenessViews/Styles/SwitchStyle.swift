/// The look of a switch.
import LikenessGraphics
import LikenessText

/// The style of a ``Switch``.
public struct SwitchStyle: ComponentStyle {
  /// The style of the box around the switch.
  public var viewStyle: ViewStyle?
  /// The colour of the track when the switch is on.
  public var onTintColor: Color?
  /// The colour of the track when the switch is off.
  public var offTintColor: Color?
  /// The colour of the thumb.
  public var thumbTintColor: Color?

  /// Creates a style that leaves everything at its default.
  public init() {}

  /// Creates a style; what is not named stays at its default.
  public init(viewStyle: ViewStyle? = nil, onTintColor: Color? = nil, offTintColor: Color? = nil, thumbTintColor: Color? = nil) {
    self.viewStyle = viewStyle
    self.onTintColor = onTintColor
    self.offTintColor = offTintColor
    self.thumbTintColor = thumbTintColor
  }

  /// This style with everything that `other` sets set so.
  public func merging(_ other: SwitchStyle) -> SwitchStyle {
    SwitchStyle(
      viewStyle: viewStyle.merging(other.viewStyle), onTintColor: other.onTintColor ?? onTintColor,
      offTintColor: other.offTintColor ?? offTintColor, thumbTintColor: other.thumbTintColor ?? thumbTintColor)
  }
}
