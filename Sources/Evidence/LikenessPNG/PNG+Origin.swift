/// Recognizes files that Likeness wrote. Commands replace no others.

extension PNG {
  /// Returns a file of ``encode(_:effort:)`` or ``encode(animation:milliseconds:)`` with a note
  /// about this program at its end.
  package static func marked(_ file: [UInt8], _ note: String) -> [UInt8] {
    file.dropLast(end.count) + mark(note) + end
  }

  /// The bytes before the note that ``marked(_:_:)`` added at the end of a file; nil if it did not.
  package static func bytes(_ file: [UInt8], beforeMark note: String) -> ArraySlice<UInt8>? {
    let tail = mark(note) + end
    guard file.starts(with: signature), file.count >= tail.count,
      file.suffix(tail.count).elementsEqual(tail)
    else { return nil }
    return file.dropLast(tail.count)
  }

  /// Marks a file as a difference, which its pixels alone do not show.
  package static func markedAsDifference(_ file: [UInt8]) -> [UInt8] { marked(file, difference) }

  /// Whether ``markedAsDifference(_:)`` made a file.
  package static func isDifference(_ file: [UInt8]) -> Bool {
    bytes(file, beforeMark: difference) != nil
  }

  private static let difference = "Likeness difference"
  private static let end = chunkBytes(.end, [])

  /// A keyword that the PNG specification has for the program (11.3.3.2), and the text.
  private static func mark(_ note: String) -> [UInt8] {
    chunkBytes(.text, Array("Software\0\(note)".utf8))
  }
}
