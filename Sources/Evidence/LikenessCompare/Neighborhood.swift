/// The metric `neighborhood`: each picture must lie within half the way from the other one's pixel
/// to its neighbors. The rule is this project's own.
///
/// A renderer may move an edge by part of a pixel, or draw it softer or harder. Then a pixel takes
/// a color between its own and a neighbor's: half way for half a pixel, all the way for a whole
/// one. So half a pixel passes. A whole one counts where half the contrast exceeds the slack: over
/// 30 by default. In flat color there is nothing to move toward, and a change counts. So does a
/// hairline that moved by half a pixel: its own color is gone.
///
/// For a pixel and a channel, premultiplied, `a` and `b` are the values in the two pictures. `lo`
/// and `hi` are the smallest and the largest value of the 3 by 3 pixels around it, cut at the sides
/// of the picture. `r` is the largest `hi − lo` of the four channels in both pictures. The pixel is
/// *unlike* if in some channel, or with the pictures exchanged,
///
///     (b + lo_b) / 2 − a > 6 + k · r    or    a − (b + hi_b) / 2 > 6 + k · r
///
/// 6 covers the rounding of renderers. `k · r` lets the slack grow with local contrast, because the
/// eye forgives more there. `k` is the threshold, rounded to thousandths. Doubled, the left side is
/// a whole number, so the rule is exact in integers: `b + lo_b − 2a > 12 + ⌊2 k r⌋`.
///
/// The rule is symmetric, and a larger `k` never counts more. Ignored pixels do not count, but
/// remain neighbors of others.
import LikenessDisplayList

/// The rule with its threshold.
struct Neighborhood {
  /// The slack at a contrast of 0.
  static let flatSlack = 6

  /// k in thousandths, 0…1000.
  private let k: Int
  /// Half the doubled slack by contrast, rounded down, at most 255, in all four bytes of a pixel.
  fileprivate let half: [UInt32]
  /// 1 for an odd doubled slack by contrast, in all four bytes of a pixel.
  fileprivate let odd: [UInt32]

  /// - Parameter threshold: k, 0…1, rounded to thousandths.
  init(threshold: Double) {
    let k = Int((threshold * 1000).rounded())
    self.k = k
    let slack = (0...255).map { 2 * Self.flatSlack + 2 * k * $0 / 1000 }
    half = slack.map { UInt32(min($0 / 2, 255)) * 0x0101_0101 }
    odd = slack.map { UInt32($0 & 1) * 0x0101_0101 }
  }

  /// Returns whether a pixel is unlike, by the definition.
  func isUnlike(_ pair: PicturePair, _ x: Int, _ y: Int) -> Bool {
    let channels = (
      Channel(pair, x, y, 0), Channel(pair, x, y, 8), Channel(pair, x, y, 16),
      Channel(pair, x, y, 24)
    )
    let contrast = max(
      channels.0.contrast, channels.1.contrast, channels.2.contrast, channels.3.contrast)
    // At most 12 + 2 · 1000 · 255 / 1000.
    let slack = 2 * Self.flatSlack + 2 * k * contrast / 1000
    return max(channels.0.excess, channels.1.excess, channels.2.excess, channels.3.excess) > slack
  }

  /// One channel around a pixel, premultiplied, in both pictures.
  private struct Channel {
    private var a: Window
    private var b: Window

    init(_ pair: PicturePair, _ x: Int, _ y: Int, _ shift: UInt32) {
      a = Window(pair.reference, pair, x, y, shift)
      b = Window(pair.actual, pair, x, y, shift)
    }

    var contrast: Int { max(a.high - a.low, b.high - b.low) }

    /// The largest doubled distance from a value to the half-way range of the other picture; at
    /// most 0 inside of both.
    var excess: Int {
      max(
        b.value + b.low - 2 * a.value, 2 * a.value - b.value - b.high,
        a.value + a.low - 2 * b.value, 2 * b.value - a.value - a.high)
    }
  }

  /// The values of a channel in the 3 by 3 pixels around one.
  private struct Window {
    let value: Int
    private(set) var low: Int
    private(set) var high: Int

    init(_ picture: PixelGrid, _ pair: PicturePair, _ x: Int, _ y: Int, _ shift: UInt32) {
      value = Self.channel(picture.row(y)[x], shift)
      (low, high) = (value, value)
      var row = max(y &- 1, 0)
      while row <= min(y &+ 1, pair.height &- 1) {
        var column = max(x &- 1, 0)
        while column <= min(x &+ 1, pair.width &- 1) {
          let other = Self.channel(picture.row(row)[column], shift)
          if other < low { low = other }
          if other > high { high = other }
          column &+= 1
        }
        row &+= 1
      }
    }

    /// Returns a channel, premultiplied and rounded to the nearest integer.
    @inline(__always)
    private static func channel(_ pixel: UInt32, _ shift: UInt32) -> Int {
      let p = UInt32(littleEndian: pixel)
      let alpha = p &>> 24
      let value = p &>> shift & 255
      // At most 255 · 255 + 127.
      return Int(
        truncatingIfNeeded: alpha == 255 || shift == 24 ? value : (value &* alpha &+ 127) / 255)
    }
  }
}

/// Counts the pixels that are unlike.
final class NeighborhoodMeter: RowMeter {
  private let pair: PicturePair
  private let rule: Neighborhood

  init(_ pair: PicturePair, threshold: Double) {
    (self.pair, rule) = (pair, Neighborhood(threshold: threshold))
  }

  func measure(row y: Int, among: BitRow, different: BitRow, forgiven: BitRow) {
    pair.kernels.keepUnlike(rule, pair, row: y, among: among, into: different)
  }
}

extension VectorKernels {
  private typealias Bytes = SIMD16<UInt8>

  static func keepUnlike(
    _ rule: Neighborhood, _ pair: PicturePair, row y: Int, among: BitRow, into bits: BitRow
  ) {
    rule.half.withUnsafeBufferPointer { half in
      rule.odd.withUnsafeBufferPointer { odd in
        keepGroups(among: among, words: pair.words, into: bits) { x, group, shift in
          // The definition handles the left and right sides of the picture, and premultiplies
          // translucent pixels.
          guard x > 0, x &+ 5 <= pair.width, let found = unlike(pair, x, y, half, odd) else {
            return PlainKernels.keep(group, from: x & ~63) { rule.isUnlike(pair, $0, y) }
          }
          return found &<< shift & group
        }
      }
    }
  }

  /// Returns the unlike pixels out of four, as bits 0…3, or nil if a pixel around them is
  /// translucent.
  ///
  /// In bytes: if `b` is above `a` by `d`, then `b + lo_b − 2a > slack` is the same as `2d > slack
  /// + (b − lo_b)`. With the pictures exchanged the step `b − lo_b` becomes `hi_a − a`. The smaller
  /// step decides.
  @inline(__always)
  private static func unlike(
    _ pair: PicturePair, _ x: Int, _ y: Int, _ half: UnsafeBufferPointer<UInt32>,
    _ odd: UnsafeBufferPointer<UInt32>
  ) -> UInt64? {
    let a = bytes(pair.reference, x, y)
    let b = bytes(pair.actual, x, y)
    let rise = surplus(b, a)
    let distance = rise | surplus(a, b)
    let isNear = pixelBits(distance .> Bytes(repeating: UInt8(Neighborhood.flatSlack))) == 0
    if isNear, hasOpaquePixels(a & b) { return 0 }
    let (lowA, highA) = extremes(pair.reference, x, y, height: pair.height)
    let (lowB, highB) = extremes(pair.actual, x, y, height: pair.height)
    guard hasOpaquePixels(lowA & lowB) else { return nil }
    let step = smaller(highB &- b, a &- lowA).replacing(
      with: smaller(b &- lowB, highA &- a), where: rise .> Bytes.zero)
    // The largest contrast of a pixel's channels, in all its bytes.
    var contrast = larger(highA &- lowA, highB &- lowB)
    let pairs = unsafeBitCast(contrast, to: SIMD4<UInt32>.self)
    contrast = larger(contrast, unsafeBitCast(pairs &>> 16 | pairs &<< 16, to: Bytes.self))
    let singles = unsafeBitCast(contrast, to: SIMD4<UInt32>.self)
    let r = unsafeBitCast(
      larger(contrast, unsafeBitCast(singles &>> 8 | singles &<< 24, to: Bytes.self)),
      to: SIMD4<UInt32>.self)
    // Indices are bytes, and both tables have 256 entries.
    let lanes = (Int(r[0] & 255), Int(r[1] & 255), Int(r[2] & 255), Int(r[3] & 255))
    let slack = unsafeBitCast(
      SIMD4(half[lanes.0], half[lanes.1], half[lanes.2], half[lanes.3]), to: Bytes.self)
    let carry = unsafeBitCast(
      SIMD4(odd[lanes.0], odd[lanes.1], odd[lanes.2], odd[lanes.3]), to: Bytes.self)
    // At most 127 + 1.
    let part = step &>> Bytes(repeating: 1) &+ (step & carry)
    return pixelBits(surplus(distance, part) .> slack)
  }

  /// Returns the smallest and the largest byte of the 3 by 3 pixels around each of four.
  @inline(__always)
  private static func extremes(_ picture: PixelGrid, _ x: Int, _ y: Int, height: Int) -> (
    low: Bytes, high: Bytes
  ) {
    let rows = (y > 0 ? y &- 1 : y, y, y &+ 1 < height ? y &+ 1 : y)
    func three(_ row: Int) -> (low: Bytes, high: Bytes) {
      let (left, own, right) = (
        bytes(picture, x &- 1, row), bytes(picture, x, row), bytes(picture, x &+ 1, row)
      )
      return (smaller(left, smaller(own, right)), larger(left, larger(own, right)))
    }
    let (above, here, below) = (three(rows.0), three(rows.1), three(rows.2))
    return (
      smaller(above.low, smaller(here.low, below.low)),
      larger(above.high, larger(here.high, below.high))
    )
  }

  @inline(__always)
  private static func bytes(_ picture: PixelGrid, _ x: Int, _ y: Int) -> Bytes {
    UnsafeRawPointer(picture.row(y) + x).loadUnaligned(as: Bytes.self)
  }

  /// Returns by how much `a` exceeds `b`, or 0.
  @inline(__always)
  private static func surplus(_ a: Bytes, _ b: Bytes) -> Bytes { larger(a, b) &- b }

  @inline(__always)
  static func hasOpaquePixels(_ pixels: SIMD16<UInt8>) -> Bool {
    let words = unsafeBitCast(pixels, to: SIMD2<UInt64>.self)
    return UInt64(littleEndian: words[0] & words[1]) & 0xFF00_0000_FF00_0000
      == 0xFF00_0000_FF00_0000
  }

  /// Returns one bit for each of four pixels with a byte that is set.
  @inline(__always)
  static func pixelBits(_ mask: SIMDMask<SIMD16<Int8>>) -> UInt64 {
    let hit = unsafeBitCast(mask, to: SIMD4<UInt32>.self) .!= 0
    let bits = unsafeBitCast(hit, to: SIMD4<UInt32>.self) & SIMD4<UInt32>(1, 2, 4, 8)
    let pair = bits.lowHalf | bits.highHalf
    return UInt64(pair[0] | pair[1])
  }
}
