/// How a switch looks: the style half of ``Switch``.
import LikenessGraphics
import LikenessText

extension Switch {
  /// The style as it was set; nil in it means the default of the class.
  public var switchStyle: SwitchStyle { withBox(ownSwitchStyle) }

  /// Sets every property of the switch and its box; what the style leaves nil returns to the default of the class. Whether it is on stays.
  public func apply(style: SwitchStyle?) {
    ownSwitchStyle = takingBox(of: style)
  }

  /// The colours of iOS.
  private static let plain = SwitchStyle(
    onTintColor: Color(hex: 0x34C759), offTintColor: Color(hex: 0xE9E9EA), thumbTintColor: .white)

  func resolvedSwitchStyle() -> SwitchStyle { Switch.plain.merging(defaultSwitchStyle).merging(ownSwitchStyle) }

  /// The colour of the track when the switch is on; `#34C759` by default. Setting nil returns to that.
  public var onTintColor: Color? {
    get { resolvedSwitchStyle().onTintColor }
    set { ownSwitchStyle.onTintColor = newValue }
  }

  /// The colour of the track when the switch is off; `#E9E9EA` by default. Setting nil returns to that.
  public var offTintColor: Color? {
    get { resolvedSwitchStyle().offTintColor }
    set { ownSwitchStyle.offTintColor = newValue }
  }

  /// The colour of the thumb; white by default. Setting nil returns to that.
  public var thumbTintColor: Color? {
    get { resolvedSwitchStyle().thumbTintColor }
    set { ownSwitchStyle.thumbTintColor = newValue }
  }
}
