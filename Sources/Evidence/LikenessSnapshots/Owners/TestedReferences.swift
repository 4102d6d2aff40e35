/// The references that a run of tests has to come to: what takes the place of a plan, which tests can't tell before they run.

/// The references of tests that have no outcome, told apart into those that a test still draws and those that none does any more.
public struct TestedReferences: Sendable {
  /// Those that the tests in the sources still draw, in the order of names.
  public private(set) var wanted: [SnapshotIdentity] = []
  /// Those whose tests are certainly gone, in the order of names: see ``ReferenceAudit``.
  public private(set) var removed: [SnapshotIdentity] = []

  /// Looks at the owners of references.
  ///
  /// References of stories and scenes count where the run checked one of their kind: then tests check these. A story counts that its file still names.
  ///
  /// - Parameters:
  ///   - store: the references.
  ///   - sources: the Swift sources of the package.
  ///   - fileExists: whether a file, told from the package, is there or only not checked out.
  ///   - finished: what has an outcome.
  public init(
    of store: SnapshotStore, sources: SwiftSources, fileExists: (String) -> Bool, finished: Set<SnapshotIdentity>
  ) throws(FileError) {
    let audit = try ReferenceAudit(of: store, stories: [], sources: sources, fileExists: fileExists)
    let owners = audit.owners.merging(audit.stale.map { ($0.identity, $0.owner) }) { first, _ in first }
    let kinds = Set(finished.compactMap { owners[$0]?.kind }).union([.test])
    for (identity, owner) in owners where kinds.contains(owner.kind) && !finished.contains(identity) {
      if audit.owners[identity] == nil {
        // A list of stories would be needed to say so of anything else.
        if owner.kind == .test { removed.append(identity) }
      } else if owner.kind != .story || sources.hasLiteral(owner.name, in: owner.file) {
        wanted.append(identity)
      }
    }
    wanted.sort()
    removed.sort()
  }
}

extension LoggedOutcomes {
  /// The folders of references that tests used which were to be all of them, undivided, and were stopped before their end.
  public var storesOfCutOffTests: [SnapshotStore] {
    var roots: [String] = []
    for file in cutOffTests where file.start?.share == nil {
      for outcome in file.outcomes {
        let end = "/" + outcome.identity.description + outcome.paths.reference.suffix(4)
        guard outcome.paths.reference.hasSuffix(end) else { continue }
        let root = String(outcome.paths.reference.dropLast(end.count))
        if !roots.contains(root) { roots.append(root) }
      }
    }
    return roots.map { SnapshotStore(root: $0) }
  }
}
