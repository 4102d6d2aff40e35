/// How a table looks: the style half of ``TableView``.
import LikenessDisplayList
import LikenessText

extension TableView {
  /// The color of the lines where nothing else is said: a gray that shows on white and on black.
  public static let defaultSeparatorColor = Color(hex: 0x8E8E93).withAlphaComponent(0.4)
  /// The height of the lines by default, in points.
  public static let defaultSeparatorHeight = 1.0

  /// The style as set; nil properties use the default of the class.
  public var tableViewStyle: TableViewStyle { withBox(ownTableViewStyle) }

  /// Sets every property of the table and its box; nil properties return to the default of the
  /// class. The rows stay.
  public func apply(style: TableViewStyle?) {
    ownTableViewStyle = takingBox(of: style)
  }

  /// The color of the lines; ``defaultSeparatorColor`` by default. Setting nil returns to that.
  public var separatorColor: Color? {
    get {
      ownTableViewStyle.separatorColor ?? defaultTableViewStyle.separatorColor
        ?? TableView.defaultSeparatorColor
    }
    set { ownTableViewStyle.separatorColor = newValue }
  }

  /// The height of the lines, in points; ``defaultSeparatorHeight`` by default, and 0 leaves them
  /// out.
  public var separatorHeight: Double {
    get {
      ownTableViewStyle.separatorHeight ?? defaultTableViewStyle.separatorHeight
        ?? TableView.defaultSeparatorHeight
    }
    set { ownTableViewStyle.separatorHeight = newValue }
  }

  /// The space before and after the lines, in points; none by default.
  public var separatorInset: DirectionalEdgeInsets {
    get { ownTableViewStyle.separatorInset ?? defaultTableViewStyle.separatorInset ?? .zero }
    set { ownTableViewStyle.separatorInset = newValue }
  }
}
