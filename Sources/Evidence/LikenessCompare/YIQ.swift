/// The metric `yiq`: Kotsarenko and Ramos, "Measuring perceived color difference using YIQ NTSC
/// transmission color space in mobile applications" (2010).
///
/// A pixel counts where `0.5053 ΔY² + 0.299 ΔI² + 0.1957 ΔQ²` exceeds `35215 · threshold²`, 35215
/// being its largest value. Translucent pixels are laid over a background that depends on their
/// place, because any single background would hide some difference. Pixels that look like
/// anti-aliasing in either picture are forgiven by default: see ``AntialiasingDetector``. The
/// counts and the order of operations are those of mapbox/pixelmatch 7.2.0.
import LikenessDisplayList

/// A pixel's channels, 0…255, as numbers to calculate with.
struct Channels {
  let red: Double
  let green: Double
  let blue: Double
  let alpha: Double

  @inline(__always)
  init(_ pixel: UInt32) {
    let p = UInt32(littleEndian: pixel)
    red = Double(p & 255)
    green = Double(p &>> 8 & 255)
    blue = Double(p &>> 16 & 255)
    alpha = Double(p &>> 24)
  }

  init(red: Double, green: Double, blue: Double) {
    (self.red, self.green, self.blue, alpha) = (red, green, blue, 255)
  }
}

/// The distance in YIQ.
enum YIQ {
  /// The largest distance.
  static let largest = 35215.0

  /// The largest distance of opaque pixels whose channels differ by at most 1; by at most `d`, it
  /// is `d * d` times this. The form is convex, so it is largest at a corner of the cube: where red
  /// and the other two differ in opposite directions, 0.541557.
  static let largestForChannel = 0.5416

  /// Returns the distance of two pixels at `offset` bytes into their pictures, 0…``largest``.
  @inline(__always)
  static func distance(_ a: UInt32, _ b: UInt32, atByte offset: Int) -> Double {
    let p = UInt32(littleEndian: a)
    let q = UInt32(littleEndian: b)
    if (p & q) &>> 24 == 255 {
      // Differences of bytes are exact whether taken before or after the conversion.
      return weighted(
        red: Double(Int32(truncatingIfNeeded: p & 255) &- Int32(truncatingIfNeeded: q & 255)),
        green: Double(
          Int32(truncatingIfNeeded: p &>> 8 & 255) &- Int32(truncatingIfNeeded: q &>> 8 & 255)),
        blue: Double(
          Int32(truncatingIfNeeded: p &>> 16 & 255) &- Int32(truncatingIfNeeded: q &>> 16 & 255)))
    }
    let d = channelDeltas(Channels(a), Channels(b), atByte: offset)
    return weighted(red: d.red, green: d.green, blue: d.blue)
  }

  @inline(__always)
  private static func weighted(red: Double, green: Double, blue: Double) -> Double {
    let y = red * 0.29889531 + green * 0.58662247 + blue * 0.11448223
    let i = red * 0.59597799 - green * 0.27417610 - blue * 0.32180189
    let q = red * 0.21147017 - green * 0.52261711 + blue * 0.31114694
    return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
  }

  /// Returns by how much the first pixel is brighter, -255…255.
  static func brightness(_ a: UInt32, minus b: UInt32, atByte offset: Int) -> Double {
    let d = channelDeltas(Channels(a), Channels(b), atByte: offset)
    return d.red * 0.29889531 + d.green * 0.58662247 + d.blue * 0.11448223
  }

  /// Returns the differences of the channels. Translucent pixels lie over green and blue that
  /// alternate between 48 and 207 by the golden ratio and its square; red is always 48, because
  /// offsets of pixels are even.
  @inline(__always)
  private static func channelDeltas(_ a: Channels, _ b: Channels, atByte offset: Int) -> (
    red: Double, green: Double, blue: Double
  ) {
    if a.alpha == 255, b.alpha == 255 { return (a.red - b.red, a.green - b.green, a.blue - b.blue) }
    let k = Double(offset)
    let green = 48 + 159 * Double(Int(k / 1.618033988749895) & 1)
    let blue = 48 + 159 * Double(Int(k / 2.618033988749895) & 1)
    let alpha = a.alpha - b.alpha
    return (
      (a.red * a.alpha - b.red * b.alpha - 48 * alpha) / 255,
      (a.green * a.alpha - b.green * b.alpha - green * alpha) / 255,
      (a.blue * a.alpha - b.blue * b.alpha - blue * alpha) / 255
    )
  }
}

/// Counts pixels over a distance, by default without those that look like anti-aliasing.
final class YIQMeter: RowMeter {
  private let pair: PicturePair
  private let limit: Double
  private var detector: AntialiasingDetector?

  init(_ pair: PicturePair, threshold: Double, countsAntialiasing: Bool) {
    self.pair = pair
    limit = YIQ.largest * threshold * threshold
    detector = countsAntialiasing ? nil : AntialiasingDetector(pair)
  }

  func measure(row y: Int, among: BitRow, different: BitRow, forgiven: BitRow) {
    pair.kernels.keepYIQ(
      above: limit, pair.reference.row(y), pair.actual.row(y), count: pair.width,
      start: y * pair.width, among: among, into: different)
    guard detector != nil, bitCount(different, words: pair.words) > 0 else { return }
    detector?.find(different, row: y, into: forgiven)
    for index in 0..<pair.words { different[index] &= ~forgiven[index] }
  }
}

extension VectorKernels {
  /// Most differences of photographs are so small in every channel that no mixture of them reaches
  /// the limit, as their bytes show. In single precision the distance is off by less than 0.02. So
  /// only translucent pixels and the few that come close to the limit need double precision.
  static func keepYIQ(
    above limit: Double, _ a: PixelRow, _ b: PixelRow, count: Int, start: Int, among: BitRow,
    into bits: BitRow
  ) {
    let words = (count + 63) / 64
    let surely = SIMD4<Float>(repeating: Float(limit) + 0.125)
    let possibly = SIMD4<Float>(repeating: Float(limit) - 0.125)
    // The limit is at most 35215, so the root is below 256.
    let harmless = SIMD16<UInt8>(
      repeating: UInt8(min(255, (max(0, limit) / YIQ.largestForChannel).squareRoot())))
    func measured(_ pixels: UInt64, _ x: Int) -> UInt64 {
      PlainKernels.keep(pixels, from: x & ~63) {
        YIQ.distance(a[$0], b[$0], atByte: (start &+ $0) &* 4) > limit
      }
    }
    keepGroups(among: among, words: words, into: bits) { x, group, shift in
      guard x &+ 4 <= count else { return measured(group, x) }
      let p = UnsafeRawPointer(a + x).loadUnaligned(as: SIMD4<UInt32>.self)
      let q = UnsafeRawPointer(b + x).loadUnaligned(as: SIMD4<UInt32>.self)
      var kept: UInt64 = 0
      var unsure = group
      if hasOpaquePixels(unsafeBitCast(p & q, to: SIMD16<UInt8>.self)) {
        if isWithin(harmless, p, q) { return 0 }
        let distance = yiqDistance(p, q)
        // Both comparisons share one conversion from lanes to bits.
        let bits =
          lanes(distance .> surely) & SIMD4(1, 2, 4, 8) | lanes(distance .> possibly)
          & SIMD4(16, 32, 64, 128)
        let pair = bits.lowHalf | bits.highHalf
        let both = UInt64(pair[0] | pair[1])
        let over = (both & 15) &<< shift & group
        kept = over
        unsure = (both &>> 4) &<< shift & group & ~over
      }
      return unsure == 0 ? kept : kept | measured(unsure, x)
    }
  }

  /// Returns the distances of four opaque pixels.
  ///
  /// The weighted squares of Y, I and Q, each a mixture of three channels, sum to the squares of a
  /// mixture of three, of two and of one channel: the Cholesky decomposition of the form. Eight
  /// decimals of its numbers move the distance by less than 0.005.
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

  /// Returns the differences of a channel. A byte in the low bits of 2^23 as a `Float` adds its
  /// value to 2^23, and the subtraction cancels 2^23. Conversions of integer vectors are slower.
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

  /// Returns whether no byte of four pixels differs by more than its lane of `limit`.
  @inline(__always)
  private static func isWithin(_ limit: SIMD16<UInt8>, _ p: SIMD4<UInt32>, _ q: SIMD4<UInt32>)
    -> Bool
  {
    let first = unsafeBitCast(p, to: SIMD16<UInt8>.self)
    let second = unsafeBitCast(q, to: SIMD16<UInt8>.self)
    let delta = larger(first, second) &- smaller(first, second)
    let beyond = unsafeBitCast(larger(delta, limit) &- limit, to: SIMD2<UInt64>.self)
    return beyond[0] | beyond[1] == 0
  }

  @inline(__always)
  private static func lanes(_ mask: SIMDMask<SIMD4<Int32>>) -> SIMD4<UInt32> {
    unsafeBitCast(mask, to: SIMD4<UInt32>.self)
  }
}
