/// The one way in which a review accepts: what is accepted is drawn again first, as `likeness accept` does.
import Likeness

/// Accepts pictures that were drawn again.
typealias AcceptingDrawn = @Sendable ([SnapshotIdentity]) throws -> PendingSnapshots.Answer

/// Draws pictures again, which may take long, and gives what accepts them if they still look so.
typealias Accepting = @Sendable ([SnapshotIdentity]) async throws -> AcceptingDrawn

/// Accepts pictures of a gallery as the working tree draws them, and those of tests as their run drew them.
///
/// - Parameter gallery: Gives the gallery as it is now; scenes are read anew each time.
func accepting(in folders: ReviewFolders, gallery: @escaping @Sendable () throws -> Gallery) -> Accepting {
  { identities in
    let chosen = Set(identities)
    let snapshots = try gallery().snapshots().filter { chosen.contains($0.identity) }
    let drawn = await concurrentMap(snapshots) { snapshot -> (SnapshotIdentity, Result<ContentDigest, ToolError>) in
      do {
        let list = try await snapshot.loadedDisplayList(timeout: .seconds(60))
        return (snapshot.identity, .success(try list.rasterized(fonts: snapshot.fonts).digest))
      } catch {
        return (snapshot.identity, .failure(ToolError("It could not be drawn again. \(error)")))
      }
    }
    let digests = Dictionary(drawn, uniquingKeysWith: { first, _ in first })
    return { identities in
      try PendingSnapshots(in: folders.artifacts).accept(identities.map { SnapshotPattern($0.description) }, into: folders.store) {
        try digests[$0]?.get()
      }
    }
  }
}
