import LikenessDisplayList
import LikenessSans
import Testing

@testable import LikenessText

@Suite struct SansTypefaceTests {
  @Test("Absurd sizes are moved into the range") func absurdSizes() {
    let typeface = SansTypeface.regular
    #expect(typeface.drawnSize(for: Fixed(100_000)) == Fixed(512))
    #expect(typeface.metrics(size: Fixed(-5)) == typeface.metrics(size: Fixed(1)))
    #expect(
      typeface.advance(of: 0x41, size: Fixed(100_000))
        == typeface.advance(of: 0x41, size: Fixed(512)))
    #expect(typeface.advance(of: 0x41, size: .zero) == Fixed(1))
    #expect(typeface.shape(of: 0xFFFF_FFFF, size: Fixed(10)) == .empty)
    #expect(typeface.advance(of: 0x4E00, size: Fixed(10)) == .zero)
  }

  @Test("Fractional sizes are drawn as the nearest size") func fractions() {
    let typeface = SansTypeface.regular
    for (size, nearest) in [(12.5, 13), (12.484375, 12), (33.2, 33), (7.5, 8)] as [(Double, Int)] {
      #expect(
        typeface.shape(of: 0x41, size: Fixed(rounding: size))
          == typeface.shape(of: 0x41, size: Fixed(nearest)))
      #expect(
        typeface.metrics(size: Fixed(rounding: size)) == typeface.metrics(size: Fixed(nearest)))
    }
    #expect(
      typeface.shape(of: 0x41, size: Fixed(rounding: 7.4))
        != typeface.shape(of: 0x41, size: Fixed(7)))
  }

  @Test("Each face tells its weight") func weights() {
    #expect(SansTypeface.typeface(for: .medium).weight == .regular)
    // The rule of the family: bold from 600.
    for weight in [.semibold, .bold, .black] as [Font.Weight] {
      #expect(SansTypeface.typeface(for: weight).weight == .bold)
    }
  }

  @Test("The typefaces have the digests of their faces") func digests() {
    #expect(SansTypeface.regular.reference.digest.hex == SansFace.digest(isBold: false))
    #expect(SansTypeface.bold.reference.digest.hex == SansFace.digest(isBold: true))
  }

  @Test("Many threads get the same masks") func threads() async {
    let text = String(
      String.UnicodeScalarView((0x21...0x7E).compactMap { Unicode.Scalar($0 as UInt32) }))
    func shapes() -> [GlyphShape] {
      text.unicodeScalars.map { SansTypeface.regular.shape(of: $0.value, size: Fixed(raw: 808)) }
    }
    let all = await withTaskGroup(of: [GlyphShape].self) { group in
      for _ in 0..<16 { group.addTask { shapes() } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    let alone = shapes()
    #expect(all.allSatisfy { $0 == alone })
    #expect(alone.allSatisfy { $0.mask != nil })
  }
}
