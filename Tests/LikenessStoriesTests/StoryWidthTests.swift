/// Widths as an axis: pictures of one view in several spaces.
import Likeness
import LikenessStories
import Testing

@Suite struct StoryWidthTests {
  @Test("A width is part of the picture's name and the space of its view")
  func space() throws {
    let variants = StoryVariants(themes: ["light"], scales: [1]).widths([320, 160.5])
    let story = Story("A/a", variants: variants, margin: 0) { _ in
      let view = View()
      view.backgroundColor = .black
      view.pin(.width(.fraction(1)))
      view.pin(.height(10))
      return view
    }
    let pictures = try Gallery(stories: [story]).snapshots()
    #expect(
      pictures.map(\.identity.description) == [
        "A/a@light,1x,width=160.5", "A/a@light,1x,width=320",
      ])
    #expect(pictures.map(\.context.width) == [160.5, 320])
    #expect(try pictures.map { try $0.displayList().size.width } == [161, 320])
  }

  @Test("An invalid width is an error", arguments: [0, -1, .infinity, .nan, 100_001])
  func invalid(width: Double) {
    let story = Story("A/a", variants: StoryVariants().widths([width])) { _ in View() }
    #expect(throws: GalleryError.self) { try Gallery(stories: [story]).snapshots() }
  }

  @Test("A scene has widths, too")
  func scene() throws {
    let text =
      ##"""
      {"theme": {"name": "t"}, "scale": 1, "variants": {"width": [100, 200]}, "view": {"type": \##
      "View"}}
      """##
    let scene = try Scene(text, file: "scene.json")
    #expect(scene.widths == [100, 200])
    let names = try Gallery(stories: [Story("A/a", scene: scene)]).snapshots().map(
      \.identity.variant.description)
    #expect(names == ["t,1x,width=100", "t,1x,width=200"])
    #expect(throws: Problems.self) {
      try Scene(text.replacing("100,", with: "0,"), file: "scene.json")
    }
  }
}
