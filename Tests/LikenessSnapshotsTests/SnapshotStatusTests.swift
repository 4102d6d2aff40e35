/// The shared status words.
import LikenessSnapshots
import Testing

@Suite struct SnapshotStatusTests {
  @Test func everyStatusHasWordsOfItsOwn() {
    #expect(Set(SnapshotStatus.allCases.map(\.words)).count == SnapshotStatus.allCases.count)
    #expect(SnapshotStatus.undrawable.label == "Failed to render")
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
