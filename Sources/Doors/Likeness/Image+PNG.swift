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
    guard let bitmap = try? Bitmap(pngData: data) else { return nil }
    self.init(bitmap, scale: Scale(scale) ?? .one)
  }

  /// Creates an image from a PNG file; nil for any other. In a file whose name ends with `@2x` or
  /// `@3x`, so many pixels are a point.
  public convenience init?(contentsOfFile path: String) {
    let name = path.hasSuffix(".png") ? String(path.dropLast(4)) : path
    guard let bytes = try? Files.read(path) else { return nil }
    self.init(data: Data(bytes), scale: name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1)
  }

  /// The pixels as a PNG file.
  public func pngData() -> Data? { (try? PNG.encode(bitmap)).map { Data($0) } }

  /// The pixels as a PNG file, too: there is no JPEG encoder here.
  public func jpegData(compressionQuality: CGFloat) -> Data? { pngData() }
}
