/// Checks whose files can't be read or written: each failure is in the outcome, in words.
import Foundation
import LikenessCompare
import LikenessDisplayList
import LikenessPNG
import LikenessRaster
import LikenessSystem
import Testing

@testable import LikenessSnapshots

@Suite struct FailedCheckTests {
  private let box: Sandbox

  init() throws { box = try Sandbox() }

  private func check(_ text: TextSnapshot, _ mode: RecordMode) -> SnapshotOutcome {
    box.checker(mode).check(box.button, text)
  }

  @Test func textUnderANameOfAnotherPlaceIsRefused() throws {
    let checker = box.checker(.all)
    func outcome(_ line: Int) -> SnapshotOutcome {
      checker.check(
        box.button, TextSnapshot(lines: "a"), source: SourcePlace(file: "A.swift", line: line))
    }
    #expect(outcome(1).finding == .recorded(.added))
    let second = outcome(2)
    guard case .refused(let problem) = second.finding else {
      Issue.record("\(second.finding)")
      return
    }
    #expect(problem.contains("A.swift:1") && problem.contains("A.swift:2"))
  }

  /// The change is a failure with or without its causes.
  @Test func displayListThatCannotBeParsedIsExplainedByAWarning() throws {
    var broken = TextSnapshot(list(.black))
    broken.text = "nonsense"
    _ = check(broken, .all)
    let outcome = check(TextSnapshot(list(.white)), .never)
    #expect(outcome.isFailure && outcome.textDifference != nil && outcome.causes.isEmpty)
    #expect(
      outcome.warnings.contains {
        $0.contains("nonsense") || $0.contains("line 1") || $0.contains(":1:")
      }, "\(outcome.warnings)")
  }

  @Test func aPendingListIsExplainedFromItsText() throws {
    _ = check(TextSnapshot(list(.black)), .all)
    let cause = try #require(check(TextSnapshot(list(.white)), .never).causes.first)
    let fate = PendingSnapshots(in: box.artifacts)
      .fate(of: box.button, against: box.store, drawing: .withoutFonts)
    guard case .different(let outcome) = fate else {
      Issue.record("\(fate)")
      return
    }
    #expect(outcome.causes.map(\.statement) == [cause.statement])
  }

  /// A clip of the stored list has lost its end, so what its items drew is unknown.
  @Test func storedListThatCannotBeDrawnIsComparedWithoutItsPixels() throws {
    let old = try DisplayList(
      text:
        """
        display-list 1\nsize 4 3\nscale 1\nbackground #FFFFFF\n\nButton\n  clip 0 0 4 3\n  box 0 0 \
        4 3 fill #000000\n
        """
    )
    #expect(box.check(plain(.black), list: old, .all).finding == .recorded(.added))
    let outcome = box.check(plain(.white), list: list(.white), .never)
    #expect(outcome.isFailure && outcome.unexplainedPixels == plain(.white).size.pixelCount)
    #expect(
      outcome.warnings.contains { $0.contains("opens a clip or an opacity that nothing ends") },
      "\(outcome.warnings)")
  }

  /// A link to itself is in the place of the folder, so it is unknown whether a picture has the
  /// name.
  @Test func textBesideWhatCanNotBeInspectedIsAFailure() throws {
    try FileManager.default.createDirectory(
      atPath: box.store.root, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: box.store.root + "/Button", withDestinationPath: "Button")
    for mode in [RecordMode.never, .all] {
      guard case .unreadable(let problem) = check(TextSnapshot(lines: "a"), mode).finding else {
        Issue.record("\(mode)")
        continue
      }
      #expect(
        problem.contains("Button") && problem.contains(String(cString: strerror(ELOOP))),
        "\(problem)")
    }
  }

  /// A file is in the place of the folder of references, then also in that of pending texts.
  @Test func textThatCannotBeWrittenIsAFailure() throws {
    try box.write([1], to: "Snapshots/Button")
    let outcome = check(TextSnapshot(lines: "a"), .all)
    #expect(outcome.status == .unwritable && outcome.isFailure && !outcome.isUnkept)
    #expect(Set(box.pending.keys) == [txt])
    let other = try Sandbox()
    try other.write([1], to: ".build/likeness/pending")
    let unkept = other.checker(.never).check(other.button, TextSnapshot(lines: "a"))
    #expect(unkept.status == .missing && unkept.isUnkept && unkept.paths.pending == nil)
    #expect(
      unkept.warnings.contains { $0.hasPrefix("The pending text could not be written. ") },
      "\(unkept.warnings)")
  }

  /// A folder is in the place of the text: it is neither read nor replaced.
  @Test func textBesideAnEqualPictureThatCannotBeRenewedIsAFailure() throws {
    _ = box.check(plain(.black), .all)
    try FileManager.default.removeItem(atPath: box.path + "/Snapshots/" + txt)
    try box.write([1], to: "Snapshots/\(txt)/file")
    let outcome = box.check(plain(.black), .all)
    #expect(outcome.status == .unwritable && outcome.verdict == .identical)
    #expect(box.references["\(txt)/file"] == Data([1]))
  }

  @Test(
    arguments: [
      (
        Tolerance(views: [TolerantView("badge", .allowing(.style))]),
        ToleranceError.viewsWithoutTree(["badge"])
      ),
      (Tolerance(ignoringViews: ["badge"]), .viewsWithoutTree(["badge"])),
      (.allowing(.style), .changesWithoutTree([.style])),
    ]) func toleranceOfViewsNeedsATree(tolerance: Tolerance, error: ToleranceError) throws
  {
    _ = box.check(plain(.black), .all)
    #expect(
      box.check(plain(.white), .never, tolerance: tolerance).finding
        == .refused(problem: error.description))
    #expect(throws: error) { try Comparison(plain(.black), plain(.white), tolerance: tolerance) }
  }

  @Test func pendingPictureThatIsGoneIsAnOutcomeInWords() throws {
    let folders = ReviewFolders(store: box.store, artifacts: box.artifacts)
    let outcome = folders.outcome(waiting: box.button, drawing: .withoutFonts)
    let gone = PendingError.gone(box.artifacts.pending.picturePath(box.button))
    #expect(outcome.finding == .undrawable(problem: gone.description))
    #expect(throws: gone) {
      try PendingSnapshots(in: box.artifacts).load(box.button)
    }
  }

  @Test func damagedPendingPictureIsExplainedByNoExpectation() throws {
    _ = box.check(plain(.black), list: list(.black), .all)
    _ = box.check(plain(.white), list: list(.white), .never)
    try box.write([1], to: ".build/likeness/pending/" + png)
    let answer = try PendingSnapshots(in: box.artifacts).list(
      explainedBy: [], nil, against: box.store, drawing: .withoutFonts)
    #expect(answer.explained.isEmpty)
    let torn = PendingError.torn(box.artifacts.pending.picturePath(box.button))
    #expect(answer.others.map(\.changes) == [[.problem("\(torn)")]])
  }

  @Test func expectationsLeaveNothingOfASuccess() throws {
    _ = box.check(plain(.black), .all)
    #expect(box.check(plain(.black), .never).remainder(beyond: []).isEmpty)
  }

  @Test(arguments: ["\"0/2\"", "\"3/2\"", "\"one\"", "2", "null"]) func decodedShardIsOneOfARun(
    json: String
  ) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([Shard].self, from: Data("[\(json)]".utf8))
    }
  }

  @Test(arguments: ["%zz", "theme=%zz", "=dark", "%zz=dark"]) func variantOfABrokenEscapeIsNoName(
    form: String
  ) {
    #expect(throws: SnapshotIdentityError.self) { try SnapshotIdentity("Button/primary@" + form) }
  }

  @Test func addedAxesAreThoseOfTheWholeName() throws {
    let dark = SnapshotVariant([.theme: "dark"])
    let light = SnapshotVariant([.theme: "light", .scale: "2"])
    #expect(
      try box.button.adding(light, form: light.description)
        == SnapshotIdentity("Button/primary@light,2x"))
    let long = try SnapshotIdentity(suite: "Button", name: String(repeating: "a", count: 250))
    #expect(throws: SnapshotIdentityError.self) { try long.adding(dark, form: dark.description) }
  }

  /// No time of a clock, so nothing that JSON can hold.
  @Test func logRefusesATimeThatIsNoNumber() throws {
    let log = try OutcomeLog(startingIn: box.artifacts, run: "r", started: 1)
    let error = #expect(throws: OutcomeLogError.self) { try log.end(at: .nan) }
    guard case .notEncodable = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  /// A detached head, a branch that git has packed, and files that name no commit.
  @Test(
    arguments: [
      (["HEAD": "1111111111111111111111111111111111111111\n"], true),
      (
        [
          "HEAD": "ref: refs/heads/main\n",
          "packed-refs": "# pack\n1111111111111111111111111111111111111111 refs/heads/main\n",
        ], true
      ),
      (
        [
          "HEAD": "ref: refs/heads/main\n",
          "refs/heads/main": "1111111111111111111111111111111111111111\n",
        ], true
      ),
      (["HEAD": "ref: refs/heads/main\n"], false),
      (["HEAD": "ref: refs/heads/main\n", "packed-refs": "# pack\n"], false),
      (["HEAD": "nonsense\n"], false),
    ] as [([String: String], Bool)]) func commitIsReadFromTheFilesOfGit(
      files: [String: String], isKnown: Bool
    ) throws
  {
    for (name, text) in files { try box.write(Data(text.utf8), to: ".git/" + name) }
    #expect(
      GitCommit.current(around: box.path) == (isKnown ? String(repeating: "1", count: 40) : nil))
  }
}
