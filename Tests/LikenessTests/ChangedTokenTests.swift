/// Which tokens are named where a theme changed, and where only a view did.
import Likeness
import LikenessTheme
import Testing

@Suite struct ChangedTokenTests {
  private func theme(accent: StraightColor) -> Theme {
    var theme = Theme.builtIn
    theme.colors["accent"] = accent
    // Another token of the same color: equal values do not tell the two apart.
    theme.colors["twin"] = accent
    return theme
  }

  /// Three labels. Two name the accent unless `title` names another token.
  private func snapshot(_ theme: Theme, title: String = "accent") throws -> StorySnapshot {
    let story = Story("Card/plain", variants: StoryVariants(themes: ["light"], scales: [1])) { _ in
      StackView(
        arrangedSubviews: [("title", title), ("message", "accent"), ("note", "twin")].map { name, token in
          let label = Label(text: name)
          label.name = name
          label.textColor = .token(token)
          return label
        })
    }
    return try #require(Gallery(stories: [story], themes: ["light": theme]).snapshots().first)
  }

  private func properties(from old: StorySnapshot, to new: StorySnapshot) throws -> [DisplayListChange] {
    DisplayListDifference(from: try old.displayList(), to: try new.displayList()).changes.filter { $0.kind == .property }
  }

  @Test func tokenThatChangedIsNamedWhereItIsUsedAndItsTwinIsToldApart() throws {
    let changes = try properties(
      from: snapshot(theme(accent: StraightColor(hex: 0x336699))), to: snapshot(theme(accent: StraightColor(hex: 0xCC0000))))
    #expect(changes.map { $0.path.split(separator: "/").last } == ["title", "message", "note"])
    #expect(changes.map(\.token) == ["accent", "accent", "twin"])
    #expect(changes.first?.description.hasSuffix("textColor accent: #336699 → #CC0000") == true)
  }

  @Test func viewThatTookToAnotherTokenNamesBoth() throws {
    let theme = theme(accent: StraightColor(hex: 0x336699))
    let changes = try properties(from: snapshot(theme, title: "twin"), to: snapshot(theme))
    #expect(changes.map(\.token) == [nil])
    #expect(changes.first?.before == "twin #336699" && changes.first?.after == "accent #336699")
  }
}
