/// The difference of two texts: the fewest lines, in order.
import Foundation
import LikenessBase
import LikenessCompare
import Testing

@testable import LikenessSnapshots

@Suite struct TextDifferenceTests {
  private func excerpt(_ old: String, _ new: String) -> [String] {
    TextDifference(from: old, to: new)?.excerpt ?? []
  }

  @Test("Changes in several places are several hunks, and equal lines between them are not listed")
  func hunks() throws {
    let difference = try #require(
      TextDifference(from: "a\nb\nc\nd\ne\nf", to: "a\nB\nc\nd\nf\ng"))
    #expect(difference.excerpt == ["- b", "+ B", "- e", "+ g"])
    #expect((difference.line, difference.removed, difference.added) == (2, 2, 2))
    #expect(
      difference.hunks == [
        .init(line: 2, removed: 1, added: 1), .init(line: 5, removed: 1, added: 0),
        .init(line: 7, removed: 0, added: 1),
      ])
    #expect(difference.summary == "2 lines removed, 2 lines added, from line 2")
  }

  @Test("A line at the front leaves the others alone") func front() {
    #expect(excerpt("a\nb\nc", "x\na\nb\nc") == ["+ x"])
    #expect(excerpt("x\na\nb\nc", "a\nb\nc") == ["- x"])
  }

  @Test("Lines are equal if their scalars are") func scalars() {
    #expect(excerpt("caf\u{E9}\n1", "cafe\u{301}\n1") == ["- caf\u{E9}", "+ cafe\u{301}"])
    #expect(TextDifference(from: "caf\u{E9}", to: "caf\u{E9}") == nil)
    // Hangul, and Å as a letter and as the sign of a unit.
    #expect(!excerpt("\u{1112}\u{1161}\u{11AB}", "\u{D55C}").isEmpty)
    #expect(!excerpt("\u{C5}", "\u{212B}").isEmpty)
  }

  @Test("An empty last line counts") func lastLine() {
    #expect(excerpt("a", "a\n") == ["+ "])
    #expect(excerpt("", "\n\n") == ["+ ", "+ "])
  }

  @Test("Of many lines the first twenty of each side are listed, and all are counted")
  func manyLines() throws {
    let old = (0..<50).map { "line \($0)" }
    let new = old.map { $0.hasSuffix("1") ? $0 : $0 + "!" }
    let difference = try #require(
      TextDifference(from: old.joined(separator: "\n"), to: new.joined(separator: "\n")))
    // Lines 1, 11, 21, 31 and 41 stay.
    #expect((difference.line, difference.removed, difference.added) == (1, 45, 45))
    #expect(difference.removedLines.count == 20 && difference.addedLines.count == 20)
    #expect(Array(difference.excerpt.prefix(3)) == ["- line 0", "+ line 0!", "- line 2"])
    #expect(difference.excerpt.count == 40)
  }

  /// The table of the longest common subsequence, by its recurrence: what is not in it was removed
  /// or added.
  private func fewest(_ old: [String], _ new: [String]) -> Int {
    var lengths = Array(repeating: Array(repeating: 0, count: new.count + 1), count: old.count + 1)
    for i in old.indices {
      for j in new.indices {
        lengths[i + 1][j + 1] =
          old[i] == new[j] ? lengths[i][j] + 1 : max(lengths[i][j + 1], lengths[i + 1][j])
      }
    }
    return old.count + new.count - 2 * lengths[old.count][new.count]
  }

  @Test("No edit script is shorter, and it turns one text into the other", arguments: 0..<200)
  func shortest(seed: Int) throws {
    // A linear congruential generator: a text of few different lines has many scripts.
    var state = UInt64(seed) &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
    func lines() -> [String] { (0..<(1 + next(12))).map { _ in ["a", "b", "c"][next(3)] } }
    let (old, new) = (lines(), lines())
    guard
      let difference = TextDifference(
        from: old.joined(separator: "\n"), to: new.joined(separator: "\n"))
    else { return #expect(old == new) }
    #expect(difference.removed + difference.added == fewest(old, new))
    var (result, place) = ([String](), 0)
    var fresh = difference.addedLines[...]
    for hunk in difference.hunks {
      result += old[place..<(hunk.line - 1)] + fresh.prefix(hunk.added)
      fresh = fresh.dropFirst(hunk.added)
      place = hunk.line - 1 + hunk.removed
    }
    #expect(result + old[place...] == new)
  }
}
