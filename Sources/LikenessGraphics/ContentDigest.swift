/// The name of some content: a SHA-256 hash as a value.

/// The SHA-256 hash of some content, as a value that can be printed, stored and compared.
public struct ContentDigest: Hashable, Sendable {
  /// The 64 hexadecimal digits, in lower case.
  public let hex: String

  /// Reads 64 hexadecimal digits in lower case; nil for anything else.
  public init?(_ hex: some StringProtocol) {
    guard hex.utf8.count == 64, hex.utf8.allSatisfy({ (48...57).contains($0) || (97...102).contains($0) }) else { return nil }
    self.hex = String(hex)
  }

  /// Creates a digest from the 32 bytes of a hash; nil for any other count.
  public init?(bytes: some Collection<UInt8>) {
    guard bytes.count == 32 else { return nil }
    let digits = Array("0123456789abcdef".utf8)
    hex = String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }

  /// The first 16 digits: enough for a person and for a file name, not for proof.
  public var short: String { String(hex.prefix(16)) }
}

extension ContentDigest: CustomStringConvertible {
  /// The 64 digits.
  public var description: String { hex }
}

extension ContentDigest: Codable {
  /// Reads the digits from a string.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let digest = ContentDigest(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "not 64 lower-case hexadecimal digits")
    }
    self = digest
  }

  /// Writes the digits as a string.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(hex)
  }
}
