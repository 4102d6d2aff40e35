/// Content and background of cells as values, and the state that they depend on.
import Foundation
import LikenessText

/// A state that configurations can depend on.
public protocol ConfigurationState {
  /// The traits of the view.
  var traitCollection: TraitCollection { get set }
}

/// The state of a cell.
public struct CellConfigurationState: ConfigurationState {
  /// The traits of the cell.
  public var traitCollection: TraitCollection
  /// The states of the cell; all false by default.
  public var (isDisabled, isHighlighted, isSelected, isEditing) = (false, false, false, false)
  /// Creates the state of a cell at rest.
  public init(traitCollection: TraitCollection) { self.traitCollection = traitCollection }
}

/// The state of a view that is no cell.
public typealias ViewConfigurationState = CellConfigurationState

/// A value that makes the view for the content of a cell.
public protocol ContentConfiguration {
  /// Returns a view that shows the content.
  func makeContentView() -> any View & ContentView
  /// Returns the content in a state.
  func updated(for state: any ConfigurationState) -> Self
}

/// A view that shows the content of a configuration.
public protocol ContentView: AnyObject {
  /// The content.
  var configuration: any ContentConfiguration { get set }
  /// Whether the view can show another configuration.
  func supports(_ configuration: any ContentConfiguration) -> Bool
}

extension ContentView {
  /// Whether a configuration is of the same type.
  public func supports(_ configuration: any ContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

extension Button.BackgroundConfiguration {
  private static func of(_ color: Color?) -> Self {
    var background = Self()
    background.backgroundColor = color
    return background
  }
  /// No background.
  public static func clear() -> Self { Self() }
  /// The background of rows of a grouped list.
  public static func listGroupedCell() -> Self { of(.secondarySystemGroupedBackground) }
  /// The background of headers and footers of a plain list.
  public static func listPlainHeaderFooter() -> Self { of(.secondarySystemBackground) }
  /// Returns the same background: what a state adds, the cell draws.
  public func updated(for state: any ConfigurationState) -> Self { self }
}

/// A cell whose content and background can be given by configurations.
public protocol ConfigurableCell: View {
  /// The state of content and backgrounds.
  var cellParts: CellParts { get }
}

/// The views of a cell behind the author's.
public final class CellParts {
  let contentView = View()
  var content: (any ContentConfiguration)?
  var background: Button.BackgroundConfiguration?
  var needsUpdate = true
  var (backgroundView, selectedBackgroundView): (View?, View?)
  /// Whether the cell shows that it is selected, and how without a view for that.
  var (isMarked, mark): (Bool, Color?) = (false, nil)
  private var shown: (any View & ContentView)?
  private lazy var box = View().withName("background")

  init() { contentView.name = "contentView" }

  fileprivate func showContent() {
    if let content, let shown, shown.supports(content) {
      shown.configuration = content
      return
    }
    shown?.removeFromSuperview()
    shown = content?.makeContentView()
    guard let shown else { return }
    for view in contentView.subviews { view.removeFromSuperview() }
    contentView.addSubview(shown, pinning: .edges)
  }

  /// Stands the backgrounds behind the content, the one for selected cells in front.
  fileprivate func showBackgrounds(in cell: View) {
    selectedBackgroundView?.isHidden = !isMarked
    let mark = isMarked && selectedBackgroundView == nil ? mark : nil
    let isBoxed = background != nil || mark != nil
    if !isBoxed { box.removeFromSuperview() }
    let views = [selectedBackgroundView, backgroundView, isBoxed ? box : nil].compactMap(\.self)
    for view in views {
      view.pin(.edges)
      if view.superview === cell {
        cell.sendSubviewToBack(view)
      } else {
        cell.insertSubview(view, at: 0)
      }
    }
    box.backgroundColor = mark ?? background?.backgroundColor
    box.cornerRadius = background?.cornerRadius ?? 0
    box.borderWidth = background?.strokeWidth ?? 0
    box.borderColor = background?.strokeColor ?? cell.tintColor
  }

  /// Keeps whether the cell is selected; its configurations take that before the next picture.
  func mark(_ isMarked: Bool, _ color: Color? = nil, in cell: View) {
    (self.isMarked, mark, needsUpdate) = (isMarked, color, true)
    showBackgrounds(in: cell)
  }
}

extension ConfigurableCell {
  /// The view that the content is to be put into; it fills the cell up to an accessory.
  public var contentView: View { cellParts.contentView }
  /// The view behind the content; none by default.
  public var backgroundView: View? {
    get { cellParts.backgroundView }
    set {
      cellParts.backgroundView?.removeFromSuperview()
      cellParts.backgroundView = newValue
      cellParts.showBackgrounds(in: self)
    }
  }
  /// The view behind the content while the cell is selected or highlighted; none by default.
  public var selectedBackgroundView: View? {
    get { cellParts.selectedBackgroundView }
    set {
      cellParts.selectedBackgroundView?.removeFromSuperview()
      cellParts.selectedBackgroundView = newValue
      cellParts.showBackgrounds(in: self)
    }
  }
  /// The content as a value; none by default. It takes the place of what ``contentView`` holds.
  public var contentConfiguration: (any ContentConfiguration)? {
    get { cellParts.content }
    set {
      cellParts.content = newValue
      cellParts.showContent()
    }
  }
  /// The background as a value; none by default.
  public var backgroundConfiguration: Button.BackgroundConfiguration? {
    get { cellParts.background }
    set {
      cellParts.background = newValue
      cellParts.showBackgrounds(in: self)
    }
  }
  /// Has `updateConfiguration(using:)` called before the next picture.
  public func setNeedsUpdateConfiguration() { cellParts.needsUpdate = true }

  /// Returns the state for configurations.
  func state(isSelected: Bool = false, isHighlighted: Bool = false) -> CellConfigurationState {
    var state = CellConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    return state
  }

  /// Gives the configurations a state.
  func take(_ state: CellConfigurationState) {
    if let content = cellParts.content {
      contentConfiguration = content.updated(for: state)
    }
    if let background = cellParts.background {
      backgroundConfiguration = background.updated(for: state)
    }
  }

  /// Calls a function if the configurations have not taken the state yet.
  func updateIfNeeded(_ update: () -> Void) {
    guard cellParts.needsUpdate else { return }
    cellParts.needsUpdate = false
    update()
  }
}
