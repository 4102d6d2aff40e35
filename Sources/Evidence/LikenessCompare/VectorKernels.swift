/// The loops over every pixel on vectors, with the answers of ``PlainKernels``.
import LikenessGraphics

/// The kernels on vectors of eight pixels, for optimised builds. Pixels are loaded at any alignment.
enum VectorKernels {
  /// Sets the bit of each pixel that differs, but for those fully transparent in both rows, and returns whether there is any.
  static func markDifferences(_ a: PixelRow, _ b: PixelRow, count: Int, into bits: BitRow) -> Bool {
    var any: UInt64 = 0
    var word = 0
    var x = 0
    while x &+ 64 <= count {
      var found: UInt64 = 0
      var visible = UInt64.max
      var group = 0
      while group < 8 {
        let start = x &+ group &* 8
        let a0 = pair(a, start)
        let a1 = pair(a, start &+ 2)
        let a2 = pair(a, start &+ 4)
        let a3 = pair(a, start &+ 6)
        let b0 = pair(b, start)
        let b1 = pair(b, start &+ 2)
        let b2 = pair(b, start &+ 4)
        let b3 = pair(b, start &+ 6)
        let differs = ((a0 ^ b0) | (a1 ^ b1)) | ((a2 ^ b2) | (a3 ^ b3))
        if differs != 0 {
          // The first of each two pixels lands on bits 0, 2, 4, 6, the second on 32, 34, 36, 38.
          let spread =
            (unequal(a0, b0) | unequal(a1, b1) &<< 2) | (unequal(a2, b2) &<< 4 | unequal(a3, b3) &<< 6)
          found |= ((spread | spread &>> 31) & 255) &<< UInt64(group &* 8)
          visible &= ((a0 | b0) & (a1 | b1)) & ((a2 | b2) & (a3 | b3))
        }
        group &+= 1
      }
      // Where every pixel is at least half opaque in a row, as nearly always, none is transparent in both.
      if found != 0, visible & alphaBits != alphaBits {
        var left = found
        while left != 0 {
          let bit = left & (0 &- left)
          let place = x &+ left.trailingZeroBitCount
          if (a[place] | b[place]) & alphaMask == 0 { found ^= bit }
          left ^= bit
        }
      }
      bits[word] = found
      any |= found
      word &+= 1
      x &+= 64
    }
    if x < count, PlainKernels.markDifferences(a + x, b + x, count: count &- x, into: bits + word) { any = 1 }
    return any != 0
  }

  /// Two pixels from `x` on. Pairs in a word beat vectors here: SSE2 has no cheap way from a comparison of lanes to bits that Swift can say.
  @inline(__always)
  private static func pair(_ row: PixelRow, _ x: Int) -> UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(row + x).loadUnaligned(as: UInt64.self))
  }

  /// Bits 0 and 32: whether the first and the second pixel differ. Adding all ones carries into the top bit of what is not 0 below it.
  @inline(__always)
  private static func unequal(_ a: UInt64, _ b: UInt64) -> UInt64 {
    let bits = a ^ b
    return (((bits & 0x7FFF_FFFF_7FFF_FFFF) &+ 0x7FFF_FFFF_7FFF_FFFF) | bits) &>> 31 & 0x0000_0001_0000_0001
  }

  /// Keeps, of the bits in `among`, those of pixels with a channel that differs by more than `threshold`.
  static func keepChannelsAbove(_ threshold: UInt8, _ a: PixelRow, _ b: PixelRow, count: Int, among: BitRow, into bits: BitRow) {
    let limit = SIMD16<UInt8>(repeating: threshold)
    let low = SIMD4<UInt32>(1, 2, 4, 8)
    let high = SIMD4<UInt32>(16, 32, 64, 128)
    var x = 0
    while x < count {
      let word = x &>> 6
      if x & 63 == 0 {
        bits[word] = 0
        if among[word] == 0 {
          x &+= 64
          continue
        }
      }
      let group = among[word] &>> UInt64(x & 63) & 255
      if group != 0 {
        guard x &+ 8 <= count else {
          bits[word] |= (PlainKernels.channelsAbove(threshold, a + x, b + x, count: count &- x) & group) &<< UInt64(x & 63)
          return
        }
        let first = unsafeBitCast(absoluteDifference(a, b, x) .> limit, to: SIMD4<UInt32>.self) .!= 0
        let second = unsafeBitCast(absoluteDifference(a, b, x &+ 4) .> limit, to: SIMD4<UInt32>.self) .!= 0
        let over = unsafeBitCast(first, to: SIMD4<UInt32>.self) & low | unsafeBitCast(second, to: SIMD4<UInt32>.self) & high
        let pair = over.lowHalf | over.highHalf
        bits[word] |= (UInt64(pair[0] | pair[1]) & group) &<< UInt64(x & 63)
      }
      x &+= 8
    }
  }

  /// The largest difference of a channel among the pixels of `bits`.
  ///
  /// Each eight pixels from a multiple of 8 on raise their own maxima in `tiles`, lane by lane, for the caller to reduce.
  static func largestDelta(_ a: PixelRow, _ b: PixelRow, count: Int, bits: BitRow, tiles: UnsafeMutablePointer<SIMD16<UInt8>>?) -> UInt8 {
    let low = SIMD4<UInt32>(1, 2, 4, 8)
    let high = SIMD4<UInt32>(16, 32, 64, 128)
    var largest = SIMD16<UInt8>.zero
    let words = (count + 63) / 64
    var index = 0
    while index < words {
      var left = bits[index]
      while left != 0 {
        let shift = UInt64(truncatingIfNeeded: left.trailingZeroBitCount & ~7)
        let group = UInt32(truncatingIfNeeded: left &>> shift) & 255
        left &= ~(255 &<< shift)
        let x = index &* 64 &+ Int(truncatingIfNeeded: shift)
        let deltas: SIMD16<UInt8>
        if x &+ 8 <= count {
          let all = SIMD4<UInt32>(repeating: group)
          let first = unsafeBitCast((all & low) .== low, to: SIMD16<UInt8>.self)
          let second = unsafeBitCast((all & high) .== high, to: SIMD16<UInt8>.self)
          deltas = larger(absoluteDifference(a, b, x) & first, absoluteDifference(a, b, x &+ 4) & second)
        } else {
          deltas = SIMD16(repeating: PlainKernels.largestDelta(a, b, from: x, to: count, bits: bits))
        }
        largest = larger(largest, deltas)
        if let tiles { tiles[x &>> 3] = larger(tiles[x &>> 3], deltas) }
      }
      index &+= 1
    }
    return largestLane(largest)
  }

  /// The bytes of four pixels from `x` on, each the distance between the rows.
  @inline(__always)
  private static func absoluteDifference(_ a: PixelRow, _ b: PixelRow, _ x: Int) -> SIMD16<UInt8> {
    let first = UnsafeRawPointer(a + x).loadUnaligned(as: SIMD16<UInt8>.self)
    let second = UnsafeRawPointer(b + x).loadUnaligned(as: SIMD16<UInt8>.self)
    return larger(first, second) &- first.replacing(with: second, where: second .< first)
  }
}

/// The top bits of the alphas of two pixels, the first in the low half.
private let alphaBits: UInt64 = 0x8000_0000_8000_0000
