/// A row of a table.
import Foundation
import LikenessDisplayList
import LikenessText

/// A row of a ``TableView``, as high as its content needs.
///
/// A table can make rows of a class that is registered with it if the class is
/// ``DefaultInitializable``: `extension CommentCell: DefaultInitializable {}`. UIKit does without,
/// through the Objective-C runtime.
open class TableViewCell: View, ConfigurableCell {
  /// The built-in content of a cell.
  public enum CellStyle: Int, Hashable, Sendable {
    /// A text, and another at its end, after a column, or below.
    case `default`, value1, value2, subtitle
  }

  /// The look of a selected row.
  public enum SelectionStyle: Int, Hashable, Sendable {
    /// None, or gray here.
    case none, blue, gray, `default`
  }

  /// The drawing at the end of a row.
  public enum AccessoryType: Int, Hashable, Sendable {
    /// A chevron, a check, or a button with an i.
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  public let cellParts = CellParts()
  private let cellStyle: CellStyle
  /// The identifier that the row was made for.
  public internal(set) var reuseIdentifier: String?
  /// The look of a selected row; none leaves the row as it is.
  open var selectionStyle = SelectionStyle.default { didSet { mark() } }
  /// Whether the row is selected; false by default. It is gray then, or has the
  /// `selectedBackgroundView`.
  open var isSelected = false { didSet { mark() } }
  /// Whether the row is highlighted; false by default. It looks as if selected then.
  open var isHighlighted = false { didSet { mark() } }
  /// Whether the row is being edited. Shows the accessory for editing.
  open var isEditing = false
  /// The level of the row, and how much later the content begins for each; 0 and 10 by default.
  open var (indentationLevel, indentationWidth): (Int, CGFloat) = (0, 10)
  /// The drawing at the end of the row, at rest and while editing; none by default.
  open var (accessoryType, editingAccessoryType) = (AccessoryType.none, AccessoryType.none)
  /// The view at the end of the row in place of that, at rest and while editing; none by default.
  open var (accessoryView, editingAccessoryView): (View?, View?)
  var ownSeparatorInset: EdgeInsets?
  /// The space before and after the line below the row; that of the table by default.
  open var separatorInset: EdgeInsets {
    get { ownSeparatorInset ?? (inherited { $0 as? TableView })?.separatorInset ?? .zero }
    set { ownSeparatorInset = newValue }
  }
  private lazy var accessory = CellAccessory().withName("accessory")
  private var shownAccessory: View?

  private lazy var list = ListContentView(filling: contentView, ofStyle: cellStyle)
  /// The label of the text.
  open var textLabel: Label? { list.textLabel }
  /// The label of the second text; nil in the default style.
  open var detailTextLabel: Label? { cellStyle == .default ? nil : list.secondaryLabel }
  /// The view of the image before the text.
  open var imageView: ImageView? { list.imageView }

  /// Creates a row.
  public init(style: CellStyle, reuseIdentifier: String?) {
    cellStyle = style
    super.init(frame: .zero)
    self.reuseIdentifier = reuseIdentifier
  }

  public required init?(coder: NSCoder) {
    cellStyle = .default
    super.init(coder: coder)
  }

  /// Creates a row.
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }
  /// Selects the row. Nothing moves in a picture, so `animated` changes nothing.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  /// Highlights the row. Nothing moves in a picture, so `animated` changes nothing.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  /// Does nothing, and nothing calls it: every row is fresh.
  open func prepareForReuse() {}
  /// A handler to call after ``updateConfiguration(using:)``.
  open var configurationUpdateHandler: ((TableViewCell, CellConfigurationState) -> Void)?
  /// The state for configurations.
  open var configurationState: CellConfigurationState {
    var state = state(isSelected: isSelected, isHighlighted: isHighlighted)
    state.isEditing = isEditing
    return state
  }
  /// Returns the content for the style of the cell, without texts.
  open func defaultContentConfiguration() -> ListContentConfiguration {
    cellStyle == .value1 || cellStyle == .value2 ? .valueCell() : .cell()
  }
  /// Called before a picture after the state changed: gives it to the configurations.
  open func updateConfiguration(using state: CellConfigurationState) { take(state) }

  override func viewDidInitialize() { addSubview(contentView, pinning: .edges) }
  override func willLayOutForPicture() {
    updateIfNeeded {
      updateConfiguration(using: configurationState)
      configurationUpdateHandler?(self, configurationState)
    }
    showAccessory()
  }

  /// A row without any content is as high as one with a text.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let fit = super.sizeThatFits(size)
    return CGSize(width: fit.width, height: fit.height > 0 ? fit.height : 44)
  }

  private func mark() {
    let isMarked = (isSelected || isHighlighted) && selectionStyle != .none
    cellParts.mark(isMarked, .secondarySystemFill, in: self)
  }

  private func showAccessory() {
    accessory.type = isEditing ? editingAccessoryType : accessoryType
    let view =
      (isEditing ? editingAccessoryView : accessoryView)
      ?? (accessory.type == .none ? nil : accessory)
    if view !== shownAccessory {
      shownAccessory?.removeFromSuperview()
      shownAccessory = view
      contentView.layout.trailing = 0
    }
    if let view {
      if view.superview !== self { addSubview(view) }
      (view.layout.trailing, view.layout.centerY) = (16, 0)
      contentView.layout.trailing = .value(Double(view.measuredSize(in: .unbounded).width) + 16)
    }
    if indentationLevel != 0 {
      contentView.layout.leading = .value(Double(indentationWidth) * Double(indentationLevel))
    }
  }
}

/// The drawings at the end of a row.
private final class CellAccessory: View {
  var type = TableViewCell.AccessoryType.none

  private static let tip = (try? Path("M1 1l5.5 6l-5.5 6")) ?? Path()
  private static let check = (try? Path("M1 7.5l4.5 4.5l8-10")) ?? Path()
  private static let info =
    (try? Path("M11 1a10 10 0 1 0 0.01 0zM9.5 9.5h1.7v6.5M9 16h4.4M11 6v0.2")) ?? Path()

  override var intrinsicContentSize: CGSize {
    switch type {
    case .none: .zero
    case .disclosureIndicator: CGSize(width: 8, height: 14)
    case .checkmark: CGSize(width: 15, height: 14)
    case .detailButton: CGSize(width: 22, height: 22)
    case .detailDisclosureButton: CGSize(width: 38, height: 22)
    }
  }

  override func draw(in canvas: inout Canvas) {
    let isMirrored = canvas.layoutDirection == .rightToLeft
    let (width, height) = (canvas.size.width, canvas.size.height)
    func draw(_ path: Path, x: CGFloat, extent: CGSize, width line: Double, _ color: Color) {
      let y = (height - extent.height) / 2
      // A check and a letter are not mirrored, their places are.
      let flips = isMirrored && path == Self.tip
      let x = isMirrored ? width - x - extent.width : x
      let placed = path.mapped {
        CGPoint(x: x + (flips ? extent.width - $0.x : $0.x), y: y + $0.y)
      }
      canvas.stroke(placed, width: line, cap: .round, join: .round, color: color)
    }
    let tint = tintColor ?? .systemBlue
    if type == .checkmark {
      draw(Self.check, x: 0, extent: CGSize(width: 15, height: 14), width: 2, tint)
    }
    if type == .detailButton || type == .detailDisclosureButton {
      draw(Self.info, x: 0, extent: CGSize(width: 22, height: 22), width: 1.5, tint)
    }
    if type == .disclosureIndicator || type == .detailDisclosureButton {
      let extent = CGSize(width: 8, height: 14)
      draw(
        Self.tip, x: width - 8, extent: extent, width: 2, .secondaryLabel.withAlphaComponent(0.5))
    }
  }
}

/// A header or footer of a section of a ``TableView``.
open class TableViewHeaderFooterView: View, ConfigurableCell {
  public let cellParts = CellParts()
  /// The identifier that the view was made for.
  public internal(set) var reuseIdentifier: String?
  private lazy var list = ListContentView(filling: contentView, defaultContentConfiguration())
  /// The label of the text.
  open var textLabel: Label? { list.textLabel }
  /// The label of a second text.
  open var detailTextLabel: Label? { list.secondaryLabel }
  /// Whether the table is of groups.
  var isGrouped = false

  /// Creates a view.
  public init(reuseIdentifier: String?) {
    super.init(frame: .zero)
    self.reuseIdentifier = reuseIdentifier
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Creates a view.
  public convenience init() { self.init(reuseIdentifier: nil) }
  /// Does nothing, and nothing calls it: every view is fresh.
  open func prepareForReuse() {}
  /// Returns the content of a header of the table's style, without texts.
  open func defaultContentConfiguration() -> ListContentConfiguration {
    isGrouped ? .groupedHeader() : .plainHeader()
  }
  /// The state for configurations.
  open var configurationState: ViewConfigurationState { state() }
  /// Called before a picture: gives the state to the configurations.
  open func updateConfiguration(using state: ViewConfigurationState) { take(state) }

  override func viewDidInitialize() { addSubview(contentView, pinning: .edges) }
  override func willLayOutForPicture() {
    updateIfNeeded { updateConfiguration(using: configurationState) }
  }
}
