/// Answers to what waits: accepted, rejected, refused and undone, for pictures and texts.
import Foundation
import LikenessBase
import LikenessDisplayList
import LikenessPNG
import LikenessSystem
import TestKit
import Testing

@testable import LikenessSnapshots

private let kinds = ["picture", "text"]

/// A sandbox with a snapshot that waits in blue, beside a red reference or none.
private struct Waiting {
  let box: Sandbox
  let isText: Bool

  var part: PendingSnapshots.Part { isText ? .text : .actual }
  var reference: String { isText ? txt : png }

  init(_ kind: String, isNew: Bool = false) throws {
    box = try Sandbox()
    isText = kind == "text"
    if !isNew { check(.red, .all) }
    check(.blue, .never)
    try #require(box.pending[waiting(part)] != nil)
  }

  @discardableResult func check(_ color: StraightColor, _ mode: RecordMode) -> SnapshotOutcome {
    isText
      ? box.checker(mode).check(box.button, TextSnapshot(list(color)))
      : box.check(plain(color), list: list(color), mode)
  }

  /// Changes `outcome.json`.
  func editOutcome(_ edit: (inout [String: Any]) -> Void) throws {
    let data = try #require(box.pending[waiting(.outcome)])
    var object = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    edit(&object)
    try write(JSONSerialization.data(withJSONObject: object), to: .outcome)
  }

  func write(_ data: Data, to part: PendingSnapshots.Part) throws {
    try box.write(data, to: ".build/likeness/pending/" + waiting(part))
  }

  /// The files of the reference as they wait.
  var waitingReference: [String: Data] {
    let files = box.pending
    let pairs = [(png, waiting(.actual)), (txt, waiting(.text))]
    return pairs.reduce(into: [:]) { $0[$1.0] = files[$1.1] }
  }
}

@Suite struct PendingAnswerTests {
  @Test("What was accepted is the reference, to the byte", arguments: kinds, [false, true])
  func accept(kind: String, isNew: Bool) throws {
    let waits = try Waiting(kind, isNew: isNew)
    let box = waits.box
    let (pending, wanted) = (box.pending, waits.waitingReference)
    #expect(try box.answer(.accept, dryRun: true) == (isNew ? .added : .replaced))
    #expect(box.pending == pending && box.answered.isEmpty && box.references != wanted)
    #expect(try box.answer(.accept, at: 3) == (isNew ? .added : .replaced))
    #expect(box.references == wanted && box.pending.isEmpty)
    #expect(try box.waiting.list().isEmpty)
    let answers = try box.waiting.answers()
    #expect(answers.map(\.outcome.identity) == [box.button])
    #expect(answers.map(\.answer.effect) == [isNew ? .added : .replaced])
    #expect(answers.map(\.answer.time) == [3])
    #expect(
      answers.first?.outcome.paths.pending == box.waiting.answeredPath(box.button, waits.part))
    #expect(waits.check(.blue, .never).status == .identical)
  }

  @Test("What was rejected leaves the reference", arguments: kinds, [false, true])
  func reject(kind: String, isNew: Bool) throws {
    let waits = try Waiting(kind, isNew: isNew)
    let box = waits.box
    let before = box.references
    try box.folder.expectUnchanged {
      let effect = try box.answer(.reject, dryRun: true)
      #expect(effect == .rejected)
    }
    #expect(try box.answer(.reject) == .rejected)
    #expect(box.references == before && box.pending.isEmpty)
    #expect(try box.waiting.answers().map(\.answer) == [.init(effect: .rejected, time: 7)])
  }

  @Test("A reference that is already the accepted one is unchanged", arguments: kinds)
  func unchanged(kind: String) throws {
    let waits = try Waiting(kind)
    let box = waits.box
    let wanted = waits.waitingReference
    // As where an accept was interrupted after its last write.
    for (name, data) in wanted { try box.write(data, to: "Snapshots/" + name) }
    #expect(try box.answer(.accept) == .unchanged)
    #expect(box.references == wanted && box.pending.isEmpty)
  }

  /// What happened to what waits, or to its reference, since somebody looked.
  enum Change: String, CaseIterable, Sendable {
    case otherReference = "the reference was recorded again"
    case removed = "the reference was removed"
    case otherText = "the text beside the reference was edited"
    case pointer = "a pointer took the place of the reference"
    case otherPicture = "a later run drew another picture"
    case passed = "a later run passed"
    case status = "the outcome contradicts its status"
    case nonsense = "the outcome is no JSON"
    case otherName = "the outcome is of another name"
    case older = "the outcome is of another version"
    case unsealed = "the outcome has no seal"
    case link = "a link is in place of the folder"
  }

  private func apply(_ change: Change, to waits: Waiting) throws {
    let (box, file) = (waits.box, "Snapshots/" + waits.reference)
    switch change {
    case .otherReference:
      var checker = box.checker(.all)
      checker.artifacts = ArtifactsFolder(path: box.path + "/other")
      let subject =
        waits.isText
        ? SnapshotSubject(box.button, text: TextSnapshot(list(.green)))
        : SnapshotSubject(box.button, picture: plain(.green), list: list(.green))
      try #require(checker.check(subject).done == .written)
    case .removed: try box.folder.remove(file)
    case .otherText:
      let text = String(decoding: try #require(box.references[txt]), as: UTF8.self)
      try box.write(
        text.replacing("snapshot 2\n", with: "snapshot 2\nnote\n").utf8, to: "Snapshots/" + txt)
    case .pointer: try box.write(lfsPointer, to: file)
    case .otherPicture: waits.check(.green, .never)
    case .passed: waits.check(.red, .never)
    case .status: try waits.editOutcome { $0["status"] = "size" }
    case .nonsense: try waits.write(Data("{".utf8), to: .outcome)
    case .otherName: try waits.editOutcome { $0["snapshot"] = "Button/secondary" }
    case .older: try waits.editOutcome { $0["schemaVersion"] = 2 }
    case .unsealed: try waits.editOutcome { $0["seal"] = nil }
    case .link:
      let folder = ".build/likeness/pending/Button/primary@dark.waiting"
      try box.folder.move(folder, to: "elsewhere")
      try box.folder.link(folder, to: box.path + "/elsewhere")
    }
  }

  private func error(_ change: Change, of box: Sandbox) -> PendingError {
    switch change {
    case .otherReference, .removed, .otherText, .pointer: .outdated(box.button)
    case .otherPicture: .otherPicture(box.button)
    case .passed: .gone(box.button.description)
    case .status, .nonsense, .otherName, .older, .unsealed:
      .damaged(box.waiting.path(box.button, .outcome))
    case .link: .link(box.artifacts.pending + "/Button/primary@dark.waiting")
    }
  }

  @Test(
    "Nothing is written where what waits or its reference has changed since the look",
    arguments: Change.allCases, kinds)
  func refused(change: Change, kind: String) throws {
    let waits = try Waiting(kind)
    let box = waits.box
    let seen = try #require(try box.waiting.outcome(of: box.button).seal)
    try apply(change, to: waits)
    let error = error(change, of: box)
    for verb in [PendingSnapshots.Verb.accept, .reject] {
      for dryRun in [true, false] {
        box.folder.expectUnchanged {
          #expect(throws: error) { try box.answer(verb, seen: seen, dryRun: dryRun) }
        }
      }
    }
  }

  @Test("A reference that came since makes a new picture outdated", arguments: kinds)
  func cameSince(kind: String) throws {
    let waits = try Waiting(kind, isNew: true)
    let box = waits.box
    try apply(.otherReference, to: waits)
    box.folder.expectUnchanged {
      #expect(throws: PendingError.outdated(box.button)) { try box.answer(.accept) }
    }
    // The next check judges the new reference, and then it can be answered.
    waits.check(.blue, .never)
    #expect(try box.answer(.accept) == .replaced)
  }

  @Test(
    "A file that was edited where it waits is not accepted, and can be rejected",
    arguments: [
      ("picture", "actual.png"), ("picture", "actual.txt"), ("picture", "difference.png"),
      ("text", "actual.txt"),
    ], ["edited", "cut", "removed"])
  func torn(of file: (kind: String, name: String), how: String) throws {
    let waits = try Waiting(file.kind)
    let box = waits.box
    let part = try #require(PendingSnapshots.Part(rawValue: file.name))
    let data = try #require(box.pending[waiting(part)])
    switch how {
    case "edited" where part == .difference: try waits.write(data + [0], to: part)
    case "edited":
      let other = try Waiting(file.kind, isNew: true)
      other.check(.green, .never)
      try waits.write(#require(other.box.pending[waiting(part)]), to: part)
    case "cut": try waits.write(data.dropLast(9), to: part)
    default: try box.folder.remove(".build/likeness/pending/" + waiting(part))
    }
    let torn = PendingError.torn(box.waiting.path(box.button, part))
    let outcome = try box.waiting.outcome(of: box.button)
    box.folder.expectUnchanged {
      for dryRun in [true, false] {
        #expect(throws: torn) { try box.answer(.accept, dryRun: dryRun) }
      }
      #expect(throws: torn) { try box.waiting.refuseChanged(outcome, box.store) }
    }
    #expect(try box.answer(.reject) == .rejected)
  }

  /// What the seal of a green picture says although the outcome names its file.
  enum Promise: String, CaseIterable {
    case nothing
    case pixels = "other pixels"
    case list = "another list"
  }

  @Test("A seal that promises too much is not accepted", arguments: Promise.allCases)
  func promise(_ promise: Promise) throws {
    let waits = try Waiting("picture")
    let box = waits.box
    let actual = try #require(try Files.read(box.waiting.path(box.button, .actual)))
    var seal = try #require(PNG.seal(of: actual))
    var green = try PNG.encode(plain(.green))
    if promise == .list { seal = PNG.Seal(pixels: plain(.green).digest) }
    if promise != .nothing { green = PNG.sealed(green, seal) }
    try waits.write(Data(green), to: .actual)
    try waits.editOutcome {
      var digests = $0["seal"] as? [String: Any]
      digests?["actual"] = "\(ContentDigest(of: green))"
      $0["seal"] = digests
    }
    box.folder.expectUnchanged {
      #expect(throws: PendingError.torn(box.waiting.path(box.button, .actual))) {
        try box.answer(.accept)
      }
    }
  }

  @Test(
    "A pointer is never overwritten, and what waits beside it can be rejected", arguments: kinds)
  func pointer(kind: String) throws {
    let box = try Sandbox()
    let file = kind == "text" ? txt : png
    try box.write(lfsPointer, to: "Snapshots/" + file)
    let outcome =
      kind == "text"
      ? box.checker(.all).check(box.button, TextSnapshot(lines: "a")) : box.check(plain(.red), .all)
    #expect(outcome.verdict.isPointer)
    let problem = try #require(outcome.problem)
    #expect(problem.contains("git lfs pull"))
    box.folder.expectUnchanged {
      #expect(throws: PendingError.pointer(problem)) { try box.answer(.accept) }
    }
    #expect(try box.answer(.reject) == .rejected)
    #expect(box.references == [file: Data(lfsPointer)])
  }

  @Test("What nobody could read is not replaced") func outOfReach() throws {
    let box = try Sandbox()
    try box.write([1], to: "Snapshots/\(png)/inner")
    _ = box.check(plain(.blue), .never)
    box.folder.expectUnchanged {
      #expect(throws: PendingError.self) { try box.answer(.accept) }
    }
  }

  @Test("Accepting a picture takes its owner and its text along") func owner() throws {
    let box = try Sandbox()
    let owner = SnapshotOwner(.test, file: .here("T/B.swift"), name: "Bs/a()")
    _ = box.checker(.never).check(
      SnapshotSubject(box.button, list: list(.blue, padding: 9), owner: owner) { plain(.blue) })
    try box.answer(.accept)
    let record = try #require(try box.store.record(box.button))
    #expect(
      record.others.map { "\($0.key) \($0.value)" }
        == ["owner T/B.swift test Bs/a()", "variant theme=dark"])
    #expect(record.list == list(.blue, padding: 9).text)
  }
}

@Suite struct PendingUndoTests {
  @Test(
    "An undone answer leaves the reference and what waits as they were, to the byte",
    arguments: kinds, [false, true])
  func undo(kind: String, isNew: Bool) throws {
    for verb in [PendingSnapshots.Verb.accept, .reject] {
      let waits = try Waiting(kind, isNew: isNew)
      let box = waits.box
      // Bytes that no encoder of ours writes.
      if !isNew {
        let odd = try #require(box.references[waits.reference])
        try box.write(
          odd + (waits.isText ? Data("\n\n".utf8) : Data([0])), to: "Snapshots/" + waits.reference)
        waits.check(.blue, .never)
      }
      let (references, pending) = (box.references, box.pending)
      try box.answer(verb)
      #expect((box.references == references) == (verb == .reject))
      try box.waiting.undo(box.button, in: box.store)
      #expect(box.references == references && box.pending == pending)
      #expect(box.answered.isEmpty)
      #expect(try box.waiting.list() == [box.button])
      // It can be answered again, and not be undone twice.
      #expect(throws: PendingError.notAnswered(box.button)) {
        try box.waiting.undo(box.button, in: box.store)
      }
      #expect(try box.answer(.accept) == (isNew ? .added : .replaced))
    }
  }

  @Test("A reference that somebody wrote since is not touched", arguments: kinds, [false, true])
  func changedSince(kind: String, isNew: Bool) throws {
    for verb in [PendingSnapshots.Verb.accept, .reject] {
      let waits = try Waiting(kind, isNew: isNew)
      let box = waits.box
      try box.answer(verb)
      let path = box.store.root + "/" + waits.reference
      try box.write([1, 2, 3], to: "Snapshots/" + waits.reference)
      box.folder.expectUnchanged {
        #expect(throws: PendingError.referenceChanged(path)) {
          try box.waiting.undo(box.button, in: box.store)
        }
      }
    }
  }

  @Test(
    "A former reference that is not the one that was replaced is not restored", arguments: kinds,
    [("reference.png", false), ("reference.png", true), ("reference.txt", false)]
      + [("reference.txt", true)])
  func foreign(kind: String, file: (name: String, isGone: Bool)) throws {
    // A text has no picture that could be gone.
    if kind == "text", file == ("reference.png", true) { return }
    let waits = try Waiting(kind)
    let box = waits.box
    try box.answer(.accept)
    let part = try #require(PendingSnapshots.Part(rawValue: file.name))
    let path = ".build/likeness/answered/" + waiting(part)
    if file.isGone { try box.folder.remove(path) } else { try box.write("foreign".utf8, to: path) }
    box.folder.expectUnchanged {
      #expect(throws: PendingError.notFormer(box.waiting.answeredPath(box.button, part))) {
        try box.waiting.undo(box.button, in: box.store)
      }
    }
    #expect(
      PendingError.notFormer("answered/a.waiting/reference.png").description == """
        answered/a.waiting/reference.png is not the former reference that was replaced, so nothing \
        was undone. Restore the reference with git, or record it again.
        """)
  }

  @Test("A former reference is not made up where there was none", arguments: kinds)
  func madeUp(kind: String) throws {
    let waits = try Waiting(kind, isNew: true)
    let box = waits.box
    try box.answer(.accept)
    try box.write(
      #require(box.references[waits.reference]),
      to: ".build/likeness/answered/" + waiting(waits.isText ? .oldText : .oldPicture))
    box.folder.expectUnchanged {
      #expect(throws: PendingError.self) { try box.waiting.undo(box.button, in: box.store) }
    }
  }

  @Test("What a later check kept stays, and the reference goes back", arguments: kinds)
  func laterPicture(kind: String) throws {
    let waits = try Waiting(kind)
    let box = waits.box
    let red = box.references
    try box.answer(.accept)
    waits.check(.green, .never)
    let pending = box.pending
    try box.waiting.undo(box.button, in: box.store)
    #expect(box.references == red && box.pending == pending && box.answered.isEmpty)
    // It was judged beside the reference that went.
    #expect(throws: PendingError.outdated(box.button)) { try box.answer(.accept) }
  }

  @Test("A second answer of a name takes the place of the first") func twice() throws {
    let waits = try Waiting("picture")
    let box = waits.box
    try box.answer(.accept, at: 1)
    let blue = box.references
    waits.check(.green, .never)
    try box.answer(.accept, at: 2)
    #expect(try box.waiting.answers().map(\.answer.time) == [2])
    try box.waiting.undo(box.button, in: box.store)
    #expect(box.references == blue)
  }

  @Test("The next run forgets the answers, and one that goes on does not") func nextRun() throws {
    let waits = try Waiting("picture")
    let box = waits.box
    _ = try OutcomeLog(startingIn: box.artifacts, run: "one", started: 1)
    try box.answer(.accept)
    _ = try OutcomeLog(startingIn: box.artifacts, run: "one", started: 2)
    #expect(try box.waiting.answers().count == 1)
    let references = box.references
    _ = try OutcomeLog(startingIn: box.artifacts, run: "two", started: 3)
    #expect(try box.waiting.answers().isEmpty && box.answered.isEmpty)
    #expect(throws: PendingError.notAnswered(box.button)) {
      try box.waiting.undo(box.button, in: box.store)
    }
    #expect(box.references == references)
  }

  /// As after a process that was killed between the picture and its text.
  @Test("An accept that was cut off can be finished, and then undone", arguments: [false, true])
  func cutOff(isNew: Bool) throws {
    let waits = try Waiting("picture", isNew: isNew)
    let box = waits.box
    let (before, wanted) = (box.references, waits.waitingReference)
    // It keeps the reference and notes what it does, before it writes.
    for (part, name) in [(PendingSnapshots.Part.oldPicture, png), (.oldText, txt)] {
      if let data = before[name] { try waits.write(data, to: part) }
    }
    let answer = PendingSnapshots.Answer(
      effect: isNew ? .added : .replaced, time: 1,
      former: .init(
        picture: before[png].map { ContentDigest(of: Array($0)) },
        text: before[txt].map { ContentDigest(of: Array($0)) }))
    try waits.write(JSONEncoder().encode(answer), to: .answer)
    try box.write(#require(wanted[png]), to: "Snapshots/" + png)
    #expect(try box.answer(.accept) == (isNew ? .added : .replaced))
    #expect(box.references == wanted)
    try box.waiting.undo(box.button, in: box.store)
    #expect(box.references == before)
  }

  @Test("An undo that was cut off can be finished", arguments: [false, true])
  func undoCutOff(isNew: Bool) throws {
    let waits = try Waiting("picture", isNew: isNew)
    let box = waits.box
    let (before, pending) = (box.references, box.pending)
    try box.answer(.accept)
    // Of two files, a restored picture comes first, and a removed text.
    if let picture = before[png] {
      try box.write(picture, to: "Snapshots/" + png)
    } else {
      try box.folder.remove("Snapshots/" + txt)
    }
    try box.waiting.undo(box.button, in: box.store)
    #expect(box.references == before && box.pending == pending)
  }

  @Test("A link among the answers is not followed") func link() throws {
    let waits = try Waiting("picture")
    let box = waits.box
    try box.answer(.accept)
    try box.folder.move(".build/likeness/answered", to: "elsewhere")
    try box.folder.link(".build/likeness/answered", to: box.path + "/elsewhere")
    box.folder.expectUnchanged {
      #expect(throws: PendingError.link(box.artifacts.answered)) {
        try box.waiting.undo(box.button, in: box.store)
      }
    }
  }
}
