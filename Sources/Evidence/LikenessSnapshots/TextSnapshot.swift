/// Snapshots of texts: display lists without a picture, and lines of any kind.
import LikenessDisplayList
import LikenessGraphics

/// A text that is checked instead of a picture, and its file, which stands alone: `<suite>/<case>[@<variant>].txt`.
///
/// ```
/// snapshot 1
/// kind lines
///
/// Hello
/// ```
package struct TextSnapshot: Hashable, Sendable {
  /// What sort of text it is.
  package var kind: Kind
  /// The text.
  package var text: String
  /// Header lines to keep: the owner, for example.
  package var notes: [ReferenceMetadata.Line]

  /// The sorts of text.
  package enum Kind: String, Hashable, Sendable, Codable {
    /// Any lines.
    case lines
    /// The canonical text of a display list; differences are told by view and property.
    case displayList = "display-list"
  }

  /// Creates a snapshot of any text. Line breaks of Windows become plain ones, because git may put them in and take them out.
  package init(lines: String, notes: [ReferenceMetadata.Line] = []) {
    kind = .lines
    text = withPlainLineBreaks(lines)
    self.notes = notes
  }

  /// Creates a snapshot of a display list.
  package init(_ list: DisplayList, notes: [ReferenceMetadata.Line] = []) {
    kind = .displayList
    text = list.text
    self.notes = notes
  }

  /// The text of the file: a header, then the text and a line break, so that the file always ends with one.
  package var fileText: String { SnapshotHeader.text(["kind \(kind.rawValue)"], notes) + "\n" + text + "\n" }

  /// Reads the text of a file. Line breaks of Windows become plain ones.
  package init(fileText: String, file: String) throws(ReferenceMetadataError) {
    let header = try SnapshotHeader(fileText, file: file, keys: ["kind"])
    kind = try header.value("kind") { Kind(rawValue: String($0)) }
    notes = header.others
    let lines = withPlainLineBreaks(String(header.rest))
    text = lines.hasSuffix("\n") ? String(lines.dropLast()) : lines
  }
}

/// Removes the carriage returns at the end of each line.
private func withPlainLineBreaks(_ text: String) -> String {
  let carriageReturn = UInt8(ascii: "\r")
  guard text.utf8.contains(carriageReturn) else { return text }
  var bytes: [UInt8] = []
  for byte in text.utf8 {
    if byte == UInt8(ascii: "\n") { while bytes.last == carriageReturn { bytes.removeLast() } }
    bytes.append(byte)
  }
  while bytes.last == carriageReturn { bytes.removeLast() }
  return String(decoding: bytes, as: UTF8.self)
}

/// What differs between two texts.
public struct TextDifference: Hashable, Codable, Sendable {
  /// The first line that differs, from 1.
  public var line: Int
  /// How many lines of the reference are not in the actual text, between what both start and end with.
  public var removed: Int
  /// How many lines are new.
  public var added: Int
  /// The lines, `- ` before those of the reference, `+ ` before the new ones, controls escaped; at most 20 of each.
  public var excerpt: [String]

  /// The most lines of each side in ``excerpt``.
  package static let maximumLines = 20

  /// Compares two texts line by line, or nil where they are equal.
  package init?(from old: String, to new: String) {
    let before = old.split(separator: "\n", omittingEmptySubsequences: false)
    let after = new.split(separator: "\n", omittingEmptySubsequences: false)
    guard before != after else { return nil }
    var start = 0
    while start < before.count, start < after.count, before[start] == after[start] { start += 1 }
    var end = 0
    while end < before.count - start, end < after.count - start, before[before.count - 1 - end] == after[after.count - 1 - end] { end += 1 }
    let gone = before[start..<(before.count - end)]
    let fresh = after[start..<(after.count - end)]
    line = start + 1
    removed = gone.count
    added = fresh.count
    excerpt =
      gone.prefix(Self.maximumLines).map { "- " + printableText(String($0)) }
      + fresh.prefix(Self.maximumLines).map { "+ " + printableText(String($0)) }
  }

  /// `3 lines removed, 1 line added, from line 4`.
  public var summary: String {
    func lines(_ count: Int) -> String { count == 1 ? "1 line" : "\(count) lines" }
    let parts = [removed > 0 ? lines(removed) + " removed" : "", added > 0 ? lines(added) + " added" : "", "from line \(line)"]
    return parts.filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
