/// The pixels to draw on.
import LikenessDisplayList

/// Premultiplied pixels of a region of the picture. Does not own them.
struct Surface {
  /// The pixel at the top left of ``region``; rows follow without padding.
  let pixels: UnsafeMutablePointer<Pixel>
  /// The part of the picture that the pixels hold.
  let region: PixelRect

  /// The pixel at a place of the picture, which must lie in ``region`` (or one past the end of a
  /// row).
  @inline(__always)
  func at(_ x: Int, _ y: Int) -> UnsafeMutablePointer<Pixel> {
    pixels + ((y - region.y) &* region.width &+ (x - region.x))
  }
}

extension PixelRect {
  /// Whether every pixel of `other` is in this region too.
  func holds(_ other: PixelRect) -> Bool {
    other.x >= x && other.y >= y && other.maxX <= maxX && other.maxY <= maxY
  }

  /// The region without another one, as rects: above, below, and at both sides.
  func parts(around hole: PixelRect?) -> [PixelRect] {
    guard let hole = hole?.intersection(self), !hole.isEmpty else { return [self] }
    return [
      PixelRect(x: x, y: y, width: width, height: hole.y - y),
      PixelRect(x: x, y: hole.y, width: hole.x - x, height: hole.height),
      PixelRect(x: hole.maxX, y: hole.y, width: maxX - hole.maxX, height: hole.height),
      PixelRect(x: x, y: hole.maxY, width: width, height: maxY - hole.maxY),
    ].filter { !$0.isEmpty }
  }

  var rows: Range<Int> { y..<max(y, maxY) }
}

/// Turns premultiplied pixels into straight ones, in place.
func unpremultiply(_ pixels: UnsafeMutablePointer<Pixel>, count: Int) {
  let raw = UnsafeRawPointer(pixels)
  let opaque: UInt64 = 0xff00_0000_ff00_0000
  var x = 0
  while x < count {
    // Opaque pixels are the same in both forms, and most pixels are opaque.
    while x &+ 2 <= count,
      raw.loadUnaligned(fromByteOffset: x &* 4, as: UInt64.self) & opaque == opaque
    { x = x &+ 2 }
    guard x < count else { return }
    let pixel = pixels[x]
    let alpha = pixel &>> 24
    if alpha == 0 {
      pixels[x] = 0
    } else if alpha < 255 {
      let half = alpha &>> 1
      let red = ((pixel & 0xff) &* 255 &+ half) / alpha
      let green = ((pixel &>> 8 & 0xff) &* 255 &+ half) / alpha
      let blue = ((pixel &>> 16 & 0xff) &* 255 &+ half) / alpha
      pixels[x] = red | green &<< 8 | blue &<< 16 | alpha &<< 24
    }
    x = x &+ 1
  }
}
