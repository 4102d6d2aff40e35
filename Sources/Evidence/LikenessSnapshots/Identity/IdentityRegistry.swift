/// Finds names that are used twice in one run.
import LikenessBase

/// The names that were checked so far.
final class IdentityRegistry: Sendable {
  private let claims = Locked<[String: (identity: SnapshotIdentity, source: SourcePlace?)]>([:])

  /// Claims a name for a place in the source. The same place may claim it again, as in a repeated
  /// test.
  func claim(_ identity: SnapshotIdentity, at source: SourcePlace?) throws(SnapshotIdentityError) {
    let name = identity.caseFolded
    let earlier = claims.withLock { claims -> (identity: SnapshotIdentity, source: SourcePlace?)? in
      if let claim = claims[name] { return claim }
      claims[name] = (identity, source)
      return nil
    }
    guard let earlier else { return }
    if earlier.identity != identity { throw .clashByCase(earlier.identity, identity) }
    if let first = earlier.source, let second = source, first != second {
      throw .usedTwice(identity, first: first, second: second)
    }
  }
}
