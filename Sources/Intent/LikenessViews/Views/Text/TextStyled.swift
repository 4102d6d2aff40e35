/// How text looks: what labels and text views share.
import LikenessDisplayList
import LikenessText
import LikenessTheme

/// A view that shows text in the style of a label.
public protocol TextStyled: Styled {
  /// The defaults of the text's properties.
  static var textDefaults: LabelStyle { get }
  /// The style of the text as set; nil properties use the default of the class.
  var textStyle: LabelStyle { get set }
  /// The default of the class, overridden by what was set.
  var mergedTextStyle: LabelStyle { get }
}

extension TextStyled {
  /// A property of the text.
  subscript<Value>(text property: WritableKeyPath<LabelStyle, Value?>) -> Value? {
    get { mergedTextStyle[keyPath: property] ?? Self.textDefaults[keyPath: property] }
    set { textStyle[keyPath: property] = newValue }
  }

  /// The height of a line, in points; nil (the default) for the font's own.
  public var lineHeight: Double? {
    get { mergedTextStyle.lineHeight.map(points) }
    set { textStyle.lineHeight = newValue.map { .value($0) } }
  }

  /// Whether the text is underlined; false by default.
  public var isUnderlined: Bool? {
    get { self[text: \.isUnderlined] }
    set { self[text: \.isUnderlined] = newValue }
  }

  /// Whether the text is struck through; false by default.
  public var isStruckThrough: Bool? {
    get { self[text: \.isStruckThrough] }
    set { self[text: \.isStruckThrough] = newValue }
  }

  /// The shadow of the letters; none by default. Its spread is ignored.
  public var textShadow: ShadowStyle? {
    get { self[text: \.textShadow] }
    set { self[text: \.textShadow] = newValue }
  }

  /// Points after each character; 0 by default.
  public var letterSpacing: Double {
    get { points(mergedTextStyle[\.letterSpacing]) }
    set { textStyle.letterSpacing = .value(newValue) }
  }
}
