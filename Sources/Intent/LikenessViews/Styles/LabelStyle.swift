/// The look of text in a label.
import LikenessGraphics
import LikenessText

/// The style of a ``Label``. How many lines there may be, and what happens to the rest of the text, is a matter of its content.
public struct LabelStyle: ComponentStyle, BoxedStyle {
  /// The style of the box.
  public var viewStyle: ViewStyle?
  /// Where lines stand.
  public var textAlignment: TextAlignment?
  /// The color of the text.
  public var textColor: Color?
  /// The font.
  public var font: Font?
  /// The height of a line, in points; the font's own where it is not set.
  public var lineHeight: Double?
  /// Points after each character.
  public var letterSpacing: Double?
  /// Whether a line runs under the letters.
  public var isUnderlined: Bool?
  /// Whether a line runs through the letters.
  public var isStruckThrough: Bool?
  /// The shadow of the letters; its spread is not used.
  public var textShadow: ShadowStyle?

  /// Creates a style that leaves everything at its default.
  public init() {}

  /// Creates a style; what is not named stays at its default.
  public init(
    viewStyle: ViewStyle? = nil, textAlignment: TextAlignment? = nil, textColor: Color? = nil, font: Font? = nil, lineHeight: Double? = nil,
    letterSpacing: Double? = nil, isUnderlined: Bool? = nil, isStruckThrough: Bool? = nil, textShadow: ShadowStyle? = nil
  ) {
    self.viewStyle = viewStyle
    self.textAlignment = textAlignment
    self.textColor = textColor
    self.font = font
    self.lineHeight = lineHeight
    self.letterSpacing = letterSpacing
    self.isUnderlined = isUnderlined
    self.isStruckThrough = isStruckThrough
    self.textShadow = textShadow
  }

  /// Every property.
  public static let properties: [StyleProperty<Self>] = [
    .base("viewStyle", \.viewStyle),
    .value("textAlignment", \.textAlignment, explains: [.textPosition], affects: [.glyphPositions]),
    .value("textColor", \.textColor, explains: [.textColor]),
    .value("font", \.font, explains: [.font, .fontSize], affects: [.textPosition, .glyphPositions]),
    .value("lineHeight", \.lineHeight, in: .length, explains: [.textPosition]),
    .value("letterSpacing", \.letterSpacing, explains: [.glyphPositions], affects: [.textPosition]),
    .value("isUnderlined", \.isUnderlined, explains: [.boxFill]),
    .value("isStruckThrough", \.isStruckThrough, explains: [.boxFill]),
    .value(
      "textShadow", \.textShadow, explains: [.textBlur], affects: [.textColor, .textPosition, .shadowBlur, .shadowColor, .shadowFrame]),
  ]
}
