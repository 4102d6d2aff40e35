/// The loops over vectors of two to eight pixels, with the answers of ``PlainKernels``.
import LikenessBase

enum VectorKernels: RowKernels {
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
        let (a0, a1, a2, a3) = (
          pair(a, start), pair(a, start &+ 2), pair(a, start &+ 4), pair(a, start &+ 6)
        )
        let (b0, b1, b2, b3) = (
          pair(b, start), pair(b, start &+ 2), pair(b, start &+ 4), pair(b, start &+ 6)
        )
        let differs = ((a0 ^ b0) | (a1 ^ b1)) | ((a2 ^ b2) | (a3 ^ b3))
        if differs != 0 {
          // The first of each two pixels lands on bits 0, 2, 4, 6, the second on 32, 34, 36, 38.
          let spread =
            (unequal(a0, b0) | unequal(a1, b1) &<< 2)
            | (unequal(a2, b2) &<< 4 | unequal(a3, b3) &<< 6)
          found |= ((spread | spread &>> 31) & 255) &<< UInt64(group &* 8)
          visible &= ((a0 | b0) & (a1 | b1)) & ((a2 | b2) & (a3 | b3))
        }
        group &+= 1
      }
      // Nearly always every pixel is at least half opaque. Then none is transparent in both
      // pictures.
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
    if x < count, PlainKernels.markDifferences(a + x, b + x, count: count &- x, into: bits + word) {
      any = 1
    }
    return any != 0
  }

  /// Returns two pixels from `x` on. Pairs in a word beat vectors here: Swift has no cheap way from
  /// a comparison of lanes to bits on SSE2.
  @inline(__always)
  private static func pair(_ row: PixelRow, _ x: Int) -> UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(row + x).loadUnaligned(as: UInt64.self))
  }

  /// Returns in bits 0 and 32 whether the first and the second pixel differ. Adding all ones
  /// carries into the top bit of what is not 0 below it.
  @inline(__always)
  private static func unequal(_ a: UInt64, _ b: UInt64) -> UInt64 {
    let bits = a ^ b
    return (((bits & 0x7FFF_FFFF_7FFF_FFFF) &+ 0x7FFF_FFFF_7FFF_FFFF) | bits) &>> 31
      & 0x0000_0001_0000_0001
  }

  static func keepChannels(
    above threshold: UInt8, _ a: PixelRow, _ b: PixelRow, count: Int, among: BitRow,
    into bits: BitRow
  ) {
    let limit = SIMD16<UInt8>(repeating: threshold)
    keepGroups(among: among, words: (count &+ 63) / 64, into: bits) { x, group, shift in
      guard x &+ 4 <= count else {
        return PlainKernels.keep(group, from: x & ~63) {
          PlainKernels.delta(a[$0], b[$0]) > threshold
        }
      }
      return pixelBits(absoluteDifference(a, b, x) .> limit) &<< shift & group
    }
  }

  /// Keeps the pixels that `kept` returns, four at a time.
  ///
  /// - Parameter kept: Takes the place of the first pixel, the bits of `among` for the four, and
  ///   the place of the first bit in its word.
  @inline(__always)
  static func keepGroups(
    among: BitRow, words: Int, into bits: BitRow,
    _ kept: (_ x: Int, _ group: UInt64, _ shift: UInt64) -> UInt64
  ) {
    var index = 0
    while index < words {
      var left = among[index]
      var found: UInt64 = 0
      while left != 0 {
        let shift = UInt64(truncatingIfNeeded: left.trailingZeroBitCount & ~3)
        let group = left & (15 &<< shift)
        left ^= group
        found |= kept(index &* 64 &+ Int(truncatingIfNeeded: shift), group, shift)
      }
      bits[index] = found
      index &+= 1
    }
  }

  static func largestDelta(
    _ a: PixelRow, _ b: PixelRow, count: Int, bits: BitRow,
    tiles: UnsafeMutablePointer<SIMD16<UInt8>>?
  ) -> UInt8 {
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
          deltas = larger(
            absoluteDifference(a, b, x) & first, absoluteDifference(a, b, x &+ 4) & second)
        } else {
          var last: UInt8 = 0
          for column in x..<count where group &>> UInt32(column &- x) & 1 != 0 {
            last = max(last, PlainKernels.delta(a[column], b[column]))
          }
          deltas = SIMD16(repeating: last)
        }
        largest = larger(largest, deltas)
        if let tiles { tiles[x &>> 3] = larger(tiles[x &>> 3], deltas) }
      }
      index &+= 1
    }
    return largestLane(largest)
  }

  /// Returns the distances between the rows of each byte of four pixels from `x` on.
  @inline(__always)
  private static func absoluteDifference(_ a: PixelRow, _ b: PixelRow, _ x: Int) -> SIMD16<UInt8> {
    let first = UnsafeRawPointer(a + x).loadUnaligned(as: SIMD16<UInt8>.self)
    let second = UnsafeRawPointer(b + x).loadUnaligned(as: SIMD16<UInt8>.self)
    return larger(first, second) &- first.replacing(with: second, where: second .< first)
  }
}

/// The top bits of the alphas of two pixels, the first in the low half.
private let alphaBits: UInt64 = 0x8000_0000_8000_0000
