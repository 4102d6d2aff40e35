/// Chunks for PNG files of tests.

/// A chunk of a PNG file: its length, its type, its content, and their CRC (PNG, annex D).
package func pngChunk(_ type: String, _ payload: [UInt8]) -> [UInt8] {
  func bytes(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
  let covered = Array(type.utf8) + payload
  let sum = covered.reduce(UInt32.max) { sum, byte in
    (0..<8).reduce(sum ^ UInt32(byte)) { value, _ in
      value & 1 == 0 ? value >> 1 : value >> 1 ^ 0xEDB8_8320
    }
  }
  return bytes(UInt32(payload.count)) + covered + bytes(~sum)
}
