/// The loops over single pixels. They define each kernel, finish the rows of the vector kernels,
/// and run in debug builds.
import LikenessDisplayList

enum PlainKernels: RowKernels {
  static func markDifferences(_ a: PixelRow, _ b: PixelRow, count: Int, into bits: BitRow) -> Bool {
    var any: UInt64 = 0
    for index in 0..<(count &+ 63) / 64 {
      let last = min(index &* 64 &+ 64, count)
      let all = UInt64.max &>> UInt64(64 &- (last &- index &* 64))
      bits[index] = keep(all, from: index &* 64) {
        a[$0] != b[$0] && (a[$0] | b[$0]) & alphaMask != 0
      }
      any |= bits[index]
    }
    return any != 0
  }

  static func keepChannels(
    above threshold: UInt8, _ a: PixelRow, _ b: PixelRow, count: Int, among: BitRow,
    into bits: BitRow
  ) {
    keep(among, count: count, into: bits) { delta(a[$0], b[$0]) > threshold }
  }

  static func keepYIQ(
    above limit: Double, _ a: PixelRow, _ b: PixelRow, count: Int, start: Int, among: BitRow,
    into bits: BitRow
  ) {
    keep(among, count: count, into: bits) {
      YIQ.distance(a[$0], b[$0], atByte: (start &+ $0) &* 4) > limit
    }
  }

  static func keepUnlike(
    _ rule: Neighborhood, _ pair: PicturePair, row y: Int, among: BitRow, into bits: BitRow
  ) {
    keep(among, count: pair.width, into: bits) { rule.isUnlike(pair, $0, y) }
  }

  static func largestDelta(
    _ a: PixelRow, _ b: PixelRow, count: Int, bits: BitRow,
    tiles: UnsafeMutablePointer<SIMD16<UInt8>>?
  ) -> UInt8 {
    var largest: UInt8 = 0
    forEachBit(bits, words: (count + 63) / 64) { x in
      let value = delta(a[x], b[x])
      if value > largest { largest = value }
      if let tiles, value > tiles[x &>> 3][0] { tiles[x &>> 3][0] = value }
    }
    return largest
  }

  /// Leaves every pixel to the definition, which is quicker than keys without vectors.
  static func edges(above: KeyRow, here: KeyRow, below: KeyRow) -> (found: UInt64, unsure: UInt64) {
    (0, 15)
  }

  /// Keeps the pixels of `among` for which `isKept` holds.
  @inline(__always)
  static func keep(_ among: BitRow, count: Int, into bits: BitRow, _ isKept: (Int) -> Bool) {
    var index = 0
    while index < (count &+ 63) / 64 {
      bits[index] = keep(among[index], from: index &* 64, isKept)
      index &+= 1
    }
  }

  /// Keeps the bits of one word, whose first pixel is `first`.
  @inline(__always)
  static func keep(_ among: UInt64, from first: Int, _ isKept: (Int) -> Bool) -> UInt64 {
    var left = among
    var kept: UInt64 = 0
    while left != 0 {
      let bit = left & (0 &- left)
      if isKept(first &+ left.trailingZeroBitCount) { kept |= bit }
      left ^= bit
    }
    return kept
  }

  /// Returns the largest difference of the four channels.
  @inline(__always)
  static func delta(_ first: UInt32, _ second: UInt32) -> UInt8 {
    var largest: UInt32 = 0
    var shift: UInt32 = 0
    while shift < 32 {
      let p = first &>> shift & 255
      let q = second &>> shift & 255
      let distance = p > q ? p &- q : q &- p
      if distance > largest { largest = distance }
      shift &+= 8
    }
    return UInt8(truncatingIfNeeded: largest)
  }
}
