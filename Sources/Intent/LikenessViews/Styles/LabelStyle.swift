/// The look of text in a label.
import LikenessDisplayList
import LikenessText

/// The style of a ``Label``. The number of lines and truncation are content, not style.
public struct LabelStyle: ViewComponentStyle, BoxedStyle {
  /// The style of the box.
  public var viewStyle: ViewStyle? {
    get { viewStyleApart.value }
    set { viewStyleApart.value = newValue }
  }
  /// The horizontal alignment of lines; natural by default.
  public var textAlignment: TextAlignment?
  /// The color of the text; by default the color `text` of the tree's theme, and black without one.
  public var textColor: Color?
  /// The font; the embedded typeface at 17 points by default, as in UIKit.
  public var font: Font?
  /// The height of a line, in points; the font's own by default.
  public var lineHeight: Tokenized<Double>?
  /// Extra space after each character, in points; 0 by default.
  public var letterSpacing: Tokenized<Double>?
  /// Whether the text is underlined; false by default.
  public var isUnderlined: Bool?
  /// Whether the text is struck through; false by default.
  public var isStruckThrough: Bool?
  /// The shadow of the letters; none by default. Its spread is ignored.
  public var textShadow: ShadowStyle? {
    get { textShadowApart.value }
    set { textShadowApart.value = newValue }
  }

  private var viewStyleApart = Apart<ViewStyle>()
  private var textShadowApart = Apart<ShadowStyle>()

  public static func freshTarget() -> Label { Label() }
  public init() {}

  /// Creates a style. Properties without an argument keep their defaults.
  public init(
    viewStyle: ViewStyle? = nil, textAlignment: TextAlignment? = nil, textColor: Color? = nil,
    font: Font? = nil, lineHeight: Tokenized<Double>? = nil,
    letterSpacing: Tokenized<Double>? = nil, isUnderlined: Bool? = nil,
    isStruckThrough: Bool? = nil,
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

  public static let defaults = Self(
    textAlignment: .natural, font: .systemFont(ofSize: 17), letterSpacing: 0, isUnderlined: false,
    isStruckThrough: false)

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
