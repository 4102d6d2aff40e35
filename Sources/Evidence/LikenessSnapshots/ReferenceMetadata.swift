/// The text beside a reference: a header about the picture, then the display list it was drawn from.
import LikenessDisplayList
import LikenessGraphics

/// What the text beside a reference holds.
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
/// Header lines with other keys are kept as they are, and written again after these: a later version may know them. A bare bitmap
/// has the header alone, and no scale.
package struct ReferenceMetadata: Hashable, Sendable {
  /// The version of the renderer that drew the picture.
  package var renderer: Int
  /// The size of the picture.
  package var size: PixelSize
  /// The scale of the picture, where it was drawn from a display list.
  package var scale: Scale?
  /// The digest of the picture's pixels.
  package var pixels: ContentDigest
  /// The digest of the PNG file as it was written.
  package var png: ContentDigest
  /// Header lines of other keys, in their order.
  package var others: [Line]
  /// The canonical text of the display list, unread, or nil for a bare bitmap.
  package var list: String?

  /// A header line that this version does not know.
  package struct Line: Hashable, Sendable {
    /// The word before the first space.
    package var key: String
    /// What follows it.
    package var value: String

    /// Creates a line.
    package init(key: String, value: String) {
      self.key = key
      self.value = value
    }
  }

  /// Creates a record.
  package init(
    renderer: Int, size: PixelSize, scale: Scale? = nil, pixels: ContentDigest, png: ContentDigest, others: [Line] = [], list: String? = nil
  ) {
    self.renderer = renderer
    self.size = size
    self.scale = scale
    self.pixels = pixels
    self.png = png
    self.others = others
    self.list = list
  }

  /// The text of the file.
  package var text: String {
    var lines = ["renderer \(renderer)", "size \(size.width) \(size.height)"]
    if let scale { lines.append("scale \(scale)") }
    lines += ["pixels \(pixels)", "png \(png)"]
    let header = SnapshotHeader.text(lines, others)
    return list.map { header + "\n" + $0 } ?? header
  }

  /// Reads the text of a file. The display list is not looked into: see ``displayList(file:pixelBudget:)``.
  package init(text: String, file: String) throws(ReferenceMetadataError) {
    let header = try SnapshotHeader(text, file: file, keys: ["renderer", "size", "scale", "pixels", "png"])
    renderer = try header.value("renderer") { Int($0) }
    size = try header.value("size") {
      let sides = $0.split(separator: " ").compactMap { Int($0) }
      return sides.count == 2 ? PixelSize(width: sides[0], height: sides[1]) : nil
    }
    scale = header.has("scale") ? try header.value("scale") { Double($0).flatMap { Scale($0) } } : nil
    pixels = try header.value("pixels") { ContentDigest($0) }
    png = try header.value("png") { ContentDigest($0) }
    others = header.others
    list = header.rest.isEmpty ? nil : String(header.rest)
  }

  /// Reads the display list; nil for a bare bitmap. More pixels than the budget, the images' included, are refused.
  package func displayList(file: String, pixelBudget: Int = 100_000_000) throws(DisplayListError) -> DisplayList? {
    guard let list else { return nil }
    do throws(DisplayListError) {
      return try DisplayList(text: list, file: file, pixelBudget: pixelBudget)
    } catch {
      // Places count from the start of the file, not of the list.
      var moved = error
      moved.line += text.utf8.dropLast(list.utf8.count).count { $0 == UInt8(ascii: "\n") }
      throw moved
    }
  }
}

/// Why the text beside a reference cannot be used.
package struct ReferenceMetadataError: Error, Hashable, Sendable {
  /// The path of the text.
  package var file: String
  /// The line, from 1.
  package var line: Int
  /// What is wrong.
  package var cause: Cause

  /// What can be wrong.
  package enum Cause: Hashable, Sendable {
    /// The file does not start with `snapshot 1`.
    case notARecord
    /// The file is of a later version.
    case unknownVersion(String)
    /// A merge left its marks.
    case mergeConflict
    /// A header line is missing or not readable.
    case missing(String)
    /// A header line is there twice.
    case repeated(String)
    /// The file is not UTF-8.
    case notText
  }
}

extension ReferenceMetadataError: CustomStringConvertible {
  /// File and line, the cause, and what to do.
  package var description: String {
    let problem =
      switch cause {
      case .notARecord: "this is not the text of a reference: the first line must be “snapshot 1”. Restore the file, or record again."
      case .unknownVersion(let version): "unknown version “\(version)”, expected 1. Update Likeness, or record again."
      case .mergeConflict: "unresolved git merge conflict. Choose one side for the text and the PNG, or record again."
      case .missing(let key): "missing or invalid header line “\(key)”. Restore the file, or record again."
      case .repeated(let key): "duplicate header line “\(key)”. A merge may have kept both: restore the file, or record again."
      case .notText: "this is not UTF-8 text. Restore the file, or record again."
      }
    return "\(file):\(line): \(problem)"
  }
}
