/// Whether a folder of artifacts contains anything pending; usually it does not exist.
import LikenessBase
import LikenessSystem

/// What a checker and its copies know about these folders.
///
/// Asks the system once for each folder: asking for every passing picture took a tenth of a check
/// that draws nothing. Afterwards, a folder exists only if this checker has written to it.
final class KeptFolders: Sendable {
  private let known = Locked<[ArtifactsFolder: Bool]>([:])

  /// Whether anything may be pending in a folder of artifacts.
  func mayBePending(in artifacts: ArtifactsFolder) -> Bool {
    known.withLock { known in
      if let exists = known[artifacts] { return exists }
      let exists = Files.exists(artifacts.pending)
      known[artifacts] = exists
      return exists
    }
  }

  /// Records that something is being kept in a folder of artifacts.
  func note(_ artifacts: ArtifactsFolder) { known.withLock { $0[artifacts] = true } }
}
