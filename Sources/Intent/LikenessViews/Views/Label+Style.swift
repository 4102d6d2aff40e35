/// How a label looks: the style half of ``Label``.
import LikenessText

extension Label: TextStyled {
  /// The font when no style sets one: the embedded typeface at 17 points, as in UIKit.
  public static let defaultFont = Font.systemFont(ofSize: 17)

  /// The style of the text when none is set.
  public var defaultTextStyle: LabelStyle { defaultLabelStyle }

  /// The style that is drawn: the default of the class, changed by what was set.
  public var resolvedTextStyle: LabelStyle {
    var style = defaultLabelStyle.merging(textStyle)
    if let color = colorOfState { style.textColor = color }
    return style
  }

  /// The style as set; nil properties use the default of the class.
  public var labelStyle: LabelStyle { withBox(textStyle) }

  /// Sets every property of the label and its box; nil properties return to the default of the
  /// class. The text stays.
  public func apply(style: LabelStyle?) {
    textStyle = takingBox(of: style)
  }
}
