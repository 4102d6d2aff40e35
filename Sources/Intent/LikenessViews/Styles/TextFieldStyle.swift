/// The look of a text field.
import LikenessDisplayList
import LikenessText

/// The style of a ``TextField``. The properties of its text can be set and read by name, too.
public struct TextFieldStyle: ViewComponentStyle, TextBoxStyle {
  /// The look of the text, and of the box; by default the embedded typeface at 17 points.
  public var labelStyle: LabelStyle?
  /// The kind of border, which decides the defaults of the box; none by default.
  public var borderStyle: TextField.BorderStyle?
  /// The color of the placeholder; ``Color/secondaryLabel`` by default.
  public var placeholderColor: Color?
  /// The inset of the text, in points; by default 7 at the sides and above and below where there is
  /// a border, and 0 without one.
  public var contentInsets: DirectionalEdgeInsets?
  /// The color of the border while the field is edited; by default the tint color where there is a
  /// border whose color is not set.
  public var editingBorderColor: Color?
  /// The color of the caret while the field is edited; no caret is drawn by default.
  public var caretColor: Color?
  /// The color of the clear button; ``Color/systemGray`` by default.
  public var clearButtonColor: Color?

  public static func freshTarget() -> TextField { TextField() }
  public init() {}

  /// Creates a style. Properties without an argument keep their defaults.
  public init(
    labelStyle: LabelStyle? = nil, borderStyle: TextField.BorderStyle? = nil,
    placeholderColor: Color? = nil, contentInsets: DirectionalEdgeInsets? = nil,
    editingBorderColor: Color? = nil, caretColor: Color? = nil, clearButtonColor: Color? = nil
  ) {
    self.labelStyle = labelStyle
    self.borderStyle = borderStyle
    self.placeholderColor = placeholderColor
    self.contentInsets = contentInsets
    self.editingBorderColor = editingBorderColor
    self.caretColor = caretColor
    self.clearButtonColor = clearButtonColor
  }

  public static let defaults = Self(
    labelStyle: LabelStyle.defaults, borderStyle: TextField.BorderStyle.none,
    placeholderColor: .secondaryLabel, clearButtonColor: .systemGray)

  public static let properties: [StyleProperty<Self>] = [
    .base("labelStyle", \.labelStyle),
    .value("borderStyle", \.borderStyle, explains: [.layout]),
    .value("placeholderColor", \.placeholderColor, explains: [.textColor]),
    .value("contentInsets", \.contentInsets, explains: [.layout]),
    .value("editingBorderColor", \.editingBorderColor, explains: [.borderColor]),
    .value("caretColor", \.caretColor, explains: [.boxFill]),
    .value("clearButtonColor", \.clearButtonColor, explains: [.pathPaint]),
  ]
}

extension TextField.BorderStyle {
  /// The defaults of the box.
  var viewStyle: ViewStyle {
    var style = ViewStyle()
    guard self != .none else { return style }
    (style.borderColor, style.borderWidth) = (.systemGray, 1)
    if self != .line { style.backgroundColor = .systemBackground }
    if self == .roundedRect { style.cornerRadius = 8 }
    return style
  }

  /// The default of ``TextFieldStyle/contentInsets``, with a distance above and below.
  func contentInsets(vertical: Double) -> DirectionalEdgeInsets {
    self == .none ? .zero : DirectionalEdgeInsets(horizontal: 7, vertical: vertical)
  }
}
