/// What holds of every style, tried with many.
import Foundation
import LikenessDisplayList
import LikenessGraphics
import LikenessText
import LikenessTheme
import Testing

@testable import LikenessViews

@Suite struct StyleLawTests {
  @Test(arguments: 0..<40)
  func applyingAnotherStyleInBetweenLeavesNoTrace(_ seed: UInt64) throws {
    var random = Seeded(state: seed)
    try check(\.viewStyle, Make.view(&random), Make.view(&random)) { View() }
    try check(\.labelStyle, Make.label(&random), Make.label(&random)) {
      Label(text: "label")
    }
    try check(\.imageViewStyle, Make.image(&random), Make.image(&random)) {
      ImageView()
    }
    try check(\.switchStyle, Make.toggle(&random), Make.toggle(&random)) { Switch() }
    try check(\.textViewStyle, Make.text(&random), Make.text(&random)) { TextView() }
    try check(\.progressViewStyle, Make.progress(&random), Make.progress(&random)) {
      ProgressView()
    }
    try check(\.stackViewStyle, Make.stack(&random), Make.stack(&random)) {
      StackView(arrangedSubviews: [Block(10, 10), Block(5, 5)])
    }
    try check(\.buttonStyle, Make.button(&random), Make.button(&random)) {
      let button = Button()
      button.setTitle("button", for: .normal)
      return button
    }
  }

  /// Classes with a look of their own, in every state, in a theme whose tokens they name.
  @Test(arguments: 0..<40)
  func noTraceIsLeftInClassesWithALookOfTheirOwnEither(_ seed: UInt64) throws {
    final class OwnLabel: Label {
      override var defaultViewStyle: ViewStyle { ViewStyle(backgroundColor: .yellow, cornerRadii: CornerRadii(all: 4)) }
      override var defaultLabelStyle: LabelStyle { LabelStyle(textColor: .blue, letterSpacing: 1) }
    }
    final class OwnButton: Button {
      override var defaultViewStyle: ViewStyle { ViewStyle(backgroundColor: .yellow, cornerRadius: 7) }
      override var defaultButtonStyle: ButtonStyle {
        ButtonStyle(
          contentEdgeInsets: EdgeInsets(all: 3), normal: ButtonStateStyle(titleColor: .blue, backgroundColor: .green),
          disabled: ButtonStateStyle(titleColor: .gray))
      }
    }
    var random = Seeded(state: seed &+ 5_000)
    let theme = Theme(name: "t", colors: ["ink": .red, "paper": .white], fonts: ["body": FontToken(size: 15, letterSpacing: 2)])
    let names = (0..<3).map { _ in Bool.random(using: &random) }
    let state = Control.State(rawValue: UInt.random(in: 0..<16, using: &random))
    func themed<V: View>(_ view: V) -> V {
      view.themeColor = names[0] ? "ink" : nil
      view.themeFont = names[1] ? "body" : nil
      view.themeBackgroundColor = names[2] ? "paper" : nil
      view.apply(theme)
      return view
    }
    try check(\.labelStyle, Make.label(&random), Make.label(&random)) { themed(OwnLabel(text: "label")) }
    try check(\.buttonStyle, Make.button(&random), Make.button(&random)) {
      let button = OwnButton()
      button.setTitle("button", for: .normal)
      button.isHighlighted = state.contains(.highlighted)
      button.isEnabled = !state.contains(.disabled)
      button.isSelected = state.contains(.selected)
      button.isFocused = state.contains(.focused)
      return themed(button)
    }
  }

  /// Applies a, b, a to one view and a to a fresh one: same style, same picture. Then nil: as a fresh one without style.
  private func check<Style: ViewComponentStyle>(
    _ read: KeyPath<Style.Target, Style>, _ a: Style, _ b: Style, make: () -> Style.Target
  ) throws {
    let space = Size(width: 80, height: 40)
    let used = make()
    a.apply(to: used)
    b.apply(to: used)
    a.apply(to: used)
    let fresh = make()
    a.apply(to: fresh)
    #expect(used[keyPath: read] == a)
    used.layout(in: space)
    fresh.layout(in: space)
    #expect(try DisplayList(painting: used) == DisplayList(painting: fresh))
    applyNil(to: used)
    let plain = make()
    used.layout(in: space)
    plain.layout(in: space)
    #expect(try DisplayList(painting: used) == DisplayList(painting: plain))
    // Recording the function gives the struct back, and files keep it.
    #expect(Style(recording: a.appStyle) == a)
    #expect(try JSONDecoder().decode(Style.self, from: JSONEncoder().encode(a)) == a)
  }

  @Test(arguments: 0..<40)
  func mergingIsAssociativeAndTheEmptyStyleChangesNothing(_ seed: UInt64) {
    var random = Seeded(state: seed &+ 1000)
    func laws<Style: ComponentStyle>(_ make: (inout Seeded) -> Style) {
      let (a, b, c) = (make(&random), make(&random), make(&random))
      #expect(a.merging(b).merging(c) == a.merging(b.merging(c)))
      #expect(a.merging(Style()) == a)
      #expect(Style().merging(a) == a)
      #expect(a.merging(a) == a)
      #expect(a.merging(nil as Style?) == a)
      // Property by property the argument wins, and what it leaves open stays.
      expectArgumentWins(a, b, a.merging(b))
    }
    laws(Make.view)
    laws(Make.label)
    laws(Make.button)
    laws(Make.image)
    laws(Make.toggle)
    laws(Make.text)
    laws(Make.progress)
    laws(Make.stack)
  }

  @Test func argumentOfMergingWins() {
    let both = ViewStyle(backgroundColor: .red, borderWidth: 1).merging(ViewStyle(borderWidth: 2, cornerRadius: 3))
    #expect(both == ViewStyle(backgroundColor: .red, borderWidth: 2, cornerRadius: 3))
    let states = ButtonStyle(normal: ButtonStateStyle(titleColor: .red)).merging(
      ButtonStyle(normal: ButtonStateStyle(backgroundColor: .blue)))
    #expect(states[.normal] == ButtonStateStyle(titleColor: .red, backgroundColor: .blue))
    let labels = LabelStyle(viewStyle: ViewStyle(alpha: 0.5), textColor: .red).merging(LabelStyle(viewStyle: ViewStyle(cornerRadius: 1)))
    #expect(labels == LabelStyle(viewStyle: ViewStyle(cornerRadius: 1, alpha: 0.5), textColor: .red))
  }

  @Test func stylesLeaveContentAlone() {
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

  @Test func nilResetsToTheDefaultOfTheClassAndZeroDoesNot() {
    final class Pill: Button {
      override var defaultViewStyle: ViewStyle { ViewStyle(backgroundColor: .white, cornerRadius: 12) }
      override var defaultButtonStyle: ButtonStyle {
        ButtonStyle(contentEdgeInsets: EdgeInsets(all: 6), normal: ButtonStateStyle(titleColor: .blue))
      }
    }
    let pill = Pill()
    #expect(pill.cornerRadius == 12 && pill.currentTitleColor == .blue && pill.contentEdgeInsets.top == 6)
    pill.apply(style: ButtonStyle(viewStyle: ViewStyle(backgroundColor: .clear, cornerRadius: 0), contentEdgeInsets: .zero))
    #expect(pill.cornerRadius == 0 && pill.backgroundColor == .clear && pill.contentEdgeInsets == .zero)
    pill.apply(style: nil as ButtonStyle?)
    #expect(pill.cornerRadius == 12 && pill.backgroundColor == .white && pill.contentEdgeInsets.top == 6)
    pill.cornerRadius = 3
    pill.backgroundColor = nil
    #expect(pill.cornerRadius == 3 && pill.backgroundColor == .white)
  }

  @Test func lengthsAndStatesReadBackFromFiles() throws {
    for length in [Length.points(12.5), .fraction(0.8), .fraction(0.07), .fraction(1.0 / 3)] {
      #expect(try JSONDecoder().decode(Length.self, from: JSONEncoder().encode(length)) == length)
    }
    #expect(try JSONDecoder().decode(Length.self, from: Data("\"80%\"".utf8)) == .fraction(0.8))
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(Length.self, from: Data("\"80\"".utf8)) }
    let style = ButtonStyle(highlighted: ButtonStateStyle(titleColor: .red))
    #expect(String(decoding: try JSONEncoder().encode(style), as: UTF8.self) == ##"{"states":{"highlighted":{"titleColor":"#FF0000"}}}"##)
    #expect(try JSONDecoder().decode(ButtonStyle.self, from: Data("{}".utf8)) == ButtonStyle())
    let shadow = try JSONDecoder().decode(ShadowStyle.self, from: Data(##"{"color": "#000", "dy": 2}"##.utf8))
    #expect(shadow == ShadowStyle(color: .black, dy: 2))
    #expect(Control.State(name: "selected+disabled") == [.disabled, .selected])
    #expect(Control.State(name: "pressed") == nil)
  }
}

/// Expects each property of `both` to be that of `b`, and where `b` has none that of `a`. Substyles are looked into; corners are one property in two forms.
private func expectArgumentWins(_ a: Any, _ b: Any, _ both: Any, _ path: String = "") {
  let (a, b, both) = (properties(a), properties(b), properties(both))
  let corners = ["cornerRadius", "cornerRadii"]
  let setsCorners = corners.contains { b[$0].map { value($0) != nil } ?? false }
  for (name, merged) in both {
    let (first, second) = (a[name].flatMap(value), b[name].flatMap(value))
    if let first, let second, first is any ComponentStyle, let merged = value(merged) {
      expectArgumentWins(first, second, merged, path + name + ".")
    } else if let first = first as? [Control.State: ButtonStateStyle], let second = second as? [Control.State: ButtonStateStyle] {
      let merged = value(merged) as? [Control.State: ButtonStateStyle] ?? [:]
      for state in Set(first.keys).union(second.keys) {
        expectArgumentWins(first[state] ?? .init(), second[state] ?? .init(), merged[state] ?? .init(), path + "\(state.name).")
      }
    } else {
      let wanted = corners.contains(name) ? (setsCorners ? second : first) : second ?? first
      #expect(text(value(merged)) == text(wanted), "\(path)\(name)")
    }
  }
}

private func properties(_ style: Any) -> [String: Any] {
  Dictionary(Mirror(reflecting: style).children.map { ($0.label ?? "", $0.value) }) { $1 }
}

/// What an optional holds, however deep.
private func value(_ any: Any) -> Any? {
  let mirror = Mirror(reflecting: any)
  guard mirror.displayStyle == .optional else { return any }
  return mirror.children.first.flatMap { value($0.value) }
}

private func text(_ value: Any?) -> String { value.map { String(reflecting: $0) } ?? "nil" }

/// Resets a view by the style of its kind that is nil.
private func applyNil(to view: View) {
  switch view {
  case let view as Label: view.apply(style: nil as LabelStyle?)
  case let view as Button: view.apply(style: nil as ButtonStyle?)
  case let view as ImageView: view.apply(style: nil as ImageViewStyle?)
  case let view as Switch: view.apply(style: nil as SwitchStyle?)
  case let view as TextView: view.apply(style: nil as TextViewStyle?)
  case let view as ProgressView: view.apply(style: nil as ProgressViewStyle?)
  case let view as StackView: view.apply(style: nil as StackViewStyle?)
  default: view.apply(style: nil as ViewStyle?)
  }
}

/// Styles at random, each property there or not.
private enum Make {
  static func maybe<Value>(_ random: inout Seeded, _ make: (inout Seeded) -> Value) -> Value? {
    Bool.random(using: &random) ? make(&random) : nil
  }

  /// Substyles that say nothing are as good as none, and read back as none.
  static func part<Style: ComponentStyle>(_ random: inout Seeded, _ make: (inout Seeded) -> Style) -> Style? {
    let style = maybe(&random, make)
    return style == Style() ? nil : style
  }

  static func color(_ random: inout Seeded) -> Color {
    Color(hex: UInt32.random(in: 0...0xFFFFFF, using: &random)).withAlphaComponent(Double.random(in: 0...1, using: &random))
  }

  static func length(_ random: inout Seeded) -> Double { Double(Int.random(in: 0...40, using: &random)) / 4 }

  static func insets(_ random: inout Seeded) -> EdgeInsets { EdgeInsets(horizontal: length(&random), vertical: length(&random)) }

  static func shadow(_ random: inout Seeded) -> ShadowStyle {
    ShadowStyle(color: color(&random), dx: length(&random), dy: length(&random), blurRadius: length(&random), spread: length(&random))
  }

  static func font(_ random: inout Seeded) -> Font {
    let font = Font.systemFont(ofSize: 11 + length(&random))
    switch Int.random(in: 0..<3, using: &random) {
    case 0: return font
    case 1: return .preferredFont(forTextStyle: Font.TextStyle.allCases.randomElement(using: &random) ?? .body)
    default: return TextStyleMetrics.default.scaledFont(for: font, maximumPointSize: maybe(&random, length))
    }
  }

  static func view(_ random: inout Seeded) -> ViewStyle {
    ViewStyle(
      backgroundColor: maybe(&random, color), backgroundGradient: maybe(&random) { Gradient(colors: [color(&$0), color(&$0)]) },
      borderColor: maybe(&random, color), borderWidth: maybe(&random, length), cornerRadius: maybe(&random, length),
      cornerRadii: maybe(&random) { CornerRadii(topLeft: length(&$0), topRight: length(&$0)) },
      clipsToBounds: maybe(&random) { Bool.random(using: &$0) }, alpha: maybe(&random) { Double.random(in: 0...1, using: &$0) },
      shadow: maybe(&random, shadow), tintColor: maybe(&random, color))
  }

  static func label(_ random: inout Seeded) -> LabelStyle {
    LabelStyle(
      viewStyle: part(&random, view), textAlignment: maybe(&random) { TextAlignment.allCases.randomElement(using: &$0) ?? .center },
      textColor: maybe(&random, color),
      font: maybe(&random, font), lineHeight: maybe(&random) { 15 + length(&$0) }, letterSpacing: maybe(&random, length),
      textShadow: maybe(&random, shadow))
  }

  static func text(_ random: inout Seeded) -> TextViewStyle {
    TextViewStyle(
      viewStyle: part(&random, view), textAlignment: maybe(&random) { TextAlignment.allCases.randomElement(using: &$0) ?? .right },
      textColor: maybe(&random, color),
      font: maybe(&random, font), textContainerInset: maybe(&random, insets), lineHeight: maybe(&random) { 15 + length(&$0) },
      letterSpacing: maybe(&random, length), textShadow: maybe(&random, shadow))
  }

  static func image(_ random: inout Seeded) -> ImageViewStyle {
    ImageViewStyle(
      viewStyle: part(&random, view), contentMode: maybe(&random) { ContentMode.allCases.randomElement(using: &$0) ?? .center },
      interpolation: maybe(&random) { Bool.random(using: &$0) ? .nearest : .bilinear })
  }

  static func toggle(_ random: inout Seeded) -> SwitchStyle {
    SwitchStyle(
      viewStyle: part(&random, view), onTintColor: maybe(&random, color), offTintColor: maybe(&random, color),
      thumbTintColor: maybe(&random, color))
  }

  static func progress(_ random: inout Seeded) -> ProgressViewStyle {
    ProgressViewStyle(
      viewStyle: part(&random, view), progressTintColor: maybe(&random, color), trackTintColor: maybe(&random, color),
      barHeight: maybe(&random, length))
  }

  static func stack(_ random: inout Seeded) -> StackViewStyle {
    StackViewStyle(
      viewStyle: part(&random, view), spacing: maybe(&random, length),
      alignment: maybe(&random) { StackView.Alignment.allCases.randomElement(using: &$0) ?? .center },
      distribution: maybe(&random) { StackView.Distribution.allCases.randomElement(using: &$0) ?? .fill }, margins: maybe(&random, insets))
  }

  static func state(_ random: inout Seeded) -> ButtonStateStyle {
    ButtonStateStyle(viewStyle: part(&random, view), titleColor: maybe(&random, color))
  }

  static func button(_ random: inout Seeded) -> ButtonStyle {
    ButtonStyle(
      viewStyle: part(&random, view), titleStyle: part(&random, label), contentEdgeInsets: maybe(&random, insets),
      imageTitleSpacing: maybe(&random, length),
      contentHorizontalAlignment: maybe(&random) { Button.ContentHorizontalAlignment.allCases.randomElement(using: &$0) ?? .leading },
      normal: part(&random, state), highlighted: part(&random, state), disabled: part(&random, state), selected: part(&random, state),
      focused: part(&random, state))
  }
}
