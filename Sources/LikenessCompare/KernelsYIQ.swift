/// Telling which pixels are over a limit of YIQ distance: in double precision, and four at a time where that can't be wrong.
import LikenessGraphics

extension PlainKernels {
  /// Keeps, of the bits in `among`, those of pixels further apart than `limit`, 0…35215. `start` is the number of the row's first pixel
  /// in its picture, which matters to translucent colours only.
  static func keepYIQ(above limit: Double, _ a: PixelRow, _ b: PixelRow, count: Int, start: Int, among: BitRow, into bits: BitRow) {
    let words = (count + 63) / 64
    var index = 0
    while index < words {
      bits[index] = yiqAbove(limit, a, b, from: index &* 64, start: start, among: among[index])
      index &+= 1
    }
  }

  /// The same for a word of bits whose first pixel is `first`.
  @inline(__always)
  static func yiqAbove(_ limit: Double, _ a: PixelRow, _ b: PixelRow, from first: Int, start: Int, among: UInt64) -> UInt64 {
    var left = among
    var kept: UInt64 = 0
    while left != 0 {
      let bit = left & (0 &- left)
      let x = first &+ left.trailingZeroBitCount
      left ^= bit
      if YIQ.distance(a[x], b[x], atByte: (start &+ x) &* 4) > limit { kept |= bit }
    }
    return kept
  }
}

extension VectorKernels {
  /// As ``PlainKernels/keepYIQ(above:_:_:count:start:among:into:)``.
  ///
  /// Most differences of photographs are so small in every channel that no mixture of them reaches the limit; these are told from bytes.
  /// In single precision each of Y, I and Q is off by less than 0.0001, and the distance by less than 0.1. So only what is that close to the
  /// limit, which is hardly any pixel, and what is translucent has to be measured in double precision.
  static func keepYIQ(above limit: Double, _ a: PixelRow, _ b: PixelRow, count: Int, start: Int, among: BitRow, into bits: BitRow) {
    let words = (count + 63) / 64
    let surely = SIMD4<Float>(repeating: Float(limit) + 0.125)
    let possibly = SIMD4<Float>(repeating: Float(limit) - 0.125)
    // The limit is at most 35215, so the root is below 256.
    let harmless = SIMD16<UInt8>(repeating: UInt8(min(255, (max(0, limit) / YIQ.largestForChannel).squareRoot())))
    var index = 0
    while index < words {
      var left = among[index]
      var kept: UInt64 = 0
      while left != 0 {
        let shift = UInt64(truncatingIfNeeded: left.trailingZeroBitCount & ~3)
        let group = left & (15 &<< shift)
        left ^= group
        let x = index &* 64 &+ Int(truncatingIfNeeded: shift)
        guard x &+ 4 <= count else {
          kept |= PlainKernels.yiqAbove(limit, a, b, from: index &* 64, start: start, among: group)
          continue
        }
        let p = UnsafeRawPointer(a + x).loadUnaligned(as: SIMD4<UInt32>.self)
        let q = UnsafeRawPointer(b + x).loadUnaligned(as: SIMD4<UInt32>.self)
        var unsure = group
        if isOpaque(p & q) {
          if isWithin(harmless, p, q) { continue }
          let distance = yiqDistance(p, q)
          let over = fourBits(distance .> surely) &<< shift & group
          kept |= over
          unsure = fourBits(distance .> possibly) &<< shift & group & ~over
        }
        if unsure != 0 { kept |= PlainKernels.yiqAbove(limit, a, b, from: index &* 64, start: start, among: unsure) }
      }
      bits[index] = kept
      index &+= 1
    }
  }

  /// The distances of four opaque pixels, the alphas left out.
  @inline(__always)
  private static func yiqDistance(_ p: SIMD4<UInt32>, _ q: SIMD4<UInt32>) -> SIMD4<Float> {
    let red = channelDelta(p, q, SIMD4(repeating: UInt32(littleEndian: 0x0000_00FF)), byte: 0)
    let green = channelDelta(p, q, SIMD4(repeating: UInt32(littleEndian: 0x0000_FF00)), byte: 1)
    let blue = channelDelta(p, q, SIMD4(repeating: UInt32(littleEndian: 0x00FF_0000)), byte: 2)
    let y = red * 0.29889531 + green * 0.58662247 + blue * 0.11448223
    let i = red * 0.59597799 - green * 0.27417610 - blue * 0.32180189
    let k = red * 0.21147017 - green * 0.52261711 + blue * 0.31114694
    return y * y * 0.5053 + i * i * 0.299 + k * k * 0.1957
  }

  /// The differences of a channel. A byte in the low bits of 2^23 as a `Float` is that much more than 2^23, which the subtraction takes away:
  /// conversions of integer vectors are slow.
  @inline(__always)
  private static func channelDelta(
    _ p: SIMD4<UInt32>, _ q: SIMD4<UInt32>, _ mask: SIMD4<UInt32>, byte: UInt32
  ) -> SIMD4<Float> {
    #if _endian(little)
      let shift = SIMD4<UInt32>(repeating: byte &* 8)
    #else
      let shift = SIMD4<UInt32>(repeating: 24 &- byte &* 8)
    #endif
    let bias = SIMD4<UInt32>(repeating: 0x4B00_0000)
    return unsafeBitCast((p & mask) &>> shift | bias, to: SIMD4<Float>.self)
      - unsafeBitCast((q & mask) &>> shift | bias, to: SIMD4<Float>.self)
  }

  /// Whether no byte of four pixels differs by more than its lane of `limit`.
  @inline(__always)
  private static func isWithin(_ limit: SIMD16<UInt8>, _ p: SIMD4<UInt32>, _ q: SIMD4<UInt32>) -> Bool {
    let first = unsafeBitCast(p, to: SIMD16<UInt8>.self)
    let second = unsafeBitCast(q, to: SIMD16<UInt8>.self)
    let delta = larger(first, second) &- smaller(first, second)
    let beyond = unsafeBitCast(larger(delta, limit) &- limit, to: SIMD2<UInt64>.self)
    return beyond[0] | beyond[1] == 0
  }

  /// Whether the alphas of four pixels are 255.
  @inline(__always)
  private static func isOpaque(_ pixels: SIMD4<UInt32>) -> Bool {
    let pair = pixels.lowHalf & pixels.highHalf
    return pair[0] & pair[1] & alphaMask == alphaMask
  }

  /// Bits 0 to 3: the lanes that are true.
  @inline(__always)
  private static func fourBits(_ mask: SIMDMask<SIMD4<Int32>>) -> UInt64 {
    let bits = unsafeBitCast(mask, to: SIMD4<UInt32>.self) & SIMD4<UInt32>(1, 2, 4, 8)
    let pair = bits.lowHalf | bits.highHalf
    return UInt64(pair[0] | pair[1])
  }
}
