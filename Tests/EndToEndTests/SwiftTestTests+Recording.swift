/// Recording, accepting and reading references in a real package with `swift test` and the command,
/// and the resulting files.
import Foundation
import Testing

extension SwiftTestTests {
  private var red: [String: String] { ["CONSUMER_COLOR": "#AA0000"] }

  @Test func recordAllRewritesWhatDiffersAndNoFileThatIsEqual() async throws {
    let consumer = try await recorded()
    let before = try changes(consumer)
    let same = try await consumer.test([], ["LIKENESS_RECORD": "all"])
    #expect(same.status == 0, "\(same.output)")
    #expect(try changes(consumer) == before)
    let other = try await consumer.test([], red.merging(["LIKENESS_RECORD": "all"]) { $1 })
    #expect(other.status != 0)
    #expect(try changes(consumer).allSatisfy { $0.value != before[$0.key] })
  }

  @Test func acceptTakesPicturesFromWhatAnotherMachineLeft() async throws {
    let consumer = try await recorded()
    _ = try await consumer.test([], red)
    // As an unpacked artifact of a CI provider.
    let artifact = FileManager.default.temporaryDirectory.appendingPathComponent(
      "likeness-artifact-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: artifact) }
    try FileManager.default.copyItem(
      at: consumer.folder.appendingPathComponent(".build/likeness"), to: artifact)
    try FileManager.default.removeItem(at: consumer.folder.appendingPathComponent(".build"))
    let accepted = try await consumer.likeness(["accept", "--all", "--from", artifact.path])
    #expect(accepted.status == 0, "\(accepted.output)")
    let run = try await consumer.test([], red)
    #expect(run.status == 0, "\(run.output)")
  }

  @Test func rejectLeavesTheReferencesAndNothingPending() async throws {
    let consumer = try await recorded()
    let references = consumer.files(in: "Snapshots")
    _ = try await consumer.test([], red)
    #expect(try await consumer.likeness(["reject", "--all"]).status == 0)
    #expect(consumer.files(in: "Snapshots") == references)
    #expect(
      consumer.files(in: ".build/likeness/pending").isEmpty
        && consumer.files(in: ".build/likeness/differences").isEmpty)
  }

  @Test func editedPictureIsComparedInFullAlthoughItsTextStillHasTheOldDigest() async throws {
    let consumer = try await recorded()
    let other = try #require(consumer.files(in: "Snapshots")["CardTests/card@light,2x.png"])
    try other.write(
      to: consumer.folder.appendingPathComponent("Snapshots/CardTests/card@light,1x.png"))
    let run = try await consumer.test(["--filter", "CardTests"])
    #expect(run.status != 0)
    #expect(
      run.output.contains(
        "CardTests/card@light,1x differs from its reference: the reference has 80 × 40 pixels"))
  }

  @Test func killedTestsReportWhatFinishedAndTellWhatWasNotRunFromWhatIsGone() async throws {
    let consumer = try await recorded()
    _ = try await consumer.test(["--filter", "CrashTests"], ["CONSUMER_CRASH": "not now"])
    // The reference of a removed test: only a complete run can prove it unused.
    for end in ["png", "txt"] {
      let file = try #require(consumer.files(in: "Snapshots")["CrashTests/later.\(end)"])
      try consumer.write(
        Data(String(decoding: file, as: UTF8.self).utf8) == file
          ? Data(
            String(decoding: file, as: UTF8.self).replacing(
              "CrashTests/later()", with: "CrashTests/gone()"
            ).utf8) : file,
        to: "Snapshots/CrashTests/gone.\(end)")
    }
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

  /// Every reference with its file number, which changes if it is rewritten, even with the same
  /// bytes.
  private func changes(_ consumer: Consumer) throws -> [String: Int] {
    var numbers: [String: Int] = [:]
    for name in consumer.files(in: "Snapshots").keys {
      let path = consumer.folder.appendingPathComponent("Snapshots/" + name).path
      numbers[name] =
        try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
    }
    return numbers
  }
}
