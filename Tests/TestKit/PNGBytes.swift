/// The frame of PNG files, written from the specification and apart from the product's code.
import Testing

/// Signature, chunks and check sums of a PNG file (PNG, third edition, sections 5.2–5.5).
package enum PNGBytes {
  package static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The check sum of PNG, bit by bit: the remainder of a division of polynomials whose bits are in
  /// reverse order. The register begins with all bits set, and the result is inverted.
  package static func crc32(_ bytes: some Sequence<UInt8>) -> UInt32 {
    var register = UInt32.max
    for byte in bytes {
      register ^= UInt32(byte)
      for _ in 0..<8 {
        let isDivisible = register & 1 == 1
        register >>= 1
        if isDivisible { register ^= 0xEDB8_8320 }
      }
    }
    return ~register
  }

  /// A number of four bytes, the most significant first.
  package static func number(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// A chunk: its length, its type, its content, and the check sum of type and content.
  package static func chunk(_ type: String, _ data: [UInt8] = []) -> [UInt8] {
    let covered = Array(type.utf8) + data
    return number(UInt32(data.count)) + covered + number(crc32(covered))
  }

  /// A file of chunks.
  package static func file(_ chunks: [(type: String, data: [UInt8])]) -> [UInt8] {
    signature + chunks.flatMap { chunk($0.type, $0.data) }
  }

  /// The chunks of a file in order. A signature, length or check sum that is wrong fails the test,
  /// and ends the list.
  package static func chunks(
    of file: some Sequence<UInt8>, sourceLocation: SourceLocation = #_sourceLocation
  ) -> [(type: String, data: [UInt8])] {
    var rest = Array(file)[...]
    guard rest.starts(with: signature) else {
      Issue.record("This is no PNG file: \(rest.prefix(8))", sourceLocation: sourceLocation)
      return []
    }
    rest = rest.dropFirst(signature.count)
    var chunks: [(type: String, data: [UInt8])] = []
    while !rest.isEmpty {
      let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      let covered = rest.dropFirst(4).prefix(4 + length)
      let sum = rest.dropFirst(8 + length).prefix(4)
      guard covered.count == 4 + length, Array(sum) == number(crc32(covered)) else {
        Issue.record(
          "Chunk \(chunks.count) has a wrong length or check sum.", sourceLocation: sourceLocation)
        return chunks
      }
      chunks.append(
        (String(decoding: covered.prefix(4), as: UTF8.self), Array(covered.dropFirst(4))))
      rest = rest.dropFirst(12 + length)
    }
    return chunks
  }
}
