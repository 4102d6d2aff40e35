/// Rows that a data source makes, one below the other.
import Foundation
import LikenessBase
import LikenessDisplayList
import LikenessText

/// The source of the rows of a ``TableView``.
public protocol TableViewDataSource: AnyObject {
  /// The count of sections; 1 by default.
  func numberOfSections(in tableView: TableView) -> Int
  /// The count of rows in a section; a negative one counts as 0.
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int
  /// The row at a place.
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell
}

extension TableViewDataSource {
  /// 1.
  public func numberOfSections(in tableView: TableView) -> Int { 1 }
}

/// Rows that a data source makes, one below the other, with lines between them.
///
/// A picture has no scrolling: every row is made, once, and the table is as high as all of them.
/// The data source is asked before the tree is laid out for a picture, and again after
/// ``reloadData()``.
open class TableView: View, Styled {
  /// The style struct.
  public typealias Style = TableViewStyle

  // MARK: Content

  /// The object that makes the rows; none by default.
  public weak var dataSource: (any TableViewDataSource)? { didSet { reloadData() } }

  /// The rows that there are, from the top.
  public private(set) var visibleCells: [TableViewCell] = []

  private let rows = StackView()
  private var isLoaded = false
  private var makers: [String: TableViewCell.Type] = [:]

  // MARK: Style

  /// The style as set. ``View`` keeps the style of the box.
  public var ownStyle = TableViewStyle() { didSet { styleSeparators() } }

  /// The default style of the class.
  open var defaultStyle: TableViewStyle { TableViewStyle() }

  /// The style as set, with that of the box; nil properties use the default of the class.
  public var tableViewStyle: TableViewStyle { styleWithBox }

  /// The color of the lines; a gray by default.
  public var separatorColor: Color? {
    get { self[\.separatorColor] }
    set { self[\.separatorColor] = newValue }
  }

  /// The height of the lines, in points; 1 by default, and 0 leaves them out.
  public var separatorHeight: Double {
    get { self[\.separatorHeight] }
    set { self[\.separatorHeight] = newValue }
  }

  /// The space before and after the lines, in points; none by default.
  public var separatorInset: DirectionalEdgeInsets {
    get { self[\.separatorInset] }
    set { self[\.separatorInset] = newValue }
  }

  /// The lines between rows.
  public enum SeparatorStyle: Int, Hashable, Sendable {
    /// None.
    case none
    /// A line.
    case singleLine
  }

  /// The lines between rows; a line by default. None sets ``separatorHeight`` to 0.
  public var separatorStyle: SeparatorStyle {
    get { separatorHeight == 0 ? .none : .singleLine }
    set { ownStyle.separatorHeight = newValue == .none ? 0 : nil }
  }

  /// Creates a table with a style.
  public init(frame: CGRect, style: TableViewStyle) {
    super.init(frame: frame)
    apply(style: style)
  }

  /// Creates a table, as for one in an archive. Nothing is read from `coder`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a table.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  override func viewDidInitialize() {
    rows.name = "rows"
    rows.axis = .vertical
    addSubview(rows, pinning: .edges)
  }

  /// Says what kind of row an identifier stands for.
  public func register(_ kind: TableViewCell.Type, forCellReuseIdentifier identifier: String) {
    makers[identifier] = kind
  }

  /// A row of the kind that was registered; a plain one where none was. Always a fresh one: nothing
  /// scrolls, so none is left over. For a kind that is not ``DefaultInitializable``,
  /// ``ViewError/cellWithoutInitializer(_:)`` is reported when the tree is painted.
  public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> TableViewCell
  {
    let kind = makers[identifier] ?? TableViewCell.self
    if let kind = kind as? any DefaultInitializable.Type, let cell = kind.init() as? TableViewCell {
      return cell
    }
    if kind != TableViewCell.self {
      record(.cellWithoutInitializer(String(describing: kind)))
    }
    return TableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// A row of the kind that is wanted: `tableView.dequeueReusableCell(forIndexPath: indexPath) as
  /// CommentCell`.
  public func dequeueReusableCell<Cell: TableViewCell & DefaultInitializable>(
    forIndexPath indexPath: IndexPath
  ) -> Cell {
    Cell()
  }

  /// Lets the data source make all rows again before the next picture.
  public func reloadData() {
    isLoaded = false
  }

  override func willLayOutForPicture() {
    guard !isLoaded else { return }
    isLoaded = true
    visibleCells = makeCells()
    for view in rows.arrangedSubviews { view.removeFromSuperview() }
    for (index, cell) in visibleCells.enumerated() {
      if index > 0 {
        let separator = Separator(frame: .zero)
        separator.addSubview(separator.line)
        rows.addArrangedSubview(separator)
      }
      rows.addArrangedSubview(cell)
    }
    styleSeparators()
  }

  private func makeCells() -> [TableViewCell] {
    guard let dataSource else { return [] }
    return (0..<max(0, dataSource.numberOfSections(in: self))).flatMap { section in
      (0..<max(0, dataSource.tableView(self, numberOfRowsInSection: section))).map { row in
        dataSource.tableView(self, cellForRowAt: IndexPath(row: row, section: section))
      }
    }
  }

  private func styleSeparators() {
    let style = mergedStyle
    let height = clampedLength(points(style[\.separatorHeight]))
    let inset = style[\.separatorInset]
    for case let separator as Separator in rows.arrangedSubviews {
      separator.isHidden = height == 0
      separator.layout = LayoutRules.height(Length(style[\.separatorHeight]))
      separator.line.backgroundColor = style[\.separatorColor]
      separator.line.layout = LayoutRules.edges(
        insets: DirectionalEdgeInsets(
          top: 0, leading: inset.leading, bottom: 0, trailing: inset.trailing))
    }
  }

  /// The line between two rows, and the room that it stands in.
  private final class Separator: View {
    let line = View()

    override init(frame: CGRect) {
      super.init(frame: frame)
      line.name = "line"
    }

    required init?(coder: NSCoder) { nil }
  }
}

extension IndexPath {
  /// The place of a row in a section of a ``TableView``.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// The section; 0 in a path that is empty.
  public var section: Int { first ?? 0 }
  /// The row in its section; 0 in a path that has none.
  public var row: Int { count > 1 ? self[1] : 0 }
}
