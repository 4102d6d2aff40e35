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
  /// The text above a section; none by default.
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String?
  /// The text below a section; none by default.
  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String?
}

extension TableViewDataSource {
  public func numberOfSections(in tableView: TableView) -> Int { 1 }
  public func tableView(_ table: TableView, titleForHeaderInSection section: Int) -> String? { nil }
  public func tableView(_ table: TableView, titleForFooterInSection section: Int) -> String? { nil }
}

/// The delegate of a ``TableView``. Nobody touches a picture, so what UIKit calls for selecting and
/// editing rows is no part of it.
public protocol TableViewDelegate: ScrollViewDelegate {
  /// The height of a row; ``TableView/rowHeight`` by default.
  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  /// The height of a header; ``TableView/sectionHeaderHeight`` by default.
  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat
  /// The height of a footer; ``TableView/sectionFooterHeight`` by default.
  func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat
  /// The view above a section; nil, the default, for the title of the data source.
  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View?
  /// The view below a section; nil, the default, for the title of the data source.
  func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View?
  /// Called before a row is shown.
  func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath)
}

extension TableViewDelegate {
  public func tableView(_ view: TableView, heightForRowAt path: IndexPath) -> CGFloat {
    view.rowHeight
  }
  public func tableView(_ view: TableView, heightForHeaderInSection section: Int) -> CGFloat {
    view.sectionHeaderHeight
  }
  public func tableView(_ view: TableView, heightForFooterInSection section: Int) -> CGFloat {
    view.sectionFooterHeight
  }
  public func tableView(_ table: TableView, viewForHeaderInSection section: Int) -> View? { nil }
  public func tableView(_ table: TableView, viewForFooterInSection section: Int) -> View? { nil }
  public func tableView(
    _ table: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {}
}

/// Rows that a data source makes, one below the other, with lines between them.
///
/// Every row is made, once, and the table is as high as all of them unless its frame or its
/// constraints say otherwise; then it scrolls. The data source is asked before the tree is laid out
/// for a picture, or when a row is asked for, and again after ``reloadData()``.
open class TableView: ListView, Styled {
  public typealias Style = TableViewStyle

  // MARK: Content

  /// The object that makes the rows; none by default.
  public weak var dataSource: (any TableViewDataSource)? { didSet { reloadData() } }

  /// The object that decides about heights, headers and footers; none by default.
  public var delegate: (any TableViewDelegate)? {
    get { scrollDelegate as? any TableViewDelegate }
    set {
      scrollDelegate = newValue
      reloadData()
    }
  }

  /// The height of rows, headers or footers that their content decides on.
  public static let automaticDimension: CGFloat = -1
  /// The height of rows; automatic by default.
  open var rowHeight = TableView.automaticDimension { didSet { reloadData() } }
  /// The heights of headers and footers; automatic by default.
  open var (sectionHeaderHeight, sectionFooterHeight): (CGFloat, CGFloat) = (-1, -1)
  /// Guesses of heights, and space above headers. Show nothing.
  open var (
    estimatedRowHeight, estimatedSectionHeaderHeight, estimatedSectionFooterHeight,
    sectionHeaderTopPadding
  ): (CGFloat, CGFloat, CGFloat, CGFloat) = (-1, -1, -1, -1)
  /// The view above all rows; none by default.
  open var tableHeaderView: View? { didSet { reload(removing: oldValue) } }
  /// The view below all rows; none by default.
  open var tableFooterView: View? { didSet { reload(removing: oldValue) } }
  /// Whether the rows are being edited.
  open var isEditing = false { didSet { for cell in visibleCells { cell.isEditing = isEditing } } }

  /// The rows that there are, from the top.
  public var visibleCells: [TableViewCell] { shownSections.flatMap(\.cells) }

  /// The views of a section.
  private struct Section {
    var header: View?
    var footer: View?
    var cells: [TableViewCell] = []
  }
  private var sections: [Section] = []
  private var shownSections: [Section] {
    loadIfNeeded()
    return sections
  }
  private func section(_ number: Int) -> Section? { shownSections.element(number) }
  private let rows = StackView()
  private var separators: [Separator] = []
  private var isLoaded = false

  // MARK: Style

  public var ownStyle = TableViewStyle() { didSet { styleSeparators() } }

  open var defaultStyle: TableViewStyle { TableViewStyle() }

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
  public var separatorInset: EdgeInsets {
    get { edgeInsets(self[\.separatorInset]) }
    set { self[\.separatorInset] = DirectionalEdgeInsets(newValue) }
  }

  /// The arrangement of the sections, as a style.
  public var style: TableViewStyle {
    switch mergedStyle[\.grouping] {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    }
  }
  var isGrouped: Bool { style != .plain }

  open override var styleAsSet: any ComponentStyle { wholeStyle }
  override var shownScrollStyle: ScrollViewStyle {
    super.shownScrollStyle.merging(mergedStyle.scrollViewStyle)
  }
  /// Groups have a background, and rows that leave the table are cut off.
  open override var defaultViewStyle: ViewStyle {
    ViewStyle(
      backgroundColor: isGrouped ? .systemGroupedBackground : nil,
      clipsToBounds: contentSize.height > frame.height || drawnOrigin != .zero ? true : nil)
  }

  /// The lines between rows.
  public enum SeparatorStyle: Int, Hashable, Sendable {
    /// None, or a line; an etched one is a line, too.
    case none, singleLine, singleLineEtched
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

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  override func viewDidInitialize() {
    rows.name = "rows"
    rows.axis = .vertical
    addSubview(rows, pinning: .edges)
  }

  /// Says what kind of row an identifier stands for.
  public func register(_ kind: View.Type?, forCellReuseIdentifier identifier: String) {
    register(kind, identifier)
  }
  /// Says what kind of header or footer an identifier stands for.
  public func register(_ kind: View.Type?, forHeaderFooterViewReuseIdentifier identifier: String) {
    register(kind, identifier)
  }

  /// A row of the kind that was registered; a plain one where none was. Always a fresh one. For a
  /// kind that is not ``DefaultInitializable``, ``ViewError/cellWithoutInitializer(_:)`` is
  /// reported when the tree is painted.
  public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> TableViewCell
  {
    dequeueReusableCell(withIdentifier: identifier)
      ?? TableViewCell(style: .default, reuseIdentifier: identifier)
  }
  /// A row of the kind that was registered; nil where none was.
  public func dequeueReusableCell(withIdentifier identifier: String) -> TableViewCell? {
    let cell = make(identifier) as? TableViewCell
    cell?.reuseIdentifier = identifier
    return cell
  }
  /// A header or footer of the kind that was registered; nil where none was.
  public func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
    -> TableViewHeaderFooterView?
  {
    let view = make(identifier) as? TableViewHeaderFooterView
    view?.reuseIdentifier = identifier
    return view
  }

  /// A row of the kind that is wanted: `tableView.dequeueReusableCell(forIndexPath: indexPath) as
  /// CommentCell`.
  public func dequeueReusableCell<Cell: TableViewCell & DefaultInitializable>(
    forIndexPath indexPath: IndexPath
  ) -> Cell {
    Cell()
  }

  // MARK: Rows

  open override func reloadData() {
    super.reloadData()
    isLoaded = false
  }
  /// The count of sections.
  open var numberOfSections: Int { max(0, dataSource?.numberOfSections(in: self) ?? 1) }
  /// Returns the count of rows in a section.
  open func numberOfRows(inSection section: Int) -> Int {
    max(0, dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0)
  }
  /// Returns the row at a place, or nil.
  open func cellForRow(at indexPath: IndexPath) -> TableViewCell? {
    section(indexPath.section).flatMap { $0.cells.element(indexPath.row) }
  }
  /// The places of all rows.
  open var indexPathsForVisibleRows: [IndexPath]? {
    shownSections.enumerated().flatMap { section, views in
      views.cells.indices.map { IndexPath(row: $0, section: section) }
    }
  }
  /// Returns the place of a row.
  open func indexPath(for cell: TableViewCell) -> IndexPath? {
    for (section, views) in shownSections.enumerated() {
      if let row = views.cells.firstIndex(of: cell) { return IndexPath(row: row, section: section) }
    }
    return nil
  }
  /// Returns the place of the row at a point.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    visibleCells.first { $0.convert($0.bounds, to: self).contains(point) }.flatMap(indexPath)
  }
  /// Returns the frame of a row in the table's coordinates after layout.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    cellForRow(at: indexPath).map { $0.convert($0.bounds, to: self) } ?? .zero
  }

  /// Returns the view above a section.
  open func headerView(forSection section: Int) -> TableViewHeaderFooterView? {
    self.section(section)?.header as? TableViewHeaderFooterView
  }
  /// Returns the view below a section.
  open func footerView(forSection section: Int) -> TableViewHeaderFooterView? {
    self.section(section)?.footer as? TableViewHeaderFooterView
  }
  /// The place of the first selected row.
  open var indexPathForSelectedRow: IndexPath? { selected.min() }
  /// Selects a row, in place of others unless several may be; nil deselects all.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard let indexPath = select(indexPath) else { return }
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }
  /// Deselects a row.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath)
  }
  override func mark(_ indexPath: IndexPath, _ isSelected: Bool) {
    cellForRow(at: indexPath)?.setSelected(isSelected, animated: false)
  }
  /// Scrolls to a row, once it is laid out.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    let shares: [ScrollPosition: CGFloat] = [.top: 0, .middle: 0.5, .bottom: 1]
    let rect = rectForRow(at: indexPath)
    scroll(to: rect, x: nil, y: shares[scrollPosition], animated: animated)
  }
  /// Begins or ends editing.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  override func willLayOutForPicture() { loadIfNeeded() }

  open override func layoutIfNeeded() {
    loadIfNeeded()
    super.layoutIfNeeded()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let height = rows.measuredSize(in: .width(placedFrame.width)).height
    rows.placedFrame = CGRect(x: 0, y: 0, width: placedFrame.width, height: height)
    contentSize = rows.placedFrame.size
    placeIndicators()
  }

  private func reload(removing view: View?) {
    view?.removeFromSuperview()
    isLoaded = false
  }

  private func loadIfNeeded() {
    guard !isLoaded else { return }
    isLoaded = true
    sections = makeSections()
    rows.removeAll(rows.arrangedSubviews)
    separators = []
    if let tableHeaderView { rows.addArrangedSubview(tableHeaderView) }
    for (number, section) in sections.enumerated() {
      let isInset = style == .insetGrouped
      if let header = section.header {
        rows.addArrangedSubview(header)
      } else if isGrouped {
        let gap = View()
        gap.pin(.height(number == 0 ? 16 : 24))
        rows.addArrangedSubview(gap)
      }
      add(section.cells, to: isGrouped ? group(isInset, of: section) : rows)
      if let footer = section.footer { rows.addArrangedSubview(footer) }
    }
    if let tableFooterView { rows.addArrangedSubview(tableFooterView) }
    styleSeparators()
  }

  private func group(_ isInset: Bool, of section: Section) -> StackView {
    let (card, room) = (StackView().withName("section"), View())
    card.axis = .vertical
    card.backgroundColor = .secondarySystemGroupedBackground
    if isInset { (card.cornerRadius, card.clipsToBounds) = (10, true) }
    let insets = DirectionalEdgeInsets(horizontal: isInset ? 16 : 0, vertical: 0)
    room.addSubview(card, pinning: .edges(insets: insets))
    if !section.cells.isEmpty { rows.addArrangedSubview(room) }
    return card
  }

  private func add(_ cells: [TableViewCell], to stack: StackView) {
    for cell in cells {
      if stack.arrangedSubviews.last is TableViewCell {
        let separator = Separator(frame: .zero)
        separator.addSubview(separator.line)
        separator.cell = stack.arrangedSubviews.last as? TableViewCell
        separators.append(separator)
        stack.addArrangedSubview(separator)
      }
      stack.addArrangedSubview(cell)
    }
  }

  private func makeSections() -> [Section] {
    guard let dataSource else { return [] }
    return (0..<numberOfSections).map { number in
      var section = Section()
      section.header = titled(
        dataSource.tableView(self, titleForHeaderInSection: number), isHeader: true,
        delegate?.tableView(self, viewForHeaderInSection: number),
        height: delegate?.tableView(self, heightForHeaderInSection: number) ?? sectionHeaderHeight)
      section.cells = (0..<numberOfRows(inSection: number)).map { row in
        let path = IndexPath(row: row, section: number)
        let cell = dataSource.tableView(self, cellForRowAt: path)
        _ = set(delegate?.tableView(self, heightForRowAt: path) ?? rowHeight, of: cell)
        if isEditing { cell.isEditing = true }
        delegate?.tableView(self, willDisplay: cell, forRowAt: path)
        return cell
      }
      section.footer = titled(
        dataSource.tableView(self, titleForFooterInSection: number), isHeader: false,
        delegate?.tableView(self, viewForFooterInSection: number),
        height: delegate?.tableView(self, heightForFooterInSection: number) ?? sectionFooterHeight)
      return section
    }
  }

  private func titled(_ title: String?, isHeader: Bool, _ view: View?, height: CGFloat) -> View? {
    set(height, of: view ?? title.map { titleView($0, isHeader: isHeader) })
  }

  private func titleView(_ title: String, isHeader: Bool) -> View {
    let view = TableViewHeaderFooterView(reuseIdentifier: nil)
    var list = ListContentConfiguration.groupedHeader()
    if isHeader, !isGrouped {
      list = .plainHeader()
      view.backgroundConfiguration = .listPlainHeaderFooter()
    }
    // Text begins where that of rows in cards does.
    let inset: Double = style == .insetGrouped ? 32 : 16
    list.directionalLayoutMargins = DirectionalEdgeInsets(
      top: isGrouped && isHeader ? 20 : 7, leading: inset, bottom: 7, trailing: inset)
    list.text = title
    view.contentConfiguration = list
    return view
  }

  private func set<Part: View>(_ height: CGFloat, of view: Part?) -> Part? {
    if height >= 0 { view?.layout.height = .points(Double(height)) }
    return view
  }

  private func styleSeparators() {
    let style = mergedStyle
    let height = clampedLength(points(style[\.separatorHeight]))
    for separator in separators {
      let inset =
        separator.cell?.ownSeparatorInset.map { DirectionalEdgeInsets($0) }
        ?? style[\.separatorInset]
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
    /// The row above.
    weak var cell: TableViewCell?

    override init(frame: CGRect) {
      super.init(frame: frame)
      line.name = "line"
    }

    required init?(coder: NSCoder) { nil }
  }
}

extension TableView {
  /// Does nothing: the last of a set of changes reloads.
  public func beginUpdates() {}
  /// Makes all of it again, as every change does.
  public func endUpdates() { reloadData() }
  /// Makes all of it again, as every change does.
  public func reloadRows(at paths: [IndexPath], with animation: RowAnimation) { reloadData() }
  /// Makes all of it again, as every change does.
  public func insertRows(at paths: [IndexPath], with animation: RowAnimation) { reloadData() }
  /// Makes all of it again, as every change does.
  public func deleteRows(at paths: [IndexPath], with animation: RowAnimation) { reloadData() }
  /// Makes all of it again, as every change does.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }

  /// An animation of rows. Shows nothing.
  public enum RowAnimation: Int, Hashable, Sendable {
    /// How rows come and go.
    case fade, right, left, top, bottom, none, middle, automatic
  }
  /// The place for a row after scrolling to it.
  public enum ScrollPosition: Int, Hashable, Sendable {
    /// The nearest place, or a place in the table.
    case none, top, middle, bottom
  }
}
