import Foundation
import LikenessBase
import LikenessDisplayList
import LikenessPNG
import LikenessSystem
import TestKit
import Testing

@testable import LikenessSnapshots

@Suite struct RecordModeTests {
  @Test("Variables that are empty or switched off are not set") func unset() throws {
    #expect(try RecordMode.resolved(environment: ["LIKENESS_RECORD": "", "CI": ""]) == .missing)
    #expect(try RecordMode.resolved(environment: ["CI": "false"]) == .missing)
    #expect(try RecordMode.resolved(environment: ["CI": "0"]) == .missing)
  }
}

@Suite struct ArtifactsFolderTests {
  @Test func packageOutputAndNeitherEachHaveTheirFolder() throws {
    let box = try Sandbox()
    try box.write([], to: "Tests/A/b.swift")
    #expect(
      ArtifactsFolder(around: box.path + "/Tests/A/b.swift").path == box.path + "/.build/likeness")
    #expect(ArtifactsFolder(around: box.path + "/Tests/A").path == box.path + "/.build/likeness")
    #expect(ArtifactsFolder(output: "/x/y", around: box.path).path == "/x/y")
    try FileManager.default.removeItem(atPath: box.path + "/Package.swift")
    #expect(ArtifactsFolder(around: box.path).path == box.path + "/.likeness")
  }
}

@Suite struct OutcomeLogTests {
  @Test func everyKindOfOutcomeReadsBack() throws {
    let box = try Sandbox()
    var outcomes: [SnapshotOutcome] = []
    outcomes.append(box.check(plain(.red), list: list(.red), .never))
    outcomes.append(box.check(plain(.red), list: list(.red), .missing))
    outcomes.append(box.check(plain(.red), list: list(.red), .missing))
    outcomes.append(box.check(plain(.blue), list: list(.blue), .missing))
    outcomes.append(box.check(plain(.blue), .never, tolerance: .init(maxPixels: 8)))
    outcomes.append(box.check(Bitmap(size: pixels(1, 1)), .failed))
    try box.write(lfsPointer, to: "Snapshots/" + png)
    outcomes.append(box.check(plain(.red), .all))
    outcomes.append(box.check(plain(.red), .all, tolerance: .init(maxRatio: 2)))
    let log = try OutcomeLog(startingIn: box.artifacts, run: "r", started: 7)
    for outcome in outcomes { try log.append(outcome) }
    let read = try LoggedOutcomes(in: box.artifacts)
    #expect(read.files.count == 1)
    #expect(read.files[0].start == OutcomeLog.Start(run: "r", process: Int(getpid()), started: 7))
    #expect(read.files[0].outcomes == outcomes)
    #expect(
      Set(outcomes.map(\.status)) == [
        .added, .recorded, .identical, .tolerated, .pixels, .unreadable, .refused,
      ])
  }

  /// As where another process removes old logs meanwhile.
  @Test func aLogThatIsGoneIsNoLog() throws {
    let box = try Sandbox()
    let log = try OutcomeLog(startingIn: box.artifacts, run: "r", started: 7)
    try log.append(box.check(plain(.red), .never))
    try FileManager.default.createSymbolicLink(
      atPath: box.artifacts.outcomes + "/gone.jsonl", withDestinationPath: "nowhere")
    #expect(try LoggedOutcomes(in: box.artifacts).files.map(\.path) == [log.path])
  }

  @Test func tornLastLineIsToleratedAndDamagedOnesAreNamed() throws {
    let box = try Sandbox()
    let log = try OutcomeLog(startingIn: box.artifacts, run: "r", started: 7)
    try log.append(box.check(plain(.red), .never))
    let whole = try #require(FileManager.default.contents(atPath: log.path))
    try (whole + whole.suffix(9).dropLast(2)).write(to: URL(filePath: log.path))
    let torn = try LoggedOutcomes(in: box.artifacts).files[0]
    #expect(torn.damage?.isTorn == true && torn.outcomes.count == 1 && torn.damage?.isLoss == false)
    try (whole + Data("{}\n".utf8) + whole).write(to: URL(filePath: log.path))
    let damaged = try LoggedOutcomes(in: box.artifacts).files[0]
    // Line 3 is not an outcome, and line 4 is the first line again.
    #expect(damaged.outcomes.count == 2)
    #expect(damaged.damage?.isTorn == false && damaged.damage?.lines == [3, 4])
  }

  @Test func latestOutcomeOfASnapshotCounts() throws {
    let box = try Sandbox()
    var old = box.check(plain(.red), .never)
    var new = box.check(plain(.red), .missing)
    (old.finished, new.finished) = (5, 6)
    do {
      let first = try OutcomeLog(startingIn: box.artifacts, run: "one", started: 1)
      let second = try OutcomeLog(folder: box.artifacts.outcomes, run: "two", started: 2)
      try first.append(new)
      try second.append(old)
      #expect(first.path != second.path)
    }
    let read = try LoggedOutcomes(in: box.artifacts)
    #expect(read.latest() == [new])
    #expect(read.latest(run: "two") == [old])
    #expect(read.lastRun == "two")
    try LoggedOutcomes.clear(folder: box.artifacts.outcomes)
    #expect(try LoggedOutcomes(in: box.artifacts).files.isEmpty)
    #expect(try LoggedOutcomes(in: ArtifactsFolder(path: box.path + "/none")).latest() == [])
  }

  @Test func logInUseStaysWhateverTheNumberOfItsProcess() throws {
    let box = try Sandbox()
    var log: OutcomeLog? = try OutcomeLog(startingIn: box.artifacts, run: "one", started: 1)
    // Named as by a process of another machine, whose number means nothing here.
    let path = box.artifacts.outcomes + "/2147483647-0.jsonl"
    try FileManager.default.moveItem(atPath: try #require(log).path, toPath: path)
    _ = try OutcomeLog(startingIn: box.artifacts, run: "two", started: 2)
    #expect(
      try LoggedOutcomes(in: box.artifacts).files.compactMap { $0.start?.run }.sorted()
        == ["one", "two"])
    log = nil
    // Its writer has ended, although a process with its number runs here.
    try FileManager.default.moveItem(
      atPath: path, toPath: box.artifacts.outcomes + "/\(getppid())-0.jsonl")
    _ = try OutcomeLog(startingIn: box.artifacts, run: "three", started: 3)
    #expect(
      try LoggedOutcomes(in: box.artifacts).files.compactMap { $0.start?.run } == [
        "three"
      ])
    #expect(log == nil)
  }

  @Test func logOfAnEarlierRunGoesAndThatOfThisRunStays() throws {
    let box = try Sandbox()
    func runs() throws -> [String?] {
      try LoggedOutcomes(in: box.artifacts).files.map { $0.start?.run }
    }
    _ = try OutcomeLog(startingIn: box.artifacts, run: "earlier", started: 1)
    _ = try OutcomeLog(startingIn: box.artifacts, run: "later", started: 2)
    _ = try OutcomeLog(startingIn: box.artifacts, run: "later", started: 3)
    #expect(try runs() == ["later", "later"])
    // A run with an earlier name is a new one if another came between.
    _ = try OutcomeLog(startingIn: box.artifacts, run: "earlier", started: 4)
    #expect(try runs() == ["earlier"])
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: box.artifacts.path).sorted() == [
        "outcomes", "run.json",
      ])
  }

  @Test func plannedSnapshotsWithoutAnOutcomeWereNotRun() throws {
    let box = try Sandbox()
    let names = try ["Button/primary@dark", "Card/tall", "Card/wide"].map {
      try SnapshotIdentity($0)
    }
    let log = try OutcomeLog(startingIn: box.artifacts, run: "r", started: 1, planned: names)
    try log.append(box.check(plain(.red), .never))
    // The incomplete line of a killed process.
    let whole = try #require(FileManager.default.contents(atPath: log.path))
    try (whole + Data(#"{"snapshot":"Card/ta"#.utf8)).write(to: URL(filePath: log.path))
    let read = try LoggedOutcomes(in: box.artifacts)
    #expect(read.latest().map(\.identity) == [names[0]])
    #expect(read.notRun() == [names[1], names[2]] && read.notRun(run: "other").isEmpty)
    #expect(read.latest().map(\.status) == [.added])
  }

  @Test func processThatEndedSaysSoAndOneThatWasStoppedDoesNot() throws {
    let box = try Sandbox()
    let ended = try OutcomeLog(startingIn: box.artifacts, run: "r", started: 1, runsAllTests: true)
    try ended.append(box.check(plain(.red), .never))
    try ended.end(at: 5)
    var stopped: OutcomeLog? = try OutcomeLog(
      startingIn: box.artifacts, run: "r", started: 2, runsAllTests: true)
    let path = try #require(stopped).path
    try stopped?.append(box.check(plain(.red), .never))
    var files = try LoggedOutcomes(in: box.artifacts).files
    #expect(files.map(\.end?.ended) == [5, nil] && files.map(\.outcomes.count) == [1, 1])
    #expect(files.allSatisfy { $0.damage == nil })
    // It continues, possibly on another machine with a process number that is unused here.
    let whole = try String(contentsOfFile: path, encoding: .utf8)
    try Data(whole.replacing("\"process\":\(getpid())", with: "\"process\":2000000000").utf8).write(
      to: URL(filePath: path))
    #expect(try LoggedOutcomes(in: box.artifacts).cutOffTests.isEmpty)
    stopped = nil
    // It was stopped, although a process with its number runs here; it may have been on another
    // machine.
    for text in [whole, whole.replacing("\"process\":\(getpid())", with: "\"process\":2000000000")]
    {
      try Data(text.utf8).write(to: URL(filePath: path))
      let cutOff = try LoggedOutcomes(in: box.artifacts)
      #expect(cutOff.cutOffTests.map(\.path) == [path])
      #expect(cutOff.storesOfCutOffTests.map(\.root) == [box.store.root])
    }
    // A log that somebody changed names no folder.
    try Data(whole.replacing("/Button/", with: "/Other/").utf8).write(to: URL(filePath: path))
    let strange = try LoggedOutcomes(in: box.artifacts)
    #expect(strange.cutOffTests.map(\.path) == [path] && strange.storesOfCutOffTests.isEmpty)
    // A run of selected tests proves nothing about the others.
    let text = whole.replacing("\"runsAllTests\":true", with: "\"runsAllTests\":false")
    try Data(text.utf8).write(to: URL(filePath: path))
    files = try LoggedOutcomes(in: box.artifacts).cutOffTests
    #expect(files.isEmpty)
  }

  @Test func shareOfTestsThatWereStoppedIsNotJoined() throws {
    let box = try Sandbox()
    let plan = ShardPlan(of: [], among: 1)
    func log(_ folder: String) throws -> (OutcomeLog, ArtifactsFolder) {
      let artifacts = ArtifactsFolder(path: box.path + "/" + folder)
      let share = RunShare(
        try Shard(index: 1, total: 1), of: plan, planned: nil, in: box.path, environment: [:])
      return (
        try OutcomeLog(
          startingIn: artifacts, run: "r", started: 1, runsAllTests: true, share: share), artifacts
      )
    }
    let (ended, whole) = try log("whole")
    try ended.append(box.check(plain(.red), .missing))
    try ended.end(at: 5)
    let target = ArtifactsFolder(path: box.path + "/joined")
    #expect(try MergedRun([whole], into: target, store: nil, started: 9).outcomes.count == 1)
    let (stopped, part) = try log("part")
    try stopped.append(box.check(plain(.red), .missing))
    let cause = "its run was stopped, or its log was edited"
    #expect(throws: MergeError.incomplete(part.path, cause)) {
      try MergedRun([part], into: target, store: nil, started: 9)
    }
  }

  /// As YAML writes it. The name becomes that of the merged run, which is one line; a name of no
  /// characters is none.
  @Test func nameOfAPipelineIsOneLine() throws {
    let shard = try Shard(index: 1, total: 1)
    let names = ["LIKENESS_RUN": "\n", "GITHUB_RUN_ID": "", "CI_PIPELINE_ID": "42\n"]
    #expect(
      RunShare(shard, of: ShardPlan(of: [], among: 1), planned: nil, in: "/", environment: names)
        .pipeline == "42")
  }

  @Test func shareWhoseOutcomesAreNotThoseOfItsPlanIsNotJoined() throws {
    let box = try Sandbox()
    let artifacts = ArtifactsFolder(path: box.path + "/share")
    let share = RunShare(
      try Shard(index: 1, total: 1), of: ShardPlan(of: [], among: 1), planned: 1, in: box.path,
      environment: [:])
    let log = try OutcomeLog(
      startingIn: artifacts, run: "r", started: 1, planned: [try SnapshotIdentity("a/other")],
      share: share)
    try log.append(box.check(plain(.red), .missing))
    try log.end(at: 5)
    let cause = "its run was stopped, or its log was edited"
    #expect(throws: MergeError.incomplete(artifacts.path, cause)) {
      try MergedRun(
        [artifacts], into: ArtifactsFolder(path: box.path + "/joined"), store: nil, started: 9)
    }
  }

  /// Tests do not know their plan, so only the outcomes show it.
  @Test func sharesOfTestsThatCheckedOneSnapshotTwiceAreNotJoined() throws {
    let box = try Sandbox()
    let plan = ShardPlan(of: [], among: 2)
    let folders = try (1...2).map { index in
      let artifacts = ArtifactsFolder(path: box.path + "/share\(index)")
      let share = RunShare(
        try Shard(index: index, total: 2), of: plan, planned: nil, in: box.path, environment: [:])
      let log = try OutcomeLog(
        startingIn: artifacts, run: "r", started: 1, runsAllTests: true, share: share)
      try log.append(box.check(plain(.red), .missing))
      try log.end(at: 5)
      return artifacts
    }
    let target = ArtifactsFolder(path: box.path + "/joined")
    #expect(throws: MergeError.conflict(folders[0].path, folders[1].path, .snapshots)) {
      try MergedRun(folders, into: target, store: nil, started: 9)
    }
    #expect(!FileManager.default.fileExists(atPath: target.path))
  }

  @Test func firstLineOfAnEarlierVersionIsReadWithoutAPlan() throws {
    let line = Data(#"{"process":7,"run":"r","schemaVersion":1,"started":3}"#.utf8)
    let start = try JSONDecoder().decode(OutcomeLog.Start.self, from: line)
    #expect(start == OutcomeLog.Start(run: "r", process: 7, started: 3))
    #expect(start.planned == nil)
  }

  @Test func logThatCannotBeStartedSaysWhere() throws {
    let box = try Sandbox()
    let file = box.path + "/Package.swift"
    let error = #expect(throws: OutcomeLogError.self) {
      try OutcomeLog(startingIn: ArtifactsFolder(path: file), run: "r", started: 1)
    }
    #expect(error?.description.hasPrefix(file) == true)
  }

  /// In a separate process with a limit on file sizes: like a full disk that has room again later.
  @Test func lineThatAFullDiskCutsOffIsReportedAndDoesNotSpoilTheNext() async {
    await #expect(processExitsWith: .success) {
      let box = try Sandbox()
      let outcome = box.check(plain(.red), .never)
      let log = try OutcomeLog(startingIn: box.artifacts, run: "r", started: 7)
      try log.append(outcome)
      let size = try #require(FileManager.default.contents(atPath: log.path)).count
      signal(SIGXFSZ, SIG_IGN)
      limitFiles(to: size + 20)
      #expect(throws: OutcomeLogError.self) { try log.append(outcome) }
      limitFiles(to: 1 << 30)
      try log.append(outcome)
      let file = try #require(try LoggedOutcomes(in: box.artifacts).files.first)
      // After the first line: a complete one, 20 bytes of one, a complete one.
      #expect(file.outcomes == [outcome, outcome])
      #expect(file.damage?.lines == [3] && file.damage?.isTorn == false)
    }
  }

  @Test func linesOfManyThreadsStayWhole() async throws {
    let box = try Sandbox()
    let log = try OutcomeLog(startingIn: box.artifacts, run: "r", started: 7)
    let outcome = box.check(plain(.red), .never)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask { for _ in 0..<50 { _ = try? log.append(outcome) } }
      }
    }
    let file = try LoggedOutcomes(in: box.artifacts).files[0]
    #expect(file.outcomes == Array(repeating: outcome, count: 400))
    #expect(file.damage == nil)
  }

  @Test func jsonIsFlatAndVersioned() throws {
    let box = try Sandbox()
    let outcome = box.check(plain(.red), .missing)
    let json = try #require(
      JSONSerialization.jsonObject(with: JSONEncoder().encode(outcome)) as? [String: Any])
    #expect(json["schemaVersion"] as? Int == 3)
    #expect(json["snapshot"] as? String == "Button/primary@dark")
    #expect(json["status"] as? String == "recorded")
    #expect(json["done"] as? String == "written")
  }
}

@Suite struct SnapshotPatternTests {
  @Test("The name of one without a variant means it alone, else all variants") func chosen() throws
  {
    let names = try [
      "Card/wide", "Card/wide@2x", "Card/tall@dark", "Card/tall@light", "Card/tall/inner",
    ].map { try SnapshotIdentity($0) }
    func chosen(_ text: String) -> [String] {
      SnapshotPattern.chosen([.init(text)], among: names).snapshots.map(\.description).sorted()
    }
    #expect(chosen("Card/wide") == ["Card/wide"])
    #expect(chosen("Card/wide@*") == ["Card/wide@2x"])
    #expect(chosen("Card/tall") == ["Card/tall/inner", "Card/tall@dark", "Card/tall@light"])
    #expect(chosen("Card").count == 5)
    #expect(
      SnapshotPattern.chosen([.init("Card/t"), .init("Card/wide")], among: names).unmatched.map(
        \.text) == ["Card/t"])
  }

  @Test(
    "Patterns mean what they say",
    arguments: [
      ("Button/primary@dark", true), ("Button/primary", true), ("Button/primar", false),
      ("Button", true), ("Button/", true), ("But", false),
      ("*", false),
      ("**", true),
      ("*/*", true), ("Button/*@dark", true), ("Button/prim?ry@dark", true), ("B?tton", false),
      ("**@dark", true),
      ("Button/primary@theme=dark", true),
      ("Button/*@light", false), ("", false), ("Button?primary@dark", false), ("b*/**", false),
    ])
  func matches(pattern: String, matches: Bool) throws {
    let identity = try SnapshotIdentity(suite: "Button", name: "primary", variant: [.theme: "dark"])
    #expect(SnapshotPattern(pattern).matches(identity) == matches)
  }

  @Test("The file of another tool is selected by its path, whatever is in its name")
  func pathsOfFiles() throws {
    for (path, pattern) in [
      ("d@2x,fr,light.png", "d@2x,fr,light.png"), ("Home/50 % @ 2.png", "Home/50 % @ 2.png"),
      ("d@2x,fr,light.png", "shots/d@2x,fr,light.png"),
    ] {
      let identity = try SnapshotIdentity(ofPicture: path, in: "shots")
      #expect(SnapshotPattern(pattern).matches(identity))
      #expect(!SnapshotPattern("other/" + pattern).matches(identity))
    }
  }
}

@Suite struct DryRunTests {
  @Test(arguments: RecordMode.allCases) func outcomesAreThoseOfARealRunAndNoFileChanges(
    mode: RecordMode
  ) throws {
    let box = try Sandbox()
    _ = box.check(plain(.red), .all)
    _ = box.check(plain(.blue), .never)
    let before = [box.references, box.pending]
    for color in [StraightColor.red, .white] {
      var checker = box.checker(mode)
      checker.isDryRun = true
      let dry = checker.check(SnapshotSubject(box.button, picture: plain(color)))
      #expect([box.references, box.pending] == before)
      // A separate sandbox, so the next color meets the old reference.
      let other = try Sandbox()
      _ = other.check(plain(.red), .all)
      let real = other.check(plain(color), mode)
      #expect(dry.verdict == real.verdict && dry.done == real.done)
      #expect(dry.written.count == real.written.count)
      #expect(dry.paths.pending == nil)
    }
  }
}

@Suite struct FailureMessageTests {
  private func message(_ box: Sandbox, _ outcome: SnapshotOutcome) -> String {
    FailureMessage(outcome, relativeTo: box.path).description
  }

  @Test func differenceReportsNameVerdictChangesPathsAndCommand() throws {
    let box = try Sandbox()
    _ = box.check(plain(.red), list: list(.red, padding: 4), .missing)
    let outcome = box.check(plain(.blue), list: list(.blue, padding: 5), .missing)
    #expect(
      message(box, outcome) == """
        Button/primary@dark differs from its reference: 8 of 8 pixels differ (100%), largest delta \
        255 at (0, 0), within 4 × 2 at (0, 0).
          Button  backgroundColor: #FF0000 → #0000FF  8 px
          Button  padding: 4 → 5
          unexplained  0 px
        reference:  Snapshots/Button/primary@dark.png
        actual:     .build/likeness/pending/Button/primary@dark.waiting/actual.png
        difference: .build/likeness/pending/Button/primary@dark.waiting/difference.png
        To accept the actual picture, run: likeness accept Button/primary@dark
        """)
    #expect(FailureMessage(outcome, causeLimit: 1).lines[2] == "  and 1 more")
  }

  @Test func brokenLimitReportsBothValues() throws {
    let box = try Sandbox()
    _ = box.check(plain(.red), .missing)
    let outcome = box.check(plain(.blue), .missing, tolerance: .init(maxPixels: 3))
    #expect(FailureMessage(outcome).lines[1] == "  8 pixels differ, 3 are allowed")
  }

  @Test func missingIsOneSentenceAndACommand() throws {
    let box = try Sandbox()
    #expect(
      message(box, box.check(plain(.red), .never))
        == """
        No reference for Button/primary@dark. Look at \
        .build/likeness/pending/Button/primary@dark.waiting/actual.png, then run: likeness accept \
        Button/primary@dark
        """
    )
  }

  @Test func recordedSaysWhereAndToRunAgain() throws {
    let box = try Sandbox()
    #expect(
      message(box, box.check(plain(.red), .missing))
        == """
        No reference for Button/primary@dark. Recorded Snapshots/Button/primary@dark.png; look at \
        it, then run again to compare.
        """
    )
    #expect(
      message(box, box.check(plain(.blue), .all)) == """
        Reference of Button/primary@dark updated: 8 of 8 pixels differ (100%), largest delta 255 \
        at (0, 0), within 4 × 2 at (0, 0).
          #FF0000 → #0000FF  8 px
          unexplained  0 px
        reference:  Snapshots/Button/primary@dark.png
        Look at the picture, then run again.
        """)
  }

  @Test func referenceThatWasDamagedIsReportedWhenItIsReplaced() throws {
    let box = try Sandbox()
    try box.write([], to: "Snapshots/" + png)
    #expect(
      message(box, box.check(plain(.red), .all)) == """
        Reference of Button/primary@dark updated.
          The old reference could not be read. \(box.path)/Snapshots/Button/primary@dark.png: the \
        file is empty. Restore the file from its source, or record it again.
        reference:  Snapshots/Button/primary@dark.png
        Look at the picture, then run again.
        """)
  }

  @Test func otherSizeIsReportedInPixels() throws {
    let box = try Sandbox()
    _ = box.check(plain(.red), .missing)
    let lines = FailureMessage(box.check(Bitmap(size: pixels(4, 3)), .never)).lines
    #expect(
      lines[0]
        == """
        Button/primary@dark differs from its reference: the reference has 4 × 2 pixels, the actual \
        picture 4 × 3.
        """
    )
  }

  @Test func problemStandsAfterTheName() throws {
    let box = try Sandbox()
    try box.write(lfsPointer, to: "Snapshots/" + png)
    let lines = FailureMessage(box.check(plain(.red), .all), relativeTo: box.path).lines
    #expect(lines[0].hasPrefix("The reference of Button/primary@dark cannot be read. "))
    #expect(lines[0].hasSuffix("Fetch the picture with: git lfs pull"))
    // Accepting would replace the pointer, so it is not suggested.
    #expect(
      lines.dropFirst() == [
        "actual:     .build/likeness/pending/Button/primary@dark.waiting/actual.png"
      ])
  }

  @Test func commandNamesTheFoldersThatWereGiven() throws {
    let box = try Sandbox()
    let lines = FailureMessage(
      box.check(plain(.red), .never), acceptOptions: ["--output", "my folder"]
    ).lines
    #expect(
      lines.last?.hasSuffix(", then run: likeness accept Button/primary@dark --output 'my folder'")
        == true)
  }

  @Test func briefFormIsOneLineWithTheFirstChange() throws {
    let box = try Sandbox()
    _ = box.check(plain(.red), list: list(.red, padding: 4), .missing)
    let outcome = box.check(plain(.blue), list: list(.blue, padding: 5), .missing)
    #expect(
      FailureMessage(outcome).brief
        == "Button/primary@dark differs from its reference: 8 of 8 pixels differ (100%), largest "
        + "delta 255 at (0, 0), within 4 × 2 at (0, 0). "
        + "Button  backgroundColor: #FF0000 → #0000FF  8 px and 1 more")
  }

  @Test func commandIsThatOfTheInvocation() throws {
    let box = try Sandbox()
    let message = FailureMessage(
      box.check(plain(.red), .never), relativeTo: box.path, invocation: .swiftRun("likeness"))
    #expect(
      message.lines.last?.hasSuffix(", then run: swift run likeness accept Button/primary@dark")
        == true)
  }
}

/// Limits the size of files for this process.
private func limitFiles(to bytes: Int) {
  var limit = rlimit()
  #if canImport(Darwin)
    let resource = RLIMIT_FSIZE
  #else
    let resource = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
  #endif
  getrlimit(resource, &limit)
  limit.rlim_cur = min(rlim_t(bytes), limit.rlim_max)
  setrlimit(resource, &limit)
}
