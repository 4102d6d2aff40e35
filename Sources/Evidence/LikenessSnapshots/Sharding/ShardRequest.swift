/// The requested shard: from an option, a variable, or a CI service that numbers parallel jobs.

/// A shard and its source.
package struct ShardRequest: Hashable, Sendable {
  package var shard: Shard
  /// The source of the shard: `--shard`, `CI_NODE_INDEX and CI_NODE_TOTAL of GitLab`.
  package var origin: String
  /// Whether a person requested it, not only the variables of a service.
  var isAsked = true

  /// The shard and its source in words, and if nobody requested it, how to check everything.
  package var words: String {
    "shard \(shard), from \(origin)"
      + (isAsked ? "" : " (--shard off or LIKENESS_SHARD=off checks all)")
  }

  /// Finds the shard of this process; nil for everything.
  ///
  /// An argument overrides the variable `LIKENESS_SHARD`; both take `3/7`, `auto` or `off`. Without
  /// either, a job of several that a CI service numbers takes its shard. Jobs that run in parallel
  /// for other reasons, such as one per version of Swift, have the same variables and must set
  /// `off`. So every caller reports a shard that nobody requested.
  package static func resolved(
    argument: String?, environment: [String: String]
  ) throws(ShardError) -> ShardRequest? {
    let variable = environment["LIKENESS_SHARD"].flatMap { $0.isEmpty ? nil : $0 }
    let place = argument == nil ? "LIKENESS_SHARD" : "--shard"
    switch argument ?? variable {
    case "off": return nil
    case "auto":
      guard let request = try service(in: environment) else { throw .noService }
      return request
    case let text?: return ShardRequest(shard: try Shard(text, from: place), origin: place)
    case nil:
      // An undivided job checks everything, and needs no merge.
      guard var request = try service(in: environment), request.shard.total > 1 else { return nil }
      request.isAsked = false
      return request
    }
  }

  /// The variables that can name a shard.
  package static let variables = ["LIKENESS_SHARD"] + services.flatMap { [$0.index, $0.total] }

  /// The services, the variables with the number of a job and the number of jobs, and the number of
  /// the first job. `LIKENESS_SHARD` is for all others.
  private static let services: [(name: String, index: String, total: String, first: Int)] = [
    ("GitLab", "CI_NODE_INDEX", "CI_NODE_TOTAL", 1),
    ("CircleCI", "CIRCLE_NODE_INDEX", "CIRCLE_NODE_TOTAL", 0),
    ("Buildkite", "BUILDKITE_PARALLEL_JOB", "BUILDKITE_PARALLEL_JOB_COUNT", 0),
  ]

  /// The shard of the first service with both variables; nil without any.
  private static func service(
    in environment: [String: String]
  ) throws(ShardError) -> ShardRequest? {
    for (name, index, total, first) in services {
      guard let count = environment[total], !count.isEmpty else { continue }
      let origin = "\(index) and \(total) of \(name)"
      guard let number = environment[index] else {
        // GitLab sets a total of 1 for every job, and a number only for parallel ones.
        guard count == "1" else { continue }
        return ShardRequest(shard: .undivided, origin: origin)
      }
      guard let job = Int(plain: number), let jobs = Int(plain: count), job < Shard.maximumTotal,
        let shard = try? Shard(index: job - first + 1, total: jobs)
      else { throw .notAJob(index, number, total, count, first: first) }
      return ShardRequest(shard: shard, origin: origin)
    }
    return nil
  }
}
