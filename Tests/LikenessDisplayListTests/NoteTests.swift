import LikenessDisplayList
import Testing

@Suite struct NoteTests {
  @Test func overflowIsWordedBySides() throws {
    var overflow = TextOverflow()
    #expect(overflow.value == .list([]))
    overflow.right = 12
    overflow.bottom = 3
    #expect(overflow.value.description == "right 12, bottom 3")
    overflow.left = 1
    overflow.top = 2
    #expect(overflow.value.description == "left 1, top 2, right 12, bottom 3")
    var list = DisplayList(size: try #require(PixelSize(width: 1, height: 1)), scale: 1)
    list.items = [
      DisplayItem(
        .end, from: Provenance(path: "A", properties: [.init("overflow", overflow.value)]))
    ]
    #expect(
      list.issues(of: .overflow) == [
        "A: the text overflows its frame by pixels: left 1, top 2, right 12, bottom 3."
      ])
    #expect(list.issues(of: .truncation) == [])
  }
}
