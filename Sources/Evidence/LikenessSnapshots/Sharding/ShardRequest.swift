/// The requested shard, from an option or a variable.

/// A shard and its source.
package struct ShardRequest: Hashable, Sendable {
  /// The variable that an argument overrides.
  package static let variable = "LIKENESS_SHARD"

  package var shard: Shard
  /// The source of the shard: `--shard` or `LIKENESS_SHARD`.
  package var origin: String

  /// The shard and its source in words.
  package var words: String { "shard \(shard), from \(origin)" }

  /// Returns the shard of this process; nil for everything.
  ///
  /// An argument overrides the variable ``variable``. The variables of CI services count for
  /// nothing: they number all jobs that run in parallel, also those that are not copies of one
  /// another, such as one for each version of Swift.
  package static func resolved(
    argument: String?, environment: [String: String]
  ) throws(ShardError) -> ShardRequest? {
    if let argument {
      return ShardRequest(shard: try Shard(argument, from: "--shard"), origin: "--shard")
    }
    guard let text = environment[variable], !text.isEmpty else { return nil }
    return ShardRequest(shard: try Shard(text, from: variable), origin: variable)
  }
}
