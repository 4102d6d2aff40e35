/// Which of several styles wins: the class's own, the applied one, the theme's token, the state's.
import Foundation
import LikenessDisplayList
import LikenessText
import LikenessTheme
import Testing

@testable import LikenessViews

@Suite struct StyleLayerTests {
  private let theme = Theme(
    name: "light", colors: ["ink": .green],
    fonts: [
      "title": FontToken(
        size: 30, letterSpacing: 5, shadow: ShadowToken(dx: 0, dy: 2, blurRadius: 7, color: .red))
    ])

  private final class Rounded: View {
    override var defaultViewStyle: ViewStyle { ViewStyle(cornerRadii: CornerRadii(all: 9)) }
  }

  private func box(_ view: View) throws -> Box? {
    view.layout(in: CGSize(width: 60, height: 40))
    return try DisplayList(painting: view).items.lazy.compactMap {
      if case .box(let box) = $0.drawing { box } else { nil }
    }.first
  }

  // MARK: Corners

  @Test("A radius of zero overrides the radii of the class") func zeroRadius() throws {
    let view = Rounded()
    view.backgroundColor = .red
    #expect(try box(view)?.shape.radii == FixedCornerRadii(CornerRadii(all: 9), scale: .one))
    view.apply(style: ViewStyle(backgroundColor: .red, cornerRadius: 0))
    #expect(view.cornerRadii == nil && view.cornerRadius == 0)
    #expect(try box(view)?.shape.isRect == true)
    view.apply(style: ViewStyle(backgroundColor: .red))
    #expect(view.cornerRadii == CornerRadii(all: 9))
  }

  @Test("The later of radius and radii wins") func laterRadius() {
    typealias Mixins = AppStyleSheet.Mixins
    let sharp = View().withStyle(
      concat([Mixins.cornerRadii(CornerRadii(all: 9)), Mixins.cornerRadius(value: 0)]))
    #expect(sharp.viewStyle == ViewStyle(cornerRadius: 0))
    let round = View().withStyle(
      concat([Mixins.cornerRadius(value: 3), Mixins.cornerRadii(CornerRadii(all: 9))]))
    #expect(round.viewStyle == ViewStyle(cornerRadii: CornerRadii(all: 9)))
    let base = ViewStyle(cornerRadii: CornerRadii(all: 9))
    #expect(base.merging(ViewStyle(cornerRadius: 0)) == ViewStyle(cornerRadius: 0))
    #expect(
      base.merging(ViewStyle(alpha: 0.5)) == ViewStyle(cornerRadii: CornerRadii(all: 9), alpha: 0.5)
    )
  }

  @Test("A gradient stays above a color that is set later") func gradient() {
    let gradient = Gradient(colors: [.red, .blue])
    let both = ViewStyle(backgroundGradient: gradient).merging(ViewStyle(backgroundColor: .green))
    #expect(both == ViewStyle(backgroundColor: .green, backgroundGradient: gradient))
  }

  // MARK: States of buttons

  private final class BlueButton: Button {
    override var defaultStyle: ButtonStyle {
      ButtonStyle(
        normal: ButtonStateStyle(titleColor: .white, backgroundColor: .blue),
        disabled: ButtonStateStyle(titleColor: .gray, backgroundColor: .black))
    }
  }

  @Test("A property of the view overrides the class's look for a state") func ownProperty() throws {
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

  // MARK: Tokens

  private func glyphs(_ view: View) throws -> [(glyphs: Glyphs, properties: [Provenance.Property])]
  {
    view.layout(in: CGSize(width: 200, height: 100))
    return try DisplayList(painting: view).items.compactMap { item in
      if case .glyphs(let glyphs) = item.drawing { (glyphs, item.source.properties) } else { nil }
    }
  }

  @Test("Style and theme may be applied in either order") func order() throws {
    let (first, last) = (Label(text: "ab"), Label(text: "ab"))
    let style = LabelStyle(textColor: .token("ink"), font: .token("title"))
    first.apply(style: style)
    first.apply(theme)
    last.apply(theme)
    last.apply(style: style)
    for label in [first, last] {
      let drawn = try glyphs(label)
      // The shadow, then the text. Of 30 points, the second letter starts 5 points beyond the
      // advance.
      #expect(drawn.map(\.glyphs.color) == [.red, .green])
      #expect(drawn.map { $0.glyphs.sigma > .zero } == [true, false])
      #expect(drawn.map(\.glyphs.run.size) == [Fixed(30), Fixed(30)])
      #expect(
        drawn[1].properties.contains(Provenance.Property("textColor", "#00FF00", tokens: ["ink"])))
      #expect(
        drawn[1].properties.contains(Provenance.Property("font", "30 regular", tokens: ["title"])))
      #expect(drawn[1].properties.contains(Provenance.Property("letterSpacing", "5")))
      // The theme never changes the style.
      #expect(label.labelStyle == style)
    }
  }

  @Test("A style overrides the letter spacing of a font token") func letterSpacing() throws {
    let label = Label(text: "ab")
    label.apply(style: LabelStyle(font: .token("title"), letterSpacing: 1))
    label.apply(theme)
    let drawn = try #require(try glyphs(label).last)
    #expect(drawn.properties.contains(Provenance.Property("letterSpacing", "1")))
  }

  @Test("A font token applies to every kind of text") func fontToken() throws {
    let (label, text, button) = (Label(text: "ab"), TextView(), Button())
    text.text = "ab"
    button.setTitle("ab", for: .normal)
    label.font = .token("title")
    text.font = .token("title")
    button.font = .token("title")
    for view in [label, text, button] as [View] {
      view.apply(theme)
      #expect(try glyphs(view).map(\.glyphs.run.size) == [Fixed(30), Fixed(30)])
    }
    label.apply(Theme(name: "high", fonts: ["title": FontToken(size: 10, lineHeight: 3)]))
    #expect(label.intrinsicContentSize.height == 30)
  }

  @Test("A run of a text takes tokens, too") func run() throws {
    let label = Label()
    label.attributedText =
      "a" + AttributedText("b", TextAttributes(font: .token("title"), color: .token("ink")))
    label.apply(theme)
    let drawn = try glyphs(label)
    #expect(drawn.map(\.glyphs.color) == [.black, .green])
    #expect(drawn.map(\.glyphs.run.size) == [Fixed(17), Fixed(30)])
    #expect(
      drawn[0].properties.contains(
        Provenance.Property(
          "attributes", #""b": 30 regular, ink #00FF00"#, tokens: ["ink", "title"])))
  }

  @Test("An unknown token is reported with view, property and similar names") func unknownToken() {
    let root = View()
    root.name = "root"
    let label = Label(text: "a")
    label.name = "label"
    root.addSubview(label, pinning: .edges)
    root.apply(theme)
    func message() -> String {
      root.layout(in: CGSize(width: 60, height: 40))
      do {
        _ = try DisplayList(painting: root)
        return ""
      } catch {
        return "\(error)"
      }
    }
    label.textColor = .token("imk")
    #expect(
      message().hasPrefix("root/label textColor: ") && message().contains("imk")
        && message().contains("ink"))
    label.textColor = .token("ink")
    label.font = .token("titel")
    #expect(
      message().hasPrefix("root/label font: ") && message().contains("titel")
        && message().contains("title"))
    label.font = .token("title")
    label.shadow = ShadowStyle(color: .token("inks"))
    #expect(message().hasPrefix("root/label shadow: "))
    label.shadow = nil
    #expect(message() == "")
  }

  @Test("The opacity of a token can be replaced") func opacity() throws {
    let view = View()
    view.backgroundColor = Color.token("ink").withAlphaComponent(0.5)
    view.apply(theme)
    #expect(try box(view)?.fill == .color(StraightColor(r: 0, g: 255, b: 0, a: 128)))
  }

  @Test("Lengths, shadows and gradients name tokens in Swift, and take the theme's values")
  func tokensOfEveryKind() throws {
    let theme = Theme(
      dimensions: ["radius": 6, "gap": 4], shadows: ["card": [ShadowToken(dy: 2, color: .black)]],
      gradients: [
        "sky": GradientToken(stops: [
          .init(color: .blue, position: 0), .init(color: .red, position: 1),
        ])
      ])
    let (first, second) = (Block(10, 10), Block(10, 10))
    let stack = StackView(arrangedSubviews: [first, second])
    stack.apply(
      style: StackViewStyle(
        viewStyle: ViewStyle(
          backgroundGradient: .token("sky"), cornerRadius: .token("radius"),
          shadow: .token("card")),
        spacing: .token("gap"), margins: DirectionalEdgeInsets(all: .token("gap"))))
    stack.apply(theme)
    #expect(stack.cornerRadius == 6 && stack.spacing == 4)
    stack.layout(in: CGSize(width: 60, height: 40))
    #expect(first.frame.minX == 4 && second.frame.minX - first.frame.maxX == 4)
    let list = try DisplayList(painting: stack)
    let drawn = list.items.flatMap(\.source.properties).filter { !$0.tokens.isEmpty }
    #expect(
      Set(drawn.map { "\($0.name) \($0.value) \($0.tokens)" }) == [
        #"margins 4 ["gap"]"#, #"spacing 4 ["gap"]"#, #"cornerRadius 6 ["radius"]"#,
        ##"shadow card 0 2 0 0 #000000 ["card"]"##,
        ##"backgroundGradient sky 0.5 0 0.5 1, #0000FF 0, #FF0000 1 ["sky"]"##,
      ])
  }

  @Test("An unknown length is reported with its view and property")
  func unknownLength() throws {
    let stack = StackView(arrangedSubviews: [Block(10, 10)])
    stack.name = "row"
    stack.apply(theme)
    for (property, style) in [
      ("margins", StackViewStyle(margins: DirectionalEdgeInsets(all: .token("gap")))),
      ("borderWidth", StackViewStyle(viewStyle: ViewStyle(borderWidth: .token("gap")))),
    ] {
      stack.apply(style: style)
      stack.layout(in: CGSize(width: 60, height: 40))
      #expect {
        try DisplayList(painting: stack)
      } throws: {
        "\($0)".hasPrefix("row \(property): ") && "\($0)".contains("gap")
      }
    }
    stack.apply(style: nil)
    stack.pin(.leading(.token("gap")))
    #expect(throws: ViewError.self) { try DisplayList(painting: stack) }
  }

  @Test("A tree without a theme has the built-in one") func noTheme() throws {
    let view = View()
    view.backgroundColor = .token("primary")
    #expect(try box(view)?.fill == .color(StraightColor(hex: 0x333399)))
  }
}
