/// Text fields: where their parts stand, what they show in each state, and editing by code.
import Foundation
import LikenessDisplayList
import LikenessText
import Testing

@testable import LikenessViews

@Suite struct TextFieldTests {
  private let space = CGSize(width: 200, height: 40)

  private func field(_ text: String? = nil, _ change: (TextField) -> Void = { _ in }) -> TextField {
    let field = TextField()
    field.text = text
    change(field)
    return field
  }

  /// A field in a font whose letters are 10 1/4 pixels wide and whose lines are 10 high.
  private func measured(_ text: String? = nil, _ change: (TextField) -> Void = { _ in })
    -> TextField
  {
    field(text) {
      $0.font = MeasuredFont.font
      $0.fonts = MeasuredFont.library
      change($0)
    }
  }

  private func shown(_ field: TextField) throws -> [String] {
    try drawn(field, in: space).filter { $0.hasPrefix("glyphs") }
  }

  @Test("A field has an empty text, never nil, and shows its placeholder until there is another")
  func placeholder() throws {
    let field = field { $0.placeholder = "Name" }
    #expect(field.text == "")
    field.ownStyle.placeholderColor = .blue
    #expect(try shown(field) == ["glyphs TextField/text \"Name\" #0000FF"])
    field.text = "Ada"
    #expect(try shown(field) == ["glyphs TextField/text \"Ada\" #000000"])
    field.text = nil
    #expect(field.text == "")
    field.attributedPlaceholder = NSAttributedString(
      string: "Red", attributes: [.foregroundColor: Color.red])
    #expect(field.placeholder == "Red")
    #expect(try shown(field) == ["glyphs TextField/text \"Red\" #FF0000"])
  }

  @Test("A secret shows a dot for each character, not for each code unit")
  func secret() throws {
    let field = field("añ👩‍👧") { $0.isSecureTextEntry = true }
    #expect(try shown(field).first?.contains("\"•••\"") == true)
  }

  @Test("Text stands 7 points from the sides of a border, and at the edge without one")
  func rects() {
    let bounds = CGRect(x: 0, y: 0, width: 200, height: 40)
    #expect(field().textRect(forBounds: bounds) == bounds)
    let bordered = field { $0.borderStyle = .roundedRect }
    #expect(
      bordered.textRect(forBounds: bounds) == CGRect(x: 7, y: 2, width: 186, height: 36))
    bordered.ownStyle.contentInsets = DirectionalEdgeInsets(
      top: 1, leading: 20, bottom: 3, trailing: 4)
    #expect(
      bordered.editingRect(forBounds: bounds) == CGRect(x: 20, y: 1, width: 176, height: 36))
    bordered.layoutDirection = .rightToLeft
    #expect(
      bordered.editingRect(forBounds: bounds) == CGRect(x: 4, y: 1, width: 176, height: 36))
  }

  @Test("A view at the left pads the text by its width, and stands at the right from right to left")
  func leftView() {
    let field = field("Ada") {
      $0.leftView = View(frame: CGRect(x: 0, y: 0, width: 12, height: 10))
    }
    let bounds = CGRect(x: 0, y: 0, width: 200, height: 40)
    #expect(field.textRect(forBounds: bounds) == bounds)
    field.leftViewMode = .always
    #expect(field.textRect(forBounds: bounds) == CGRect(x: 12, y: 0, width: 188, height: 40))
    field.layout(in: space)
    #expect(field.leftView?.frame == CGRect(x: 0, y: 15, width: 12, height: 10))
    field.layoutDirection = .rightToLeft
    #expect(field.textRect(forBounds: bounds) == CGRect(x: 0, y: 0, width: 188, height: 40))
    field.layout(in: space)
    #expect(field.leftView?.frame == CGRect(x: 188, y: 15, width: 12, height: 10))
    field.leftViewMode = .whileEditing
    field.layout(in: space)
    #expect(field.leftView?.superview == nil)
  }

  @Test(
    "A clear button shows in its mode where there is a text and no view at the right",
    arguments: [
      (TextField.ViewMode.never, false, false), (.whileEditing, false, true),
      (.unlessEditing, true, false), (.always, true, true),
    ])
  func clearButton(mode: TextField.ViewMode, idle: Bool, editing: Bool) {
    func shows(_ field: TextField) -> Bool {
      field.layout(in: space)
      return field.subviews.contains { $0 is ShapeView }
    }
    let field = field("Ada") { $0.clearButtonMode = mode }
    #expect(shows(field) == idle)
    field.becomeFirstResponder()
    #expect(shows(field) == editing)
    field.rightView = View()
    field.rightViewMode = .always
    #expect(!shows(field))
    field.rightViewMode = .never
    field.text = ""
    #expect(!shows(field))
  }

  @Test("A field is as wide as its text and what is beside it, and 14 points higher in a border")
  func size() {
    #expect(measured("Ada").intrinsicContentSize == CGSize(width: 31, height: 10))
    let bordered = measured("Ada") {
      $0.borderStyle = .roundedRect
      $0.rightView = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      $0.rightViewMode = .always
    }
    // 7 at each side, the view, and 7 between it and the text.
    #expect(
      bordered.intrinsicContentSize == CGSize(width: 31 + 7 + 7 + 10 + 7, height: 10 + 14))
    #expect(measured().intrinsicContentSize == CGSize(width: 0, height: 10))
  }

  /// A component that moves its text and draws no placeholder.
  private final class Moved: TextField {
    override func textRect(forBounds bounds: CGRect) -> CGRect {
      CGRect(x: 30, y: 0, width: 100, height: 20)
    }
    override func editingRect(forBounds bounds: CGRect) -> CGRect {
      CGRect(x: 50, y: 0, width: 100, height: 20)
    }
    override func drawText(in rect: CGRect) { super.drawText(in: rect.offsetBy(dx: 3, dy: 0)) }
    override func drawPlaceholder(in rect: CGRect) {}
  }

  @Test("Overridden rects and drawing are honored, editing or not")
  func hooks() throws {
    func x(_ field: TextField) throws -> Fixed? {
      field.layout(in: space)
      for item in try DisplayList(painting: field).items {
        if case .glyphs(let glyphs) = item.drawing { return glyphs.x }
      }
      return nil
    }
    let plain = Label(text: "Ada")
    plain.layout(in: space)
    let field = Moved()
    field.placeholder = "Name"
    #expect(try x(field) == nil)
    field.text = "Ada"
    #expect(try x(field) == Fixed(33))
    field.becomeFirstResponder()
    #expect(try x(field) == Fixed(53))
  }

  @Test("A border has the tint while it is edited, unless it has a color of its own")
  func editingBorder() throws {
    func border(_ change: (TextField) -> Void) throws -> String? {
      let field = field {
        $0.borderStyle = .line
        $0.tintColor = .green
        change($0)
      }
      return try drawn(field, in: space).first?.components(separatedBy: "border ").last
    }
    #expect(try border { _ in } == "1 #8E8E93")
    #expect(try border { $0.becomeFirstResponder() } == "1 #00FF00")
    let error: AppStyle<TextField> = AppStyleSheet.Mixins.field(borderColor: .red)
    #expect(
      try border {
        error($0)
        $0.becomeFirstResponder()
      } == "1 #FF0000")
    #expect(
      try border {
        $0.ownStyle.editingBorderColor = .blue
        error($0)
        $0.becomeFirstResponder()
      } == "1 #0000FF")
  }

  @Test("A caret shows only where the style has one, after the text")
  func caret() throws {
    let field = field("Ada") { $0.becomeFirstResponder() }
    #expect(try drawn(field, in: space).filter { $0.hasPrefix("box") } == [])
    field.ownStyle.caretColor = .red
    let label = Label(text: "Ada")
    let (width, height) = (
      label.intrinsicContentSize.width, label.intrinsicContentSize.height
    )
    let caret = field.caretRect(for: field.endOfDocument)
    #expect(abs(caret.minX - width) < 1)
    #expect(caret.height <= height)
    #expect(try drawn(field, in: space).filter { $0.hasPrefix("box") }.count == 1)
    #expect(field.caretRect(for: field.beginningOfDocument).minX == 0)
    field.textAlignment = .right
    #expect(field.caretRect(for: field.endOfDocument).minX == 198)
  }

  @Test("A text that is too wide shrinks to its room, but not below the smallest size")
  func shrinks() throws {
    func size(_ least: CGFloat) throws -> Fixed? {
      let field = field("A text that is far too wide for the field that shows it") {
        $0.adjustsFontSizeToFitWidth = true
        $0.minimumFontSize = least
        $0.font = .systemFont(ofSize: 20)
      }
      field.layout(in: space)
      let list = try DisplayList(painting: field)
      for item in list.items {
        if case .glyphs(let glyphs) = item.drawing { return glyphs.run.size }
      }
      return nil
    }
    #expect(try size(19) == Fixed(19))
    let shrunk = try #require(try size(0))
    #expect(shrunk < Fixed(10) && shrunk >= Fixed(1))
  }

  // MARK: Editing

  private final class Recorder: TextFieldDelegate {
    var calls: [String] = []
    var allows = true
    func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { allows }
    func textFieldDidBeginEditing(_ textField: TextField) { calls.append("began") }
    func textFieldShouldEndEditing(_ textField: TextField) -> Bool { allows }
    func textFieldDidEndEditing(_ textField: TextField) { calls.append("ended") }
  }

  @Test("One field of a tree takes keys; its delegate decides, and hears in order")
  func responders() {
    let (first, second) = (field("a"), field("b"))
    let root = View()
    root.addSubview(first)
    root.addSubview(second)
    let recorder = Recorder()
    first.delegate = recorder
    var events: [String] = []
    first.addAction(for: .editingDidBegin) { events.append("begin") }
    first.addAction(for: .editingDidEnd) { events.append("end") }
    recorder.allows = false
    #expect(!first.becomeFirstResponder() && !first.isEditing)
    recorder.allows = true
    #expect(first.becomeFirstResponder() && first.isEditing && first.isFirstResponder)
    recorder.allows = false
    #expect(!second.becomeFirstResponder() && first.isEditing)
    recorder.allows = true
    #expect(second.becomeFirstResponder() && !first.isEditing && second.isEditing)
    #expect(recorder.calls == ["began", "ended"])
    #expect(events == ["begin", "end"])
    #expect(root.endEditing(false) && !second.isEditing)
    second.isEnabled = false
    #expect(!second.becomeFirstResponder())
  }

  @Test("Editing by code adds and removes whole characters at the end, and announces it")
  func editing() throws {
    let field = field("añ👩‍👧")
    var changes = 0
    field.addAction(for: .editingChanged) { changes += 1 }
    field.deleteBackward()
    #expect(field.text == "añ")
    field.insertText("o")
    #expect(field.text == "año" && changes == 2)
    field.text = ""
    field.deleteBackward()
    #expect(changes == 2)
  }

  @Test("Positions count code units inside of the text, and ranges take them in any order")
  func positions() throws {
    let field = field("año")
    let start = field.beginningOfDocument
    let one = try #require(field.position(from: start, offset: 1))
    #expect(field.position(from: start, offset: -1) == nil)
    #expect(field.position(from: one, offset: .max) == nil)
    #expect(field.position(from: start, offset: 4) == nil)
    let range = try #require(field.textRange(from: field.endOfDocument, to: one))
    #expect(field.offset(from: range.start, to: range.end) == 2 && !range.isEmpty)
    #expect(field.offset(from: field.endOfDocument, to: one) == -2)
  }

  @Test("A text view keeps UIKit's padding apart from its inset")
  func textView() {
    let view = TextView()
    #expect(view.textContainerInset == EdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
    (view.text, view.font, view.fonts) = ("Ada", MeasuredFont.font, MeasuredFont.library)
    #expect(view.sizeThatFits(.unbounded) == CGSize(width: 31 + 10, height: 10 + 16))
    view.textContainerInset = .zero
    view.textContainer.lineFragmentPadding = 0
    #expect(view.sizeThatFits(.unbounded) == CGSize(width: 31, height: 10))
    view.text = nil
    #expect(view.text == "" && !view.hasText)
  }

  @Test("A text that should flow around something warns")
  func exclusionPaths() throws {
    let view = TextView()
    view.text = "Tag"
    view.textContainer.exclusionPaths = [BezierPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9))]
    view.layout(in: space)
    #expect(
      try DisplayList(painting: view).warnings == [
        "TextView: the text does not flow around exclusionPaths."
      ])
  }

  @Test("A search bar shows its button and scopes on request, mirrored from right to left")
  func searchBar() throws {
    let bar = SearchBar()
    bar.placeholder = "Search"
    let room = CGSize(width: 320, height: CGFloat.infinity)
    bar.layout(in: room)
    let field = bar.searchTextField
    let height = bar.frame.height
    #expect(field.convert(field.bounds, to: bar).minX == 8)
    #expect(field.convert(field.bounds, to: bar).maxX == 312)
    #expect(height == field.frame.height + 20)
    bar.showsCancelButton = true
    bar.showsScopeBar = true
    bar.scopeButtonTitles = ["All", "Some"]
    bar.layout(in: room)
    let cancel = try #require(bar.descendant(named: "cancel"))
    #expect(cancel.convert(cancel.bounds, to: bar).maxX == 312)
    #expect(
      field.convert(field.bounds, to: bar).maxX + 10
        == cancel.convert(cancel.bounds, to: bar).minX)
    #expect(bar.frame.height > height)
    bar.layoutDirection = .rightToLeft
    bar.layout(in: room)
    #expect(cancel.convert(cancel.bounds, to: bar).minX == 8)
    #expect(field.convert(field.bounds, to: bar).maxX == 312)
  }
}
