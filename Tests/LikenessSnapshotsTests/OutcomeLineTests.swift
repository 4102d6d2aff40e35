import Foundation
import LikenessDigest
import LikenessGraphics
import Testing

@testable import LikenessSnapshots

/// The hand-written encoder must write what the general one writes.
@Suite struct OutcomeLineTests {
  private func passed(_ proof: SnapshotOutcome.Proof) throws -> SnapshotOutcome {
    let identity = try SnapshotIdentity(
      suite: "Über/Button", name: "a “quoted” \"name\"", variant: [.theme: "dark", .scale: "2"])
    let paths = SnapshotOutcome.Paths(
      reference: "/tmp/a\\b/\"c\"\u{1}\u{8}\u{c}\n\r\t\u{1f}\u{7f}é.png",
      record: "Snapshots/ü/x.txt")
    var outcome = SnapshotOutcome(
      identity: identity, finding: .passed(proof), mode: .never, paths: paths)
    outcome.finished = 1_795_281_371.450_048_4
    return outcome
  }

  private func encoded(_ outcome: SnapshotOutcome) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(outcome), as: UTF8.self)
  }

  @Test func lineOfAPassByEqualityIsThatOfTheGeneralEncoder() throws {
    var outcome = try passed(.digest)
    #expect(
      String(decoding: try #require(OutcomeLine(outcome)).bytes, as: UTF8.self)
        == (try encoded(outcome) + "\n"))
    outcome.size = PixelSize(width: 720, height: 480)
    outcome.scale = Scale(1.5)
    outcome.pixels = ContentDigest(of: "pixels")
    outcome.source = SourcePlace(file: "Tests/“A”.swift", line: 12)
    outcome.timings.layout = 4.5e-7
    outcome.timings.draw = 0
    outcome.timings.read = 12
    outcome.timings.decode = 1e22
    outcome.timings.compare = 0.1
    outcome.timings.write = -0.000_3
    #expect(
      String(decoding: try #require(OutcomeLine(outcome)).bytes, as: UTF8.self)
        == (try encoded(outcome) + "\n"))
  }

  @Test func outcomeThatHasMoreToTellIsLeftToTheGeneralEncoder() throws {
    let plain = try passed(.digest)
    let changes: [(inout SnapshotOutcome) -> Void] = [
      { $0.warnings = ["a"] }, { $0.written = ["a.txt"] }, { $0.moreCauses = 1 },
      { $0.unexplainedPixels = 0 }, { $0.paths.pending = "p" },
      { $0.paths.difference = "d" },
      { $0.finding = .missing }, { $0.finding = .passed(.identical) },
      { $0.timings.draw = .infinity }, { $0.finished = .nan },
    ]
    for change in changes {
      var outcome = plain
      change(&outcome)
      #expect(OutcomeLine(outcome)?.bytes == nil)
    }
  }
}
