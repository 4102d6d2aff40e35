/// The pixels of a picture as the kernels read them.
import LikenessGraphics

/// Rows of pixels in memory that somebody else keeps.
struct PixelGrid {
  /// The pixel at the top left.
  let base: PixelRow
  /// Pixels from one row to the next.
  let stride: Int

  @inline(__always)
  func row(_ y: Int) -> PixelRow { base + y &* stride }
}

/// Hands the pixels of a picture to `body` as words.
func withPixels<R>(of picture: Bitmap, _ body: (PixelGrid) -> R) -> R {
  picture.bytes.withUnsafeBufferPointer { bytes in
    // The storage of an array starts at a multiple of 16 bytes, and holds four a pixel.
    bytes.withMemoryRebound(to: UInt32.self) { pixels in
      guard let base = pixels.baseAddress else { preconditionFailure("a picture has a pixel") }
      return body(PixelGrid(base: base, stride: picture.width))
    }
  }
}
