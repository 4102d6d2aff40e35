/// The one way in which a review accepts: what is accepted is drawn again first, as `likeness accept` does.
import Likeness

/// Accepts pictures that were drawn again.
typealias AcceptingDrawn = @Sendable ([SnapshotIdentity]) throws -> PendingSnapshots.Answer

/// Draws pictures again, which may take long, and gives what accepts them if they still look so.
typealias Accepting = @Sendable ([SnapshotIdentity]) async throws -> AcceptingDrawn

/// Accepts pictures of a gallery that the working tree still draws, and those of tests whose sources are those that they were drawn from; see ``WorkingTree``.
///
/// - Parameters:
///   - package: The folder of the package around, or nil outside one.
///   - allowUnverified: Whether a picture of a test is taken of which nothing tells whether the sources still draw it.
///   - gallery: Gives the gallery as it is now; scenes are read anew each time.
func accepting(
  in folders: ReviewFolders, package: String?, allowUnverified: Bool, gallery: @escaping @Sendable () throws -> Gallery
) -> Accepting {
  { identities in
    let chosen = Set(identities)
    let snapshots = try gallery().snapshots().filter { chosen.contains($0.identity) }
    // Handed over with the closure, which is called once, and used nowhere else.
    nonisolated(unsafe) let tree = await WorkingTree(drawing: snapshots, package: package)
    return { identities in
      // A whole name means that picture alone.
      let names = identities.map { SnapshotPattern($0.description) }
      return try PendingSnapshots(in: folders.artifacts).accept(
        names, into: folders.store, tree: tree, allowUnverified: allowUnverified || package == nil)
    }
  }
}
