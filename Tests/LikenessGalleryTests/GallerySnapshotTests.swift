import Likeness
import LikenessGallery
import LikenessTesting
import TestSupport
import Testing

/// Every picture of the shipped gallery against its reference in `Snapshots/`.
@Suite struct GallerySnapshotTests {
  @Test(.nightly, arguments: try Gallery.shipped.snapshots())
  func pictureEqualsItsReference(snapshot: StorySnapshot) {
    assertSnapshot(of: snapshot)
  }
}
