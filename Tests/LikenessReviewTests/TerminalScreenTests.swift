/// The screen of one picture: what stands in place of pictures that are missing or damaged, or have no room.
import Foundation
import LikenessDigest
import LikenessGraphics
import LikenessPNG
import LikenessReport
import LikenessSnapshots
import Testing

@testable import LikenessReview

@Suite struct TerminalScreenTests {
  private func entry(_ status: SnapshotStatus = .pixels) -> ReportEntry {
    ReportEntry(suite: "Card", name: "plain", identity: "Card/plain", status: status, isFailure: true, verdict: "24 of 24 pixels differ")
  }

  private func picture(_ bytes: [UInt8]) throws -> ReportPicture {
    ReportPicture(file: "/nowhere.png", digest: ContentDigest(of: bytes), size: try #require(PixelSize(width: 6, height: 4)))
  }

  /// The words of the screen, without its control sequences.
  private func words(_ entry: ReportEntry, rows: Int = 24, _ bytes: [String: [UInt8]] = [:]) -> String {
    let size = RawTerminal.Size(columns: 80, rows: rows, width: 640, height: rows * 16)
    let screen = TerminalScreen(size: size, kind: .blocks(trueColor: true), cell: .usual, showsColors: false)
    let progress = TerminalScreen.Progress(index: 0, count: 1, accepted: 0, rejected: 0)
    return screen.entry(entry, named: entry.identity, answer: nil, alike: 1, progress, message: .init()) { bytes[$0] }
      .replacing(/\e\[[0-9;]*[A-Za-z]/, with: " ")
  }

  @Test func picturesStandUnderTheirNames() throws {
    let png = try PNG.encode(try shade(1))
    var entry = entry()
    entry.reference = try picture(png)
    entry.actual = entry.reference
    let shown = words(entry, [try picture(png).path: png])
    #expect(shown.contains("reference") && shown.contains("actual") && shown.contains("▀"))
    #expect(!shown.contains("not readable") && !shown.contains("no reference yet"))
    // Below the heading, the verdict and the name there is room for the keys alone.
    let narrow = words(entry, rows: 7, [try picture(png).path: png])
    #expect(narrow.contains("24 of 24 pixels differ") && !narrow.contains("▀"))
  }

  @Test func aReferenceThatIsNotReadableIsNotTakenForNone() throws {
    var entry = entry()
    entry.actual = try picture([2])
    #expect(words(entry).contains("no reference yet"))
    entry.reference = try picture([1])
    let damaged = words(entry, [try picture([1]).path: [1], try picture([2]).path: [2]])
    #expect(damaged.components(separatedBy: "not readable").count == 3 && !damaged.contains("no reference yet"))
    // The system refused to read it, so it is not part of the report.
    entry.reference = nil
    entry.unreadable = ["Permission denied."]
    #expect(!words(entry).contains("no reference yet"))
  }

  @Test func aTextHasAllTheRoomForItsLines() {
    var entry = entry(.text)
    entry.changes = (0..<15).map { .init(.added, "line \($0)") }
    let shown = words(entry)
    #expect(shown.contains("+ line 0 ") && shown.contains("+ line 14") && !shown.contains("more"))
    #expect(!shown.contains("reference") && !shown.contains("actual"))
  }
}
