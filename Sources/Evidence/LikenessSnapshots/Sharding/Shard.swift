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
  static let maximumTotal = 10_000

  /// Creates a shard; `place` is the source of the numbers, for errors.
  package init(index: Int, total: Int, from place: String = "the shard") throws(ShardError) {
    guard (1...Self.maximumTotal).contains(total), (1...total).contains(index) else {
      throw .notAShard("\(index)/\(total)", place)
    }
    self.index = index
    self.total = total
  }

  /// Parses `3/7`.
  package init(_ text: String, from place: String = "the shard") throws(ShardError) {
    let halves = text.split(separator: "/", omittingEmptySubsequences: false)
    guard halves.count == 2, let index = Int(plain: halves[0]), let total = Int(plain: halves[1])
    else { throw .notAShard(text, place) }
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
  /// The text, from an option or a variable, is not like `3/7`.
  case notAShard(String, String)
}

extension ShardError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notAShard(let text, let place):
      "Invalid shard “\(text)” in \(place): expected the machine and the number of machines,"
        + " such as 3/7."
    }
  }
}
