/// Texts: what the table of `RecordTableTests` leaves open.
import Foundation
import LikenessDisplayList
import Testing

@testable import LikenessSnapshots

@Suite struct TextSnapshotTests {
  private let box: Sandbox

  init() throws { box = try Sandbox() }

  private func check(_ text: String, _ mode: RecordMode) -> SnapshotOutcome {
    box.checker(mode).check(box.button, TextSnapshot(lines: text))
  }

  @Test("The file of a text has a header, the text and a line end") func file() {
    _ = check("a\nb", .missing)
    #expect(box.references == [txt: Data("snapshot 2\nkind lines\n\na\nb\n".utf8)])
  }

  @Test(
    "A text passes beside itself, whatever its lines and their ends",
    arguments: [
      "", "a", "a\n", "\n\n", "snapshot 1\n\n", "é\u{1B}", "a\r\nb", "a\r\r\nb", "a\r", "\r\n",
      "a\rb",
    ])
  func equal(text: String) {
    _ = check(text, .missing)
    let before = box.references
    #expect(check(text, .never).verdict == .identical(bySeal: false))
    #expect(box.references == before)
  }

  @Test("A file with ends of lines as on Windows is equal") func windows() throws {
    try box.write("snapshot 2\r\nkind lines\r\n\r\na\r\nb\r\n".utf8, to: "Snapshots/" + txt)
    #expect(check("a\nb", .never).verdict == .identical(bySeal: false))
    #expect(check("a\nb", .all).written.isEmpty)
  }

  @Test(
    "A file of version 1 is equal, and only `all` renews its header", arguments: RecordMode.allCases
  )
  func version1(mode: RecordMode) throws {
    try box.write("snapshot 1\nkind lines\nnote b\n\na\n".utf8, to: "Snapshots/" + txt)
    let before = box.references
    #expect(check("a", mode).verdict == .identical(bySeal: false))
    let renewed = Data("snapshot 2\nkind lines\nnote b\n\na\n".utf8)
    #expect(box.references == (mode == .all ? [txt: renewed] : before))
  }

  @Test("A text that differs names its lines, and the file that waits") func message() throws {
    _ = check("a\nb\nc\nd", .missing)
    #expect(
      FailureMessage(check("a\nB\u{1B}[m\nx\nd", .never), relativeTo: box.path).description == """
        Button/primary@dark differs from its reference: 2 lines removed, 2 lines added, from line 2.
          - b
          - c
          + B⟨U+001B⟩[m
          + x
        reference:  Snapshots/Button/primary@dark.txt
        actual:     .build/likeness/pending/Button/primary@dark.waiting/actual.txt
        To accept the actual picture, run: likeness accept Button/primary@dark
        """)
  }

  @Test("Display lists are distinguished by view and property") func displayLists() throws {
    _ = box.checker(.missing).check(box.button, TextSnapshot(list(.red, padding: 12)))
    let outcome = box.checker(.missing).check(box.button, TextSnapshot(list(.red, padding: 16)))
    #expect(outcome.causes.map(\.description) == ["Button  padding: 12 → 16"])
    #expect(FailureMessage(outcome).lines[1] == "  Button  padding: 12 → 16")
    #expect(try box.store.contents().snapshots == [box.button])
  }

  /// The first run keeps the text, and the second one answers it.
  @Test("A letter that is composed of other scalars is another text") func scalars() throws {
    _ = check("caf\u{E9}", .missing)
    _ = check("cafe\u{301}", .never)
    let waiting = try box.waiting.outcome(of: box.button)
    #expect(waiting.verdict.textDifference?.excerpt == ["- caf\u{E9}", "+ cafe\u{301}"])
    #expect(try box.answer(.accept) == .replaced)
    #expect(check("cafe\u{301}", .never).verdict == .identical(bySeal: false))
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
      #expect(check("ButtonTests/new()", mode).verdict == .identical(bySeal: false))
      #expect(box.references == before)
    }
    let renewed = check("ButtonTests/new()", .all)
    #expect(renewed.status == .identical && renewed.done == .written)
    #expect(renewed.written == [box.path + "/Snapshots/" + txt])
    let text = try String(decoding: #require(box.references[txt]), as: UTF8.self)
    #expect(text.contains("test ButtonTests/new()\n") && !text.contains("old()"))
    #expect(check("ButtonTests/new()", .all).written.isEmpty)
  }
}
