/// The shard of the snapshots that the tests of this machine check.
import Foundation
import Likeness
import LikenessBase
import LikenessSystem

/// The shard of a test run, from `LIKENESS_SHARD` and `LIKENESS_TIMINGS`.
///
/// The snapshots of tests are unknown before they run, so the digest of a name decides its shard,
/// or the timings file if it contains the name.
struct TestShare: Sendable {
  /// The shard for the log of outcomes.
  let evidence: RunShare
  private let plan: ShardPlan

  func has(_ identity: SnapshotIdentity) -> Bool {
    plan.share(of: identity) == evidence.shard.index
  }

  /// Returns the shard from the environment; nil without one. A relative path of timings starts at
  /// `base`, the folder of the package.
  static func current(environment: [String: String], base: String) throws -> TestShare? {
    // Called by every assertion, and usually nothing is set.
    guard environment[ShardRequest.variable] != nil else { return nil }
    let key = Key(environment: environment, base: base)
    return try known.withLock { known in
      if let share = known[key] { return try share.get() }
      let share = Result { try find(environment: environment, base: base) }
      known[key] = share
      return try share.get()
    }
  }

  private static func find(environment: [String: String], base: String) throws -> TestShare? {
    guard let request = try ShardRequest.resolved(argument: nil, environment: environment) else {
      return nil
    }
    let file = environment["LIKENESS_TIMINGS"].flatMap { $0.isEmpty ? nil : $0 }
    let timings =
      try file.map { try SnapshotTimings(file: $0.hasPrefix("/") ? $0 : base + "/" + $0) }
      ?? SnapshotTimings()
    let plan = ShardPlan(
      of: Array(timings.microseconds.keys), among: request.shard.total, timings: timings)
    let message = "likeness: \(request.words); snapshots of other shards are not checked here\n"
    _ = Files.write(message, toStream: STDERR_FILENO)
    return TestShare(
      evidence: RunShare(request.shard, of: plan, planned: nil, in: base, environment: environment),
      plan: plan)
  }

  private struct Key: Hashable {
    let environment: [String: String]
    let base: String
  }

  private static let known = Locked<[Key: Result<TestShare?, any Error>]>([:])
}
