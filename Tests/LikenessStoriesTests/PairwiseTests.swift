/// Pairwise coverage: few pictures that contain every pair of values.
import Likeness
import LikenessStories
import Testing

@Suite struct PairwiseTests {
  /// The pairs of values of two axes that no row contains, counted by trying all of them.
  private func uncovered(_ rows: [[Int]], _ counts: [Int]) -> Int {
    var missing = 0
    for a in counts.indices {
      for b in counts.indices where b > a {
        for i in 0..<counts[a] {
          for j in 0..<counts[b] where !rows.contains(where: { $0[a] == i && $0[b] == j }) {
            missing += 1
          }
        }
      }
    }
    return missing
  }

  /// Each with the most acceptable rows. No cover can have fewer than the product of the two
  /// largest axes.
  @Test(
    "Every two values meet, in few rows",
    arguments: [
      ([1], 1), ([4], 4), ([2, 3], 6), ([1, 1, 1], 1), ([2, 2, 2], 6), ([3, 3, 3, 3], 15),
      ([2, 3, 12, 2, 2, 4, 3], 60),
      ([4, 4, 4, 4, 4, 4, 4, 4, 4, 4], 32), ([1, 5, 1, 5], 25), ([10, 9, 8, 7], 110),
    ])
  func fewRows(counts: [Int], most: Int) {
    let rows = PairwiseCover(counts: counts).rows
    #expect(uncovered(rows, counts) == 0)
    #expect(rows.count <= most, "\(rows.count)")
    #expect(rows.first == counts.map { _ in 0 })
    #expect(Set(rows).count == rows.count)
    #expect(rows.allSatisfy { row in zip(row, counts).allSatisfy { $0 >= 0 && $0 < $1 } })
    #expect(PairwiseCover(counts: counts).rows == rows)
  }

  private let many = StoryVariants(themes: ["light", "dark"], scales: [1, 2, 3]).states(["a", "b"])
    .directions().textSizes().locales([
      "x", "y",
    ])

  @Test("The pictures of pairs are some of all, and show every pair")
  func subset() throws {
    let all = try Gallery(stories: [Story("A/a", variants: many) { _ in View() }]).snapshots().map(
      \.identity)
    let pairs = try Gallery(stories: [Story("A/a", variants: many.pairwise()) { _ in View() }])
      .snapshots().map(\.identity)
    #expect(all.count == 2 * 3 * 2 * 2 * 12 * 2)
    #expect(Set(pairs).isSubset(of: all))
    #expect(Set(pairs).count == pairs.count)
    // The two longest axes have 12 and 3 values.
    #expect(pairs.count >= 36 && pairs.count <= 48, "\(pairs.count)")
    // Counts from the names alone.
    let axes = Set(all.flatMap(\.variant.axes))
    for first in axes {
      for second in axes where first.rawValue < second.rawValue {
        func meetings(_ names: [SnapshotIdentity]) -> Set<String> {
          Set(names.map { "\($0.variant[first] ?? "")|\($0.variant[second] ?? "")" })
        }
        #expect(meetings(pairs) == meetings(all))
      }
    }
  }

  @Test("A budget that is too small is an error with the number that is needed")
  func budget() throws {
    let needed = try Gallery(stories: [Story("A/a", variants: many.pairwise()) { _ in View() }])
      .snapshots().count
    let error = try #require(throws: GalleryError.self) {
      try Gallery(stories: [Story("A/a", variants: many.pairwise(within: 20)) { _ in View() }])
        .snapshots()
    }
    #expect(error == .budgetTooSmall(20, needed: needed, story: "A/a"))
    #expect(error.description.contains("\(needed)"))
    #expect(
      try Gallery(stories: [Story("A/a", variants: many.pairwise(within: needed)) { _ in View() }])
        .snapshots().count == needed)
  }

  /// 101 states meet 100 widths in 10,100 pairs, and each picture shows one of them.
  @Test("Too many pairs are refused before they are made")
  func tooMany() throws {
    let variants = StoryVariants(themes: ["light"], scales: [1]).states((1...101).map { "s\($0)" })
      .widths((1...100).map(Double.init))
    #expect(throws: GalleryError.tooManyVariants(limit: 10_000, story: "A/a")) {
      try Gallery(stories: [Story("A/a", variants: variants.pairwise()) { _ in View() }])
        .snapshots()
    }
  }
}
