/// One machine's shard of a run, such as `3/7`.

/// The number of this machine among several.
///
/// *Guarantees*: `1 <= index <= total <= 10,000`.
public struct Shard: Hashable, Sendable {
  /// The number of the machine, from 1.
  public let index: Int
  /// The number of machines.
  public let total: Int

  /// The most machines: more than any CI provider starts, and few enough to detect typos.
  package static let maximumTotal = 10_000

  /// Creates a shard; `place` is the source of the numbers, for errors.
  package init(index: Int, total: Int, from place: String = "the shard") throws(ShardError) {
    guard (1...Self.maximumTotal).contains(total) else { throw .badTotal("\(total)", place) }
    guard (1...total).contains(index) else { throw .outside(index: index, total: total, place) }
    self.index = index
    self.total = total
  }

  /// Parses `3/7`.
  package init(_ text: String, from place: String = "the shard") throws(ShardError) {
    let halves = text.split(separator: "/", omittingEmptySubsequences: false)
    guard halves.count == 2, let index = Int(plain: halves[0]), let total = Int(plain: halves[1]) else { throw .notAShard(text, place) }
    try self.init(index: index, total: total, from: place)
  }
}

extension Shard: CustomStringConvertible {
  /// `3/7`.
  public var description: String { "\(index)/\(total)" }
}

extension Shard: Codable {
  /// Reads the description from a string.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    do throws(ShardError) {
      try self.init(text)
    } catch {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: error.description)
    }
  }

  /// Writes the description as a string.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

extension Int {
  /// Parses digits only: a sign or a space in a variable is a mistake.
  init?(plain text: some StringProtocol) {
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    self.init(text)
  }
}

/// Why the shard of a machine is unknown.
package enum ShardError: Error, Hashable, Sendable {
  /// The text is not like `3/7`.
  case notAShard(String, String)
  /// The number of machines is out of range.
  case badTotal(String, String)
  /// The number of the machine is out of range.
  case outside(index: Int, total: Int, String)
  /// A variable of a CI provider is not a number.
  case notANumber(variable: String, value: String)
  /// A variable of a CI provider is not the number of one of its jobs.
  case notAJob(variable: String, value: Int, first: Int, last: Int)
  /// Only one of two variables of a CI provider is set.
  case variableMissing(String, beside: String)
  /// The environment does not contain a shard.
  case noEngine
  /// The file that reports support for shards can't be written.
  case statusFile(String, problem: String)
}

extension ShardError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notAShard(let text, let place):
      "Invalid shard “\(text)” in \(place): expected the machine and the number of machines, such as 3/7, or auto, or off."
    case .badTotal(let total, let place): "\(place) divides the run among \(total) machines: expected 1 to \(Shard.maximumTotal)."
    case .outside(let index, let total, let place): "\(place) is machine \(index) of \(total): expected 1 to \(total)."
    case .notANumber(let variable, let value): "\(variable) is “\(value)”, which is not a number. Check the configuration of the job."
    case .notAJob(let variable, let value, let first, let last):
      "\(variable) is \(value): expected \(first) to \(last). Check the configuration of the job."
    case .variableMissing(let variable, let other):
      "\(other) is set, but \(variable) is not. Set both, or give the shard itself, such as 3/7."
    case .noEngine:
      "Cannot find the shard: no variables of GitLab, CircleCI, Buildkite, Bazel or Kubernetes are set. "
        + "Give the shard itself, such as 3/7."
    case .statusFile(_, let problem):
      "Cannot write the file in TEST_SHARD_STATUS_FILE, which shows Bazel that the test supports shards. \(problem) "
        + "Set it to a writable path, or check all pictures with --shard off or LIKENESS_SHARD=off."
    }
  }
}
