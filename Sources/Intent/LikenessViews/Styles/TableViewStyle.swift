/// The look of a table.
import LikenessDisplayList
import LikenessText

/// The style of a ``TableView``.
public struct TableViewStyle: ViewComponentStyle, BoxedStyle {
  /// The style of the box.
  public var viewStyle: ViewStyle?
  /// The color of the lines between rows; by default a gray that shows on white and on black.
  public var separatorColor: Color?
  /// The height of those lines, in points; 1 by default, and 0 leaves them out.
  public var separatorHeight: Tokenized<Double>?
  /// The space before and after those lines, in points; none by default.
  public var separatorInset: DirectionalEdgeInsets?
  /// The arrangement of the sections; plain by default.
  public var grouping: Grouping?
  /// The style of the scroll indicators; its box is not used.
  public var scrollViewStyle: ScrollViewStyle?

  /// The arrangements of sections.
  public enum Grouping: String, StyleValue {
    /// Rows from edge to edge, the sections from edge to edge, or as cards.
    case plain, grouped, insetGrouped
  }

  public static func freshTarget() -> TableView { TableView() }
  public init() {}

  /// Creates a style. Properties without an argument keep their defaults.
  public init(
    viewStyle: ViewStyle? = nil, separatorColor: Color? = nil,
    separatorHeight: Tokenized<Double>? = nil,
    separatorInset: DirectionalEdgeInsets? = nil, grouping: Grouping? = nil,
    scrollViewStyle: ScrollViewStyle? = nil
  ) {
    self.viewStyle = viewStyle
    self.separatorColor = separatorColor
    self.separatorHeight = separatorHeight
    self.separatorInset = separatorInset
    self.grouping = grouping
    self.scrollViewStyle = scrollViewStyle
  }

  public static let defaults = Self(
    separatorColor: Color(hex: 0x8E8E93).withAlphaComponent(0.4), separatorHeight: 1,
    separatorInset: .zero, grouping: .plain)

  public static let properties: [StyleProperty<Self>] = [
    .base("viewStyle", \.viewStyle),
    .value("separatorColor", \.separatorColor, explains: [.boxFill]),
    .value("separatorHeight", \.separatorHeight, in: .length, explains: [.layout]),
    .value("separatorInset", \.separatorInset, explains: [.layout]),
    .value("grouping", \.grouping, explains: [.layout]),
    .part("scrollViewStyle", \.scrollViewStyle),
  ]
}

extension TableViewStyle {
  /// Rows from edge to edge, as tables are by default.
  public static let plain = TableViewStyle()

  /// Sections from edge to edge on a background.
  public static let grouped = TableViewStyle(grouping: .grouped)
  /// Sections as cards on a background.
  public static let insetGrouped = TableViewStyle(grouping: .insetGrouped)
}
