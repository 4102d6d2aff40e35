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
      identity: try SnapshotIdentity("News/badoo"), finding: .different(differing(12, of: 800)),
      mode: .never,
      paths: .init(
        reference: "/somewhere/reference.png", record: "/somewhere/reference.txt",
        pending: "/somewhere/pending.png", difference: "/somewhere/difference.png"))
    outcome.source = SourcePlace(file: "/somewhere/Tests/NewsTests.swift", line: 12)
    edit(&outcome)
    return Report(
      outcomes: [outcome], title: "Gallery", date: Date(timeIntervalSince1970: 0), seconds: 2,
      base: "/somewhere", pictures: { try? picture($0) }, lists: { _ in nil })
  }

  private func first(_ report: Report) throws -> [String: Any] {
    try #require((try read(report)["outcomes"] as? [[String: Any]])?.first)
  }

  @Test("An outcome is that of the log, with the report's pictures in place of paths")
  func outcomeOfTheLog() throws {
    let report = try report()
    let document = try read(report)
    #expect(document["schemaVersion"] as? Int == 2)
    #expect(document["date"] as? String == "1970-01-01T00:00:00Z")
    #expect(document["passed"] as? Bool == false)
    #expect(document["counts"] as? [String: Int] == ["pixels": 1])
    let outcome = try first(report)
    #expect(outcome["snapshot"] as? String == "News/badoo")
    #expect(outcome["status"] as? String == "pixels")
    #expect(outcome["failed"] as? Bool == true)
    let verdict = try #require(outcome["verdict"] as? [String: Any])
    #expect((verdict["difference"] as? [String: Any])?["differentPixels"] as? Int == 12)
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

  @Test func causesNameTheirViews() throws {
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

  /// The keys that the schema requires and those it allows, for the object at `path`.
  @Test func keysAreThoseOfTheSchema() throws {
    let file = repository.appending(
      path: "Sources/Evidence/LikenessReport/Resources/outcomes.schema.json")
    let schema = try #require(
      try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
    let definitions = try #require(schema["$defs"] as? [String: [String: Any]])
    let definition = { name in try #require(definitions[name]) }
    let outcome = try first(try report())
    let picture = try #require((outcome["pictures"] as? [String: Any])?["actual"] as? [String: Any])
    for (object, definition) in [
      (try read(try report()), try definition("run")), (outcome, try definition("outcome")),
      (picture, try definition("picture")),
    ] {
      let known = Set(try #require(definition["properties"] as? [String: Any]).keys)
      let required = Set(try #require(definition["required"] as? [String]))
      #expect(required.isSubset(of: object.keys))
      #expect(Set(object.keys).isSubset(of: known))
    }
    #expect(
      try (definition("status")["enum"] as? [String]).map(Set.init)
        == Set(SnapshotStatus.allCases.map(\.rawValue)))
  }
}
