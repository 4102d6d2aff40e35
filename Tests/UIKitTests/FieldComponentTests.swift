/// Text fields as component libraries subclass them.
import Synchronization
import Testing
import UIKit

/// A title that floats above the text, a line below it, and a color for errors.
@IBDesignable private class FloatingField: UITextField {
  let titleLabel = UILabel()
  private let line = CALayer()
  private var cachedTextColor: UIColor?
  var lineHeight: CGFloat = 2

  @IBInspectable var errorMessage: String? { didSet { update() } }
  override var text: String? { didSet { update() } }
  override var placeholder: String? { didSet { update() } }
  override var font: UIFont? { didSet { titleLabel.font = font?.withSize(11) } }
  override var textColor: UIColor? {
    get { cachedTextColor }
    set {
      cachedTextColor = newValue
      update()
    }
  }
  override var isSecureTextEntry: Bool {
    get { super.isSecureTextEntry }
    set {
      super.isSecureTextEntry = newValue
      let beginning = beginningOfDocument
      selectedTextRange = textRange(from: beginning, to: beginning)
    }
  }
  override var leftView: UIView? {
    didSet {
      leftView?.contentMode = .left
      leftViewMode = .always
    }
  }
  override var bounds: CGRect { didSet { update() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    borderStyle = .none
    autocorrectionType = .no
    keyboardType = .emailAddress
    textContentType = .emailAddress
    returnKeyType = .done
    addSubview(titleLabel)
    layer.addSublayer(line)
    update()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func textRect(forBounds bounds: CGRect) -> CGRect {
    bounds.inset(by: UIEdgeInsets(top: 14, left: 0, bottom: lineHeight, right: 0))
  }
  override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  override func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isFirstResponder || hasText ? .zero : textRect(forBounds: bounds)
  }
  override func drawPlaceholder(in rect: CGRect) {
    if errorMessage == nil { super.drawPlaceholder(in: rect) }
  }
  override func caretRect(for position: UITextPosition) -> CGRect { .zero }
  override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    super.rightViewRect(forBounds: bounds).offsetBy(dx: -4, dy: 0)
  }
  override func deleteBackward() {
    super.deleteBackward()
    update()
  }

  @discardableResult
  override func becomeFirstResponder() -> Bool {
    let result = super.becomeFirstResponder()
    update()
    return result
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    titleLabel.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 14)
    line.frame = CGRect(
      x: 0, y: bounds.height - lineHeight, width: bounds.width, height: lineHeight)
  }

  private func update() {
    super.textColor = errorMessage == nil ? cachedTextColor : .red
    titleLabel.text = errorMessage ?? placeholder?.uppercased()
    titleLabel.isHidden = errorMessage == nil && !hasText && !isEditing
    titleLabel.textColor = errorMessage == nil ? .gray : .red
    line.backgroundColor = (isEditing ? UIColor.blue : .gray).cgColor
  }
}

/// A field that accepts numbers and is its own delegate.
private class NumberField: UITextField, UITextFieldDelegate {
  override var delegate: UITextFieldDelegate? {
    didSet { if (delegate as? NumberField) !== self { delegate = self } }
  }
  private(set) var hasEnded = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    keyboardType = .decimalPad
    delegate = self
  }

  required init?(coder: NSCoder) { nil }

  func textFieldDidEndEditing(
    _ textField: UITextField
  ) { hasEnded = true }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { Range(range, in: text ?? "") != nil }
}

@Suite struct FieldComponentTests {
  @Test("A floating title, a line and an error show by the field's state")
  func floating() {
    let field = FloatingField(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    field.placeholder = "Email"
    #expect(field.titleLabel.isHidden)
    field.text = "a@b"
    #expect(!field.titleLabel.isHidden && field.titleLabel.text == "EMAIL")
    field.errorMessage = "Not an address"
    #expect(field.titleLabel.textColor == .red)
    field.isSecureTextEntry = true
    #expect(field.selectedTextRange?.isEmpty == true)
    field.insertText("x")
    #expect(field.text == "a@bx")
    field.deleteBackward()
    #expect(field.text == "a@b")
    #expect(field.placeholderRect(forBounds: field.bounds) == .zero)
    #expect(
      field.textRect(forBounds: field.bounds) == CGRect(x: 0, y: 14, width: 200, height: 28))
  }

  @Test("A field that is its own delegate learns why editing ended, and posts notifications")
  func ownDelegate() {
    let field = NumberField()
    let names = Mutex<[String]>([])
    let observer = NotificationCenter.default.addObserver(
      forName: UITextField.textDidEndEditingNotification, object: field, queue: nil
    ) { note in names.withLock { $0.append(note.name.rawValue) } }
    #expect(field.becomeFirstResponder())
    #expect(field.resignFirstResponder() && field.hasEnded)
    NotificationCenter.default.removeObserver(observer)
    #expect(names.withLock { $0.count } == 1)
    #expect(field.keyboardType == .decimalPad)
  }

  @Test("A search bar takes the keyboard of its field")
  func searchBar() {
    let bar = UISearchBar()
    bar.placeholder = "Search"
    bar.keyboardType = .webSearch
    bar.searchBarStyle = .minimal
    bar.setShowsCancelButton(true, animated: false)
    #expect(bar.searchTextField.keyboardType == .webSearch)
    #expect(bar.searchTextField.placeholder == "Search" && bar.showsCancelButton)
    #expect(bar.becomeFirstResponder() && bar.searchTextField.isEditing)
    #expect(bar.endEditing(true) && !bar.searchTextField.isEditing)
  }
}
