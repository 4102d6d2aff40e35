/// Checks every format with an independent validator, whatever the names of tests, paths or themes.
import Foundation
import LikenessReport
import LikenessSnapshots
import Testing

/// The validators that `tools/setup --checks` installs, by `tools/report/validate.py`.
private enum Validators {
  static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  static let python = package.appendingPathComponent(".build-checks/bin/python")
  static let schema = package.appendingPathComponent(".build-checks/share/junit-10.xsd")
  static var areThere: Bool {
    [python, schema].allSatisfy { FileManager.default.fileExists(atPath: $0.path) }
  }

  /// The validators' findings for a report; empty if it is valid.
  static func problems(of report: Report) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "likeness-valid-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for file in report.files() {
      if let text = file.text {
        try Data(text.utf8).write(to: folder.appendingPathComponent(file.path))
      }
    }
    let process = Process()
    let output = Pipe()
    process.executableURL = python
    process.arguments = [
      package.appendingPathComponent("tools/report/validate.py").path, folder.path,
      package.appendingPathComponent(
        "Sources/Evidence/LikenessReport/Resources/outcomes.schema.json"
      ).path,
    ]
    process.standardError = output
    try process.run()
    let said = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0
      ? "" : "exit code \(process.terminationStatus): \(String(decoding: said, as: UTF8.self))"
  }
}

@Suite(
  .enabled(
    if: Validators.areThere,
    """
    NO VALIDATORS: .build-checks has none, so the formats are tested by our own readers only. Run \
    tools/setup --checks.
    """
  ))
struct ValidatorTests {
  /// An entry with `text` in every possible place.
  private func hostile(_ text: String, _ status: SnapshotStatus) throws -> ReportEntry {
    var entry = try failing(causes: [text])
    entry.subject = try hostileSubject(text)
    entry.status = status
    entry.verdict = text
    entry.acceptCommand = text
    entry.source = SourcePlace(file: text, line: 12)
    entry.warnings = [text]
    entry.timings = .init()
    entry.timings?.draw = 0.5
    return entry
  }

  @Test func formatsOfARunAreValid() throws {
    let entries = try SnapshotStatus.allCases.enumerated().map { index, status in
      var entry = try failing("News", "case\(index)", causes: index % 2 == 0 ? ["accent"] : [])
      entry.status = status
      entry.isFailure = status != .identical
      return entry
    }
    let report = Report(
      title: "Gallery", date: Date(timeIntervalSince1970: 1_000_000_000), seconds: 3,
      entries: entries)
    let problems = try Validators.problems(of: report)
    #expect(problems == "", "\(problems)")
  }

  @Test func formatsOfAnEmptyRunAreValid() throws {
    let problems = try Validators.problems(of: Report(title: "", entries: []))
    #expect(problems == "", "\(problems)")
  }

  @Test func formatsOfHostileNamesAreValid() throws {
    let entries = try hostileTexts.enumerated().map { index, text in
      try hostile(text, SnapshotStatus.allCases[index % SnapshotStatus.allCases.count])
    }
    var report = Report(title: hostileTexts.joined(separator: " "), entries: entries)
    report.problems =
      hostileTexts.map { UnreadScene(message: $0) }
      + hostileTexts.map { UnreadScene(file: $0, line: 3, column: 5, message: $0) }
    let problems = try Validators.problems(of: report)
    #expect(problems == "", "\(problems)")
  }

  @Test func validatorsRefuseWhatIsBroken() throws {
    // A negative number of pixels: the schema requires at least 0.
    var entry = try failing()
    entry.comparison = differing(-1, of: 800)
    #expect(
      try Validators.problems(of: Report(title: "Gallery", entries: [entry])).contains(
        "outcomes.json"))
  }
}
