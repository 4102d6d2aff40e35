/// The look of a longer text.
import LikenessGraphics
import LikenessText

/// The style of a ``TextView``.
public struct TextViewStyle: ComponentStyle {
  /// The look of the text, and of the box.
  public var labelStyle: LabelStyle?
  /// The distance from the edge to the text, in points. `left` is leading.
  public var textContainerInset: DirectionalEdgeInsets?

  /// Creates a style that leaves everything at its default.
  public init() {}

  /// Creates a style. Properties that are not named stay at their defaults.
  public init(labelStyle: LabelStyle? = nil, textContainerInset: DirectionalEdgeInsets? = nil) {
    self.labelStyle = labelStyle
    self.textContainerInset = textContainerInset
  }

  /// Every property.
  public static let properties: [StyleProperty<Self>] = [
    .base("labelStyle", \.labelStyle),
    .value("textContainerInset", \.textContainerInset, explains: [.layout]),
  ]
}
