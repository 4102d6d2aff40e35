import Foundation
import LikenessDisplayList
import Testing

@testable import LikenessSnapshots

/// The same table for texts.
@Suite struct TextSnapshotTests {
  private func check(_ box: Sandbox, _ text: String, _ mode: RecordMode) -> SnapshotOutcome {
    box.checker(mode).check(box.button, TextSnapshot(lines: text))
  }

  @Test(arguments: [RecordMode.all, .missing, .failed])
  func absentIsRecordedAndFails(mode: RecordMode) throws {
    let box = try Sandbox()
    let outcome = check(box, "a\nb", mode)
    #expect(outcome.finding == .recorded(.added))
    #expect(outcome.isFailure)
    #expect(box.references == [txt: Data("snapshot 1\nkind lines\n\na\nb\n".utf8)])
  }

  @Test func absentInNeverIsMissingAndPending() throws {
    let box = try Sandbox()
    #expect(check(box, "a", .never).finding == .missing)
    #expect(box.references.isEmpty)
    #expect(Set(box.pending.keys) == [txt])
    let answer = try PendingSnapshots(in: box.artifacts).accept(nil, into: box.store)
    #expect(answer.done.map(\.effect) == [.added])
    #expect(check(box, "a", .never).finding == .passed(.identical))
    #expect(box.pending.isEmpty)
  }

  @Test(arguments: RecordMode.allCases, ["", "a", "a\n", "\n\n", "snapshot 1\n\n", "é\u{1B}"])
  func equalPassesAndWritesNothing(mode: RecordMode, text: String) throws {
    let box = try Sandbox()
    _ = check(box, text, .missing)
    let before = box.references
    let outcome = check(box, text, mode)
    #expect(outcome.finding == .passed(.identical))
    #expect(outcome.written.isEmpty && box.references == before)
  }

  @Test(arguments: [RecordMode.missing, .never])
  func differentFailsAndReportsTheLines(mode: RecordMode) throws {
    let box = try Sandbox()
    _ = check(box, "a\nb\nc\nd", .missing)
    let outcome = check(box, "a\nB\u{1B}[m\nx\nd", mode)
    let difference = try #require(outcome.textDifference)
    #expect(difference.line == 2)
    #expect(difference.excerpt == ["- b", "- c", "+ B⟨U+001B⟩[m", "+ x"])
    #expect(
      FailureMessage(outcome, relativeTo: box.path).description == """
        Button/primary@dark differs from its reference: 2 lines removed, 2 lines added, from line 2.
          - b
          - c
          + B⟨U+001B⟩[m
          + x
        reference:  Snapshots/Button/primary@dark.txt
        actual:     .build/likeness/pending/Button/primary@dark.txt
        To accept the actual picture, run: likeness accept Button/primary@dark
        """)
    let coded = try JSONDecoder().decode(SnapshotOutcome.self, from: JSONEncoder().encode(outcome))
    #expect(coded == outcome)
  }

  @Test(arguments: [RecordMode.all, .failed])
  func differentIsRecordedAndFails(mode: RecordMode) throws {
    let box = try Sandbox()
    _ = check(box, "a", .missing)
    #expect(check(box, "b", mode).finding == .recorded(.replaced(nil)))
    #expect(check(box, "b", .never).finding == .passed(.identical))
  }

  @Test func damagedIsUnreadableOrRecordedOver() throws {
    let box = try Sandbox()
    try box.write("nonsense".utf8, to: "Snapshots/" + txt)
    #expect(check(box, "a", .missing).status == .unreadable)
    #expect(check(box, "a", .never).status == .unreadable)
    #expect(check(box, "a", .failed).finding == .recorded(.replaced(nil)))
  }

  @Test func linesFromWindowsAreEqual() throws {
    let box = try Sandbox()
    try box.write("snapshot 1\r\nkind lines\r\n\r\na\r\nb\r\n".utf8, to: "Snapshots/" + txt)
    #expect(check(box, "a\nb", .never).finding == .passed(.identical))
  }

  @Test(arguments: ["a\r\nb", "a\r\r\nb", "a\r", "\r\n", "a\rb"])
  func recordedTextWithCarriageReturnsPasses(text: String) throws {
    let box = try Sandbox()
    _ = check(box, text, .missing)
    #expect(check(box, text, .never).finding == .passed(.identical))
  }

  @Test func displayListsAreDistinguishedByViewAndProperty() throws {
    let box = try Sandbox()
    _ = box.checker(.missing).check(box.button, TextSnapshot(list(.red, padding: 12)))
    let outcome = box.checker(.missing).check(box.button, TextSnapshot(list(.red, padding: 16)))
    #expect(outcome.causes.map(\.description) == ["Button  padding: 12 → 16"])
    #expect(FailureMessage(outcome).lines[1] == "  Button  padding: 12 → 16")
    #expect(try box.store.contents().snapshots == [box.button])
  }

  /// The text beside a picture is not a text snapshot.
  @Test(arguments: RecordMode.allCases) func nameOfAPictureIsNotThatOfAText(mode: RecordMode) throws
  {
    let box = try Sandbox()
    _ = box.check(plain(.red), .missing)
    let before = box.references
    #expect(check(box, "a", mode).status == .refused)
    #expect(box.references == before)
  }
}
