/// Escapes of JSON strings, `\u` and four hexadecimal digits, as display lists have them too.

/// What stands at a place after `\u`.
package enum UnicodeEscape {
  case scalar(Unicode.Scalar)
  /// Not four hexadecimal digits.
  case noDigits
  /// One half of a surrogate pair.
  case loneSurrogate

  /// Reads four digits, or two times four with `\u` between them where they are a surrogate pair,
  /// and moves past what is valid.
  package init(in bytes: ArraySlice<UInt8>, at index: inout Int) {
    guard let first = fourHexDigits(bytes, at: index) else {
      self = .noDigits
      return
    }
    index += 4
    if let scalar = Unicode.Scalar(first) {
      self = .scalar(scalar)
    } else if first < 0xDC00, index + 2 <= bytes.endIndex, bytes[index] == UInt8(ascii: "\\"),
      bytes[index + 1] == UInt8(ascii: "u"), let second = fourHexDigits(bytes, at: index + 2),
      (0xDC00...0xDFFF).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    {
      index += 6
      self = .scalar(scalar)
    } else {
      self = .loneSurrogate
    }
  }
}

private func fourHexDigits(_ bytes: ArraySlice<UInt8>, at start: Int) -> UInt32? {
  guard start + 4 <= bytes.endIndex else { return nil }
  var value: UInt32 = 0
  for byte in bytes[start..<start + 4] {
    guard let digit = hexDigit(byte) else { return nil }
    value = value << 4 | UInt32(digit)
  }
  return value
}

/// The value of a hexadecimal digit, of either case.
func hexDigit(_ byte: UInt8) -> UInt8? {
  switch byte {
  case 48...57: byte - 48
  case 65...70: byte - 55
  case 97...102: byte - 87
  default: nil
  }
}
