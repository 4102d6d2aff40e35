/// How a switch looks: the style half of ``Switch``.
import LikenessDisplayList
import LikenessText

extension Switch {
  /// The style as set; nil properties use the default of the class.
  public var switchStyle: SwitchStyle { withBox(ownSwitchStyle) }

  /// Sets every property of the switch and its box; nil properties return to the default of the
  /// class. Whether it is on stays.
  public func apply(style: SwitchStyle?) {
    ownSwitchStyle = takingBox(of: style)
  }

  /// The colors of iOS.
  private static let plain = SwitchStyle(
    onTintColor: Color(hex: 0x34C759), offTintColor: .trackFill, thumbTintColor: .white)

  func resolvedSwitchStyle() -> SwitchStyle {
    Switch.plain.merging(defaultSwitchStyle).merging(ownSwitchStyle)
  }

  /// The color of the track when the switch is on; `#34C759` by default. Setting nil returns to
  /// that.
  public var onTintColor: Color? {
    get { resolvedSwitchStyle().onTintColor }
    set { ownSwitchStyle.onTintColor = newValue }
  }

  /// The color of the track when the switch is off. Default `#78788052`, a gray that shows on light
  /// and dark pages; setting nil returns to it.
  public var offTintColor: Color? {
    get { resolvedSwitchStyle().offTintColor }
    set { ownSwitchStyle.offTintColor = newValue }
  }

  /// The color of the thumb; white by default. Setting nil returns to that.
  public var thumbTintColor: Color? {
    get { resolvedSwitchStyle().thumbTintColor }
    set { ownSwitchStyle.thumbTintColor = newValue }
  }
}

extension Color {
  /// The part of a control that is off or not done: UIKit's dark `secondarySystemFill`. It is
  /// translucent and suits any page.
  static var trackFill: Color { Color(hex: 0x787880).withAlphaComponent(0.32) }
}
