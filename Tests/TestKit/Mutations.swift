/// Damaged copies of a file, for readers of untrusted bytes.

/// Each proper prefix of `bytes`, and then copies in which one byte is another. Each byte is
/// replaced by at least twelve others.
package func mutations(of bytes: [UInt8]) -> some Sequence<[UInt8]> {
  let prefixes = bytes.indices.lazy.map { Array(bytes[..<$0]) }
  let changed = bytes.indices.lazy.flatMap { index in
    meaningful.lazy.filter { $0 != bytes[index] }.map { byte in
      var copy = bytes
      copy[index] = byte
      return copy
    }
  }
  return [AnySequence(prefixes), AnySequence(changed)].lazy.joined()
}

/// Bytes that mean something to readers: the end of a text in C, the marks and digits of JSON, the
/// bytes of a character of several bytes, and one that UTF-8 never has.
private let meaningful: [UInt8] = [
  0, 0x22, 0x24, 0x2C, 0x2D, 0x2F, 0x39, 0x5B, 0x5C, 0x7D, 0x80, 0xE2, 0xFF,
]
