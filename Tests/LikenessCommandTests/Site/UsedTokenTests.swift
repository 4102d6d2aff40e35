/// The tokens that the display list of a picture names.
import Likeness
import LikenessCommand
import Testing

@Suite struct UsedTokenTests {
  /// The names of the tokens in a story's first picture.
  private func names(_ story: Story) async throws -> [String] {
    let stories = try drawn(gallery(story))
    return try #require(stories.first?.looks.first).tokens.map(\.id.name)
  }

  @Test func tokenThatAViewNamesIsFound() async throws {
    let names = try await names(
      boxStory("Box/named") { view, _ in view.backgroundColor = .token("accent") })
    #expect(names == ["background", "accent"])
  }

  @Test func pageThatHasAColorOfItsOwnUsesNoBackground() async throws {
    var story = boxStory("Box/own") { view, context in view.backgroundColor = .token("accent") }
    story.background = { _ in .black }
    #expect(try await names(story) == ["accent"])
  }

  @Test func fontIsFoundWhereTextIsShownAndNotWhereThereIsNone() async throws {
    func story(_ text: String) -> Story {
      Story("Text/some", margin: 4) { _ in
        let label = Label()
        label.text = text
        label.font = .token("body")
        return label
      }
    }
    #expect(try await names(story("a")) == ["background", "body"])
    #expect(try await names(story("")) == ["background"])
  }

  @Test func tokensOfOneStateAreNotThoseOfAnother() async throws {
    let story = boxStory("Box/states", variants: .standard.states(["on", "off"])) { view, context in
      if context.state == "on" { view.backgroundColor = .token("accent") }
    }
    let looks = try #require(try drawn(gallery(story)).first).looks
    #expect(looks.map(\.state) == ["on", "off", "on", "off"])
    #expect(
      looks.map { $0.tokens.map(\.id.name) } == [
        ["background", "accent"], ["background"], ["background", "accent"], ["background"],
      ])
    #expect(
      looks.map { $0.tokens.first?.value.description } == [
        "#FFFFFF", "#FFFFFF", "#000000", "#000000",
      ])
  }

  @Test func allOfManyTokensAreFoundInTheThemesOrder() async throws {
    var theme = Theme(name: "day", colors: ["background": .white])
    for index in 0..<100 { theme.colors["c\(index)"] = StraightColor(r: UInt8(index), g: 0, b: 0) }
    let used = [0, 1, 49, 50, 99]
    let story = Story("Box/many", margin: 0) { _ in
      let stack = StackView(
        arrangedSubviews: used.map { index in
          let view = View()
          view.backgroundColor = .token("c\(index)")
          view.pin(.size(2, 2))
          return view
        })
      return stack
    }
    let stories = try drawn(Gallery(stories: [story], themes: ["day": theme]))
    let looks = try #require(stories.first).looks
    #expect(looks.map { $0.tokens.map(\.id.name) } == [["background"] + used.map { "c\($0)" }])
  }

  @Test func otherNameOfATokenIsListedWithIt() async throws {
    var theme = day
    theme.colors["link"] = StraightColor(hex: 0x0000FF)
    theme.colors.note("link", isAliasOf: "accent")
    let story = boxStory("Box/link") { view, context in view.backgroundColor = .token("link") }
    let look = try #require(
      try drawn(Gallery(stories: [story], themes: ["day": theme])).first?.looks.first)
    #expect(look.tokens.map(\.id.name) == ["background", "link"])
    #expect(look.tokens.map(\.alias) == [nil, "accent"])
  }
}
