/// The whole table of record mode and state of the reference, for pictures and texts: one test per
/// row, against a table written by hand.
import Foundation
import LikenessBase
import LikenessCompare
import LikenessDisplayList
import LikenessPNG
import TestKit
import Testing

@testable import LikenessSnapshots

/// What is in place of the reference before a check of a blue picture, or of the text “blue”, and
/// what is odd about the check.
enum Situation: String, CaseIterable, Sendable {
  case absent
  case equal
  case otherText = "equal, with an outdated text"
  case different
  case damaged
  case pointer = "LFS pointer"
  case folder = "a folder in its place"
  case otherKind = "name of the other kind"
  case strict = "text not drawn as requested"
  case invalid = "invalid tolerance"
  case absentReadOnly = "absent, read-only folder"
  case differentReadOnly = "different, read-only folder"
  case equalReadOnly = "equal, read-only folder"
  case otherTextReadOnly = "equal, with an outdated text, read-only folder"
  // Of pictures alone: a text has no tolerance, no size, and is not drawn.
  case tolerated
  case size = "another size"
  case undrawable
  case refused = "refused while drawing"

  var isReadOnly: Bool { rawValue.hasSuffix("read-only folder") }
  var isOfTexts: Bool { ![.tolerated, .size, .undrawable, .refused].contains(self) }
}

/// What a check does.
private struct Expected: Equatable {
  var status: SnapshotStatus
  var done: SnapshotOutcome.Done
  /// What is new on the disk.
  var files: Change

  enum Change: Equatable {
    /// Nothing changed, and nothing waits: not what an earlier run left, either.
    case nothing
    /// The reference is the fresh one, and nothing waits.
    case reference
    /// The text beside the reference or its header alone.
    case text
    /// The fresh picture or text waits, and the reference is as before.
    case pending
  }

  static let recorded = Expected(status: .recorded, done: .written, files: .reference)
  static let unwritable = Expected(status: .unwritable, done: .unwritten, files: .pending)
  static let renewed = Expected(status: .identical, done: .written, files: .text)

  /// Nothing is left to answer.
  static func settles(_ status: SnapshotStatus) -> Expected {
    Expected(status: status, done: .settled, files: .nothing)
  }

  static func waits(_ status: SnapshotStatus) -> Expected {
    Expected(status: status, done: .kept, files: .pending)
  }
}

/// A row for each situation, with columns for the modes all, missing, failed, never.
private let table: [Situation: [Expected]] = [
  .absent: [.recorded, .recorded, .recorded, .waits(.added)],
  .equal: always(.settles(.identical)),
  .otherText: [
    .renewed, .settles(.identical), .settles(.identical), .settles(.identical),
  ],
  .tolerated: always(.settles(.tolerated)),
  .size: [.recorded, .waits(.size), .recorded, .waits(.size)],
  .damaged: [.recorded, .waits(.unreadable), .recorded, .waits(.unreadable)],
  .pointer: always(.waits(.unreadable)),
  .folder: always(.waits(.unreadable)),
  .otherKind: always(.settles(.refused)),
  .undrawable: always(.settles(.undrawable)),
  .strict: always(.settles(.undrawable)),
  .refused: always(.settles(.refused)),
  .invalid: always(.settles(.refused)),
  .absentReadOnly: [.unwritable, .unwritable, .unwritable, .waits(.added)],
  .equalReadOnly: always(.settles(.identical)),
  // An equal picture has nothing to accept.
  .otherTextReadOnly: [
    Expected(status: .unwritable, done: .unwritten, files: .nothing), .settles(.identical),
    .settles(.identical), .settles(.identical),
  ],
]

/// The rows that differ by kind only in the word.
private func different(_ isText: Bool) -> [Expected] {
  let waits = Expected.waits(isText ? .text : .pixels)
  return [.recorded, waits, .recorded, waits]
}

private func differentReadOnly(_ isText: Bool) -> [Expected] {
  let waits = Expected.waits(isText ? .text : .pixels)
  return [.unwritable, waits, .unwritable, waits]
}

private func always(_ expected: Expected) -> [Expected] { Array(repeating: expected, count: 4) }

private func row(_ situation: Situation, isText: Bool) -> [Expected]? {
  switch situation {
  case .different: different(isText)
  case .differentReadOnly: differentReadOnly(isText)
  default: table[situation]
  }
}

private let modes: [RecordMode] = [.all, .missing, .failed, .never]

private struct NotDrawn: Error {}

@Suite struct RecordTableTests {
  @Test("Each row of pictures", arguments: Situation.allCases)
  func picture(situation: Situation) throws { try expectRow(situation, isText: false) }

  @Test("Each row of texts", arguments: Situation.allCases.filter(\.isOfTexts))
  func text(situation: Situation) throws { try expectRow(situation, isText: true) }

  private func expectRow(_ situation: Situation, isText: Bool) throws {
    let cells = try #require(row(situation, isText: isText))
    try #require(cells.count == modes.count)
    for (mode, expected) in zip(modes, cells) {
      let table = try Table(situation, mode, isText: isText)
      try table.expect(expected)
    }
  }
}

/// A sandbox in a situation, in which a green picture or text waits from an earlier run.
private struct Table {
  let box: Sandbox
  let situation: Situation
  let mode: RecordMode
  let isText: Bool
  private let before: [String: Data]

  private var cell: Comment { "\(situation.rawValue), \(mode.rawValue)" }
  private var file: String { isText ? txt : png }

  init(_ situation: Situation, _ mode: RecordMode, isText: Bool) throws {
    (self.situation, self.mode, self.isText) = (situation, mode, isText)
    box = try Sandbox()
    // Neither leaves a trace in the other's folder.
    var earlier = box.checker(.never)
    earlier.store = SnapshotStore(root: box.path + "/none")
    _ = earlier.check(Self.subject(box, .green, isText))
    try #require(box.pending[waiting(isText ? .text : .actual)] != nil)
    try Self.prepare(situation, in: box, isText: isText)
    before = box.references
  }

  private static func subject(
    _ box: Sandbox, _ color: StraightColor, _ isText: Bool, by test: String = "B/new()"
  ) -> SnapshotSubject {
    var subject =
      isText
      ? SnapshotSubject(box.button, text: TextSnapshot(list(color)))
      : SnapshotSubject(box.button, picture: plain(color), list: list(color))
    subject.owner = { SnapshotOwner(.test, file: .here("B.swift"), name: test) }
    return subject
  }

  private static func prepare(_ situation: Situation, in box: Sandbox, isText: Bool) throws {
    var recorder = box.checker(.all)
    recorder.artifacts = ArtifactsFolder(path: box.path + "/other")
    let file = isText ? txt : png
    switch situation {
    case .absent: break
    case .absentReadOnly: try box.folder.createFolder("Snapshots/Button")
    case .equal, .equalReadOnly, .strict, .undrawable, .refused, .invalid:
      _ = recorder.check(subject(box, .blue, isText))
    case .otherText, .otherTextReadOnly:
      _ = recorder.check(subject(box, .blue, isText, by: "B/old()"))
    case .tolerated:
      _ = recorder.check(
        SnapshotSubject(
          box.button, picture: plain(StraightColor(hex: 0x0000FE)), list: list(.blue)))
    case .different, .differentReadOnly: _ = recorder.check(subject(box, .red, isText))
    case .size:
      _ = recorder.check(SnapshotSubject(box.button, picture: .plain(3, 2, .blue)))
    case .damaged:
      let bytes = isText ? Array("nonsense".utf8) : try PNG.encode(plain(.blue)).dropLast(5)
      try box.write(bytes, to: "Snapshots/" + file)
    case .pointer: try box.write(lfsPointer, to: "Snapshots/" + file)
    case .folder: try box.write([1], to: "Snapshots/\(file)/inner")
    case .otherKind: _ = recorder.check(subject(box, .blue, !isText))
    }
    guard situation.isReadOnly else { return }
    chmod(box.path + "/Snapshots/Button", 0o555)
    // The artifacts stay writable for anybody.
    for folder in [
      "", "/likeness", "/likeness/pending", "/likeness/pending/Button",
      "/likeness/pending/Button/primary@dark.waiting",
    ] { chmod(box.path + "/.build" + folder, 0o777) }
  }

  private func check() throws -> SnapshotOutcome {
    var checker = box.checker(mode)
    var tolerance = Tolerance.exact
    var subject = Self.subject(box, .blue, isText)
    switch situation {
    case .tolerated: tolerance = Tolerance(metric: .channel(threshold: 1))
    case .invalid: tolerance = Tolerance(maxPixels: -1)
    case .undrawable:
      subject = SnapshotSubject(box.button, list: nil) { throw NotDrawn() }
    case .refused:
      subject = SnapshotSubject(box.button, list: nil) { throw CheckRefusal("No.") }
    case .strict:
      checker.strictText = .warnings
      var boxed = list(.blue)
      boxed.items[0].source.properties.append(.init("warning", "no font has U+4E2D"))
      subject =
        isText
        ? SnapshotSubject(box.button, text: TextSnapshot(boxed))
        : SnapshotSubject(box.button, picture: plain(.blue), list: boxed)
    default: break
    }
    return try asOneWhoMayNotWrite(if: situation.isReadOnly) {
      checker.check(subject, tolerance: tolerance)
    }
  }

  func expect(_ expected: Expected) throws {
    let outcome = try check()
    #expect(outcome.status == expected.status, cell)
    #expect(outcome.done == expected.done, cell)
    #expect(!outcome.isUnkept, "\(cell): \(outcome.warnings)")
    // Only a pass does not fail the test.
    let passes: Set<SnapshotStatus> = [.identical, .tolerated]
    #expect(outcome.isFailure == !passes.contains(expected.status), cell)
    // One that was recorded over had one before.
    if expected.status != .recorded {
      #expect((outcome.problem != nil) == problems.contains(expected.status), cell)
    }
    switch expected.files {
    case .nothing:
      #expect(box.references == before && outcome.written.isEmpty, cell)
    case .pending: #expect(box.references == before && outcome.written.isEmpty, cell)
    case .text:
      #expect(outcome.written == [box.path + "/Snapshots/" + txt], cell)
      #expect(box.references[txt] != before[txt], cell)
      if !isText { #expect(box.references[png] == before[png], cell) }
      try expectPass()
    case .reference:
      #expect(Set(outcome.written) == Set(box.references.keys.map { box.store.root + "/" + $0 }))
      #expect(box.references.count == (isText ? 1 : 2), cell)
      try expectPass()
    }
    if expected.files == .pending {
      try expectPending(outcome)
    } else {
      #expect(box.pending.isEmpty && outcome.paths.pending == nil && outcome.seal == nil, cell)
    }
    let names = box.folder.files().keys
    #expect(names.allSatisfy { !$0.contains(".likeness-") }, "\(cell): \(names)")
  }

  private let problems: Set<SnapshotStatus> = [.unreadable, .undrawable, .refused, .unwritable]

  /// The reference is now the fresh one.
  private func expectPass() throws {
    let again = box.checker(.never).check(Self.subject(box, .blue, isText))
    #expect(again.verdict == .identical(bySeal: !isText), cell)
    if !isText { #expect(try PNG.read(box.path + "/Snapshots/" + png) == plain(.blue)) }
    #expect(box.checker(.all).check(Self.subject(box, .blue, isText)).written.isEmpty, cell)
  }

  /// The fresh one waits, whole, with the outcome that the check returned.
  private func expectPending(_ outcome: SnapshotOutcome) throws {
    var parts: Set<PendingSnapshots.Part> = [.text, .outcome]
    if !isText { parts.insert(.actual) }
    if !isText, [.pixels, .size].contains(outcome.verdict.status) { parts.insert(.difference) }
    #expect(Set(box.pending.keys) == Set(parts.map { waiting($0) }), cell)
    #expect(try box.waiting.list() == [box.button], cell)
    #expect(try box.waiting.outcome(of: box.button) == outcome, cell)
    let folder = box.artifacts.pending + "/"
    let path = try #require(outcome.paths.pending)
    #expect(path == folder + waiting(isText ? .text : .actual), cell)
    #expect(
      outcome.paths.difference
        == (parts.contains(.difference) ? folder + waiting(.difference) : nil), cell)
    if isText {
      #expect(
        try box.store.text(at: path)?.text.text == TextSnapshot(list(.blue)).text, cell)
    } else {
      #expect(try PNG.read(path) == plain(.blue), cell)
      #expect(try box.waiting.pixels(of: box.button) == plain(.blue).digest, cell)
    }
    // The seal has the digests of the files that were judged.
    let seal = try #require(outcome.seal)
    func digest(_ data: Data?) -> ContentDigest? { data.map { ContentDigest(of: Array($0)) } }
    #expect(seal.reference == digest(situation == .folder ? nil : before[file]), cell)
    #expect(seal.actual == digest(box.pending[waiting(isText ? .text : .actual)]), cell)
    #expect((seal.text != nil) == (!isText && before[txt] != nil), cell)
    #expect((seal.actualText != nil) == !isText, cell)
  }
}
