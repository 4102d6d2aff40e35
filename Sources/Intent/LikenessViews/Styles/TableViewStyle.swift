/// The look of a table.
import LikenessGraphics
import LikenessText

/// The style of a ``TableView``.
public struct TableViewStyle: ComponentStyle {
  /// The style of the box.
  public var viewStyle: ViewStyle?
  /// The colour of the lines between rows.
  public var separatorColor: Color?
  /// The height of those lines, in points; 0 leaves them out.
  public var separatorHeight: Double?
  /// The room before and after those lines, in points; `left` is leading.
  public var separatorInset: EdgeInsets?

  /// Creates a style that leaves everything at its default.
  public init() {}

  /// Creates a style; what is not named stays at its default.
  public init(
    viewStyle: ViewStyle? = nil, separatorColor: Color? = nil, separatorHeight: Double? = nil, separatorInset: EdgeInsets? = nil
  ) {
    self.viewStyle = viewStyle
    self.separatorColor = separatorColor
    self.separatorHeight = separatorHeight
    self.separatorInset = separatorInset
  }

  /// This style with everything that `other` sets set so.
  public func merging(_ other: TableViewStyle) -> TableViewStyle {
    TableViewStyle(
      viewStyle: viewStyle.merging(other.viewStyle), separatorColor: other.separatorColor ?? separatorColor,
      separatorHeight: other.separatorHeight ?? separatorHeight, separatorInset: other.separatorInset ?? separatorInset)
  }
}

extension TableViewStyle: ViewComponentStyle {
  /// A view as it is before any style.
  public static func freshTarget() -> TableView { TableView() }
  /// The style of a table as it was set.
  public init(of view: TableView) { self = view.tableViewStyle }
  /// Sets every property of the table.
  public func apply(to view: TableView) { view.apply(style: self) }
}
