/// The text beside a reference: a header about the picture, then the display list it was drawn
/// from.
import LikenessBase
import LikenessDisplayList

/// The text beside a reference.
///
/// ```
/// snapshot 1
/// renderer 1
/// size 686 240
/// scale 2
/// pixels 9f86…   the digest of the decoded pixels
/// png 2c26…      the digest of the PNG file
///
/// display-list 1
/// …
/// ```
///
/// Other header lines are kept and written after these, because a later version may know them. A
/// bare bitmap has only a header without a scale.
package struct ReferenceMetadata: Hashable, Sendable {
  /// The version of the renderer that drew the picture.
  package var renderer: Int
  package var size: PixelSize
  /// The scale; nil for a bare bitmap.
  package var scale: Scale?
  package var pixels: ContentDigest
  /// The digest of the PNG file as written.
  package var png: ContentDigest
  /// The other header lines, in order.
  package var others: [Line]
  /// The canonical text of the display list; nil for a bare bitmap.
  package var list: String?

  package struct Line: Hashable, Sendable {
    package var key: String
    package var value: String

    package init(key: String, value: String) {
      self.key = key
      self.value = value
    }

    fileprivate static let sourceKey = "file"

    /// The line with the digest of the file that a picture was read from.
    package init(source: ContentDigest) {
      self.init(key: Self.sourceKey, value: source.description)
    }
  }

  package init(
    renderer: Int, size: PixelSize, scale: Scale? = nil, pixels: ContentDigest, png: ContentDigest,
    others: [Line] = [], list: String? = nil
  ) {
    self.renderer = renderer
    self.size = size
    self.scale = scale
    self.pixels = pixels
    self.png = png
    self.others = others
    self.list = list
  }

  /// The digest of the PNG file that another tool drew and the picture was read from; nil for a
  /// picture of our own, and for an unreadable line.
  package var source: ContentDigest? {
    others.first { $0.key == Line.sourceKey }.flatMap { ContentDigest($0.value) }
  }

  package var text: String {
    var lines = ["renderer \(renderer)", "size \(size.width) \(size.height)"]
    if let scale { lines.append("scale \(scale)") }
    lines += ["pixels \(pixels)", "png \(png)"]
    let header = SnapshotHeader.text(lines, others)
    return list.map { header + "\n" + $0 } ?? header
  }

  /// Parses the text of a file without its display list; see ``displayList(file:pixelBudget:)``.
  package init(text: String, file: String) throws(ReferenceMetadataError) {
    let header = try SnapshotHeader(
      text, file: file, keys: ["renderer", "size", "scale", "pixels", "png"])
    renderer = try header.value("renderer") { Int($0) }
    size = try header.value("size") {
      let sides = $0.split(separator: " ").compactMap { Int($0) }
      return sides.count == 2 ? PixelSize(width: sides[0], height: sides[1]) : nil
    }
    scale =
      header.has("scale") ? try header.value("scale") { Double($0).flatMap { Scale($0) } } : nil
    pixels = try header.value("pixels") { ContentDigest($0) }
    png = try header.value("png") { ContentDigest($0) }
    others = header.others
    list = header.rest.isEmpty ? nil : String(header.rest)
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
    /// The file does not start with `snapshot 1`.
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
        this is not the text of a reference: the first line must be “snapshot 1”. Restore the \
        file, or record again.
        """
      case .unknownVersion(let version):
        "unknown version “\(version)”, expected 1. Update Likeness, or record again."
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
