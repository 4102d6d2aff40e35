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
  /// In single precision the distance is off by less than 0.02. So only what is that close to the limit, which is hardly any pixel, and what is
  /// translucent has to be measured in double precision.
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
          // One way from lanes to bits for both.
          let bits = lanes(distance .> surely) & SIMD4(1, 2, 4, 8) | lanes(distance .> possibly) & SIMD4(16, 32, 64, 128)
          let pair = bits.lowHalf | bits.highHalf
          let both = UInt64(pair[0] | pair[1])
          let over = (both & 15) &<< shift & group
          kept |= over
          unsure = (both &>> 4) &<< shift & group & ~over
        }
        if unsure != 0 { kept |= PlainKernels.yiqAbove(limit, a, b, from: index &* 64, start: start, among: unsure) }
      }
      bits[index] = kept
      index &+= 1
    }
  }

  /// The distances of four opaque pixels, the alphas left out.
  ///
  /// The weighted sum of the squares of Y, I and Q, each a mixture of three channels, is also the sum of the squares of these three, of which each
  /// mixes a channel less: the Cholesky decomposition of the form. Eight decimals of its numbers move the distance by less than 0.005.
  @inline(__always)
  private static func yiqDistance(_ p: SIMD4<UInt32>, _ q: SIMD4<UInt32>) -> SIMD4<Float> {
    let red = channelDelta(p, q, SIMD4(repeating: UInt32(littleEndian: 0x0000_00FF)), byte: 0)
    let green = channelDelta(p, q, SIMD4(repeating: UInt32(littleEndian: 0x0000_FF00)), byte: 1)
    let blue = channelDelta(p, q, SIMD4(repeating: UInt32(littleEndian: 0x00FF_0000)), byte: 2)
    let first = red * 0.40012007 + green * 0.04526845 - blue * 0.06792232
    let second = green * 0.49776044 + blue * 0.06341920
    let third = blue * 0.21885312
    return first * first + second * second + third * third
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

  @inline(__always)
  private static func lanes(_ mask: SIMDMask<SIMD4<Int32>>) -> SIMD4<UInt32> { unsafeBitCast(mask, to: SIMD4<UInt32>.self) }
}
