/// The one form of an outcome: what is coded is read back, and what no check writes is refused.
import Foundation
import LikenessBase
import LikenessCauses
import LikenessCompare
import LikenessDisplayList
import TestKit
import Testing

@testable import LikenessSnapshots

@Suite struct OutcomeFormTests {
  private static let difference = {
    var difference = Difference()
    difference.differentPixels = 3
    return difference
  }()

  /// Each verdict with evidence of its own.
  private static let verdicts: [Judgement.Verdict] = {
    var verdicts: [Judgement.Verdict] = [
      .identical(bySeal: true), .identical(bySeal: false),
      .tolerated(difference: difference), .pixels(difference: difference),
      .size(reference: pixels(4, 2), actual: pixels(4, 3)), .added, .missing,
      .unreadable(problem: "a", kind: .damaged), .unreadable(problem: "b", kind: .pointer),
      .unreadable(problem: "c", kind: .outOfReach), .undrawable(problem: "d\n\u{1B}"),
      .refused(problem: "“e”"),
    ]
    if let text = TextDifference(from: "a\nb", to: "a\nc") {
      verdicts.append(.text(difference: text))
    }
    if let other = try? SnapshotIdentity("Button/old@dark") {
      verdicts.append(.renamed(from: other))
    }
    if let shard = try? Shard("1/2") { verdicts.append(.elsewhere(shard: shard)) }
    return verdicts
  }()

  private static let doings: [SnapshotOutcome.Done] = [.settled, .written, .kept, .unwritten]

  /// An outcome with something in every field.
  private func outcome(
    _ verdict: Judgement.Verdict = .pixels(difference: difference),
    _ done: SnapshotOutcome.Done = .kept
  ) throws -> SnapshotOutcome {
    var outcome = SnapshotOutcome(
      identity: try SnapshotIdentity("Button/primary@dark"), verdict: verdict, done: done,
      mode: .missing,
      paths: .init(reference: "r.png", record: "r.txt", pending: "p.png", difference: "d.png"))
    outcome.writeProblem = done == .unwritten ? "The disk is full." : nil
    outcome.causes = [
      Cause(.style("color"), view: "Button", before: "#000000", after: "#FFFFFF", pixels: 3)
    ]
    outcome.moreCauses = 2
    outcome.unexplainedPixels = 1
    outcome.warnings = ["a", "b"]
    outcome.written = done == .written ? ["r.png", "r.txt"] : []
    outcome.size = pixels(4, 2)
    outcome.scale = Scale(2)
    outcome.pixels = ContentDigest(of: "pixels")
    outcome.seal = SnapshotOutcome.Seal(
      reference: ContentDigest(of: "1"), text: ContentDigest(of: "2"),
      actual: ContentDigest(of: "3"), actualText: ContentDigest(of: "4"),
      difference: ContentDigest(of: "5"))
    outcome.source = SourcePlace(file: "A.swift", line: 7)
    outcome.timings.layout = 0.5
    outcome.timings.compare = 0.25
    outcome.finished = 1_800_000_000.5
    return outcome
  }

  private func decoded(_ data: Data) throws -> SnapshotOutcome {
    try JSONDecoder().decode(SnapshotOutcome.self, from: data)
  }

  @Test("Every verdict with every end reads back as it was", arguments: verdicts, doings)
  func roundTrip(verdict: Judgement.Verdict, done: SnapshotOutcome.Done) throws {
    let outcome = try outcome(verdict, done)
    let read = try decoded(JSONEncoder().encode(outcome))
    #expect(read == outcome && read.isPossible)
  }

  @Test("All verdicts and ends are tried") func complete() {
    #expect(Set(Self.verdicts.map(\.status)).count == 12)
    #expect(Self.doings.count == 4)
  }

  @Test("The status follows the verdict and what became of the files") func status() throws {
    var outcome = try outcome(.added, .kept)
    #expect(outcome.status == .added)
    outcome.done = .written
    #expect(outcome.status == .recorded)
    outcome.done = .unwritten
    #expect(outcome.status == .unwritable)
    outcome.verdict = .identical(bySeal: true)
    #expect(outcome.status == .unwritable)
    // Beside an equal picture, its text alone is written.
    outcome.done = .written
    #expect(outcome.status == .identical)
  }

  @Test("The keys are those of the documentation") func keys() throws {
    let json = try #require(
      JSONSerialization.jsonObject(with: JSONEncoder().encode(outcome())) as? [String: Any])
    #expect(
      json.keys.sorted() == [
        "causes", "done", "finished", "mode", "moreCauses", "paths", "pixels", "scale",
        "schemaVersion", "seal", "size", "snapshot", "source", "status", "timings",
        "unexplainedPixels", "verdict", "warnings", "written",
      ])
    #expect(json["schemaVersion"] as? Int == 3)
    #expect(json["snapshot"] as? String == "Button/primary@dark")
    #expect(json["status"] as? String == "pixels" && json["done"] as? String == "kept")
    #expect((json["verdict"] as? [String: Any])?.keys.sorted() == ["pixels"])
  }

  private func edited(_ edit: (inout [String: Any]) -> Void) throws -> Data {
    let written = try JSONEncoder().encode(outcome())
    var object = try #require(JSONSerialization.jsonObject(with: written) as? [String: Any])
    edit(&object)
    return try JSONSerialization.data(withJSONObject: object)
  }

  @Test("An outcome of another version is refused", arguments: [0, 1, 2, 4])
  func version(number: Int) throws {
    let other = try edited { $0["schemaVersion"] = number }
    #expect(throws: DecodingError.self) { try decoded(other) }
    let none = try edited { $0["schemaVersion"] = nil }
    #expect(throws: DecodingError.self) { try decoded(none) }
  }

  @Test(
    "Words that no run writes are errors",
    arguments: [
      ("snapshot", ""), ("pixels", "abc"), ("mode", "always"), ("done", "stolen"),
      ("status", "sideways"), ("status", "removed"),
    ])
  func words(key: String, value: String) throws {
    let odd = try edited { $0[key] = value }
    #expect(throws: DecodingError.self) { try decoded(odd) }
  }

  @Test("A verdict without its evidence is an error", arguments: ["pixels", "size", "text"])
  func evidence(verdict: String) throws {
    let odd = try edited { $0["verdict"] = [verdict: [String: String]()] }
    #expect(throws: DecodingError.self) { try decoded(odd) }
  }

  /// They decode, and no run writes them.
  @Test(
    "A contradiction between status, verdict and end is impossible",
    arguments: [
      ("status", "identical"), ("status", "recorded"), ("status", "notRun"), ("done", "written"),
      ("done", "unwritten"),
    ])
  func contradiction(key: String, value: String) throws {
    #expect(try decoded(edited { _ in }).isPossible)
    #expect(try !decoded(edited { $0[key] = value }).isPossible)
  }

  @Test("Counts that no picture or text has are impossible") func counts() throws {
    var text = try #require(TextDifference(from: "a", to: "b"))
    text.hunks[0].added = -1
    let edits: [(inout SnapshotOutcome) -> Void] = [
      { $0.moreCauses = -1 }, { $0.unexplainedPixels = -1 }, { $0.unexplainedPixels = .max },
      { $0.timings.draw = 1e300 }, { $0.finished = 1e13 }, { $0.source?.line = -1 },
      { $0.causes[0].pixels = -1 }, { $0.verdict = .text(difference: text) },
    ]
    for (number, edit) in edits.enumerated() {
      var outcome = try outcome()
      edit(&outcome)
      #expect(!outcome.isPossible, "\(number)")
    }
  }

  @Test("An impossible line of a log is damaged, and the others are read") func log() throws {
    let possible = try JSONEncoder().encode(outcome())
    let lines = try [
      possible, edited { $0["schemaVersion"] = 2 }, edited { $0["status"] = "size" },
    ]
    let start = try JSONEncoder().encode(OutcomeLog.Start(run: "r", process: 1, started: 1))
    let bytes = ([start] + lines + [possible]).flatMap { Array($0) + [UInt8(ascii: "\n")] }
    let file = LoggedOutcomes.File(path: "1-0.jsonl", bytes: bytes)
    #expect(file.outcomes == [try outcome(), try outcome()])
    #expect(file.damage?.lines == [3, 4] && file.damage?.isLoss == true)
  }
}
