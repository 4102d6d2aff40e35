/// The line of a plain outcome is what the general encoder writes.
import Foundation
import LikenessBase
import LikenessDisplayList
import LikenessSystem
import TestKit
import Testing

@testable import LikenessSnapshots

@Suite struct OutcomeLineTests {
  private func passed(_ name: String = "a “quoted” name") throws -> SnapshotOutcome {
    let identity = try SnapshotIdentity(
      suite: "Über/Button", name: name, variant: [.theme: "dark", .scale: "2"])
    var outcome = SnapshotOutcome(
      identity: identity, verdict: .identical(bySeal: true), mode: .never,
      paths: SnapshotOutcome.Paths(reference: "/tmp/é/x\u{7F}.png", record: "Snapshots/ü/x.txt"))
    outcome.finished = 1_795_281_371.450_048_4
    return outcome
  }

  private func encoded(_ outcome: SnapshotOutcome) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(outcome), as: UTF8.self) + "\n"
  }

  @Test("A plain outcome has the line of the general encoder", arguments: 0..<200)
  func plainPass(seed: UInt64) throws {
    var numbers = Seeded(seed)
    func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &numbers) }
    func chance() -> Bool { below(2) == 0 }
    func seconds() -> Double? {
      let digits = Double(below(10_000_000) - 99)
      return chance() ? nil : digits * pow(10, Double(below(32) - 12))
    }
    var outcome = try passed()
    if chance() { outcome.paths.record = nil }
    if chance() {
      (outcome.verdict, outcome.done) = (.added, .written)
      outcome.written = outcome.paths.references
    }
    outcome.mode = chance() ? .never : .missing
    if chance() { outcome.size = PixelSize(width: 720, height: 480) }
    if chance() { outcome.scale = Scale(chance() ? 2 : 1.5) }
    if chance() { outcome.pixels = ContentDigest(of: "\(seed)") }
    if chance() { outcome.source = SourcePlace(file: "Tests/“A”.swift", line: 12) }
    (outcome.timings.layout, outcome.timings.draw) = (seconds(), seconds())
    (outcome.timings.read, outcome.timings.decode) = (seconds(), seconds())
    (outcome.timings.compare, outcome.timings.write) = (seconds(), seconds())
    outcome.finished = seconds() ?? 0
    #expect(try outcome.plainLine == encoded(outcome))
  }

  @Test("Outcomes with details, and texts with escapes, are left to the general encoder")
  func others() throws {
    let changes: [(inout SnapshotOutcome) -> Void] = [
      { $0.warnings = ["a"] }, { $0.written = ["a.txt"] }, { $0.moreCauses = 1 },
      { $0.unexplainedPixels = 0 }, { $0.paths.pending = "p" }, { $0.paths.difference = "d" },
      { $0.verdict = .added }, { $0.done = .written }, { $0.done = .kept },
      { $0.verdict = .identical(bySeal: false) }, { $0.seal = SnapshotOutcome.Seal() },
      { $0.writeProblem = "No." },
      { $0.timings.draw = .infinity }, { $0.finished = .nan }, { $0.paths = .none },
      { $0.paths.record = "a\"b" }, { $0.paths.reference = "a\\b" }, { $0.paths.record = "\n" },
      { $0.source = SourcePlace(file: "\u{1F}", line: 1) },
    ]
    #expect(try passed().plainLine != nil)
    for change in changes {
      var outcome = try passed()
      change(&outcome)
      #expect(outcome.plainLine == nil)
    }
  }
}
