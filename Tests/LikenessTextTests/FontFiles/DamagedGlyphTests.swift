import LikenessDisplayList
import TestSupport
import Testing

@testable import LikenessText

/// Fonts that open although one glyph is unreadable. Such a glyph is never silently left out.
@Suite struct DamagedGlyphTests {
  /// A glyph composed of one that the font lacks, which FreeType refuses.
  private static let damaged = TestFontFile.Glyph(advance: 600, components: [(60_000, 0, 0)])

  private func layout(_ text: String, in font: TestFontFile) throws -> TextLayout {
    let typeface = try FontFile(font.bytes, name: "t").typeface()
    let family = FontFamily(name: "Tested", members: [.init(weight: .regular, typeface: typeface)])
    return TextLayout(
      text, font: Font(family: "Tested", size: 20), scale: 1, fonts: FontLibrary(families: [family])
    )
  }

  private func runs(_ layout: TextLayout) -> [[String]] {
    layout.lines.flatMap { $0.runs.map { [$0.run.font.name] + $0.run.glyphs.map { "\($0.id)" } } }
  }

  @Test("A damaged glyph is a missing one: the next font draws the character")
  func nextFont() throws {
    var font = TestFontFile()
    font.glyphs[3] = Self.damaged
    let layout = try layout("ABBA", in: font)
    #expect(
      runs(layout).map { $0[0] } == ["Test Regular", "Likeness Sans Regular", "Test Regular"])
    #expect(layout.warnings.isEmpty)
  }

  @Test("Where no other font has the character, a box is drawn and the character is reported")
  func box() throws {
    var font = TestFontFile()
    font.glyphs[3] = Self.damaged
    // A letter of Linear B, which the embedded typeface lacks.
    font.characters = [(0x41, 2), (0x10000, 3)]
    let layout = try layout("A\u{10000}A", in: font)
    #expect(
      runs(layout).map { $0[0] } == [
        "Test Regular", "Likeness Missing Characters", "Test Regular",
      ])
    #expect(layout.warnings == [.missingCharacters(["\u{10000}"])])
    font.glyphs[3] = TestFontFile.standardGlyphs[3]
    #expect(try self.layout("A\u{10000}A", in: font).warnings.isEmpty)
  }

  @Test("Letters whose ligature is damaged stand side by side, which is reported")
  func ligature() throws {
    var font = TestFontFile()
    font.replaced["GSUB"] = Self.ligature
    font.glyphs.append(
      TestFontFile.Glyph(advance: 900, contours: [TestFontFile.rect(0, 0, 900, 700)]))
    // A and x form glyph 6.
    #expect(try runs(layout("HAxH", in: font)) == [["Test Regular", "4", "6", "4"]])
    font.glyphs[6] = Self.damaged
    let broken = try layout("HAxH", in: font)
    #expect(runs(broken) == [["Test Regular", "4", "2", "5", "4"]])
    // The advances of H and A are 700 and 600 units, and 1,000 units are 20 pixels.
    #expect(broken.lines[0].runs[0].run.glyphs.map(\.x) == [0, 14, 26, 36].map { Fixed($0) })
    #expect(broken.warnings == [.unshapedScripts(["Latn"])])
  }

  /// Four times in turn each A becomes 64: HarfBuzz gives up long before there are 16 million.
  @Test("A letter that becomes more without end is drawn once, which is reported")
  func multiplyingLetter() throws {
    var font = TestFontFile()
    font.replaced["GSUB"] = Self.multiplying
    let layout = try layout("HAH", in: font)
    #expect(runs(layout) == [["Test Regular", "4", "2", "4"]])
    #expect(layout.warnings == [.unshapedScripts(["Latn"])])
  }

  @Test("A damaged glyph of a display list draws nothing") func displayList() throws {
    var font = TestFontFile()
    font.glyphs[3] = Self.damaged
    let typeface = try FontFile(font.bytes, name: "t").typeface()
    #expect(typeface.shape(of: 3, size: Fixed(20)) == .empty)
    #expect(typeface.shape(of: 2, size: Fixed(20)) != .empty)
  }

  /// A table that replaces A (glyph 2) and x (5) with glyph 6 for every script: one feature `liga`,
  /// one lookup of type 4.
  private static var ligature: [UInt8] {
    substitutions(
      "liga",
      [words(4, 0, 1, 8) + words(1, 18, 1, 8) + words(1, 4) + words(6, 2, 5) + words(1, 1, 2)])
  }

  /// A table with one feature `ccmp` of four lookups of type 2. Each replaces A by 64 of it.
  private static var multiplying: [UInt8] {
    let lookup =
      words(2, 0, 1, 8) + words(1, 138, 1, 8) + words(64)
      + Array(repeating: words(2), count: 64).joined() + words(1, 1, 2)
    return substitutions("ccmp", Array(repeating: lookup, count: 4))
  }

  private static func words(_ values: Int...) -> [UInt8] {
    values.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
  }

  /// A table of substitutions with one feature for every script, whose lookups have one length.
  private static func substitutions(_ feature: String, _ lookups: [[UInt8]]) -> [UInt8] {
    let scripts = words(1) + Array("DFLT".utf8) + words(8) + words(4, 0) + words(0, 0xFFFF, 1, 0)
    let features =
      words(1) + Array(feature.utf8) + words(8) + words(0, lookups.count)
      + lookups.indices.flatMap { words($0) }
    let lists = 10 + scripts.count
    let offsets = lookups.indices.flatMap { words(2 + 2 * lookups.count + $0 * lookups[0].count) }
    return words(1, 0, 10, lists, lists + features.count) + scripts + features
      + words(lookups.count) + offsets + lookups.joined()
  }
}
