/// The loops over every pixel, a pixel at a time: the reference of the vector kernels.
import LikenessGraphics

/// The same, a pixel at a time: what the vector kernels are checked against, what finishes their rows, and what debug builds run, where
/// vectors are function calls.
enum PlainKernels {
  static func markDifferences(_ a: PixelRow, _ b: PixelRow, count: Int, into bits: BitRow) -> Bool {
    var any = false
    var x = 0
    while x < count {
      var word: UInt64 = 0
      let end = min(x &+ 64, count)
      var bit: UInt64 = 1
      while x < end {
        let first = a[x]
        let second = b[x]
        if first != second, (first | second) & alphaMask != 0 { word |= bit }
        bit &<<= 1
        x &+= 1
      }
      bits[(x &- 1) &>> 6] = word
      if word != 0 { any = true }
    }
    return any
  }

  static func keepChannelsAbove(_ threshold: UInt8, _ a: PixelRow, _ b: PixelRow, count: Int, among: BitRow, into bits: BitRow) {
    let words = (count + 63) / 64
    var index = 0
    while index < words {
      var word: UInt64 = 0
      var left = among[index]
      while left != 0 {
        let bit = left & (0 &- left)
        let x = index &* 64 &+ left.trailingZeroBitCount
        if delta(a[x], b[x]) > threshold { word |= bit }
        left ^= bit
      }
      bits[index] = word
      index &+= 1
    }
  }

  /// The bits, from 0 on, of up to 64 pixels with a channel that differs by more than `threshold`.
  static func channelsAbove(_ threshold: UInt8, _ a: PixelRow, _ b: PixelRow, count: Int) -> UInt64 {
    var word: UInt64 = 0
    var x = 0
    while x < count {
      if delta(a[x], b[x]) > threshold { word |= 1 &<< UInt64(x) }
      x &+= 1
    }
    return word
  }

  static func largestDelta(_ a: PixelRow, _ b: PixelRow, count: Int, bits: BitRow, tiles: UnsafeMutablePointer<SIMD16<UInt8>>?) -> UInt8 {
    var largest: UInt8 = 0
    let words = (count + 63) / 64
    var index = 0
    while index < words {
      var left = bits[index]
      while left != 0 {
        let x = index &* 64 &+ left.trailingZeroBitCount
        let value = delta(a[x], b[x])
        if value > largest { largest = value }
        if let tiles, value > tiles[x &>> 3][0] { tiles[x &>> 3][0] = value }
        left &= left &- 1
      }
      index &+= 1
    }
    return largest
  }

  static func largestDelta(_ a: PixelRow, _ b: PixelRow, from start: Int, to end: Int, bits: BitRow) -> UInt8 {
    var largest: UInt8 = 0
    var x = start
    while x < end {
      if bits[x &>> 6] &>> UInt64(x & 63) & 1 != 0 { largest = max(largest, delta(a[x], b[x])) }
      x &+= 1
    }
    return largest
  }

  /// The largest difference of the four channels.
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
