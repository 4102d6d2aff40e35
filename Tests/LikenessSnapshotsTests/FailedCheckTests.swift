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

  /// The change is a failure with or without its causes.
  @Test("A display list that can't be parsed is explained by a warning") func brokenList() throws {
    var broken = TextSnapshot(list(.black))
    broken.text = "nonsense"
    _ = check(broken, .all)
    let outcome = check(TextSnapshot(list(.white)), .never)
    #expect(outcome.status == .text && outcome.causes.isEmpty)
    #expect(
      outcome.warnings.contains {
        $0.contains("nonsense") || $0.contains("line 1") || $0.contains(":1:")
      }, "\(outcome.warnings)")
  }

  @Test("A list in the text of the first version is the same list, and is recorded in the second")
  func firstVersion() throws {
    var stored = TextSnapshot(list(.black))
    stored.text = """
      display-list 1
      size 4 2
      scale 2
      background #FFFFFF
      property backgroundColor explains box-fill

      Button
        box 0 0 4 2 fill #000000
          from backgroundColor=#000000 padding=4

      """
    #expect(check(stored, .all).isNewlyRecorded)
    #expect(check(TextSnapshot(list(.black)), .never).status == .identical)
    let outcome = check(TextSnapshot(list(.white)), .never)
    #expect(outcome.status == .text && outcome.causes.count == 1, "\(outcome.causes)")
    let difference = try #require(outcome.verdict.textDifference)
    #expect(
      difference.addedLines == [
        "  backgroundColor=#FFFFFF (box-fill)", "  box 0 0 4 2 fill #FFFFFF",
      ])
    #expect(check(TextSnapshot(list(.black)), .all).done == .written)
    let text = try #require(box.references.values.first)
    #expect(String(decoding: text, as: UTF8.self).contains("\ndisplay-list 2\n"))
  }

  /// A clip of the stored list has lost its end, so what its items drew is unknown.
  @Test("A stored list that can't be drawn is compared without its pixels") func undrawableList()
    throws
  {
    let old = try DisplayList(
      text:
        """
        display-list 2\nsize 4 3\nscale 1\nbackground #FFFFFF\n\nButton\n  clip 0 0 4 3\n  box 0 0 \
        4 3 fill #000000\n
        """
    )
    #expect(box.check(plain(.black), list: old, .all).isNewlyRecorded)
    let outcome = box.check(plain(.white), list: list(.white), .never)
    #expect(outcome.isFailure && outcome.unexplainedPixels == plain(.white).size.pixelCount)
    #expect(
      outcome.warnings.contains { $0.contains("opens a clip or an opacity that nothing ends") },
      "\(outcome.warnings)")
  }

  /// A link to itself is in the place of the folder, so it is unknown whether a picture has the
  /// name.
  @Test("A text beside what can't be inspected is a failure") func uninspected() throws {
    try FileManager.default.createDirectory(
      atPath: box.store.root, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: box.store.root + "/Button", withDestinationPath: "Button")
    for mode in [RecordMode.never, .all] {
      let outcome = check(TextSnapshot(lines: "a"), mode)
      #expect(outcome.status == .unreadable)
      let problem = try #require(outcome.problem)
      #expect(
        problem.contains("Button") && problem.contains(String(cString: strerror(ELOOP))),
        "\(problem)")
    }
  }

  /// A folder is in the place of the text: it is neither read nor replaced.
  @Test("A text beside an equal picture that can't be renewed is a failure") func unrenewed() throws
  {
    _ = box.check(plain(.black), .all)
    try FileManager.default.removeItem(atPath: box.path + "/Snapshots/" + txt)
    try box.write([1], to: "Snapshots/\(txt)/file")
    let outcome = box.check(plain(.black), .all)
    #expect(outcome.status == .unwritable && outcome.verdict == .identical(bySeal: true))
    #expect(box.references["\(txt)/file"] == Data([1]))
  }

  @Test(
    "A tolerance of views needs a tree",
    arguments: [
      (
        Tolerance(views: [TolerantView("badge", .allowing(.style))]),
        ToleranceError.viewsWithoutTree(["badge"])
      ),
      (Tolerance(ignoringViews: ["badge"]), .viewsWithoutTree(["badge"])),
      (.allowing(.style), .changesWithoutTree([.style])),
    ]) func withoutTree(tolerance: Tolerance, error: ToleranceError) throws
  {
    _ = box.check(plain(.black), .all)
    #expect(
      box.check(plain(.white), .never, tolerance: tolerance).verdict
        == .refused(problem: error.description))
    #expect(throws: error) { try Comparison(plain(.black), plain(.white), tolerance: tolerance) }
  }

  @Test(
    "A decoded shard is one of a run", arguments: ["\"0/2\"", "\"3/2\"", "\"one\"", "2", "null"])
  func shard(json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([Shard].self, from: Data("[\(json)]".utf8))
    }
  }

  @Test(
    "A variant of a broken escape is not a name",
    arguments: ["%zz", "theme=%zz", "=dark", "%zz=dark"])
  func brokenEscape(form: String) {
    #expect(throws: SnapshotIdentityError.self) { try SnapshotIdentity("Button/primary@" + form) }
  }

  @Test("Added axes are those of the whole name") func addedAxes() throws {
    let dark = SnapshotVariant([.theme: "dark"])
    let light = SnapshotVariant([.theme: "light", .scale: "2"])
    #expect(
      try box.button.adding(light, form: light.description)
        == SnapshotIdentity("Button/primary@light,2x"))
    let long = try SnapshotIdentity(suite: "Button", name: String(repeating: "a", count: 250))
    #expect(throws: SnapshotIdentityError.self) { try long.adding(dark, form: dark.description) }
  }

  /// No time of a clock, so nothing that JSON can hold.
  @Test("A log refuses a time that is not a number") func oddTime() throws {
    let log = try OutcomeLog(startingIn: box.artifacts, run: "r", started: 1)
    let error = #expect(throws: OutcomeLogError.self) { try log.end(at: .nan) }
    guard case .notEncodable = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  /// A detached head, a branch that git has packed, and files that name no commit.
  @Test(
    "A commit is read from the files of git",
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
    ] as [([String: String], Bool)]) func commit(files: [String: String], isKnown: Bool) throws
  {
    for (name, text) in files { try box.write(Data(text.utf8), to: ".git/" + name) }
    #expect(
      GitCommit.current(around: box.path) == (isKnown ? String(repeating: "1", count: 40) : nil))
  }
}
