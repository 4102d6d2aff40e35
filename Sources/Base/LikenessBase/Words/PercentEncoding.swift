/// Percent-encoding, as URLs, names of files and workflow commands have it.

/// Returns `text` with a percent sign and two hexadecimal digits in upper case in place of each
/// UTF-8 byte that is not kept. By default, none is.
package func percentEncoded(
  _ text: String, keeping isKept: (UInt8) -> Bool = { _ in false }
) -> String {
  let digits = Array("0123456789ABCDEF".utf8)
  return asciiText(capacity: text.utf8.count) { bytes in
    for byte in text.utf8 {
      if isKept(byte) {
        bytes.append(byte)
      } else {
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
  }
}

extension UInt8 {
  /// Whether the byte is a letter or a digit of ASCII.
  package var isLetterOrDigit: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: false
    }
  }
}
