/// Numbers as ASCII bytes, appended to a text that grows: a string for each was most of the cost of writing a display list.

extension [UInt8] {
  /// Appends a whole number in decimal digits.
  public mutating func append(decimal number: UInt32) {
    var place: UInt32 = 1
    while number / place >= 10 { place *= 10 }
    while place > 0 {
      append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number / place % 10))
      place /= 10
    }
  }

  /// Appends 16 hexadecimal digits in lower case.
  mutating func append(hexadecimal word: UInt64) {
    for place in 0..<16 {
      let digit = UInt8(truncatingIfNeeded: word >> UInt64(60 - 4 * place) & 15)
      append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") - 10 + digit)
    }
  }
}

/// The text that `write` appends to nothing.
func asciiText(capacity: Int, _ write: (inout [UInt8]) -> Void) -> String {
  var bytes: [UInt8] = []
  bytes.reserveCapacity(capacity)
  write(&bytes)
  return String(decoding: bytes, as: UTF8.self)
}
