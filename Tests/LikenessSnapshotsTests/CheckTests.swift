import Foundation
import LikenessBase
import LikenessCauses
import LikenessCompare
import LikenessDisplayList
import LikenessPNG
import LikenessRaster
import LikenessSystem
import LikenessText
import TestKit
import Testing

@testable import LikenessSnapshots

/// What the table of `RecordTableTests` leaves open: the text beside an equal picture, and the
/// renderer.
@Suite struct CheckedTextTests {
  /// The list with its view under another name.
  private func renamed(_ list: DisplayList, to name: String) -> DisplayList {
    var list = list
    for index in list.items.indices {
      let source = list.items[index].source
      list.items[index].source = Provenance(path: ViewPath(name), properties: source.properties)
    }
    return list
  }

  @Test("A passing picture whose views have other names says so, and recording updates the text")
  func renamedViews() throws {
    let box = try Sandbox()
    _ = box.check(plain(.red), list: list(.red), .missing)
    let before = box.references
    let fresh = renamed(list(.red), to: "PrimaryButton")
    let outcome = box.check(plain(.red), list: fresh, .missing)
    #expect(outcome.verdict == .identical(bySeal: true))
    #expect(outcome.warnings.count == 1)
    #expect(
      outcome.warnings.first?.contains("PrimaryButton renamed, was") == true, "\(outcome.warnings)")
    #expect(box.references == before)
    // Another change of the text that no pixel shows is not one of names.
    let other = renamed(list(.red, padding: 5), to: "PrimaryButton")
    #expect(box.check(plain(.red), list: other, .missing).warnings.isEmpty)
    _ = box.check(plain(.red), list: fresh, .all)
    #expect(box.references[txt] != before[txt])
    // The seal names the new list.
    #expect(box.references[png] != before[png])
    #expect(try PNG.read(box.path + "/Snapshots/" + png) == plain(.red))
    #expect(box.check(plain(.red), list: fresh, .missing).warnings.isEmpty)
  }

  @Test(
    "Equal pixels in another file pass in full, and only `all` seals it",
    arguments: RecordMode.allCases)
  func optimized(mode: RecordMode) throws {
    let box = try Sandbox()
    _ = box.check(plain(.red), list: list(.red), .missing)
    let optimised = try PNG.encode(plain(.red), effort: .fast)
    try box.write(optimised, to: "Snapshots/" + png)
    let outcome = box.check(plain(.red), list: list(.red), mode)
    #expect(outcome.verdict == .identical(bySeal: false))
    #expect(outcome.written == (mode == .all ? [box.path + "/Snapshots/" + png] : []))
    let file = try #require(box.references[png])
    // The other bytes stay: a seal takes 110, before the last chunk, which takes 12.
    #expect(file.prefix(optimised.count - 12) == Data(optimised.dropLast(12)))
    #expect(file.count == optimised.count + (mode == .all ? 110 : 0))
    if mode == .all {
      #expect(box.check(plain(.red), list: list(.red), .never).verdict == .identical(bySeal: true))
    }
  }

  @Test("An equal picture of another list renews its text in `all` alone") func otherList() throws {
    for mode in RecordMode.allCases {
      let box = try Sandbox()
      _ = box.check(plain(.red), list: list(.red, padding: 4), .missing)
      let outcome = box.check(plain(.red), list: list(.red, padding: 5), mode)
      #expect(outcome.verdict == .identical(bySeal: true))
      let text = try #require(box.references[txt])
      #expect(
        String(decoding: text, as: UTF8.self).contains(mode == .all ? "padding=5" : "padding=4"))
    }
  }

  // MARK: The renderer

  @Test("Other pixels of an equal list are the renderer's") func renderer() throws {
    let box = try Sandbox()
    _ = box.check(plain(.red), list: list(.red), .missing)
    let outcome = box.check(plain(.blue), list: list(.red), .never)
    #expect(outcome.causes == [Cause(.renderer, pixels: 8)])
    #expect(outcome.unexplainedPixels == 0 && outcome.warnings.isEmpty)
  }

  /// A list whose left half is `color` and whose right half is black.
  private func halves(_ color: StraightColor) -> DisplayList {
    var halves = list(color)
    let right = FixedRect(x: Fixed(2), y: .zero, width: Fixed(2), height: Fixed(2))
    halves.items.append(
      DisplayItem(
        .box(Box(RoundedRect(rect: right), fill: .color(.black))),
        from: Provenance(path: "Button/right")))
    return halves
  }

  private func picture(_ left: StraightColor, _ right: StraightColor) -> Bitmap {
    var picture = plain(left)
    for (x, y) in [(2, 0), (3, 0), (2, 1), (3, 1)] { picture[x, y] = right }
    return picture
  }

  @Test("Pixels that the stored list no longer gives are the renderer's") func otherRenderer()
    throws
  {
    let box = try Sandbox()
    var old = box.checker(.missing)
    old.renderer = 7
    // Renderer 7 drew black as white.
    _ = old.check(SnapshotSubject(box.button, picture: picture(.red, .white), list: halves(.red)))
    let outcome = box.check(picture(.blue, .black), list: halves(.blue), .never)
    #expect(
      outcome.causes == [
        Cause(
          .style("backgroundColor"), view: "Button", before: "#FF0000", after: "#0000FF",
          pixels: 4),
        Cause(.renderer, before: "7", after: "1", pixels: 4),
      ])
    #expect(outcome.unexplainedPixels == 0)
    #expect(
      FailureMessage(outcome).lines[2...3] == ["  renderer: 7 → 1  4 px", "  unexplained  0 px"])
  }

  @Test("A picture that its list did not draw has no renderer") func otherPicture() throws {
    let box = try Sandbox()
    _ = box.check(plain(.red), list: list(.red), .missing)
    try box.write(PNG.encode(plain(.green)), to: "Snapshots/" + png)
    let outcome = box.check(plain(.red), list: list(.red), .never)
    // The pixels alone say what changed.
    #expect(outcome.causes.map(\.description) == ["#00FF00 → #FF0000  8 px"])
    #expect(outcome.unexplainedPixels == 0)
    #expect(outcome.warnings.first?.contains("does not match the picture beside it") == true)
  }
}

@Suite struct CheckTests {
  @Test("A pass after a failure of the same checker leaves nothing pending") func sameChecker()
    throws
  {
    let box = try Sandbox()
    _ = box.check(plain(.red), .all)
    let checker = box.checker(.never)
    #expect(!checker.check(SnapshotSubject(box.button, picture: plain(.red))).isFailure)
    #expect(checker.check(SnapshotSubject(box.button, picture: plain(.blue))).isFailure)
    #expect(!box.pending.isEmpty)
    #expect(!checker.check(SnapshotSubject(box.button, picture: plain(.red))).isFailure)
    #expect(box.pending.isEmpty)
  }

  @Test("A damaged text does not decide") func damagedText() throws {
    let box = try Sandbox()
    _ = box.check(plain(.red), list: list(.red), .missing)
    try box.write("<<<<<<< HEAD\nsnapshot 2\n".utf8, to: "Snapshots/" + txt)
    let outcome = box.check(plain(.red), list: list(.red), .never)
    #expect(outcome.verdict == .identical(bySeal: true))
    #expect(outcome.warnings.count == 1)
    #expect(outcome.warnings.first?.contains("merge conflict") == true)
    #expect(box.check(plain(.blue), list: list(.blue), .never).status == .pixels)
    #expect(
      box.check(plain(.red), list: list(.red), .all).written == [box.path + "/Snapshots/" + txt])
    #expect(box.check(plain(.red), list: list(.red), .never).verdict == .identical(bySeal: true))
  }

  @Test("A text that promises too much is found out") func otherText() throws {
    // The picture of one commit beside the text of another, as after a merge or a killed process.
    let box = try Sandbox()
    _ = box.check(plain(.blue), list: list(.blue), .missing)
    let text = try #require(box.references[txt])
    _ = box.check(plain(.red), list: list(.red), .all)
    try box.write(text, to: "Snapshots/" + txt)
    let outcome = box.check(plain(.blue), list: list(.blue), .never)
    #expect(outcome.status == .pixels)
    #expect(outcome.warnings.first?.contains("does not match the picture beside it") == true)
    // The picture passes, and the text is a warning.
    let passed = box.check(plain(.red), list: list(.red), .never)
    #expect(passed.verdict == .identical(bySeal: true))
    #expect(
      passed.warnings == [
        """
        \(box.path)/Snapshots/\(txt) does not match the picture beside it, so it may describe \
        another one. Restore both files, or record again.
        """
      ])
  }

  /// A file that no decoder accepts, with a seal: only a check that does not decode can pass.
  @Test("An unchanged file passes by its seal, without being decoded") func unchanged() throws {
    let box = try Sandbox()
    _ = box.check(plain(.red), list: list(.red), .missing)
    let file = try #require(try box.store.picture(box.button))
    let seal = try #require(PNG.seal(of: file))
    let noPicture = PNGBytes.file([("IHDR", [0]), ("IEND", [])])
    try box.write(PNG.sealed(noPicture, seal), to: "Snapshots/" + png)
    let outcome = box.check(plain(.red), list: list(.red), .never)
    #expect(outcome.verdict == .identical(bySeal: true))
    #expect(outcome.timings.decode == nil)
    // Another picture needs the old one to be decoded, which fails.
    #expect(box.check(plain(.blue), list: list(.blue), .never).status == .unreadable)
  }

  /// The digest of the pixels in a file that was edited later is not trusted.
  @Test("An edited file is decoded and compared in full") func edited() throws {
    let box = try Sandbox()
    _ = box.check(plain(.red), list: list(.red), .missing)
    var edited = plain(.red)
    edited[2, 1] = .white
    try box.write(PNG.encode(edited), to: "Snapshots/" + png)
    let outcome = box.check(plain(.red), list: list(.red), .never)
    #expect(outcome.status == .pixels && outcome.verdict.difference?.differentPixels == 1)
    #expect(outcome.timings.decode != nil && outcome.timings.compare != nil)
    #expect(box.check(edited, list: list(.red), .never).verdict == .identical(bySeal: false))
  }

  @Test("Names that clash are refused, with both names") func clash() throws {
    let box = try Sandbox()
    let checker = box.checker(.missing)
    let here = SourcePlace(file: "A.swift", line: 1)
    let there = SourcePlace(file: "B.swift", line: 2)
    let shouted = try SnapshotIdentity(suite: "Button", name: "Primary", variant: [.theme: "dark"])
    #expect(
      checker.check(SnapshotSubject(box.button, picture: plain(.red), source: here)).status
        == .recorded)
    #expect(
      checker.check(SnapshotSubject(box.button, picture: plain(.red), source: here)).status
        == .identical)
    let twice = checker.check(SnapshotSubject(box.button, picture: plain(.red), source: there))
    #expect(
      twice.verdict
        == .refused(
          problem: SnapshotIdentityError.usedTwice(box.button, first: here, second: there)
            .description))
    let clash = checker.check(SnapshotSubject(shouted, picture: plain(.red)))
    #expect(
      clash.verdict
        == .refused(problem: SnapshotIdentityError.clashByCase(box.button, shouted).description))
    // A run that does not know the first one finds its file.
    #expect(
      box.checker(.missing).check(SnapshotSubject(shouted, picture: plain(.red))).problem?.contains(
        "letter case") == true)
    let otherSuite = try SnapshotIdentity(suite: "button", name: "other")
    #expect(
      box.checker(.missing).check(SnapshotSubject(otherSuite, picture: plain(.red))).problem?
        .contains("letter case") == true)
    #expect(Set(box.references.keys) == [png, txt])
  }

  @Test("Warnings of the list are warnings, in bounded number") func warnings() throws {
    let box = try Sandbox()
    var fresh = list(.red)
    fresh.items[0].source.properties.append(.init("warning", "no font has U+4E2D"))
    fresh.items.append(fresh.items[0])
    #expect(box.check(plain(.red), list: fresh, .never).warnings == ["Button: no font has U+4E2D"])
    let item = fresh.items[0]
    fresh.items = (1...25).map {
      DisplayItem(
        item.drawing, from: Provenance(path: "Row \($0)", properties: item.source.properties))
    }
    let warnings = box.check(plain(.red), list: fresh, .never).warnings
    #expect(warnings.count == 21)
    #expect(
      warnings[19] == "Row 20: no font has U+4E2D" && warnings[20] == "and 5 more of this kind")
  }

  @Test("A list that can't be drawn is undrawable, and the problem names the view")
  func undrawableList() throws {
    let box = try Sandbox()
    var unbalanced = list(.red)
    unbalanced.items.append(DisplayItem(.end, from: Provenance(path: "Button")))
    let outcome = box.checker(.all).check(
      SnapshotSubject(box.button, list: unbalanced) { [unbalanced] in
        try unbalanced.rasterized(in: .withoutFonts)
      })
    #expect(outcome.status == .undrawable)
    #expect(outcome.problem?.contains("Button") == true)
  }

  @Test("Times of the stages come from the given clock") func times() throws {
    let box = try Sandbox()
    _ = box.check(plain(.red), .missing)
    let outcome = box.check(plain(.blue), .never)
    #expect(outcome.timings.read == 1)
    #expect(outcome.timings.draw == 1)
    #expect(outcome.timings.decode == 1)
    // The clock is read once before, once after, and four times for drawing and decoding.
    #expect(outcome.timings.compare == 3)
    #expect(outcome.timings.layout == nil)
    // Each of the four other stages reads the clock twice, and the comparison before and after.
    #expect(outcome.finished == 10)
  }

  @Test("The text beside the reference reads as documented") func documented() throws {
    let box = try Sandbox()
    var subject = SnapshotSubject(box.button, picture: plain(.red), list: list(.red))
    subject.owner = {
      SnapshotOwner(.test, file: .here("ButtonTests.swift"), name: "ButtonTests/primary()")
    }
    _ = box.checker(.missing).check(subject)
    let expected = """
      snapshot 2
      renderer 1
      owner ButtonTests.swift test ButtonTests/primary()
      variant theme=dark

      display-list 2
      size 4 2
      scale 2
      background #FFFFFF

      Button
        backgroundColor=#FF0000 (box-fill)
        padding=4
        box 0 0 4 2 fill #FF0000
          from backgroundColor padding

      """
    #expect(try String(decoding: #require(box.references[txt]), as: UTF8.self) == expected)
    // A later check without notes keeps the line.
    _ = box.check(plain(.blue), list: list(.blue), .all)
    #expect(
      try String(decoding: #require(box.references[txt]), as: UTF8.self).contains(
        "\nowner ButtonTests.swift test ButtonTests/primary()\n"))
  }
}
