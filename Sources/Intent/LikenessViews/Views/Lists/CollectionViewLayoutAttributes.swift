/// The place of a view in a collection.
import Foundation

/// The place and look that a layout gives a view of a ``CollectionView``.
open class CollectionViewLayoutAttributes: NSObject, NSCopying {
  /// The place and extent in the content.
  open var frame = CGRect.zero
  /// The opacity; 1 by default.
  open var alpha: CGFloat = 1
  /// The order from back to front; 0 by default.
  open var zIndex = 0
  /// Whether the view is hidden; false by default.
  open var isHidden = false
  /// The place in the data.
  open var indexPath = IndexPath(row: 0, section: 0)
  /// The role of the view; a cell by default.
  public internal(set) var representedElementCategory = CollectionView.ElementCategory.cell
  /// The kind of the view; nil for a cell.
  public internal(set) var representedElementKind: String?

  public required override init() { super.init() }

  /// Creates the attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }
  /// Creates the attributes of a supplementary view, such as a header.
  public convenience init(forSupplementaryViewOfKind kind: String, with indexPath: IndexPath) {
    self.init(forCellWith: indexPath)
    (representedElementCategory, representedElementKind) = (.supplementaryView, kind)
  }
  /// Creates the attributes of a decoration.
  public convenience init(forDecorationViewOfKind kind: String, with indexPath: IndexPath) {
    self.init(forCellWith: indexPath)
    (representedElementCategory, representedElementKind) = (.decorationView, kind)
  }

  /// Returns attributes of the same class with the same values. Subclasses copy their own.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    (copy.frame, copy.alpha, copy.zIndex, copy.isHidden) = (frame, alpha, zIndex, isHidden)
    (copy.indexPath, copy.representedElementCategory, copy.representedElementKind) =
      (indexPath, representedElementCategory, representedElementKind)
    return copy
  }

  /// The extent, with the origin at zero.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  /// The extent.
  open var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }

  /// The middle.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
}
