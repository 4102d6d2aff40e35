/// A snapshot with a problem.

/// A snapshot that an operation failed for.
package struct SnapshotProblem: Hashable, Codable, Sendable {
  package var identity: SnapshotIdentity
  /// The cause and the next step.
  package var problem: String

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
