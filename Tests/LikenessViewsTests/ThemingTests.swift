/// How a theme reaches the views of a tree.
import LikenessDisplayList
import LikenessGraphics
import LikenessText
import LikenessTheme
import Testing

@testable import LikenessViews

@Suite struct ThemingTests {
  private let light = Theme(
    name: "light", colors: ["surface": .white, "ink": .black, "primary": StraightColor(r: 51, g: 51, b: 153)],
    fonts: [
      "body": FontToken(size: 15),
      "shadowed": FontToken(
        fileName: "Lato-Semibold.ttf", postScriptName: "Lato-Semibold", size: 20,
        shadow: ShadowToken(dx: 0, dy: 2, blurRadius: 7, color: StraightColor(r: 51, g: 51, b: 153))),
    ])
  private let dark = Theme(
    name: "dark", colors: ["surface": .black, "ink": .white, "primary": .yellow], fonts: ["body": FontToken(size: 16)])

  private final class Badge: View, Themeable {
    var seen: [String?] = []
    func themeDidChange(_ theme: Theme) { seen.append(theme.name) }
  }

  @Test func everyViewTakesWhatItNames() {
    let root = View()
    root.themeBackgroundColor = "surface"
    let label = Label(text: "text")
    label.themeColor = "ink"
    label.themeFont = "body"
    let button = Button()
    button.themeColor = "primary"
    button.themeFont = "body"
    let text = TextView()
    text.themeColor = "ink"
    let plain = Label()
    let badge = Badge()
    for view in [label, button, text, plain, badge] { root.addSubview(view) }
    root.apply(light)
    #expect(root.backgroundColor == .white)
    #expect(label.textColor == .black && label.font == .systemFont(ofSize: 15))
    #expect(button.currentTitleColor == Color(r: 51, g: 51, b: 153) && button.font == .systemFont(ofSize: 15))
    #expect(plain.labelStyle == LabelStyle())
    root.apply(dark)
    #expect(root.backgroundColor == .black && label.textColor == .white && text.textColor == .white)
    #expect(label.font == .systemFont(ofSize: 16) && button.currentTitleColor == .yellow)
    #expect(badge.seen == ["light", "dark"])
  }

  @Test func textWithoutAColorTakesTheThemesTextAndItsOwnColorStays() {
    let label = Label(text: "text")
    let button = Button()
    let text = TextView()
    let own = Label(text: "text")
    own.textColor = .red
    let root = View()
    for view in [label, button, text, own] { root.addSubview(view) }
    #expect(label.textColor == .black && button.currentTitleColor == .black && text.textColor == .black)
    root.apply(Theme(colors: ["text": .yellow]))
    #expect(label.textColor == .token("text") && text.textColor == .token("text") && own.textColor == .red)
    #expect(button.currentTitleColor == .token("text") && button.titleLabel?.textColor == .token("text"))
    button.setTitleColor(.green, for: .normal)
    #expect(button.currentTitleColor == .green)
    // The style still says nothing of a colour, and a theme without the token leaves text black.
    #expect(label.labelStyle == LabelStyle())
    root.apply(dark)
    #expect(label.textColor == .black && text.textColor == .black && own.textColor == .red)
  }

  @Test func fontTokenBringsItsShadowAndTakesItAway() {
    let label = Label(text: "text")
    label.themeFont = "shadowed"
    label.apply(light)
    #expect(label.textShadow == ShadowStyle(color: Color(r: 51, g: 51, b: 153), dy: 2, blurRadius: 7))
    #expect(label.font?.postScriptName == "Lato-Semibold")
    let font = Font(FontToken(families: ["Lato", "Noto Sans", "sans-serif"], size: 20, syntheticBold: true))
    #expect(font.family == "Lato" && font.otherFamilies == ["Noto Sans", "sans-serif"] && font.usesSyntheticBold)
    label.themeFont = "body"
    #expect(label.textShadow == nil)
  }

  @Test func viewAddedToAThemedTreeIsThemed() {
    let root = View()
    root.apply(light)
    let box = View()
    let label = Label()
    label.themeColor = "ink"
    box.addSubview(label)
    label.textColor = .red
    root.addSubview(box)
    #expect(label.textColor == .black)
    label.themeColor = "primary"
    #expect(label.textColor == Color(r: 51, g: 51, b: 153))
  }

  @Test func unknownTokenIsReportedUntilItIsKnown() throws {
    let root = View()
    root.layout(in: Size(width: 10, height: 10))
    root.themeBackgroundColor = "surfce"
    root.apply(light)
    #expect(root.backgroundColor == nil)
    #expect {
      try DisplayList(painting: root)
    } throws: { error in
      "\(error)".contains("surfce") && "\(error)".contains("surface") && "\(error)".hasPrefix("View: ")
    }
    root.themeBackgroundColor = "surface"
    #expect(try DisplayList(painting: root).items.count == 2)
  }

  @Test func whatAnActionChangesReachesTheOthersAndTwoThatUndoEachOtherEnd() {
    let toggle = Switch()
    var seen: [Bool] = []
    toggle.addAction(for: .valueChanged) { [unowned toggle] in seen.append(toggle.isOn) }
    toggle.addAction(for: .valueChanged) { [unowned toggle] in toggle.isOn = false }
    toggle.isOn = true
    #expect(seen == [true, false])

    let restless = Switch()
    var calls = 0
    for _ in 0..<2 {
      restless.addAction(for: .valueChanged) { [unowned restless] in
        calls += 1
        restless.isOn.toggle()
      }
    }
    restless.isOn = true
    #expect(calls < 1_000)
    calls = 0
    restless.isOn.toggle()
    #expect(calls > 0)
  }

  @Test func eventsReachTheirActionsAndDoNotGoRoundInCircles() {
    let toggle = Switch()
    var count = 0
    toggle.addAction(for: .valueChanged) { [unowned toggle] in
      count += 1
      toggle.isOn.toggle()
    }
    toggle.addAction(for: .touchUpInside) { count += 100 }
    toggle.isOn = true
    #expect(count == 1 && !toggle.isOn)
    toggle.isOn = false
    #expect(count == 1)
    toggle.sendActions(for: [.touchUpInside, .touchDown])
    #expect(count == 101)
  }
}
