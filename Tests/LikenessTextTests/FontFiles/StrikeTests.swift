import LikenessDisplayList
import TestSupport
import Testing

@testable import LikenessText

@Suite struct StrikeTests {
  private static let letter: [[UInt8]] = [
    [0, 255, 0], [255, 0, 255], [255, 255, 255], [255, 0, 255], [255, 0, 255],
  ]

  private func rows(_ shape: GlyphShape) -> [[UInt8]] {
    guard case .mask(let mask) = shape else { return [] }
    return (0..<mask.height).map { Array(mask.coverage[$0 * mask.width..<($0 + 1) * mask.width]) }
  }

  @Test(
    "A bitmap font draws the glyphs of its file",
    arguments: [("bdf", StrikeFont.bdf), ("pcf", StrikeFont.pcf)]) func glyphs(
      kind: String, bytes: [UInt8]
    ) throws
  {
    let file = try FontFile(bytes, name: "strike.\(kind)")
    #expect(file.faces.map(\.family) == ["Strike"])
    let typeface = try file.typeface()
    #expect(typeface.standsOnWholePixels && typeface.drawnSize(for: Fixed(8)) == Fixed(8))
    let glyph = try #require(typeface.glyph(for: "A"))
    #expect(rows(typeface.shape(of: glyph, size: Fixed(8))) == Self.letter)
    #expect(typeface.advance(of: glyph, size: Fixed(8)) == Fixed(4))
    // The font has no H, so the line's ascent serves as the cap height.
    let metrics = typeface.metrics(size: Fixed(8))
    #expect(
      metrics.ascent == Fixed(6) && metrics.descent == Fixed(2) && metrics.capHeight == Fixed(6)
        && metrics.xHeight == Fixed(2))
    // The x extends a pixel below the baseline.
    guard
      case .mask(let small) = typeface.shape(
        of: try #require(typeface.glyph(for: "x")), size: Fixed(8))
    else { throw Missing() }
    #expect(small.top == 2 && small.height == 3 && small.left == 0)
    #expect(typeface.glyph(for: "B") == nil)
    #expect(typeface.shaped(ShapingRun(text: "A", range: 0..<1), size: Fixed(8)) == nil)
  }

  @Test("A bitmap font is bold if its file says so") func boldStrike() throws {
    #expect(try FontFile(StrikeFont.bdf, name: "s").typeface().weight == nil)
    let bold = String(decoding: StrikeFont.bdf, as: UTF8.self)
      .split(separator: "Medium", omittingEmptySubsequences: false).joined(separator: "Bold")
    #expect(try FontFile([UInt8](bold.utf8), name: "s").typeface().weight == .bold)
  }

  @Test("Other sizes are the nearest multiple") func sizes() throws {
    let typeface = try FontFile(StrikeFont.bdf, name: "s").typeface()
    #expect(
      [0, 1, 11, 12, 19, 20, 400, 9000].map { typeface.drawnSize(for: Fixed($0)).floor } == [
        8, 8, 8, 16, 16, 24, 400, 512,
      ])
    let glyph = try #require(typeface.glyph(for: "A"))
    let doubled = Self.letter.flatMap { row in
      [[UInt8]](repeating: row.flatMap { [$0, $0] }, count: 2)
    }
    #expect(rows(typeface.shape(of: glyph, size: Fixed(15))) == doubled)
    #expect(
      typeface.advance(of: glyph, size: Fixed(16)) == Fixed(8)
        && typeface.metrics(size: Fixed(16)).ascent == Fixed(12))
    guard case .mask(let mask) = typeface.shape(of: glyph, size: Fixed(16)) else { throw Missing() }
    #expect(mask.top == 10)
  }

  @Test("A layout reports a changed size") func changedSize() throws {
    let typeface = try FontFile(StrikeFont.bdf, name: "s").typeface()
    let library = FontLibrary(families: [
      FontFamily(name: "Strike", members: [.init(weight: .regular, typeface: typeface)])
    ])
    let layout = TextLayout(
      "AxA", font: Font(family: "Strike", size: 9), scale: .two, fonts: library)
    #expect(layout.warnings == [.sizeChanged(from: Fixed(18), to: Fixed(16))])
    #expect(layout.width == Fixed(24) && layout.height == Fixed(16))
  }
}
