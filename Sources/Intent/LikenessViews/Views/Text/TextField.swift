/// A line of text that can be edited in an app.
import Foundation
import LikenessDisplayList
import LikenessText

/// A text field. Its rects and drawing follow the hooks that UIKit has for them.
///
/// Nobody types in a picture: the author sets the text, and lets the field take keys with
/// ``becomeFirstResponder()`` to show how it looks then.
open class TextField: Control, TextStyled, TextShowing {
  public typealias Style = TextFieldStyle

  /// The kinds of borders.
  public enum BorderStyle: String, StyleValue, CaseIterable {
    /// No border.
    case none
    /// A line around the field.
    case line
    /// A line around a field with a fill.
    case bezel
    /// A line with round corners around a field with a fill.
    case roundedRect
  }

  /// When a view beside the text shows.
  public enum ViewMode: Int, Hashable, Sendable {
    /// Never, in one of two states, or in both.
    case never, whileEditing, unlessEditing, always
  }

  /// Posted when editing began.
  public static let textDidBeginEditingNotification = named("UITextFieldTextDidBeginEditing")
  /// Posted when editing ended.
  public static let textDidEndEditingNotification = named("UITextFieldTextDidEndEditing")
  /// Posted when ``insertText(_:)`` and the like change the text.
  public static let textDidChangeNotification = named("UITextFieldTextDidChange")

  // MARK: Content

  private var shownText = NSAttributedString(string: "")
  private var shownPlaceholder: NSAttributedString?
  private let textView = FieldText()
  private let clearButton = ShapeView(svg: TextField.clearPath)
  /// The surface while the text is drawn.
  fileprivate var painting: Canvas?
  var setTexts = TextCache()

  var attributes: AttributedText? {
    get { AttributedText(shownText) }
    set { attributedText = newValue.map { NSAttributedString($0) } }
  }

  func replaceText(_ text: String?) { self.text = text }

  /// The text; empty by default, and where nil is set. Setting it removes what parts of it look
  /// like, and sends no event.
  open var text: String? {
    get { shownText.string }
    set { attributedText = newValue.map { NSAttributedString(string: $0) } }
  }

  /// The text with what its parts look like.
  open var attributedText: NSAttributedString? {
    get { shownText }
    set {
      shownText = NSAttributedString(attributedString: newValue ?? NSAttributedString(string: ""))
    }
  }

  /// The text that shows while there is no other; none by default.
  open var placeholder: String? {
    get { shownPlaceholder?.string }
    set { shownPlaceholder = newValue.map { NSAttributedString(string: $0) } }
  }

  /// The placeholder with what its parts look like.
  open var attributedPlaceholder: NSAttributedString? {
    get { shownPlaceholder }
    set { shownPlaceholder = newValue.map { NSAttributedString(attributedString: $0) } }
  }

  /// Who decides about editing, and hears of it.
  open weak var delegate: (any TextFieldDelegate)?
  /// Whether the text shows as dots; false by default.
  open var isSecureTextEntry = false
  /// Whether a text that is too wide shows in a smaller font; false by default.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest size of that font; 0 by default.
  open var minimumFontSize: CGFloat = 0
  /// Whether the font follows the size of text in the tree; true by default.
  open var adjustsFontForContentSizeCategory = true
  /// The direction that the text is read in; see ``Label/writingDirection``.
  open var writingDirection = WritingDirection.natural
  /// The image behind a field without round corners; none by default.
  open var background: Image?
  /// The view at the leading edge; none by default.
  open var leftView: View? { didSet { replace(oldValue) } }
  /// When ``leftView`` shows; never by default.
  open var leftViewMode = ViewMode.never
  /// The view at the trailing edge, where it takes the place of the clear button; none by default.
  open var rightView: View? { didSet { replace(oldValue) } }
  /// When ``rightView`` shows; never by default.
  open var rightViewMode = ViewMode.never
  /// When a field with a text shows a button that clears it; never by default.
  open var clearButtonMode = ViewMode.never

  // MARK: Style, see TextStyled.swift

  public var ownStyle = TextFieldStyle()
  open var defaultStyle: TextFieldStyle { TextFieldStyle() }
  /// The default of the class, overridden by what was set, with the color of what is shown.
  public var mergedTextStyle: LabelStyle {
    let style = mergedStyle
    var text = style.text
    if !hasText { text.textColor = style[\.placeholderColor] }
    return text
  }
  /// The font; the embedded typeface at 17 points by default.
  open var font: Font? {
    get { self[text: \.font] }
    set { self[text: \.font] = newValue }
  }
  /// The color of the text; the theme's `text` by default.
  open var textColor: Color? {
    get { textColor(in: mergedStyle.text) }
    set { self[text: \.textColor] = newValue }
  }
  /// The alignment of the text; natural by default.
  open var textAlignment: TextAlignment {
    get { mergedTextStyle[\.textAlignment] }
    set { self[text: \.textAlignment] = newValue }
  }
  /// The kind of border; none by default.
  open var borderStyle: BorderStyle {
    get { self[\.borderStyle] }
    set { self[\.borderStyle] = newValue }
  }

  /// What ``borderStyle`` makes of the box.
  open override var defaultViewStyle: ViewStyle { borderStyle.viewStyle }

  override func resolvedViewStyle() -> ViewStyle {
    var style = super.resolvedViewStyle()
    let isPlain = borderStyle != .none && ownViewStyle.borderColor == nil
    if isEditing {
      let tint = isPlain ? style.tintColor ?? superview?.tintColor ?? .rootTint : nil
      style.borderColor = mergedStyle.editingBorderColor ?? tint ?? style.borderColor
    }
    if !isEnabled, borderStyle != .none { style.alpha = style[\.alpha] * 0.5 }
    return style
  }

  override class var initialValues: [String: any StyleValue] {
    super.initialValues.merging(["isEditing": false]) { $1 }
  }

  override func viewDidInitialize() {
    (textView.name, clearButton.name) = ("text", "clearButton")
    addSubview(textView)
  }

  // MARK: Layout

  var content: AttributedText {
    if hasText {
      return isSecureTextEntry
        ? AttributedText(display(shownText.string)) : AttributedText(shownText)
    }
    return AttributedText(shownPlaceholder ?? shownText)
  }

  var textOptions: TextOptions {
    TextOptions(lineBreakMode: isEditing ? .byClipping : .byTruncatingTail, numberOfLines: 1)
  }

  /// The insets, by default for a border.
  private func insets(vertical: Double) -> Edges {
    edges(mergedStyle.contentInsets ?? borderStyle.contentInsets(vertical: vertical))
  }

  /// Where text may stand, inside the insets and beside the views that show. In a field that is
  /// lower than it would like, 2 points above and below do.
  private func room(in bounds: CGRect) -> CGRect {
    let insets = insets(vertical: 2)
    var room = borderRect(forBounds: bounds).inset(by: insets, effectiveLayoutDirection)
    let gap = min(insets.leading, 8)
    for place in sideViews(in: bounds).map(\.place) {
      let isLeft = place.midX < bounds.midX
      let left = isLeft ? max(room.minX, place.maxX + gap) : room.minX
      let right = isLeft ? room.maxX : min(room.maxX, place.minX - gap)
      room = CGRect(x: left, y: room.minY, width: max(0, right - left), height: room.height)
    }
    return room
  }

  private func sideViews(in bounds: CGRect) -> [(view: View, place: CGRect)] {
    func shows(_ mode: ViewMode) -> Bool {
      mode == .always || mode == (isEditing ? .whileEditing : .unlessEditing)
    }
    var shown: [(view: View, place: CGRect)] = []
    if let leftView, shows(leftViewMode) {
      shown.append((leftView, leftViewRect(forBounds: bounds)))
    }
    if let rightView, shows(rightViewMode) {
      shown.append((rightView, rightViewRect(forBounds: bounds)))
    } else if shows(clearButtonMode), hasText {
      shown.append((clearButton, clearButtonRect(forBounds: bounds)))
    }
    return shown
  }

  private func place(_ size: CGSize?, isLeading: Bool, in bounds: CGRect) -> CGRect {
    guard let size else { return .zero }
    let isLeft = isLeading == (effectiveLayoutDirection == .leftToRight)
    let inset = isLeading ? insets(vertical: 0).leading : insets(vertical: 0).trailing
    return CGRect(
      x: isLeft ? bounds.minX + inset : bounds.maxX - inset - size.width,
      y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// The place of the border, around everything else; the bounds. The box is drawn in the bounds.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The place of the text.
  open func textRect(forBounds bounds: CGRect) -> CGRect { room(in: bounds) }
  /// The place of the text while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { room(in: bounds) }
  /// The place of the placeholder; that of the text by default.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    shownRect(in: bounds)
  }
  /// The place of the clear button.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    place(CGSize(width: 18, height: 18), isLeading: false, in: bounds)
  }
  /// The place of ``leftView``, from right to left at the right.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    place(leftView?.measuredSize(in: bounds.size), isLeading: true, in: bounds)
  }
  /// The place of ``rightView``, from right to left at the left.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    place(rightView?.measuredSize(in: bounds.size), isLeading: false, in: bounds)
  }

  private func replace(_ earlier: View?) {
    if earlier?.superview === self { earlier?.removeFromSuperview() }
  }

  override func willLayOutForPicture() {
    let shown = sideViews(in: bounds)
    for view in [leftView, rightView, clearButton]
    where !shown.contains(where: { $0.view === view }) { replace(view) }
    for (view, _) in shown where view.superview !== self { addSubview(view) }
    clearButton.fillColor = mergedStyle[\.clearButtonColor]
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    textView.placedFrame = bounds
    willLayOutForPicture()
    for (view, place) in sideViews(in: bounds) { view.placedFrame = place }
  }

  /// The extent of a line of text with the views beside it, in whole device pixels.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    measuring {
      let (line, text) = (lineSize(AttributedText(" ")), lineSize(content))
      let wide = CGRect(x: 0, y: 0, width: 10_000, height: 1_000)
      return wholePixels(
        CGSize(
          width: text.width + wide.width - shownRect(in: wide).width,
          height: max(line.height, text.height) + insets(vertical: 7).vertical), scale: pass.scale)
    }
  }

  private func shownRect(in bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  private func lineSize(_ text: AttributedText) -> CGSize {
    let surroundings = textSurroundings
    let layout = layout(
      of: shown(text, in: surroundings), width: nil, height: nil, alignment: .left,
      in: surroundings)
    let factor = surroundings.scale.factor
    return CGSize(width: layout.width.pixels / factor, height: layout.height.pixels / factor)
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.unbounded) }

  open override func firstBaseline(in size: CGSize) -> Double { lastBaseline(in: size) }

  open override func lastBaseline(in size: CGSize) -> Double {
    let room = textRect(forBounds: CGRect(origin: .zero, size: size))
    return baseline(in: room.size, .center) { $0.lines.first }.map { room.minY + $0 } ?? size.height
  }

  override func layoutProperties(_ properties: inout PropertyList) {
    properties.add(mergedStyle, explaining: [.layout])
    if isEditing { properties.add("isEditing", true, explains: [.layout, .borderColor]) }
    if !isEnabled { properties.add("isEnabled", false, explains: [.opacity]) }
  }

  // MARK: Drawing

  open override func draw(in canvas: inout Canvas) {
    if borderStyle == .roundedRect { return }
    canvas.draw(background, in: CGRect(origin: .zero, size: canvas.size), "background")
  }

  /// Draws the text in a rect, in the middle of its height.
  open func drawText(in rect: CGRect) { drawContent(in: rect) }
  /// Draws the placeholder in a rect, in the middle of its height.
  open func drawPlaceholder(in rect: CGRect) { drawContent(in: rect) }

  /// Draws the text or the placeholder, and the caret if the style has one.
  fileprivate func drawContents() {
    if hasText {
      drawText(in: shownRect(in: bounds))
    } else if shownPlaceholder != nil {
      drawPlaceholder(in: placeholderRect(forBounds: bounds))
    }
    guard isEditing, let color = mergedStyle.caretColor else { return }
    painting?.fill(caretRect(for: endOfDocument), color: color) {
      $0.add("caretColor", color, explains: [.boxFill])
    }
  }

  private func drawContent(in rect: CGRect) {
    guard let surroundings = painting?.textSurroundings else { return }
    let natural = shown(in: surroundings)
    let least = adjustsFontSizeToFitWidth ? minimumFontSize / natural.font.size : 1
    let (shown, layout) = fitting(natural, in: rect.size, least: least, surroundings)
    painting?.draw(shown, layout, in: rect, vertically: .center, writingDirection)
  }

  private func shown(_ text: AttributedText, in surroundings: TextSurroundings) -> ShownText {
    ShownText(
      text, in: self, adjustsFont: adjustsFontForContentSizeCategory, traits: surroundings.traits,
      fonts: surroundings.fonts, tokens: surroundings.tokens)
  }

  // MARK: Editing

  /// Whether the field takes keys.
  open var isEditing: Bool { isFirstResponder }
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing, unless the delegate refuses.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !takesKeys else { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder()
    else { return false }
    if clearsOnBeginEditing { text = nil }
    delegate?.textFieldDidBeginEditing(self)
    post(Self.textDidBeginEditingNotification)
    sendActions(for: .editingDidBegin)
    return true
  }

  /// Ends editing, unless the delegate refuses.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard takesKeys else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder()
    else { return false }
    delegate?.textFieldDidEndEditing(self)
    post(Self.textDidEndEditingNotification)
    sendActions(for: .editingDidEnd)
    return true
  }

  /// Whether there is any text.
  open var hasText: Bool { shownText.length > 0 }
  /// Adds text at the end, as typing does, and announces it.
  open func insertText(_ text: String) {
    change { $0.replaceCharacters(in: NSRange(location: $0.length, length: 0), with: text) }
  }
  /// Removes the last character and announces it.
  open func deleteBackward() {
    guard hasText else { return }
    let text = NSString(string: shownText.string)
    let last = text.rangeOfComposedCharacterSequence(at: text.length - 1)
    change { $0.deleteCharacters(in: last) }
  }
  /// The selection; nil, the default, is after the text. Shows nothing.
  open var selectedTextRange: TextRange?

  /// The place of a caret, if the text runs in the direction of the layout.
  open func caretRect(for position: TextPosition) -> CGRect {
    let start = String(decoding: shownText.string.utf16.prefix(position.offset), as: UTF16.self)
    let before = lineSize(AttributedText(display(start))).width
    let room = editingRect(forBounds: bounds)
    let free = hasText ? room.width - lineSize(content).width : room.width
    let x =
      switch textAlignment {
      case .center: free / 2 + before
      case .right: free + before
      case .natural where effectiveLayoutDirection == .rightToLeft: room.width - before - 2
      default: before
      }
    let height = lineSize(AttributedText(" ")).height
    return CGRect(
      x: room.minX + min(max(x, 0), max(0, room.width - 2)), y: room.midY - height / 2, width: 2,
      height: height)
  }

  private func display(_ text: String) -> String {
    isSecureTextEntry ? String(repeating: "•", count: text.count) : text
  }

  private func change(_ edit: (NSMutableAttributedString) -> Void) {
    let text = NSMutableAttributedString(attributedString: shownText)
    edit(text)
    shownText = text
    post(Self.textDidChangeNotification)
    sendActions(for: .editingChanged)
  }

  // MARK: What shows nothing

  private var inputViews: (main: View?, accessory: View?)
  open override var inputView: View? {
    get { inputViews.main }
    set { inputViews.main = newValue }
  }
  open override var inputAccessoryView: View? {
    get { inputViews.accessory }
    set { inputViews.accessory = newValue }
  }
  /// Whether the text is removed when editing begins; false by default.
  open var clearsOnBeginEditing = false
  /// The help of a keyboard. It shows nothing.
  open var autocapitalizationType = TextAutocapitalizationType.sentences,
    autocorrectionType = TextInputChoice.default, spellCheckingType = TextInputChoice.default
  /// The look of a keyboard and its return key. They show nothing.
  open var keyboardType = KeyboardType.default, keyboardAppearance = KeyboardAppearance.default,
    returnKeyType = ReturnKeyType.default, enablesReturnKeyAutomatically = false
  /// The meaning of the text, for filling it in. Shows nothing.
  open var textContentType: TextContentType?
}

/// The part of a field that draws its text, above layers and below the views of a component.
private final class FieldText: View {
  override var isPartOfContainer: Bool { true }
  override class func defaultValue(of property: String, beside others: [Provenance.Property])
    -> PropertyValue?
  {
    TextField.defaultValue(of: property, beside: others)
  }

  override func draw(in canvas: inout Canvas) {
    guard let field = superview as? TextField else { return }
    field.painting = canvas
    field.drawContents()
    canvas = field.painting ?? canvas
    field.painting = nil
  }
}

extension ShapeView {
  /// Creates a symbol of 16 by 16 units.
  convenience init(svg: String) {
    self.init(path: (try? Path(svg)) ?? Path(), viewBox: CGRect(x: 0, y: 0, width: 16, height: 16))
  }
}

extension TextField {
  /// A disk with a cross cut out.
  fileprivate static let clearPath = """
    M8 1a7 7 0 1 1 0 14a7 7 0 1 1 0-14zM8 7 5.4 4.4 4.4 5.4 7 8 4.4 10.6 5.4 11.6 8 9 10.6 11.6 \
    11.6 10.6 9 8 11.6 5.4 10.6 4.4z
    """
}
