import Testing

@testable import LikenessDisplayList

@Suite struct NoteTests {
  @Test(arguments: [
    ("right 12", "12 px on the right"),
    (
      "left 1, top 2, right 3, bottom 4",
      "1 px on the left, 2 px at the top, 3 px on the right, 4 px at the bottom"
    ),
    // A handwritten list keeps its words.
    ("a lot", "a lot"),
  ])
  func overflowIsWordedBySides(value: String, words: String) {
    #expect(DisplayList.overflowWords(value) == words)
  }
}
