/// A cell of a collection of views.
import Foundation

/// A view that a collection would show more than once.
open class CollectionReusableView: View {
  var identifier: String?
  /// Does nothing, and nothing calls it: every view is fresh.
  open func prepareForReuse() {}
  /// The identifier that the view was made for.
  open var reuseIdentifier: String? { identifier }
  /// Called with the place and look that the layout gives the view. Does nothing.
  open func apply(_ layoutAttributes: CollectionViewLayoutAttributes) {}
  /// Returns the attributes with the size that the content needs, for a layout with an estimated
  /// size.
  open func preferredLayoutAttributesFitting(_ layoutAttributes: CollectionViewLayoutAttributes)
    -> CollectionViewLayoutAttributes
  {
    let copy = layoutAttributes.copy() as? CollectionViewLayoutAttributes
    copy?.size = measuredSize(in: .unbounded)
    return copy ?? layoutAttributes
  }
}

/// A cell of a ``CollectionView``. A collection can make cells of a class that is registered with
/// it if the class is ``DefaultInitializable``: `extension PhotoCell: DefaultInitializable {}`.
open class CollectionViewCell: CollectionReusableView, ConfigurableCell {
  public let cellParts = CellParts()
  /// Whether the cell is selected; false by default. `selectedBackgroundView` then shows.
  open var isSelected = false {
    didSet { cellParts.mark(isSelected || isHighlighted, in: self) }
  }
  /// Whether the cell is highlighted; false by default. `selectedBackgroundView` then shows.
  open var isHighlighted = false {
    didSet { cellParts.mark(isSelected || isHighlighted, in: self) }
  }
  /// A handler to call after ``updateConfiguration(using:)``.
  open var configurationUpdateHandler: ((CollectionViewCell, CellConfigurationState) -> Void)?
  /// The state for configurations.
  open var configurationState: CellConfigurationState {
    state(isSelected: isSelected, isHighlighted: isHighlighted)
  }
  /// Called before a picture after the state changed: gives it to the configurations.
  open func updateConfiguration(using state: CellConfigurationState) { take(state) }

  override func viewDidInitialize() { addSubview(contentView, pinning: .edges) }
  override func willLayOutForPicture() {
    updateIfNeeded {
      updateConfiguration(using: configurationState)
      configurationUpdateHandler?(self, configurationState)
    }
  }
}
