/// The look of a table.
import LikenessDisplayList
import LikenessText

/// The style of a ``TableView``.
public struct TableViewStyle: ComponentStyle, BoxedStyle {
  /// The style of the box.
  public var viewStyle: ViewStyle?
  /// The color of the lines between rows.
  public var separatorColor: Color?
  /// The height of those lines, in points; 0 leaves them out.
  public var separatorHeight: Double?
  /// The space before and after those lines, in points.
  public var separatorInset: DirectionalEdgeInsets?

  /// Creates an empty style.
  public init() {}

  /// Creates a style. Properties without an argument keep their defaults.
  public init(
    viewStyle: ViewStyle? = nil, separatorColor: Color? = nil, separatorHeight: Double? = nil,
    separatorInset: DirectionalEdgeInsets? = nil
  ) {
    self.viewStyle = viewStyle
    self.separatorColor = separatorColor
    self.separatorHeight = separatorHeight
    self.separatorInset = separatorInset
  }

  /// The table of properties.
  public static let properties: [StyleProperty<Self>] = [
    .base("viewStyle", \.viewStyle),
    .value("separatorColor", \.separatorColor, explains: [.boxFill]),
    .value("separatorHeight", \.separatorHeight, in: .length, explains: [.layout]),
    .value("separatorInset", \.separatorInset, explains: [.layout]),
  ]
}
