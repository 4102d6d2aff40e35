/// The code blocks of the documents on style structs, with the prefixes taken off.
import LikenessDisplayList
import LikenessGraphics
import LikenessText
import Testing

@testable import LikenessViews

private struct NewsViewStyle {
  // Superclass style
  let viewStyle: ViewStyle
  // Aggregated components' styles
  let titleStyle: LabelStyle
  let messageStyle: LabelStyle
}

private class NewsView: View {
  private let titleLabel = Label()
  private let messageLabel = Label()

  override init(frame: Rect) {
    super.init(frame: frame)
    self.setupConstraints()
  }

  var title: String? {
    get { self.titleLabel.text }
    set { self.titleLabel.text = newValue }
  }
  var message: String? {
    get { self.messageLabel.text }
    set { self.messageLabel.text = newValue }
  }

  func apply(style: NewsViewStyle) {
    // Applying superclass style
    self.apply(style: style.viewStyle)
    // Applying aggregated components' styles
    self.titleLabel.apply(style: style.titleStyle)
    self.messageLabel.apply(style: style.messageStyle)
  }

  func setupConstraints() {
    titleLabel.name = "title"
    messageLabel.name = "message"
    messageLabel.numberOfLines = 0
    let stack = StackView(arrangedSubviews: [titleLabel, messageLabel])
    stack.axis = .vertical
    stack.spacing = 4
    addSubview(stack, pinning: .edges(inset: 12))
  }
}

extension NewsViewStyle {
  static var badoo: NewsViewStyle {
    NewsViewStyle(
      viewStyle: ViewStyle(
        backgroundColor: .white,
        borderColor: Color(hex: 0x783BF9),
        borderWidth: 1,
        cornerRadius: 0
      ),
      titleStyle: LabelStyle(
        viewStyle: ViewStyle(
          backgroundColor: .clear,
          borderColor: .clear,
          borderWidth: 0,
          cornerRadius: 0
        ),
        textAlignment: .left,
        textColor: Color(hex: 0x783BF9),
        font: Font.systemFont(ofSize: 22)
      ),
      messageStyle: LabelStyle(
        textAlignment: .left,
        textColor: Color(hex: 0x767676),
        font: Font.systemFont(ofSize: 14)
      )
    )
  }
}

/// A circle whose background is content: its style has no word for it.
private class ColorPicker: View {
  struct Style {
    var borderColor: Color?
    var borderWidth: Double?
  }

  var color: Color? {
    get { backgroundColor }
    set { backgroundColor = newValue }
  }

  func apply(style: Style?) {
    borderColor = style?.borderColor
    borderWidth = style?.borderWidth ?? 0
  }

  override var defaultViewStyle: ViewStyle { ViewStyle(cornerRadius: 20) }
}

@Suite struct StructSeedTests {
  @Test func newsViewDrawsInTheStyleOfBadoo() throws {
    let view = NewsView()
    view.apply(style: .badoo)
    view.title = "News"
    view.message = "A message"
    let lines = try drawn(view, in: Size(width: 200, height: .infinity))
    let height = decimal(view.frame.height)
    #expect(
      lines == [
        "box NewsView 0 0 200 \(height) fill=#FFFFFF border=1 #783BF9",
        "glyphs NewsView/StackView/title \"News\" #783BF9",
        "glyphs NewsView/StackView/message \"A message\" #767676",
      ])
    #expect(
      try told(view, in: Size(width: 200, height: .infinity)) == [
        "NewsView backgroundColor=#FFFFFF borderColor=#783BF9 borderWidth=1",
        "NewsView/StackView/title font=22 regular text=News textAlignment=left textColor=#783BF9",
        "NewsView/StackView/message font=14 regular numberOfLines=0 text=A message textAlignment=left textColor=#767676",
      ])
  }

  @Test func newsViewSizesItselfInAStack() {
    let view = NewsView()
    view.apply(style: .badoo)
    view.title = "News"
    view.message = "A message that is too long for one line of a view as narrow as this one"
    let stack = StackView(arrangedSubviews: [view, Block(10, 10)])
    stack.axis = .vertical
    stack.layout(in: Size(width: 200, height: .infinity))
    // Insets of 12 around a line of 22 points, 4 points, and several lines of 14.
    #expect(view.frame.width == 200)
    let least: Double = 24 + 22 + 4 + 28
    #expect(view.frame.height > least)
    #expect(stack.frame.height == view.frame.height + 10)
    let alone = NewsView()
    alone.apply(style: .badoo)
    alone.title = view.title
    alone.message = view.message
    #expect(alone.sizeThatFits(Size(width: 200, height: .infinity)).height == view.frame.height)
  }

  @Test func circleWhoseBackgroundIsStyle() throws {
    let circle = View(frame: Rect(x: 0, y: 0, width: 40, height: 40))
    circle.apply(style: ViewStyle(backgroundColor: .white, borderColor: Color(hex: 0x783BF9), borderWidth: 1, cornerRadius: 20))
    let lines = try drawn(circle, in: Size(width: 40, height: 40))
    #expect(lines == ["box View 0 0 40 40 radius=20 fill=#FFFFFF border=1 #783BF9"])
  }

  @Test func circleWhoseBackgroundIsContentKeepsItUnderEveryStyle() throws {
    let circle = ColorPicker()
    circle.color = .red
    circle.apply(style: ColorPicker.Style(borderColor: .black, borderWidth: 2))
    circle.apply(style: nil as ColorPicker.Style?)
    circle.apply(style: ColorPicker.Style(borderColor: .blue, borderWidth: 3))
    #expect(try drawn(circle, in: Size(width: 40, height: 40)) == ["box ColorPicker 0 0 40 40 radius=20 fill=#FF0000 border=3 #0000FF"])
  }

  @Test func subclassTellsItsDefaultFromAnExplicitZero() {
    let circle = ColorPicker()
    #expect(circle.cornerRadius == 20)
    circle.apply(style: ViewStyle(cornerRadius: 0))
    #expect(circle.cornerRadius == 0)
    circle.apply(style: ViewStyle())
    #expect(circle.cornerRadius == 20)
  }
}
