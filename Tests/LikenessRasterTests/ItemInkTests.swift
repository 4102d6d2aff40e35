/// The pixels that a single item draws.
import LikenessDisplayList
import TestKit
import Testing

@testable import LikenessRaster

@Suite struct ItemInkTests {
  private func ink(_ drawings: [Drawing]) throws -> ItemInk {
    try ItemInk(
      list(8, 4, drawings), in: RasterEnvironment(glyphs: { _ in nil }, cache: RasterCache()))
  }

  /// One line per row of the picture, with the opacity of each pixel in quarters: 0…4.
  private func rows(_ pixels: [UInt32], width: Int) -> [String] {
    stride(from: 0, to: pixels.count, by: width).map { start in
      pixels[start..<start + width].map { String((Int($0 >> 24) + 32) / 64) }.joined()
    }
  }

  private let whole: PixelRect = rect(0, 0, 8, 4)

  @Test("An item is drawn without the others") func alone() throws {
    let ink = try ink([
      .box(Box(rounded(0, 0, 8, 4), fill: .color(.red))),
      .box(Box(rounded(2, 1, 3, 2), fill: .color(.black))),
    ])
    #expect(ink.bounds(of: 1) == rect(2, 1, 3, 2))
    #expect(
      rows(ink.pixels(of: 1, in: whole), width: 8) == [
        "00000000", "00444000", "00444000", "00000000",
      ])
    #expect(
      rows(ink.pixels(of: 1, in: rect(4, 2, 3, 2)), width: 3) == [
        "400", "000",
      ])
    // A red of half opacity is premultiplied.
    let half = try self.ink([
      .box(Box(rounded(0, 0, 8, 4), fill: .color(StraightColor(r: 255, g: 0, b: 0, a: 128))))
    ])
    #expect(half.pixels(of: 0, in: rect(0, 0, 1, 1)) == [0x8000_0080])
  }

  @Test("Clips around an item apply") func clips() throws {
    let fill = Drawing.box(Box(rounded(0, 0, 8, 4), fill: .color(.red)))
    let ink = try ink([
      .clip(rounded(0, 0, 4.5, 4)), .clip(rounded(1, 1, 7, 2)), fill, .end, .end,
      .clip(rounded(9, 0, 1, 1)), fill, .end,
    ])
    #expect(
      rows(ink.pixels(of: 2, in: whole), width: 8) == [
        "00000000", "04442000", "04442000", "00000000",
      ])
    #expect(ink.pixels(of: 6, in: whole).allSatisfy { $0 == 0 })
    // The next item starts empty.
    #expect(rows(ink.pixels(of: 2, in: whole), width: 8)[1] == "04442000")
  }

  @Test("A group's ink is all its items, with or without its effect") func group() throws {
    let ink = try ink([.opacity(128), .box(Box(rounded(0, 0, 2, 4), fill: .color(.red))), .end])
    #expect(ink.bounds(of: 0) == rect(0, 0, 2, 4))
    #expect(rows(ink.pixels(of: 0, in: whole), width: 8)[0] == "22000000")
    #expect(rows(ink.pixels(of: 0, in: whole, withoutGroup: true), width: 8)[0] == "44000000")
  }

  @Test("A shadow is drawn under its box, too") func shadow() throws {
    let shape = rounded(0, 0, 8, 4)
    let ink = try ink([
      .shadow(Shadow(shape, sigma: px(1), color: .black)), .box(Box(shape, fill: .color(.red))),
    ])
    #expect(
      ink.pixels(of: 0, in: rect(3, 1, 1, 1)).allSatisfy { $0 >> 24 > 0 })
  }
}
