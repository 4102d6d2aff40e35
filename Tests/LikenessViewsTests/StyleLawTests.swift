/// What holds of every style, tried with many.
import Foundation
import LikenessDisplayList
import LikenessGraphics
import LikenessText
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
      viewStyle: part(&random, view), textAlignment: maybe(&random) { _ in .center }, textColor: maybe(&random, color),
      font: maybe(&random, font), lineHeight: maybe(&random) { 15 + length(&$0) }, letterSpacing: maybe(&random, length),
      textShadow: maybe(&random, shadow))
  }

  static func text(_ random: inout Seeded) -> TextViewStyle {
    TextViewStyle(
      viewStyle: part(&random, view), textAlignment: maybe(&random) { _ in .right }, textColor: maybe(&random, color),
      font: maybe(&random, font), textContainerInset: maybe(&random, insets), lineHeight: maybe(&random) { 15 + length(&$0) })
  }

  static func image(_ random: inout Seeded) -> ImageViewStyle {
    ImageViewStyle(
      viewStyle: part(&random, view), contentMode: maybe(&random) { _ in .aspectFit }, interpolation: maybe(&random) { _ in .nearest })
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
      viewStyle: part(&random, view), spacing: maybe(&random, length), alignment: maybe(&random) { _ in .center },
      distribution: maybe(&random) { _ in .equalSpacing }, margins: maybe(&random, insets))
  }

  static func state(_ random: inout Seeded) -> ButtonStateStyle {
    ButtonStateStyle(viewStyle: part(&random, view), titleColor: maybe(&random, color))
  }

  static func button(_ random: inout Seeded) -> ButtonStyle {
    ButtonStyle(
      viewStyle: part(&random, view), titleStyle: part(&random, label), contentEdgeInsets: maybe(&random, insets),
      imageTitleSpacing: maybe(&random, length), contentHorizontalAlignment: maybe(&random) { _ in .leading },
      normal: part(&random, state), highlighted: part(&random, state), disabled: part(&random, state))
  }
}
