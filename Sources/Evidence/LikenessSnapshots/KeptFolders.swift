/// Whether anything waits in the folders of pending pictures and differences, which mostly are not there.
import LikenessConcurrency
import LikenessFiles
import LikenessGraphics

/// What a checker and its copies know of these folders.
///
/// The system is asked once for each: to ask for every picture that passes was a tenth of a check that draws nothing. From then on a folder is there only
/// where this checker has kept something in it.
final class KeptFolders: Sendable {
  private let known = Locked<[ArtifactsFolder: [SnapshotStore]]>([:])

  /// The stores of pending pictures and of differences in which something may be.
  func stores(of artifacts: ArtifactsFolder) -> [SnapshotStore] { known.withLock { Self.look(at: artifacts, &$0) } }

  /// Says that something is being kept in one of the stores.
  func note(_ store: SnapshotStore, of artifacts: ArtifactsFolder) {
    known.withLock { known in
      let stores = Self.look(at: artifacts, &known)
      if !stores.contains(store) { known[artifacts] = stores + [store] }
    }
  }

  private static func look(at artifacts: ArtifactsFolder, _ known: inout [ArtifactsFolder: [SnapshotStore]]) -> [SnapshotStore] {
    if let stores = known[artifacts] { return stores }
    let stores = [artifacts.pending, artifacts.differences].filter { Files.exists($0.root) }
    known[artifacts] = stores
    return stores
  }
}
