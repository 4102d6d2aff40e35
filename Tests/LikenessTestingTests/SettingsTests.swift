/// The effective record mode and folders: arguments, operations, traits, the environment.
import Foundation
import TestKit
import Testing

@testable import LikenessTesting

@Suite struct RecordModePrecedenceTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var argument: RecordMode?
    var operation: RecordMode?
    var trait: RecordMode?
    var environment: [String: String] = [:]
    var expected: RecordMode
    var testDescription: String {
      "\(argument as Any) \(operation as Any) \(trait as Any) \(environment)"
    }
  }

  @Test(
    "Argument, operation, trait and environment: the first that names a mode holds",
    arguments: [
      Row(
        argument: .all, operation: .missing, trait: .failed,
        environment: ["LIKENESS_RECORD": "never"], expected: .all),
      Row(
        operation: .missing, trait: .failed, environment: ["LIKENESS_RECORD": "never"],
        expected: .missing),
      Row(trait: .failed, environment: ["LIKENESS_RECORD": "never"], expected: .failed),
      Row(environment: ["LIKENESS_RECORD": "all"], expected: .all),
      Row(environment: ["LIKENESS_RECORD": "all", "CI": "true"], expected: .all),
      Row(trait: .failed, environment: ["CI": "true"], expected: .failed),
      Row(environment: ["CI": "1"], expected: .never),
      Row(environment: [:], expected: .missing),
    ])
  func first(row: Row) throws {
    try SnapshotSettings.$environment.withValue(row.environment) {
      try SnapshotSettings.$trait.withValue(SnapshotSettings(record: row.trait)) {
        try withSnapshotTesting(record: row.operation) {
          let mode = try SnapshotSettings.mode(argument: row.argument)
          #expect(mode == row.expected)
        }
      }
    }
  }

  @Test("An unknown mode in the environment refuses the check, whatever the argument")
  func unknownMode() throws {
    let box = try TestFolder()
    try SnapshotSettings.$environment.withValue(["LIKENESS_RECORD": "sometimes"]) {
      let outcome = try box.run { try verifySnapshot(of: plain(.black), as: .bitmap, record: .all) }
      #expect(
        outcome.verdict
          == .refused(
            problem:
              """
              LIKENESS_RECORD is “sometimes”, which is not a record mode. Use one of: all, \
              missing, failed, never.
              """
          ))
    }
    #expect(box.references.isEmpty)
  }
}

@Suite struct OperationTests {
  @Test("A truncated text fails in strict mode") func strictText() throws {
    let box = try TestFolder()
    let label = Label(text: "a label that has no room")
    let strategy = SnapshotStrategy<View>.image(in: CGSize(width: 40, height: 20), scale: 1)
    func verdict(_ strictText: StrictText, record: RecordMode = .never) throws
      -> Judgement.Verdict
    {
      try withSnapshotTesting(strictText: strictText) {
        try box.run {
          try verifySnapshot(of: label, as: strategy, named: "label", record: record).verdict
        }
      }
    }
    _ = try verdict([], record: .all)
    guard case .identical = try verdict([.warnings, .overflow]) else {
      Issue.record("not passed")
      return
    }
    guard case .undrawable(let problem) = try verdict(.all) else {
      Issue.record("not refused")
      return
    }
    #expect(problem.hasPrefix("The text is not drawn as requested. Label: the text is truncated, "))
  }

  @Test("An inner operation keeps the settings that it does not name") func inner() {
    withSnapshotTesting(record: .all, folder: "/outer") {
      withSnapshotTesting(record: .never) {
        #expect(SnapshotSettings.current == SnapshotSettings(record: .never, folder: "/outer"))
      }
      #expect(SnapshotSettings.current.record == .all)
    }
    #expect(SnapshotSettings.current == SnapshotSettings())
  }

  @Test("An operation passes on results and errors") func result() throws {
    struct Failure: Error {}
    #expect(withSnapshotTesting { 7 } == 7)
    #expect(throws: Failure.self) { try withSnapshotTesting(record: .all) { throw Failure() } }
    #expect(SnapshotSettings.current.record == nil)
  }

  @Test("Tasks keep the settings, and detached tasks do not") func tasks() async {
    await withSnapshotTesting(record: .failed) {
      await Task.yield()
      #expect(SnapshotSettings.current.record == .failed)
      #expect(await Task { SnapshotSettings.current.record }.value == .failed)
      async let child = SnapshotSettings.current.record
      #expect(await child == .failed)
      #expect(await Task.detached { SnapshotSettings.current.record }.value == nil)
    }
  }

  @MainActor @Test("An operation stays on its actor") func actor() async {
    // Compiles because the operation is not sent anywhere.
    let card = card()
    await withSnapshotTesting(record: .never) {
      await Task.yield()
      MainActor.assertIsolated()
      #expect(card.name == "Card")
    }
  }
}

@Suite(.snapshots(record: .never, folder: "/suite")) struct TraitTests {
  @Test("A test has the settings of its suite") func suite() {
    #expect(SnapshotSettings.current == SnapshotSettings(record: .never, folder: "/suite"))
  }

  @Test("A test's trait overrides that of its suite, and leaves the rest", .snapshots(record: .all))
  func testTrait() {
    #expect(SnapshotSettings.current == SnapshotSettings(record: .all, folder: "/suite"))
  }

  @Test("An operation overrides a trait", .snapshots(record: .all)) func operation() throws {
    let mode = try withSnapshotTesting(record: .failed) { try SnapshotSettings.mode(argument: nil) }
    #expect(mode == .failed)
  }

  @Test("Each case of a test has its settings", arguments: [1, 2]) func cases(number: Int) async {
    await Task.yield()
    #expect(SnapshotSettings.current.folder == "/suite")
  }

  @Suite(.snapshots(artifacts: "/inner")) struct Inner {
    @Test("A suite in a suite has the settings of both") func innerSuite() {
      #expect(
        SnapshotSettings.current
          == SnapshotSettings(record: .never, folder: "/suite", artifacts: "/inner"))
    }
  }
}

@Suite struct SnapshotFolderTests {
  @Test("By default, folders are those of the test's package") func package() throws {
    let folders = try SnapshotFolders(file: #filePath, settings: SnapshotSettings())
    let package = #filePath.dropLast("/Tests/LikenessTestingTests/SettingsTests.swift".count)
    #expect(folders.base == package)
    #expect(folders.snapshots == package + "/Snapshots")
    #expect(folders.artifacts == package + "/.build/likeness")
  }

  @Test("Relative paths start at the package, and absolute ones stay") func paths() throws {
    let folders = try SnapshotFolders(
      file: #filePath, settings: SnapshotSettings(folder: "Tests/Pictures", artifacts: "/tmp/a"))
    #expect(folders.snapshots == folders.base + "/Tests/Pictures")
    #expect(folders.artifacts == "/tmp/a")
  }

  @Test("Outside a package, folders are beside the test") func outside() throws {
    let box = try TestFolder()
    let folders = try SnapshotFolders(
      file: box("SomeTests.swift"), settings: SnapshotSettings())
    #expect(folders.snapshots == box("Snapshots"))
    #expect(folders.artifacts == box(".likeness"))
  }

  @Test("A source on another machine is an error unless all paths are given") func otherMachine()
    throws
  {
    #expect(throws: SnapshotTestingError.sourceNotHere("/nowhere/Tests/A.swift")) {
      try SnapshotFolders(file: "/nowhere/Tests/A.swift", settings: SnapshotSettings(folder: "/a"))
    }
    let folders = try SnapshotFolders(
      file: "/nowhere/Tests/A.swift", settings: SnapshotSettings(folder: "/a", artifacts: "/b"))
    #expect(folders.snapshots == "/a")
  }
}

@Suite struct RunNameTests {
  @Test func theVariableGoesFirst() {
    #expect(
      RunName.name(environment: ["LIKENESS_RUN": "42", "XCTestSessionIdentifier": "s"], parent: 1)
        == "42")
    #expect(
      RunName.name(environment: ["LIKENESS_RUN": "", "XCTestSessionIdentifier": "s"], parent: 1)
        == "s")
    // As YAML writes it. A name of two lines would be taken for a file of others.
    #expect(RunName.name(environment: ["LIKENESS_RUN": "\n42\n"], parent: 1) == "42")
  }

  @Test("Processes of one parent share the name, and those of another do not") func parents() {
    let own = Int(ProcessInfo.processInfo.processIdentifier)
    #expect(
      RunName.name(environment: [:], parent: own) == RunName.name(environment: [:], parent: own))
    #expect(
      RunName.name(environment: [:], parent: own) != RunName.name(environment: [:], parent: own + 1)
    )
    #expect(RunName.name(environment: [:], parent: own).hasPrefix("test-\(own)"))
  }
}

@Suite struct ProjectTests {
  private func run(in box: TestFolder, _ settings: String) throws -> TestRun {
    for (name, text) in [("Package.swift", ""), ("likeness.json", settings)] {
      try box.write(text, to: name)
    }
    let file = box("Tests/CardTests/CardTests.swift")
    return .at(try SnapshotFolders(file: file, settings: SnapshotSettings()))
  }

  @Test("Tests keep to the settings in likeness.json beside the package's manifest")
  func settings() throws {
    let box = try TestFolder()
    let run = try run(in: box, #"{"maxMegapixels": 2, "strictText": ["overflow"]}"#)
    #expect(run.checker.limits.maxPixels == 2_000_000)
    #expect(run.checker.strictText == .overflow)
  }

  @Test("A setting that is wrong makes every check of the package fail with its place")
  func problem() throws {
    let box = try TestFolder()
    let run = try run(in: box, #"{"strictTexts": []}"#)
    let error = #expect(throws: Problems.self) { try run.project.get() }
    #expect(error?.description.contains("likeness.json:1:2: strictTexts: ") == true)
  }
}
