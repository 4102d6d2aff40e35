import Foundation
import LikenessGraphics
import Testing

@testable import LikenessText

@Suite struct BitmapFaceTests {
  private func face(_ text: String) throws -> BitmapFace { try BitmapFace(parsing: Array(text.utf8), file: "f.txt") }

  @Test func aGlyphIsReadAsItIsDrawn() throws {
    let face = try face(TestFont.header + "\nglyph U+0041\nadvance 4.5\nat -1 3\n.1#\n9ae\n\nglyph U+0020\nadvance 3\n\ncopy U+0410 U+0041")
    #expect(face.size == 10)
    #expect(face.weight == 400)
    #expect(face.index.typeface == "Test")
    #expect(face.index.metrics.ascent == Fixed(8))
    #expect(face.index.metrics.underlineTop == Fixed(-1))
    let mask = try #require(face.mask(of: 0x41))
    #expect(mask.box == [-1, 3, 3, 2])
    // Levels 0, 1, 15; 9, 10, 14; times 17.
    #expect(mask.rows == [[0, 17, 255], [153, 170, 238]])
    #expect(face.index.glyph(0x41)?.advance == Fixed(raw: 4 * 64 + 32))
    #expect(face.mask(of: 0x20) == nil)
    #expect(face.index.glyph(0x20)?.advance == Fixed(3))
    #expect(face.mask(of: 0x410) == mask)
    #expect(face.index.glyph(0x42) == nil)
    #expect(face.index.scalars == [0x20, 0x41, 0x410])
  }

  @Test func aComposedGlyphIsALetterAndAPiece() throws {
    let face = try face(
      TestFont.header + """

        glyph U+0061
        advance 4
        at 1 2
        4#
        #4

        piece 7
        9.2
        .9.

        compose U+00E1 U+0061 7 0 4

        compose U+0105 U+0061 7 2 1

        copy U+0430 U+00E1
        """)
    let above = try #require(face.mask(of: 0xE1))
    // From column 0 and row 4, where the piece begins, down to row 1, where the letter ends.
    #expect(above.box == [0, 4, 3, 4])
    #expect(above.rows == [[153, 0, 34], [0, 153, 0], [0, 68, 255], [0, 255, 68]])
    #expect(face.index.glyph(0xE1)?.advance == Fixed(4))
    // Over the letter's last pixel, level 4, lies level 9; the letter's levels stand where the piece has less.
    let overlapping = try #require(face.mask(of: 0x105))
    #expect(overlapping.box == [1, 2, 4, 3])
    #expect(overlapping.rows == [[68, 255, 0, 0], [255, 153, 0, 34], [0, 0, 153, 0]])
    #expect(face.mask(of: 0x430) == above)
    #expect(face.index.scalars == [0x61, 0xE1, 0x105, 0x430])
  }

  @Test func windowsLineEndsAreRead() throws {
    let text = TestFont.source().split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
    #expect(try face(text).mask(of: 0x41)?.rows == [[255]])
  }

  /// The header has 9 lines, line 10 is blank, so a block starts at line 11.
  @Test(
    arguments: [
      ("\nglyph U+0041\nat 0 1\n#\n", 11, .missingAdvance("A")),
      ("\nglyph U+0041", 11, .missingAdvance("A")),
      ("\nglyph U+0041\nadvance 1\n#\n", 13, .placeWithoutRows("A")),
      ("\nglyph U+0041\nadvance 1\nat 0 1\n\n", 13, .placeWithoutRows("A")),
      ("\nglyph U+0041\nadvance 1\nat 0 1", 13, .placeWithoutRows("A")),
      ("\nglyph U+0041\nadvance 1\nglyph U+0042\n", 13, .blankLineExpected("glyph U+0042")),
      ("\nglyph U+0041\nadvance 1\nat 0 2\n##\n#\n", 15, .unequalRow(wanted: 2, found: 1)),
      ("\nglyph U+0041\nadvance 1\nat 0 3\n###\n#\n#\n", 15, .unequalRow(wanted: 3, found: 1)),
      ("\nglyph U+0041\nadvance 1\nat 0 2\n.#\n.f\n", 15, .badLevel("f")),
      ("\nglyph U+0041\nadvance 1\nat 0 2\n.0\n", 14, .badLevel("0")),
      ("\nglyph U+0041\nadvance 1\nat 0\n#\n", 13, .badNumber(field: "at", value: "0", wanted: "two whole numbers of pixels, -256…256")),
      (
        "\nglyph U+0041\nadvance 1\nat 0 257\n#\n", 13,
        .badNumber(field: "at", value: "0 257", wanted: "two whole numbers of pixels, -256…256")
      ),
      ("\nglyph U+0041\nadvance -1\n", 12, .badNumber(field: "advance", value: "-1", wanted: lengthWanted)),
      ("\nglyph U+0041\nadvance 0.3\n", 12, .badNumber(field: "advance", value: "0.3", wanted: lengthWanted)),
      (
        "\nglyph U+0041\nadvance 99999999999999999999\n", 12,
        .badNumber(field: "advance", value: "99999999999999999999", wanted: lengthWanted)
      ),
      ("\nglyph A\nadvance 1\n", 11, .badScalar("A")),
      ("\nglyph U+D800\nadvance 1\n", 11, .badScalar("U+D800")),
      ("\nglyph U+110000\nadvance 1\n", 11, .badScalar("U+110000")),
      ("\nglyph U+00e9\nadvance 1\n", 11, .badScalar("U+00e9")),
      ("\nglyph U+0041\nadvance 1\n\nglyph U+0041\nadvance 1\n", 14, .repeatedGlyph("A")),
      ("\nglyph U+0041\nadvance 1\n\ncopy U+0041 U+0041\n", 14, .repeatedGlyph("A")),
      ("\ncopy U+0042 U+0041\n", 11, .copyOfNothing("A")),
      ("\ncopy U+0042\n", 11, .badScalar("U+0042")),
      ("\nglyf U+0041\n", 11, .unknownBlock("glyf U+0041")),
      ("\npiece 1\n\n", 11, .pieceWithoutRows(1)),
      ("\npiece 1\n#\n\npiece 1\n#\n", 14, .repeatedPiece(1)),
      ("\npiece 0\n#\n", 11, .badNumber(field: "piece", value: "0", wanted: "a whole number, 1…65536")),
      ("\npiece 1\n#f\n", 12, .badLevel("f")),
      ("\ncompose U+00C1 U+0041 1 0 0\n", 11, .copyOfNothing("A")),
      (letter + "\ncompose U+00C1 U+0041 1 0 0\n", 16, .unknownPiece(1)),
      (letter + "\npiece 1\n#\n\ncompose U+0041 U+0041 1 0 0\n", 19, .repeatedGlyph("A")),
      (letter + "\npiece 1\n#\n\ncompose U+00C1 U+0020 1 0 0\n\n", 19, .copyOfNothing(" ")),
      (letter + "\nglyph U+0020\nadvance 1\n\npiece 1\n#\n\ncompose U+00C1 U+0020 1 0 0\n", 22, .composedOfNoDrawing(" ")),
      (
        letter + "\npiece 1\n#\n\ncompose U+00C1 U+0041 1 0 0\n\ncompose U+00C2 U+00C1 1 0 0\n", 21, .composedOfNoDrawing("\u{C1}")
      ),
      (
        letter + "\npiece 1\n#\n\ncompose U+00C1 U+0041 1 0\n", 19,
        .badNumber(field: "compose", value: "0", wanted: "two whole numbers of pixels, -256…256")
      ),
      (letter + "\npiece 1\n#\n\ncompose U+00C1 U+0041 1 256 1\n", 19, .tooLarge(width: 257, height: 1)),
      (letter + "\npiece 1\n#\n\ncompose U+00C1\n", 19, .badScalar("")),
      ("\nglyph U+0041\nadvance 1\nat 0 1\n" + String(repeating: "#", count: 257) + "\n", 13, .tooLarge(width: 257, height: 1)),
    ] as [(String, Int, BitmapFontError.Cause)])
  func aMalformedBlockIsAnErrorWithLineAndCause(blocks: String, line: Int, cause: BitmapFontError.Cause) {
    #expect(throws: BitmapFontError(file: "f.txt", line: line, cause: cause)) { try face(TestFont.header + blocks) }
  }

  @Test(
    arguments: [
      ("weight 400\n", "", 9, .missingHeader("weight")),
      ("weight 400\n", "weight 400\nweight 400\n", 3, .repeatedHeader("weight")),
      ("weight 400\n", "wait 400\n", 2, .unknownHeader("wait")),
      ("weight 400\n", "weight 0\n", 2, .badNumber(field: "weight", value: "0", wanted: "a whole number, 1…1000")),
      ("size 10\n", "size 257\n", 3, .badNumber(field: "size", value: "257", wanted: "a whole number, 1…256")),
      ("size 10\n", "size\n", 3, .badNumber(field: "size", value: "", wanted: "a whole number, 1…256")),
      ("ascent 8\n", "ascent -8\n", 4, .badNumber(field: "ascent", value: "-8", wanted: lengthWanted)),
      ("ascent 8\n", "ascent nan\n", 4, .badNumber(field: "ascent", value: "nan", wanted: lengthWanted)),
      (
        "underline -1 1\n", "underline -1\n", 9,
        .badNumber(field: "underline", value: "-1", wanted: "its top edge and its thickness in pixels")
      ),
    ] as [(String, String, Int, BitmapFontError.Cause)])
  func aMalformedHeaderIsAnErrorWithLineAndCause(old: String, new: String, line: Int, cause: BitmapFontError.Cause) throws {
    let place = try #require(TestFont.header.range(of: old))
    let header = TestFont.header.replacingCharacters(in: place, with: new)
    #expect(throws: BitmapFontError(file: "f.txt", line: line, cause: cause)) { try face(header + "\nglyph U+0020\nadvance 1\n") }
  }

  @Test func nothingAndNoiseAreErrors() {
    #expect(throws: BitmapFontError(file: "f.txt", line: 1, cause: .missingHeader("typeface"))) { try face("") }
    #expect(throws: BitmapFontError(file: "f.txt", line: 1, cause: .notUTF8)) { try BitmapFace(parsing: [0xFF, 0xFE], file: "f.txt") }
  }

  @Test func noCutAndNoChangedByteCrashes() throws {
    let whole = Array(
      (TestFont.header
        + "\nglyph U+0041\nadvance 4.5\nat -1 3\n.1#\n9ae\n\nglyph U+0020\nadvance 3\n\ncopy U+0410 U+0041\n\npiece 1\n#9\n\ncompose U+00C1 U+0041 1 0 5\n")
        .utf8)
    for cut in whole.indices {
      _ = try? BitmapFace(parsing: Array(whole[..<cut]), file: "cut")
      for byte in [0, 10, 32, 35, 45, 57, 0xFF] as [UInt8] {
        var changed = whole
        changed[cut] = byte
        if let face = try? BitmapFace(parsing: changed, file: "changed") { for scalar in face.index.scalars { _ = face.mask(of: scalar) } }
      }
    }
  }

  @Test func theErrorReadsAsASentenceWithANextStep() {
    let error = BitmapFontError(file: "13.txt", line: 12, cause: .unequalRow(wanted: 6, found: 5))
    #expect(error.description == "13.txt:12: row of 5 pixels among rows of 6. Make all rows of a glyph equally wide.")
    let hostile = BitmapFontError(file: "f", line: 1, cause: .unknownBlock("\u{1B}[2J" + String(repeating: "x", count: 100)))
    #expect(!hostile.description.unicodeScalars.contains("\u{1B}"))
    #expect(hostile.description.count < 200)
  }
}

/// An A of one pixel; the next block starts at line 16.
private let letter = "\nglyph U+0041\nadvance 1\nat 0 1\n#\n"

private let lengthWanted = "pixels, 0…256, as a decimal on the grid of 1/64 (0.015625)"
