/// A change of a view is explained by the property that was edited, and by nothing else.
import Foundation
import LikenessCauses
import LikenessDisplayList
import LikenessText
import LikenessTheme
import TestKit
import Testing

@testable import LikenessViews

/// A change of a view, and the words that explain it.
struct ViewChange: Sendable, CustomTestStringConvertible {
  fileprivate let found: @Sendable () throws -> [String]
  let words: [String]

  var testDescription: String { words.joined(separator: ", ") }
}

/// Something that an author does to a view.
private typealias Edit<V> = @Sendable (V) throws -> Void

/// Rows about views that are made in one way.
///
/// Compares as a check does: the reference is text, and the fresh list comes from views.
///
/// - Parameters:
///   - make: The view, which is the root of the picture.
///   - size: The size of the picture.
///   - shown: The part of each cause that the words say.
///   - rows: What the author did before the reference was recorded, if anything, and what after,
///     with the words in alphabetical order.
private func changes<V: View>(
  of make: @escaping @Sendable () throws -> V, in size: CGSize,
  shown: KeyPath<Cause, String> & Sendable, _ rows: [(Edit<V>?, Edit<V>, [String])]
) -> [ViewChange] {
  rows.map { before, after, words in
    ViewChange(
      found: {
        func list(_ edit: Edit<V>?) throws -> DisplayList {
          let view = try make()
          try edit?(view)
          view.layout(in: size)
          return try DisplayList(painting: view)
        }
        let reference = try DisplayList(text: list(before).text)
        let causes = CauseAnalysis(from: reference, to: try list(after)).causes
        return causes.map { $0[keyPath: shown] }.sorted()
      }, words: words)
  }
}

/// Rows about a view at the top left of a page, without their places.
private func changes<V: View>(
  onPage make: @escaping @Sendable () throws -> V, _ rows: [(Edit<V>?, Edit<V>, [String])]
) -> [ViewChange] {
  changes(
    of: { () throws -> StackView in
      let page = StackView(arrangedSubviews: [try make()])
      page.alignment = .top
      return page
    }, in: CGSize(width: 120, height: 90), shown: \.statement,
    rows.map { before, after, words in
      func edit(_ edit: Edit<V>?) -> Edit<StackView> {
        { page in if let view = page.arrangedSubviews[0] as? V { try edit?(view) } }
      }
      return (edit(before), edit(after), words)
    })
}

extension Cause {
  /// The view and what changed, without what followed from it.
  fileprivate var placed: String {
    [place, statement].compactMap { $0 }.joined(separator: "  ")
  }
}

// MARK: Views

private func label() -> Label {
  let label = Label(text: "Two lines of a text that is long")
  label.layout.width = 90
  return label
}

private func sized<V: View>(_ view: V, _ width: Double, _ height: Double) -> V {
  (view.layout.width, view.layout.height) = (.points(width), .points(height))
  return view
}

private func redBox() -> View {
  let view = View()
  view.backgroundColor = .red
  return sized(view, 20, 20)
}

/// A stack of two red boxes, the second one of a given height.
private func pair(_ height: Double) -> StackView {
  let boxes = [Block(10, 10), Block(10, height)]
  for box in boxes { box.backgroundColor = .red }
  return StackView(arrangedSubviews: boxes)
}

private func button() -> Button {
  let button = Button()
  button.setTitle("Go", for: .normal)
  button.layout.width = 80
  return button
}

private func picture() -> ImageView {
  sized(ImageView(image: Image(Bitmap.plain(8, 4, .red))), 20, 20)
}

private func triangle() throws -> ShapeView {
  let view = ShapeView()
  view.shape = try Path("M2 2L18 2L10 18Z")
  view.apply(style: ShapeViewStyle(strokeColor: .red))
  return sized(view, 20, 20)
}

private func bar() -> ProgressView {
  let bar = ProgressView()
  bar.progress = 0.5
  return bar
}

private func toggle(isEnabled: Bool) -> Switch {
  let view = Switch()
  (view.isOn, view.isEnabled) = (true, isEnabled)
  return view
}

/// A check mark in the color of a token.
private func checkMark() throws -> ShapeView {
  let view = ShapeView(
    path: try Path("M4 12l5 5L20 6"), viewBox: CGRect(x: 0, y: 0, width: 24, height: 24))
  view.apply(style: ShapeViewStyle(strokeColor: .token("ink"), lineWidth: 2))
  view.apply(Theme(name: "t", colors: ["ink": .red]))
  return view
}

/// A view with a red line in a layer.
private func lineLayer() -> View {
  let (view, layer, path) = (View(), CAShapeLayer(), BezierPath())
  path.move(to: .zero)
  path.addLine(to: CGPoint(x: 20, y: 20))
  (layer.path, layer.fillColor, layer.strokeColor) = (path.cgPath, nil, Color.red.cgColor)
  layer.lineWidth = 2
  view.layer.addSublayer(layer)
  return view
}

extension View {
  fileprivate var shapeLayer: CAShapeLayer? { layer.sublayers?.first as? CAShapeLayer }
}

/// A page with a view of 40 by 20 points on it.
private func page(_ change: (View) -> Void) -> View {
  let (page, view) = (View().withName("Page"), View())
  view.frame = CGRect(x: 10, y: 20, width: 40, height: 20)
  change(view)
  page.addSubview(view)
  return page
}

private func turnedPage() -> View {
  page {
    $0.backgroundColor = .red
    $0.transform = CGAffineTransform(rotationAngle: 0.5)
    $0.shadow = ShadowStyle(color: .black, blurRadius: 4)
    $0.cornerRadius = 4
  }
}

/// A mask of an oval as high as the view.
private func oval(_ width: Double) -> CAShapeLayer {
  let mask = CAShapeLayer()
  mask.path = BezierPath(ovalIn: CGRect(x: 0, y: 0, width: width, height: 20)).cgPath
  return mask
}

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

/// An author's view: a dot at the top left.
private final class Badge: View, Styled {
  var ownStyle = BadgeStyle()

  override func draw(in canvas: inout Canvas) {
    let width = canvas.tokens.points(ownStyle[\.dotWidth], of: "dotWidth")
    canvas.fill(
      CGRect(x: 0, y: 0, width: width, height: width), color: ownStyle[\.dotColor]
    ) { $0.add(ownStyle, \.dotWidth, \.dotColor) }
  }
}

/// A view that records no property.
private final class Dot: View {
  var color = Color.red
  override func draw(in canvas: inout Canvas) {
    canvas.fill(CGRect(x: 0, y: 0, width: 9, height: 9), radii: CornerRadii(all: 0), color: color) {
      _ in
    }
  }
}

// MARK: Rows

private let room = CGSize(width: 100, height: 50)

private let controls: [ViewChange] = [
  changes(
    of: { toggle(isEnabled: true) }, in: room, shown: \.description,
    [(nil, { $0.onTintColor = .blue }, ["Switch  onTintColor: #34C759 → #0000FF"])]),
  changes(
    of: { toggle(isEnabled: false) }, in: room, shown: \.description,
    [(nil, { $0.onTintColor = .blue }, ["Switch  onTintColor: #34C759 → #0000FF"])]),
  changes(
    of: { Switch() }, in: room, shown: \.description,
    [
      (nil, { $0.offTintColor = .black }, ["Switch  offTintColor: #78788052 → #000000"]),
      (nil, { $0.thumbTintColor = .black }, ["Switch  thumbTintColor: #FFFFFF → #000000"]),
    ]),
  changes(
    of: { bar() }, in: room, shown: \.description,
    [
      (
        { $0.progressTintColor = .red }, { $0.progressTintColor = .blue },
        ["ProgressView  progressTintColor: #FF0000 → #0000FF"]
      )
    ]),
  changes(
    of: { Dot() }, in: room, shown: \.description,
    [(nil, { $0.color = .blue }, ["Dot  box fill: #FF0000 → #0000FF"])]),
].flatMap { $0 }

private let lines = changes(
  of: { Label(text: "ab") }, in: CGSize(width: 200, height: 30), shown: \.description,
  [
    (nil, { $0.isUnderlined = true }, ["Label  isUnderlined: false → true"]),
    (
      { $0.isUnderlined = true }, { ($0.isUnderlined, $0.textColor) = (true, .red) },
      ["Label  textColor: #000000 → #FF0000"]
    ),
    (
      { $0.isUnderlined = true },
      { ($0.isUnderlined, $0.font) = (true, .systemFont(ofSize: 13)) },
      ["Label  font: 17 regular → 13 regular"]
    ),
  ])

// A value that is set or taken away shows the default that applies in its place.

private let texts = changes(
  onPage: { label() },
  [
    ({ $0.numberOfLines = 0 }, { _ in }, ["numberOfLines: 0 → 1"]),
    (nil, { $0.numberOfLines = 2 }, ["numberOfLines: 1 → 2"]),
    // A text of digits keeps its quotes.
    ({ $0.text = "1" }, { $0.text = "2" }, ["text: \"1\" → \"2\""]),
    ({ $0.letterSpacing = 2 }, { _ in }, ["letterSpacing: 2 → 0"]),
    (nil, { $0.isUnderlined = true }, ["isUnderlined: false → true"]),
    (nil, { $0.textAlignment = .right }, ["textAlignment: natural → right"]),
  ])

private let boxes = changes(
  onPage: { redBox() },
  [
    ({ $0.cornerRadius = 4 }, { _ in }, ["cornerRadius: 4 → 0"]),
    (nil, { $0.borderWidth = 2 }, ["borderWidth: 0 → 2"]),
    (nil, { $0.alpha = 0.5 }, ["alpha: 1 → 0.5"]),
    ({ $0.isHidden = true }, { _ in }, ["isHidden: true → false"]),
    // A color has no default: there is none.
    ({ $0.backgroundColor = nil }, { _ in }, ["backgroundColor: not set → #FF0000"]),
  ])

private let stacks: [ViewChange] = [
  changes(
    onPage: { pair(10) },
    [
      ({ $0.spacing = 6 }, { _ in }, ["spacing: 6 → 0"]),
      (nil, { $0.margins = DirectionalEdgeInsets(all: 3) }, ["margins: 0 → 3"]),
    ]),
  // A value that is set to the default changes nothing: the spacing of 0 is that of before.
  changes(
    onPage: { pair(20) },
    [
      (
        { $0.spacing = 0 }, { $0.arrangedSubviews[0].layout.height = 30 },
        ["height: not set → 30"]
      )
    ]),
].flatMap { $0 }

private let buttons = changes(
  onPage: { button() },
  [
    (
      { $0.contentHorizontalAlignment = .leading }, { _ in },
      ["contentHorizontalAlignment: leading → center"]
    ),
    (
      { $0.ownStyle.contentEdgeInsets = DirectionalEdgeInsets(all: 9) }, { _ in },
      ["contentEdgeInsets: 9 → 0"]
    ),
  ])

private let shapes: [ViewChange] = [
  changes(
    onPage: { picture() },
    [(nil, { $0.contentMode = .aspectFit }, ["contentMode: fill → aspectFit"])]),
  changes(
    onPage: { try triangle() },
    [
      (
        nil,
        { $0.apply(style: ShapeViewStyle(strokeColor: .red, lineWidth: 3, lineJoin: .round)) },
        ["lineJoin: miter → round", "lineWidth: 1 → 3"]
      )
    ]),
  changes(
    onPage: { sized(bar(), 60, 20) },
    [
      ({ $0.barHeight = 8 }, { _ in }, ["barHeight: 8 → 4"]),
      ({ $0.trackTintColor = .red }, { _ in }, ["trackTintColor: #FF0000 → #78788052"]),
    ]),
  changes(
    of: { try checkMark() }, in: CGSize(width: 24, height: 24), shown: \.description,
    [
      (
        nil, { $0.apply(Theme(name: "t", colors: ["ink": .blue])) },
        ["token ink: #FF0000 → #0000FF"]
      ),
      (
        nil, { $0.apply(style: ShapeViewStyle(strokeColor: .token("ink"), lineWidth: 3)) },
        ["ShapeView  lineWidth: 2 → 3"]
      ),
      (
        nil,
        {
          $0.apply(
            style: ShapeViewStyle(
              strokeColor: .token("ink"), lineWidth: 2, lineCap: .round, lineDashes: [4, 2]))
        },
        ["ShapeView  lineCap: butt → round", "ShapeView  lineDashes: not set → 4 2"]
      ),
      (
        nil, { $0.shape = try Path("M4 12l5 5L20 7") },
        ["ShapeView  path: M4 12L9 17L20 6 → M4 12L9 17L20 7"]
      ),
    ]),
].flatMap { $0 }

// A view of the author shows the defaults of its own style, and of those that it contains.
private let badges = changes(
  onPage: { sized(Badge(), 20, 20) },
  [
    ({ $0.ownStyle.dotWidth = 9 }, { _ in }, ["dotWidth: 9 → 4"]),
    (nil, { $0.dotColor = .blue }, ["dotColor: #FF0000 → #0000FF"]),
    // The style of the box has no property of its own in the author's style.
    ({ $0.alpha = 0.5 }, { _ in }, ["alpha: 0.5 → 1"]),
  ])

private let layers = changes(
  of: { lineLayer() }, in: CGSize(width: 100, height: 60), shown: \.description,
  [
    (nil, { $0.shapeLayer?.lineWidth = 3 }, ["View  CAShapeLayer.lineWidth: 2 → 3"]),
    (
      nil, { $0.shapeLayer?.strokeColor = Color.blue.cgColor },
      ["View  CAShapeLayer.strokeColor: #FF0000 → #0000FF"]
    ),
    (nil, { $0.shapeLayer?.strokeEnd = 0.5 }, ["View  CAShapeLayer.strokeEnd: not set → 0.5"]),
  ])

// A transform explains all that is in the view, and hides no other change of it.
private let transforms: [ViewChange] = [
  changes(
    of: { page { $0.addSubview(Label(text: "Hi")) } }, in: CGSize(width: 100, height: 60),
    shown: \.placed,
    [
      (
        nil,
        {
          $0.subviews[0].transform = CGAffineTransform(
            a: 0.6, b: 0.8, c: -0.8, d: 0.6, tx: 0, ty: 0)
        },
        ["Page/View  transform: not set → matrix 0.6 0.8 -0.8 0.6 0 0"]
      ),
      (
        { $0.subviews[0].transform = CGAffineTransform(scaleX: 2, y: 2) },
        { $0.subviews[0].transform = CGAffineTransform(translationX: 1, y: 2) },
        ["Page/View  transform: scaled 2 → moved 1 2"]
      ),
      // Half a turn leaves all frames where they are.
      (
        nil, { $0.subviews[0].transform = CGAffineTransform(rotationAngle: .pi) },
        ["Page/View  transform: not set → scaled -1"]
      ),
    ]),
  changes(
    of: { turnedPage() }, in: CGSize(width: 100, height: 60), shown: \.name,
    [
      (nil, { $0.subviews[0].shadow = ShadowStyle(color: .blue, blurRadius: 4) }, ["shadow"]),
      (nil, { $0.subviews[0].cornerRadius = 6 }, ["cornerRadius"]),
    ]),
  changes(
    of: { page { $0.backgroundColor = .red } }, in: CGSize(width: 100, height: 60), shown: \.name,
    [
      (
        { $0.subviews[0].layer.mask = oval(40) }, { $0.subviews[0].layer.mask = oval(30) },
        ["layer.mask"]
      )
    ]),
].flatMap { $0 }

// MARK: Tests

@Suite struct ViewChangeTests {
  @Test(
    "A change is explained by its property alone",
    arguments: [
      controls, lines, texts, boxes, stacks, buttons, shapes, badges, layers, transforms,
    ].flatMap { $0 })
  func table(change: ViewChange) throws {
    #expect(try change.found() == change.words)
  }

  /// The label beside the changed one becomes a pixel wider or narrower.
  @Test(
    "A sibling whose edges move by rounding alone is no cause",
    arguments: [(250.0, 16.0, 17.0), (257, 13, 14), (271, 16, 17), (320, 13, 14), (320, 14, 13)])
  func roundedSibling(width: Double, old: Double, new: Double) throws {
    let first = Label(text: "Total")
    first.font = .systemFont(ofSize: old)
    let button = Button(type: .custom)
    button.setTitle("Pay", for: .normal)
    let sibling = Label(text: "12 items")
    let stack = StackView(arrangedSubviews: [first, sibling, button])
    stack.spacing = 8
    func list() throws -> DisplayList {
      stack.layout(in: CGSize(width: width, height: 38))
      return try DisplayList(painting: stack)
    }
    let before = try list()
    let frame = sibling.frame
    first.font = .systemFont(ofSize: new)
    let after = try list()
    #expect((sibling.frame.width - frame.width).magnitude == 1)
    let causes = CauseAnalysis(from: before, to: after).causes
    #expect(causes.map(\.name) == ["font"], "\(causes)")
  }

  /// A clip is drawn only where something reaches it.
  @Test("A clip that another view makes necessary has not changed") func laterClip() throws {
    func list(_ x: Double) throws -> DisplayList {
      let (round, dot) = (View(), View())
      (round.clipsToBounds, round.cornerRadius) = (true, 6)
      (dot.name, dot.backgroundColor) = ("dot", .red)
      dot.frame = CGRect(x: x, y: x, width: 4, height: 4)
      round.addSubview(dot)
      round.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
      return try DisplayList(painting: round)
    }
    let (inside, atTheCorner) = (try list(8), try list(0))
    #expect(!inside.text.contains("\n  clip ") && atTheCorner.text.contains("\n  clip "))
    let causes = CauseAnalysis(from: inside, to: atTheCorner).causes
    #expect(causes.map { [$0.view, $0.name] } == [["View/dot", "frame"]])
  }

  /// Two views of one file, which is a cause by its name, and one without a name, which is a cause
  /// of its view.
  @Test("A changed image file is one cause, with its name") func imageFile() throws {
    func column(_ file: Image, _ other: Image) throws -> DisplayList {
      let views = [file, file, other].map { ImageView(image: $0) }
      let column = StackView(arrangedSubviews: views)
      column.axis = .vertical
      column.layout(in: CGSize(width: 20, height: 60))
      return try DisplayList(painting: column)
    }
    func square(_ color: StraightColor, _ side: Int, _ name: String?) -> Image {
      Image(Bitmap.plain(side, side, color), name: name)
    }
    let (old, white) = (square(.red, 8, "icons/a.png"), square(.white, 8, nil))
    let before = try column(old, white)
    func causes(_ file: Image, _ other: Image) throws -> [Cause] {
      CauseAnalysis(from: before, to: try column(file, other)).causes
    }
    let recolored = square(.blue, 8, "icons/a.png")
    #expect(
      try causes(recolored, white) == [
        Cause(
          .imageFile("icons/a.png"), before: .text(old.digest.short),
          after: .text(recolored.digest.short)
        )
      ])
    #expect(try causes(recolored, white).map(\.statement) == ["image icons/a.png"])
    // A file of another size moves what is below it.
    let larger = try causes(square(.red, 12, "icons/a.png"), white)
    #expect(
      larger.map(\.name) == ["icons/a.png"] && larger[0].view == nil
        && larger[0].moved ?? 0 > 0
    )
    let renamed = try causes(square(.blue, 8, "icons/b.png"), white)
    #expect(
      renamed.map(\.description) == [
        "StackView/ImageView  image: \"icons/a.png\" → \"icons/b.png\"",
        "StackView/ImageView[2]  image: \"icons/a.png\" → \"icons/b.png\"",
      ])
    #expect(
      try causes(old, square(.black, 8, nil)).map { "\($0.view ?? "") \($0.name)" }
        == ["StackView/ImageView[3] image"])
  }

  /// A text of spaces, one in a clear color and one without width have no run of glyphs. What
  /// shapes them still decides where the views below them are.
  @Test(
    "A text that draws no letter is explained by its properties",
    arguments: [("  ", false, false), ("ab", true, false), ("ab", false, true)])
  func emptyText(text: String, isClear: Bool, isNarrow: Bool) throws {
    func column(_ change: (Label) -> Void) throws -> DisplayList {
      let label = Label(text: text)
      label.lineHeight = 20
      if isClear { label.textColor = .clear }
      if isNarrow { label.layout.width = 0 }
      change(label)
      let box = View()
      box.backgroundColor = .red
      box.layout.height = 10
      let column = StackView(arrangedSubviews: [label, box])
      column.axis = .vertical
      column.layout(in: CGSize(width: 100, height: 80))
      return try DisplayList(painting: column)
    }
    func causes(_ change: (Label) -> Void) throws -> [String] {
      CauseAnalysis(from: try column { _ in }, to: try column(change)).causes.map {
        "\($0.view ?? "") \($0.name): \($0.before ?? "") → \($0.after ?? "")"
      }
    }
    #expect(try causes { $0.lineHeight = 30 } == ["StackView/Label lineHeight: 20 → 30"])
    #expect(try causes { $0.text = "\n" } == ["StackView/Label text: \(text) → \n"])
    if isClear {
      #expect(
        try causes { $0.textColor = .red } == ["StackView/Label textColor: #00000000 → #FF0000"])
    }
  }
  // MARK: Defaults

  @Test("Radii of corners take the place of the one radius") func radii() throws {
    let radii = CornerRadii(topLeft: 8, topRight: 0, bottomRight: 0, bottomLeft: 0)
    let change = changes(
      onPage: { redBox() }, [({ $0.cornerRadius = 4 }, { $0.cornerRadii = radii }, [])])
    // No radius of its own applies beside those of the corners.
    #expect(try change[0].found().contains("cornerRadius: 4 → not set"))
  }

  @Test("The text of an author's view has the defaults of the author's style")
  func authorsText() {
    #expect(BadgeStyle.defaults.recordedValue(of: "letterSpacing") == .number(3))
  }

  /// What is shown as the default must be what is drawn by.
  @Test("A view with the defaults of its style draws as one without a style")
  func defaults() throws {
    func check<Style: ViewComponentStyle>(_ style: Style, _ make: () throws -> Style.Target) throws
    {
      func drawings(_ style: Style) throws -> [Drawing] {
        let view = try make()
        style.apply(to: view)
        view.layout(in: CGSize(width: 60, height: 40))
        return try DisplayList(painting: view).items.map(\.drawing)
      }
      #expect(try drawings(style) == drawings(Style.defaults.merging(style)), "\(Style.self)")
    }
    try check(LabelStyle()) { Label(text: "ab cd") }
    try check(TextViewStyle()) {
      let view = TextView()
      view.text = "ab cd"
      return view
    }
    try check(ViewStyle(backgroundColor: .red)) { View() }
    try check(StackViewStyle()) {
      StackView(arrangedSubviews: [Block(10, 10), Block(10, 20)])
    }
    try check(ButtonStyle()) {
      let button = Button()
      button.setTitle("Go", for: .normal)
      button.setImage(picture().image, for: .normal)
      return button
    }
    try check(ImageViewStyle()) { ImageView(image: picture().image) }
    try check(ProgressViewStyle()) { bar() }
    try check(ShapeViewStyle(fillColor: .blue, strokeColor: .red)) {
      let view = ShapeView()
      view.shape = try Path("M2 2L18 2L10 18Z M4 4L9 4L7 9Z")
      return view
    }
  }
}
