/// Failures by cause, and the changed words of a line.
import LikenessBase
import LikenessCauses
import LikenessDisplayList
import Testing

@testable import LikenessReport

@Suite struct CauseGroupTests {
  /// Nine pictures with the accent, seven of them also with the radius, and one with the radius
  /// alone.
  private func nineAndOne() throws -> [ReportEntry] {
    try (1...9).map {
      try failing("A", "\($0)", causes: $0 <= 2 ? ["accent"] : ["radius", "accent"])
    } + [
      failing("B", "1", causes: ["radius"])
    ]
  }

  private func titles(of groups: [CauseGroup]) -> [[String]] {
    groups.map { $0.titles.map { $0.title().text } }
  }

  @Test func aGroupHoldsOnlyPicturesThatItsHeadingExplainsEntirely() throws {
    let groups = groupedByCause(try nineAndOne())
    #expect(titles(of: groups) == [["accent"], ["accent", "radius"], ["radius"]])
    #expect(
      groups.map { $0.entries.map(\.subject.description) } == [
        ["A/1", "A/2"], ["A/3", "A/4", "A/5", "A/6", "A/7", "A/8", "A/9"], ["B/1"],
      ])
    for group in groups {
      for entry in group.entries {
        #expect(Set(entry.causes.map { .cause($0.edit) }) == Set(group.titles))
      }
    }
  }

  @Test func theListCountsEveryPictureOfACause() throws {
    let lines = causeLines(of: groupedByCause(try nineAndOne()))
    #expect(lines.map(\.title.text) == ["accent", "radius"])
    #expect(lines.map(\.count) == [9, 8])
    #expect(lines.map { $0.others?.text } == ["7 of them also radius", "7 of them also accent"])
    #expect(lines.map(\.group) == [0, 1])
  }

  @Test func aCauseOfOneViewNamesTheView() throws {
    let card = Cause(.style("radius"), view: "Card/body", before: "8", after: "12")
    let chips = ["A", "B"].map {
      Cause(.style("padding"), view: $0, before: "1", after: "2")
    }
    var entries = try (1...4).map { try failing("A", "\($0)") }
    for (index, cause) in [card, card, chips[0], chips[1]].enumerated() {
      entries[index].causes = [cause]
    }
    let report = Report(title: "Gallery", entries: entries)
    let titles = causeLines(of: groupedByCause(entries), views: report.causeViews).map(\.title.text)
    #expect(titles == ["padding: 1 → 2", "Card/body radius: 8 → 12"])
    let page = try report.text(of: "index.html")
    #expect(
      page.contains(
        #"tabindex="-1"><span class="cause"><bdi>Card/body radius: 8 → 12</bdi></span>"#))
  }

  @Test("Edits with the same words and different values are two groups")
  func editsOfTheSameWords() throws {
    let start = String(repeating: "a", count: 70)
    // Both differ first at the first letter, and are cut before their ends.
    let notes = ["x", "y"].map {
      Cause(.style("note"), view: "A", before: "1\(start)\($0)", after: "2\(start)\($0)")
    }
    let words = notes[0].statement
    #expect(notes[1].statement == words)
    // One file in two versions of a picture is one edit, whatever its content.
    let images = ["12", "34"].map { Cause(.imageFile("logo.png"), before: $0, after: "56") }
    var entries = try (1...4).map { try failing("A", "\($0)") }
    for (index, cause) in (notes + images).enumerated() { entries[index].causes = [cause] }
    let groups = groupedByCause(entries)
    #expect(titles(of: groups) == [["image logo.png"], [words], [words]])
    #expect(groups.map(\.entries.count) == [2, 1, 1])
  }

  @Test func pixelsWithoutACauseKeepASnapshotOutOfTheGroup() throws {
    var entries = try nineAndOne()
    entries[0].unexplainedPixels = 3
    let groups = groupedByCause(entries)
    #expect(
      titles(of: groups) == [
        ["accent"], ["accent", "radius"], ["accent", "pixels without a known cause"], ["radius"],
      ])
    #expect(groups.map(\.entries.count) == [1, 7, 1, 1])
    let accent = try #require(causeLines(of: groups).first)
    #expect(accent.title.text == "accent" && accent.entire == 0 && accent.partly == [1, 2])
  }

  @Test func aCodeSpanOfNothingIsNothing() {
    #expect(CodeSpanContentType().escapeText("") == "")
    #expect(CodeSpanContentType().escapeText("a`b") == "``a`b``")
  }

  @Test func pageListsCausesWithFullCountsAndHeadsGroupsWithAllOfThem() throws {
    let page = try Report(title: "Gallery", entries: nineAndOne()).text(of: "index.html")
    // Two have only the accent, in the first group; seven also need the radius.
    #expect(
      page.contains(
        ##"""
        <li data-entire="~group-1" data-partly="~group-2"><a class="title" \##
        href="#~group-1"><span class="cause"><bdi>accent</bdi></span>
        """##
      ))
    #expect(page.contains(#"<p class="together"><bdi>7 of them also radius</bdi></p>"#))
    #expect(page.contains(#"<li data-entire="~group-3" data-partly="~group-2">"#))
    #expect(page.contains(#"<span class="count">9 snapshots</span></a>"#))
    #expect(
      page.contains(
        #"tabindex="-1"><span class="cause"><bdi>accent</bdi></span> <span class="and">and</span> "#
          + #"<span class="cause"><bdi>radius</bdi></span> "#
          + #"<span class="count">7 snapshots</span></h2>"#))
    #expect(page.components(separatedBy: #"<section class="group""#).count - 1 == 3)
  }

  @Test func summaryHasARowForEachCauseAndOneCommand() throws {
    var report = try Report(title: "Gallery", entries: nineAndOne())
    report.reviewCommand = "swift run likeness review"
    report.acceptCommand = "swift run likeness accept --all"
    let summary = try report.text(of: "summary.md")
    #expect(
      summary.contains(
        """
        | Snapshots | Cause | Together with |\n| ---: | --- | --- |\n| 9 | `accent` | `7 of them \
        also radius` |\n
        """
      ))
    #expect(summary.contains("\n### `accent` and `radius` – 7 snapshots\n"))
    #expect(summary.contains("\n<details>\n<summary>Each of the 10 snapshots</summary>\n\n### "))
    #expect(
      summary.hasSuffix(
        """
        \n\n</details>\n\nTo look at the pictures and accept or reject them, run: `swift run \
        likeness review`\n\n
        """
          + "To accept all of them, run: `swift run likeness accept --all`\n"))
  }

  @Test func groupsOfEquallyFrequentCausesStandInTheOrderOfTheirBytes() throws {
    let groups = groupedByCause(
      try [failing("A", "1", causes: ["b"]), failing("A", "2", causes: ["a"])])
    #expect(titles(of: groups) == [["a"], ["b"]])
  }

  @Test func causeThatAnEntryNamesTwiceCountsOnce() throws {
    let groups = groupedByCause(
      try [
        failing("A", "1", causes: ["b", "b", "b"]), failing("A", "2", causes: ["a"]),
        failing("A", "3", causes: ["a"]),
      ])
    #expect(titles(of: groups) == [["a"], ["b"]])
    #expect(groups.map(\.entries.count) == [2, 1])
  }

  @Test func entriesWithoutACauseStandByStatusBehindTheOthers() throws {
    var missing = try failing("A", "1")
    missing.status = .missing
    var broken = try failing("A", "2")
    broken.status = .unreadable
    let groups = groupedByCause([missing, broken, try failing("A", "3", causes: ["accent"])])
    #expect(titles(of: groups) == [["accent"], ["Unreadable"], ["Missing reference"]])
    #expect(groups.map(\.isCause) == [true, false, false])
    #expect(causeLines(of: groups).map(\.group) == [0, 1, 2])
  }

  @Test func largerGroupsWithoutACauseAreListedFirst() throws {
    var entries = try ["1", "2", "3"].map { try failing("A", $0) }
    entries[0].status = .unreadable
    entries[1].status = .missing
    entries[2].status = .missing
    #expect(
      causeLines(of: groupedByCause(entries)).map(\.title.text) == [
        "Missing reference", "Unreadable",
      ])
  }

  @Test func causesOfExactlyTheSamePicturesAreOneLine() throws {
    let insets = ["top", "bottom", "leading", "trailing", "left"]
    let lines = causeLines(
      of: groupedByCause(try ["1", "2"].map { try failing("A", $0, causes: insets) }))
    #expect(lines.map(\.title.text) == ["bottom, leading, left and 2 more"])
    #expect(lines.map(\.count) == [2])
  }
}

@Suite struct MarkedLineTests {
  /// A line with its marks in brackets.
  private func shown(_ line: MarkedLine) -> String {
    line.parts.map { $0.isMarked ? "[\($0.pieces.text)]" : $0.pieces.text }.joined()
  }

  @Test(arguments: [
    ("radius 12 color red", "radius 4 color red", "radius [12] color red", "radius [4] color red"),
    ("a 1 b 2", "a 3 b 4", "a [1] b [2]", "a [3] b [4]"),
    ("text for you", "text for you today", "text for you", "text for you[ today]"),
    ("a b c", "a c", "a[ b] c", "a c"),
    ("12 px", "about 13 px wide", "[12] px", "[about 13] px[ wide]"),
    ("one", "two", "one", "two"),
    ("", "a", "", "a"),
    ("a  b", "a b", "a[  ]b", "a[ ]b"),
  ])
  func wordsThatDifferAreMarked(old: String, new: String, markedOld: String, markedNew: String) {
    let lines = marked([.init(.removed, old), .init(.added, new)])
    #expect(lines.map(shown) == [markedOld, markedNew])
  }

  @Test func aColorIsMarkedAsAWhole() {
    let (red, blue) = (StraightColor(hex: 0xFF0000), StraightColor(hex: 0x0000FF))
    func line(_ kind: ReportEntry.Line.Kind, _ color: StraightColor) -> ReportEntry.Line {
      .init(kind, [LinePiece("border 1 "), LinePiece("#", color: color), LinePiece(";")])
    }
    let lines = marked([line(.removed, red), line(.added, blue)])
    #expect(
      lines.map { $0.parts.map(\.isMarked) } == [[false, true, false], [false, true, false]])
    #expect(
      lines.map { $0.parts.map { $0.pieces.map(\.color) } } == [
        [[nil, nil, nil, nil], [red], [nil]], [[nil, nil, nil, nil], [blue], [nil]],
      ])
  }

  @Test func pairsAreMadeInOrderAndTheRestStaysUnmarked() {
    let lines = marked([
      .init(.same, "x 1"), .init(.removed, "a 1"), .init(.removed, "b 1"), .init(.added, "a 2"),
      .init(.same, "y 1"),
    ])
    #expect(lines.map(shown) == ["x 1", "a [1]", "b 1", "a [2]", "y 1"])
  }
}

@Suite struct WordingTests {
  @Test(arguments: [
    (0.0, "0 µs"), (0.00064, "640 µs"), (0.0124, "12 ms"), (0.9996, "1000 ms"), (1.244, "1.24 s"),
    (59.9, "59.90 s"), (185, "3 min 5 s"),
    (.nan, nil), (-1, nil), (.infinity, nil),
  ])
  func secondsAreSpelledInTheUnitThatFits(seconds: Double, text: String?) {
    #expect(spelled(seconds: seconds) == text)
  }

  @Test(arguments: [
    (0, "0"), (999, "999"), (1_000, "1,000"), (1_234_567, "1,234,567"), (-1_000, "-1,000"),
    (Int.min, "-9,223,372,036,854,775,808"),
  ])
  func numbersAreGroupedByThree(number: Int, text: String) {
    #expect(grouped(number) == text)
  }
}
