/// The loops over the pixels of a row, and the choice between their two kinds.
import LikenessDisplayList

/// A row's pixels as stored, one word each.
package typealias PixelRow = UnsafePointer<UInt32>
/// One bit per pixel: pixel x is bit `x % 64` of word `x / 64`. Bits past the width are 0.
typealias BitRow = UnsafeMutablePointer<UInt64>
/// A row of brightness keys, with room before its first and after its last pixel: see
/// ``BrightnessKey``.
typealias KeyRow = UnsafeMutablePointer<UInt32>

/// Vectors where the build is optimized. In a debug build each of their operators is a call, so
/// plain loops are quicker.
#if DEBUG
  let chosenKernels: any RowKernels.Type = PlainKernels.self
#else
  let chosenKernels: any RowKernels.Type = VectorKernels.self
#endif

/// The loops. ``PlainKernels`` defines them a pixel at a time; ``VectorKernels`` gives the same
/// answers several pixels at a time.
protocol RowKernels: SendableMetatype {
  /// Sets the bit of each pixel that differs, except where both are fully transparent. Returns
  /// whether any does.
  static func markDifferences(_ a: PixelRow, _ b: PixelRow, count: Int, into bits: BitRow) -> Bool

  /// Keeps the pixels of `among` with a channel that differs by more than `threshold`.
  static func keepChannels(
    above threshold: UInt8, _ a: PixelRow, _ b: PixelRow, count: Int, among: BitRow,
    into bits: BitRow)

  /// Keeps the pixels of `among` that are further apart in YIQ than `limit`, 0…35215.
  ///
  /// - Parameter start: The index of the row's first pixel in its picture. Only translucent pixels
  ///   depend on it.
  static func keepYIQ(
    above limit: Double, _ a: PixelRow, _ b: PixelRow, count: Int, start: Int, among: BitRow,
    into bits: BitRow)

  /// Keeps the pixels of `among` in row `y` that are unlike by the rule of ``Neighborhood``.
  static func keepUnlike(
    _ rule: Neighborhood, _ pair: PicturePair, row y: Int, among: BitRow, into bits: BitRow)

  /// Returns the largest difference of a channel among the pixels of `bits`.
  ///
  /// - Parameter tiles: For each eight pixels, the maxima so far, in any lanes. The kernel raises
  ///   them.
  static func largestDelta(
    _ a: PixelRow, _ b: PixelRow, count: Int, bits: BitRow,
    tiles: UnsafeMutablePointer<SIMD16<UInt8>>?
  ) -> UInt8

  /// Returns which of the eight pixels from `x` on are flat in each picture, and writes their keys.
  /// Pixels past the width are not flat.
  static func flatPixels(
    _ pair: PicturePair, _ x: Int, _ y: Int, keys: (reference: KeyRow, actual: KeyRow)
  ) -> FlatBits

  /// Returns the pixels out of four that lie on an edge by their keys, and those that the keys
  /// cannot decide, as bits 0…3.
  static func edges(above: KeyRow, here: KeyRow, below: KeyRow) -> (found: UInt64, unsure: UInt64)
}

/// The alpha byte of a stored pixel.
let alphaMask = UInt32(littleEndian: 0xFF00_0000)

/// Returns the larger byte of each lane. The library's own function is a call.
@inline(__always)
func larger(_ a: SIMD16<UInt8>, _ b: SIMD16<UInt8>) -> SIMD16<UInt8> {
  a.replacing(with: b, where: b .> a)
}

/// Returns the smaller byte of each lane.
@inline(__always)
func smaller(_ a: SIMD16<UInt8>, _ b: SIMD16<UInt8>) -> SIMD16<UInt8> {
  a.replacing(with: b, where: b .< a)
}

/// Returns the largest of sixteen bytes.
func largestLane(_ vector: SIMD16<UInt8>) -> UInt8 {
  let half = vector.lowHalf.replacing(
    with: vector.highHalf, where: vector.highHalf .> vector.lowHalf)
  return half.max()
}

/// Calls `body` with each bit that is set, in rising order.
@inline(__always)
func forEachBit(_ plane: UnsafePointer<UInt64>, words: Int, _ body: (Int) -> Void) {
  var index = 0
  while index < words {
    var word = plane[index]
    while word != 0 {
      body(index &* 64 &+ word.trailingZeroBitCount)
      word &= word &- 1
    }
    index &+= 1
  }
}

/// Returns how many bits are set.
@inline(__always)
func bitCount(_ plane: UnsafePointer<UInt64>, words: Int) -> Int {
  var count = 0
  var index = 0
  while index < words {
    if plane[index] != 0 { count &+= plane[index].nonzeroBitCount }
    index &+= 1
  }
  return count
}
