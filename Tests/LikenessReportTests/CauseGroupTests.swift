/// Failures by cause, and the words that changed in a line.
import LikenessPages
import Testing

@testable import LikenessReport

@Suite struct CauseGroupTests {
  @Test func widestCauseComesFirstAndTakesItsEntries() throws {
    let groups = groupedByCause(
      try [
        failing("A", "1", causes: ["accent", "radius"]), failing("A", "2", causes: ["radius"]), failing("A", "3", causes: ["accent"]),
        failing("A", "4", causes: ["accent"]),
      ])
    #expect(groups.map(\.title) == ["accent", "radius"])
    #expect(groups.map { $0.entries.map(\.name) } == [["1", "3", "4"], ["2"]])
  }

  @Test func causeThatLostItsEntriesMovesBehindOneThatKeptThem() throws {
    // "b" explains three at first, but "a" takes two of them; "c" explains two that nobody else does.
    let groups = groupedByCause(
      try [
        failing("A", "1", causes: ["a", "b"]), failing("A", "2", causes: ["a", "b"]), failing("A", "3", causes: ["a"]),
        failing("A", "4", causes: ["a"]), failing("A", "5", causes: ["b"]), failing("A", "6", causes: ["c"]),
        failing("A", "7", causes: ["c"]),
      ])
    #expect(groups.map(\.title) == ["a", "c", "b"])
    #expect(groups.map(\.entries.count) == [4, 2, 1])
  }

  @Test func causesOfEqualWidthStandInTheOrderOfTheirBytes() throws {
    let groups = groupedByCause(try [failing("A", "1", causes: ["b"]), failing("A", "2", causes: ["a"])])
    #expect(groups.map(\.title) == ["a", "b"])
  }

  @Test func causeThatAnEntryNamesTwiceCountsOnce() throws {
    let groups = groupedByCause(
      try [failing("A", "1", causes: ["b", "b", "b"]), failing("A", "2", causes: ["a"]), failing("A", "3", causes: ["a"])])
    #expect(groups.map(\.title) == ["a", "b"])
    #expect(groups.map(\.entries.count) == [2, 1])
  }

  @Test func entriesWithoutACauseStandByStatusBehindTheOthers() throws {
    var missing = try failing("A", "1")
    missing.status = .missing
    var broken = try failing("A", "2")
    broken.status = .unreadable
    let groups = groupedByCause([missing, broken, try failing("A", "3", causes: ["accent"])])
    #expect(groups.map(\.title) == ["accent", "Could not be compared", "No reference yet"])
    #expect(groups.map(\.isCause) == [true, false, false])
  }
}

@Suite struct MarkedLineTests {
  /// A line with its marks in brackets.
  private func shown(_ line: MarkedLine) -> String { line.parts.map { $0.isMarked ? "[\($0.text)]" : $0.text }.joined() }

  @Test(arguments: [
    ("radius 12 color red", "radius 4 color red", "radius [12] color red", "radius [4] color red"),
    ("a 1 b 2", "a 3 b 4", "a [1] b [2]", "a [3] b [4]"),
    ("text for you", "text for you today", "text for you", "text for you[ today]"),
    ("a b c", "a c", "a [b ]c", "a c"),
    ("one", "two", "one", "two"),
    ("", "a", "", "a"),
    ("a  b", "a b", "a[  ]b", "a[ ]b"),
  ])
  func wordsThatDifferAreMarked(old: String, new: String, markedOld: String, markedNew: String) {
    let lines = marked([.init(.removed, old), .init(.added, new)])
    #expect(lines.map(shown) == [markedOld, markedNew])
  }

  @Test func pairsAreMadeInOrderAndTheRestStaysUnmarked() {
    let lines = marked([.init(.same, "x 1"), .init(.removed, "a 1"), .init(.removed, "b 1"), .init(.added, "a 2"), .init(.same, "y 1")])
    #expect(lines.map(shown) == ["x 1", "a [1]", "b 1", "a [2]", "y 1"])
  }
}

@Suite struct WordingTests {
  @Test(arguments: [
    (0.0, "0 µs"), (0.00064, "640 µs"), (0.0124, "12 ms"), (0.9996, "1000 ms"), (1.244, "1.24 s"), (59.9, "59.90 s"), (185, "3 min 5 s"),
    (.nan, ""), (-1, ""), (.infinity, ""),
  ])
  func secondsAreSpelledInTheUnitThatFits(seconds: Double, text: String) {
    #expect(spelled(seconds: seconds) == text)
  }

  @Test(arguments: [
    (0, "0"), (999, "999"), (1_000, "1,000"), (1_234_567, "1,234,567"), (-1_000, "-1,000"), (Int.min, "-9,223,372,036,854,775,808"),
  ])
  func numbersAreGroupedByThree(number: Int, text: String) {
    #expect(grouped(number) == text)
  }
}
