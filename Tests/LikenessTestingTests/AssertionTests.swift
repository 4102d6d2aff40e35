/// Assertions in Swift Testing: what is recorded, what fails, and the messages.
import Foundation
import TestKit
import Testing

@testable import LikenessTesting

@Suite(.snapshots(record: .missing)) struct AssertionTests {
  @Test("A missing reference is recorded, fails once, and then passes") func missingReference()
    throws
  {
    let box = try TestFolder()
    withKnownIssue {
      box.run("1") { _ = assertSnapshot(of: card(), as: .image) }
    } matching: { issue in
      issue.comments.first?.rawValue.hasPrefix(
        "No reference for AssertionTests/missingReference. "
          + "Recorded "
      ) == true
    }
    let name = "AssertionTests/missingReference"
    #expect(box.references == ["\(name).png", "\(name).txt"])
    #expect(box.run("2") { assertSnapshot(of: card(), as: .image) })
  }

  @Test("The bytes of a PNG are checked as a picture, with tolerance and variant")
  func bytesOfAPNG() throws {
    let box = try TestFolder()
    func bytes(_ color: StraightColor) throws -> Data { Data(try PNG.encode(plain(color))) }
    let red = try bytes(StraightColor(r: 255, g: 0, b: 0))
    _ = try box.run("1") {
      try verifySnapshot(of: red, as: .png(variant: [.scale: "3"]), named: "shot")
    }
    #expect(
      box.references == [
        "AssertionTests/bytesOfAPNG.shot@3x.png",
        "AssertionTests/bytesOfAPNG.shot@3x.txt",
      ])
    let near = try bytes(StraightColor(r: 254, g: 0, b: 0))
    let channel = Tolerance(metric: .channel(threshold: 1))
    #expect(
      box.run("2") {
        assertSnapshot(
          of: near, as: .png(variant: [.scale: "3"], tolerance: channel), named: "shot")
      })
    #expect(try Bitmap(pngData: near)[0, 0] == StraightColor(r: 254, g: 0, b: 0))
    #expect(throws: PNGError.self) { try Bitmap(pngData: near.dropLast(9)) }
    withKnownIssue {
      box.run("3") {
        _ = assertSnapshot(of: near.dropLast(9), as: .png(variant: [.scale: "3"]), named: "shot")
      }
    } matching: {
      $0.comments.first?.rawValue.contains("ends") == true
    }
  }

  @Test("A changed color fails with its view, its property and the command") func changedColor()
    throws
  {
    let box = try TestFolder()
    let name = "AssertionTests/changedColor.card"
    _ = try box.run("1") { try verifySnapshot(of: card(), as: .image, named: "card") }
    withKnownIssue {
      box.run("2") { _ = assertSnapshot(of: card(.black), as: .image, named: "card") }
    } matching: { issue in
      let lines = issue.comments.first?.rawValue.split(separator: "\n").map(String.init) ?? []
      // The badge covers 6 by 6 of 20 by 10 pixels: 36 of 200.
      return lines.first?.hasPrefix(
        "\(name) differs from its reference: 36 of 200 pixels differ (18.00%)") == true
        && lines.contains("  Card/badge  backgroundColor: #336699 → #000000  36 px")
        && lines.contains("reference:  \(box.path)/Snapshots/\(name).png")
        && lines.contains("actual:     \(box.path)/artifacts2/pending/\(name).waiting/actual.png")
        && lines.contains(
          "difference: \(box.path)/artifacts2/pending/\(name).waiting/difference.png")
        && lines.last == "To accept the actual picture, run: swift run likeness accept \(name)"
          + " --snapshots \(box.path)/Snapshots --output \(box.path)/artifacts2"
        && issue.sourceLocation?.fileName == "AssertionTests.swift"
    }
  }

  @Test("The first assertion that records removes files of a killed process") func leftovers()
    throws
  {
    let box = try TestFolder()
    expectRecordings {
      box.run("first", record: .missing) { _ = assertSnapshot(of: card(), as: .image) }
    }
    let left = "Snapshots/Other/.likeness-aside-2147483647-1"
    try box.write(Data([0]), to: left)
    #expect(box.run("checking", record: .never) { assertSnapshot(of: card(), as: .image) })
    #expect(box.exists(left))
    #expect(box.run("recording", record: .missing) { assertSnapshot(of: card(), as: .image) })
    #expect(!box.exists(left))
  }

  @Test("A view without an area fails, and the message leads to its size") func noArea() throws {
    let box = try TestFolder()
    let view = View()
    view.name = "Badge"
    let outcome = try box.run { try verifySnapshot(of: view, as: .image) }
    #expect(
      outcome.verdict
        == .undrawable(
          problem:
            "Badge has no area, so there is nothing to draw. Give it a size with pin(.size(width, "
            + "height)), "
            + "or the strategy the available space: .image(in: CGSize(width: 320, height: 60))."))
    // Both ways that it names help.
    let pinned = View().pin(.size(8, 4))
    #expect(
      try box.run { try verifySnapshot(of: pinned, as: .image, named: "pinned").size }
        == PixelSize(width: 8, height: 4))
    let placed = try box.run {
      try verifySnapshot(
        of: View(), as: .image(in: CGSize(width: 320, height: 60)), named: "placed")
    }
    #expect(placed.size == PixelSize(width: 320, height: 60))
  }

  @Test("A missing folder of fonts fails and records nothing") func missingFonts() throws {
    let box = try TestFolder()
    let outcome = try box.run(record: .all) {
      try verifySnapshot(
        of: Label(text: "a"), as: .image(fonts: FontLibrary(folders: [box("Fonts")])))
    }
    #expect(
      outcome.verdict
        == .undrawable(
          problem:
            """
            The fonts of Label cannot be used. The font folder \(box.path)/Fonts is missing. Check \
            the path.
            """
        ))
    #expect(box.references.isEmpty)
    try box.createFolder("Fonts")
    let found = try box.run(record: .all) {
      try verifySnapshot(
        of: Label(text: "a"), as: .image(fonts: FontLibrary(folders: [box("Fonts")])),
        named: "found")
    }
    #expect(found.verdict == .added && found.done == .written)
  }

  /// A margin of 3 around 20 × 10: 26 × 16, with the view's corner at (3, 3).
  @Test("A margin leaves room around the view and leaves the view as it was") func margin() throws {
    let box = try TestFolder()
    let view = View(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    view.backgroundColor = .black
    for run in ["1", "2"] {
      let outcome = try box.run(run) {
        try verifySnapshot(of: view, as: .image(background: .white, margin: 3), named: "card")
      }
      #expect(outcome.size == PixelSize(width: 26, height: 16))
      #expect(outcome.status == (run == "1" ? .recorded : .identical))
    }
    let picture = try PNG.read(box("Snapshots/AssertionTests/margin.card.png"))
    #expect(
      picture[2, 3] == .white && picture[3, 3] == .black && picture[22, 12] == .black
        && picture[23, 12] == .white)
    #expect(view.superview == nil)
    #expect(
      try box.run { try verifySnapshot(of: view, as: .image, named: "bare").size }
        == PixelSize(width: 20, height: 10))
  }

  @Test("A view controller is drawn, and lives until it is") func controller() throws {
    /// Black while its controller lives, as a table shows rows while its data source does.
    final class Dependent: View {
      weak var controller: ViewController?
      override func layoutSubviews() { backgroundColor = controller == nil ? .white : .black }
    }
    final class Screen: ViewController {
      override func loadView() {
        let dependent = Dependent(frame: CGRect(x: 0, y: 0, width: 4, height: 3))
        dependent.controller = self
        view = dependent
      }
    }
    let box = try TestFolder()
    _ = try box.run { try verifySnapshot(of: Screen(), as: .image) }
    #expect(try PNG.read(box("Snapshots/AssertionTests/controller.png")) == plain(.black))
  }

  @Test("Verifying records no issue") func verifying() throws {
    let box = try TestFolder()
    let outcome = try box.run { try verifySnapshot(of: plain(.black), as: .bitmap) }
    #expect(outcome.verdict == .added && outcome.done == .written)
    #expect(outcome.isFailure)
    #expect(outcome.source?.file == "Tests/LikenessTestingTests/AssertionTests.swift")
  }

  @Test("An argument overrides the trait") func argument() throws {
    let box = try TestFolder()
    let outcome = try box.run { try verifySnapshot(of: plain(.black), as: .bitmap, record: .never) }
    #expect(outcome.verdict == .added && outcome.done == .kept)
    #expect(box.references.isEmpty)
  }

  @Test("Names that differ only in case are refused, with both names") func letterCase() throws {
    let box = try TestFolder()
    let test =
      "AssertionTests/letterCase"
    _ = try box.run("1") { try verifySnapshot(of: plain(.black), as: .bitmap, named: "card") }
    for run in ["1", "2"] {
      let clash = try box.run(run) {
        try verifySnapshot(of: plain(.black), as: .bitmap, named: "Card")
      }
      #expect(
        clash.problem?.contains("\(test).card and \(test).Card differ only in letter case") == true)
      #expect(clash.isFailure)
    }
    #expect(box.references == ["\(test).card.png", "\(test).card.txt"])
  }

  @Test func toleranceForgives() throws {
    let box = try TestFolder()
    _ = try box.run("1") { try verifySnapshot(of: plain(.black), as: .bitmap, named: "a") }
    var spotted = plain(.black)
    spotted[1, 1] = .white
    let tolerant = try box.run("2") {
      try verifySnapshot(of: spotted, as: .bitmap(tolerance: Tolerance(maxPixels: 1)), named: "a")
    }
    #expect(!tolerant.isFailure)
    let exact = try box.run("3") { try verifySnapshot(of: spotted, as: .bitmap, named: "a") }
    #expect(exact.isFailure)
  }

  @Test("A view is ignored by its name, wherever it moves") func ignoredView() throws {
    let box = try TestFolder()
    _ = try box.run("1") { try verifySnapshot(of: card(), as: .image, named: "card") }
    func outcome(_ views: [String], _ run: String) throws -> SnapshotOutcome {
      try box.run(run) {
        try verifySnapshot(
          of: card(.black), as: .image(tolerance: Tolerance(ignoringViews: views)), named: "card",
          record: .never)
      }
    }
    #expect(try !outcome(["badge"], "2").isFailure)
    #expect(try !outcome(["Card/badge"], "3").isFailure)
    #expect(try outcome([], "4").isFailure)
    // A misspelled name is reported, and does not count as nothing to ignore.
    #expect(
      try outcome(["bagde"], "5").verdict
        == .refused(
          problem:
            """
            No view is named 'bagde'. Did you mean 'badge'? Give a view's name, or the end of its \
            path, as in the text beside the reference.
            """
        ))
    // Moved by 3 points: neither its old nor its new frame counts.
    let moved = try box.run("6") {
      let view = card()
      view.subviews.first?.frame = CGRect(x: 5, y: 2, width: 6, height: 6)
      return try verifySnapshot(
        of: view, as: .image(tolerance: Tolerance(ignoringViews: ["badge"])), named: "card",
        record: .never)
    }
    #expect(!moved.isFailure)
  }

  @Test("Views of a bitmap can't be ignored") func bitmapViews() throws {
    let box = try TestFolder()
    _ = try box.run("1") { try verifySnapshot(of: plain(.black), as: .bitmap, named: "a") }
    let outcome = try box.run("2") {
      try verifySnapshot(
        of: plain(.white), as: .bitmap(tolerance: Tolerance(ignoringViews: ["badge"])), named: "a",
        record: .never)
    }
    #expect(outcome.status == .refused)
  }

  @Test("A subject that throws fails with its error") func thrownError() throws {
    struct NoCard: Error, CustomStringConvertible {
      var description: String { "The card is not to be had." }
    }
    func thrown() throws -> Bitmap { throw NoCard() }
    let box = try TestFolder()
    let outcome = try box.run { try verifySnapshot(of: try thrown(), as: .bitmap) }
    #expect(outcome.verdict == .undrawable(problem: "The card is not to be had."))
  }

  @Test("The owner is written beside the reference") func owner() throws {
    let box = try TestFolder()
    _ = try box.run { try verifySnapshot(of: plain(.black), as: .bitmap, named: "a") }
    let text = try box.text("Snapshots/AssertionTests/owner.a.txt")
    #expect(
      text.contains(
        """
        \nowner Tests/LikenessTestingTests/AssertionTests.swift test \
        AssertionTests/owner()\n
        """
      ))
  }

  @Test("A strategy for another type is pulled back") func pullback() throws {
    struct Swatch { var color: StraightColor }
    let strategy = SnapshotStrategy<Bitmap>.bitmap(
      variant: [.theme: "dark"], tolerance: Tolerance(maxPixels: 9)
    )
    .pullback { (swatch: Swatch) in plain(swatch.color) }
    #expect(strategy.variant == [.theme: "dark"])
    #expect(strategy.tolerance.maxPixels == 9)
    let box = try TestFolder()
    let outcome = try box.run {
      try verifySnapshot(of: Swatch(color: .white), as: strategy, named: "swatch")
    }
    #expect(outcome.pixels == plain(.white).digest)
    let name = "AssertionTests/pullback.swatch@dark"
    #expect(box.references == ["\(name).png", "\(name).txt"])
  }
}

@Suite(.snapshots(record: .missing)) struct NameTests {
  @Test("One name in two places is an error that names both") func twoPlaces() throws {
    let box = try TestFolder()
    let outcomes = try box.run {
      [
        try verifySnapshot(of: plain(.black), as: .bitmap, named: "a", line: 10),
        try verifySnapshot(of: plain(.white), as: .bitmap, named: "a", line: 20),
      ]
    }
    let file = "Tests/LikenessTestingTests/AssertionTests.swift"
    #expect(
      outcomes[1].verdict
        == .refused(
          problem:
            "Two snapshots have the name NameTests/twoPlaces.a, "
            + "at \(file):10 and at \(file):20. Rename one with “named:”."
        ))
  }

  @Test("One name in two files is an error that asks to rename a suite") func oneNameInTwoFiles()
    throws
  {
    let places = ["Tests/ATests/Card.swift", "Tests/BTests/Card.swift"].map {
      SourcePlace(file: $0, line: 8)
    }
    let error = SnapshotIdentityError.usedTwice(
      try SnapshotIdentity("Card/light"), first: places[0], second: places[1])
    #expect(
      error.description
        == "Two snapshots have the name Card/light, at Tests/ATests/Card.swift:8 and at "
        + "Tests/BTests/Card.swift:8. "
        + "Rename one of the suites.")
  }

  /// As when one target runs in another process, or alone.
  @Test(
    """
    A picture that differs from the reference of another test target offers no accept and names \
    both tests
    """
  )
  func anotherTarget() throws {
    let box = try TestFolder()
    try box.write("", to: "Tests/ATests/A.swift")
    let store = SnapshotStore(root: box("Snapshots"))
    for (old, isRefused) in [
      ("Tests/ATests/A.swift", true), ("Tests/ATests/Gone.swift", false),
      ("Tests/BTests/B.swift", false),
    ] {
      let checker = SnapshotChecker(
        store: store, artifacts: ArtifactsFolder(path: box("artifacts")), mode: .all)
      let identity = try SnapshotIdentity("CardTests/light")
      func subject(_ owner: String, _ color: StraightColor) -> SnapshotSubject {
        var subject = SnapshotSubject(
          identity, list: nil, owner: SnapshotOwner(owner)
        ) { plain(color) }
        subject.fileExists = { box.exists($0) }
        return subject
      }
      _ = checker.check(subject("\(old) test CardTests/light()", .black))
      let own = "Tests/BTests/CardTests.swift test CardTests/light()"
      // Equal pixels pass, whoever recorded them.
      #expect(checker.check(subject(own, .black), mode: .never).status == .identical)
      let outcome = checker.check(subject(own, .white), mode: .missing)
      #expect(outcome.status == (isRefused ? .refused : .pixels))
      guard isRefused else { continue }
      #expect(outcome.problem?.contains("\(own), and \(old) test CardTests/light(), which") == true)
      #expect(outcome.paths.pending == nil)
      #expect(checker.check(subject(own, .white), mode: .all).status == .refused)
    }
  }

  @Test("A text of another test target is refused as well") func textOfAnotherTarget() throws {
    let box = try TestFolder()
    let checker = SnapshotChecker(
      store: SnapshotStore(root: box("Snapshots")),
      artifacts: ArtifactsFolder(path: box("artifacts")), mode: .all)
    let identity = try SnapshotIdentity("CardTests/words")
    func status(_ words: String, _ target: String, isThere: Bool) -> SnapshotStatus {
      let owner = SnapshotOwner(
        .test, file: .here("Tests/\(target)/CardTests.swift"), name: "CardTests/words()")
      var subject = SnapshotSubject(identity, text: TextSnapshot(lines: words), owner: owner)
      subject.fileExists = { _ in isThere }
      return checker.check(subject).status
    }
    #expect(status("one", "ATests", isThere: true) == .recorded)
    #expect(status("two", "BTests", isThere: true) == .refused)
    #expect(status("two", "BTests", isThere: false) == .recorded)
  }

  @Test("A loop without names is an error, and writes only the first") func loop() throws {
    let box = try TestFolder()
    var outcomes: [SnapshotOutcome] = []
    for color in [StraightColor.black, .white] {
      outcomes.append(
        try box.run(record: .all) {
          try verifySnapshot(of: plain(color), as: .bitmap, named: "a", line: 10)
        })
    }
    #expect(outcomes[0].verdict == .added && outcomes[0].done == .written)
    #expect(
      outcomes[1].verdict
        == .refused(
          problem:
            "NameTests/loop.a is checked more than "
            + "once at "
            + "Tests/LikenessTestingTests/AssertionTests.swift:10, with different contents. "
            + "Distinguish the checks with “named:” or a variant."))
    #expect(
      try PNG.read(
        box("Snapshots/NameTests/loop.a.png"))
        == plain(.black))
  }

  /// A file is in the place of the folder of logs.
  @Test("A run that can't write its log still checks") func noLog() throws {
    let box = try TestFolder()
    try box.write("a", to: "artifacts/outcomes")
    let outcomes = try (0..<2).map { _ in
      try box.run(record: .missing) { try verifySnapshot(of: plain(.black), as: .bitmap, line: 10) }
    }
    #expect(outcomes.map(\.status) == [.recorded, .identical])
    #expect(try box.text("artifacts/outcomes") == "a")
  }

  @Test("A loop of texts without names is an error, too") func loopOfTexts() throws {
    let box = try TestFolder()
    let outcomes = try ["a", "b"].map { text in
      try box.run { try verifySnapshot(of: text, as: .lines, line: 10) }
    }
    #expect(outcomes[0].verdict == .added && outcomes[0].done == .written)
    #expect(outcomes[1].status == .refused)
  }

  @Test("A test may be repeated") func repetition() throws {
    let box = try TestFolder()
    let outcomes = try (0..<2).map { _ in
      try box.run { try verifySnapshot(of: plain(.black), as: .bitmap, line: 10) }
    }
    #expect(outcomes.map(\.status) == [.recorded, .identical])
  }

  @Test("A strategy with the name of another one is refused") func sharedName() throws {
    let box = try TestFolder()
    let name = "NameTests/sharedName.a"
    let refusal =
      """
      \(name) was not checked. Two of these snapshots have the name \(name). Give each strategy a \
      variant
      """
    let found = failures {
      box.run { _ = assertSnapshots(of: plain(.black), as: [.bitmap, .bitmap], named: "a") }
    }
    try #require(found.count == 2, "\(found)")
    #expect(found[0].hasPrefix("No reference for \(name). Recorded "))
    #expect(found[1].hasPrefix(refusal), "\(found[1])")
    // Now the first one passes, and the refusal alone is left.
    expectFailure(refusal) {
      box.run("2", record: .never) {
        _ = assertSnapshots(of: plain(.black), as: [.bitmap, .bitmap], named: "a")
      }
    }
  }

  @Test("Every theme, scale and direction has a name of its own") func variants() throws {
    let strategies: [SnapshotStrategy<View>] = .images(
      scales: [1, 1.5], directions: [.leftToRight, .rightToLeft])
    #expect(
      strategies.map(\.variant.description) == [
        "dark,1x,ltr", "dark,1x,rtl", "dark,1.5x,ltr", "dark,1.5x,rtl", "light,1x,ltr",
        "light,1x,rtl", "light,1.5x,ltr", "light,1.5x,rtl",
      ])
    let text: [SnapshotStrategy<View>] = .images(
      themes: ["dark": .builtInDark], scales: [2], directions: [.rightToLeft],
      textSizes: [.large, .accessibilityMedium],
      locales: ["base", "pseudo"])
    #expect(
      text.map(\.variant.description) == [
        "dark,2x,text=L,rtl,locale=base", "dark,2x,text=L,rtl,locale=pseudo",
        "dark,2x,text=AX1,rtl,locale=base",
        "dark,2x,text=AX1,rtl,locale=pseudo",
      ])
    let plain: [SnapshotStrategy<Label>] = .images(themes: ["sepia": .builtIn], scales: [3])
    #expect(plain.map(\.variant.description) == ["sepia,3x"])
  }

  @Test("Pictures in several traits and fonts leave the view as it was") func traitsLeave() throws {
    let strategies: [SnapshotStrategy<View>] = .images(
      themes: ["light": .builtIn], scales: [1], directions: [.rightToLeft],
      textSizes: [.accessibilityLarge], locales: ["pseudo"], fonts: .embedded)
    // One that can be drawn, and one whose picture fails.
    for view in [card(), View()] {
      for strategy in strategies { _ = try? strategy.content(view) }
      #expect(view.contentSizeCategory == nil && view.layoutDirection == nil)
      #expect(view.showsPseudolocalizedText == nil && view.fonts == nil)
      view.contentSizeCategory = .small
      view.layoutDirection = .leftToRight
      view.showsPseudolocalizedText = false
      view.fonts = .embedded
      for strategy in strategies { _ = try? strategy.content(view) }
      #expect(view.contentSizeCategory == .small && view.layoutDirection == .leftToRight)
      #expect(view.showsPseudolocalizedText == false && view.fonts != nil)
    }
    let plain = card()
    _ = try SnapshotStrategy<View>.image.content(plain)
    #expect(plain.fonts == nil)
  }

  @Test("A scale that is not 1 is part of the name") func scale() {
    #expect(SnapshotStrategy<View>.image(scale: 1).variant == .none)
    #expect(
      SnapshotStrategy<View>.image(scale: 2, variant: [.theme: "dark"]).variant.description
        == "dark,2x")
    #expect(SnapshotStrategy<View>.displayList(scale: 3).variant.description == "3x")
    #expect(
      SnapshotStrategy<View>.image(scale: 2, variant: [.scale: "3"]).variant.description == "3x")
  }

  @Test("Named strategies name their cases") func namedStrategies() throws {
    let box = try TestFolder()
    expectRecordings {
      box.run {
        _ = assertSnapshots(
          of: card(),
          as: [
            "small": .image, "large": .image(in: CGSize(width: 40, height: 20)),
            "list": .displayList,
          ])
      }
    }
    #expect(
      box.references
        == [
          "large.png", "large.txt", "list.txt", "small.png", "small.txt",
        ].map { "NameTests/namedStrategies.\($0)" })
  }
}

@Suite(.snapshots(record: .missing)) struct TextAssertionTests {
  @Test("A text that changes fails with its lines") func changedText() throws {
    let box = try TestFolder()
    _ = try box.run("1") { try verifySnapshot(of: "one\ntwo\nthree", as: .lines, named: "list") }
    #expect(box.references == ["TextAssertionTests/changedText.list.txt"])
    withKnownIssue {
      box.run("2") { _ = assertSnapshot(of: "one\n2\nthree", as: .lines, named: "list") }
    } matching: { issue in
      let lines = issue.comments.first?.rawValue.split(separator: "\n").map(String.init) ?? []
      return lines.prefix(3) == [
        """
        TextAssertionTests/changedText.list differs from its reference: 1 line \
        removed, 1 line added, from line 2.
        """,
        "  - two", "  + 2",
      ]
    }
    #expect(
      try !box.run("3") { try verifySnapshot(of: "one\ntwo\nthree", as: .lines, named: "list") }
        .isFailure)
  }

  @Test("A value is checked by its description") func description() throws {
    let box = try TestFolder()
    _ = try box.run { try verifySnapshot(of: 42, as: .lines, named: "number") }
    #expect(
      try box.text("Snapshots/TextAssertionTests/description.number.txt").hasSuffix(
        "\n\n42\n"))
  }

  @Test("A display list reports what no pixel shows") func hiddenChange() throws {
    let box = try TestFolder()
    // A badge outside the page: no pixel shows its color.
    func list(_ color: StraightColor) throws -> DisplayList {
      let size = try #require(PixelSize(width: 4, height: 3))
      let shape = RoundedRect(rect: FixedRect(CGRect(x: 100, y: 0, width: 2, height: 2), scale: 1))
      let source = Provenance(
        path: "Card/badge", properties: [.init("backgroundColor", "\(color)")])
      return DisplayList(
        size: size, items: [DisplayItem(.box(Box(shape, fill: .color(color))), from: source)]
      ).explaining(["backgroundColor": [.boxFill]])
    }
    _ = try box.run("1") { try verifySnapshot(of: list(.black), as: .image, named: "image") }
    _ = try box.run("1") { try verifySnapshot(of: list(.black), as: .displayList, named: "list") }
    #expect(
      try !box.run("2") { try verifySnapshot(of: list(.white), as: .image, named: "image") }
        .isFailure)
    let outcome = try box.run("2") {
      try verifySnapshot(of: list(.white), as: .displayList, named: "list")
    }
    #expect(outcome.status == .text)
    #expect(outcome.causes.map(\.description) == ["Card/badge  backgroundColor: #000000 → #FFFFFF"])
  }
}

@Suite(.snapshots(record: .missing)) struct LogTests {
  @Test("Outcomes of all assertions are logged once") func log() throws {
    let box = try TestFolder()
    _ = try box.run { try verifySnapshot(of: plain(.black), as: .bitmap, named: "a") }
    _ = try box.run { try verifySnapshot(of: "text", as: .lines, named: "b") }
    let logged = try LoggedOutcomes(in: ArtifactsFolder(path: box("artifacts")))
    #expect(logged.files.count == 1)
    #expect(logged.lastRun == RunName.current)
    let test = "LogTests/log"
    #expect(logged.latest().map(\.identity.description) == ["\(test).a", "\(test).b"])
  }

  @Test("The first assertion removes what an earlier version left pending") func olderRun() throws {
    let box = try TestFolder()
    try box.write("4711-1", to: "artifacts/run")
    try box.write(Data(try PNG.encode(plain(.black))), to: "artifacts/pending/S/a.png")
    _ = try box.run { try verifySnapshot(of: plain(.black), as: .bitmap) }
    #expect(!box.exists("artifacts/run") && !box.exists("artifacts/pending/S"))
    #expect(box.exists("artifacts/run.json"))
  }
}
