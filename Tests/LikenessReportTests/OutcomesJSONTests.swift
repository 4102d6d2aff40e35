/// `outcomes.json` as a program reads it. `tools/test` checks the schema itself.
import Foundation
import LikenessCauses
import LikenessReport
import LikenessSnapshots
import TestKit
import Testing

@Suite struct OutcomesJSONTests {
  private func read(_ report: Report) throws -> [String: Any] {
    try #require(
      try JSONSerialization.jsonObject(with: Data(report.text(of: "outcomes.json").utf8))
        as? [String: Any])
  }

  /// A report of one outcome whose pixels differ; it has all three pictures.
  private func report(_ edit: (inout SnapshotOutcome) -> Void = { _ in }) throws -> Report {
    var outcome = SnapshotOutcome(
      identity: try SnapshotIdentity("News/badoo"), verdict: differing(12, of: 800), done: .kept,
      mode: .never,
      paths: .init(
        reference: "/somewhere/reference.png", record: "/somewhere/reference.txt",
        pending: "/somewhere/pending.png", difference: "/somewhere/difference.png"))
    outcome.source = SourcePlace(file: "/somewhere/Tests/NewsTests.swift", line: 12)
    edit(&outcome)
    return Report(
      outcomes: [outcome], title: "Gallery", date: Date(timeIntervalSince1970: 0), seconds: 2,
      base: "/somewhere", pictures: { try? picture($0) })
  }

  private func first(_ report: Report) throws -> [String: Any] {
    try #require((try read(report)["outcomes"] as? [[String: Any]])?.first)
  }

  @Test("An outcome is that of the log, with pictures of the report and paths of the package")
  func outcomeOfTheLog() throws {
    let report = try report()
    let document = try read(report)
    #expect(document["schemaVersion"] as? Int == 3)
    #expect(document["date"] as? String == "1970-01-01T00:00:00Z")
    #expect(document["passed"] as? Bool == false)
    #expect(document["counts"] as? [String: Int] == ["pixels": 1])
    let outcome = try first(report)
    #expect(outcome["snapshot"] as? String == "News/badoo")
    #expect(outcome["status"] as? String == "pixels")
    #expect(outcome["failed"] as? Bool == true)
    let verdict = try #require(outcome["verdict"] as? [String: Any])
    let pixels = try #require(verdict["pixels"] as? [String: [String: Any]])
    #expect(pixels["difference"]?["differentPixels"] as? Int == 12)
    #expect(outcome["done"] as? String == "kept")
    #expect(
      outcome["paths"] as? [String: String] == [
        "reference": "reference.png", "record": "reference.txt", "pending": "pending.png",
        "difference": "difference.png",
      ])
    #expect(outcome["accept"] as? String == "likeness accept News/badoo")
    #expect(
      (outcome["source"] as? [String: Any])?["file"] as? String == "Tests/NewsTests.swift")
    let pictures = try #require(outcome["pictures"] as? [String: [String: Any]])
    #expect(Set(pictures.keys) == ["reference", "actual", "difference"])
    #expect(!(try report.text(of: "outcomes.json").contains("/somewhere/")))
  }

  @Test("Two files and a snapshot that did not run have a status without an outcome")
  func withoutOutcome() throws {
    let report = Report(
      outcomes: [], notRun: [try SnapshotIdentity("News/badoo")], title: "Gallery")
    let outcome = try first(report)
    #expect(outcome["status"] as? String == "notRun" && outcome["failed"] as? Bool == true)
    #expect(outcome["mode"] == nil)
    #expect((outcome["pictures"] as? [String: Any])?.isEmpty == true)
  }

  @Test("Causes name their views") func views() throws {
    let cause = Cause(
      .layout("padding"), view: "News/body", before: "12", after: "16", pixels: 312,
      moved: 2)
    let outcome = try first(
      try report {
        $0.causes = [cause]
        $0.unexplainedPixels = 4
      })
    let written = try JSONSerialization.data(
      withJSONObject: try #require((outcome["causes"] as? [Any])?.first))
    #expect(try JSONDecoder().decode(Cause.self, from: written) == cause)
    #expect(outcome["unexplainedPixels"] as? Int == 4)
  }

  @Test("Paths outside the package are left empty") func otherPaths() throws {
    let outcome = try first(
      try report {
        $0.paths.reference = "/elsewhere/reference.png"
        $0.paths.pending = "/somewhere.png"
        $0.paths.difference = nil
        $0.written = ["/elsewhere/reference.png", "/somewhere/reference.txt"]
      })
    #expect(
      outcome["paths"] as? [String: String] == [
        "reference": "", "record": "reference.txt", "pending": "",
      ])
    #expect(outcome["written"] as? [String] == ["", "reference.txt"])
  }

  /// Apart from what only a report knows, the document repeats the line of the log.
  @Test("An outcome has the one form of outcomes") func oneForm() throws {
    let cause = Cause(.token("accent"), before: "1", after: "2", pixels: 12)
    let report = try report {
      $0.causes = [cause]
      $0.moreCauses = 2
      $0.timings.compare = 0.5
    }
    let outcome = try #require(report.entries.first?.outcome)
    var line = try #require(
      try JSONSerialization.jsonObject(with: JSONEncoder().encode(outcome)) as? [String: Any])
    var reported = try first(report)
    line["paths"] = nil
    for key in ["paths", "failed", "summary", "regions", "moreRegions", "pictures", "accept"] {
      reported[key] = nil
    }
    #expect(NSDictionary(dictionary: line) == NSDictionary(dictionary: reported))
  }
}
