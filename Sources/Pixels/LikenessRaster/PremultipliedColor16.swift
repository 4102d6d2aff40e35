/// Premultiplied colors with 16 bits a channel. Edges are mixed in them, so a pixel is rounded only
/// once, when it is stored.
import LikenessDisplayList

/// A premultiplied color, 0…65,535 a channel, as two words of two 32-bit lanes.
///
/// A share of a pixel is 0…65,536 (``PremultipliedColor16/whole``). A lane times a share stays
/// below 2^32, so both lanes of a word are worked on at once.
struct PremultipliedColor16: Hashable {
  /// Red in the low lane, blue in the high one.
  var redBlue: UInt64
  /// Green in the low lane, alpha in the high one.
  var greenAlpha: UInt64

  /// The share that is all of a pixel.
  static let whole: UInt32 = 65_536
  static let clear = PremultipliedColor16(redBlue: 0, greenAlpha: 0)

  private static let halves: UInt64 = 0x8000_0000_8000
  private static let low16: UInt64 = 0xffff_0000_ffff
  private static let low8: UInt64 = 0xff_0000_00ff

  @inline(__always)
  init(redBlue: UInt64, greenAlpha: UInt64) {
    self.redBlue = redBlue
    self.greenAlpha = greenAlpha
  }

  /// Channels times opacity, to the nearest 65,535th.
  init(_ color: StraightColor) {
    let alpha = UInt64(color.alpha)
    self.init(
      red: widened(UInt64(color.red) * alpha), green: widened(UInt64(color.green) * alpha),
      blue: widened(UInt64(color.blue) * alpha),
      alpha: alpha * 257)
  }

  @inline(__always)
  init(red: UInt64, green: UInt64, blue: UInt64, alpha: UInt64) {
    self.init(redBlue: red | blue &<< 32, greenAlpha: green | alpha &<< 32)
  }

  /// A stored pixel, exactly: a 255th is 257 65,535ths.
  @inline(__always)
  init(_ pixel: Pixel) {
    redBlue = (UInt64(pixel & 0xff) | UInt64(pixel & 0xff_0000) &<< 16) &* 257
    greenAlpha = (UInt64((pixel &>> 8) & 0xff) | UInt64(pixel &>> 24) &<< 32) &* 257
  }

  @inline(__always)
  var alpha: UInt64 { greenAlpha &>> 32 }

  var isOpaque: Bool { alpha == 65_535 }

  /// The nearest 8-bit pixel.
  @inline(__always)
  var pixel: Pixel {
    let even = nearest(redBlue &* 255 &+ Self.halves)
    let odd = nearest(greenAlpha &* 255 &+ Self.halves)
    return Pixel(truncatingIfNeeded: even | even &>> 16 | odd &<< 8 | odd &>> 8)
  }

  /// The color with each channel times `share` of 65,536.
  @inline(__always)
  func scaled(by share: UInt32) -> PremultipliedColor16 {
    // At most 65,535 × 65,536 + 32,768 < 2^32 a lane.
    PremultipliedColor16(
      redBlue: ((redBlue &* UInt64(share) &+ Self.halves) &>> 16) & Self.low16,
      greenAlpha: ((greenAlpha &* UInt64(share) &+ Self.halves) &>> 16) & Self.low16)
  }

  /// `share` of this color and `otherShare` of another; the shares sum to at most 65,536.
  @inline(__always)
  func mixed(share: UInt32, with other: PremultipliedColor16, share otherShare: UInt32)
    -> PremultipliedColor16
  {
    PremultipliedColor16(
      redBlue: ((redBlue &* UInt64(share) &+ other.redBlue &* UInt64(otherShare) &+ Self.halves)
        &>> 16) & Self.low16,
      greenAlpha: ((greenAlpha &* UInt64(share) &+ other.greenAlpha &* UInt64(otherShare)
        &+ Self.halves) &>> 16) & Self.low16)
  }

  /// This color over another.
  @inline(__always)
  func over(_ other: PremultipliedColor16) -> PremultipliedColor16 {
    let inverse = 65_535 &- alpha
    // 65,535 × 65,535 + 32,768 < 2^32 a lane.
    return PremultipliedColor16(
      redBlue: redBlue &+ nearestWide(other.redBlue &* inverse),
      greenAlpha: greenAlpha &+ nearestWide(other.greenAlpha &* inverse))
  }

  @inline(__always)
  private func nearestWide(_ product: UInt64) -> UInt64 {
    let t = product &+ Self.halves
    return ((t &+ ((t &>> 16) & Self.low16)) &>> 16) & Self.low16
  }

  @inline(__always)
  private func nearest(_ t: UInt64) -> UInt64 {
    ((t &+ ((t &>> 16) & Self.low16)) &>> 16) & Self.low8
  }
}

/// `product` of two bytes, in 65,025ths, to the nearest 65,535th: 65,535 / 65,025 is 257 / 255.
@inline(__always)
func widened(_ product: UInt64) -> UInt64 { (product &* 257 &+ 127) / 255 }

/// A color prepared for blending over many pixels: `(s·255 + d·(65,535 − a)) / 65,535`, rounded
/// once.
struct Blend16 {
  private let redBlue: UInt64
  private let greenAlpha: UInt64
  private let inverse: UInt64

  @inline(__always)
  init(_ color: PremultipliedColor16) {
    redBlue = color.redBlue &* 255 &+ 0x8000_0000_8000
    greenAlpha = color.greenAlpha &* 255 &+ 0x8000_0000_8000
    inverse = 65_535 &- color.alpha
  }

  /// `pixel` with the color laid over it.
  @inline(__always)
  func over(_ pixel: Pixel) -> Pixel {
    // Blinn's division again, by 65,535; no lane exceeds 255 × 65,535 + 32,768.
    let pixelRedBlue = UInt64(pixel & 0xff) | UInt64(pixel & 0xff_0000) &<< 16
    let pixelGreenAlpha = UInt64((pixel &>> 8) & 0xff) | UInt64(pixel &>> 24) &<< 32
    var even = redBlue &+ pixelRedBlue &* inverse
    even = ((even &+ ((even &>> 16) & 0xffff_0000_ffff)) &>> 16) & 0xff_0000_00ff
    var odd = greenAlpha &+ pixelGreenAlpha &* inverse
    odd = ((odd &+ ((odd &>> 16) & 0xffff_0000_ffff)) &>> 16) & 0xff_0000_00ff
    return Pixel(truncatingIfNeeded: even | even &>> 16 | odd &<< 8 | odd &>> 8)
  }

  /// Lays the color over a span.
  func over(_ row: UnsafeMutablePointer<Pixel>, count: Int) {
    var x = 0
    while x < count {
      row[x] = over(row[x])
      x = x &+ 1
    }
  }
}
