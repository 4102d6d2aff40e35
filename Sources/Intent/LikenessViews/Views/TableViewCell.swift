/// A row of a table.
import Foundation
import LikenessText

/// A row of a ``TableView``, as high as its content needs.
///
/// A table can make rows of a class that is registered with it if the class is
/// ``DefaultInitializable``: `extension CommentCell: DefaultInitializable {}`. UIKit does without,
/// through the Objective-C runtime.
open class TableViewCell: View {
  /// What a cell shows of its own accord. Only ``default`` is drawn: an empty row for views of
  /// one's own in the ``contentView``.
  public enum CellStyle: Int, Hashable, Sendable {
    /// Nothing of its own.
    case `default`
  }

  /// The look of a selected row. Shows nothing.
  public enum SelectionStyle: Int, Hashable, Sendable {
    /// None.
    case none
    /// Blue.
    case blue
    /// Gray.
    case gray
    /// The system's.
    case `default`
  }

  /// The view that the content is to be put into; it fills the row.
  public let contentView = View()
  /// The identifier that the row was made for.
  public private(set) var reuseIdentifier: String?
  /// The look of a selected row. Shows nothing.
  open var selectionStyle = SelectionStyle.default
  /// Whether the row is selected; false by default. Shows nothing of its own accord.
  open var isSelected = false
  /// Whether the row is highlighted; false by default. Shows nothing of its own accord.
  open var isHighlighted = false

  /// Creates a row.
  public init(style: CellStyle, reuseIdentifier: String?) {
    super.init(frame: .zero)
    self.reuseIdentifier = reuseIdentifier
  }

  /// Creates a row, as for one in an archive. Nothing is read from `coder`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a row.
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  override func viewDidInitialize() {
    contentView.name = "contentView"
    addSubview(contentView, pinning: .edges)
  }

  /// Selects the row. Nothing moves in a picture, so `animated` changes nothing.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  /// Highlights the row. Nothing moves in a picture, so `animated` changes nothing.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  /// Does nothing, and nothing calls it: every row is fresh.
  open func prepareForReuse() {}
}
