/// A bar with a field to search in, scopes below it, and a button that ends the search.
import Foundation
import LikenessDisplayList
import LikenessText

/// The field of a search bar: round, with a magnifier before the text.
open class SearchTextField: TextField {
  /// A field with room for the magnifier.
  open override var defaultStyle: TextFieldStyle {
    TextFieldStyle(
      borderStyle: .roundedRect, contentInsets: DirectionalEdgeInsets(horizontal: 8, vertical: 8)
    ).merging((superview as? SearchBar)?.defaultStyle.fieldStyle)
  }

  /// A pale fill without a line.
  open override var defaultViewStyle: ViewStyle {
    ViewStyle(backgroundColor: .trackFill.withAlphaComponent(0.16), cornerRadius: 10)
  }

  override func viewDidInitialize() {
    super.viewDidInitialize()
    let mark = ShapeView(svg: "M11.5 7a4.5 4.5 0 1 1 -9 0a4.5 4.5 0 1 1 9 0M10.2 10.2L13.5 13.5")
    (mark.strokeColor, mark.lineWidth, mark.lineCap) = (.secondaryLabel, 1.5, .round)
    mark.name = "magnifier"
    mark.flipsForRightToLeftLayoutDirection = true
    (leftView, leftViewMode, clearButtonMode) = (mark, .always, .always)
  }
}

/// A search bar. Searching is the app's: the bar shows its field and buttons.
open class SearchBar: View, Styled, TextInputTraits {
  public typealias Style = SearchBarStyle

  /// How much of the bar shows.
  public enum Appearance: UInt, Hashable, Sendable {
    /// With a background, or only the field.
    case `default`, prominent, minimal
  }

  // MARK: Content

  /// The field.
  public let searchTextField = SearchTextField()
  private let cancelButton = Button(type: .system)
  private let promptLabel = Label()
  private let scopes = StackView()
  private let column = StackView()

  /// The text of the field.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  /// The placeholder of the field.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// The line above the field; none by default.
  open var prompt: String?
  /// Who decides about the bar. Nothing asks: nobody types.
  open weak var delegate: (any SearchBarDelegate)?
  /// How much of the bar shows; all by default.
  open var searchBarStyle = Appearance.default
  /// Whether the button that ends the search shows; false by default.
  open var showsCancelButton = false
  /// The scopes; none by default.
  open var scopeButtonTitles: [String]?
  /// The chosen scope; the first by default.
  open var selectedScopeButtonIndex = 0
  /// Whether the scopes show; false by default.
  open var showsScopeBar = false
  /// The image behind the bar; none by default.
  open var backgroundImage: Image?
  /// Whether content shines through. Shows nothing.
  open var isTranslucent = true
  /// Shows or hides the button that ends the search.
  open func setShowsCancelButton(_ shows: Bool, animated: Bool) { showsCancelButton = shows }

  /// A property of the field, such as its keyboard.
  public subscript<Value>(
    dynamicMember property: ReferenceWritableKeyPath<TextField, Value>
  ) -> Value {
    get { searchTextField[keyPath: property] }
    set { searchTextField[keyPath: property] = newValue }
  }

  // MARK: Style

  private var styleOfBar = SearchBarStyle()
  /// The style as set. The field and ``View`` keep their parts.
  public var ownStyle: SearchBarStyle {
    get {
      var style = styleOfBar
      let field = searchTextField.styleWithBox
      if field != TextFieldStyle() { style.fieldStyle = field }
      return style
    }
    set {
      styleOfBar = newValue
      styleOfBar.fieldStyle = nil
      searchTextField.apply(style: newValue.fieldStyle)
    }
  }
  open var defaultStyle: SearchBarStyle { SearchBarStyle() }
  /// The color of the bar; nil for the default.
  open var barTintColor: Color? {
    get { mergedStyle.barTintColor }
    set { styleOfBar.barTintColor = newValue }
  }

  open override var defaultViewStyle: ViewStyle {
    ViewStyle(
      backgroundColor: barTintColor
        ?? (searchBarStyle == .minimal ? nil : .secondarySystemBackground))
  }

  override func viewDidInitialize() {
    (searchTextField.name, cancelButton.name) = ("field", "cancel")
    (promptLabel.name, scopes.name, column.name) = ("prompt", "scopes", "column")
    cancelButton.setTitle("Cancel", for: .normal)
    cancelButton.font = .preferredFont(forTextStyle: .body)
    promptLabel.textAlignment = .center
    promptLabel.font = .preferredFont(forTextStyle: .footnote)
    (scopes.distribution, scopes.backgroundColor) = (
      .fillEqually, .trackFill.withAlphaComponent(0.16)
    )
    (scopes.cornerRadius, scopes.margins) = (8, DirectionalEdgeInsets(all: 2))
    let row = StackView(arrangedSubviews: [searchTextField, cancelButton])
    (row.name, row.spacing, row.alignment) = ("row", 10, .center)
    searchTextField.layout.horizontalHugging = 0
    for part in [promptLabel, row, scopes] { column.addArrangedSubview(part) }
    (column.axis, column.spacing) = (.vertical, 8)
    column.margins = DirectionalEdgeInsets(horizontal: 8, vertical: 10)
    addSubview(column)
    column.pin(.edges(inset: 0))
  }

  override func willLayOutForPicture() {
    promptLabel.text = prompt
    promptLabel.isHidden = prompt == nil
    cancelButton.isHidden = !showsCancelButton
    scopes.isHidden = !showsScopeBar || scopeButtonTitles?.isEmpty ?? true
    for view in scopes.arrangedSubviews { view.removeFromSuperview() }
    for (index, title) in (scopeButtonTitles ?? []).enumerated() {
      let button = Button()
      button.setTitle(title, for: .normal)
      button.setTitleColor(.secondaryLabel, for: .normal)
      button.setTitleColor(.label, for: .selected)
      button.font = .preferredFont(forTextStyle: .footnote)
      button.isSelected = index == selectedScopeButtonIndex
      if button.isSelected {
        (button.backgroundColor, button.cornerRadius) = (.secondarySystemBackground, 7)
      }
      scopes.addArrangedSubview(button)
    }
  }

  open override func draw(in canvas: inout Canvas) {
    let bounds = CGRect(origin: .zero, size: canvas.size)
    canvas.draw(backgroundImage, in: bounds, "backgroundImage")
  }

  // MARK: Editing

  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }
}
