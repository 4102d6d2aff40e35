/// The look of text in a label.
import LikenessGraphics
import LikenessText

/// The style of a ``Label``. How many lines there may be, and what happens to the rest of the text, is a matter of its content.
public struct LabelStyle: ComponentStyle {
  /// The style of the box.
  public var viewStyle: ViewStyle?
  /// Where lines stand.
  public var textAlignment: TextAlignment?
  /// The colour of the text.
  public var textColor: Color?
  /// The font.
  public var font: Font?
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
    viewStyle: ViewStyle? = nil, textAlignment: TextAlignment? = nil, textColor: Color? = nil, font: Font? = nil, lineHeight: Double? = nil,
    letterSpacing: Double? = nil, textShadow: ShadowStyle? = nil
  ) {
    self.viewStyle = viewStyle
    self.textAlignment = textAlignment
    self.textColor = textColor
    self.font = font
    self.lineHeight = lineHeight
    self.letterSpacing = letterSpacing
    self.textShadow = textShadow
  }

  /// This style with everything that `other` sets set so.
  public func merging(_ other: LabelStyle) -> LabelStyle {
    // Changed in place: nearly all styles set a property or two, and a style is large to copy part by part.
    var merged = self
    if other.viewStyle != nil { merged.viewStyle = viewStyle.merging(other.viewStyle) }
    if let alignment = other.textAlignment { merged.textAlignment = alignment }
    if let color = other.textColor { merged.textColor = color }
    if let font = other.font { merged.font = font }
    if let height = other.lineHeight { merged.lineHeight = height }
    if let spacing = other.letterSpacing { merged.letterSpacing = spacing }
    if let shadow = other.textShadow { merged.textShadow = shadow }
    return merged
  }
}
