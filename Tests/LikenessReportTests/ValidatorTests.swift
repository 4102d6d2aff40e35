/// Checks every format with an independent validator, whatever the names of tests, paths or themes.
import Foundation
import LikenessReport
import LikenessSnapshots
import TestKit
import Testing

/// The validators that `tools/setup --checks` installs, by `Tests/python/validate_report.py`.
private enum Validators {
  /// The findings for a report; empty if it is valid.
  static func problems(of report: Report) throws -> String {
    let folder = try TestFolder()
    for file in report.files() {
      if let text = file.text { try folder.write(text, to: file.path) }
    }
    let script = repository.appending(path: "Tests/python/validate_report.py").path
    let schema = repository.appending(
      path: "Sources/Evidence/LikenessReport/Resources/outcomes.schema.json"
    ).path
    let python = Tool(repository.appending(path: ".build-checks/bin/python").path)
    let ran = try python.run([script, folder.path, schema])
    return ran.status == 0 ? "" : "exit code \(ran.status): \(ran.errors)"
  }
}

@Suite(.requires(.check("bin/python"), .check("share/junit-10.xsd")))
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
