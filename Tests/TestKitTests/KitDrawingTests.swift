/// Pictures, rectangles, fonts and views of the kit.
import Foundation
import LikenessDisplayList
import LikenessText
import LikenessViews
import TestKit
import TestKitViews
import Testing

@Suite struct KitDrawingTests {
  @Test("A picture has the colors of its characters")
  func pictures() {
    let picture = Bitmap.drawn("r.\n#x", ["r": .red, ".": .white, "#": .black, "x": .blue])
    #expect(picture.size == pixels(2, 2))
    #expect(
      [picture[0, 0], picture[1, 0], picture[0, 1], picture[1, 1]] == [
        .red, .white, .black, .blue,
      ])
    #expect(Bitmap.plain(2, 1, .red) == Bitmap.drawn("rr"))
    #expect(Bitmap.plain(1, 1) == Bitmap.drawn("."))
  }

  @Test("Rectangles are in pixels, corners clockwise from the top left")
  func rectangles() {
    #expect(rect(1, 2, 3, 4) == PixelRect(x: 1, y: 2, width: 3, height: 4))
    let half: FixedRect = rect(0.5, 0, 3, 4)
    #expect(half.x.pixels == 0.5 && half.height.pixels == 4)
    #expect(rounded(0, 0, 9, 9, 1, 2, 3, 4).radii.clockwise.map(\.pixels) == [1, 2, 3, 4])
    #expect(rounded(0, 0, 9, 9, 2).radii.clockwise.map(\.pixels) == [2, 2, 2, 2])
    #expect(rounded(0, 0, 9, 9).isRect)
  }

  @Test("A font made by hand has the letters, widths and heights that it is given")
  func fonts() {
    var wide = HandFont("Wide", letters: "w", ascent: 20, descent: 5)
    wide.advances = { _, size in size }
    let fonts = FontLibrary.ofHand(HandFont("Plain", letters: "ab"), wide)
    let font = Font(family: "Plain", size: 16, otherFamilies: ["Wide"])
    func line(_ text: String) -> TextLine? {
      TextLayout(text, font: font, scale: 1, fonts: fonts).lines.first
    }
    #expect(line("ab")?.runs.map(\.run.font.name) == ["Plain"])
    #expect(line("aw")?.runs.map(\.run.font.name) == ["Plain", "Wide"])
    #expect(line("ab")?.runs.map { $0.run.glyphs.map(\.x.pixels) } == [[0, 10]])
    #expect(line("ww")?.runs.map { $0.run.glyphs.map(\.x.pixels) } == [[0, 16]])
    #expect(line("ab")?.height.pixels == 10 && line("aw")?.height.pixels == 25)
    #expect(HandFont("A").reference != HandFont("A", letters: "a").reference)
  }

  private func card() -> View {
    let card = View()
    card.name = "Card"
    card.backgroundColor = .red
    let hidden = View()
    hidden.frame = CGRect(x: 2, y: 1, width: 4, height: 3)
    card.addSubview(hidden)
    return card
  }

  @Test("The lines of a view are those of its display list, without the header")
  func lines() throws {
    let space = CGSize(width: 10, height: 5)
    #expect(
      try drawn(card(), in: space, scale: 2, without: ["from"]) == [
        "Card", "  view 0 0 20 10", "  box 0 0 20 10 fill #FF0000", "Card/View", "  view 4 2 8 6",
      ])
    #expect(
      try drawn(card(), in: space, without: ["view"]) == [
        "Card", "  backgroundColor=#FF0000 (box-fill)", "  box 0 0 10 5 fill #FF0000",
        "    from backgroundColor", "Card/View", "  frame=\"2 1 4 3\" (layout)",
      ])
    let view = card()
    view.layout(in: space)
    let text = try DisplayList(painting: view).text
    #expect(text.hasSuffix(try drawn(card(), in: space).suffix(2).joined(separator: "\n") + "\n"))
  }

  @Test("The causes of a change are worded as the product words them")
  func reasons() throws {
    #expect(
      try causes(card) { $0.backgroundColor = .blue } == [
        "Card  backgroundColor: #FF0000 → #0000FF"
      ])
    #expect(try causes(card) { _ in } == [])
  }
}
