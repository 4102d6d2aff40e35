import LikenessBase
import LikenessDisplayList
import LikenessRaster
import LikenessSystem
import LikenessText
import TestKit
import Testing

/// Lists that are refused, and the messages.
@Suite struct RefusedListTests {
  private func refusal(_ drawings: [Drawing], limits: RasterLimits = RasterLimits())
    -> RasterError?
  {
    do {
      _ = try list(4, 4, drawings).rasterized(fonts: FontLibrary([]), limits: limits)
      return nil
    } catch { return error }
  }

  @Test("An unknown font is named with its digest") func unknownFont() throws {
    let font = FontReference(name: "Lato Bold", digest: ContentDigest(of: "lato"))
    let glyphs = Glyphs(
      GlyphRun(font: font, size: Fixed(12), text: "a", glyphs: []), x: .zero, y: .zero,
      color: .black)
    let error = try #require(refusal([.view(frame: rect(0, 0, 1, 1)), .glyphs(glyphs)]))
    #expect(error == .unknownFont(font, item: 1, path: "Test"))
    #expect(
      error.description
        == "Item 2 (Test) uses the font Lato Bold, whose content \(font.digest.short)… is in no "
        + "font of the library. "
        + "Add the font file to the library, or make the list again with the fonts at hand.")
  }

  @Test("An unknown picture is named") func unknownPicture() throws {
    let digest = ContentDigest(of: "gone")
    let item = Drawing.image(
      ImagePlacement(image: digest, source: rect(0, 0, 1, 1), destination: rect(0, 0, 1, 1)))
    #expect(refusal([item]) == .unknownImage(digest, item: 0, path: "Test"))
  }

  @Test("Groups must balance") func balance() throws {
    #expect(
      refusal([.opacity(9), .clip(rounded(0, 0, 1, 1)), .end])
        == .unclosedGroup(item: 0, path: "Test"))
    #expect(refusal([.opacity(9), .end, .end]) == .unmatchedEnd(item: 2, path: "Test"))
  }

  @Test("Nesting is limited") func nesting() throws {
    let deep = { (count: Int) -> [Drawing] in
      Array(repeating: .opacity(200), count: count) + [
        .box(Box(rounded(0, 0, 4, 4), fill: .color(.red)))
      ]
        + Array(repeating: .end, count: count)
    }
    #expect(refusal(deep(256)) == nil)
    #expect(refusal(deep(257)) == .nestedTooDeep(limit: 256, item: 256, path: "Test"))
    #expect(
      refusal(deep(3), limits: RasterLimits(maximumNesting: 2))
        == .nestedTooDeep(limit: 2, item: 2, path: "Test"))
  }

  @Test("A picture above the limit is refused before memory is allocated") func tooLarge() throws {
    let size = pixels(1_000_000, 1_000_000)
    #expect(throws: RasterError.tooManyPixels(size, limit: 100_000_000)) {
      _ = try DisplayList(size: size).rasterized(fonts: FontLibrary([]))
    }
    #expect(
      RasterError.tooManyPixels(size, limit: 100_000_000).description
        == "A picture of 1000000 × 1000000 has 1000000000000 pixels, over the limit of 100000000. "
        + "Draw it smaller, or raise the limit in likeness.json: \"maxMegapixels\": 1000000")
  }
}
