/// A package that uses Likeness, from its first recording to a change of color, as `swift test`
/// shows it.
import Foundation
import TestSupport
import Testing

@Suite(.serialized, .nightly) struct SwiftTestTests {
  /// The references of the package, pictures and texts.
  private let references: Set = [
    "CardTests/card@light,1x.png", "CardTests/card@light,1x.txt", "CardTests/card@light,2x.png",
    "CardTests/card@light,2x.txt",
    "LegacyCardTests/testCard.png", "LegacyCardTests/testCard.txt", "LegacyCardTests/testList.txt",
  ]

  @Test func theFirstRunRecordsAndFailsAndTheSecondPasses() async throws {
    let consumer = try await Consumer.built()
    try consumer.reset()
    let first = try await consumer.test()
    #expect(first.status != 0)
    #expect(
      first.output.contains(
        """
        No reference for CardTests/card@light,1x. Recorded Snapshots/CardTests/card@light,1x.png; \
        look at it, then run again to compare.
        """
      ))
    #expect(first.output.contains("No reference for LegacyCardTests/testCard. Recorded "))
    #expect(first.output.contains("No reference for LegacyCardTests/testList. Recorded "))
    let recorded = consumer.files(in: "Snapshots")
    #expect(Set(recorded.keys) == references)

    let second = try await consumer.test()
    #expect(second.status == 0, "\(second.output)")
    #expect(consumer.files(in: "Snapshots") == recorded)
    expectPassesOfOneRun(consumer)

    let parallel = try await consumer.test(["--parallel"])
    #expect(parallel.status == 0, "\(parallel.output)")
    expectPassesOfOneRun(consumer)
  }

  /// Expects the outcomes of both frameworks, in any number of processes, as one run, as `likeness
  /// report` reads them.
  private func expectPassesOfOneRun(_ consumer: Consumer) {
    let logs = consumer.files(in: ".build/likeness/outcomes").values.map {
      String(decoding: $0, as: UTF8.self).split(separator: "\n")
    }
    #expect(logs.count >= 2)
    #expect(Set(logs.compactMap { $0.first.flatMap(run) }).count == 1)
    // The last line marks the end of a process.
    #expect(logs.allSatisfy { $0.last?.hasPrefix(#"{"ended":"#) == true })
    let outcomes = logs.flatMap { $0.dropFirst().dropLast() }
    #expect(outcomes.count == 4)
    #expect(outcomes.allSatisfy { $0.contains(#""status":"identical""#) })
  }

  @Test func aChangedColorFailsNamingViewAndPropertyAndLeavesPictures() async throws {
    let consumer = try await recorded()
    let before = consumer.files(in: "Snapshots")
    let attachments = consumer.folder.appendingPathComponent(".build/attachments").path
    try FileManager.default.createDirectory(atPath: attachments, withIntermediateDirectories: true)
    let run = try await consumer.test(
      ["--attachments-path", attachments], ["CONSUMER_COLOR": "#AA0000"])
    #expect(run.status != 0)
    for name in [
      "CardTests/card@light,1x", "CardTests/card@light,2x", "LegacyCardTests/testCard",
      "LegacyCardTests/testList",
    ] {
      #expect(run.output.contains("\(name) differs from its reference: "))
      #expect(
        run.output.contains(
          "To accept the actual picture, run: swift run likeness accept \(name)\n")
          || name.hasSuffix("List"))
    }
    // Each process ends with the causes, after the last line of its test framework.
    let end = try #require(run.output.components(separatedBy: "issues.\n").last)
    #expect(
      end.contains(
        """
        2 snapshots need a look:
          2  Card/badge backgroundColor: #336699 → #AA0000
        To look at the pictures and accept or reject them, run: swift run likeness review
        """), "\(end)")
    #expect(run.output.contains("Card/badge  backgroundColor: #336699 → #AA0000"))
    #expect(run.output.contains("LegacyCardTests.swift:6: error: "))
    #expect(consumer.files(in: "Snapshots") == before)

    let attached = Set(consumer.files(in: attachments).keys)
    for role in ["reference", "actual", "difference"] {
      #expect(attached.contains("CardTests-card@light,1x.\(role).png"))
      #expect(attached.contains("CardTests-card@light,2x.\(role).png"))
    }
    #expect(
      consumer.files(in: attachments)["CardTests-card@light,1x.reference.png"]
        == before["CardTests/card@light,1x.png"])
    let artifacts = Set(consumer.files(in: ".build/likeness").keys)
    #expect(
      artifacts.isSuperset(of: [
        "pending/LegacyCardTests/testCard.png", "differences/LegacyCardTests/testCard.png",
      ]))
  }

  @Test func recordFailedRecordsAgainAndThenPasses() async throws {
    let consumer = try await recorded()
    let before = consumer.files(in: "Snapshots")
    let red = ["CONSUMER_COLOR": "#AA0000"]
    let record = try await consumer.test([], red.merging(["LIKENESS_RECORD": "failed"]) { $1 })
    #expect(record.status != 0)
    #expect(record.output.contains("Reference of CardTests/card@light,1x updated"))
    let after = consumer.files(in: "Snapshots")
    #expect(Set(after.keys) == references)
    #expect(references.allSatisfy { after[$0] != before[$0] })
    #expect(try await consumer.test([], red).status == 0)
  }

  @Test func theReportIsOfTheRunAndTheCommandOfTheMessageAccepts() async throws {
    let consumer = try await recorded()
    let red = ["CONSUMER_COLOR": "#AA0000"]
    _ = try await consumer.test([], red)
    #expect(try await consumer.likeness(["report"]).status == 0)
    let report = consumer.files(in: ".build/likeness/report")
    let page = String(decoding: report["index.html"] ?? Data(), as: UTF8.self)
    for name in [
      "CardTests/card@light,1x", "CardTests/card@light,2x", "LegacyCardTests/testCard",
      "LegacyCardTests/testList",
    ] {
      #expect(page.contains(name))
    }

    // One picture by name, as its message suggests, and then the others together.
    let untouched = consumer.files(in: "Snapshots")
    #expect(try await consumer.likeness(["accept", "LegacyCardTests/testCard"]).status == 0)
    let changed = consumer.files(in: "Snapshots").filter { untouched[$0.key] != $0.value }
    #expect(Set(changed.keys) == ["LegacyCardTests/testCard.png", "LegacyCardTests/testCard.txt"])
    #expect(try await consumer.likeness(["accept", "--all"]).status == 0)
    let run = try await consumer.test([], red)
    #expect(run.status == 0, "\(run.output)")
  }

  @Test func anUnknownRecordModeFailsAndIsNamed() async throws {
    let consumer = try await recorded()
    let run = try await consumer.test([], ["LIKENESS_RECORD": "al"])
    #expect(run.status != 0)
    #expect(
      run.output.contains(
        """
        LIKENESS_RECORD is “al”, which is not a record mode. Use one of: all, missing, failed, \
        never.
        """
      ))
  }

  /// The package with references of its first color.
  func recorded() async throws -> Consumer {
    let consumer = try await Consumer.built()
    try consumer.reset()
    _ = try await consumer.test()
    #expect(Set(consumer.files(in: "Snapshots").keys) == references)
    return consumer
  }

  /// The name of the run in the first line of a log.
  private func run(_ line: Substring) -> String? {
    (try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])?["run"] as? String
  }
}
