/// The common parts of tables and collections.
import Foundation
import LikenessDisplayList
import LikenessText

/// The base of ``TableView`` and ``CollectionView``: views for data, with selection.
open class ListView: ScrollView {
  /// The view behind the rows or cells; none by default.
  open var backgroundView: View? {
    didSet {
      oldValue?.removeFromSuperview()
      backgroundView?.pin(.edges)
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }
  /// The allowed selections; one at a time by default.
  open var (allowsSelection, allowsMultipleSelection) = (true, false)
  /// The allowed selections while editing. Shows nothing.
  open var (allowsSelectionDuringEditing, allowsMultipleSelectionDuringEditing) = (false, false)
  private(set) var selected: Set<IndexPath> = []
  private var makers: [String: View.Type] = [:]
  private var missingNib: String?

  /// Lets the data source make everything again.
  open func reloadData() { selected = [] }
  /// Runs the changes, and reloads.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    reloadData()
    completion?(true)
  }

  /// Shows whether a row or cell is selected.
  func mark(_ indexPath: IndexPath, _ isSelected: Bool) {}
  func deselect(_ indexPath: IndexPath) {
    selected.remove(indexPath)
    mark(indexPath, false)
  }
  func select(_ indexPath: IndexPath?) -> IndexPath? {
    if !allowsMultipleSelection || indexPath == nil { selected.sorted().forEach(deselect) }
    guard let indexPath else { return nil }
    selected.insert(indexPath)
    mark(indexPath, true)
    return indexPath
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    // It does not scroll.
    backgroundView?.placedFrame = CGRect(origin: drawnOrigin, size: placedFrame.size)
  }

  func register(_ kind: View.Type?, _ identifier: String) { makers[identifier] = kind }
  /// Makes a view of a registered class, or reports that it cannot be made.
  func make(_ identifier: String) -> View? { makers[identifier].flatMap(make) }
  func make(_ kind: View.Type) -> View? {
    if let kind = kind as? any DefaultInitializable.Type { return kind.init() }
    if kind == TableViewCell.self { return TableViewCell() }
    if kind == TableViewHeaderFooterView.self { return TableViewHeaderFooterView() }
    if kind == CollectionViewCell.self { return CollectionViewCell() }
    if kind == CollectionReusableView.self { return CollectionReusableView() }
    record(.cellWithoutInitializer(String(describing: kind)))
    return nil
  }

  /// Warns: there are no nibs here.
  public func register(_ nib: Nib?, forCellReuseIdentifier identifier: String) {
    missingNib = identifier
  }
  /// Warns: there are no nibs here.
  public func register(_ nib: Nib?, forCellWithReuseIdentifier identifier: String) {
    missingNib = identifier
  }
  override var contentWarning: String? {
    missingNib.map { "There are no nibs here: the cell \"\($0)\" is empty. Register its class." }
      ?? super.contentWarning
  }
}

/// An archive of views. There are none here: what is registered with one is an empty view.
open class Nib {
  /// Creates an archive that cannot be read.
  public init(nibName name: String, bundle: Bundle?) {}
  /// There are no nibs here.
  @available(*, unavailable, message: "There are no nibs here: make the views in code.")
  public func instantiate(
    withOwner owner: Any?, options: [AnyHashable: Any]? = nil
  ) -> [Any] { [] }
}

extension Array {
  /// The element at an index; nil outside.
  func element(_ index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}

extension IndexPath {
  /// The place of a row in a section of a ``TableView``.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  /// The place of an item in a section of a ``CollectionView``.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The section; 0 in a path that is empty.
  public var section: Int {
    get { first ?? 0 }
    set { self = IndexPath(row: row, section: newValue) }
  }
  /// The row in its section; 0 in a path that has none.
  public var row: Int {
    get { count > 1 ? self[1] : 0 }
    set { self = IndexPath(row: newValue, section: section) }
  }
  /// The item in its section; 0 in a path that has none.
  public var item: Int {
    get { row }
    set { row = newValue }
  }
}
