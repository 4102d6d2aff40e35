/// The name of some content: its SHA-256 hash.

/// The SHA-256 hash of some content, as a value that can be printed, stored and compared.
package struct ContentDigest: Hashable, Sendable {
  // Words and not digits: fonts and pictures are found by their digests while a tree is painted,
  // and hashing 64 letters took longer than finding them.
  private let a: UInt64
  private let b: UInt64
  private let c: UInt64
  private let d: UInt64

  /// The 32 bytes.
  package var bytes: [UInt8] {
    [a, b, c, d].flatMap { word in
      (1...8).map { UInt8(truncatingIfNeeded: word >> (64 - 8 * $0)) }
    }
  }

  /// Reads 64 hexadecimal digits in lower case; nil for anything else.
  package init?(_ hex: some StringProtocol) {
    // A check reads two for each picture, and a string's bytes one by one take longer than all at
    // once.
    let digest =
      hex.utf8.withContiguousStorageIfAvailable { ContentDigest(digits: $0) }
      ?? Array(hex.utf8).withUnsafeBufferPointer { ContentDigest(digits: $0) }
    guard let digest else { return nil }
    self = digest
  }

  private init?(digits: UnsafeBufferPointer<UInt8>) {
    guard digits.count == 64 else { return nil }
    var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
    for letter in digits {
      let digit: UInt8
      switch letter {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = letter - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = letter - UInt8(ascii: "a") + 10
      default: return nil
      }
      words = (
        words.0 << 4 | words.1 >> 60, words.1 << 4 | words.2 >> 60, words.2 << 4 | words.3 >> 60,
        words.3 << 4 | UInt64(digit)
      )
    }
    (a, b, c, d) = words
  }

  /// Creates a digest from the 32 bytes of a hash; nil for any other count.
  package init?(bytes: some Collection<UInt8>) {
    let hash = Array(bytes)
    guard let digest = hash.withUnsafeBytes({ ContentDigest(bytes: $0) }) else { return nil }
    self = digest
  }

  /// Creates a digest from the 32 bytes of a hash; nil for any other count.
  package init?(bytes: UnsafeRawBufferPointer) {
    guard bytes.count == 32 else { return nil }
    func word(_ place: Int) -> UInt64 {
      UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: 8 * place, as: UInt64.self))
    }
    (a, b, c, d) = (word(0), word(1), word(2), word(3))
  }

  /// The 64 hexadecimal digits, in lower case.
  package var hex: String { asciiText(capacity: 64, write) }

  /// The first 16 digits: enough for a person and for a file name, not for proof.
  package var short: String { asciiText(capacity: 16) { $0.append(hexadecimal: a) } }

  /// The first 8 bytes, as evenly distributed as all of them.
  package var first: UInt64 { a }

  /// Appends the 64 digits, in ASCII.
  package func write(to text: inout [UInt8]) {
    for word in [a, b, c, d] { text.append(hexadecimal: word) }
  }
}

extension ContentDigest: Comparable {
  /// Orders by digits.
  package static func < (x: ContentDigest, y: ContentDigest) -> Bool {
    (x.a, x.b, x.c, x.d) < (y.a, y.b, y.c, y.d)
  }
}

extension ContentDigest: CustomStringConvertible {
  /// The 64 digits.
  package var description: String { hex }
}

#if !hasFeature(Embedded)
  extension ContentDigest: Codable {
    /// Reads the digits from a string.
    package init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      guard let digest = ContentDigest(try container.decode(String.self)) else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "not 64 lower-case hexadecimal digits")
      }
      self = digest
    }

    /// Writes the digits as a string.
    package func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(hex)
    }
  }
#endif
