/// Laws that hold for all styles, tried with many.
import Foundation
import LikenessCauses
import LikenessDisplayList
import LikenessText
import LikenessTheme
import TestKit
import Testing

@testable import LikenessViews

/// Every style struct of the module.
private let styles: [any ComponentStyle.Type] = [
  ViewStyle.self, LabelStyle.self, ButtonStyle.self, ButtonStateStyle.self, ImageViewStyle.self,
  SwitchStyle.self, TextViewStyle.self, TextFieldStyle.self, SearchBarStyle.self,
  ProgressViewStyle.self, StackViewStyle.self, ScrollViewStyle.self, TableViewStyle.self,
  ShapeViewStyle.self, NavigationBarStyle.self, TabBarStyle.self, SliderStyle.self,
  SegmentedControlStyle.self, StepperStyle.self, PageControlStyle.self,
  ActivityIndicatorViewStyle.self, LayoutRules.self,
]

/// All of them that a kind of view accepts.
private let viewStyles: [any ViewComponentStyle.Type] = styles.compactMap {
  $0 as? any ViewComponentStyle.Type
}

@Suite struct StyleLawTests {
  /// Swift lists no types that conform to a protocol, so the declarations are read.
  @Test("The laws are tried with every style that the module declares") func everyStyle() throws {
    let folder = repository.appendingPathComponent("Sources/Intent/LikenessViews")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var declared: Set<String> = []
    for case let file as URL in try #require(files) where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      for line in text.split(separator: "\n") {
        let words = line.split(separator: ":", maxSplits: 1)
        guard words.count == 2, let name = words[0].split(separator: " ").last,
          ["public struct \(name)", "struct \(name)", "extension \(name)"].contains(words[0]),
          words[1].contains("ComponentStyle") || words[1].contains("BoxedStyle")
        else { continue }
        declared.insert(String(name))
      }
    }
    #expect(declared == Set(styles.map { "\($0)" }))
    // No kind of view accepts the look of one state, or rules alone.
    #expect(
      styles.filter { !($0 is any ViewComponentStyle.Type) }.map { "\($0)" } == [
        "ButtonStateStyle", "LayoutRules",
      ])
  }

  @Test("Every stored property is in the table of its style") func storedProperties() {
    func check<Style: ComponentStyle>(_ style: Style.Type) {
      let stored = Mirror(reflecting: Style()).children.compactMap(\.label).map {
        $0.hasSuffix("Apart") ? String($0.dropLast(5)) : $0
      }
      #expect(Style.properties.map(\.name).sorted() == stored.sorted(), "\(style)")
    }
    for style in styles { check(style) }
  }

  @Test("Another style that was applied in between leaves no trace", arguments: 0..<40)
  func traces(_ seed: UInt64) throws {
    var random = Seeded(seed)
    func check<Style: ViewComponentStyle>(_ style: Style.Type) throws {
      try self.check(Style.random(&random), Style.random(&random)) { Style.freshTarget() }
    }
    for style in viewStyles { try check(style) }
  }

  /// In every state.
  @Test("No trace is left in classes with a look of their own either", arguments: 0..<40)
  func tracesInClasses(_ seed: UInt64) throws {
    final class OwnLabel: Label {
      override var defaultViewStyle: ViewStyle {
        ViewStyle(backgroundColor: .yellow, cornerRadii: CornerRadii(all: 4))
      }
      override var defaultStyle: LabelStyle { LabelStyle(textColor: .blue, letterSpacing: 1) }
    }
    final class OwnButton: Button {
      override var defaultViewStyle: ViewStyle {
        ViewStyle(backgroundColor: .yellow, cornerRadius: 7)
      }
      override var defaultStyle: ButtonStyle {
        ButtonStyle(
          contentEdgeInsets: DirectionalEdgeInsets(all: 3),
          normal: ButtonStateStyle(titleColor: .blue, backgroundColor: .green),
          disabled: ButtonStateStyle(titleColor: .gray))
      }
    }
    var random = Seeded(seed &+ 5_000)
    let state = Control.State(rawValue: UInt.random(in: 0..<16, using: &random))
    try check(LabelStyle.random(&random), LabelStyle.random(&random)) { OwnLabel() }
    try check(ButtonStyle.random(&random), ButtonStyle.random(&random)) {
      let button = OwnButton()
      button.enter(state)
      return button
    }
  }

  /// Applies a, b, a to one view and a to a new one: the same style gives the same picture. Then
  /// the empty style: like a new view without a style.
  private func check<Style: ViewComponentStyle>(_ a: Style, _ b: Style, make: () -> Style.Target)
    throws
  {
    let theme = Theme(
      name: "t", colors: ["ink": .red], fonts: ["body": FontToken(size: 15, letterSpacing: 2)],
      dimensions: ["gap": 5])
    func list(_ view: View) throws -> DisplayList {
      (view as? Label)?.text = "text"
      (view as? TextView)?.text = "text"
      (view as? Button)?.setTitle("title", for: .normal)
      (view as? ShapeView)?.shape = try Path("M4 12l5 5L20 6")
      // Longer than the view, so that indicators show.
      if let scroll = view as? ScrollView, !(scroll is TableView) {
        scroll.contentSize = CGSize(width: 90, height: 90)
      }
      view.apply(theme)
      view.layout(in: CGSize(width: 80, height: 40))
      return try DisplayList(painting: view)
    }
    let used = make()
    a.apply(to: used)
    b.apply(to: used)
    a.apply(to: used)
    let fresh = make()
    a.apply(to: fresh)
    #expect(Style(of: used) == a)
    #expect(try list(used) == list(fresh))
    Style().apply(to: used)
    #expect(try list(used) == list(make()))
    // Recording the function returns the struct.
    #expect(Style(recording: a.appStyle) == a && Style(recording: a.mixin) == a)
  }

  @Test("Merging is associative, and the empty style changes nothing", arguments: 0..<40)
  func merging(_ seed: UInt64) {
    var random = Seeded(seed &+ 1000)
    func laws<Style: ComponentStyle>(_ style: Style.Type) {
      let (a, b, c) = (Style.random(&random), Style.random(&random), Style.random(&random))
      #expect(a.merging(b).merging(c) == a.merging(b.merging(c)))
      #expect(a.merging(Style()) == a)
      #expect(Style().merging(a) == a)
      #expect(a.merging(a) == a)
      #expect(a.merging(nil as Style?) == a)
      // For each property the argument wins, and properties that it leaves open stay.
      expectArgumentWins(a, b, a.merging(b))
    }
    for style in styles { laws(style) }
  }

  /// An author's style, which consists only of its table.
  private struct BadgeStyle: ComponentStyle {
    var titleStyle: LabelStyle?
    var dotColor: Color?
    var shape: Shape?

    enum Shape: String, Codable, StyleValue {
      case circle
      case square
    }

    static let properties: [StyleProperty<Self>] = [
      .part("titleStyle", \.titleStyle),
      .value("dotColor", \.dotColor, explains: [.boxFill]),
      .value("shape", \.shape, explains: [.corners]),
    ]
  }

  private final class Badge: View {
    var style = BadgeStyle()
    override var styleAsSet: any ComponentStyle { style }
    override func draw(in canvas: inout Canvas) {
      canvas.fill(CGRect(origin: .zero, size: canvas.size), color: style.dotColor ?? .clear) {
        $0.add(style, explaining: [.boxFill, .corners])
      }
    }
  }

  @Test("The style of a custom component is merged, recorded and explained")
  func customComponent() throws {
    var base = BadgeStyle()
    base.titleStyle = LabelStyle(textColor: .red)
    base.dotColor = .blue
    var over = BadgeStyle()
    over.titleStyle = LabelStyle(letterSpacing: 1)
    over.shape = .square
    let merged = base.merging(over)
    #expect(
      merged.titleStyle == LabelStyle(textColor: .red, letterSpacing: 1) && merged.dotColor == .blue
        && merged.shape == .square)

    func list(_ style: BadgeStyle) throws -> DisplayList {
      let badge = Badge()
      badge.style = style
      badge.apply(Theme(colors: ["ink": .green]))
      badge.layout(in: CGSize(width: 8, height: 8))
      return try DisplayList(painting: badge)
    }
    over.dotColor = .token("ink")
    let drawn = try #require(list(over).items.last)
    #expect(
      drawn.drawing
        == .box(
          Box(
            RoundedRect(rect: FixedRect(x: .zero, y: .zero, width: Fixed(8), height: Fixed(8))),
            fill: .color(.green))))
    #expect(
      drawn.source.properties == [
        Provenance.Property("dotColor", "#00FF00", tokens: ["ink"]),
        Provenance.Property("shape", "square"),
      ])
    #expect(
      try CauseAnalysis(from: list(merged), to: list(over)).causes.map(\.description) == [
        "Badge  dotColor: #0000FF → ink #00FF00"
      ])

    let leaks = styleLeaks(
      from: { (badge: Badge) in badge.style.dotColor = .red }, to: { $0.style.shape = .circle },
      on: { Badge() })
    #expect(leaks.map(\.property) == ["dotColor"])
  }

  private final class Chip: View, Styled {
    var ownStyle = BadgeStyle()
    var defaultStyle: BadgeStyle {
      var style = BadgeStyle()
      style.shape = .circle
      return style
    }
  }

  @Test("A view of an author's own style shows each property by its name")
  func propertiesByName() {
    let chip = Chip()
    #expect(chip.dotColor == nil && chip.shape == .circle)
    chip.dotColor = .red
    chip.shape = .square
    #expect(chip.ownStyle.dotColor == .red && chip.shape == .square)
    chip.shape = nil
    #expect(chip.shape == .circle)
    let leaks = styleLeaks(
      from: { (chip: Chip) in chip.dotColor = .red }, to: { $0.shape = .square }, on: { Chip() })
    #expect(leaks.map(\.property) == ["dotColor"])
  }

  @Test("Reading takes what is set, then the default of the class, then that of the style")
  func orderOfReading() {
    final class Thin: ShapeView {
      override var defaultStyle: ShapeViewStyle { ShapeViewStyle(strokeColor: .blue) }
    }
    let shape = Thin()
    #expect(shape.strokeColor == .blue && shape.miterLimit == 4 && shape.fillColor == nil)
    shape.strokeColor = .red
    shape.fillColor = .green
    #expect(shape.strokeColor == .red && shape.fillColor == .green)
    shape.strokeColor = nil
    #expect(shape.strokeColor == .blue)
    let text = TextView()
    #expect(text.font == .systemFont(ofSize: 14) && Label().font == .systemFont(ofSize: 17))
    text.lineHeight = 20
    #expect(text.styleWithBox == TextViewStyle(labelStyle: LabelStyle(lineHeight: 20)))
  }

  @Test("The style of a button's title is the style of its label")
  func titleStyle() {
    let button = Button()
    button.titleStyle = LabelStyle(textColor: .red)
    #expect(button.titleLabel?.textColor == .red && button.font == .systemFont(ofSize: 18))
    button.titleStyle = nil
    #expect(button.buttonStyle == ButtonStyle())
  }

  @Test("Leftovers of a table are found") func tableLeaks() {
    let leaks = styleLeaks(
      from: { (table: TableView) in table.separatorHeight = 2 }, to: { $0.separatorColor = .red },
      on: { TableView() })
    #expect(leaks.map(\.property) == ["separatorHeight"])
  }

  /// Views that count their siblings take minutes.
  @Test(
    "Leaks are found in a row of a hundred thousand views, each named among its siblings",
    .timeLimit(.minutes(1)))
  func manySiblings() {
    let leaks = styleLeaks(
      from: { (root: View) in root.subviews.last?.backgroundColor = .black }, to: { _ in },
      on: {
        let root = View()
        for _ in 0..<100_000 { root.addSubview(View()) }
        return root
      })
    #expect(leaks.map(\.path) == ["View/View[100000]"])
  }

  @Test("The argument of merging wins") func argument() {
    let both = ViewStyle(backgroundColor: .red, borderWidth: 1).merging(
      ViewStyle(borderWidth: 2, cornerRadius: 3))
    #expect(both == ViewStyle(backgroundColor: .red, borderWidth: 2, cornerRadius: 3))
    let states = ButtonStyle(normal: ButtonStateStyle(titleColor: .red)).merging(
      ButtonStyle(normal: ButtonStateStyle(backgroundColor: .blue)))
    #expect(states[.normal] == ButtonStateStyle(titleColor: .red, backgroundColor: .blue))
    let labels = LabelStyle(viewStyle: ViewStyle(alpha: 0.5), textColor: .red).merging(
      LabelStyle(viewStyle: ViewStyle(cornerRadius: 1)))
    #expect(
      labels == LabelStyle(viewStyle: ViewStyle(cornerRadius: 1, alpha: 0.5), textColor: .red))
    let missing: ViewStyle? = nil
    #expect(missing.merging(both) == both)
    #expect(Optional(both).merging(missing) == both)
  }

  @Test("Styles leave content alone") func content() {
    let label = Label(text: "text")
    label.numberOfLines = 0
    label.apply(style: LabelStyle(textColor: .red))
    #expect(label.text == "text" && label.numberOfLines == 0)
    let toggle = Switch()
    toggle.isOn = true
    toggle.apply(style: SwitchStyle(onTintColor: .red))
    #expect(toggle.isOn)
    let button = Button()
    button.setTitle("title", for: .normal)
    button.apply(style: ButtonStyle(normal: ButtonStateStyle(titleColor: .red)))
    #expect(button.currentTitle == "title")
    let bar = ProgressView()
    bar.progress = 0.5
    bar.apply(style: ProgressViewStyle(trackTintColor: .red))
    #expect(bar.progress == 0.5)
    let stack = StackView()
    stack.axis = .vertical
    stack.apply(style: StackViewStyle(spacing: 8))
    #expect(stack.axis == .vertical)
  }

  @Test("Nil returns to the default of the class, and zero does not") func resetting() {
    final class Pill: Button {
      override var defaultViewStyle: ViewStyle {
        ViewStyle(backgroundColor: .white, cornerRadius: 12)
      }
      override var defaultStyle: ButtonStyle {
        ButtonStyle(
          contentEdgeInsets: DirectionalEdgeInsets(all: 6),
          normal: ButtonStateStyle(titleColor: .blue))
      }
    }
    let pill = Pill()
    #expect(
      pill.cornerRadius == 12 && pill.currentTitleColor == .blue && pill.contentEdgeInsets.top == 6)
    pill.apply(
      style: ButtonStyle(
        viewStyle: ViewStyle(backgroundColor: .clear, cornerRadius: 0), contentEdgeInsets: .zero))
    #expect(
      pill.cornerRadius == 0 && pill.backgroundColor == .clear && pill.contentEdgeInsets == .zero)
    pill.apply(style: nil as ButtonStyle?)
    #expect(
      pill.cornerRadius == 12 && pill.backgroundColor == .white && pill.contentEdgeInsets.top == 6)
    pill.cornerRadius = 3
    pill.backgroundColor = nil
    #expect(pill.cornerRadius == 3 && pill.backgroundColor == .white)
  }

  @Test("States are read back from their names") func stateNames() {
    #expect(Control.State(name: "selected+disabled") == [.disabled, .selected])
    #expect(Control.State(name: "pressed") == nil)
  }
}

/// Expects each property of `both` to be that of `b`, or if `b` has none, that of `a`. Compares
/// substyles recursively; corners are one property in two forms.
private func expectArgumentWins<Style: ComponentStyle>(
  _ a: Style, _ b: Style, _ both: Style, _ path: String = ""
) {
  func values(_ style: Style) -> [String: Any] {
    var values: [String: Any] = [:]
    for property in Style.properties {
      values[property.name] = value(style[keyPath: property.path])
    }
    return values
  }
  func nested<Part: ComponentStyle>(_ first: Part, _ second: Any, _ merged: Any?, _ name: String) {
    guard let second = second as? Part, let merged = merged as? Part else {
      Issue.record("\(path)\(name) is of another type")
      return
    }
    expectArgumentWins(first, second, merged, path + name + ".")
  }
  let (first, second, merged) = (values(a), values(b), values(both))
  let corners = ["cornerRadius", "cornerRadii"]
  let setsCorners = corners.contains { second[$0] != nil }
  for name in Style.properties.map(\.name) {
    if let part = first[name] as? any ComponentStyle, let other = second[name] {
      nested(part, other, merged[name], name)
    } else if let part = first[name] as? [Control.State: ButtonStateStyle],
      let other = second[name] as? [Control.State: ButtonStateStyle]
    {
      let merged = merged[name] as? [Control.State: ButtonStateStyle] ?? [:]
      for state in Set(part.keys).union(other.keys) {
        expectArgumentWins(
          part[state] ?? .init(), other[state] ?? .init(), merged[state] ?? .init(),
          path + "\(state.name).")
      }
    } else {
      let wanted =
        corners.contains(name) && setsCorners ? second[name] : second[name] ?? first[name]
      #expect(text(merged[name]) == text(wanted), "\(path)\(name)")
    }
  }
}

/// The value of an optional, however deeply nested.
private func value(_ any: Any) -> Any? {
  let mirror = Mirror(reflecting: any)
  guard mirror.displayStyle == .optional else { return any }
  return mirror.children.first.flatMap { value($0.value) }
}

private func text(_ value: Any?) -> String { value.map { String(reflecting: $0) } ?? "nil" }

/// A style value that tests can generate.
private protocol Sample {
  static func sample(_ random: inout Seeded) -> Self
}

extension ComponentStyle {
  /// A random style, with each property set or not, whether it is stored or kept apart.
  fileprivate static func random(_ random: inout Seeded) -> Self {
    var style = Self()
    for property in properties where Bool.random(using: &random) {
      let path: AnyKeyPath = property.path
      guard let type = type(of: path).valueType as? any Sample.Type else {
        Issue.record("\(Self.self).\(property.name) has no samples")
        continue
      }
      style.assign(a: type, to: property.path, from: &random)
    }
    return style
  }

  private mutating func assign<Value: Sample>(
    a type: Value.Type, to path: PartialKeyPath<Self>, from random: inout Seeded
  ) {
    guard let path = path as? WritableKeyPath<Self, Value> else {
      Issue.record("\(path) has another type than its property")
      return
    }
    self[keyPath: path] = .sample(&random)
  }
}

extension Optional: Sample {
  /// Never nil. A substyle sets something, because an empty one reads back as nil.
  fileprivate static func sample(_ random: inout Seeded) -> Wrapped? {
    if let style = Wrapped.self as? any ComponentStyle.Type {
      func nonempty<Style: ComponentStyle>(_ style: Style.Type) -> Any {
        var made = Style()
        while made == Style() { made = Style.random(&random) }
        return made
      }
      return nonempty(style) as? Wrapped
    }
    let made = (Wrapped.self as? any Sample.Type)?.sample(&random) as? Wrapped
    if made == nil { Issue.record("\(Wrapped.self) has no samples") }
    return made
  }
}

extension Dictionary: Sample {
  fileprivate static func sample(_ random: inout Seeded) -> [Key: Value] {
    var states: [Control.State: ButtonStateStyle] = [:]
    for state: Control.State in [.normal, .highlighted, [.selected, .disabled]] {
      let style = ButtonStateStyle.random(&random)
      if style != ButtonStateStyle() { states[state] = style }
    }
    return states as? [Key: Value] ?? [:]
  }
}

extension Sample where Self: CaseIterable {
  fileprivate static func sample(_ random: inout Seeded) -> Self {
    guard let one = allCases.randomElement(using: &random) else {
      preconditionFailure("an enumeration without cases")
    }
    return one
  }
}

extension TableViewStyle.Grouping: Sample {
  fileprivate static func sample(_ random: inout Seeded) -> Self {
    [.plain, .grouped, .insetGrouped].randomElement(using: &random) ?? .plain
  }
}

extension TextAlignment: Sample {}
extension ContentMode: Sample {}
extension TextField.BorderStyle: Sample {}
extension ImagePlacement.Interpolation: Sample {}
extension FillRule: Sample {}
extension Stroke.Cap: Sample {}
extension Stroke.Join: Sample {}
extension StackView.Alignment: Sample {}
extension StackView.Distribution: Sample {}
extension Control.ContentHorizontalAlignment: Sample {}

extension Bool: Sample {
  fileprivate static func sample(_ random: inout Seeded) -> Bool { Bool.random(using: &random) }
}

extension Tokenized<Double>: Sample {
  fileprivate static func sample(_ random: inout Seeded) -> Tokenized<Double> {
    Bool.random(using: &random) ? .token("gap") : .value(.sample(&random))
  }
}

extension [Tokenized<Double>]: Sample {
  fileprivate static func sample(_ random: inout Seeded) -> [Tokenized<Double>] {
    [.sample(&random), .sample(&random)]
  }
}

extension Double: Sample {
  fileprivate static func sample(_ random: inout Seeded) -> Double {
    Double(Int.random(in: 0...40, using: &random)) / 4
  }
}

extension Length: Sample {
  fileprivate static func sample(_ random: inout Seeded) -> Length {
    Bool.random(using: &random) ? .points(.sample(&random)) : .fraction(.sample(&random))
  }
}

extension Color: Sample {
  fileprivate static func sample(_ random: inout Seeded) -> Color {
    let color =
      Bool.random(using: &random)
      ? .token("ink") : Color(hex: UInt32.random(in: 0...0xFFFFFF, using: &random))
    return color.withAlphaComponent(Double.random(in: 0...1, using: &random))
  }
}

extension Font: Sample {
  fileprivate static func sample(_ random: inout Seeded) -> Font {
    let font = Font.systemFont(ofSize: 11 + Double.sample(&random))
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return font
    case 1: return .preferredFont(forTextStyle: .title1)
    case 2: return .token("body", textStyle: Bool.random(using: &random) ? .headline : nil)
    default:
      return TextStyleMetrics.default.scaledFont(
        for: font, maximumPointSize: Double.sample(&random))
    }
  }
}

extension DirectionalEdgeInsets: Sample {
  fileprivate static func sample(_ random: inout Seeded) -> DirectionalEdgeInsets {
    DirectionalEdgeInsets(horizontal: Double.sample(&random), vertical: Double.sample(&random))
  }
}

extension CornerRadii: Sample {
  fileprivate static func sample(_ random: inout Seeded) -> CornerRadii {
    CornerRadii(topLeft: Double.sample(&random), topRight: Double.sample(&random))
  }
}

extension ShadowStyle: Sample {
  fileprivate static func sample(_ random: inout Seeded) -> ShadowStyle {
    ShadowStyle(
      color: .sample(&random), dx: .sample(&random), dy: .sample(&random),
      blurRadius: .sample(&random), spread: .sample(&random))
  }
}

extension Gradient: Sample {
  fileprivate static func sample(_ random: inout Seeded) -> Gradient {
    Gradient(colors: [.sample(&random), .sample(&random)])
  }
}
