/// What waits after a check, and what no check may overwrite.
import Foundation
import LikenessBase
import LikenessCompare
import LikenessDisplayList
import LikenessRaster
import Testing

@testable import LikenessSnapshots

@Suite struct SettleTests {
  private let box: Sandbox

  init() throws { box = try Sandbox() }

  /// A list whose text a font does not cover.
  private var boxed: DisplayList {
    var boxed = list(.blue)
    boxed.items[0].source.properties.append(.init("warning", "no font has U+4E2D"))
    return boxed
  }

  private struct NotDrawn: Error {}

  /// A check that draws nothing, or not what was requested.
  enum Failure: CaseIterable {
    case undrawable, strict, refused, invalid

    var status: SnapshotStatus {
      switch self {
      case .undrawable, .strict: .undrawable
      case .refused, .invalid: .refused
      }
    }
  }

  private func check(_ failure: Failure, isText: Bool, isDryRun: Bool = false) -> SnapshotOutcome {
    var checker = box.checker(.all)
    checker.isDryRun = isDryRun
    checker.strictText = .warnings
    let subject =
      switch failure {
      case .undrawable: SnapshotSubject(box.button, list: nil) { throw NotDrawn() }
      case .refused: SnapshotSubject(box.button, list: nil) { throw CheckRefusal("No.") }
      case .strict where isText: SnapshotSubject(box.button, text: TextSnapshot(boxed))
      case .strict: SnapshotSubject(box.button, picture: plain(.blue), list: boxed)
      case .invalid where isText: SnapshotSubject(box.button, text: TextSnapshot(lines: "b"))
      case .invalid: SnapshotSubject(box.button, picture: plain(.blue))
      }
    return checker.check(
      subject, tolerance: failure == .invalid ? Tolerance(maxPixels: -1) : .exact)
  }

  @Test(
    "What an earlier run drew no longer waits after a check that draws nothing to accept",
    arguments: Failure.allCases, [false, true])
  func stale(failure: Failure, isText: Bool) throws {
    if isText {
      _ = box.checker(.missing).check(box.button, TextSnapshot(lines: "a"))
      _ = box.checker(.never).check(box.button, TextSnapshot(lines: "b"))
    } else {
      _ = box.check(plain(.red), .missing)
      _ = box.check(plain(.blue), .never)
    }
    let before = box.references
    #expect(!box.pending.isEmpty)
    let dry = check(failure, isText: isText, isDryRun: true)
    #expect(dry.status == failure.status && !box.pending.isEmpty)
    let outcome = check(failure, isText: isText)
    #expect(outcome.status == failure.status && outcome.isFailure)
    #expect(box.pending.isEmpty && box.differences.isEmpty && box.references == before)
    let answer = try PendingSnapshots(in: box.artifacts).accept(nil, into: box.store)
    #expect(answer.done.isEmpty && box.references == before)
  }

  @Test("A name that is claimed twice leaves what the first check of the run drew")
  func claimedTwice() {
    _ = box.check(plain(.red), .missing)
    let checker = box.checker(.never)
    func outcome(_ color: StraightColor, _ line: Int) -> SnapshotOutcome {
      checker.check(
        SnapshotSubject(
          box.button, picture: plain(color), source: SourcePlace(file: "A.swift", line: line)))
    }
    #expect(outcome(.blue, 1).status == .pixels)
    let waiting = box.pending
    #expect(outcome(.red, 2).status == .refused)
    #expect(!waiting.isEmpty && box.pending == waiting)
  }

  @Test("A picture does not overwrite the text that has its name", arguments: RecordMode.allCases)
  func nameOfAText(mode: RecordMode) {
    _ = box.checker(.missing).check(box.button, TextSnapshot(lines: "a"))
    let before = box.references
    let outcome = box.check(plain(.red), mode)
    #expect(outcome.status == .refused)
    #expect(
      outcome.problem
        == "\(box.path)/Snapshots/\(txt) has this name already. Give the picture another name with "
        + "“named:”.")
    #expect(box.references == before && box.pending.isEmpty)
  }

  @Test("The text of a picture that was removed is not in the way") func textOfARemovedPicture()
    throws
  {
    _ = box.check(plain(.red), list: list(.red), .missing)
    try FileManager.default.removeItem(atPath: box.path + "/Snapshots/" + png)
    #expect(box.check(plain(.blue), list: list(.blue), .missing).finding == .recorded(.added))
  }

  @Test("A Git LFS pointer in place of a text is never overwritten", arguments: RecordMode.allCases)
  func pointer(mode: RecordMode) throws {
    try box.write(lfsPointer, to: "Snapshots/" + txt)
    let outcome = box.checker(mode).check(box.button, TextSnapshot(lines: "a"))
    #expect(outcome.status == .unreadable && outcome.isPointer)
    #expect(outcome.problem?.contains("git lfs pull") == true)
    #expect(box.references[txt] == Data(lfsPointer) && Set(box.pending.keys) == [txt])
    let answer = try PendingSnapshots(in: box.artifacts).accept(nil, into: box.store)
    #expect(answer.refused.count == 1 && box.references[txt] == Data(lfsPointer))
  }

  @Test("Recording all renews the owner of an equal text, and other modes write nothing")
  func owner() throws {
    func check(_ name: String, _ mode: RecordMode) -> SnapshotOutcome {
      box.checker(mode).check(
        SnapshotSubject(
          box.button, text: TextSnapshot(lines: "a"),
          owner: SnapshotOwner(.test, file: .here("ButtonTests.swift"), name: name)))
    }
    _ = check("ButtonTests/old()", .missing)
    let before = box.references
    for mode in [RecordMode.missing, .failed, .never] {
      #expect(check("ButtonTests/new()", mode).finding == .passed(.identical))
      #expect(box.references == before)
    }
    let renewed = check("ButtonTests/new()", .all)
    #expect(renewed.finding == .passed(.identical))
    #expect(renewed.written == [box.path + "/Snapshots/" + txt])
    let text = try String(decoding: #require(box.references[txt]), as: UTF8.self)
    #expect(text.contains("test ButtonTests/new()\n") && !text.contains("old()"))
    #expect(check("ButtonTests/new()", .all).written.isEmpty)
  }

  @Test("Text that is not drawn as requested is not recorded as a list, either")
  func strictList() {
    var checker = box.checker(.all)
    checker.strictText = .all
    let outcome = checker.check(SnapshotSubject(box.button, text: TextSnapshot(boxed)))
    #expect(outcome.status == .undrawable && outcome.isFailure)
    #expect(
      outcome.problem
        == "The text is not drawn as requested. Button: no font has U+4E2D")
    #expect(box.references.isEmpty && box.pending.isEmpty)
  }

  /// The first run keeps the text, and the second one explains it.
  @Test("A letter that is composed of other scalars is another text")
  func scalars() throws {
    _ = box.checker(.missing).check(box.button, TextSnapshot(lines: "caf\u{E9}"))
    let decomposed = TextSnapshot(lines: "cafe\u{301}")
    let outcome = box.checker(.never).check(box.button, decomposed)
    #expect(outcome.textDifference?.excerpt == ["- caf\u{E9}", "+ cafe\u{301}"])
    let fate = PendingSnapshots(in: box.artifacts)
      .fate(of: box.button, against: box.store, drawing: .withoutFonts)
    guard case .different(let explained) = fate else {
      Issue.record("\(fate)")
      return
    }
    #expect(explained.textDifference == outcome.textDifference)
    let answer = try PendingSnapshots(in: box.artifacts).accept(nil, into: box.store)
    #expect(answer.done.map(\.effect) == [.replaced])
    #expect(box.checker(.never).check(box.button, decomposed).finding == .passed(.identical))
  }
}
