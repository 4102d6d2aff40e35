/// The look of a longer text.
import LikenessGraphics
import LikenessText

/// The style of a ``TextView``.
public struct TextViewStyle: ComponentStyle {
  /// The style of the box.
  public var viewStyle: ViewStyle?
  /// Where lines stand.
  public var textAlignment: TextAlignment?
  /// The colour of the text.
  public var textColor: Color?
  /// The font.
  public var font: Font?
  /// The room between the edge and the text, in points; `left` is leading.
  public var textContainerInset: EdgeInsets?
  /// The height of a line, in points; the font's own where it is not set.
  public var lineHeight: Double?
  /// Points after each character.
  public var letterSpacing: Double?
  /// The shadow of the letters; its spread is not used.
  public var textShadow: ShadowStyle?

  /// Creates a style that leaves everything at its default.
  public init() {}

  /// Creates a style; what is not named stays at its default.
  public init(
    viewStyle: ViewStyle? = nil, textAlignment: TextAlignment? = nil, textColor: Color? = nil, font: Font? = nil,
    textContainerInset: EdgeInsets? = nil, lineHeight: Double? = nil, letterSpacing: Double? = nil, textShadow: ShadowStyle? = nil
  ) {
    self.viewStyle = viewStyle
    self.textAlignment = textAlignment
    self.textColor = textColor
    self.font = font
    self.textContainerInset = textContainerInset
    self.lineHeight = lineHeight
    self.letterSpacing = letterSpacing
    self.textShadow = textShadow
  }

  /// This style with everything that `other` sets set so.
  public func merging(_ other: TextViewStyle) -> TextViewStyle {
    TextViewStyle(
      viewStyle: viewStyle.merging(other.viewStyle), textAlignment: other.textAlignment ?? textAlignment,
      textColor: other.textColor ?? textColor, font: other.font ?? font, textContainerInset: other.textContainerInset ?? textContainerInset,
      lineHeight: other.lineHeight ?? lineHeight, letterSpacing: other.letterSpacing ?? letterSpacing,
      textShadow: other.textShadow ?? textShadow)
  }
}
