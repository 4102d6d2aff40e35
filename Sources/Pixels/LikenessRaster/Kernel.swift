/// The arithmetic of pixels: everything that touches more than one pixel at a time, a row span per
/// call.
///
/// A pixel is a `UInt32` whose bytes in memory are red, green, blue, alpha, premultiplied; red is
/// the low byte (all platforms of Swift are little-endian). Two kinds of arithmetic, each rounded
/// once:
///
/// - 8-bit weights, for whole spans and for masks: `(c·w + d·(255 − w)) / 255`;
/// - 16-bit colors, for edges, where several areas and colors meet in a pixel: see
///   ``PremultipliedColor16``.
///
/// The loops over many pixels are written twice: plainly here, and with vectors in `CKernels`.
/// Debug builds, where vectors are slow, take the plain ones; tests hold the twins to equal bytes.
import CKernels
import LikenessDisplayList

/// A premultiplied pixel as it lies in memory.
typealias Pixel = UInt32

/// The channels of every second byte of one, or two, pixels.
private let laneMask: UInt32 = 0x00ff_00ff
private let laneMask2: UInt64 = 0x00ff_00ff_00ff_00ff

/// One color, ready to be laid over any number of pixels: `(c·a + d·(255 − a)) / 255`, rounded
/// once.
struct SolidPaint {
  /// The premultiplied color.
  let pixel: Pixel
  /// Red and blue times opacity, in 16-bit lanes, plus the half that makes the division round: at
  /// most 65,025 + 128.
  let redBlue: UInt32
  /// Green times opacity and opacity times 255, likewise.
  let greenAlpha: UInt32
  /// 255 less the opacity.
  let inverse: UInt32

  init(_ color: StraightColor) {
    let alpha = UInt32(color.alpha)
    pixel = UInt32(littleEndian: PremultipliedColor(color).packed)
    redBlue = (UInt32(color.red) * alpha + 128) | (UInt32(color.blue) * alpha + 128) << 16
    greenAlpha = (UInt32(color.green) * alpha + 128) | (255 * alpha + 128) << 16
    inverse = 255 - alpha
  }

  /// The color with its opacity scaled by `coverage / 255`.
  init(_ color: StraightColor, coverage: UInt8) {
    self.init(
      StraightColor(
        r: color.red, g: color.green, b: color.blue, a: multiplied(color.alpha, coverage)))
  }

  var isOpaque: Bool { inverse == 0 }
  var isClear: Bool { inverse == 255 }
}

extension PremultipliedColor {
  /// The four channels as the bytes of one little-endian word.
  var packed: UInt32 { UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24 }
}

/// Stores `pixel` `count` times in each row.
///
/// - Parameter pitch: pixels from one row to the next.
func store(
  _ pixel: Pixel, at row: UnsafeMutablePointer<Pixel>, count: Int, rows: Int = 1, pitch: Int = 0
) {
  #if DEBUG
    for y in 0..<rows { storePlain(pixel, at: row + y &* pitch, count: count) }
  #else
    storeVector(pixel, at: row, count: count, rows: rows, pitch: pitch)
  #endif
}

func storeVector(
  _ pixel: Pixel, at row: UnsafeMutablePointer<Pixel>, count: Int, rows: Int, pitch: Int
) {
  guard count > 0, rows > 0 else { return }
  ckernels_store(row, pitch, count, rows, pixel)
}

func storePlain(_ pixel: Pixel, at row: UnsafeMutablePointer<Pixel>, count: Int) {
  guard count > 0 else { return }
  let raw = UnsafeMutableRawPointer(row)
  row[0] = pixel
  // Copies the filled part behind itself, twice as much each time, so a few steps fill all.
  var filled = 4
  while filled < count &* 4 {
    let more = min(filled, count &* 4 &- filled)
    (raw + filled).copyMemory(from: raw, byteCount: more)
    filled = filled &+ more
  }
}

/// Lays a color over `count` pixels of each row.
func blend(
  _ paint: SolidPaint, over row: UnsafeMutablePointer<Pixel>, count: Int, rows: Int = 1,
  pitch: Int = 0
) {
  if paint.isOpaque { return store(paint.pixel, at: row, count: count, rows: rows, pitch: pitch) }
  #if DEBUG
    for y in 0..<rows { blendPlain(paint, over: row + y &* pitch, count: count) }
  #else
    blendVector(paint, over: row, count: count, rows: rows, pitch: pitch)
  #endif
}

func blendVector(
  _ paint: SolidPaint, over row: UnsafeMutablePointer<Pixel>, count: Int, rows: Int, pitch: Int
) {
  guard count > 0, rows > 0 else { return }
  ckernels_blend(row, pitch, count, rows, paint.redBlue, paint.greenAlpha, paint.inverse)
}

func blendPlain(_ paint: SolidPaint, over row: UnsafeMutablePointer<Pixel>, count: Int) {
  let raw = UnsafeMutableRawPointer(row)
  let redBlue = UInt64(paint.redBlue) &* 0x1_0000_0001
  let greenAlpha = UInt64(paint.greenAlpha) &* 0x1_0000_0001
  let inverse = UInt64(paint.inverse)
  var x = 0
  // Two pixels a step. No lane exceeds 65,025 + 128 + 254, so none runs over into its neighbor.
  while x &+ 2 <= count {
    let pixels = raw.loadUnaligned(fromByteOffset: x &* 4, as: UInt64.self)
    var even = redBlue &+ (pixels & laneMask2) &* inverse
    even = ((even &+ ((even &>> 8) & laneMask2)) &>> 8) & laneMask2
    var odd = greenAlpha &+ ((pixels &>> 8) & laneMask2) &* inverse
    odd = (odd &+ ((odd &>> 8) & laneMask2)) & ~laneMask2
    raw.storeBytes(of: even | odd, toByteOffset: x &* 4, as: UInt64.self)
    x = x &+ 2
  }
  if x < count { row[x] = blended(paint, over: row[x]) }
}

/// One pixel with a color laid over it.
@inline(__always)
func blended(_ paint: SolidPaint, over pixel: Pixel) -> Pixel {
  var even = paint.redBlue &+ (pixel & laneMask) &* paint.inverse
  even = ((even &+ ((even &>> 8) & laneMask)) &>> 8) & laneMask
  var odd = paint.greenAlpha &+ ((pixel &>> 8) & laneMask) &* paint.inverse
  odd = (odd &+ ((odd &>> 8) & laneMask)) & ~laneMask
  return even | odd
}

/// Lays a color over `count` pixels of each row through a mask of a byte a pixel, which begins at
/// `start`: opacity times mask is rounded to 8 bits, then blended.
///
/// - Parameters:
///   - stride: bytes from one row of the mask to the next.
///   - pitch: pixels from one row of the picture to the next.
func blend(
  _ color: StraightColor, mask: UnsafePointer<UInt8>, from start: Int = 0, stride: Int = 0,
  over row: UnsafeMutablePointer<Pixel>, count: Int, rows: Int = 1, pitch: Int = 0
) {
  #if DEBUG
    for y in 0..<rows {
      blendPlain(color, mask: mask + start + y &* stride, over: row + y &* pitch, count: count)
    }
  #else
    blendVector(
      color, mask: mask + start, stride: stride, over: row, count: count, rows: rows, pitch: pitch)
  #endif
}

func blendVector(
  _ color: StraightColor, mask: UnsafePointer<UInt8>, stride: Int,
  over row: UnsafeMutablePointer<Pixel>, count: Int, rows: Int, pitch: Int
) {
  guard count > 0, rows > 0 else { return }
  ckernels_mask(
    row, pitch, count, rows, mask, stride,
    UInt32(truncatingIfNeeded: color.red) | UInt32(truncatingIfNeeded: color.blue) &<< 16,
    UInt32(truncatingIfNeeded: color.green) | 0xff_0000, UInt32(truncatingIfNeeded: color.alpha))
}

func blendPlain(
  _ color: StraightColor, mask: UnsafePointer<UInt8>, over row: UnsafeMutablePointer<Pixel>,
  count: Int
) {
  let bytes = UnsafeRawPointer(mask)
  var x = 0
  while x < count {
    // Most of a glyph's box is empty.
    if x &+ 8 <= count, bytes.loadUnaligned(fromByteOffset: x, as: UInt64.self) == 0 {
      x = x &+ 8
      continue
    }
    row[x] = blended(color, mask: mask[x], over: row[x])
    x = x &+ 1
  }
}

/// One pixel with a color laid over it through a mask.
@inline(__always)
func blended(_ color: StraightColor, mask: UInt8, over pixel: Pixel) -> Pixel {
  let product = UInt32(truncatingIfNeeded: color.alpha) &* UInt32(truncatingIfNeeded: mask) &+ 128
  let weight = (product &+ (product &>> 8)) &>> 8
  let inverse = 255 &- weight
  let redBlue =
    UInt32(truncatingIfNeeded: color.red) | UInt32(truncatingIfNeeded: color.blue) &<< 16
  let greenAlpha = UInt32(truncatingIfNeeded: color.green) | 0xff_0000
  var even = redBlue &* weight &+ (pixel & laneMask) &* inverse &+ 0x80_0080
  even = ((even &+ ((even &>> 8) & laneMask)) &>> 8) & laneMask
  var odd = greenAlpha &* weight &+ ((pixel &>> 8) & laneMask) &* inverse &+ 0x80_0080
  odd = (odd &+ ((odd &>> 8) & laneMask)) & ~laneMask
  return even | odd
}
