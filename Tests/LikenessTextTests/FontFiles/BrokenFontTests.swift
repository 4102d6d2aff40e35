import Foundation
import LikenessDisplayList
import TestKit
import TestSupport
import Testing

@testable import LikenessText

@Suite struct BrokenFontTests {
  private static let kinds = BrokenFonts.handmade

  /// Uses a file in every way, and returns the first error, whose sentence names the file.
  @discardableResult private func use(_ bytes: [UInt8]) -> FontFileError? {
    let error = BrokenFonts.use(bytes)
    if let error {
      #expect(error.description.hasPrefix("broken: ") && error.description.hasSuffix("."))
    }
    return error
  }

  @Test("A valid font is used", arguments: kinds) func sound(kind: String, bytes: [UInt8]) {
    #expect(use(bytes) == nil)
  }

  @Test("A truncated font is refused", arguments: kinds) func truncated(
    kind: String, bytes: [UInt8]
  ) {
    // The last table may end with up to three padding bytes, and the last line with a line end.
    for count in 0..<bytes.count - 3 {
      #expect(use(Array(bytes.prefix(count))) != nil, "\(count) of \(bytes.count) bytes")
    }
  }

  @Test("The error of a truncated font names the missing part") func missingPart() {
    let bytes = TestFontFile().bytes
    // The tables are in the order of their names; the last is "post", of 32 bytes.
    #expect(use(Array(bytes.dropLast(4)))?.cause == .incomplete("the table \"post\""))
    #expect(use(Array(bytes.prefix(20)))?.cause == .incomplete("the list of tables"))
    #expect(use(Array(StrikeFont.bdf.dropLast(3)))?.cause == .incomplete("the line ENDFONT"))
    #expect(use(Array(StrikeFont.pcf.dropLast(4)))?.cause == .incomplete("table 5"))
    #expect(
      use(Array(bytes.dropLast(4)))?.description
        == """
        broken: the file is cut off: the table \"post\" is not all there. Download the file again.
        """
    )
  }

  @Test("Invalid units per em are refused", arguments: BrokenFonts.badUnitsPerEm) func unitsPerEm(
    units: Int
  ) throws {
    let error = try #require(use(TestFontFile(unitsPerEm: units).bytes))
    switch error.cause {
    case .badUnitsPerEm(units), .damaged: break
    default: Issue.record("\(error)")
    }
  }

  @Test(
    "Impossible line heights are refused",
    arguments: [(-800, -200), (0, 0), (200, 200), (32_000, -200)])
  func lineHeights(ascender: Int, descender: Int) {
    var font = TestFontFile()
    (font.ascender, font.typoAscender) = (ascender, ascender)
    (font.descender, font.typoDescender) = (descender, descender)
    // If hhea has no values, OS/2's apply, which are the same here. Its third pair of heights is
    // for Windows.
    let error = use(font.bytes)
    if ascender == 0 { return #expect(error == nil) }
    #expect(error?.cause == .badLineHeight(ascender - descender, unitsPerEm: 1000))
  }

  @Test("An absurd underline falls back to the default") func underline() throws {
    func metrics(thickness: Int, top: Int) throws -> FontMetrics {
      var font = TestFontFile()
      font.replaced["post"] = TestFontFile.post(underlineTop: top, thickness: thickness)
      return try FontFile(font.bytes, name: "t").typeface().metrics(size: Fixed(28))
    }
    // 100 of 1,000 units at 28 pixels are 2.8, and a fourteenth of the em is 2.
    let plain = try metrics(thickness: 50, top: -100)
    #expect(plain.underlineTop == Fixed(-3) && plain.underlineThickness == Fixed(1))
    let absurd = try metrics(thickness: 32_767, top: -32_768)
    #expect(absurd.underlineTop == Fixed(-3) && absurd.underlineThickness == Fixed(2))
  }

  @Test(
    "An absurd strikethrough falls back to the default",
    arguments: [(50, 0), (0, 300), (501, 300), (50, 1001), (50, -300)])
  func strikethrough(thickness: Int, top: Int) throws {
    var font = TestFontFile()
    font.strikeout = (thickness, top)
    let metrics = try FontFile(font.bytes, name: "t").typeface().metrics(size: Fixed(28))
    #expect(
      metrics.strikethroughTop == nil
        && metrics.strikethroughThickness == metrics.underlineThickness)
  }

  @Test("A glyph that contains itself is refused") func endlessGlyph() {
    #expect(use(BrokenFonts.endless)?.cause == .endlessGlyph)
  }

  @Test("A glyph that doubles at each level is refused", arguments: [1, 4]) func doublingGlyph(
    leaf: Int
  ) {
    #expect(use(BrokenFonts.doubling(levels: 60, leaf: leaf))?.cause == .endlessGlyph)
    #expect(use(BrokenFonts.doubling(levels: 4, leaf: leaf)) == nil)
  }

  @Test("Files of other formats are refused by name") func otherFiles() throws {
    func cause(_ bytes: [UInt8]) -> FontFileError.Cause? {
      do throws(FontFileError) { _ = try FontFile(bytes, name: "f") } catch { return error.cause }
      return nil
    }
    #expect(cause([]) == .unknownFormat("an empty file"))
    #expect(cause(Array("wOFF....".utf8)) == .unknownFormat("a font compressed for the web (WOFF)"))
    #expect(
      cause(Array("wOF2....".utf8)) == .unknownFormat("a font compressed for the web (WOFF2)"))
    #expect(cause([0x1F, 0x8B, 8]) == .unknownFormat("a file compressed by gzip; unpack it first"))
    #expect(cause(Array("<svg/>".utf8)) == .unknownFormat("no font file of a known format"))
    #expect(cause([UInt8](repeating: 0, count: FontFile.maximumBytes + 1)) == .tooLarge)
    // A file with a hole, which takes no room on the disk, and is not read.
    let folder = try TestFolder()
    let path = try folder.write("", to: "large.ttf")
    try #require(FileHandle(forWritingAtPath: path)).truncate(
      atOffset: UInt64(FontFile.maximumBytes + 1))
    #expect(throws: FontFileError(file: path, cause: .tooLarge)) { try FontFile(path: path) }
    #expect(cause(TestFontFile(replaced: ["cmap": [0, 0, 0, 0]]).bytes) != nil)
  }

  @Test("Errors name the file, the cause and the next step") func errors() {
    #expect(
      FontFileError(file: "a/Lato.ttf", cause: .damaged(85)).description
        == "a/Lato.ttf: the font is damaged (FreeType's error 85). Download the file again.")
    #expect(throws: FontFileError(file: "/nowhere/x.ttf", cause: .unreadable("no such file"))) {
      try FontFile(path: "/nowhere/x.ttf")
    }
  }
}
