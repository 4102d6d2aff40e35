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
    guard let size = sizeOfPNG(bytes) else { return nil }
    self.init(
      file: file, digest: (try? PNG.decode(bytes))?.digest ?? ContentDigest(of: bytes), size: size,
      folders: folders)
  }
}

/// The size in the header of a PNG: an 8-byte signature, the length and name of the IHDR chunk,
/// then width and height, big-endian (PNG, 11.2.1).
private func sizeOfPNG(_ data: [UInt8]) -> PixelSize? {
  let head: [UInt8] = [
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
  ]
  guard data.count >= 24, data.prefix(16).elementsEqual(head) else { return nil }
  let sides = data.dropFirst(16).prefix(8).map(Int.init)
  let width = sides[0] << 24 | sides[1] << 16 | sides[2] << 8 | sides[3]
  let height = sides[4] << 24 | sides[5] << 16 | sides[6] << 8 | sides[7]
  return PixelSize(width: width, height: height)
}
