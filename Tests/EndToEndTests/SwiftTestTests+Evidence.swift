/// What tests in a real package write beside pictures: owners, unchanged tolerated pictures, the
/// same pictures everywhere.
import Foundation
import Testing

extension SwiftTestTests {
  @Test func everyReferenceNamesItsTestItsFileAndItsAxes() async throws {
    let consumer = try await recorded()
    let text = String(
      decoding: try #require(consumer.files(in: "Snapshots")["CardTests/card@light,2x.txt"]),
      as: UTF8.self)
    #expect(
      text.contains(
        """
        \nowner Tests/ConsumerTests/CardTests.swift test CardTests/card()\nvariant \
        theme=light,scale=2\n
        """
      ))
    let legacy = String(
      decoding: try #require(consumer.files(in: "Snapshots")["LegacyCardTests/testList.txt"]),
      as: UTF8.self)
    // XCTest does not report the type of a test, so the file replaces it.
    #expect(
      legacy.contains(
        "\nowner Tests/ConsumerTests/LegacyCardTests.swift test LegacyCardTests/testList()\n"))
  }

  @Test func filteredTestsMakeNoReferenceUnusedAndACompleteRunDoes() async throws {
    let consumer = try await recorded()
    let all = consumer.files(in: "Snapshots")
    #expect(try await consumer.test(["--filter", "testCard"]).status == 0)
    let prune = try await consumer.likeness(["prune"])
    #expect(prune.status == 0)
    #expect(prune.output.hasPrefix("4 in use"), "\(prune.output)")
    #expect(consumer.files(in: "Snapshots") == all)
    let refused = try await consumer.likeness(["prune", "--complete-run"])
    #expect(
      refused.status == 2 && refused.output.contains("The last run was filtered"),
      "\(refused.output)")

    // The reference of a test that is gone.
    for end in ["png", "txt"] {
      try consumer.write(
        try #require(all["CardTests/card@light,2x.\(end)"]),
        to: "Snapshots/CardTests/gone@light,2x.\(end)")
    }
    #expect(try await consumer.test().status == 0)
    let complete = try await consumer.likeness(["prune", "--complete-run"])
    #expect(
      complete.output.contains(
        """
        removed  CardTests/gone@light,2x  (all tests ran, and none checked it; \
        CardTests/card@light,2x has the same pixels)
        """),
      "\(complete.output)")
    #expect(consumer.files(in: "Snapshots") == all)
  }

  /// SwiftPM replaces every exit code of a plugin other than 0 by 1.
  @Test func commandPluginWorksInThePackage() async throws {
    let consumer = try await recorded()
    let scene =
      #"""
      {"size": {"width": 40, "height": 20}, "variants": {"theme": ["light"], "scale": [1]}, \#
      "view": {"type": "Label", "text": "%"}}
      """#
    defer {
      try? FileManager.default.removeItem(at: consumer.folder.appendingPathComponent("Scenes"))
    }
    try consumer.write(scene, to: "Scenes/Note/plain.json")
    let record = try await consumer.plugin(["record", "--scenes", "Scenes"])
    #expect(
      record.status == 0 && record.output.contains("added  Note/plain@light,1x"), "\(record.output)"
    )
    #expect(consumer.files(in: "Snapshots").keys.contains("Note/plain@light,1x.png"))
    #expect(try await consumer.plugin(["check", "--scenes", "Scenes"]).status == 0)
    try consumer.write(scene.replacingOccurrences(of: "%", with: "#"), to: "Scenes/Note/plain.json")
    let check = try await consumer.plugin(["check", "--scenes", "Scenes"])
    #expect(
      check.status == 1 && check.output.contains("Note/plain@light,1x differs from its reference"),
      "\(check.output)")
  }

  @Test func outcomesTellTheSecondsOfEveryStage() async throws {
    let consumer = try await recorded()
    #expect(try await consumer.test().status == 0)
    let passed = try #require(try consumer.outcomes()["CardTests/card@light,1x"])
    #expect(passed["status"] as? String == "identical" && passed["verdict"] == nil)
    #expect(
      Set(try #require(passed["timings"] as? [String: Any]).keys) == ["layout", "draw", "read"])
    _ = try await consumer.test([], ["CONSUMER_COLOR": "#AA0000"])
    let different = try #require(try consumer.outcomes()["CardTests/card@light,1x"])
    #expect(
      Set(try #require(different["timings"] as? [String: Any]).keys).isSuperset(of: [
        "layout", "draw", "decode", "compare",
      ]))
  }

  @Test func pictureWithinItsToleranceIsNotRewrittenInAnyMode() async throws {
    let consumer = try await Consumer.built()
    try consumer.reset()
    let chosen = ["CONSUMER_CHOSEN": "tolerant"]
    _ = try await consumer.test(["--filter", "tolerant"], chosen)
    let before = consumer.files(in: "Snapshots")
    #expect(before.count == 2)
    for mode in ["all", "failed"] {
      let nearly = chosen.merging(["CONSUMER_COLOR": "#336698", "LIKENESS_RECORD": mode]) { $1 }
      let run = try await consumer.test(["--filter", "tolerant"], nearly)
      #expect(run.status == 0, "\(run.output)")
      #expect(consumer.files(in: "Snapshots") == before)
      #expect(try consumer.outcomes()["ChosenTests/tolerant"]?["status"] as? String == "tolerated")
    }
    let off = chosen.merging(["CONSUMER_COLOR": "#336697", "LIKENESS_RECORD": "all"]) { $1 }
    #expect(try await consumer.test(["--filter", "tolerant"], off).status != 0)
    #expect(consumer.files(in: "Snapshots") != before)
  }

  /// The clock advances between the runs, and everything else that is specific to a machine
  /// differs.
  @Test func clockLocaleTimeZoneAndRandomNumbersAreThoseThatAreHandedIn() async throws {
    let consumer = try await Consumer.built()
    try consumer.reset()
    let here = [
      "CONSUMER_CHOSEN": "story", "TZ": "America/New_York", "LANG": "en_US.UTF-8",
      "LC_ALL": "en_US.UTF-8",
    ]
    _ = try await consumer.test(["--filter", "ChosenTests"], here)
    let recorded = consumer.files(in: "Snapshots")
    #expect(
      Set(recorded.keys) == [
        "ChosenTests/environment.txt", "Surroundings/all@light,1x.png",
        "Surroundings/all@light,1x.txt",
      ])
    let there = [
      "CONSUMER_CHOSEN": "story", "TZ": "Asia/Kathmandu", "LANG": "ar_EG.UTF-8",
      "LC_ALL": "ar_EG.UTF-8",
    ]
    let run = try await consumer.test(["--filter", "ChosenTests"], there)
    #expect(run.status == 0, "\(run.output)")
    #expect(consumer.files(in: "Snapshots") == recorded)
    let text = String(
      decoding: try #require(recorded["ChosenTests/environment.txt"]), as: UTF8.self)
    #expect(text.contains(" de_DE "))
    let story = String(
      decoding: try #require(recorded["Surroundings/all@light,1x.txt"]), as: UTF8.self)
    #expect(
      story.contains(
        """
        \nowner Tests/ConsumerTests/ChosenTests.swift story Surroundings/all\nvariant \
        theme=light,scale=1\n
        """
      ))
  }
}
