/// The files of answered snapshots, to show them and to undo answers.
import LikenessSnapshots
import LikenessSystem

/// A temporary folder that holds what answers replace or remove, until the review ends. Thousands
/// of pictures would not fit in memory.
final class AnsweredFiles: Sendable {
  private let temporary: (path: String, lock: Int32)
  /// The folders, laid out as those of the review.
  let folders: ReviewFolders

  init(beside artifacts: ArtifactsFolder) throws(FileError) {
    temporary = try Files.openTemporaryFolder(in: artifacts.path)
    folders = ReviewFolders(
      store: SnapshotStore(root: Files.join(temporary.path, "references"), below: temporary.path),
      artifacts: ArtifactsFolder(path: temporary.path))
  }

  deinit { Files.closeTemporaryFolder(temporary) }
}
