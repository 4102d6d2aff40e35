/// Where a value is not set, differences show the default that applies.
import Foundation
import LikenessCauses
import LikenessDisplayList
import LikenessText
import Testing

@testable import LikenessViews

private struct BadgeStyle: BoxedStyle {
  var viewStyle: ViewStyle?
  var labelStyle: LabelStyle?
  var dotColor: Color?
  var dotWidth: Tokenized<Double>?

  static let defaults: Self = {
    var style = Self()
    (style.dotColor, style.dotWidth) = (.red, 4)
    style.labelStyle = LabelStyle(letterSpacing: 3)
    return style
  }()
  static let properties: [StyleProperty<Self>] = [
    .base("viewStyle", \.viewStyle),
    .base("labelStyle", \.labelStyle),
    .value("dotColor", \.dotColor, explains: [.boxFill]),
    .value("dotWidth", \.dotWidth, in: .length, explains: [.frame]),
  ]
}

/// A dot at the top left.
private final class Badge: View, Styled {
  var ownStyle = BadgeStyle()

  override func draw(in canvas: inout Canvas) {
    let width = canvas.tokens.points(ownStyle[\.dotWidth], of: "dotWidth")
    canvas.fill(
      CGRect(x: 0, y: 0, width: width, height: width), color: ownStyle[\.dotColor]
    ) { $0.add(ownStyle, \.dotWidth, \.dotColor) }
  }
}

@Suite struct DefaultValueTests {
  /// Compares as a check does: the reference is text, and the fresh list comes from views.
  private func causes<V: View>(
    _ make: () throws -> V, from before: (V) -> Void, to after: (V) -> Void
  ) throws -> [String] {
    func list(_ change: (V) -> Void) throws -> DisplayList {
      let view = try make()
      change(view)
      let page = StackView(arrangedSubviews: [view])
      page.alignment = .top
      page.layout(in: CGSize(width: 120, height: 90))
      return try DisplayList(painting: page)
    }
    let old = try list(before)
    let reference = try DisplayList(text: old.text)
    return CauseAnalysis(from: reference, to: try list(after)).causes.map(\.statement)
  }

  private func label() -> Label {
    let label = Label(text: "Two lines of a text that is long")
    label.layout.width = 90
    return label
  }

  @Test("A number of lines that goes back to the default shows it, without quotes")
  func numberOfLines() throws {
    #expect(
      try causes(label, from: { $0.numberOfLines = 0 }, to: { _ in }) == ["numberOfLines: 0 → 1"])
    #expect(
      try causes(label, from: { _ in }, to: { $0.numberOfLines = 2 }) == ["numberOfLines: 1 → 2"])
  }

  @Test("A text of digits keeps its quotes")
  func digits() throws {
    #expect(
      try causes(label, from: { $0.text = "1" }, to: { $0.text = "2" }) == ["text: \"1\" → \"2\""])
  }

  @Test("A label's style shows its defaults")
  func labelStyle() throws {
    #expect(
      try causes(label, from: { $0.letterSpacing = 2 }, to: { _ in }) == ["letterSpacing: 2 → 0"])
    #expect(
      try causes(label, from: { _ in }, to: { $0.isUnderlined = true }) == [
        "isUnderlined: false → true"
      ])
    #expect(
      try causes(label, from: { _ in }, to: { $0.textAlignment = .right }) == [
        "textAlignment: natural → right"
      ])
  }

  @Test("A box shows its defaults")
  func box() throws {
    func box() -> View {
      let view = View()
      view.backgroundColor = .red
      (view.layout.width, view.layout.height) = (20, 20)
      return view
    }
    #expect(
      try causes(box, from: { $0.cornerRadius = 4 }, to: { _ in }) == ["cornerRadius: 4 → 0"])
    #expect(try causes(box, from: { _ in }, to: { $0.borderWidth = 2 }) == ["borderWidth: 0 → 2"])
    #expect(try causes(box, from: { _ in }, to: { $0.alpha = 0.5 }) == ["alpha: 1 → 0.5"])
    #expect(
      try causes(box, from: { $0.isHidden = true }, to: { _ in }) == ["isHidden: true → false"])
    // No radius of its own applies beside those of the corners.
    let radii = CornerRadii(topLeft: 8, topRight: 0, bottomRight: 0, bottomLeft: 0)
    #expect(
      try causes(box, from: { $0.cornerRadius = 4 }, to: { $0.cornerRadii = radii }).contains(
        "cornerRadius: 4 → not set"))
    // A color has no default: there is none.
    #expect(
      try causes(box, from: { $0.backgroundColor = nil }, to: { _ in }) == [
        "backgroundColor: not set → #FF0000"
      ])
  }

  @Test("Stacks, buttons, images, shapes and bars show their defaults")
  func otherViews() throws {
    func stack() -> StackView {
      let boxes = (0..<2).map { _ in Block(10, 10) }
      for box in boxes { box.backgroundColor = .red }
      return StackView(arrangedSubviews: boxes)
    }
    #expect(try causes(stack, from: { $0.spacing = 6 }, to: { _ in }) == ["spacing: 6 → 0"])
    #expect(
      try causes(stack, from: { _ in }, to: { $0.margins = DirectionalEdgeInsets(all: 3) }) == [
        "margins: 0 → 3"
      ])
    func button() -> Button {
      let button = Button()
      button.setTitle("Go", for: .normal)
      button.layout.width = 80
      return button
    }
    #expect(
      try causes(button, from: { $0.contentHorizontalAlignment = .leading }, to: { _ in }) == [
        "contentHorizontalAlignment: leading → center"
      ])
    #expect(
      try causes(button, from: { $0.ownStyle.contentEdgeInsets = .init(all: 9) }, to: { _ in }) == [
        "contentEdgeInsets: 9 → 0"
      ])
    func picture() throws -> ImageView {
      let size = try #require(PixelSize(width: 8, height: 4))
      let view = ImageView(image: Image(Bitmap(size: size, filledWith: .red)))
      (view.layout.width, view.layout.height) = (20, 20)
      return view
    }
    #expect(
      try causes(picture, from: { _ in }, to: { $0.contentMode = .aspectFit }) == [
        "contentMode: fill → aspectFit"
      ])
    func shape() throws -> ShapeView {
      let view = ShapeView()
      view.shape = try Path("M2 2L18 2L10 18Z")
      view.apply(style: ShapeViewStyle(strokeColor: .red))
      (view.layout.width, view.layout.height) = (20, 20)
      return view
    }
    #expect(
      try causes(
        shape, from: { _ in },
        to: { $0.apply(style: ShapeViewStyle(strokeColor: .red, lineWidth: 3, lineJoin: .round)) }
      )
      .sorted() == ["lineJoin: miter → round", "lineWidth: 1 → 3"])
    func bar() -> ProgressView {
      let bar = ProgressView()
      bar.progress = 0.5
      (bar.layout.width, bar.layout.height) = (60, 20)
      return bar
    }
    #expect(try causes(bar, from: { $0.barHeight = 8 }, to: { _ in }) == ["barHeight: 8 → 4"])
    #expect(
      try causes(bar, from: { $0.trackTintColor = .red }, to: { _ in }) == [
        "trackTintColor: #FF0000 → #78788052"
      ])
  }

  @Test("A view of the author shows the defaults of its own style, and of those it contains")
  func authorsStyle() throws {
    func badge() -> Badge {
      let badge = Badge()
      (badge.layout.width, badge.layout.height) = (20, 20)
      return badge
    }
    #expect(
      try causes(badge, from: { $0.ownStyle.dotWidth = 9 }, to: { _ in }) == ["dotWidth: 9 → 4"])
    #expect(
      try causes(badge, from: { _ in }, to: { $0.dotColor = .blue }) == [
        "dotColor: #FF0000 → #0000FF"
      ])
    // The style of the box has no property of its own in the author's style.
    #expect(try causes(badge, from: { $0.alpha = 0.5 }, to: { _ in }) == ["alpha: 0.5 → 1"])
    // The author's text is in the style of a label.
    #expect(BadgeStyle.defaults.recordedValue(of: "letterSpacing") == .number(3))
  }

  @Test("Setting a default changes nothing")
  func settingTheDefault() throws {
    func pair(_ change: (StackView) -> Void) -> StackView {
      let boxes = [Block(10, 10), Block(10, 20)]
      for box in boxes { box.backgroundColor = .red }
      let stack = StackView(arrangedSubviews: boxes)
      change(stack)
      return stack
    }
    // The color moves nothing, and the spacing of 0 is that of before.
    #expect(
      try causes(
        { pair { _ in } }, from: { $0.spacing = 0 },
        to: { $0.arrangedSubviews[0].layout.height = 30 }) == ["height: not set → 30"])
  }

  /// What is shown as the default must be what is drawn by.
  @Test("A view with the defaults of its style draws as one without a style")
  func defaultsAreThoseOfDrawing() throws {
    func drawings(_ view: View) throws -> [Drawing] {
      view.layout(in: CGSize(width: 60, height: 40))
      return try DisplayList(painting: view).items.map(\.drawing)
    }
    func label(_ style: LabelStyle?) -> Label {
      let label = Label(text: "ab cd")
      label.apply(style: style)
      return label
    }
    #expect(try drawings(label(nil)) == drawings(label(LabelStyle.defaults)))
    func text(_ style: TextViewStyle?) -> TextView {
      let view = TextView()
      view.text = "ab cd"
      view.apply(style: style)
      return view
    }
    #expect(try drawings(text(nil)) == drawings(text(TextViewStyle.defaults)))
    func box(_ style: ViewStyle) -> View {
      let view = View()
      var style = style
      style.backgroundColor = .red
      view.apply(style: style)
      return view
    }
    #expect(try drawings(box(ViewStyle())) == drawings(box(ViewStyle.defaults)))
    func stack(_ style: StackViewStyle?) -> StackView {
      let stack = StackView(arrangedSubviews: [Block(10, 10), Block(10, 20)])
      stack.apply(style: style)
      return stack
    }
    #expect(try drawings(stack(nil)) == drawings(stack(StackViewStyle.defaults)))
    func button(_ style: ButtonStyle?) throws -> Button {
      let button = Button()
      button.setTitle("Go", for: .normal)
      let size = try #require(PixelSize(width: 8, height: 4))
      button.setImage(Image(Bitmap(size: size, filledWith: .red)), for: .normal)
      button.apply(style: style)
      return button
    }
    #expect(try drawings(button(nil)) == drawings(button(ButtonStyle.defaults)))
    func picture(_ style: ImageViewStyle?) throws -> ImageView {
      let size = try #require(PixelSize(width: 8, height: 4))
      let view = ImageView(image: Image(Bitmap(size: size, filledWith: .red)))
      view.apply(style: style)
      return view
    }
    #expect(try drawings(picture(nil)) == drawings(picture(ImageViewStyle.defaults)))
    func bar(_ style: ProgressViewStyle?) -> ProgressView {
      let bar = ProgressView()
      bar.progress = 0.5
      bar.apply(style: style)
      return bar
    }
    #expect(try drawings(bar(nil)) == drawings(bar(ProgressViewStyle.defaults)))
    func shape(_ style: ShapeViewStyle) throws -> ShapeView {
      let view = ShapeView()
      view.shape = try Path("M2 2L18 2L10 18Z M4 4L9 4L7 9Z")
      var style = style
      (style.strokeColor, style.fillColor) = (.red, .blue)
      view.apply(style: style)
      return view
    }
    #expect(try drawings(shape(ShapeViewStyle())) == drawings(shape(ShapeViewStyle.defaults)))
  }
}
