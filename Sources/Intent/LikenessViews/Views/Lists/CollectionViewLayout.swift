/// Layouts of collections: where each view stands.
import Foundation
import LikenessText

/// The base of layouts: override what it says about places.
open class CollectionViewLayout {
  /// The collection that is laid out; nil while there is none.
  public internal(set) weak var collectionView: CollectionView?
  var decorations: [String: View.Type] = [:]
  /// Creates a layout.
  public init() {}
  /// Creates an empty object. Nothing is read from `coder`: there are no archives here.
  public required init?(coder: NSCoder) {}
  /// The class of the attributes that the layout makes.
  open class var layoutAttributesClass: AnyClass { CollectionViewLayoutAttributes.self }
  /// The size of the content; zero.
  open var collectionViewContentSize: CGSize { .zero }
  /// Called before each layout. Does nothing.
  open func prepare() {}
  /// Returns the attributes of what stands in a rectangle of the content; nil.
  open func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
    nil
  }
  /// Returns the attributes of a cell; nil.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    nil
  }
  /// Returns the attributes of a supplementary view; nil.
  open func layoutAttributesForSupplementaryView(ofKind kind: String, at indexPath: IndexPath)
    -> CollectionViewLayoutAttributes?
  { nil }
  /// Returns the attributes of a decoration; nil.
  open func layoutAttributesForDecorationView(ofKind kind: String, at indexPath: IndexPath)
    -> CollectionViewLayoutAttributes?
  { nil }
  /// Says what class a decoration has.
  open func register(_ kind: View.Type?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = kind
  }
  /// Whether scrolling needs a new layout; false. Every picture has one.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// Returns where scrolling should end. Not called.
  open func targetContentOffset(
    forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposed }
  /// Does nothing: every layout begins with ``prepare()``.
  open func invalidateLayout() {}
}

/// The delegate of a collection with a ``CollectionViewFlowLayout``.
public protocol CollectionViewDelegateFlowLayout: CollectionViewDelegate {
  /// The size of an item; that of the layout by default, as are all below.
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  /// The space around a section.
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    insetForSectionAt section: Int
  ) -> EdgeInsets
  /// The least space between lines.
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  /// The least space between items.
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  /// The size of a header.
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  /// The size of a footer.
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

extension CollectionViewDelegateFlowLayout {
  public func collectionView(
    _ collectionView: CollectionView, layout: CollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { (layout as? CollectionViewFlowLayout)?.itemSize ?? .zero }
  public func collectionView(
    _ collectionView: CollectionView, layout: CollectionViewLayout, insetForSectionAt section: Int
  ) -> EdgeInsets { (layout as? CollectionViewFlowLayout)?.sectionInset ?? .zero }
  public func collectionView(
    _ collectionView: CollectionView, layout: CollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { (layout as? CollectionViewFlowLayout)?.minimumLineSpacing ?? 0 }
  public func collectionView(
    _ collectionView: CollectionView, layout: CollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { (layout as? CollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0 }
  public func collectionView(
    _ collectionView: CollectionView, layout: CollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { (layout as? CollectionViewFlowLayout)?.headerReferenceSize ?? .zero }
  public func collectionView(
    _ collectionView: CollectionView, layout: CollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { (layout as? CollectionViewFlowLayout)?.footerReferenceSize ?? .zero }
}

private final class NoDelegate: CollectionViewDelegateFlowLayout {}

/// Items in lines, as many in each as there is room for.
///
/// As in UIKit the items of a full line stand as far apart as there is room, and in the last line
/// as far as in the others if all have one size, else as near as they may.
open class CollectionViewFlowLayout: CollectionViewLayout {
  /// The estimate that lets cells decide on their sizes.
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  /// The size of items; 50 by 50 by default.
  open var itemSize = CGSize(width: 50, height: 50)
  /// An estimate; other than zero, the default, cells decide on their sizes.
  open var estimatedItemSize = CGSize.zero
  /// The least space between lines, and between items in a line; 10 by default.
  open var (minimumLineSpacing, minimumInteritemSpacing): (CGFloat, CGFloat) = (10, 10)
  /// The space around the items of a section; none by default.
  open var sectionInset = EdgeInsets.zero
  /// The sizes of headers and footers. Only the length along the scroll direction counts; zero, the
  /// default, leaves them out.
  open var (headerReferenceSize, footerReferenceSize) = (CGSize.zero, CGSize.zero)
  /// The direction in which lines follow each other; vertical by default.
  open var scrollDirection = CollectionView.ScrollDirection.vertical

  private var all: [CollectionViewLayoutAttributes] = []
  /// What is placed, by its kind, nil for cells, and its path.
  private var placed: [String?: [IndexPath: CollectionViewLayoutAttributes]] = [:]
  private var extent = CGSize.zero

  open override var collectionViewContentSize: CGSize { extent }
  open override func layoutAttributesForElements(in rect: CGRect)
    -> [CollectionViewLayoutAttributes]?
  {
    let rect = sanitized(rect)
    return all.filter { $0.frame.intersects(rect) }
  }
  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> CollectionViewLayoutAttributes?
  {
    placed[nil]?[indexPath]
  }
  open override func layoutAttributesForSupplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    placed[kind]?[indexPath]
  }

  /// A size along lines and across them.
  private func flow(_ size: CGSize) -> CGSize {
    scrollDirection == .vertical ? size : CGSize(width: size.height, height: size.width)
  }

  private func place(
    _ attributes: CollectionViewLayoutAttributes, x: CGFloat, y: CGFloat, _ size: CGSize
  ) {
    let isVertical = scrollDirection == .vertical
    let corner = CGPoint(x: isVertical ? x : y, y: isVertical ? y : x)
    // Foundation's intersections of rectangles trap on NaN.
    attributes.frame = sanitized(CGRect(origin: corner, size: flow(size)))
    all.append(attributes)
    placed[attributes.representedElementKind, default: [:]][attributes.indexPath] = attributes
  }

  private func make(_ kind: String?, _ item: Int, _ section: Int) -> CollectionViewLayoutAttributes
  {
    let made = type(of: self).layoutAttributesClass as? CollectionViewLayoutAttributes.Type
    let attributes = (made ?? CollectionViewLayoutAttributes.self).init()
    attributes.indexPath = IndexPath(item: item, section: section)
    attributes.representedElementKind = kind
    if kind != nil { attributes.representedElementCategory = .supplementaryView }
    return attributes
  }

  open override func prepare() {
    (all, placed) = ([], [:])
    guard let view = collectionView else { return }
    let inset = view.adjustedContentInset
    let room = flow(
      CGSize(
        width: view.bounds.width - inset.left - inset.right,
        height: view.bounds.height - inset.top - inset.bottom)
    ).width
    var y: CGFloat = 0
    for section in 0..<view.numberOfSections {
      y = place(section: section, in: view, room, from: y)
    }
    extent = flow(CGSize(width: max(0, room), height: y))
  }

  private func place(
    section: Int, in view: CollectionView, _ room: CGFloat, from top: CGFloat
  ) -> CGFloat {
    // Without such a delegate its defaults hold, which are the values of the layout.
    let flows = view.delegate as? any CollectionViewDelegateFlowLayout ?? NoDelegate()
    var y = top
    func edge(_ kind: String, _ size: CGSize) {
      let length = flow(size).height
      guard length > 0 else { return }
      place(make(kind, 0, section), x: 0, y: y, CGSize(width: room, height: length))
      y += length
    }
    edge(
      CollectionView.elementKindSectionHeader,
      flows.collectionView(view, layout: self, referenceSizeForHeaderInSection: section))
    let inset = flows.collectionView(view, layout: self, insetForSectionAt: section)
    let lineSpacing = flows.collectionView(
      view, layout: self, minimumLineSpacingForSectionAt: section)
    let spacing = flows.collectionView(
      view, layout: self, minimumInteritemSpacingForSectionAt: section)
    let isVertical = scrollDirection == .vertical
    let start = isVertical ? inset.left : inset.top
    let free = room - start - (isVertical ? inset.right : inset.bottom)
    let items = (0..<view.numberOfItems(inSection: section)).map { item in
      let attributes = make(nil, item, section)
      attributes.size = flows.collectionView(
        view, layout: self, sizeForItemAt: attributes.indexPath)
      if estimatedItemSize != .zero {
        let most = isVertical ? CGSize.width(free) : CGSize(width: .infinity, height: free)
        attributes.size = view.preferredSize(of: attributes, in: most)
      }
      return (attributes, flow(attributes.size))
    }
    let isUniform = Set(items.map(\.1.width)).count <= 1
    y += isVertical ? inset.top : inset.left
    var next = 0
    while next < items.count {
      let first = next
      var used = items[first].1.width
      next += 1
      while next < items.count, used + spacing + items[next].1.width <= free {
        used += spacing + items[next].1.width
        next += 1
      }
      let line = items[first..<next]
      let widths = line.reduce(0) { $0 + $1.1.width }
      let height = line.map(\.1.height).max() ?? 0
      var gap = line.count > 1 ? (free - widths) / CGFloat(line.count - 1) : 0
      if next == items.count {
        let width = items[first].1.width
        let fitting = max(1, ((free + spacing) / max(1, width + spacing)).rounded(.down))
        gap =
          isUniform && fitting > 1 ? (free - fitting * width) / (fitting - 1) : spacing
      }
      // One item that fills a line by itself stands in the middle.
      let isAlone = line.count == 1 && (next < items.count || 2 * widths + spacing > free)
      var x = start + (isAlone ? max(0, (free - widths) / 2) : 0)
      for (attributes, size) in line {
        place(attributes, x: x, y: y + (height - size.height) / 2, size)
        x += size.width + gap
      }
      y += height + (next < items.count ? lineSpacing : 0)
    }
    y += isVertical ? inset.bottom : inset.right
    edge(
      CollectionView.elementKindSectionFooter,
      flows.collectionView(view, layout: self, referenceSizeForFooterInSection: section))
    return y
  }
}
