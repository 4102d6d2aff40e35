/// Cells that a data source makes and a layout places.
import Foundation
import LikenessDisplayList
import LikenessText

/// The source of the cells of a ``CollectionView``.
public protocol CollectionViewDataSource: AnyObject {
  /// The count of sections; 1 by default.
  func numberOfSections(in collectionView: CollectionView) -> Int
  /// The count of items in a section.
  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int
  /// The cell at a place.
  func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath)
    -> CollectionViewCell
  /// A supplementary view, such as a header; an empty one by default.
  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView
}

extension CollectionViewDataSource {
  public func numberOfSections(in collectionView: CollectionView) -> Int { 1 }
  public func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView { CollectionReusableView() }
}

/// The delegate of a ``CollectionView``. Nobody touches a picture, so what UIKit calls for
/// selecting items is no part of it.
public protocol CollectionViewDelegate: ScrollViewDelegate {
  /// Called before a cell is shown.
  func collectionView(
    _ collectionView: CollectionView, willDisplay cell: CollectionViewCell,
    forItemAt indexPath: IndexPath)
}

extension CollectionViewDelegate {
  public func collectionView(
    _ collectionView: CollectionView, willDisplay cell: CollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
}

/// Cells at the places that a layout gives them.
///
/// The cells that show are made, once, when the collection is laid out, and again after
/// ``reloadData()``. In a space without an end, the collection is as long as its content.
open class CollectionView: ListView {
  /// The kinds of headers and footers of sections.
  public static let (elementKindSectionHeader, elementKindSectionFooter) =
    ("UICollectionElementKindSectionHeader", "UICollectionElementKindSectionFooter")

  /// The object that makes the cells; none by default.
  public weak var dataSource: (any CollectionViewDataSource)? { didSet { reloadData() } }
  /// The delegate; none by default.
  public var delegate: (any CollectionViewDelegate)? {
    get { scrollDelegate as? any CollectionViewDelegate }
    set { scrollDelegate = newValue }
  }
  /// The layout that places the cells.
  open var collectionViewLayout: CollectionViewLayout {
    didSet {
      oldValue.collectionView = nil
      collectionViewLayout.collectionView = self
    }
  }
  /// Whether cells are made early. Shows nothing.
  open var isPrefetchingEnabled = true

  /// The kind and the place of a view. Places are ordered by path, and a cell comes before other
  /// views at its place.
  private struct Place: Hashable, Comparable {
    let (kind, path): (String?, IndexPath)
    static func < (a: Self, b: Self) -> Bool {
      a.path != b.path ? a.path < b.path : (a.kind ?? "") < (b.kind ?? "")
    }
  }
  private var views: [Place: CollectionReusableView] = [:]
  private var shown: [Place] = []

  /// Creates a collection.
  public init(frame: CGRect, collectionViewLayout layout: CollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }
  public required init?(coder: NSCoder) {
    collectionViewLayout = CollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: CollectionViewFlowLayout())
  }

  /// Says what kind of cell an identifier stands for.
  public func register(_ kind: View.Type?, forCellWithReuseIdentifier identifier: String) {
    register(kind, identifier)
  }
  /// Says what kind of supplementary view an identifier stands for.
  public func register(
    _ kind: View.Type?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) { register(kind, elementKind + "/" + identifier) }
  /// A cell of the kind that was registered; an empty one where none was. For a kind that is not
  /// ``DefaultInitializable``, ``ViewError/cellWithoutInitializer(_:)`` is reported when the tree
  /// is painted.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> CollectionViewCell {
    let cell = make(identifier) as? CollectionViewCell ?? CollectionViewCell()
    cell.identifier = identifier
    return cell
  }
  /// A supplementary view, likewise.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> CollectionReusableView {
    let made = make(elementKind + "/" + identifier)
    let view = made as? CollectionReusableView ?? CollectionReusableView()
    view.identifier = identifier
    return view
  }

  // MARK: Data

  /// The count of sections.
  open var numberOfSections: Int { max(0, dataSource?.numberOfSections(in: self) ?? 0) }
  /// Returns the count of items in a section.
  open func numberOfItems(inSection section: Int) -> Int {
    max(0, dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0)
  }
  open override func reloadData() {
    super.reloadData()
    let old = views
    (views, shown) = ([:], [])
    remove(old)
  }
  /// Removes views in the order of their places: an app's overrides are called.
  private func remove(_ views: [Place: CollectionReusableView]) {
    removeAll(views.sorted { $0.key < $1.key }.map(\.value))
  }

  /// The cells that showed in the last layout.
  open var visibleCells: [CollectionViewCell] {
    shown.compactMap { views[$0] as? CollectionViewCell }
  }
  /// Their places.
  open var indexPathsForVisibleItems: [IndexPath] {
    shown.filter { $0.kind == nil }.map(\.path)
  }
  /// Returns a cell that showed in the last layout.
  open func cellForItem(at indexPath: IndexPath) -> CollectionViewCell? {
    views[Place(kind: nil, path: indexPath)] as? CollectionViewCell
  }
  /// Returns the place of a cell.
  open func indexPath(for cell: CollectionViewCell) -> IndexPath? {
    views.filter { $0.value === cell }.keys.min()?.path
  }
  /// Returns the attributes of a cell.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// The places of the selected items.
  open var indexPathsForSelectedItems: [IndexPath]? { selected.sorted() }
  /// Selects an item, in place of others unless several may be; nil deselects all.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard let indexPath = select(indexPath) else { return }
    if scrollPosition != [] { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }
  /// Deselects an item.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }
  override func mark(_ indexPath: IndexPath, _ isSelected: Bool) {
    cellForItem(at: indexPath)?.isSelected = isSelected
  }
  /// Scrolls to an item.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    collectionViewLayout.prepare()
    contentSize = collectionViewLayout.collectionViewContentSize
    guard let rect = layoutAttributesForItem(at: indexPath)?.frame else { return }
    func share(_ positions: ScrollPosition...) -> CGFloat? {
      zip(positions, [0, 0.5, 1]).first { scrollPosition.contains($0.0) }?.1
    }
    scroll(
      to: rect, x: share(.left, .centeredHorizontally, .right),
      y: share(.top, .centeredVertically, .bottom), animated: animated)
  }

  // MARK: Layout

  /// Returns the size that a cell prefers to the one of its attributes.
  func preferredSize(
    of attributes: CollectionViewLayoutAttributes, in most: CGSize
  ) -> CGSize {
    let size = view(for: attributes)?.preferredLayoutAttributesFitting(attributes).size
    guard let size else { return attributes.size }
    return CGSize(width: min(size.width, most.width), height: min(size.height, most.height))
  }

  private func view(for attributes: CollectionViewLayoutAttributes) -> CollectionReusableView? {
    let (path, kind) = (attributes.indexPath, attributes.representedElementKind)
    let place = Place(kind: kind, path: path)
    if let known = views[place] { return known }
    let view: CollectionReusableView?
    switch (attributes.representedElementCategory, kind) {
    case (.supplementaryView, let kind?):
      view = dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
    case (.decorationView, let kind?):
      view = collectionViewLayout.decorations[kind].flatMap(make) as? CollectionReusableView
    default:
      let cell = dataSource?.collectionView(self, cellForItemAt: path)
      if let cell {
        cell.isSelected = selected.contains(path)
        delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
      }
      view = cell
    }
    guard let view else { return nil }
    views[place] = view
    addSubview(view)
    if appearance.hasAppeared { view.prepareForPicture() }
    view.forEachView { $0.pass.scale = pass.scale }
    if pass.isLive { view.beginPass(inside: self) }
    return view
  }

  open override func layoutSubviews() {
    collectionViewLayout.prepare()
    contentSize = collectionViewLayout.collectionViewContentSize
    super.layoutSubviews()
    let attributes = collectionViewLayout.layoutAttributesForElements(in: sanitized(bounds)) ?? []
    let old = views
    shown = []
    var front: [View] = []
    for next in attributes.enumerated().sorted(by: {
      ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset)
    }) {
      guard let view = view(for: next.element) else { continue }
      shown.append(
        Place(kind: next.element.representedElementKind, path: next.element.indexPath))
      front.append(view)
      view.apply(next.element)
      view.frame = next.element.frame
      view.alpha = next.element.alpha
      view.isHidden = next.element.isHidden
    }
    bringSubviewsToFront(front)
    let shows = Set(shown)
    let gone = old.filter { !shows.contains($0.key) }
    for place in gone.keys { views[place] = nil }
    remove(gone)
    placeIndicators()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let (kept, room) = (placedFrame.size, size)
    placedFrame.size = CGSize(
      width: room.width.isFinite ? room.width : kept.width,
      height: room.height.isFinite ? room.height : kept.height)
    defer { placedFrame.size = kept }
    collectionViewLayout.prepare()
    return collectionViewLayout.collectionViewContentSize.sanitized
  }
}

extension CollectionView {
  /// Makes all of it again, as every change does.
  public func reloadItems(at indexPaths: [IndexPath]) { reloadData() }
  /// The role of a view in a collection.
  public enum ElementCategory: UInt, Hashable, Sendable {
    /// A cell, a header or the like, or what the layout adds.
    case cell, supplementaryView, decorationView
  }
  /// The direction in which content goes on.
  public enum ScrollDirection: Int, Hashable, Sendable {
    /// Downwards or to the right.
    case vertical, horizontal
  }
  /// The place for an item after scrolling to it.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A place along the vertical or the horizontal axis.
    public static let top = Self(rawValue: 1), centeredVertically = Self(rawValue: 2),
      bottom = Self(rawValue: 4), left = Self(rawValue: 8),
      centeredHorizontally = Self(rawValue: 16), right = Self(rawValue: 32)
  }
}
