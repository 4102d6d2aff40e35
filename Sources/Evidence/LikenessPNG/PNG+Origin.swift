/// Tells files that Likeness wrote from those of others, which no command replaces.

extension PNG {
  /// Whether a file in memory holds the bytes that ``encode(_:effort:)`` gives for its pixels. False for a damaged file.
  package static func isOwn(_ bytes: [UInt8]) -> Bool {
    guard !unapplied(bytes).hasLaterFrames, let picture = try? decode(bytes) else { return false }
    return [.reference, .fast].contains { (try? encode(picture, effort: $0)) == bytes }
  }

  /// Marks a file of ``encode(_:effort:)`` or ``encode(animation:milliseconds:)`` as a difference. Its pixels alone do not tell it from other pictures.
  package static func markedAsDifference(_ file: [UInt8]) -> [UInt8] { file.dropLast(end.count) + mark + end }

  /// Whether ``markedAsDifference(_:)`` made a file.
  package static func isDifference(_ file: [UInt8]) -> Bool {
    file.starts(with: signature) && file.suffix(mark.count + end.count).elementsEqual(mark + end)
  }

  private static let end = chunkBytes(.end, [])
  /// A keyword that the PNG specification has for the program (11.3.3.2), and the text.
  private static let mark = chunkBytes(.text, Array("Software\0Likeness difference".utf8))
}
