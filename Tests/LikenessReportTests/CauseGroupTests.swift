/// Failures by cause, and the changed words of a line.
import LikenessBase
import LikenessCauses
import LikenessDisplayList
import LikenessSnapshots
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

  @Test("A group has only pictures that its heading explains entirely") func groups() throws {
    let groups = groupedByCause(try nineAndOne())
    #expect(titles(of: groups) == [["accent"], ["accent", "radius"], ["radius"]])
    #expect(
      groups.map { $0.entries.map(\.subject.description) } == [
        ["A/1", "A/2"], ["A/3", "A/4", "A/5", "A/6", "A/7", "A/8", "A/9"], ["B/1"],
      ])
    for group in groups {
      for entry in group.entries {
        let causes = try #require(entry.outcome).causes
        #expect(Set(causes.map { .cause($0.edit) }) == Set(group.titles))
      }
    }
  }

  @Test("The list counts every picture of a cause") func counts() throws {
    let lines = causeLines(of: groupedByCause(try nineAndOne()))
    #expect(lines.map(\.title.text) == ["accent", "radius"])
    #expect(lines.map(\.count) == [9, 8])
    #expect(lines.map { $0.others?.text } == ["7 of them also radius", "7 of them also accent"])
    #expect(lines.map(\.group) == [0, 1])
  }

  @Test("A cause of one view names the view") func view() throws {
    let card = Cause(.style("radius"), view: "Card/body", before: "8", after: "12")
    let chips = ["A", "B"].map {
      Cause(.style("padding"), view: $0, before: "1", after: "2")
    }
    var entries = try (1...4).map { try failing("A", "\($0)") }
    for (index, cause) in [card, card, chips[0], chips[1]].enumerated() {
      entries[index].edit { $0.causes = [cause] }
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
    for (index, cause) in (notes + images).enumerated() {
      entries[index].edit { $0.causes = [cause] }
    }
    let groups = groupedByCause(entries)
    #expect(titles(of: groups) == [["image logo.png"], [words], [words]])
    #expect(groups.map(\.entries.count) == [2, 1, 1])
  }

  @Test("Pixels without a cause keep a snapshot out of the group") func unexplained() throws {
    var entries = try nineAndOne()
    entries[0].edit { $0.unexplainedPixels = 3 }
    let groups = groupedByCause(entries)
    #expect(
      titles(of: groups) == [
        ["accent"], ["accent", "radius"], ["accent", "pixels without a known cause"], ["radius"],
      ])
    #expect(groups.map(\.entries.count) == [1, 7, 1, 1])
    let accent = try #require(causeLines(of: groups).first)
    #expect(accent.title.text == "accent" && accent.entire == 0 && accent.partly == [1, 2])
  }

  /// One answer fits all only where the causes are known to explain every pixel.
  @Test(
    "A group can be answered together exactly if nothing is left beside its causes",
    arguments: [
      (0, 0, true), (3, 0, false), (nil, 0, false), (0, 2, false),
    ] as [(Int?, Int, Bool)])
  func answeredTogether(unexplained: Int?, more: Int, isExplained: Bool) throws {
    var entries = try [
      failing("A", "1", causes: ["accent"]), failing("A", "2", causes: ["accent"]),
    ]
    for index in entries.indices {
      entries[index].edit {
        $0.unexplainedPixels = unexplained
        $0.moreCauses = more
      }
    }
    let groups = groupedByCause(entries)
    #expect(groups.map(\.isExplained) == [isExplained])
    let page = try Report(title: "Gallery", entries: entries).text(of: "index.html")
    #expect(page.contains("<section class=\"group\" data-explained ") == isExplained)
    #expect((groups[0].note == "It explains every pixel that differs.") == isExplained)
  }

  @Test("Texts are answered one by one, and new pictures together") func oneByOne() throws {
    let text = try #require(TextDifference(from: "a", to: "b"))
    let groups = groupedByCause([
      try failing("A", "1", causes: ["accent"], .text(difference: text)),
      try failing("A", "2", as: .added),
    ])
    #expect(groups.map(\.isExplained) == [false, true])
    #expect(groups[0].note == "Something else may differ: look at each snapshot before accepting.")
    #expect(groups[1].note == nil)
  }

  @Test("A code span of nothing is nothing") func codeSpans() {
    #expect(CodeSpanContentType().escapeText("") == "")
    #expect(CodeSpanContentType().escapeText("a`b") == "``a`b``")
  }

  @Test("The page lists causes with full counts, and heads groups with all of them") func page()
    throws
  {
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

  @Test("The summary has a row for each cause, and one command") func summary() throws {
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

  @Test("Groups of equally frequent causes are in the order of their bytes") func ties() throws {
    let groups = groupedByCause(
      try [failing("A", "1", causes: ["b"]), failing("A", "2", causes: ["a"])])
    #expect(titles(of: groups) == [["a"], ["b"]])
  }

  @Test("A cause that an entry names twice counts once") func repeated() throws {
    let groups = groupedByCause(
      try [
        failing("A", "1", causes: ["b", "b", "b"]), failing("A", "2", causes: ["a"]),
        failing("A", "3", causes: ["a"]),
      ])
    #expect(titles(of: groups) == [["a"], ["b"]])
    #expect(groups.map(\.entries.count) == [2, 1])
  }

  @Test("Entries without a cause follow the others, by status") func causeless() throws {
    let groups = groupedByCause([
      try failing("A", "1", as: .added), try failing("A", "2", as: .unreadable),
      try failing("A", "3", causes: ["accent"]),
    ])
    #expect(titles(of: groups) == [["accent"], ["Unreadable"], ["No reference"]])
    #expect(groups.map(\.isCause) == [true, false, false])
    #expect(causeLines(of: groups).map(\.group) == [0, 1, 2])
  }

  @Test("Larger groups without a cause are listed first") func largerFirst() throws {
    let entries = [
      try failing("A", "1", as: .unreadable), try failing("A", "2", as: .added),
      try failing("A", "3", as: .added),
    ]
    #expect(
      causeLines(of: groupedByCause(entries)).map(\.title.text) == ["No reference", "Unreadable"])
  }

  @Test("Causes of exactly the same pictures are one line") func together() throws {
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

  @Test(
    "Words that differ are marked",
    arguments: [
      (
        "radius 12 color red", "radius 4 color red", "radius [12] color red", "radius [4] color red"
      ),
      ("a 1 b 2", "a 3 b 4", "a [1] b [2]", "a [3] b [4]"),
      ("text for you", "text for you today", "text for you", "text for you[ today]"),
      ("a b c", "a c", "a[ b] c", "a c"),
      ("12 px", "about 13 px wide", "[12] px", "[about 13] px[ wide]"),
      ("one", "two", "one", "two"),
      ("", "a", "", "a"),
      ("a  b", "a b", "a[  ]b", "a[ ]b"),
    ])
  func words(old: String, new: String, markedOld: String, markedNew: String) {
    let lines = marked([.init(.removed, old), .init(.added, new)])
    #expect(lines.map(shown) == [markedOld, markedNew])
  }

  @Test("A color is marked as a whole") func colors() {
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

  @Test("Pairs are made in order, and the rest stays unmarked") func pairs() {
    let lines = marked([
      .init(.same, "x 1"), .init(.removed, "a 1"), .init(.removed, "b 1"), .init(.added, "a 2"),
      .init(.same, "y 1"),
    ])
    #expect(lines.map(shown) == ["x 1", "a [1]", "b 1", "a [2]", "y 1"])
  }
}

@Suite struct WordingTests {
  @Test(
    "Seconds are spelled in the unit that fits",
    arguments: [
      (0.0, "0 µs"), (0.00064, "640 µs"), (0.0124, "12 ms"), (0.9996, "1000 ms"),
      (1.244, "1.24 s"),
      (59.9, "59.90 s"), (185, "3 min 5 s"),
      (.nan, nil), (-1, nil), (.infinity, nil),
    ])
  func seconds(seconds: Double, text: String?) {
    #expect(spelled(seconds: seconds) == text)
  }

  @Test(
    "Numbers are grouped by three",
    arguments: [
      (0, "0"), (999, "999"), (1_000, "1,000"), (1_234_567, "1,234,567"), (-1_000, "-1,000"),
      (Int.min, "-9,223,372,036,854,775,808"),
    ])
  func numbers(number: Int, text: String) {
    #expect(grouped(number) == text)
  }
}
