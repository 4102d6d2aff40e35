/// The look of a table.
import LikenessDisplayList
import LikenessText

/// The style of a ``TableView``.
public struct TableViewStyle: ComponentStyle, BoxedStyle {
  /// The style of the box.
  public var viewStyle: ViewStyle?
  /// The color of the lines between rows; by default a gray that shows on white and on black.
  public var separatorColor: Color?
  /// The height of those lines, in points; 1 by default, and 0 leaves them out.
  public var separatorHeight: Tokenized<Double>?
  /// The space before and after those lines, in points; none by default.
  public var separatorInset: DirectionalEdgeInsets?

  /// Creates an empty style.
  public init() {}

  /// Creates a style. Properties without an argument keep their defaults.
  public init(
    viewStyle: ViewStyle? = nil, separatorColor: Color? = nil,
    separatorHeight: Tokenized<Double>? = nil,
    separatorInset: DirectionalEdgeInsets? = nil
  ) {
    self.viewStyle = viewStyle
    self.separatorColor = separatorColor
    self.separatorHeight = separatorHeight
    self.separatorInset = separatorInset
  }

  /// The values of properties that neither a view nor its class sets.
  public static let defaults = Self(
    separatorColor: Color(hex: 0x8E8E93).withAlphaComponent(0.4), separatorHeight: 1,
    separatorInset: .zero)

  /// The table of properties.
  public static let properties: [StyleProperty<Self>] = [
    .base("viewStyle", \.viewStyle),
    .value("separatorColor", \.separatorColor, explains: [.boxFill]),
    .value("separatorHeight", \.separatorHeight, in: .length, explains: [.layout]),
    .value("separatorInset", \.separatorInset, explains: [.layout]),
  ]
}

extension TableViewStyle {
  /// Rows from edge to edge, as tables are by default.
  public static let plain = TableViewStyle()

  /// Groups of rows are not drawn here.
  @available(*, unavailable, message: "Tables are plain here. Put rows into stacks with corners.")
  public static var grouped: TableViewStyle { plain }

  /// Groups of rows are not drawn here.
  @available(*, unavailable, message: "Tables are plain here. Put rows into stacks with corners.")
  public static var insetGrouped: TableViewStyle { plain }
}
