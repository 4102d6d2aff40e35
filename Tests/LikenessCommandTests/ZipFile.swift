/// ZIP files for tests, byte by byte after PKWARE's APPNOTE, so that they can be wrong in any way.

/// A ZIP file of stored entries.
struct ZipFile {
  /// The entries, in their order.
  var entries: [Entry] = []

  /// One entry.
  struct Entry {
    var name: String
    var content: [UInt8]
    /// The mode of Unix: 0o100644 is a file, 0o120777 a link.
    var mode: UInt32 = 0o100644
    /// Bit 0 says that the entry is encrypted.
    var flags: UInt16 = 0
    /// 0 is stored, 8 deflated.
    var method: UInt16 = 0
    /// The length that is told of the content; its own by default.
    var size: Int?
    /// The checksum that is told; the right one of the content by default.
    var checksum: UInt32?
  }

  mutating func add(_ name: String, _ content: [UInt8]) { entries.append(Entry(name: name, content: content)) }

  /// The bytes of the file.
  var bytes: [UInt8] {
    var file: [UInt8] = []
    var directory: [UInt8] = []
    for entry in entries {
      let name = Array(entry.name.utf8)
      let common: [UInt8] =
        little(20, 2) + little(Int(entry.flags), 2) + little(Int(entry.method), 2) + little(0, 2) + little(0x5A21, 2)
        + little(Int(entry.checksum ?? crc32(entry.content)), 4) + little(entry.content.count, 4)
        + little(entry.size ?? entry.content.count, 4) + little(name.count, 2) + little(0, 2)
      // 3 is Unix.
      directory += little(0x0201_4B50, 4) + [20, 3] + common + little(0, 2) + little(0, 2) + little(0, 2)
      directory += little(Int(entry.mode) << 16, 4) + little(file.count, 4) + name
      file += little(0x0403_4B50, 4) + common + name + entry.content
    }
    let start = file.count
    file += directory
    file += little(0x0605_4B50, 4) + little(0, 4) + little(entries.count, 2) + little(entries.count, 2)
    return file + little(directory.count, 4) + little(start, 4) + little(0, 2)
  }
}

private func little(_ value: Int, _ count: Int) -> [UInt8] { (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) } }

/// The CRC-32 that ZIP and PNG share, a bit at a time.
func crc32(_ bytes: [UInt8]) -> UInt32 {
  ~bytes.reduce(UInt32.max) { sum, byte in
    (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum & 1 == 1 ? (sum >> 1) ^ 0xEDB8_8320 : sum >> 1 }
  }
}

/// A deflate stream of one byte 0 and `runs` times 258 more: by the fixed codes of RFC 1951, 13 bits a run.
func deflatedZeros(runs: Int) -> [UInt8] {
  var bytes: [UInt8] = []
  var bits = 0
  var current: UInt8 = 0
  // Codes are written from their highest bit, and bits fill bytes from the lowest.
  func put(_ code: String) {
    for bit in code.utf8 {
      if bit == UInt8(ascii: "1") { current |= 1 << (bits % 8) }
      bits += 1
      if bits % 8 == 0 {
        bytes.append(current)
        current = 0
      }
    }
  }
  put("110")  // the last block, fixed codes: 1, then 01 from the lowest bit
  put("00110000")  // the literal 0
  for _ in 0..<runs { put("11000101" + "00000") }  // length 258, distance 1
  put("0000000")  // the end
  if bits % 8 != 0 { bytes.append(current) }
  return bytes
}
