/// Finds the first byte that is not UTF-8.

/// Returns the offset of the first byte sequence that is not UTF-8 by RFC 3629, which excludes
/// overlong forms, surrogates, and values above U+10FFFF; nil if all bytes are valid.
func firstInvalidUTF8(_ bytes: [UInt8]) -> Int? {
  bytes.withUnsafeBufferPointer { bytes in
    var index = 0
    while index < bytes.count {
      let lead = bytes[index]
      if lead < 0x80 {
        index += 1
        continue
      }
      // The second byte's range excludes overlong forms (E0, F0), surrogates (ED) and values beyond
      // U+10FFFF (F4).
      let length: Int
      var second: ClosedRange<UInt8> = 0x80...0xBF
      switch lead {
      case 0xC2...0xDF: length = 2
      case 0xE0: (length, second) = (3, 0xA0...0xBF)
      case 0xED: (length, second) = (3, 0x80...0x9F)
      case 0xE1...0xEF: length = 3
      case 0xF0: (length, second) = (4, 0x90...0xBF)
      case 0xF4: (length, second) = (4, 0x80...0x8F)
      case 0xF1...0xF3: length = 4
      default: return index
      }
      guard index + length <= bytes.count, second.contains(bytes[index + 1]) else { return index }
      for offset in 2..<max(length, 2) where bytes[index + offset] & 0xC0 != 0x80 { return index }
      index += length
    }
    return nil
  }
}
