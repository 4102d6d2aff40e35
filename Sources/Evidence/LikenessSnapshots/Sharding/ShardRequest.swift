/// The requested shard: from an option, a variable, or the CI provider.
import LikenessFiles

/// A shard and its source.
package struct ShardRequest: Hashable, Sendable {
  package var shard: Shard
  /// The source of the shard: `--shard`, `CI_NODE_INDEX and CI_NODE_TOTAL of GitLab`.
  package var origin: String
  /// Whether a person requested it, not only the variables of a provider.
  package var isAsked = true

  /// The shard and its source in words, and if nobody requested it, how to check everything.
  package var words: String { "shard \(shard), from \(origin)" + (isAsked ? "" : " (--shard off or LIKENESS_SHARD=off checks all)") }

  /// Finds the shard of this process; nil for everything.
  ///
  /// An argument overrides the variable `LIKENESS_SHARD`; both take `3/7`, `auto` or `off`. Without either, the variables of a CI provider that divides jobs
  /// name the shard, like `auto`, which also makes missing variables an error. Jobs that run in parallel for other reasons, such as one per version of Swift,
  /// have the same variables and must set `off`. So every caller reports a shard that nobody requested.
  ///
  /// - Parameter touch: Creates a file that shows Bazel support for its protocol; returns a problem.
  package static func resolved(
    argument: String?, environment: [String: String], touch: (String) -> String? = touchFile
  ) throws(ShardError) -> ShardRequest? {
    let variable = environment["LIKENESS_SHARD"].flatMap { $0.isEmpty ? nil : $0 }
    let text = argument ?? variable
    let place = argument == nil ? "LIKENESS_SHARD" : "--shard"
    if text == "off" { return nil }
    if let text, text != "auto" { return ShardRequest(shard: try Shard(text, from: place), origin: place) }
    guard var request = try CIProvider.request(in: environment, isAsked: text != nil) else {
      guard text == nil else { throw .noEngine }
      return nil
    }
    if let path = environment["TEST_SHARD_STATUS_FILE"], !path.isEmpty, let problem = touch(path) {
      throw .statusFile(path, problem: problem)
    }
    request.isAsked = text != nil
    // An undivided job checks everything, and needs no merge.
    return request.isAsked || request.shard.total > 1 ? request : nil
  }

  /// The variables that can name a shard.
  package static let variables = ["LIKENESS_SHARD"] + CIProvider.all.flatMap { [$0.index, $0.total] }

  /// Creates an empty file unless it exists; returns a problem.
  package static func touchFile(_ path: String) -> String? {
    do throws(FileError) { try Files.create(path, []) } catch { return Files.exists(path) ? nil : error.cause }
    return nil
  }
}

/// A CI service or another runner whose variables number parallel jobs.
private struct CIProvider {
  let name: String
  let index: String
  let total: String
  let first: Int
  /// Whether the provider sets both; if it sets no total, whoever set it requested a shard.
  var tellsTotal = true

  // The innermost first: a Bazel test or a Kubernetes job may run inside a job of another provider.
  static let all = [
    Self(name: "Bazel", index: "TEST_SHARD_INDEX", total: "TEST_TOTAL_SHARDS", first: 0),
    Self(name: "CircleCI", index: "CIRCLE_NODE_INDEX", total: "CIRCLE_NODE_TOTAL", first: 0),
    Self(name: "Buildkite", index: "BUILDKITE_PARALLEL_JOB", total: "BUILDKITE_PARALLEL_JOB_COUNT", first: 0),
    Self(name: "GitLab", index: "CI_NODE_INDEX", total: "CI_NODE_TOTAL", first: 1),
    Self(name: "Kubernetes", index: "JOB_COMPLETION_INDEX", total: "LIKENESS_SHARD_TOTAL", first: 0, tellsTotal: false),
  ]

  /// The shard of the first provider with variables; nil without any. If `isAsked`, an incomplete set is an error even if the provider sets no more.
  static func request(in environment: [String: String], isAsked: Bool) throws(ShardError) -> ShardRequest? {
    func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    func number(_ name: String, beside other: String) throws(ShardError) -> Int {
      guard let text = value(name) else { throw .variableMissing(name, beside: other) }
      guard let number = Int(plain: text) else { throw .notANumber(variable: name, value: text) }
      return number
    }
    for provider in all {
      guard value(provider.index) != nil || value(provider.total) != nil else { continue }
      if !provider.tellsTotal, !isAsked, value(provider.total) == nil { continue }
      // GitLab sets a total for every job, and a number only for parallel ones; Bazel may set a total without a number.
      let isWhole = value(provider.index).map { $0 == "\(provider.first)" } ?? true
      if isWhole, ["0", "1"].contains(value(provider.total)) {
        return ShardRequest(shard: try Shard(index: 1, total: 1, from: provider.total), origin: "\(provider.total) of \(provider.name)")
      }
      let total = try number(provider.total, beside: provider.index)
      let index = try number(provider.index, beside: provider.total)
      let origin = "\(provider.index) and \(provider.total) of \(provider.name)"
      guard (1...Shard.maximumTotal).contains(total) else { throw .badTotal("\(total)", origin) }
      guard index >= provider.first, index <= Shard.maximumTotal else {
        throw .notAJob(variable: provider.index, value: index, first: provider.first, last: provider.first + total - 1)
      }
      return ShardRequest(shard: try Shard(index: index - provider.first + 1, total: total, from: origin), origin: origin)
    }
    return nil
  }
}
