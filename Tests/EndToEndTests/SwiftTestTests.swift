/// A package that uses Likeness, in what only `swift test` itself can prove: processes in parallel,
/// attachments, tests that are killed, the plugin, and another place in the world.
import Foundation
import LikenessJSON
import TestSupport
import Testing

@Suite(.serialized, .nightly) struct SwiftTestTests {
  private static let names = [
    "CardTests/card@light,1x", "CardTests/card@light,2x", "LegacyCardTests/testCard",
    "LegacyCardTests/testList",
  ]
  private let red = ["CONSUMER_COLOR": "#AA0000"]

  /// The references of the first color, recorded once.
  private static let references = Task {
    let consumer = try await Consumer.built()
    try consumer.reset()
    _ = try await consumer.test()
    return consumer.files(in: "Snapshots")
  }

  /// The package with references of its first color, and without a run.
  private func recorded() async throws -> Consumer {
    let references = try await Self.references.value
    let consumer = try await Consumer.built()
    try consumer.reset()
    for (name, content) in references { try consumer.write(content, to: "Snapshots/" + name) }
    return consumer
  }

  @Test("Processes in parallel are one run, and recording rewrites no file that is equal")
  func parallel() async throws {
    let consumer = try await recorded()
    let before = try fileNumbers(consumer)
    let run = try await consumer.test(["--parallel"], ["LIKENESS_RECORD": "all"])
    #expect(run.status == 0, "\(run.output)")
    // A file that is replaced has another number, even with the same bytes.
    #expect(try fileNumbers(consumer) == before)

    let logs = consumer.files(in: ".build/likeness/outcomes").values.map {
      String(decoding: $0, as: UTF8.self).split(separator: "\n").map(String.init)
    }
    #expect(logs.count >= 2)
    let runs = logs.compactMap(\.first).map { JSONDocument($0, file: "log").root?.value["run"] }
    #expect(Set(runs).count == 1 && !runs.contains(nil))
    // The last line marks the end of a process.
    #expect(logs.allSatisfy { $0.last?.hasPrefix(#"{"ended":"#) == true })
    let outcomes = logs.flatMap { $0.dropFirst().dropLast() }
    #expect(outcomes.count == 4)
    #expect(outcomes.allSatisfy { $0.contains(#""status":"identical""#) })
  }

  /// Every reference with its number in the file system.
  private func fileNumbers(_ consumer: Consumer) throws -> [String: Int] {
    var numbers: [String: Int] = [:]
    for name in consumer.files(in: "Snapshots").keys {
      let path = consumer.folder.appendingPathComponent("Snapshots/" + name).path
      numbers[name] =
        try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
    }
    return numbers
  }

  @Test("A changed color fails with view and property, and attaches the pictures")
  func attachments() async throws {
    let consumer = try await recorded()
    let before = consumer.files(in: "Snapshots")
    let attachments = consumer.folder.appendingPathComponent(".build/attachments").path
    try FileManager.default.createDirectory(atPath: attachments, withIntermediateDirectories: true)
    let run = try await consumer.test(["--attachments-path", attachments], red)
    #expect(run.status != 0)
    for name in Self.names {
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

    let attached = consumer.files(in: attachments)
    for role in ["reference", "actual", "difference"] {
      #expect(attached["CardTests-card@light,1x.\(role).png"] != nil)
      #expect(attached["CardTests-card@light,2x.\(role).png"] != nil)
    }
    #expect(
      attached["CardTests-card@light,1x.reference.png"] == before["CardTests/card@light,1x.png"])
    let artifacts = Set(consumer.files(in: ".build/likeness").keys)
    #expect(
      artifacts.isSuperset(of: [
        "pending/LegacyCardTests/testCard.waiting/actual.png",
        "pending/LegacyCardTests/testCard.waiting/difference.png",
      ]))
  }

  @Test("Killed tests report what finished, and tell what was not run from what is gone")
  func killed() async throws {
    let consumer = try await recorded()
    _ = try await consumer.test(["--filter", "CrashTests"], ["CONSUMER_CRASH": "not now"])
    // The reference of a removed test: only a complete run can prove it unused.
    let later = consumer.files(in: "Snapshots")
    try consumer.write(
      try #require(later["CrashTests/later.png"]), to: "Snapshots/CrashTests/gone.png")
    let text = String(decoding: try #require(later["CrashTests/later.txt"]), as: UTF8.self)
    try consumer.write(
      text.replacing("CrashTests/later()", with: "CrashTests/gone()"),
      to: "Snapshots/CrashTests/gone.txt")
    let before = consumer.files(in: "Snapshots")
    let run = try await consumer.test(
      [], red.merging(["CONSUMER_CRASH": "now", "LIKENESS_RECORD": "all"]) { $1 })
    #expect(run.status != 0)
    // The temporary file of a killed process stays until the next one writes there.
    #expect(
      consumer.files(in: "Snapshots").keys.allSatisfy {
        before[$0] != nil || $0.contains("/.likeness-aside-")
      })
    #expect(try consumer.outcomes()["CrashTests/before"]?["status"] as? String == "recorded")
    let report = try await consumer.likeness(["report"])
    #expect(report.status == 0)
    let entries = try reported(consumer)
    #expect(
      entries["CrashTests/before"] == "recorded"
        && entries["LegacyCardTests/testCard"] == "recorded", "\(entries)")
    #expect(entries["CrashTests/later"] == "notRun", "\(entries) \(report.output)")
    #expect(entries["CrashTests/gone"] == "notRun")
    // How many others had finished when the process died differs from run to run.
    let waiting = entries.values.count { $0 == "notRun" }
    #expect(
      report.output.contains(
        "The run was interrupted before \(waiting) snapshots. The report lists them as not run."))

    // A run of selected tests, and a finished one, leave nothing open.
    _ = try await consumer.test(
      ["--filter", "CrashTests"], red.merging(["CONSUMER_CRASH": "now"]) { $1 })
    #expect(try await consumer.likeness(["report"]).output.contains("not run") == false)
    _ = try await consumer.test([], ["LIKENESS_RECORD": "all"])
    #expect(try await consumer.likeness(["report"]).output.contains("not run") == false)
  }

  /// What the report says of each snapshot.
  private func reported(_ consumer: Consumer) throws -> [String: String] {
    let file = try #require(consumer.files(in: ".build/likeness/report")["outcomes.json"])
    let entries = try #require(
      try document(String(decoding: file, as: UTF8.self))["outcomes"] as? [[String: Any]])
    return Dictionary(
      entries.compactMap { entry in
        (entry["snapshot"] as? String).map { ($0, entry["status"] as? String ?? "") }
      },
      uniquingKeysWith: { $1 })
  }

  /// SwiftPM replaces every exit code of a plugin other than 0 by 1.
  @Test("The command plugin records and checks in the package, without building our gallery")
  func plugin() async throws {
    let consumer = try await recorded()
    // Another version may have left it in the folder.
    try? FileManager.default.removeItem(atPath: consumer.module("LikenessGallery"))
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
    #expect(FileManager.default.fileExists(atPath: consumer.module("LikenessCommand")))
    #expect(!FileManager.default.fileExists(atPath: consumer.module("LikenessGallery")))
    #expect(try await consumer.plugin(["check", "--scenes", "Scenes"]).status == 0)
    try consumer.write(scene.replacingOccurrences(of: "%", with: "#"), to: "Scenes/Note/plain.json")
    let check = try await consumer.plugin(["check", "--scenes", "Scenes"])
    #expect(
      check.status == 1 && check.output.contains("Note/plain@light,1x differs from its reference"),
      "\(check.output)")
  }

  @Test("The command plugin runs the package's own command; likeness.json chooses among several")
  func ownCommand() async throws {
    let consumer = try await Consumer.built()
    try consumer.reset()
    func list(_ commands: String) async throws -> Consumer.Run {
      try await consumer.plugin(["check", "--list"], commands: commands)
    }
    let one = try await list("cards")
    #expect(one.status == 0 && one.output.contains("cards/hello@light,1x"), "\(one.output)")
    let both = try await list("others cards")
    #expect(
      both.status == 1
        && both.output.contains(
          """
          This package has several commands: cards, others. Choose one in likeness.json: \
          { "command": "cards" }
          """),
      "\(both.output)")
    defer {
      let settings = consumer.folder.appendingPathComponent("likeness.json")
      try? FileManager.default.removeItem(at: settings)
    }
    try consumer.write(#"{ "command": "others", /* of two */ }"#, to: "likeness.json")
    let chosen = try await list("others cards")
    #expect(
      chosen.status == 0 && chosen.output.contains("others/hello@light,1x")
        && !chosen.output.contains("cards/hello"), "\(chosen.output)")
    let gone = try await list("cards")
    #expect(
      gone.status == 1
        && gone.output.contains(
          """
          "command" in likeness.json is "others", which is no executable product of this package. \
          Give one of: cards, likeness.
          """),
      "\(gone.output)")
  }

  /// The clock advances between the runs, too. No other test runs in another place.
  @Test("Clock, language, zone and random numbers are handed in; a filtered run prunes nothing")
  func anotherPlace() async throws {
    let consumer = try await Consumer.built()
    try consumer.reset()
    func run(_ zone: String, _ locale: String) async throws -> Consumer.Run {
      try await consumer.test(
        ["--filter", "PlaceTests"],
        ["CONSUMER_PLACE": "1", "TZ": zone, "LANG": locale, "LC_ALL": locale])
    }
    _ = try await run("America/New_York", "en_US.UTF-8")
    let recorded = consumer.files(in: "Snapshots")
    #expect(
      Set(recorded.keys) == [
        "PlaceTests/environment.txt", "Surroundings/all@light,1x.png",
        "Surroundings/all@light,1x.txt",
      ])
    let there = try await run("Asia/Kathmandu", "ar_EG.UTF-8")
    #expect(there.status == 0, "\(there.output)")
    #expect(consumer.files(in: "Snapshots") == recorded)
    let text = String(decoding: try #require(recorded["PlaceTests/environment.txt"]), as: UTF8.self)
    #expect(text.contains(" de_DE "))

    // The process has logged that it was filtered, although everything in it passed.
    let prune = try await consumer.likeness(["prune", "--complete-run"])
    #expect(
      prune.status == 2 && prune.output.contains("The last run was filtered or split"),
      "\(prune.output)")
    #expect(consumer.files(in: "Snapshots") == recorded)
  }
}
