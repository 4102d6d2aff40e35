/// Which of several looks wins: the class's own, the one that was set, the theme's token, the state's.
import LikenessDisplayList
import LikenessGraphics
import LikenessText
import LikenessTheme
import Testing

@testable import LikenessViews

@Suite struct StyleLayerTests {
  private let theme = Theme(
    name: "light", colors: ["ink": .green],
    fonts: ["title": FontToken(size: 30, letterSpacing: 5, shadow: ShadowToken(dx: 0, dy: 2, blurRadius: 7, color: .red))])

  private final class Rounded: View {
    override var defaultViewStyle: ViewStyle { ViewStyle(cornerRadii: CornerRadii(all: 9)) }
  }

  private func box(_ view: View) throws -> Box? {
    view.layout(in: Size(width: 60, height: 40))
    return try DisplayList(painting: view).items.lazy.compactMap { if case .box(let box) = $0.drawing { box } else { nil } }.first
  }

  // MARK: Corners

  @Test func explicitRadiusOfZeroWinsOverTheRadiiOfTheClass() throws {
    let view = Rounded()
    view.backgroundColor = .red
    #expect(try box(view)?.shape.radii == FixedCornerRadii(CornerRadii(all: 9), scale: .one))
    view.apply(style: ViewStyle(backgroundColor: .red, cornerRadius: 0))
    #expect(view.cornerRadii == nil && view.cornerRadius == 0)
    #expect(try box(view)?.shape.isRect == true)
    view.apply(style: ViewStyle(backgroundColor: .red))
    #expect(view.cornerRadii == CornerRadii(all: 9))
  }

  @Test func laterOfRadiusAndRadiiWins() {
    typealias Mixins = AppStyleSheet.Mixins
    let sharp = View().withStyle(concat([Mixins.cornerRadii(CornerRadii(all: 9)), Mixins.cornerRadius(value: 0)]))
    #expect(sharp.viewStyle == ViewStyle(cornerRadius: 0))
    let round = View().withStyle(concat([Mixins.cornerRadius(value: 3), Mixins.cornerRadii(CornerRadii(all: 9))]))
    #expect(round.viewStyle == ViewStyle(cornerRadii: CornerRadii(all: 9)))
    let base = ViewStyle(cornerRadii: CornerRadii(all: 9))
    #expect(base.merging(ViewStyle(cornerRadius: 0)) == ViewStyle(cornerRadius: 0))
    #expect(base.merging(ViewStyle(alpha: 0.5)) == ViewStyle(cornerRadii: CornerRadii(all: 9), alpha: 0.5))
  }

  @Test func gradientStaysAboveAColourThatIsSetLater() {
    let gradient = Gradient(colors: [.red, .blue])
    let both = ViewStyle(backgroundGradient: gradient).merging(ViewStyle(backgroundColor: .green))
    #expect(both == ViewStyle(backgroundColor: .green, backgroundGradient: gradient))
  }

  // MARK: States of buttons

  private final class BlueButton: Button {
    override var defaultButtonStyle: ButtonStyle {
      ButtonStyle(
        normal: ButtonStateStyle(titleColor: .white, backgroundColor: .blue),
        disabled: ButtonStateStyle(titleColor: .gray, backgroundColor: .black))
    }
  }

  @Test func whatIsSetWinsOverTheClasssLookForTheState() throws {
    let button = BlueButton()
    #expect(button.backgroundColor == .blue)
    #expect(try box(button)?.fill == .color(.blue))
    button.apply(style: ButtonStyle(viewStyle: ViewStyle(backgroundColor: .red)))
    #expect(button.backgroundColor == .red)
    #expect(try box(button)?.fill == .color(.red))
    button.isEnabled = false
    #expect(try box(button)?.fill == .color(.red))
    #expect(button.currentTitleColor == .gray)
    button.setBackgroundColor(.yellow, for: .disabled)
    #expect(button.backgroundColor == .yellow)
    #expect(try box(button)?.fill == .color(.yellow))
    button.apply(style: nil as ButtonStyle?)
    #expect(try box(button)?.fill == .color(.black))
  }

  @Test func tokenOfAButtonWinsOverItsPlainLookAndNotOverThatOfAState() {
    let button = BlueButton()
    button.themeBackgroundColor = "ink"
    button.themeColor = "ink"
    button.apply(theme)
    #expect(button.backgroundColor == .green && button.currentTitleColor == .green)
    button.setBackgroundColor(.red, for: .normal)
    button.setTitleColor(.red, for: .normal)
    #expect(button.backgroundColor == .green && button.currentTitleColor == .green && button.titleLabel?.textColor == .green)
    button.setBackgroundColor(.yellow, for: .highlighted)
    button.setTitleColor(.yellow, for: .highlighted)
    button.isHighlighted = true
    #expect(button.backgroundColor == .yellow && button.currentTitleColor == .yellow && button.titleLabel?.textColor == .yellow)
  }

  // MARK: Tokens

  @Test func orderInWhichStyleAndThemeArriveMakesNoDifference() {
    let (first, last) = (Label(text: "a"), Label(text: "a"))
    let style = LabelStyle(textColor: .red, font: .systemFont(ofSize: 12), letterSpacing: 1)
    for label in [first, last] {
      label.themeColor = "ink"
      label.themeFont = "title"
    }
    first.apply(style: style)
    first.apply(theme)
    last.apply(theme)
    last.apply(style: style)
    for label in [first, last] {
      #expect(label.textColor == .green && label.font?.size == 30 && label.letterSpacing == 5)
      // The theme never wrote into the style.
      #expect(label.labelStyle == style)
    }
    // Nor does moving the view about.
    let root = View()
    root.apply(theme)
    root.addSubview(last)
    #expect(last.textColor == .green && last.labelStyle == style)
  }

  @Test func nameThatIsTakenAwayLeavesNoTrace() {
    let label = Label(text: "a")
    label.apply(theme)
    label.themeColor = "ink"
    label.themeFont = "title"
    #expect(label.textColor == .green && label.font?.size == 30)
    label.themeColor = nil
    label.themeFont = nil
    #expect(label.textColor == .black && label.font == Label.defaultFont && label.letterSpacing == 0 && label.textShadow == nil)
    #expect(label.labelStyle == LabelStyle())
  }

  @Test func styleOfNilLeavesTheTokenInForce() {
    let label = Label(text: "a")
    label.themeColor = "ink"
    label.apply(theme)
    label.apply(style: LabelStyle(textColor: .red))
    label.apply(style: nil as LabelStyle?)
    #expect(label.textColor == .green)
  }

  @Test func themeWithoutTheTokenLeavesThePropertyToTheStyle() {
    let label = Label(text: "a")
    label.apply(style: LabelStyle(textColor: .red))
    label.themeColor = "ink"
    label.apply(theme)
    label.apply(Theme(name: "bare"))
    #expect(label.textColor == .red)
  }

  @Test func fontTokenReachesEveryKindOfTextWhole() throws {
    let views: [View] = [Label(text: "a"), TextView(), Button()]
    for view in views {
      view.themeFont = "title"
      view.apply(theme)
    }
    let shadow = ShadowStyle(color: .red, dy: 2, blurRadius: 7)
    let text = try #require(views[1] as? TextView)
    let title = try #require((views[2] as? Button)?.titleLabel)
    #expect(text.font?.size == 30 && text.letterSpacing == 5 && text.textShadow == shadow)
    #expect(title.font?.size == 30 && title.letterSpacing == 5 && title.textShadow == shadow)
    text.text = "ab"
    text.layout(in: Size(width: 200, height: 100))
    let drawn = try DisplayList(painting: text).items.compactMap { if case .glyphs(let glyphs) = $0.drawing { glyphs } else { nil } }
    #expect(drawn.map(\.color) == [.red, .black])
    #expect(drawn.map { $0.sigma > .zero } == [true, false])
  }

  @Test func lineHeightOfAFontTokenReachesTheTitleOfAButton() {
    let button = Button()
    button.themeFont = "high"
    button.apply(Theme(name: "t", fonts: ["high": FontToken(size: 10, lineHeight: 3)]))
    #expect(button.titleLabel?.lineHeight == 30)
  }
}
