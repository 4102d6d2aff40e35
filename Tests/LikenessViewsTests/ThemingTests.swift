/// How a theme reaches the views of a tree.
import LikenessDisplayList
import LikenessText
import LikenessTheme
import Testing

@testable import LikenessViews

@Suite struct ThemingTests {
  private let light = Theme(
    name: "light",
    colors: ["surface": .white, "ink": .black, "primary": StraightColor(r: 51, g: 51, b: 153)],
    fonts: [
      "body": FontToken(size: 15),
      "shadowed": FontToken(
        fileName: "Lato-Semibold.ttf", postScriptName: "Lato-Semibold", size: 20,
        shadow: ShadowToken(dx: 0, dy: 2, blurRadius: 7, color: StraightColor(r: 51, g: 51, b: 153))
      ),
    ])
  private let dark = Theme(
    name: "dark", colors: ["surface": .black, "ink": .white, "primary": .yellow],
    fonts: ["body": FontToken(size: 16)])

  private final class Badge: View, Themeable {
    var seen: [String?] = []
    func themeDidChange(_ theme: Theme) { seen.append(theme.name) }
  }

  @Test("A theme reaches every view, also one that is added later") func reach() {
    let root = View()
    let badge = Badge()
    let box = View()
    box.addSubview(badge)
    root.apply(light)
    root.addSubview(box)
    root.apply(dark)
    #expect(badge.seen == ["light", "dark"] && badge.theme === root.theme)
  }

  @Test("Text without a color of its own has the theme's") func textColor() {
    let label = Label(text: "text")
    let button = Button()
    let text = TextView()
    let own = Label(text: "text")
    own.textColor = .red
    let root = View()
    for view in [label, button, text, own] { root.addSubview(view) }
    #expect(
      label.textColor == .black && button.currentTitleColor == .black && text.textColor == .black)
    root.apply(Theme(colors: ["text": .yellow]))
    #expect(
      label.textColor == .token("text") && text.textColor == .token("text") && own.textColor == .red
    )
    #expect(
      button.currentTitleColor == .token("text") && button.titleLabel?.textColor == .token("text"))
    button.setTitleColor(.green, for: .normal)
    #expect(button.currentTitleColor == .green)
    // The style still sets no color, and a theme without the token leaves text black.
    #expect(label.labelStyle == LabelStyle())
    root.apply(dark)
    #expect(label.textColor == .black && text.textColor == .black && own.textColor == .red)
  }

  @Test("The font of a token keeps its families") func families() {
    let font = Font(FontToken(families: ["Lato", "Noto Sans", "sans-serif"], size: 20))
    #expect(font.family == "Lato" && font.otherFamilies == ["Noto Sans", "sans-serif"])
  }
}
