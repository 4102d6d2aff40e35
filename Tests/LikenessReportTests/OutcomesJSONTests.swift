/// `outcomes.json` as a program reads it. `tools/test` checks the schema itself.
import Foundation
import LikenessCauses
import LikenessReport
import LikenessSnapshots
import Testing

@Suite struct OutcomesJSONTests {
  private func read(_ report: Report) throws -> [String: Any] {
    try #require(
      try JSONSerialization.jsonObject(with: Data(report.text(of: "outcomes.json").utf8))
        as? [String: Any])
  }

  @Test func everythingKnownOfASnapshotIsWritten() throws {
    let report = Report(
      title: "Gallery", date: Date(timeIntervalSince1970: 0), seconds: 2,
      entries: try [failing(), passing("Z", "z")])
    let document = try read(report)
    #expect(document["schemaVersion"] as? Int == 1)
    #expect(document["date"] as? String == "1970-01-01T00:00:00Z")
    #expect(
      document["counts"] as? [String: Int] == [
        "total": 2, "failed": 1, "changed": 1, "new": 0, "error": 0, "passed": 1,
      ])
    let snapshot = try #require((document["snapshots"] as? [[String: Any]])?.first)
    #expect(snapshot["snapshot"] as? String == "News/badoo")
    #expect(snapshot["reason"] as? String == "pixels")
    #expect(snapshot["failed"] as? Bool == true)
    // 12 of 800 is 0.015.
    #expect((snapshot["numbers"] as? [String: Any])?["ratio"] as? Double == 0.015)
    #expect(snapshot["accept"] as? String == "likeness accept News/badoo")
    let pictures = try #require(snapshot["pictures"] as? [String: [String: Any]])
    #expect(Set(pictures.keys) == ["reference", "actual", "difference"])
    #expect(!(try report.text(of: "outcomes.json").contains("/somewhere/")))
  }

  @Test func causesNameTheirViews() throws {
    var entry = try failing(causes: ["padding: 12 → 16"])
    entry.details = [
      Cause(
        .layout, view: "News/body", property: "padding", before: "12", after: "16", pixels: 312,
        moved: 2)
    ]
    entry.unexplainedPixels = 4
    let report = Report(title: "Gallery", entries: [entry])
    let snapshot = try #require((try read(report)["snapshots"] as? [[String: Any]])?.first)
    let cause = try #require((snapshot["causes"] as? [[String: Any]])?.first)
    #expect(
      cause["kind"] as? String == "layout" && cause["view"] as? String == "News/body"
        && cause["property"] as? String == "padding")
    #expect(
      cause["before"] as? String == "12" && cause["after"] as? String == "16"
        && cause["token"] == nil)
    #expect(
      cause["pixels"] as? Int == 312 && cause["moved"] as? Int == 2
        && snapshot["unexplainedPixels"] as? Int == 4)
  }

  /// The keys that the schema requires and those it allows, for the object at `path`.
  @Test func keysAreThoseOfTheSchema() throws {
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = package.appending(
      path: "Sources/Evidence/LikenessReport/Resources/outcomes.schema.json")
    let schema = try #require(
      try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
    let definitions = try #require(schema["$defs"] as? [String: [String: Any]])
    let document = try read(Report(title: "Gallery", entries: try [failing()]))
    let snapshot = try #require((document["snapshots"] as? [[String: Any]])?.first)
    let picture = try #require(
      (snapshot["pictures"] as? [String: Any])?["actual"] as? [String: Any])
    for (object, definition) in [
      (document, schema), (snapshot, try #require(definitions["snapshot"])),
      (picture, try #require(definitions["picture"])),
    ] {
      let known = Set(try #require(definition["properties"] as? [String: Any]).keys)
      let required = Set(try #require(definition["required"] as? [String]))
      #expect(required.isSubset(of: object.keys))
      #expect(Set(object.keys).isSubset(of: known))
    }
    let reasons =
      ((definitions["snapshot"]?["properties"] as? [String: [String: Any]])?["reason"]?["enum"]
      as? [String]).map(Set.init)
    #expect(reasons == Set(SnapshotStatus.allCases.map(\.rawValue)))
  }
}
