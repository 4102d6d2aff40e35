/// Numbers as ASCII bytes, appended to a growing text. Creating a string for each was most of the
/// cost of writing a display list.

extension [UInt8] {
  /// Appends a whole number in decimal digits.
  public mutating func append(decimal number: UInt32) {
    // Most numbers of a picture have three digits at most.
    if number >= 1000 { append(decimal: number / 1000) }
    let zero = UInt8(ascii: "0")
    let low = number % 1000
    if number >= 100 { append(zero + UInt8(truncatingIfNeeded: low / 100)) }
    if number >= 10 { append(zero + UInt8(truncatingIfNeeded: low / 10 % 10)) }
    append(zero + UInt8(truncatingIfNeeded: low % 10))
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
package func asciiText(capacity: Int, _ write: (inout [UInt8]) -> Void) -> String {
  var bytes: [UInt8] = []
  bytes.reserveCapacity(capacity)
  write(&bytes)
  return String(decoding: bytes, as: UTF8.self)
}
