/// Turns byte offsets into lines and columns while a reader moves through a text.

/// Tracks a reader's position in UTF-8 text. Takes linear time if queries move forward within each
/// line.
struct LocationTracker {
  private let bytes: [UInt8]
  private let file: Int
  private var line = 1
  private var lineStart: Int
  /// The last offset queried in this line, and its column.
  private var known: (offset: Int, column: Int)

  init(_ bytes: [UInt8], start: Int, file: Int) {
    self.bytes = bytes
    self.file = file
    lineStart = start
    known = (start, 1)
  }

  /// Records that a new line begins at `offset`.
  mutating func beginLine(at offset: Int) {
    line += 1
    lineStart = offset
    known = (offset, 1)
  }

  /// The location of an offset in the current line.
  mutating func location(of offset: Int) -> JSONLocation {
    guard offset >= known.offset else {
      return JSONLocation(line: line, column: 1 + characters(lineStart, offset), file: file)
    }
    known = (offset, known.column + characters(known.offset, offset))
    return JSONLocation(line: line, column: known.column, file: file)
  }

  /// The number of characters, as readers see them, in a range without line ends.
  private func characters(_ from: Int, _ to: Int) -> Int {
    var offset = from
    while offset < to, bytes[offset] < 128 { offset += 1 }
    return offset >= to
      ? max(0, to - from) : String(decoding: bytes[from..<to], as: UTF8.self).count
  }
}
