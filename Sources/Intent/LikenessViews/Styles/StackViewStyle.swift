/// The look of a stack: how it spaces and aligns.
import LikenessDisplayList

/// The style of a ``StackView``. Its axis is structure, and no style changes it.
public struct StackViewStyle: ViewComponentStyle, BoxedStyle {
  /// The style of the box.
  public var viewStyle: ViewStyle?
  /// The space between views, in points; 0 by default. May be negative; NaN counts as 0.
  public var spacing: Tokenized<Double>?
  /// How views lie across the axis; fill by default.
  public var alignment: StackView.Alignment?
  /// How views share the length of the axis; fill by default.
  public var distribution: StackView.Distribution?
  /// The space between the edge and the views, in points; none by default.
  public var margins: DirectionalEdgeInsets?

  public static func freshTarget() -> StackView { StackView() }
  public init() {}

  /// Creates a style. Properties without an argument keep their defaults.
  public init(
    viewStyle: ViewStyle? = nil, spacing: Tokenized<Double>? = nil,
    alignment: StackView.Alignment? = nil,
    distribution: StackView.Distribution? = nil, margins: DirectionalEdgeInsets? = nil
  ) {
    self.viewStyle = viewStyle
    self.spacing = spacing
    self.alignment = alignment
    self.distribution = distribution
    self.margins = margins
  }

  public static let defaults = Self(
    spacing: 0, alignment: .fill, distribution: .fill, margins: .zero)

  public static let properties: [StyleProperty<Self>] = [
    .base("viewStyle", \.viewStyle),
    .value("spacing", \.spacing, explains: [.layout]),
    .value("alignment", \.alignment, explains: [.layout]),
    .value("distribution", \.distribution, explains: [.layout]),
    .value("margins", \.margins, explains: [.layout]),
  ]
}
