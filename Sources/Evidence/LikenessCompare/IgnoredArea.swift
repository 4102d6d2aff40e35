/// The pixels that are not compared, one bit each: the union of rectangles and a mask.
import LikenessDisplayList

/// A set of pixels of a picture; by default none.
struct IgnoredArea {
  private var words = 0
  /// Rows of whole words, or nothing where no pixel is ignored.
  private var bits: [UInt64] = []

  init() {}

  /// - Parameter rects: Valid rectangles; they are cut to the picture.
  init(_ rects: [PixelRect], mask: PixelMask?, width: Int, height: Int) {
    let picture = PixelRect(x: 0, y: 0, width: width, height: height)
    let inside = rects.map { $0.intersection(picture) }.filter { !$0.isEmpty }
    guard mask != nil || !inside.isEmpty else { return }
    words = (width + 63) / 64
    bits = [UInt64](repeating: 0, count: words * height)
    for rect in inside {
      for index in (rect.x / 64)...((rect.maxX - 1) / 64) {
        var word = UInt64.max
        if rect.x > index * 64 { word &= UInt64.max << UInt64(rect.x - index * 64) }
        if rect.maxX < (index + 1) * 64 {
          word &= UInt64.max >> UInt64((index + 1) * 64 - rect.maxX)
        }
        for y in rect.y..<rect.maxY { bits[y * words + index] |= word }
      }
    }
    // A mask has the size of the reference; only its part inside the shared area counts.
    let last = width % 64 == 0 ? UInt64.max : UInt64.max >> UInt64(64 - width % 64)
    for y in 0..<height {
      mask?.add(row: y, to: &bits, at: y * words, words: words)
      bits[(y + 1) * words - 1] &= last
    }
  }

  /// How many pixels are ignored.
  var pixelCount: Int { bits.reduce(0) { $0 + $1.nonzeroBitCount } }

  /// Calls `body` with the bits of row `y`, unless no pixel is ignored at all.
  func withRow(_ y: Int, _ body: (UnsafePointer<UInt64>) -> Void) {
    bits.withUnsafeBufferPointer { buffer in
      if let base = buffer.baseAddress, !buffer.isEmpty { body(base + y * words) }
    }
  }

  /// Returns whether a pixel is ignored.
  func contains(_ x: Int, _ y: Int) -> Bool {
    !bits.isEmpty && bits[y * words + x >> 6] >> UInt64(x & 63) & 1 != 0
  }
}
