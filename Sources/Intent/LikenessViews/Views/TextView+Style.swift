/// How a longer text looks: the style half of ``TextView``.
import LikenessDisplayList
import LikenessText

extension TextView: TextStyled {
  /// The font when no style sets one: the embedded typeface at 14 points.
  public static let defaultFont = Font.systemFont(ofSize: 14)
  /// The inset of the text when no style sets one: 8 points above and below and 5 at the sides, as
  /// in UIKit.
  public static let defaultTextContainerInset = DirectionalEdgeInsets(horizontal: 5, vertical: 8)

  /// The style of the text when none is set.
  public var defaultTextStyle: LabelStyle { defaultTextViewStyle.labelStyle ?? LabelStyle() }

  /// The style as set; nil properties use the default of the class.
  public var textViewStyle: TextViewStyle {
    let label = withBox(textStyle)
    return TextViewStyle(
      labelStyle: label == LabelStyle() ? nil : label, textContainerInset: ownTextContainerInset)
  }

  /// Sets every property of the text and its box; nil properties return to the default of the
  /// class. The text stays.
  public func apply(style: TextViewStyle?) {
    textStyle = takingBox(of: style?.labelStyle)
    ownTextContainerInset = style?.textContainerInset
  }

  /// The inset of the text, in points; ``defaultTextContainerInset`` by default.
  public var textContainerInset: DirectionalEdgeInsets {
    get {
      ownTextContainerInset ?? defaultTextViewStyle.textContainerInset
        ?? TextView.defaultTextContainerInset
    }
    set { ownTextContainerInset = newValue }
  }
}
