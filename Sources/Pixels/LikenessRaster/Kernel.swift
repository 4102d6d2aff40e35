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
/// Debug builds take the plain twin of each vector loop, because vector operators are calls there;
/// tests hold the twins to equal bytes.
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

/// Stores `pixel` `count` times.
func store(_ pixel: Pixel, at row: UnsafeMutablePointer<Pixel>, count: Int) {
  #if DEBUG
    storePlain(pixel, at: row, count: count)
  #else
    storeVector(pixel, at: row, count: count)
  #endif
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

@inline(__always)
func storeVector(_ pixel: Pixel, at row: UnsafeMutablePointer<Pixel>, count: Int) {
  let raw = UnsafeMutableRawPointer(row)
  let eight = SIMD8<UInt32>(repeating: pixel)
  var x = 0
  while x &+ 8 <= count {
    raw.storeBytes(of: eight, toByteOffset: x &* 4, as: SIMD8<UInt32>.self)
    x = x &+ 8
  }
  while x < count {
    row[x] = pixel
    x = x &+ 1
  }
}

/// Lays a color over a span.
func blend(_ paint: SolidPaint, over row: UnsafeMutablePointer<Pixel>, count: Int) {
  if paint.isOpaque { return store(paint.pixel, at: row, count: count) }
  #if DEBUG
    blendPlain(paint, over: row, count: count)
  #else
    blendVector(paint, over: row, count: count)
  #endif
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

func blendVector(_ paint: SolidPaint, over row: UnsafeMutablePointer<Pixel>, count: Int) {
  let raw = UnsafeMutableRawPointer(row)
  let mask = SIMD8<UInt32>(repeating: laneMask)
  let redBlue = unsafeBitCast(SIMD8<UInt32>(repeating: paint.redBlue), to: SIMD16<UInt16>.self)
  let greenAlpha = unsafeBitCast(
    SIMD8<UInt32>(repeating: paint.greenAlpha), to: SIMD16<UInt16>.self)
  let inverse = SIMD16<UInt16>(repeating: UInt16(truncatingIfNeeded: paint.inverse))
  let high = SIMD16<UInt16>(repeating: 0xff00)
  var x = 0
  while x &+ 8 <= count {
    let pixels = raw.loadUnaligned(fromByteOffset: x &* 4, as: SIMD8<UInt32>.self)
    var even = redBlue &+ unsafeBitCast(pixels & mask, to: SIMD16<UInt16>.self) &* inverse
    even = (even &+ (even &>> 8)) &>> 8
    var odd = greenAlpha &+ unsafeBitCast((pixels &>> 8) & mask, to: SIMD16<UInt16>.self) &* inverse
    odd = (odd &+ (odd &>> 8)) & high
    raw.storeBytes(
      of: unsafeBitCast(even | odd, to: SIMD8<UInt32>.self), toByteOffset: x &* 4,
      as: SIMD8<UInt32>.self)
    x = x &+ 8
  }
  while x < count {
    row[x] = blended(paint, over: row[x])
    x = x &+ 1
  }
}

/// Lays a color over a span through a mask of a byte a pixel, which begins at `start`: opacity
/// times mask is rounded to 8 bits, then blended.
func blend(
  _ color: StraightColor, mask: UnsafePointer<UInt8>, from start: Int = 0,
  over row: UnsafeMutablePointer<Pixel>, count: Int
) {
  #if DEBUG
    blendPlain(color, mask: mask + start, over: row, count: count)
  #else
    blendVector(color, mask: mask + start, over: row, count: count)
  #endif
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

func blendVector(
  _ color: StraightColor, mask: UnsafePointer<UInt8>, over row: UnsafeMutablePointer<Pixel>,
  count: Int
) {
  let raw = UnsafeMutableRawPointer(row)
  let bytes = UnsafeRawPointer(mask)
  let lanes = SIMD8<UInt32>(repeating: laneMask)
  let redBlue = unsafeBitCast(
    SIMD8<UInt32>(repeating: UInt32(color.red) | UInt32(color.blue) << 16), to: SIMD16<UInt16>.self)
  let greenAlpha = unsafeBitCast(
    SIMD8<UInt32>(repeating: UInt32(color.green) | 0xff_0000), to: SIMD16<UInt16>.self)
  let alpha = SIMD8<UInt16>(repeating: UInt16(color.alpha))
  let half = SIMD16<UInt16>(repeating: 128)
  let full = SIMD16<UInt16>(repeating: 255)
  let high = SIMD16<UInt16>(repeating: 0xff00)
  var x = 0
  while x &+ 8 <= count {
    let shares = bytes.loadUnaligned(fromByteOffset: x, as: UInt64.self)
    if shares == 0 {
      x = x &+ 8
      continue
    }
    var product =
      SIMD8<UInt16>(truncatingIfNeeded: unsafeBitCast(shares, to: SIMD8<UInt8>.self)) &* alpha
      &+ SIMD8(repeating: 128)
    product = (product &+ (product &>> 8)) &>> 8
    var wide = SIMD8<UInt32>(truncatingIfNeeded: product)
    wide = wide | (wide &<< 16)
    let weight = unsafeBitCast(wide, to: SIMD16<UInt16>.self)
    let inverse = full &- weight
    let pixels = raw.loadUnaligned(fromByteOffset: x &* 4, as: SIMD8<UInt32>.self)
    var even =
      redBlue &* weight &+ unsafeBitCast(pixels & lanes, to: SIMD16<UInt16>.self) &* inverse &+ half
    even = (even &+ (even &>> 8)) &>> 8
    var odd =
      greenAlpha &* weight &+ unsafeBitCast((pixels &>> 8) & lanes, to: SIMD16<UInt16>.self)
      &* inverse &+ half
    odd = (odd &+ (odd &>> 8)) & high
    raw.storeBytes(
      of: unsafeBitCast(even | odd, to: SIMD8<UInt32>.self), toByteOffset: x &* 4,
      as: SIMD8<UInt32>.self)
    x = x &+ 8
  }
  while x < count {
    row[x] = blended(color, mask: mask[x], over: row[x])
    x = x &+ 1
  }
}

/// A color, ready to be laid over many small masks.
struct MaskPaint {
  let color: StraightColor
  let redBlue: UInt32
  let greenAlpha: UInt32

  init(_ color: StraightColor) {
    self.color = color
    redBlue = UInt32(color.red) | UInt32(color.blue) << 16
    greenAlpha = UInt32(color.green) | 0xff_0000
  }
}

/// Lays a color over rows of pixels through the rows of a mask, `stride` bytes each, a multiple of
/// 4: the pixels of all of them are read and written, and those under a 0 stay as they are. The
/// same as a row at a time.
///
/// - Parameter pitch: pixels from one row of the picture to the next.
func blend(
  _ paint: MaskPaint, mask: UnsafePointer<UInt8>, stride: Int, rows: Int,
  over pixels: UnsafeMutablePointer<Pixel>, _ pitch: Int
) {
  #if DEBUG
    var y = 0
    while y < rows {
      blendPlain(paint.color, mask: mask + y &* stride, over: pixels + y &* pitch, count: stride)
      y = y &+ 1
    }
  #else
    blendVector(paint, mask: mask, stride: stride, rows: rows, over: pixels, pitch)
  #endif
}

/// Four pixels at a time: most glyphs of running text are 6 to 12 pixels wide, and rows of whole
/// eights would be a fifth longer.
func blendVector(
  _ paint: MaskPaint, mask: UnsafePointer<UInt8>, stride: Int, rows: Int,
  over pixels: UnsafeMutablePointer<Pixel>, _ pitch: Int
) {
  let lanes = SIMD4<UInt32>(repeating: laneMask)
  let redBlue = unsafeBitCast(SIMD4<UInt32>(repeating: paint.redBlue), to: SIMD8<UInt16>.self)
  let greenAlpha = unsafeBitCast(SIMD4<UInt32>(repeating: paint.greenAlpha), to: SIMD8<UInt16>.self)
  let alpha = SIMD8<UInt16>(repeating: UInt16(paint.color.alpha))
  let isOpaque = paint.color.alpha == 255
  let half = SIMD8<UInt16>(repeating: 128)
  let full = SIMD8<UInt16>(repeating: 255)
  let high = SIMD8<UInt16>(repeating: 0xff00)
  var bytes = UnsafeRawPointer(mask)
  let lastByte = bytes + stride &* rows
  var row = UnsafeMutableRawPointer(pixels)
  while bytes < lastByte {
    var x = 0
    while x < stride {
      let shares = bytes.loadUnaligned(fromByteOffset: x, as: UInt32.self)
      if shares != 0 {
        var wide = SIMD4<UInt32>(truncatingIfNeeded: unsafeBitCast(shares, to: SIMD4<UInt8>.self))
        wide = wide | (wide &<< 16)
        var weight = unsafeBitCast(wide, to: SIMD8<UInt16>.self)
        // By 255 a share is multiplied to itself.
        if !isOpaque {
          weight = weight &* alpha &+ half
          weight = (weight &+ (weight &>> 8)) &>> 8
        }
        let inverse = full &- weight
        let under = row.loadUnaligned(fromByteOffset: x &* 4, as: SIMD4<UInt32>.self)
        var even =
          redBlue &* weight &+ unsafeBitCast(under & lanes, to: SIMD8<UInt16>.self) &* inverse
          &+ half
        even = (even &+ (even &>> 8)) &>> 8
        var odd =
          greenAlpha &* weight &+ unsafeBitCast((under &>> 8) & lanes, to: SIMD8<UInt16>.self)
          &* inverse &+ half
        odd = (odd &+ (odd &>> 8)) & high
        row.storeBytes(
          of: unsafeBitCast(even | odd, to: SIMD4<UInt32>.self), toByteOffset: x &* 4,
          as: SIMD4<UInt32>.self)
      }
      x = x &+ 4
    }
    bytes += stride
    row += pitch &* 4
  }
}
