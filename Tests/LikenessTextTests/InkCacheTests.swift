/// The ink of runs, from a library that caches the ink of their glyphs.
import LikenessBase
import LikenessDisplayList
import Testing

@testable import LikenessText

@Suite struct InkCacheTests {
  /// A run of a font's glyphs, 10 pixels apart.
  private func run(_ text: String, _ typeface: any Typeface, size: Fixed) -> GlyphRun {
    let glyphs = text.unicodeScalars.enumerated().map {
      PositionedGlyph(id: $1.value, x: Fixed(10 * $0))
    }
    return GlyphRun(font: typeface.reference, size: size, text: text, glyphs: glyphs)
  }

  /// The edges of all glyphs, each computed by the font.
  private func edges(_ run: GlyphRun, _ typeface: any Typeface) -> FixedRect? {
    let rects = run.glyphs.compactMap { glyph in
      typeface.shape(of: glyph.id, size: run.size).ink(size: run.size).map {
        $0.offsetBy(x: glyph.x, y: glyph.y)
      }
    }
    guard let left = rects.map(\.x).min(), let top = rects.map(\.y).min(),
      let right = rects.map(\.maxX).max(),
      let bottom = rects.map(\.maxY).max()
    else { return nil }
    return FixedRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// More sizes than the cache holds, and glyphs on both sides of its index, each requested twice.
  @Test("A run's cached ink is that of its glyphs") func repeated() throws {
    let library = FontLibrary(families: [])
    for size in 6..<90 {
      for typeface in [SansTypeface.typeface(for: .regular), SansTypeface.typeface(for: .bold)] {
        for text in ["Ag", "gj…", "“Ā”", " "] {
          let run = run(text, typeface, size: Fixed(size))
          let expected = edges(run, typeface)
          for _ in 0..<2 { #expect(library.ink(of: run)?.whole == expected, "\(text) at \(size)") }
        }
      }
    }
  }

  @Test("The reach of ink ends at ascent and descent") func reach() throws {
    let typeface = SansTypeface.typeface(for: .regular)
    let metrics = typeface.metrics(size: Fixed(16))
    let ink = try #require(FontLibrary.embedded.ink(of: run("Åg", typeface, size: Fixed(16))))
    #expect(ink.reach.y == max(ink.whole.y, -Fixed(metrics.ascent.ceiling)))
    #expect(ink.reach.maxY == min(ink.whole.maxY, Fixed(metrics.descent.ceiling)))
    #expect(ink.reach.x == ink.whole.x && ink.reach.width == ink.whole.width)
  }

  @Test("A font that the library lacks has no ink") func unknownFont() throws {
    var run = run("A", SansTypeface.typeface(for: .regular), size: Fixed(16))
    run.font = FontReference(
      name: "None", digest: try #require(ContentDigest(String(repeating: "0", count: 64))))
    #expect(FontLibrary.embedded.ink(of: run) == nil)
  }

  @Test("Many threads get the same ink") func threads() async throws {
    let library = FontLibrary(families: [])
    let typeface = SansTypeface.typeface(for: .regular)
    let expected = edges(run("Likeness", typeface, size: Fixed(20)), typeface)
    let inks = await withTaskGroup(of: FixedRect?.self) { group in
      for _ in 0..<64 {
        group.addTask { library.ink(of: run("Likeness", typeface, size: Fixed(20)))?.whole }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(inks.count == 64 && inks.allSatisfy { $0 == expected })
  }
}
