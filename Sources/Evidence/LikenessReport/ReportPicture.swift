/// A picture in a report, and what is read of its file.
import Foundation
import LikenessBase
import LikenessDisplayList
import LikenessPNG
import LikenessSystem

/// A picture in the report: its source file and its name in the report.
package struct ReportPicture: Hashable, Sendable {
  /// The source file. Not shown, because its path is that of one machine.
  package var file: String
  /// The digest that names the picture: of the file, or of the pixels of one that passed, whose
  /// file is not read. Equal pictures share one file, and a page never shows a stale one.
  package var digest: ContentDigest
  /// The size, in pixels.
  package var size: PixelSize

  /// The only folders that the file is read from, links followed; nil for any.
  package var folders: [String]?

  /// Creates a picture.
  package init(file: String, digest: ContentDigest, size: PixelSize, folders: [String]? = nil) {
    self.file = file
    self.digest = digest
    self.size = size
    self.folders = folders
  }

  /// Takes a picture from the content of a file; nil if it does not start with the header of a PNG.
  ///
  /// The rest may be damaged: a browser shows as much of it as there is.
  package init?(file: String, bytes: [UInt8], inside folders: [String]? = nil) {
    guard let size = try? PNG.header(bytes).size else { return nil }
    self.init(file: file, digest: ContentDigest(of: bytes), size: size, folders: folders)
  }

  /// Reads the file of a picture, if it is inside some folders; nil if it is missing or no PNG.
  ///
  /// - Parameter folders: The only folders to read from, links followed; nil for any.
  /// - Throws: If the system can't read the file, or it is outside the folders. Such a picture must
  ///   not pass for a missing one.
  package static func read(_ file: String, inside folders: [String]? = nil) throws(FileError)
    -> ReportPicture?
  {
    try ReportFile.read(file, inside: folders)?.picture
  }

  /// The bytes, which are copied when the report is written.
  var content: PageFile.Content { .copy(of: file, inside: folders) }

  /// The path in the report: `images/0123456789abcdef.png`.
  package var path: String { "images/\(digest.short).png" }

  /// The script with the picture's bytes for a page from disk, which can show a picture file but
  /// not read its pixels.
  var pixelScript: PageFile {
    PageFile(
      path: "pixels/\(digest.short).js", content: content,
      encoding: .base64(
        before: "likenessReport.picture(\"pixels/\(digest.short).js\", \"", after: "\");\n"))
  }
}

/// A file of a snapshot, as a report reads it.
package struct ReportFile: Sendable {
  /// The digest of the bytes.
  package var digest: ContentDigest
  /// The picture; nil if the file does not start with the header of a PNG.
  package var picture: ReportPicture?

  /// Reads a file; nil if it is missing. For the parameters and errors, see
  /// ``ReportPicture/read(_:inside:)``.
  package static func read(_ file: String, inside folders: [String]? = nil) throws(FileError)
    -> ReportFile?
  {
    guard let bytes = try Files.read(file, inside: folders) else { return nil }
    let picture = ReportPicture(file: file, bytes: bytes, inside: folders)
    return ReportFile(digest: picture?.digest ?? ContentDigest(of: bytes), picture: picture)
  }

  /// Whether a file is there, without reading it. Throws as ``read(_:inside:)`` does.
  static func exists(_ file: String, inside folders: [String]?) throws(FileError) -> Bool {
    do throws(FileError) { return try Files.read(file, inside: folders, longest: 0) != nil } catch {
      // It was opened, and is not empty.
      if error.code == EFBIG { return true }
      throw error
    }
  }
}
