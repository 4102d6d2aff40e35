/// The shared status words, and those of published formats.
import LikenessSnapshots
import Testing

@Suite struct SnapshotStatusTests {
  @Test func everyStatusHasWordsOfItsOwn() {
    #expect(Set(SnapshotStatus.allCases.map(\.words)).count == SnapshotStatus.allCases.count)
    #expect(SnapshotStatus.undrawable.label == "Failed to render")
  }

  /// The reasons in the contract of `compare --json`, in order.
  @Test func comparisonsKeepTheWordsOfTheirFormat() {
    let statuses: [SnapshotStatus] = [
      .identical, .tolerated, .pixels, .size, .removed, .missing, .renamed, .unreadable,
    ]
    #expect(
      statuses.map(\.compareWord) == [
        "identical", "tolerated", "pixels", "size", "missing", "added", "renamed", "unreadable",
      ])
  }

  @Test func checksKeepTheWordsOfTheirFormat() {
    let statuses: [SnapshotStatus] = [
      .identical, .tolerated, .pixels, .size, .text, .missing, .undrawable,
    ]
    #expect(
      statuses.map(\.checkWord) == [
        "passed", "passed", "different", "different", "different", "missing", "undrawable",
      ])
  }

  @Test func theTallyNamesWhatNeedsALookFirst() {
    let statuses: [SnapshotStatus] = [
      .identical, .missing, .size, .removed, .pixels, .undrawable, .tolerated, .identical,
    ]
    #expect(
      SnapshotStatus.tally(statuses)
        == """
        8 pictures: 1 failed to render, 2 changed, 1 removed, 1 new, 1 passed within tolerance, 2 \
        passed
        """
    )
    #expect(SnapshotStatus.tally([]) == "0 pictures")
    #expect(SnapshotStatus.tally([.recorded]) == "1 picture: 1 recorded")
  }
}
