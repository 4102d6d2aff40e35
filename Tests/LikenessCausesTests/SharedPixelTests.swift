/// Causes without a pixel of their own: those that may have changed one, and those that did not.
import LikenessDisplayList
import LikenessRaster
import Testing

@testable import LikenessCauses

@Suite struct SharedPixelTests {
  private static let blue = StraightColor(hex: 0x0000FF)

  /// A card of 20 by 10 pixels with a badge of 6 by 6 in it.
  private struct Card {
    var padding = 2
    var spacing = 2
    /// Where the badge begins.
    var x = 2
    var color = SharedPixelTests.blue
    /// The color of a view of the same place that an opaque one hides.
    var hidden = StraightColor.black

    func list() throws -> DisplayList {
      func rect(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> FixedRect {
        FixedRect(x: Fixed(x), y: Fixed(y), width: Fixed(width), height: Fixed(height))
      }
      func view(
        _ path: ViewPath, _ frame: FixedRect, _ color: StraightColor,
        _ others: [Provenance.Property] = []
      ) -> [DisplayItem] {
        let source = Provenance(
          path: path, properties: [.init("backgroundColor", "\(color)")] + others)
        return [
          DisplayItem(.view(frame: frame), from: source),
          DisplayItem(.box(Box(RoundedRect(rect: frame), fill: .color(color))), from: source),
        ]
      }
      return DisplayList(
        size: try #require(PixelSize(width: 20, height: 10)), background: .white,
        items: view(
          "Card", rect(0, 0, 20, 10), .white,
          [.init("padding", "\(padding)"), .init("spacing", "\(spacing)")])
          + view("Card/under", rect(12, 2, 6, 6), hidden)
          + view("Card/over", rect(12, 2, 6, 6), .gray)
          + view("Card/badge", rect(x, 2, 6, 6), color)
      ).explaining(["backgroundColor": [.boxFill]])
    }
  }

  /// The pixels of each cause by its name.
  private func pixels(_ old: Card, _ new: Card) throws -> [String: Int?] {
    let (old, new) = (try old.list(), try new.list())
    let before = try old.rasterized(in: .withoutFonts)
    let after = try new.rasterized(in: .withoutFonts)
    let analysis = try CauseAnalysis(
      from: old, to: new,
      differing: PixelSet(size: old.size) { x, y in before[x, y] != after[x, y] },
      in: .withoutFonts)
    #expect(analysis.unexplainedPixels == 0)
    return Dictionary(analysis.causes.map { ("\($0.view ?? "") \($0.name)", $0.pixels) }) { $1 }
  }

  @Test("A property that moves and draws nothing counts none") func drawsNothing() throws {
    #expect(
      try pixels(Card(), Card(padding: 3, color: .black))
        == ["Card/badge backgroundColor": 36, "Card padding": 0])
  }

  @Test("Under an opaque view nothing counts") func hidden() throws {
    #expect(
      try pixels(Card(), Card(color: .black, hidden: .white))
        == ["Card/badge backgroundColor": 36, "Card/under backgroundColor": 0])
  }

  /// Two columns of six pixels come, and two go.
  @Test("A length that moved a view has all its pixels") func oneLength() throws {
    #expect(try pixels(Card(), Card(padding: 3, x: 4)) == ["Card padding": 24])
  }

  /// The same pixels as with one length.
  @Test(
    "Of two lengths that may have moved a view, one has the count and the other none of its own")
  func lengths() throws {
    let counts = try pixels(Card(), Card(padding: 3, spacing: 3, x: 4))
    #expect(Set(counts.keys) == ["Card padding", "Card spacing"])
    #expect(counts.values.contains(24) && counts.values.contains(nil))
  }

  /// All of the old place, and two columns beside it.
  @Test("Of a view that moved in another color, one cause has the count") func movedAndPainted()
    throws
  {
    let counts = try pixels(Card(), Card(padding: 3, x: 4, color: .black))
    #expect(Set(counts.keys) == ["Card padding", "Card/badge backgroundColor"])
    #expect(counts.values.contains(48) && counts.values.contains(nil))
  }
}
