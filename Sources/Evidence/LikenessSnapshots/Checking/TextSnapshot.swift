/// Snapshots of texts: display lists without a picture, and any lines.
import LikenessBase
import LikenessDisplayList

/// A text that is checked instead of a picture, in its own file: `<suite>/<case>[@<variant>].txt`.
///
/// ```
/// snapshot 2
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
  /// The version of the header.
  private let version: Int

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
    version = SnapshotHeader.newestVersion
  }

  package init(_ list: DisplayList) {
    kind = .displayList
    text = list.text
    self.list = list
    notes = []
    version = SnapshotHeader.newestVersion
  }

  /// The text of the file: a header, the text, and a line break, so the file always ends with one.
  package var fileText: String {
    SnapshotHeader.text(["kind \(kind.rawValue)"], notes, version: version) + "\n" + text + "\n"
  }

  /// Parses the text of a file. Windows line breaks are converted.
  package init(fileText: String, file: String) throws(ReferenceMetadataError) {
    let header = try SnapshotHeader(fileText, file: file) { _ in ["kind"] }
    kind = try header.value("kind") { Kind(rawValue: String($0)) }
    notes = header.others
    list = nil
    version = header.version
    let lines = withPlainLineBreaks(String(header.rest))
    text = lines.hasSuffix("\n") ? String(lines.dropLast()) : lines
  }
}

/// Removes what git adds at the ends of lines on Windows.
func withPlainLineBreaks(_ text: String) -> String {
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
