/// The place of a cell in a collection.
import Foundation

/// The place and look that a layout of a collection would give a cell. A value to compute with: no
/// collection is drawn here.
open class CollectionViewLayoutAttributes {
  /// The place and extent.
  open var frame = CGRect.zero
  /// The opacity; 1 by default.
  open var alpha: CGFloat = 1
  /// The order from back to front; 0 by default.
  open var zIndex = 0
  /// Whether the cell is hidden; false by default.
  open var isHidden = false
  /// The place in the data.
  open var indexPath = IndexPath(row: 0, section: 0)

  /// Creates attributes.
  public init() {}

  /// Creates the attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
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
