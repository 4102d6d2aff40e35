/// A snapshot with what went wrong with it: the one form of that, whoever tells it.

/// A snapshot with which something could not be done.
public struct SnapshotProblem: Hashable, Codable, Sendable {
  /// Which.
  public var identity: SnapshotIdentity
  /// Why, and what to do.
  public var problem: String

  /// Creates a problem.
  public init(identity: SnapshotIdentity, problem: String) {
    self.identity = identity
    self.problem = problem
  }

  private enum CodingKeys: String, CodingKey {
    // As in the outcomes of a run.
    case identity = "snapshot"
    case problem
  }
}
