/// How a longer text looks: the style half of ``TextView``.
import LikenessGraphics
import LikenessText

extension TextView {
  /// The font where nothing else is said: the embedded typeface at 14 points.
  public static let defaultFont = Font.systemFont(ofSize: 14)
  /// The room around the text where nothing else is said: 8 points above and below and 5 at the sides, as a text view of UIKit shows it.
  public static let defaultTextContainerInset = EdgeInsets(horizontal: 5, vertical: 8)

  /// The style as it was set; nil in it means the default of the class.
  public var textViewStyle: TextViewStyle {
    var style = ownTextViewStyle
    style.viewStyle = ownViewStyle == ViewStyle() ? nil : ownViewStyle
    return style
  }

  /// Sets every property of the text and its box; what the style leaves nil returns to the default of the class. The text stays.
  public func apply(style: TextViewStyle?) {
    apply(style: style?.viewStyle)
    ownTextViewStyle = style ?? TextViewStyle()
    ownTextViewStyle.viewStyle = nil
  }

  /// The style that is drawn: the default of the class, changed by what was set and by the tokens that the view names.
  func resolvedTextViewStyle() -> TextViewStyle {
    let style = defaultTextViewStyle.merging(ownTextViewStyle)
    guard let text = themeTokens?.text else { return style }
    return style.merging(
      TextViewStyle(
        textColor: text.textColor, font: text.font, lineHeight: text.lineHeight, letterSpacing: text.letterSpacing,
        textShadow: text.textShadow))
  }

  /// The font; ``defaultFont`` by default. Setting nil returns to that.
  public var font: Font? {
    get { resolvedTextViewStyle().font ?? TextView.defaultFont }
    set { ownTextViewStyle.font = newValue }
  }

  /// The colour of the text; by default the colour `text` of the tree's theme, and black without one. Setting nil returns to that.
  public var textColor: Color? {
    get { resolvedTextViewStyle().textColor ?? defaultTextColor }
    set { ownTextViewStyle.textColor = newValue }
  }

  /// Where lines stand; natural by default.
  public var textAlignment: TextAlignment {
    get { resolvedTextViewStyle().textAlignment ?? .natural }
    set { ownTextViewStyle.textAlignment = newValue }
  }

  /// The room between the edge and the text, in points; ``defaultTextContainerInset`` by default. `left` is leading.
  public var textContainerInset: EdgeInsets {
    get { resolvedTextViewStyle().textContainerInset ?? TextView.defaultTextContainerInset }
    set { ownTextViewStyle.textContainerInset = newValue }
  }

  /// The height of a line, in points; nil (the default) takes the font's own.
  public var lineHeight: Double? {
    get { resolvedTextViewStyle().lineHeight }
    set { ownTextViewStyle.lineHeight = newValue }
  }

  /// Points after each character; 0 by default.
  public var letterSpacing: Double {
    get { resolvedTextViewStyle().letterSpacing ?? 0 }
    set { ownTextViewStyle.letterSpacing = newValue }
  }

  /// The shadow of the letters; none by default.
  public var textShadow: ShadowStyle? {
    get { resolvedTextViewStyle().textShadow }
    set { ownTextViewStyle.textShadow = newValue }
  }
}
