/// Snapshots of texts: display lists without a picture, and any lines.
import LikenessBase
import LikenessDisplayList

/// A text that is checked instead of a picture, in its own file: `<suite>/<case>[@<variant>].txt`.
///
/// ```
/// snapshot 1
/// kind lines
///
/// Hello
/// ```
package struct TextSnapshot: Hashable, Sendable {
  package var kind: Kind
  package var text: String
  /// The list that the text is of; nil for one that was read, and for any lines.
  let list: DisplayList?
  /// Header lines to keep, such as the owner.
  package var notes: [ReferenceMetadata.Line]

  package enum Kind: String, Hashable, Sendable, Codable {
    /// Any lines.
    case lines
    /// The canonical text of a display list; differences name views and properties.
    case displayList = "display-list"
  }

  /// Creates a snapshot of any text. Windows line breaks are converted, because git may add and
  /// remove them.
  package init(lines: String) {
    kind = .lines
    text = withPlainLineBreaks(lines)
    list = nil
    notes = []
  }

  package init(_ list: DisplayList) {
    kind = .displayList
    text = list.text
    self.list = list
    notes = []
  }

  /// The text of the file: a header, the text, and a line break, so the file always ends with one.
  package var fileText: String {
    SnapshotHeader.text(["kind \(kind.rawValue)"], notes) + "\n" + text + "\n"
  }

  /// Parses the text of a file. Windows line breaks are converted.
  package init(fileText: String, file: String) throws(ReferenceMetadataError) {
    let header = try SnapshotHeader(fileText, file: file, keys: ["kind"])
    kind = try header.value("kind") { Kind(rawValue: String($0)) }
    notes = header.others
    list = nil
    let lines = withPlainLineBreaks(String(header.rest))
    text = lines.hasSuffix("\n") ? String(lines.dropLast()) : lines
  }
}

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

/// The difference of two texts.
public struct TextDifference: Hashable, Codable, Sendable {
  /// The first line that differs, from 1.
  public var line: Int
  /// The number of lines that only the reference has, between the common start and end.
  public var removed: Int
  /// The number of new lines.
  public var added: Int
  /// The first 20 lines that only the reference has, control characters escaped.
  public var removedLines: [String]
  /// The first 20 new lines, likewise.
  public var addedLines: [String]

  static let maximumLines = 20

  /// Compares two texts by line; nil if they are equal.
  package init?(from old: String, to new: String) {
    let before = old.split(separator: "\n", omittingEmptySubsequences: false)
    let after = new.split(separator: "\n", omittingEmptySubsequences: false)
    guard before != after else { return nil }
    var start = 0
    while start < before.count, start < after.count, before[start] == after[start] { start += 1 }
    var end = 0
    while end < before.count - start, end < after.count - start,
      before[before.count - 1 - end] == after[after.count - 1 - end]
    { end += 1 }
    let gone = before[start..<(before.count - end)]
    let fresh = after[start..<(after.count - end)]
    line = start + 1
    removed = gone.count
    added = fresh.count
    removedLines = gone.prefix(Self.maximumLines).map { printableText(String($0)) }
    addedLines = fresh.prefix(Self.maximumLines).map { printableText(String($0)) }
  }

  /// The lines as a difference shows them.
  public var excerpt: [String] { removedLines.map { "- " + $0 } + addedLines.map { "+ " + $0 } }

  /// `3 lines removed, 1 line added, from line 4`.
  public var summary: String {
    func lines(_ count: Int) -> String { count == 1 ? "1 line" : "\(count) lines" }
    let parts = [
      removed > 0 ? lines(removed) + " removed" : "", added > 0 ? lines(added) + " added" : "",
      "from line \(line)",
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
