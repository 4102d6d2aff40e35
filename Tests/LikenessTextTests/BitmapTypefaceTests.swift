import LikenessGraphics
import Testing

@testable import LikenessText

@Suite struct BitmapTypefaceTests {
  /// Two faces: one of 10 pixels, and a master of 20 with ascent 15, descent 5, advance 11.5 and a square of 10 by 10.
  private func typeface() throws -> BitmapTypeface {
    let small = try BitmapFace(parsing: Array(TestFont.source().utf8), file: "small")
    let rows = String(repeating: "##########\n", count: 10)
    let master = try BitmapFace(
      parsing: Array(
        """
        typeface Test
        weight 400
        size 20
        ascent 15
        descent 5
        leading 1
        cap-height 14
        x-height 10
        underline -2 2

        glyph U+0041
        advance 11.5
        at 0 10
        \(rows)
        glyph U+0394
        advance 20
        """.utf8), file: "master")
    return try #require(BitmapTypeface(name: "Test Regular", faces: [master, small]))
  }

  @Test func aDrawnSizeIsUsedAsItIs() throws {
    let typeface = try typeface()
    #expect(typeface.advance(of: 0x41, size: Fixed(10)) == Fixed(10))
    #expect(typeface.shape(of: 0x41, size: Fixed(10)).mask?.rows == [[255]])
    #expect(typeface.metrics(size: Fixed(10)).ascent == Fixed(8))
  }

  @Test func anotherSizeIsScaledFromTheLargest() throws {
    let typeface = try typeface()
    // 5 is a quarter of 20: 11.5 / 4 = 2.875, to whole pixels 3; ascent 3.75 and descent 1.25 upwards.
    #expect(typeface.advance(of: 0x41, size: Fixed(5)) == Fixed(3))
    let metrics = typeface.metrics(size: Fixed(5))
    #expect(metrics.ascent == Fixed(4))
    #expect(metrics.descent == Fixed(2))
    #expect(metrics.leading == Fixed(1))
    #expect(metrics.capHeight == Fixed(raw: 224))
    #expect(metrics.underlineThickness == Fixed(1))
    // 2.5 pixels of ink.
    #expect(typeface.shape(of: 0x41, size: Fixed(5)).mask?.rows == [[128, 128, 64], [255, 255, 128], [255, 255, 128]])
    // The drawn size but for a 64th.
    #expect(typeface.advance(of: 0x41, size: Fixed(raw: 641)) == Fixed(6))
    #expect(typeface.advance(of: 0x41, size: Fixed(40)) == Fixed(23))
  }

  @Test func aGlyphThatASizeLacksComesFromTheMaster() throws {
    #expect(try typeface().advance(of: 0x394, size: Fixed(10)) == Fixed(10))
    #expect(try typeface().glyph(for: "Δ") == 0x394)
    #expect(try typeface().glyph(for: "Ж") == nil)
  }

  @Test func absurdSizesAreMovedIntoTheRange() throws {
    let typeface = try typeface()
    #expect(typeface.drawnSize(for: Fixed(100_000)) == Fixed(512))
    #expect(typeface.metrics(size: Fixed(-5)) == typeface.metrics(size: Fixed(1)))
    #expect(typeface.advance(of: 0x41, size: Fixed(100_000)) == typeface.advance(of: 0x41, size: Fixed(512)))
    // 11.5 · 512 / 20 = 294.4
    #expect(typeface.advance(of: 0x41, size: Fixed(512)) == Fixed(294))
    #expect(typeface.advance(of: 0x41, size: .zero) == Fixed(1))
    #expect(typeface.shape(of: 0x41, size: Fixed(100_000)).mask?.width == 256)
    #expect(typeface.shape(of: 0xFFFF_FFFF, size: Fixed(10)) == .empty)
  }

  @Test func theDigestIsThatOfTheContentNotOfTheName() throws {
    let face = try BitmapFace(parsing: Array(TestFont.source().utf8), file: "a")
    let other = try BitmapFace(parsing: Array(TestFont.source(hasEllipsis: false).utf8), file: "a")
    let reference = try #require(BitmapTypeface(name: "A", faces: [face])).reference
    #expect(try #require(BitmapTypeface(name: "B", faces: [face])).reference.digest == reference.digest)
    #expect(try #require(BitmapTypeface(name: "A", faces: [other])).reference.digest != reference.digest)
    #expect(reference.name == "A")
    #expect(BitmapTypeface(name: "A", faces: []) == nil)
  }

  @Test func manyThreadsGetTheSameMasks() async {
    let library = FontLibrary.embedded
    let font = Font(size: 12.5)
    let text = String(String.UnicodeScalarView((0x21...0x7E).compactMap { Unicode.Scalar($0 as UInt32) }))
    func shapes() -> [GlyphShape] {
      let face = BitmapTypeface(
        name: "Fresh", faces: LikenessSans.faces.filter { $0.weight == 400 }.map { .init(embedded: $0.source, weight: 400, size: $0.size) })
      _ = face?.reference
      return text.unicodeScalars.map { library.resolve(font).typeface.shape(of: $0.value, size: Fixed(raw: 808)) }
    }
    let alone = shapes()
    await withTaskGroup(of: [GlyphShape].self) { group in
      for _ in 0..<16 { group.addTask { shapes() } }
      for await result in group { #expect(result == alone) }
    }
  }

  @Test func theCacheStaysWithinItsBound() throws {
    let cache = MaskCache(capacity: 10_000)
    let big = try #require(GlyphMask(left: 0, top: 0, width: 30, height: 30, coverage: Array(repeating: 1, count: 900)))
    let huge = try #require(GlyphMask(left: 0, top: 0, width: 90, height: 90, coverage: Array(repeating: 1, count: 8100)))
    for glyph in 0..<1000 as Range<UInt32> {
      #expect(cache.shape(of: glyph, size: Fixed(1)) { .mask(big) } == .mask(big))
      #expect(cache.bytes <= 10_000)
    }
    let before = cache.bytes
    #expect(cache.shape(of: 5000, size: Fixed(1)) { .mask(huge) } == .mask(huge))
    #expect(cache.bytes == before)
    var calls = 0
    for _ in 0..<2 {
      _ = cache.shape(of: 7000, size: Fixed(1)) {
        calls += 1
        return .mask(big)
      }
    }
    #expect(calls == 1)
  }
}
