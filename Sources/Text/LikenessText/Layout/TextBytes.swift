/// The bytes of a text in UTF-8, and the scalars in them.

/// The scalars of a text by the offsets of their bytes.
struct TextBytes {
  private let bytes: [UInt8]

  /// The bytes of a text.
  init(_ text: String) { bytes = Array(text.utf8) }

  /// How many there are.
  var count: Int { bytes.count }

  /// The byte at an offset.
  subscript(offset: Int) -> UInt8 { bytes[offset] }

  /// The scalar that begins at an offset, and how many bytes it has. A string is valid UTF-8, so
  /// whatever else is found stands for an unknown character.
  func scalar(at offset: Int) -> (scalar: Unicode.Scalar, length: Int) {
    let first = UInt32(bytes[offset])
    if first < 0x80 { return (Unicode.Scalar(UInt8(first)), 1) }
    let length = min(first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4, bytes.count - offset)
    var value = first & (0x7F >> UInt32(length))
    for next in offset + 1..<offset + length { value = value << 6 | UInt32(bytes[next] & 0x3F) }
    return (Unicode.Scalar(value) ?? "\u{FFFD}", length)
  }

  /// The scalars between two offsets.
  func scalars(in range: Range<Int>) -> [Unicode.Scalar] {
    var found: [Unicode.Scalar] = []
    var offset = range.lowerBound
    while offset < range.upperBound {
      let (scalar, length) = scalar(at: offset)
      found.append(scalar)
      offset += length
    }
    return found
  }

  /// The class that a line break before an offset looks ahead to, marks left out; nil at the end.
  func lineBreakClass(from offset: Int) -> LineBreakClass? {
    var offset = offset
    while offset < count {
      let (scalar, length) = scalar(at: offset)
      let found = scalar.lineBreakClass
      if found != .CM, found != .ZWJ { return found }
      offset += length
    }
    return nil
  }
}
