import LikenessDisplayList
import LikenessText
import TestSupport
import Testing

/// The same pixels everywhere: the digests of the corpus, drawn alone, by many threads, and
/// concurrently.
///
/// `pixel-corpus` checks the same in release mode and under the sanitizers.
@Suite struct CorpusTests {
  @Test func digestsAreThoseInTheRepository() throws {
    #expect(
      try PixelCorpus.digests() == PixelCorpus.expectedDigests,
      """
      a change of pixels raises Renderer.version; then: swift run pixel-corpus --print > \
      Tests/TestSupport/Corpus/corpus.txt
      """
    )
  }

  @Test(.nightly, arguments: [2, 3, 8, 1000]) func anyNumberOfThreadsGivesTheSamePixels(
    threads: Int
  ) throws {
    #expect(try PixelCorpus.digests(threads: threads) == PixelCorpus.expectedDigests)
  }

  @Test(.nightly) func drawingsAtTheSameTimeGiveTheSamePixels() async throws {
    try await withThrowingTaskGroup(of: [PixelCorpus.Digest].self) { group in
      for _ in 0..<4 { group.addTask { try PixelCorpus.digests() } }
      for try await digests in group { #expect(digests == PixelCorpus.expectedDigests) }
    }
  }

  @Test func deepGroupsAreDrawnInBandsWithTheSamePixels() throws {
    // A band of so wide a picture is few rows, and so is each of the ten layers.
    let inner: [Drawing] = [
      .box(
        Box(
          rounded(3.5, 1.5, 90_000, 30, 12), fill: .color(.red),
          border: Border(width: px(2), color: .blue)))
    ]
    let groups = 10
    let deep =
      Array(repeating: Drawing.opacity(250), count: groups) + inner
      + Array(repeating: .end, count: groups)
    let wide = try draw(100_000, 40, on: .white, deep)
    let part = try draw(60, 40, on: .white, deep)
    for y in 0..<40 { for x in 0..<60 { #expect(wide[x, y] == part[x, y]) } }
  }
}
