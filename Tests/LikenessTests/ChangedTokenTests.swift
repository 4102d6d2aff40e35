/// Which tokens are named where a theme changed, and where only a view did.
import Likeness
import LikenessTheme
import Testing

@Suite struct ChangedTokenTests {
  private func theme(accent: StraightColor) throws -> Theme {
    var theme = Theme.builtIn
    theme.colors["accent"] = accent
    // Another token of the same colour: equal values do not tell the two apart.
    theme.colors["twin"] = accent
    return theme
  }

  /// Two labels with the accent, one in a colour of its own that looks the same, and one whose colour `title` says.
  private func snapshot(_ theme: Theme, title: String = "accent") throws -> StorySnapshot {
    let story = Story("Card/plain", variants: StoryVariants(themes: ["light"], scales: [1])) { context in
      let stack = StackView()
      for (name, color) in [
        ("title", try context.theme.color(title)), ("message", try context.theme.color("accent")),
        ("note", try context.theme.color("twin")),
      ] {
        let label = Label(text: name)
        label.name = name
        label.textColor = Color(color)
        stack.addArrangedSubview(label)
      }
      return stack
    }
    return try #require(Gallery(stories: [story], themes: ["light": theme]).snapshots().first)
  }

  private func changes(from old: StorySnapshot, to new: StorySnapshot) throws -> [DisplayListChange] {
    new.namingTokens(in: DisplayListDifference(from: try old.displayList(), to: try new.displayList()).changes)
  }

  @Test func tokenThatChangedIsNamedWhereItIsUsedAndItsTwinIsToldApart() throws {
    let changes = try changes(
      from: snapshot(theme(accent: StraightColor(hex: 0x336699))), to: snapshot(theme(accent: StraightColor(hex: 0xCC0000))))
    let named = changes.filter { $0.kind == .property }
    #expect(named.map { $0.path.split(separator: "/").last } == ["title", "message", "note"])
    #expect(named.map(\.token) == ["accent", "accent", "twin"])
    #expect(named.first?.description.hasSuffix("textColor #336699 → #CC0000 by token accent") == true)
  }

  @Test func tokenThatAViewTookToIsNotNamedWhereItGaveOthersTheSameAsBefore() throws {
    let theme = try theme(accent: StraightColor(hex: 0x336699))
    let changes = try changes(from: snapshot(theme, title: "text"), to: snapshot(theme))
    #expect(changes.filter { $0.kind == .property }.map(\.token) == [nil])
  }

  @Test func tokenIsNamedOnlyForTheViewsThatItColours() throws {
    var old = try theme(accent: StraightColor(hex: 0x336699))
    old.colors["accent"] = StraightColor(hex: 0x000001)
    let changes = try changes(from: snapshot(old), to: snapshot(theme(accent: StraightColor(hex: 0x336699)), title: "twin"))
    // The title came to the twin and the message stayed with the accent: only of the latter is it known.
    #expect(changes.filter { $0.kind == .property }.map(\.token) == [nil, "accent"])
  }
}
