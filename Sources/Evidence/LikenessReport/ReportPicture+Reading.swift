/// Reads a picture's size and the digest of its pixels.
import LikenessBase
import LikenessDisplayList
import LikenessPNG
import LikenessSystem

extension ReportPicture {
  /// Reads the file of a picture; nil if it is missing or does not start with the header of a PNG.
  ///
  /// A file that can't be decoded appears in the report with the digest of its bytes: a browser
  /// shows as much of it as there is.
  package init?(reading file: String) {
    guard let picture = try? Self.read(file) else { return nil }
    self = picture
  }

  /// Reads the file of a picture in the same way.
  package static func read(_ file: String) throws(FileError) -> ReportPicture? {
    try read(file, inside: nil)
  }

  /// Reads the file of a picture in the same way, if it is inside some folders.
  ///
  /// - Parameter folders: The only folders to read from, links followed; nil for any.
  /// - Throws: If the system can't read the file, or it is outside the folders. Such a picture must
  ///   not pass for a missing one.
  package static func read(_ file: String, inside folders: [String]?) throws(FileError)
    -> ReportPicture?
  {
    guard let bytes = try Files.read(file, inside: folders) else { return nil }
    return ReportPicture(file: file, bytes: bytes, inside: folders)
  }

  /// Takes the content of a file as ``read(_:inside:)`` does.
  package init?(file: String, bytes: [UInt8], inside folders: [String]? = nil) {
    guard let size = try? PNG.header(bytes).size else { return nil }
    self.init(
      file: file, digest: (try? PNG.decode(bytes))?.digest ?? ContentDigest(of: bytes), size: size,
      folders: folders)
  }
}
