/// What no check may overwrite or take away, beside the table of `RecordTableTests`.
import Foundation
import LikenessDisplayList
import Testing

@testable import LikenessSnapshots

@Suite struct SettleTests {
  private let box: Sandbox

  init() throws { box = try Sandbox() }

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

  @Test("The text of a picture that was removed is not in the way") func textOfARemovedPicture()
    throws
  {
    _ = box.check(plain(.red), list: list(.red), .missing)
    try FileManager.default.removeItem(atPath: box.path + "/Snapshots/" + png)
    #expect(box.check(plain(.blue), list: list(.blue), .missing).isNewlyRecorded)
  }

  @Test("Text that is not drawn as requested names its view, and leaves nothing") func strict() {
    var boxed = list(.blue)
    boxed.items[0].source.properties.append(.init("warning", "no font has U+4E2D"))
    var checker = box.checker(.all)
    checker.strictText = .all
    let outcome = checker.check(SnapshotSubject(box.button, text: TextSnapshot(boxed)))
    #expect(outcome.status == .undrawable && outcome.isFailure)
    #expect(
      outcome.problem == "The text is not drawn as requested. Button: no font has U+4E2D")
    #expect(box.references.isEmpty && box.pending.isEmpty)
  }

  @Test("A picture with the name of a text says so") func nameOfAText() {
    _ = box.checker(.missing).check(box.button, TextSnapshot(lines: "a"))
    #expect(
      box.check(plain(.red), .all).problem
        == "\(box.path)/Snapshots/\(txt) has this name already. Give the picture another name with "
        + "“named:”.")
  }
}
