/// Owners of references, complete runs, and which references are unused.
import Foundation
import LikenessBase
import LikenessPNG
import TestKit
import Testing

@testable import LikenessSnapshots

@Suite struct OwnerTests {
  @Test(arguments: [
    (
      "Tests/A/B.swift test Suite/case()",
      SnapshotOwner(.test, file: .here("Tests/A/B.swift"), name: "Suite/case()")
    ),
    (
      "Sources/My App/S.swift story Box/plain red",
      SnapshotOwner(.story, file: .here("Sources/My App/S.swift"), name: "Box/plain red")
    ),
    (
      "Scenes/news.json scene cards/news",
      SnapshotOwner(.scene, file: .here("Scenes/news.json"), name: "cards/news")
    ),
    // As written before there were other kinds of owners.
    (
      "Tests/A/B.swift Suite/case(_:)",
      SnapshotOwner(.test, file: .here("Tests/A/B.swift"), name: "Suite/case(_:)")
    ),
    (
      "Tests/A/B.swift `story of two`()",
      SnapshotOwner(.test, file: .here("Tests/A/B.swift"), name: "`story of two`()")
    ),
  ]) func aLineIsReadAsItIsWrittenAndAsItWas(text: String, owner: SnapshotOwner) throws {
    #expect(SnapshotOwner(text) == owner)
    #expect(SnapshotOwner(owner.description) == owner)
  }

  @Test(arguments: ["", "file", "file.swift", "file.swift ", "file.txt test a()"])
  func whatIsNoOwnerIsNone(text: String) {
    #expect(SnapshotOwner(text) == nil)
  }

  @Test func theHeaderHasTheOwnerAndTheValuesOfAxes() throws {
    let identity = try SnapshotIdentity("Box/plain@dark,2x,state=on")
    let owner = SnapshotOwner(.story, file: .here("S.swift"), name: "Box/plain")
    #expect(
      owner.notes(for: identity) == [
        .init(key: "owner", value: "S.swift story Box/plain"),
        .init(key: "variant", value: "theme=dark,scale=2,state=on"),
      ])
    #expect(owner.notes(for: try SnapshotIdentity("Box/plain")).map(\.key) == ["owner"])
    #expect(SnapshotOwner(in: owner.notes(for: identity)) == owner)
    #expect(SnapshotOwner(in: []) == nil)
  }
}

@Suite struct CompleteRunTests {
  private let box: Sandbox
  private let path = "Tests/AppTests"

  init() throws { box = try Sandbox() }

  /// Logs the run of one test process, as `swift test` writes it.
  private func log(
    runsAllTests: Bool? = true, ends: Bool = true, planned: [SnapshotIdentity]? = nil,
    share: RunShare? = nil, passes: Bool = true
  ) throws {
    _ = box.check(plain(.red), .all)
    let log = try OutcomeLog(
      startingIn: box.artifacts, run: "r", started: 1, planned: planned, runsAllTests: runsAllTests,
      share: share)
    try log.append(box.check(plain(passes ? .red : .blue), .never))
    if ends { try log.end(at: 2, targets: [path]) }
  }

  private var run: CompleteRun {
    get throws { try CompleteRun(LoggedOutcomes(in: box.artifacts), folder: "out") }
  }

  @Test func aRunOfAllTestsCoversTheFilesOfItsTargets() throws {
    try log()
    #expect(try run.checked == [box.button])
    #expect(
      try run.covers(.here("Tests/AppTests/ButtonTests.swift"))
        && run.covers(.here("Tests/AppTests/Inner/CardTests.swift")))
    #expect(
      try !run.covers(.here("Tests/AppTestsMore/ButtonTests.swift"))
        && !run.covers(.here("Tests/KitTests/ButtonTests.swift")))
  }

  @Test func everyProcessOfTheRunCounts() throws {
    try log()
    try log(ends: false)
    #expect(throws: IncompleteRunError.interrupted) { try run }
  }

  @Test func aFilteredRunProvesNothing() throws {
    try log(runsAllTests: false)
    #expect(throws: IncompleteRunError.filtered) { try run }
  }

  @Test func aRunUnderXcodeProvesNothing() throws {
    try log(runsAllTests: nil)
    #expect(throws: IncompleteRunError.unknownTests) { try run }
  }

  @Test func aCrashedRunProvesNothing() throws {
    try log(ends: false)
    #expect(throws: IncompleteRunError.interrupted) { try run }
  }

  @Test func aShareProvesNothing() throws {
    let shard = try Shard("1/2")
    try log(
      share: RunShare(
        shard, of: ShardPlan(of: [], among: 2), planned: nil, in: box.path, environment: [:]))
    #expect(throws: IncompleteRunError.divided(shard, help: "likeness help merge")) { try run }
  }

  @Test func aFailedRunProvesNothing() throws {
    try log(passes: false)
    #expect(throws: IncompleteRunError.failed(box.button)) { try run }
  }

  /// The line may have been an outcome of a reference that then looks unused.
  @Test func aDamagedLogProvesNothing() throws {
    try log()
    let name = try #require(
      try FileManager.default.contentsOfDirectory(atPath: box.artifacts.outcomes).first)
    let path = box.artifacts.outcomes + "/" + name
    var lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map(
      String.init)
    lines.insert("{", at: 1)
    try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: URL(filePath: path))
    let error = #expect(throws: IncompleteRunError.self) { try run }
    guard case .damaged(let damage) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(damage.path == path && damage.lines == [2])
  }

  @Test func aCheckOfAGalleryIsNoRunOfTests() throws {
    try log(runsAllTests: nil, planned: [box.button])
    #expect(throws: IncompleteRunError.noTests) { try run }
  }

  @Test func withoutOutcomesThereIsNoProof() throws {
    #expect(throws: IncompleteRunError.noOutcomes("out")) { try run }
  }
}

@Suite struct ReferenceAuditTests {
  private let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  private func record(_ name: String, _ owner: String?) throws {
    let identity = try SnapshotIdentity(name)
    let picture = try PNG.encode(plain(.white))
    let notes = owner.map { [ReferenceMetadata.Line(key: "owner", value: $0)] } ?? []
    let record = ReferenceMetadata(renderer: 1, size: pixels(4, 2), others: notes)
    try sandbox.store.write(identity, picture: picture, record: record, replacing: .nothing)
  }

  /// Audits the store; some files exist in the package.
  private func audit(
    files: [String] = [], stories: [(String, SnapshotOwner)] = [], isOwn: Bool = true,
    checked: [String]? = nil
  ) throws -> ReferenceAudit {
    var run: CompleteRun?
    if let checked {
      let log = try OutcomeLog(
        startingIn: sandbox.artifacts, run: "r", started: 1, runsAllTests: true)
      for name in checked {
        let subject = SnapshotSubject(try SnapshotIdentity(name), picture: plain(.white))
        try log.append(sandbox.checker(.never).check(subject))
      }
      try log.end(at: 2, targets: ["T"])
      run = try CompleteRun(LoggedOutcomes(in: sandbox.artifacts), folder: "out")
    }
    return try ReferenceAudit(
      of: sandbox.store,
      stories: try stories.map {
        ReferenceAudit.Story(identity: try SnapshotIdentity($0.0), owner: $0.1)
      },
      isOwn: isOwn, run: run, fileExists: { files.contains($0) })
  }

  private let test = "T/B.swift test Bs/a()"
  private let plainStory = SnapshotOwner(.story, file: .here("S/S.swift"), name: "Box/plain")

  /// The reason why one reference is unused, beside one of the story `Box/plain`; nil if it is
  /// used.
  private func reason(
    _ name: String, _ owner: String, files: [String] = ["S/S.swift"], isOwn: Bool = true
  ) throws
    -> ReferenceAudit.Reason?
  {
    try record(name, owner)
    let audit = try audit(files: files, stories: [("Box/plain@1x", plainStory)], isOwn: isOwn)
    #expect(audit.unused.count + audit.wanted == 1)
    return audit.unused.first?.reason
  }

  @Test(arguments: [true, false]) func withoutACompleteRunNoReferenceOfATestIsUnused(
    isFileThere: Bool
  ) throws {
    try record("Bs/a", test)
    let audit = try audit(files: isFileThere ? ["T/B.swift"] : [])
    #expect(audit.unused.isEmpty && audit.wanted == 1)
    #expect(audit.unproven.map(\.description) == ["Bs/a"])
  }

  @Test func aCompleteRunProvesWhatItDidNotCheckUnused() throws {
    for name in ["Bs/a@1x", "Bs/a@2x"] { try record(name, test) }
    try record("Bs/gone", "T/Inner/Gone.swift test Bs/gone()")
    let audit = try audit(files: ["T/B.swift"], checked: ["Bs/a@1x"])
    #expect(audit.unused.map(\.identity.description) == ["Bs/a@2x", "Bs/gone"])
    #expect(audit.unused.map(\.reason) == [.notChecked, .notChecked])
    #expect(audit.wanted == 1 && audit.unproven.isEmpty)
  }

  @Test("A text that an interrupted removal left is removed by the next run")
  func textWithoutPicture() throws {
    try record("Bs/gone", "S/S.swift story Bs/gone")
    let identity = try SnapshotIdentity("Bs/gone")
    try FileManager.default.removeItem(atPath: sandbox.store.picturePath(identity))
    let audit = try audit(files: ["S/S.swift"], stories: [("Box/plain@1x", plainStory)])
    #expect(audit.unused.map(\.identity) == [identity] && audit.strangers.isEmpty)
    try sandbox.store.remove(identity, textLast: true)
    #expect(try sandbox.store.contents().others.isEmpty)
  }

  @Test func aCompleteRunProvesNothingAboutTargetsThatCheckedNoSnapshot() throws {
    try record("Bs/a", test)
    try record("Ks/a", "K/Ks.swift test Ks/a()")
    let audit = try audit(files: ["K/Ks.swift"], checked: ["Bs/a"])
    #expect(audit.unused.isEmpty && audit.wanted == 2)
    #expect(audit.unproven.map(\.description) == ["Ks/a"])
  }

  @Test func aStoryThatTestsCheckIsInUse() throws {
    try record("Box/round", "S/S.swift story Box/round")
    #expect(
      try audit(stories: [("Box/plain@1x", plainStory)], checked: ["Box/round"]).unused.isEmpty)
  }

  @Test func aVariantThatTheStoryNoLongerHasIsUnused() throws {
    #expect(try reason("Box/plain@3x", plainStory.description) == .variantGone)
  }

  @Test func aStoryThatIsGoneFromAFileOfTheGalleryIsUnused() throws {
    #expect(try reason("Box/round@1x", "S/S.swift story Box/round") == .storyGone)
  }

  @Test func aStoryOfAFileThatTheGalleryDoesNotKnowIsKept() throws {
    #expect(
      try reason("Box/round@1x", "S/Other.swift story Box/round", files: ["S/Other.swift"]) == nil)
  }

  @Test func aStoryOfAnotherPackageIsKept() throws {
    #expect(try reason("Box/round@1x", "(Kit)/Other.swift story Box/round") == nil)
  }

  @Test func referencesOfAnotherPackageAreNotJudgedByFilesOfThisOne() throws {
    #expect(try reason("Box/round@1x", "S/S.swift story Box/round", isOwn: false) == nil)
    #expect(
      try audit(stories: [("Box/plain@1x", plainStory)], isOwn: false).undecided.map(
        \.identity.description) == ["Box/round@1x"])
  }

  @Test func aStoryWhoseFileIsGoneIsUnused() throws {
    #expect(try reason("Box/round@1x", "S/Other.swift story Box/round") == .fileGone)
  }

  @Test func aListWithoutScenesProvesNothingAboutThem() throws {
    #expect(try reason("Box/round@1x", "Scenes/Box/round.json scene Box/round") == nil)
    let scene = SnapshotOwner(.scene, file: .here("Scenes/Box/plain.json"), name: "Box/plain")
    #expect(try audit(stories: [("Box/plain@1x", scene)]).unused.map(\.reason) == [.fileGone])
  }

  @Test func anEmptyListProvesNothingAboutStories() throws {
    try record("Box/round@1x", "S/Other.swift story Box/round")
    let audit = try audit()
    #expect(audit.unused.isEmpty && audit.undecided.map(\.identity.description) == ["Box/round@1x"])
  }

  @Test func referenceWithoutAnOwnerIsListedAndNeverUnused() throws {
    try record("Box/plain", nil)
    try record("Box/odd", "nonsense")
    try sandbox.write(
      Array("snapshot 1\nkind lines\n\nHello\n".utf8), to: "Snapshots/Box/words.txt")
    try sandbox.write(Array("notes".utf8), to: "Snapshots/README.md")
    try FileManager.default.removeItem(atPath: sandbox.path + "/Snapshots/Box/odd.txt")
    let audit = try audit()
    #expect(audit.unused.isEmpty)
    #expect(audit.unknown.map(\.description) == ["Box/odd", "Box/plain", "Box/words"])
    #expect(audit.strangers == ["README.md"])
  }

  @Test func interruptedTestsDidNotReachTheOtherReferencesOfTests() throws {
    for name in ["Bs/a@1x", "Bs/a@2x"] { try record(name, test) }
    for name in ["Box/plain@1x", "Box/second@1x"] {
      try record(name, "S/S.swift story \(name.dropLast(3))")
    }
    func notRun(_ finished: String...) throws -> [String] {
      try sandbox.store.notRun(
        byTestsThatFinished: Set(try finished.map { try SnapshotIdentity($0) })
      ).map(\.description)
    }
    // Nothing shows that tests check stories.
    #expect(try notRun("Bs/a@1x") == ["Bs/a@2x"])
    // They check one, so they also check the others.
    #expect(try notRun("Bs/a@1x", "Box/plain@1x") == ["Box/second@1x", "Bs/a@2x"])
  }
}
