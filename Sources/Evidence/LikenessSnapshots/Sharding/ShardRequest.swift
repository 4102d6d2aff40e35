/// Which share was asked for, by an option, by a variable, or by the provider that runs the job.
import LikenessFiles

/// A share, and where it comes from.
package struct ShardRequest: Hashable, Sendable {
  /// The share.
  package var shard: Shard
  /// Who said so, for people: `--shard`, `CI_NODE_INDEX and CI_NODE_TOTAL of GitLab`.
  package var origin: String
  /// Whether a person asked for it, rather than the variables of an provider alone.
  package var isAsked = true

  /// What to say of it where people look: the share, who said so, and, where nobody asked for it, how all is checked.
  package var words: String { "shard \(shard), from \(origin)" + (isAsked ? "" : " (--shard off or LIKENESS_SHARD=off checks all)") }

  /// Finds the share that this process is to take; nil for all.
  ///
  /// An argument goes before the variable `LIKENESS_SHARD`, and both take `3/7`, `auto` or `off`. Without either the variables of an provider that divides a job
  /// into several name the share, as `auto` does, which besides makes it an error where there are none. Jobs that run in parallel for another reason, such as
  /// one for each version of Swift, have the same variables, and have to say `off`: so every caller tells people of a share that nobody asked for.
  ///
  /// - Parameters:
  ///   - argument: What was given on the command line; nil where nothing was.
  ///   - environment: The variables of the process.
  ///   - touch: Makes a file, by which Bazel is told that its protocol is followed; returns what went wrong.
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
    // A job that is not divided has all, and nothing is to be joined.
    return request.isAsked || request.shard.total > 1 ? request : nil
  }

  /// The variables that can name a share.
  package static let variables = ["LIKENESS_SHARD"] + CIProvider.all.flatMap { [$0.index, $0.total] }

  /// Makes an empty file where there is none; what went wrong, if something did.
  package static func touchFile(_ path: String) -> String? {
    do throws(FileError) {
      if !Files.exists(path) { try Files.create(path, []) }
      return nil
    } catch {
      return error.cause
    }
  }
}

/// A continuous integration service, or another runner of jobs, that tells each job by variables which one of several it is.
private struct CIProvider {
  let name: String
  let index: String
  let total: String
  /// The number of the first machine.
  let first: Int
  /// Whether the provider sets both; where it sets no total, whoever set that asked for a share.
  var tellsTotal = true

  // The innermost first: a test of Bazel, or a job of Kubernetes, may itself run inside a job of another.
  static let all = [
    Self(name: "Bazel", index: "TEST_SHARD_INDEX", total: "TEST_TOTAL_SHARDS", first: 0),
    Self(name: "CircleCI", index: "CIRCLE_NODE_INDEX", total: "CIRCLE_NODE_TOTAL", first: 0),
    Self(name: "Buildkite", index: "BUILDKITE_PARALLEL_JOB", total: "BUILDKITE_PARALLEL_JOB_COUNT", first: 0),
    Self(name: "GitLab", index: "CI_NODE_INDEX", total: "CI_NODE_TOTAL", first: 1),
    Self(name: "Kubernetes", index: "JOB_COMPLETION_INDEX", total: "LIKENESS_SHARD_TOTAL", first: 0, tellsTotal: false),
  ]

  /// The share that the first provider with variables names; nil where none has any.
  ///
  /// - Parameter isAsked: whether a share is wanted, so that half of what names one is an error also where the provider gives no more.
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
      // GitLab tells every job a total, and a number only where there are several; Bazel may tell a total of none.
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
