/// Which tokens are named if a theme changed, and if only a view changed.
import Likeness
import LikenessTheme
import Testing

@Suite struct ChangedTokenTests {
  private func theme(accent: StraightColor) -> Theme {
    var theme = Theme.builtIn
    theme.colors["accent"] = accent
    // Another token of the same color: equal values do not distinguish the two.
    theme.colors["twin"] = accent
    return theme
  }

  /// Three labels. Two name the accent unless `title` names another token.
  private func snapshot(_ theme: Theme, title: String = "accent") throws -> StorySnapshot {
    let story = Story("Card/plain", variants: StoryVariants(themes: ["light"], scales: [1])) { _ in
      StackView(
        arrangedSubviews: [("title", title), ("message", "accent"), ("note", "twin")].map {
          name, token in
          let label = Label(text: name)
          label.name = name
          label.textColor = .token(token)
          return label
        })
    }
    return try #require(Gallery(stories: [story], themes: ["light": theme]).snapshots().first)
  }

  private func causes(from old: StorySnapshot, to new: StorySnapshot) throws -> [String] {
    CauseAnalysis(from: try old.displayList(), to: try new.displayList()).causes.map(\.description)
  }

  @Test("A changed token is distinguished from another token of the same value")
  func changedToken() throws {
    let found = try causes(
      from: snapshot(theme(accent: StraightColor(hex: 0x336699))),
      to: snapshot(theme(accent: StraightColor(hex: 0xCC0000))))
    #expect(found == ["token accent: #336699 → #CC0000", "token twin: #336699 → #CC0000"])
  }

  @Test("A view that uses another token names both")
  func otherToken() throws {
    var theme = theme(accent: StraightColor(hex: 0x336699))
    theme.colors["twin"] = .red
    let found = try causes(from: snapshot(theme, title: "twin"), to: snapshot(theme))
    #expect(
      found.count == 1
        && found.first?.hasSuffix("title  textColor: twin #FF0000 → accent #336699") == true)
  }

  /// A card whose margins and gradient each name two tokens.
  private func card(small: Double, large: Double, twin: StraightColor) throws -> DisplayList {
    var theme = theme(accent: StraightColor(hex: 0x336699))
    theme.dimensions["small"] = small
    theme.dimensions["large"] = large
    theme.colors["twin"] = twin
    let card = StackView(arrangedSubviews: [Label(text: "Sale: 50%, now")])
    card.name = "Card"
    card.apply(
      style: StackViewStyle(
        margins: DirectionalEdgeInsets(
          top: .token("small"), leading: .token("large"), bottom: .token("small"), trailing: 4)))
    card.backgroundGradient = Gradient(colors: [.token("accent"), .token("twin")])
    card.apply(theme)
    card.layout(in: CGSize(width: 200, height: 60))
    return try DisplayList(painting: card)
  }

  @Test("One of several tokens of a value is named")
  func oneOfSeveral() throws {
    let before = try DisplayList(text: card(small: 4, large: 8, twin: .red).text)
    let moved = CauseAnalysis(from: before, to: try card(small: 4, large: 10, twin: .red)).causes
    #expect(moved.map(\.statement) == ["token large: 8 → 10"])
    let colored = CauseAnalysis(from: before, to: try card(small: 4, large: 8, twin: .green)).causes
    #expect(colored.map(\.statement) == ["token twin: #FF0000 → #00FF00"])
    // Both lengths are as one before, which says nothing of their tokens.
    let equal = try DisplayList(text: card(small: 4, large: 4, twin: .red).text)
    let grown = CauseAnalysis(from: equal, to: try card(small: 4, large: 8, twin: .red)).causes
    #expect(grown.map(\.statement) == ["token large: 4 → 8"])
  }
}
