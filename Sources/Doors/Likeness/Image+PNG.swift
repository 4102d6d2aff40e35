/// Images as PNG files.
import Foundation
import LikenessDisplayList
import LikenessPNG
import LikenessSystem
import LikenessViews

extension Image {
  /// Creates an image from the bytes of a PNG file; nil for any other. One pixel to the point by
  /// default.
  public convenience init?(data: Data, scale: CGFloat = 1) {
    self.init([UInt8](data), scale: Scale(scale) ?? .one, file: nil)
  }

  private convenience init?(_ bytes: [UInt8], scale: Scale, file: String?) {
    guard let bitmap = try? PNG.decode(bytes) else { return nil }
    self.init(bitmap, scale: scale, notApplied: NotApplied(by: bytes, of: file))
  }

  /// Creates an image from a PNG file; nil for any other. In a file whose name ends with `@2x` or
  /// `@3x`, so many pixels are a point.
  public convenience init?(contentsOfFile path: String) {
    let name = path.hasSuffix(".png") ? String(path.dropLast(4)) : path
    guard let bytes = try? Files.read(path) else { return nil }
    self.init(
      bytes, scale: name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1,
      file: path.split(separator: "/").last.map { String($0) })
  }

  /// The pixels as a PNG file.
  public func pngData() -> Data? { (try? PNG.encode(bitmap)).map { Data($0) } }

  /// The pixels as a PNG file, too: there is no JPEG encoder here.
  public func jpegData(compressionQuality: CGFloat) -> Data? { pngData() }
}

extension Image.NotApplied {
  /// Creates what drawing leaves out of a PNG file that was decoded; nil if nothing is. Neither
  /// later frames nor samples of 16 bits count: an app shows no other still picture of them.
  init?(by png: [UInt8], of file: String?) {
    let unapplied = PNG.unapplied(png)
    self.init(
      of: file, orientation: unapplied.orientation,
      hasOtherColors: !unapplied.colorSpace.isEmpty)
  }
}
