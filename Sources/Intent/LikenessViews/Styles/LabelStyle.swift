/// The look of text in a label.
import LikenessDisplayList
import LikenessText

/// The style of a ``Label``. The number of lines and truncation are content, not style.
public struct LabelStyle: ComponentStyle, BoxedStyle {
  /// The style of the box.
  public var viewStyle: ViewStyle?
  /// The horizontal alignment of lines.
  public var textAlignment: TextAlignment?
  /// The color of the text.
  public var textColor: Color?
  /// The font.
  public var font: Font?
  /// The height of a line, in points; nil for the font's own.
  public var lineHeight: Double?
  /// Extra space after each character, in points.
  public var letterSpacing: Double?
  /// Whether the text is underlined.
  public var isUnderlined: Bool?
  /// Whether the text is struck through.
  public var isStruckThrough: Bool?
  /// The shadow of the letters; its spread is ignored.
  public var textShadow: ShadowStyle?

  /// Creates an empty style.
  public init() {}

  /// Creates a style. Properties without an argument keep their defaults.
  public init(
    viewStyle: ViewStyle? = nil, textAlignment: TextAlignment? = nil, textColor: Color? = nil,
    font: Font? = nil, lineHeight: Double? = nil,
    letterSpacing: Double? = nil, isUnderlined: Bool? = nil, isStruckThrough: Bool? = nil,
    textShadow: ShadowStyle? = nil
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

  /// The values that count where neither a view nor its class sets one.
  static let defaults = Self(
    textAlignment: .natural, letterSpacing: 0, isUnderlined: false, isStruckThrough: false)

  /// The table of properties.
  public static let properties: [StyleProperty<Self>] = [
    .base("viewStyle", \.viewStyle),
    .value("textAlignment", \.textAlignment, explains: [.textPosition], affects: [.glyphPositions]),
    .value("textColor", \.textColor, explains: [.textColor]),
    .value(
      "font", \.font, explains: [.font, .fontSize], affects: [.textPosition, .glyphPositions]),
    .value("lineHeight", \.lineHeight, in: .length, explains: [.textPosition]),
    .value("letterSpacing", \.letterSpacing, explains: [.glyphPositions], affects: [.textPosition]),
    .value("isUnderlined", \.isUnderlined, explains: [.boxFill]),
    .value("isStruckThrough", \.isStruckThrough, explains: [.boxFill]),
    .value(
      "textShadow", \.textShadow, explains: [.textBlur],
      affects: [.textColor, .textPosition, .shadowBlur, .shadowColor, .shadowFrame]),
  ]
}
