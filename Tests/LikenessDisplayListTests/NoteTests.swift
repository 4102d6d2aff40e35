import LikenessDisplayList
import Testing

@Suite struct NoteTests {
  @Test(arguments: [
    ("right 12", "12 px on the right"),
    (
      "left 1, top 2, right 3, bottom 4",
      "1 px on the left, 2 px at the top, 3 px on the right, 4 px at the bottom"
    ),
  ])
  func overflowIsWordedBySides(text: String, words: String) {
    let read = TextOverflow(.written(text))
    #expect(read?.words == words)
    // What is painted is the same in parts.
    #expect(read?.value.description == text)
    #expect(read.flatMap { TextOverflow($0.value) } == read)
  }

  @Test(
    "Other words are no overflow",
    arguments: [
      "a lot", "right", "right 0", "right -3", "right 1.5", "middle 3", "right 1e30", "12 right",
      "right 3%", "right 9999999999999999999999",
    ])
  func noOverflow(text: String) { #expect(TextOverflow(.written(text)) == nil) }

  @Test("A handwritten list keeps its words") func otherWords() throws {
    var list = DisplayList(size: try #require(PixelSize(width: 1, height: 1)), scale: 1)
    list.items = [
      DisplayItem(
        .end, from: Provenance(path: "A", properties: [.init("overflow", "a lot")]))
    ]
    #expect(list.issues(of: .overflow) == ["A: the text overflows its frame by a lot."])
  }
}
