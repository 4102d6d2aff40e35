/// The text beside a reference: a header about the picture, then the display list it was drawn
/// from.
import LikenessBase
import LikenessDisplayList
import LikenessPNG
import LikenessSystem

/// The text beside a reference.
///
/// ```
/// snapshot 2
/// renderer 1
/// owner Sources/App/Stories.swift story Button/primary
/// variant theme=dark,scale=2
///
/// display-list 2
/// …
/// ```
///
/// Nothing in it is derived from the picture, because two branches would conflict there, and no
/// check believes it: ``PNG/Seal`` proves what the pixels are. A bare bitmap has no list, and
/// therefore a line `size 686 240`. Lines with other keys are kept and written after the renderer,
/// because a later version may know them.
package struct ReferenceMetadata: Hashable, Sendable {
  /// The version of the renderer that drew the picture.
  package var renderer: Int
  /// The size of the picture; nil where the display list says it, except in version 1.
  package var size: PixelSize?
  /// The other header lines, in order.
  package var others: [Line]
  /// The canonical text of the display list; nil for a bare bitmap.
  package var list: String?
  /// What only a text of version 1 has; nil for version 2.
  package private(set) var version1: Version1?

  package struct Line: Hashable, Sendable {
    package var key: String
    package var value: String

    package init(key: String, value: String) {
      self.key = key
      self.value = value
    }
  }

  package init(renderer: Int, size: PixelSize? = nil, others: [Line] = [], list: String? = nil) {
    self.renderer = renderer
    self.size = size
    self.others = others
    self.list = list
  }

  /// The text, in the version that it was read in.
  package var text: String {
    let lines = ["renderer \(renderer)"] + (size.map { ["size \($0.width) \($0.height)"] } ?? [])
    let header = SnapshotHeader.text(
      lines, (version1?.lines ?? []) + others,
      version: version1 == nil ? SnapshotHeader.newestVersion : 1)
    return list.map { header + "\n" + $0 } ?? header
  }

  /// Parses the text of a file without its display list; see ``displayList(file:pixelBudget:)``.
  package init(text: String, file: String) throws(ReferenceMetadataError) {
    let header = try SnapshotHeader(text, file: file) {
      ["renderer", "size"] + ($0 == 1 ? Version1.keys : [])
    }
    renderer = try header.value("renderer") { Int($0) }
    others = header.others
    list = header.rest.isEmpty ? nil : String(header.rest)
    if list == nil || header.version == 1 || header.has("size") {
      let found: PixelSize = try header.value("size") {
        let sides = $0.split(separator: " ").compactMap { Int($0) }
        return sides.count == 2 ? PixelSize(width: sides[0], height: sides[1]) : nil
      }
      size = found
    }
    if header.version == 1 { version1 = try Version1(header) }
  }

  /// Whether this is the text of the picture with a seal of `origin`: it has the display list that
  /// the picture was drawn from.
  package func describes(_ origin: PNG.Seal.Origin?) -> Bool {
    guard let list else { if case .list = origin { return false } else { return true } }
    guard case .list(let digest) = origin else { return false }
    // Git may have converted the ends of lines.
    return ContentDigest(of: list) == digest
      || list.utf8.contains(UInt8(ascii: "\r"))
        && ContentDigest(of: withPlainLineBreaks(list)) == digest
  }

  /// Parses the display list; nil for a bare bitmap. It may have at most `pixelBudget` pixels,
  /// including its images.
  package func displayList(file: String, pixelBudget: Int = 100_000_000) throws(DisplayListError)
    -> DisplayList?
  {
    guard let list else { return nil }
    do throws(DisplayListError) {
      return try DisplayList(text: list, file: file, pixelBudget: pixelBudget)
    } catch {
      // Positions count from the start of the file, not of the list.
      var moved = error
      moved.line += text.utf8.dropLast(list.utf8.count).count { $0 == UInt8(ascii: "\n") }
      throw moved
    }
  }
}

package struct ReferenceMetadataError: Error, Hashable, Sendable {
  package var file: String
  /// The line, from 1.
  package var line: Int
  package var cause: Cause

  package enum Cause: Hashable, Sendable {
    /// The file does not start with `snapshot` and a version.
    case notARecord
    /// The file is of a later version.
    case unknownVersion(String)
    /// The file contains conflict markers.
    case mergeConflict
    /// A header line is missing or invalid.
    case missing(String)
    /// A header line appears twice.
    case repeated(String)
    /// The file is not UTF-8.
    case notText
  }
}

extension ReferenceMetadataError: CustomStringConvertible {
  package var description: String {
    let problem =
      switch cause {
      case .notARecord:
        """
        this is not the text of a reference: the first line must be “snapshot 2”. Restore the \
        file, or record again.
        """
      case .unknownVersion(let version):
        "unknown version “\(version)”, expected 1 or 2. Update Likeness, or record again."
      case .mergeConflict:
        "unresolved git merge conflict. Choose one side for the text and the PNG, or record again."
      case .missing(let key):
        "missing or invalid header line “\(key)”. Restore the file, or record again."
      case .repeated(let key):
        """
        duplicate header line “\(key)”. A merge may have kept both: restore the file, or record \
        again.
        """
      case .notText: "this is not UTF-8 text. Restore the file, or record again."
      }
    return printable("\(file):\(line): \(problem)")
  }
}
