/// The shared status words.
import LikenessSnapshots
import Testing

@Suite struct SnapshotStatusTests {
  @Test("Every status has words of its own") func words() {
    #expect(Set(SnapshotStatus.allCases.map(\.words)).count == SnapshotStatus.allCases.count)
    #expect(SnapshotStatus.undrawable.label == "Failed to render")
  }

  @Test("A tally names first what needs a look") func tally() {
    let statuses: [SnapshotStatus] = [
      .identical, .added, .size, .missing, .pixels, .undrawable, .tolerated, .identical,
    ]
    #expect(
      SnapshotStatus.tally(statuses)
        == """
        8 pictures: 1 failed to render, 2 changed, 1 missing, 1 new, 1 passed within tolerance, 2 \
        passed
        """
    )
    #expect(SnapshotStatus.tally([]) == "0 pictures")
    #expect(SnapshotStatus.tally([.recorded]) == "1 picture: 1 recorded")
  }
}
