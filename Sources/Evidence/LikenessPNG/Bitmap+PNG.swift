/// Pictures from the bytes of PNG files.
import LikenessDisplayList

extension Bitmap {
  /// Decodes the bytes of a PNG file, as an app gets them from `UIImage.pngData()` or a download.
  ///
  /// - Parameter pngData: A `Data` or an array of bytes.
  /// - Throws: ``PNGError`` for what ``PNG/decode(_:file:limits:)`` refuses.
  public init(pngData: some Collection<UInt8>) throws(PNGError) {
    self = try PNG.decode(Array(pngData))
  }
}
