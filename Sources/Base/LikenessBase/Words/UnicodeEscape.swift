/// Text in quotes, with the escapes of JSON strings, as display lists and expected changes have it.

/// What keeps text in quotes from being read, and at which byte.
package enum QuotingError: Error {
  case unclosed
  case unknownEscape(at: Int)
  case noDigits(at: Int)
  case loneSurrogate(at: Int)
}

/// Reads the text whose opening quote is at a byte, and moves past the closing one.
package func unquoted(_ bytes: ArraySlice<UInt8>, at index: inout Int) throws(QuotingError)
  -> String
{
  index += 1
  var text: [UInt8] = []
  while index < bytes.endIndex {
    let byte = bytes[index]
    index += 1
    if byte == UInt8(ascii: "\"") { return String(decoding: text, as: UTF8.self) }
    if byte != UInt8(ascii: "\\") {
      text.append(byte)
      continue
    }
    guard index < bytes.endIndex else { break }
    let escape = bytes[index]
    index += 1
    if let plain = escaped(escape) {
      text.append(plain)
    } else if escape == UInt8(ascii: "u") {
      let start = index
      switch UnicodeEscape(in: bytes, at: &index) {
      case .scalar(let scalar): text += String(scalar).utf8
      case .noDigits: throw .noDigits(at: start)
      case .loneSurrogate: throw .loneSurrogate(at: start)
      }
    } else {
      throw .unknownEscape(at: index - 2)
    }
  }
  throw .unclosed
}

/// The character that a letter or mark after `\` stands for; nil for all others.
package func escaped(_ byte: UInt8) -> UInt8? {
  switch byte {
  case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): byte
  case UInt8(ascii: "n"): 10
  case UInt8(ascii: "r"): 13
  case UInt8(ascii: "t"): 9
  default: nil
  }
}

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
package func hexDigit(_ byte: UInt8) -> UInt8? {
  switch byte {
  case 48...57: byte - 48
  case 65...70: byte - 55
  case 97...102: byte - 87
  default: nil
  }
}
