/// The styles of text fields and text views: that of a label, and more.
import LikenessText

/// A style around that of a text, whose properties can be set and read by name, too.
@dynamicMemberLookup
public protocol TextBoxStyle: BoxedStyle {
  /// The look of the text, and of the box.
  var labelStyle: LabelStyle? { get set }
}

extension TextBoxStyle {
  /// A property of the text.
  public subscript<Value>(dynamicMember property: WritableKeyPath<LabelStyle, Value>) -> Value {
    get { text[keyPath: property] }
    set { text[keyPath: property] = newValue }
  }

  /// The look of the text; empty if none is set.
  var text: LabelStyle {
    get { labelStyle ?? LabelStyle() }
    set { labelStyle = newValue == LabelStyle() ? nil : newValue }
  }

  /// The style of the box.
  public var viewStyle: ViewStyle? {
    get { text.viewStyle }
    set { text.viewStyle = newValue }
  }
}

extension TextStyled where Style: TextBoxStyle {
  public static var textDefaults: LabelStyle { Style.defaults.text }
  public var textStyle: LabelStyle {
    get { ownStyle.text }
    set { ownStyle.text = newValue }
  }
  public var mergedTextStyle: LabelStyle { mergedStyle.text }
}
