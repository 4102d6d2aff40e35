/// Aligns the lines of two pictures: what came, what left, and what stayed.
import TestKit
import Testing

@testable import LikenessCompare

@Suite struct LineAlignmentTests {
  /// `9 2 8` came before the 2, or `8 2 9` after it; the 2 that was there may be either.
  @Test("Lines that came together are one run, even where one is like another beside them")
  func oneRun() {
    #expect(
      LineAlignment.hunks([1, 2, 3], [1, 9, 2, 8, 2, 3]) == [
        LineHunk(reference: 1..<1, actual: 1..<4)
      ])
    #expect(
      LineAlignment.hunks([1, 2, 3], [1, 2, 8, 2, 9, 3]) == [
        LineHunk(reference: 2..<2, actual: 2..<5)
      ])
    #expect(
      LineAlignment.hunks([1, 2, 8, 2, 9, 3], [1, 2, 3]) == [
        LineHunk(reference: 2..<5, actual: 2..<2)
      ])
  }

  /// Compared with the table of all longest common subsequences.
  @Test("The edits are the fewest")
  func fewestEdits() {
    for seed in 0..<60 as Range<UInt64> {
      var numbers = Seeded(seed)
      let a = (0..<Int.random(in: 0...14, using: &numbers)).map { _ in
        UInt64.random(in: 0...4, using: &numbers)
      }
      let b = (0..<Int.random(in: 0...14, using: &numbers)).map { _ in
        UInt64.random(in: 0...4, using: &numbers)
      }
      var table = [[Int]](repeating: [Int](repeating: 0, count: b.count + 1), count: a.count + 1)
      for i in a.indices {
        for j in b.indices {
          table[i + 1][j + 1] =
            a[i] == b[j] ? table[i][j] + 1 : max(table[i][j + 1], table[i + 1][j])
        }
      }
      let hunks = LineAlignment.hunks(a, b)
      #expect(
        hunks.reduce(0) { $0 + $1.reference.count + $1.actual.count } == a.count + b.count - 2
          * table[a.count][b.count])
      // Everything between the hunks is equal.
      var x = 0
      var y = 0
      for hunk in hunks {
        #expect(Array(a[x..<hunk.reference.lowerBound]) == Array(b[y..<hunk.actual.lowerBound]))
        (x, y) = (hunk.reference.upperBound, hunk.actual.upperBound)
      }
      #expect(Array(a[x...]) == Array(b[y...]))
    }
  }

  @Test("Beyond the bound of a search, lines that occur once divide it")
  func manyChanges() {
    let a = (0..<3000).map { UInt64($0) }
    #expect(
      LineAlignment.hunks(a, a.map { $0 + 5000 }) == [
        LineHunk(reference: 0..<3000, actual: 0..<3000)
      ])
    // 700 lines and 800 more were replaced: 3,000 edits.
    let b = a.map { 100..<800 ~= $0 || 2000..<2800 ~= $0 ? $0 + 5000 : $0 }
    #expect(
      LineAlignment.hunks(a, b) == [
        LineHunk(reference: 100..<800, actual: 100..<800),
        LineHunk(reference: 2000..<2800, actual: 2000..<2800),
      ])
  }

  /// Lines that all occur in the other picture, so only the search itself can give up: the same
  /// lines in reverse order, and stripes against stripes that match on every second diagonal for a
  /// long way.
  @Test("Ten thousand hostile lines have hunks, too", .timeLimit(.minutes(1)))
  func hostileLines() {
    let a = (0..<10_000).map { UInt64($0) }
    let stripes = a.map { $0 % 2 }
    for (one, other) in [
      (a, Array(a.reversed())), (a, a.map { $0 + 10_000 }),
      (stripes, a.map { $0 % 6 < 4 ? $0 % 2 : 0 }),
    ] {
      var (x, y) = (0, 0)
      for hunk in LineAlignment.hunks(one, other) {
        #expect(
          Array(one[x..<hunk.reference.lowerBound])
            == Array(other[y..<hunk.actual.lowerBound]))
        (x, y) = (hunk.reference.upperBound, hunk.actual.upperBound)
      }
      #expect(Array(one[x...]) == Array(other[y...]))
    }
  }
}
