import LikenessDisplayList
import TestKit
import TestSupport
import Testing

@testable import LikenessText

@Suite struct FontShapingTests {
  @Test("The corpus has 200 texts in 12 scripts") func corpus() {
    #expect(ShapingCorpus.all.reduce(0) { $0 + Set($1.texts).count } >= 200)
    #expect(Set(ShapingCorpus.all.map(\.script)).count >= 12)
  }

  @Test(
    "Shaping equals that of HarfBuzz itself",
    .requires(.harfBuzz, .debianFonts(ShapingCorpus.all.flatMap(\.fonts))),
    arguments: ShapingCorpus.all)
  func harfBuzz(corpus: ShapingCorpus) throws {
    for font in corpus.fonts {
      let typeface = try #require(try FontFile(path: font).typeface() as? OutlineTypeface)
      let expected = try HarfBuzz.shaped(
        corpus.texts, font: font, direction: corpus.direction, script: corpus.script,
        language: corpus.language)
      #expect(expected.count == corpus.texts.count)
      for (text, glyphs) in zip(corpus.texts, expected) {
        let run = ShapingRun(
          text: text, range: 0..<text.utf8.count, direction: corpus.direction,
          script: corpus.script, language: corpus.language)
        #expect(typeface.shapedInUnits(run) == glyphs, "\(text) in \(font)")
      }
    }
  }

  @Test("A stretch of text joins what is around it", .requires(.debianFont(DebianFont.arabic)))
  func joining() throws {
    let typeface = try FontFile(path: DebianFont.arabic).typeface()
    func shaped(_ text: String, _ range: Range<Int>) throws -> [ShapedGlyph] {
      try #require(
        typeface.shaped(
          ShapingRun(text: text, range: range, direction: .rightToLeft, script: "Arab"),
          size: Fixed(64)))
    }
    // A beh between two others has another form than alone, and its cluster counts from the start
    // of the text.
    let middle = try shaped("ببب", 2..<4)
    #expect(middle.map(\.cluster) == [2])
    #expect(try middle.map(\.id) != shaped("ب", 0..<2).map(\.id))
    #expect(try middle.map(\.id) == [shaped("ببب", 0..<6)[1].id])
  }

  @Test("Ranges outside the text are moved into it") func ranges() throws {
    let typeface = try FontFile(TestFontFile().bytes, name: "t").typeface()
    func ids(_ range: Range<Int>) -> [UInt32]? {
      typeface.shaped(ShapingRun(text: "AH", range: range), size: Fixed(10))?.map(\.id)
    }
    #expect(ids(-5..<900) == [2, 4] && ids(1..<2) == [4] && ids(2..<2) == [] && ids(7..<9) == [])
    #expect(typeface.shaped(ShapingRun(text: "", range: 0..<0), size: Fixed(10)) == [])
    #expect(
      typeface.shaped(
        ShapingRun(text: "A", range: 0..<1, script: "no script", language: "?"), size: Fixed(10))?
        .map(\.id) == [2])
    // 600 units of 1,000 at 10.5 pixels are 403.2 64ths.
    #expect(
      typeface.shaped(ShapingRun(text: "A", range: 0..<1), size: Fixed(raw: 672))?.map(\.advance)
        == [403])
  }

  @Test("Letters with spacing form no ligature", .requires(.debianFont(DebianFont.lato)))
  func ligatures() throws {
    let typeface = try FontFile(path: DebianFont.lato).typeface()
    let joined = ShapingRun(text: "fi", range: 0..<2, script: "Latn")
    var apart = joined
    apart.allowsLigatures = false
    #expect(typeface.shaped(joined, size: Fixed(16))?.count == 1)
    #expect(
      typeface.shaped(apart, size: Fixed(16))?.map(\.id)
        == ["f", "i"].map { typeface.glyph(for: $0) })
  }
}
