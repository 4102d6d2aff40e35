/// Brightness as numbers small enough for a lane, in the order of pixelmatch's weighted sums.
import LikenessDisplayList

/// The brightness and the flatness of a pixel in one number.
///
/// The sum that pixelmatch orders by has weights of 29,889,531, 58,662,247 and 11,448,223, and
/// takes 35 bits. No two colors have the same sum. The weights 61,877, 121,442 and 23,700 order all
/// colors alike: every difference of channels has the same sign by both. The tests show it for all
/// 511 · 511 differences of red and green, at the ends of blue and where the sign changes. These
/// weights are the smallest found in nearly the same proportion. Sums are at most 52,789,845, below
/// 2^26.
///
/// Four bits stand below the sum. The lowest is set if the pixel is flat in both pictures; the
/// other three are free to number neighbors. A bit above the sum is always set. That makes the key
/// the pattern of an ordinary floating-point number: positive ones order as their bits do, and
/// their minimum is one instruction everywhere, unlike that of integers.
enum BrightnessKey {
  static let red: UInt32 = 61_877
  static let green: UInt32 = 121_442
  static let blue: UInt32 = 23_700

  /// The bit above the sum. Keys are at most 0x7258255F.
  static let base: UInt32 = 0x4000_0000
  /// The key of a pixel that is translucent or outside the picture: larger than all others, and the
  /// pattern of a finite number.
  static let unknown: UInt32 = 0x7F00_0000
  /// The four bits below the sum.
  static let below: UInt32 = 15

  /// Returns the key of a pixel, as if not flat.
  @inline(__always)
  static func key(_ pixel: UInt32) -> UInt32 {
    let p = UInt32(littleEndian: pixel)
    guard p &>> 24 == 255 else { return unknown }
    return base | ((p & 255) &* red &+ (p &>> 8 & 255) &* green &+ (p &>> 16 & 255) &* blue) &<< 4
  }

  /// Returns the keys of eight pixels.
  ///
  /// Two parts, because a product of a channel and a number below 2^15 is one instruction on
  /// machines without one for lanes of 32 bits.
  @inline(__always)
  static func keys(_ pixels: SIMD8<UInt32>) -> SIMD8<UInt32> {
    let (r, g, b) = (channel(pixels, 0), channel(pixels, 1), channel(pixels, 2))
    let high = r &* (red &>> 14) &+ g &* (green &>> 14) &+ b &* (blue &>> 14)
    let low = r &* (red & 0x3FFF) &+ g &* (green & 0x3FFF) &+ b &* (blue & 0x3FFF)
    let keys = (high &<< 18 &+ low &<< 4) | SIMD8(repeating: base)
    // All ones where alpha is 255. The compiler would compare masked bits lane by lane.
    let opaque = SIMD8.zero &- ((channel(pixels, 3) &+ SIMD8(repeating: 1)) &>> SIMD8(repeating: 8))
    return (keys & opaque) | (SIMD8(repeating: unknown) & ~opaque)
  }

  @inline(__always)
  private static func channel(_ pixels: SIMD8<UInt32>, _ byte: UInt32) -> SIMD8<UInt32> {
    #if _endian(little)
      (pixels &>> SIMD8(repeating: 8 &* byte)) & SIMD8(repeating: 255)
    #else
      (pixels &>> SIMD8(repeating: 24 &- 8 &* byte)) & SIMD8(repeating: 255)
    #endif
  }
}

extension SIMD8<UInt32> {
  @inline(__always)
  fileprivate static func &* (lanes: SIMD8<UInt32>, weight: UInt32) -> SIMD8<UInt32> {
    lanes &* SIMD8(repeating: weight)
  }

  @inline(__always)
  fileprivate static func &<< (lanes: SIMD8<UInt32>, count: UInt32) -> SIMD8<UInt32> {
    lanes &<< SIMD8(repeating: count)
  }
}

extension VectorKernels {
  /// A pixel between a darker and a brighter neighbor is on an edge if the darkest or the brightest
  /// is flat in both pictures. The first of equal neighbors wins, column by column. The keys cannot
  /// decide a pixel with a neighbor of unknown brightness.
  @inline(__always)
  static func edges(above: KeyRow, here: KeyRow, below: KeyRow) -> (found: UInt64, unsure: UInt64) {
    let (n0, n1, n2) = (load(above - 1), load(here - 1), load(below - 1))
    let (n3, own, n4) = (load(above), load(here), load(below))
    let (n5, n6, n7) = (load(above + 1), load(here + 1), load(below + 1))
    let darkest = lesser(
      lesser(lesser(number(n0, 0), number(n1, 1)), lesser(number(n2, 2), number(n3, 3))),
      lesser(lesser(number(n4, 4), number(n5, 5)), lesser(number(n6, 6), number(n7, 7))))
    let brightest = greater(
      greater(greater(number(n0, 7), number(n1, 6)), greater(number(n2, 5), number(n3, 4))),
      greater(greater(number(n4, 3), number(n5, 2)), greater(number(n6, 1), number(n7, 0))))
    let under = unsafeBitCast(own & SIMD4(repeating: ~BrightnessKey.below), to: SIMD4<Float>.self)
    let over = unsafeBitCast(own | SIMD4(repeating: BrightnessKey.below), to: SIMD4<Float>.self)
    let isBetween = unsafeBitCast((darkest .< under) .& (brightest .> over), to: SIMD4<UInt32>.self)
    let either =
      unsafeBitCast(darkest, to: SIMD4<UInt32>.self)
      | unsafeBitCast(brightest, to: SIMD4<UInt32>.self)
    let one = SIMD4<UInt32>(repeating: 1)
    let isFlat = unsafeBitCast((either & one) .== one, to: SIMD4<UInt32>.self)
    let unknown = unsafeBitCast(SIMD4(repeating: BrightnessKey.unknown), to: SIMD4<Float>.self)
    let isUnknown = unsafeBitCast(greater(brightest, over) .>= unknown, to: SIMD4<UInt32>.self)
    return (bits(isBetween & isFlat), bits(isUnknown))
  }

  @inline(__always)
  private static func load(_ keys: KeyRow) -> SIMD4<UInt32> {
    UnsafeRawPointer(keys).loadUnaligned(as: SIMD4<UInt32>.self)
  }

  @inline(__always)
  private static func number(_ keys: SIMD4<UInt32>, _ number: UInt32) -> SIMD4<Float> {
    unsafeBitCast(keys | SIMD4(repeating: number &<< 1), to: SIMD4<Float>.self)
  }

  /// Returns the lesser of each lane. Written lane by lane, it compiles to one instruction; a
  /// selection by a mask takes four.
  @inline(__always)
  private static func lesser(_ a: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> {
    SIMD4(
      a[0] < b[0] ? a[0] : b[0], a[1] < b[1] ? a[1] : b[1], a[2] < b[2] ? a[2] : b[2],
      a[3] < b[3] ? a[3] : b[3])
  }

  @inline(__always)
  private static func greater(_ a: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> {
    SIMD4(
      a[0] > b[0] ? a[0] : b[0], a[1] > b[1] ? a[1] : b[1], a[2] > b[2] ? a[2] : b[2],
      a[3] > b[3] ? a[3] : b[3])
  }

  @inline(__always)
  private static func bits(_ lanes: SIMD4<UInt32>) -> UInt64 {
    let bits = lanes & SIMD4<UInt32>(1, 2, 4, 8)
    let pair = bits.lowHalf | bits.highHalf
    return UInt64(pair[0] | pair[1])
  }
}
