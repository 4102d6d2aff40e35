/// A cell of a collection of views.
import Foundation

/// A view that a collection would show more than once.
open class CollectionReusableView: View {
  /// Does nothing, and nothing calls it: every view is fresh.
  open func prepareForReuse() {}
  /// The identifier that the view was made for; nil.
  open var reuseIdentifier: String? { nil }
  /// Does nothing, and nothing calls it.
  open func apply(_ layoutAttributes: CollectionViewLayoutAttributes) {}
}

/// A cell of a collection, as large as its content needs. There is no collection view here: a story
/// shows a cell by itself.
open class CollectionViewCell: CollectionReusableView {
  /// The view that the content is to be put into; it fills the cell.
  public let contentView = View()
  /// Whether the cell is selected; false by default. ``selectedBackgroundView`` then shows.
  open var isSelected = false { didSet { updateBackground() } }
  /// Whether the cell is highlighted; false by default. ``selectedBackgroundView`` then shows.
  open var isHighlighted = false { didSet { updateBackground() } }
  /// The view behind the content; none by default.
  open var backgroundView: View? { didSet { replace(oldValue, with: backgroundView) } }
  /// The view behind the content while the cell is selected or highlighted; none by default.
  open var selectedBackgroundView: View? {
    didSet { replace(oldValue, with: selectedBackgroundView) }
  }

  override func viewDidInitialize() {
    contentView.name = "contentView"
    addSubview(contentView, pinning: .edges)
  }

  private func replace(_ old: View?, with new: View?) {
    old?.removeFromSuperview()
    if let new {
      new.pin(.edges)
      insertSubview(new, belowSubview: contentView)
    }
    // The one for selected cells stands in front of the other.
    if let backgroundView { sendSubviewToBack(backgroundView) }
    updateBackground()
  }

  private func updateBackground() {
    selectedBackgroundView?.isHidden = !isSelected && !isHighlighted
  }
}
