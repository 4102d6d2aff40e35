/// Pictures for terminals: the sequences that are sent.
import Foundation
import LikenessGraphics
import LikenessPNG
import Testing

@testable import LikenessReview

@Suite struct TerminalPictureTests {
  /// A gradient with as many colors as it has pixels.
  private func gradient(_ width: Int, _ height: Int) throws -> Bitmap {
    var picture = Bitmap(size: try #require(PixelSize(width: width, height: height)), filledWith: .white)
    for y in 0..<height {
      for x in 0..<width {
        picture[x, y] = StraightColor(r: UInt8(x * 255 / (width - 1)), g: UInt8(y * 255 / (height - 1)), b: UInt8((x * 7 + y * 13) % 256))
      }
    }
    return picture
  }

  @Test func kittysChunksAreShortEnoughAndTheirPNGIsThePicture() throws {
    var noise = try gradient(120, 90)
    // Bytes that do not compress, so that there are several chunks.
    var state: UInt32 = 1
    for y in 0..<90 {
      for x in 0..<120 {
        state = state &* 1_664_525 &+ 1_013_904_223
        noise[x, y] = StraightColor(r: UInt8(state >> 24), g: UInt8(state >> 16 & 255), b: UInt8(state >> 8 & 255))
      }
    }
    let sequences = kittySequences(try PNG.encode(noise)).components(separatedBy: "\u{1B}\\").filter { !$0.isEmpty }
    #expect(sequences.count > 3)
    var payload = ""
    for (index, sequence) in sequences.enumerated() {
      #expect(sequence.hasPrefix("\u{1B}_G"))
      let parts = sequence.dropFirst(3).split(separator: ";", maxSplits: 1)
      let keys = Set(parts[0].split(separator: ",").map(String.init))
      #expect(keys.contains(index == sequences.count - 1 ? "m=0" : "m=1"))
      #expect(index > 0 || keys.isSuperset(of: ["a=T", "f=100"]))
      #expect(parts[1].utf8.count <= 4096)
      #expect(index == sequences.count - 1 || parts[1].utf8.count % 4 == 0)
      payload += parts[1]
    }
    #expect(try PNG.decode([UInt8](try #require(Data(base64Encoded: payload)))) == noise)
  }

  @Test func itermsImageIsThePictureInItsOwnPixels() throws {
    let picture = try gradient(9, 5)
    let png = try PNG.encode(picture)
    let sequence = itermSequence(png, picture.size)
    #expect(sequence.hasPrefix("\u{1B}]1337;File=inline=1;size=\(png.count);width=9px;height=5px;"))
    #expect(sequence.hasSuffix("\u{7}"))
    let payload = try #require(sequence.dropLast().split(separator: ":", maxSplits: 1).last)
    #expect(try PNG.decode([UInt8](try #require(Data(base64Encoded: String(payload))))) == picture)
  }

  @Test func blocksHaveTheUpperPixelInFrontAndTheLowerBehind() throws {
    var picture = Bitmap(size: try #require(PixelSize(width: 2, height: 3)), filledWith: .white)
    picture[0, 0] = StraightColor(r: 1, g: 2, b: 3)
    picture[1, 0] = StraightColor(r: 1, g: 2, b: 3)
    picture[0, 2] = StraightColor(r: 255, g: 0, b: 0)
    #expect(
      halfBlocks(picture, trueColor: true) == [
        "\u{1B}[38;2;1;2;3;48;2;255;255;255m▀▀\u{1B}[0m",
        "\u{1B}[38;2;255;0;0;48;2;0;0;0m▀\u{1B}[38;2;255;255;255;48;2;0;0;0m▀\u{1B}[0m",
      ])
    // xterm's table: 16 + 36r + 6g + b over 0, 95, 135, 175, 215, 255, and grays 8 + 10n from 232.
    #expect(indexedColor(StraightColor(r: 255, g: 0, b: 0)) == 196)
    #expect(indexedColor(StraightColor(r: 95, g: 135, b: 175)) == 67)
    #expect(indexedColor(StraightColor(r: 128, g: 128, b: 128)) == 244)
    #expect(indexedColor(.white) == 231)
    #expect(indexedColor(.black) == 16)
  }

  @Test func picturesAreEnlargedByWholeNumbersAndReducedByMeans() throws {
    let small = try #require(PixelSize(width: 10, height: 4))
    func scale(_ width: Int, _ height: Int) -> PictureScale? { fittingScale(small, into: (width, height)) }
    #expect(scale(35, 100) == PictureScale(numerator: 3, denominator: 1))
    // All the room there is, in whole pixels.
    #expect(scale(1000, 1000) == PictureScale(numerator: 100, denominator: 1))
    #expect(scale(5, 100) == PictureScale(numerator: 5, denominator: 10))
    #expect(scale(100, 3) == PictureScale(numerator: 3, denominator: 4))
    #expect(fittingScale(small, into: (0, 5)) == nil)
    var picture = Bitmap(size: try #require(PixelSize(width: 4, height: 2)), filledWith: .black)
    picture[0, 0] = .white
    picture[2, 0] = StraightColor(r: 0, g: 0, b: 0, a: 0)
    let half = try #require(picture.shown(scaledBy: PictureScale(numerator: 2, denominator: 4)))
    #expect(half.size == PixelSize(width: 2, height: 1))
    // One white of four is 63.75; one transparent of four shows a quarter of the white ground.
    #expect(half[0, 0] == StraightColor(r: 64, g: 64, b: 64))
    #expect(half[1, 0] == StraightColor(r: 64, g: 64, b: 64))
    let double = try #require(picture.shown(scaledBy: PictureScale(numerator: 2, denominator: 1)))
    #expect(double.size == PixelSize(width: 8, height: 4))
    #expect((0..<2).allSatisfy { x in (0..<2).allSatisfy { double[x, $0] == .white } })
    #expect(double[2, 0] == .black)
    // No side has four million pixels.
    #expect(double.shown(scaledBy: PictureScale(numerator: PixelSize.maximumSide, denominator: 1)) == nil)
  }

  @Test func inputIsTakenApartAlsoWhereItComesInPieces() {
    var bytes = Array("aé\u{1B}[A\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[?62;4;22cq\u{1B}".utf8)
    var found: [TerminalInput] = []
    while let input = takeInput(&bytes) { found.append(input) }
    #expect(found == [.key("a"), .key("é"), .answer("[A"), .answer("_Gi=31;OK\u{1B}\\"), .answer("[?62;4;22c"), .key("q")])
    #expect(bytes == [0x1B])
    bytes += Array("[6;18;9".utf8)
    #expect(takeInput(&bytes) == nil)
    bytes += Array("tx".utf8)
    #expect(takeInput(&bytes) == .answer("[6;18;9t"))
    #expect(takeInput(&bytes) == .key("x"))
    var damaged: [UInt8] = [0xFF, 0xC3]
    while takeInput(&damaged) != nil {}
    #expect(damaged.isEmpty)
  }

  @Test func unfinishedAnswerIsDroppedAndNoByteOfItIsAKey() {
    var escape: [UInt8] = [0x1B]
    #expect(takeInput(&escape, isLast: true) == .key("\u{1B}"))
    for text in ["\u{1B}P", "\u{1B}]A", "\u{1B}_Gi=31;aA", "\u{1B}[6;18"] {
      var bytes = Array(text.utf8)
      #expect(takeInput(&bytes) == nil)
      #expect(takeInput(&bytes, isLast: true) == .answer(String(text.dropFirst())))
      #expect(bytes.isEmpty)
    }
    // More than any answer has.
    var long = Array("\u{1B}P".utf8) + [UInt8](repeating: UInt8(ascii: "A"), count: 4096)
    guard case .answer = takeInput(&long) else { return #expect(Bool(false), "the bytes became keys") }
    #expect(long.isEmpty)
  }

  @Test func terminalsAreKnownByTheirVariablesAndByTheirAnswers() {
    func known(_ environment: [String: String]) -> PictureProtocol? { PictureProtocol(.auto, environment) }
    #expect(known(["TERM": "xterm-kitty"]) == .kitty)
    #expect(known(["TERM_PROGRAM": "ghostty"]) == .kitty)
    #expect(known(["TERM_PROGRAM": "iTerm.app"]) == .iterm)
    #expect(known(["TERM_PROGRAM": "WezTerm"]) == .iterm)
    #expect(known(["TERM_PROGRAM": "iTerm.app", "TMUX": "/tmp/tmux"]) == nil)
    #expect(known(["TERM": "xterm-256color"]) == nil)
    let plain = ["TERM": "xterm-256color"]
    #expect(PictureProtocol(answers: ["_Gi=31;OK\u{1B}\\", "[?62;c"], plain) == .kitty)
    #expect(PictureProtocol(answers: ["_Gi=31;OK\u{1B}\\", "[?62;4c"], plain.merging(["TMUX": "x"]) { $1 }) == .blocks(trueColor: false))
    #expect(PictureProtocol(answers: [], plain.merging(["COLORTERM": "truecolor"]) { $1 }) == .blocks(trueColor: true))
    #expect(PictureProtocol(answers: [], plain.merging(["NO_COLOR": "1"]) { $1 }) == PictureProtocol.none)
    let window = RawTerminal.Size(columns: 80, rows: 25, width: 800, height: 500)
    #expect(CellSize(window, answers: []) == CellSize(width: 10, height: 20))
    #expect(CellSize(window, answers: ["[6;18;9t"]) == CellSize(width: 9, height: 18))
    #expect(CellSize(RawTerminal.Size(columns: 80, rows: 25, width: 0, height: 0), answers: []) == .usual)
  }

  /// Cells of half blocks are 1 by 2 pixels.
  @Test func picturesStandSideBySideOrStackedWhicheverMakesThemLarger() throws {
    func grid(_ width: Int, _ height: Int, columns: Int, rows: Int) throws -> PictureGrid? {
      PictureGrid(
        2, of: try #require(PixelSize(width: width, height: height)), columns: columns, rows: rows, cell: CellSize(width: 1, height: 2))
    }
    // Side by side each has 39 columns and 19 rows, which is 38 pixels: 10 by 30 fit once, and stacked, in 18 pixels, not even that.
    let tall = try #require(try grid(10, 30, columns: 80, rows: 20))
    #expect(tall.columns == 2 && tall.rows == 1 && tall.scale == PictureScale(numerator: 1, denominator: 1))
    #expect(tall.room == (39, 19))
    // A wide one is at most 39 of 60 pixels side by side, and whole when stacked: 80 columns, and (20 + 1) / 2 - 2 = 8 rows, 16 pixels.
    let wide = try #require(try grid(60, 10, columns: 80, rows: 20))
    #expect(wide.columns == 1 && wide.rows == 2 && wide.scale == PictureScale(numerator: 1, denominator: 1))
    #expect(wide.room == (80, 8))
    #expect(try grid(60, 10, columns: 80, rows: 1) == nil)
  }
}
