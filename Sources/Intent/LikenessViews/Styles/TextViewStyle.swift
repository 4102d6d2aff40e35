/// The look of a longer text.
import LikenessDisplayList
import LikenessText

/// The style of a ``TextView``.
public struct TextViewStyle: ComponentStyle {
  /// The look of the text, and of the box.
  public var labelStyle: LabelStyle?
  /// The inset of the text, in points.
  public var textContainerInset: DirectionalEdgeInsets?

  /// Creates an empty style.
  public init() {}

  /// Creates a style. Properties without an argument keep their defaults.
  public init(labelStyle: LabelStyle? = nil, textContainerInset: DirectionalEdgeInsets? = nil) {
    self.labelStyle = labelStyle
    self.textContainerInset = textContainerInset
  }

  /// The values that count where neither a view nor its class sets one.
  static let defaults = Self(textContainerInset: TextView.defaultTextContainerInset)

  /// The table of properties.
  public static let properties: [StyleProperty<Self>] = [
    .base("labelStyle", \.labelStyle),
    .value("textContainerInset", \.textContainerInset, explains: [.layout]),
  ]
}
