/// A snapshot with what went wrong with it: the one form of that, whoever tells it.

/// A snapshot with which something could not be done.
package struct SnapshotProblem: Hashable, Codable, Sendable {
  /// Which.
  package var identity: SnapshotIdentity
  /// Why, and what to do.
  package var problem: String

  /// Creates a problem.
  package init(identity: SnapshotIdentity, problem: String) {
    self.identity = identity
    self.problem = problem
  }

  private enum CodingKeys: String, CodingKey {
    // As in the outcomes of a run.
    case identity = "snapshot"
    case problem
  }
}
