/// What a terminal review sends and reads: pictures, the screen, and keys.
import Foundation
import LikenessBase
import LikenessCompare
import LikenessDisplayList
import LikenessPNG
import LikenessReport
import LikenessSnapshots
import LikenessSystem
import Testing

@testable import LikenessReview

@Suite struct TerminalPictureTests {
  @Test("Chunks for kitty are short enough, and hold the file")
  func kitty() throws {
    // 7,000 bytes are 9,336 characters of Base64: two chunks of 4,096, and 1,144.
    let file = (0..<7000).map { UInt8($0 * 31 % 251) }
    let chunks = kittySequences(file, columns: 12).components(separatedBy: "\u{1B}\\").dropLast()
    let parts = chunks.map { $0.split(separator: ";", maxSplits: 1) }
    #expect(
      parts.map { String($0[0]) }
        == ["\u{1B}_Ga=T,f=100,C=1,q=2,c=12,m=1", "\u{1B}_Gm=1", "\u{1B}_Gm=0"])
    #expect(parts.map(\.[1].utf8.count) == [4096, 4096, 1144])
    #expect(Data(base64Encoded: parts.map(\.[1]).joined()) == Data(file))
    #expect(kittySequences([1], columns: nil) == "\u{1B}_Ga=T,f=100,C=1,q=2,m=0;AQ==\u{1B}\\")
  }

  @Test("Half blocks have the upper pixel in front and the lower behind")
  func blocks() throws {
    var picture = Bitmap(size: try #require(PixelSize(width: 1, height: 3)), filledWith: .white)
    picture[0, 0] = StraightColor(r: 1, g: 2, b: 3)
    picture[0, 2] = StraightColor(r: 255, g: 0, b: 0)
    let red = "\u{1B}[38;2;255;0;0;48;2;0;0;0m▀"
    #expect(
      halfBlocks(picture, scale: 1)
        == ["\u{1B}[38;2;1;2;3;48;2;255;255;255m▀\u{1B}[0m", red + "\u{1B}[0m"])
    #expect(halfBlocks(picture, scale: 3).count == 5)
    #expect(halfBlocks(picture, scale: 3)[4] == red + red + red + "\u{1B}[0m")
  }

  @Test("A smaller pixel is the mean of those that it covers, on white")
  func means() throws {
    var picture = Bitmap(size: try #require(PixelSize(width: 4, height: 2)), filledWith: .black)
    picture[0, 0] = .white
    picture[2, 0] = StraightColor(r: 0, g: 0, b: 0, a: 0)
    // One of four is white, or shows it: 255 - 3 * 255 / 4, where 191.25 is cut to 191.
    let cell = "\u{1B}[38;2;64;64;64;48;2;0;0;0m▀"
    #expect(halfBlocks(picture, scale: 0.5) == [cell + cell + "\u{1B}[0m"])
    #expect(halfBlocks(picture, scale: 0.01).count == 1)
  }

  @Test("Letters of escape sequences are no keys, and arrows go on and back")
  func keys() {
    var reader = KeyReader()
    func keys(_ text: String) -> String { String(text.utf8.compactMap { reader.key($0) }) }
    #expect(keys("aR") == "aR")
    #expect(keys("\u{1B}[A\u{1B}[B\u{1B}OC\u{1B}OD") == "kjjk")
    // Alt with a letter, Ctrl with an arrow, F5, and F1 of the console of Linux.
    #expect(keys("\u{1B}a\u{1B}[1;5A\u{1B}[15~q\u{1B}[[A") == "kqk")
    // A sequence that comes in pieces.
    #expect(keys("\u{1B}") + keys("[") + keys("A") + keys("A") == "kA")
  }

  @Test(
    "Kitty's protocol is used where the variables of the terminal name it",
    arguments: [
      (["TERM": "xterm-kitty"], TerminalPictures.kitty), (["TERM_PROGRAM": "ghostty"], .kitty),
      (["KITTY_WINDOW_ID": "1"], .kitty), (["KITTY_WINDOW_ID": "1", "TMUX": "/tmp/1"], .blocks),
      (["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"], .blocks),
      (["TERM": "xterm-kitty", "NO_COLOR": "1"], .none),
    ])
  func variables(environment: [String: String], pictures: TerminalPictures) {
    #expect(TerminalPictures.auto.resolved(in: environment) == pictures)
    #expect(TerminalPictures.kitty.resolved(in: environment) == .kitty)
  }
}

@Suite struct TerminalScreenTests {
  private func entry(_ verdict: Judgement.Verdict = .pixels(difference: Difference())) throws
    -> ReportEntry
  {
    ReportEntry(
      .outcome(
        SnapshotOutcome(
          identity: try SnapshotIdentity("Card/plain"), verdict: verdict, done: .kept,
          mode: .never, paths: .none)))
  }

  private func picture(_ bytes: [UInt8]) throws -> ReportPicture {
    let size = try #require(PixelSize(width: 6, height: 4))
    return ReportPicture(file: "/nowhere.png", digest: ContentDigest(of: bytes), size: size)
  }

  /// The words of the screen, without its control sequences.
  private func words(
    _ entry: ReportEntry, columns: Int = 80, rows: Int = 24, way: TerminalPictures = .blocks,
    _ files: [String: [UInt8]] = [:]
  ) -> String {
    let size = RawTerminal.Size(columns: columns, rows: rows)
    return TerminalScreen(size: size, way: way)
      .text("1 of 1", entry.subject.description, entry, alike: 2, "") { files[$0] }
      .replacing(/\e\[[0-9;]*[A-Za-z]/, with: " ")
  }

  @Test("Pictures are below their captions, if there is room")
  func captions() throws {
    let png = try PNG.encode(try shade(1))
    var entry = try entry()
    entry.reference = try picture(png)
    entry.actual = entry.reference
    let files = [try picture(png).path: png]
    let shown = words(entry, files)
    #expect(shown.contains("reference") && shown.contains("actual") && shown.contains("▀"))
    #expect(shown.contains("A R all 2") && !shown.contains("not readable"))
    // Below the heading, the verdict and the name there is room for the keys alone.
    #expect(!words(entry, rows: 6, files).contains("▀"))
    #expect(!words(entry, way: .none, files).contains("▀"))
    for (columns, rows) in [(1, 1), (3, 2), (40, 12), (960, 270)] {
      _ = words(entry, columns: columns, rows: rows, files)
      #expect(words(entry, columns: columns, rows: rows, way: .kitty, files).contains("\u{1B}_G"))
    }
  }

  @Test("A reference that is not readable is not taken for none")
  func unreadable() throws {
    var entry = try entry()
    entry.actual = try picture([2])
    #expect(words(entry).contains("no reference yet"))
    #expect(words(entry).contains("actual: not readable"))
    entry.reference = try picture([1])
    #expect(words(entry).contains("reference: not readable"))
    // The system refused to read it, so it is not part of the report.
    entry.reference = nil
    entry.unreadable = ["Permission denied."]
    #expect(words(entry).contains("reference: not readable"))
  }

  @Test("A text has all the room for its lines")
  func text() throws {
    // 20 of 30 new lines are kept.
    let lines = (0..<30).map { "line \($0)\n" }.joined()
    let difference = try #require(TextDifference(from: "same\n", to: "same\n" + lines))
    let shown = words(try entry(.text(difference: difference)), columns: 200)
    // 24 rows: 3 of the heading, the verdict, the keys, and one for what is left.
    #expect(shown.contains("+ line 0 ") && shown.contains("+ line 17") && shown.contains("12 more"))
    #expect(!shown.contains("+ line 18") && !shown.contains("reference"))
  }
}
