/// The look of a longer text.
import LikenessDisplayList
import LikenessText

/// The style of a ``TextView``. The properties of its text can be set and read by name, too.
public struct TextViewStyle: ViewComponentStyle, TextBoxStyle {
  /// The look of the text, and of the box; by default the embedded typeface at 14 points.
  public var labelStyle: LabelStyle?
  /// The inset of the text, in points; by default 8 above and below and 5 at the sides, as in
  /// UIKit.
  public var textContainerInset: DirectionalEdgeInsets?

  public static func freshTarget() -> TextView { TextView() }
  public init() {}

  /// Creates a style. Properties without an argument keep their defaults.
  public init(labelStyle: LabelStyle? = nil, textContainerInset: DirectionalEdgeInsets? = nil) {
    self.labelStyle = labelStyle
    self.textContainerInset = textContainerInset
  }

  public static let defaults = Self(
    labelStyle: LabelStyle.defaults.merging(LabelStyle(font: .systemFont(ofSize: 14))),
    textContainerInset: DirectionalEdgeInsets(horizontal: TextContainer.usualPadding, vertical: 8))

  public static let properties: [StyleProperty<Self>] = [
    .base("labelStyle", \.labelStyle),
    .value("textContainerInset", \.textContainerInset, explains: [.layout]),
  ]
}
