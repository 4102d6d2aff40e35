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
  @Test("Formats of a run are valid") func run() throws {
    let entries = try SnapshotStatus.allCases.map { try failing("News", $0.rawValue, as: $0) }
    let report = Report(
      title: "Gallery", date: Date(timeIntervalSince1970: 1_000_000_000), seconds: 3,
      entries: entries + [try failing(causes: ["accent"]), unreadablePair("a.png")])
    let problems = try Validators.problems(of: report)
    #expect(problems == "", "\(problems)")
  }

  @Test("Formats of an empty run are valid") func empty() throws {
    let problems = try Validators.problems(of: Report(title: "", entries: []))
    #expect(problems == "", "\(problems)")
  }

  @Test("Formats of hostile names are valid") func hostileNames() throws {
    let entries = try hostileTexts.flatMap { [try hostile($0), unreadablePair($0, $0)] }
    var report = Report(title: hostileTexts.joined(separator: " "), entries: entries)
    report.problems =
      hostileTexts.map { UnreadScene(message: $0) }
      + hostileTexts.map { UnreadScene(file: $0, line: 3, column: 5, message: $0) }
    let problems = try Validators.problems(of: report)
    #expect(problems == "", "\(problems)")
  }

  @Test("Validators refuse what is broken") func broken() throws {
    // A negative number of pixels: the schema requires at least 0.
    let entry = try failing("A", "b", differing(-1, of: 800))
    #expect(
      try Validators.problems(of: Report(title: "Gallery", entries: [entry])).contains(
        "outcomes.json"))
  }
}
