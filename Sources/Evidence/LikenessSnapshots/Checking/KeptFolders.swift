/// Whether the folders of pending pictures and differences contain anything; usually they do not
/// exist.
import LikenessBase
import LikenessDisplayList
import LikenessSystem

/// What a checker and its copies know about these folders.
///
/// Asks the system once for each folder: asking for every passing picture took a tenth of a check
/// that draws nothing. Afterwards, a folder exists only if this checker has written to it.
final class KeptFolders: Sendable {
  private let known = Locked<[ArtifactsFolder: [SnapshotStore]]>([:])

  /// The stores of pending pictures and differences that may contain something.
  func stores(of artifacts: ArtifactsFolder) -> [SnapshotStore] {
    known.withLock { Self.look(at: artifacts, &$0) }
  }

  /// Records that something is being written to a store.
  func note(_ store: SnapshotStore, of artifacts: ArtifactsFolder) {
    known.withLock { known in
      let stores = Self.look(at: artifacts, &known)
      if !stores.contains(store) { known[artifacts] = stores + [store] }
    }
  }

  private static func look(
    at artifacts: ArtifactsFolder, _ known: inout [ArtifactsFolder: [SnapshotStore]]
  ) -> [SnapshotStore] {
    if let stores = known[artifacts] { return stores }
    let stores = [artifacts.pending, artifacts.differences].filter { Files.exists($0.root) }
    known[artifacts] = stores
    return stores
  }
}
