/// The share of the snapshots that the tests of this machine check.
import Foundation
import Likeness
import LikenessConcurrency

/// A share of a run of tests, after `LIKENESS_SHARD`, or the variables of an engine, and `LIKENESS_TIMINGS`.
///
/// Nobody lists the snapshots of tests before they run, so a name has its share by its digest, or by the file of timings where it stands there.
struct TestShare: Sendable {
  /// What the log of outcomes says of it.
  let evidence: RunShare
  private let plan: ShardPlan

  /// Whether a snapshot is checked on this machine.
  func has(_ identity: SnapshotIdentity) -> Bool { plan.share(of: identity) == evidence.shard.index }

  /// The share that the environment names; nil where it names none.
  ///
  /// - Parameter base: the folder of the package, at which a relative path of timings starts.
  static func current(environment: [String: String], base: String) throws -> TestShare? {
    // Asked by every assertion; nearly always nothing is set.
    guard ShardRequest.variables.contains(where: { environment[$0] != nil }) else { return nil }
    let key = Key(environment: environment, base: base)
    return try known.withLock { known in
      if let share = known[key] { return try share.get() }
      let share = Result { try find(environment: environment, base: base) }
      known[key] = share
      return try share.get()
    }
  }

  private static func find(environment: [String: String], base: String) throws -> TestShare? {
    guard let request = try ShardRequest.resolved(argument: nil, environment: environment) else { return nil }
    let file = environment["LIKENESS_TIMINGS"].flatMap { $0.isEmpty ? nil : $0 }
    let timings = try file.map { try SnapshotTimings(file: $0.hasPrefix("/") ? $0 : base + "/" + $0) } ?? SnapshotTimings()
    let plan = ShardPlan(of: Array(timings.microseconds.keys), among: request.shard.total, timings: timings)
    let message = "likeness: \(request.words); snapshots of other shards are not checked here\n"
    FileHandle.standardError.write(Data(message.utf8))
    return TestShare(
      evidence: RunShare(request.shard, of: plan, planned: nil, in: base, environment: environment), plan: plan)
  }

  private struct Key: Hashable {
    let environment: [String: String]
    let base: String
  }

  private static let known = Locked<[Key: Result<TestShare?, any Error>]>([:])
}
