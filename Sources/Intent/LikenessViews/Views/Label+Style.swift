/// How a label looks: the style half of ``Label``.
import LikenessGraphics
import LikenessText

extension Label {
  /// The font where nothing else is said: the embedded typeface at 17 points, as in UIKit.
  public static let defaultFont = Font.systemFont(ofSize: 17)

  /// The style as it was set; nil in it means the default of the class.
  public var labelStyle: LabelStyle {
    var style = ownLabelStyle
    style.viewStyle = ownViewStyle == ViewStyle() ? nil : ownViewStyle
    return style
  }

  /// Sets every property of the label and its box; what the style leaves nil returns to the default of the class. The text stays.
  public func apply(style: LabelStyle?) {
    apply(style: style?.viewStyle)
    ownLabelStyle = style ?? LabelStyle()
    ownLabelStyle.viewStyle = nil
  }

  /// The style that is drawn: the default of the class, changed by what was set and by tokens.
  func resolvedLabelStyle() -> LabelStyle { defaultLabelStyle.merging(ownLabelStyle).merging(tokenLabelStyle) }

  /// The font; ``defaultFont`` by default. Setting nil returns to that.
  public var font: Font? {
    get { resolvedLabelStyle().font ?? Label.defaultFont }
    set { ownLabelStyle.font = newValue }
  }

  /// The colour of the text; by default the colour `text` of the tree's theme, and black without one. Setting nil returns to that.
  public var textColor: Color? {
    get { resolvedLabelStyle().textColor ?? defaultTextColor }
    set { ownLabelStyle.textColor = newValue }
  }

  /// Where lines stand; natural by default.
  public var textAlignment: TextAlignment {
    get { resolvedLabelStyle().textAlignment ?? .natural }
    set { ownLabelStyle.textAlignment = newValue }
  }

  /// The height of a line, in points; nil (the default) takes the font's own.
  public var lineHeight: Double? {
    get { resolvedLabelStyle().lineHeight }
    set { ownLabelStyle.lineHeight = newValue }
  }

  /// Points after each character; 0 by default.
  public var letterSpacing: Double {
    get { resolvedLabelStyle().letterSpacing ?? 0 }
    set { ownLabelStyle.letterSpacing = newValue }
  }

  /// The shadow of the letters; none by default.
  public var textShadow: ShadowStyle? {
    get { resolvedLabelStyle().textShadow }
    set { ownLabelStyle.textShadow = newValue }
  }
}
