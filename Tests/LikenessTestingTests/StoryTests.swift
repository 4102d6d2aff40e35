/// Stories and galleries under test.
import TestKit
import Testing

@testable import LikenessTesting

private let gallery = Gallery(stories: [
  Story("Card/plain", variants: .standard.scales([1, 2])) { _ in card() },
  Story("Card/red", variants: StoryVariants(themes: ["light"], scales: [1])) { _ in
    card(Color(hex: 0xFF0000))
  },
])

@Suite struct StoryTests {
  @Test(
    "A picture of a story has the name of the story", arguments: try gallery.snapshots())
  func storyName(
    snapshot: StorySnapshot
  ) throws {
    let box = try TestFolder()
    expectRecordings {
      box.run("1", record: .missing) { _ = assertSnapshot(of: snapshot) }
    }
    #expect(box.references == ["\(snapshot.identity).png", "\(snapshot.identity).txt"])
    #expect(box.run("2") { assertSnapshot(of: snapshot) })
    #expect(box.run("3") { verifySnapshot(of: snapshot) }.status == .identical)
    #expect(snapshot.testDescription == snapshot.identity.description)
  }

  @Test("A gallery is checked as a whole") func wholeGallery() throws {
    let box = try TestFolder()
    let expected = [
      "Card/plain@dark,1x", "Card/plain@dark,2x", "Card/plain@light,1x", "Card/plain@light,2x",
      "Card/red@light,1x",
    ]
    try expectRecordings {
      try box.run("1", record: .missing) { _ = try assertSnapshots(of: gallery) }
    }
    #expect(box.references == expected.flatMap { ["\($0).png", "\($0).txt"] })
    #expect(try box.run("2", record: .never) { try assertSnapshots(of: gallery) })
  }

  @Test("The outcome names a changed token of a theme") func changedToken() throws {
    let box = try TestFolder()
    let (old, new) = (
      try themed(accent: StraightColor(hex: 0x336699)),
      try themed(accent: StraightColor(hex: 0xCC0000))
    )
    _ = box.run("1", record: .missing) { verifySnapshot(of: old) }
    let outcome = box.run("2", record: .never) { verifySnapshot(of: new) }
    #expect(outcome.causes.map(\.subject) == [.token("accent")])
  }

  /// A card whose badge has the accent of its theme.
  private func themed(accent: StraightColor) throws -> StorySnapshot {
    var theme = Theme.builtIn
    theme.colors["accent"] = accent
    let story = Story("Card/themed", variants: StoryVariants(themes: ["light"], scales: [1])) { _ in
      card(.token("accent"))
    }
    return try #require(Gallery(stories: [story], themes: ["light": theme]).snapshots().first)
  }
}
